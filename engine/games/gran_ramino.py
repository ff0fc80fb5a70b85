"""Gran Ramino: a rummy in which nothing is melded until the whole hand is one of the great hands.

Two play with ten cards; three or four, and everybody with the German pack, with seven.
GR-1   Rank for runs, lowest first: A 2 to 7 J Q K with 40 cards (7 and J are neighbours), A 6 to 10 J Q K with the German 36.
       There is no wrap: K-A is no run. House rule: the ace of the German pack runs high (6 to K, A).
GR-2   Points: K 10, Q 9, J 8, number cards their number, A 1. Points never make runs; rank does.
GR-3   No card is turned up. The player after the dealer begins and must draw from the stock.
GR-4   A turn: draw the top of the stock, or take the card that the player before has just discarded; then discard one.
GR-5   A card drawn from the stock may be discarded at once; one taken from the discard pile may not.
GR-6   Gran ramino: all ten cards of one suit.
GR-7   Ramino (ten): seven cards in sequence of one suit; the other three share one suit, or are three consecutive ranks.
GR-8   Dieci: all ten cards parted into sets (3 or 4 of one rank) and runs (3 or more in sequence of one suit).
GR-9   With seven cards: ramino, all seven in sequence of one suit; sette, all seven parted into sets and runs.
GR-10  A hand is looked at when its owner has discarded; a great hand ends the deal by itself. A hand dealt complete waits for
       its owner's first turn, but counts if somebody else closes first.
GR-11  Every other player is then looked at with the closing discard in hand and without it; the highest great hand wins.
       House rule for three and four: only the next player may use the discard.
GR-12  Equal names: gran ramino and ramino by the suit of the run, S > C > D > H. Dieci and sette: most cards in one suit, then
       its highest card, then that suit. Still equal: the one nearer to the closer in turn order.
GR-13  Who draws the last card of the stock finishes the turn and may close. Otherwise the deal ends and the most points win;
       equal points are a drawn deal that each of them scores. House rule: the discard pile, but for its top, is shuffled and
       turned as a new stock once or twice.
GR-14  After 12 takes in a row from the discard pile the next player must draw from the stock.
GR-15  The deal passes on. A won deal is one point (house rule: gran ramino 3, ramino 2, the others and points 1). First to 5
       (house rule: 1, 3 or 7); who get there in the same deal share the match.

Actions: "deal", "draw stock", "draw discard", "discard 8C". A seat sees its own hand, the discard pile, what others
took from it and still hold, and how many cards lie everywhere.
"""

from collections.abc import Callable, Mapping
from typing import Any

from engine import cards, chance
from engine.cards import SUIT_CARDS, Card, Cards, each
from engine.chance import Dice, Seed
from engine.events import (
    DealOver,
    Event,
    MatchOver,
    Restocked,
    Said,
    Scored,
    Shown,
)
from engine.games import dealing, melds
from engine.games.choices import Choices
from engine.games.dealing import STOCK, after
from engine.games.gran_ramino_state import Memory, Result, State, Table, imaginer, look, setup_for
from engine.games.placing import Given
from engine.model import (
    DEAL,
    OPEN_HANDS,
    Action,
    GameInfo,
    Option,
    Options,
    Seat,
    View,
    page,
)
from engine.rules import Reason

DRAW = Action("draw", None, "stock")
TAKE = Action("draw", None, "discard")
MOST_TAKES = 12
"""GR-14."""
_of_suit = Choices("discard")
_HEARTS, _DIAMONDS, _CLUBS, _SPADES = SUIT_CARDS
_GRADES = {"gran ramino": 3, "ramino": 2, "dieci": 1, "sette": 1}

