"""The animals that stand for players: heads looking at you, in 100 x 100 units, made from the features of features.py.

The first ones are the most unlike each other in colour and outline, for tables that take them in order.
"""

from collections.abc import Callable

from sprites.draw.features import DARK, WHITE, both, cheeks, eyes, head, nose, pointed_ears, round_ears, smile
from sprites.draw.ink import around, circle, ellipse, line, moved, path, picture
from sprites.draw.zoo import chick, elephant, octopus, reindeer


def cat() -> list[str]:
    """Slate grey with whiskers and three stripes."""
    whiskers = both(lambda s: [line(f"M{50 + s * 26} 66L{50 + s * 43} 62M{50 + s * 26} 71L{50 + s * 43} 73", "#3E4A57", 1.7)])
    return [
        *pointed_ears("#68788A", "#F0A6A6"), *head("#68788A", "#56657A"),
        path(
            "M47.4 24.4C47.6 31 48.6 36 50 40C51.4 36 52.4 31 52.6 24.4ZM37.6 27C38.6 31.6 40 34.6 42.6 37.6"
            "C43.2 33.6 43 30 42.6 25.4ZM62.4 27C61.4 31.6 60 34.6 57.4 37.6C56.8 33.6 57 30 57.4 25.4Z",
            "#4B5868",
        ),
        ellipse(50, 73, 17, 13, "#FFFFFF"), *eyes(54), *nose(65, 5, "#E07A86"), *smile(73, 8), *cheeks(66, 27), *whiskers,
    ]  # fmt: skip


def fox() -> list[str]:
    """Orange with white cheeks and dark ear tips."""
    return [
        *pointed_ears("#E97B34", "#FBE6D2", "#4A332B"),
        path(
            "M50 22C76 22 90 40 88 58C88 64 82 72 76 77C66 86 58 91 50 91C42 91 34 86 24 77C18 72 12 64 12 58"
            "C10 40 24 22 50 22Z",
            "#D4652A",
        ),
        path(
            "M50 22C76 22 90 38 88 56C88 62 82 70 76 75C66 84 58 89 50 89C42 89 34 84 24 75C18 70 12 62 12 56"
            "C10 38 24 22 50 22Z",
            "#E97B34",
        ),
        path(
            "M13 55C24 54 36 60 42 66C46 70 54 70 58 66C64 60 76 54 87 55C88 62 82 70 76 75C66 84 58 89 50 89"
            "C42 89 34 84 24 75C18 70 12 62 13 55Z",
            "#FFF6EA",
        ),
        *eyes(54, 16), *nose(67, 6), *smile(75, 7), *cheeks(67, 26),
    ]  # fmt: skip


def bear() -> list[str]:
    """Brown with a light muzzle."""
    return [
        *round_ears("#8F5C3B", "#D3A27C"), *head("#8F5C3B", "#7A4C30"),
        ellipse(50, 71, 19, 15, "#E8C6A2"), *eyes(53, 15), *nose(62, 7), *smile(70, 8), *cheeks(66, 28, "#F0907C"),
    ]  # fmt: skip


