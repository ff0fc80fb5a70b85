"""What must hold of every table that is laid out, whatever the game, the window, the size of text and the margin.

`check` takes a spread and says what is wrong with it, a sentence each; an empty list is a sound table. Pure: no pixel is drawn.
"""

import math
import random
from itertools import combinations
from typing import NamedTuple

from engine.games import GAMES
from engine.model import Options
from engine.record import Record
from engine.table import Table
from game.comfort import HELPS
from game.geometry import Rect, canvas_for, union
from game.helping.places import cells, strip_high
from game.places.hands import INDEX_HIGH, INDEX_WIDE, STRIP, TOUCH_STRIP
from game.places.layout import RATIO, is_hand, spread, strips
from game.places.plan import plan_for
from game.scenes.corner import Corner
from game.scenes.draft import DraftChooser

WINDOWS = [(1024, 640), (1024, 768), (1280, 720), (1366, 768), (1600, 1200), (1920, 1080), (2560, 1080), (3840, 2160)]
TEXTS = (0.75, 1.0, 1.25, 1.5, 2.0)
MARGINS = (0, 2, 5, 8)
SHORT = {
    "rolling_stone": (
        {"match_to": "1"},
        {"match_to": "1", "voluntary_pickup": "true"},
        {"match_to": "1", "open_hands": "true"},
    ),
    "gran_ramino": ({"match_to": "1"}, {"match_to": "1", "pack": "36", "open_hands": "true"}),
    "michigan": ({"length": "three"}, {"length": "three", "stakes": "after", "stakes_open": "true", "open_hands": "true"}),
}
"""Options with which matches are short and everything that can lie on a table does."""
TARGET = 44
"""The least side of what can be pressed, in logical pixels."""


def corners_of(place):
    """The rectangle around a card as it is turned."""
    turn = math.radians(abs(place.angle))
    wide, high = place.width, place.width * RATIO
    across = wide * math.cos(turn) + high * math.sin(turn)
    down = wide * math.sin(turn) + high * math.cos(turn)
    return Rect(place.x - across / 2, place.y - down / 2, across, down)


def texts(laid):
    """Every box in which something is written: name -> rectangle. Of a seat its plate too, which is drawn under them."""
    frame = laid.frame
    found = {"title": frame.title, "info": frame.info, "prompt": frame.prompt}
    for seat, one in enumerate(frame.seats):
        found |= {f"{part} {seat}": getattr(one, part) for part in ("name", "line", "count", "tag", "plate")}
    for caption in laid.captions:
        found[f"caption {caption.zone.name}"] = caption.box
    if frame.purse:
        found["purse"] = frame.purse
    return found


def blocks(laid, corner=None):
    """The parts of a table of which none may cover another: seats, bar, prompt, buttons, captions, your hand, the piles."""
    frame = laid.frame
    found = {f"seat {seat}": one.block for seat, one in enumerate(frame.seats)}
    found |= {
        "menu": frame.menu,
        "tools": frame.tools,
        "help": frame.help,
        "title": frame.title,
        "info": frame.info,
        "prompt": frame.prompt,
    }
    found |= {f"caption {caption.zone.name}": caption.box for caption in laid.captions if caption.side != "over"}
    found |= {name: box for name, box in (("purse", frame.purse), ("hint", frame.hint), ("help strip", frame.aid)) if box}
    if corner is None:
        found["corner"] = frame.corner
    else:
        found |= {f"button {button.key}": button.rect for button in corner.buttons}
    return found


def cards_of(laid):
    """The shown cards that lie in no fan behind a plate: (what they are, place, rectangle as turned)."""
    return [
        (f"{place.zone.name} {place.slot}", place, corners_of(place))
        for place in laid.places
        if place.show and not (place.zone.seat is not None and place.z == 0)
    ]


def check(laid, you=0, touch=False, corner=None, draft=None):
    """What is wrong, a sentence each. corner: the buttons as they are, else the room for them; draft: a stake being placed."""
    wrong = []
    frame = laid.frame
    screen = Rect(0, 0, frame.width, frame.height)
    boxes = blocks(laid, corner)
    for name, box in {**boxes, **texts(laid)}.items():
        if not box.within(screen):
            wrong.append(f"{name} is cut by the edge: {box}")
        if box.w <= 0 or box.h <= 0:
            wrong.append(f"{name} has no room: {box}")
    for (one, first), (other, second) in combinations(boxes.items(), 2):
        if first.overlaps(second):
            wrong.append(f"{one} covers {other}: {first} {second}")
    wrong += _cards(laid, boxes, screen)
    wrong += _seats(laid)
    wrong += _hand(laid, you, touch)
    wrong += _heaps(laid, boxes, screen)
    wrong += _targets(laid, corner, draft)
    return wrong


