"""The actions with the cards of a hand, looked up suit by suit: every bot asks for them at every move of every match."""

from engine.cards import Cards, each
from engine.model import Action


class Choices(dict[Cards, tuple[Action, ...]]):
    """By set of cards within one suit the actions of one kind with them, lowest card first.

    Made when first met: at most 4 x 8,192 entries. A hand's actions are those of its four suits, one after the other.
    """

    def __init__(self, kind: str) -> None:
        super().__init__()
        self._with = tuple(Action(kind, card) for card in range(52))

    def __missing__(self, held: Cards) -> tuple[Action, ...]:
        found = self[held] = tuple(self._with[card] for card in each(held))
        return found
