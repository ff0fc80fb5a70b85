"""Writes every sound: python -m sounds.make [FOLDER]. Without a folder the project's own files are written anew."""

import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from sounds.make import cards, screens, table, tunes
from sounds.make.level import finish, finish_loop, to_wav
from sounds.make.synth import Wave
from sounds.names import FOLDER, MUSIC, STEPS, file_of, music_file

LOUD = -20.0
"""How loud an effect is, in dB as `level.loudness` measures it."""
SOFTER = {"move": -2.5, "back": -1.5, "accept": -1.5, "tick": -1.5, "slide": -1.0, "curtain": -1.0, "carry": -2.0, "lose": -1.0}
"""By how many dB some effects differ from that: what is heard often is softer."""
LOUDER = {"win_rolling_stone": 1.5, "win_gran_ramino": 1.5, "win_michigan": 1.5, "honour": 1.0, "great": 1.0, "turn": 0.5}
LOOP = -32.0
"""The average of a loop: well under what happens on the table."""
_PLACES = (cards, table, screens, tunes)


def recipe(name: str) -> Callable[..., Wave]:
    """The function that makes an effect; one with several steps takes the step."""
    made: Callable[..., Wave] = next(vars(place)[name] for place in _PLACES if name in vars(place))
    return made


def effect(name: str, step: int = 0) -> bytes:
    """The file of one effect."""
    make = recipe(name)
    wave = make(step) if STEPS[name] > 1 else make()
    return to_wav(finish(wave, LOUD + SOFTER.get(name, 0.0) + LOUDER.get(name, 0.0)))


def loop(game: str) -> bytes:
    """The file of one game's music."""
    return to_wav(finish_loop(recipe(game)(), LOOP))


def all_files() -> Iterator[tuple[str, Callable[[], bytes]]]:
    """The name of every file, and what makes it."""
    for name, steps in STEPS.items():
        for step in range(steps):
            yield file_of(name, step), partial(effect, name, step)
    for game in MUSIC:
        yield music_file(game), partial(loop, game)


def main(words: list[str]) -> int:
    """Write them, and say how large they are together."""
    folder = Path(words[0]) if words else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    total = 0
    for name, make in all_files():
        total += (folder / name).write_bytes(make())
    print(f"{total / 1e6:.2f} MB in {folder}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
