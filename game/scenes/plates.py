"""The plate of a seat: animal, name, number of cards, points or markers, and whose turn it is."""

from dataclasses import dataclass

import sprites
from game import lettering
from game.geometry import Rect, union
from game.paint import CREAM, GOLD, INK, PALE_GOLD, SOFT_INK, WHITE, Canvas
from game.places.frame import LINE, NAME, TAG, SeatFrame
from game.sofa.seats import Player

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
    up = -_LIFT if plate.to_act else 0.0
    rect = frame.plate.moved(0, up)
    canvas.shade(rect, rect.h / 2)
    if plate.to_act:
        canvas.pill(rect.grown(4), PALE_GOLD, edge=GOLD, thick=7)
    else:
        canvas.pill(rect, CREAM)
    canvas.put(sprites.animal(plate.player.animal, canvas.px(frame.animal.w), disc=True), *frame.animal.moved(0, up).centre)
    name = frame.name if plate.line else name_alone(frame)
    lettering.write(canvas, plate.player.name, name.moved(0, up), NAME, role="title", anchor="left")
    if plate.line:
        _line(canvas, frame.line.moved(0, up), plate, frame.text)
    if plate.dealt:
        tag = dealer_tag(canvas, frame, plate.dealt).moved(0, up)
        canvas.pill(tag, SOFT_INK)
        lettering.write(canvas, plate.dealt, tag.grown(-10, 0), TAG, role="bold", colour=WHITE)
    if plate.stars:
        _points(canvas, frame.tail.moved(0, up), plate.stars)
    disc(canvas, str(plate.cards), frame.count.moved(0, up), INK, WHITE)


def name_alone(frame: SeatFrame) -> Rect:
    """Where a name stands that has no line under it: in the middle, but clear of the disc with the number of cards."""
    both = union([frame.name, Rect(frame.name.x, frame.line.y, frame.name.w, frame.line.h)])
    if frame.count.y > frame.plate.y:
        both = Rect(both.x, both.y, both.w, min(both.h, frame.count.y + 0.15 * frame.count.h - both.y))
    return both


def _line(canvas: Canvas, box: Rect, plate: Plate, text: float) -> None:
    if plate.markers:
        sign = 26 * text
        canvas.put(sprites.marker(plate.seat, canvas.px(sign)), box.x + sign / 2, box.centre[1])
        box = Rect(box.x + sign * 1.24, box.y, box.w - sign * 1.24, box.h)
    whole = canvas.measure(plate.line, LINE * 0.9, "bold") <= box.w
    lettering.write(
        canvas, plate.line if whole else plate.short or plate.line, box, LINE, role="bold", colour=SOFT_INK, anchor="left"
    )


def dealer_tag(canvas: Canvas, frame: SeatFrame, words: str) -> Rect:
    """The tag with that word: under the animal if it is short, and never beyond the room there is."""
    room = frame.tag
    wide = lettering.extent(canvas, words, room.grown(-10, 0), TAG, role="bold")[0] + 26
    wide = min(wide, room.w)
    return Rect(max(room.x, frame.animal.centre[0] - wide / 2), room.y, wide, room.h)


def disc(canvas: Canvas, number: str, place: Rect, fill: str, ink: str) -> None:
    """A number on a disc, which is wider for three digits."""
    edge = "" if fill == INK else INK
    wide = max(
        place.w, lettering.extent(canvas, number, place.grown(place.w, 0), place.h * 0.56, role="title")[0] + place.h * 0.4
    )
    canvas.pill(Rect(place.centre[0] - wide / 2, place.y, wide, place.h), fill, edge=edge, thick=2 if edge else 0)
    lettering.write(canvas, number, place.grown(place.w, -place.h * 0.06), place.h * 0.56, role="title", colour=ink)


def _points(canvas: Canvas, box: Rect, number: int) -> None:
    """A star and the points of the match."""
    x, y = box.right - 26, box.centre[1] - 4
    canvas.star(x - 28 * box.h / 26, y - 2, 34 * box.h / 26)
    side = 32 * box.h / 26
    disc(canvas, str(number), Rect(x - side / 2, y - side / 2, side, side), CREAM, INK)
