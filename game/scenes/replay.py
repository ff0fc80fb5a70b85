"""What has happened, shown once more on the table: the pictures go back, and every action moves them again."""

from typing import TYPE_CHECKING

from engine.events import Event, Said
from game.again import Again

if TYPE_CHECKING:
    from game.scenes.table import TableScene

PAUSE, LEAST = 0.7, 0.6
"""Seconds after each action, at normal pace, and at least: where nothing moves it is read."""


class Replay:
    """Goes through the actions one by one. It ends after the last one, or when the table ends it."""

    def __init__(self, scene: "TableScene", again: Again) -> None:
        self.scene, self._again = scene, again
        self._at = -1
        self._still = 0.0

    def begin(self) -> None:
        """As it was before."""
        self._show(self._again.before)
        self.scene.prompt = ""

    def tick(self, seconds: float) -> bool:
        """Nothing moves, and so much time has passed: whether there is more to be shown."""
        self._still += seconds
        if self._still < max(LEAST, PAUSE * self.scene.home.pace):
            return True
        self._still = 0.0
        self._at += 1
        if self._at >= len(self._again.steps):
            return False
        scene, step = self.scene, self._again.steps[self._at]
        scene.show_view(step.view)
        scene.prompt = scene.manners.told(step.seat, step.action, scene.match.talk)
        scene.tabletop.stage(step.events, scene.seen, scene.lay, self._cue)
        scene.spread = scene.tabletop.spread or scene.spread
        return True

    def _show(self, view: "object") -> None:
        scene = self.scene
        scene.show_view(view)  # type: ignore[arg-type]
        scene.spread = scene.lay(scene.seen)
        scene.tabletop.jump(scene.seen, scene.spread)

    def _cue(self, event: Event) -> None:
        """A remark that was made is made again; what is asked now is not touched."""
        scene = self.scene
        news = scene.manners.news(event, scene.match.talk) if isinstance(event, Said) else ""
        if news:
            scene.say(news)
