"""What is drawn at the table by way of help: the ladder and the suits in the strip under the field, what all know of a hand
over its plate, and the lamp of a hint.

The ladder comes from a view of the eyes that look, as far as the pictures have come; whoever may see no hand sees no ladder.
"""

from functools import partial
from typing import TYPE_CHECKING

import sprites
from engine.cards import Card
from engine.model import Seat
from game import lettering, words
from game.focus import Target
from game.geometry import Rect, around, union
from game.helping import ladder as ladders
from game.helping import places, stone
from game.helping import stops as stopped
from game.helping.ladder import Rung
from game.helping.places import Chip
from game.helping.stops import SuitKnown
from game.moving.still import once
from game.paint import CREAM, GOLD, INK, LINE, NIGHT, PALE_GOLD, SOFT_INK, SUN, WHITE, Canvas
from game.ruler import LEAST_TEXT
from game.scenes import hint
from game.scenes.small_cards import corner, index, lacking, letters, several, strike

if TYPE_CHECKING:
    from game.scenes.table import TableScene

_BESIDE = 5.0
_SHARE = 0.54
"""How much of a rung its small cards may take."""
_MANY = 12
"""Where more cards than that would help, naming a few tells nothing."""
NAME, SMALL = 24.0, 20.0
"""Sizes of the words on a rung, with normal text."""


def level(scene: "TableScene") -> str:
    """How much help whoever looks wishes for: "off", "on" or "kids"."""
    return scene.home.comfort.help


def ladder(scene: "TableScene") -> tuple[Rung, ...]:
    """The rungs for the hand that lies open to these eyes; () for all others."""
    seen = scene.seen
    if level(scene) == "off" or scene.manners.aid != "ladder" or seen.seat is None or seen.seat != scene.match.eyes:
        return ()
    return ladders.ladder(seen)


def suits(scene: "TableScene") -> tuple[SuitKnown, ...]:
    """What all know of the suits."""
    return stopped.stops(scene.seen) if level(scene) != "off" and scene.manners.aid == "stops" else ()


def chips(scene: "TableScene") -> dict[Seat, list[Chip]]:
    """By seat what lies over its plate."""
    if level(scene) == "off" or scene.manners.aid != "stone" or scene.spread.frame.kids:
        return {}
    found = stone.known(scene.seen, scene.match.you)
    return {
        seat: places.over_plate(frame, found[seat], level(scene), bool(scene.marks.taken_by(seat)))
        for seat, frame in enumerate(scene.spread.frame.seats)
    }


def targets(scene: "TableScene") -> list[Target]:
    """The rungs, each pressed by itself; the suits, all of them one; the seats over whose plates something lies."""
    strip = scene.spread.frame.aid
    if strip is not None and (rungs := ladder(scene)):
        return [
            Target(("rung", rung.name), cell, round=cell.h * 0.3) for rung, cell in zip(rungs, places.cells(strip, len(rungs)))
        ]
    if strip is not None and suits(scene):
        return [Target(("suits",), strip, round=strip.h * 0.3)]
    return []


def seat_targets(scene: "TableScene", besides: set[Seat]) -> list[Target]:
    """The seats of which something is known that may be looked at closer, but for those."""
    frames = scene.spread.frame.seats
    return [
        Target(("known", seat), union([frames[seat].fan, frames[seat].plate]), round=20)
        for seat, lying in chips(scene).items()
        if lying and seat not in besides
    ]


def draw(canvas: Canvas, scene: "TableScene") -> None:
    """The strip, and what lies over the plates."""
    strip = scene.spread.frame.aid
    said = (scene.revision, scene.spread.frame, canvas.deck)
    if strip is not None:
        once(canvas, "aid", said, partial(_strip, canvas, scene, strip))
    if scene.manners.aid == "stone":
        once(canvas, "chips", said, partial(_chips, canvas, scene))


def _strip(canvas: Canvas, scene: "TableScene", strip: Rect) -> None:
    rungs = ladder(scene)
    for rung, cell in zip(rungs, places.cells(strip, len(rungs))):
        _rung(canvas, scene, rung, cell)
    found = suits(scene)
    for one, cell in zip(found, places.cells(strip, len(found))):
        _suit(canvas, one, cell)


# The ladder