def owl() -> list[str]:
    """Plum with great round eyes and a beak."""

    def eye(side: int) -> list[str]:
        x = 50 + side * 17
        return [
            circle(x, 50, 19.5, "#C9B4E4"),
            circle(x, 50, 15, "#FFFFFF"),
            circle(x, 50, 15, "none", stroke="#F2B632", stroke_width=3),
            circle(x - side * 1.5, 50, 8, DARK), circle(x - side * 1.5 + 2.6, 46.6, 2.8, WHITE),
        ]  # fmt: skip

    feathers = [
        line(f"M{x - 4} {y}c1.4 3.4 6.6 3.4 8 0", "#A992CC", 2.2) for x, y in ((38, 76), (50, 76), (62, 76), (44, 82), (56, 82))
    ]
    return [
        path(
            "M14 12C22 12 30 17 36 22C45 19.4 55 19.4 64 22C70 17 78 12 86 12C88 22 87 31 85 38C88 46 88 52 87 60"
            "C85 79 69 92 50 92C31 92 15 79 13 60C12 52 12 46 15 38C13 31 12 22 14 12Z",
            "#654591",
        ),
        path(
            "M14 12C22 12 30 17 36 22C45 19.4 55 19.4 64 22C70 17 78 12 86 12C88 22 87 31 85 38C88 46 88 50 87 58"
            "C85 77 69 90 50 90C31 90 15 77 13 58C12 50 12 46 15 38C13 31 12 22 14 12Z",
            "#7D5BAE",
        ),
        ellipse(50, 77, 24, 13, "#BBA3DA"), *feathers, *both(eye),
        path("M50 54C55 56 57.4 60 56.6 64C55.4 69 52.6 72 50 74C47.4 72 44.6 69 43.4 64C42.6 60 45 56 50 54Z", "#F2A93B"),
        path("M50 54C47.6 55 46 56.4 45 58C48 57.4 52 57.4 55 58C54 56.4 52.4 55 50 54Z", "#FBD27E"),
    ]  # fmt: skip


def frog() -> list[str]:
    """Green with eyes on top and the widest smile."""

    def eye(side: int) -> list[str]:
        x = 50 + side * 23
        return [
            circle(x, 28, 16.5, "#4DA850"), circle(x, 27, 12.2, "#FFFFFF"), circle(x - side * 1.5, 28, 7, DARK),
            circle(x - side * 1.5 + 2.4, 25, 2.4, WHITE),
        ]  # fmt: skip

    return [
        *both(lambda s: [circle(50 + s * 23, 29.5, 16.5, "#3C8E41")]),
        ellipse(50, 60, 41, 31, "#3C8E41"), ellipse(50, 58.4, 41, 29.6, "#4DA850"), *both(eye),
        path("M15 66C26 78 74 78 85 66C81 80 67 88 50 88C33 88 19 80 15 66Z", "#D9EFA6"),
        line("M22 62C32 76.4 68 76.4 78 62", DARK, 2.8),
        circle(46, 54, 1.5, "#2C6E33"), circle(54, 54, 1.5, "#2C6E33"), *cheeks(61, 31, "#F6B29A"),
    ]  # fmt: skip


def rabbit() -> list[str]:
    """Sand-coloured with long ears, one of them bent."""
    return [
        path("M28 44C18 30 17 10 25 4C35 0 43 18 43 38Z", "#DDB99C"),
        path("M30 38C24.6 28 24 15 27.6 10.4C33 10 38 22 38.4 35Z", "#F4B3AE"),
        path("M57 38C57 18 65 0 75 4C83 10 82 30 72 44Z", "#DDB99C"),
        path("M61.6 35C62 22 67 10 72.4 10.4C76 15 75.4 28 70 38Z", "#F4B3AE"),
        *head("#DDB99C", "#C7A083", 63, 34, 30), ellipse(50, 76, 17, 13, "#FFFFFF"), *eyes(59, 15),
        *nose(68, 5, "#E07A86"),
        *smile(75.6, 7),
        path("M46 82.6H54V87C54 89 46 89 46 87Z", "#FFFFFF", stroke="#CDBBAE", stroke_width=1),
        line("M50 82.6V88", "#CDBBAE", 1), *cheeks(71, 25),
    ]  # fmt: skip


