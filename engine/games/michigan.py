"""Michigan: be rid of your cards, and win the markers on the honour cards by playing their twins.

Two to eight play; four to six is best.
MI-1   52 cards, the ace high. Four honour cards from a second pack lie face up in the middle: AH, KD, QS, JC. They never move.
MI-2   All 52 are dealt one at a time, forehand (the dealer's left) first, the last of each round to an extra hand. The extra
       hand stays face down and out of play.
MI-3   Each player starts with 80 markers (house rule: 40, 60 or 100).
MI-4   Before the play everybody places four markers on the honour cards, split as they like. House rules: before (default) or
       after looking at the own cards; hidden until the last is placed (default) or open. Forehand is asked first.
MI-5   Then forehand alone, knowing his own hand, may exchange it whole for the extra hand unseen.
MI-6   Forehand leads: he chooses a suit and must lead his lowest card of it. House rule, strict lowest: the lowest rank of
       his whole hand; after a stop, of his cards of other suits; equal ranks: his choice.
MI-7   Then whoever holds the next higher card of the suit must play it, the same player too.
MI-8   A run ends when nobody can go on: the next card lies in the extra hand, was played before, or the ace was reached.
MI-9   The player of the last card leads the lowest card of another suit; only who has no other suit leads the same again.
MI-10  Who plays the twin of an honour card takes all markers on it at once.
MI-11  The deal ends at once when a hand is empty. Every other player pays the winner a marker for each card still held.
MI-12  Stakes not taken stay for the next deal, and four new ones from each are added.
MI-13  Markers are never owed: who has fewer than four stakes all of them, who has none is passed over, who cannot pay in full
       pays what he has. House rule, the bank lends: who holds fewer than four before the stakes is topped up to four, and the
       match is decided by markers less loans.
MI-14  The deal passes to the left. A match has 8 deals with two or four players, 6 with three, and one round with five to
       eight (house rules: half, double, or three deals). Most markers win; equal markers share the win.
MI-15  What still lies on the honour cards after the last deal belongs to nobody.
MI-16  The extra hand is shown when the deal is over. Before that only a forehand who swapped knows it.

Actions: "deal", "stake 2 1 1 0" (on AH KD QS JC), "swap", "keep", "play 8C". A seat sees its own hand (not before the stakes if
these are blind: until then it lies in the zone "packet"), the run, all cards played and all markers, but no sealed stake.
"""

from collections.abc import Callable, Mapping
from typing import Any

from engine import cards, chance
from engine.cards import FULL_PACK, PER_SUIT, Card, each
from engine.chance import Dice, Seed
from engine.events import (
    DealOver,
    Event,
    MatchOver,
    Opened,
    Paid,
    Said,
    Sealed,
    Shown,
    moves,
)
from engine.games import dealing
from engine.games.dealing import after
from engine.games.michigan_info import INFO
from engine.games.michigan_state import (
    HONOURS,
    Memory,
    Stake,
    State,
    Table,
    answer,
    imaginer,
    leads,
    look,
    proven_lacking,
    setup_for,
    split_of,
    stakes_of,
    standing,
)
from engine.games.placing import Given
from engine.model import (
    DEAL,
    Action,
    Options,
    Seat,
    View,
)
from engine.quoted import quoted
from engine.rules import Reason

STAKE = 4
"""MI-4: markers from each player in a deal."""
SWAP = Action("swap")
KEEP = Action("keep")
_PLAYS = tuple(Action("play", card) for card in range(52))
_HONOUR = {card: index for index, card in enumerate(HONOURS)}
_ACE = PER_SUIT - 1


