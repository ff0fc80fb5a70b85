"""The pads: SDL's mapped controllers become intents, and each keeps its number.

A pad is known by its instance id, which is never used twice; its place in SDL's list changes when others go. While a controller
is open each press also comes as a joystick event: those are never read. A device that SDL has no map for is left alone: nobody
knows which of its buttons is the bottom one, and many are no pads at all (keyboards, tablets, sensors that report a lever which
never rests). The log says so, and how to give it a map.
"""

import logging
import os
from dataclasses import dataclass, field, replace
from typing import ClassVar, TypeAlias

import pygame

from game.intents import BUTTONS, Intent, KeyMeaning, Kind
from game.remapping import USUAL, Bindings

try:
    from pygame._sdl2 import controller
except ImportError:  # a pygame that was built without it
    controller = None  # type: ignore[assignment]

_log = logging.getLogger(__name__)

FIRST_AGAIN, NEXT_AGAIN = 0.38, 0.09
"""Seconds until a held direction comes again, and then between one time and the next."""
PUSHED, RESTS = 0.55, 0.35
"""A stick counts as pushed from the first on, and until it is back within the second; 1 is as far as it goes."""
_SCROLL = 2
_GREETING = (0.4, 0.7, 180)
"""How strongly each motor of a pad shakes when it joins, and for how many milliseconds."""
Way: TypeAlias = tuple[int, int]
_STILL: Way = (0, 0)

_NAMES = {getattr(pygame, f"CONTROLLER_BUTTON_{name.upper()}"): name for name in BUTTONS}
_CROSS: dict[int, Way] = {
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: (-1, 0),
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: (1, 0),
    pygame.CONTROLLER_BUTTON_DPAD_UP: (0, -1),
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: (0, 1),
}
_AXES = {
    pygame.CONTROLLER_AXIS_LEFTX: ("left", 0),
    pygame.CONTROLLER_AXIS_LEFTY: ("left", 1),
    pygame.CONTROLLER_AXIS_RIGHTX: ("right", 0),
    pygame.CONTROLLER_AXIS_RIGHTY: ("right", 1),
}
_TRIGGERS = (pygame.CONTROLLER_AXIS_TRIGGERLEFT, pygame.CONTROLLER_AXIS_TRIGGERRIGHT)
_FAMILIES = {
    "playstation": ("playstation", "dualshock", "dualsense", "ps3", "ps4", "ps5"),
    "nintendo": ("nintendo", "switch", "joy-con", "joycon"),
    "xbox": ("xbox", "x-box", "xinput"),
}


def family_of(name: str) -> str:
    """Whose signs a pad of that name bears: "playstation", "nintendo", "xbox", or "generic"."""
    name = name.lower()
    return next((family for family, signs in _FAMILIES.items() if any(sign in name for sign in signs)), "generic")


@dataclass
class Stick:
    """Where a stick stands, -1 to 1 each way, and which of the four ways it is pushed, if any."""

    at: list[float] = field(default_factory=lambda: [0.0, 0.0])
    way: Way = _STILL
    _pushed: Way = _STILL
    _waits: bool = False

    def push(self, axis: int, value: float) -> bool:
        """It stands there now; whether that changes its way."""
        before = self.way
        self.at[axis] = value
        self._pushed = self._turned()
        self._waits = self._waits and self._pushed != _STILL
        self.way = _STILL if self._waits else self._pushed
        return self.way != before

    def let_go(self) -> None:
        """It means nothing until it has rested."""
        self._waits = self._pushed != _STILL
        self.way = _STILL

    def _turned(self) -> Way:
        """The way it is pushed; it keeps the one it has unless it rests or is clearly pushed another way."""
        x, y = self.at
        kept = x * self._pushed[0] + y * self._pushed[1]
        across = abs(y if self._pushed[0] else x)
        if kept >= RESTS and across < kept + 0.2:
            return self._pushed
        if max(abs(x), abs(y)) < PUSHED:
            return _STILL
        return (1 if x > 0 else -1, 0) if abs(x) >= abs(y) else (0, 1 if y > 0 else -1)


@dataclass
class Again:
    """Something that comes again while it is held."""

    intent: Intent | None = None
    due: float = 0.0

    def hold(self, intent: Intent, due: float) -> Intent:
        """It begins, and comes again at that time."""
        self.intent, self.due = intent, due
        return intent

    def drop(self) -> None:
        """It ends."""
        self.intent = None

    def next(self, now: float) -> Intent | None:
        """It, if it is due: once, however long ago that was."""
        if self.intent is None or now < self.due:
            return None
        self.due = now + NEXT_AGAIN
        return self.intent


