"""The table of each game as it was made last: the same people and house rules are there next time. Pure."""

from collections.abc import Mapping

from engine.model import GameInfo
from game.match import LONGEST_WAIT, Wish
from game.sofa.seats import player_from
from game.store import Store

_UNDER = "table/"


def keep_table(store: Store, wish: Wish) -> None:
    """Who sits where and by which rules, without the devices: next time others may be plugged in."""
    plain = {
        "seats": wish.seats,
        "players": [player.plain() for player in wish.players],
        "options": dict(wish.options),
        "always": wish.always,
    }
    store.put(_UNDER + wish.game, plain).wait(LONGEST_WAIT)


def kept_table(store: Store, info: GameInfo) -> Wish | None:
    """The wish for the same table again; None if none was made, or what stands there is none."""
    plain = store.setting(_UNDER + info.key)
    if not isinstance(plain, Mapping) or plain.get("seats") not in info.seats:
        return None
    seats = int(plain["seats"])
    given = plain.get("options")
    options = {
        option.key: given[option.key]
        for option in info.options
        if isinstance(given, Mapping) and isinstance(given.get(option.key), str) and given[option.key] in option.values
    }
    noted = plain.get("players")
    players = [player_from(one) for one in noted] if isinstance(noted, list) and len(noted) == seats else []
    found = tuple(player for player in players if player is not None)
    return Wish(
        info.key,
        seats,
        options=tuple(options.items()),
        players=found if len(found) == seats else (),
        always=plain.get("always") is True,
    )
