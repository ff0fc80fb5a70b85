"""The page itself: A4 at 300 dots an inch. The rules with the switches in force, and what a family without buttons cuts out."""

from typing import NamedTuple

import pygame

import sprites
from engine.cards import Card, card
from engine.games import find
from engine.model import Options, RuleLine
from game import words
from game.geometry import Rect
from game.kids import rules as kids_rules
from game.paint import GOLD, INK, LINE, Canvas
from game.sofa.house_rules import is_house_rule

SIZE = 2480, 3508
"""Dots of an A4 page at 300 dots an inch."""
_SCALE = 2.0
"""Dots of a logical pixel: the page is 1240 by 1754 of them."""
_EDGE, _GUTTER = 76.0, 56.0
_LARGEST, _SMALLEST = 33.0, 15.0
_TITLE, _HEADING = 74.0, 30.0
_HONOUR = 200.0
"""Width of an honour card to be cut out: about 34 mm, to lie among cards of 58."""
_MARKER, _IN_ROW, _ROWS, _LONG_ROWS = 70.0, 13, 6, 4
"""Size of a marker, how many lie beside each other, and how many rows the page has room for: short ones, and whole ones."""
_SMALL_CHANGE = (1,) * 5 + (5,) * 3 + (10,) * 2
"""What everybody gets of forty markers; the rest is in twenties."""
_FAN, _HONOURS = ("9H", "KH", "7H"), ("AH", "KD", "QS", "JC")
_STRIKE = 12
"""Length of the strokes of a line along which is cut."""


class _Cut(NamedTuple):
    """What is cut out. rows: for each player the numbers on their markers; said: the key of the words above them; first: the
    seat whose markers are in the first row."""

    rows: list[tuple[int, ...]]
    said: str
    honours: tuple[Card, ...] = ()
    first: int = 0

    @property
    def height(self) -> float:
        """Of all of it, in logical pixels."""
        return _HEADING * 2 + (_HONOUR * 1.4 + 30 if self.honours else 0) + len(self.rows) * (_MARKER + 14)


def draw(game: str, options: Options, deck: sprites.Deck, kid: bool = False) -> pygame.Surface:
    """The page of a game as a table with these options plays it, in the language of now; kid: in words for children.

    KeyError for a game there is not.
    """
    canvas = _empty(deck)
    info = find(game).info
    top = _head(canvas, words.title(info), words.goal(info), deck)
    cut = _to_cut(game, options)[0]
    lines = [(line.sentence, False) for line in kids_rules.lines(info, options)] if kid else []
    lines = lines or [(words.rule(line), is_house_rule(line, info, options)) for line in _page(game, options)]
    _rules(canvas, lines, top, canvas.height - _EDGE - cut.height - 40)
    _cut_out(canvas, cut, canvas.height - _EDGE - cut.height, deck, kid)
    return canvas.surface


def draw_rest(game: str, options: Options, deck: sprites.Deck, kid: bool = False) -> pygame.Surface | None:
    """A second page with the markers of those players for whom the first one has no room; None if nobody is left."""
    cut = _to_cut(game, options)[1]
    if cut is None:
        return None
    canvas = _empty(deck)
    info = find(game).info
    _cut_out(canvas, cut, _head(canvas, words.title(info), words.goal(info), deck), deck, kid)
    return canvas.surface


def _empty(deck: sprites.Deck) -> Canvas:
    """A white page."""
    surface = pygame.Surface(SIZE, 0, 32)
    surface.fill("#FFFFFF")
    canvas = Canvas(surface, _SCALE)
    canvas.deck = deck
    return canvas


def _page(game: str, options: Options) -> list[RuleLine]:
    return find(game).info.rules_page(options)


def _head(canvas: Canvas, title: str, goal: str, deck: sprites.Deck) -> float:
    """Title, goal and three cards; returns where the rules begin."""
    wide = 118.0
    for at, name in enumerate(_FAN):
        x, angle = canvas.width - _EDGE - wide * 0.6 - (len(_FAN) - 1 - at) * wide * 0.72, (8, 0, -8)[at]
        canvas.put(sprites.face(card(name), canvas.px(wide), deck=deck, angle=angle), x, _EDGE + 78)
    room = canvas.width - 2 * _EDGE - wide * 2.9
    canvas.text(title, _EDGE, _EDGE + 40, _TITLE, role="title", anchor="left", room=room)
    y = _EDGE + 104
    for line in canvas.lines(goal, 26, room):
        canvas.text(line, _EDGE, y, 26, anchor="left")
        y += 36
    top = max(y, _EDGE + 190.0)
    canvas.panel(Rect(_EDGE, top, canvas.width - 2 * _EDGE, 3), LINE, radius=1)
    return top + 34


