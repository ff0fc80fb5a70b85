"""What counts in the statistics, wherever somebody quits: a win from the winning action on, what was left apart from what was
lost, and nothing at all of what nobody has played."""

import pytest

from engine.bots import make_bot
from engine.bots.bot import decide
from engine.events import MatchOver
from engine.model import DEAL
from game import words
from game.match import Match, Wish
from game.scene import Push
from game.scenes.scores import told
from game.sofa import profiles
from game.sofa.seats import Player, house_players
from game.store import Store
from game.tallies.book import Book
from tests.client.stage import Stage

SEATS = {"rolling_stone": 4, "gran_ramino": 2, "michigan": 3}
SHORT = {"rolling_stone": {"match_to": "1"}, "gran_ramino": {"match_to": "1"}, "michigan": {"length": "three"}}


class House:
    """A folder in which Ada's matches are kept; each question is asked of a program that has just been started there."""

    def __init__(self, folder):
        self.folder = folder
        self.ada = profiles.new("Ada", "cat")
        store = Store(folder)
        profiles.keep(store, self.ada).wait()
        store.close()

    def match(self, game, seed, until):
        """Ada and bots play, by normal bots in their places, until something holds; then the program ends without a word.

        until(match) is asked before each action."""
        store = Store(self.folder)
        bots = [one for one in house_players() if one.animal != "cat"][: SEATS[game] - 1]
        players = (Player("Ada", "cat", profile=self.ada.id), *bots)
        match = Match(Wish(game, len(players), seed, tuple(SHORT[game].items()), players=players))
        match.keep_in(store)
        minds = [make_bot(game, "normal", seed + seat) for seat in range(len(players))]
        while not match.over and not until(match):
            seat = match.table.turn
            self.events = match.play(decide(minds[seat], match.table.view(seat)))
        store.put("ends", True).wait(60)  # what was written before is on disk now
        store.close()
        return match

    def told(self, game):
        """(summary, sentences) of Ada."""
        store = Store(self.folder)
        book = Book(store)
        while not book.read_on():
            pass
        found = book.summary(self.ada.id, game)
        store.close()
        return found, [text for _, text, *_ in told(game, found)]


@pytest.fixture
def house(tmp_path):
    return House(tmp_path)


def acted(match, seat=0):
    """How often that seat has done something besides dealing."""
    return sum(who == seat and action is not DEAL for who, action in match.table.record.actions)


def never(match):
    return False


@pytest.mark.parametrize("game", list(SEATS))
def test_a_match_counts_from_the_action_that_decides_it(house, game):
    """No result is looked at and no button pressed; won, shared or lost is what the table says."""
    wanted = {"won": 0, "shared": 0, "lost": 0}
    for seed in range(6):
        match = house.match(game, seed, never)
        (winners,) = [event.winners for event in house.events if isinstance(event, MatchOver)]
        assert match.over
        wanted["won" if winners == (0,) else "shared" if 0 in winners else "lost"] += 1
    found, _ = house.told(game)
    assert {end: getattr(found, end) for end in wanted} == wanted
    assert found.matches == 6 and found.left == 0
    assert wanted["lost"] < 6, "something was won"


@pytest.mark.parametrize("game", list(SEATS))
def test_one_action_before_it_nothing_is_won_or_lost(house, game):
    whole = house.match(game, 2, never)
    before = House(house.folder / "again")
    before.match(game, 2, lambda match: match.table.ply == whole.table.ply - 1)
    found, said = before.told(game)
    assert (found.matches, found.won, found.lost) == (0, 0, 0)
    assert found.left == 1 and words.count("scores.left", 1) in said


@pytest.mark.parametrize("game", list(SEATS))
def test_of_a_match_in_which_somebody_has_done_nothing_nothing_is_told(house, game):
    house.match(game, 3, lambda match: True)
    house.match(game, 4, lambda match: match.table.ply == 1)
    match = house.match(game, 5, lambda match: match.table.ply > 0 and match.table.turn == 0)
    assert acted(match) == 0
    found, said = house.told(game)
    assert found.empty and said == [words.say("scores.nothing")]


@pytest.mark.parametrize("game", list(SEATS))
def test_what_was_left_in_its_first_deal_is_told_as_left_and_as_nothing_else(house, game):
    match = house.match(game, 6, lambda match: acted(match) == 1)
    assert not match.table.deal_over
    found, said = house.told(game)
    assert (found.left, found.matches, found.deals, found.lost) == (1, 0, 0, 0)
    assert said == [words.count("scores.left", 1)]


def test_a_match_that_was_stopped_in_common_is_no_loss(house):
    match = stopped(house, "rolling_stone")
    assert match.ended and not match.over
    found, said = house.told("rolling_stone")
    assert (found.lost, found.matches, found.left) == (0, 0, 1)
    assert said == [words.count("scores.left", 1)]


def stopped(house, game):
    """A match of several deals that ends with its first one."""
    store = Store(house.folder)
    bots = [one for one in house_players() if one.animal != "cat"][:3]
    match = Match(Wish(game, 4, 1, (("match_to", "3"),), players=(Player("Ada", "cat", profile=house.ada.id), *bots)))
    match.keep_in(store)
    minds = [make_bot(game, "normal", seat) for seat in range(4)]
    while not match.ended:
        if acted(match) == 2:
            match.stop_after_deal()
        seat = match.table.turn
        match.play(decide(minds[seat], match.table.view(seat)))
    store.close()
    return match


def test_a_match_decided_at_a_table_counts_before_its_result_is_pressed_away(house):
    """At the screen: the last card lies, the result is on its way or shown, and the program is killed."""
    store = Store(house.folder)
    stage = Stage(pace=0.0)
    stage.home.store = store
    bots = [one for one in house_players() if one.animal != "cat"][:1]
    players = (Player("Ada", "cat", profile=house.ada.id), *bots)
    match = Match(Wish("gran_ramino", 2, 2, (("match_to", "1"),), players=players))
    stage.stack.apply(Push(stage.home.table(stage.home, match)))
    table = stage.top
    while not match.over:
        table.play(match.table.legal[0])
    assert stage.at_table, "the result was not looked at"
    (saved,) = store.matches(finished=True)
    assert Match.resumed(saved).over
    store.close()
    found, _ = house.told("gran_ramino")
    assert found.matches == 1
