"""What stands still on a table, kept as one picture: each frame blits it in one go and draws only what moves over it.

The table is drawn onto a tape, part by part, which notes what would be blitted where. A part whose look follows from the same
as before is not even noted anew. Where the notes differ from those of the frame before the kept picture is patched; where
nothing differs nothing is drawn. It is also what a cross-fade fades from.
"""

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Hashable

import pygame

from game.paint import Canvas

Blit = tuple[pygame.Surface, tuple[int, int]]
_WHOLE = 0.6
"""If more than this part of the window differs it is painted anew altogether."""
_MOST = 24
"""More patches than that are joined into one."""


class Tape:
    """In the place of a surface: notes what is blitted, and draws nothing."""

    def __init__(self, size: tuple[int, int]) -> None:
        self._size = size
        self.blits: list[Blit] = []

    def blit(self, picture: pygame.Surface, place: tuple[int, int]) -> None:
        """Note it."""
        self.blits.append((picture, place))

    def get_size(self) -> tuple[int, int]:
        """As the window's."""
        return self._size

    def get_width(self) -> int:
        """As the window's."""
        return self._size[0]

    def get_height(self) -> int:
        """As the window's."""
        return self._size[1]


class Noted:
    """What is blitted for one part of a table, in order; never changed once it is noted.

    value  what its look follows from
    """

    def __init__(self, blits: list[Blit], value: object = None) -> None:
        self.blits, self.value = blits, value
        self._rects: list[pygame.Rect] | None = None

    @property
    def rects(self) -> list[pygame.Rect]:
        """The ground of each blit."""
        if self._rects is None:
            self._rects = [picture.get_rect(topleft=place) for picture, place in self.blits]
        return self._rects


Kept = dict[Hashable, Noted]
"""What was noted last for the parts of a table, by the part."""
Parts = dict[Hashable, Noted]
"""A whole table, from the lowest part to the highest."""


class StillCanvas(Canvas):
    """A canvas on a tape: whoever draws on it leaves out what moves by itself."""

    def __init__(self, canvas: Canvas, kept: "Kept | None" = None) -> None:
        """kept: what parts of the table looked like when they were noted last, and is noted from now on."""
        self.tape = Tape(canvas.surface.get_size())
        self.kept: Kept = {} if kept is None else kept
        self._parts: Parts = {}
        self._inside = False
        self._last: Hashable = None
        super().__init__(self.tape, canvas.scale, canvas.letters, canvas.shift, canvas.strong)  # type: ignore[arg-type]
        self.deck = canvas.deck

    @property
    def parts(self) -> Parts:
        """All that was drawn so far; what was drawn between two parts is a part of its own."""
        self._cut()
        return self._parts

    def once(self, part: Hashable, value: object, draw: Callable[[], None]) -> None:
        """As the function of that name. A part of a part is drawn with the whole of it."""
        if self._inside:
            draw()
            return
        self._cut()
        found = self.kept.get(part)
        if found is None or found.value != value:
            self._inside = True
            try:
                draw()
            finally:
                self._inside = False
            found = self.kept[part] = Noted(self._taken(), value)
        self._parts[part] = found
        self._last = part

    def _cut(self) -> None:
        if self.tape.blits:
            self._parts["after", self._last] = Noted(self._taken())

    def _taken(self) -> list[Blit]:
        taken, self.tape.blits = self.tape.blits, []
        return taken


def once(canvas: Canvas, part: Hashable, value: object, draw: Callable[[], None]) -> None:
    """Draw a part of the table. On a tape it is drawn only if its value, all that its look follows from, is another one than
    the last time; else what was noted then is noted again. No part is drawn twice in a table."""
    if isinstance(canvas, StillCanvas):
        canvas.once(part, value, draw)
    else:
        draw()


