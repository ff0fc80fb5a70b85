"""How the sheets at the end of a deal are divided: all alike, so that names, cards and figures stand under each other.

They are as high as the room allows; where even the least they need is more than that, they are as high as is comfortable
and the page scrolls.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from game.geometry import Rect
from game.outcome import Group, Line
from game.places.layout import RATIO
from game.ruler import LEAST_TEXT, Ruler

GAP = 12.0
LEAST_CARD = 104.0
"""Width of a card whose corner letter is 14 window pixels high in the smallest window; a lower sheet shows only the upper part
of its cards."""
_CAPTION = 32.0
PAD = 20.0
_WIDEST = 180.0
_HIGHEST = 330.0
CORNER, CORNER_HIGH = 0.24, 0.44
"""How much of a card has to be seen for its corner to be read, as parts of its width: from the left, and from the top."""
_FINE_SIZE = LEAST_TEXT + 1.0
LINES, CLOSE = 1.15, 1.1
"""From line to line of names and figures, and of what stands under the cards."""
FRAME = 8.0
"""Between the closing discard and the next card."""
_ENOUGH = 1.5
"""From that worth on one column is better than two."""
_TWO = 1200.0
"""Width from which sheets that scroll stand in two columns, by the size of text."""
_STACKED = 1.3
"""With larger text than that the cards on a page that scrolls lie below names and figures."""
_UNREADABLE, _TOO_LOW = 2.0, 4.0
"""What a plan loses whose corners cannot be read, or whose words have no room."""


def held(line: Line) -> tuple[Group, ...]:
    """The groups that have cards."""
    return tuple(group for group in line.groups if group.cards)


@dataclass(frozen=True)
class Plan:
    """How the sheets are divided.

    who, right  widths of the two columns beside the cards; large: size of the figures; worth: how much is seen of the cards,
                below zero if too little
    """

    ruler: Ruler
    columns: int
    rows: int
    wide: float
    tall: float
    who: float
    right: float
    large: float
    worth: float
    head: float = 0.0
    """The height of name and figures where the cards lie below them, with large text on a narrow page; 0: beside them."""
    heights: tuple[float, ...] = ()
    """Of each sheet, where they are not all the same."""

    @property
    def stacked(self) -> bool:
        """Whether the cards lie below name and figures, in the whole width."""
        return self.head > 0

    @property
    def high(self) -> bool:
        """Whether the name stands under the animal, not beside it."""
        return not self.stacked and self.tall >= 90 + 60 * self.ruler.letters

    @property
    def face(self) -> float:
        """Size of an animal."""
        if not self.high:
            return min(self.tall * 0.56, 64.0)
        return min(self.tall * 0.56, self.tall - 40 - self.ruler.line(30, LINES), 110.0)

    @property
    def pad(self) -> float:
        """Between the edge of a sheet and what stands on it, above and below."""
        return 14.0 if self.high else 7.0

    @property
    def caption(self) -> float:
        """The height of what is written under a combination, with its line."""
        return _CAPTION + self.ruler.line(23, 1.0) * self.captions - 23

    @property
    def captions(self) -> int:
        """In how many lines that may stand."""
        return 2 if self.stacked else 1

    def captioned(self, group: Group) -> list[str]:
        """What is written under a combination, in lines as even as can be."""
        parts = group.caption.split()
        if self.captions == 1 or len(parts) < 2:
            return [group.caption]
        ways = [[" ".join(parts[:at]), " ".join(parts[at:])] for at in range(1, len(parts))]
        return min(ways, key=lambda way: max(self.ruler.measure(line, LEAST_TEXT) for line in way))

    def cards(self, line: Line) -> float:
        """The width there is for the cards of a line."""
        if self.stacked:
            return self.wide - 2 * PAD
        figures = self.right + 20 if line.right or line.plus or line.note else 0.0
        return self.wide - 2 * PAD - self.who - 16 - figures

    def detail(self, line: Line) -> tuple[list[str], float]:
        """What stands under the cards, and its size."""
        if not line.detail:
            return [], 0.0
        return self._uncut(line.detail, 24 if self.high else _FINE_SIZE, self.cards(line), 2 if held(line) else 3)

    def _uncut(self, text: str, size: float, room: float, most: int) -> tuple[list[str], float]:
        """In so many lines at most, or in as many as the smallest text needs: nothing is ever cut."""
        return self.ruler.fitting(text, size, room, max(most, len(self.ruler.lines(text, LEAST_TEXT, room))))

    def cards_high(self, line: Line) -> float:
        """The height there is for the cards with their captions."""
        found, size = self.detail(line)
        return self.tall - self.head - 2 * self.pad - self.ruler.line(size, CLOSE) * len(found) - (4 if found else 0)

    def figures(self, line: Line) -> list[tuple[str, float, str]]:
        """What stands at the right end: (text, size, role)."""
        rows = [(text, self.large, "title") for text in (line.right, line.plus) if text]
        if line.label:
            rows.append((line.label, _FINE_SIZE, "text"))
        notes, small = self._uncut(line.note, 24.0 if self.high else 21.0, self.right, 2 if len(rows) < 3 else 1)
        return rows + [(text, small, "text") for text in notes]

    def least(self, line: Line) -> float:
        """The lowest a sheet may be: its words have room, and of the cards the corners are seen."""
        ruler, groups = self.ruler, held(line)
        beside = self.who - (self.face + 10 if line.seat is not None else 0)
        names = 1 if ruler.measure(line.name, LEAST_TEXT, "title") <= beside else 2
        found, size = self.detail(line)
        middle = ruler.line(size, CLOSE) * len(found) + (4 if found else 0)
        if groups:
            middle += (
                CORNER_HIGH * LEAST_CARD * 0.9 + (self.caption if any(group.caption for group in groups) else 0) + rise(line)
            )
        figures = sum(ruler.line(size, LINES) for _, size, _ in self.figures(line))
        beside_cards = max(figures, names * ruler.line(LEAST_TEXT + 3, LINES))
        if self.stacked:
            return self.head + middle + 2 * self.pad
        return max(middle, beside_cards) + 2 * self.pad

    def comfortable(self, line: Line) -> float:
        """As high as it takes to see the cards whole."""
        more = LEAST_CARD * 1.15 * RATIO - CORNER_HIGH * LEAST_CARD if held(line) else 0.0
        return max(self.least(line) + more + 8, 120.0 if not self.stacked else 0.0)

    @property
    def whole(self) -> float:
        """The height of all sheets with the gaps between them."""
        if self.heights:
            return sum(self.heights) + GAP * (len(self.heights) - 1)
        return self.rows * (self.tall + GAP) - GAP

    def place(self, at: int, left: float, top: float) -> Rect:
        """Where the sheet of that number lies."""
        if self.heights:
            return Rect(left, top + sum(self.heights[:at]) + GAP * at, self.wide, self.heights[at])
        column, row = at // self.rows, at % self.rows
        return Rect(left + column * (self.wide + GAP), top + row * (self.tall + GAP), self.wide, self.tall)


def plan(ruler: Ruler, lines: Sequence[Line], whole: float, room: float) -> Plan:
    """The best plan for these lines in a room of that width and height. It may be higher than the room."""
    plans = [_plan(ruler, lines, columns, whole, room) for columns in (1, 2)]
    best = max(plans, key=lambda one: (min(one.worth, _ENOUGH), -one.columns))
    if best.worth >= 0 or not lines:
        return best
    # It scrolls: as high as is comfortable, in two columns if they are wide enough for that.
    columns = 2 if whole / ruler.letters >= _TWO else 1
    tall = _HIGHEST
    for _ in range(3):  # where the name stands depends on the height, and the height on that
        made = _plan(ruler, lines, columns, whole, room, tall)
        tall = max(made.comfortable(line) for line in lines)
    made = replace(made, tall=tall)
    if columns == 2 or ruler.letters <= _STACKED:
        return made
    made = replace(made, who=made.wide - made.right - 2 * PAD - 30, tall=100.0)
    head = max(sum(ruler.line(size, LINES) for _, size, _ in made.figures(line)) for line in lines)
    made = replace(made, head=max(head, ruler.line(30, LINES)) + 10)
    return replace(made, heights=tuple(made.comfortable(line) for line in lines))


def _plan(ruler: Ruler, lines: Sequence[Line], columns: int, whole: float, room: float, tall: float = 0.0) -> Plan:
    """tall: the height of a sheet, if it does not come from the room."""
    rows = max(1, -(-len(lines) // columns))
    wide = (whole - GAP * (columns - 1)) / columns
    tall = tall or max(40.0, min(_HIGHEST, (room - GAP * (rows - 1)) / rows))
    bare = Plan(ruler, columns, rows, wide, tall, 0, 0, 0, 0)
    # The figures are as large in every line, whatever the longest one is.
    widest = 320.0 if any(line.was for line in lines) else 240.0
    most = (widest if wide > 900 else 150.0) * (1 + (ruler.letters - 1) * 0.5)
    large = ruler.headline(38.0 if bare.high else 32.0)
    figures = [text for line in lines for text in (line.right, line.plus) if text]
    while large > LEAST_TEXT and any(ruler.measure(text, large, "title") > most for text in figures):
        large -= 1
    small = [text for line in lines for text in (line.label, line.note) if text]
    needs = [ruler.measure(text, large, "title") for text in figures] + [ruler.measure(text, 24) for text in small]
    if wide > 900:
        needs += [ruler.measure(line.note + line.was, 24) + 24 * 1.1 + 24 for line in lines if line.was]
    right = min(most, max(needs, default=0.0) + 2)
    # Names take what room they need as long as the cards keep theirs.
    beside = 0.0 if bare.high else bare.face + 10
    names = max(
        (ruler.measure(line.name, 28, "title") - (0 if line.seat is not None else beside) for line in lines), default=0.0
    )
    usual = (160.0 if bare.high else 80.0) * (1 + (ruler.letters - 1) * 0.5)
    free = wide - 2 * PAD - right - 36 - beside - max((_cards_need(line) for line in lines), default=0.0)
    who = beside + max(usual, min(names + 2, free))
    made = replace(bare, who=who, right=right, large=large)
    worth = 2.0
    for line in lines:
        width, seen, step = measures(made, line, Rect(0, 0, made.cards(line), made.cards_high(line)))
        if width:
            legible = step >= CORNER * 0.8 * width and seen >= CORNER_HIGH * width * 0.9
            shows = min(1.0, step / (0.45 * width)) + min(1.0, seen / (width * RATIO))
            worth = min(worth, shows if legible else shows - _UNREADABLE)
        free_for_name = who - (beside if line.seat is not None else 0)
        word = max(ruler.measure(part, LEAST_TEXT, "title") for part in line.name.split() or [""])
        if made.least(line) > tall + 1 or word > free_for_name + 1:
            worth -= _TOO_LOW
    return replace(made, worth=worth)


def _cards_need(line: Line) -> float:
    """The least width in which the corners of all its cards are read."""
    groups = held(line)
    number = sum(len(group.cards) for group in groups)
    return LEAST_CARD * (CORNER * (number - len(groups)) + 1.28 * len(groups)) if groups else 0.0


def measures(plan: Plan, line: Line, room: Rect) -> tuple[float, float, float]:
    """The width of its cards, how much of their height is seen, and from one card to the next; 0 seen: no cards."""
    groups = held(line)
    if not groups:
        return 0.0, 0.0, 0.0
    high = room.h - (plan.caption if any(group.caption for group in groups) else 0.0) - rise(line)
    width = max(LEAST_CARD, min(high / RATIO, _WIDEST))
    while width > LEAST_CARD and _step(plan, groups, width, room.w) < 0.4 * width:
        width = max(LEAST_CARD, width - 4)
    return width, min(width * RATIO, high), min(width * 0.72, _step(plan, groups, width, room.w))


def _step(plan: Plan, groups: tuple[Group, ...], width: float, room: float) -> float:
    """From one card to the next if all of that width are to fill the room. The closing discard lies uncovered in its frame."""
    taken = gap(width) * (len(groups) - 1) + width * len(groups) + sum(apart(plan, groups, width))
    open_ones = sum(1 for group in groups if group.marked in group.cards and len(group.cards) > 1)
    loose = sum(len(group.cards) - 1 for group in groups) - open_ones
    return (room - taken - open_ones * (width + FRAME)) / max(1, loose)


def rise(line: Line) -> float:
    """Cards that decided the deal stand out so far."""
    return 16.0 if line.telling else 0.0


def gap(width: float) -> float:
    """Between two combinations of cards of that width."""
    return width * 0.28


def apart(plan: Plan, groups: tuple[Group, ...], width: float) -> list[float]:
    """By group how much more room its caption needs than its cards."""
    return [
        max(
            0.0,
            max(plan.ruler.measure(line, LEAST_TEXT + 1) for line in plan.captioned(group))
            - width * (1 + 0.72 * (len(group.cards) - 1))
            - gap(width),
        )
        for group in groups
    ]
