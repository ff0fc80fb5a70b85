"""The twelve personalities: known animals, manners that choose only among equals, and play that is as strong as without."""

from pathlib import Path

import pytest

from engine import cards, chance
from engine.bots import LEVELS, make_bot, personalities
from engine.bots.bot import decide
from engine.bots.hard_gran_ramino import HardBot
from engine.bots.personalities import PERSONALITIES, PLAIN, Manner
from engine.games import find, melds
from engine.model import DEAL, Action, Options

ANIMALS = {path.stem for path in Path("sprites/svg/animals").glob("*.svg")}


def test_there_are_twelve_and_no_two_are_alike():
    assert len(PERSONALITIES) == 12
    for field in ("key", "name", "animal", "manner"):
        assert len({getattr(one, field) for one in PERSONALITIES}) == 12
    assert {one.animal for one in PERSONALITIES} <= ANIMALS


def test_an_unknown_manner_is_refused_with_the_list():
    assert personalities.manner("") is PLAIN
    with pytest.raises(ValueError, match="careful, bold, hoarder"):
        make_bot("michigan", "hard", 1, "grumpy")


@pytest.mark.parametrize("game", ["rolling_stone", "gran_ramino", "michigan"])
@pytest.mark.parametrize("level", LEVELS)
def test_every_bot_can_be_asked_for_with_a_manner(game, level):
    for one in PERSONALITIES:
        assert make_bot(game, level, 1, one.key)


def test_likings_order_choices():
    careful, proud = personalities.manner("careful"), personalities.manner("proud")
    take, draw = Action("draw", None, "discard"), Action("draw", None, "stock")
    assert careful.first((take, draw)) is draw
    assert personalities.manner("bold").first((draw, take)) is take
    assert PLAIN.first((take, draw)) is take
    assert careful.first((Action("stake", None, "4 0 0 0"), Action("stake", None, "1 1 1 1"))).choice == "1 1 1 1"
    black, red = Action("stake", None, "0 0 4 0"), Action("stake", None, "2 2 0 0")
    assert personalities.manner("romantic").first((black, red)) is red
    assert proud.first_card([cards.card("KC"), cards.card("2S")]) == cards.card("2S"), "clubs are liked best and kept"
    assert careful.first_card([cards.card("2S"), cards.card("KC")]) == cards.card("KC"), "low cards are kept"


def test_a_manner_chooses_among_nearly_equal_discards_only():
    form = melds.form(40, 10)
    bot = HardBot(1)
    two, king, queen = map(cards.card, ("2H", "KC", "QC"))
    assert bot.best(form, {two: 1000, king: 999, queen: 900}) == two
    bot.manner = Manner(keeps="low")
    assert bot.best(form, {two: 1000, king: 999, queen: 900}) == king
    assert bot.best(form, {two: 1000, king: 900, queen: 900}) == two


def wins(game, seats, level, deals, options):
    """Deals won by a bot with a manner among bots without, in 840ths; all manners in turn, in all seats, on the same cards."""
    rules = find(game)
    setup = Options(rules.info, seats, options)
    won = 0
    for number in range(deals):
        secret = chance.derive(17, number // seats)
        own = number % seats
        key = PERSONALITIES[number // seats % 12].key
        bots = [make_bot(game, level, chance.derive(secret, seat), key if seat == own else "") for seat in range(seats)]
        state = rules.start(setup, secret)
        rules.play(state, DEAL)
        while not rules.deal_over(state):
            rules.play(state, decide(bots[state.turn], rules.view(state, state.turn)))
        if own in state.winners:
            won += 840 // len(state.winners)
    return won / 840 / deals


@pytest.mark.parametrize(
    ("game", "seats", "level", "deals", "options"),
    [
        ("michigan", 4, "hard", 480, {}),
        ("gran_ramino", 2, "hard", 240, {"pack": "36"}),
        ("gran_ramino", 2, "normal", 480, {"pack": "36"}),
    ],
)
def test_a_manner_changes_the_strength_of_nobody(game, seats, level, deals, options):
    fair = 1 / seats
    error = 2 * (fair * (1 - fair) / deals) ** 0.5
    assert abs(wins(game, seats, level, deals, options) - fair) <= error