@dataclass(eq=False)
class Pad:
    """One pad. number: what people call it, from 1; used: whether anything was pressed on it yet."""

    id: int
    number: int
    name: str
    used: bool = False
    _held: dict[int, KeyMeaning] = field(default_factory=dict, repr=False)
    _cross: int | None = field(default=None, repr=False)
    _sticks: dict[str, Stick] = field(default_factory=lambda: {"left": Stick(), "right": Stick()}, repr=False)
    _move: Again = field(default_factory=Again, repr=False)
    _second: Again = field(default_factory=Again, repr=False)
    _pulled: dict[int, bool] = field(default_factory=dict, repr=False)

    @property
    def device(self) -> str:
        """What its intents say they come from."""
        return f"pad:{self.id}"

    @property
    def family(self) -> str:
        """Whose signs it bears."""
        return family_of(self.name)

    def down(self, button: int, meaning: KeyMeaning | None, now: float) -> Intent | None:
        """A button of SDL's numbers goes down."""
        if button in _CROSS:
            self._cross = button
            return self._go(_CROSS[button], now)
        if meaning is None or meaning.down is None or button in self._held:
            return None
        self._held[button] = meaning
        return self._from_here(meaning.down)

    def up(self, button: int) -> Intent | None:
        """And up: one that was not seen going down, or is held since another screen, means nothing."""
        if button == self._cross:
            self._cross = None
            self._move.drop()
        held = self._held.pop(button, None)
        return self._from_here(held.up) if held and held.up else None

    def lean(self, axis: int, value: float, now: float) -> Intent | None:
        """An axis of SDL's numbers stands there, -1 to 1. A trigger that is pulled covers hands, once."""
        if axis in _TRIGGERS:
            was, self._pulled[axis] = self._pulled.get(axis, True), value >= PUSHED
            return self._from_here(Intent(Kind.COVER)) if value >= PUSHED and not was else None
        if axis not in _AXES:
            return None
        name, part = _AXES[axis]
        stick = self._sticks[name]
        if not stick.push(part, value):
            return None
        if name == "left":
            return self._go(stick.way, now)
        self._second.drop()
        across, down = stick.way
        if down:
            return self._from_here(self._second.hold(Intent(Kind.SCROLL, dy=down * _SCROLL), now + NEXT_AGAIN))
        return self._from_here(self._second.hold(Intent(Kind.CARRY, dx=across), now + FIRST_AGAIN)) if across else None

    def again(self, now: float) -> list[Intent]:
        """What is held and comes again."""
        return [self._from_here(intent) for held in (self._move, self._second) if (intent := held.next(now)) is not None]

    def let_go(self) -> None:
        """What is held means nothing until it was let go."""
        self._held = {}
        self._cross = None
        self._move.drop()
        self._second.drop()
        for stick in self._sticks.values():
            stick.let_go()

    def _go(self, way: Way, now: float) -> Intent | None:
        self._move.drop()
        if way == _STILL:
            return None
        return self._from_here(self._move.hold(Intent(Kind.MOVE, dx=way[0], dy=way[1]), now + FIRST_AGAIN))

    def _from_here(self, intent: Intent) -> Intent:
        self.used = True
        return replace(intent, device=self.device)


