"""Rolling Stone (Enflé): be rid of your cards; who cannot follow suit rolls up everything on the table.

Four to six play.
RS-1   The pack has 52 cards. Four players take out 2 to 6, five take out 2 to 4, six take out the twos; everybody gets eight.
RS-2   In each suit the ace is highest, then K, Q, J, 10 and so on down. There are no trumps and suits are equal.
RS-3   For the first deal everybody draws a card; the highest rank deals, those tied draw again. Later the deal passes left.
RS-4   Cards are dealt one at a time, starting at the dealer's left.
RS-5   The player at the dealer's left leads any card.
RS-6   In turn everybody plays a card of the suit led if they have one; any card of it, no need to beat.
RS-7   When all have followed, the highest card wins the trick. It is laid away face down, and its winner leads next.
RS-8   A player without the suit picks up all cards of the trick. The trick is over at once, and he leads the next one.
RS-9   For that one lead he may not use a card he has just picked up.
RS-10  The first player without cards wins the deal, at the moment the last card is laid.
RS-11  House rule, voluntary pick-up: who could follow may pick up instead ("two": at most twice a player and deal).
       Only the cards picked up are barred from the next lead, not their suit. Never by the leader.
RS-12  A deal has a limit of 40 moves for each player. When it is reached inside a trick, the trick is played out. Then the
       fewest cards win; if equal, the fewest pick-ups; if still equal, the deal is shared and each of them scores it.
RS-13  The match goes to the first who wins 3 deals (house rule: 1 or 5). Who get there in the same deal share it.
RS-14  House rule, scoring by cards: the winner scores a point for each card the others still hold. Everybody deals once, then
       most points win. Of a shared deal each scores the cards of those who do not share it.

Actions: "deal", "play 8C", "pick up". A seat sees its own hand, the trick, how many cards each holds, and every card that was
picked up in public while it is still held; won tricks lie face down, but everybody has seen them.
"""

from collections.abc import Callable, Mapping
from typing import Any

from engine import cards, chance
from engine.cards import PER_SUIT, SUIT_CARDS, Card, Cards, each
from engine.chance import Dice, Seed
from engine.events import DealOver, Event, MatchOver, Scored, Shown
from engine.games import dealing
from engine.games.choices import Choices
from engine.games.dealing import after
from engine.games.placing import Given
from engine.games.rolling_stone_state import (
    MOVES_A_PLAYER,
    RANKS_FOR,
    Memory,
    State,
    Table,
    imaginer,
    look,
    remember_pick_up,
    remember_played,
    setup_for,
)
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

PICK_UP = Action("pick", None, "up")
HAND = 8

