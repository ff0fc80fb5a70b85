"""A lesson at the real table: the same cards, rules and motion, with a panel that asks for one thing at a time.

What is played goes through `Table.play` like everywhere. A legal move that does not lead to what the step asks for is seen,
then really taken back, and the panel says why. Where the lesson stands follows from the record alone (`game.lessons.course`).
"""

from collections.abc import Hashable
from typing import Any

from engine.model import Action, View
from game import words
from game.home import Home
from game.intents import Intent, Kind
from game.lessons import telling
from game.lessons.course import Played, leads_on, shown, standing, way
from game.lessons.finished import finish
from game.lessons.lesson import YOU, Lesson, Step
from game.lessons.match import LessonMatch, Prompter
from game.paint import Canvas
from game.places.layout import Spread, spread
from game.scene import Change, Push, Stay, Swap
from game.scenes import lesson_pointing, targets, turns
from game.scenes.kid_table_manners import KidManners
from game.scenes.kids_lesson_pause import KidsLessonPauseScene
from game.scenes.kids_screen import LEAST
from game.scenes.lesson_over import LessonOverScene, way_out
from game.scenes.lesson_panel import Panel, Told, reaches_a_seat, teacher_for
from game.scenes.lesson_pause import LessonPauseScene
from game.scenes.lesson_pointer import Pointer
from game.scenes.manners_of import manners_of
from game.scenes.table import TableScene

SEEN = 0.9
"""Seconds for which a move that is taken back is looked at, at normal pace."""
_STRIPS = (84.0, 60.0, 36.0, 0.0)
"""Heights of the strip that the panel takes over the prompt's place; the first for which there is room."""
_PLAYING = frozenset({"card", "do", "spot", "onto", "more", "less", "place", "free"})


