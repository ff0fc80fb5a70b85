"""About the deals of a match: the seal that could be seen before each, the code that was opened after it, and the check."""

from collections.abc import Hashable
from dataclasses import dataclass, replace
from secrets import randbelow
from typing import Literal

import sprites
from engine.chance import Given
from game import words
from game.geometry import Rect
from game.home import Home
from game.match import MOST_SEED, Match
from game.paint import INK, SOFT_INK, WHITE, Canvas
from game.replaying.fair import Check, Fact, check, facts
from game.scene import Change, Pop, Stay, Swap
from game.scenes.screen import Screen
from game.sofa.house_rules import differing
from game.widgets import Button, Stepper, Widget, tall_switch

STEP = 0.9
"""Seconds from one step of a check to the next, at normal pace."""
_PAD, _MARK = 48.0, 46.0
_TITLE, _SEAL, _TEXT = 54.0, 40.0, 26.0
_Role = Literal["title", "bold", "text"]
_Mark = Literal["", "yes", "no", "unknown"]
_SIGNS = {"yes": ("check", "#2E7D4F"), "no": ("cross", "#B3261E"), "unknown": ("help", SOFT_INK)}


@dataclass(frozen=True)
class _Line:
    """A line of the sheet: its middle on the sheet, size, role, and the sign before it."""

    y: float
    size: float
    role: _Role
    text: str
    mark: _Mark = ""
    indent: float = 0.0
    left: bool = False


