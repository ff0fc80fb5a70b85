"""What somebody at the screen wants, whatever device they hold; and the maps from keys and buttons. Pure: names, no pygame.

Pointers (mouse or finger) say where they are, pressed and let go; what lies there is for `focus`. Keys and the buttons of a pad
say what they mean.
"""

from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from engine.model import Seat


class Kind(Enum):
    """The kinds of intent."""

    POINT = "point"  # the pointer moved to x, y
    DOWN = "down"  # pressed at x, y: nothing is done yet
    UP = "up"  # let go at x, y: what was pressed there is done
    CANCEL = "cancel"  # what was pressed is let go and means nothing
    MOVE = "move"  # the focus goes dx, dy
    NEXT = "next"  # the focus goes to the next in reading order
    PREVIOUS = "previous"
    ARM = "arm"  # the act key went down: nothing is done yet
    ACT = "act"  # and up: what has the focus is done
    BACK = "back"  # back or pause; never quit
    HELP = "help"  # the rules
    SCROLL = "scroll"  # dy steps, down is positive
    TEXT = "text"  # written text
    ERASE = "erase"  # the last letter goes
    TOOL = "tool"  # one of TOOLS, named by its text
    CARRY = "carry"  # the card with the focus goes dx places along the hand
    LARGE = "large"  # what lies at x, y is to be shown large
    COVER = "cover"  # all hands down, at once
    PICTURE = "picture"  # the screen as everybody may see it, into a file
    FULL = "full"  # full screen on or off
    MUTE = "mute"
    SPEAK = "speak"  # the voice is turned on or off ("voice"), or asked for what its text says
    CAUGHT = "caught"  # while one is asked for: a key (device "keys") or a button of a pad, named by its text
    FILE = "file"  # a file was dropped on the window: its path is the text
    CLOSE = "close"  # the window is to be closed


PRESSES = frozenset({Kind.UP, Kind.ACT})
"""The kinds that do something."""


@dataclass(frozen=True, slots=True)
class Intent:
    """One wish.

    x, y    a place in logical pixels
    dx, dy  a direction, -1 to 1, or steps of scrolling
    device  "mouse", "touch", "keys", or "pad:3" for the pad with the instance id 3
    seat    whose device it is; None: whoever is asked
    """

    kind: Kind
    x: float = 0.0
    y: float = 0.0
    dx: int = 0
    dy: int = 0
    text: str = ""
    device: str = "keys"
    seat: Seat | None = None

    @property
    def presses(self) -> bool:
        """Whether it does something, as against pointing and moving."""
        return self.kind in PRESSES

    @property
    def family(self) -> str:
        """The kind of device: "mouse", "touch", "keys" or "pad"."""
        return self.device.partition(":")[0]


@dataclass(frozen=True, slots=True)
class KeyMeaning:
    """What a key means when it goes down, and when it goes up; `again`: also when it repeats because it is held."""

    down: Intent | None
    up: Intent | None = None
    again: bool = False


def _move(dx: int, dy: int) -> KeyMeaning:
    return KeyMeaning(Intent(Kind.MOVE, dx=dx, dy=dy), again=True)


def _speak(what: str) -> KeyMeaning:
    return KeyMeaning(Intent(Kind.SPEAK, text=what))


def _tool(name: str, up: str = "") -> KeyMeaning:
    return KeyMeaning(Intent(Kind.TOOL, text=name), Intent(Kind.TOOL, text=up) if up else None)


_ACT = KeyMeaning(Intent(Kind.ARM), Intent(Kind.ACT))
FILL = KeyMeaning(Intent(Kind.FULL))
"""Also what Alt and Enter together mean, as everywhere."""
_COUSINS = _tool("cousins", "cousins.end")