def _cards(laid, boxes, screen):
    wrong = []
    for name, place, rect in cards_of(laid):
        yours = place.z == 30
        if (
            rect.x < -0.5
            or rect.right > screen.right + 0.5
            or rect.y < -0.5
            or (not yours and rect.bottom > screen.bottom + 0.5)
        ):
            wrong.append(f"card {name} is cut by the edge: {rect}")
        for other, box in boxes.items():
            if rect.overlaps(box):
                wrong.append(f"card {name} and {other} cover each other: {rect} {box}")
    for caption in laid.captions:
        if caption.side == "over":
            for name, place, rect in cards_of(laid):
                if rect.overlaps(caption.box) and (place.up or place.zone != caption.zone):
                    wrong.append(f"caption {caption.zone.name} lies on the face of {name}: {caption.box} {rect}")
    piles = {}
    for _, place, rect in cards_of(laid):
        piles.setdefault((place.zone.name, place.zone.seat, place.card if place.zone.name == "honours" else None), []).append(
            rect
        )
    for (one, first), (other, second) in combinations(((key, union(rects)) for key, rects in piles.items()), 2):
        if first.overlaps(second) and not {"stock", "hand", "packet", "cut"} & {one[0], other[0]}:
            wrong.append(f"{one} and {other} cover each other: {first} {second}")
    return wrong


def _seats(laid):
    """Behind a plate only its own fan, which stays between the block's sides and shows the indices of open cards."""
    wrong = []
    for seat, one in enumerate(laid.frame.seats):
        for part in ("animal", "name", "line"):
            box = getattr(one, part)
            if not box.within(one.plate):
                wrong.append(f"{part} of seat {seat} is not on its plate: {box} {one.plate}")
        inside = {part: getattr(one, part) for part in ("name", "line", "count", "animal")}
        for (first, a), (second, b) in combinations(inside.items(), 2):
            if a.overlaps(b) and {first, second} != {"name", "count"}:
                wrong.append(f"{first} and {second} of seat {seat} cover each other: {a} {b}")
        if one.tag.overlaps(one.line) or one.tag.overlaps(one.count) or one.tag.overlaps(one.tail):
            wrong.append(f"the tag of seat {seat} covers something: {one.tag} {one.line} {one.count} {one.tail}")
        if one.tail.overlaps(one.count):
            wrong.append(f"the stake of seat {seat} covers the number of its cards: {one.tail} {one.count}")
    for place in laid.places:
        if place.zone.seat is None or place.z != 0 or not place.show:
            continue
        one = laid.frame.seats[place.zone.seat]
        rect = corners_of(place)
        if rect.x < one.block.x - 2 or rect.right > one.block.right + 2 or rect.y < one.block.y - 0.5:
            wrong.append(f"a card of seat {place.zone.seat} stands out of its block: {rect} {one.block}")
        if rect.bottom > one.plate.bottom:
            wrong.append(f"a card of seat {place.zone.seat} looks out under its plate: {rect} {one.plate}")
        for other, there in enumerate(laid.frame.seats):
            if other != place.zone.seat and rect.overlaps(there.block):
                wrong.append(f"a card of seat {place.zone.seat} covers seat {other}")
    return wrong


def _hand(laid, you, touch):
    """Each card in your hand shows its index, and can be pressed on a strip that is wide enough."""
    wrong = []
    least = TOUCH_STRIP if touch else STRIP
    hand = [place for place in laid.places if place.zone.seat == you and is_hand(place.zone)]
    if hand and laid.frame.text == 1.0 and hand[0].width < 0.79 * laid.frame.card:
        wrong.append(f"the hand is too small: {hand[0].width} of {laid.frame.card}")
    for place, strip in strips(laid, you):
        high = place.width * RATIO
        # A card that leans shows less: its upper left corner sinks or rises.
        if strip.w < least - 0.01 or strip.w < INDEX_WIDE * place.width - 0.01:
            wrong.append(f"card {place.slot} of {len(hand)} in hand shows {strip.w:.1f} of {place.width:.0f}")
        if strip.h < INDEX_HIGH * high - 0.5 or strip.h < 33 or strip.bottom > laid.frame.height + 0.5:
            wrong.append(f"card {place.slot} of {len(hand)} in hand shows its upper {strip.h:.1f} of {high:.0f}")
    slots = [place.slot for place in hand]
    if slots != list(range(len(slots))):
        wrong.append(f"the hand has slots {slots}")
    return wrong


