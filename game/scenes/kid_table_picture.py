"""How a children's table is drawn: round portraits, one white pill, the cards, two or three round buttons. Changes nothing."""

from functools import partial
from typing import TYPE_CHECKING

import sprites
from engine.model import Seat
from game import lettering
from game.geometry import Rect, around
from game.helping import stone
from game.kids import memory
from game.kids.picture import picture
from game.moving.still import once
from game.paint import CREAM, GOLD, INK, LINE, NIGHT, PALE_GOLD, SUN, WHITE, Canvas
from game.places.frame import NAME, SeatFrame
from game.scenes import kid_table_signs as signs
from game.scenes import table_marks
from game.scenes.plates import disc
from game.scenes.small_cards import lacking
from game.sofa.seating import helpers

if TYPE_CHECKING:
    from game.scenes.table import TableScene

TITLE = 40.0
SAID, SAID_BESIDE = 44.0, 28.0
"""Size of the words in the pill, and of those under pictures."""
_HALO = 13.0
"""Width of the ring around a portrait."""
_HAND, _OWNER = 84.0, 58.0
_LEAST_HELPER = 40.0
_GAP = 34.0
"""Between two picture sentences, in which a dot stands."""


def draw_all(canvas: Canvas, scene: "TableScene", blend: float) -> None:
    """All that stands still."""
    canvas.cloth(scene.match.game)
    top = scene.tabletop
    said = (scene.revision, scene.spread.frame)
    once(canvas, "bar", said, lambda: _bar(canvas, scene))
    for rect in scene.spread.outlines:
        canvas.panel(rect, NIGHT, radius=rect.w * 0.08, alpha=60)
    top.draw(canvas, blend, 0, 10)
    _portraits(canvas, scene)
    if scene.home.comfort.help != "off" and scene.match.game == "rolling_stone":
        once(canvas, "memory", (*said, canvas.deck), lambda: _memory(canvas, scene))
    top.heaps.draw(canvas, ("stake",))
    top.draw(canvas, blend, 10, 30)
    top.heaps.draw(canvas, ("card", "heap"))
    table_marks.draw_owners(canvas, scene, _OWNER, 6)
    if scene.timeline.idle:
        _pressed_piles(canvas, scene)
    once(canvas, "prompt", (said, bool(top.names)), lambda: _pill(canvas, scene))
    once(canvas, "corner", said, lambda: scene.corner.draw(canvas, scene.focus.armed))
    ringed = scene.focus.ringed if scene.timeline.idle else None
    card = ringed.key[1] if ringed and isinstance(ringed.key, tuple) and ringed.key[0] == "card" and ringed.ring else None
    top.draw(canvas, blend, 30, 100, ringed=card)
    table_marks.draw_causes(canvas, scene)
    if ringed is not None and card is None:
        canvas.ring(ringed.ring or ringed.rect, ringed.round, ringed.angle)
    _pointing(canvas, scene)


def _bar(canvas: Canvas, scene: "TableScene") -> None:
    frame = scene.spread.frame
    for rect, icon in ((frame.menu, "menu"), (frame.help, "help")):
        canvas.sheet(rect, radius=18)
        canvas.put(sprites.icon(icon, canvas.px(rect.h * 0.62)), *rect.centre)
    if frame.title.w >= 0.75 * canvas.measure(scene.match.title, TITLE, "title"):  # else there is no room to read it
        lettering.write(canvas, scene.match.title, frame.title, TITLE, role="title", colour=WHITE, anchor="left")


def _portraits(canvas: Canvas, scene: "TableScene") -> None:
    view, counts = scene.seen, scene.tabletop.counts()
    for seat, frame in enumerate(scene.spread.frame.seats):
        held = sum(number for zone, number in counts.items() if zone.seat == seat and zone.name in ("hand", "packet"))
        purse = next((heap.zone for heap in view.heaps if heap.zone.seat == seat and heap.zone.name == "purse"), None)
        buttons = None if purse is None else scene.tabletop.heaps.number(purse)
        to_act = view.turn == seat and not scene.dealing
        box = frame.lifted(scene.tabletop.glad.get(seat, 0.0))
        player = scene.match.players[seat]
        ponders = scene.ponders and view.turn == seat
        beside = next((scene.match.players[other].animal for other in helpers(scene.match.players, seat)), "")
        shown = (box, player.animal, player.name, held, buttons, to_act, ponders, beside)
        once(canvas, ("portrait", seat), shown, partial(_portrait, canvas, box, seat, *shown[1:]))


