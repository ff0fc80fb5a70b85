"""Text in a box: as large as wished for if it fits, else on more lines or smaller, cut short only in the end.

What was worked out once is kept: a table says the same words in frame after frame.
"""

from functools import lru_cache

import sprites
from game.geometry import Rect
from game.paint import INK, Anchor, Canvas
from game.ruler import LEAST_TEXT

_LEADING, _TALL = 1.1, 1.12
"""From line to line, and the height of a line by itself, as multiples of the size."""
_RATHER = 0.85
"""One line is taken rather than several if it need not be smaller than this part of what is wished for."""
_CUT = "..."


def write(
    canvas: Canvas,
    words: str,
    box: Rect,
    size: float,
    *,
    most: int = 1,
    role: sprites.fonts.Role = "text",
    colour: str = INK,
    anchor: Anchor = "centre",
) -> None:
    """Words in a box, at most `size` (times the canvas's letters) large and on at most so many lines, around its middle."""
    lines, px = fitted(words, role, canvas.letter_px(size), canvas.px(LEAST_TEXT), canvas.px(box.w), canvas.px(box.h), most)
    x = box.x if anchor == "left" else box.right if anchor == "right" else box.centre[0]
    canvas.note(words, *box.centre, size, role)
    for at, line in enumerate(lines):
        down = (at - (len(lines) - 1) / 2) * px * _LEADING / canvas.scale
        canvas.put(sprites.label(line, role, px, canvas.ink(colour)), x, box.centre[1] + down, anchor)


def extent(
    canvas: Canvas, words: str, box: Rect, size: float, *, most: int = 1, role: sprites.fonts.Role = "text"
) -> tuple[float, float]:
    """How wide and high `write` would make these words, in logical pixels."""
    lines, px = fitted(words, role, canvas.letter_px(size), canvas.px(LEAST_TEXT), canvas.px(box.w), canvas.px(box.h), most)
    wide = max((sprites.measure(line, role, px)[0] for line in lines), default=0)
    return wide / canvas.scale, ((len(lines) - 1) * _LEADING + _TALL) * px / canvas.scale


@lru_cache(maxsize=4096)
def fitted(
    words: str, role: sprites.fonts.Role, wish: int, least: int, wide: int, high: int, most: int
) -> tuple[tuple[str, ...], int]:
    """The lines and their size so that they fit into a box; all in window pixels. Never smaller than `least`, or than the wish
    if that is smaller: then they are cut short."""
    least = min(least, wish)
    best: tuple[tuple[str, ...], int] = ((), 0)
    for number in range(1, most + 1):
        tallest = int(high / ((number - 1) * _LEADING + _TALL))
        found = _largest(words, role, min(wish, tallest), least, wide, number)
        if found[1] > best[1]:
            best = found
        if best[1] >= _RATHER * wish:
            break
    if best[1]:
        return best
    lines = _lines(words, role, least, wide)
    number = max(1, min(most, int((high / least - _TALL) / _LEADING) + 1))
    if len(lines) > number:
        lines = [*lines[: number - 1], " ".join(lines[number - 1 :])]
    return tuple(_cut(line, role, least, wide) for line in lines), least


def _largest(
    words: str, role: sprites.fonts.Role, wish: int, least: int, wide: int, number: int
) -> tuple[tuple[str, ...], int]:
    """On at most so many lines as large as may be; no lines and 0 if not even the least size fits."""
    low, high = least, wish
    found: tuple[tuple[str, ...], int] = ((), 0)
    while low <= high:
        px = (low + high + 1) // 2
        lines = [words] if number == 1 else _lines(words, role, px, wide)
        if len(lines) <= number and all(sprites.measure(line, role, px)[0] <= wide for line in lines):
            found = (tuple(lines), px)
            low = px + 1
        else:
            high = px - 1
    return found


def _lines(words: str, role: sprites.fonts.Role, px: int, wide: int) -> list[str]:
    found: list[str] = []
    for word in words.split():
        longer = f"{found[-1]} {word}" if found else word
        if found and sprites.measure(longer, role, px)[0] <= wide:
            found[-1] = longer
        else:
            found.append(word)
    return found or [""]


def _cut(line: str, role: sprites.fonts.Role, px: int, wide: int) -> str:
    if sprites.measure(line, role, px)[0] <= wide:
        return line
    while line and sprites.measure(line + _CUT, role, px)[0] > wide:
        line = line[:-1]
    return line.rstrip() + _CUT