def hedgehog() -> list[str]:
    """A crown of spines round a pale face."""
    outer, inner = around(26, 46, 50, 52), around(26, 38, 50, 52, first=-90 + 180 / 26)
    spines = "M" + "L".join(f"{x:.1f} {y:.1f}" for pair in zip(outer, inner, strict=True) for x, y in pair) + "Z"
    ticks = [moved([path("M0 -31L-2.2 -24.5L2.2 -24.5Z", "#A98A72")], 50, 52, turn=turn) for turn in range(-110, 111, 20)]
    return [
        path(spines, "#5E4638", stroke="#5E4638", stroke_width=3, stroke_linejoin="round"), *ticks,
        path("M30 44C26 34 34 28 41 34ZM70 44C74 34 66 28 59 34Z", "#D9A77C"),
        path("M50 38C56 32 78 40 78 62C78 80 64 92 50 92C36 92 22 80 22 62C22 40 44 32 50 38Z", "#EFCFA8"),
        *eyes(60, 13), ellipse(50, 76, 13, 10.5, "#F9E5CB"), *nose(66, 6.4), *smile(74, 7), *cheeks(71, 20),
    ]  # fmt: skip


def mouse() -> list[str]:
    """Pale grey with very large ears."""
    whiskers = both(lambda s: [line(f"M{50 + s * 16} 76L{50 + s * 34} 73M{50 + s * 16} 79L{50 + s * 33} 82", "#7C7F88", 1.5)])
    return [
        *round_ears("#AEB4BF", "#F5BDB8", 29, 29, 20),
        path("M50 32C71 32 82 46 82 60C82 77 64 91 50 91C36 91 18 77 18 60C18 46 29 32 50 32Z", "#969DAA"),
        path("M50 32C71 32 82 45 82 58.4C82 75 64 89.4 50 89.4C36 89.4 18 75 18 58.4C18 45 29 32 50 32Z", "#AEB4BF"),
        ellipse(50, 78, 15, 10.6, "#EDEFF3"),
        *eyes(58, 13.5),
        *nose(69, 5.4, "#E8707E"),
        *smile(76.6, 6),
        *whiskers,
        *cheeks(69, 22),
    ]  # fmt: skip


def dog() -> list[str]:
    """Cream with hanging brown ears, a patch and a tongue."""
    return [
        *head("#F0D9B5", "#D9BE94", 56, 34, 34),
        path("M54 30C70 26 82 36 80 52C78 62 62 64 56 54C52 46 52 36 54 30Z", "#B4783F"),
        path(
            "M30 27C20 20 8 28 7 48C6 62 10 74 18 74C26 74 27 62 26 52C25.6 42 28 34 30 27ZM70 27C80 20 92 28 93 48"
            "C94 62 90 74 82 74C74 74 73 62 74 52C74.4 42 72 34 70 27Z",
            "#8E5A2D",
        ),
        path("M44 80C44 88 47 91.6 50 91.6C53 91.6 56 88 56 80Z", "#EE7F86"), line("M50 82V87", "#CC5A64", 1.4),
        ellipse(50, 71.4, 18, 13.6, "#FFF7E8"), *eyes(52, 14.5), *nose(61, 7.4), *smile(69.4, 8.6), *cheeks(65, 24.5),
    ]  # fmt: skip


def panda() -> list[str]:
    """White with black ears and patches."""

    def patch(side: int) -> list[str]:
        x = 50 + side * 15.5
        return [
            moved([ellipse(0, 0, 9.6, 12, "#3A3838")], x, 55.5, turn=side * 28),
            circle(x - side * 0.6, 54.4, 5, WHITE), circle(x - side * 0.8, 54.8, 4.1, "#141212"), circle(x + 1, 53, 1.6, WHITE),
        ]  # fmt: skip

    return [
        *both(lambda s: [circle(50 + s * 29, 27, 14, "#3A3838"), circle(50 + s * 29, 28, 7.6, "#5A5757")]),
        *head("#FFFDF8", "#DDD8CF"), *both(patch), *nose(65, 6), *smile(73, 8), *cheeks(70, 26),
    ]  # fmt: skip


