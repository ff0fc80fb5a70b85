"""Where the seats of a table that is being made lie: around it if the window has room for that, else in a list. Pure."""

from typing import NamedTuple

from game.geometry import Rect

_AROUND = {2: (0, 1), 3: (1, 0), 4: (1, 1), 5: (1, 2), 6: (2, 1), 7: (2, 2), 8: (2, 3)}
"""By the number of seats: how many sit at the left and as many at the right, and how many at the far side; one sits near."""
_GAP = 18.0


class Places(NamedTuple):
    """seats: a plate for each, clockwise from the near side; centre: the card in the middle; table: wood, None in a list."""

    seats: list[Rect]
    centre: Rect
    table: Rect | None


def places(seats: int, room: Rect, plate: tuple[float, float], centre: tuple[float, float]) -> Places:
    """plate, centre: how wide and how high one of them has to be."""
    return _around(seats, room, plate, centre) or _listed(seats, room, plate, centre)


def _around(seats: int, room: Rect, plate: tuple[float, float], centre: tuple[float, float]) -> Places | None:
    if seats not in _AROUND:
        return None
    beside, far = _AROUND[seats]
    wide, high = plate
    need = max(far * (wide + _GAP) - _GAP, centre[0] + (2 * (wide + _GAP) if beside else 0))
    tall = max(centre[1], beside * (high + _GAP) - _GAP) + (2 if far else 1) * (high + _GAP)
    if need > room.w or tall > room.h:
        return None
    spare = min(room.h, tall * 1.75)
    across = min(room.w, max(need, spare * 1.9))
    whole = Rect(room.centre[0] - across / 2, room.centre[1] - spare / 2, across, spare)
    near = Rect(whole.centre[0] - wide / 2, whole.bottom - high, wide, high)
    top = whole.y + (high + _GAP if far else 0)
    inner = Rect(whole.x, top, whole.w, near.y - _GAP - top)
    step = inner.h / max(1, beside)
    ys = [inner.y + (at + 0.5) * step - high / 2 for at in range(beside)]
    left = [Rect(whole.x, y, wide, high) for y in reversed(ys)]
    right = [Rect(whole.right - wide, y, wide, high) for y in ys]
    pitch = max(wide + _GAP, min((whole.w - wide) / far if far else 0.0, wide * 1.35))
    first = whole.centre[0] - (far - 1) * pitch / 2 - wide / 2
    upper = [Rect(first + at * pitch, whole.y, wide, high) for at in range(far)]
    card = Rect(whole.centre[0] - centre[0] / 2, inner.centre[1] - centre[1] / 2, *centre)
    edge = 0.42
    wood = Rect(
        whole.x + (wide * edge if beside else 0),
        whole.y + (high * edge if far else 0),
        whole.w - (2 * wide * edge if beside else 0),
        whole.h - (high * edge if far else 0) - high * edge,
    )
    return Places([near, *left, *upper, *right], card, wood)


def _listed(seats: int, room: Rect, plate: tuple[float, float], centre: tuple[float, float]) -> Places:
    """The card first, then the seats in as many columns as there is room for."""
    wide, high = plate
    columns = max(1, min(2, seats, int((room.w + _GAP) // (wide + _GAP))))
    wide = min(room.w, max(wide, min(wide * 1.3, (room.w + _GAP) / columns - _GAP)))
    card = Rect(room.centre[0] - min(centre[0], room.w) / 2, room.y, min(centre[0], room.w), centre[1])
    left = room.centre[0] - (columns * (wide + _GAP) - _GAP) / 2
    found = []
    for seat in range(seats):
        row, column = divmod(seat, columns)
        found.append(Rect(left + column * (wide + _GAP), card.bottom + _GAP + row * (high + _GAP), wide, high))
    return Places(found, card, None)
