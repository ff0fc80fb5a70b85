"""A great hand parted into its combinations, and what each is called. Pure: where the cards lie while they are looked at."""

from dataclasses import dataclass, replace

from engine.cards import Card
from engine.events import Shown
from game import words
from game.outcome import part_name
from game.places.layout import RATIO, Place, Spread

_OVERLAP = 0.46
"""From card to card of a combination, in card widths."""
_APART = 0.4
"""Between two combinations, in card widths beyond the card itself."""
_WIDTH = 0.66
"""Width of a card, as a part of one in your own hand."""
_EDGE = 16.0
_UNDER = 26.0
"""From the lower edge of the cards to the middle of a name, in logical pixels."""
_OVER = 60
"""z: above all that lies on the table."""


@dataclass(frozen=True)
class Name:
    """What is written under a combination, or over the whole hand. large: the name of the hand."""

    text: str
    x: float
    y: float
    room: float
    large: bool = False


@dataclass(frozen=True)
class Parted:
    """Where each card lies, and the names in the order in which they are said."""

    places: dict[Card, Place]
    names: tuple[Name, ...]


def part(shown: Shown, spread: Spread) -> Parted:
    """The hand that is shown, in front of its seat and wholly on the canvas."""
    frame = spread.frame
    assert shown.zone.seat is not None
    homes = {place.card: place for place in spread.places if place.zone == shown.zone and place.card is not None}
    groups = [tuple(card for card in held if card in homes) for _, held in shown.parts]
    loose = tuple(card for card in homes if not any(card in group for group in groups))
    whole = [group for group in [*groups, loose] if group]
    seat = frame.seats[shown.zone.seat]
    yours = seat.side == "you"
    width = frame.card * (1.0 if yours else _WIDTH)
    units = sum(1 + _OVERLAP * (len(group) - 1) for group in whole) + _APART * (len(whole) - 1)
    first, last = (frame.hand.x, frame.hand.right) if yours else (_EDGE, frame.width - _EDGE)
    width = min(width, (last - first) / units)
    high = width * RATIO
    if yours:
        x, y = frame.hand.centre[0], frame.hand.y + high / 2 - 24
        y = min(y, frame.height - high / 2 - 2 * _UNDER)
    else:
        x = seat.plate.centre[0]
        over = seat.plate.y - high / 2 - 2 * _UNDER
        y = over if over > high / 2 + 70 else seat.plate.bottom + high / 2 + 76
    left = min(max(first, x - units * width / 2), last - units * width)
    places: dict[Card, Place] = {}
    names: list[Name] = []
    start = left
    for number, group in enumerate(whole):
        for card in group:
            where = {"x": left + width / 2, "y": y, "width": width, "angle": 0.0, "z": _OVER}
            places[card] = replace(homes[card], slot=len(places), lit=False, dim=False, **where)  # type: ignore[arg-type]
            left += width * _OVERLAP
        left += width * (1 - _OVERLAP)
        if number < len(groups) and group:
            long = width * (1 + _OVERLAP * (len(group) - 1))
            text = part_name(shown.parts[number][0], shown.parts[number][1])
            names.append(Name(text, left - long / 2, y + high / 2 + _UNDER, long + _APART * width))
        left += width * _APART
    title = "gr.title." + shown.title
    if words.has(title):
        middle = (start + left - width * _APART) / 2
        names.append(Name(words.say(title), middle, y - high / 2 - 34, units * width, large=True))
    return Parted(places, tuple(names))
