"""Statistics: every figure is what its words say, counted from the records alone."""

import pytest

from engine.games import GAMES
from engine.model import DEAL, Options
from engine.record import Record
from engine.table import Table
from game import words
from game.scene import Push
from game.scenes.matches import MatchesScene
from game.scenes.scores import ScoresScene, told
from game.sofa import profiles
from game.store import Store
from game.tallies.book import GUEST, Book
from game.tallies.tally import Tally, read, tallies
from tests.client.played_house import family, play
from tests.client.stage import Stage


@pytest.fixture
def store(tmp_path):
    made = Store(tmp_path)
    yield made
    made.close()


def book(store):
    made = Book(store)
    while not made.read_on():
        pass
    return made


OPTIONS = Options(GAMES["michigan"].info, 2)


def counted(match):
    """A match counted in another way than `tallies` does: from the views of its table, deal by deal."""
    record = match.table.record
    table, seats = Table(record.begun()), range(record.options.seats)
    biggest, won, rolls = dict.fromkeys(seats, 0), dict.fromkeys(seats, 0), dict.fromkeys(seats, 0)
    for seat, action in record.actions:
        before = table.reveal()
        table.play(seat, action)
        after = table.reveal()
        for one in seats:
            held = after.by_zone[("hand", one)].count
            biggest[one] = max(biggest[one], held)
            rolls[one] += action is not DEAL and held > before.by_zone[("hand", one)].count and record.game == "rolling_stone"
            gained = after.scores[one] - before.scores[one]
            won[one] += gained > 0 and record.game != "michigan"
    return biggest, won, rolls


def cards_paid_for(match):
    """Cards that were held when a deal ended: a marker each, as nobody ran short of them."""
    table, paid = Table(match.table.record.begun()), 0
    for seat, action in match.table.record.actions:
        table.play(seat, action)
        if table.deal_over:
            paid += sum(pile.count for pile in table.reveal().piles if pile.zone.name == "hand")
    return paid


@pytest.mark.parametrize(
    ("game", "seats"), [("rolling_stone", 4), ("rolling_stone", 6), ("gran_ramino", 2), ("gran_ramino", 4)]
)
@pytest.mark.parametrize("seed", range(3))
def test_deals_and_hands_are_those_of_the_table(store, game, seats, seed):
    match = play(store, game, ["Eva"], seats, seed)
    biggest, won, rolls = counted(match)
    found = tallies(match.table.record)
    assert {seat: one.won + one.shared for seat, one in found.items()} == won
    assert {seat: one.pick_ups for seat, one in found.items()} == rolls
    assert {seat: one.biggest for seat, one in found.items()} == biggest
    assert len({one.deals for one in found.values()}) == 1
    assert sum(one.won for one in found.values()) <= found[0].deals


@pytest.mark.parametrize("seats", [2, 5, 8])
def test_markers_won_and_paid_add_up(store, seats):
    match = play(store, "michigan", ["Eva"], seats, 3)
    found = tallies(match.table.record)
    staked = 4 * seats * found[0].deals
    left = sum(sum(heap.counts) for heap in match.table.reveal().heaps if heap.zone.name.startswith("on "))
    assert sum(one.markers for one in found.values()) == staked - left + cards_paid_for(match)
    assert sum(one.won for one in found.values()) == found[0].deals
    assert 1 < max(one.run for one in found.values()) <= 13


def test_a_run_is_as_long_as_the_cards_in_it():
    """Two players, a position: forehand leads the two, the other goes on, until nobody can."""
    record = Record("michigan", OPTIONS, seed=5)
    table, lengths, runs = Table(record), [], []
    while table.turn is not None and len(runs) < 60:
        seat, action = table.turn, table.legal[0]
        events = table.play(seat, action)
        runs.append(len(table.reveal().by_zone[("run", None)].up))
        lengths += [1 for _ in events]
    assert max(one.run for one in tallies(table.record).values()) == max(runs)


def test_what_is_counted_once_is_read_next_time(store, monkeypatch):
    family(store)
    first = book(store)
    before = {game: first.summary(first.people()[0].id, game) for game in ("rolling_stone", "gran_ramino", "michigan")}
    store.put("flushed", True).wait(60)
    monkeypatch.setattr("game.tallies.book.tallies", lambda *_: pytest.fail("counted again"))
    again = book(store)
    assert {game: again.summary(again.people()[0].id, game) for game in before} == before


def test_whatever_stands_where_a_tally_was_kept_it_is_counted_anew(store):
    ada, _, _ = family(store)
    right = book(store).summary(ada.id, "gran_ramino")
    assert right.matches == 4
    for number, wrong in enumerate(
        ([], {"0": 3}, {"0": {"great": [1]}}, {"x": {}}, {"0": {**Tally("x").plain, "won": "many"}})
    ):
        store.put(f"tally/{store.matches(finished=True)[number].id}", wrong).wait()
    assert book(store).summary(ada.id, "gran_ramino") == right


