"""The curtain between two people: it covers the table until whoever is next asks to see the own cards.

It shows whose turn it is, and what everybody could see since that person last looked: no hidden card comes near it. Only that
seat's devices open it, and not in its first moment, so that the last player's press cannot. Where somebody chooses blindly
there is no card to hide: then it is a panel over the table that asks the others to look away.
"""

from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING

import sprites
from engine.model import Seat
from game import decks, words
from game.geometry import Rect
from game.intents import Intent, Kind
from game.paint import CREAM, NIGHT, SUN, WHITE, Canvas
from game.scene import Change, Pop, Push, Stay
from game.scenes.deal_over import dark_cloth
from game.scenes.screen import FOOT_GAP, Screen
from game.scenes.strip import Strip, told_aloud
from game.sofa import profiles
from game.sofa.couch import Told
from game.sofa.recap import since_last_look
from game.sofa.seating import may_press
from game.widgets import Button, IconButton, Widget

if TYPE_CHECKING:
    from game.scenes.table import TableScene

GUARD = 0.5
"""Seconds in which nothing opens it."""
_NAME, _SAID, _HOW = 64.0, 32.0, 27.0
_FACE, _BLIND_FACE, _LEAST_FACE = 250.0, 140.0, 120.0
_PRESSES = (Kind.DOWN, Kind.UP, Kind.ARM, Kind.ACT)


