"""The lesson of Rolling Stone: follow suit, win a trick, lead, pick up, lead something else; and be the first without cards."""

from game.lessons.lesson import Lesson, Move, Part, Remark, Step, Win, hands

ROLLING_STONE = Lesson(
    "rolling_stone",
    (
        Part(
            "tricks",
            {
                "game": "rolling_stone",
                "hands": hands("7H 8H 7C KC 9D", "QH AH 8C AC AD KS", "TH JH 9C QC JD 8S", "9H KH TC JC QD 9S"),
                "turn": 3,
            },
            (
                Step("follow", Move("hand", "trick")),
                Step("win", Move("trick", "won"), "play KC"),
                Step("lead", Move("hand", "trick"), "play 9D"),
                Step("pick_up", Remark("picks_up")),
                Step("lead_other", Move("hand", "trick")),
            ),
            (  # seat 1 wins with an ace whatever is led, and leads the king of spades as soon as it may
                *((1, "play QH"), (1, "play 8C"), (1, "play KS"), (1, "play AD"), (1, "play AC"), (1, "play AH")),
                *((2, "play TH"), (2, "play 9C"), (2, "play 8S"), (2, "play JD"), (2, "play QC"), (2, "play JH")),
                *((3, "play 9H"), (3, "play TC"), (3, "play 9S"), (3, "play QD"), (3, "play JC"), (3, "play KH")),
            ),
        ),
        Part(
            "out",
            {
                "game": "rolling_stone",
                "hands": hands("AS 7D", "KS 8D 8C", "9S 9D TC", "TS TD JC"),
                "turn": 0,
            },
            (
                Step("keep_lead", Move("trick", "won"), "play AS"),
                Step("last_card", Win()),
            ),
            ((1, "play KS"), (2, "play 9S"), (3, "play TS")),
        ),
    ),
)