class Pads:
    """All pads there are. bindings: what their buttons do.

    A pad gets the lowest number nobody has. The number of one that was in use and has gone stays vacant until a pad claims it:
    two equal pads that come back in another order take nobody's place.
    """

    EVENTS: ClassVar = frozenset(
        {
            pygame.CONTROLLERDEVICEADDED,
            pygame.CONTROLLERDEVICEREMOVED,
            pygame.CONTROLLERBUTTONDOWN,
            pygame.CONTROLLERBUTTONUP,
            pygame.CONTROLLERAXISMOTION,
            pygame.JOYDEVICEADDED,
        }
    )

    def __init__(self) -> None:
        self.bindings: Bindings = USUAL
        self._pads: dict[int, Pad] = {}
        self._handles: dict[int, controller.Controller] = {}
        self._vacant: set[int] = set()
        self._lost: list[Pad] = []
        self._said: set[str] = set()
        self._works = self._start()
        self._look()

    def _start(self) -> bool:
        # A button is known by its place; SDL would go by what is printed on the pads of one maker.
        os.environ.setdefault("SDL_GAMECONTROLLER_USE_BUTTON_LABELS", "0")
        try:
            if controller is None:
                raise NotImplementedError("this pygame has no controllers")
            pygame.joystick.init()
            controller.init()
        except (pygame.error, NotImplementedError, OSError) as problem:
            self._say(f"pads cannot be used: {problem}")
            return False
        return True

    @property
    def connected(self) -> tuple[Pad, ...]:
        """In the order of their numbers."""
        return tuple(sorted(self._pads.values(), key=lambda pad: pad.number))

    def lost(self) -> list[Pad]:
        """The pads that were in use and have gone since this was last asked."""
        lost, self._lost = self._lost, []
        return lost

    def claim(self, pad: int, number: int) -> bool:
        """Give the pad with that instance id a vacant number; False if there is no such pad or the number is not vacant."""
        if pad not in self._pads or number not in self._vacant:
            return False
        self._vacant.remove(number)
        self._pads[pad].number = number
        return True

    def read(self, event: pygame.Event, now: float) -> Intent | None:
        """One of the EVENTS; those of a pad that has gone mean nothing."""
        kind = event.type
        if kind == pygame.JOYDEVICEADDED:
            self._leave_alone(event.device_index)
        elif kind == pygame.CONTROLLERDEVICEADDED:
            self._look()
        elif kind == pygame.CONTROLLERDEVICEREMOVED:
            return self._gone(event.instance_id)
        else:
            pad = self._pads.get(event.instance_id)
            # When a pad goes SDL lets go of all that was held on it: nobody meant that.
            if pad is not None and self._handles[pad.id].attached():
                return self._pressed(pad, event, now)
        return None

    def caught(self, event: pygame.Event) -> Intent | None:
        """The name of the button that went down, and nothing is done; None for one without a name, or of no pad."""
        pad, name = self._pads.get(event.instance_id), _NAMES.get(event.button, "")
        return Intent(Kind.CAUGHT, text=name, device=pad.device) if pad is not None and name else None

    def greet(self, device: str) -> None:
        """Shake the pad that is named so, if it is there and can."""
        for known, handle in self._handles.items():
            if f"pad:{known}" == device:
                try:
                    handle.rumble(*_GREETING)
                except (pygame.error, AttributeError) as problem:
                    self._say(f"a pad cannot shake: {problem}")

    def again(self, now: float) -> list[Intent]:
        """The directions that come again because they are held."""
        return [intent for pad in self._pads.values() for intent in pad.again(now)]

    def let_go(self) -> None:
        """What is held on any of them means nothing until it was let go."""
        for pad in self._pads.values():
            pad.let_go()

    def close(self) -> None:
        """Let go of all pads themselves."""
        for pad in [*self._pads]:
            self._gone(pad)

    def _pressed(self, pad: Pad, event: pygame.Event, now: float) -> Intent | None:
        if event.type == pygame.CONTROLLERAXISMOTION:
            return pad.lean(event.axis, event.value / 32767, now)
        if event.type == pygame.CONTROLLERBUTTONUP:
            return pad.up(event.button)
        return pad.down(event.button, self.bindings.button_meaning(_NAMES.get(event.button, "")), now)

    def _look(self) -> None:
        """Open what is new. The place in the list that an event names may be another pad's by now, so all are looked at."""
        if not self._works:
            return
        for at in range(pygame.joystick.get_count()):
            try:
                if controller.is_controller(at):
                    self._come(at)
                else:
                    self._leave_alone(at)
            except pygame.error as problem:
                self._say(f"a pad cannot be opened: {problem}")

    def _come(self, at: int) -> None:
        # Asked as a joystick: a controller that is opened twice is counted twice by SDL and closed once by pygame.
        stick = pygame.joystick.Joystick(at)
        known = stick.get_instance_id()
        stick.quit()
        if known in self._pads:
            return
        handle = controller.Controller(at)
        taken = {pad.number for pad in self._pads.values()} | self._vacant
        number = next(number for number in range(1, len(taken) + 2) if number not in taken)
        pad = self._pads[known] = Pad(known, number, str(handle.name or ""))
        self._handles[known] = handle
        for axis in (*_AXES, *_TRIGGERS):
            pad.lean(axis, handle.get_axis(axis) / 32767, 0.0)
        pad.let_go()
        pad.used = False

    def _gone(self, known: int) -> Intent | None:
        pad, handle = self._pads.pop(known, None), self._handles.pop(known, None)
        if handle is not None:
            handle.quit()
        if pad is None or not pad.used:
            return None
        self._lost.append(pad)
        self._vacant.add(pad.number)
        return Intent(Kind.CANCEL, device=pad.device)

    def _leave_alone(self, at: int) -> None:
        if self._works and at < pygame.joystick.get_count() and not controller.is_controller(at):
            stick = pygame.joystick.Joystick(at)
            self._say(
                f"{stick.get_name()!r} is not used: SDL has no map for it. The variable SDL_GAMECONTROLLERCONFIG can hold one,"
                f" beginning with {stick.get_guid()}"
            )

    def _say(self, line: str) -> None:
        """Log it, once."""
        if line not in self._said:
            self._said.add(line)
            _log.warning("%s", line)
