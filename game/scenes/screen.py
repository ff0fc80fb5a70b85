"""What all screens made of widgets share: laying out, hearing, the focus, drawing, and scrolling where the window is too small.

A screen is a page with, perhaps, a foot of buttons that always stay in the window. Widgets of the page and what `paint_page`
draws have their places on the page; a page taller than what the foot leaves of the window scrolls: by wheel, by page keys, by
dragging it with a finger, by its bar, and with the focus, which is never out of sight.
"""

from collections.abc import Hashable
from dataclasses import dataclass, replace

from game import decks
from game.focus import Focus, Target
from game.geometry import Rect
from game.home import Home
from game.intents import Intent, Kind
from game.paint import LINE, SOFT_INK, Canvas
from game.places.scroll import STEP, Scroll
from game.ruler import Ruler
from game.scene import Change, Stay
from game.scenes.form import Form
from game.widgets import Button, Slider, Widget, in_rows

FOOT_GAP = 20.0
"""Above and below the buttons of the foot."""
_DRAGS = 14.0
"""How far a finger moves before it scrolls and presses nothing any more."""


@dataclass
class _Drag:
    """What a pointer has taken hold of: the bar (held: where on its thumb), a slider, or with a finger the page."""

    x: float
    y: float
    offset: float
    held: float | None = None
    slider: Slider | None = None
    touch: bool = False
    moves: bool = False


