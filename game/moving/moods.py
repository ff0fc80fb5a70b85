"""How each game moves: Rolling Stone bounces, Gran Ramino glides, Michigan hops. Pure tables.

A mood changes how something travels, never what travels, in what order or to where.
"""

from dataclasses import dataclass, replace
from typing import Literal

from game.moving.ease import Ease, in_out, out_back, out_cubic

Confetti = Literal["pebbles", "leaves", "buttons", ""]


@dataclass(frozen=True)
class Mood:
    """The manner of a game.

    lift      height of arcs, as a multiple of the usual
    spin      degrees by which a card turns on its way through the air
    land      how a played card comes to rest
    tumbles   whether cards that are picked up bounce into the hand
    hops      how often somebody hops who is glad; high: how high, in logical pixels
    confetti  what falls when somebody has won; "" for nothing
    """

    lift: float = 1.0
    spin: float = 6.0
    land: Ease = out_back
    tumbles: bool = True
    hops: int = 2
    high: float = 18.0
    confetti: Confetti = "buttons"


_MOODS = {
    "rolling_stone": Mood(lift=1.3, spin=10.0, hops=2, high=22.0, confetti="pebbles"),
    "gran_ramino": Mood(lift=0.7, spin=4.0, hops=1, high=14.0, confetti="leaves"),
    "michigan": Mood(lift=1.6, spin=6.0, hops=3, high=20.0, confetti="buttons"),
}


def mood_of(game: str, calm: bool = False) -> Mood:
    """The mood of a game, a plain one for any other; `calm`: no bounces, no hops, no confetti."""
    mood = _MOODS.get(game, Mood())
    if not calm:
        return mood
    return replace(mood, lift=min(mood.lift, 0.5), spin=0.0, land=out_cubic, tumbles=False, hops=0, high=0.0, confetti="")


GLIDE = in_out
"""What all games share: cards that are pushed over the cloth start and stop softly."""