def _rules(canvas: Canvas, rules: list[tuple[str, bool]], top: float, bottom: float) -> None:
    """Two columns, as large as they fit between these heights; a star stands at what the family plays otherwise."""
    wide = (canvas.width - 2 * _EDGE - _GUTTER) / 2
    size = _LARGEST
    while True:
        set_rules = [(canvas.lines(said, size, wide - size * 1.3), star) for said, star in rules]
        halves = _halves([len(lines) * size * 1.34 + size * 0.62 for lines, _ in set_rules])
        if halves[1] <= bottom - top or size <= _SMALLEST:
            break
        size -= 0.5
    for column, part in enumerate((set_rules[: halves[0]], set_rules[halves[0] :])):
        x, y = _EDGE + column * (wide + _GUTTER), top
        for lines, star in part:
            if star:
                canvas.star(x + size * 0.4, y + size * 0.6, size * 1.1)
            else:
                canvas.pill(Rect(x + size * 0.2, y + size * 0.45, size * 0.36, size * 0.36), GOLD)
            for line in lines:
                canvas.text(line, x + size * 1.3, y + size * 0.67, size, anchor="left")
                y += size * 1.34
            y += size * 0.62


def _halves(heights: list[float]) -> tuple[int, float]:
    """After how many parts the second column begins so that the higher one is lowest, and that one's height."""
    whole = sum(heights)
    best, first = (len(heights), whole), 0.0
    for at, high in enumerate(heights):
        if max(first, whole - first) < best[1]:
            best = at, max(first, whole - first)
        first += high
    return best


def _to_cut(game: str, options: Options) -> tuple[_Cut, _Cut | None]:
    """What everybody gets, on the page itself and on a second one: in Michigan the markers they start with; where a deal can
    bring many points, change for them; else a marker for each deal that can be won."""
    if game == "michigan":
        row, most, said = _change(int(options["markers"])), _LONG_ROWS, "paper.cut.honours"
    elif options.get("scoring") == "cards":
        row, most, said = _change(100), _LONG_ROWS, "paper.cut.points"
    else:
        row, most = (1,) * min(int(options.get("match_to", "5")), _IN_ROW), _ROWS
        said = "paper.cut.points" if options.get("hand_points") == "graded" else "paper.cut"
    honours = tuple(card(name) for name in _HONOURS) if game == "michigan" else ()
    left = options.seats - most
    here = _Cut([row] * min(options.seats, most), said, honours)
    return here, _Cut([row] * left, "paper.cut.points", first=most) if left > 0 else None


def _change(markers: int) -> tuple[int, ...]:
    """So many, in few pieces."""
    return _SMALL_CHANGE + (20,) * ((markers - sum(_SMALL_CHANGE)) // 20)


def _cut_out(canvas: Canvas, cut: _Cut, top: float, deck: sprites.Deck, kid: bool) -> None:
    _strokes(canvas, Rect(_EDGE, top, canvas.width - 2 * _EDGE, 0))
    y = top + _HEADING
    said = words.say(cut.said + (".kid" if kid else ""))
    canvas.text(said, _EDGE, y, _HEADING, role="title", anchor="left", room=canvas.width - 2 * _EDGE)
    y += _HEADING
    if cut.honours:
        gap = (canvas.width - 2 * _EDGE - len(cut.honours) * _HONOUR) / (len(cut.honours) - 1)
        for at, honour in enumerate(cut.honours):
            lies = Rect(_EDGE + at * (_HONOUR + gap), y, _HONOUR, _HONOUR * 1.4)
            canvas.put(sprites.face(honour, canvas.px(_HONOUR), deck=deck), *lies.centre)
            _frame(canvas, lies)
        y += _HONOUR * 1.4 + 30
    step = (canvas.width - 2 * _EDGE) / _IN_ROW
    for seat, row in enumerate(cut.rows, cut.first):
        for at, worth in enumerate(row):
            x, middle = _EDGE + (at + 0.5) * step, y + _MARKER / 2
            canvas.put(sprites.marker(seat, canvas.px(_MARKER)), x, middle)
            canvas.badge(str(worth), x, middle, _MARKER * 0.56, "#FFFFFF", INK)
        y += _MARKER + 14


def _frame(canvas: Canvas, rect: Rect) -> None:
    for edge in (
        Rect(rect.x, rect.y, rect.w, 0),
        Rect(rect.x, rect.bottom, rect.w, 0),
        Rect(rect.x, rect.y, 0, rect.h),
        Rect(rect.right, rect.y, 0, rect.h),
    ):
        _strokes(canvas, edge)


def _strokes(canvas: Canvas, edge: Rect) -> None:
    """A line to cut along."""
    long, upright = max(edge.w, edge.h), edge.h > edge.w
    for at in range(0, round(long), 2 * _STRIKE):
        piece = min(_STRIKE, long - at)
        rect = Rect(edge.x - 1, edge.y + at, 2, piece) if upright else Rect(edge.x + at, edge.y - 1, piece, 2)
        canvas.panel(rect, INK, radius=1)