class Screen:
    """A still screen. Subclasses give `lay`, `foot`, `press` and what they draw behind the widgets."""

    covers = True
    moving = False
    _form = Form()
    """The questions, where there are any."""

    def __init__(self, home: Home) -> None:
        self.home = home
        self.focus = Focus()
        self.revision = 0
        self.widgets: list[Widget] = []
        self.width, self.height, self.scale = 1920.0, 1080.0, 1.0
        self.ruler = Ruler(1.0)
        self.scroll = Scroll(self.whole, self.height)
        self._on_page = 0
        """How many of the widgets lie on the page; the rest are the foot's."""
        self._drag: _Drag | None = None

    def enter(self) -> None:
        """Nothing to begin."""

    def leave(self) -> None:
        """Nothing to end."""

    @property
    def whole(self) -> Rect:
        """The canvas."""
        return Rect(0, 0, self.width, self.height)

    @property
    def letters(self) -> float:
        """How much larger than usual text is."""
        return self.ruler.letters

    def resize(self, width: float, height: float, scale: float) -> None:
        """Lay everything out anew."""
        self.width, self.height, self.scale = width, height, scale
        self.renew()

    def renew(self, first: Hashable | None = None) -> None:
        """The widgets have changed."""
        self.ruler = Ruler(self.scale, self.home.comfort.letters)
        foot = self.foot()
        top = min((widget.rect.y for widget in foot), default=self.height + FOOT_GAP) - FOOT_GAP
        self.scroll.view, self.scroll.tall = Rect(0, 0, self.width, top), top
        page = self.lay()
        self.widgets, self._on_page = [*page, *foot], len(page)
        self.scroll.to(self.scroll.offset)
        self._aim(first)
        self._follow()
        self.revision += 1

    @property
    def form(self) -> Form:
        """The questions that its widgets answer; an empty one where there are none."""
        return self._form

    def question_of(self, widget: Widget) -> tuple[str, str]:
        """What that widget answers, as it is read aloud: a title and a sentence, or "" and ""."""
        return self._form.asked(widget)

    def foot(self) -> list[Widget]:
        """The widgets that stay in the window; the page ends above them."""
        return []

    def lay(self) -> list[Widget]:
        """The widgets of the page, in reading order. A page that may be taller than `scroll.view` sets `scroll.tall`."""
        return []

    def in_foot(self, buttons: list[Button]) -> list[Widget]:
        """Buttons in as few rows as they need, at the lower end of the window."""
        bottom = in_rows(self.ruler, buttons, Rect(30, 0, self.width - 60, 0))
        for button in buttons:
            button.rect = button.rect.moved(0, self.height - FOOT_GAP - bottom)
        return list(buttons)

    def press(self, key: Hashable) -> Change | None:  # noqa: ARG002
        """One of them was pressed."""
        return None

    def back(self) -> Change | None:
        """Esc: one step back. Never the end of the program."""
        return None

    def other(self, intent: Intent) -> Change | None:  # noqa: ARG002
        """Text, scrolling and the like."""
        return None

    def hear(self, intent: Intent) -> Change | None:
        """Back, a press, a move of the focus, scrolling, or something for `other`."""
        if intent.kind is Kind.BACK:
            return self.back()
        before = self.focus.ringed, self.focus.armed
        heard, change = self._dragged(intent)
        if not heard and intent.kind is Kind.SCROLL and self.scroll.most:
            self._scroll(self.scroll.offset + intent.dy * STEP)
            heard, change = True, Stay()
        if not heard and intent.kind is Kind.MOVE and self._reads_on(intent.dy):
            self._scroll(self.scroll.offset + intent.dy * 3 * STEP)
            heard, change = True, Stay()
        target = None
        if not heard:
            target = self.focus.hear(intent)
            if intent.kind in (Kind.MOVE, Kind.NEXT, Kind.PREVIOUS):
                self._follow()
        if (self.focus.ringed, self.focus.armed) != before:
            self.revision += 1
        if heard:
            return change
        if target is not None:
            self.revision += 1
            self.home.pressed = intent.device
            return self.press(target.key) or Stay()
        return self.other(intent)

    # Scrolling

    def _aim(self, first: Hashable | None = None) -> None:
        """Tell the focus where everything lies now."""
        scroll = self.scroll
        targets = []
        for at, widget in enumerate(self.widgets):
            for target in widget.targets():
                if not scroll.most:
                    targets.append(target)
                elif at < self._on_page:
                    ring = scroll.on_window(target.ring) if target.ring else None
                    lies = target.rect
                    targets.append(replace(target, rect=scroll.on_window(lies), ring=ring, seen=scroll.view, lies=lies))
                else:
                    targets.append(replace(target, lies=target.rect.moved(0, scroll.tall - scroll.view.bottom)))
        self.focus.put(targets, first)

    def _scroll(self, offset: float) -> None:
        """By hand: the focus goes to something that is seen."""
        if not self.scroll.to(offset):
            return
        self.revision += 1
        self._aim()
        current = self.focus.current
        if current is None or self._seen(current):
            return
        y = self.scroll.view.centre[1]
        seen = [target for target in self.focus.targets if self._seen(target)]
        if seen:
            self.focus.go(min(seen, key=lambda target: (target.seen is None, abs(target.rect.centre[1] - y))).key)

    def _seen(self, target: Target) -> bool:
        return target.seen is None or target.lies is None or self.scroll.sees(target.lies)

    def show(self, key: Hashable) -> None:
        """Scroll so that the target of that key is seen; it gets the focus."""
        self.focus.go(key)
        self._follow()

    def _follow(self) -> None:
        """Scroll so that what has the focus is seen, with what is written above it."""
        current = self.focus.current
        if current is None or current.seen is None or current.lies is None:
            return
        if self.scroll.reveal(current.lies, 130 * self.letters, 40):
            self.revision += 1
            self._aim()

    def _reads_on(self, dy: int) -> bool:
        """Whether up or down scrolls: nothing more can be pressed that way, but there is more to read."""
        scroll, current = self.scroll, self.focus.current
        if not dy or not scroll.most or scroll.offset == (0 if dy < 0 else scroll.most):
            return False
        page = [target for target in self.focus.targets if target.seen is not None]
        if current is None or current.seen is None:
            return dy > 0 or not page
        here = current.place
        return not any((target.place.centre[1] - here.centre[1]) * dy > min(here.h, target.place.h) / 2 for target in page)

    def _dragged(self, intent: Intent) -> tuple[bool, Change | None]:
        """Whether a pointer has hold of the bar, a slider or the page, and what comes of it."""
        if intent.kind is Kind.DOWN:
            return self._take_hold(intent), None
        drag = self._drag
        if drag is None or intent.kind not in (Kind.POINT, Kind.UP, Kind.CANCEL):
            return False, None
        if intent.kind is not Kind.POINT:
            self._drag = None
        if drag.held is not None:
            self._drag_bar(intent.y, drag.held) if intent.kind is Kind.POINT else None
            return True, None
        across, down = abs(intent.x - drag.x), abs(intent.y - drag.y)
        if drag.touch and not drag.moves and max(across, down) > _DRAGS:
            drag.moves = True
            if down >= across or drag.slider is None:
                drag.slider = None  # it scrolls: nothing is pressed
                self.focus.let_go()
        if drag.slider is not None:
            return True, self._slide(drag.slider, intent)
        if drag.moves and intent.kind is Kind.POINT:
            self._scroll(drag.offset + drag.y - intent.y)
        return drag.moves, None

    def _take_hold(self, intent: Intent) -> bool:
        x, y, scroll = intent.x, intent.y, self.scroll
        self._drag = None
        if scroll.grips(x, y):
            thumb = scroll.thumb
            held = y - thumb.y if thumb.y <= y <= thumb.bottom else thumb.h / 2
            self._drag = _Drag(x, y, scroll.offset, held=held)
            self._drag_bar(y, held)
            return True
        slider = self._slider_at(x, y)
        touch = intent.family == "touch"
        if slider is not None or (touch and scroll.most and scroll.view.holds(x, y)):
            self._drag = _Drag(x, y, scroll.offset, slider=slider, touch=touch)
        if slider is not None and not touch:
            self._slide(slider, replace(intent, kind=Kind.POINT))
        return slider is not None

    def _drag_bar(self, y: float, held: float) -> None:
        track, thumb = self.scroll.track, self.scroll.thumb
        self._scroll((y - held - track.y) / max(1.0, track.h - thumb.h) * self.scroll.most)

    def _slider_at(self, x: float, y: float) -> Slider | None:
        for at, widget in enumerate(self.widgets):
            if isinstance(widget, Slider):
                on_page = at < self._on_page
                place = self.scroll.on_window(widget.gauge) if on_page else widget.gauge
                if place.holds(x, y) and (not on_page or self.scroll.view.holds(x, y)):
                    return widget
        return None

    def _slide(self, slider: Slider, intent: Intent) -> Change | None:
        """It shows where the pointer is, and is set there when that is let go."""
        if intent.kind is Kind.CANCEL:
            self.renew()
            return None
        slider.shown = slider.at(intent.x)
        self.revision += 1
        if intent.kind is Kind.UP:
            return self.press((slider.key, slider.shown)) or Stay()
        return None

    # Drawing

    def tick(self, seconds: float) -> Change | None:  # noqa: ARG002
        """Nothing moves."""
        return None

    def draw(self, canvas: Canvas, blend: float) -> None:  # noqa: ARG002
        """What lies behind, the page with its widgets, the foot, the focus. Cards look as they do in this room, over a
        table as they do there; a screen that covers its table sets the deck in `paint`."""
        if self.covers:
            canvas.deck = decks.look(self.home.room, decks.FRENCH)
        self.paint(canvas)
        scroll, ringed = self.scroll, self.focus.ringed
        page = canvas.page(scroll.view, scroll.offset) if scroll.most else canvas
        self.paint_page(page)
        for widget in self.widgets[: self._on_page]:
            widget.draw(page, self.focus.armed)
        if ringed is not None and ringed.lies is not None and ringed.seen is not None:
            around = ringed.ring.moved(0, scroll.offset - scroll.view.y) if ringed.ring else ringed.lies
            page.ring(around, ringed.round, ringed.angle)
        if scroll.offset < scroll.most:
            canvas.brim(scroll.view.bottom)
        for widget in self.widgets[self._on_page :]:
            widget.draw(canvas, self.focus.armed)
        if ringed is not None and ringed.seen is None:
            canvas.ring(ringed.ring or ringed.rect, ringed.round, ringed.angle)
        if scroll.most:
            canvas.pill(scroll.track.grown(2), LINE, alpha=230)
            canvas.pill(scroll.thumb, SOFT_INK)

    def paint(self, canvas: Canvas) -> None:
        """What lies behind the page and does not scroll: the kitchen cloth, or the screen below, darker."""
        if self.covers:
            canvas.cloth("kitchen")
        else:
            canvas.veil()

    def paint_page(self, canvas: Canvas) -> None:
        """What lies on the page behind its widgets."""
