"""A match at this screen: the table, who sits there, and whose eyes look. Pure.

The deals are played by the client itself; bots get the view of their seat and nothing else. A match that is kept is written to
the store after every action, and is on disk before the action's motion starts.
"""

import secrets
from collections.abc import Iterator, Mapping
from copy import copy
from dataclasses import dataclass, replace
from typing import Any

from engine.cards import Card
from engine.chance import Given, derive
from engine.events import Event
from engine.fairness import seal_note
from engine.games import find
from engine.model import DEAL, Action, Options, Seat, View
from engine.plan import Plan
from engine.record import Record
from engine.table import Table
from game import words
from game.places.order import OwnOrders
from game.places.plan import plan_for
from game.sofa import couch
from game.sofa.couch import Couch
from game.sofa.profiles import KIDS, Kid
from game.sofa.seats import OPEN, Eyes, Player, look, player_from, seated, secrecy, shown
from game.sofa.taking_back import Step, Undone, may_take_back
from game.sofa.writing import fitted
from game.store import Saved, Store
from game.talk import Talk
from game.words import say
from game.worker import Mind

MOST_SEED = 10**18
LONGEST_WAIT = 0.25
"""Seconds for which a move waits to be on disk before it is shown; a disk that is slower than that does not hold the game."""


@dataclass(frozen=True)
class Wish:
    """What somebody wants to play.

    seed     None for a new match; a `Given` where its first deal was chosen by a code
    watch    bots at all seats and all hands open
    name     of the person who plays alone, "" for "You"
    players  who sits where; () for that person at seat 0 and bots elsewhere
    always   the curtain is asked for before every look
    kids     children play it on their screen, in that look
    """

    game: str
    seats: int
    seed: int | None = None
    options: tuple[tuple[str, str], ...] = ()
    watch: bool = False
    name: str = ""
    players: tuple[Player, ...] = ()
    always: bool = False
    kids: Kid = ""


