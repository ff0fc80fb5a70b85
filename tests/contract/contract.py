"""The contract that every game keeps, whatever its rules: properties checked at every move of a match.

Each failed property is an AssertionError that begins with the property's name, so that planted faults can be told apart.
"""

import dataclasses
import random
from collections.abc import Iterator
from typing import Any

from engine import chance
from engine.bots import QUICK, make_bot
from engine.bots.bot import decide
from engine.events import Event, Moved, Sealed, Shown, fold, fold_heaps, seen_by
from engine.games import find
from engine.match import misplaced
from engine.model import DEAL, OPEN_HANDS, Action, Options, Seat, Sight, View, Zone
from engine.record import Record
from engine.rules import IllegalAction
from engine.table import Table
from tests.contract.wording import card_name, difference, miscounted, pile_words, stuck, zone_words

Viewer = Seat | None


def settings(key: str) -> Iterator[Options]:
    """Every number of seats with the defaults, and with each switch at each of its other values."""
    info = find(key).info
    for seats in info.seats:
        yield Options(info, seats)
        for option in info.options:
            for value in option.values[1:]:
                yield Options(info, seats, {option.key: value})


def shortest(key: str) -> dict[str, str]:
    """The switches with which a match is shortest, as the game declares its longest: for tests of whole matches."""
    info, longest = find(key).info, find(key).longest
    chosen = dict[str, str]()
    every = [{option.key: value} for option in info.options for value in option.values]
    while True:
        best = min((chosen | one for one in every), key=lambda given: longest(Options(info, info.usual, given)))
        if longest(Options(info, info.usual, best)) >= longest(Options(info, info.usual, chosen)):
            return chosen
        chosen = best


def name_of(options: Options, key: str) -> str:
    """A setting in a few words, for test names."""
    info = find(key).info
    switched = [f"{one}={value}" for one, value in options.items() if value != Options(info, options.seats)[one]]
    return f"{key}-{options.seats}" + ("-" + ",".join(switched) if switched else "")


def play_match(key: str, options: Options, seed: int) -> Table:
    """A whole match of random actions: it ends within the declared number of moves, and nothing can be done after it."""
    rules = find(key)
    table = Table(Record(key, options, seed=seed))
    dice = chance.dice(seed)
    longest = rules.longest(options)
    while table.turn is not None:
        assert table.ply < longest, f"ends: no end after the {longest} actions that `longest` declares"
        assert table.legal, stuck(table)
        table.play(table.turn, chance.pick(dice, table.legal))
    assert table.legal == (), "ends: there are actions after the end of the match"
    for seat in range(options.seats):
        assert table.view(seat).legal == (), "ends: a seat may act after the end of the match"
    return table


