"""The pocket plan: while somebody looks, answers can be laid down for what may come. The table plays them when they fit.

It shows a hand, so it goes with the hand when that is laid down. What is laid here lives with the match in memory alone.
"""

from collections.abc import Hashable
from typing import TYPE_CHECKING

import sprites
from game import decks, words
from game.focus import Target
from game.geometry import Rect, union
from game.paint import CREAM, GOLD, INK, LINE, PALE_GOLD, SOFT_INK, SUN, Canvas
from game.ruler import Ruler
from game.scene import Change, Pop, Stay
from game.scenes.screen import Screen
from game.scenes.sheets import draw_card
from game.sofa.pocket import Case, cases, chosen_in, planned, press
from game.widgets import Button, Widget

if TYPE_CHECKING:
    from game.scenes.table import TableScene

_CARD, _LEAST_STEP, _CHIP = 84.0, 44.0, 68.0
_SAID, _PAD, _GAP, _RANK = 28.0, 40.0, 22.0, 26.0
_SHOWN = 1.2
"""Height of a card that is offered, as a multiple of its width: its lower end is not needed to know it."""


class Offer:
    """What can be chosen in one case, side by side, in rows if need be; what is chosen bears its place in the order."""

    def __init__(self, case: Case, places: list[Rect], chosen: tuple[int, ...]) -> None:
        self.case, self.places, self.chosen = case, places, chosen
        self.rect = union(places)

    def targets(self) -> list[Target]:
        """One for each."""
        found = []
        for at, (what, place) in enumerate(zip(self.case.offered, self.places)):
            later = self.places[at + 1] if at + 1 < len(self.places) and self.places[at + 1].y == place.y else None
            part = Rect(place.x, place.y, min(place.w, later.x - place.x) if later else place.w, place.h)
            found.append(Target((self.case.key, what), part, round=8, ring=place))
        return found

    def draw(self, canvas: Canvas, armed: Hashable | None) -> None:
        """Cards, or the signs of suits and ranks."""
        for what, place in zip(self.case.offered, self.places):
            place = place.moved(0, 3) if armed == (self.case.key, what) else place
            picked = what in self.chosen
            if self.case.kind == "card":
                lifted = place.moved(0, -10) if picked else place
                draw_card(canvas, what, lifted)
                if picked:
                    canvas.glow(lifted, 8)
                    said = str(self.chosen.index(what) + 1) if self.case.most > 1 else "!"
                    canvas.badge(said, lifted.x + 22, lifted.y + 6, 38, SUN, INK)
                continue
            canvas.panel(place, SUN if picked else CREAM, radius=16, edge=GOLD if picked else LINE, thick=4 if picked else 2)
            if self.case.kind == "suit":
                canvas.put(sprites.sign(what, canvas.px(place.h * 0.56), deck=canvas.deck), *place.centre)
            else:
                canvas.text(_rank(what), *place.centre, _RANK, role="title", room=place.w - 10)


def _rank(card: int) -> str:
    return words.capital(words.rank(card))


