"""The rule of thumb of Michigan: swap a hand that holds less than its share of the markers, and lead what brings markers, gets
rid of stranded cards and comes back."""

from engine import cards, chance
from engine.cards import PER_SUIT, SUIT_CARDS, Card, Cards, each
from engine.chance import Dice
from engine.games.michigan import KEEP, SWAP
from engine.games.michigan_state import HONOURS, Memory, Table
from engine.model import Action, View

_ACE = PER_SUIT - 1
_NEARLY = 1
"""Leads that are worth less than the best by no more than this count as alike: a tenth of a marker."""


def choose(view: View[Table, Memory], dice: Dice) -> list[Action]:
    """Stakes at random, the swap by its rule, a lead by its sum; leads that differ by little are alike."""
    phase = view.table.phase
    if phase == "stakes":
        return chance.shuffled(view.legal, dice)
    hand = cards.of(view.pile("hand", view.seat).up)
    if phase == "swap":
        pots = [sum(view.heap(f"on {cards.name(honour)}").counts) for honour in HONOURS]
        held = sum(pot for pot, honour in zip(pots, HONOURS) if hand >> honour & 1)
        return [SWAP if held * (view.options.seats + 1) < sum(pots) else KEEP]
    worth = {action: _lead(view, hand, action.card or 0) for action in view.legal}
    most = max(worth.values())
    return sorted([lead for lead in worth if worth[lead] >= most - _NEARLY], key=lambda lead: (-worth[lead], lead.card))


def _lead(view: View[Table, Memory], hand: Cards, lead: Card) -> int:
    """How good it is to lead that card, in tenths of a marker or so."""
    suit = SUIT_CARDS[lead // PER_SUIT]
    gone = cards.of(view.pile("played").up) | cards.of(view.pile("run").up)
    dead = gone | cards.of(view.memory.dead) | cards.of(view.pile("extra").known)
    own = tuple(each(hand & suit))
    run = 1
    while hand >> (lead + run) & 1 and (lead + run - 1) % PER_SUIT != _ACE:
        run += 1
    score = (_ACE - lead % PER_SUIT) + 5 * run
    if lead % PER_SUIT == 0 or dead >> (lead - 1) & 1:
        score += 9  # nothing but a lead will ever play it
    score += 6 * sum(1 for card in own if card != lead and dead >> (card - 1) & 1)
    if len(own) > run:
        score += 10  # the run may come back
    for honour in HONOURS:
        if suit >> honour & 1 and honour >= lead and not dead >> honour & 1:
            pot = sum(view.heap(f"on {cards.name(honour)}").counts)
            score += 4 * pot if hand >> honour & 1 else -8 * pot
    return score
