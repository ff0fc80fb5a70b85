"""How a table is drawn: cloth, bar, plates, the middle, the prompt, the hand, and what flies over it all. Changes nothing."""

from math import radians, tan
from typing import TYPE_CHECKING

import sprites
from game import words
from game.geometry import Rect, around
from game.layout import RATIO, strips
from game.paint import CREAM, INK, NIGHT, SUN, WHITE, Anchor, Canvas
from game.scenes.plates import Plate, draw_plate

if TYPE_CHECKING:
    from game.scenes.table import TableScene

_TAG = 46.0


def draw(canvas: Canvas, scene: "TableScene", blend: float) -> None:
    """The whole table."""
    canvas.surface.blit(sprites.cloth(scene.match.game, canvas.surface.get_size()), (0, 0))
    _bar(canvas, scene)
    _places(canvas, scene)
    scene.tabletop.draw(canvas, blend, 0, 10)
    _plates(canvas, scene)
    scene.tabletop.heaps.draw(canvas, ("stake",))
    scene.tabletop.draw(canvas, blend, 10, 30)
    scene.tabletop.heaps.draw(canvas, ("card", "heap"))
    _over_middle(canvas, scene)
    _prompt(canvas, scene)
    scene.corner.draw(canvas, scene.focus.armed)
    ringed = scene.focus.ringed if scene.timeline.idle else None
    card = ringed.key[1] if ringed and isinstance(ringed.key, tuple) and ringed.key[0] == "card" and ringed.ring else None
    scene.tabletop.draw(canvas, blend, 30, 100, ringed=card)
    _fresh(canvas, scene)
    if ringed is not None and card is None:
        canvas.ring(ringed.ring or ringed.rect, ringed.round, ringed.angle)
    scene.tabletop.draw_flying(canvas, blend)


def _bar(canvas: Canvas, scene: "TableScene") -> None:
    frame = scene.spread.frame
    for rect, icon in ((frame.menu, "menu"), (frame.help, "help")):
        canvas.shade(rect, 16)
        canvas.panel(rect, CREAM, radius=16)
        canvas.put(sprites.icon(icon, canvas.px(rect.h * 0.62)), *rect.centre)
    canvas.text(
        scene.match.title,
        frame.title.x,
        frame.title.centre[1],
        42,
        role="title",
        colour=WHITE,
        anchor="left",
        room=frame.title.w,
    )
    info = scene.manners.info(scene.seen)
    mode = ""
    if scene.match.wish.watch:
        mode = words.say("watching")
    elif scene.seen.options.get("open_hands") == "true":
        mode = words.say("open_hands")
    y = frame.info.centre[1] - (14 if mode else 0)
    canvas.text(info, frame.info.right, y, 30, role="bold", colour=WHITE, anchor="right", room=frame.info.w)
    if mode:
        canvas.text(mode, frame.info.right, y + 30, 22, colour=WHITE, anchor="right", room=frame.info.w)


def _places(canvas: Canvas, scene: "TableScene") -> None:
    """Empty places and the captions beside piles."""
    for rect in scene.spread.outlines:
        canvas.panel(rect, NIGHT, radius=rect.w * 0.08, alpha=60)
    counts = scene.tabletop.counts()
    for caption in scene.spread.captions:
        if caption.side == "over":
            continue
        text = scene.manners.caption(scene.seen, caption.zone.name, counts.get(caption.zone, 0))
        if text:
            anchor: Anchor = "right" if caption.side == "left" else "centre"
            room = caption.width + (0 if caption.side == "left" else 60)
            canvas.block(text, caption.x, caption.y, 26, room=room, role="bold", colour=WHITE, anchor=anchor)


