"""The tutor of Michigan: leads are played to the end of the deal, the swap is tried both ways, stakes by who comes to play the
twins.

A deal of Michigan is about markers. Worth 500 is a deal that brings as much as it brings the others on the whole; 1,000 is to
win every marker that can be won, and 0 to lose as many. In the last deal half of the scale is the match.
"""

from collections.abc import Callable, Generator, Iterator, Sequence
from typing import Final

from engine import cards
from engine.bots import sense_michigan as sense
from engine.bots.search import imaginer
from engine.cards import PER_SUIT, SUIT_CARDS, Card, Cards
from engine.chance import Dice
from engine.coaching.advice import Weighed
from engine.coaching.weighing import Trial, halving, settle
from engine.games.michigan import KEEP, RULES, SWAP
from engine.games.michigan_state import HONOURS, Memory, Table, split_of
from engine.model import Action, View
from engine.rules import Reason

_LONG = 3
"""From so many cards on a run of one's own is called long."""
_ACE = PER_SUIT - 1
_SCALE: Final = 100_000
"""What stands for 1,000 thousandths while worlds are counted."""
_AT_ONCE = 12
"""Deals played on in a slice."""
_WORLDS_AT_ONCE = 5
"""Worlds for stakes in a slice: two deals each, and 35 stakes to count."""
_HONOUR_OF = {cards.suit(honour): (number, honour) for number, honour in enumerate(HONOURS)}


class MichiganTutor:
    """See `advice.Tutor`."""

    keys = (
        "run_goes_on",
        "only_card",
        "stake_anywhere",
        "stake_on_honour_you_hold",
        "stake_holds_no_honour",
        "swap_pots_elsewhere",
        "swap_holds_no_markers",
        "keep_pots_here",
        "goes_out",
        "twin_with_markers",
        "towards_twin_with_markers",
        "avoid_rich_honour_you_lack",
        "gets_rid_of_stranded_card",
        "you_lead_again",
        "long_run",
        "comes_back_to_you",
    )
    empty = ("run_goes_on", "only_card", "stake_anywhere", "stake_holds_no_honour")

    def weigh(self, view: View[Table, Memory], playouts: int, dice: Dice) -> Generator[None, None, Weighed]:
        """Stakes, swap or lead."""
        if view.table.phase == "stakes":
            return _weigh_stakes(view, playouts, dice)
        if view.table.phase == "swap" and len(view.legal) > 1:
            return _weigh_swap(view, playouts, dice)
        return _weigh_plays(view, playouts, dice)

    def reasons(self, view: View[Table, Memory], action: Action) -> tuple[Reason, ...]:
        """What speaks for a stake, for swapping or keeping, or for a lead."""
        if view.table.phase == "stakes":
            return _of_stake(view, action)
        if view.table.phase == "swap":
            return _of_swap(view, action)
        if view.table.run:
            return (Reason("run_goes_on", () if action.card is None else (action.card,)),)
        return tuple(_of_lead(view, action.card if action.card is not None else 0))


# What choices are worth


def _weigh_plays(view: View[Table, Memory], playouts: int, dice: Dice) -> Generator[None, None, Weighed]:
    """Every lead in the same worlds; a way out that nobody can stop is not left to them."""
    seat, strict = view.seat or 0, view.options.flag("strict_lowest")
    plays = [action.card for action in view.legal if action.card is not None]
    hand = cards.of(view.pile("hand", seat).up)
    gone, weights, pots = sense.lies_dead(view), sense.weights_for(view.options.seats), sense.pots_of(view)
    rate = _rating(view)
    imagined = imaginer(RULES, view)

    def trial(chosen: Sequence[int]) -> list[int]:
        hands = imagined(dice).hands
        if not plays:  # the swap is asked of a forehand who has no extra hand to swap with
            return [rate(_lead_on(hands[:], seat, gone, pots[:], weights, strict)) for _ in chosen]
        return [rate(sense.play_on(hands[:], plays[at], seat, gone, pots[:], weights, strict)) for at in chosen]

    results = yield from halving(len(view.legal), playouts, trial, _AT_ONCE)
    ways_out = [] if strict or view.table.run or not plays else sense.sure_ways_out(hand, _stopped(view), gone)
    if not ways_out:
        return settle(results, _SCALE, range(len(view.legal)))
    held = [pile.count for pile in view.piles if pile.zone.name == "hand"]
    gains = [-count for count in held]
    gains[seat] = sum(held) - held[seat] + sum(pot for pot, honour in zip(pots, HONOURS) if hand >> honour & 1)
    for at, card in enumerate(plays):
        if card in ways_out:
            results[at] = [rate(gains)] * max(map(len, results))
    weighed = settle(results, _SCALE, range(len(plays)))
    return weighed._replace(sure=100) if plays[weighed.best] in ways_out else weighed


