"""How a table is drawn: cloth, bar, plates, the middle, the prompt, the hand, and what flies over it all. Changes nothing."""

from collections.abc import Hashable, Mapping
from functools import partial
from typing import TYPE_CHECKING

import sprites
from engine.model import Seat, Zone
from game import lettering, words
from game.geometry import Rect, around
from game.moving import countdown
from game.moving.still import once
from game.paint import CREAM, INK, NIGHT, SUN, WHITE, Anchor, Canvas
from game.places.frame import BUTTON
from game.places.middle import Caption
from game.scenes import help_marks, kid_table_picture, table_marks
from game.scenes.plates import Plate, disc, draw_plate
from sprites.fonts import Role

if TYPE_CHECKING:
    from game.scenes.table import TableScene

_OWNER = 46.0
"""Size of the animal on a card that its player has played."""
TITLE, INFO, CAPTION, PROMPT = 42.0, 30.0, 26.0, 34.0
"""Sizes of the texts on a table, with normal text."""
_WORDY = 1.25
"""With larger text there is only room for few words."""
_STACK = 4
"""Markers in a stack of your own; no more than three stacks are drawn."""


def draw(canvas: Canvas, scene: "TableScene", blend: float) -> None:
    """The whole table: what stands still from the picture that is kept of it, and over that what moves."""
    top, still = scene.tabletop, scene.still

    def paint() -> None:
        still.draw(canvas, (scene.revision, scene.timeline.idle, top.stamp), lambda taped: _all(taped, scene, blend))

    top.warming.warm(canvas)
    still.fade(canvas, top.fades, top.laid, top.faded, paint)
    top.draw_live(canvas, blend)


def _all(canvas: Canvas, scene: "TableScene", blend: float) -> None:
    """All that stands still."""
    if scene.child is not None:
        kid_table_picture.draw_all(canvas, scene, blend)
        return
    canvas.cloth(scene.match.game)
    said = (scene.revision, scene.spread.frame)
    counts = scene.tabletop.counts()
    info, match = info_line(scene), scene.match
    bar = (scene.spread.frame, match.title, info, match.secrecy, scene.mode, match.wish.watch)
    once(canvas, "bar", bar, lambda: _bar(canvas, scene, info))
    _places(canvas, scene, counts)
    scene.tabletop.draw(canvas, blend, 0, 10)
    _plates(canvas, scene, counts)
    help_marks.draw(canvas, scene)
    scene.tabletop.heaps.draw(canvas, ("stake",))
    scene.tabletop.draw(canvas, blend, 10, 30)
    countdown.draw(canvas, scene.tabletop.count, scene.spread)
    scene.tabletop.heaps.draw(canvas, ("card", "heap"))
    _purse(canvas, scene)
    _over_middle(canvas, scene, counts)
    once(canvas, "prompt", (said, bool(scene.tabletop.names)), lambda: scene.draw_prompt(canvas))
    once(canvas, "corner", said, lambda: scene.corner.draw(canvas, scene.focus.armed))
    ringed = scene.focus.ringed if scene.timeline.idle else None
    card = ringed.key[1] if ringed and isinstance(ringed.key, tuple) and ringed.key[0] == "card" and ringed.ring else None
    scene.tabletop.draw(canvas, blend, 30, 100, ringed=card)
    table_marks.draw(canvas, scene)
    if ringed is not None and card is None:
        canvas.ring(ringed.ring or ringed.rect, ringed.round, ringed.angle)


def _bar(canvas: Canvas, scene: "TableScene", line: str) -> None:
    frame = scene.spread.frame
    signs = [(frame.menu, "menu"), (frame.tools, "deck"), (frame.help, "help")]
    if frame.hint is not None and not scene.match.wish.watch:
        signs.append((frame.hint, "hint"))
    for rect, icon in signs:
        canvas.sheet(rect, radius=16)
        canvas.put(sprites.icon(icon, canvas.px(rect.h * 0.62)), *rect.centre)
    _beside_buttons(canvas, scene.match.title, frame.title, TITLE, "title", "left")
    info = frame.info
    if scene.match.secrecy and scene.mode is None:  # the line is pressed to say what that means
        sign = "eye" if scene.match.secrecy == "open" else "eye_closed"
        canvas.put(sprites.icon(sign, canvas.px(info.h * 0.5), WHITE), info.right - info.h * 0.3, info.centre[1])
        info = Rect(info.x, info.y, info.w - info.h * 0.7, info.h)
    _beside_buttons(canvas, line, info, INFO, "bold", "right")


