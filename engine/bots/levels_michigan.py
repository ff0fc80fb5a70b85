"""The bots of Michigan, by level.

gentle  leads and stakes by feel, and tosses a coin for the swap
normal  the rule of thumb
hard    tuned weights for its leads, all that is proven of the extra hand, and stakes where they help
expert  plays every lead to the end of the deal in imagined worlds; in the last deal it plays for the match
"""

from collections.abc import Callable, Generator, Mapping, Sequence

from engine import cards, chance
from engine.bots import sense_michigan as sense
from engine.bots.bot import Bot
from engine.bots.personalities import PLAIN, Manner
from engine.bots.search import imaginer
from engine.bots.simple import GentleBot, dice_for
from engine.cards import Cards
from engine.chance import Dice, Seed
from engine.games.michigan import KEEP, RULES, SWAP
from engine.games.michigan_state import HONOURS, Memory, State, Table
from engine.model import Action, View

WORLDS = 120
"""Worlds that the expert imagines for a lead; each is played on once for every lead."""
_PAYS = (48, 52, 55, 57)
"""Of a hundred deals, in how many who holds the twin of AH, KD, QS, JC comes to play it, with four players."""
_NEARLY = 2
"""Leads that the hard bot weighs alike within so many tenths of a marker are left to its manner."""
_CHAMPION = 1000
"""What a won match counts in the last deal, beside a lead of one marker over the others' mean."""


class HardBot:
    """The best lead that can be weighed without looking ahead."""

    def __init__(self, seed: Seed) -> None:
        self._seed = seed
        self.manner: Manner = PLAIN

    def think(self, view: View[Table, Memory]) -> Generator[None, None, Action]:
        """Stakes, swap or lead; a single legal action is taken without thinking."""
        if len(view.legal) == 1:
            return view.legal[0]
        if view.table.phase == "stakes":
            return stake(view, dice_for(self._seed, view), self.manner)
        if view.table.phase == "swap":
            return swap(view)
        yield
        gone = sense.lies_dead(view)
        worth = sense.weigh(view, gone)
        return _way_out(view, gone, worth) or self.liked(worth, _NEARLY)

    def liked(self, worth: Mapping[Action, int], nearly: int) -> Action:
        """The lead of the greatest worth, or one that is worth less by no more than `nearly` and that the manner likes."""
        most = max(worth.values())
        return self.manner.first(sorted((one for one in worth if worth[one] >= most - nearly), key=lambda one: -worth[one]))


class ExpertBot(HardBot):
    """Tries every lead in imagined worlds, the same worlds for each."""

    def think(self, view: View[Table, Memory]) -> Generator[None, None, Action]:
        """A slice is a few worlds."""
        if len(view.legal) == 1 or view.table.phase != "play":
            return (yield from super().think(view))
        gone = sense.lies_dead(view)
        if way_out := _way_out(view, gone, sense.weigh(view, gone)):
            return way_out
        worth = dict.fromkeys(view.legal, 0)
        strict = view.options.flag("strict_lowest")
        weights, seat = sense.weights_for(view.options.seats), view.seat or 0
        pots = sense.pots_of(view)
        purses = [sum(view.heap("purse", owner).counts) - view.table.loans[owner] for owner in range(view.options.seats)]
        last = view.table.deal >= view.table.deals
        dice, imagined = dice_for(self._seed, view), imaginer(RULES, view)
        for _ in range(WORLDS):
            world: State = imagined(dice)
            for lead in view.legal:
                gains = sense.play_on(world.hands[:], lead.card or 0, seat, gone, pots[:], weights, strict)
                worth[lead] += len(gains) * gains[seat] - sum(gains)
                if last:
                    worth[lead] += match_share(purses, gains, seat)
            yield
        return self.liked(worth, WORLDS * view.options.seats // 20)


def stake(view: View[Table, Memory], dice: Dice, manner: Manner = PLAIN) -> Action:
    """All markers on one honour: who has looked, on the one most likely to be played from this hand.

    Else forehand's go where most lie already, because a big pot makes the swap worth more. It matters to nobody else where
    theirs lie: that is for the manner, and without one they go where least do.
    """
    count = sum(map(int, view.legal[0].choice.split()))
    hand = cards.of(view.pile("hand", view.seat).up)
    held = [number for number, honour in enumerate(HONOURS) if hand >> honour & 1]
    pots = sense.pots_of(view)
    if not held and manner.stakes and view.seat != view.table.forehand:
        return manner.first(chance.shuffled(view.legal, dice))
    if held:
        on = max(held, key=lambda number: _PAYS[number])
    else:
        sign = 1 if view.seat == view.table.forehand else -1
        most = max(sign * pot for pot in pots)
        on = chance.pick(dice, [number for number, pot in enumerate(pots) if sign * pot == most])
    return Action("stake", None, " ".join(str(count if number == on else 0) for number in range(len(HONOURS))))


def swap(view: View[Table, Memory]) -> Action:
    """Swap a hand whose honours hold less than an equal share of all markers (MI-5)."""
    hand = cards.of(view.pile("hand", view.seat).up)
    pots = sense.pots_of(view)
    held = sum(pot for pot, honour in zip(pots, HONOURS) if hand >> honour & 1)
    return SWAP if held * (view.options.seats + 1) < sum(pots) else KEEP


def _way_out(view: View[Table, Memory], gone: Cards, worth: Mapping[Action, int]) -> Action | None:
    """The best lead that certainly plays the whole hand out; the strict rule leaves too little choice to look for one."""
    if view.options.flag("strict_lowest"):
        return None
    stopped = -1 if view.table.stopped is None else view.table.stopped
    ways = sense.sure_ways_out(cards.of(view.pile("hand", view.seat).up), stopped, gone)
    return max((lead for lead in worth if lead.card in ways), key=lambda lead: worth[lead], default=None)


def match_share(purses: Sequence[int], gains: Sequence[int], seat: int) -> int:
    """What the match is worth to a seat if the last deal ends so: all, a share, or nothing (MI-14)."""
    final = [purse + gain for purse, gain in zip(purses, gains)]
    best = max(final)
    return _CHAMPION // final.count(best) if final[seat] == best else 0


def by_feel(view: View[Table, Memory], dice: Dice) -> Action:
    """Anything legal: a stake, a lead, a coin for the swap."""
    return chance.pick(dice, view.legal)


LEVELS: dict[str, Callable[[Seed], Bot]] = {
    "gentle": lambda seed: GentleBot("michigan", seed, by_feel),
    "hard": HardBot,
    "expert": ExpertBot,
}
"""A maker for each level that Michigan has of its own; the others are the house's (see `engine.bots`)."""
