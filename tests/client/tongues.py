"""Which languages meet which windows and sizes of text: a few by turns in the ordinary run, every one with every other in the
long one (pytest -m slow)."""

from itertools import product

import pytest

from game import words

LANGUAGES = words.languages(pseudo=True)
"""English, the longer English and all that is translated."""


def by_turns(*axes, languages=LANGUAGES):
    """A list of parameters (one of each axis, then a language), all of them; what is not of the ordinary run is marked slow.

    There each combination of the axes has one language, and the languages take turns along every axis: the first axis
    moves one language on, the second two, and so on.
    """
    found = []
    for places in product(*(range(len(axis)) for axis in axes)):
        turn = sum((number + 1) * place for number, place in enumerate(places)) % len(languages)
        held = [axis[place] for axis, place in zip(axes, places, strict=True)]
        for at, language in enumerate(languages):
            found.append(pytest.param(*held, language, marks=() if at == turn else pytest.mark.slow))
    return found


def ordinary(*axes):
    """What of `by_turns` is in the ordinary run, as tuples."""
    return [one.values for one in by_turns(*axes) if not one.marks]
