"""What the animals' faces have in common: eyes, nose, smile, cheeks, head and ears, in 100 x 100 units."""

from collections.abc import Callable

from sprites.draw.ink import circle, ellipse, line, path

DARK, WHITE = "#2B2422", "#FFFFFF"


def both(make: Callable[[int], list[str]]) -> list[str]:
    """What is drawn left (-1) and right (1)."""
    return [*make(-1), *make(1)]


def eyes(y: float, apart: float = 15, size: float = 5) -> list[str]:
    """Two dark eyes with a light in them, `apart` units from the middle."""
    parts = []
    for x in (50 - apart, 50 + apart):
        parts += [
            ellipse(x, y, size, size * 1.12, DARK),
            circle(x + size * 0.34, y - size * 0.42, size * 0.36, WHITE),
            circle(x - size * 0.3, y + size * 0.45, size * 0.17, WHITE, fill_opacity=0.8),
        ]
    return parts


def smile(y: float, wide: float = 8, colour: str = DARK) -> list[str]:
    """Nose line and a smile of two bows, hanging from (50, y)."""
    return [
        line(
            f"M{50 - wide} {y + 3.4}C{50 - wide * 0.8} {y + 8.4} {50 - 2} {y + 8.4} 50 {y + 3.6}"
            f"C{50 + 2} {y + 8.4} {50 + wide * 0.8} {y + 8.4} {50 + wide} {y + 3.4}M50 {y + 3.6}L50 {y}", colour, 2.4,
        )
    ]  # fmt: skip


def nose(y: float, wide: float = 6, colour: str = DARK) -> list[str]:
    """A rounded three-cornered nose with its top at y."""
    return [
        path(
            f"M{50 - wide} {y + 2.4}C{50 - wide} {y - 1} {50 + wide} {y - 1} {50 + wide} {y + 2.4}"
            f"C{50 + wide} {y + 5} {50 + 2.4} {y + 8} 50 {y + 8}C{50 - 2.4} {y + 8} {50 - wide} {y + 5} {50 - wide} {y + 2.4}Z",
            colour,
        ),
        ellipse(50 - wide * 0.3, y + 2, wide * 0.3, 1.1, WHITE, fill_opacity=0.55),
    ]


def cheeks(y: float, apart: float = 25, colour: str = "#F08A7C") -> list[str]:
    """A blush on both sides."""
    return [ellipse(x, y, 5.4, 3.8, colour, fill_opacity=0.5) for x in (50 - apart, 50 + apart)]


def head(colour: str, shade: str, y: float = 57, rx: float = 37, ry: float = 34) -> list[str]:
    """A round head, a shade darker under the chin."""
    return [
        ellipse(50, y, rx, ry, shade),
        ellipse(50, y - 1.6, rx, ry - 1.6, colour),
    ]


def pointed_ears(colour: str, inner: str, tip: str = "") -> list[str]:
    """Two ears like a cat's or a fox's; `tip` colours their ends."""

    def ear(side: int) -> list[str]:
        def x(at: float) -> float:
            return 50 + side * at

        parts = [
            path(
                f"M{x(38)} 50C{x(42)} 34 {x(42)} 16 {x(37)} 7C{x(36)} 5 {x(34)} 4.6 {x(32)} 6"
                f"C{x(22)} 13 {x(12)} 22 {x(8)} 32Z",
                colour,
            ),
            path(f"M{x(33)} 38C{x(36)} 29 {x(36)} 20 {x(34)} 14C{x(28)} 18 {x(22)} 24 {x(18)} 30Z", inner),
        ]  # fmt: skip
        if tip:
            end = (
                f"M{x(37)} 7C{x(36)} 5 {x(34)} 4.6 {x(32)} 6C{x(29)} 8 {x(26.4)} 10 {x(24)} 12"
                f"C{x(30)} 13 {x(36)} 15 {x(39.6)} 17C{x(39)} 13 {x(38)} 10 {x(37)} 7Z"
            )
            parts.append(path(end, tip))
        return parts

    return both(ear)


def round_ears(colour: str, inner: str, apart: float = 29, y: float = 27, size: float = 14) -> list[str]:
    """Two round ears."""
    return both(lambda side: [circle(50 + side * apart, y, size, colour), circle(50 + side * apart, y + 1, size * 0.58, inner)])
