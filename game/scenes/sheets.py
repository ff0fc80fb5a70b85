"""The sheets at the end of a deal, one for each seat: who it is, the cards in their combinations, and what it won."""

from dataclasses import replace

import pygame

import sprites
from engine.cards import Card
from game.geometry import Rect
from game.match import Match
from game.outcome import Line
from game.paint import CREAM, GOLD, INK, LINE, PALE_GOLD, SHAPES, SOFT_INK, SUN, Canvas, ready
from game.places.layout import RATIO
from game.places.plan import in_order
from game.ruler import LEAST_TEXT
from game.scenes.division import CLOSE, FRAME, LINES, PAD, Plan, apart, gap, held, measures, rise


def draw_line(canvas: Canvas, rect: Rect, *, match: Match, line: Line, plan: Plan, low_ace: bool) -> None:
    """One seat: animal and name, cards in their combinations, what it won."""
    plan = replace(plan, tall=rect.h)
    canvas.sheet(rect, PALE_GOLD if line.won else CREAM, radius=24, edge=GOLD if line.won else "", thick=6 if line.won else 0)
    x = rect.x + PAD
    y = rect.y + plan.pad + plan.head / 2 if plan.stacked else rect.centre[1]
    face = plan.face
    up = canvas.line(30, LINES) / 2 + 3 if plan.high else 0.0
    if line.seat is not None:
        animal = match.players[line.seat].animal
        across = x + (plan.who if plan.high else face) / 2
        canvas.put(sprites.animal(animal, canvas.px(face), disc=True), across, y - up)
    if plan.high:
        under = y - up + face / 2 + canvas.line(30, LINES) / 2 + 6 if line.seat is not None else y
        canvas.block(line.name, x + plan.who / 2, under, 30, role="title", room=plan.who)
    else:
        start = x + (face + 10 if line.seat is not None else 0)
        canvas.block(line.name, start, y, 28, role="title", anchor="left", room=x + plan.who - start)
    x += 0 if plan.stacked else plan.who + 16
    room = Rect(x, rect.y + plan.pad + plan.head, plan.cards(line), plan.cards_high(line))
    _cards(canvas, line, room, plan, low_ace)
    found, size = plan.detail(line)
    step = canvas.line(size, CLOSE)
    below = rect.bottom - plan.pad if held(line) or plan.stacked else y + len(found) * step / 2
    for at, text in enumerate(reversed(found)):
        canvas.text(text, x, below - (at + 0.5) * step, size, colour=SOFT_INK, anchor="left", room=room.w)
    beside = plan.head + 2 * plan.pad if plan.stacked else rect.h
    _won(canvas, line, Rect(rect.right - PAD - plan.right, rect.y, plan.right, beside), plan)


def _won(canvas: Canvas, line: Line, room: Rect, plan: Plan) -> None:
    """What it won, and under that what that is and the note; what it had before stands before an arrow."""
    colour = "#A86500" if line.won else SOFT_INK
    rows = plan.figures(line)
    y = room.centre[1] - sum(canvas.line(size, LINES) for _, size, _ in rows) / 2
    for text, size, role in rows:
        step = canvas.line(size, LINES)
        y += step / 2
        if role == "title":
            canvas.text(text, room.right, y, size, role="title", colour=colour, anchor="right", room=room.w)
        else:
            wide = canvas.text(text, room.right, y, size, colour=SOFT_INK, anchor="right", room=room.w)
            if line.was and line.note.startswith(text):
                was(canvas, line.was, room.right - wide - 10, y, size, room.x - 2)
        y += step / 2


def was(canvas: Canvas, text: str, right: float, y: float, size: float, least: float) -> None:
    """A number and an arrow that ends at `right`; nothing if that would begin before `least`."""
    long = size * 1.1
    if right - long - 8 - canvas.measure(text, size) >= least:
        arrow(canvas, Rect(right - long, y - 7, long, 14), LINE)
        canvas.text(text, right - long - 8, y, size, colour=SOFT_INK, anchor="right")


def arrow(canvas: Canvas, rect: Rect, colour: str) -> None:
    """An arrow to the right."""
    canvas.put(_arrow(canvas.px(rect.w), canvas.px(rect.h), colour), *rect.centre)