def _rung(canvas: Canvas, scene: "TableScene", rung: Rung, cell: Rect) -> None:
    """Its name and how many cards are missing; beside that the cards that would help, those that are gone crossed out."""
    shown = rung.name == scene.rung
    canvas.panel(
        cell, PALE_GOLD if shown else CREAM, radius=cell.h * 0.3, edge=GOLD if shown or not rung.missing else LINE, thick=3
    )
    name, said, small = parts(rung, cell)
    lettering.write(canvas, words.say("rung." + rung.name), name, NAME, role="title", anchor="left")
    if level(scene) == "kids":
        for at, pip in enumerate(pips(rung, said)):
            canvas.panel(pip, GOLD if at < len(rung.mine) else WHITE, radius=3, edge=INK, thick=2)
    else:
        lettering.write(canvas, missing(rung), said, SMALL, role="bold", colour=SOFT_INK, anchor="left")
    for card, room, gone in small:
        if card is None:
            letters(canvas, f"+{gone}", *room.centre, room.h * 0.6, SOFT_INK, room.w)
        else:
            index(canvas, card, room, gone=bool(gone))


def missing(rung: Rung) -> str:
    """How many cards it lacks, in words."""
    return words.count("rung.missing", rung.missing) if rung.missing else words.say("rung.there")


def pips(rung: Rung, room: Rect) -> list[Rect]:
    """A little card for each of the hand, side by side from the left: those that are there, then those that are missing."""
    number = len(rung.mine) + rung.missing
    step = min(room.h * 0.72, room.w / number)
    high = min(room.h * 0.84, step * 1.2)
    return [Rect(room.x + at * step, room.centre[1] - high / 2, step * 0.78, high) for at in range(number)]


def parts(rung: Rung, cell: Rect) -> tuple[Rect, Rect, list[tuple[Card | None, Rect, int]]]:
    """Where its name, what is missing, and its small cards lie."""
    inner = cell.grown(-14, -4)
    small = small_cards(rung, inner)
    wide = (small[0][1].x - 10 if small else inner.right) - inner.x
    return Rect(inner.x, inner.y, wide, inner.h / 2), Rect(inner.x, inner.y + inner.h / 2, wide, inner.h / 2), small


