"""The window when full screen is turned on or off: whether it is asked, and what comes of the answer or of none."""

from collections.abc import Callable

from game import full_screen
from game.full_screen import Size, Trial
from game.home import Home
from game.scene import Push, SceneStack
from game.scenes.keep_full import KeepFullScene


class TryingFull:
    """stack: where it is asked; leave: called to have the window back."""

    def __init__(self, stack: SceneStack, leave: Callable[[], None]) -> None:
        self.trial = Trial()
        self._stack, self._leave = stack, leave
        self._home: Home | None = None
        self._size: Size = (1, 1)

    @property
    def open(self) -> bool:
        """Whether something is to be answered."""
        return self.trial.open

    def turned(self, filled: bool, size: Size, home: Home | None, asks: bool = True) -> None:
        """The screen is filled now, at that size, or the window is back. It is asked unless that size was kept before."""
        self._home, self._size = home, size
        if home is None:
            return
        if not filled:
            full_screen.leave(home.store)
        elif full_screen.kept_at(home.store, size):
            full_screen.keep(home.store, size)
        elif asks:
            self.trial.begin()

    def ask(self) -> None:
        """Over whatever is there now; again, if the question has gone with another screen."""
        if not self.open or self._home is None or not len(self._stack):
            return
        if not any(isinstance(scene, KeepFullScene) for scene in self._stack.scenes):
            self._stack.apply(Push(KeepFullScene(self._home, self.trial, self._answer)))

    def run_out(self, seconds: float) -> None:
        """So much time has passed: without an answer the window comes back in the end."""
        if self.trial.run_out(seconds):
            self._leave()

    def _answer(self, kept: bool) -> None:
        asked, home = not self.trial.refused, self._home
        self.trial.end()
        if kept and home is not None:
            full_screen.keep(home.store, self._size)
        elif asked:
            self._leave()
