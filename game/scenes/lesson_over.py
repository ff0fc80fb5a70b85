"""The end of a lesson, over its table: play a match, the lesson again, or back."""

from collections.abc import Callable, Hashable

import sprites
from engine.games import find
from game import words
from game.geometry import Rect
from game.home import Home
from game.kids import company
from game.lessons.lesson import Lesson
from game.match import Match, Wish
from game.paint import INK, Canvas
from game.scene import Change, Scene, Stay, Swap
from game.scenes.screen import Screen
from game.sofa.seats import seated
from game.widgets import Button, Widget, tall_button
from sprites.fonts import Role

_WIDE, _PAD, _CUP = 760.0, 56.0, 130.0


def way_out(home: Home) -> Scene:
    """Where a lesson is left to: the seats at which it was begun, as they were arranged; else the list of lessons with their
    ticks, or on the children's screen their own beginning."""
    seats, home.seats = home.seats, None
    if seats is not None:
        return seats
    return home.title(home) if home.kids else home.lessons(home)


class LessonOverScene(Screen):
    """again: makes the lesson anew."""

    covers = False

    def __init__(self, home: Home, lesson: Lesson, again: Callable[[], Scene]) -> None:
        super().__init__(home)
        self.lesson, self._again = lesson, again
        self._sheet = Rect(0, 0, 1, 1)
        self._lines: list[tuple[float, str]] = []

    def enter(self) -> None:
        """As after a match that was won."""
        self.home.sound.play("win_" + self.lesson.game)

    def lay(self) -> list[Widget]:
        """The heading, what comes next, and the buttons under each other."""
        ruler, info = self.ruler, find(self.lesson.game).info
        wide = min(self.width - 60, _WIDE * (1 + (ruler.letters - 1) * 0.5))
        inside = wide - 2 * _PAD
        head, small = ruler.headline(56), 26.0
        says = words.say("lesson.over.says", game=words.title(info))
        self._lines = [(head, line) for line in ruler.lines(words.say("lesson.over"), head, inside, "title")]
        self._lines += [(small, line) for line in ruler.lines(says, small, inside)]
        y = 34 + _CUP + sum(ruler.line(size, 1.25) for size, _ in self._lines) + 20
        found: list[Widget] = []
        texts = (("play", "lesson.over.play"), ("again", "lesson.over.again"), ("back", "back"))
        for at, (key, text) in enumerate(texts):
            high = max(72.0, tall_button(ruler, words.say(text), inside))
            found.append(Button(key, Rect(_PAD, y, inside, high), words.say(text), main=at == 0, size=34))
            y += high + 16
        tall = y + 20
        self._sheet = Rect((self.width - wide) / 2, max(20.0, (self.height - tall) / 2), wide, tall)
        self.scroll.tall = max(self.height, self._sheet.bottom + 20)
        for widget in found:
            widget.rect = widget.rect.moved(self._sheet.x, self._sheet.y)
        return found

    def press(self, key: Hashable) -> Change | None:
        """A match with gentle players, the lesson from its beginning, or back."""
        if key == "again":
            return Swap(self._again())
        if key == "play":
            info, kids = find(self.lesson.game).info, self.home.kids
            players = seated(info.usual, words.say("you"), "gentle")
            wish = Wish(info.key, info.usual, players=players)
            if kids:  # as a child, who is a guest
                wish = company.for_kids(Wish(info.key, info.usual), kids)
            return Swap(self.home.table(self.home, Match(wish)))
        return self.back() or Stay()

    def back(self) -> Change | None:
        """Out of the lesson."""
        return Swap(way_out(self.home))

    def paint_page(self, canvas: Canvas) -> None:
        """The sheet with a cup and what is said."""
        sheet = self._sheet
        canvas.sheet(sheet)
        canvas.put(sprites.icon("trophy", canvas.px(_CUP)), sheet.centre[0], sheet.y + 34 + _CUP / 2)
        y = sheet.y + 34 + _CUP + 8
        for size, line in self._lines:
            step = self.ruler.line(size, 1.25)
            role: Role = "title" if size > 30 else "text"
            canvas.text(line, sheet.centre[0], y + step / 2, size, role=role, colour=INK, room=sheet.w - 40)
            y += step
