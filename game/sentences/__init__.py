"""The texts of `words`, by key, a module for each theme. A pair is for one and for many; no key stands twice."""

from game.sentences.at_table import AT_TABLE
from game.sentences.couch import COUCH
from game.sentences.endings import ENDINGS
from game.sentences.hints import HINTS
from game.sentences.kids import KIDS
from game.sentences.kids_table import KIDS_TABLE
from game.sentences.names import NAMES
from game.sentences.playing import PLAYING
from game.sentences.replays import REPLAYS
from game.sentences.screens import SCREENS
from game.sentences.seats import SEATS

_THEMES = (NAMES, SCREENS, PLAYING, HINTS, AT_TABLE, SEATS, COUCH, ENDINGS, KIDS, KIDS_TABLE, REPLAYS)

TEXTS: dict[str, str | tuple[str, str]] = {key: text for theme in _THEMES for key, text in theme.items()}
