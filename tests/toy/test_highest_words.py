"""What the fourth game has no words for is said plainly, and never wrongly: as text, at the table, at the end of a deal."""

from dataclasses import replace

import pytest

from engine import cards
from engine.cli.english import Narrator
from engine.cli.lying import Lying
from engine.events import Moved, Paid, Said, seen_by
from engine.games import GAMES
from engine.games.dealing import hand_zone
from engine.model import DEAL, Action, Heap, Options, Pile, Zone
from engine.record import Record
from engine.table import Table
from game import outcome, words
from game.geometry import canvas_for
from game.kids import mode
from game.match import Match, Wish
from game.places.layout import spread
from game.places.plan import in_order, plan_for
from game.scenes.doors import help_for
from game.scenes.help import HelpScene
from game.scenes.kids_help import KidsHelpScene
from game.scenes.manners_of import manners_of
from game.sentences import TEXTS
from game.talk import Talk
from tests.client.stage import Stage
from tests.client.table_rules import TEXTS as TEXTS_TRIED
from tests.client.table_rules import WINDOWS, check
from tests.toy.highest import Highest

POOL, ROW = Zone("pool"), Zone("row")
PURSES = [Zone("purse", seat) for seat in range(2)]


class LowAce(Highest):
    """The ace below the others."""

    def height(self, options, card):
        return (cards.rank(card) + 1) % cards.PER_SUIT


@pytest.fixture(autouse=True)
def highest(monkeypatch):
    monkeypatch.setitem(GAMES, "highest", Highest())


def dealt(seed=3):
    table = Table(Record("highest", Options(Highest.info, 2), seed=seed))
    table.play(0, DEAL)
    return table


def talk(you=0):
    return Talk(Match(Wish("highest", 2)).players, you)


def with_markers(view, *held, pool=(0, 0)):
    """The view of a game in which markers are the score."""
    purses = tuple(Heap(PURSES[seat], tuple(count * (owner == seat) for owner in range(2))) for seat, count in enumerate(held))
    return replace(view, scores=held, heaps=(*purses, Heap(POOL, pool)))


# As text


@pytest.mark.parametrize(
    ("event", "others", "yours"),
    [
        (Said("passes", 1), "Bo passes.", "You pass."),
        (Said("goes_on", 1, (cards.card("7H"),)), "Bo goes on: 7H.", "You go on: 7H."),
        (Said("left_in_pool", None, (), 3), "Left in pool (3).", "Left in pool (3)."),
        (Paid(PURSES[1], POOL, (0, 1)), "Bo pays 1 marker to pool.", "You pay 1 marker to pool."),
        (Paid(POOL, PURSES[1], (2, 1)), "Bo takes 3 markers from pool.", "You take 3 markers from pool."),
        (Paid(POOL, ROW, (2, 0)), "2 markers: from pool to row.", "2 markers: from pool to row."),
    ],
)
def test_remarks_and_markers_are_told_as_text(event, others, yours):
    assert Narrator(["Ada", "Bo"]).tell([event]) == [others]
    assert Narrator(["Ada", "Bo"], you=1).tell([event]) == [yours]


def test_a_card_laid_open_is_played_and_one_laid_face_down_only_moved():
    hand = hand_zone(1, Options(Highest.info, 2))
    card = cards.card("KC")
    assert Narrator(["Ada", "Bo"]).tell([Moved(card, hand, ROW)]) == ["Bo plays KC to row."]
    kept = seen_by([Moved(card, hand, Zone("kept", 1, hand.sight))], 0)
    assert Narrator(["Ada", "Bo"]).tell(kept) == ["1 card: from hand of seat 1 to kept of seat 1."]


def test_markers_in_the_middle_are_told_when_there_are_some():
    lying = Lying(Narrator(["Ada", "Bo"]))
    view = dealt().view(0)
    assert "Pool, 2 markers." in lying.open(with_markers(view, 19, 19, pool=(1, 1)))
    assert not any("ool" in line for line in lying.open(with_markers(view, 20, 20)))


