"""The great hands of the rules page of Gran Ramino once more, in the plainest words."""

from itertools import combinations, product

Held = frozenset[str]


def parted(held: Held, order: str) -> bool:
    """Whether the cards fall into sets of one rank and runs of one suit, each card in one of them (GR-8)."""
    if not held:
        return True
    lowest = min(held, key=lambda card: (order.index(card[0]), card[1]))
    alike = [card for card in held if card[0] == lowest[0] and card != lowest]
    ways = [{lowest, *others} for number in (2, 3) for others in combinations(alike, number)]
    run = {lowest}
    for rank in order[order.index(lowest[0]) + 1 :]:
        if rank + lowest[1] not in held:
            break
        run = {*run, rank + lowest[1]}
        if len(run) >= 3:
            ways.append(run)
    return any(parted(held - way, order) for way in ways)


def ramino(held: Held, order: str) -> str | None:
    """The suit of a ramino's run of seven (GR-7, GR-9)."""
    for suit, low in product("SCDH", range(len(order) - 6)):
        run = {rank + suit for rank in order[low : low + 7]}
        if run <= held:
            others = held - run
            ranks = sorted(order.index(card[0]) for card in others)
            if len({card[1] for card in others}) < 2 or ranks == list(range(ranks[0], ranks[0] + 3)):
                return suit
    return None


def value(held: Held, order: str) -> tuple[int, ...]:
    """What a great hand is worth, bigger being better (GR-6 to GR-9, GR-12); () for any other hand."""
    height = "HDCS".index
    suits = {card[1] for card in held}
    if len(held) == 10 and len(suits) == 1:
        return 3, height(suits.pop())
    suit = ramino(held, order)
    if suit is not None:
        return 2, height(suit)
    if not parted(held, order):
        return ()
    of = {suit: [order.index(card[0]) for card in held if card[1] == suit] for suit in suits}
    return 1, *max((len(ranks), max(ranks), height(suit)) for suit, ranks in of.items())


def title(worth: tuple[int, ...], size: int) -> str:
    """What a great hand of that worth is called, "" for none."""
    return {3: "gran ramino", 2: "ramino", 1: "dieci" if size == 10 else "sette"}[worth[0]] if worth else ""


def closed(table_of: list[Held], closer: int, discard: str, order: str, next_only: bool) -> tuple[int, list[tuple[int, ...]]]:
    """GR-11, GR-12: who wins when that seat has closed with that discard, and what each hand is worth at best."""
    seats = len(table_of)
    best: list[tuple[int, ...]] = [()] * seats
    winner = closer
    for step in range(seats):
        seat = (closer + step) % seats
        held = table_of[seat]
        ways = [held]
        if step == 1 or (step > 1 and not next_only):
            ways += [held - {away} | {discard} for away in held]
        best[seat] = max(value(way, order) for way in ways)
        if best[seat] > best[winner]:
            winner = seat
    return winner, best
