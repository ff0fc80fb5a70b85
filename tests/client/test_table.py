"""Every game at every number of seats, played to its end by presses on a table without a window."""

import random
from dataclasses import replace

import pytest

import sprites
from engine.games import GAMES
from engine.model import DEAL, Action, Pile
from game.clock import TICK
from game.geometry import Rect
from game.intents import Intent, Kind
from game.places.layout import is_hand
from game.scenes.deal_over import DealOverScene
from game.scenes.match_over import MatchOverScene
from game.sofa.seats import OPEN
from tests.client.stage import SMALL, Stage, doing, means, press_something
from tests.toy.highest import Highest

SHORT = {
    "rolling_stone": {"match_to": "1"},
    "gran_ramino": {"match_to": "1"},
    "michigan": {"length": "three"},
    "highest": {},
}
TABLES = [(game, seats) for game, rules in GAMES.items() for seats in rules.info.seats]


@pytest.fixture
def highest(monkeypatch):
    monkeypatch.setitem(GAMES, "highest", Highest())


def check_rest(stage):
    """All that must hold whenever the cards rest."""
    table = stage.top
    assert table.tabletop.settled(table.view, table.spread)
    assert table.tabletop.jumps == 0
    screen = Rect(0, 0, stage.size[0] / stage.scale, stage.size[1] / stage.scale)
    for target in table.focus.targets:
        assert target.rect.within(screen), target
        least = 33 / stage.scale
        if target.ring is None:
            assert min(target.rect.w, target.rect.h) >= least - 0.5, target
        else:  # a card in hand: its strip may be narrow, not low
            assert target.rect.w >= 24 and target.rect.h >= least, target
    assert table.focus.current is not None


def play_through(stage, dice, each=lambda: None, foolish=0.1):
    """To the end of the match; returns how many presses it took."""
    presses = 0
    while not isinstance(stage.top, MatchOverScene):
        stage.until_asked()
        if isinstance(stage.top, DealOverScene):
            stage.draw()
            stage.click("next") if presses % 2 else stage.key("next")
            stage.wait(0.05)
            continue
        if isinstance(stage.top, MatchOverScene):
            break
        check_rest(stage)
        each()
        press_something(stage, dice, foolish)
        presses += 1
        assert presses < 3000
    stage.draw()
    return presses


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_match_is_played_to_its_end(game, seats):
    stage = Stage(random.Random(seats).choice([SMALL, (1280, 720), (1920, 1080), (1600, 1200)]))
    table = stage.table(game, seats, seed=seats, options=SHORT.get(game, {}))
    play_through(stage, random.Random(seats))
    assert table.match.over
    assert stage.captions[-1].endswith("match over")


@pytest.mark.parametrize(("options"), [{"pack": "36"}, {"pack": "36", "german_ace": "high", "turn_discards": "2"}])
def test_the_german_pack(options):
    stage = Stage()
    stage.table("gran_ramino", 3, 5, {**options, "match_to": "1"})
    play_through(stage, random.Random(3))


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("rolling_stone", {"voluntary_pickup": "true", "scoring": "cards"}),
        ("rolling_stone", {"open_hands": "true", "match_to": "1"}),
        ("michigan", {"stakes": "after", "stakes_open": "true", "length": "three", "markers": "40"}),
        ("michigan", {"strict_lowest": "true", "bank_lends": "true", "length": "three"}),
    ],
)
def test_house_rules(game, options):
    stage = Stage()
    stage.table(game, 4, 8, options)
    play_through(stage, random.Random(4), foolish=0.0)


def test_a_fourth_game_needs_no_scene(highest):
    stage = Stage()
    table = stage.table("highest", 3, 2)
    play_through(stage, random.Random(1))
    assert table.match.over


class Loud(Highest):
    """Every card can be played in two ways, and one can be thrown away unseen."""

    def legal(self, state):
        found = super().legal(state)
        if found == (DEAL,):
            return found
        return tuple(two for one in found for two in (one, Action("play", one.card, "loud")))


