"""How much room a text takes on a window of a certain scale, before anything is drawn."""

import sprites

LEAST_TEXT = 19
"""The smallest text in logical pixels: 14 window pixels in the smallest window."""
LEADING = 1.5
"""From line to line of running text, as a multiple of its size."""
WIDEST = 70
"""Characters in a line of running text."""


class Ruler:
    """scale: window pixels of a logical one; letters: how much larger than written all text is drawn."""

    def __init__(self, scale: float, letters: float = 1.0) -> None:
        self.scale, self.letters = scale, letters

    def px(self, length: float) -> int:
        """Window pixels of a length, at least one."""
        return max(1, round(length * self.scale))

    def letter_px(self, size: float) -> int:
        """Window pixels of a size of text."""
        return max(1, round(self.grown(size) * self.scale))

    def grown(self, size: float) -> float:
        """A size of text as it is drawn, in logical pixels: small letters do not become smaller at a desk."""
        return max(size * self.letters, min(size, LEAST_TEXT))

    def headline(self, size: float) -> float:
        """The size to ask for so that large words grow less than small ones: they were large to begin with."""
        return size * (1 + (self.letters - 1) * 0.3) / self.letters

    def measure(self, words: str, size: float, role: sprites.fonts.Role = "text") -> float:
        """The width of a line in logical pixels."""
        return sprites.measure(words, role, self.letter_px(size))[0] / self.scale

    def line(self, size: float, leading: float = LEADING) -> float:
        """From one line of that size to the next, in logical pixels."""
        return self.grown(size) * leading

    def column(self, size: float) -> float:
        """The width of the longest line of running text."""
        return WIDEST * self.measure("n", size)

    def fitted(self, words: str, size: float, role: sprites.fonts.Role, room: float | None) -> tuple[str, int]:
        """The text and its size in window pixels so that it fits into the room (logical pixels)."""
        px = self.letter_px(size)
        if room is None:
            return words, px
        limit = room * self.scale
        least = self.px(min(size * self.letters, LEAST_TEXT))
        while px > least and sprites.measure(words, role, px)[0] > limit:
            px -= 1
        if sprites.measure(words, role, px)[0] <= limit:
            return words, px
        while words and sprites.measure(words + "...", role, px)[0] > limit:
            words = words[:-1]
        return words.rstrip() + "...", px

    def lines(self, words: str, size: float, room: float, role: sprites.fonts.Role = "text") -> list[str]:
        """A text broken into lines that fit into the room."""
        found, line = [], ""
        for word in words.split():
            longer = f"{line} {word}".strip()
            if line and self.measure(longer, size, role) > room:
                found.append(line)
                line = word
            else:
                line = longer
        return [*found, line] if line else found

    def fitting(
        self, words: str, size: float, room: float, most: int, role: sprites.fonts.Role = "text"
    ) -> tuple[list[str], float]:
        """A text broken into at most so many lines, smaller if it needs more, and its size; in the end the rest is cut."""
        least = min(size, LEAST_TEXT)
        while True:
            found = self.lines(words, size, room, role)
            if len(found) <= most or size <= least:
                break
            size = max(least, size - 1)
        if len(found) > most:
            found[most - 1 :] = [self.fitted(" ".join(found[most - 1 :]), size, role, room)[0]]
        return found, size
