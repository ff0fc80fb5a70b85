"""A children's table: few things, and those big. The same parts as any table's frame, laid out for small hands. Pure.

The others are round portraits with a number, the one who looks is a bigger one beside the hand. One pill says what is asked; it
lies between the portraits and the middle of the table, so that it covers nothing it talks about. All in logical pixels.
"""

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from typing import Any

from engine.model import Seat, View
from game.geometry import Rect, around
from game.places.frame import BUTTON, GAP, MARGIN, MOST_TEXT, NAME, SIDES, Frame, SeatFrame, Side
from game.places.hands import RATIO, Held
from game.places.plan import Cell, Plan, Row

TARGET = 76.0
"""The least side of anything a child presses."""
ROUND, LEAST_ROUND = 120.0, 92.0
"""Diameter of the button that goes on, and of the others where there is little room."""
_BUTTONS = 3
"""So many buttons always have room at the right."""
_LEADING = 1.2
_OPEN = 40.0
"""How far hands that lie open look out over a portrait."""
_CHIP = 46.0
"""Height of the place for a player's buttons, over the lower edge of a portrait."""
_LEAST_FACE = 96.0


@lru_cache(maxsize=256)
def kid_frame(
    width: float, height: float, seats: int, you: Seat, text: float = 1.0, *, markers: bool, open_hands: bool, pictures: bool
) -> Frame:
    """The frame for a canvas of that size.

    text        how much larger than normal text is to be, 1 to 2
    markers     whether the game has markers; open_hands: whether all hands are to be seen
    pictures    whether what is asked stands there as pictures too
    ValueError for a number of seats that no table has.
    """
    if seats - 1 not in SIDES:
        raise ValueError(f"a table has 1 to 8 seats, not {seats}")
    text = min(max(text, 1.0), MOST_TEXT)
    more = text - 1
    left, top, right = SIDES[seats - 1]
    span = min(width, 2.0 * height)
    start = (width - span) / 2
    card = min(0.18 * height, 0.112 * width)
    lift = 0.15 * card
    up = _OPEN if open_hands else 0.0
    name = NAME * _LEADING * min(text, 1.5)
    foot = name + (0.5 * _CHIP * min(text, 1.2) if markers else 4.0)
    hand_top = height - 0.93 * card * RATIO
    menu, help_ = Rect(MARGIN, GAP, BUTTON + 16, BUTTON + 16), Rect(width - MARGIN - BUTTON - 16, GAP, BUTTON + 16, BUTTON + 16)

    own_side = max(0.19 * height * (1 - 0.08 * more), 1.3 * _LEAST_FACE)
    own_top = height - 14 - foot - own_side
    corner_top = height - MARGIN - _BUTTONS * LEAST_ROUND - (_BUTTONS - 1) * GAP
    face = min(0.15 * height, 180.0) * (1 - 0.12 * more)
    side_top = menu.bottom + GAP
    low_side = min(own_top - 10, corner_top - GAP)
    if left:
        face = min(face, (low_side - side_top) / max(left, right) - foot - up - 14)
    face = max(face, 84.0)
    block = max(1.5 * face, 176.0 + 60 * more)

    def seat(side: Side, x: float, y: float) -> SeatFrame:
        return _portrait(side, x, y + up, face, block, text, up, markers)

    tall = face + foot + up
    frames = [
        _portrait("you", start + 18 + max(block, own_side) / 2, own_top, own_side, max(block, own_side), text, up, markers)
    ]
    inner = block + 14 + GAP if left else MARGIN + 70
    wide = span - 2 * inner
    across = min(wide / max(1, top), 1.9 * block)
    top_y = 18.0
    tops = [seat("top", width / 2 + (at - (top - 1) / 2) * across, top_y) for at in range(top)]
    lefts = [seat("left", start + 14 + block / 2, y) for y in _spaced(left, side_top, low_side, tall)]
    rights = [seat("right", start + span - 14 - block / 2, y) for y in _spaced(right, side_top, low_side, tall)]
    frames += [*reversed(lefts), *tops, *rights]
    # The button that goes on is larger where the portraits at the right leave room for it.
    corner_top = min(corner_top, max([corner_top + LEAST_ROUND - ROUND, *(one.plate.bottom + GAP for one in rights)]))

    low = top_y + tall + 4 if tops else menu.bottom + 4
    said = 0.167 * height + 50 * more if pictures else 0.15 * height + 62 * more
    prompt = Rect(width / 2 - min(wide, 1320.0) / 2, low, min(wide, 1320.0), said)
    corner_x = start + span - 18 - ROUND
    beside = max(block, own_side) + 14 + 20
    hand = Rect(start + beside, hand_top, corner_x - 16 - start - beside, height - hand_top)
    low = prompt.bottom + GAP
    middle = min(wide, 2 * (corner_x - GAP - width / 2), 1440.0)
    field = Rect(width / 2 - middle / 2, low, middle, hand_top - lift - GAP - low)
    begin = menu.right + 20
    free = (tops[0].plate.x if tops else help_.x) - 16 - begin
    return Frame(
        width,
        height,
        menu=menu,
        tools=Rect(0, 0, 0, 0),
        hint=None,
        help=help_,
        title=Rect(begin, GAP, max(0.0, min(free, help_.x - begin)), menu.h),
        info=Rect(0, 0, 0, 0),
        seats=tuple(frames[-you:] + frames[:-you]) if you else tuple(frames),
        field=field,
        aid=None,
        prompt=prompt,
        hand=hand,
        corner=Rect(corner_x, corner_top, ROUND, height - MARGIN - corner_top),
        purse=None,
        card=card,
        lift=lift,
        button=ROUND,
        text=text,
        kids=True,
    )


