"""The code that draws the project's pictures: `python -m sprites.draw` writes sprites/svg anew, always the same.

ink.py has the elements of SVG, check.py what SDL's reader cannot draw, the others a kind of picture each. The client
imports nothing from here: it reads the files.
"""

from sprites.draw import (
    animals,
    backs,
    buttons,
    cloths,
    confetti,
    courts,
    emblems,
    faces,
    german,
    icons,
    italian,
    pads,
    signs,
)

_KINDS = (signs, emblems, faces, courts, italian, german, backs, cloths, buttons, animals, icons, confetti, pads)


def pictures() -> dict[str, str]:
    """The text of every picture by its path below sprites/svg."""
    made: dict[str, str] = {}
    for kind in _KINDS:
        made.update(kind.pictures())
    return made
