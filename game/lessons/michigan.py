"""The lesson of Michigan: stakes, the extra hand, the first run, an honour's markers, a stop, and going out."""

from engine import cards
from game.lessons.lesson import Lesson, Move, Part, Remark, Stake, Step, Win, hands, row

_HANDS = ("9S QS 4H 5C 8C AD", "TS KS 6C 7H 2D 2H", "JS AS 3H 7C JD TH")
_EXTRA = row(cards.text(cards.FULL_PACK & ~cards.cards(" ".join(_HANDS))))
"""All other cards lie in the extra hand, as if nothing had been played yet: so every run stops where the lesson wants it."""

MICHIGAN = Lesson(
    "michigan",
    (
        Part(
            "deal",
            {
                "game": "michigan",
                "phase": "stakes",
                "hands": hands(*_HANDS),
                "extra": _EXTRA,
                "dealer": 2,
                "turn": 0,
            },
            (
                Step("stake", Stake(), "stake 1 1 1 1"),
                Step("keep", Remark("keeps"), "keep"),
                Step("lead", Move("hand", "run", "9S"), "play 9S"),
                Step("twin", Remark("takes_honour")),
                Step("next", Move("hand", "run", "4H")),
                Step("stop", Move("hand", "run", "5C AD"), "play AD"),
                Step("out", Win()),
            ),
            (
                *((1, "stake 1 1 1 1"), (2, "stake 0 1 2 1")),
                *((1, "play TS"), (2, "play JS"), (1, "play KS"), (2, "play AS")),
                *((2, "play 3H"), (1, "play 6C"), (2, "play 7C")),
            ),
        ),
    ),
)
