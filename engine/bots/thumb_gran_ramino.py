"""The rule of thumb of Gran Ramino: keep cards that have neighbours, and close as soon as it is possible."""

from engine import cards
from engine.cards import Card, Cards, each
from engine.chance import Dice
from engine.games import melds
from engine.games.gran_ramino import DRAW, TAKE
from engine.games.gran_ramino_state import Memory, Table, setup_for
from engine.model import Action, View

_SAME_RANK = 3
_NEXT = 3
_NEAR = 2
_WORTH_TAKING = 6
"""A discard is taken for two good neighbours; with fewer the stock promises more."""


def choose(view: View[Table, Memory], dice: Dice) -> list[Action]:  # noqa: ARG001  (every rule of thumb may throw dice; this one need not)
    """Take what closes or has two neighbours; discard what closes, else what has the fewest neighbours."""
    if view.table.phase == "draw":
        return [_draw(setup_for(view.options).form, view, cards.of(view.pile("hand", view.seat).up))]
    return _discards(view)


def _discards(view: View[Table, Memory]) -> list[Action]:
    """The discard that closes; else those with the fewest neighbours, all alike, that of the fewest points first."""
    form = setup_for(view.options).form
    hand = cards.of(view.pile("hand", view.seat).up)
    legal = {action.card: action for action in view.legal if action.card is not None}
    for card in melds.closing(form, hand):
        if card in legal:
            return [legal[card]]
    fits = {card: neighbours(form, hand, card) for card in legal}
    fewest = min(fits.values())
    alike = [card for card in legal if fits[card] == fewest]
    return [legal[card] for card in sorted(alike, key=lambda card: (form.points(card), card))]


def _draw(form: melds.Form, view: View[Table, Memory], hand: Cards) -> Action:
    if TAKE not in view.legal:
        return DRAW
    top = view.pile("discards").up[-1]
    with_top = hand | 1 << top
    if any(card != top for card in melds.closing(form, with_top)):
        return TAKE
    worst = min(neighbours(form, with_top, card) for card in each(hand))
    worth = neighbours(form, with_top, top)
    return TAKE if worth >= _WORTH_TAKING and worth > worst else DRAW


def neighbours(form: melds.Form, held: Cards, card: Card) -> int:
    """How well a card fits the others held: of its rank, next to it in its suit, or one apart."""
    place, suit = form.index(card), cards.suit(card)
    found = 0
    for other in each(held & ~(1 << card)):
        apart = abs(form.index(other) - place)
        if apart == 0:
            found += _SAME_RANK
        elif cards.suit(other) == suit and apart <= 2:
            found += _NEXT if apart == 1 else _NEAR
    return found