INFO = GameInfo(
    key="gran_ramino",
    title="Gran Ramino",
    goal="Collect a hand in which every card belongs to a combination.",
    seats=(2, 3, 4),
    usual=2,
    options=(
        Option("pack", ("40", "36"), "The pack: 40 cards, or the 36 of a German pack."),
        Option("german_ace", ("low", "high"), "In the German pack the ace runs below the six or above the king."),
        Option(
            "closing_discard", ("all", "next"), "With three or four: all others may use the closing discard, or only the next."
        ),
        Option("turn_discards", ("0", "1", "2"), "How often the discard pile is turned as a new stock."),
        Option("hand_points", ("flat", "graded"), "A won deal counts one, or more for a higher hand."),
        Option("match_to", ("5", "1", "3", "7"), "How many points win the match."),
        OPEN_HANDS,
    ),
    page=page("""
GR-1 pack=40 | Play with 40 cards. Their order is ace, two to seven, jack, queen, king.
GR-1 pack=36 german_ace=low | Play with 36 cards. Their order is ace, six to ten, jack, queen, king.
GR-1 pack=36 german_ace=high | Play with 36 cards. Their order is six to ten, jack, queen, king, ace.
GR-1 | A run never goes round the corner.
GR-2 | King counts ten, queen nine, jack eight, ace one, every other card its number.
GR-3 pack=40 seats=2 | Everybody gets ten cards, five at a time. The player after the dealer begins and draws from the stock.
GR-3 pack=40 seats=3,4 | Everybody gets seven cards, one at a time. The player after the dealer begins and draws from the stock.
GR-3 pack=36 | Everybody gets seven cards, one at a time. The player after the dealer begins and draws from the stock.
GR-4 | Draw the top of the stock, or take the card that the player before you has just discarded. Then discard one card.
GR-5 | A card taken from the discard pile may not be discarded in the same turn.
GR-6 pack=40 seats=2 | Gran ramino, the highest: all ten cards of one suit.
GR-7 pack=40 seats=2 | Ramino: seven cards in sequence of one suit. The other three share a suit, or are three ranks in a row.
GR-8 pack=40 seats=2 | Dieci: all ten cards parted into sets of one rank and runs of one suit, three cards or more each.
GR-9 pack=40 seats=3,4 | Ramino: all seven cards in sequence of one suit. Sette: all seven parted into sets of one rank and
    runs of one suit, three cards or more each.
GR-9 pack=36 | Ramino: all seven cards in sequence of one suit. Sette: all seven parted into sets of one rank and
    runs of one suit, three cards or more each.
GR-10 | When you have discarded and your hand is complete, the deal ends by itself.
GR-11 closing_discard=all | The closing discard may complete the hand of others too. The highest hand wins.
GR-11 closing_discard=next seats=2 | The closing discard may complete the hand of others too. The highest hand wins.
GR-11 closing_discard=next seats=3,4 | The closing discard may complete the hand of the next player too. The highest hand wins.
GR-12 | Of two raminos the higher suit wins: spades, clubs, diamonds, hearts.
GR-12 | Else the most cards in one suit win, then the highest card in it, then the higher suit.
GR-13 turn_discards=0 | When the stock is gone, every hand is counted, and the most points win. Equal points share the deal.
GR-13 turn_discards=1 | When the stock is gone, the discard pile is shuffled and turned, once; its top card stays and may be
    taken. Then the most points win. Equal points share the deal.
GR-13 turn_discards=2 | When the stock is gone, the discard pile is shuffled and turned, twice at most; its top card stays
    and may be taken. Then the most points win. Equal points share the deal.
GR-14 | After 12 takes in a row from the discard pile the next card comes from the stock.
GR-15 hand_points=flat | A won deal is one point.
GR-15 hand_points=graded | A gran ramino is three points, a ramino two, any other won deal one.
GR-15 match_to=1 | The first with one point wins the match. Who get there in the same deal share it.
GR-15 match_to=3 | The first with three points wins the match. Who get there in the same deal share it.
GR-15 match_to=5 | The first with five points wins the match. Who get there in the same deal share it.
GR-15 match_to=7 | The first with seven points wins the match. Who get there in the same deal share it.
GR-0 open_hands=true | All hands lie open on the table.
"""),
)


