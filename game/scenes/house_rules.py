"""The house rules of a table: every switch with a sentence, sets kept under a name; and the number of the match."""

from collections.abc import Hashable
from dataclasses import replace
from secrets import randbelow
from typing import TYPE_CHECKING

from engine.chance import Given, Seed
from engine.deal_code import written
from engine.model import Option, Options
from game import words
from game.geometry import Rect
from game.home import Home
from game.intents import Intent, Kind
from game.match import MOST_SEED, Wish
from game.paint import WHITE, Canvas
from game.scene import Change, Pop, Push, Stay
from game.scenes.code import CodeScene
from game.scenes.form import Form, Question, Section, choice, number, pressed, switch
from game.scenes.help import HelpScene
from game.scenes.name import NameScene
from game.scenes.screen import Screen
from game.sofa import house_rules
from game.widgets import Button, NumberField, Widget

if TYPE_CHECKING:
    from game.scenes.seats import SeatsScene

_USUAL = ""
"""The set in which every switch stands as usual."""


class HouseRulesScene(Screen):
    """Everything chosen holds at once."""

    def __init__(self, home: Home, table: "SeatsScene") -> None:
        super().__init__(home)
        self.table, self.info = table, table.info
        seed = self.wish.seed
        self.seed = "" if seed is None or isinstance(seed, Given) else str(seed)
        self.writing = False
        """Whether letters go to the number of the match: from a press on it until another press, or while it has the focus."""
        self.deleting = ""
        """The set that is about to be deleted."""
        self._form = Form()

    @property
    def wish(self) -> Wish:
        """What is wished for so far."""
        return self.table.wish

    @property
    def options(self) -> Options:
        """The house rules as chosen."""
        return self.table.options

    @property
    def sets(self) -> list[house_rules.HouseRules]:
        """Those that are kept."""
        return house_rules.kept(self.home.store, self.info)

    def _current(self) -> house_rules.HouseRules | None:
        called = house_rules.called(self.home.store, self.info, self.options)
        return next((one for one in self.sets if one.name == called), None)

    def foot(self) -> list[Widget]:
        """Done; keeping these rules, or deleting the set that is chosen; the rules of the game."""
        found = [Button("back", Rect(0, 0, 280, 0), words.say("seat.done"), main=True, size=34)]
        now = self._current()
        if now is not None:
            sure = "rules.forget.sure" if self.deleting == now.id else "rules.forget"
            found.append(Button("forget", Rect(0, 0, 260, 0), words.say(sure, name=now.name), size=26))
        elif house_rules.differing(self.info, self.options) and self.home.store.keeps:
            found.append(Button("keep", Rect(0, 0, 300, 0), words.say("rules.keep")))
        found.append(Button("rules", Rect(0, 0, 260, 0), words.say("setup.rules")))
        return self.in_foot(found)

    def lay(self) -> list[Widget]:
        """The sets, a question for each switch, the number of the match."""
        sections = [Section("", [self._question(option) for option in self.info.options])]
        sets = self.sets
        if sets:
            now = self._current()
            values = [(_USUAL, words.say("rules.set.usual")), *((one.id, one.name) for one in sets)]
            own = now.id if now else "-" if house_rules.differing(self.info, self.options) else _USUAL
            asked = choice("set", words.say("rules.set"), words.say("rules.set.says"), values, own)
            sections.insert(0, Section("", [asked]))
        sections.append(Section(words.say("rules.match"), self._of_the_match()))
        wide = min(self.width - 100, 1240.0)
        top = self._title_y() + self.ruler.line(self._title(), 0.7)
        self._form = Form()
        self._form.lay(self.ruler, sections, Rect((self.width - wide) / 2, top, wide, 0))
        self.scroll.tall = max(self.scroll.view.h, self._form.bottom)
        return self._form.widgets

    def _question(self, option: Option) -> Question:
        now, usual = self.options[option.key], house_rules.usual(option, self.options)
        mark = words.say("rules.mark") if now != usual else ""
        if set(option.values) == {"false", "true"}:
            on = now == "true"
            return switch(option.key, mark, words.option_says(option), on, words.say("on" if on else "off"))
        values = [(value, words.option_value(self.info.key, option.key, value)) for value in sorted(option.values, key=_order)]
        return choice(option.key, mark, words.option_says(option), values, now)

    def _of_the_match(self) -> list[Question]:
        empty = words.say("setup.seed.empty")
        says = words.say("setup.seed.says")
        found = [number("seed", words.say("setup.seed"), says, self.seed, empty, self.writing)]
        chosen = self.wish.seed
        code = written(chosen.deal) if isinstance(chosen, Given) else words.say("code.question.none")
        found.append(pressed("code", words.say("code.question"), words.say("code.question.says"), code))
        if len(self.table.seating.people) > 1:
            on = self.wish.always
            text = words.say("on" if on else "off")
            found.append(switch("always", words.say("rules.always"), words.say("rules.always.says"), on, text))
        return found

    def _title(self) -> float:
        return self.ruler.headline(60)

    def _title_y(self) -> float:
        return 14 + self.ruler.line(self._title(), 0.7)

    def press(self, key: Hashable) -> Change | None:
        """Change a switch, take a set, keep one, or on."""
        self.writing = key == "seed"
        self.deleting = self.deleting if key == "forget" else ""
        if key == "back":
            return Pop()
        if key == "rules":
            return Push(HelpScene(self.home, self.info, self.options))
        if key == "keep":
            return Push(NameScene(self.home, "", self._keep, "rules.keep.ask", "rules.keep.done"))
        if key == "code":
            return Push(CodeScene(self.home, self._choose_deal))
        if key == "forget":
            self._forget()
        elif isinstance(key, tuple):
            self._change(str(key[0]), str(key[1]))
        self.renew()
        return Stay()

    def _choose_deal(self, number: Seed) -> None:
        """The match begins with that deal."""
        self.seed = ""
        self.table.choose(replace(self.wish, seed=Given(randbelow(MOST_SEED), number)))
        self.renew()

    def _change(self, what: str, value: str) -> None:
        wish = self.wish
        if what == "set":
            kept = next((one.values for one in self.sets if one.id == value), ())
            self.table.choose(replace(wish, options=kept))
        elif (what, value) == ("switch", "always"):
            self.table.choose(replace(wish, always=not wish.always))
        elif what == "switch":
            self._set(value, "false" if self.options[value] == "true" else "true")
        else:
            self._set(what, value)

    def _set(self, key: str, value: str) -> None:
        """Only what differs from the usual is held: a switch that hangs on another follows it."""
        given = {**dict(self.wish.options), key: value}
        options = Options(self.info, len(self.table.players), given)
        option = self.info.option(key)
        if value == house_rules.usual(option, options):
            del given[key]
        self.table.choose(replace(self.wish, options=tuple(given.items())))

    def _keep(self, name: str) -> None:
        house_rules.keep(self.home.store, self.info, name, self.options)
        self.renew()

    def _forget(self) -> None:
        now = self._current()
        if now is None:
            return
        if self.deleting != now.id:
            self.deleting = now.id
        else:
            house_rules.forget(self.home.store, now)
            self.deleting = ""

    def back(self) -> Change | None:
        """To the table."""
        return Pop()

    def other(self, intent: Intent) -> Change | None:
        """The help key shows the rules. Digits go to the number of the match, while it has the focus or is written."""
        if intent.kind is Kind.HELP:
            return self.press("rules")
        current = self.focus.current
        focused = current is not None and current.key == "seed"
        if not (focused or self.writing) or intent.kind not in (Kind.TEXT, Kind.ERASE):
            return None
        field = next(widget for widget in self.widgets if isinstance(widget, NumberField))
        self.seed = field.typed(intent.text) if intent.kind is Kind.TEXT else self.seed[:-1]
        self.table.choose(replace(self.wish, seed=int(self.seed) if self.seed else None))
        self.renew()
        return Stay()

    def paint(self, canvas: Canvas) -> None:
        """The game's cloth."""
        canvas.cloth(self.info.key)

    def paint_page(self, canvas: Canvas) -> None:
        """The heading, and the sheets."""
        title, size = words.say("rules.title"), self._title()
        canvas.text(title, self.width / 2, self._title_y(), size, role="title", colour=WHITE, room=self.width - 80)
        self._form.draw(canvas, WHITE)


def _order(value: str) -> tuple[int, int]:
    """Numbers by size, other values as they stand."""
    return (0, int(value)) if value.isdigit() else (1, 0)