def small_cards(rung: Rung, room: Rect) -> list[tuple[Card | None, Rect, int]]:
    """The cards that help, as many as have room at the right end: (card, place, whether it is gone); last (None, place, how
    many more there are)."""
    wanted = [*((card, 0) for card in rung.helps), *((card, 1) for card in rung.gone)]
    high = min(room.h, max(31.0, room.h * 0.72))
    wide, gap = places.card_wide(high), 5.0
    fits = int((room.w * _SHARE + gap) // (wide + gap))
    if not wanted or fits < 1 or len(wanted) > _MANY:
        return []
    more = len(wanted) - fits
    if fits == 1:
        more, wanted = 0, wanted[:1]
    if more > 0:
        more, wanted = more + 1, wanted[: fits - 1]
    number = len(wanted) + (more > 0)
    x, y = room.right - number * (wide + gap) + gap, room.centre[1] - high / 2
    found: list[tuple[Card | None, Rect, int]] = [
        (card, Rect(x + at * (wide + gap), y, wide, high), gone) for at, (card, gone) in enumerate(wanted)
    ]
    if more > 0:
        found.append((None, Rect(x + len(wanted) * (wide + gap), y, wide, high), more))
    return found


# The suits


def _suit(canvas: Canvas, one: SuitKnown, cell: Rect) -> None:
    """Its sign; the next card, wanted or gone; other cards that are out; whether its honour is still open."""
    canvas.panel(cell, CREAM, radius=cell.h * 0.3, edge=GOLD if one.way == "runs" else LINE, thick=3)
    sign, ranks, honour = suit_places(one, cell)
    canvas.put(sprites.sign(one.suit, canvas.px(sign.h), deck=canvas.deck), *sign.centre)
    if one.barred:
        strike(canvas, sign)
    for card, room in ranks:
        _rank(canvas, card, room, one.lot(card))
    _honour(canvas, one, honour)


def suit_places(one: SuitKnown, cell: Rect) -> tuple[Rect, list[tuple[Card, Rect]], Rect]:
    """Where its sign lies, the next card and as many of those that are out as have room, and its honour."""
    inner = cell.grown(-10, -6)
    side, high, size = (min(inner.h * part, inner.w * 0.26) for part in (0.8, 0.78, 0.84))
    sign = around(inner.x + side / 2, inner.centre[1], side, side)
    honour = around(inner.right - size * 0.55, inner.centre[1], size, size)
    wide = high * 1.1
    wanted = [] if one.next is None else [one.next]
    wanted += [card for card in reversed(one.out) if card != one.next]
    fits = max(0, int((honour.x - 8 - sign.right - 8 + _BESIDE) // (wide + _BESIDE)))
    first = sign.right + 8 + wide / 2
    places_of = [around(first + at * (wide + _BESIDE), inner.centre[1], wide, high) for at in range(fits)]
    return sign, list(zip(wanted, places_of)), honour


def _rank(canvas: Canvas, card: Card, room: Rect, lot: str) -> None:
    """A rank alone, for the sign stands beside it: wanted with a ring, out crossed out, played with a tick."""
    gone = lot in ("out", "played")
    wanted = lot == "next"
    canvas.panel(
        room, "#E6DBC6" if gone else "#FFFFFF", radius=room.h * 0.2, edge=GOLD if wanted else SOFT_INK, thick=5 if wanted else 2
    )
    ink = SOFT_INK if gone else sprites.suit_colour(card // 13, canvas.deck)
    letters(canvas, corner(card, canvas.deck), *room.centre, room.h * 0.68, ink, room.w - 8)
    if lot == "out":
        strike(canvas, room)
    elif lot == "played":
        side = room.h * 0.5
        canvas.put(sprites.icon("check", canvas.px(side)), room.right - side * 0.1, room.bottom - side * 0.1)


def _honour(canvas: Canvas, one: SuitKnown, room: Rect) -> None:
    """The honour's letter on a disc like a marker: gold while it is open, crossed out when it was played or is gone."""
    canvas.pill(room, SUN if one.open else "#E6DBC6", edge=INK if one.open else SOFT_INK, thick=3)
    letters(canvas, corner(one.honour, canvas.deck), *room.centre, room.h * 0.54, INK if one.open else SOFT_INK, room.w * 0.7)
    if not one.open:
        strike(canvas, room)


# What all know of a hand


def _chips(canvas: Canvas, scene: "TableScene") -> None:
    for lying in chips(scene).values():
        for chip in lying:
            if chip.cards:
                several(canvas, chip.cards, chip.room)
            elif chip.lacks is not None:
                lacking(canvas, chip.lacks, chip.room)
            else:
                canvas.panel(chip.room, NIGHT, radius=chip.room.h * 0.2)
                size = max(chip.room.h * 0.56, min(chip.room.h * 0.88, LEAST_TEXT))
                letters(canvas, f"+{chip.more}", *chip.room.centre, size, WHITE, chip.room.w - 2)


# Marks


def bulb(canvas: Canvas, x: float, y: float, size: float, text: str = "") -> None:
    """The mark of a hint: a lamp on a disc, or a number beside it."""
    wide = size * (1.75 if text else 1.0)
    room = around(x, y, wide, size)
    canvas.pill(room, SUN, edge=INK, thick=3)
    canvas.put(sprites.icon("hint", canvas.px(size * 0.66)), room.x + size / 2, y)
    if text:
        letters(canvas, text, room.right - size * 0.52, y, size * 0.6, INK, size * 0.7)


def hinted(canvas: Canvas, scene: "TableScene") -> None:
    """The lamp on what a hint names: a card, a pile, a button, or the numbers of a stake on their cards."""
    advice = scene.hint.of(scene)
    if advice is None:
        return
    best, size = advice.best, 42.0 if level(scene) != "kids" else 54.0
    if scene.draft is not None:
        for (card, _), number in zip(scene.draft.parts, best.choice.split()):
            if number != "0":
                bulb(canvas, card.centre[0], card.y + size * 0.2, size, number)
        return
    key = hint.target_of(scene, best)
    target = next((one for one in scene.focus.targets if one.key == key), None)
    if target is None:
        return
    x, y = target.rect.x, target.rect.y
    if isinstance(key, tuple) and key[0] == "do":
        bulb(canvas, x + 4, y + 4, size)
    else:  # on the upper edge, but clear of the sentence over the hand
        low = scene.spread.frame.prompt.bottom + size / 2 + 1 if y > scene.spread.frame.prompt.y else 0.0
        bulb(canvas, x + min(target.rect.w, 150.0) / 2, max(y - size * 0.1, low), size)
