"""How colours are told apart: contrast, the three kinds of colour blindness, and how far two colours look from each other.

Contrast after WCAG 2; colour blindness after Machado, Oliveira and Fernandes (2009) at full severity, on linear RGB; distance
after CIEDE2000. Colours are pygame.Color or "#RRGGBB".
"""

from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

import pygame

Colour = pygame.Color | str
Triple = tuple[float, float, float]

SIGHTS: dict[str, tuple[Triple, Triple, Triple]] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
"""For each kind of sight what it makes of linear red, green and blue."""


def linear(colour: Colour) -> Triple:
    """Red, green and blue as amounts of light, 0 to 1."""
    one = pygame.Color(colour)

    def part(value: int) -> float:
        share = value / 255
        return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4

    return part(one.r), part(one.g), part(one.b)


def luminance(colour: Colour) -> float:
    """How light a colour is, 0 to 1."""
    red, green, blue = linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    """1 to 21."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def seen(colour: Colour, sight: str) -> Triple:
    """The linear colour as that kind of sight has it."""
    light = linear(colour)
    red, green, blue = (min(max(sum(part * share for part, share in zip(light, row)), 0.0), 1.0) for row in SIGHTS[sight])
    return red, green, blue


def lab(light: Triple) -> Triple:
    """CIE L*a*b* of a linear colour, for daylight D65."""
    red, green, blue = light
    x = (0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047
    y = 0.2126729 * red + 0.7151522 * green + 0.0721750 * blue
    z = (0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883

    def bend(value: float) -> float:
        return value ** (1 / 3) if value > (6 / 29) ** 3 else value / (3 * (6 / 29) ** 2) + 4 / 29

    x, y, z = bend(x), bend(y), bend(z)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def ciede2000(one: Triple, other: Triple) -> float:
    """The distance of two colours given as L*a*b*; 1 is just seen."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    mean = (hypot(a1, b1) + hypot(a2, b2)) / 2
    g = 0.5 * (1 - sqrt(mean**7 / (mean**7 + 25**7)))
    a1, a2 = (1 + g) * a1, (1 + g) * a2
    c1, c2 = hypot(a1, b1), hypot(a2, b2)
    h1, h2 = degrees(atan2(b1, a1)) % 360, degrees(atan2(b2, a2)) % 360
    turn = h2 - h1
    if not c1 * c2:
        turn, hue = 0.0, h1 + h2
    elif abs(turn) <= 180:
        hue = (h1 + h2) / 2
    else:
        turn += 360 if turn < 0 else -360
        hue = (h1 + h2 + (360 if h1 + h2 < 360 else -360)) / 2
    light, chroma = (l1 + l2) / 2, (c1 + c2) / 2
    t = (
        1
        - 0.17 * cos(radians(hue - 30))
        + 0.24 * cos(radians(2 * hue))
        + 0.32 * cos(radians(3 * hue + 6))
        - 0.20 * cos(radians(4 * hue - 63))
    )
    s_light = 1 + 0.015 * (light - 50) ** 2 / sqrt(20 + (light - 50) ** 2)
    s_chroma, s_hue = 1 + 0.045 * chroma, 1 + 0.015 * chroma * t
    twist = -2 * sqrt(chroma**7 / (chroma**7 + 25**7)) * sin(radians(60 * exp(-(((hue - 275) / 25) ** 2))))
    d_light, d_chroma = (l2 - l1) / s_light, (c2 - c1) / s_chroma
    d_hue = 2 * sqrt(c1 * c2) * sin(radians(turn / 2)) / s_hue
    return sqrt(d_light**2 + d_chroma**2 + d_hue**2 + twist * d_chroma * d_hue)


def apart(one: Colour, other: Colour, sight: str = "normal") -> float:
    """How far two colours look from each other to that kind of sight."""
    return ciede2000(lab(seen(one, sight)), lab(seen(other, sight)))
