"""About how long a match takes, before it is played. Pure.

What a deal asks for was measured: the medians of 40 matches of normal bots for every game and number of seats (10 and more for
Michigan). How long a person takes is an estimate: nobody was timed.
"""

from engine.model import Options

CHOICE, MOVE, HAND_OVER = 5.0, 1.1, 3.0
"""Seconds in which a person chooses, in which a bot acts or a forced card is played, and which the curtain adds to a choice."""
BETWEEN = 14.0
"""Seconds from the last card of a deal to the first choice of the next: its end, the result, the dealing."""

_ROLLING_STONE = {4: (29, 65), 5: (42, 97), 6: (55, 121)}
"""By seats: choices in a deal, and actions in all."""
_STONE_DEALS = {4: {"1": 1.0, "3": 6.0, "5": 12.5}, 5: {"1": 1.0, "3": 6.5, "5": 14.5}, 6: {"1": 1.0, "3": 7.0, "5": 16.0}}
_MAY_PICK_UP = {4: 48, 5: 72, 6: 84}
"""Choices in a deal in which who could follow may pick up instead."""
_GRAN_RAMINO = {"40": {2: 23, 3: 37, 4: 29}, "36": {2: 25, 3: 32, 4: 21}}
"""Choices in a deal by pack and seats; only the first draw is forced."""
_TURNED = {"0": 0, "1": 16, "2": 21}
"""So many more with four, if the discards are turned once or twice."""
_RAMINO_DEALS = {
    2: {"1": 1.0, "3": 4.0, "5": 8.0, "7": 12.0},
    3: {"1": 1.0, "3": 5.0, "5": 10.0, "7": 15.0},
    4: {"1": 1.0, "3": 6.0, "5": 10.5, "7": 16.5},
}
_MICHIGAN_DEALS = {2: 8, 3: 6, 4: 8, 5: 5, 6: 6, 7: 7, 8: 8}
_MICHIGAN = {
    "false": dict.fromkeys(range(2, 9), (13, 35)),
    "true": {seats: (4 + seats // 2, 36) for seats in range(2, 9)},
}
"""Choices and actions by whether the lead is always the lowest card of the hand."""
_ROUGHLY = 5
"""From so many minutes on they are told in steps of that size."""


def minutes(game: str, options: Options, people: int, curtained: int = 0) -> int:
    """Whole minutes, rounded to what an estimate is worth; 0 for a game of which nothing was measured.

    people     how many play, from 0; the rest are bots
    curtained  how many of them look at their hand behind the curtain, if more than one plays
    """
    measured = _measured(game, options)
    if measured is None:
        return 0
    choices, actions, deals = measured
    of_people = choices * people / options.seats
    seconds = of_people * CHOICE + (actions - of_people) * MOVE + BETWEEN
    if people > 1:
        seconds += choices * curtained / options.seats * HAND_OVER
    return _rounded(seconds * deals / 60)


def _measured(game: str, options: Options) -> tuple[float, float, float] | None:
    """Choices in a deal, actions in a deal, deals in a match."""
    seats = options.seats
    if game == "rolling_stone":
        choices, actions = _ROLLING_STONE[seats]
        if options["voluntary_pickup"] != "false":
            choices = _MAY_PICK_UP[seats]
        return choices, actions, seats if options["scoring"] == "cards" else _STONE_DEALS[seats][options["match_to"]]
    if game == "gran_ramino":
        choices = _GRAN_RAMINO[options["pack"]][seats]
        if seats == max(_RAMINO_DEALS) and options["pack"] == "40":
            choices += _TURNED[options["turn_discards"]]
        return choices, choices + 1, _RAMINO_DEALS[seats][options["match_to"]]
    if game == "michigan":
        normal = _MICHIGAN_DEALS[seats]
        deals = {"normal": normal, "half": max(2, (normal + 1) // 2), "double": 2 * normal, "three": 3}[options["length"]]
        return *_MICHIGAN[options["strict_lowest"]][seats], deals
    return None


def _rounded(minutes: float) -> int:
    step = 1 if minutes < 2 * _ROUGHLY else _ROUGHLY
    return max(1, round(minutes / step) * step)