class Watcher:
    """Plays a match and checks the contract at every move; the costly properties only at some (`often`: 0 never, 1 always)."""

    def __init__(self, key: str, options: Options, seed: int, often: float = 0.3) -> None:
        assert OPEN_HANDS in find(key).info.options, "options: every game has the switch OPEN_HANDS of engine.model"
        self.rules = find(key)
        self.options = options
        self.seed = seed
        self.table = Table(Record(key, options, seed=seed))
        self.state = self.rules.start(options, seed)
        self.viewers: list[Viewer] = [*range(options.seats), None]
        self.dice = chance.dice(seed)
        self.often = often
        self.markers = _markers(self.table.view(None))
        self.since_deal = 0
        self.check_cards()
        self.check_true([self.table.view(viewer) for viewer in self.viewers])

    def run(self, deals: int | None = None) -> Table:
        """Play to the end of the match, or of so many deals."""
        played = 0
        while self.table.turn is not None and (deals is None or played < deals):
            assert self.table.legal, stuck(self.table)
            self.step(chance.pick(self.dice, self.table.legal))
            played += self.table.deal_over
        if self.table.turn is None:
            assert self.table.legal == (), "ends: there are actions after the end of the match"
        self.check_record()
        return self.table

    def step(self, action: Action) -> None:
        """Play one action, with all that must hold before, while and after."""
        table = self.table
        turn = table.turn
        assert turn is not None
        before = [table.view(viewer) for viewer in self.viewers]
        self.check_legal(before)
        imagined: list[tuple[Seat, Any]] = []
        costly = self.dice.random() < self.often or self.since_deal == 1
        if costly:
            self.check_refusal(before)
            self.check_copy(before)
            imagined = self.check_imagined(before)
            self.check_bots(turn)
        events = table.play(turn, action)
        self.since_deal = 1 if action is DEAL else self.since_deal + 1
        again = self.rules.play(self.state, action)
        assert events == again, "repeats: the same record tells other events"
        after = [table.view(viewer) for viewer in self.viewers]
        self.check_cards()
        for seat, world in imagined:
            self.check_played_on(seat, world)
        self.check_true(after)
        self.check_events(before, after, events)
        self.check_scores(after)

    # The properties, one each

    def check_legal(self, views: list[View[Any, Any]]) -> None:
        """Legal actions: none twice, each one's text parses back to itself, and only the seat to act gets them."""
        legal = self.table.legal
        assert legal, stuck(self.table)
        assert len(set(legal)) == len(legal), "legal: an action stands there twice"
        for action in legal:
            assert Action.parse(action.text) is action, f"legal: {action.text!r} does not parse back"
        for view in views:
            if view.seat is not None and view.seat == self.table.turn:
                assert view.legal == legal, "legal: the seat to act gets other actions"
            else:
                assert view.legal == (), "legal: a seat that is not to act gets actions"

    def check_refusal(self, before: list[View[Any, Any]]) -> None:
        """An illegal action raises, names what it must, leaks nothing and changes nothing."""
        table = self.table
        turn, ply = table.turn, table.ply
        assert turn is not None
        other = (turn + 1) % self.options.seats
        wrong = next(card for card in range(52) if Action("play", card) not in table.legal)
        for seat, action in ((turn, Action("play", wrong)), (other, table.legal[0]), (turn, Action("fly"))):
            try:
                table.play(seat, action)
            except IllegalAction as refused:
                text = str(refused)
                assert str(seat) in text and action.text in text and str(ply) in text, f"refusal: says too little: {text}"
                legal = table.legal if seat == turn else ()
                assert refused.legal == legal and refused.ply == ply, "refusal: names other legal actions"
                hidden = self._hidden_from(seat) - {action.card}
                named = {word.strip(",") for word in text.replace("'", " ").split()}
                assert not named & {card_name(card) for card in hidden if card is not None}, f"refusal: leaks a card: {text}"
            else:
                raise AssertionError(f"refusal: {action.text!r} of seat {seat} was let through")
        assert [table.view(viewer) for viewer in self.viewers] == before, "refusal: something changed"

    def check_copy(self, before: list[View[Any, Any]]) -> None:
        """A copy shares nothing: playing on one leaves all views of the other as they were."""
        copied = self.state.copy()
        dice = chance.dice(self.table.ply)
        for _ in range(25):
            legal = self.rules.legal(copied)
            if not legal:
                break
            self.rules.play(copied, chance.pick(dice, legal))
        now = [self.rules.view(self.state, viewer) for viewer in self.viewers]
        assert now == before, "copy: playing on a copy changed the original"

    def check_imagined(self, views: list[View[Any, Any]]) -> list[tuple[Seat, Any]]:
        """An imagined world looks the same to the viewer, keeps all cards, and differs where something is hidden. One for each
        seat is given back."""
        found: list[tuple[Seat, Any]] = []
        for view in views:
            if view.seat is None:
                continue
            worlds = [self.rules.imagine(view, chance.dice(1000 * self.table.ply + number)) for number in range(3)]
            for world in worlds:
                seen = self.rules.view(world, view.seat)
                assert seen == view, f"imagine: seat {view.seat} sees a difference: {difference(view, seen)}"
                lying = sorted(card for pile in self.rules.reveal(world).piles for card in pile.known)
                wrong = miscounted(lying, self.rules.pack(self.options))
                assert not wrong, f"imagine: a world for seat {view.seat} has {wrong}"
            if self._much_is_hidden(view):
                others = [self.rules.reveal(world).piles for world in worlds]
                if all(piles == others[0] for piles in others):  # three alike may be chance: forty are not
                    others = [self.rules.reveal(self.rules.imagine(view, chance.dice(number))).piles for number in range(40)]
                    assert any(piles != others[0] for piles in others), "imagine: every world is the same"
            found.append((view.seat, worlds[0]))
        return found

    def check_played_on(self, seat: Seat, world: Any) -> None:
        """An imagined world can be played on: who is to act holds what is legal, so that no card is lost or doubled."""
        dice = chance.dice(self.table.ply)
        for _ in range(4):
            legal = self.rules.legal(world)
            if not legal or legal == (DEAL,):
                break
            action = chance.pick(dice, legal)
            self.rules.play(world, action)
            lying = sorted(card for pile in self.rules.reveal(world).piles for card in pile.known)
            wrong = miscounted(lying, self.rules.pack(self.options))
            assert not wrong, f"imagine: in a world for seat {seat}, {action.text!r} is legal, but after it there is {wrong}"

    def check_bots(self, turn: Seat) -> None:
        """A bot's choice is legal, and the same when all that it cannot see is another way."""
        view = self.table.view(turn)
        world = self.rules.imagine(view, chance.dice(self.table.ply))
        for level in QUICK:  # those that search are held to the same in tests/engine/test_bots_fairness.py
            key = self.rules.info.key
            choice = decide(make_bot(key, level, 3), view)
            assert choice in view.legal, f"bots: {level} chose {choice.text!r}, which is not legal"
            other = decide(make_bot(key, level, 3), self.rules.view(world, turn))
            assert other is choice, f"bots: {level} chooses otherwise when hidden cards change"

    def check_cards(self) -> None:
        """Every card is in exactly one zone."""
        wrong = misplaced(self.rules, self.table)
        assert not wrong, f"cards: not in exactly one zone: {[card_name(card) for card in wrong]}"

    def check_true(self, views: list[View[Any, Any]]) -> None:
        """What a view claims is so: known cards are there, counts match, hands and stocks are as secret as they should be."""
        everything = self.table.reveal()
        for view in views:
            for pile, real in zip(view.piles, everything.piles):
                assert pile.zone == real.zone, (
                    f"true: {zone_words(pile.zone)} stands where `reveal` has {zone_words(real.zone)}"
                )
                assert pile.count == real.count, f"true: {pile.count} cards in {pile.zone}, where {real.count} lie"
                assert set(pile.known) <= set(real.known), f"true: a card is not in {pile.zone}"
                assert set(pile.up) <= set(pile.known), f"true: a card lies face up in {pile.zone} but is not known"
                assert len(pile.known) <= pile.count, f"true: more cards known than lie in {pile.zone}"
                if pile.zone.name == "hand":
                    due = Sight.OPEN if self.options.flag("open_hands") else Sight.OWNER
                    assert pile.zone.sight is due, "true: a hand is open to others"
                if pile.zone.name == "stock":
                    assert pile.zone.sight is Sight.HIDDEN and not pile.known, "true: the stock is not hidden"
            self._check_no_seed(view)

    def _check_no_seed(self, view: View[Any, Any]) -> None:
        secrets = {self.seed} | {chance.derive(self.seed, "deal", deal) for deal in range(1, 40)}
        secrets |= {chance.derive(self.seed, "cut", shuffle) for shuffle in (1, 2)}
        found = {number for number in _numbers(view) if number > 10**6}
        assert not found & secrets, "true: a view holds a seed"

    def check_events(self, before: list[View[Any, Any]], after: list[View[Any, Any]], events: list[Event]) -> None:
        """Events add up for every viewer, and name no card that the viewer may not know."""
        for old, new in zip(before, after):
            seen = seen_by(events, old.seat)
            shown, still = ([place.zone for place in (*view.piles, *view.heaps)] for view in (old, new))
            assert shown == still, "events: the piles and heaps of a view are always the same ones in the same order"
            strange = {zone for event in seen for zone in event if isinstance(zone, Zone)} - set(shown)
            assert not strange, f"events: no view has a pile or heap {', '.join(map(zone_words, strange))}"
            folded = fold(old.piles, seen, old.seat)
            for mine, real in zip(folded, new.piles):
                assert mine == real, f"events: seat {old.seat} works out {pile_words(mine)}, but sees {pile_words(real)}"
            for counted, lying in zip(fold_heaps(old.heaps, seen), new.heaps):
                where = f"events: seat {old.seat} works out other markers in {lying.zone}"
                assert counted == lying, f"{where}: {counted.counts}, but sees {lying.counts}"
            for event in seen:
                if isinstance(event, Moved) and event.card is not None:
                    ends = (event.source, event.target)
                    assert any(_may_see(zone, old.seat) for zone in ends), (
                        f"events: {card_name(event.card)} is named to {old.seat}"
                    )
                if isinstance(event, Sealed) and event.seat != old.seat:
                    assert event.stake is None, f"events: a sealed stake is told to {old.seat}"
                if isinstance(event, Shown):
                    assert self.table.deal_over, "events: cards are shown before the deal is over"

    def check_scores(self, views: list[View[Any, Any]]) -> None:
        """Scores stay in the declared range; markers are conserved and nobody has fewer than none."""
        least, most = self.rules.score_range(self.options)
        for view in views:
            assert len(view.scores) == self.options.seats, "scores: not one for each seat"
            assert all(least <= score <= most for score in view.scores), f"scores: {view.scores} not in {least} to {most}"
            assert _markers(view) == self.markers, "scores: markers have come or gone"
            for heap in view.heaps:
                assert heap.zone.name == "bank" or min(heap.counts) >= 0, f"scores: fewer than no markers in {heap.zone}"

    def check_record(self) -> None:
        """Record -> text -> record -> table gives the same views, also when global chance is burnt."""
        random.seed(99)
        random.random()
        text = self.table.record.to_text()
        record = Record.from_text(text)
        assert record == self.table.record, "record: another record is read back"
        again = Table(record)
        for viewer in self.viewers:
            assert again.view(viewer) == self.table.view(viewer), "repeats: the same record gives another table"

    # Small questions

    def _hidden_from(self, seat: Seat) -> set[int | None]:
        known = {card for pile in self.table.view(seat).piles for card in pile.known}
        return {card for pile in self.table.reveal().piles for card in pile.known} - known

    def _much_is_hidden(self, view: View[Any, Any]) -> bool:
        """Whether many cards are hidden from the viewer: soon after a deal, before play has proven where they lie."""
        free = [pile.count - len(pile.known) for pile in view.piles]
        return 0 < self.since_deal <= 4 and sum(free) >= 10 and sum(1 for one in free if one) >= 2


def _may_see(zone: Zone, viewer: Viewer) -> bool:
    """Sight, said once more and independently of the engine."""
    if zone.sight is Sight.OPEN:
        return True
    return zone.sight is Sight.OWNER and viewer is not None and zone.seat == viewer


def _markers(view: View[Any, Any]) -> int:
    return sum(sum(heap.counts) for heap in view.heaps)


def _numbers(value: Any) -> Iterator[int]:
    """Every whole number anywhere in a view."""
    if isinstance(value, bool):
        return
    if isinstance(value, int):
        yield value
    elif dataclasses.is_dataclass(value) and not isinstance(value, type):
        for field in dataclasses.fields(value):
            yield from _numbers(getattr(value, field.name))
    elif isinstance(value, tuple | list | set | frozenset):
        for one in value:
            yield from _numbers(one)
    elif isinstance(value, dict):
        yield from _numbers(list(value.values()))
