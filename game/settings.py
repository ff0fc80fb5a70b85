"""What is kept of language, comfort, sound and looks, and how it is changed. Pure.

Read from the store with a sane answer whatever stands there.
"""

import os
from dataclasses import replace

from game import comfort, full_screen, remapping, words
from game.comfort import Comfort, Room
from game.home import Home
from game.match import LONGEST_WAIT
from game.sofa import profiles
from game.store import Store

PACES = {"off": 0.0, "fast": 0.5, "normal": 1.0, "slow": 1.8}
"""How long motion takes, as a multiple of the normal time."""
LANGUAGE, COMFORT, ROOM = "language", "comfort", "room"
"""Keys in the store. Before there was a room, the pace was kept by itself."""
_PACE = "pace"
READ_TO_CHILDREN = "kids/speech"
"""Key in the store: whether all is read aloud on the children's screen, where a child has said so; else as the room has it."""


def wished_language() -> str:
    """The language that the system speaks, if we speak it; else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = os.environ.get(name, "").split(".")[0].replace("-", "_")
        for code in words.languages():
            if wanted and (wanted == code or wanted.split("_")[0] == code.split("_")[0]):
                return code
    return words.ENGLISH


def kept_language(store: Store) -> str:
    """The language that was chosen last; where none was, the system's."""
    kept = store.setting(LANGUAGE)
    return kept if isinstance(kept, str) else wished_language()


def is_first_start(home: Home) -> bool:
    """Whether nobody has chosen a language yet, and a choice would be kept."""
    return home.store.keeps and not isinstance(home.store.setting(LANGUAGE), str)


def apply(home: Home, language: str | None = None) -> None:
    """Speak, look and move as was chosen last; `language` is spoken instead, this time only."""
    words.use(language or kept_language(home.store))
    home.comfort = comfort.read(home.store.setting(COMFORT), Comfort())
    home.room = comfort.read(home.store.setting(ROOM), comfort.read({_PACE: home.store.setting(_PACE)}, Room()))
    home.pace = PACES[home.room.pace]
    home.sound.set(home.room)
    home.voice.set(home.room)


def begin_anew(store: Store) -> None:
    """Look, sound, keys and buttons as on the first day; language, people and matches stay."""
    for key in (COMFORT, ROOM, _PACE, READ_TO_CHILDREN, remapping.SETTING, full_screen.SETTING):
        store.drop(key).wait(LONGEST_WAIT)


def choose_language(home: Home, code: str) -> None:
    """Speak it from now on, on every screen, and keep the choice."""
    words.use(code)
    home.store.put(LANGUAGE, code).wait(LONGEST_WAIT)
    home.relay()


def choose(home: Home, **changed: object) -> None:
    """Change fields of the comfort or of the room, by name, from now on and on every screen, and keep them.

    ValueError for a value that a field cannot have.
    """
    for name, value in changed.items():
        if not comfort.fitting(name, value):
            raise ValueError(f"{name} cannot be {value!r}; it can be one of {comfort.values(name)}")
        if name in comfort.plain(home.comfort):
            home.comfort = comfort.read({name: value}, home.comfort)
        else:
            home.room = comfort.read({name: value}, home.room)
    home.pace = PACES[home.room.pace]
    home.sound.set(home.room)
    home.voice.set(home.room)
    if not home.kids:  # what children do is not kept in place of what the grown-ups like
        _keep_comfort(home)
        home.store.put(ROOM, comfort.plain(home.room)).wait(LONGEST_WAIT)
    if "speech" in changed:  # who cannot see the screen finds it so again; a grown-up has the last word
        home.store.put(READ_TO_CHILDREN, home.room.speech if home.kids else None).wait(LONGEST_WAIT)
    home.relay()


def _keep_comfort(home: Home) -> None:
    """With whomever it belongs to; what a guest likes lasts as long as the table does."""
    if home.whose is None:
        home.store.put(COMFORT, comfort.plain(home.comfort))
        return
    for one in profiles.kept(home.store):
        if one.id == home.whose:
            profiles.keep(home.store, replace(one, comfort=home.comfort))


def toggle_mute(home: Home) -> None:
    """Nothing is heard from now on, or all is again, and keep it. Nothing is laid out anew: motion goes on."""
    home.room = replace(home.room, mute=not home.room.mute)
    home.sound.set(home.room)
    home.voice.set(home.room)
    if not home.kids:
        home.store.put(ROOM, comfort.plain(home.room))
    home.sound.play("accept")