class LessonScene(TableScene):
    """One part of a lesson. `played` is what was done there before."""

    match: LessonMatch
    has_children = False
    """Children learn at the usual table, which has room for the panel, in their own words."""
    plays_forced = False

    def __init__(self, home: Home, lesson: Lesson, part: int = 0, played: Played = ()) -> None:
        self.lesson, self.at = lesson, part
        self.part = lesson.parts[part]
        self.standing = standing(self.part, played)
        self.good: tuple[Action, ...] = ()
        """What can be done now that leads on."""
        self.wanted: Action | None = None
        """Which of that is pointed at."""
        self.wrong = False
        """Whether a move lies on the table that will be taken back."""
        self.why = ""
        self.showing: int | None = None
        """The step that is shown: what it asks for is done for whoever learns."""
        self.panel, self.pointer = Panel(), Pointer()
        match = LessonMatch(self.part, played, home.kids)
        manners = manners_of(match.game)
        super().__init__(home, match, KidManners(match.game, manners) if home.kids else manners)
        self.thinker = Prompter(match)

    # Where it stands

    @property
    def done(self) -> bool:
        """Whether all steps of this part are done."""
        return self.standing.step == len(self.part.steps) or self.match.table.deal_over or self.match.over

    @property
    def step(self) -> Step:
        """The step of now; the last one when all are done."""
        return self.part.steps[min(self.standing.step, len(self.part.steps) - 1)]

    @property
    def asks(self) -> bool:
        """Whether whoever learns is to do something now."""
        return bool(self.good) and self.timeline.idle and not self.wrong and not self.done

    @property
    def moving(self) -> bool:
        """Whether anything moves, also the arrow."""
        return super().moving or (self._points and self.pointer.nods)

    @property
    def _points(self) -> bool:
        return self.pointed is not None and self.timeline.idle and self.drag is None and not self._still_arrow

    @property
    def _still_arrow(self) -> bool:
        return self.home.room.reduced or not self.home.pace

    def _follow(self) -> None:
        played = self.match.table.record.actions
        self.standing = standing(self.part, played)
        self.good, self.wanted = (), None
        if self.match.table.turn == YOU and not self.done:
            # Where nothing leads on, whatever is done is as good: nobody is ever stuck.
            self.good = leads_on(self.part, played, self.step) or self.match.table.legal
            self.wanted = shown(self.step, self.good)

    # The table

    def lay(self, view: View[Any, Any]) -> Spread:
        """The table with as much room for the panel as it can give."""
        comfort = self.home.comfort
        order = (self.drag.order if self.drag is not None else None) or self.order
        for high in _STRIPS:
            aid = high * (0.5 + comfort.letters / 2)
            laid = spread(
                view, self.plan, self.canvas, self.match.you, self.manners.dims(view), order,
                text=comfort.letters, touch=comfort.touch, aid=aid,
            )  # fmt: skip
            if laid.frame.aid is not None and not reaches_a_seat(laid.frame):
                break
        return laid

    def resize(self, width: float, height: float, scale: float) -> None:
        """As at any table; what was said in another language is not left standing."""
        if self._spoken != words.revision():
            self.why = ""
        super().resize(width, height, scale)

    def tick(self, seconds: float) -> Change | None:
        """As at any table; but what is wrong goes back, what is shown is done, and nobody plays on when all is done."""
        self.worker = self.home.worker  # the prompter stays, wherever bots think
        self.pointer.pass_time(seconds)
        if not self.timeline.idle or self.drag is not None or self.replay is not None:
            return super().tick(seconds)
        if self.wrong:
            self._still += seconds
            if self._still >= SEEN * self.home.pace:
                self._take_back()
            return None
        if self.done:
            return None
        if self.asks and self.showing == self.standing.step and self.wanted is not None:
            self._still += seconds
            if self._still >= turns.pause(self):
                self.play(self.wanted)
            return None
        return super().tick(seconds)

    def rest(self) -> None:
        """What is asked follows from where the lesson stands now."""
        self._follow()
        super().rest()
        self.pointer.begin()

    def ask(self) -> str:
        """What the panel says: what is to be done, why something else was asked, or what is going on."""
        kid = bool(self.home.kids)
        if self.looking:
            return words.say("large.ask")
        if self.done and self.timeline.idle and not self.wrong:
            return telling.done(self.lesson, self.part, kid)
        if self.why:
            return self.why
        if self.asks:
            return telling.asks(self.lesson, self.step, self.wanted, lesson_pointing.on_pile(self), kid)
        return self.news or words.say("lesson.watch.kid" if kid else "lesson.watch")

    def play(self, action: Action) -> None:
        """Play it; what whoever learns did and what does not lead on will be taken back."""
        if self.match.table.turn == YOU:
            self.wrong = bool(self.good) and action not in self.good
        self.why = ""
        super().play(action)
        self._follow()
        if self.wrong:
            self.good, self.wanted = (), None
        self.prompt = self.ask()
        self._aim_panel()

    def _take_back(self) -> None:
        why, showing = telling.why, self.showing
        self.match.take_back(YOU)
        self.match.undone.forget()
        self.wrong = False
        self.come_back()
        self.showing = showing
        said = why(self.lesson, self.step, self.wanted, lesson_pointing.on_pile(self), bool(self.home.kids))
        self.why = f"{said} {words.say('lesson.taken_back')}"
        self.prompt = self.ask()
        self.home.sound.play("refuse")
        self.revision += 1

    # Steps

    def go_to(self, ply: int) -> None:
        """The table as it stood after so many actions."""
        self.timeline.finish()
        self.match.go_to(ply)
        self.wrong, self.why, self.showing, self.refusal = False, "", None, ""
        self.come_back()

    def repeat(self) -> None:
        """The step of now from its beginning, with what the others did; when all is done, the last one."""
        begins = self.standing.begins
        ply = begins[-2] if self.done and len(begins) > 1 else begins[-1]
        self.go_to(ply)

    def step_back(self) -> Change | None:
        """To the beginning of this step, or if nothing was done in it to that of the one before."""
        begins = self.standing.begins
        acted = any(seat == YOU for seat, _ in self.match.table.record.actions[begins[-1] :])
        if acted or len(begins) > 1:
            self.go_to(begins[-1] if acted else begins[-2])
        elif self.at:
            before = self.lesson.parts[self.at - 1]
            return Swap(LessonScene(self.home, self.lesson, self.at - 1, way(before, len(before.steps) - 1)))
        else:
            self.refusal = words.say("lesson.first")
            self.revision += 1
        return None

    def show(self) -> None:
        """The step of now is done for whoever learns."""
        self.timeline.finish()
        if self.wrong:
            self._take_back()
        self.why = ""
        self.rest()
        self.showing = self.standing.step
        if self.asks and self.wanted is not None:
            self.play(self.wanted)

    def point(self) -> None:
        """What is to be done is said and pointed at once more."""
        self.why = self.refusal = ""
        self.rest()

    def go_on(self) -> Change:
        """The next part, or the end of the lesson."""
        if self.at + 1 < len(self.lesson.parts):
            return Swap(LessonScene(self.home, self.lesson, self.at + 1))
        finish(self.home.store, self.lesson.game)
        return Push(LessonOverScene(self.home, self.lesson, self.again))

    def again(self) -> "LessonScene":
        """The lesson from its beginning."""
        return LessonScene(self.home, self.lesson)

    def pause(self) -> LessonPauseScene | KidsLessonPauseScene:
        """The lesson's own pause; on the children's screen one in which nothing is set."""
        return KidsLessonPauseScene(self) if self.home.kids else LessonPauseScene(self)

    def result(self) -> Change:
        """The end of a deal is the end of the part."""
        return Stay()

    # Input

    def hear(self, intent: Intent) -> Change | None:
        """As at any table; a pause is the lesson's own, and taking back goes from step to step."""
        free = self.drag is None and self.replay is None
        if intent.kind is Kind.BACK and free and not self.looking:
            self.focus.let_go()
            return Push(self.pause())
        if intent.kind is Kind.TOOL and intent.text in ("back", "hint") and free:
            return self.use(intent.text)
        if self.wrong and free and (intent.presses or intent.kind in (Kind.DOWN, Kind.ARM)):
            if intent.presses:
                self.timeline.finish()
                self._take_back()
            return Stay()
        return super().hear(intent)

    def use(self, tool: str) -> Change | None:
        """Taking back goes from step to step, and a hint is what the lesson asks for anyway."""
        if tool == "hint":
            if self.timeline.idle:
                self.point()
            return Stay()
        return self.step_back() or Stay() if tool == "back" else super().use(tool)

    def press(self, key: Hashable) -> Change | None:
        """The panel's buttons, or something of the table."""
        what = key[0] if isinstance(key, tuple) else key
        if what == "skip":
            self.show()
            return None
        self.showing = None
        if what == "menu" or (what == "tools" and self.home.kids):  # children set nothing
            return Push(self.pause())
        if what == "next":
            return self.go_on()
        if what == "leave":
            return Swap(way_out(self.home))
        if what in ("again", "hint"):
            self.repeat() if what == "again" else self.point()
            return None
        if self.done and what in _PLAYING:
            self.focus.go(("next",))
            return None
        self.why = ""
        change = super().press(key)
        self._aim_panel()
        return change

    def aim(self, first: bool = False) -> None:
        """The table's targets and the panel's; the focus begins at what is pointed at."""
        before = self.focus.current
        super().aim(first)
        if self.draft is not None and not any(self.draft.draft.counts):
            self.prompt = self.ask()
        self._aim_panel()
        if before is not None and before.key in (("again",), ("skip",), ("leave",)) and not first:
            self.focus.go(before.key)
        pointed = self.pointed
        if pointed is not None and (first or pointed[0] in ("next", "place")):
            self.focus.go(pointed)

    def _aim_panel(self) -> None:
        on = ("next", "next", True) if self.done else ("skip", "hint", False)
        least = LEAST if self.home.kids else 0.0
        self.panel.lay(self.spread.frame, [("again", "redo", False), on, ("leave", "home", False)], least)
        own = {("again",), ("skip",), ("next",), ("leave",)}
        table = [target for target in self.focus.targets if target.key not in own]
        if self.done:
            self.corner.keep([])
            table = targets.bar(self)
        self.focus.put([*table, *self.panel.targets()], ("next",) if self.done else None)
        self.revision += 1

    @property
    def pointed(self) -> tuple[Any, ...] | None:
        """The key of the target that is to be pressed now."""
        return lesson_pointing.pointed(self)

    # What is said

    def telling(self) -> str:
        """What stands on the panel now."""
        return self.refusal or self.prompt

    def draw_prompt(self, canvas: Canvas) -> None:
        """The panel in its place."""
        if self.tabletop.names:  # a great hand is named there
            return
        number = self.lesson.number(self.at, min(self.standing.step, len(self.part.steps) - 1))
        count = words.say("lesson.step", n=number, all=self.lesson.length)
        teacher = teacher_for([player.animal for player in self.match.players])
        told = Told(self.telling(), bool(self.refusal or self.why), count, teacher)
        self.panel.draw(canvas, told, self.focus.armed)

    def draw(self, canvas: Canvas, blend: float) -> None:
        """The table, and over it the arrow."""
        super().draw(canvas, blend)
        target = lesson_pointing.target(self)
        if target is not None and self.timeline.idle and self.drag is None and self.replay is None:
            self.pointer.draw(canvas, target, self._still_arrow)
