"""Whatever is asked, the own hand lies open beside the question: every card of it is in the window, and no other hidden one."""

import pytest

from engine import cards
from game import words
from game.moving import pictures
from tests.client.couch_stage import at_curtain, couch, dice, look, until
from tests.client.leak_search import flat_cards, flat_deck, up
from tests.client.stage import Stage, doing

ASKED = [
    ("michigan", 3, {"length": "three", "stakes": "after"}, {"stake", "play"}),
    ("michigan", 4, {"length": "three"}, {"stake", "swap", "play"}),
    ("gran_ramino", 2, {"match_to": "1"}, {"draw", "discard"}),
    ("rolling_stone", 4, {"match_to": "1"}, {"play", "pick"}),
]
"""Game, seats, options, and what has to be asked in it."""


@pytest.fixture(autouse=True)
def flat(monkeypatch):
    flat_deck(monkeypatch)
    pictures.TURNING.clear()
    yield
    pictures.TURNING.clear()


def kind_of(view):
    """What is asked."""
    kinds = {action.kind for action in view.legal}
    return "swap" if kinds & {"swap", "keep"} else next(iter(sorted(kinds)))


def seen(stage, table):
    """The hand lies open, is in the window with all its cards, and can be pressed; the question stands there too."""
    view, you = table.view, table.match.you
    pile = view.by_zone.get(("hand", you))
    hand = set(pile.up) if pile is not None else set()
    stage.draw()
    found = flat_cards(stage.surface)
    assert hand <= found, [cards.name(card) for card in hand - found]
    assert found <= hand | up(table.match.table.view(None)), "nobody else's, and not the extra hand"
    assert table.prompt
    pressed = {target.key for target in table.focus.targets}
    assert {("card", card) for card in hand} <= pressed, "each of them can be looked at or asked about"
    prompt = table.spread.frame.prompt
    for target in table.focus.targets:
        if target.key[0] == "card" and target.key[1] in hand:
            assert not target.rect.overlaps(prompt), "the question covers none of them"
            for other in table.focus.targets:
                if other.key[0] in ("onto", "less", "place", "do", "spot", "free"):
                    assert not target.rect.overlaps(other.rect), other.key
    return len(hand)


def choose(stage, table, throw):
    keys = doing(table)
    stage.key(("place",) if ("place",) in keys else throw.choice(keys))


def until_asked(stage, table):
    """Until a curtain, somebody's choice, or the end of the deal."""
    until(stage, lambda: at_curtain(stage) or not stage.at_table or (table.match.eyes is not None and table.view.legal))


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)])
@pytest.mark.parametrize(("game", "seats", "options", "asked"), ASKED)
def test_for_one_person_among_bots(game, seats, options, asked, size):
    met = {}
    for seed in range(1, 14):
        stage = Stage(size, 0.0)
        table, throw = stage.table(game, seats, seed, options), dice(seed)
        for _ in range(30):
            stage.until_asked()
            if not stage.at_table or (set(met) >= asked and min(met.values()) > 1):
                break
            kind = kind_of(table.view)
            if met.get(kind, 0) < 4:
                held = seen(stage, table)
                assert held or (kind == "stake" and "stakes" not in options), kind
                met[kind] = met.get(kind, 0) + 1
            choose(stage, table, throw)
        if set(met) >= asked and min(met.values()) > 1:
            break
    assert set(met) >= asked, met


@pytest.mark.parametrize(("game", "seats", "options", "asked"), ASKED)
def test_behind_the_curtain_too(game, seats, options, asked):
    """A stake that is placed before the cards are dealt is blind by the rules: then there is no hand yet."""
    met = {}
    for seed in range(1, 14):
        stage, table = couch(game, 3 if seats > 2 else 2, seats - (3 if seats > 2 else 2), seed, options=options)
        throw = dice(seed)
        for _ in range(40):
            until_asked(stage, table)
            if at_curtain(stage):
                look(stage)
            if not stage.at_table or table.match.eyes is None or not table.view.legal:
                break
            kind = kind_of(table.view)
            if met.get(kind, 0) < 3:
                held = seen(stage, table)
                assert held or (kind == "stake" and "stakes" not in options), kind
                met[kind] = met.get(kind, 0) + 1
            choose(stage, table, throw)
        if set(met) >= asked - {"pick"}:
            break
    assert set(met) >= asked - {"pick"}, "a forced pick-up is played by itself"


def test_what_is_asked_while_several_answers_fit_one_card_leaves_the_hand_there():
    """A card with more than one meaning asks which: the buttons lie beside the hand."""
    stage = Stage(pace=0.0)
    table = stage.table("rolling_stone", 4, 1)
    stage.until_asked()
    first = table.view.legal[0]
    table.choosing = (first, next(one for one in table.view.legal if one != first))
    table.aim()
    assert ("free",) in [target.key for target in table.focus.targets]
    assert seen(stage, table) == len(table.hand)
    assert words.say("other_card")
