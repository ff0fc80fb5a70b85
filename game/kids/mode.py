"""Whether this screen is the children's: what begins and ends with that, and how their games are set. Pure.

What the grown-ups like is put aside meanwhile and nothing is kept in its place; `end` brings it back. Whether all is read
aloud is kept for the children's screen alone.
"""

from collections.abc import Mapping
from dataclasses import replace

from game.comfort import Room
from game.home import Aside, Home
from game.match import LONGEST_WAIT, Wish
from game.settings import PACES, READ_TO_CHILDREN
from game.sofa.profiles import KIDS, Kid
from game.sofa.seats import Player
from game.store import Saved

LOOKS: tuple[Kid, ...] = ("pictures", "words")
"""Pictures and voice, for who does not read yet; words and pictures."""
TOOLS = frozenset({"again", "back", "redo", "large", "look", "last", "cover", "hint"})
"""What the keys of a table's tools may do at a children's: nothing that sets how cards look or lie."""
LOUDNESS = (2, 4, 7)
"""How loud a child can make it, quiet first: never silent, and never as loud as it can be."""
_LOOK = "kids/look"
"""Key in the store: the look that was chosen last."""
_OPTIONS: Mapping[str, tuple[tuple[str, str], ...]] = {
    "rolling_stone": (("match_to", "1"),),
    "gran_ramino": (("match_to", "1"),),
    "michigan": (("length", "three"), ("bank_lends", "true"), ("stakes_open", "true")),
}


def is_kid(home: Home) -> bool:
    """Whether the screen is the children's now."""
    return bool(home.kids)


def kept_look(home: Home) -> Kid:
    """The look that was chosen last; pictures, which need no reading, if none was."""
    kept = home.store.setting(_LOOK)
    return next((look for look in LOOKS if look == kept), LOOKS[0])


def begin(home: Home, look: Kid) -> None:
    """The screen is the children's from now on, in that look; if it was already, only the look changes.

    Cards move slowly (unless nothing moves at all), effects are calm, and it is loud enough to be heard but not very loud.
    """
    if look not in LOOKS:
        raise ValueError(f"{look!r} is no look of the children's screen; there are {', '.join(LOOKS)}")
    if home.aside is None:
        home.aside = Aside(home.comfort, home.room, home.pace)
        read = home.store.setting(READ_TO_CHILDREN)
        home.room = _room(replace(home.room, speech=read) if isinstance(read, bool) else home.room)
        home.pace = PACES[home.room.pace] if home.pace else 0.0
        _hear(home)
    home.kids = look


def choose_look(home: Home, look: Kid) -> None:
    """Begin in that look, or change to it, and begin so next time too."""
    begin(home, look)
    home.store.put(_LOOK, look).wait(LONGEST_WAIT)


def _room(room: Room) -> Room:
    return replace(room, pace="slow", calm=True, effects=step_of(room.effects), voice=max(room.voice, LOUDNESS[0]))


def end(home: Home) -> None:
    """The screen is the grown-ups' again, who find everything as they like it. No table may be on the screen any more."""
    if home.aside is not None:
        home.comfort, home.room, home.pace = home.aside
        home.aside = None
        _hear(home)
    home.kids = ""


def options_for(game: str) -> tuple[tuple[str, str], ...]:
    """The house rules that make a match of that game short and kind, those that are not the usual ones."""
    return _OPTIONS.get(game, ())


def bots_level() -> str:
    """How strong the others play."""
    return "gentle"


def wish(game: str, players: tuple[Player, ...], look: Kid, options: Mapping[str, str] | None = None) -> Wish:
    """A match of these players as children play it; with the options of that mapping where they say otherwise."""
    chosen = {**dict(options_for(game)), **(options or {})}
    return Wish(game, len(players), options=tuple(chosen.items()), players=players, kids=look)


# Loudness


def step_of(volume: int) -> int:
    """The step of LOUDNESS nearest to a volume; between two the quieter one."""
    return min(LOUDNESS, key=lambda step: abs(step - volume))


def loudness(home: Home) -> int:
    """Which step it is now, from 0; -1 where a grown-up has turned the sound off."""
    return -1 if home.room.mute else LOUDNESS.index(step_of(home.room.effects))


def louder(home: Home) -> None:
    """The next step; after the last the first again, and after silence the first."""
    step = LOUDNESS[(loudness(home) + 1) % len(LOUDNESS)]
    home.room = replace(home.room, mute=False, effects=step, voice=step, music=min(home.room.music, step))
    _hear(home)


def _hear(home: Home) -> None:
    home.sound.set(home.room)
    home.voice.set(home.room)


# Matches that go on


def look_of(saved: Saved) -> Kid:
    """In which look children play that match; "" if it is none of theirs."""
    noted = saved.seats if isinstance(saved.seats, Mapping) else {}
    return next((look for look in KIDS if look and look == noted.get("kids")), "")


def open_matches(home: Home) -> list[Saved]:
    """The children's matches that were not played to their end, the last one first."""
    return [saved for saved in home.store.matches() if look_of(saved)]
