"""The buttons of gamepads, in 100 x 100 units: dark discs with a light rim that are seen on any ground.

Letters are not in the files: `sprites.pad_button` sets them over the plain disc, in the colours of sprites/controls.py.
"""

from sprites.colours import CREAM
from sprites.draw.ink import around, box_path, circle, line, path, picture, polygon_path

DARK, RIM = "#2B2F3A", CREAM
_PLACES = {"bottom": (50, 71), "right": (71, 50), "left": (29, 50), "top": (50, 29)}


def _disc() -> list[str]:
    return [circle(50, 50, 48, RIM), circle(50, 50, 44, DARK)]


def _shapes() -> dict[str, str]:
    """Cross, circle, square and triangle."""
    return {
        "bottom": line("M33 33L67 67M67 33L33 67", "#8FB8F2", 9),
        "right": circle(50, 50, 20, "none", stroke="#FF8D86", stroke_width=8.5),
        "left": path(box_path(31, 31, 38, 38, 2), "none", stroke="#F5A3CF", stroke_width=8.5, stroke_linejoin="round"),
        "top": path(polygon_path(around(3, 25, 50, 55)), "none", stroke="#7FD6B4", stroke_width=8.5, stroke_linejoin="round"),
    }


def _generic(which: str) -> list[str]:
    """Four dots as the buttons lie, the one that is meant filled and larger."""
    dots = []
    for place, (x, y) in _PLACES.items():
        if place == which:
            dots.append(circle(x, y, 14.5, "#F5AE1D"))
        else:
            dots.append(circle(x, y, 8.6, "none", stroke="#C9CCD6", stroke_width=4.4))
    return [*_disc(), *dots]


def pictures() -> dict[str, str]:
    """The files of the buttons."""
    bar = box_path(4, 20, 92, 60, 22)
    lower = box_path(7.5, 23.5, 85, 53, 19)
    cross = "M37 14H63V37H86V63H63V86H37V63H14V37H37Z"
    drawn: dict[str, list[str]] = {
        "plain": _disc(),
        "shoulder": [path(bar, RIM), path(lower, DARK)],
        "dpad": [
            path(cross, RIM, stroke=RIM, stroke_width=12, stroke_linejoin="round"),
            path(cross, DARK, stroke=DARK, stroke_width=4, stroke_linejoin="round"),
            path("M50 19L57 29H43ZM50 81L57 71H43ZM19 50L29 43V57ZM81 50L71 43V57Z", "#F5AE1D"),
        ],
        "start": [*_disc(), line("M31 36H69M31 50H69M31 64H69", "#FFFFFF", 7.5)],
        "nintendo_start": [*_disc(), line("M50 29V71M29 50H71", "#FFFFFF", 10)],
        **{f"playstation_{place}": [*_disc(), shape] for place, shape in _shapes().items()},
        **{f"generic_{place}": _generic(place) for place in _PLACES},
    }
    return {f"pads/{name}.svg": picture(100, 100, parts) for name, parts in drawn.items()}