def _stopped(view: View[Table, Memory]) -> int:
    return -1 if view.table.stopped is None else view.table.stopped


def _weigh_swap(view: View[Table, Memory], playouts: int, dice: Dice) -> Generator[None, None, Weighed]:
    """Both hands, played by the weights that leads are chosen by."""
    seat, strict = view.seat or 0, view.options.flag("strict_lowest")
    weights, pots = sense.weights_for(view.options.seats), sense.pots_of(view)
    rate = _rating(view)
    imagined = imaginer(RULES, view)

    def trial(chosen: Sequence[int]) -> list[int]:
        world = imagined(dice)
        found = []
        for at in chosen:
            hands = world.hands[:]
            if view.legal[at] is SWAP:
                hands[seat] = world.extra
            found.append(rate(_lead_on(hands, seat, 0, pots[:], weights, strict)))
        return found

    results = yield from halving(2, playouts, trial, _AT_ONCE)
    return settle(results, _SCALE, range(2))


def _weigh_stakes(view: View[Table, Memory], playouts: int, dice: Dice) -> Generator[None, None, Weighed]:
    """In each world the deal is played with forehand's own hand and with the extra hand, and every stake is told by the twins
    that this seat comes to play in the one that forehand would choose then. The others' stakes are taken to be even."""
    options = view.options
    seats, seat, forehand = options.seats, view.seat or 0, view.table.forehand or 0
    weights, strict = sense.weights_for(seats), options.flag("strict_lowest")
    splits = [split_of(action) for action in view.legal]
    count = sum(splits[0])
    base = [pot + ((seats - 1) * count + number) // len(HONOURS) for number, pot in enumerate(sense.pots_of(view))]
    whole = 2 * (sum(base) + count + _held_by_others(view))
    imagined = imaginer(RULES, view)

    def played(hands: list[Cards]) -> tuple[list[int], int]:
        """Which twins the seat came to play, and what the deal brought it beside their markers."""
        own, pots = hands[seat], base[:]
        gain = _lead_on(hands, forehand, 0, pots, weights, strict)[seat]
        won = [number for number, honour in enumerate(HONOURS) if own >> honour & 1 and not hands[seat] >> honour & 1]
        return won, gain - sum(base[number] for number in won)

    def trial(chosen: Sequence[int]) -> list[int]:
        world = imagined(dice)
        hands: list[Cards] = world.hands
        lying = [number for number, honour in enumerate(HONOURS) if hands[forehand] >> honour & 1]
        swapped = hands[:]
        swapped[forehand] = world.extra
        ends = played(hands[:]), played(swapped)
        held, total = sum(base[number] for number in lying), sum(base) + count
        found = []
        for at in chosen:
            split = splits[at]
            won, gain = ends[(held + sum(split[number] for number in lying)) * (seats + 1) < total]
            gain += sum(base[number] + split[number] for number in won) - count
            found.append(_SCALE // 2 + _SCALE * gain // whole)
        return found

    results = yield from _every(len(splits), playouts // 2, trial)
    weighed = settle(results, _SCALE, range(len(splits)))
    if any(honour in view.pile("hand", seat).up for honour in HONOURS):
        return weighed
    return weighed._replace(sure=50, telling=False)  # who knows of no twin cannot choose, whatever luck made of these worlds


def _every(count: int, worlds: int, trial: Trial) -> Generator[None, None, list[list[int]]]:
    """All choices in all worlds, where one costs no more than the others."""
    results: list[list[int]] = [[] for _ in range(count)]
    every = range(count)
    for number in range(worlds):
        for one, worth in zip(results, trial(every)):
            one.append(worth)
        if number % _WORLDS_AT_ONCE == 0:
            yield
    return results


def _lead_on(hands: list[Cards], leader: int, gone: Cards, pots: list[int], weights: sense.Weights, strict: bool) -> list[int]:
    """A deal from its first lead to its end; who wins how much."""
    lead = sense.best_lead(hands[leader], -1, gone, pots, weights, strict)
    return sense.play_on(hands, lead, leader, gone, pots, weights, strict)


def _rating(view: View[Table, Memory]) -> Callable[[Sequence[int]], int]:
    """What the gains of all players are worth to the seat, in parts of `_SCALE`."""
    seats, seat = view.options.seats, view.seat or 0
    whole = 2 * (sum(sense.pots_of(view)) + _held_by_others(view)) * (seats - 1) or 1
    last = view.table.deal >= view.table.deals
    purses = [sum(view.heap("purse", owner).counts) - view.table.loans[owner] for owner in range(seats)]

    def rate(gains: Sequence[int]) -> int:
        worth = _SCALE // 2 + _SCALE * (seats * gains[seat] - sum(gains)) // whole
        worth = max(0, min(_SCALE, worth))
        if not last:
            return worth
        final = [purse + gain for purse, gain in zip(purses, gains)]
        best = max(final)
        return (worth + (_SCALE // final.count(best) if final[seat] == best else 0)) // 2

    return rate


def _held_by_others(view: View[Table, Memory]) -> int:
    """The cards of all other players, looked at or not."""
    return sum(pile.count for pile in view.piles if pile.zone.name in ("hand", "packet") and pile.zone.seat != view.seat)


# What can be said for them


def _held(hand: Cards, pots: Sequence[int]) -> int:
    """The markers on honours whose twins are in that hand."""
    return sum(pot for pot, honour in zip(pots, HONOURS) if hand >> honour & 1)


def _of_stake(view: View[Table, Memory], action: Action) -> tuple[Reason, ...]:
    hand = cards.of(view.pile("hand", view.seat).up)
    if not hand:
        return (Reason("stake_anywhere"),)
    mine = [honour for honour in HONOURS if hand >> honour & 1]
    if not mine:
        return (Reason("stake_holds_no_honour"),)
    placed = [(part, honour) for part, honour in zip(split_of(action), HONOURS) if part]
    if all(honour in mine for _, honour in placed):
        return (Reason("stake_on_honour_you_hold", tuple(honour for _, honour in placed), sum(part for part, _ in placed)),)
    return ()


def _of_swap(view: View[Table, Memory], action: Action) -> tuple[Reason, ...]:
    """MI-5: the extra hand gets an equal share of all markers on the whole."""
    hand, pots = cards.of(view.pile("hand", view.seat).up), sense.pots_of(view)
    held, total = _held(hand, pots), sum(pots)
    mine = tuple(honour for pot, honour in zip(pots, HONOURS) if pot and hand >> honour & 1)
    poor = held * (view.options.seats + 1) < total
    if action is SWAP and poor and not held:
        return (Reason("swap_holds_no_markers", (), total),)
    if action is SWAP and poor:
        return (Reason("swap_pots_elsewhere", mine, total - held),)
    if action is KEEP and held and not poor:
        return (Reason("keep_pots_here", mine, held),)
    return ()


def _of_lead(view: View[Table, Memory], lead: Card) -> Iterator[Reason]:
    """For a lead: what is certain of its run first, then what may come of it."""
    hand = cards.of(view.pile("hand", view.seat).up)
    gone, pots, strict = sense.lies_dead(view), sense.pots_of(view), view.options.flag("strict_lowest")
    suit = SUIT_CARDS[lead // PER_SUIT]
    run = own_run(hand, lead)
    last = run[-1]
    stays = cards.rank(last) == _ACE or bool(gone >> (last + 1) & 1)
    if cards.of(run) == hand or (not strict and lead in sense.sure_ways_out(hand, _stopped(view), gone)):
        yield Reason("goes_out", (lead,), hand.bit_count())
    if len(view.legal) == 1:
        yield Reason("only_card", (lead,))
    number, honour = _HONOUR_OF[lead // PER_SUIT]
    if pots[number] and hand >> honour & 1:
        key = "twin_with_markers" if honour in run else "towards_twin_with_markers"
        yield Reason(key, (honour,), pots[number])
    opened = {one.card: opens(view, hand, gone, one.card) for one in view.legal if one.card is not None}
    rich = max(opened.values(), key=lambda one: one[0])
    if rich[0] and not opened[lead][0]:
        yield Reason("avoid_rich_honour_you_lack", (rich[1],), rich[0])
    if cards.rank(lead) == 0 or gone >> (lead - 1) & 1:
        yield Reason("gets_rid_of_stranded_card", (lead,))
    if stays:
        yield Reason("you_lead_again", (last,))
    if len(run) >= _LONG:
        yield Reason("long_run", run, len(run))
    behind = tuple(cards.each(hand & suit & ~cards.of(run)))
    if behind and not stays and view.options.seats > 2:
        yield Reason("comes_back_to_you", behind)


def own_run(hand: Cards, lead: Card) -> tuple[Card, ...]:
    """The cards that are played in a row from this lead without anybody else's."""
    run = [lead]
    while cards.rank(run[-1]) != _ACE and hand >> (run[-1] + 1) & 1:
        run.append(run[-1] + 1)
    return tuple(run)


def opens(view: View[Table, Memory], hand: Cards, gone: Cards, lead: Card) -> tuple[int, Card]:
    """The markers that this lead may help somebody else to, and the honour they lie on; 0 if the run cannot get there."""
    number, honour = _HONOUR_OF[lead // PER_SUIT]
    run = own_run(hand, lead)
    blocked = any(gone >> card & 1 for card in range(run[-1] + 1, honour + 1))
    if honour < lead or hand >> honour & 1 or blocked:
        return 0, honour
    return sense.pots_of(view)[number], honour
