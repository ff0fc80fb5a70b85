"""A name as it is written, letter by letter, in any script; and the letters an on-screen keyboard offers. Pure."""

import unicodedata

MOST = 24
"""Letters in a name, an accent or the parts of an emoji counted with what they belong to."""
_LONGEST_LETTER = 8
"""Code points of which one letter may be made: nobody's name towers over its line."""
_JOINERS = "\u200c\u200d"
_READ = 400
"""Code points looked at of one paste: more than the longest name has."""

_ROWS = ("qwertyuiop", "asdfghjkl", "zxcvbnm")
_ACCENTS = {
    "en": "áàâäåæãçéèêëíïñóôöøúüß",
    "it": "àèéìíòóùúîçäëïöüñ",
    "pt_BR": "áâãàçéêíóôõúüñèöä",
    "sv": "éèàáüæøëïñç",
}
_EXTRA = {"sv": ("å", "öä", ""), "pt_BR": ("", "ç", ""), "it": ("", "", "")}
"""Letters that stand in the rows themselves, at their right end."""


def letters(text: str) -> list[str]:
    """The text in letters as people count them: what joins on to a letter belongs to it."""
    found: list[str] = []
    glued = False
    for one in text:
        joins = bool(found) and (glued or one in _JOINERS or _clings(one) or _second_flag(found[-1], one))
        if joins:
            found[-1] += one
        else:
            found.append(one)
        glued = one == "\u200d"
    return found


def _clings(one: str) -> bool:
    """Accents, signs that choose how an emoji looks, and its skins."""
    return unicodedata.category(one) in ("Mn", "Mc", "Me") or "\U0001f3fb" <= one <= "\U0001f3ff"


def _second_flag(before: str, one: str) -> bool:
    """Flags are pairs of letters of their own."""
    return len(before) == 1 and all("\U0001f1e6" <= letter <= "\U0001f1ff" for letter in (before, one))


def clean(text: str) -> str:
    """What of a text may stand in a name: no control characters, nothing that turns a line round, one kind of space."""
    kept = []
    for one in unicodedata.normalize("NFC", text[:_READ]):
        kind = unicodedata.category(one)
        if kind in ("Zs", "Zl", "Zp") or one in "\t\r\n":
            kept.append(" ")
        elif kind not in ("Cc", "Cs", "Co", "Cf", "Cn") or one in _JOINERS:
            kept.append(one)
    return unicodedata.normalize("NFC", "".join(kept))  # once more: what stood between a letter and its accent may be gone


def fitted(text: str) -> str:
    """A text cleaned and cut to a name's length; joiners with nothing to join are gone, no space stands first or twice."""
    made = " ".join(clean(text).split(" "))
    while "  " in made:
        made = made.replace("  ", " ")
    made = made.lstrip(" " + _JOINERS)
    return unicodedata.normalize("NFC", "".join(_short(letter) for letter in letters(made)[:MOST]))


def _short(letter: str) -> str:
    """No joiner is left where a letter is cut: it would join the next one on."""
    return letter if len(letter) <= _LONGEST_LETTER else letter[:_LONGEST_LETTER].rstrip(_JOINERS)


class Writing:
    """A name that is being written."""

    def __init__(self, text: str = "") -> None:
        self.text = fitted(text)

    @property
    def name(self) -> str:
        """What was written, as a name: without spaces at its ends."""
        return self.text.strip()

    def type(self, text: str) -> None:
        """Add a text, or as much of it as may be."""
        self.text = fitted(self.text + clean(text))

    def erase(self) -> None:
        """Take the last letter away, with its accents."""
        self.text = "".join(letters(self.text)[:-1])


def keys(language: str) -> list[str]:
    """The rows of letters of an on-screen keyboard, small; the last one has the accents of the language."""
    extra = _EXTRA.get(language, ("", "", ""))
    rows = [row + more for row, more in zip(_ROWS, extra)]
    accents = _ACCENTS.get(language, _ACCENTS["en"])
    return [*rows, "".join(one for one in accents if one not in "".join(rows))]