# At the table


def test_one_card_that_can_be_played_glows_and_is_not_named_in_letters():
    manners, view = manners_of("highest"), dealt().view(0)
    only = replace(view, legal=view.legal[:1])
    assert manners.prompt(only, talk()) == words.say("plain.ask.card")
    assert manners.prompt(replace(view, legal=(Action("pass"),)), talk()) == "It is your turn: pass."


def test_its_words_are_said_once_it_has_some(monkeypatch):
    manners, view = manners_of("highest"), dealt().view(0)
    assert manners.caption(view, "trick", 2) == "Trick · 2"
    monkeypatch.setitem(TEXTS, "zone.highest.trick", "In the middle")
    monkeypatch.setitem(TEXTS, "do.highest.pass", "Let it go")
    assert manners.caption(view, "trick", 2) == "In the middle"
    assert manners.prompt(replace(view, legal=(Action("pass"),)), talk()) == "It is your turn: let it go."


def test_points_stand_on_a_plate_only_where_the_markers_do_not_say_them():
    manners, view = manners_of("highest"), dealt().view(0)
    assert manners.stars(view, 1) == 0
    assert manners.stars(with_markers(view, 12, 8), 1) is None
    assert manners.stars(replace(with_markers(view, 12, 8), scores=(1, 0)), 0) == 1


def test_a_hand_is_sorted_with_the_ace_where_the_game_has_it(monkeypatch):
    view = dealt().view(0)
    held = tuple(cards.card(name) for name in ("AS", "QS", "KS"))
    assert [cards.name(card) for card in in_order(held, plan_for("highest", view).low_ace)] == ["QS", "KS", "AS"]
    monkeypatch.setitem(GAMES, "highest", LowAce())
    assert [cards.name(card) for card in in_order(held, plan_for("highest", view).low_ace)] == ["AS", "QS", "KS"]


@pytest.mark.parametrize("text", TEXTS_TRIED)
def test_markers_in_the_middle_lie_under_the_piles_and_their_captions(text):
    """Where the field is lowest: with a strip for help under it."""
    view = with_markers(dealt().view(0), 9, 9, pool=(1, 1))
    rows = tuple(Pile(Zone(f"row {suit}"), 1, (card,), (card,)) for card, suit in enumerate(cards.SUITS))
    view = replace(view, piles=(*view.piles, *rows))
    for window in WINDOWS:
        laid = spread(view, plan_for("highest", view), canvas_for(window), text=max(1.0, text), aid=100)
        assert [heap.heap.zone for heap in laid.heaps if heap.kind == "heap"] == [POOL]
        assert check(laid) == [], window


def test_children_who_ask_for_help_get_its_rules_until_it_has_pictures():
    stage = Stage()
    mode.begin(stage.home, "words")
    for key, scene in (("highest", HelpScene), ("michigan", KidsHelpScene)):
        info = GAMES[key].info
        assert isinstance(help_for(stage.home, info, Options(info, info.usual)), scene)


# At the end of a deal


def test_the_end_of_a_deal_says_what_it_brought_in_markers():
    view = dealt().view(0)
    before, after = with_markers(view, 20, 20), with_markers(view, 27, 13)
    shown = outcome.plain(after, talk(), before)
    assert [(line.right, line.note, line.won) for line in shown.lines] == [
        ("+7", "27 markers", True),
        ("−7", "13 markers", False),
    ]
    deal = [Paid(PURSES[0], POOL, (1, 0)), Paid(POOL, PURSES[0], (1, 3)), Paid(PURSES[1], PURSES[0], (0, 4))]
    assert outcome.itemised(shown, deal) == shown, "the words for payments are Michigan's"


def test_and_in_points_where_there_are_no_markers():
    view = dealt().view(0)
    shown = outcome.plain(replace(view, scores=(0, 2)), talk(), view)
    assert [(line.right, line.note) for line in shown.lines] == [("", "0 points"), ("+2", "2 points")]