KEYS: dict[str, KeyMeaning] = {
    "left": _move(-1, 0),
    "right": _move(1, 0),
    "up": _move(0, -1),
    "down": _move(0, 1),
    "return": _ACT,
    "enter": _ACT,
    "space": _ACT,
    "escape": KeyMeaning(Intent(Kind.BACK)),
    "ac back": KeyMeaning(Intent(Kind.BACK)),
    "f10": KeyMeaning(Intent(Kind.BACK)),
    "f1": KeyMeaning(Intent(Kind.HELP)),
    "f11": FILL,
    "f12": KeyMeaning(Intent(Kind.PICTURE)),
    "m": KeyMeaning(Intent(Kind.MUTE)),
    "backspace": KeyMeaning(Intent(Kind.ERASE), again=True),
    "tab": KeyMeaning(Intent(Kind.NEXT), again=True),
    "shift tab": KeyMeaning(Intent(Kind.PREVIOUS), again=True),
    "page up": KeyMeaning(Intent(Kind.SCROLL, dy=-6), again=True),
    "page down": KeyMeaning(Intent(Kind.SCROLL, dy=6), again=True),
    "shift left": KeyMeaning(Intent(Kind.CARRY, dx=-1), again=True),
    "shift right": KeyMeaning(Intent(Kind.CARRY, dx=1), again=True),
    "r": _tool("again"),
    "z": _tool("large"),
    "s": _tool("sort"),
    "d": _tool("deck"),
    "c": _COUSINS,
    "u": _tool("back"),
    "y": _tool("redo"),
    "l": _tool("last"),
    "t": _tool("more"),
    "p": _tool("plan"),
    "f6": _speak("back"),
    "f7": _speak("on"),
    "f8": _speak("voice"),
    "f9": _speak("again"),
    "v": _speak("hand"),
    "b": _speak("table"),
    "n": _speak("counts"),
    "w": _speak("turn"),
    "h": _tool("hint"),
}
"""Key names as pygame says them, in small letters. Every other key means nothing.

One hand is enough: Tab, Space and Esc lie on the left side of a keyboard, the arrows, Enter and F10 on the right one.
"""

BUTTONS: dict[str, KeyMeaning] = {
    "a": _ACT,
    "b": KeyMeaning(Intent(Kind.BACK)),
    "x": _tool("more"),
    "y": KeyMeaning(Intent(Kind.HELP)),
    "back": _tool("again"),
    "leftstick": _COUSINS,
    "rightstick": _tool("large"),
    "start": KeyMeaning(Intent(Kind.BACK)),
    "leftshoulder": KeyMeaning(Intent(Kind.PREVIOUS)),
    "rightshoulder": KeyMeaning(Intent(Kind.NEXT)),
}
"""Buttons of a pad by their place: a is the bottom one, b the right one, x the left one, y the top one, whatever is printed on
them. The directions stand in `pads`; every other button means nothing."""


class Shortcut(NamedTuple):
    """A line of the page that says what each key does.

    name    what is done: the text is `keys.NAME`
    keys    the keys that do it; one is enough
    button  the button of a pad that does it too; "": it is found on the sheet that the left button opens, "pause": in the pause
    """

    name: str
    keys: tuple[str, ...]
    button: str = ""


SHORTCUTS = (
    Shortcut("choose", ("arrows", "tab"), "cross"),
    Shortcut("act", ("return", "space"), "a"),
    Shortcut("pause", ("escape", "f10"), "start"),
    Shortcut("help", ("f1",), "y"),
    Shortcut("more", ("t",), "x"),
    Shortcut("hint", ("h",)),
    Shortcut("last", ("l",)),
    Shortcut("again", ("r",), "back"),
    Shortcut("large", ("z",), "rightstick"),
    Shortcut("sort", ("s",)),
    Shortcut("carry", ("shift left", "shift right"), "right stick"),
    Shortcut("deck", ("d",)),
    Shortcut("cousins", ("c",), "leftstick"),
    Shortcut("back", ("u",)),
    Shortcut("redo", ("y",)),
    Shortcut("plan", ("p",)),
    Shortcut("cover", ("backspace",), "trigger"),
    Shortcut("mute", ("m",), "pause"),
    Shortcut("full", ("f11",), "pause"),
    Shortcut("picture", ("f12",), "keys"),
    Shortcut("speech", ("f8",), "first"),
    Shortcut("say_again", ("f9",)),
    Shortcut("read_on", ("f7",), "pages"),
    Shortcut("read_back", ("f6",), "keys"),
    Shortcut("say_hand", ("v",)),
    Shortcut("say_table", ("b",)),
    Shortcut("say_counts", ("n",)),
    Shortcut("say_turn", ("w",)),
)
"""Every key that does something, in the order in which a page lists them."""