INFO = GameInfo(
    key="rolling_stone",
    title="Rolling Stone",
    goal="Be the first without cards. Who cannot follow suit picks up everything on the table.",
    seats=(4, 5, 6),
    usual=4,
    options=(
        Option(
            "voluntary_pickup",
            ("false", "true", "two"),
            "Who could follow suit may pick up instead: never, always, or at most twice in a deal.",
        ),
        Option("match_to", ("3", "1", "5"), "How many deals win the match."),
        Option("scoring", ("deals", "cards"), "A won deal counts one, or one point for each card the others hold."),
        OPEN_HANDS,
    ),
    page=page("""
RS-1 seats=4 | Play with 32 cards, seven to ace. Everybody gets eight.
RS-1 seats=5 | Play with 40 cards, five to ace. Everybody gets eight.
RS-1 seats=6 | Play with 48 cards, three to ace. Everybody gets eight.
RS-2 | The ace is the highest card of each suit. There are no trumps, and the suits are equal.
RS-3 | Who draws the highest card deals first. Later the deal passes to the left.
RS-4 | Cards are dealt one at a time, starting at the dealer's left.
RS-5 | The player at the dealer's left leads any card.
RS-6 | In turn, everybody must play a card of the suit led if they have one. Any card of the suit will do.
RS-7 | When all have followed, the highest card wins the trick. Its winner lays it away and leads next.
RS-8 | Who has no card of the suit picks up all cards of the trick. The trick is over, and they lead next.
RS-9 | For that lead they may not use a card they have just picked up.
RS-10 | Whoever lays down their last card first wins the deal, even in the middle of a trick.
RS-11 voluntary_pickup=true,two | Who could follow suit may pick up the trick instead, if a card lies there.
    They lead next, with another card.
RS-11 voluntary_pickup=two | Each player may do so twice in a deal.
RS-12 seats=4 | After 160 moves the deal stops at the end of the trick. The fewest cards win, then the fewest pick-ups.
    If these are equal too, the deal is shared.
RS-12 seats=5 | After 200 moves the deal stops at the end of the trick. The fewest cards win, then the fewest pick-ups.
    If these are equal too, the deal is shared.
RS-12 seats=6 | After 240 moves the deal stops at the end of the trick. The fewest cards win, then the fewest pick-ups.
    If these are equal too, the deal is shared.
RS-13 scoring=deals match_to=1 | One deal is the whole match.
RS-13 scoring=deals match_to=3 | Who first wins three deals wins the match. Who get there in the same deal share it.
RS-13 scoring=deals match_to=5 | Who first wins five deals wins the match. Who get there in the same deal share it.
RS-14 scoring=cards | The winner of a deal scores one point for each card the others still hold.
    Of a shared deal each scores the cards of those who do not share it.
    Everybody deals once, then the most points win the match; equal points share it.
RS-0 open_hands=true | All hands lie open on the table.
"""),
)


class _Bits(dict[Cards, tuple[Cards, ...]]):
    """The cards of a set within one suit as single bits, lowest first, for playouts: made as the plays in `_of_suit` are."""

    def __missing__(self, held: Cards) -> tuple[Cards, ...]:
        found = self[held] = tuple(1 << card for card in each(held))
        return found


