"""What every screen may ask of the program it lives in: other screens, full screen, the window's title. Pure.

Screens do not import each other for this, so that none has to know how another one is made.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple, Protocol

from engine.model import GameInfo, Options
from game.comfort import Comfort, Room
from game.match import Match, Wish
from game.remapping import USUAL, Bindings
from game.replaying.texts import folder_for
from game.scene import Change, Scene
from game.sofa.profiles import Kid
from game.sofa.seating import Plugged
from game.speech.talker import Talker
from game.store import Store
from game.thinker import Asked


def _no_store() -> Store:
    return Store(None)


def _nothing(*_: object) -> None:
    """Where there is no window."""


def _nowhere(*_: object) -> Scene:
    """Where there are no such screens."""
    raise LookupError("nobody has said which screen this is")


def _no() -> bool:
    """Where that cannot be done."""
    return False


def _not(_: str) -> bool:
    """Where nothing can be done with a text."""
    return False


def _no_pads() -> Sequence[Plugged]:
    """Where there are no pads either."""
    return ()


def _no_pad(_: str) -> int | None:
    """Where there are no pads."""
    return None


class Speaker(Protocol):
    """What sounds come from; `sounds` has one that plays and one that is silent.

    note  the key of a sentence about a missing loudspeaker, or ""
    """

    note: str

    def set(self, volumes: Room) -> None:
        """So loud from now on."""

    def play(self, name: str, step: int | None = None) -> None:
        """An effect; `step` of a scale, None climbs by itself."""

    def music(self, game: str | None) -> None:
        """The loop of a game; None lets it fade."""

    def warm(self) -> None:
        """Nothing moves: there is time to get ready."""

    def gone(self) -> None:
        """The loudspeaker was taken away."""

    def come(self) -> None:
        """One was plugged in."""

    def close(self) -> None:
        """The program ends."""


class Aside(NamedTuple):
    """What the grown-ups like, while the screen is the children's."""

    comfort: Comfort
    room: Room
    pace: float


@dataclass
class Home:
    """Makers of screens, what can be asked of the window, and what is kept.

    children the first of the children's screens; gate: what a grown-up opens there for something to be done
    fills    whether the screen is filled now; full_screen: fill it, or the window again
    relay    lay every screen out anew, because the language or the comfort has changed
    pace     of all motion: 1 normal, 0 none
    comfort  of whoever looks now; room: what all at this screen share
    whose    number of the profile whose comfort that is, "" for a guest's, None for the screen's own
    sound    plays what is heard
    voice    speaks; hear: let it answer a question: see `speech.teller.Teller.ask`
    worker   where bots think; None: in slices of the frames
    pad      the number that people call the pad by which is named so ("pad:3"), if it is there
    pads     all that are plugged in, by their numbers; greet: shake the one that is named so
    pressed  the device of the last press on any screen
    kids     whether this screen is the children's now, and how: "pictures" or "words"; "" otherwise
    aside    what is put aside meanwhile; None: nothing
    texts    where matches are written as texts
    watch    the room in which a match is watched again, and whether it still goes on; matches: the list of those there are
    lessons  the list of the lessons; lesson: that of a game, by its key; seats: those at which it was begun, to go back to
    copy     put a report for whoever mends faults on the clipboard; clip: that text; whether that could be done
    bindings what keys and buttons do; bind: let them do that from now on; catch: whether the next one is only to be named
    """

    title: Callable[["Home"], Scene]
    setup: Callable[["Home", str, Wish | None], Scene]
    table: Callable[["Home", Match], Scene]
    settings: Callable[["Home"], Scene]
    welcome: Callable[["Home"], Scene]
    pause: Callable[["Home", Match], Scene]
    help: Callable[["Home", GameInfo, Options], Scene]
    children: Callable[["Home"], Scene]
    gate: Callable[["Home", Callable[[], Change]], Scene]
    sound: Speaker
    caption: Callable[[str], None] = _nothing
    full_screen: Callable[[], None] = _nothing
    fills: Callable[[], bool] = _no
    relay: Callable[[], None] = _nothing
    pace: float = 1.0
    comfort: Comfort = field(default_factory=Comfort)
    room: Room = field(default_factory=Room)
    whose: str | None = None
    store: Store = field(default_factory=_no_store)
    worker: Asked | None = None
    pad: Callable[[str], int | None] = _no_pad
    pads: Callable[[], Sequence[Plugged]] = _no_pads
    greet: Callable[[str], None] = _nothing
    pressed: str = ""
    kids: Kid = ""
    voice: Talker = field(default_factory=Talker)
    hear: Callable[[str], None] = _nothing
    aside: Aside | None = None
    copy: Callable[[], bool] = _no
    clip: Callable[[str], bool] = _not
    bindings: Bindings = USUAL
    bind: Callable[[Bindings], None] = _nothing
    catch: Callable[[bool], None] = _nothing
    texts: Callable[[], Path] = folder_for
    watch: Callable[["Home", Match, bool], Scene] = _nowhere
    matches: Callable[["Home"], Scene] = _nowhere
    lessons: Callable[["Home"], Scene] = _nowhere
    lesson: Callable[["Home", str], Scene] = _nowhere
    seats: Scene | None = None