def pig() -> list[str]:
    """Pink with a round snout."""
    return [
        path("M20 40C10 28 10 14 17 11C27 9 38 18 43 28ZM80 40C90 28 90 14 83 11C73 9 62 18 57 28Z", "#EE93A6"),
        path("M23 34C17 27 16 19 19 17C25 17 32 23 36 28ZM77 34C83 27 84 19 81 17C75 17 68 23 64 28Z", "#D9748A"),
        *head("#F6AFBD", "#E292A3"), ellipse(50, 68, 15.5, 11.4, "#E27F95"), ellipse(50, 67, 15.5, 10.8, "#EE93A6"),
        ellipse(44.4, 67, 2.7, 4.2, "#A84C63"), ellipse(55.6, 67, 2.7, 4.2, "#A84C63"), *eyes(51, 16.5, 4.8),
        line("M40 81.6C45 86 55 86 60 81.6", "#8E3B50", 2.4), *cheeks(65, 28, "#EE6F86"),
    ]  # fmt: skip


def lion() -> list[str]:
    """Golden with a mane of petals."""
    mane = [moved([ellipse(0, -33, 10.5, 14, "#B4652A" if k % 2 else "#C97A34")], 50, 53, turn=22.5 * k) for k in range(16)]
    return [
        *mane,
        circle(50, 53, 34, "#B4652A"),
        *both(lambda s: [circle(50 + s * 23, 31, 9, "#F2BE58"), circle(50 + s * 23, 32, 5, "#D98F4E")]),
        *head("#F2BE58", "#DDA23C", 56, 29, 28),
        ellipse(50, 69, 15.5, 11.6, "#FFF1D2"),
        *eyes(52, 12.6, 4.6),
        *nose(60.6, 6.4, "#6B3A22"),
        *smile(68.6, 7.4), *cheeks(64, 20.5),
        *both(lambda s: [circle(50 + s * 10, 69, 0.9, "#B98A4A"), circle(50 + s * 11.4, 72.4, 0.9, "#B98A4A")]),
    ]  # fmt: skip


def koala() -> list[str]:
    """Blue-grey with tufted ears and a great dark nose."""

    def ear(side: int) -> list[str]:
        tufts = [circle(50 + side * x, y, 6.4, "#F3EEF2") for x, y in ((37, 30), (33, 38), (40, 38), (32, 29))]
        return [circle(50 + side * 32, 31, 17.5, "#8798AC"), circle(50 + side * 33, 33, 11, "#CFA9B4"), *tufts]

    return [
        *both(ear), *head("#93A5B9", "#7B8DA2", 57, 33, 33), *eyes(53, 16, 4.7),
        path("M50 50C57 50 59.4 57 59.4 64C59.4 71 55 74.4 50 74.4C45 74.4 40.6 71 40.6 64C40.6 57 43 50 50 50Z", "#3A3A46"),
        ellipse(47, 56, 2.2, 4, "#6C6C7C"), line("M42 79.4C46 83.4 54 83.4 58 79.4", "#3A3A46", 2.4), *cheeks(68, 23.5),
    ]  # fmt: skip


def penguin() -> list[str]:
    """Navy with a white heart of a face and an orange beak."""
    return [
        path("M50 14C74 14 87 34 87 56C87 78 70 92 50 92C30 92 13 78 13 56C13 34 26 14 50 14Z", "#20304A"),
        path("M50 14C74 14 87 33 87 54.4C87 76 70 90 50 90C30 90 13 76 13 54.4C13 33 26 14 50 14Z", "#2C4266"),
        path("M50 40C55 30 76 30 78 50C80 72 66 88 50 88C34 88 20 72 22 50C24 30 45 30 50 40Z", "#FFFFFF"),
        path("M46 15C44 10 46 5 50 4C50 8 54 9 57 7C57 11 55 14 53 15Z", "#2C4266"),
        *eyes(53, 14.5), path("M39 66C42 61 58 61 61 66C59 72 54 76 50 76C46 76 41 72 39 66Z", "#F2A03A"),
        path(
            "M39 66C44 67.6 56 67.6 61 66C59.6 69.6 57 72.4 54 74.2C51 70.4 49 70.4 46 74.2C43 72.4 40.4 69.6 39 66Z",
            "#D9812A",
        ),
        *cheeks(65, 22.5),
    ]  # fmt: skip