def _beside_buttons(canvas: Canvas, text: str, box: Rect, size: float, role: Role, anchor: Anchor) -> None:
    """A text in the bar: one line is as high up as the buttons are, two have the whole box."""
    _, high = lettering.extent(canvas, text, box, size, most=2, role=role)
    box = Rect(box.x, box.y, box.w, min(box.h, max(BUTTON, high + 2)))
    lettering.write(canvas, text, box, size, most=2, role=role, colour=WHITE, anchor=anchor)


def info_line(scene: "TableScene") -> str:
    """How far the match has come, and in which way it is looked at."""
    info, mode = scene.manners.info(scene.seen), ""
    if scene.mode is not None:  # the strip under it says which deal it is; with large words once is enough
        info, mode = "" if scene.home.comfort.letters > _WORDY else info, scene.mode
    elif scene.match.wish.watch:
        mode = words.say("watching")
    elif scene.match.secrecy:
        mode = words.say("privacy." + scene.match.secrecy)
    elif scene.seen.options.get("open_hands") == "true":
        mode = words.say("open_hands")
    return words.say("dot", first=info, second=mode) if info and mode else info or mode


def _places(canvas: Canvas, scene: "TableScene", counts: Mapping[Zone, int]) -> None:
    """Empty places and the captions beside piles."""
    for rect in scene.spread.outlines:
        canvas.panel(rect, NIGHT, radius=rect.w * 0.08, alpha=60)
    for caption in scene.spread.captions:
        text = scene.manners.caption(scene.seen, caption.zone.name, counts.get(caption.zone, 0))
        if text and caption.side != "over":
            once(canvas, _part(caption), (text, caption), partial(_beside, canvas, text, caption))


def _part(caption: Caption) -> Hashable:
    """Which part of the table a caption is."""
    return "caption", caption.zone.name, caption.zone.seat


def _beside(canvas: Canvas, text: str, caption: Caption) -> None:
    anchor: Anchor = "right" if caption.side == "left" else "centre"
    lettering.write(canvas, text, caption.box, CAPTION, most=2, role="bold", colour=WHITE, anchor=anchor)


def _plates(canvas: Canvas, scene: "TableScene", counts: Mapping[Zone, int]) -> None:
    view = scene.seen
    dealer = getattr(view.table, "dealer", None)
    purses = {heap.zone.seat: scene.tabletop.heaps.number(heap.zone) for heap in view.heaps if heap.zone.name == "purse"}
    cards = dict.fromkeys(range(len(scene.match.players)), 0)
    for zone, number in counts.items():
        if zone.seat is not None and zone.name in ("hand", "packet"):
            cards[zone.seat] += number
    for seat, (frame, player) in enumerate(zip(scene.spread.frame.seats, scene.match.players)):
        purse = purses.get(seat)
        if purse is not None:
            line, short = words.count("speech.markers.kid" if scene.home.kids else "markers", purse), str(purse)
        elif view.turn == seat == scene.match.you and not scene.match.wish.watch and not scene.dealing:
            line = short = words.say("turn.yours")
        else:
            line, short = scene.marks.did.get(seat, ("", ""))
        box = frame.lifted(scene.tabletop.glad.get(seat, 0.0))
        plate = Plate(
            player,
            seat,
            cards[seat],
            line,
            short,
            scene.manners.stars(view, seat),
            purse is not None,
            view.turn == seat and not scene.dealing,
            words.say("dealer") if dealer == seat else "",
        )
        once(canvas, ("plate", seat), (box, plate), partial(draw_plate, canvas, box, plate))
        if scene.ponders and view.turn == seat:
            side = frame.animal.w * 0.52
            place = around(box.plate.x + side * 0.2, box.plate.y + side * 0.1, side, side)
            canvas.pill(place, NIGHT)
            canvas.put(sprites.icon("hourglass", canvas.px(side * 0.7), WHITE), *place.centre)


