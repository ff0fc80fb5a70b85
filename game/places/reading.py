"""Which cards lie face up on a table, in the order in which they are read, and which of them lies at a place. Pure."""

from game.geometry import Rect
from game.places.layout import Place, Spread, is_hand

_COVERED = 0.3
"""A card whose middle is nearer to a later one's than that part of its width is covered by it."""


def face_up(spread: Spread) -> list[Place]:
    """Every card that shows its face: the middle of the table first, of a pile the top card before those under it, then the
    hands from the first seat on."""
    shown = [place for place in spread.places if place.show and place.up]
    middle = [place for place in shown if place.zone.seat is None]
    covered = [place for place in middle if _covered(place, middle)]
    rest = [place for place in shown if place.zone.seat is not None]
    rest.sort(key=lambda place: (place.zone.seat, place.zone.name, place.slot))
    top = [place for place in middle if place not in covered]
    top.sort(key=lambda place: (round(place.y / place.width), place.x))
    found: list[Place] = []
    for place in top:
        under = [one for one in covered if one.zone == place.zone] if _last(place, middle) else []
        found += [place, *reversed(under)]
    return found + rest


def in_sight(spread: Spread) -> list[tuple[Place, Rect]]:
    """The cards that show their face and are not covered whole, in reading order, with the part that shows: of a card in a fan
    from its left edge to the next one's."""
    found = face_up(spread)
    sights = []
    for place in found:
        rect = place.rect
        row = [one for one in found if one.zone == place.zone and one.slot > place.slot]
        if any(_close(place, one) for one in row):
            continue
        if is_hand(place.zone):
            ends = [one.rect.x for one in row if abs(one.y - place.y) < place.width / 2 and one.rect.x > rect.x]
            rect = Rect(rect.x, rect.y, min([rect.right, *ends]) - rect.x, rect.h)
        sights.append((place, rect.cut(Rect(0, 0, spread.frame.width, spread.frame.height))))
    return sights


def at(spread: Spread, x: float, y: float) -> Place | None:
    """The card that shows its face at that place, if there is one; what lies on top comes first."""
    under = [place for place in spread.places if place.show and place.rect.holds(x, y)]
    if not under:
        return None
    top = max(under, key=lambda place: (place.z, place.slot))
    return top if top.up else None


def _close(place: Place, other: Place) -> bool:
    return abs(place.x - other.x) + abs(place.y - other.y) < _COVERED * place.width


def _covered(place: Place, others: list[Place]) -> bool:
    return any(one.zone == place.zone and one.slot > place.slot and _close(place, one) for one in others)


def _last(place: Place, others: list[Place]) -> bool:
    return all(one.slot <= place.slot for one in others if one.zone == place.zone)
