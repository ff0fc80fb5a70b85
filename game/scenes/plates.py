"""The plate of a seat: animal, name, number of cards, points or markers, and whose turn it is."""

from dataclasses import dataclass

import sprites
from game.frame import SeatFrame
from game.geometry import Rect
from game.paint import CREAM, GOLD, INK, PALE_GOLD, SOFT_INK, WHITE, Canvas
from game.seats import Player

_LIFT = 5.0


@dataclass(frozen=True)
class Plate:
    """What a plate shows.

    cards   how many it holds
    line    what stands under the name; short: instead, where that has no room
    stars   points of the match, or None
    markers whether the line counts markers
    to_act  a golden ring and a lift
    dealt   the word for the dealer, or ""
    """

    player: Player
    seat: int
    cards: int
    line: str
    short: str
    stars: int | None
    markers: bool
    to_act: bool
    dealt: str


def draw_plate(canvas: Canvas, frame: SeatFrame, plate: Plate) -> None:
    """Draw it at its place."""
    rect = frame.plate.moved(0, -_LIFT) if plate.to_act else frame.plate
    canvas.shade(rect, rect.h / 2)
    if plate.to_act:
        canvas.pill(rect.grown(4), PALE_GOLD, edge=GOLD, thick=7)
    else:
        canvas.pill(rect, CREAM)
    animal = rect.h * 0.86
    canvas.put(sprites.animal(plate.player.animal, canvas.px(animal), disc=True), rect.x + rect.h / 2, rect.y + rect.h / 2)
    x = rect.x + rect.h + 4
    room = rect.right - 46 - x
    y = rect.centre[1]
    canvas.text(plate.player.name, x, y - 17 if plate.line else y, 30, role="title", anchor="left", room=room)
    if plate.line:
        left = x
        if plate.markers:
            canvas.put(sprites.marker(plate.seat, canvas.px(26)), x + 13, y + 19)
            left += 32
        room = rect.right - 22 - left
        line = plate.line if canvas.measure(plate.line, 22) <= room else plate.short or plate.line
        canvas.block(line, left, y + 19, 24, room=room, role="bold", colour=SOFT_INK, anchor="left")
    if plate.dealt:
        wide = canvas.measure(plate.dealt, 19, "bold") + 26
        tag = Rect(rect.x + rect.h * 0.5 - wide / 2, rect.bottom - 13, wide, 26)
        canvas.pill(tag, SOFT_INK)
        canvas.text(plate.dealt, *tag.centre, 19, role="bold", colour=WHITE)
    if plate.stars:
        canvas.star(rect.right - 62, rect.bottom - 4, 34)
        canvas.badge(str(plate.stars), rect.right - 34, rect.bottom - 2, 32, CREAM, INK)
    canvas.badge(str(plate.cards), rect.right - 26, rect.y + 8, 50, INK, WHITE)
