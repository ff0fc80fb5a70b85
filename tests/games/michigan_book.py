"""The rules page of Michigan once more, to play a whole match against."""

from collections.abc import Iterable

from engine import cards
from engine.table import Table
from tests.games.michigan_table import HONOURS, ORDER, placed, pots, purses, splits
from tests.games.setting import Chooser, champions, deal, hands, legal, pile, public, scores, winners


def suits(held: Iterable[str]) -> dict[str, list[str]]:
    """The cards by suit, each lowest first."""
    found: dict[str, list[str]] = {}
    for card in sorted(held, key=lambda card: ORDER.index(card[0])):
        found.setdefault(card[1], []).append(card)
    return found


class RuleBook:
    """The rules page once more in its plainest form, to hold a whole match against."""

    def __init__(self, table: Table) -> None:
        chosen = table.record.options
        self.seats = chosen.seats
        self.open, self.strict, self.lends = (chosen.flag(key) for key in ("stakes_open", "strict_lowest", "bank_lends"))
        self.purses = purses(table)
        self.pots = {name: pots(table).get(name, 0) for name in HONOURS}
        self.loans = [0] * self.seats

    def borrow(self) -> None:
        """Before the stakes of a new deal (MI-13)."""
        for seat, held in enumerate(self.purses):
            if self.lends and held < 4:
                self.loans[seat] += 4 - held
                self.purses[seat] = 4

    def dealt(self, held: list[set[str]], extra: set[str], dealer: int) -> None:
        self.hands, self.extra = [set(one) for one in held], set(extra)
        self.forehand = (dealer + 1) % self.seats
        self.sealed: list[tuple[int, list[int]]] = []
        self.asked = [self.forehand + step for step in range(self.seats)]
        self.asked = [seat % self.seats for seat in self.asked if self.purses[seat % self.seats]]
        self.phase = "stakes"
        self.run: list[str] = []
        self.played: set[str] = set()
        self.stopped = ""
        self.winner: int | None = None
        self.next_stake()

    def next_stake(self) -> None:
        if self.asked:
            self.turn = self.asked.pop(0)
            return
        for _, split in self.sealed:
            self.open_one(split)
        self.sealed = []
        self.phase, self.turn = "swap", self.forehand

    def open_one(self, split: list[int]) -> None:
        for name, count in zip(HONOURS, split):
            self.pots[name] += count

    def legal(self) -> set[str]:
        if self.phase == "stakes":
            return splits(min(4, self.purses[self.turn]))
        if self.phase == "swap":
            return {"swap", "keep"}
        if self.run:
            last = self.run[-1]
            return {"play " + ORDER[ORDER.index(last[0]) + 1] + last[1]}
        by_suit = suits(self.hands[self.turn])
        free = [held for suit, held in by_suit.items() if suit != self.stopped] or list(by_suit.values())
        leads = [held[0] for held in free]
        if self.strict:
            least = min(ORDER.index(card[0]) for card in leads)
            leads = [card for card in leads if ORDER.index(card[0]) == least]
        return {f"play {card}" for card in leads}

    def move(self, action: str) -> None:
        kind, *words = action.split()
        seat = self.turn
        if kind == "stake":
            split = [int(word) for word in words]
            self.purses[seat] -= sum(split)
            if self.open:
                self.open_one(split)
            else:
                self.sealed.append((seat, split))
            self.next_stake()
            return
        if kind in ("swap", "keep"):
            if kind == "swap":
                self.hands[seat], self.extra = self.extra, self.hands[seat]
            self.phase = "play"
            return
        card = words[0]
        self.hands[seat].remove(card)
        self.played.add(card)
        self.run.append(card)
        if card in HONOURS:
            self.purses[seat] += self.pots[card]
            self.pots[card] = 0
        if not self.hands[seat]:
            self.winner, self.phase = seat, "over"
            for other, left in enumerate(self.hands):
                due = min(len(left), self.purses[other])
                self.purses[other] -= due
                self.purses[seat] += due
            return
        following = "" if card[0] == "A" else ORDER[ORDER.index(card[0]) + 1] + card[1]
        holders = [holder for holder, held in enumerate(self.hands) if following in held]
        if holders:
            self.turn = holders[0]
        else:
            assert not following or (following in self.extra) != (following in self.played)
            self.stopped = card[1]
            self.run = []


def follow_the_book(table: Table, choose: Chooser) -> None:
    """Play the match to its end, the table and the book side by side."""
    book = RuleBook(table)
    total = sum(book.purses) + sum(book.pots.values())
    fresh = table.ply == 0
    while table.turn is not None:
        if legal(table) == {"deal"}:
            deal(table)
            book.borrow()
            fresh = True
        if fresh or table.ply == 0:
            zone = "packet" if pile(table, "packet", 0) else "hand"
            at_seats = [pile(table, zone, seat) for seat in range(book.seats)]
            book.dealt(at_seats, pile(table, "extra"), public(table).dealer)
            fresh = False
        while not table.deal_over:
            assert (table.turn, legal(table)) == (book.turn, book.legal())
            action = choose(table.view(table.turn))
            table.play(book.turn, action)
            book.move(action.text)
            assert purses(table) == book.purses
            assert pots(table) == {name: count for name, count in book.pots.items() if count}
            assert sum(book.purses) + sum(book.pots.values()) + sum(placed(table)) == total + sum(book.loans)
            if book.phase != "stakes":
                assert (hands(table), pile(table, "extra")) == (book.hands, book.extra)
                assert pile(table, "run") | pile(table, "played") >= book.played
                going_on = bool(book.run) and book.phase == "play"
                assert public(table).run == going_on
                if book.phase == "play":
                    stopped = cards.SUITS.index(book.stopped) if book.stopped and not going_on else None
                    assert public(table).stopped == stopped
        assert winners(table) == (book.winner,)
        assert scores(table) == tuple(held - lent for held, lent in zip(book.purses, book.loans))
        assert public(table).loans == tuple(book.loans)
    best = max(scores(table))
    assert champions(table) == tuple(seat for seat in range(book.seats) if scores(table)[seat] == best)
