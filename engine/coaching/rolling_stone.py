"""The tutor of Rolling Stone: deals are played on by the sense that its searching bots have.

What can be said for a card is about suits: how long they are in the own hand, who is known to have none of them, and who leads
next.
"""

from collections.abc import Generator, Iterator

from engine import cards
from engine.bots.levels_rolling_stone import SENSE
from engine.cards import PER_SUIT, SUIT_CARDS, Card, Cards
from engine.chance import Dice
from engine.coaching.advice import Weighed
from engine.coaching.weighing import search
from engine.games.rolling_stone import RULES
from engine.games.rolling_stone_state import Memory, Table, setup_for
from engine.model import Action, Seat, View
from engine.rules import Reason

_LONG = 3
"""From so many cards on a suit is called long."""


class RollingStoneTutor:
    """See `advice.Tutor`."""

    keys = (
        "must_pick_up",
        "only_card",
        "all_alike",
        "wins_the_deal_now",
        "lead_suit_next_player_lacks",
        "lead_suit_somebody_lacks",
        "keeps_every_suit",
        "lead_long_suit",
        "lead_lowest_of_suit",
        "win_trick_to_lead",
        "beats_what_lies",
        "cheapest_winner",
        "cannot_win_play_low",
        "keeps_high_cards",
    )
    empty = ("must_pick_up", "only_card", "all_alike")

    def weigh(self, view: View[Table, Memory], playouts: int, dice: Dice) -> Generator[None, None, Weighed]:
        """By search; cards that can lead to the same are one choice."""
        return search(RULES, SENSE, view, playouts, dice)

    def reasons(self, view: View[Table, Memory], action: Action) -> tuple[Reason, ...]:
        """What speaks for a card, or for picking up."""
        return tuple(_reasons(view, action))


def _reasons(view: View[Table, Memory], action: Action) -> Iterator[Reason]:
    hand = cards.of(view.pile("hand", view.seat).up)
    trick = view.pile("trick").up
    card = action.card
    if card is None:
        if len(view.legal) == 1:
            yield Reason("must_pick_up", (trick[0],), len(trick))
        return  # nothing that can be seen of a trick tells when picking it up of one's own will is good (RS-11)
    if hand == 1 << card:
        yield Reason("wins_the_deal_now", (card,))
    if len(view.legal) == 1:
        yield Reason("only_card", (card,))
    elif len(SENSE.choices(view)) == 1:
        yield Reason("all_alike", (card,))
    elif trick:
        yield from _following(view, trick, card)
    else:
        yield from _leading(view, hand, card)


def _leading(view: View[Table, Memory], hand: Cards, card: Card) -> Iterator[Reason]:
    """For a lead: what its suit does to the others and to the own hand."""
    suit = card // PER_SUIT
    seats = view.options.seats
    lacking = [lacks(view, ((view.seat or 0) + step) % seats, suit) for step in range(1, seats)]
    if lacking[0]:
        yield Reason("lead_suit_next_player_lacks", (card,))
    elif any(lacking):
        yield Reason("lead_suit_somebody_lacks", (card,), lacking.count(True))
    lengths = [(hand & of_suit).bit_count() for of_suit in SUIT_CARDS]
    leads = {one.card // PER_SUIT for one in view.legal if one.card is not None}
    if lengths[suit] > 1 and any(lengths[other] == 1 for other in leads):
        yield Reason("keeps_every_suit", (card,), len([length for length in lengths if length]))
    if lengths[suit] >= _LONG and lengths[suit] == max(lengths[other] for other in leads):
        yield Reason("lead_long_suit", (card,), lengths[suit])
    own = hand & SUIT_CARDS[suit]
    if lengths[suit] > 1 and own & -own == 1 << card:
        yield Reason("lead_lowest_of_suit", (card,))


def _following(view: View[Table, Memory], trick: tuple[Card, ...], card: Card) -> Iterator[Reason]:
    """For a card that follows: who gets the next lead, and which cards are left."""
    top = max(trick)
    follow = [one.card for one in view.legal if one.card is not None]
    winners = [one for one in follow if one > top]
    if card > top:
        if len(trick) == view.options.seats - 1:
            yield Reason("win_trick_to_lead", (card, top))
        else:
            yield Reason("beats_what_lies", (card, top))
        if card == winners[0] and len(winners) > 1:
            yield Reason("cheapest_winner", (card, top))
    elif not winners and card == follow[0]:
        yield Reason("cannot_win_play_low", (card, top))
    if card == follow[0] and winners != follow:
        yield Reason("keeps_high_cards", (card, *follow[1:]))


def lacks(view: View[Table, Memory], seat: Seat, suit: int) -> bool:
    """Whether it is proven that the seat has no card of that suit: by its pick-ups, or because all lie elsewhere."""
    of_suit = SUIT_CARDS[suit]
    if cards.of(view.pile("hand", seat).known) & of_suit:
        return False
    if view.memory.void[seat] >> suit & 1:
        return True
    seen = 0
    for pile in view.piles:
        seen |= cards.of(pile.known)
    return not setup_for(view.options).pack & of_suit & ~seen