def test_a_tally_is_read_back_as_it_was():
    one = Tally("michigan", 3, 2, 1, "won", 4, 5, 6, (1, 0, 2, 0), 7, 8, True, False)
    assert read(one.plain) == one
    for name, wrong in (("won", True), ("won", "2"), ("great", [1, 2]), ("great", ["1", 0, 0, 0]), ("helped", 1), ("more", 1)):
        assert read({**one.plain, name: wrong}) is None


def test_help_children_and_what_was_left_stand_apart(store):
    ada = profiles.new("Ada", "cat")
    profiles.keep(store, ada).wait()
    play(store, "michigan", [ada], 3, 1, hints=1)
    play(store, "michigan", [ada], 3, 2, kids="words")
    play(store, "michigan", [ada], 3, 3, until="deal")
    one = book(store).summary(ada.id, "michigan")
    assert (one.matches, one.deals, one.helped[0], one.kids[0], one.left) == (0, 0, 6, 6, 1)
    said = [text for _, text, *_ in told("michigan", one)]
    assert words.count("scores.left", 1) in said
    assert not any(words.count("scores.markers", 0) == text for text in said), "nothing is told of what is not counted"
    play(store, "michigan", [ada], 3, 4)
    assert book(store).summary(ada.id, "michigan").matches == 1


def test_a_seat_that_changed_hands_is_nobodys(store):
    ada = profiles.new("Ada", "cat")
    profiles.keep(store, ada).wait()
    match = play(store, "rolling_stone", [ada], 4, 1, until="deal")
    match.reseat(0, match.players[1])
    match.reseat(0, match.players[0])
    match.table.record.note("ply 3 seat 1 is now person")
    assert set(tallies(match.table.record)) == {2, 3}


def test_a_match_of_a_chosen_deal_is_in_no_figure(store):
    ada = profiles.new("Ada", "cat")
    profiles.keep(store, ada).wait()
    match = play(store, "rolling_stone", [ada], 4, 1)
    match.table.record.note("not counted: played on from another match")
    match._save()
    assert book(store).people() == []


def test_a_record_that_cannot_be_read_is_no_fault(store):
    family(store)
    right = book(store).summary(GUEST, "michigan")
    store.save(7, "michigan", {"seats": [{"name": "Eva", "animal": "cat"}]}, "no record", finished=True).wait()
    store.save(8, "michigan", None, "", finished=True).wait()
    assert book(store).summary(GUEST, "michigan") == right


def test_wins_in_a_row_and_the_row_itself():
    from game.tallies.book import _longest

    assert _longest(("won", "won", "lost", "won", "shared", "won")) == 2
    assert _longest(()) == 0


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)])
def test_the_screen_counts_a_match_a_tick_and_shows_everybody(store, size):
    ada, bo, _ = family(store)
    stage = Stage(size, 0.0)
    stage.home.store = store
    stage.stack.apply(Push(MatchesScene(stage.home)))
    stage.key("scores")
    assert isinstance(stage.top, ScoresScene)
    assert stage.top.moving
    stage.draw()
    stage.wait(0.5)
    assert not stage.top.moving
    assert stage.top.who == ada.id
    stage.key(("who", bo.id))
    assert stage.top.who == bo.id
    stage.draw()
    stage.key("back")
    assert isinstance(stage.top, MatchesScene)


def test_a_match_of_several_guests_says_that_it_is_counted_for_each(store):
    """Nobody is told of two matches, or of wins in a row, where one was played."""
    for seed in range(3):
        play(store, "michigan", ["Eva"], 3, seed)
    alone = book(store)
    assert not alone.crowded
    assert alone.summary(GUEST, "michigan").streak == 1
    play(store, "michigan", ["Eva", "Ove"], 3, 1)
    both = book(store)
    assert both.crowded
    one = both.summary(GUEST, "michigan")
    assert (one.matches, one.streak) == (5, 0)
    stage = Stage((1024, 640), 0.0)
    stage.home.store = store
    stage.stack.apply(Push(ScoresScene(stage.home)))
    stage.wait(0.5)
    assert stage.top.says() == "Finished matches without hints, counted once for each guest who played."


def test_two_who_are_kept_are_counted_each_alone(store):
    family(store)
    found = book(store)
    assert not found.crowded
    stage = Stage((1024, 640), 0.0)
    stage.home.store = store
    stage.stack.apply(Push(ScoresScene(stage.home)))
    stage.wait(0.5)
    assert stage.top.says() == "Finished matches without hints."
