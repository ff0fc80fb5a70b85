"""What every screen may ask of the program it lives in: other screens, full screen, the window's title. Pure.

Screens do not import each other for this, so that none has to know how another one is made.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from game.comfort import Comfort, Room
from game.match import Match, Wish
from game.scene import Scene
from game.store import Store


def _no_store() -> Store:
    return Store(None)


def _nothing(*_: object) -> None:
    """Where there is no window."""


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


@dataclass
class Home:
    """Makers of screens, what can be asked of the window, and what is kept.

    relay    lay every screen out anew, because the language or the comfort has changed
    pace     of all motion: 1 normal, 0 none
    comfort  of whoever looks now; room: what all at this screen share
    sound    plays what is heard
    """

    title: Callable[["Home"], Scene]
    setup: Callable[["Home", str, Wish | None], Scene]
    table: Callable[["Home", Match], Scene]
    settings: Callable[["Home"], Scene]
    welcome: Callable[["Home"], Scene]
    sound: Speaker
    caption: Callable[[str], None] = _nothing
    full_screen: Callable[[], None] = _nothing
    relay: Callable[[], None] = _nothing
    pace: float = 1.0
    comfort: Comfort = field(default_factory=Comfort)
    room: Room = field(default_factory=Room)
    store: Store = field(default_factory=_no_store)
