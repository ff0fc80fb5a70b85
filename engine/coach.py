"""Hints: what to do, why, how sure that is, and what every choice is worth. For any game.

`advise` looks at a seat's view, as a bot does, and thinks in slices; `hint` does so at once. The answer depends on the view,
the seed and the number of playouts alone, so it is the same on every machine and knows nothing that the seat does not.

A reason is a key with cards and a number (`REASONS` lists the keys); sentences are made of it elsewhere. It is always a true
statement about the position. Of those that hold for the best choice the coach names the first that does not hold for the next
best: what speaks for both of them is no reason to prefer one.
"""

from collections.abc import Generator
from typing import Any, Final

from engine import chance
from engine.chance import Seed
from engine.coaching import advice, gran_ramino, michigan, rolling_stone
from engine.coaching.advice import BEST, NOTHING_BETTER, ONLY_CHOICE, Advice, Tutor, Weighed
from engine.coaching.any_game import AnyGame
from engine.model import DEAL, View
from engine.rules import Reason

PLAYOUTS: Final = 1000
"""Deals played on for one hint."""
_CERTAIN = 100
_FORCED = 4
"""Where there is no choice, a part of them is enough to tell what the deal is worth."""

TUTORS: Final[dict[str, Tutor]] = {
    "rolling_stone": rolling_stone.RollingStoneTutor(),
    "gran_ramino": gran_ramino.GranRaminoTutor(),
    "michigan": michigan.MichiganTutor(),
}
"""The tutors that games have of their own."""

REASONS: Final = tuple(dict.fromkeys((*advice.KEYS, *(key for tutor in TUTORS.values() for key in tutor.keys))))
"""Every key that a hint's reason can have."""


def advise(game: str, view: View[Any, Any], seed: Seed, playouts: int = PLAYOUTS) -> Generator[None, None, Advice]:
    """A hint for the seat of this view: a slice of work per `next`, the advice as the generator's return value.

    ValueError if that seat is not to act or there is no such game. `playouts` is how hard it thinks; dealing is not weighed,
    for there is no choice.
    """
    if not view.legal:
        raise ValueError(f"seat {view.seat} is not to act, so there is nothing to advise")
    if view.legal == (DEAL,):
        yield from ()
        return Advice(DEAL, Reason(ONLY_CHOICE), 100, ((DEAL, 1000 // view.options.seats),), helps=False)
    tutor = TUTORS.get(game) or AnyGame(game)
    dice = chance.dice(chance.derive(seed, "coach", view.seat or 0, view.ply))
    several = len(view.legal) > 1
    weighed = yield from tutor.weigh(view, playouts if several else playouts // _FORCED, dice)
    return Advice(
        best=view.legal[weighed.best],
        reason=_reason(tutor, view, weighed),
        sure=weighed.sure if several else 100,
        worth=tuple(zip(view.legal, weighed.worth)),
        helps=several and weighed.telling,
    )


def hint(game: str, view: View[Any, Any], seed: Seed, playouts: int = PLAYOUTS) -> Advice:
    """The same at once."""
    thought = advise(game, view, seed, playouts)
    while True:
        try:
            next(thought)
        except StopIteration as done:
            found: Advice = done.value
            return found


def _reason(tutor: Tutor, view: View[Any, Any], weighed: Weighed) -> Reason:
    """What speaks for the best choice and not for the next best; else what speaks for it and not for all the others."""
    best = view.legal[weighed.best]
    reasons = tutor.reasons(view, best)
    if len(view.legal) == 1:
        return reasons[0] if reasons else Reason(ONLY_CHOICE)
    if reasons and weighed.sure == _CERTAIN:
        return reasons[0]
    if not weighed.telling:
        return next((one for one in reasons if one.key in tutor.empty), Reason(NOTHING_BETTER))
    rivals = [] if weighed.second is None else [view.legal[weighed.second]]
    rivals += [action for action, worth in zip(view.legal, weighed.worth) if worth < weighed.worth[weighed.best]]
    for rival in rivals:
        known = {one.key for one in tutor.reasons(view, rival)}
        for reason in reasons:
            if reason.key not in known and reason.key not in tutor.empty:
                return reason
    return Reason(BEST)


__all__ = ["PLAYOUTS", "REASONS", "TUTORS", "Advice", "advise", "hint"]
