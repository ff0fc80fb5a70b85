"""The fixed parts of a table on a canvas: bar, plates of the seats, field in the middle, prompt, hand, buttons. Pure.

All in logical pixels. Whoever looks sits at the bottom, the others clockwise: up the left side, along the top, down the right.
Every text has a box here, which grows with the size of text that is wished for; then fans, hand and field give way to it.
"""

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Literal

from engine.model import Seat
from game.geometry import Rect, around

MARGIN = 24.0
GAP = 12.0
BAR = 84.0
BUTTON = 60.0
"""Side of a square button in the bar, and the least height of one in the corner; well over the 44 that a finger needs."""
PLATE = 92.0
PROMPT = 64.0
CORNER = 250.0
"""Width of the column of buttons at the bottom right."""
MOST_TEXT = 2.0
"""The largest text a table is laid out for, as a multiple of the normal one."""
NAME, LINE, TAG, COUNT = 30.0, 24.0, 19.0, 50.0
"""Sizes of the texts on a plate, and the width of the disc with the number of cards."""
_LEADING = 1.2
"""Height of a line as a multiple of its size."""
_TUCK = 14.0
"""How much of the fan behind a plate the plate covers."""
_LEAST_FIELD, _LEAST_ROWS = 0.2, 0.25
"""What the strip for help leaves of the window's height for the field, at least, and for two rows with markers."""
_BETWEEN = 20.0
"""Between the plates at the top, and beside the hand."""
Side = Literal["you", "left", "top", "right"]

