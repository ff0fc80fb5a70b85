"""What has happened, shown once more on the table: the pictures go back, and every action moves them again."""

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from engine.events import Event, Said
from engine.model import View
from game.again import Again
from game.scenes import targets

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
        """The table shows it from now on, as it was before; any press ends it."""
        scene = self.scene
        scene.replay = self
        scene.refusal, scene.causes = "", ()
        scene.focus.put(targets.bar(scene))
        scene.corner.keep([])
        self._view(self._again.before)
        scene.spread = scene.lay(scene.seen)
        scene.tabletop.jump(scene.seen, scene.spread)
        scene.prompt = ""

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
        self._view(step.view)
        scene.prompt = scene.manners.told(step.seat, step.action, scene.match.talk)
        scene.tabletop.stage(step.events, scene.seen, scene.lay, self._cue)
        scene.spread = scene.tabletop.spread or scene.spread
        return True

    def _view(self, view: View[Any, Any]) -> None:
        """Plates and prompt show that view, in which nothing can be played."""
        self.scene.seen = replace(view, legal=())
        self.scene.revision += 1

    def _cue(self, event: Event) -> None:
        """A remark that was made is made again; what is asked now is not touched."""
        scene = self.scene
        news = scene.manners.news(event, scene.match.talk) if isinstance(event, Said) else ""
        if news:
            scene.say(news)
