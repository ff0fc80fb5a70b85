"""Animals with more to them than a head: arms, a tuft, antlers, a trunk; in 100 x 100 units, as in animals.py."""

from sprites.draw.features import DARK, cheeks, eyes
from sprites.draw.ink import circle, ellipse, line, path
from sprites.draw.stamp import placed


def _twice(d: str) -> str:
    """What is drawn on the right, on the left too."""
    return d + placed(d, 100, mirrored=True)


def octopus() -> list[str]:
    """Coral with a high brow and curling arms."""

    arms = _twice("M74 58C84 66 86 74 92 72M68 66C76 78 80 88 88 86M58 70C62 82 64 92 71 93")
    cups = [(80, 84.4), (84, 87.4), (63.4, 88), (66.6, 91.6), (86, 72)]
    return [
        line(arms, "#C8503F", 10), line(arms, "#E56A52", 7.6),
        *(circle(side, y, 1.9, "#F9B9A0") for x, y in cups for side in (x, 100 - x)),
        path(
            "M50 6C73 6 84 24 82 44C81 56 76 64 73 70C66 80 58 82 50 82C42 82 34 80 27 70C24 64 19 56 18 44C16 24 27 6 50 6Z",
            "#C8503F",
        ),
        path(
            "M50 6C73 6 83 23 81 42C80 54 75 62 72 68C65 77 58 79 50 79C42 79 35 77 28 68C25 62 20 54 19 42C17 23 27 6 50 6Z",
            "#E56A52",
        ),
        ellipse(36, 22, 6, 4, "#F39A82"), circle(47, 16, 2.4, "#F39A82"),
        circle(64, 24, 3, "#D95B45"), circle(70, 31, 2, "#D95B45"),
        *eyes(50, 14.5, 5.6), line("M42 63C46 69 54 69 58 63", DARK, 2.6), *cheeks(60, 25, "#FFC0A8"),
    ]  # fmt: skip


def chick() -> list[str]:
    """Bright yellow and round, with three feathers standing up."""
    return [
        path("M46 22C38 14 36 8 40 3C46 6 49 12 50 18C51 10 55 4 62 3C64 9 60 17 54 22Z", "#E9B91E"),
        ellipse(50, 57, 38, 36, "#E9B91E"), ellipse(50, 55.4, 38, 34.6, "#FFD84A"),
        path(_twice("M86 52C96 54 99 64 95 72C88 72 83 66 83 60Z"), "#F3C52C"),
        ellipse(50, 76, 22, 12, "#FFEFA6"), *eyes(51, 17, 5.4),
        path("M50 57C56 57 61 60 63 63C60 69 55 73 50 73C45 73 40 69 37 63C39 60 44 57 50 57Z", "#F08A2C"),
        path("M37 63C42 65 58 65 63 63C60 69 55 73 50 73C45 73 40 69 37 63Z", "#D56F1A"),
        *cheeks(65, 29, "#F7925C"),
    ]  # fmt: skip


def reindeer() -> list[str]:
    """Chestnut with wide antlers, a long face and a red nose."""
    antlers = "M63 34C68 22 80 20 90 5M75 21C74 14 71 9 69 5M83 15C89 19 93 20 97 18"
    long_face = "C66 {0} 75 {1} 75 {2}C75 {3} 70 {4} 69 {5}C68 {6} 60 {7} 50 {7}C40 {7} 32 {6} 31 {5}C30 {4} 25 {3} 25 {2}"
    long_face = "M50 {0}" + long_face + "C25 {1} 34 {0} 50 {0}Z"
    return [
        line(_twice(antlers), "#E2C08A", 5.4),
        path(_twice("M72 44C82 33 93 35 96 41C92 52 82 54 74 52Z"), "#8A4B2C"),
        path(_twice("M77 46C83 40 89 39 92 41.6C88 48 83 49 77 48Z"), "#E0A98C"),
        path(long_face.format(29, 40, 54, 64, 70, 78, 88, 93), "#8A4B2C"),
        path(long_face.format(29, 39, 52, 62, 68, 76, 86, 91), "#A65F3A"),
        ellipse(50, 78, 18, 13, "#EBCFAE"), *eyes(53, 12.6, 5),
        circle(50, 70, 7.4, "#D63A3F"), circle(47.6, 67.6, 2.2, "#F7A09A"),
        line("M42 81C46 85.6 54 85.6 58 81", DARK, 2.4), *cheeks(66, 20),
    ]  # fmt: skip


def elephant() -> list[str]:
    """Sky blue with ears as wide as the picture and a curled trunk."""

    trunk = "M50 60C50 74 49 82 56 87C62 91 69 88 69 81"
    return [
        path(_twice("M70 28C84 14 99 24 99 46C99 64 86 74 72 66Z"), "#5C9CCB"),
        path(_twice("M74 35C84 25 93 32 93 46C93 58 85 64 75 60Z"), "#F2B6C2"),
        ellipse(50, 47, 29, 31, "#5C9CCB"), ellipse(50, 45.6, 29, 29.6, "#79B6E0"),
        path("M41 22C45 27 55 27 59 22C56 16 44 16 41 22Z", "#8FC6EA"),
        path(_twice("M61 68C63 78 68 82 72 80C70 76 69 71 69 66Z"), "#FFFDF5"),
        line(trunk, "#5C9CCB", 18), line(trunk, "#79B6E0", 15),
        line("M43.6 66C47 68 53 68 56.4 66M43.4 74C47 76 53 76 56 74M46 82.6C49 83 53 81.6 55.6 79.4", "#5C9CCB", 2),
        *eyes(46, 14.5, 5), *cheeks(57, 21, "#F59AA6"),
    ]  # fmt: skip
