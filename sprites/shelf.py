"""A shelf of finished pictures that never holds more than so many bytes; what was not asked for longest falls off."""

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from time import perf_counter

import pygame

MEGABYTE = 1 << 20
_USUAL = 1920 * 1080


class NotYetError(Exception):
    """A picture that is wanted would have to be made, and there is no time for it now. Those that were made stay."""


class _Hurry:
    """Until when pictures may be made."""

    until: float | None = None
    may = 0
    """How many may be made however long it takes."""


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """Make pictures only for so long, then raise NotYetError for each that is missing. Unless there is no time at all one is
    made in any case, so that whoever tries again comes to an end."""
    _Hurry.until, _Hurry.may = perf_counter() + seconds, int(seconds > 0)
    try:
        yield
    finally:
        _Hurry.until = None


def hurried() -> bool:
    """Whether pictures are made only within a time now."""
    return _Hurry.until is not None


def _hurry() -> None:
    if _Hurry.may < 1 and _Hurry.until is not None and perf_counter() >= _Hurry.until:
        raise NotYetError


def _made(picture: pygame.Surface) -> None:
    """Have it encoded now: what is run-length encoded is encoded when it is blitted for the first time."""
    _Hurry.may = 0
    surface = pygame.display.get_surface()
    if surface is not None:
        surface.blit(picture, (1 - picture.get_width(), 1 - picture.get_height()))
    _hurry()


class Shelf:
    """Pictures by key, at most `limit` bytes of pixels; in a window larger than 1080p in proportion, for they are larger there.

    What is on the shelf belongs to everybody: whoever takes a picture blits it and draws nothing on it.
    """

    made = 0
    """Pictures made so far, on all shelves."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.held = 0
        """Bytes of pixels on the shelf now."""
        self._pictures: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        self._shown = False

    def __len__(self) -> int:
        return len(self._pictures)

    def __contains__(self, key: Hashable) -> bool:
        return key in self._pictures

    def take(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The picture of that key, made now if it is not there; NotYetError if there is no time for that (`within`)."""
        shown = pygame.display.get_surface() is not None
        if shown != self._shown:
            # Pictures made before there was a window are not in the window's format and would be slow for ever.
            self.clear()
            self._shown = shown
        found = self._pictures.get(key)
        if found is not None:
            self._pictures.move_to_end(key)
            return found
        _hurry()
        made = make()
        self._put(key, made)
        Shelf.made += 1
        if _Hurry.until is not None:
            _made(made)
        return made

    def _put(self, key: Hashable, picture: pygame.Surface) -> None:
        size, room = weight(picture), self.room
        if size > room:
            return
        before = self._pictures.pop(key, None)
        if before is not None:
            self.held -= weight(before)
        self._pictures[key] = picture
        self.held += size
        while self.held > room:
            _, dropped = self._pictures.popitem(last=False)
            self.held -= weight(dropped)

    @property
    def room(self) -> int:
        """Bytes that may be held in the window as it is."""
        surface = pygame.display.get_surface()
        if surface is None:
            return self.limit
        return max(self.limit, self.limit * surface.get_width() * surface.get_height() // _USUAL)

    def clear(self) -> None:
        """Empty the shelf."""
        self._pictures.clear()
        self.held = 0


def weight(picture: pygame.Surface) -> int:
    """Bytes of pixels of a picture."""
    return picture.get_pitch() * picture.get_height()
