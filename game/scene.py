"""Screens and the stack they lie in. Pure: a scene says what should change, the stack does it.

A scene enters once when it comes onto the stack and leaves once when it goes; being covered is neither.
"""

import contextlib
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias

from game.intents import Intent, Kind


class Scene(Protocol):
    """One screen."""

    @property
    def covers(self) -> bool:
        """Whether it fills the window; if not, the scene below is drawn first."""

    @property
    def moving(self) -> bool:
        """Whether the picture changes by itself now, so that every frame is drawn."""

    @property
    def revision(self) -> int:
        """A number that is another one whenever the picture has changed otherwise: a still table is not drawn again."""

    def enter(self) -> None:
        """It came onto the stack."""

    def leave(self) -> None:
        """It went from the stack."""

    def resize(self, width: float, height: float, scale: float) -> None:
        """The window has that many logical pixels, each `scale` window pixels; called before anything is drawn."""

    def hear(self, intent: Intent) -> "Change | None":
        """What somebody wants. None: it meant nothing here. Stay: it was accepted and the screen stays."""

    def tick(self, seconds: float) -> "Change | None":
        """Time passes; only the top scene is told."""

    def draw(self, canvas: Any, blend: float) -> None:
        """The picture, `blend` of the way from the last tick to the next. Changes nothing."""


@dataclass(frozen=True)
class Push:
    """A new screen over this one."""

    scene: Scene


@dataclass(frozen=True)
class Pop:
    """This screen goes."""


@dataclass(frozen=True)
class Swap:
    """All screens go and another one comes."""

    scene: Scene


@dataclass(frozen=True)
class Quit:
    """The program ends."""


@dataclass(frozen=True)
class Stay:
    """Heard and done; the stack stays as it is."""


Change: TypeAlias = Push | Pop | Swap | Quit | Stay


class SceneStack:
    """The screens, the top one last. Empty: the program ends."""

    def __init__(self) -> None:
        self._scenes: list[Scene] = []
        self._size: tuple[float, float, float] | None = None
        self.changes = 0
        """How often the stack changed; held input is let go when it does."""

    def __len__(self) -> int:
        return len(self._scenes)

    @property
    def scenes(self) -> tuple[Scene, ...]:
        """All of them, the top one last."""
        return tuple(self._scenes)

    @property
    def top(self) -> Scene | None:
        """The screen that hears and ticks."""
        return self._scenes[-1] if self._scenes else None

    @property
    def seen(self) -> list[Scene]:
        """What is drawn, in order: from the topmost covering scene up."""
        first = max((at for at, scene in enumerate(self._scenes) if scene.covers), default=0)
        return self._scenes[first:]

    @property
    def moving(self) -> bool:
        """Whether anything seen moves."""
        return any(scene.moving for scene in self.seen)

    @property
    def looks(self) -> tuple[tuple[int, int], ...]:
        """What the picture depends on: equal means that nothing has to be drawn again."""
        return tuple((id(scene), scene.revision) for scene in self.seen)

    def resize(self, width: float, height: float, scale: float) -> None:
        """Tell every screen the size of the window, and each later one when it comes."""
        self._size = width, height, scale
        for scene in self._scenes:
            scene.resize(*self._size)

    def hear(self, intent: Intent) -> bool:
        """Pass it to the top screen; whether it was accepted. While a hand lies open the key that erases covers it."""
        if intent.kind in (Kind.COVER, Kind.ERASE) and self.lay_down():
            return True
        change = self.top.hear(intent) if self.top else None
        self.apply(change)
        return change is not None

    def tick(self, seconds: float) -> None:
        """Let time pass for the top screen."""
        if self.top:
            self.apply(self.top.tick(seconds))

    def lay_down(self) -> bool:
        """All hands down at once: every screen that shows something of a hand goes, and the table lays it down. Whether
        there was one."""
        at = next((at for at, scene in enumerate(self._scenes) if getattr(scene, "shows_hand", False)), None)
        if at is None:
            return False
        while len(self._scenes) > at + 1:
            self.apply(Pop())
        table: Any = self._scenes[at]
        table.lay_down()
        return True

    def apply(self, change: Change | None) -> None:
        """Do what a scene asked for."""
        if change is None or isinstance(change, Stay):
            return
        self.changes += 1
        if isinstance(change, Push):
            self._come(change.scene)
        elif isinstance(change, Pop):
            self._scenes.pop().leave()
        else:
            while self._scenes:
                self._scenes.pop().leave()
            if isinstance(change, Swap):
                self._come(change.scene)

    def abandon(self) -> None:
        """Let go of all screens, whatever is wrong with them: a fault in one may come again while it leaves."""
        self.changes += 1
        while self._scenes:
            with contextlib.suppress(Exception):
                self._scenes.pop().leave()

    def _come(self, scene: Scene) -> None:
        self._scenes.append(scene)
        scene.enter()
        if self._size:
            scene.resize(*self._size)