def _portrait(
    canvas: Canvas,
    frame: SeatFrame,
    seat: Seat,
    animal: str,
    name: str,
    held: int,
    buttons: int | None,
    to_act: bool,
    ponders: bool,
    beside: str,
) -> None:
    """The animal on its disc in a ring, golden for whose turn it is; how many cards; the name; the buttons; who helps."""
    face = frame.animal
    x, y = face.centre
    if to_act:
        canvas.pill(face.grown(_HALO), GOLD)
        canvas.pill(face.grown(_HALO - 7), NIGHT, alpha=120)
    else:
        canvas.pill(face.grown(_HALO * 0.7), WHITE, alpha=80)
    canvas.put(sprites.animal(animal, canvas.px(face.w), disc=True), x, y)
    if frame.side != "you":
        disc(canvas, str(held), frame.count, SUN, INK)
    if ponders:
        side = face.w * 0.36
        place = around(face.x + side * 0.3, face.y + side * 0.3, side, side)
        canvas.pill(place, NIGHT)
        canvas.put(sprites.icon("hourglass", canvas.px(side * 0.7), WHITE), *place.centre)
    if buttons is not None:
        chip = frame.line
        canvas.pill(chip, CREAM, edge=PALE_GOLD, thick=2)
        canvas.put(sprites.marker(seat, canvas.px(chip.h * 0.84)), chip.x + chip.h * 0.62, chip.centre[1])
        room = Rect(chip.x + chip.h * 1.1, chip.y, chip.w - chip.h * 1.35, chip.h)
        lettering.write(canvas, str(buttons), room, chip.h * 0.72 / canvas.letters, role="title")
    if beside:
        _helper(canvas, helper_place(frame), beside)
    lettering.write(canvas, name, frame.name, NAME, role="title", colour=WHITE)


def helper_place(frame: SeatFrame) -> Rect:
    """Where the grown-up is shown who may press for a child: at the lower right of its portrait, beside its buttons."""
    face = frame.animal
    high = max(_LEAST_HELPER, face.w * 0.36)
    wide = high * 1.7
    return Rect(min(face.right - high * 0.6, frame.plate.right - wide), face.bottom - face.h * 0.2 - high, wide, high)


def _helper(canvas: Canvas, plate: Rect, animal: str) -> None:
    """A small plate: the animal, and a hand that presses."""
    high = plate.h
    canvas.pill(plate, CREAM, edge=GOLD, thick=3)
    canvas.put(sprites.animal(animal, canvas.px(high * 0.86), disc=True), plate.x + high * 0.5, plate.centre[1])
    canvas.put(sprites.icon("touch", canvas.px(high * 0.58)), plate.x + high * 1.22, plate.centre[1])


def _memory(canvas: Canvas, scene: "TableScene") -> None:
    """What all know of each hand: signs of suits, crossed out or with how many cards of it were picked up."""
    for frame, known in zip(scene.spread.frame.seats, stone.known(scene.seen, scene.match.you)):
        for tile in memory.tiles(frame, known):
            if not tile.number:
                lacking(canvas, tile.suit, tile.room)
                continue
            side = tile.room.w
            canvas.panel(tile.room, WHITE, radius=side * 0.2, edge=LINE, thick=2)
            canvas.put(
                sprites.sign(tile.suit, canvas.px(side * 0.66), deck=canvas.deck), *tile.room.moved(side * 0.12, 0).centre
            )
            small = side * 0.66
            disc(
                canvas,
                str(tile.number),
                around(tile.room.x + small * 0.1, tile.room.bottom - small * 0.4, small, small),
                SUN,
                INK,
            )