class GranRamino:
    """The rules of Gran Ramino."""

    info = INFO

    def pack(self, options: Options) -> tuple[Card, ...]:
        """GR-1."""
        return cards.listed(setup_for(options).pack)

    def longest(self, options: Options) -> int:
        """A stock card ends at most twelve takes (GR-14), a stock comes back at most twice (GR-13), a deal always scores."""
        setup = setup_for(options)
        size = setup.pack.bit_count()
        draws = (size - setup.size * setup.seats) + setup.turns_allowed * (size - setup.size * setup.seats)
        deals = setup.seats * (setup.match_to - 1) + 1
        return deals * (1 + 2 * (MOST_TAKES + 1) * (draws + 1))

    def score_range(self, options: Options) -> tuple[int, int]:
        """GR-15: the last deal can bring up to three points."""
        return 0, options.number("match_to") + (2 if options["hand_points"] == "graded" else 0)

    def height(self, options: Options, card: Card) -> int:
        """GR-1: the place in the order of runs."""
        return setup_for(options).form.index(card)

    def start(self, options: Options, seed: Seed) -> State:
        """A new match before its first deal."""
        return State(setup_for(options), seed)

    def deal_over(self, state: State) -> bool:
        """Whether a deal has ended."""
        return state.phase == "over"

    def legal(self, state: State) -> tuple[Action, ...]:
        """GR-3 to GR-5, GR-14."""
        phase = state.phase
        if phase == "draw":
            if not state.stock:  # only in a written position that leaves the stock out
                return (TAKE,)
            if not state.discards or state.takes >= MOST_TAKES:
                return (DRAW,)
            return (DRAW, TAKE)
        if phase == "discard":
            assert state.turn is not None
            hand = state.hands[state.turn]
            if state.source == "discard" and state.drawn is not None:
                hand ^= 1 << state.drawn
            return _of_suit[hand & _HEARTS] + _of_suit[hand & _DIAMONDS] + _of_suit[hand & _CLUBS] + _of_suit[hand & _SPADES]
        return () if state.champions else (DEAL,)

    def play(self, state: State, action: Action) -> list[Event]:
        """One action."""
        state.ply += 1
        card = action.card
        if card is not None:
            return self._discard(state, card)
        if action is DEAL:
            return self._deal(state)
        setup = state.setup
        seat = state.turn
        assert seat is not None
        if action is DRAW:
            card = state.stock.pop()
            state.source = "stock"
            state.takes = 0
            if state.turned:
                state.fresh[seat] += 1
            event: Event = setup.from_stock[seat][card]
        else:
            card = state.discards.pop()
            state.source = "discard"
            state.takes += 1
            state.taken[seat] |= 1 << card
            event = setup.from_discards[seat][card]
        state.hands[seat] |= 1 << card
        state.drawn = card
        state.phase = "discard"
        return [event]

    def _deal(self, state: State) -> list[Event]:
        """GR-3, GR-15: ten in two packets of five, or seven one at a time."""
        setup = state.setup
        seats = setup.seats
        events: list[Event]
        if state.dealer is None:
            state.dealer, events = dealing.cut(setup.pack, seats, state.secret, setup.form.index)
        else:
            lying = [(setup.discards, len(state.discards)), (setup.away, state.away.bit_count())]
            lying += [(setup.hands[seat], state.hands[seat].bit_count()) for seat in range(seats)]
            events = dealing.gather(lying)
            state.dealer = after(state.dealer, seats)
        state.deal += 1
        state.clear()
        state.away = 0
        state.winners, state.reason = (), ""
        order = chance.shuffled(setup.order, chance.dice(chance.derive(state.secret, "deal", state.deal)))
        first = after(state.dealer, seats)
        around = [(first + step) % seats for step in range(seats)]
        got, dealt = dealing.round_robin(
            order, [setup.from_stock[seat] for seat in around], setup.size * seats, 5 if setup.size == 10 else 1
        )
        for seat, held in zip(around, got):
            state.hands[seat] = held
        state.stock = order
        events += dealt
        state.phase = "draw"
        state.turn = first
        events.append(setup.turns[first])
        return events

    def _discard(self, state: State, card: Card) -> list[Event]:
        """GR-4, GR-10, GR-13."""
        setup = state.setup
        seat = state.turn
        assert seat is not None
        bit = 1 << card
        hand = state.hands[seat] = state.hands[seat] ^ bit
        if state.taken[seat] & bit:
            state.taken[seat] ^= bit
        state.discards.append(card)
        state.drawn = None
        state.source = ""
        state.judged[seat] = True
        events: list[Event] = [setup.to_discards[seat][card]]
        if hand in setup.complete:
            return self._close(state, events, seat, card)
        if not state.stock:
            if state.turned >= setup.turns_allowed or len(state.discards) < 2:
                return self._count(state, events)
            self._turn_discards(state, events)
        turn = seat + 1
        state.turn = turn if turn < setup.seats else 0
        state.phase = "draw"
        events.append(setup.turns[state.turn])
        return events

    @staticmethod
    def _turn_discards(state: State, events: list[Event]) -> None:
        """GR-13: all but the top of the discard pile are shuffled and become the stock."""
        state.turned += 1
        lower = state.discards[:-1]
        del state.discards[:-1]
        seed = chance.derive(state.secret, "deal", state.deal, "turn", state.turned)
        state.stock = chance.shuffled(sorted(lower), chance.dice(seed))
        state.recycled = cards.of(lower)
        state.fresh = [0] * state.setup.seats
        events += [Said("turns_discards", None, (), len(lower)), Restocked(state.setup.discards, STOCK, len(lower))]

    def _close(self, state: State, events: list[Event], closer: Seat, discard: Card) -> list[Event]:
        """GR-10 to GR-12: all are looked at, and the highest great hand wins."""
        setup = state.setup
        state.closer = closer
        around = [(closer + step) % setup.seats for step in range(setup.seats)]
        others = [state.hands[seat] for seat in around[1:]]
        best = judge(setup.form, state.hands[closer], others, discard, setup.next_only)
        order = [worth for worth, _ in best]
        winner = around[order.index(max(order))]  # the first of equals is the nearest to the closer (GR-12)
        results: list[Result] = [_nothing(setup.form, 0)] * setup.seats
        for seat, (_, kept) in zip(around, best):
            results[seat] = _result(setup.form, state.hands[seat], kept, discard)
        state.results = tuple(results)
        grade = _GRADES[state.results[winner].title] if setup.graded else 1
        return self._end(state, events, (winner,), "closed" if winner == closer else "closer_beaten", grade)

    def _count(self, state: State, events: list[Event]) -> list[Event]:
        """GR-13: nobody closed and the stock is gone; the most points win."""
        setup = state.setup
        state.results = tuple(_nothing(setup.form, hand) for hand in state.hands)
        points = [result.points for result in state.results]
        winners = tuple(seat for seat in range(setup.seats) if points[seat] == max(points))
        return self._end(state, events, winners, "points" if len(winners) == 1 else "points_shared", 1)

    def _end(self, state: State, events: list[Event], winners: tuple[Seat, ...], reason: str, grade: int) -> list[Event]:
        setup = state.setup
        state.phase = "over"
        state.winners, state.reason = winners, reason
        for seat, result in enumerate(state.results):
            events.append(Shown(setup.hands[seat], cards.listed(state.hands[seat]), result.title, result.parts))
        events.append(DealOver(reason, winners))
        for seat in winners:
            state.scores[seat] += grade
            events.append(Scored(seat, grade))
        best = max(state.scores)
        if best >= setup.match_to:
            state.champions = tuple(seat for seat in range(setup.seats) if state.scores[seat] == best)
            state.turn = None
            events.append(MatchOver(state.champions))
        else:
            assert state.dealer is not None
            state.turn = after(state.dealer, setup.seats)
            events.append(setup.turns[state.turn])
        return events

    # What a seat may know

    def view(self, state: State, seat: Seat | None) -> View[Table, Memory]:
        """Own hand, the discard pile, and what others took from it; all hands when the deal is over."""
        return look(state, seat, self.legal(state), state.setup.open_hands or state.phase == "over", False)

    def reveal(self, state: State) -> View[Table, Memory]:
        """All cards."""
        return look(state, None, (), True, True)

    def imagine(self, view: View[Table, Memory], dice: Dice) -> State:
        """A world that the viewing seat cannot tell from the true one."""
        return imaginer(view)(dice)

    def imaginer(self, view: View[Table, Memory]) -> Callable[[Dice], State]:
        """The same for many worlds of one view: what they share is worked out once."""
        return imaginer(view)

    def why_not(self, view: View[Table, Memory], card: Card) -> Reason | None:
        """Why that card cannot be taken (the top of the discard pile) or discarded now."""
        if any(action.card == card for action in view.legal):
            return None
        discards = view.pile("discards").up
        on_top = bool(discards) and discards[-1] == card
        if on_top and TAKE in view.legal:
            return None
        if view.table.phase not in ("draw", "discard"):
            return Reason("no_play_now")
        if view.turn != view.seat:
            return Reason("not_your_turn")
        if on_top:
            return Reason("must_draw_stock" if view.table.phase == "draw" else "already_drawn")
        if view.seat is None or card not in view.pile("hand", view.seat).up:
            return Reason("not_in_hand")
        if view.table.phase == "draw":
            return Reason("draw_first")
        return Reason("just_taken", (card,))

    def compose(self, view: View[Table, Memory]) -> None:  # noqa: ARG002
        """Nothing is built in steps here."""
        return

    def set_up(self, given: Mapping[str, Any], options: Options) -> State:
        """A position: hands, stock and discards (top last), turn, drawn card and source, taken_in_row, turned."""
        setup = setup_for(options)
        read = Given(given, options.seats, setup.pack)
        state = State(setup, 0)
        state.deal = 1
        read.word("pack", (options["pack"], options.number("pack")))
        state.hands = read.hands()
        state.stock = read.listed("stock")
        state.discards = read.listed("discards")
        state.turn = read.seat("turn", 0)
        state.dealer = read.seat("dealer", (state.turn - 1) % setup.seats)
        state.takes = read.number("taken_in_row", 0, MOST_TAKES)
        state.turned = read.number("turned", 0, 2)
        state.phase = "draw"
        if read.has("drawn"):
            state.phase = "discard"
            state.drawn = read.drawn_card(state.hands[state.turn])
            state.hands[state.turn] |= 1 << state.drawn
            state.source = read.source()
            if state.source == "discard":
                state.taken[state.turn] = 1 << state.drawn
        elif not state.stock and not state.discards:
            raise ValueError('the stock is gone and no card is drawn: this deal is over (ask "points")')
        read.done()
        # What is turned went into the stock; how much of it was drawn since is not said, so nothing is proven.
        if state.turned:
            state.recycled = setup.pack
            state.fresh = [setup.size] * setup.seats
        if not all(state.hands):
            raise ValueError("every seat needs at least one card")
        state.away = setup.pack & ~cards.of(state.stock) & ~cards.of(state.discards)
        for hand in state.hands:
            state.away &= ~hand
        return state

    def answer(self, state: State) -> dict[str, Any]:
        """What a worked position asks."""
        over = state.phase == "over"
        return {
            "turn": None if over else state.turn,
            "legal": [] if over else [action.text for action in self.legal(state)],
            "hands": {str(seat): [cards.name(card) for card in each(hand)] for seat, hand in enumerate(state.hands)},
            "sizes": [hand.bit_count() for hand in state.hands],
            "discards": [cards.name(card) for card in state.discards],
            "classes": [result.title or None for result in state.results],
            "points": [result.points for result in state.results],
            "taken_in_row": state.takes,
            "turned": state.turned,
            "winner": state.winners[0] if len(state.winners) == 1 else None,
            "shared": list(state.winners) if len(state.winners) > 1 else [],
        }


