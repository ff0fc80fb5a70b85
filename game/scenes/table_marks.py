"""What is marked on the cards of a table, each mark a shape of its own, never a colour alone:

just taken   a tab on the upper edge; at another seat a gold edge around its cards, with a plus and their number
last play    a pointer above the card
in the way   a thick frame with a badge "!": because of this card another one was refused
chosen       a badge with a tick: it is being asked what to do with this card
of a rung    two steps of a ladder over the upper edge: it counts towards that great hand
hint         a lamp on a disc
whose        the animal of the player on the lower edge of a card of a trick or a run
"""

from math import radians, tan
from typing import TYPE_CHECKING

import pygame

import sprites
from game.geometry import Rect
from game.paint import INK, NIGHT, SHAPES, SUN, WHITE, Canvas, even, ready
from game.places.layout import RATIO, Place, strips
from game.scenes import help_marks

if TYPE_CHECKING:
    from game.scenes.table import TableScene

_FINE = 3
_POINTER = 40.0
_FRAME = (4, 9, 4)
"""Dark, bright and dark line of the frame around a card in the way, in logical pixels from the card outwards."""


def draw(canvas: Canvas, scene: "TableScene") -> None:
    """All marks, while nothing moves."""
    if not scene.timeline.idle or scene.replay is not None or scene.drag is not None:
        return
    strip = {place.card: rect for place, rect in strips(scene.spread, scene.match.you) if place.card is not None}
    rung = next((one.mine for one in help_marks.ladder(scene) if one.name == scene.rung), ())
    taken = {card for seat in range(len(scene.match.players)) for card in scene.marks.taken_by(seat)}
    for place in scene.spread.places:
        card = place.card
        if card is None or not place.show:
            continue
        part = place.rect if place.zone.seat is None else strip.get(card, place.rect)
        if place.zone.seat is not None and card in taken:
            _tab(canvas, place, part)
        if place.zone.seat is None and card in scene.marks.last_play and _is_top(scene, place):
            _point(canvas, place)
        if card in scene.causes and (place.zone.seat is not None or _is_top(scene, place)):
            _in_the_way(canvas, place, part)
        if card in {action.card for action in scene.choosing}:
            _tick(canvas, place, part)
        if card in rung and place.zone.seat == scene.match.you:
            _step(canvas, place, part)
    _seats(canvas, scene)
    help_marks.hinted(canvas, scene)


def draw_causes(canvas: Canvas, scene: "TableScene") -> None:
    """At a children's table: only what stands in the way, and what is being asked about."""
    if not scene.timeline.idle or scene.replay is not None or scene.drag is not None:
        return
    strip = {place.card: rect for place, rect in strips(scene.spread, scene.match.you) if place.card is not None}
    chosen = {action.card for action in scene.choosing}
    for place in scene.spread.places:
        if place.card is None or not place.show or (place.zone.seat is None and place.card in strip):
            continue  # an honour whose twin is held is not what is meant
        part = strip.get(place.card, place.rect)
        if place.card in scene.causes and (place.zone.seat is not None or _is_top(scene, place)):
            _in_the_way(canvas, place, part)
        if place.card in chosen:
            _tick(canvas, place, part)


def draw_owners(canvas: Canvas, scene: "TableScene", size: float, above: float) -> None:
    """The animal of whoever played a card on the lower edge of each that lies in the middle, so large and so far up."""
    if not scene.manners.gathers:
        return
    for pile in scene.tabletop.piles.values():
        for one in pile:
            seat = scene.marks.played_by.get(one.card) if one.card is not None else None
            if one.lies is not None and one.lies.name == scene.manners.gathers and seat is not None:
                y = one.y + one.width * RATIO / 2 - above
                canvas.put(sprites.animal(scene.match.players[seat].animal, canvas.px(size), disc=True), one.x, y)


def _is_top(scene: "TableScene", place: Place) -> bool:
    """Whether a card of a pile can be seen: no later one lies on it."""
    pile = scene.spread.of(place.zone.name, place.zone.seat)
    return all(abs(one.x - place.x) + abs(one.y - place.y) > place.width * 0.3 for one in pile if one.slot > place.slot)


def _on_edge(place: Place, part: Rect) -> tuple[float, float]:
    """The middle of the upper edge of what can be seen of a card, which may lean."""
    x = part.x + min(part.w, place.width) / 2
    return x, place.rect.y + (place.x - x) * tan(radians(place.angle))


