"""A keyboard on the screen, for a pad, a finger or a mouse: it gives the same text as a real one."""

from collections.abc import Hashable

from game.focus import Target
from game.geometry import Rect
from game.paint import CREAM, INK, LINE, PALE_GOLD, SUN, Canvas
from game.ruler import Ruler
from game.sofa.writing import keys

_LEAST, _GAP = 52.0, 8.0
_PER_ROW = 11
"""Letters in a row at most: the accents take two rows if they are many."""
_WIDEST, _FLAT = 112.0, 0.78
"""Width of a key at most, and its height as a part of that."""
SPACE, ERASE, SHIFT = "space", "erase", "shift"


class Keyboard:
    """Keys give ("key", letter), ("key", "space"), ("key", "erase") or ("key", "shift"). large: capital letters."""

    def __init__(self, ruler: Ruler, language: str, rect: Rect, large: bool, said: dict[str, str]) -> None:
        """rect: the room there is; said: the words on the keys for space, erase and shift."""
        self.large = large
        self._said = said
        self._keys: list[tuple[str, Rect]] = []
        rows = [list(part) for row in keys(language) for part in _broken(row)]
        longest = max(len(row) for row in rows)
        least = max(_LEAST, 26 * 1.15 * ruler.letters + 12)
        high = max(least, min(_WIDEST * _FLAT, (rect.h + _GAP) / (len(rows) + 1) - _GAP))
        side = min((rect.w + _GAP) / longest - _GAP, max(high / _FLAT, least))
        y = rect.y
        for row in rows:
            x = rect.centre[0] - (len(row) * (side + _GAP) - _GAP) / 2
            for letter in row:
                self._keys.append((letter, Rect(x, y, side, high)))
                x += side + _GAP
            y += high + _GAP
        wide = [max(side * 1.6, ruler.measure(said[key], 24, "bold") + 40) for key in (SHIFT, SPACE, ERASE)]
        wide[1] = max(wide[1], min(side * 5, rect.w - wide[0] - wide[2] - 2 * _GAP))
        x = rect.centre[0] - (sum(wide) + 2 * _GAP) / 2
        for key, across in zip((SHIFT, SPACE, ERASE), wide):
            self._keys.append((key, Rect(x, y, across, high)))
            x += across + _GAP
        self.rect = Rect(rect.x, rect.y, rect.w, y + high - rect.y)

    def targets(self) -> list[Target]:
        """Every key."""
        return [Target(("key", key), rect, round=14) for key, rect in self._keys]

    def draw(self, canvas: Canvas, armed: Hashable | None) -> None:
        """Keys like little cards; shift is golden while it holds."""
        for key, rect in self._keys:
            held = armed == ("key", key)
            fill = PALE_GOLD if held else SUN if key == SHIFT and self.large else CREAM
            canvas.panel(rect, fill, radius=14, edge=LINE, thick=2)
            if key in self._said:
                canvas.text(self._said[key], *rect.centre, 24, role="bold", colour=INK, room=rect.w - 12)
            else:
                letter = _capital(key) if self.large else key
                canvas.text(letter, *rect.centre, 28, role="bold", colour=INK, room=rect.w - 4)

    def text(self, key: str) -> str:
        """What a key writes; "" for those that write nothing."""
        if key in (ERASE, SHIFT):
            return ""
        return " " if key == SPACE else _capital(key) if self.large else key


def _capital(letter: str) -> str:
    """The capital of a letter that has one of one letter; "ß" stays."""
    large = letter.upper()
    return large if len(large) == 1 else letter


def _broken(row: str) -> list[str]:
    """In parts as even as can be that are not longer than a row."""
    parts = -(-len(row) // _PER_ROW)
    size = -(-len(row) // parts) if parts else 1
    return [row[at : at + size] for at in range(0, len(row), size)]