_of_suit = Choices("play")
_bits_of_suit = _Bits()
_SUIT_OF = {1 << card: SUIT_CARDS[card // PER_SUIT] for card in range(52)}
_HEARTS, _DIAMONDS, _CLUBS, _SPADES = SUIT_CARDS


class RollingStone:
    """The rules of Rolling Stone."""

    info = INFO

    def pack(self, options: Options) -> tuple[Card, ...]:
        """RS-1: what is left of 52 cards."""
        return cards.listed(cards.pack(RANKS_FOR[options.seats]))

    def longest(self, options: Options) -> int:
        """Every deal scores for somebody, so a match has at most seats x (deals to win - 1) + 1 deals (RS-12, RS-13)."""
        seats = options.seats
        deals = seats if options["scoring"] == "cards" else seats * (options.number("match_to") - 1) + 1
        return deals * (1 + MOVES_A_PLAYER * seats + seats)

    def score_range(self, options: Options) -> tuple[int, int]:
        """RS-13: won deals; RS-14: in each deal at most all cards of the pack but the winner's last."""
        if options["scoring"] == "cards":
            return 0, options.seats * (HAND * options.seats - 1)
        return 0, options.number("match_to")

    def height(self, options: Options, card: Card) -> int:  # noqa: ARG002
        """RS-2: the ace is highest."""
        return cards.rank(card)

    def start(self, options: Options, seed: Seed) -> State:
        """A new match before its first deal."""
        return State(setup_for(options), seed)

    def deal_over(self, state: State) -> bool:
        """Whether a deal has ended."""
        return state.phase == "over"

    def legal(self, state: State) -> tuple[Action, ...]:
        """RS-5, RS-6, RS-8, RS-9, RS-11."""
        if state.phase != "play":
            return () if state.champions else (DEAL,)
        seat: Seat = state.turn  # type: ignore[assignment]  # in play it is somebody's turn
        hand = state.hands[seat]
        if not state.trick:
            hand &= ~state.barred
            return _of_suit[hand & _HEARTS] + _of_suit[hand & _DIAMONDS] + _of_suit[hand & _CLUBS] + _of_suit[hand & _SPADES]
        follow = hand & state.led
        if not follow:
            return (PICK_UP,)
        found = _of_suit[follow]
        if state.voluntary[seat] < state.setup.most_voluntary:
            return (*found, PICK_UP)
        return found

    def play(self, state: State, action: Action) -> list[Event]:
        """One action; RS-4 to RS-12."""
        card = action.card
        state.ply += 1
        if card is None:
            return self._deal(state) if action is DEAL else self._pick_up(state)
        setup = state.setup
        seat: Seat = state.turn  # type: ignore[assignment]  # a card is played, so it is somebody's turn
        bit = 1 << card
        hands = state.hands
        hand = hands[seat] = hands[seat] ^ bit
        trick = state.trick
        if trick:
            state.laid |= bit
        else:
            state.led = SUIT_CARDS[card // PER_SUIT]
            state.laid, state.barred = bit, 0
        if state.picked[seat] & bit:
            state.picked[seat] ^= bit
        elif state.unsure[seat]:
            remember_played(state, seat, card)
        trick.append(card)
        state.made += 1
        if not hand:  # RS-10: at the moment the last card is laid, whatever is still to come to the trick
            return self._end(state, [setup.to_trick[seat][card]], (seat,), "out")
        if len(trick) < setup.seats:
            turn = state.turn = setup.following[seat]
            return [setup.to_trick[seat][card], setup.turns[turn]]
        events: list[Event] = [setup.to_trick[seat][card]]
        # RS-7: all cards are of one suit, so the highest index is the highest card
        winner = (seat + 1 + trick.index(max(trick))) % setup.seats  # the player after this one has led
        to_won = setup.to_won[winner]
        events += [to_won[one] for one in trick]
        state.won[winner] |= state.laid
        state.tricks[winner] += 1
        return self._next_trick(state, events, winner)

    def _pick_up(self, state: State) -> list[Event]:
        """RS-8, RS-9, RS-11: the trick goes into the hand, and those cards are barred for one lead."""
        setup, trick, taken = state.setup, state.trick, state.laid
        seat: Seat = state.turn  # type: ignore[assignment]  # a trick is picked up, so it is somebody's turn
        if state.hands[seat] & state.led:
            state.voluntary[seat] += 1
        remember_pick_up(state, seat, trick[0] // PER_SUIT)
        to_hand = setup.to_hand[seat]
        events: list[Event] = [setup.rolls[seat][len(trick)]]
        for card in trick:
            events.append(to_hand[card])
        state.hands[seat] |= taken
        state.picked[seat] |= taken
        state.pickups[seat] += 1
        state.made += 1
        events = self._next_trick(state, events, seat)
        state.barred = taken if state.phase == "play" else 0
        return events

    def _next_trick(self, state: State, events: list[Event], leader: Seat) -> list[Event]:
        """RS-12 stops a deal where a lead would be; else that seat leads."""
        state.trick = []
        state.led = state.laid = 0
        state.leader = state.turn = leader
        if state.made >= state.setup.limit:
            return self._end(state, events, *self._at_limit(state))
        events.append(state.setup.turns[leader])
        return events

    @staticmethod
    def _at_limit(state: State) -> tuple[tuple[Seat, ...], str]:
        """RS-12: the fewest cards win, then the fewest pick-ups, else the deal is shared; and the key of the reason."""
        sizes = [hand.bit_count() for hand in state.hands]
        fewest = [seat for seat, size in enumerate(sizes) if size == min(sizes)]
        if len(fewest) == 1:
            return tuple(fewest), "limit_cards"
        least = min(state.pickups[seat] for seat in fewest)
        fewest = [seat for seat in fewest if state.pickups[seat] == least]
        return tuple(fewest), "limit_pickups" if len(fewest) == 1 else "limit_shared"

    def _deal(self, state: State) -> list[Event]:
        """RS-3, RS-4: the cut before the first deal, then eight cards each."""
        setup = state.setup
        seats = setup.seats
        events: list[Event] = []
        if state.dealer is None:
            state.dealer, events = dealing.cut(setup.pack, seats, state.secret, cards.rank)
        else:
            lying = [(setup.trick, len(state.trick)), (setup.away, state.away.bit_count())]
            lying += [(setup.hands[seat], state.hands[seat].bit_count()) for seat in range(seats)]
            lying += [(setup.won[seat], state.won[seat].bit_count()) for seat in range(seats)]
            events = dealing.gather(lying)
            state.dealer = after(state.dealer, seats)
        state.deal += 1
        state.clear()
        state.away = 0
        state.winners, state.reason = (), ""
        order = chance.shuffled(setup.order, chance.dice(chance.derive(state.secret, "deal", state.deal)))
        first = after(state.dealer, seats)
        around = [(first + step) % seats for step in range(seats)]
        got, dealt = dealing.round_robin(order, [setup.from_stock[seat] for seat in around], HAND * seats)
        for seat, held in zip(around, got):
            state.hands[seat] = held
        events += dealt
        state.phase = "play"
        state.turn = state.leader = first
        events.append(setup.turns[first])
        return events

    def _end(self, state: State, events: list[Event], winners: tuple[Seat, ...], reason: str) -> list[Event]:
        """The deal is over: hands are shown and what it brings is told."""
        hands = state.setup.hands
        events += [Shown(hands[seat], cards.listed(hand)) for seat, hand in enumerate(state.hands) if hand]
        events.append(DealOver(reason, winners))
        points = self._score(state, winners, reason)
        events += [Scored(seat, points) for seat in winners]
        events.append(state.setup.turns[state.turn] if state.turn is not None else MatchOver(state.champions))
        return events

    @staticmethod
    def _score(state: State, winners: tuple[Seat, ...], reason: str) -> int:
        """The points of each winner, written down; the match may end (RS-10, RS-12 to RS-14)."""
        setup = state.setup
        state.phase = "over"
        state.barred = 0
        state.winners, state.reason = winners, reason
        points = 1
        if setup.by_cards:
            points = sum(state.hands[seat].bit_count() for seat in range(setup.seats) if seat not in winners)
        for seat in winners:
            state.scores[seat] += points
        best = max(state.scores)
        if state.deal >= setup.seats if setup.by_cards else best >= setup.match_to:
            state.champions = tuple(seat for seat in range(setup.seats) if state.scores[seat] == best)
            state.turn = None
        else:
            state.turn = setup.following[state.dealer or 0]
        return points

    def playout(self, state: State, dice: Dice) -> int:
        """Play the deal on to its end with random legal actions and return how many moves that took.

        Keeps cards, counts and results as `play` does, and nothing of events and memory: for bots that try out worlds.
        Dice are thrown only where there is a choice, as `chance.pick` throws them; a test holds it to `play` move by move.
        """
        setup = state.setup
        seats, limit, most = setup.seats, setup.limit, setup.most_voluntary
        hands, pickups, voluntary = state.hands, state.pickups, state.voluntary
        throw, of_suit = dice.random, _bits_of_suit
        turn, barred, led, laid, laying = state.turn, state.barred, state.led, state.laid, len(state.trick)
        assert turn is not None
        highest = 1 << max(state.trick) if laying else 0
        best = (state.leader + state.trick.index(max(state.trick))) % seats if laying and state.leader is not None else turn
        made = before = state.made
        while True:
            hand = hands[turn]
            if not laying:
                if made >= limit:
                    break
                free = hand & ~barred
                if more := free & (free - 1):
                    skip = int(throw() * free.bit_count())
                    if skip:
                        while skip > 1:
                            more &= more - 1
                            skip -= 1
                        free = more
                bit = free & -free
                led = _SUIT_OF[bit]
                laid = barred = 0
                highest = 0
            else:
                follow = hand & led
                if not follow:
                    bit = 0
                elif most and voluntary[turn] < most:
                    options = of_suit[follow]
                    choice = int(throw() * (len(options) + 1))
                    bit = options[choice] if choice < len(options) else 0
                    if not bit:
                        voluntary[turn] += 1
                elif follow & (follow - 1):
                    options = of_suit[follow]
                    bit = options[int(throw() * len(options))]
                else:
                    bit = follow
                if not bit:
                    hands[turn] = hand | laid
                    barred = laid
                    pickups[turn] += 1
                    made += 1
                    laying = laid = 0
                    continue
            made += 1
            laid |= bit
            hand ^= bit
            hands[turn] = hand
            if not hand:
                break
            if bit > highest:
                highest, best = bit, turn
            laying += 1
            if laying == seats:
                state.won[best] |= laid
                state.tricks[best] += 1
                turn, laying, laid = best, 0, 0
                continue
            turn += 1
            if turn == seats:
                turn = 0
        state.turn, state.made, state.barred = turn, made, barred
        state.ply += made - before
        state.laid, state.led = laid, led
        state.trick = list(each(laid))  # in no order: nobody plays to it any more
        if hands[turn]:
            state.trick, state.laid, state.led, state.leader = [], 0, 0, turn
            self._score(state, *self._at_limit(state))
        else:
            self._score(state, (turn,), "out")
        return made - before

    # What a seat may know

    def view(self, state: State, seat: Seat | None) -> View[Table, Memory]:
        """Own hand, the trick, what was picked up in public; all hands when the deal is over."""
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
        """Why that card cannot be played now."""
        if any(action.card == card for action in view.legal):
            return None
        if view.table.phase != "play":
            return Reason("no_play_now")
        if view.turn != view.seat:
            return Reason("not_your_turn")
        if view.seat is None or card not in view.pile("hand", view.seat).up:
            return Reason("not_in_hand")
        if card in view.table.barred:
            return Reason("just_picked_up", view.table.barred)
        led = view.pile("trick").up[0]
        if view.legal == (PICK_UP,):
            return Reason("must_pick_up", (led,))
        return Reason("must_follow", (led,))

    def compose(self, view: View[Table, Memory]) -> None:  # noqa: ARG002
        """Nothing is built in steps here."""
        return

    def set_up(self, given: Mapping[str, Any], options: Options) -> State:
        """A position: hands, turn, barred, made, pickups. The seat to act leads."""
        setup = setup_for(options)
        read = Given(given, options.seats, setup.pack)
        state = State(setup, 0)
        state.deal, state.phase = 1, "play"
        state.hands = read.hands()
        state.turn = state.leader = read.seat("turn", 0)
        state.dealer = read.seat("dealer", (state.turn - 1) % setup.seats)
        state.barred = read.cards("barred", within=state.hands[state.turn])
        state.picked[state.turn] = state.barred
        state.made = read.number("made", 0, 10_000)
        state.pickups = read.numbers("pickups", [0] * setup.seats)
        state.away = read.rest()
        if not all(state.hands):
            raise ValueError("every seat needs at least one card")
        if not state.hands[state.turn] & ~state.barred:
            raise ValueError("the leader needs a card that is not barred")
        read.done()
        if state.made >= setup.limit:  # RS-12: the deal stops where this lead would be
            self._score(state, *self._at_limit(state))
        return state

    def answer(self, state: State) -> dict[str, Any]:
        """What a worked position asks."""
        over = state.phase == "over"
        return {
            "turn": None if over else state.turn,
            "legal": [] if over else [action.text for action in self.legal(state)],
            "hands": {str(seat): [cards.name(card) for card in each(hand)] for seat, hand in enumerate(state.hands)},
            "sizes": [hand.bit_count() for hand in state.hands],
            "out": [cards.name(card) for won in state.won for card in each(won)],
            "winner": state.winners[0] if len(state.winners) == 1 else None,
            "shared": list(state.winners) if len(state.winners) > 1 else [],
            "pickups": list(state.pickups),
            "made": state.made,
        }


RULES = RollingStone()