def _tab(canvas: Canvas, place: Place, part: Rect) -> None:
    x, y = _on_edge(place, part)
    wide = min(34.0, part.w)
    canvas.pill(Rect(x - wide / 2, y - 11, wide, 14), SUN, edge=INK, thick=2)


def _point(canvas: Canvas, place: Place) -> None:
    x, y = place.x, place.rect.y
    canvas.put(_pointer(canvas.px(_POINTER)), x, y - _POINTER * 0.28)


def _in_the_way(canvas: Canvas, place: Place, part: Rect) -> None:
    picture = _frame(
        (canvas.px(place.width), canvas.px(place.rect.h)),
        canvas.px(place.width * 0.08),
        tuple(canvas.px(one) for one in _FRAME),
        even(place.angle),
    )
    canvas.put(picture, place.x, place.y)
    x, y = _on_edge(place, part)
    canvas.badge("!", x, y, 44, SUN, INK)


def _tick(canvas: Canvas, place: Place, part: Rect) -> None:
    x, y = _on_edge(place, part)
    canvas.badge("", x, y, 44, SUN, INK)
    canvas.put(_ticked(canvas.px(26)), x, y)


def _step(canvas: Canvas, place: Place, part: Rect) -> None:
    x, y = _on_edge(place, part)
    wide = min(46.0, part.w)
    for up in (6.0, -8.0):
        canvas.pill(Rect(x - wide / 2, y - up - 5, wide, 11), WHITE, edge=INK, thick=2)


def _seats(canvas: Canvas, scene: "TableScene") -> None:
    """At another seat: how many cards it has just taken, over its fan; they can be looked at there."""
    for seat, frame in enumerate(scene.spread.frame.seats):
        number = len(scene.marks.taken_by(seat))
        if seat == scene.match.you or not number:
            continue
        fan = frame.fan
        left, right = fan.x - 2, min(fan.right, frame.count.x) - 6
        canvas.glow(Rect(left, fan.y + 2, right - left, frame.plate.y - fan.y - 8), 10)
        canvas.badge(f"+{number}", fan.x + 18, fan.y + 16, 42, SUN, INK)


def _pointer(size: int) -> pygame.Surface:
    """A triangle that points down, with a dark edge."""

    def make() -> pygame.Surface:
        side = size * _FINE
        large = pygame.Surface((side, side), pygame.SRCALPHA)
        large.fill((*pygame.Color(INK)[:3], 0))
        for colour, inset in ((INK, 0.0), (SUN, 0.13)):
            left, right = side * (0.04 + inset * 1.1), side * (0.96 - inset * 1.1)
            top, low = side * (0.12 + inset * 0.75), side * (0.9 - inset * 1.3)
            pygame.draw.polygon(large, pygame.Color(colour), [(left, top), (right, top), (side / 2, low)])
        return ready(pygame.transform.smoothscale(large, (size, size)))

    return SHAPES.take(("pointer", size), make)


def _ticked(size: int) -> pygame.Surface:
    def make() -> pygame.Surface:
        side = size * _FINE
        large = pygame.Surface((side, side), pygame.SRCALPHA)
        large.fill((*pygame.Color(INK)[:3], 0))
        points = [(side * 0.12, side * 0.55), (side * 0.4, side * 0.82), (side * 0.9, side * 0.2)]
        pygame.draw.lines(large, pygame.Color(INK), False, points, max(1, round(side * 0.17)))
        return ready(pygame.transform.smoothscale(large, (size, size)))

    return SHAPES.take(("tick", size), make)


def _frame(size: tuple[int, int], radius: int, lines: tuple[int, ...], angle: int) -> pygame.Surface:
    """Three lines around a card of that size: dark, bright, dark."""

    def make() -> pygame.Surface:
        reach = sum(lines)
        large = pygame.Surface(((size[0] + 2 * reach) * 2, (size[1] + 2 * reach) * 2), pygame.SRCALPHA)
        large.fill((*pygame.Color(NIGHT)[:3], 0))
        out = reach
        for colour, thick in zip((NIGHT, SUN, NIGHT), reversed(lines)):
            rect = large.get_rect().inflate(-4 * (reach - out), -4 * (reach - out))
            pygame.draw.rect(large, pygame.Color(colour), rect, width=thick * 2 + 2, border_radius=(radius + out) * 2)
            out -= thick
        if angle:
            large = pygame.transform.rotozoom(large, angle, 1)
        wide, high = large.get_size()
        return ready(pygame.transform.smoothscale(large, (wide // 2, high // 2)))

    return SHAPES.take(("cause", size, radius, lines, angle), make)
