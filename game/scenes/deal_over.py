"""The end of a deal, over the table: who won and why, and what everybody held."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass, replace

import pygame

import sprites
from engine.cards import Card
from game import words
from game.geometry import Rect
from game.home import Home
from game.layout import RATIO
from game.match import Match
from game.outcome import Group, Line, Outcome, events_of, itemised
from game.paint import CREAM, GOLD, INK, LEAST_TEXT, LINE, PALE_GOLD, SOFT_INK, SUN, WHITE, Canvas
from game.plan import in_order, plan_for
from game.scene import Change, Pop
from game.scenes.screen import Screen
from game.widgets import TALL, Button, Widget

_GAP = 14.0
_CAPTION = 32.0
_PAD = 20.0
_BANNER = 84.0
"""Height of the sheet of a winner who has no cards to show, where there is more than enough room."""
_WIDEST = 180.0
_LEAST_CARD = 104.0
"""Width of a card whose corner letter is 14 window pixels high in the smallest window; a lower sheet shows only the upper part
of its cards."""
_CORNER, _CORNER_HIGH = 0.24, 0.44
"""How much of a card has to be seen for its corner to be read, as parts of its width: from the left, and from the top."""
_FINE_SIZE = LEAST_TEXT + 1.0
_LINES = 1.15
_FRAME = 8.0
"""Between the closing discard and the next card."""


class DealOverScene(Screen):
    """Read it, look at the table behind it, go on."""

    def __init__(self, home: Home, match: Match, shown: Outcome, go_on: Callable[[], None]) -> None:
        super().__init__(home)
        deals = events_of(match.table.record)
        self.match, self.shown = match, itemised(shown, deals[-1] if deals else [])
        self._go_on = go_on
        self._low_ace = plan_for(match.game, match.view()).low_ace

    def lay(self) -> list[Widget]:
        """Next deal, and a look at the table."""
        y = self.height - TALL - 26
        middle = self.width / 2
        going = words.say("over.result" if self.match.over else "over.next")
        return [
            Button("next", Rect(middle - 420, y, 400, TALL), going, main=True, size=34),
            Button("look", Rect(middle + 20, y, 400, TALL), words.say("over.look")),
        ]

    def renew(self, first: Hashable | None = None) -> None:
        """The focus begins at going on."""
        super().renew(first or "next")

    def press(self, key: Hashable) -> Change | None:
        """On, or away from over the table."""
        if key == "next":
            self._go_on()
        return Pop()

    def back(self) -> Change | None:
        """To the table."""
        return Pop()

    def paint(self, canvas: Canvas) -> None:
        """Heading, sentence, and a sheet for each line, in two columns if that shows more of the cards."""
        dark_cloth(canvas, self.match.game)
        middle = self.width / 2
        canvas.text(self.shown.heading, middle, 56, 62, role="title", colour=WHITE, room=self.width - 80)
        y = 100.0
        room = min(self.width - 120, 1500)
        lines, size = _balanced(canvas, self.shown.sentence, room)
        for line in lines:
            canvas.text(line, middle, y + 14, size, role="bold", colour=WHITE, room=room)
            y += size * 1.27
        self._sheets(canvas, y + 12)

    def _sheets(self, canvas: Canvas, top: float) -> None:
        lines = self.shown.lines
        banners = [line for line in lines if line.won and not _held(line)]
        sheets = [line for line in lines if line not in banners]
        low = min(_BANNER, 66 + max(0.0, self.height - 853) * 0.2)
        above = len(banners) * (low + _GAP)
        wide = min(self.width - 60, 1660)
        room = self.height - TALL - 26 - 22 - top
        plans = [_plan(canvas, sheets, columns, wide, room - above) for columns in (1, 2)]
        plan = max(plans, key=lambda one: (one.worth, -one.columns))
        left = (self.width - wide) / 2
        taken = above + plan.rows * (plan.tall + _GAP) - _GAP
        y = top + max(0.0, (room - taken) / 2)
        for line in banners:
            _draw_banner(canvas, self.match, line, Rect(left, y, wide, low))
            y += low + _GAP
        for at, line in enumerate(sheets):
            column, row = at // plan.rows, at % plan.rows
            rect = Rect(left + column * (plan.wide + _GAP), y + row * (plan.tall + _GAP), plan.wide, plan.tall)
            _draw_line(canvas, self.match, line, rect, plan, self._low_ace)


def _balanced(canvas: Canvas, text: str, room: float) -> tuple[list[str], float]:
    """A sentence in one line if it nearly fits, else in lines of about the same length; and its size."""
    size = 30.0
    while size > 26 and canvas.measure(text, size, "bold") > room:
        size -= 1
    if canvas.measure(text, size, "bold") <= room:
        return [text], size
    lines, size = canvas.fitting(text, 30, room, 3, "bold")
    while len(narrower := canvas.lines(text, size, room - 30, "bold")) == len(lines) and room > 400:
        room -= 30
        lines = narrower
    return lines, size


def dark_cloth(canvas: Canvas, game: str) -> None:
    """The game's tablecloth at night: nothing of the table shines through."""
    canvas.surface.blit(sprites.cloth(game, canvas.surface.get_size()), (0, 0))
    canvas.veil(156)


