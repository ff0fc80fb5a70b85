"""The code that draws the project's pictures: `python -m sprites.draw` writes sprites/svg anew, always the same.

ink.py has the elements of SVG, check.py what SDL's reader cannot draw, the others a kind of picture each. The client
imports nothing from here: it reads the files.
"""

from sprites.draw import animals, backs, buttons, cloths, courts, faces, icons, signs


def pictures() -> dict[str, str]:
    """The text of every picture by its path below sprites/svg."""
    made: dict[str, str] = {}
    for kind in (signs, faces, courts, backs, cloths, buttons, animals, icons):
        made.update(kind.pictures())
    return made
