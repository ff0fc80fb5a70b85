"""The few signs on buttons of the screen, in 100 x 100 units, and the disc behind an animal."""

from sprites.colours import INK
from sprites.draw.ink import circle, line, path, picture


def pictures() -> dict[str, str]:
    """The files of the icons."""
    drawn = {
        "menu": [line("M22 28H78M22 50H78M22 72H78", INK, 12)],
        "help": [
            line("M33 37C33 25 41 18 50.5 18C61 18 68.5 25 68.5 35C68.5 48 51.5 48 51.5 62", INK, 12.5),
            circle(51.5, 82, 7.4, INK),
        ],
        "back": [line("M48 22L20 50L48 78M23 50H80", INK, 12)],
        "play": [path("M30 22L80 50L30 78Z", INK, stroke=INK, stroke_width=10, stroke_linejoin="round")],
        "disc": [circle(50, 50, 49.5, "#FFF3DC")],
    }
    return {f"icons/{name}.svg": picture(100, 100, parts) for name, parts in drawn.items()}