SIDES: dict[int, tuple[int, int, int]] = {
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
    """The places of one seat.

    plate   its plate; fan: the room above it for the backs of its cards
    animal  the animal's disc
    name    the name; line: what stands under it. Without a line the name has both boxes
    count   the disc with the number of cards
    tag     room for the word that says who deals, over the plate's lower edge
    tail    room for points or a sealed stake, over an edge of the plate
    text    how much larger than normal its texts are
    """

    side: Side
    plate: Rect
    fan: Rect
    animal: Rect
    name: Rect
    line: Rect
    count: Rect
    tag: Rect
    tail: Rect
    text: float

    def lifted(self, by: float) -> "SeatFrame":
        """The same with its plate higher, in logical pixels: whoever is glad hops."""
        if not by:
            return self
        boxes = ("plate", "animal", "name", "line", "count", "tag", "tail")
        return replace(self, **{box: getattr(self, box).moved(0, -by) for box in boxes})

    @property
    def block(self) -> Rect:
        """All of it."""
        top = min(self.fan.y, self.count.y)
        bottom = max(self.plate.bottom, self.tag.bottom, self.tail.bottom, self.count.bottom)
        return Rect(self.plate.x, top, max(self.plate.right, self.count.right) - self.plate.x, bottom - top)


@dataclass(frozen=True)
class Frame:
    """Where everything is.

    card    the width of a card in your hand; lift: by how much a playable one stands out
    button  the height that a button in the corner may have
    purse   the room for your own markers, where a game has them and there is room
    hint    the button for a hint, where the bar has one
    aid     the strip under the field for help that lies at the table, where it is wished for and there is room
    text    how much larger than normal text is wished for
    kids    whether it is a children's table (`game.kids.table`)
    """

    width: float
    height: float
    menu: Rect
    tools: Rect
    help: Rect
    title: Rect
    info: Rect
    seats: tuple[SeatFrame, ...]
    field: Rect
    prompt: Rect
    hand: Rect
    corner: Rect
    purse: Rect | None
    card: float
    lift: float
    button: float
    text: float
    kids: bool = False
    hint: Rect | None = None
    aid: Rect | None = None


@dataclass(frozen=True)
class _Sizes:
    """Width and height of a plate, how much larger its texts are, and the height of the fan over it."""

    wide: float
    high: float
    text: float
    fan: float

    @property
    def up(self) -> float:
        """From the top of a seat's block to its plate: the fan looks out, and the disc may stand out further."""
        return max(self.fan - _TUCK, COUNT * 0.34 * self.text)

    @property
    def foot(self) -> float:
        """What hangs over the lower edge of a plate."""
        return 13.0 * self.text

    @property
    def tall(self) -> float:
        """Height of a whole block."""
        return self.up + self.high + self.foot


@lru_cache(maxsize=256)
def frame_for(
    width: float, height: float, seats: int, you: Seat, text: float = 1.0, markers: bool = False, aid: float = 0.0
) -> Frame:
    """The frame for a canvas of that size.

    text     how much larger than normal text is to be, 1 to 2
    markers  whether the game has markers, so that your own lie beside your hand
    aid      height of the strip for help under the field, 0 for none
    ValueError for seats beyond the eighth, which would lie on the plates of others.
    """
    if seats - 1 not in SIDES:
        raise ValueError(f"a table has 1 to 8 seats, not {seats}")
    text = min(max(text, 1.0), MOST_TEXT)
    more = text - 1
    left, top, right = SIDES[seats - 1]
    card = min(0.174 * height, 0.11 * width)
    lift = 0.15 * card
    span = min(width, 2.0 * height)
    start = (width - span) / 2
    sizes = _sizes(height, span, left, top, text, markers)

    # With larger text the hand lies deeper: what it loses is the lower part of the cards, not the index.
    yours = height - MARGIN + 8 - sizes.tall
    hand_top = min(height - (0.93 - 0.25 * more) * card * 1.4, yours - 8 + lift + GAP + 8)
    tall = PROMPT + 56 * more
    prompt = Rect(start + MARGIN, hand_top - lift - GAP - 8 - tall, span - 2 * MARGIN, tall)

    def seat(side: Side, x: float, y: float) -> SeatFrame:
        return _seat(side, x, y, sizes)

    frames = [seat("you", start + MARGIN, yours)]
    bar = BAR + 8 * more
    top_y = 20.0 if top == 1 else bar - 8
    across = min(span * 0.24, sizes.wide + 120) if top < 3 else min(span * 0.2, sizes.wide + 60)
    if top > 1:  # none of them over those at the sides, if that can be
        across = min(across, (span - 2 * MARGIN - 2 * GAP - 3 * sizes.wide) / (top - 1))
    across = max(across, sizes.wide + _BETWEEN)
    tops = [seat("top", width / 2 + (number - (top - 1) / 2) * across - sizes.wide / 2, top_y) for number in range(top)]
    low = tops[0].block.bottom if tops else bar
    menu, help_ = Rect(MARGIN, GAP, BUTTON, BUTTON), Rect(width - MARGIN - BUTTON, GAP, BUTTON, BUTTON)
    tools = help_.moved(-BUTTON - GAP, 0)
    hint = tools.moved(-BUTTON - GAP, 0)
    title, info = _bar(menu, hint, tops[0] if top == 1 else None, text)
    crossed = bool(tops) and tops[0].plate.x < start + MARGIN + sizes.wide + GAP - 1
    side_top = low + GAP if crossed else max(bar, title.bottom) + GAP
    lefts = [seat("left", start + MARGIN, y) for y in _spaced(left, side_top, prompt.y - GAP, sizes.tall)]
    rights = [
        seat("right", start + span - MARGIN - sizes.wide, y) for y in _spaced(right, side_top, prompt.y - GAP, sizes.tall)
    ]
    frames += [*reversed(lefts), *tops, *rights]

    inner = sizes.wide + MARGIN + _BETWEEN if left else MARGIN
    wide = min(span - 2 * inner, 1300.0)
    field = Rect(width / 2 - wide / 2, low + GAP, wide, prompt.y - GAP - low - GAP)
    strip = None
    if aid and field.h - aid - GAP >= (_LEAST_ROWS if markers else _LEAST_FIELD) * height:
        strip = Rect(field.x, field.bottom - aid, field.w, aid)
        field = Rect(field.x, field.y, field.w, field.h - aid - GAP)
    corner_wide = CORNER * (1 + 0.2 * more)
    hand_left = start + MARGIN + sizes.wide + _BETWEEN
    hand_right = start + span - MARGIN - corner_wide - _BETWEEN
    corner = Rect(hand_right + _BETWEEN, prompt.bottom + 8, corner_wide, height - MARGIN - prompt.bottom - 8)
    button = BUTTON * (1 + 0.6 * more)
    purse = None
    if markers:
        corner, purse = _with_purse(corner, text)
    return Frame(
        width,
        height,
        menu=menu,
        tools=tools,
        hint=hint,
        help=help_,
        title=title,
        info=info,
        seats=tuple(frames[-you:] + frames[:-you]) if you else tuple(frames),
        field=field,
        aid=strip,
        prompt=prompt,
        hand=Rect(hand_left, hand_top, hand_right - hand_left, height - hand_top),
        corner=corner,
        purse=purse,
        card=card,
        lift=lift,
        button=button,
        text=text,
    )


def _sizes(height: float, span: float, left: int, top: int, text: float, markers: bool) -> _Sizes:
    """Plates grow with the text as far as the window lets them: those at the top stand between two at each side. A number
    of markers takes less room than words do."""
    more = text - 1
    high = max(PLATE, min(4 + 77 * text, 0.135 * height))
    part = 0.1755 + 0.035 * more if markers else 0.192 + (0.058 if top < 3 else 0.028) * more
    wide = min(300 * (1 + 0.35 * more), span * part)
    if left > 1:  # otherwise the one at a side has room below those along the top
        wide = min(wide, (span - 2 * MARGIN - 2 * GAP - _BETWEEN * max(0, top - 1)) / (top + 2))
    fan = min(max(0.085 * height, 66.0), 104.0) * (1 - 0.4 * more)
    return _Sizes(wide, high, min(text, (high - 4) / 77), fan)


def _seat(side: Side, x: float, y: float, sizes: _Sizes) -> SeatFrame:
    """A seat whose block begins there. Where a plate is narrow for its text, the disc with the number is at its lower corner,
    and the name has the whole width."""
    text = sizes.text
    plate = Rect(x, y + sizes.up, sizes.wide, sizes.high)
    disc = min(0.86 * plate.h, 84.0)
    count = COUNT * min(text, 1.4)
    begins = plate.x + 7 + disc + 8
    narrow = plate.right - 0.92 * count - begins < 3.1 * NAME * text
    if narrow:
        disc, count = disc * 0.82, COUNT * min(text, 1.2)
        begins = plate.x + 7 + disc + 5
    tag_tall = 25 * text
    tag_y = plate.bottom - 0.48 * tag_tall
    lines = _LEADING * (NAME + LINE) * text
    name_y = min(plate.y + (plate.h - lines) / 2, tag_y - lines)
    name_end, line_end = (20.0, 1.06 * count) if narrow else (0.92 * count, 22.0)
    name = Rect(begins, name_y, plate.right - name_end - begins, _LEADING * NAME * text)
    line = Rect(begins, name.bottom, plate.right - line_end - begins, _LEADING * LINE * text)
    size = 26 * min(text, 1.3)
    tail = Rect(plate.right - 20 - 4 * size, plate.y - 0.62 * size if narrow else plate.bottom - 0.23 * size, 4 * size, size)
    tag_end = plate.right - 1.05 * count if narrow else tail.x - 6
    return SeatFrame(
        side,
        plate,
        fan=Rect(x + 14, plate.y - sizes.fan + _TUCK, plate.w - 28, sizes.fan),
        animal=Rect(plate.x + 7, plate.centre[1] - disc / 2, disc, disc),
        name=name,
        line=line,
        count=around(
            plate.right - 0.52 * count, plate.bottom - 0.16 * count if narrow else plate.y + 0.16 * count, count, count
        ),
        tag=Rect(plate.x + 4, tag_y, tag_end - plate.x - 4, tag_tall),
        tail=tail,
        text=text,
    )


def _bar(menu: Rect, help_: Rect, top: SeatFrame | None, text: float) -> tuple[Rect, Rect]:
    """The boxes of the game's name and of how far the match has come, beside a seat that sits between them."""
    left, right = menu.right + _BETWEEN, help_.x - _BETWEEN
    if top is None:
        high, middle = BUTTON + 8 * (text - 1), left + (right - left) * 0.42
        return Rect(left, GAP, middle - left - GAP, high), Rect(middle + GAP, GAP, right - middle - GAP, high)
    high = BUTTON + 40 * (text - 1)
    first, last = top.block.x - _BETWEEN, top.block.right + _BETWEEN
    return Rect(left, GAP, first - left, high), Rect(last, GAP, right - last, high)


def _with_purse(corner: Rect, text: float) -> tuple[Rect, Rect | None]:
    """What is left of the corner, and under two buttons the room for your markers; None where there is too little."""
    tall = 60.0 * min(text, 1.5)
    if corner.h - tall - 10 < 2 * BUTTON + 10:
        return corner, None
    return Rect(corner.x, corner.y, corner.w, corner.h - tall - 10), Rect(corner.x, corner.bottom - tall, corner.w, tall)


def _spaced(number: int, top: float, bottom: float, tall: float) -> list[float]:
    """The tops of so many blocks, evenly spread between two heights."""
    free = (bottom - top - number * tall) / (number + 1)
    return [top + free + at * (tall + free) for at in range(number)]
