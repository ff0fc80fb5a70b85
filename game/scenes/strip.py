"""The recap as a strip of small pictures: who played which card, or what else was done. It wraps into rows."""

import sprites
from game import lettering, words
from game.geometry import Rect, around
from game.match import Match
from game.paint import INK, LINE, SOFT_INK, SUN, Canvas
from game.places.layout import RATIO
from game.ruler import Ruler
from game.scenes.sheets import draw_card
from game.sofa.couch import Told

_SMALL, _LARGE = 76.0, 104.0
"""Width of a card where there are many, and where all fit in one row."""
_FACE, _GAP, _PAD = 0.6, 14.0, 20.0
"""An animal's disc as a part of a card's width; between tiles; round the sheet."""
_SAID, _TITLE = 21.0, 27.0


class Strip:
    """told: the plays, the first one first; wide: how wide it may be."""

    def __init__(self, told: list[Told], match: Match, ruler: Ruler, wide: float) -> None:
        self.told, self.match = told, match
        self._texts = [_words(one) for one in told]
        longest = max((ruler.measure(text, _SAID, "bold") for text in self._texts), default=0.0)
        most = min(longest + 12, 150.0 * (1 + (ruler.letters - 1) * 0.5))
        row = len(told) * max(_LARGE + _GAP, most) + 2 * _PAD <= wide and ruler.letters < 1.5
        self._card = _LARGE if row else _SMALL
        self._step = max(self._card + _GAP, most)
        self._under = ruler.line(_SAID, 1.15) if any(self._texts) else 0.0
        self._row = self._card * (RATIO + _FACE * 0.45) + self._under + _GAP
        self._columns = max(1, int((wide - 2 * _PAD) // self._step))
        self._title = ruler.lines(words.say("curtain.since"), _TITLE, wide - 2 * _PAD, "bold")
        self._line = ruler.line(_TITLE, 1.3)
        rows = -(-len(told) // self._columns)
        self._columns = -(-len(told) // rows)  # rows of about the same length
        self.high = _PAD + self._line * len(self._title) + rows * self._row + _PAD - _GAP
        titled = max(ruler.measure(line, _TITLE, "bold") for line in self._title)
        self._wide = min(wide, max(min(len(told), self._columns) * self._step, titled) + 2 * _PAD)
        self.rect = Rect(0, 0, wide, self.high)

    def place(self, room: Rect) -> None:
        """There, in the middle of that width."""
        self.rect = around(*room.centre, self._wide, room.h)

    def draw(self, canvas: Canvas) -> None:
        """A sheet with the plays in rows."""
        rect = self.rect
        canvas.sheet(rect, radius=28)
        y = rect.y + _PAD * 0.7
        for line in self._title:
            canvas.text(line, rect.centre[0], y + self._line / 2, _TITLE, role="bold", colour=SOFT_INK, room=rect.w - 20)
            y += self._line
        y += _PAD * 0.3
        for at, one in enumerate(self.told):
            row, column = divmod(at, self._columns)
            here = min(self._columns, len(self.told) - row * self._columns)
            x = rect.centre[0] + (column - (here - 1) / 2) * self._step
            self._tile(canvas, one, self._texts[at], x, y + row * self._row)

    def _tile(self, canvas: Canvas, one: Told, text: str, x: float, y: float) -> None:
        card, face = Rect(x - self._card / 2, y, self._card, self._card * RATIO), _FACE * self._card
        if one.kind in ("stake", "keep", "swap"):
            self._sign(canvas, one, card)
        elif one.card is not None:
            draw_card(canvas, one.card, card)
        else:
            self._backs(canvas, one, card)
        animal = self.match.players[one.seat].animal
        canvas.put(sprites.animal(animal, canvas.px(face), disc=True), x, card.bottom + face * 0.05)
        if text:
            low = card.bottom + face * 0.5
            place = Rect(x - self._step / 2 + 2, low, self._step - 4, self._under)
            lettering.write(canvas, text, place, _SAID, role="bold", colour=SOFT_INK)

    def _backs(self, canvas: Canvas, one: Told, card: Rect) -> None:
        """So many cards, face down."""
        seen = max(1, min(one.number, 3))
        x, y = card.centre
        for at in range(seen):
            aside = (at - (seen - 1) / 2) * 9
            canvas.put(sprites.back(self.match.game, canvas.px(card.w * 0.84), angle=round(-aside / 2) * 2), x + aside, y)
        canvas.badge(f"+{one.number}", card.right - 8, card.y + 14, 40, SUN, INK)

    def _sign(self, canvas: Canvas, one: Told, card: Rect) -> None:
        """What was done without a card to be seen."""
        canvas.panel(card, "#FFFFFF", radius=8, edge=LINE, thick=2)
        x, y = card.centre
        if one.kind == "stake":
            canvas.put(sprites.marker(one.seat, canvas.px(44)), x, y - 10)
            return
        canvas.put(sprites.icon("redo" if one.kind == "swap" else "check", canvas.px(44)), x, y - 10)


def _words(one: Told) -> str:
    """What was done, in a word or two; a card that was played speaks for itself."""
    return "" if one.kind == "play" else words.say("recap." + one.kind) if words.has("recap." + one.kind) else ""


def told_aloud(one: Told, match: Match) -> str:
    """What was done, in a sentence; a card only if everybody saw it."""
    kind = "take" if one.kind == "draw" and one.card is not None else one.kind
    card = words.card(one.card) if one.card is not None else ""
    key = "told." + kind
    if not words.has(key) or (one.kind == "play" and one.card is None):
        return ""
    return match.talk.about(key, one.seat, card=card)
