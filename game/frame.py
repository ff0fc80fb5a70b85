"""The fixed parts of a table on a canvas: bar, plates of the seats, field in the middle, prompt, hand, buttons. Pure.

All in logical pixels. Whoever looks sits at the bottom, the others clockwise: up the left side, along the top, down the right.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from engine.model import Seat
from game.geometry import Rect

MARGIN = 24.0
GAP = 12.0
BAR = 84.0
BUTTON = 60.0
"""Side of a square button in the bar; well over the 44 that look.md asks."""
PLATE = 92.0
PROMPT = 64.0
CORNER = 250.0
"""Width of the column of buttons at the bottom right."""
_TUCK = 14.0
"""How much of the fan behind a plate the plate covers."""
Side = Literal["you", "left", "top", "right"]

_SIDES: dict[int, tuple[int, int, int]] = {
    0: (0, 0, 0),
    1: (0, 1, 0),
    2: (1, 0, 1),
    3: (1, 1, 1),
    4: (1, 2, 1),
    5: (1, 3, 1),
    6: (2, 2, 2),
    7: (2, 3, 2),
}
"""For so many others, how many sit left, at the top and right."""


@dataclass(frozen=True)
class SeatFrame:
    """The places of one seat: its plate, and the room above it for the backs of its cards."""

    side: Side
    plate: Rect
    fan: Rect

    @property
    def block(self) -> Rect:
        """All of it."""
        return Rect(self.plate.x, self.fan.y, self.plate.w, self.plate.bottom - self.fan.y)


@dataclass(frozen=True)
class Frame:
    """Where everything is. card: the width of a card in your hand; lift: by how much a playable one stands out."""

    width: float
    height: float
    menu: Rect
    help: Rect
    title: Rect
    info: Rect
    seats: tuple[SeatFrame, ...]
    field: Rect
    prompt: Rect
    hand: Rect
    corner: Rect
    card: float
    lift: float


@lru_cache(maxsize=64)
def frame_for(width: float, height: float, seats: int, you: Seat) -> Frame:
    """The frame for a canvas of that size. Seats beyond the eighth would lie on the plates of others: ValueError."""
    if seats - 1 not in _SIDES:
        raise ValueError(f"a table has 1 to 8 seats, not {seats}")
    left, top, right = _SIDES[seats - 1]
    card = min(0.174 * height, 0.11 * width)
    lift = 0.15 * card
    span = min(width, 2.0 * height)
    start = (width - span) / 2
    plate = min(300.0, span * 0.1755)
    fan = min(max(0.085 * height, 66.0), 104.0)
    tall = fan + PLATE - _TUCK

    hand_top = height - 0.93 * card * 1.4
    prompt = Rect(start + MARGIN, hand_top - lift - GAP - 8 - PROMPT, span - 2 * MARGIN, PROMPT)

    def seat(side: Side, x: float, y: float) -> SeatFrame:
        return SeatFrame(side, Rect(x, y + fan - _TUCK, plate, PLATE), Rect(x + 14, y, plate - 28, fan))

    frames: list[SeatFrame] = [seat("you", start + MARGIN, height - MARGIN - tall)]
    top_y = 20.0 if top == 1 else BAR - 8
    across = min(span * 0.24, plate + 120) if top < 3 else min(span * 0.2, plate + 60)
    across = max(across, plate + MARGIN)
    tops = [seat("top", width / 2 + (number - (top - 1) / 2) * across - plate / 2, top_y) for number in range(top)]
    low = tops[0].plate.bottom if tops else BAR
    crossed = bool(tops) and tops[0].plate.x < start + MARGIN + plate + GAP
    side_top = low + GAP if crossed else BAR + GAP
    lefts = [seat("left", start + MARGIN, y) for y in _spaced(left, side_top, prompt.y - GAP, tall)]
    rights = [seat("right", start + span - MARGIN - plate, y) for y in _spaced(right, side_top, prompt.y - GAP, tall)]
    frames += [*reversed(lefts), *tops, *rights]

    inner = plate + MARGIN + 20 if left else MARGIN
    wide = min(span - 2 * inner, 1300.0)
    field = Rect(width / 2 - wide / 2, low + GAP, wide, prompt.y - GAP - low - GAP)
    hand_left = start + MARGIN + plate + 20
    hand_right = start + span - MARGIN - CORNER - 20
    return Frame(
        width,
        height,
        menu=Rect(MARGIN, GAP, BUTTON, BUTTON),
        help=Rect(width - MARGIN - BUTTON, GAP, BUTTON, BUTTON),
        title=Rect(MARGIN + BUTTON + 20, GAP, 340, BUTTON),
        info=Rect(width - MARGIN - BUTTON - 20 - 420, GAP, 420, BUTTON),
        seats=tuple(frames[-you:] + frames[:-you]) if you else tuple(frames),
        field=field,
        prompt=prompt,
        hand=Rect(hand_left, hand_top, hand_right - hand_left, height - hand_top),
        corner=Rect(start + span - MARGIN - CORNER, prompt.bottom + 8, CORNER, height - MARGIN - prompt.bottom - 8),
        card=card,
        lift=lift,
    )


def _spaced(number: int, top: float, bottom: float, tall: float) -> list[float]:
    """The tops of so many blocks, evenly spread between two heights."""
    free = (bottom - top - number * tall) / (number + 1)
    return [top + free + at * (tall + free) for at in range(number)]