def _plates(canvas: Canvas, scene: "TableScene") -> None:
    view, counts = scene.seen, scene.tabletop.counts()
    dealer = getattr(view.table, "dealer", None)
    for seat, (frame, player) in enumerate(zip(scene.spread.frame.seats, scene.match.players)):
        purse = next((heap for heap in view.heaps if heap.zone.seat == seat and heap.zone.name == "purse"), None)
        held = sum(number for zone, number in counts.items() if zone.seat == seat and zone.name in ("hand", "packet"))
        if purse is not None:
            line, short = (
                words.count("markers", scene.tabletop.heaps.number(purse.zone)),
                str(scene.tabletop.heaps.number(purse.zone)),
            )
        elif view.turn == seat == scene.match.you and not scene.match.wish.watch and not scene.dealing:
            line = short = words.say("turn.yours")
        else:
            line, short = scene.did.get(seat, ("", ""))
        draw_plate(
            canvas,
            frame,
            Plate(
                player,
                seat,
                held,
                line,
                short,
                scene.manners.stars(view, seat),
                purse is not None,
                view.turn == seat and not scene.dealing,
                words.say("dealer") if dealer == seat else "",
            ),
        )


def _over_middle(canvas: Canvas, scene: "TableScene") -> None:
    """Captions on backs, who played which card, the draft, and the glow of piles that can be pressed."""
    counts = scene.tabletop.counts()
    for caption in scene.spread.captions:
        if caption.side == "over" and counts.get(caption.zone, 0):
            text = scene.manners.caption(scene.seen, caption.zone.name, counts[caption.zone])
            lines, size = canvas.fitting(text, 22, caption.width + 24, 2, "bold")
            wide = min(caption.width + 44, max(canvas.measure(line, size, "bold") for line in lines) + 28)
            tall = 34 + 24 * (len(lines) - 1)
            y = caption.y - 12 * (len(lines) - 1)
            canvas.panel(Rect(caption.x - wide / 2, y - tall / 2, wide, tall), NIGHT, radius=17, alpha=215)
            for at, line in enumerate(lines):
                down = (at - (len(lines) - 1) / 2) * 24
                canvas.text(line, caption.x, y + down, size, role="bold", colour=WHITE, room=wide - 16)
    if scene.manners.gathers:
        for pile in scene.tabletop.piles.values():
            for picture in pile:
                seat = scene.played_by.get(picture.card) if picture.card is not None else None
                if picture.lies is not None and picture.lies.name == scene.manners.gathers and seat is not None:
                    y = picture.y + picture.width * RATIO / 2 - 4
                    canvas.put(sprites.animal(scene.match.players[seat].animal, canvas.px(_TAG), disc=True), picture.x, y)
    if not scene.timeline.idle:
        return
    if scene.draft is not None:
        scene.draft.draw(canvas, scene.focus.armed)
    for target in scene.focus.targets:
        if isinstance(target.key, tuple) and target.key[0] in ("spot",):
            canvas.glow(target.rect, 12)


def _fresh(canvas: Canvas, scene: "TableScene") -> None:
    """A gold tab over each card that has just come into the hand."""
    if not scene.fresh or not scene.timeline.idle:
        return
    for place, strip in strips(scene.spread, scene.match.you):
        if place.card in scene.fresh:
            x = strip.x + min(strip.w, place.width) / 2
            drop = (place.x - x) * tan(radians(place.angle))
            canvas.pill(Rect(x - 17, place.rect.y + drop - 17, 34, 12), SUN, edge=INK, thick=2)


_LEAST_PROMPT = 25.0
"""A sentence that would be smaller than this on one line stands in two."""


def _prompt(canvas: Canvas, scene: "TableScene") -> None:
    frame = scene.spread.frame
    text, refused = (scene.refusal, True) if scene.refusal else (scene.prompt, False)
    if not text:
        return
    room = frame.prompt.w - 110
    one_line = canvas.measure(text, _LEAST_PROMPT, "title") <= room
    lines, size = canvas.fitting(text, 34 if one_line else _LEAST_PROMPT, room, 1 if one_line else 2, "title")
    wide = max(canvas.measure(line, size, "title") for line in lines) + (120 if refused else 84)
    rect = around(*frame.prompt.centre, wide, frame.prompt.h)
    if refused:
        canvas.shade(rect, rect.h / 2)
    canvas.pill(rect, CREAM if refused else NIGHT, alpha=255 if refused else 215)
    x = rect.centre[0] + (18 if refused else 0)
    for at, line in enumerate(lines):
        down = (at - (len(lines) - 1) / 2) * size * 1.1
        canvas.text(line, x, rect.centre[1] + down, size, role="title", colour=INK if refused else WHITE, room=room)
    if refused:
        canvas.badge("!", rect.x + 34, rect.centre[1], 40, SUN, INK)