def test_a_card_with_several_actions_asks_which(monkeypatch):
    monkeypatch.setitem(GAMES, "highest", Loud())
    stage = Stage()
    table = stage.table("highest", 2, 2)
    stage.until_asked()
    card = table.view.legal[0].card
    stage.click(("card", card))
    assert table.choosing and table.view.ply == 1
    assert table.focus.current.key == ("do", table.view.legal[0].text)
    stage.draw()
    stage.key(("free",))
    assert not table.choosing
    stage.key(("card", card))
    stage.click(("do", table.view.legal[1].text))
    assert table.match.table.record.actions[-1][1].choice == "loud"
    play_through(stage, random.Random(2), foolish=0.3)


class Blind(Highest):
    """The hands lie face down for everybody: all that can be done needs a button."""

    def _look(self, state, seat, everything):
        view = super()._look(state, seat, everything)
        piles = tuple(Pile(pile.zone, pile.count) if pile.zone.name == "hand" else pile for pile in view.piles)
        return replace(view, piles=piles)


def test_an_action_with_a_card_out_of_sight_has_a_button(monkeypatch):
    monkeypatch.setitem(GAMES, "highest", Blind())
    stage = Stage()
    table = stage.table("highest", 2, 2)
    stage.until_asked()
    assert [key for key in doing(table) if key[0] == "do"] == [("do", action.text) for action in table.view.legal]
    stage.click(doing(table)[0])
    assert table.view.ply == 2


@pytest.mark.parametrize("pace", [0.0, 0.03])
@pytest.mark.parametrize(("game", "seats"), [("rolling_stone", 4), ("gran_ramino", 4), ("michigan", 4)])
def test_every_card_lies_where_it_belongs_after_later_deals_too(game, seats, pace):
    """The pack that was gathered goes to the dealer and what is left of it comes back, however fast."""
    stage = Stage(pace=pace)
    table = stage.table(game, seats, 1, watch=True)
    deals = 0
    while deals < 3:
        if not stage.at_table:
            stage.key("next")
            stage.wait(0.05)
        stage.stack.tick(TICK)
        if stage.at_table and not table.moving:
            assert table.tabletop.settled(table.view, table.spread)
        deals = sum(action is DEAL for _, action in table.match.table.record.actions)


def test_watching_bots_to_the_end():
    stage = Stage()
    table = stage.table("rolling_stone", 4, 3, {"match_to": "1"}, watch=True)
    assert table.match.eyes is OPEN
    while stage.at_table:
        if table.moving:
            stage.stack.hear(Intent(Kind.DOWN, 2, 2))
        else:
            assert table.tabletop.settled(table.view, table.spread)
            assert all(place.up for place in table.spread.places if is_hand(place.zone))
        stage.wait(0.1)
    assert isinstance(stage.top, DealOverScene)
    assert table.match.over


@pytest.mark.parametrize(("game", "seats"), [("rolling_stone", 4), ("gran_ramino", 2), ("gran_ramino", 4), ("michigan", 5)])
def test_no_face_is_drawn_that_the_eyes_may_not_know(game, seats, monkeypatch):
    """In every frame, with all motion: a face is one that lies open for this seat, or was named in what it saw happen."""
    stage = Stage()
    table = stage.table(game, seats, 6, SHORT[game])
    drawn: set[int] = set()
    allowed: set[int] = set()
    face = sprites.face

    def spy(card, width, **how):
        drawn.add(card)
        return face(card, width, **how)

    monkeypatch.setattr(sprites, "face", spy)
    stage_events = table.tabletop.stage

    def note(events, view, lay, cue):
        allowed.clear()
        allowed.update(up_cards(table.seen), up_cards(view))
        allowed.update(event.card for event in events if getattr(event, "card", None) is not None)
        stage_events(events, view, lay, cue)

    def up_cards(view):
        return {card for pile in view.piles for card in pile.up}

    def look():
        drawn.clear()
        stage.draw(0.5)
        known = allowed if table.moving else up_cards(table.view)
        assert drawn <= known, drawn - known
        for pile in table.tabletop.piles.values():
            for picture in pile:
                assert picture.card is None or picture.card in allowed | up_cards(table.view)

    monkeypatch.setattr(table.tabletop, "stage", note)
    dice = random.Random(2)
    frames = 0
    while stage.at_table and frames < 700:
        look()
        frames += 1
        if not table.moving and table.view.legal and not table.match.deal_is_next:
            press_something(stage, dice, 0)
        stage.wait(0.09)
    assert frames > 100


