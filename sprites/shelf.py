"""A shelf of finished pictures that never holds more than so many bytes; what was not asked for longest falls off."""

from collections import OrderedDict
from collections.abc import Callable, Hashable

import pygame

MEGABYTE = 1 << 20


class Shelf:
    """Pictures by key, at most `limit` bytes of pixels.

    What is on the shelf belongs to everybody: whoever takes a picture blits it and draws nothing on it.
    """

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.held = 0
        """Bytes of pixels on the shelf now."""
        self._pictures: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        self._shown = False

    def __len__(self) -> int:
        return len(self._pictures)

    def take(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The picture of that key, made now if it is not there."""
        shown = pygame.display.get_surface() is not None
        if shown != self._shown:
            # Pictures made before there was a window are not in the window's format and would be slow for ever.
            self.clear()
            self._shown = shown
        found = self._pictures.get(key)
        if found is not None:
            self._pictures.move_to_end(key)
            return found
        made = make()
        self._put(key, made)
        return made

    def _put(self, key: Hashable, picture: pygame.Surface) -> None:
        size = weight(picture)
        if size > self.limit:
            return
        before = self._pictures.pop(key, None)
        if before is not None:
            self.held -= weight(before)
        self._pictures[key] = picture
        self.held += size
        while self.held > self.limit:
            _, dropped = self._pictures.popitem(last=False)
            self.held -= weight(dropped)

    def clear(self) -> None:
        """Empty the shelf."""
        self._pictures.clear()
        self.held = 0


def weight(picture: pygame.Surface) -> int:
    """Bytes of pixels of a picture."""
    return picture.get_pitch() * picture.get_height()
