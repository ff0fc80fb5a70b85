"""The lesson of Gran Ramino: draw and discard, take a discard, close with a dieci; then a ramino, then a gran ramino."""

from game.lessons.lesson import Lay, Lesson, Move, Part, Step, hands, row

_TAKE, _DRAW = "draw discard", "draw stock"

GRAN_RAMINO = Lesson(
    "gran_ramino",
    (
        Part(
            "dieci",
            {
                "game": "gran_ramino",
                "hands": hands("4S 5S 6S KH KD 2H 3H 4H 7C JD", "AS 3C 5C KC 7S QD 2D 6H JH QC"),
                "stock": row("AC 6D 3S 7D 2C 5H"),
                "turn": 0,
            },
            (
                Step("draw", Move("stock", "hand")),
                Step("discard", Move("hand", "discards", "7C JD"), "discard 7C"),
                Step("take", Move("discards", "hand", "KC"), _TAKE),
                Step("close", Lay("dieci")),
            ),
            ((1, _DRAW), (1, "discard KC")),
        ),
        Part(
            "ramino",
            {
                "game": "gran_ramino",
                "hands": hands("AD 2D 3D 4D 5D 6D 2H 5H KH QC", "AS 3C 5C KC 7S QD 2C 6H JH QS"),
                "stock": row("AC 6S 3S 7C 4C KS"),
                "discards": ["7D"],
                "turn": 0,
            },
            (
                Step("take_seventh", Move("discards", "hand", "7D"), _TAKE),
                Step("close_ramino", Lay("ramino")),
            ),
        ),
        Part(
            "gran_ramino",
            {
                "game": "gran_ramino",
                "hands": hands("AS 2S 3S 4S 5S 6S 7S QS KS 4D", "AH 3C 5C KC 7H QD 2C 6H JH QC"),
                "stock": row("AC 6D 3D 7C 4C JS"),
                "discards": ["2D"],
                "turn": 0,
            },
            (
                Step("draw_tenth", Move("stock", "hand"), _DRAW),
                Step("close_gran_ramino", Lay("gran ramino")),
            ),
        ),
    ),
)
