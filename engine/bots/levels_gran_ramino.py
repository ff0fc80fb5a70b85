"""The bots of Gran Ramino, by level.

gentle  plays by feel, but closes when it can and never breaks a finished meld
normal  counts neighbours
hard    measures its hand against every great hand that can still be had
expert  does that, judges the end of the stock better, and thinks of what the next player may be collecting
"""

from collections.abc import Callable

from engine import cards, chance
from engine.bots import sense_gran_ramino as sense
from engine.bots.bot import Bot
from engine.bots.expert_gran_ramino import ExpertBot
from engine.bots.hard_gran_ramino import HardBot
from engine.bots.simple import GentleBot
from engine.chance import Dice, Seed
from engine.games import melds
from engine.games.gran_ramino import TAKE
from engine.games.gran_ramino_state import Memory, Table, setup_for
from engine.model import Action, View

_SLIPS = 96
"""Of a hundred choices of the gentle bot, those made by feel."""


def by_feel(view: View[Table, Memory], dice: Dice) -> Action:
    """Anything but breaking a finished meld; a hand that can be closed is closed."""
    form = setup_for(view.options).form
    hand = cards.of(view.pile("hand", view.seat).up)
    if view.table.phase == "draw":
        top = view.pile("discards").up[-1]
        closes = any(card != top for card in melds.closing(form, hand | 1 << top))
        return TAKE if closes else chance.pick(dice, view.legal)
    discards = {action.card: action for action in view.legal if action.card is not None}
    closing = [card for card in melds.closing(form, hand) if card in discards]
    finished = sense.melded(form, hand)
    loose = [card for card in discards if not finished >> card & 1]
    return discards[chance.pick(dice, closing or loose or list(discards))]


LEVELS: dict[str, Callable[[Seed], Bot]] = {
    "gentle": lambda seed: GentleBot("gran_ramino", seed, by_feel, _SLIPS),
    "hard": HardBot,
    "expert": ExpertBot,
}
"""A maker for each level that Gran Ramino has of its own; the others are the house's (see `engine.bots`)."""