def test_a_press_while_cards_travel_finishes_that_and_nothing_else():
    stage = Stage()
    table = stage.table("rolling_stone", 4, 1)
    stage.until_asked()
    stage.click(doing(table)[0])
    assert table.moving
    ply = table.view.ply
    stage.stack.hear(Intent(Kind.POINT, 500, 500))
    assert table.moving
    x, y = 683, 800
    stage.stack.hear(Intent(Kind.DOWN, x, y))
    assert not table.moving
    stage.stack.hear(Intent(Kind.UP, x, y))
    assert table.view.ply == ply and not table.refusal
    assert table.tabletop.settled(table.view, table.spread)


def corner_of(table):
    return [button.key for button in table.corner.buttons]


def until_offered(stage, table, key):
    """Play on until the corner offers that."""
    dice = random.Random(3)
    for _ in range(600):
        stage.until_asked()
        if isinstance(stage.top, DealOverScene):
            stage.click("next")
            stage.wait(0.05)
        elif key in corner_of(table) and (table.draft is None or table.draft.action is not None):
            return corner_of(table)
        else:
            press_something(stage, dice, 0)
    raise AssertionError(f"{key} was never offered")


@pytest.mark.parametrize(
    ("game", "key"), [("rolling_stone", ("do", "pick up")), ("michigan", ("do", "keep")), ("michigan", ("place",))]
)
def test_while_an_action_is_seen_no_button_offers_one(game, key):
    """Only the trick before may still be looked at; what comes next is offered when the cards rest."""
    stage = Stage()
    table = stage.table(game, 4, 3)
    offered = until_offered(stage, table, key)
    stage.key(key)
    assert table.moving
    frames = 0
    while table.moving:
        frames += 1
        assert set(corner_of(table)) <= {("last",)} & set(offered), "a button from before, or one that comes too early"
        stage.wait(TICK)
    assert frames > 5


@pytest.mark.parametrize(("game", "seats"), [("rolling_stone", 4), ("gran_ramino", 2), ("michigan", 4)])
def test_while_it_is_celebrated_nobody_is_to_play(game, seats):
    stage = Stage()
    table = stage.table(game, seats, 4)
    dice = random.Random(4)
    while not table.match.table.deal_over:
        if table.moving or table.match.deal_is_next or table.match.bot is not None:
            stage.wait(TICK)
        else:
            press_something(stage, dice, 0)
    heading = table.manners.outcome(table.view, table.match.talk, table.before_deal).heading
    assert table.moving and table.seen.turn is not None, "the last card is still on its way"
    while table.prompt != heading:
        stage.wait(TICK)
    frames = 0
    while table.moving:
        frames += 1
        assert table.seen.turn is None
        stage.wait(TICK)
    assert frames > 30


def test_while_something_is_shown_again_no_button_offers_anything():
    stage = Stage()
    table = stage.table("rolling_stone", 4, 3)
    offered = until_offered(stage, table, ("do", "pick up"))
    stage.stack.hear(Intent(Kind.TOOL, text="again"))
    assert table.replay is not None and corner_of(table) == []
    stage.stack.hear(Intent(Kind.DOWN, 2, 2))
    assert table.replay is None and corner_of(table) == offered


@pytest.mark.parametrize("device", ["mouse", "keys"])
def test_a_second_press_in_motion_is_no_second_action(device):
    stage = Stage()
    table = stage.table("gran_ramino", 2, 4)
    stage.until_asked()
    key = doing(table)[0]
    x, y = stage.where(key)
    ply = table.view.ply
    stage.key(key) if device == "keys" else stage.click(key)
    stage.wait(0.05)
    for kind in (Kind.ARM, Kind.ACT) if device == "keys" else (Kind.DOWN, Kind.UP):
        stage.stack.hear(Intent(kind, x, y))
    assert table.view.ply == ply + 1 and not table.moving