def _portrait(side: Side, x: float, y: float, face: float, block: float, text: float, up: float, markers: bool) -> SeatFrame:
    """A seat whose disc has its upper edge at y and its middle at x; `block` is the width it may take."""
    disc = Rect(x - face / 2, y, face, face)
    chip = _CHIP * min(text, 1.2)
    badge = max(0.4 * face, 46.0)
    name_y = disc.bottom + (chip * 0.5 if markers else 4.0)
    name = Rect(x - block / 2, name_y, block, NAME * _LEADING * min(text, 1.5))
    tail_x = disc.x - 84 if side == "right" else disc.right - 8
    badge_y = max(disc.y + 0.22 * badge, badge / 2 + 4)
    return SeatFrame(
        side,
        plate=Rect(x - block / 2, y, block, name.bottom - y),
        fan=Rect(x - block / 2, y - up, block, up + 18),
        animal=disc,
        name=name,
        line=around(x, disc.bottom - 2, max(2.3 * chip, 0.7 * face), chip),
        count=around(disc.right - 0.08 * badge, badge_y, badge, badge),
        tag=Rect(x, name.y, 0, 0),
        tail=Rect(tail_x, disc.bottom - 0.42 * face, 92, 26),
        text=min(text, 1.5),
    )


def _spaced(number: int, top: float, bottom: float, tall: float) -> list[float]:
    """The tops of so many blocks, spread evenly between two heights."""
    free = (bottom - top - number * tall) / (number + 1)
    return [top + free + at * (tall + free) for at in range(number)]


def behind(frame: SeatFrame, count: int) -> Iterator[Held]:
    """Cards that nobody sees are behind the portrait: they come out from there and go in there."""
    x, y = frame.animal.centre
    for _ in range(count):
        yield Held(x, y, frame.animal.w * 0.44, 0.0, 0.0)


def before(frame: SeatFrame, count: int) -> Iterator[Held]:
    """A card that is drawn for the dealer lies in front of the portrait."""
    x, y = frame.animal.centre
    width = max(frame.animal.w * 0.5, 56.0)
    for at in range(count):
        yield Held(x + frame.animal.w * 0.3 + at * 8, y + frame.animal.w * 0.12, width, -6.0, 0.0)


def kid_plan(game: str, plan: Plan, view: View[Any, Any]) -> Plan:
    """What of a game's middle a child's table shows: no captions, nothing to leaf through, everything big."""
    if game == "gran_ramino":
        piles = Cell("stock"), Cell("discards", "askew", outline=True, tilt=5)
        return replace(plan, rows=(Row(piles, most=1.3, gap=0.7),))
    if game == "michigan":
        stakes = getattr(view.table, "phase", "") == "stakes"
        honours = Cell("honours", "spaced", 4 + 3 * 0.22, step=1.22)
        extra = Cell("extra")
        cells: tuple[Cell, ...] = (honours, extra) if stakes else (honours, Cell("run", "row", 1.8, step=0.5), extra)
        off = ("played", "run") if stakes else ("played",)
        row = Row(cells, most=1.15, above=14, below=6, gap=0.4)
        return replace(plan, rows=(row,), aside=(), near="", off=off)
    return plan