def tiger() -> list[str]:
    """Amber with dark stripes."""
    stripes = both(lambda s: [
        path(
            f"M{50 + s * 36.6} 52C{50 + s * 30} 52 {50 + s * 27} 53 {50 + s * 24} 55"
            f"C{50 + s * 28} 57 {50 + s * 32} 58 {50 + s * 37} 58Z",
            "#4A3225",
        ),
        path(
            f"M{50 + s * 36} 64C{50 + s * 31} 63 {50 + s * 28} 64 {50 + s * 26} 66"
            f"C{50 + s * 29} 68 {50 + s * 32} 69 {50 + s * 34.4} 69Z",
            "#4A3225",
        ),
        path(
            f"M{50 + s * 11} 25.4C{50 + s * 10} 31 {50 + s * 8} 35 {50 + s * 5} 38"
            f"C{50 + s * 11} 37 {50 + s * 15} 33 {50 + s * 17} 27Z",
            "#4A3225",
        ),
    ])  # fmt: skip
    return [
        *round_ears("#F0A23C", "#4A3225", 28, 27, 13),
        *head("#F0A23C", "#D88726"),
        path("M47 23.2L53 23.2L50 40Z", "#4A3225"),
        *stripes,
        ellipse(50, 72, 19, 14, "#FFF5E2"), *both(lambda s: [ellipse(50 + s * 15, 46.5, 7, 4, "#FFF5E2")]), *eyes(54, 15),
        *nose(63, 6.4, "#D9606C"), *smile(71, 8), *cheeks(68, 27),
    ]  # fmt: skip


def cow() -> list[str]:
    """White with black patches, small horns and a rosy muzzle."""
    return [
        path("M28 30C20 26 18 16 22 9C28 12 34 18 38 26ZM72 30C80 26 82 16 78 9C72 12 66 18 62 26Z", "#E3CBA2"),
        path("M28 40C18 30 6 32 3 40C8 50 20 52 28 48ZM72 40C82 30 94 32 97 40C92 50 80 52 72 48Z", "#3E3733"),
        path("M24 42C17 37 11 37 8 40.4C13 46 20 47 25 45.6ZM76 42C83 37 89 37 92 40.4C87 46 80 47 75 45.6Z", "#EFA7AE"),
        path(
            "M50 24C72 24 78 38 77 54C80 62 82 68 80 75C76 87 64 91 50 91C36 91 24 87 20 75C18 68 20 62 23 54"
            "C22 38 28 24 50 24Z",
            "#FFFCF5",
        ),
        path("M54 24.2C70 25 77.6 36 77 54C70 62 59 60 56 50C53 42 52 32 54 24.2Z", "#3E3733"),
        path("M50 64C68 64 81 66 80.4 75C78 87 64 91 50 91C36 91 22 87 19.6 75C19 66 32 64 50 64Z", "#F3B7B9"),
        ellipse(40, 74, 3.2, 2.4, "#B8646E"),
        ellipse(60, 74, 3.2, 2.4, "#B8646E"),
        line("M40 81.6C45 85.4 55 85.4 60 81.6", "#8E3B50", 2.4),
        *both(lambda s: [circle(50 + s * 14.5, 52, 6.6, WHITE)]), *eyes(52, 14.5, 5),
    ]  # fmt: skip


DRAWN: tuple[Callable[[], list[str]], ...] = (
    cat, fox, bear, frog, rabbit, owl, pig, lion, panda, mouse, hedgehog, penguin, dog, koala, tiger, cow,
    octopus, chick, reindeer, elephant,
)  # fmt: skip


def pictures() -> dict[str, str]:
    """The files of all animals."""
    return {f"animals/{made.__name__}.svg": picture(100, 100, made()) for made in DRAWN}