def _arrow(wide: int, high: int, colour: str) -> pygame.Surface:
    def make() -> pygame.Surface:
        large = pygame.Surface((wide * 4, high * 4), pygame.SRCALPHA)
        tint = pygame.Color(colour)
        large.fill((tint.r, tint.g, tint.b, 0))
        w, h = large.get_size()
        head = min(h, w * 6 // 10)
        pygame.draw.rect(large, tint, (0, h * 7 // 20, w - head + 2, h * 6 // 20), border_radius=h // 8)
        pygame.draw.polygon(large, tint, [(w - head, 0), (w - 1, h // 2), (w - head, h - 1)])
        return ready(pygame.transform.smoothscale(large, (wide, high)))

    return SHAPES.take(("arrow", wide, high, colour), make)


def draw_banner(canvas: Canvas, rect: Rect, *, match: Match, line: Line) -> None:
    """The low sheet of a winner who has no cards left."""
    canvas.sheet(rect, PALE_GOLD, radius=24, edge=GOLD, thick=6)
    y, right = rect.centre[1], rect.right - PAD - 4
    large = min(42.0, rect.h * 0.52) / canvas.letters
    for text in (line.right, line.plus):
        if text:
            right -= canvas.text(text, right, y, large, role="title", colour="#A86500", anchor="right", room=220) + 16
    beside = [text for text in (line.label, line.note) if text]
    for at, text in enumerate(beside):
        down = (at - (len(beside) - 1) / 2) * canvas.line(22, LINES)
        wide = canvas.text(text, right, y + down, 22, colour=SOFT_INK, anchor="right", room=260)
        if line.was and text == line.note:
            was(canvas, line.was, right - wide - 10, y + down, 22, right - 400)
    taken = max((canvas.measure(text, 22) for text in beside), default=0.0)
    right -= taken + (canvas.measure(line.was, 22) + 50 if line.was else 0) + 24
    x = rect.x + PAD
    face = rect.h * 0.76
    if line.seat is not None:
        canvas.put(sprites.animal(match.players[line.seat].animal, canvas.px(face), disc=True), x + face / 2, y)
        x += face + 14
    room = right - x
    told = min(canvas.measure(line.detail, 22), room * 0.6) if line.detail else 0.0
    x += canvas.text(line.name, x, y, 34, role="title", anchor="left", room=room - told - 30) + 30
    if line.detail:
        canvas.block(line.detail, x, y, 22, colour=SOFT_INK, anchor="left", room=right - x)


def _cards(canvas: Canvas, line: Line, room: Rect, plan: Plan, low_ace: bool) -> None:
    """The combinations side by side with their captions. Cards that decided stand out and wear a gold tab; the closing discard
    lies open in a gold frame."""
    groups = held(line)
    if not groups:
        return
    width, seen, step = measures(plan, line, room)
    caption = plan.caption if any(group.caption for group in groups) else 0.0
    x = room.x
    top = room.y + rise(line) + max(0.0, (room.h - caption - rise(line) - seen) / 2)
    for group, more in zip(groups, apart(plan, groups, width)):
        x += more / 2
        start = x
        ordered = in_order(group.cards, low_ace)
        for at, card in enumerate(ordered):
            tells = card in line.telling
            y = top - (rise(line) if tells else 0.0)
            draw_card(canvas, card, Rect(x, y, width, seen + (rise(line) if tells else 0.0)))
            if tells:
                canvas.pill(Rect(x + width * 0.12 - 14, y - 8, 34, 10), SUN, edge=INK, thick=2)
            marked = card == group.marked
            if marked:
                around = Rect(x, y, width, seen)
                canvas.glow(around.grown(-3), width * 0.06)
            end = x + width
            x += width + FRAME if marked and at < len(ordered) - 1 else step
        if group.caption:
            under = Rect(start, top + seen + 5, end - start, 4)
            canvas.pill(under, GOLD)
            size = LEAST_TEXT + 3.0 if room.h < 150 else 23.0
            lines, free = plan.captioned(group), under.w + gap(width) + more
            while size > LEAST_TEXT and any(canvas.measure(text, size) > free for text in lines):
                size -= 1
            for row, text in enumerate(lines):
                y = under.bottom + 2 + canvas.line(size, 0.5 + row)
                canvas.text(text, under.centre[0], y, size, colour=SOFT_INK, room=free)
        x = end + gap(width) + more / 2


def draw_card(canvas: Canvas, card: Card, rect: Rect) -> None:
    """A card's face; of one that is higher than the room only the upper part, with a line where it is cut."""
    px = canvas.px(rect.w)
    face = sprites.face(card, px, deck=canvas.deck)
    high = min(face.get_height(), canvas.px(rect.h))
    whole = high >= face.get_height() - 1
    if whole:
        middle = rect.y + rect.w * RATIO / 2
        canvas.put(sprites.shadow(px), rect.centre[0], middle + rect.w * sprites.SHADOW_DROP)
        canvas.put(face, rect.centre[0], middle)
        return
    shadow = sprites.shadow(px)
    reach = (shadow.get_width() - px) // 2
    left, top = round(rect.x * canvas.scale), round(rect.y * canvas.scale)
    canvas.blit(shadow, left - reach, top - reach + round(px * sprites.SHADOW_DROP), high + reach)
    canvas.blit(face, left, top, high)
    canvas.panel(Rect(rect.x, rect.y + rect.h - 1.4, rect.w, 1.4), LINE, radius=0)