def judge(
    form: melds.Form, closer: Cards, others: list[Cards], discard: Card, next_only: bool
) -> list[tuple[tuple[int, ...], Cards]]:
    """What each hand is worth at a close and which of its cards make that, the closer's first, then in turn order.

    GR-11: the others may use the discard and put another card away; with `next_only` just the first of them.
    A hand that is no great hand has the worth () and keeps nothing.
    """
    judged = [(tuple(melds.worth(form, closer) or ()), closer)]
    for place, held in enumerate(others):
        if next_only and place > 0:
            alone = melds.worth(form, held)
            judged.append((tuple(alone), held) if alone else ((), 0))
            continue
        best = melds.best_with(form, held, discard)
        judged.append((tuple(best[0]), best[1]) if best else ((), 0))
    return judged


def _nothing(form: melds.Form, hand: Cards) -> Result:
    return Result("", (), (), cards.listed(hand), False, None, melds.hand_points(form, hand))


def _result(form: melds.Form, hand: Cards, kept: Cards, discard: Card) -> Result:
    """The result of a hand of which `kept` makes a great hand; 0: none."""
    if not kept:
        return _nothing(form, hand)
    used = bool(kept >> discard & 1)
    parts = tuple((name, cards.listed(part)) for name, part in melds.parts(form, kept) or ())
    away = next(each(hand & ~kept)) if used else None
    return Result(
        melds.title(form, kept) or "",
        melds.key(form, kept) or (),
        parts,
        cards.listed(kept),
        used,
        away,
        melds.hand_points(form, hand),
    )


RULES = GranRamino()
