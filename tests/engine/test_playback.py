"""A match looked at again: every place of it is what the table was then, for all eyes, in any order."""

import pytest

from engine import chance
from engine.games import GAMES, find
from engine.match import new_table
from engine.model import DEAL, Action, Options
from engine.playback import EVERY, Playback
from engine.record import Record
from engine.rules import IllegalAction
from engine.table import Table


def played(game, seed=3, most=10_000):
    """A table at its end, the views of all eyes after each action, and the events of each."""
    table = new_table(game, Options(find(game).info, find(game).info.usual), seed)
    dice = chance.dice(seed)
    views, events = [everything(table)], []
    while table.turn is not None and table.ply < most:
        events.append(table.play(table.turn, chance.pick(dice, table.legal)))
        views.append(everything(table))
    return table, views, events


def everything(table):
    return [table.view(seat) for seat in (None, *range(table.record.options.seats))] + [table.reveal()]


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_place_is_what_it_was_in_any_order(game):
    table, views, events = played(game)
    playback = Playback(table.record)
    assert len(playback) == table.ply == len(events)
    plies = chance.shuffled(range(len(views)), chance.dice(9))
    for ply in plies:
        seats = range(table.record.options.seats)
        assert [*(playback.view(ply, seat) for seat in (None, *seats)), playback.reveal(ply)] == views[ply]
        assert playback.to_act(ply) == views[ply][-1].turn
        if ply:
            assert playback.events(ply) == events[ply - 1]
    assert playback.reveal(len(playback)) == views[-1][-1]
    assert table.record.actions == list(playback.actions)


def test_deals_are_found():
    table, _, _ = played("rolling_stone")
    playback = Playback(table.record)
    assert [playback.actions[ply - 1][1] for ply in playback.deals] == [DEAL] * table.deals
    assert playback.deal_of(0) == 0
    assert playback.deal_of(playback.deals[1] - 1) == 1
    assert playback.deal_of(playback.deals[1]) == 2
    assert playback.deal_over(playback.deals[1] - 1)
    assert not playback.deal_over(playback.deals[1])


def test_a_stretch_of_it_is_told_in_one_go():
    table, _, events = played("michigan")
    playback = Playback(table.record)
    told = list(playback.between(30, 61))
    assert [(seat, action) for seat, action, _ in told] == table.record.actions[30:61]
    assert [happened for _, _, happened in told] == events[30:61]


def test_a_place_there_is_not_is_refused():
    playback = Playback(played("michigan", most=40)[0].record)
    for wrong in (-1, 41):
        with pytest.raises(IndexError):
            playback.view(wrong, 0)
        with pytest.raises(IndexError):
            playback.until(wrong)
    with pytest.raises(IndexError):
        playback.events(0)


def test_what_is_played_on_starts_there_and_does_not_count():
    table, views, _ = played("gran_ramino", most=60)
    playback = Playback(table.record)
    record = playback.until(31)
    assert record.notes[-1] == (31, "# not counted: played on from action 31 of another match")
    assert not record.counts
    assert table.record.counts
    on = Table(Record.from_text(record.to_text()))
    assert everything(on) == views[31]
    on.play(on.turn, on.legal[0])
    assert len(playback) == 60 == table.ply
    assert playback.reveal(31) == views[31][-1]


def test_an_action_that_is_not_legal_is_named():
    record = played("rolling_stone", most=30)[0].record
    record.actions[7] = (record.actions[7][0], Action.parse("play 2H"))
    with pytest.raises(IllegalAction) as wrong:
        Playback(record)
    assert wrong.value.ply == 7


def test_a_public_record_cannot_be_looked_at():
    with pytest.raises(ValueError, match="no seed"):
        Playback(played("rolling_stone", most=9)[0].public())


def test_a_place_is_never_further_than_a_few_actions_away(monkeypatch):
    table, _, _ = played("michigan")
    assert table.ply > 4 * EVERY
    playback = Playback(table.record)
    count = [0]

    class Counting:
        def __getattr__(self, name):
            if name == "play":
                count[0] += 1
            return getattr(find("michigan"), name)

    monkeypatch.setattr(playback, "rules", Counting())
    for ply in range(len(playback) + 1):
        count[0] = 0
        playback.view(ply, 0)
        assert count[0] < EVERY
