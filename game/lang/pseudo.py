"""The pseudo-language: English that is longer and wears accents, so that everybody can read it and see what has no room. Pure.

Each text is about two fifths longer and stands in brackets: where one is missing, a text was cut. Names of things that are put
into other sentences have no brackets, or every sentence would be full of them.
"""

import re
from math import ceil

_ACCENTS = str.maketrans("aeioucnAEIOUCN", "áéîöüçñÁÉÎÖÜÇÑ")
_VOWELS = "aeiouyAEIOUY"
_PART = re.compile(r"(\{[^}]*\})")
_BARE = re.compile(r"(rank|ranks|suit|number|term)\.|card$|list\.|dot$|zone$|game$")
_LONGER = 0.4


def pseudo(context: str, text: str) -> str:
    """The text in the pseudo-language; its parts in braces stay as they are, and one without letters stays as it is."""
    pieces = _PART.split(text)
    letters = sum(len(piece) for piece in pieces[::2])
    if not any(letter.isalpha() for piece in pieces[::2] for letter in piece):
        return text
    bare = _BARE.match(context) is not None
    more = ceil(_LONGER * letters) - (0 if bare else 2)
    vowels = sum(letter in _VOWELS for piece in pieces[::2] for letter in piece)
    made, seen = [], 0
    for at, piece in enumerate(pieces):
        if at % 2:
            made.append(piece)
            continue
        for letter in piece:
            made.append(letter.translate(_ACCENTS))
            if letter in _VOWELS:
                # Spread evenly: after so many vowels that part of what is to be added has been added.
                extra = more * (seen + 1) // vowels - more * seen // vowels if more > 0 else 0
                made.append(letter.lower() * extra)
                seen += 1
    longer = "".join(made)
    return longer if bare else f"[{longer}]"