def test_a_pointer_that_slides_off_does_nothing():
    stage = Stage()
    table = stage.table("rolling_stone", 4, 1)
    stage.until_asked()
    ply = table.view.ply
    x, y = stage.where(doing(table)[0])
    stage.stack.hear(Intent(Kind.DOWN, x, y))
    stage.stack.hear(Intent(Kind.UP, 5, 400))
    assert table.view.ply == ply and not table.moving


def test_a_refused_card_says_why():
    stage = Stage()
    table = stage.table("rolling_stone", 4, 1)
    said = set()
    for _ in range(40):
        stage.until_asked()
        if not stage.at_table:
            break
        keys = [target.key for target in table.focus.targets if target.key[0] == "card" and not means(table, target.key)]
        if keys:
            ply = table.view.ply
            stage.click(keys[0])
            assert table.view.ply == ply
            assert table.refusal.endswith(".") and "{" not in table.refusal
            said.add(table.refusal)
            stage.draw()
        stage.key(doing(table)[0])
        assert not table.refusal
    assert said


def test_while_others_play_a_card_says_whose_turn_it_is():
    stage = Stage()
    table = stage.table("rolling_stone", 4, 1)
    stage.until_asked()
    stage.click(doing(table)[0])
    stage.rest()
    ply = table.view.ply
    card = next(target.key for target in table.focus.targets if target.key[0] == "card")
    stage.click(card)
    assert table.refusal == f"It is {table.match.talk.name(table.view.turn)}'s turn."
    assert table.view.ply == ply


@pytest.mark.parametrize("game", ["rolling_stone", "gran_ramino", "michigan"])
def test_a_resize_in_the_middle_of_motion_breaks_nothing(game):
    stage = Stage()
    table = stage.table(game, GAMES[game].info.usual, 2)
    dice = random.Random(5)
    sizes = [(1024, 640), (1280, 720), (2560, 1080), (1600, 1200), (800, 500), (3840, 2160)]
    done = 0
    while done < 20:
        if table.moving:
            stage.wait(0.05)
            stage.resize(sizes[done % len(sizes)])
            done += 1
            assert not table.moving
            assert table.tabletop.settled(table.view, table.spread)
        elif table.view.legal and not table.match.deal_is_next:
            press_something(stage, dice, 0)
        if not stage.at_table:
            break
        stage.wait(0.02)
    stage.resize((1024, 640))
    stage.draw()


def test_the_same_match_at_any_frame_rate_and_pace():
    """Motion decides nothing: the record is the same however time passes."""
    records = []
    for pace, beat in ((1.0, 1 / 30), (1.0, 1 / 144), (0.0, 1 / 60)):
        stage = Stage(pace=pace)
        table = stage.table("rolling_stone", 4, 11, {"match_to": "1"}, watch=True)
        for _ in range(100_000):
            if not stage.at_table:
                break
            if table.moving and beat < 1 / 60:
                stage.stack.hear(Intent(Kind.DOWN, 2, 2))
            stage.stack.tick(beat)
        assert table.match.over
        records.append(table.match.table.record.to_text())
    assert records[0] == records[1] == records[2]


def test_the_last_trick_can_be_looked_at_again():
    stage = Stage()
    table = stage.table("rolling_stone", 4, 1)
    for _ in range(30):
        stage.until_asked()
        if ("last",) in [target.key for target in table.focus.targets]:
            break
        stage.key(doing(table)[0])
    stage.key(("last",))
    assert not stage.at_table
    assert stage.top.rows[0] == table.marks.last_trick
    stage.draw()
    stage.stack.hear(Intent(Kind.BACK))
    assert stage.at_table


def test_the_table_can_be_looked_at_behind_the_result():
    stage = Stage()
    table = stage.table("rolling_stone", 4, 1)
    dice = random.Random(1)
    while stage.at_table:
        stage.until_asked()
        if stage.at_table:
            press_something(stage, dice, 0)
    stage.key("look")
    assert stage.top is table
    stage.wait(3)
    assert stage.top is table, "the result comes only once by itself"
    stage.key(("result",))
    assert isinstance(stage.top, DealOverScene)
    deal = table.view.table.deal
    stage.key("next")
    stage.until_asked()
    assert table.view.table.deal == deal + 1
