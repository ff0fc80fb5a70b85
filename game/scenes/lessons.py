"""Which lesson: a card for each game that has one, with a tick on those that were finished."""

from collections.abc import Hashable

import sprites
from engine.games import GAMES
from game import words
from game.focus import Target
from game.geometry import Rect
from game.lessons import LESSONS
from game.lessons.finished import is_finished
from game.paint import INK, SUN, WHITE, Canvas
from game.scene import Change, Stay, Swap
from game.scenes.fan import fan_of
from game.scenes.screen import Screen
from game.widgets import Button, Widget
from sprites.fonts import Role

_RADIUS, _TICK = 30.0, 64.0
_NAME, _STEPS, _SAYS = 46.0, 28.0, 30.0
_LEAST_CARD = 60.0
"""Cards that would be narrower are not shown."""


class LessonCard:
    """A piece of a game's tablecloth with its name, how many steps the lesson has, and the tick."""

    def __init__(self, game: str, rect: Rect, finished: bool) -> None:
        self.game, self.rect, self.finished = game, rect, finished

    def targets(self) -> list[Target]:
        """The whole card."""
        return [Target(self.game, self.rect, round=_RADIUS)]

    def draw(self, canvas: Canvas, armed: Hashable | None) -> None:
        """A little lower while it is pressed."""
        rect = self.rect.moved(0, 4) if armed == self.game else self.rect
        canvas.shade(rect, _RADIUS)
        canvas.cloth_in(rect, self.game, _RADIUS)
        x, size = rect.centre[0], canvas.headline(_NAME)
        y = rect.bottom - 24 - canvas.line(_STEPS) - canvas.line(size, 1.2) / 2
        self._cards(canvas, Rect(rect.x, rect.y, rect.w, y - canvas.line(size, 0.6) - rect.y))
        canvas.block(words.title(GAMES[self.game].info), x, y, size, role="title", colour=WHITE, room=rect.w - 40)
        if self.finished:
            place = Rect(rect.right - _TICK - 14, rect.y + 14, _TICK, _TICK)
            canvas.pill(place, SUN, edge=INK, thick=3)
            canvas.put(sprites.icon("check", canvas.px(_TICK * 0.66)), *place.centre)
        steps = words.count("lessons.steps", LESSONS[self.game].length)
        said = words.say("dot", first=steps, second=words.say("lessons.finished")) if self.finished else steps
        canvas.text(said, x, rect.bottom - 16 - canvas.line(_STEPS) / 2, _STEPS, role="bold", colour=WHITE, room=rect.w - 30)

    def _cards(self, canvas: Canvas, room: Rect) -> None:
        """Three cards of the game, where there is room for them."""
        width = min(room.w * 0.33, (room.h - 40) / 1.6)
        if width >= _LEAST_CARD:
            fan_of(canvas, self.game, *room.centre, width)


class LessonsScene(Screen):
    """Choose one, or go back to the title."""

    def renew(self, first: Hashable | None = None) -> None:
        """The focus begins at the first lesson that nobody has finished."""
        games = [game for game in LESSONS if game in GAMES]
        new = [game for game in games if not is_finished(self.home.store, game)]
        super().renew(first or (new or games or ["back"])[0])

    def foot(self) -> list[Widget]:
        """Back."""
        return self.in_foot([Button("back", Rect(0, 0, 300, 0), words.say("back"))])

    def _title(self) -> float:
        return self.ruler.headline(84)

    def _heading(self) -> list[tuple[float, Role, str]]:
        room = min(self.width - 80, self.ruler.column(_SAYS) * 1.6)
        says = self.ruler.lines(words.say("lessons.says"), _SAYS, room, "bold")
        return [(self._title(), "title", words.say("lessons")), *((_SAYS, "bold", line) for line in says)]

    def lay(self) -> list[Widget]:
        """The cards side by side under the heading, or under each other where the text is large."""
        games = [game for game in LESSONS if game in GAMES]
        top = 24 + sum(self.ruler.line(size, 1.25) for size, _, _ in self._heading()) + 24
        across = len(games) if self.width * 0.86 / max(1, len(games)) > 300 * self.ruler.letters else 1
        gap = 30.0
        wide = min((self.width * 0.86 - gap * (across - 1)) / across, 460.0 * self.ruler.letters)
        rows = -(-len(games) // max(1, across))
        least = 16 + _TICK + 2 * self.ruler.line(self.ruler.headline(_NAME), 1.2) + self.ruler.line(_STEPS) + 24
        tall = max(least, min(1.15 * wide, (self.scroll.view.h - top - 20) / rows - gap))
        self.scroll.tall = max(self.scroll.view.h, top + rows * (tall + gap) + 10)
        x = (self.width - across * (wide + gap) + gap) / 2
        return [
            LessonCard(
                game,
                Rect(x + at % across * (wide + gap), top + at // across * (tall + gap), wide, tall),
                is_finished(self.home.store, game),
            )
            for at, game in enumerate(games)
        ]

    def press(self, key: Hashable) -> Change | None:
        """A lesson begins; it is left to this list."""
        if key == "back":
            return self.back() or Stay()
        self.home.seats = None
        return Swap(self.home.lesson(self.home, str(key)))

    def back(self) -> Change | None:
        """To the title."""
        return Swap(self.home.title(self.home))

    def paint_page(self, canvas: Canvas) -> None:
        """The heading."""
        y = 24.0
        for size, role, line in self._heading():
            step = self.ruler.line(size, 1.25)
            canvas.text(line, self.width / 2, y + step / 2, size, role=role, colour=INK, room=self.width - 60)
            y += step
