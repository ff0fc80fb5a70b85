"""The bare playout of Rolling Stone plays exactly what the rules play, move by move."""

import pytest

from engine import chance
from engine.games.rolling_stone import RULES
from engine.model import DEAL, Options

KEPT = (
    *("hands", "pickups", "made", "won", "tricks", "voluntary", "scores"),
    *("winners", "reason", "champions", "turn", "phase", "ply", "deal"),
)


def by_the_rules(state, dice):
    """Random actions to the end of the deal; dice only where there is a choice."""
    moves = 0
    while not RULES.deal_over(state):
        legal = RULES.legal(state)
        RULES.play(state, chance.pick(dice, legal) if len(legal) > 1 else legal[0])
        moves += 1
    return moves


@pytest.mark.parametrize("seats", [4, 5, 6])
@pytest.mark.parametrize(
    "switches",
    [{}, {"voluntary_pickup": "true"}, {"voluntary_pickup": "two"}, {"scoring": "cards"}, {"match_to": "1"}],
    ids=str,
)
def test_a_playout_from_any_moment_is_the_same_as_playing_on(seats, switches):
    options = Options(RULES.info, seats, switches)
    ends = set()
    for seed in range(120):
        state = RULES.start(options, seed)
        dice = chance.dice(seed)
        RULES.play(state, DEAL)
        for _ in range(seed % 60):
            if not RULES.deal_over(state):
                RULES.play(state, chance.pick(dice, RULES.legal(state)))
        if RULES.deal_over(state):
            continue
        copied = state.copy()
        one, two = chance.dice(5), chance.dice(5)
        assert by_the_rules(state, one) == RULES.playout(copied, two)
        assert {name: getattr(state, name) for name in KEPT} == {name: getattr(copied, name) for name in KEPT}
        assert one.random() == two.random()
        ends.add(state.reason)
        if state.turn is not None:
            RULES.play(copied, DEAL)  # and the match goes on from there
            assert RULES.legal(copied)
    assert "out" in ends
    assert len(ends) > 1 or switches.get("voluntary_pickup") != "true"