class Match:
    """One match and its players. you: the seat at the bottom of the screen."""

    def __init__(self, wish: Wish, record: Record | None = None) -> None:
        """A new match, or the one that a record holds. ValueError says what is possible instead of an unknown game, number of
        seats or option, or what is wrong with the record."""
        rules = find(wish.game)
        given: Mapping[str, object] = dict(wish.options)
        options = Options(rules.info, wish.seats, given)
        seed = secrets.randbelow(MOST_SEED) if wish.seed is None else wish.seed
        self.wish = wish
        if record is None:
            record = Record(rules.info.key, options, seed, version=rules.info.version)
            if isinstance(seed, Given):
                record.note("not counted: the first deal was chosen by its code")
        self.table = Table(record)
        seed = self.table.record.seed or 0
        self._store: Store | None = None
        self._number = 0
        if wish.players and len(wish.players) != wish.seats:
            raise ValueError(f"{len(wish.players)} players cannot sit on {wish.seats} seats")
        self.players: tuple[Player, ...] = wish.players or seated(wish.seats, None if wish.watch else wish.name or say("you"))
        self.people: tuple[Seat, ...] = tuple(seat for seat, player in enumerate(self.players) if not player.is_bot)
        self.couch = Couch(self.people, {seat: self.players[seat].privacy for seat in self.people}, wish.always)
        self.you: Seat = self.people[0] if self.people else 0
        self.eyes: Eyes = OPEN if wish.watch else self.you if self.people and self.couch.alone else None
        self.talk = Talk(self.players, self.you if self.couch.alone and self.people else None)
        self._bots: dict[Seat, Mind] = {
            seat: Mind(rules.info.key, player.level, derive(seed, "bot", seat), player.manner)
            for seat, player in enumerate(self.players)
            if player.is_bot
        }
        self.own = OwnOrders(self.people, plan_for(self.game, self.table.view(None)).low_ace)
        self.undone = Undone()
        self.stopping = False
        """Whether the match ends with this deal although it could go on."""
        self.plans: dict[Seat, Plan] = {}
        """What people have laid down in advance; here and nowhere else."""

    @property
    def game(self) -> str:
        """The key of the game."""
        return self.table.record.game

    @property
    def title(self) -> str:
        """The name of the game."""
        return words.title(self.table.rules.info)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.table.turn is None

    @property
    def deal_is_next(self) -> bool:
        """Whether all that can be done is to deal."""
        return self.table.legal == (DEAL,)

    @property
    def bot(self) -> Mind | None:
        """The bot that is to act, or None."""
        return None if self.table.turn is None else self._bots.get(self.table.turn)

    def view(self) -> View[Any, Any]:
        """What the eyes at the screen may see."""
        return look(self.table, self.eyes)

    def bots_view(self) -> View[Any, Any]:
        """What the seat to act may know."""
        return self.table.view(self.table.turn)

    @property
    def several(self) -> bool:
        """Whether several people play at this screen, who hide their hands from each other."""
        return not self.couch.alone

    @property
    def secrecy(self) -> str:
        """How hands are hidden: "open", "curtain", "mixed", or "" where there is nobody to hide from."""
        return secrecy(self.players, self.table.record.options.get("open_hands") == "true")

    def step(self) -> couch.Step:
        """What comes next at the screen."""
        return self.couch.step(self.bots_view(), self.table.view(None))

    def sit(self, seat: Seat) -> None:
        """That seat is at the bottom of the screen from now on."""
        self.you = seat

    def open(self, seat: Seat) -> None:
        """That person looks at the own hand."""
        self.couch.looked(seat, self.table.ply)
        self.sit(seat)
        self._see(seat)

    def lay_down(self) -> None:
        """Where several people play all hands are down, and nobody has looked at any."""
        self.couch.lay_down(self.table.ply)
        if self.several:
            self._see(None)

    def cover(self) -> None:
        """Where several people play all hands are down for now; who has looked at what is not forgotten."""
        self.couch.cover()
        if self.several:
            self._see(None)

    def seat_with(self, device: str) -> Seat | None:
        """The first person's seat that names the device, or None."""
        return next((seat for seat in self.people if device in self.players[seat].devices), None)

    def change_device(self, old: str, new: str) -> None:
        """A device has come back under another name: whoever used it uses it still."""
        self.players = tuple(
            replace(player, devices=tuple(new if one == old else one for one in player.devices)) for player in self.players
        )
        self.talk = Talk(self.players, self.talk.you)

    def for_all(self) -> "Match":
        """This match as everybody may see it, to be looked at and nothing else."""
        twin = copy(self)
        twin._see(None)
        return twin

    def _see(self, eyes: Seat | None) -> None:
        self.eyes = eyes
        self.talk = Talk(self.players, eyes)

    def play(self, action: Action) -> list[Event]:
        """Play it for the seat to act; what happened, as the eyes at the screen may see it.

        Where several people play, whoever has chosen lays the hand down with it, unless the same turn goes on.
        """
        turn = self.table.turn
        if turn is None:
            raise ValueError(f"the match is over: {action.text!r} cannot be played")
        ply = self.table.ply
        if action is DEAL:
            self._keep_seal()
        events = self.table.play(turn, action)
        if self.several:
            self._chosen(turn, action, ply)
        self.own.follow(events, self._held())
        self.undone.forget()
        self._save()
        return shown(events, self.eyes)

    def _keep_seal(self) -> None:
        """What everybody may see before the cards are dealt stays in the record: afterwards it shows that they were settled."""
        deal = self.table.deals + 1
        seal = self.table.seal(deal)
        if seal:
            self.table.record.note(seal_note(deal, seal))

    def _chosen(self, seat: Seat, action: Action, ply: int) -> None:
        if action is DEAL:
            self.plans.clear()
            self.couch.lay_down(self.table.ply)
        elif seat == self.couch.open:
            goes_on = self.table.turn == seat and not self.deal_is_next
            self.couch.acted(seat, ply, goes_on)
            if not goes_on:
                self._see(None)

    def planned(self) -> Action | None:
        """What the seat to act has laid down for this case, if anything."""
        plan = None if self.table.turn is None else self.plans.get(self.table.turn)
        return None if plan is None else plan.answer(self.bots_view())

    def play_planned(self) -> list[Event]:
        """Play what was laid down: nobody looks, and that answer is spent. ValueError if nothing fits."""
        seat, action = self.table.turn, self.planned()
        if seat is None or action is None:
            raise ValueError("no plan has an answer now")
        events = self.play(action)
        plan = self.plans.get(seat)
        left = None if plan is None else plan.after(action, self.table.view(seat))
        self.plans.pop(seat, None)
        if left is not None:
            self.plans[seat] = left
        return events

    @property
    def ended(self) -> bool:
        """Whether nothing more is played: the match is over, or was to be stopped after the deal that is over now."""
        return self.over or (self.stopping and self.table.deal_over)

    def stop_after_deal(self, stop: bool = True) -> None:
        """The match ends with this deal, as it then stands; or it does not after all."""
        if stop != self.stopping:
            self.stopping = stop
            how = "ends after this deal" if stop else "goes on after this deal"
            self.table.record.note(f"ply {self.table.ply} the match {how}")
            self._save()

    def reseat(self, seat: Seat, player: Player) -> None:
        """That player has the seat from now on: a bot for a person, a person for a bot, another person, or other devices.

        The cards stay. All hands are down, plans are void, and nobody has looked. The record says who has gone and come.
        """
        before, known = self.players[seat], self.couch.known
        self.players = (*self.players[:seat], player, *self.players[seat + 1 :])
        self.wish = replace(self.wish, players=self.players)
        if (before.level, before.manner, before.name, before.profile) != (
            *(player.level, player.manner, player.name, player.profile),
        ):
            who = f"bot {player.level}" if player.is_bot else "person"
            self.table.record.note(f"ply {self.table.ply} seat {seat} is now {who}")
            known = {**known, seat: self.table.ply}
        self.people = tuple(at for at, one in enumerate(self.players) if not one.is_bot)
        self.couch = Couch(self.people, {at: self.players[at].privacy for at in self.people}, self.wish.always)
        self.couch.known.update({at: ply for at, ply in known.items() if at in self.people})
        self._bots.pop(seat, None)
        if player.is_bot:
            seed = derive(self.table.record.seed or 0, "bot", seat)
            self._bots[seat] = Mind(self.game, player.level, seed, player.manner)
        if self.you not in self.people and self.people:
            self.you = self.people[0]
        alone = bool(self.people) and self.couch.alone
        self.you = self.people[0] if alone else self.you
        self._see(self.you if alone else None)
        self._anew()
        self._save()

    def note_replaced(self, seat: Seat, fault: str) -> None:
        """A simple choice stood in for that bot. Only the kind of the fault is kept: its words may hold a card."""
        kind = fault.partition(":")[0]
        kind = kind if kind.isidentifier() else "no choice in time" if "seconds" in fault else "no legal choice"
        self.table.record.note(f"ply {self.table.ply} seat {seat} was replaced for one move: {kind}")

    def note_hint(self, seat: Seat) -> None:
        """That seat was told something by a hint, so that statistics can say so; once for a choice."""
        ply = self.table.ply
        if (ply, f"# ply {ply} seat {seat} hint") not in self.table.record.notes:
            self.table.record.note(f"ply {ply} seat {seat} hint")
            self._save(wait=0.0)  # nothing moves on it: it is enough that it will be on disk soon

    def _held(self) -> dict[Seat, tuple[Card, ...]]:
        """What each person holds and may look at."""
        piles = {seat: self.table.view(seat).by_zone.get(("hand", seat)) for seat in self.people}
        return {seat: pile.up for seat, pile in piles.items() if pile is not None}

    def put_own(self, seat: Seat, own: tuple[Card, ...]) -> None:
        """That person has put the cards of the hand so; it is kept with the match."""
        self.own.put(seat, own)
        self._save()

    def may_take_back(self, seat: Seat) -> str:
        """Why that seat may not take back what came since its last decision, as the key of a sentence; "" if it may."""
        ply = self.table.can_take_back(seat)
        record = self.table.record
        again = Table(record.begun())
        steps = [Step(who, action, tuple(again.play(who, action))) for who, action in record.actions]
        looked = frozenset() if ply is None else self.couch.ledger.since(ply)
        if looked is None:  # longer ago than anybody remembers: somebody may have
            looked = frozenset(self.people)
        return may_take_back(seat, self.people, steps[len(steps) if ply is None else ply :], looked, over=self.over)

    def take_back(self, seat: Seat) -> None:
        """Go back to that seat's last decision. Ask `may_take_back` first."""
        before = list(self.table.record.actions)
        self.table.take_back(seat)
        self.undone.put(before[self.table.ply :])
        self._anew()
        self._save()

    def redo(self) -> bool:
        """Do again what was taken back last; whether there was anything."""
        run = self.undone.take()
        for seat, action in run:
            self.own.follow(self.table.play(seat, action), self._held())
        if run:
            self._anew()
        self._save()
        return bool(run)

    def _anew(self) -> None:
        """The match stands elsewhere than before: what was planned is void, and who looks next opens the curtain."""
        self.plans.clear()
        self.lay_down()

    def keep_in(self, store: Store) -> None:
        """From now on every action is written there. A match that is only watched is not kept."""
        if self._store is None and not self.wish.watch:
            self._store = store
            self._number = self._number or store.begin(self.game, self._noted(), self.table.record.to_text())

    def _save(self, wait: float = LONGEST_WAIT) -> None:
        if self._store is not None:
            text = self.table.record.to_text()
            self._store.save(self._number, self.game, self._noted(), text, finished=self.ended).wait(wait)

    def _noted(self) -> dict[str, Any]:
        """Who sits here, as plain values."""
        seats = [one.plain() for one in self.players]
        noted = {"name": self.wish.name, "seats": seats, "always": self.wish.always, "own": self.own.plain()}
        if self.wish.kids:
            noted["kids"] = self.wish.kids
        return {**noted, "stopping": True} if self.stopping else noted

    @classmethod
    def resumed(cls, saved: Saved) -> "Match":
        """A kept match as it stood. ValueError if its record cannot be played."""
        if not isinstance(saved.record, str):
            raise ValueError("its record is no text")
        record = Record.from_text(saved.record)
        noted = saved.seats if isinstance(saved.seats, dict) else {}
        name = noted.get("name")
        options = tuple(record.options.items())
        wish = Wish(
            record.game,
            record.options.seats,
            record.seed,
            options,
            name=fitted(name) if isinstance(name, str) else "",
            players=_players(noted.get("seats"), record.options.seats),
            always=noted.get("always") is True,
            kids=next((look for look in KIDS if look == noted.get("kids")), ""),
        )
        match = cls(wish, record)
        match._number = saved.id
        match.own.read(noted.get("own"))
        match.stopping = noted.get("stopping") is True
        match.lay_down()
        return match

    def before_deal(self) -> View[Any, Any]:
        """The table as it was before the last deal was dealt, from the record."""
        record = self.table.record
        again = Table(record.begun())
        for seat, action in record.actions[: self.dealt]:
            again.play(seat, action)
        return look(again, self.eyes)

    @property
    def dealt(self) -> int:
        """The ply of the last deal; 0 before the first."""
        return max((ply for ply, (_, action) in enumerate(self.table.record.actions) if action is DEAL), default=0)

    def this_deal(self) -> Iterator[tuple[Seat, Action, list[Event]]]:
        """What has happened since the last deal was dealt, as the eyes at the screen saw it: (seat, action, events)."""
        record = self.table.record
        again = Table(record.begun())
        steps = [(seat, action, again.play(seat, action)) for seat, action in record.actions]
        return ((seat, action, shown(events, self.eyes)) for seat, action, events in steps[self.dealt :])

    def rename(self) -> None:
        """The person who has given no name is called otherwise in another language."""
        if not (self.wish.watch or self.wish.name or self.wish.players):
            self.players = (replace(self.players[self.you], name=say("you")), *self.players[1:])
            self.talk = Talk(self.players, self.talk.you)

    def again(self) -> "Match":
        """Another match with the same players and house rules."""
        wish = self.wish
        return Match(replace(wish, seed=None, players=self.players if wish.players else ()))


def _players(noted: object, seats: int) -> tuple[Player, ...]:
    """Who sat where, as it was noted; () if that says nothing sensible, or nothing but one person among bots."""
    if not isinstance(noted, list) or len(noted) != seats:
        return ()
    found = [one for plain in noted if (one := player_from(plain)) is not None]
    people = [one for one in found if not one.is_bot or not one.manner]  # also who has left the seat to a bot for a while
    usual = bool(found) and tuple(found) == seated(seats, found[0].name)
    return tuple(found) if len(found) == seats and people and not usual else ()