def _pressed_piles(canvas: Canvas, scene: "TableScene") -> None:
    """The draft, and the glow of piles that can be pressed once the cards have risen."""
    if scene.draft is not None:
        scene.draft.draw(canvas, scene.focus.armed)
    child = scene.child
    for target in scene.focus.targets:
        if isinstance(target.key, tuple) and target.key[0] == "spot" and child is not None and child.raised:
            canvas.glow(target.rect, 12)


def _pill(canvas: Canvas, scene: "TableScene") -> None:
    """What is said: large in pictures with the words under them, or large in words with the pictures under them."""
    text = scene.refusal or scene.prompt
    if not text or scene.tabletop.names:  # a great hand is named where the prompt stands
        return
    room, child = scene.spread.frame.prompt, scene.child
    said = child.manners.said.get(text, ()) if child is not None else ()
    if len(said) > 1:  # what somebody did lies on the table; what is asked is drawn
        said = tuple(one for one in said if not one.key.startswith("did."))
    rows = [picture(one, scene.match.you) for one in said]
    drawn = scene.home.kids == "pictures"
    size, most = (SAID_BESIDE, 2) if drawn else (SAID, 3)
    below = (min(room.h * 0.42, 38 * canvas.letters) if drawn else min(room.h * 0.36, 62.0)) if rows else 0.0
    if drawn and rows and canvas.measure(text, size, "title") > room.w - 90:  # words that take two lines have room for both
        below = max(below, min(room.h * 0.42, 2.3 * canvas.grown(size)))
    upper = Rect(room.x + 45, room.y + 12, room.w - 90, room.h - below - (24 if rows else 20))
    lower = Rect(upper.x, room.bottom - below - 9, upper.w, below)
    words, row = (lower, upper) if drawn and rows else (upper, lower)
    words = _balanced(canvas, text, words, size, most)
    wants = [signs.width(one, row.h) for one in rows]
    gaps = _GAP * max(0, len(rows) - 1)
    shrink = min(1.0, (row.w - gaps) / max(1.0, sum(wants)))
    wide = sum(wants) * shrink + gaps
    spoken, high = lettering.extent(canvas, text, words, size, most=most, role="title")
    tall = room.h if drawn and rows else min(room.h, max(high + 32, 84.0) + below)
    pill = around(*room.centre, max(wide, spoken) + 96, tall)
    if tall < room.h:  # it is as high as its words are
        words = Rect(words.x, pill.y + 12, words.w, tall - below - (24 if rows else 20))
        row = Rect(row.x, pill.bottom - below - 9, row.w, row.h)
    canvas.sheet(pill, radius=min(44.0, pill.h / 2))
    lettering.write(canvas, text, words, size, most=most, role="title")
    x = room.centre[0] - wide / 2
    for at, (one, want) in enumerate(zip(rows, wants)):
        if at:
            canvas.pill(around(x - _GAP / 2, row.centre[1], 9, 9), LINE)
        signs.draw(canvas, one, Rect(x, row.y, want * shrink, row.h), scene.match)
        x += want * shrink + _GAP


def _balanced(canvas: Canvas, text: str, box: Rect, size: float, most: int) -> Rect:
    """The narrowest part of a box in which a text stands as large and on as many lines: so that no word stands alone."""
    high = lettering.extent(canvas, text, box, size, most=most, role="title")[1]
    while box.w > 300:
        narrower = box.grown(-20, 0)
        if lettering.extent(canvas, text, narrower, size, most=most, role="title")[1] != high:
            break
        box = narrower
    return box


def _pointing(canvas: Canvas, scene: "TableScene") -> None:
    """The hand at what the coach has named."""
    child = scene.child
    if child is None or not scene.timeline.idle or scene.replay is not None or scene.drag is not None:
        return
    key = child.points(scene)
    target = next((one for one in scene.focus.targets if one.key == key), None)
    if target is None:
        return
    rect = target.rect
    if isinstance(key, tuple) and key[0] == "card":
        rect = Rect(rect.x, rect.y, min(rect.w, 2 * _HAND), rect.h)
    canvas.glow(target.ring or target.rect, target.round, target.angle)
    signs.hand(canvas, rect.centre[0], rect.y + min(rect.h * 0.5, 90.0), _HAND)