def _over_middle(canvas: Canvas, scene: "TableScene", counts: Mapping[Zone, int]) -> None:
    """Captions on backs, who played which card, the draft, and the glow of piles that can be pressed."""
    for caption in scene.spread.captions:
        text = scene.manners.caption(scene.seen, caption.zone.name, counts.get(caption.zone, 0))
        if text and caption.side == "over":
            once(canvas, _part(caption), (text, caption), partial(_over, canvas, text, caption))
    table_marks.draw_owners(canvas, scene, _OWNER, 4)
    if not scene.timeline.idle:
        return
    if scene.draft is not None:
        scene.draft.draw(canvas, scene.focus.armed)
    for target in scene.focus.targets:
        if isinstance(target.key, tuple) and target.key[0] in ("spot",):
            canvas.glow(target.rect, 12)


def _over(canvas: Canvas, text: str, caption: Caption) -> None:
    box = caption.box.grown(-8, -4)
    wide, high = lettering.extent(canvas, text, box, CAPTION * 0.85, most=2, role="bold")
    high += 8
    box = Rect(box.x, caption.box.bottom - high - 2, box.w, high)
    canvas.panel(around(*box.centre, wide + 24, high), NIGHT, radius=17, alpha=215)
    lettering.write(canvas, text, box, CAPTION * 0.85, most=2, role="bold", colour=WHITE)


def _purse(canvas: Canvas, scene: "TableScene") -> None:
    """Your own markers, where there is room."""
    room, you = scene.spread.frame.purse, scene.match.you
    heap = next((heap for heap in scene.seen.heaps if heap.zone.seat == you and heap.zone.name == "purse"), None)
    if room is None or heap is None or scene.match.wish.watch:
        return
    number = scene.tabletop.heaps.number(heap.zone)
    once(canvas, "purse", (number, you, room), partial(_stacks, canvas, room, you, number))


def _stacks(canvas: Canvas, room: Rect, you: Seat, number: int) -> None:
    """Markers in stacks, and how many there are."""
    drawn = min(number, 3 * _STACK)
    size = room.h * 0.62
    stacks = -(-drawn // _STACK)
    left = room.centre[0] - (stacks - 1) / 2 * size * 1.04 - room.h * 0.45
    for at in range(drawn):
        stack, up = divmod(at, _STACK)
        picture = sprites.marker(you, canvas.px(size))
        canvas.put(picture, left + stack * size * 1.04, room.bottom - size / 2 - up * room.h * 0.11)
    if number:
        side = room.h * 0.66
        disc(canvas, str(number), around(left + stacks * size * 1.04 + side * 0.2, room.centre[1], side, side), SUN, INK)


def draw_prompt(canvas: Canvas, scene: "TableScene") -> None:
    """What is asked or refused, on its pill under the field."""
    frame = scene.spread.frame
    text, refused = (scene.refusal, True) if scene.refusal else (scene.prompt, False)
    if not text or scene.tabletop.names:  # a great hand is named where the prompt stands
        return
    box = prompt_box(frame.prompt)
    wide = lettering.extent(canvas, text, box, PROMPT, most=2, role="title")[0] + (120 if refused else 84)
    rect = around(*frame.prompt.centre, wide, frame.prompt.h)
    if refused:
        canvas.shade(rect, rect.h / 2)
    canvas.pill(rect, CREAM if refused else NIGHT, alpha=255 if refused else 215)
    box = box.moved(18 if refused else 0, 0)
    lettering.write(canvas, text, box, PROMPT, most=2, role="title", colour=INK if refused else WHITE)
    if refused:
        canvas.badge("!", rect.x + 34, rect.centre[1], 40, SUN, INK)


def prompt_box(prompt: Rect) -> Rect:
    """What of the prompt's pill its text may take."""
    return prompt.grown(-62, -1)
