"""The texts of `words`, by key, a module for each theme. A pair is for one and for many; no key stands twice."""

from game.sentences.about import ABOUT
from game.sentences.at_table import AT_TABLE
from game.sentences.couch import COUCH
from game.sentences.endings import ENDINGS
from game.sentences.full_screen import FULL_SCREEN
from game.sentences.helping import HELPING
from game.sentences.hints import HINTS
from game.sentences.kids import KIDS
from game.sentences.kids_rules import KIDS_RULES
from game.sentences.kids_table import KIDS_TABLE
from game.sentences.lessons import LESSONS
from game.sentences.names import NAMES
from game.sentences.paper import PAPER
from game.sentences.playing import PLAYING
from game.sentences.replays import REPLAYS
from game.sentences.scores import SCORES
from game.sentences.screens import SCREENS
from game.sentences.seats import SEATS
from game.sentences.speech import SPEECH

_THEMES = (
    NAMES,
    SCREENS,
    PLAYING,
    PAPER,
    SCORES,
    ABOUT,
    HINTS,
    HELPING,
    AT_TABLE,
    SEATS,
    COUCH,
    ENDINGS,
    FULL_SCREEN,
    KIDS,
    KIDS_TABLE,
    KIDS_RULES,
    REPLAYS,
    SPEECH,
    LESSONS,
)

TEXTS: dict[str, str | tuple[str, str]] = {key: text for theme in _THEMES for key, text in theme.items()}
