"""A table on which a match is shown again: it is drawn as it was played at, and nothing can be done at it."""

from dataclasses import replace
from typing import Any

from engine.events import Event, Paid, Said
from engine.model import DEAL, Action, Seat, View
from game import words
from game.cues import Moment, cue_for
from game.home import Home
from game.places.marks import Marks
from game.replaying.reel import Reel, Step
from game.scenes.manners_of import manners_of
from game.scenes.table import TableScene
from game.sofa.seats import OPEN


def eyes_called(reel: Reel) -> str:
    """Through whose eyes it is watched."""
    if reel.eyes is OPEN:
        return words.say("replay.eyes.open")
    if reel.eyes is None:
        return words.say("replay.eyes.public")
    return reel.match.talk.about("replay.eyes.seat", reel.eyes)


class ShownTable(TableScene):
    """It lies as the reel says. Whoever holds it lays it out, lets time pass and hears what is pressed."""

    shows_hand = False

    def __init__(self, home: Home, reel: Reel) -> None:
        super().__init__(home, reel.match, manners_of(reel.match.game))
        self.reel = reel
        self._action: Action | None = None
        self.stand()

    # As the reel stands

    def stand(self) -> None:
        """Everything lies as it lay then, at once."""
        reel = self.reel
        self.tabletop.eyes, self.mode = reel.eyes, eyes_called(reel)
        self.view = self.seen = reel.view()
        self.marks = Marks(self.manners.gathers)
        for seat, action, events in reel.this_deal():
            self._mark(self.marks, seat, action, events)
        self.prompt = self._told(*reel.last) if reel.last else ""
        self.jump()
        self.tabletop.heaps.carry((self.view if reel.resting else reel.before_deal()).heaps)

    def move(self, step: Step) -> None:
        """One action is seen happen, as fast as the reel goes."""
        self.rest()
        self._mark(self.marks, step.seat, step.action, step.events)
        self._action = step.action
        self.view = step.view
        self.seen = replace(step.view, turn=step.seat) if step.action is not DEAL else step.view
        self.prompt = self._told(step.seat, step.action)
        self.tabletop.pace = self.home.pace * self.reel.factor
        self.tabletop.stage(step.events, step.view, self.lay, self._cue)
        self.spread = self.tabletop.spread or self.spread
        self.revision += 1
        if self.timeline.idle:
            self.rest()

    def _told(self, seat: Seat, action: Action) -> str:
        return self.manners.told(seat, action, self.match.talk)

    def _cue(self, event: Event) -> None:
        """What an event sounds like, and a remark of the table."""
        you = self.reel.eyes if isinstance(self.reel.eyes, int) else None
        cue = cue_for(event, Moment(self.match.game, you, self._action is DEAL, self.view.turn is None))
        if cue.sound and not isinstance(event, Paid):
            self.home.sound.play(cue.sound)
        news = self.manners.news(event, self.match.talk) if isinstance(event, Said) else ""
        if news:
            self.say(news)

    def finish(self) -> None:
        """Whatever moves has arrived."""
        self.timeline.finish()
        self.rest()

    # What a table does by itself, and this one does not

    def rest(self) -> None:
        """The pictures have come to rest: the plates show the view."""
        self.seen = self.view
        self.dealing = self.reel.resting if hasattr(self, "reel") else True
        self.revision += 1

    def pass_time(self, seconds: float) -> None:
        """Let the pictures move."""
        self.lived += seconds
        if not self.timeline.idle:
            self.tabletop.remember()
            if self.timeline.advance(seconds):
                self.rest()

    def show_view(self, view: View[Any, Any]) -> None:
        """Nothing else is ever shown here."""
