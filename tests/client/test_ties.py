"""Exactly equal: a win that is shared is shown as shared, to all who share it, and counted as neither won nor lost."""

from engine.events import MatchOver
from engine.model import Action
from game.match import Match, Wish
from game.scenes.match_over import MatchOverScene
from game.tallies.tally import tallies
from tests.client.desk import Desk
from tests.games.gran_ramino_table import THREE, gr
from tests.games.setting import do, lay

TRICK = ("play 9H", "play KH", "play 8H", "play 7H")


def shared():
    """Rolling Stone at its limit: seats 1 and 3 hold one card each, and both reach what wins the match."""
    table = lay("rolling_stone", "9H TD 8S | KH AS | 8H 7C TC | 7H QC", {"match_to": 1}, made=157)
    for seat, text in enumerate(TRICK):
        events = table.play(seat, Action.parse(text))
    assert events[-1] == MatchOver((1, 3))
    return table


def test_a_shared_match_is_counted_as_shared():
    found = tallies(shared().record)
    assert [found[seat].end for seat in range(4)] == ["lost", "shared", "lost", "shared"]
    assert [(found[seat].won, found[seat].shared) for seat in range(4)] == [(0, 0), (0, 1), (0, 0), (0, 1)]


def test_a_shared_match_is_shown_to_be_shared():
    desk = Desk(pace=0.0)
    match = Match(Wish("rolling_stone", 4, 1))
    match.table = shared()
    scene = desk.show(MatchOverScene(desk.home, match))
    names = [match.talk.name(seat) for seat in (1, 3)]
    assert scene.champions == (1, 3) and all(name in scene.heading for name in names)
    assert scene.aloud()[0] == scene.heading
    assert not any(match.talk.name(seat) in scene.heading for seat in (0, 2))


def test_a_drawn_deal_of_gran_ramino_is_nobodys_alone():
    """The stock is gone and two hands have 38 points each: the deal is shared in the figures, and won by neither."""
    table = gr(THREE, turn=1, stock="6S", discards="7D")
    do(table, "1 draw stock, 1 discard KH")
    assert table.deal_over
    found = tallies(table.record)
    assert (found[1].deals, found[1].won, found[1].shared) == (1, 0, 1), "only who has done something has played"
    assert found[2].won == 0
