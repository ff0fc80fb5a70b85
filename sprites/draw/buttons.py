"""The markers: sewing buttons with four holes, one outline and one colour for each of eight seats, in 100 x 100 units."""

from dataclasses import dataclass

from sprites.colours import HALO
from sprites.draw.ink import around, box_path, circle, line, moved, num, path, picture, polygon_path, round_path
from sprites.draw.signs import HEART


@dataclass(frozen=True, slots=True)
class Button:
    """One seat's button: its outline as path data, how much the line round it swells the corners, its colours."""

    name: str
    outline: str
    swell: float
    colour: str
    dark: str
    light: str
    middle: float = 50
    """The height of the four holes: the middle of what is wide enough to hold them."""
    dish: float = 22
    """Radius of the hollow round the holes."""


def _flower() -> str:
    notches = around(5, 31.36, 50, 51, first=-126)
    arcs = "".join(f"A18.5 18.5 0 0 1 {num(x)} {num(y)}" for x, y in [*notches[1:], notches[0]])
    return f"M{num(notches[0][0])} {num(notches[0][1])}{arcs}Z"


def _star() -> str:
    return polygon_path(
        point for pair in zip(around(5, 42, 50, 53), around(5, 25.5, 50, 53, first=-54), strict=True) for point in pair
    )


_DROP = "M50 5C53 5 84 40 84 61.5C84 80.5 69 94 50 94C31 94 16 80.5 16 61.5C16 40 47 5 50 5Z"

BUTTONS: tuple[Button, ...] = (
    Button("round", round_path(50, 50, 43), 0, "#E8592F", "#A93A18", "#F7926C"),
    Button("square", box_path(13, 13, 74, 74, 15), 0, "#2FA36B", "#1C7349", "#74D0A0"),
    Button("triangle", polygon_path(around(3, 41, 50, 60)), 16, "#F2B632", "#8F620A", "#FBDB85", 62, 19),
    Button("hexagon", polygon_path(around(6, 44, 50, 50)), 4, "#8A55B8", "#5F3688", "#BB92DC"),
    Button("flower", _flower(), 0, "#3D8FE0", "#2364A8", "#8AC0F4", 51, 20),
    Button("star", _star(), 12, "#E66BA6", "#AD3F75", "#F7A9CE", 53, 19),
    Button("heart", HEART, 0, "#C62B3A", "#861824", "#EE6E78", 46),
    Button("drop", _DROP, 0, "#1FA3A8", "#12706F", "#6FD3D2", 59),
)
"""The button of each seat."""


def button(made: Button) -> list[str]:
    """Halo, thickness, body, a lighter rim, the hollow with its holes and a glint."""
    rim = path(made.outline, "none", stroke=made.light, stroke_width=3, stroke_linejoin="round", stroke_opacity=0.85)
    glint = made.dish - 3
    holes = [(50 + dx, made.middle + dy) for dx in (-7.4, 7.4) for dy in (-7.4, 7.4)]
    edge = path(made.outline, made.dark, stroke=made.dark, stroke_width=made.swell + 5, stroke_linejoin="round")
    halo = path(made.outline, HALO, stroke=HALO, stroke_width=made.swell + 12, stroke_linejoin="round")
    return [
        halo,
        moved([halo], 0, 4),
        moved([edge], 0, 4),
        edge,
        path(made.outline, made.colour, stroke=made.colour, stroke_width=made.swell, stroke_linejoin="round"),
        moved([rim], 50 * 0.14, made.middle * 0.14, 0.86),
        circle(50, made.middle, made.dish, made.dark, fill_opacity=0.28),
        circle(50, made.middle + 1.2, made.dish - 2.6, made.colour),
        line(
            f"M{50 - glint + 0.4} {made.middle + 4}A{glint} {glint} 0 0 0 {50 + glint - 0.4} {made.middle + 4}",
            made.light, 1.8, stroke_opacity=0.8,
        ),
        *(circle(x, y + 0.9, 4.7, made.light) for x, y in holes),
        *(circle(x, y, 4.5, made.dark) for x, y in holes),
    ]  # fmt: skip


def pictures() -> dict[str, str]:
    """The files of the eight markers, moved up a little so that the thickness below has room."""
    return {
        f"markers/{seat}.svg": picture(100, 100, [moved(button(made), 4.5, 2.5, 0.91)]) for seat, made in enumerate(BUTTONS)
    }
