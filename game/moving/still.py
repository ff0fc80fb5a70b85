"""What stands still on a table, kept as one picture: each frame blits it in one go and draws only what moves over it.

The table is drawn onto a tape, which notes what would be blitted where. Where the notes differ from those of the frame before
the kept picture is patched; where nothing differs nothing is drawn. It is also what a cross-fade fades from.
"""

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Hashable

import pygame

from game.paint import Canvas

Blit = tuple[pygame.Surface, tuple[int, int]]
Kept = dict[Hashable, tuple[object, list[Blit]]]
"""By part of a table what its look follows from, and what is blitted for it."""
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


class StillCanvas(Canvas):
    """A canvas on a tape: whoever draws on it leaves out what moves by itself."""

    def __init__(self, canvas: Canvas, kept: "Kept | None" = None) -> None:
        """kept: what parts of the table looked like when they were noted last, and is noted from now on."""
        self.tape = Tape(canvas.surface.get_size())
        self.kept: Kept = {} if kept is None else kept
        super().__init__(self.tape, canvas.scale, canvas.letters, canvas.shift, canvas.strong)  # type: ignore[arg-type]
        self.deck = canvas.deck


def once(canvas: Canvas, part: Hashable, value: object, draw: Callable[[], None]) -> None:
    """Draw a part of the table. On a tape it is drawn only if its value, all that its look follows from, is another one than
    the last time; else what was noted then is noted again."""
    if not isinstance(canvas, StillCanvas):
        draw()
        return
    blits, found = canvas.tape.blits, canvas.kept.get(part)
    if found is not None and found[0] == value:
        blits += found[1]
        return
    start = len(blits)
    draw()
    canvas.kept[part] = value, blits[start:]


class Still:
    """The kept picture of one table."""

    def __init__(self) -> None:
        self._layer: pygame.Surface | None = None
        self._blits: list[Blit] = []
        self._stamp: Hashable = None
        self._kept: Kept = {}
        self._window: Hashable = None
        self._before: pygame.Surface | None = None
        self._fades, self._laid = 0, -1

    def draw(self, canvas: Canvas, stamp: Hashable, paint: Callable[[Canvas], None]) -> None:
        """Blit it, after bringing it up to date. `stamp` is another one whenever what `paint` would draw has changed."""
        size = canvas.surface.get_size()
        window = (size, canvas.scale, canvas.letters, canvas.shift, canvas.strong, canvas.deck)
        if self._layer is None or window != self._window:
            self._layer, self._window = pygame.Surface(size), window
            self._blits, self._stamp, self._kept = [], None, {}
        canvas.surface.blit(self._layer, (0, 0))
        if stamp != self._stamp:
            taped = StillCanvas(canvas, self._kept)
            paint(taped)
            _patch(canvas.surface, self._layer, self._blits, taped.tape.blits)
            self._blits, self._stamp = taped.tape.blits, stamp

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


def _patch(surface: pygame.Surface, layer: pygame.Surface, old: list[Blit], new: list[Blit]) -> None:
    """Paint the surface anew where the two differ, and keep that in the layer.

    Never painted onto the layer itself: a run-length encoded picture is encoded anew, which takes as long as making it,
    whenever it goes to another surface than the last time.
    """
    patches = _differing(old, new)
    whole = layer.get_rect()
    if patches is None or sum(one.w * one.h for one in patches) > _WHOLE * whole.w * whole.h:
        patches = [whole]
    clip = surface.get_clip()
    for rect in patches:
        surface.set_clip(rect.clip(clip))
        surface.fblits(new)
        layer.blit(surface, rect, rect)
    surface.set_clip(clip)


def _differing(old: list[Blit], new: list[Blit]) -> list[pygame.Rect] | None:
    """Rectangles in which what is blitted differs, none meeting another; None if there was nothing before.

    Outside of them the same pictures lie over each other in the same order, which is all that a pixel follows from.
    """
    if not old:
        return None
    before, after = _numbered(old), _numbered(new)
    at = {key: place for place, key in enumerate(before)}
    kept = {before[place] for place in _ascending([at[key] for key in after if key in at])}
    found = [
        picture.get_rect(topleft=place)
        for blits, keys in ((old, before), (new, after))
        for (picture, place), key in zip(blits, keys)
        if key not in kept
    ]
    joined = _joined(found)
    return joined if len(joined) <= _MOST else [joined[0].unionall(joined[1:])]


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
