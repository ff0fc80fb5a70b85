"""Matches as released versions wrote them, and what they come to. A folder a version; none is ever changed.

    python -m tests.records.corpus 0.3.0     writes the folder of a version that is to be released

The matches are made anew for it: every game, several numbers of seats and house rules, to the end and in the middle, with notes
and with moves taken back.
"""

import sys
from hashlib import sha256
from pathlib import Path

from engine import cards, chance
from engine.bots.bot import decide
from engine.chance import Given
from engine.games import find
from engine.match import make_bots
from engine.model import Options
from engine.record import Record
from engine.table import Table

HERE = Path(__file__).parent
DIGESTS = "digests"
"""The file of a folder with a line for each record: its name, and the digest of the table it leads to."""
MATCHES = (
    ("rolling_stone", 4, {}, None),
    ("rolling_stone", 4, {"voluntary_pickup": "two", "match_to": "1"}, None),
    ("rolling_stone", 5, {"scoring": "cards"}, None),
    ("rolling_stone", 6, {"match_to": "1", "open_hands": "true"}, None),
    ("gran_ramino", 2, {"match_to": "3"}, None),
    ("gran_ramino", 2, {"pack": "36", "german_ace": "high", "hand_points": "graded", "match_to": "3"}, None),
    ("gran_ramino", 3, {"closing_discard": "next", "match_to": "1"}, None),
    ("gran_ramino", 4, {"turn_discards": "2", "match_to": "1"}, None),
    ("michigan", 2, {"length": "half"}, None),
    ("michigan", 4, {}, None),
    ("michigan", 5, {"stakes": "after", "stakes_open": "true", "strict_lowest": "true", "length": "three"}, None),
    ("michigan", 8, {"markers": "40", "bank_lends": "true", "length": "half"}, None),
    ("rolling_stone", 4, {}, 30),
    ("rolling_stone", 5, {"voluntary_pickup": "true"}, 77),
    ("gran_ramino", 2, {}, 14),
    ("gran_ramino", 4, {"pack": "36", "turn_discards": "1"}, 55),
    ("michigan", 4, {}, 3),  # two stakes are placed and sealed
    ("michigan", 6, {"stakes": "after"}, 90),
)
"""Game, seats, house rules, and after how many actions it stops; None: at its end."""


def folders() -> list[Path]:
    """One for each version, the oldest first."""
    return sorted(path for path in HERE.iterdir() if (path / DIGESTS).is_file())


def digest(table: Table) -> str:
    """Everything that lies on a table, in 64 signs: whose turn it is, what may be done, scores, every card and marker.

    Made of names alone, so that it stays the same however the program keeps its views.
    """
    view = table.reveal()
    told = [f"{table.record.game} {view.options.seats} turn {table.turn} ply {table.ply} scores {view.scores}"]
    told += [action.text for action in table.legal]
    told += [f"{pile.zone} {pile.count} {' '.join(map(cards.name, pile.known))}" for pile in view.piles]
    told += [f"{heap.zone} {' '.join(map(str, heap.counts))}" for heap in view.heaps]
    return sha256("\n".join(told).encode("ascii")).hexdigest()


def played(game: str, seats: int, given: dict[str, str], stops: int | None, seed: int) -> Table:
    """A match of bots, one of them wild, as its notes say. In long matches of an odd seed moves are taken back, twice."""
    secret: int = Given(seed, chance.derive(seed, "chosen"), 1) if seed % 6 == 5 else seed
    table = Table(Record(game, Options(find(game).info, seats, given), seed=secret))
    levels = ["random", *["normal"] * (seats - 1)]
    bots = make_bots(game, levels, seed)
    for seat, level in enumerate(levels):
        table.record.note(f"seat {seat} is bot {level}")
    back = [11, 26] if seed % 2 and (stops is None or stops > 26) else []
    while table.turn is not None and (stops is None or table.ply < stops):
        if back and table.ply >= back[0]:
            back.pop(0)
            seat = next(one for one in range(seats) if table.can_take_back(one) is not None)
            table.take_back(seat)
            table.record.note(f"seat {seat} took back")
        table.play(table.turn, decide(bots[table.turn], table.view(table.turn)))
    return table


def write(version: str) -> Path:
    """Write the folder of that version; FileExistsError if there is one, for it is never changed."""
    folder = HERE / version
    folder.mkdir()
    digests = []
    for number, match in enumerate(MATCHES, 1):
        table = played(*match, seed=1_000 + number)
        name = f"{number:02}-{match[0]}-{match[1]}-{'over' if table.turn is None else 'running'}.txt"
        (folder / name).write_text(table.record.to_text(), "utf-8", newline="\n")
        digests.append(f"{name} {digest(table)}")
    (folder / DIGESTS).write_text("\n".join(digests) + "\n", "utf-8", newline="\n")
    return folder


if __name__ == "__main__":
    print(f"written: {write(sys.argv[1])}")
