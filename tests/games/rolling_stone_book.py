"""The rules page of Rolling Stone once more, to play a whole deal against."""

from typing import Any

from engine.table import Table
from tests.games.rolling_stone_table import ORDER
from tests.games.setting import hands, legal, pile, public, winners


class RuleBook:
    """The rules page once more in its plainest form, to hold a whole deal against."""

    def __init__(self, held: list[set[str]], leader: int, most_voluntary: float) -> None:
        self.hands = [set(one) for one in held]
        self.seats = len(held)
        self.turn = leader
        self.most = most_voluntary
        self.trick: list[tuple[int, str]] = []
        self.barred: set[str] = set()
        self.out: list[set[str]] = [set() for _ in held]
        self.made = 0
        self.pickups = [0] * self.seats
        self.voluntary = [0] * self.seats
        self.winners: tuple[int, ...] = ()
        self.by_limit = False

    def legal(self) -> set[str]:
        if self.winners:
            return set()
        mine = self.hands[self.turn]
        if not self.trick:
            return {f"play {card}" for card in mine - self.barred}
        follow = {card for card in mine if card[1] == self.trick[0][1][1]}
        found = {f"play {card}" for card in follow}
        if not follow or self.voluntary[self.turn] < self.most:
            found.add("pick up")
        return found

    def move(self, action: str) -> None:
        self.made += 1
        seat, mine = self.turn, self.hands[self.turn]
        if action == "pick up":
            self.voluntary[seat] += any(card[1] == self.trick[0][1][1] for card in mine)
            self.barred = {card for _, card in self.trick}
            mine |= self.barred
            self.pickups[seat] += 1
            self.trick = []
            self.lead_of(seat)
            return
        card = action.split()[1]
        mine.remove(card)
        self.barred = set()
        self.trick.append((seat, card))
        if not mine:
            self.winners = (seat,)
        elif len(self.trick) < self.seats:
            self.turn = (seat + 1) % self.seats
        else:
            taker, _ = max(self.trick, key=lambda laid: ORDER.index(laid[1][0]))
            self.out[taker] |= {card for _, card in self.trick}
            self.trick = []
            self.lead_of(taker)

    def lead_of(self, seat: int) -> None:
        self.turn = seat
        if self.made >= 40 * self.seats:
            self.by_limit = True
            best = min((len(mine), self.pickups[at]) for at, mine in enumerate(self.hands))
            self.winners = tuple(at for at, mine in enumerate(self.hands) if (len(mine), self.pickups[at]) == best)


def follow_the_book(table: Table, book: RuleBook, choose: Any) -> None:
    """Play the deal out, the table and the book side by side."""
    while not table.deal_over:
        assert (table.turn, legal(table)) == (book.turn, book.legal())
        assert legal(table), "a player is never stuck"
        action = choose(table.view(table.turn))
        table.play(book.turn, action)
        book.move(action.text)
        assert hands(table) == book.hands
        facts = public(table)
        assert (facts.made, list(facts.pickups)) == (book.made, book.pickups)
        assert [pile(table, "won", seat) for seat in range(book.seats)] == book.out
    assert winners(table) == book.winners
    assert book.made <= 41 * book.seats - 1
