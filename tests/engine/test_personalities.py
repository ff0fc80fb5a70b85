"""The twelve personalities: known animals, manners that choose only among equals, and play that is as strong as without."""

from itertools import combinations
from pathlib import Path

import pytest

from engine import cards, chance
from engine.bots import LEVELS, make_bot, personalities
from engine.bots.bot import decide
from engine.bots.hard_gran_ramino import HardBot
from engine.bots.personalities import PERSONALITIES, PLAIN, Manner
from engine.games import GAMES, find, melds
from engine.model import DEAL, Action, Options
from tests.engine.moments import moments

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


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", ["normal", "hard"])
def test_no_two_players_of_the_house_play_alike(game, level):
    """In some hundred positions every two of them choose differently somewhere, and many choices are everybody's."""
    views = [view for _, view in moments(game, 120 if game == "rolling_stone" else 400, 7)]
    told = {one.key: [decide(quick(game, level, one.key), view) for view in views] for one in PERSONALITIES}
    assert all(told[one.key] != told[two.key] for one, two in combinations(PERSONALITIES, 2))
    shared = sum(len({chosen[at] for chosen in told.values()}) == 1 for at in range(len(views)))
    assert len(views) * 0.2 < shared < len(views) * 0.97


def quick(game, level, manner):
    """A bot with a manner, and a searching one with few playouts."""
    bot = make_bot(game, level, 3, manner)
    if hasattr(bot, "playouts"):
        bot.playouts = 30
    return bot


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_in_rolling_stone_low_keepers_part_with_higher_cards_and_liked_suits_go_last(level):
    views = [view for _, view in moments("rolling_stone", 160, 9)]
    careful, bold, proud, sly = (
        [decide(quick("rolling_stone", level, key), view).card for view in views] for key in ("careful", "bold", "proud", "sly")
    )
    pairs = [(low, high) for low, high in zip(careful, bold) if None not in (low, high) and cards.suit(low) == cards.suit(high)]
    assert all(low >= high for low, high in pairs)
    assert sum(low > high for low, high in pairs) >= 8
    of_clubs = [sum(card is not None and cards.SUITS[cards.suit(card)] == "C" for card in told) for told in (proud, sly)]
    assert of_clubs[0] < of_clubs[1], "clubs are what the proud one likes best"


def test_who_likes_open_cards_picks_up_where_it_is_as_good():
    pick, follow = Action("pick", None, "up"), Action("play", cards.card("9H"))
    assert personalities.manner("bold").first((follow, pick)) is pick
    assert personalities.manner("careful").first((pick, follow)) is follow


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
        ("rolling_stone", 4, "normal", 480, {}),
        ("rolling_stone", 4, "hard", 160, {}),
        ("michigan", 4, "hard", 480, {}),
        ("gran_ramino", 2, "hard", 240, {"pack": "36"}),
        ("gran_ramino", 2, "normal", 480, {"pack": "36"}),
    ],
)
def test_a_manner_changes_the_strength_of_nobody(game, seats, level, deals, options):
    fair = 1 / seats
    error = 2 * (fair * (1 - fair) / deals) ** 0.5
    assert abs(wins(game, seats, level, deals, options) - fair) <= error