class DealsScene(Screen):
    """One deal at a time. running: the match still goes on, so that no other can be begun from here."""

    def __init__(self, home: Home, match: Match, running: bool = False) -> None:
        super().__init__(home)
        self.match, self.running = match, running
        self.facts = facts(match)
        self.at = max(0, len(self.facts) - 1)
        opened = [at for at, fact in enumerate(self.facts) if fact.code]
        if opened:
            self.at = opened[-1]
        self.explains = False
        self._copied = "deals.copy"
        self.checked: Check | None = None
        self.steps = 0
        """How many steps of the check are to be seen."""
        self._since = 0.0
        self._lines: list[_Line] = []
        self._sheet = Rect(0, 0, 1, 1)
        self._title_y = 0.0

    @property
    def fact(self) -> Fact | None:
        """The deal that is looked at."""
        return self.facts[self.at] if self.facts else None

    @property
    def moving(self) -> bool:  # type: ignore[override]
        """Whether steps of a check are still to come."""
        return self.checked is not None and self.steps < 3

    def foot(self) -> list[Widget]:
        """Back, the check, and the same deal again."""
        found = [Button("back", Rect(0, 0, 220, 0), words.say("back"), main=True, size=34)]
        fact = self.fact
        if fact is not None and fact.code:
            found.append(Button("check", Rect(0, 0, 250, 0), words.say("deals.check")))
            found.append(Button("copy", Rect(0, 0, 220, 0), words.say(self._copied)))
            if not self.running:
                found.append(Button("play", Rect(0, 0, 250, 0), words.say("deals.play")))
        return self.in_foot(found)

    def lay(self) -> list[Widget]:
        """A stepper for the deals, and all that is known of the one that is chosen, on a sheet."""
        ruler, view = self.ruler, self.scroll.view
        wide = min(self.width - 60, 1120 * (1 + (ruler.letters - 1) * 0.5))
        left = (self.width - wide) / 2
        title = ruler.headline(_TITLE)
        self._title_y = 12 + ruler.line(title, 0.65)
        top = self._title_y + ruler.line(title, 0.75)
        self._lines = []
        several = len(self.facts) > 1
        high = tall_switch(ruler)
        tall = self._tell(26.0 + (high + 14 if several else 0), wide) + 22
        top += max(0.0, (view.h - top - tall - high - 40) * 0.35)
        self._sheet = Rect(left, top, wide, tall)
        found: list[Widget] = []
        if several:
            step = words.say("deals.step", n=self.facts[self.at].deal, most=self.facts[-1].deal)
            room = min(wide - 2 * _PAD, max(460.0, ruler.measure(step, 32, "title") + 2 * high + 50))
            found.append(Stepper("deal", Rect((self.width - room) / 2, top + 26, room, high), step))
        text = words.say("deals.what.hide" if self.explains else "deals.what")
        ask = Button("what", Rect(0, 0, 300, 0), text, size=24)
        high = max(60.0, ruler.line(24, 1.2) + 22)
        width = min(wide - 2 * _PAD, max(300.0, ruler.measure(text, 24, "title") + 60))
        ask.rect = Rect((self.width - width) / 2, self._sheet.bottom + 12, width, high)
        self.scroll.tall = max(view.h, ask.rect.bottom + 12)
        return [*found, ask] if self.facts else []

    def _tell(self, y: float, wide: float) -> float:
        """Write the sheet from there on; returns where it ends."""
        ruler, fact = self.ruler, self.fact
        room = wide - 2 * _PAD

        def tell(text: str, size: float, role: _Role, mark: _Mark = "", after: float = 6.0, left: bool = False) -> None:
            nonlocal y
            indent = _MARK * min(ruler.letters, 1.5) + 16 if mark else 0.0
            for at, line in enumerate(ruler.lines(text, size, room - indent, role)):
                step = ruler.line(size, 1.35)
                self._lines.append(_Line(y + step / 2, size, role, line, mark if at == 0 else "", indent, left or bool(mark)))
                y += step
            y += after

        if fact is None:
            tell(words.say("deals.none"), _TEXT, "text")
            return y
        if self.explains:
            for number in range(1, 5):
                tell(words.say(f"deals.explain.{number}"), _TEXT, "text", after=8, left=True)
            y += 8
        tell(self._table(), _TEXT, "text", after=12)
        large = ruler.headline(_SEAL)
        tell(words.say("deals.seal"), _TEXT, "bold", after=0)
        tell(
            fact.short if fact.seal else words.say("deals.seal.none"),
            large if fact.seal else _TEXT,
            "title" if fact.seal else "text",
            after=12,
        )
        tell(words.say("deals.code"), _TEXT, "bold", after=0)
        if fact.code:
            tell(fact.code, large * 1.1, "title", after=12)
        else:
            tell(words.say("deals.code.secret"), _TEXT, "text", after=12)
        if self.checked is not None:
            y += 6
            steps: list[tuple[str, _Mark]] = [
                (f"deals.sealed.{self.checked.sealed}", self.checked.sealed),
                (f"deals.cards.{self.checked.cards}", self.checked.cards),
            ]
            for key, mark in steps[: self.steps]:
                tell(words.say(key, seal=fact.short), _TEXT, "text", mark, after=8)
            if self.steps > 2:
                tell(words.say(f"deals.{self.checked.verdict}"), ruler.headline(34), "title")
        return y

    def _table(self) -> str:
        """The game, the seats and the house rules: who has these and the code has the same cards."""
        table = self.match.table
        info, options = table.rules.info, table.record.options
        found = words.say("dot", first=words.title(info), second=words.count("seats.players", options.seats))
        own = len(differing(info, options))
        return words.say("dot", first=found, second=words.count("seats.rules.own", own)) if own else found

    def tick(self, seconds: float) -> Change | None:
        """One step of the check after the other."""
        if not self.moving:
            return None
        self._since += seconds
        if self._since >= STEP * self.home.pace:
            self._since = 0.0
            self.steps += 1
            self.renew()
            self._show_end()
        return None

    def _show_end(self) -> None:
        """What was written last is seen."""
        self.scroll.reveal(Rect(0, self._sheet.bottom - 60, 10, 60), 60, 10)
        self._aim()

    def press(self, key: Hashable) -> Change | None:
        """Another deal, the check, the explanation, or the same deal again."""
        if key == "back":
            return Pop()
        self._copied = "deals.copy"
        if isinstance(key, tuple):
            self.at = (self.at + int(key[1])) % len(self.facts)
            self.checked = None
        elif key == "what":
            self.explains = not self.explains
        elif key == "check" and self.fact is not None:
            self.checked, self.steps, self._since = check(self.match, self.fact), 0, 0.0
        elif key == "copy" and self.fact is not None:
            self._copied = "about.copied" if self.home.clip(self.fact.code) else "about.not_copied"
        elif key == "play":
            return self._play()
        self.renew()
        return Stay()

    def _play(self) -> Change | None:
        """A new match that begins with this deal: the same cards at the same seats."""
        fact = self.fact
        if fact is None or fact.number is None or fact.dealt is None:
            return None
        seed = Given(randbelow(MOST_SEED), fact.number, fact.dealt.dealer)
        record = self.match.table.record
        people = any(not player.is_bot for player in self.match.players)
        players = self.match.players if people else ()
        wish = replace(self.match.wish, seed=seed, watch=False, options=tuple(record.options.items()), players=players)
        return Swap(self.home.table(self.home, Match(wish)))

    def back(self) -> Change | None:
        """To where one came from."""
        return Pop()

    def paint(self, canvas: Canvas) -> None:
        """The cloth at night."""
        canvas.cloth(self.match.game)
        canvas.veil(156)

    def paint_page(self, canvas: Canvas) -> None:
        """The heading and the sheet."""
        title, size = words.say("deals.title"), self.ruler.headline(_TITLE)
        canvas.text(title, self.width / 2, self._title_y, size, role="title", colour=WHITE, room=self.width - 60)
        sheet = self._sheet
        canvas.sheet(sheet)
        for line in self._lines:
            y, left = sheet.y + line.y, sheet.x + _PAD
            if line.mark:
                icon, colour = _SIGNS[line.mark]
                side = _MARK * min(self.ruler.letters, 1.5)
                canvas.put(sprites.icon(icon, canvas.px(side), colour), left + side / 2, y)
            ink = INK if line.role != "text" else SOFT_INK
            if line.left:
                canvas.text(
                    line.text,
                    left + line.indent,
                    y,
                    line.size,
                    role=line.role,
                    colour=ink,
                    anchor="left",
                    room=sheet.w - 2 * _PAD - line.indent,
                )
            else:
                canvas.text(line.text, sheet.centre[0], y, line.size, role=line.role, colour=ink, room=sheet.w - 2 * _PAD)