class CurtainScene(Screen):
    """seat: who is next; opened: called when that person may look; blind: there is no card to hide, only the choice."""

    def __init__(self, table: "TableScene", seat: Seat, opened: Callable[[], None], *, blind: bool = False) -> None:
        super().__init__(table.home)
        self.table, self.match, self.seat, self.blind = table, table.match, seat, blind
        self.covers = not blind
        self._opened = opened
        own = table.match.players[seat].profile
        self._language = next((one.language for one in profiles.kept(table.home.store) if one.id == own), "") if own else ""
        """What is said to that person alone is said in this language; the others are spoken to in the screen's."""
        self._apart = False
        """Whether that is another language than the screen's."""
        self._lived = 0.0
        self._note = ""
        self._told: list[Told] = [] if blind else since_last_look(self.match, seat)
        self._lines: list[tuple[float, float, str, str, str]] = []
        """What is written: middle, size, role, colour, words."""
        self._how: list[str] = []
        self._size = _HOW
        self._face = self._sheet = Rect(0, 0, 1, 1)
        self._strip: Strip | None = None

    # Time and input

    def tick(self, seconds: float) -> Change | None:
        """Only the guard at the beginning."""
        self._lived += seconds
        return None

    def hear(self, intent: Intent) -> Change | None:
        """Nothing is pressed in the first moment; after that by the seat's own devices."""
        if intent.kind in _PRESSES and self._lived < GUARD:
            return None
        if intent.kind is Kind.ACT or intent.kind is Kind.UP:
            return self._pressed(intent)
        return super().hear(intent)

    def _pressed(self, intent: Intent) -> Change | None:
        """A press by somebody else says whose turn it is."""
        armed = self.focus.armed
        if armed == "show" and not may_press(self.match.players[self.seat], intent.device, self.match.players):
            self.focus.let_go()
            self._note = words.say("curtain.others", name=self._name)
            self.renew()
            return None
        return super().hear(intent)

    def back(self) -> Change | None:
        """Esc pauses, as at the table."""
        return Push(self.home.pause(self.home, self.match))

    def other(self, intent: Intent) -> Change | None:
        """The keys that also mean something here."""
        if intent.kind is Kind.HELP:
            return Push(self.home.help(self.home, self.match.table.rules.info, self.match.table.record.options))
        if intent.kind is Kind.TOOL and intent.text == "back" and self._lived >= GUARD:
            return self.press("back")
        return None

    def press(self, key: Hashable) -> Change | None:
        """Look; pause; or whoever chose last takes it back, and looks again behind a curtain of the own."""
        if key == "show":
            self._opened()
            return Pop()
        if key == "pause":
            return self.back()
        self.table.use("back")
        if not self.table.refusal:
            return Pop()
        self._note, self.table.refusal = self.table.refusal, ""
        self.renew()
        return Stay()

    # Layout

    @property
    def _name(self) -> str:
        return self.match.talk.name(self.seat)

    def foot(self) -> list[Widget]:
        """To look, above the words that say with which button; to take back, where that may be done; to pause."""
        ruler = self.ruler
        with words.to_one(self._language):
            shown = words.say("curtain.place" if self.blind else "curtain.show")
            how = self._with_what()
        buttons = [Button("show", Rect(0, 0, 400, 0), shown, main=True, size=34)]
        last = self.match.couch.last
        if last is not None and not self.match.may_take_back(last):
            undone = words.say("curtain.back", name=self.match.talk.name(last))
            buttons.append(Button("back", Rect(0, 0, 240, 0), undone, size=26))
        found = self.in_foot(buttons)
        self._size = ruler.headline(_HOW)
        self._how = ruler.lines(how, self._size, self.width - 80, "bold")
        up = ruler.line(self._size, 1.25) * len(self._how)
        for widget in found:
            widget.rect = widget.rect.moved(0, -up)
        return found

    def _with_what(self) -> str:
        """With which of its devices that seat opens it."""
        ways = []
        for device in self.match.players[self.seat].devices:
            family = device.partition(":")[0]
            number = self.home.pad(device) if family == "pad" else None
            ways.append(words.say("curtain.pads" if family == "pad" and number is None else "curtain." + family, n=number))
        return words.say("curtain.how", name=self._name, ways=words.all_of(ways, "or")) if ways else words.say("curtain.any")

    def renew(self, first: Hashable | None = None) -> None:
        """The focus begins at looking."""
        self._apart = self._language not in ("", words.language())
        super().renew(first or "show")

    def lay(self) -> list[Widget]:
        """The animal, the name, what else is said, and the strip of what has happened, around the middle or scrolling."""
        ruler, view = self.ruler, self.scroll.view
        wide = min(self.width - 80, 1560.0)
        said: list[tuple[float, str, str, str]] = []
        size = ruler.headline(_NAME)
        with words.to_one("" if self.blind else self._language):  # that somebody places is news for all
            asked = words.say("curtain.blind" if self.blind else "curtain.turn", name=self._name)
            planned = words.say("curtain.plan")
        said += [(size, "title", WHITE, line) for line in ruler.lines(asked, size, wide, "title")]
        texts = [(words.say("curtain.away"), CREAM)]
        if self.seat in self.match.plans:
            texts.append((planned, CREAM))
        if self._note:
            texts = [(self._note, SUN)]
        small = ruler.headline(_SAID)
        said += [(small, "bold", colour, line) for text, colour in texts for line in ruler.lines(text, small, wide, "bold")]
        high = sum(ruler.line(size, 1.25) for size, _, _, _ in said)
        with words.to_one(self._language):
            self._strip = Strip(self._told, self.match, ruler, wide) if self._told else None
        below = 34 + self._strip.high if self._strip else 0.0
        face = max(_LEAST_FACE, min(_BLIND_FACE if self.blind else _FACE, view.h * 0.36, view.h - high - below - 60))
        tall = 20 + face + 20 + high + below + 16
        y = max(20.0, view.h - tall if self.blind else (view.h - tall) / 2)
        self._face = Rect(self.width / 2 - face / 2, y, face, face)
        y += face + 20
        self._lines = []
        for size, role, colour, line in said:
            step = ruler.line(size, 1.25)
            self._lines.append((y + step / 2, size, role, colour, line))
            y += step
        if self._strip:
            self._strip.place(Rect((self.width - wide) / 2, y + 34, wide, self._strip.high))
            y += below
        self.scroll.tall = max(view.h, y + 16)
        widest = max(ruler.measure(line, large, "title") for _, large, _, _, line in self._lines)
        how = max(ruler.measure(line, self._size, "bold") for line in self._how)
        across = min(self.width - 30, max(widest + 120, how + 60, 700.0))
        self._sheet = Rect((self.width - across) / 2, self._face.y - 24, across, self.height + 60)
        return [IconButton("pause", Rect(24, 12, 60, 60), "menu")]

    def aloud(self) -> list[str]:
        """Whose turn it is, what has happened since, with what it is opened; without what all are told in another language."""
        found = [*([] if self._apart else self.aloud_to_all()), self._with_what()]
        if not self.blind:
            found.insert(0, words.say("curtain.turn", name=self._name))
        if self.seat in self.match.plans:
            found.append(words.say("curtain.plan"))
        since = [words.say("curtain.since"), *(told_aloud(one, self.match) for one in self._told)] if self._told else []
        return [text for text in (*found, *since) if text]

    def aloud_to_all(self) -> list[str]:
        """What the others are told, in the screen's language."""
        placing = [words.say("curtain.blind", name=self._name)] if self.blind else []
        return [*placing, self._note or words.say("curtain.away")]

    @property
    def own_language(self) -> str:
        """In which language that person is spoken to; "" where it is the screen's."""
        return self._language

    # Drawing

    def paint(self, canvas: Canvas) -> None:
        """The cloth at night; over a blind choice the table, darker."""
        canvas.deck = decks.at_table(self.home.room, self.match)
        if self.blind:
            canvas.veil(110)
            canvas.panel(self._sheet, NIGHT, radius=36)
        else:
            dark_cloth(canvas, self.match.game)
            canvas.veil(90)
        step = self.ruler.line(self._size, 1.25)
        top = self.height - FOOT_GAP * 0.6 - step * len(self._how)
        for at, line in enumerate(self._how):
            canvas.text(line, self.width / 2, top + (at + 0.5) * step, self._size, role="bold", colour=CREAM)

    def paint_page(self, canvas: Canvas) -> None:
        """Animal, words, strip."""
        face = self._face
        colour = sprites.MARKER_COLOURS[self.seat % len(sprites.MARKER_COLOURS)]
        canvas.pill(face, colour)
        canvas.pill(face.grown(-face.w * 0.045), CREAM)
        animal = self.match.players[self.seat].animal
        canvas.put(sprites.animal(animal, canvas.px(face.w * 0.86), disc=True), *face.centre)
        size = face.w * 0.27
        canvas.put(sprites.marker(self.seat, canvas.px(size)), face.right - size * 0.45, face.bottom - size * 0.45)
        for y, large, role, ink, line in self._lines:
            canvas.text(
                line, self.width / 2, y, large, role="title" if role == "title" else "bold", colour=ink, room=self.width - 40
            )
        if self._strip:
            self._strip.draw(canvas)
