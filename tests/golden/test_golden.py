"""One readable transcript for each game and number of seats. Rewritten only by command, and read by a person:

python -m engine play GAME --seats N --seed 1 --golden
"""

from pathlib import Path

import pytest

from engine.cli.play import transcript
from engine.games import GAMES, find
from engine.match import new_table
from engine.model import Options

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*.txt"))


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_the_transcript_is_the_same(path):
    game, seats, seed = path.stem.rsplit("-", 2)
    table = new_table(game, Options(find(game).info, int(seats)), int(seed))
    assert "\n".join(transcript(table, ["normal"] * int(seats))) + "\n" == path.read_text("utf-8")


def test_every_game_and_number_of_seats_has_one():
    due = {f"{key}-{seats}" for key, rules in GAMES.items() for seats in rules.info.seats}
    assert {path.stem.rsplit("-", 1)[0] for path in FILES} == due