def _heaps(laid, boxes, screen):
    """Every number is to be seen, and no honour is covered by another one's number."""
    wrong = []
    rects = {place.card: place.rect for place in laid.places if place.zone.name == "honours"}
    seen = [heap for heap in laid.heaps if heap.kind in ("card", "heap") and any(heap.heap.counts)]
    for heap in seen:
        name = heap.heap.zone.name
        if not heap.badge.within(screen):
            wrong.append(f"the number of {name} is cut by the edge: {heap.badge}")
        covering = [box for box in boxes.items() if box[1].overlaps(heap.badge)]
        covering += [(card, rect) for card, rect in rects.items() if not _is_on(heap, rect) and rect.overlaps(heap.badge)]
        if covering:
            wrong.append(f"the number of {name} is covered by {covering}")
        covering += [(one.zone.name, one.box) for one in laid.captions if one.box.overlaps(heap.badge)]
        others = [
            (what, rect) for what, place, rect in cards_of(laid) if place.zone.name != "honours" and rect.overlaps(heap.badge)
        ]
        if others:
            wrong.append(f"the number of {name} is covered by {others}")
        on = next((rect for rect in rects.values() if _is_on(heap, rect)), None)
        if on is not None:
            index = Rect(on.x, on.y, on.w * INDEX_WIDE, on.h * INDEX_HIGH)
            pile = Rect(heap.x - 1.7 * heap.size, heap.y - 1.43 * heap.size, 3.4 * heap.size, 3 * heap.size)
            if index.overlaps(heap.badge) or index.overlaps(pile):
                wrong.append(f"the markers of {name} cover the index")
    return wrong


def _is_on(heap, rect):
    return rect.holds(heap.x, heap.y)


def _targets(laid, corner, draft):
    wrong = []
    frame = laid.frame
    found = {"menu": frame.menu, "tools": frame.tools, "help": frame.help}
    if frame.hint:
        found["hint"] = frame.hint
    if frame.aid:
        found |= {f"help {at}": cell for at, cell in enumerate(cells(frame.aid, 4))}
    if corner is not None:
        found |= {f"button {button.key}": button.rect for button in corner.buttons}
    if draft is not None:
        controls = [draft.controls(at) for at in range(len(draft.parts))]
        boxes = {
            f"{what} {at}": box for at, three in enumerate(controls) for what, box in zip(("less", "number", "more"), three)
        }
        found |= {name: box for name, box in boxes.items() if "number" not in name}
        for (one, first), (other, second) in combinations(boxes.items(), 2):
            if first.overlaps(second):
                wrong.append(f"{one} covers {other}")
        for name, box in boxes.items():
            if not box.within(Rect(frame.field.x, frame.field.y, frame.field.w, frame.prompt.y - frame.field.y).grown(14, 0)):
                wrong.append(f"{name} stands out of the field: {box} {frame.field}")
            for what, there in blocks(laid, corner).items():
                if there.overlaps(box) and not what.startswith(("caption run", "help strip")):  # empty while stakes are placed
                    wrong.append(f"{name} covers {what}")
    for name, box in found.items():
        if min(box.w, box.h) < TARGET:
            wrong.append(f"{name} is too small to be pressed: {box}")
    return wrong


def started(game, seats, seed, **options):
    """A table of that game before its first action."""
    return Table(Record(game, Options(GAMES[game].info, seats, options), seed))


class Config(NamedTuple):
    """How a table is looked at: the game, the window, the size of text, the margin, whether by touch, and from which seat."""

    game: str
    window: tuple[int, int]
    text: float
    margin: int
    touch: bool
    you: int
    help: str = "off"


def states(game, seats, matches, *, first=0, window=None, most=None):
    """Every state of so many matches played by chance, each with a way to look at it. These go round, so that in a few hundred
    states each window meets each size of text, margin and seat. most: states of a match at most."""
    dice = random.Random(f"{game} {seats} {first}")
    number = first
    for match in range(first, first + matches):
        short = SHORT.get(game, ({}, {"open_hands": "true"}))
        options = short[match % len(short)]
        table = started(game, seats, 1000 + match, **options)
        made = 0
        while table.turn is not None and (most is None or made < most):
            table.play(table.turn, dice.choice(table.legal))
            made += 1
            number += 1
            you = number // 3 % seats
            config = Config(
                game,
                window or WINDOWS[number % len(WINDOWS)],
                TEXTS[number // 2 % len(TEXTS)],
                MARGINS[number // 5 % len(MARGINS)],
                number // 7 % 3 == 1,
                you,
                HELPS[number // 4 % len(HELPS)] if game != "rolling_stone" else "off",
            )
            yield (table.reveal() if number % 11 == 0 else table.view(you)), config


def laid_out(view, config):
    """The view laid out, with the buttons and the stake that its seat may be asked for: (spread, corner, draft)."""
    laid = spread(
        view,
        plan_for(config.game, view),
        canvas_for(config.window, config.margin),
        config.you,
        text=config.text,
        touch=config.touch,
        aid=strip_high(config.help, config.text),
    )
    corner = Corner()
    corner.lay(laid.frame.corner, [((at,), "", False) for at in range(1 + view.ply % 2)], laid.frame.button)
    part = GAMES[config.game].compose(view) if view.legal else None
    draft = None
    if part is not None:
        draft = DraftChooser(part, config.you)
        draft.lay(laid)
    return laid, corner, draft


def wrong(view, config):
    """What is wrong with that view, looked at so."""
    laid, corner, draft = laid_out(view, config)
    return check(laid, config.you, config.touch, corner, draft)
