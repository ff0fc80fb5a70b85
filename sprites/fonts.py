"""Letters: the two type families, and lines of text as cached pictures.

Fredoka One is for names, titles, prompts and card corners, Lato for text. Both come as packages. What a font lacks is
taken from the next one: Fredoka, Lato, a font of the system, and a neutral dot in the end.
"""

import io
import unicodedata
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Literal

import pygame

from sprites.shelf import MEGABYTE, Shelf

Role = Literal["title", "text", "bold"]
Colour = str | tuple[int, int, int]

LABELS = Shelf(8 * MEGABYTE)
"""Lines of text rendered so far."""
_NOWHERE = "\uffff"
DOT = "\u00b7"
_FILES: dict[str, tuple[str, str]] = {
    "title": ("font_fredoka_one", "FredokaOne-Regular.ttf"),
    "text": ("font_lato", "Lato-Regular.ttf"),
    "bold": ("font_lato", "Lato-Bold.ttf"),
}
_NEXT: dict[str, tuple[str, ...]] = {
    "title": ("title", "bold", "system"),
    "text": ("text", "system"),
    "bold": ("bold", "system"),
}
# No-break spaces, thin ones and the no-break hyphen are missing in one font or both; what they are for is done by then.
_PLAIN = str.maketrans({"\u00a0": " ", "\u202f": " ", "\u2007": " ", "\u2009": " ", "\u2011": "-", "\t": " ", "\n": " "})
_SYSTEM = "notosans,dejavusans,segoeui,arialunicode,helveticaneue,arial,notosanscjk,freesans"
_open: dict[tuple[str, int], pygame.Font] = {}
_lacks: dict[tuple[str, str], bool] = {}


def font(role: Role, px: int) -> pygame.Font:
    """The font of that role, `px` pixels to the em."""
    return _font(role, px)


def _font(source: str, px: int) -> pygame.Font:
    px = max(int(px), 1)
    found = _open.get((source, px))
    if found is not None and _alive(found):
        return found
    if not pygame.font.get_init():
        pygame.font.init()
    made = pygame.Font(_file(source), px)
    _open[source, px] = made
    return made


def _alive(one: pygame.Font) -> bool:
    """False for a font opened before the font module was last shut down: it raises at every use."""
    try:
        one.get_height()
    except pygame.error:
        return False
    return True


def _file(source: str) -> str | io.BytesIO | None:
    """The font file, or None, which is the font pygame brings along, if the package or the system has none."""
    if source == "system":
        return system_font()
    package, name = _FILES[source]
    try:
        held = files(package) / "files" / name
        if Path(str(held)).is_file():
            return str(held)
        return io.BytesIO(held.read_bytes())
    except (ModuleNotFoundError, OSError):
        return None


@lru_cache(maxsize=1)
def system_font() -> str | None:
    """The file of a font of the system that knows many scripts, or None; looked for at the first character that needs it."""
    return pygame.font.match_font(_SYSTEM)


def lacks(source: str, character: str) -> bool:
    """Whether a font has no picture of a character.

    `Font.metrics` does not say None then but gives the measures of the font's sign for what is missing: nothing in
    Fredoka, as for a space, and a box in Lato. So the character is compared with one that no font has.
    """
    key = (source, character)
    known = _lacks.get(key)
    if known is None:
        known = _looks_missing(source, character)
        _lacks[key] = known
    return known


def _looks_missing(source: str, character: str) -> bool:
    if character.isspace():
        return False
    if source == "system" and system_font() is None:
        return True
    small = _font(source, 20)
    measures, missing = small.metrics(character), small.metrics(_NOWHERE)
    if not measures or measures[0] is None:
        return True
    if measures[0] != missing[0]:
        return False
    drawn = (small.render(one, False, "#000000", "#FFFFFF") for one in (character, _NOWHERE))
    return len({pygame.image.tobytes(picture, "RGB") for picture in drawn}) == 1


def plain(text: str) -> str:
    """The text as it can be drawn: accents joined to their letters, odd spaces made plain, invisible characters gone."""
    kept = []
    for character in unicodedata.normalize("NFC", text).translate(_PLAIN):
        kind = unicodedata.category(character)
        if kind == "Cs":
            kept.append(DOT)
        elif kind not in ("Cc", "Cf"):
            kept.append(character)
    return "".join(kept)


def runs(text: str, role: Role) -> list[tuple[str, str]]:
    """The text in pieces that one font can draw: (font, piece); a dot for what none of them has."""
    pieces: list[tuple[str, str]] = []
    for character in plain(text):
        for source in _NEXT[role]:
            if not lacks(source, character):
                break
        else:
            if unicodedata.combining(character):
                continue
            source, character = role, DOT
        if pieces and pieces[-1][0] == source:
            pieces[-1] = (source, pieces[-1][1] + character)
        else:
            pieces.append((source, character))
    return pieces


@lru_cache(maxsize=4096)
def measure(text: str, role: Role, px: int) -> tuple[int, int]:
    """Width and height in pixels that `label` would have, without drawing it."""
    sizes = [_font(source, px).size(piece) for source, piece in runs(text, role)]
    return sum(width for width, _ in sizes), font(role, px).get_height()


def label(text: str, role: Role, px: int, colour: Colour) -> pygame.Surface:
    """One line of text as a picture, not to be drawn on; its height is the font's, whatever the letters."""
    ink = pygame.Color(colour)
    return LABELS.take((text, role, px, ink.r, ink.g, ink.b), lambda: _render(text, role, px, ink))


def _render(text: str, role: Role, px: int, ink: pygame.Color) -> pygame.Surface:
    main = font(role, px)
    pieces = [(_font(source, px), piece) for source, piece in runs(text, role)]
    if len(pieces) == 1 and pieces[0][0] is main:
        made = main.render(pieces[0][1], True, ink)
    else:
        width, height = measure(text, role, px)
        made = pygame.Surface((max(width, 1), height), pygame.SRCALPHA)
        made.fill((ink.r, ink.g, ink.b, 0))
        x = 0
        for of, piece in pieces:
            # Every font stands on the same line, so that a foreign letter in a name neither hops nor sinks.
            made.blit(of.render(piece, True, ink), (x, main.get_ascent() - of.get_ascent()))
            x += of.size(piece)[0]
    if pygame.display.get_surface() is not None:
        made = made.convert_alpha()
    made.set_alpha(255, pygame.RLEACCEL)
    return made