def _places(case: Case, rect: Rect, ruler: Ruler) -> list[Rect]:
    """Where each thing that is offered lies; all names of ranks have the room that the longest needs."""
    wide, high = (_CARD, _CARD * _SHOWN) if case.kind == "card" else (_CHIP, _CHIP)
    if case.kind not in ("card", "suit"):
        wide = max(_CHIP, *(ruler.measure(_rank(one), _RANK, "title") for one in case.offered)) + 24
        high = max(_CHIP, ruler.line(_RANK, 1.25))
    step = wide + 10
    if case.kind == "card":
        step = min(step, max(_LEAST_STEP, (rect.w - wide) / max(1, len(case.offered) - 1)))
    per = max(1, int((rect.w - wide) // step) + 1)
    return [Rect(rect.x + at % per * step, rect.y + at // per * (high + 18), wide, high) for at in range(len(case.offered))]


class PocketScene(Screen):
    """Each case with what can be answered; laid down when it is left by its main button."""

    covers = False

    def __init__(self, table: "TableScene") -> None:
        super().__init__(table.home)
        self.table, self.match = table, table.match
        self.view, self.seat = table.view, table.match.you
        self.cases = cases(self.match.game, self.view, table.hand)
        plan = self.match.plans.get(self.seat)
        self.chosen = {} if plan is None else chosen_in(self.match.game, plan, self.view, table.hand)
        self._sheet = Rect(0, 0, 1, 1)
        self._told: list[tuple[float, float, sprites.fonts.Role, str]] = []

    def foot(self) -> list[Widget]:
        """Lay it down, or none."""
        buttons = [Button("lay", Rect(0, 0, 320, 0), words.say("plan.lay"), main=True, size=32)]
        if self.seat in self.match.plans:
            buttons.append(Button("none", Rect(0, 0, 240, 0), words.say("plan.none")))
        return self.in_foot([*buttons, Button("back", Rect(0, 0, 180, 0), words.say("back"))])

    def lay(self) -> list[Widget]:
        """A line for each case and under it what is offered."""
        ruler = self.ruler
        across = min(self.width - 60, 1240.0)
        left, inside = (self.width - across) / 2 + _PAD, across - 2 * _PAD
        y = 20.0 + _PAD
        self._told = []
        found: list[Widget] = []

        def say(text: str, size: float, role: sprites.fonts.Role) -> None:
            nonlocal y
            step = ruler.line(size, 1.25)
            for line in ruler.lines(text, size, inside, role):
                self._told.append((y + step / 2, size, role, line))
                y += step

        say(words.say("plan"), ruler.headline(44), "title")
        say(words.say("plan.says"), _SAID - 2, "text")
        for case in self.cases:
            y += 10
            say(_question(case), _SAID, "bold")
            y += 26
            offer = Offer(case, _places(case, Rect(left, y, inside, 0), ruler), self.chosen.get(case.key, ()))
            found.append(offer)
            y = offer.rect.bottom + _GAP * 0.6
        y += _GAP * 0.6
        self._sheet = Rect(left - _PAD, 20, across, y - 20)
        self.scroll.tall = y + 20
        return found

    def press(self, key: Hashable) -> Change | None:
        """Choose, or choose no longer; lay it down, or none."""
        if isinstance(key, tuple):
            case = next(one for one in self.cases if one.key == key[0])
            self.chosen[case.key] = press(case, self.chosen.get(case.key, ()), key[1])
            self.renew(key)
            return Stay()
        if key == "lay":
            plan = planned(self.match.game, self.view, {case.key: self.chosen.get(case.key, ()) for case in self.cases})
            self.match.plans.pop(self.seat, None)
            if plan is not None:
                self.match.plans[self.seat] = plan
            self.table.say(words.say("plan.laid" if plan is not None else "plan.gone"))
        elif key == "none":
            self.match.plans.pop(self.seat, None)
            self.table.say(words.say("plan.gone"))
        return Pop()

    def back(self) -> Change | None:
        """As it was before."""
        return Pop()

    def paint(self, canvas: Canvas) -> None:
        """The table, darker."""
        canvas.deck = decks.at_table(self.home.room, self.match)
        canvas.veil()

    def paint_page(self, canvas: Canvas) -> None:
        """The sheet with what is asked."""
        canvas.deck = decks.at_table(self.home.room, self.match)
        canvas.sheet(self._sheet, PALE_GOLD)
        for y, size, role, line in self._told:
            colour = INK if role != "text" else SOFT_INK
            canvas.text(
                line,
                self._sheet.x + _PAD,
                y,
                size,
                role=role,
                colour=colour,
                anchor="left",
                room=self._sheet.w - 2 * _PAD,
            )


def _question(case: Case) -> str:
    if case.suit is not None:
        return words.say("plan.led", suit=words.capital(words.suit(case.suit)))
    return words.say("plan." + case.key)


def can_plan(table: "TableScene") -> bool:
    """Whether somebody looks who may lay down a plan now."""
    return table.shows_hand and bool(cases(table.match.game, table.view, table.hand))