class Still:
    """The kept picture of one table."""

    def __init__(self) -> None:
        self._layer: pygame.Surface | None = None
        self._parts: Parts = {}
        self._stamp: object = None
        self._kept: Kept = {}
        self._window: Hashable = None
        self._before: pygame.Surface | None = None
        self._fades, self._laid = 0, -1

    def draw(self, canvas: Canvas, stamp: object, paint: Callable[[Canvas], None]) -> None:
        """Blit it, after bringing it up to date. `stamp` is another one whenever what `paint` would draw has changed."""
        size = canvas.surface.get_size()
        window = (size, canvas.scale, canvas.letters, canvas.shift, canvas.strong, canvas.deck)
        if self._layer is None or window != self._window:
            self._layer, self._window = pygame.Surface(size), window
            self._parts, self._stamp, self._kept = {}, None, {}
        canvas.surface.blit(self._layer, (0, 0))
        if stamp != self._stamp:
            taped = StillCanvas(canvas, self._kept)
            paint(taped)
            parts = taped.parts
            _patch(canvas.surface, self._layer, self._parts, parts)
            self._parts, self._stamp = parts, stamp

    def fade(self, canvas: Canvas, fades: int, laid: int, faded: float, paint: Callable[[], None]) -> None:
        """Paint, and over it what was seen before the last of the `fades`, as far as it is not `faded` away.

        After everything was laid out at once (`laid`) nothing is faded from: other eyes may look now.
        """
        if fades != self._fades and laid == self._laid and self._layer is not None and faded < 1:
            self._before = self._layer.copy()
        self._fades, self._laid = fades, laid
        paint()
        if faded >= 1 or self._before is None or self._before.get_size() != canvas.surface.get_size():
            self._before = None
            return
        self._before.set_alpha(round(255 * (1 - faded)))
        canvas.surface.blit(self._before, (0, 0))


def _patch(surface: pygame.Surface, layer: pygame.Surface, old: Parts, new: Parts) -> None:
    """Paint the surface anew where the two differ, and keep that in the layer.

    Never painted onto the layer itself: a run-length encoded picture is encoded anew, which takes as long as making it,
    whenever it goes to another surface than the last time.
    """
    patches = _changed(old, new)
    whole = layer.get_rect()
    if patches is None or sum(one.w * one.h for one in patches) > _WHOLE * whole.w * whole.h:
        patches = [whole]
    if not patches:
        return
    blits = [blit for part in new.values() for blit in part.blits]
    rects = [rect for part in new.values() for rect in part.rects]
    clip = surface.get_clip()
    for rect in patches:
        surface.set_clip(rect.clip(clip))
        surface.fblits([blits[at] for at in rect.collidelistall(rects)])
        layer.blit(surface, rect, rect)
    surface.set_clip(clip)


def _changed(old: Parts, new: Parts) -> list[pygame.Rect] | None:
    """Rectangles in which what is blitted differs, none meeting another; None if there was nothing before.

    Outside of them the same pictures lie over each other in the same order, which is all that a pixel follows from.
    """
    if not old:
        return None
    if [part for part in old if part in new] != [part for part in new if part in old]:
        found = _differing(_whole(old), _whole(new))
    else:
        found = []
        for part, noted in new.items():
            before = old.get(part)
            if before is None:
                found += noted.rects
            elif before is not noted and before.blits != noted.blits:
                found += _differing(before, noted)
        for part, noted in old.items():
            if part not in new:
                found += noted.rects
    joined = _joined(found)
    return joined if len(joined) <= _MOST else [joined[0].unionall(joined[1:])]


def _whole(parts: Parts) -> Noted:
    """All parts as one."""
    return Noted([blit for part in parts.values() for blit in part.blits])


def _differing(old: Noted, new: Noted) -> list[pygame.Rect]:
    """The ground of all blits that are not in both, or in another order."""
    before, after = _numbered(old.blits), _numbered(new.blits)
    at = {key: place for place, key in enumerate(before)}
    kept = {before[place] for place in _ascending([at[key] for key in after if key in at])}
    return [rect for noted, keys in ((old, before), (new, after)) for rect, key in zip(noted.rects, keys) if key not in kept]


def _numbered(blits: list[Blit]) -> list[Hashable]:
    """What each blit is known by: the picture and the place, and which of several such it is."""
    keys: list[Hashable] = [(id(picture), place) for picture, place in blits]
    if len(set(keys)) == len(keys):
        return keys
    times: Counter[Hashable] = Counter()
    for at, key in enumerate(keys):
        if times[key]:
            keys[at] = key, times[key]
        times[key] += 1
    return keys


def _ascending(places: list[int]) -> list[int]:
    """As many of these different numbers as possible, in their order, each larger than the one before."""
    if places == sorted(places):
        return places
    ends: list[int] = []
    """By length the smallest last number of so long a row."""
    before: dict[int, int | None] = {}
    for place in places:
        length = bisect_left(ends, place)
        before[place] = ends[length - 1] if length else None
        ends[length : length + 1] = [place]
    row: list[int] = []
    last = ends[-1] if ends else None
    while last is not None:
        row.append(last)
        last = before[last]
    return row[::-1]


def _joined(rects: list[pygame.Rect]) -> list[pygame.Rect]:
    """The same ground in rectangles that do not meet: what is half transparent is never laid twice over one spot."""
    whole: list[pygame.Rect] = []
    for rect in rects:
        while (at := rect.collidelist(whole)) >= 0:
            rect = rect.union(whole.pop(at))
        whole.append(rect)
    return whole
