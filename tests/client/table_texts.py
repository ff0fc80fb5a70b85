"""Every text that a table writes, in the language of now, with the box it has to fit into; and how large it comes out there."""

from engine.games import GAMES
from engine.model import Options
from game import lettering, words
from game.paint import Canvas
from game.places.frame import LINE, NAME, TAG
from game.ruler import LEAST_TEXT
from game.scenes.corner import TEXT, words_box
from game.scenes.plates import name_alone
from game.scenes.rolling_stone import first_to
from game.scenes.table_picture import CAPTION, INFO, PROMPT, TITLE, prompt_box

BUTTONS = {
    "rolling_stone": ("pick up",),
    "gran_ramino": (),
    "michigan": ("swap", "keep"),
}
PROMPTS = {
    "rolling_stone": ("rs.", "why.", "said.picks_up"),
    "gran_ramino": ("gr.draw", "gr.discard", "why.", "said.turns"),
    "michigan": ("mi.stakes", "mi.swap", "mi.go_on", "mi.who", "mi.lead", "why.", "draft.", "said."),
}
_PARTS = {"name": "Bruno", "suit": "spades", "card": "queen of diamonds", "cards": "queen of diamonds", "n": 12, "what": "deal"}


def _filled(key):
    from game.sentences import TEXTS

    text = TEXTS[key]
    parts = words.parts_of(text if isinstance(text, str) else text[1])
    held = {name: _PARTS[name] for name in parts if name in _PARTS}
    held["suit"], held["card"] = words.suit(3), words.card(10 + 13)
    held["cards"] = held["card"]
    held = {name: value for name, value in held.items() if name in parts and name != "n"}
    return words.count(key, 12, **held) if not isinstance(text, str) or "n" in parts else words.say(key, **held)


def has_purses(game):
    """Whether the markers of each seat are told on its plate."""
    info = GAMES[game].info
    view = GAMES[game].view(GAMES[game].start(Options(info, info.usual), 1), None)
    return any(heap.zone.name == "purse" for heap in view.heaps)


def said(game):
    """By kind of box what may be written in it, in the language of now."""
    from game.sentences import TEXTS

    info = GAMES[game].info
    yield "title", words.title(info)
    mode = words.say("open_hands")
    first = words.say("deal.of", n=8, all=16) if game == "michigan" else first_to(12, "5")
    yield "info", first
    yield "info", words.say("dot", first=first, second=mode)
    yield "tag", words.say("dealer")
    yield "line", "115" if has_purses(game) else words.say("turn.yours")
    for key in ("did.draw stock.short", "did.draw discard.short"):
        if game == "gran_ramino":
            yield "line", words.say(key)
    if game == "rolling_stone":
        yield "line", words.count("did.pick up.short", 5)
        yield "button", words.say("last_trick")
        yield "info", words.count("moves_left", 20)
    yield "button", words.say("result")
    if game == "michigan":
        yield "button", words.say("draft.place")
        yield "caption run", words.say("mi.run", suit=words.capital(words.suit(3)))
        yield "caption extra", words.zone(game, "extra", 6)
        yield "caption played", words.zone(game, "played", 28)
    if game == "gran_ramino":
        yield "caption stock", words.zone(game, "stock", 28)
        yield "caption discards", words.zone(game, "discards", 28)
    for what in BUTTONS.get(game, ()):
        yield "button", words.say(f"do.{game}.{what}")
    for key in TEXTS:
        if key.startswith(PROMPTS.get(game, ("plain.", "why."))):
            yield "prompt", _filled(key)
    for name in ("Bruno", "Elin", "Gro", "Rosa", words.say("you")):
        yield "name", name


def boxes(laid, game):
    """By kind of box where it may stand: (rectangle, size with normal text, lines, role)."""
    frame = laid.frame
    found = {
        "title": [(frame.title, TITLE, 2, "title")],
        "info": [(frame.info, INFO, 2, "bold")],
        "prompt": [(prompt_box(frame.prompt), PROMPT, 2, "title")],
        "tag": [(one.tag.grown(-10, 0), TAG, 1, "bold") for one in frame.seats],
        "name": [(box, NAME, 1, "title") for one in frame.seats for box in (one.name, name_alone(one))],
        "line": [],
    }
    for one in frame.seats:
        sign = 26 * one.text * 1.24 if has_purses(game) else 0
        found["line"].append((one.line._replace(x=one.line.x + sign, w=one.line.w - sign), LINE, 1, "bold"))
    for caption in laid.captions:
        over = caption.side == "over"
        box = caption.box.grown(-8, -4) if over else caption.box
        found[f"caption {caption.zone.name}"] = [(box, CAPTION * (0.85 if over else 1), 2, "bold")]
    corner = frame.corner
    high = max(60, min(frame.button, (corner.h + 10) / 2 - 10))
    found["button"] = [(words_box(corner._replace(h=high)), TEXT, 2, "title")]
    return found


def sizes(laid, game, scale, letters):
    """(kind, text, size in logical pixels, whether it is whole), for every text in every box of its kind."""
    ruler = Canvas.__new__(Canvas)
    ruler.scale, ruler.letters = scale, letters
    found = boxes(laid, game)
    for kind, text in said(game):
        for rect, size, most, role in set(found.get(kind, ())):
            lines, px = lettering.fitted(
                text,
                role,
                ruler.letter_px(size),
                ruler.px(LEAST_TEXT),
                ruler.px(rect.w),
                ruler.px(rect.h),
                most,
            )
            yield kind, text, px / scale, "".join(lines).replace(" ", "") == text.replace(" ", ""), rect