class Michigan:
    """The rules of Michigan."""

    info = INFO

    def pack(self, options: Options) -> tuple[Card, ...]:  # noqa: ARG002
        """MI-1: 52 cards and the four honour cards."""
        return tuple(sorted((*range(52), *HONOURS)))

    def longest(self, options: Options) -> int:
        """A deal has a dealing, a stake from each, a swap and at most 52 plays (MI-11)."""
        setup = setup_for(options)
        return setup.deals * (2 + setup.seats + 52)

    def score_range(self, options: Options) -> tuple[int, int]:
        """MI-13: all markers, with those that the bank can lend; a standing can fall below zero by what was lent."""
        setup = setup_for(options)
        lent = STAKE * setup.deals if setup.lends else 0
        return -lent, setup.seats * (setup.markers + lent)

    def height(self, options: Options, card: Card) -> int:  # noqa: ARG002
        """MI-1: the ace is highest."""
        return cards.rank(card)

    def start(self, options: Options, seed: Seed) -> State:
        """A new match before its first deal."""
        return State(setup_for(options), seed)

    def deal_over(self, state: State) -> bool:
        """Whether a deal has ended."""
        return state.phase == "over"

    def legal(self, state: State) -> tuple[Action, ...]:
        """MI-4 to MI-7, MI-9."""
        phase = state.phase
        seat = state.turn
        if phase == "play":
            assert seat is not None
            if state.running:
                return (_PLAYS[state.run[-1] + 1],)
            return tuple(_PLAYS[card] for card in leads(state.hands[seat], state.stopped, state.setup.strict))
        if phase == "stakes":
            assert seat is not None
            return stakes_of(min(STAKE, state.markers[seat]))
        if phase == "swap":
            return (SWAP, KEEP) if state.extra else (KEEP,)
        return () if state.champions else (DEAL,)

    def play(self, state: State, action: Action) -> list[Event]:
        """One action."""
        state.ply += 1
        if action.card is not None:
            return self._play_card(state, action.card)
        if action is DEAL:
            return self._deal(state)
        if action is SWAP:
            return self._swap(state)
        if action is KEEP:
            state.swapped = False
            return self._first_lead(state, [Said("keeps", state.turn)])
        return self._stake(state, split_of(action))

    def _deal(self, state: State) -> list[Event]:
        """MI-2, MI-13: cut, loans, cards to the players and the extra hand; then the stakes."""
        setup = state.setup
        seats = setup.seats
        if state.dealer is None:
            state.dealer, events = dealing.cut(FULL_PACK, seats, state.secret, cards.rank)
        else:
            lying = [(setup.run, len(state.run)), (setup.played, len(state.played))]
            lying += [(setup.hands[seat], state.hands[seat].bit_count()) for seat in range(seats)]
            lying.append((setup.extra, state.extra.bit_count()))
            events = dealing.gather(lying)
            state.dealer = after(state.dealer, seats)
        state.deal += 1
        state.clear()
        state.winners, state.reason = (), ""
        if setup.lends:
            for seat in range(seats):
                if (lent := STAKE - state.markers[seat]) > 0:
                    state.markers[seat] += lent
                    state.loans[seat] += lent
                    events += [Said("borrows", seat, (), lent), Paid(setup.bank, setup.purses[seat], setup.only(seat, lent))]
        order = chance.shuffled(range(52), chance.dice(chance.derive(state.secret, "deal", state.deal)))
        state.forehand = after(state.dealer, seats)
        around = [(state.forehand + step) % seats for step in range(seats)]
        got, dealt = dealing.round_robin(order, [*(setup.from_stock[seat] for seat in around), setup.stock_to_extra], 52)
        events += dealt
        for seat, held in zip(around, got):
            state.hands[seat] = held
        state.extra = got[-1]
        state.phase = "stakes"
        return self._next_stake(state, events, state.forehand)

    def _next_stake(self, state: State, events: list[Event], seat: Seat) -> list[Event]:
        """Ask the next seat from here on for its stake; who has no marker is passed over (MI-13)."""
        setup = state.setup
        forehand = state.forehand
        assert forehand is not None
        for step in range((seat - forehand) % setup.seats, setup.seats):
            asked = (forehand + step) % setup.seats
            if state.markers[asked]:
                state.turn = asked
                events.append(setup.turns[asked])
                return events
            events.append(Said("passed_over", asked))
        return self._open_stakes(state, events)

    def _stake(self, state: State, split: tuple[int, ...]) -> list[Event]:
        """MI-4: markers are placed, unseen until the last has placed (or open at once)."""
        setup = state.setup
        seat = state.turn
        assert seat is not None
        count = sum(split)
        state.markers[seat] -= count
        state.sealed[seat] = split
        events: list[Event] = []
        if not setup.stakes_open:
            events.append(Sealed(seat, count, split))
        events.append(Paid(setup.purses[seat], setup.placed[seat], setup.only(seat, count)))
        if setup.stakes_open:
            self._open(state, events, seat)
        following = after(seat, setup.seats)
        if following == state.forehand:
            return self._open_stakes(state, events)
        return self._next_stake(state, events, following)

    @staticmethod
    def _open(state: State, events: list[Event], seat: Seat) -> None:
        split = state.sealed[seat]
        if split is None:
            return
        setup = state.setup
        state.sealed[seat] = None
        events.append(Opened(seat, split))
        for honour, count in enumerate(split):
            if count:
                state.on[honour][seat] += count
                events.append(Paid(setup.placed[seat], setup.on[honour], setup.only(seat, count)))

    def _open_stakes(self, state: State, events: list[Event]) -> list[Event]:
        """The last stake is placed: all are opened, hands may be looked at, and forehand is asked (MI-4, MI-5)."""
        setup = state.setup
        forehand = state.forehand
        assert forehand is not None
        around = [(forehand + step) % setup.seats for step in range(setup.seats)]
        for seat in around:
            self._open(state, events, seat)
        if setup.blind:
            for seat in around:
                taken = setup.looked_at[seat]
                events += [taken[card] for card in each(state.hands[seat])]
        state.phase = "swap"
        state.turn = forehand
        events.append(setup.turns[forehand])
        return events

    def _swap(self, state: State) -> list[Event]:
        """MI-5: the whole hand for the whole extra hand."""
        setup = state.setup
        seat = state.turn
        assert seat is not None
        old, new = state.hands[seat], state.extra
        state.hands[seat], state.extra, state.swapped = new, old, True
        away, come = moves(setup.hands[seat], setup.extra), moves(setup.extra, setup.hands[seat])
        events: list[Event] = [Said("swaps", seat)]
        events += [away[card] for card in each(old)]
        events += [come[card] for card in each(new)]
        return self._first_lead(state, events)

    @staticmethod
    def _first_lead(state: State, events: list[Event]) -> list[Event]:
        state.phase = "play"
        assert state.turn is not None
        events.append(state.setup.turns[state.turn])
        return events

    def _play_card(self, state: State, card: Card) -> list[Event]:
        """MI-6 to MI-11."""
        setup = state.setup
        seat = state.turn
        assert seat is not None
        events: list[Event] = []
        if not state.running:
            self._lead(state, events, seat, card)
        hand = state.hands[seat] = state.hands[seat] ^ (1 << card)
        state.run.append(card)
        events.append(setup.to_run[seat][card])
        honour = _HONOUR.get(card)
        if honour is not None:
            heap = state.on[honour]
            won = sum(heap)
            if won:
                events += [
                    Said("takes_honour", seat, (card,), won),
                    Paid(setup.on[honour], setup.purses[seat], tuple(heap)),
                ]
                state.markers[seat] += won
                state.on[honour] = [0] * setup.seats
        if not hand:
            return self._end(state, events, seat)
        return self._go_on(state, events, seat, card)

    @staticmethod
    def _lead(state: State, events: list[Event], seat: Seat, card: Card) -> None:
        """A new run: the old one is laid aside, and the lead tells what its leader cannot hold (MI-6, MI-9)."""
        to_played = state.setup.to_played
        for old in state.run:
            state.played.append(old)
            events.append(to_played[old])
        state.run = []
        state.lacking[seat] |= proven_lacking(card, state.stopped, state.setup.strict)
        state.stopped = None
        state.running = True

    @staticmethod
    def _go_on(state: State, events: list[Event], seat: Seat, card: Card) -> list[Event]:
        """MI-7, MI-8: the holder of the next card is to play, or the run stops and its last player leads."""
        setup = state.setup
        if card % PER_SUIT == _ACE:
            events.append(Said("stop_ace", seat, (card,)))
        else:
            following = 1 << (card + 1)
            for holder, hand in enumerate(state.hands):
                if hand & following:
                    state.turn = holder
                    events.append(setup.turns[holder])
                    return events
            if card + 1 in state.played:
                events.append(Said("stop_played", seat, (card + 1,)))
            else:
                state.dead |= following
                events.append(Said("stop_extra", seat, (card + 1,)))
        state.running = False
        state.stopped = card // PER_SUIT
        events.append(setup.turns[seat])
        return events

    def _end(self, state: State, events: list[Event], winner: Seat) -> list[Event]:
        """MI-11, MI-13 to MI-16."""
        setup = state.setup
        state.phase = "over"
        state.running = False
        state.winners, state.reason = (winner,), "out"
        for seat in range(setup.seats):
            if state.hands[seat]:
                events.append(Shown(setup.hands[seat], cards.listed(state.hands[seat])))
        events += [Shown(setup.extra, cards.listed(state.extra)), DealOver("out", (winner,))]
        for step in range(1, setup.seats):
            seat = (winner + step) % setup.seats
            due = state.hands[seat].bit_count()
            paid = min(due, state.markers[seat])
            if paid < due:
                events.append(Said("pays_what_is_left", seat, (), paid))
            if paid:
                state.markers[seat] -= paid
                state.markers[winner] += paid
                events.append(Paid(setup.purses[seat], setup.purses[winner], setup.only(seat, paid)))
        left = sum(sum(heap) for heap in state.on)
        if state.deal >= setup.deals:
            final = standing(state)
            state.champions = tuple(seat for seat in range(setup.seats) if final[seat] == max(final))
            state.turn = None
            if left:
                events.append(Said("left_over", None, (), left))
            events.append(MatchOver(state.champions))
        else:
            if left:
                events.append(Said("carried_over", None, (), left))
            assert state.dealer is not None
            state.turn = after(state.dealer, setup.seats)
            events.append(setup.turns[state.turn])
        return events

    # What a seat may know

    def view(self, state: State, seat: Seat | None) -> View[Table, Memory]:
        """Own hand unless it is still a packet, all cards played, all markers; the extra hand for who has swapped."""
        return look(state, seat, self.legal(state), False)

    def reveal(self, state: State) -> View[Table, Memory]:
        """All cards and stakes."""
        return look(state, None, (), True)

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
        table = view.table
        if table.phase == "stakes":
            return Reason("stakes_first")
        if table.phase == "swap":
            return Reason("swap_first")
        if table.phase != "play":
            return Reason("no_play_now")
        if view.turn != view.seat:
            return Reason("not_your_turn")
        if view.seat is None or card not in view.pile("hand", view.seat).up:
            return Reason("not_in_hand")
        if table.run:
            return Reason("must_continue", (view.pile("run").up[-1] + 1,))
        leads = tuple(action.card for action in view.legal if action.card is not None)
        if table.stopped == card // PER_SUIT and all(lead // PER_SUIT != table.stopped for lead in leads):
            return Reason("suit_stopped", leads)
        if view.options.flag("strict_lowest"):
            return Reason("lowest_of_hand" if table.stopped is None else "lowest_of_others", leads)
        return Reason("lowest_of_suit", tuple(lead for lead in leads if lead // PER_SUIT == card // PER_SUIT))

    def compose(self, view: View[Table, Memory]) -> Stake | None:
        """A stake is placed marker by marker."""
        if view.table.phase != "stakes" or not view.legal or view.seat is None:
            return None
        return Stake(min(STAKE, view.heap("purse", view.seat).counts[view.seat]))

    def set_up(self, given: Mapping[str, Any], options: Options) -> State:
        """A position: hands, extra, turn, phase, stakes by honour, markers; cards not named were played before."""
        setup = setup_for(options)
        read = Given(given, options.seats, FULL_PACK)
        state = State(setup, 0)
        state.deal = 1
        state.hands = read.hands()
        state.extra = read.cards("extra")
        state.turn = read.seat("turn", 0)
        state.dealer = read.seat("dealer", (state.turn - 1) % setup.seats)
        state.forehand = after(state.dealer, setup.seats)
        state.phase = read.word("phase", ("play", "stakes", "swap"))
        state.markers = read.numbers("markers", [setup.markers] * setup.seats)
        for name, count in read.mapping("stakes").items():
            if name not in (cards.name(card) for card in HONOURS):
                raise ValueError(f"stakes: {quoted(name)} is no honour; these are AH, KD, QS and JC")
            if not isinstance(count, int) or isinstance(count, bool) or not 0 <= count <= 1000:
                raise ValueError(f"stakes: {name} must hold a whole number of markers")
            for number in range(count):  # whose they are is not said: in turn
                state.on[_HONOUR[cards.card(name)]][number % setup.seats] += 1
        state.played = list(each(read.rest()))
        read.done()
        if state.phase == "stakes" and setup.lends:  # MI-13: before the stakes
            for seat, held in enumerate(state.markers):
                state.loans[seat] = max(0, STAKE - held)
                state.markers[seat] += state.loans[seat]
        if not all(state.hands):
            raise ValueError("every seat needs at least one card")
        if state.phase == "swap":
            state.turn = state.forehand
        elif state.phase == "stakes" and not state.markers[state.turn]:
            raise ValueError(f"seat {state.turn} has no marker to stake; it would be passed over")
        elif state.phase == "play":
            state.swapped = False
        return state

    def answer(self, state: State) -> dict[str, Any]:
        """What a worked position asks."""
        return answer(state, self.legal(state))


RULES = Michigan()
