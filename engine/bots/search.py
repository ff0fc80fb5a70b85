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
from engine.bots.simple import dice_for
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
_NEARLY = WORTH // 64
"""Actions that are worth less than the best by no more than this are left to the bot's manner."""


class SearchBot:
    """Tries actions in imagined worlds.

    playouts  how many deals are played on for one choice: its strength
    judgement the game's own, or none
    deep      whether the moves that follow are remembered and chosen too (a tree over what happened), or only the first
    """

    def __init__(self, game: str, seed: Seed, playouts: int, judgement: Judgement | None = None, *, deep: bool = False) -> None:
        self._seed = seed
        self._rules = find(game)
        self.playouts = playouts
        self._judgement = judgement or Sense(self._rules)
        self._deep = deep
        self.manner: Manner = PLAIN

    def think(self, view: View[Any, Any]) -> Generator[None, None, Action]:
        """Search, a slice of about a millisecond at a time; where nothing can be chosen nothing is searched."""
        choices = self._judgement.choices(view)
        if len(choices) == 1:
            yield from ()
            return self.liked(view, choices)
        dice = dice_for(self._seed, view)
        search = (Tree if self._deep else Flat)(self._rules, view, choices, self._judgement.ending(view))
        for number in range(self.playouts):
            search.once(dice)
            if number % self._judgement.at_once == 0:
                yield
        return self.liked(view, search.nearly)

    def liked(self, view: View[Any, Any], nearly: Sequence[Action]) -> Action:
        """Of choices that are nearly equal, and of actions that are alike to one of these, the one that the manner likes."""
        if self.manner is PLAIN:
            return nearly[0]
        kinds = dict(zip(view.legal, like(view.legal, self._judgement.choices(view))))
        return self.manner.first([action for one in nearly for action in view.legal if kinds[action] == kinds[one]])


class Flat:
    """A search over the first action only: all that follows is played out."""

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
        if self._all % _TWICE == 0:
            self._world = self._imagined(dice)
        self._all += 1
        at = self._bounds.index(max(self._bounds))
        state = self._world.copy()
        self._play(state, self._choices[at])
        worth = self._worth[at] = self._worth[at] + self._ending(state, dice)[self._seat]
        tried = self._tried[at] = self._tried[at] + 1
        self._bounds[at] = worth // tried + isqrt(self._eager // tried)

    @property
    def nearly(self) -> list[Action]:
        """The action tried most often, of equals the better one, then the first; and after it those that are nearly as good."""
        tried, worth = self._tried, self._worth
        order = sorted(range(len(tried)), key=lambda at: (-tried[at], -worth[at], at))
        return [self._choices[at] for at in order if _near(worth[at], tried[at], worth[order[0]], tried[order[0]])]


class _Node:
    """What was found out about one action after those before it. seen: how often it could have been chosen."""

    __slots__ = ("after", "seen", "tried", "worth")

    def __init__(self) -> None:
        self.tried = self.seen = self.worth = 0
        self.after: dict[Action, _Node] = {}


class Tree:
    """A search over what may follow: every seat chooses what is best for itself, in each world among what is legal there."""

    def __init__(self, rules: AnyRules, view: View[Any, Any], choices: Sequence[Action], ending: Ending) -> None:
        self._rules = rules
        self._imagined = imaginer(rules, view)
        self._choices = choices
        self._ending = ending
        self._root = _Node()

    def once(self, dice: Dice) -> None:
        """One more world: down along what is known, one new action, and a playout from there."""
        rules = self._rules
        state = self._imagined(dice)
        node = self._root
        path: list[tuple[Seat, _Node]] = []
        legal = self._choices
        while True:
            seat = state.turn
            action, new = self._descend(node, legal, dice)
            node = node.after[action]
            path.append((seat, node))
            rules.play(state, action)
            if new or rules.deal_over(state):
                break
            legal = rules.legal(state)
        worth = self._ending(state, dice)
        for seat, node in path:
            node.tried += 1
            node.worth += worth[seat]

    @staticmethod
    def _descend(node: _Node, legal: Sequence[Action], dice: Dice) -> tuple[Action, bool]:
        """An action that was never tried here, else the one that is best if luck was against it; and whether it is new."""
        after = node.after
        untried = [action for action in legal if action not in after]
        if untried:
            action = untried[int(dice.random() * len(untried))]
            after[action] = _Node()
            for one in legal:
                if one in after:
                    after[one].seen += 1
            return action, True
        best, found = -1, legal[0]
        for action in legal:
            child = after[action]
            child.seen += 1
            bound = child.worth // child.tried + isqrt((_EAGER * logarithm(child.seen) >> 10) // child.tried)
            if bound > best:
                best, found = bound, action
        return found, False

    @property
    def nearly(self) -> list[Action]:
        """As in `Flat`."""
        after = self._root.after
        order = [action for action in self._choices if action in after]
        order.sort(key=lambda action: (-after[action].tried, -after[action].worth))
        best = after[order[0]]
        return [action for action in order if _near(after[action].worth, after[action].tried, best.worth, best.tried)]


def _near(worth: int, tried: int, best: int, most: int) -> bool:
    """Whether an action is nearly as good as the best one, and was tried often enough to say so."""
    return 2 * tried >= most and worth // tried >= best // most - _NEARLY


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
