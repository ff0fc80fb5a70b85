"""A match is watched again: the table as it lay, a track over all that happened, and buttons to wind it.

Steps forward move as they did at the table; every other way is a jump. Of a match that still goes on nothing is seen here that
the eyes at its table did not see.
"""

from collections.abc import Hashable

from game import words
from game.geometry import Rect
from game.home import Home
from game.intents import Intent, Kind
from game.match import Match
from game.paint import NIGHT, Canvas
from game.replaying.reel import Reel
from game.scene import Change, Pop, Push, Stay
from game.scenes.replay_sheet import ReplaySheet
from game.scenes.replay_strip import BarButton, SignButton, Track, fits, lay_strip
from game.scenes.screen import Screen
from game.scenes.shown_table import ShownTable, eyes_called
from game.scenes.worth import WorthScene
from game.sofa.seats import OPEN
from game.widgets import Button, Slider, Widget

_STEPS = {"wind.back": -1, "wind.on": 1}


class ReplayRoom(Screen):
    """One match, from its beginning. Esc and the first button of the bar lead back to where one came from."""

    def __init__(self, home: Home, match: Match, running: bool = False) -> None:
        """ValueError (IllegalAction) for a record that cannot be played."""
        super().__init__(home)
        self.reel = Reel(match, running)
        self.table = ShownTable(home, self.reel)
        self.note = ""
        """A sentence in the place of the prompt, until the next press."""
        self._still = 0.0
        self._deck_before = words.deck_in_use()
        self._drawn = self.table.revision
        """What the table was like in the last tick: when it has come to rest it is drawn once more."""
        self._floor = 0.0
        """Where the table ends and the strip begins."""
        self.on_sheet: list[tuple[str, str]] = []
        """The ways to watch that have no room under the table."""

    @property
    def moving(self) -> bool:  # type: ignore[override]
        """Whether cards travel, or will by themselves."""
        return self.table.moving or self.reel.plays

    def enter(self) -> None:
        """Cards are called as at the table."""
        self._deck_before = words.deck_in_use()
        self.table.show_deck()

    def leave(self) -> None:
        """Motion ends, and cards are called as they were before: a table may lie under this one."""
        self.reel.plays = False
        self.table.timeline.finish()
        words.use_deck(self._deck_before)

    # Laying out

    def foot(self) -> list[Widget]:
        """The track and the buttons under it."""
        reel = self.reel
        signs: list[Button] = [
            SignButton("wind.deal.back", Rect(0, 0, 0, 0), "next", turned=True, twice=True),
            SignButton("wind.back", Rect(0, 0, 0, 0), "next", turned=True),
            SignButton("wind.play", Rect(0, 0, 0, 0), "pause" if reel.plays else "play", main=True),
            SignButton("wind.on", Rect(0, 0, 0, 0), "next"),
            SignButton("wind.deal.on", Rect(0, 0, 0, 0), "next", twice=True),
        ]
        more = Button("more", Rect(0, 0, 120, 0), words.say("replay.more"), size=26)
        named = [Button(key, Rect(0, 0, 150, 0), text, size=26) for key, text in self.ways()]
        while named and not fits(self.ruler, self.width, [*signs, *named, more]):
            named = named[1:]
        self.on_sheet = self.ways()[: len(self.ways()) - len(named)]
        track = (reel.ply, len(reel), reel.playback.deals, self.where())
        return lay_strip(self.ruler, self.width, self.height, track, [*signs, *named, more])

    def ways(self) -> list[tuple[str, str]]:
        """How it can be watched otherwise, with the words for it; the last ones stand under the table, if there is room."""
        reel = self.reel
        found = [("speed", words.say("replay.speed." + reel.speed))]
        if len(reel.offered) > 1:
            found.append(("eyes", eyes_called(reel)))
        if not reel.running:
            found.append(("worth", words.say("replay.worth")))
        return found

    def where(self) -> str:
        """How far it has come."""
        reel = self.reel
        deals = len(reel.playback.deals)
        place = words.say("replay.where", n=reel.ply, most=len(reel))
        if not deals:
            return place
        deal = words.say("replay.deal", n=max(1, reel.playback.deal_of(reel.ply)), most=deals)
        return words.say("dot", first=deal, second=place)

    def resize(self, width: float, height: float, scale: float) -> None:
        """The table has what the strip leaves of the window."""
        self.width, self.height, self.scale = width, height, scale
        self.renew()
        self._floor = -1.0
        self._fit()

    def _fit(self) -> None:
        floor = min(widget.rect.y for widget in self.widgets[self._on_page :]) - 4
        if floor != self._floor:
            self._floor = floor
            self.table.resize(self.width, floor, self.scale)
            self.renew()

    def renew(self, first: Hashable | None = None) -> None:
        """The focus begins at playing."""
        super().renew(first or "wind.play")

    def lay(self) -> list[Widget]:
        """The buttons of the table's bar, which the table draws itself."""
        frame = self.table.spread.frame
        return [BarButton("bar.back", frame.menu), BarButton("bar.more", frame.tools), BarButton("bar.rules", frame.help)]

    def question_of(self, widget: Widget) -> tuple[str, str]:
        """What the track is called by somebody who reads this screen aloud."""
        return (words.say("wind.track"), "") if isinstance(widget, Track) else super().question_of(widget)

    def aloud(self) -> list[str]:
        """What is to be read: the game and whose eyes look, what happens, how far it has come."""
        mode = eyes_called(self.reel)
        return [words.say("dot", first=self.reel.match.title, second=mode), self.table.prompt, self.where()]

    def _changed(self) -> None:
        """The reel stands elsewhere or winds otherwise."""
        self.renew()
        self._fit()

    # Time

    def tick(self, seconds: float) -> Change | None:
        """Pictures move; after a pause the next action follows, if it plays."""
        self.table.pass_time(seconds)
        if self.table.revision != self._drawn:
            self._drawn = self.table.revision
            self.revision += 1
        if self.table.moving:
            self._still = 0.0
            return None
        self._still += seconds
        if self.reel.plays and self._still >= self.reel.pause(self.home.pace):
            self._forward()
        return None

    def _forward(self) -> None:
        self._still = 0.0
        step = self.reel.forward()
        if step is None or self.reel.at_end:
            self.reel.plays = False
        if step is not None:
            self.table.move(step)
        self._changed()

    # Winding

    def go(self, ply: int) -> None:
        """Stand after so many actions, without motion."""
        self.table.finish()
        self.reel.go(ply)
        self.table.stand()
        self._changed()

    def step(self, by: int) -> None:
        """One action on, with motion, or back, at once."""
        self.reel.plays = False
        self.table.finish()
        if by > 0:
            self._forward()
        else:
            self.go(self.reel.ply - 1)

    def press(self, key: Hashable) -> Change | None:
        """One of the buttons."""
        self._say("")
        if isinstance(key, tuple):
            self.reel.plays = False
            self.go(int(key[1]))
        elif key == "bar.back":
            return self.back()
        elif key == "bar.rules":
            return self.rules()
        elif key == "wind.play":
            self._toggle()
        elif key in _STEPS:
            self.step(_STEPS[str(key)])
        elif key in ("wind.deal.back", "wind.deal.on"):
            self.reel.plays = False
            self.go(self.reel.deal_on() if key == "wind.deal.on" else self.reel.deal_back())
        elif key == "speed":
            self.reel.next_speed()
            self._changed()
        elif key == "eyes":
            self.look_on()
        elif key == "worth":
            return self.worth()
        elif key in ("more", "bar.more"):
            return Push(ReplaySheet(self))
        return Stay()

    def _toggle(self) -> None:
        reel = self.reel
        reel.plays = not reel.plays
        if reel.plays and reel.at_end:
            self.go(0)
        self._still = 10.0  # the first action comes at once
        self._changed()

    def look_on(self) -> None:
        """Through the next eyes, at once."""
        self.table.finish()
        self.reel.next_eyes()
        self.table.stand()
        self._changed()

    def rules(self) -> Change:
        """The rules of this table."""
        table = self.reel.match.table
        return Push(self.home.help(self.home, table.rules.info, table.record.options))

    def worth(self) -> Change | None:
        """What each choice of the last decision was worth; a sentence if there is none, or if these eyes may not judge it."""
        self.reel.plays = False
        self.table.finish()
        self._changed()
        choice = self.reel.choice()
        if choice is None:
            self._say(words.say("worth.none" if self.reel.eyes is OPEN else "worth.eyes"))
            return Stay()
        return Push(WorthScene(self.home, self.reel, *choice))

    def _say(self, note: str) -> None:
        self.note = note
        if note:
            self.table.say(note)
            self.revision += 1

    # Input

    def hear(self, intent: Intent) -> Change | None:
        """With the focus on the track left and right are one action; so they are on every key that carries a card. A press
        while it plays by itself pauses it."""
        current = self.focus.current
        along = intent.kind is Kind.MOVE and intent.dx and current is not None and current.key == "track"
        if along or intent.kind is Kind.CARRY:
            self.step(intent.dx)
            return Stay()
        if intent.kind is Kind.SCROLL:
            self.reel.plays = False
            self.go(self.reel.ply + (1 if intent.dy > 0 else -1))
            return Stay()
        if intent.kind is Kind.HELP:
            return self.rules()
        if intent.kind is Kind.TOOL:
            return self._tool(intent.text)
        return super().hear(intent)

    def _tool(self, tool: str) -> Change | None:
        """The keys of a table that mean something here too."""
        if tool == "more":
            return self.press("more")
        if tool == "again":
            return self.press("wind.back")
        return None

    def _slide(self, slider: Slider, intent: Intent) -> Change | None:
        """The table follows the knob while it is drawn."""
        if intent.kind is Kind.CANCEL:
            return None
        self.reel.plays = False
        ply = slider.at(intent.x)
        if ply != self.reel.ply:
            self.go(ply)
        return Stay() if intent.kind is Kind.UP else None

    def back(self) -> Change | None:
        """To where one came from."""
        return Pop()

    # Drawing

    def paint(self, canvas: Canvas) -> None:
        """Nothing: the table is drawn before all this."""

    def draw(self, canvas: Canvas, blend: float) -> None:
        """The table, the strip over its cloth."""
        self.table.draw(canvas, blend)
        canvas.panel(Rect(-20, self._floor, self.width + 40, self.height - self._floor + 40), NIGHT, radius=0)
        super().draw(canvas, blend)
