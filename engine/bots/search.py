"""Bots that look ahead in imagined worlds: many worlds are dealt that fit what the seat knows, each is played on to the end of
its deal, and the action that ends best on the whole is chosen. For any game.

Strength is counted in playouts, never in time, and every sum is of whole numbers: the same seed and the same view give the same
choice on every machine.
"""

from collections.abc import Callable, Generator, Sequence
from functools import partial
from math import isqrt
from typing import Any

from engine.bots.personalities import PLAIN, Manner
from engine.bots.sense import WORTH, Ending, Judgement, Sense
from engine.bots.simple import Thumb, dice_for
from engine.chance import Dice, Seed
from engine.games import find
from engine.model import Action, Seat, View
from engine.rules import AnyRules

_EAGER = WORTH * WORTH // 8
"""How strongly a search comes back to actions that it has tried rarely: the square of a width, in squares of worth."""
_BLOCK = 16
"""After so many tries all are looked at anew; in between only the one just made."""
_TWICE = 2
"""A world is used for so many tries, each played on in its own way: dealing it costs as much as half a playout."""
_UNTRIED = 1 << 60
_CLEARLY = 8
"""So many times as often as a habit another action must be tried to be clearly better."""
_NEARLY = WORTH // 64
"""Actions that are worth less than the best by no more than this are left to the bot's manner."""


class SearchBot:
    """Tries the next action in imagined worlds; all that follows is played out.

    playouts   how many deals are played on for one choice: its strength
    judgement  the game's own, or none
    habit      a rule of thumb that it keeps to, unless the search comes back to another action far more often
    """

    def __init__(
        self, game: str, seed: Seed, playouts: int, judgement: Judgement | None = None, habit: Thumb | None = None
    ) -> None:
        self._seed = seed
        self._rules = find(game)
        self.playouts = playouts
        self._judgement = judgement or Sense(self._rules)
        self._habit = habit
        self.manner: Manner = PLAIN

    def think(self, view: View[Any, Any]) -> Generator[None, None, Action]:
        """Search, a slice of about a millisecond at a time; where nothing can be chosen nothing is searched."""
        choices = self._judgement.choices(view)
        if len(choices) == 1:
            yield from ()
            return self._liked(view, choices, choices)
        dice = dice_for(self._seed, view)
        search = Search(self._rules, view, choices, self._judgement.ending(view))
        for number in range(self.playouts):
            search.once(dice)
            if number % self._judgement.at_once == 0:
                yield
        usual = choices[like(view.legal, choices)[view.legal.index(self._habit(view, dice)[0])]] if self._habit else None
        return self._liked(view, choices, search.nearly(usual))

    def _liked(self, view: View[Any, Any], choices: Sequence[Action], nearly: Sequence[Action]) -> Action:
        """Of choices that are nearly equal, and of actions that are alike to one of these, the one that the manner likes."""
        if self.manner is PLAIN:
            return nearly[0]
        kinds = dict(zip(view.legal, like(view.legal, choices)))
        return self.manner.first([action for one in nearly for action in view.legal if kinds[action] == kinds[one]])


class Search:
    """What was found out about the actions of one view."""

    def __init__(self, rules: AnyRules, view: View[Any, Any], choices: Sequence[Action], ending: Ending) -> None:
        self._play, self._over = rules.play, rules.deal_over
        self._imagined = imaginer(rules, view)
        self._choices = choices
        self._ending = ending
        self._seat: Seat = view.seat or 0
        self._tried = [0] * len(choices)
        self._worth = [0] * len(choices)
        self._bounds = [_UNTRIED] * len(choices)
        self._eager = 0
        self._all = 0
        self._world: Any = None

    def once(self, dice: Dice) -> None:
        """Once more in a world the action that is best if luck was against it so far; every one once before."""
        if self._all % _BLOCK == 0:
            self._eager = _EAGER * logarithm(self._all + _BLOCK) >> 10
            for at, tried in enumerate(self._tried):
                if tried:
                    self._bounds[at] = self._worth[at] // tried + isqrt(self._eager // tried)
        used = self._all % _TWICE
        if not used:
            self._world = self._imagined(dice)
        self._all += 1
        at = self._bounds.index(max(self._bounds))
        state = self._world if used == _TWICE - 1 else self._world.copy()  # the last try may use it up
        self._play(state, self._choices[at])
        worth = self._worth[at] = self._worth[at] + self._ending(state, dice)[self._seat]
        tried = self._tried[at] = self._tried[at] + 1
        self._bounds[at] = worth // tried + isqrt(self._eager // tried)

    def nearly(self, usual: Action | None = None) -> list[Action]:
        """The best action, and after it those that are nearly as good.

        It is the one tried most often, of equals the better one, then the first; or the usual one, unless that was tried far
        more rarely.
        """
        tried, worth = self._tried, self._worth
        order = sorted(range(len(tried)), key=lambda at: (-tried[at], -worth[at], at))
        best = order[0]
        if usual is not None and tried[self._choices.index(usual)] * _CLEARLY > tried[best]:
            best = self._choices.index(usual)
        least = worth[best] // tried[best] - _NEARLY
        near = [at for at in order if at != best and 2 * tried[at] >= tried[best] and worth[at] // tried[at] >= least]
        return [self._choices[at] for at in (best, *near)]


def like(legal: Sequence[Action], choices: Sequence[Action]) -> list[int]:
    """For each legal action the place of the choice it is like: itself, else the last one before it."""
    kinds: list[int] = []
    for action in legal:
        kinds.append(choices.index(action) if action in choices else kinds[-1])
    return kinds


def imaginer(rules: AnyRules, view: View[Any, Any]) -> Callable[[Dice], Any]:
    """Deals worlds of a view: by the game's own way for many of one view if it has one."""
    own: Callable[[View[Any, Any]], Callable[[Dice], Any]] | None = getattr(rules, "imaginer", None)
    return own(view) if own else partial(rules.imagine, view)


def logarithm(number: int) -> int:
    """The logarithm of a whole number from 1, to base two, in 1,024ths; straight between the powers of two."""
    whole = number.bit_length() - 1
    return (whole << 10) + (number << 10 >> whole) - 1024
