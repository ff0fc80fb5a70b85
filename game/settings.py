"""The comfort that is kept: language and pace. Read from the store with a sane answer whatever stands there. Pure."""

import os

from game import words
from game.home import Home
from game.match import LONGEST_WAIT

PACES = {"off": 0.0, "fast": 0.5, "normal": 1.0, "slow": 1.8}
"""How long motion takes, as a multiple of the normal time."""
LANGUAGE, PACE = "language", "pace"
"""Keys in the store."""


def wished_language() -> str:
    """The language that the system speaks, if we speak it; else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = os.environ.get(name, "").split(".")[0].replace("-", "_")
        for code in words.languages():
            if wanted and (wanted == code or wanted.split("_")[0] == code.split("_")[0]):
                return code
    return words.ENGLISH


def is_first_start(home: Home) -> bool:
    """Whether nobody has chosen a language yet, and a choice would be kept."""
    return home.store.keeps and not isinstance(home.store.setting(LANGUAGE), str)


def apply(home: Home, language: str | None = None) -> None:
    """Speak and move as was chosen last; `language` is spoken instead, this time only."""
    kept = home.store.setting(LANGUAGE)
    words.use(language or (kept if isinstance(kept, str) else wished_language()))
    home.pace = PACES[pace(home)]


def pace(home: Home) -> str:
    """The pace that was chosen."""
    kept = home.store.setting(PACE)
    return kept if isinstance(kept, str) and kept in PACES else "normal"


def choose_language(home: Home, code: str) -> None:
    """Speak it from now on, on every screen, and keep the choice."""
    words.use(code)
    home.store.put(LANGUAGE, code).wait(LONGEST_WAIT)
    home.relay()


def choose_pace(home: Home, key: str) -> None:
    """Move so from now on, and keep the choice."""
    home.pace = PACES[key]
    home.store.put(PACE, key).wait(LONGEST_WAIT)
