"""How cards are held: your hand in one row or more, the fans of the others, the piles beside them. Pure.

Every card of your hand shows its index. One row is a shallow fan; where its strips would be too narrow to be read or pressed,
the hand stands in rows, one behind the other, of which each shows at least the indices of its cards.
"""

from collections.abc import Iterator
from typing import NamedTuple

from game.geometry import Rect
from game.places.frame import Frame, SeatFrame

RATIO = 7 / 5
"""Height of a card as a multiple of its width."""
STRIP, TOUCH_STRIP, KIDS_STRIP = 24.0, 44.0, 76.0
"""What of each card in your hand can be pressed at least, in logical pixels from its left edge: by mouse, finger, child."""
INDEX_WIDE, INDEX_HIGH = 0.212, 0.285
"""The part of a card that its index takes up: of the width from the left, of the height from the top."""
_MOST_ROWS = 3
_APART = 0.84
"""From card to card where there is room, in card widths."""
_DROP, _TURN = 14.0, 8.0
"""By how much the ends of the fan hang lower, and lean outwards in degrees."""


class Held(NamedTuple):
    """A card in a hand: its middle, its width, its angle; `lift`: by how much it stands out if it can be played."""

    x: float
    y: float
    width: float
    angle: float
    lift: float


def yours(frame: Frame, count: int, strip: float, asked: bool) -> Iterator[Held]:
    """So many cards in the hand at the bottom, from the left and from the row behind. While nobody asks you they lie lower.

    strip  what of each card is to be free at least
    """
    rows, width = _rows(frame, count, strip)
    if rows == 1:
        yield from _fan_of(frame, count, width, asked)
        return
    per = -(-count // rows)
    room = frame.hand.w - width
    high = width * RATIO
    step = min(width * 0.72, room / max(1, per - 1))
    down = _row_step(high)
    free = frame.hand.h - (rows - 1) * down - INDEX_HIGH * high
    low = 0.0 if asked else max(0.0, min(frame.lift * 0.5, free))
    for row in range(rows):
        here = min(per, count - row * per)
        x = frame.hand.centre[0] - step * (here - 1) / 2
        y = frame.hand.y + low + row * down + high / 2
        for at in range(here):
            yield Held(x + at * step, y, width, 0.0, 0.07 * high)


def packet(frame: Frame, count: int) -> Iterator[Held]:
    """Cards in front of you that are not to be looked at yet, close together."""
    yield from _fan_of(frame, count, frame.card, asked=False, most=14.0)


def fan(frame: SeatFrame, count: int, room: float, most: float | None = None) -> Iterator[Held]:
    """So many cards behind a plate, looking out over it by more than their indices where there is height enough.

    room  the width they may take; most: from card to card at most
    """
    seen = frame.fan.h - 18
    width = min(max(frame.fan.h * 0.92, min(66.0, seen / (INDEX_HIGH * RATIO))), (frame.fan.h + frame.plate.h - 30) / RATIO)
    step = min(width * 0.42, (room - width) / max(1, count - 1))
    if most is not None:
        step = min(step, most)
    x = frame.fan.x + room / 2 - step * (count - 1) / 2
    turn = min(2.0 * (count - 1), 12.0)
    for at in range(count):
        part = _part(at, count)
        yield Held(x + at * step, frame.fan.y + 4 + 5 * part * part + width * RATIO / 2, width, -turn / 2 * part, 0.0)


def beside(frame: SeatFrame, count: int) -> Iterator[Held]:
    """Won tricks and the like: a small pile behind the right end of the plate."""
    width = frame.fan.h * 0.6
    x = frame.fan.right - width / 2
    for at in range(count):
        under = min(count - 1 - at, 24) // 4 * 1.5
        yield Held(x + under, frame.fan.y + 16 + under + width * RATIO / 2, width, 0.0, 0.0)


def beside_room(frame: SeatFrame) -> float:
    """The width of a fan that has such a pile beside it."""
    return frame.fan.w - frame.fan.h * 0.57


def strips(cards: list[Rect], screen: Rect) -> list[Rect]:
    """What of each card of a hand can be pressed, given the cards in their order: from its left edge to the next card, and of a
    row behind another one down to that."""
    found: list[Rect] = []
    floor, behind = screen.bottom, screen.bottom
    for at in range(len(cards) - 1, -1, -1):
        rect = cards[at]
        right = cards[at + 1].x if at + 1 < len(cards) else rect.right
        if right <= rect.x:  # the last of a row: what comes after it stands before it
            right, floor, behind = rect.right, behind, screen.bottom
        behind = min(behind, rect.y)
        found.append(Rect(rect.x, rect.y, max(right - rect.x, 1.0), min(rect.h, floor - rect.y)).cut(screen))
    return found[::-1]


def _part(at: int, count: int) -> float:
    """From -1 for the first to 1 for the last."""
    return at / (count - 1) * 2 - 1 if count > 1 else 0.0


def _fan_of(frame: Frame, count: int, width: float, asked: bool, most: float | None = None) -> Iterator[Held]:
    step = min(width * _APART, (frame.hand.w - 2 * _lean_out(width, count) - width) / max(1, count - 1))
    if most is not None:
        step = min(step, most)
    turn = min(_TURN, 1.0 * count)
    x = frame.hand.centre[0] - step * (count - 1) / 2
    y = frame.hand.y + width * RATIO / 2 + (0.0 if asked else frame.lift * 0.9)
    for at in range(count):
        part = _part(at, count)
        yield Held(x + at * step, y + _DROP * part * part, width, -turn * part, frame.lift)


def _lean_out(width: float, count: int) -> float:
    """How far the lower corners of the outer cards stand out to the side."""
    return width * 0.09 * min(1.0, count / 6)


def _row_step(high: float) -> float:
    """From one row to the next: the index, and the lift of a card in the row before it."""
    return (INDEX_HIGH + 0.075) * high


def _rows(frame: Frame, count: int, strip: float) -> tuple[int, float]:
    """How many rows, and the width of a card: the fewest rows in which all indices show, smaller cards only in the end."""
    card, room, height = frame.card, frame.hand.w, frame.hand.h
    if (room - 2 * _lean_out(card, count) - card) / max(1, count - 1) >= max(strip, INDEX_WIDE * card):
        return 1, card
    found = (1, card)
    for rows in range(2, _MOST_ROWS + 1):
        per = -(-count // rows)
        high = height / ((rows - 1) * (INDEX_HIGH + 0.075) + INDEX_HIGH + 0.02)
        width = min(card, high / RATIO)
        # Narrower cards leave more room for the steps between them.
        width = min(width, room - strip * (per - 1), room / (1 + INDEX_WIDE * (per - 1)))
        if found[0] == 1 or width > found[1]:
            found = (rows, width)
        if width >= 0.8 * card:
            break
    return found
