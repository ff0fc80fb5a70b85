"""A page that is taller than the part of the window it is seen in. Pure; everything in logical pixels."""

from dataclasses import dataclass

from game.geometry import Rect

BAR = 12.0
"""Width of the bar that shows where one is; it can be taken hold of in a strip of GRIP."""
GRIP = 44.0
LEAST_THUMB = 60.0
STEP = 80.0
"""One step of a wheel, or of a page key."""


@dataclass
class Scroll:
    """view: where the page is seen; tall: the height of the page; offset: how much of it lies above the view."""

    view: Rect
    tall: float = 0.0
    offset: float = 0.0

    @property
    def most(self) -> float:
        """The largest offset: 0 for a page that is seen whole."""
        over = self.tall - self.view.h
        return over if over >= 1 else 0.0

    def to(self, offset: float) -> bool:
        """Scroll there, or as far as the page goes; whether that is elsewhere."""
        before = self.offset
        self.offset = max(0.0, min(offset, self.most))
        return self.offset != before

    def reveal(self, rect: Rect, above: float, below: float) -> bool:
        """Scroll as little as it takes to see a part of the page, with that much of what lies around it if there is room."""
        spare = max(0.0, self.view.h - rect.h)
        above, below = min(above, spare), min(below, spare)
        if rect.y - above < self.offset:
            return self.to(rect.y - above)
        if rect.bottom + below > self.offset + self.view.h:
            return self.to(rect.bottom + below - self.view.h)
        return False

    def on_window(self, rect: Rect) -> Rect:
        """Where a part of the page lies in the window now."""
        return rect.moved(self.view.x, self.view.y - self.offset)

    def sees(self, rect: Rect) -> bool:
        """Whether a part of the page lies wholly in view."""
        return rect.y >= self.offset - 0.5 and rect.bottom <= self.offset + self.view.h + 0.5

    @property
    def track(self) -> Rect:
        """Where the bar runs; of no height where there is nothing to scroll."""
        view = self.view
        if not self.most:
            return Rect(view.right, view.y, 0.0, 0.0)
        return Rect(view.right - BAR - 8, view.y + 12, BAR, view.h - 24)

    @property
    def thumb(self) -> Rect:
        """The part of the track that stands for what is seen."""
        track = self.track
        if not self.most:
            return track
        high = min(track.h, max(LEAST_THUMB, track.h * self.view.h / self.tall))
        return Rect(track.x, track.y + (track.h - high) * self.offset / self.most, track.w, high)

    def grips(self, x: float, y: float) -> bool:
        """Whether the bar is taken hold of there."""
        return bool(self.most) and self.view.holds(x, y) and x >= self.view.right - GRIP

    def drag_bar(self, y: float, held: float) -> bool:
        """The thumb is drawn so that the place `held` of it (0 at its top) is at that height of the window."""
        track, thumb = self.track, self.thumb
        free = track.h - thumb.h
        return self.to((y - held - track.y) / free * self.most) if free > 0 else False
