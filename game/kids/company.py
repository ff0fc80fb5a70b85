"""Who plays at a children's table: children and perhaps grown-ups, and gentle bots that fill it up. Pure."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from engine.games import GAMES
from engine.model import GameInfo, Options, Seat
from game import words
from game.kids import mode
from game.match import LONGEST_WAIT, Wish
from game.sofa.profiles import ANIMALS, Kid, Profile
from game.sofa.seating import AT_HAND, Seating, helpers
from game.sofa.seats import Player, player_from
from game.store import Store

FIRST = "rabbit"
"""Who comes to a table for the first time."""
_UNDER = "kids/company/"


def guest(animal: str, look: Kid) -> Player:
    """A child who has not said who it is, called like its animal."""
    return Player(words.say("kids.animal." + animal), animal, kid=look, privacy="open")


def known(profile: Profile) -> Player:
    """Somebody who is remembered."""
    return Player(profile.name, profile.animal, profile=profile.id, kid=profile.kid, privacy="open")


class Company(Seating):
    """The seats of one game while they are filled. Everybody's hand is open; at least one person stays."""

    def __init__(self, info: GameInfo, look: Kid, players: Iterable[Player] = (), host: str = "") -> None:
        super().__init__(players, host)
        self.info, self.look = info, look
        if not self.people:
            self.players = [guest(FIRST, look)]
            self.resize(info.usual)

    def bot(self) -> Player:
        """One of the house, who plays gently."""
        return replace(super().bot(), level=mode.bots_level())

    def step(self, by: int) -> None:
        """More or fewer seats, as far as the game allows."""
        at = self.info.seats.index(len(self.players)) + by
        if 0 <= at < len(self.info.seats) and self.info.seats[at] >= len(self.people):
            self.resize(self.info.seats[at])

    def can_step(self, by: int) -> bool:
        """Whether there can be more or fewer."""
        seats = self.info.seats
        return min(seats) <= len(self.players) + by <= max(seats) and len(self.players) + by >= len(self.people)

    def sit(self, seat: Seat, player: Player) -> None:
        """That person sits there, with the devices of whoever did; somebody who sat elsewhere changes places."""
        before = self.players[seat]
        other = self._seat_of(player)
        if other is not None and other != seat:
            self.swap(seat, other)
            return
        self.put(seat, replace(player, devices=before.devices))
        for at, bot in enumerate(self.players):  # no two look alike
            if bot.is_bot and bot.animal == player.animal:
                self.put(at, self.bot())

    def _seat_of(self, player: Player) -> Seat | None:
        """Where that person sits already: the same profile, or the same guest."""
        for seat in self.people:
            one = self.players[seat]
            if one.profile == player.profile and (one.profile or one.animal == player.animal):
                return seat
        return None

    def stand_up(self, seat: Seat) -> None:
        """A bot plays there instead, unless nobody else does."""
        if len(self.people) > 1 or self.players[seat].is_bot:
            self.put(seat, self.bot())

    def join(self, device: str, name: str = "") -> Seat | None:
        """A child with that pad takes the first seat of a bot. None: there is none, or the pad has a seat."""
        seat = super().join(device, name or FIRST)
        if seat is not None:
            taken = {player.animal for at, player in enumerate(self.players) if at != seat}
            animal = next((one for one in (FIRST, *ANIMALS) if one not in taken), FIRST)
            self.put(seat, replace(guest(animal, self.look), devices=(device,)))
        return seat

    def seated(self) -> tuple[Player, ...]:
        """The players with the devices that press for each.

        While nobody has a pad of the own, every device presses for everybody. Else each hears the own pad and what lies at the
        computer, so that a pad that is lost stops nobody; and each child what the grown-ups hold: that is the help seat.
        """
        if not any(self.players[seat].devices for seat in self.people):
            return tuple(self.players)
        rest = (self.host,) if self.host.startswith("pad:") and self.seat_of(self.host) is None else ()
        own = {seat: self.players[seat].devices or rest for seat in self.people}
        grown = tuple(one for seat in self.people if not self.players[seat].kid for one in own[seat])
        return tuple(
            player if player.is_bot else replace(player, devices=_once(own[seat], AT_HAND, grown if player.kid else ()))
            for seat, player in enumerate(self.players)
        )


def _once(*devices: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(one for some in devices for one in some))


def helped(players: Sequence[Player]) -> list[str]:
    """Who may press for which child, in sentences; a grown-up who does not play is just a grown-up."""
    found = [
        words.say("kids.helps", helper=players[other].name, name=player.name)
        for seat, player in enumerate(players)
        for other in helpers(players, seat)
    ]
    return found or [words.say("kids.helper")]


def keep(store: Store, company: Company) -> None:
    """The same people are there next time this game is chosen."""
    store.put(_UNDER + company.info.key, [player.plain() for player in company.players]).wait(LONGEST_WAIT)


def kept(store: Store, info: GameInfo, look: Kid, host: str = "") -> Company:
    """Who played that game last on the children's screen; one child, who is a guest, among bots if nobody has."""
    plain = store.setting(_UNDER + info.key)
    found = [player for one in plain if (player := player_from(one)) is not None] if isinstance(plain, list) else []
    if len(found) not in info.seats or (isinstance(plain, list) and len(found) != len(plain)):
        found = []
    level = mode.bots_level()
    players = [
        replace(one, level=level) if one.is_bot else replace(one, privacy="open", kid=one.kid or ("" if one.profile else look))
        for one in found
    ]
    players = [one if one.is_bot or one.profile else guest(one.animal, look) for one in players]
    return Company(info, look, players, host)


def for_kids(wish: Wish, look: Kid) -> Wish:
    """That wish as children play it: one of them, who is a guest, among gentle bots, by the rules that are short and kind where
    the wish says nothing else. ValueError for a number of seats that the game does not have."""
    info = GAMES[wish.game].info
    Options(info, wish.seats)
    table = Company(info, look)
    while len(table.players) != wish.seats:
        table.step(1 if len(table.players) < wish.seats else -1)
    return replace(mode.wish(wish.game, table.seated(), look, dict(wish.options)), seed=wish.seed)