def _held(line: Line) -> tuple[Group, ...]:
    return tuple(group for group in line.groups if group.cards)


@dataclass(frozen=True)
class _Plan:
    """How the sheets are divided: the same for all of them, so that names, cards and figures stand under each other.

    who, right  widths of the two columns beside the cards; large: size of the figures; worth: how much is seen of the cards
    """

    columns: int
    rows: int
    wide: float
    tall: float
    who: float
    right: float
    large: float
    worth: float

    @property
    def high(self) -> bool:
        """Whether the name stands under the animal, not beside it."""
        return self.tall >= 150

    @property
    def face(self) -> float:
        """Size of an animal."""
        return min(self.tall * 0.56, 110.0) if self.high else min(self.tall * 0.56, 64.0)

    def cards(self, line: Line) -> float:
        """The width there is for the cards of a line."""
        figures = self.right + 20 if line.right or line.plus or line.note else 0.0
        return self.wide - 2 * _PAD - self.who - 16 - figures

    @property
    def pad(self) -> float:
        """Between the edge of a sheet and what stands on it, above and below."""
        return 14.0 if self.high else 10.0


def _plan(canvas: Canvas, lines: list[Line], columns: int, whole: float, room: float) -> _Plan:
    rows = max(1, -(-len(lines) // columns))
    wide = (whole - _GAP * (columns - 1)) / columns
    tall = max(40.0, min(330.0, (room - _GAP * (rows - 1)) / rows))
    bare = _Plan(columns, rows, wide, tall, 0, 0, 0, 0)
    # The figures are as large in every line, whatever the longest one is.
    most = 240.0 if wide > 900 else 150.0
    large = 38.0 if bare.high else 32.0
    figures = [text for line in lines for text in (line.right, line.plus) if text]
    while large > LEAST_TEXT and any(canvas.measure(text, large, "title") > most for text in figures):
        large -= 1
    small = [text for line in lines for text in (line.label, line.note) if text]
    needs = [canvas.measure(text, large, "title") for text in figures] + [canvas.measure(text, 24) for text in small]
    right = min(most, max(needs, default=0.0) + 2)
    # Names take what room they need as long as the cards keep theirs.
    beside = 0.0 if bare.high else bare.face + 10
    names = max(
        (canvas.measure(line.name, 28, "title") - (0 if line.seat is not None else beside) for line in lines), default=0.0
    )
    usual = 160.0 if bare.high else 80.0
    free = wide - 2 * _PAD - right - 36 - beside - max((_cards_need(line) for line in lines), default=0.0)
    who = beside + max(usual, min(names + 2, free))
    plan = _Plan(columns, rows, wide, tall, who, right, large, 0)
    worth = 2.0 if tall >= large + 3 * _FINE_SIZE else -2.0
    for line in lines:
        room_for = plan.cards(line)
        width, seen, step = _measures(canvas, line, Rect(0, 0, room_for, _cards_high(canvas, line, plan)))
        if width:
            legible = step >= _CORNER * 0.8 * width and seen >= _CORNER_HIGH * width * 0.9
            shows = min(1.0, step / (0.45 * width)) + min(1.0, seen / (width * RATIO))
            worth = min(worth, shows if legible else shows - 2.0)
    return replace(plan, worth=worth)


def _cards_need(line: Line) -> float:
    """The least width in which the corners of all its cards are read."""
    groups = _held(line)
    number = sum(len(group.cards) for group in groups)
    return _LEAST_CARD * (_CORNER * (number - len(groups)) + 1.28 * len(groups)) if groups else 0.0


def _detail(canvas: Canvas, line: Line, plan: _Plan) -> tuple[list[str], float]:
    """What stands under the cards, in one line or two, and its size."""
    return canvas.fitting(line.detail, 24 if plan.high else _FINE_SIZE, plan.cards(line), 2) if line.detail else ([], 0.0)


def _cards_high(canvas: Canvas, line: Line, plan: _Plan) -> float:
    """The height there is for the cards with their captions."""
    found, size = _detail(canvas, line, plan)
    return plan.tall - 2 * plan.pad - len(found) * size * _LINES - (4 if found else 0)


def _draw_line(canvas: Canvas, match: Match, line: Line, rect: Rect, plan: _Plan, low_ace: bool) -> None:
    """One seat: animal and name, cards in their combinations, what it won."""
    canvas.shade(rect, 24)
    canvas.panel(rect, PALE_GOLD if line.won else CREAM, radius=24, edge=GOLD if line.won else "", thick=6 if line.won else 0)
    x, y = rect.x + _PAD, rect.centre[1]
    face = plan.face
    if line.seat is not None:
        animal = match.players[line.seat].animal
        across = x + (plan.who if plan.high else face) / 2
        canvas.put(sprites.animal(animal, canvas.px(face), disc=True), across, y - (20 if plan.high else 0))
    if plan.high:
        under = y - 20 + face / 2 + 26 if line.seat is not None else y
        canvas.block(line.name, x + plan.who / 2, under, 30, role="title", room=plan.who)
    else:
        start = x + (face + 10 if line.seat is not None else 0)
        canvas.block(line.name, start, y, 28, role="title", anchor="left", room=x + plan.who - start)
    x += plan.who + 16
    room = Rect(x, rect.y + plan.pad, plan.cards(line), _cards_high(canvas, line, plan))
    _cards(canvas, line, room, low_ace)
    found, size = _detail(canvas, line, plan)
    for at, text in enumerate(reversed(found)):
        canvas.text(
            text, x, rect.bottom - plan.pad - (at + 0.5) * size * _LINES, size, colour=SOFT_INK, anchor="left", room=room.w
        )
    _won(canvas, line, Rect(rect.right - _PAD - plan.right, rect.y, plan.right, rect.h), plan.large)


def _won(canvas: Canvas, line: Line, room: Rect, large: float) -> None:
    """What it won, and under that what that is and the note."""
    colour = "#A86500" if line.won else SOFT_INK
    rows = [(text, large, "title") for text in (line.right, line.plus) if text]
    if line.label:
        rows.append((line.label, _FINE_SIZE, "text"))
    left = 2 if len(rows) < 3 else 1
    notes, small = canvas.fitting(line.note, 24.0 if room.h >= 150 else 21.0, room.w, left)
    rows += [(text, small, "text") for text in notes]
    y = room.centre[1] - sum(size for _, size, _ in rows) * _LINES / 2
    for text, size, role in rows:
        y += size * _LINES / 2
        if role == "title":
            canvas.text(text, room.right, y, size, role="title", colour=colour, anchor="right", room=room.w)
        else:
            canvas.text(text, room.right, y, size, colour=SOFT_INK, anchor="right", room=room.w)
        y += size * _LINES / 2


def _draw_banner(canvas: Canvas, match: Match, line: Line, rect: Rect) -> None:
    """The low sheet of a winner who has no cards left."""
    canvas.shade(rect, 24)
    canvas.panel(rect, PALE_GOLD, radius=24, edge=GOLD, thick=6)
    y, right = rect.centre[1], rect.right - _PAD - 4
    large = min(42.0, rect.h * 0.52)
    for text in (line.right, line.plus):
        if text:
            right -= canvas.text(text, right, y, large, role="title", colour="#A86500", anchor="right", room=220) + 16
    beside = [text for text in (line.label, line.note) if text]
    for at, text in enumerate(beside):
        down = (at - (len(beside) - 1) / 2) * 22 * _LINES
        canvas.text(text, right, y + down, 22, colour=SOFT_INK, anchor="right", room=260)
    right -= max((canvas.measure(text, 22) for text in beside), default=0.0) + 24
    x = rect.x + _PAD
    face = rect.h * 0.76
    if line.seat is not None:
        canvas.put(sprites.animal(match.players[line.seat].animal, canvas.px(face), disc=True), x + face / 2, y)
        x += face + 14
    room = right - x
    told = min(canvas.measure(line.detail, 22), room * 0.6) if line.detail else 0.0
    x += canvas.text(line.name, x, y, 34, role="title", anchor="left", room=room - told - 30) + 30
    if line.detail:
        canvas.block(line.detail, x, y, 22, colour=SOFT_INK, anchor="left", room=right - x)


def _measures(canvas: Canvas, line: Line, room: Rect) -> tuple[float, float, float]:
    """The width of its cards, how much of their height is seen, and from one card to the next; 0 seen: no cards."""
    groups = _held(line)
    if not groups:
        return 0.0, 0.0, 0.0
    high = room.h - (_CAPTION if any(group.caption for group in groups) else 0.0) - _rise(line)
    width = max(_LEAST_CARD, min(high / RATIO, _WIDEST))
    while width > _LEAST_CARD and _step(canvas, groups, width, room.w) < 0.4 * width:
        width = max(_LEAST_CARD, width - 4)
    return width, min(width * RATIO, high), min(width * 0.72, _step(canvas, groups, width, room.w))


def _step(canvas: Canvas, groups: tuple[Group, ...], width: float, room: float) -> float:
    """From one card to the next if all of that width are to fill the room. The closing discard lies uncovered in its frame."""
    taken = _gap(width) * (len(groups) - 1) + width * len(groups) + sum(_apart(canvas, groups, width))
    open_ones = sum(1 for group in groups if group.marked in group.cards and len(group.cards) > 1)
    loose = sum(len(group.cards) - 1 for group in groups) - open_ones
    return (room - taken - open_ones * (width + _FRAME)) / max(1, loose)


def _rise(line: Line) -> float:
    """Cards that decided the deal stand out so far."""
    return 16.0 if line.telling else 0.0


def _gap(width: float) -> float:
    return width * 0.28


def _apart(canvas: Canvas, groups: tuple[Group, ...], width: float) -> list[float]:
    """By group how much more room its caption needs than its cards."""
    return [
        max(0.0, canvas.measure(group.caption, LEAST_TEXT + 1) - width * (1 + 0.72 * (len(group.cards) - 1)) - _gap(width))
        for group in groups
    ]


def _cards(canvas: Canvas, line: Line, room: Rect, low_ace: bool) -> None:
    """The combinations side by side with their captions. Cards that decided stand out and wear a gold tab; the closing discard
    lies open in a gold frame."""
    groups = _held(line)
    if not groups:
        return
    width, seen, step = _measures(canvas, line, room)
    caption = _CAPTION if any(group.caption for group in groups) else 0.0
    rise = _rise(line)
    x = room.x
    top = room.y + rise + max(0.0, (room.h - caption - rise - seen) / 2)
    for group, more in zip(groups, _apart(canvas, groups, width)):
        x += more / 2
        start = x
        ordered = in_order(group.cards, low_ace)
        for at, card in enumerate(ordered):
            tells = card in line.telling
            y = top - (rise if tells else 0.0)
            _card(canvas, card, Rect(x, y, width, seen + (rise if tells else 0.0)))
            if tells:
                canvas.pill(Rect(x + width * 0.12 - 14, y - 8, 34, 10), SUN, edge=INK, thick=2)
            marked = card == group.marked
            if marked:
                around = Rect(x, y, width, seen)
                canvas.glow(around.grown(-3), width * 0.06)
            end = x + width
            x += width + _FRAME if marked and at < len(ordered) - 1 else step
        if group.caption:
            under = Rect(start, top + seen + 5, end - start, 4)
            canvas.pill(under, GOLD)
            size = LEAST_TEXT + 3 if room.h < 150 else 23
            canvas.text(
                group.caption, under.centre[0], under.bottom + 13, size, colour=SOFT_INK, room=under.w + _gap(width) + more
            )
        x = end + _gap(width) + more / 2


def _card(canvas: Canvas, card: Card, rect: Rect) -> None:
    """A card's face; of one that is higher than the room only the upper part, with a line where it is cut."""
    px = canvas.px(rect.w)
    face = sprites.face(card, px)
    high = min(face.get_height(), canvas.px(rect.h))
    whole = high >= face.get_height() - 1
    if whole:
        middle = rect.y + rect.w * RATIO / 2
        canvas.put(sprites.shadow(px), rect.centre[0], middle + rect.w * sprites.SHADOW_DROP)
        canvas.put(face, rect.centre[0], middle)
        return
    shadow = sprites.shadow(px)
    reach = (shadow.get_width() - px) // 2
    part = shadow.subsurface((0, 0, shadow.get_width(), min(shadow.get_height(), high + reach)))
    left, top = round(rect.x * canvas.scale), round(rect.y * canvas.scale)
    canvas.surface.blit(part, (left - reach, top - reach + round(px * sprites.SHADOW_DROP)))
    canvas.surface.blit(face.subsurface((0, 0, face.get_width(), high)), (left, top))
    pygame.draw.line(canvas.surface, LINE, (left, top + high - 1), (left + px - 1, top + high - 1))
