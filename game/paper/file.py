"""The page as a file: a picture, and a PDF where fpdf2 is installed (`pip install ".[paper]"`)."""

import importlib
import importlib.util
import sys
from pathlib import Path

import pygame

from engine.games import find
from engine.model import Options
from game import comfort, decks, settings, words
from game.comfort import Room
from game.flags import Flags
from game.paper import sheet
from game.replaying.texts import folder_for
from game.store import Store
from game.words import say

_A4 = 210, 297
"""Millimetres."""


def write(folder: Path, game: str, options: Options, room: Room, kid: bool = False) -> tuple[Path, bool]:
    """Draw the page of a game as a table with these options plays it, and write it in the language of now.

    Returns the picture's file and whether there is a PDF beside it. A page written before is replaced. OSError if the folder
    cannot be written.
    """
    pygame.font.init()
    name = "".join(letter for letter in words.title(find(game).info) if letter.isalnum() or letter in " -").strip() or game
    file = folder / f"{name}.png"
    page = sheet.draw(game, options, decks.look(room, decks.FRENCH), kid)
    folder.mkdir(parents=True, exist_ok=True)
    try:
        pygame.image.save(page, file)
    except pygame.error as problem:
        raise OSError(str(problem)) from None
    return file, _pdf(file)


def _pdf(picture: Path) -> bool:
    """The picture on a page of its own, if the library for it is there."""
    if importlib.util.find_spec("fpdf") is None:
        return False
    made = importlib.import_module("fpdf").FPDF(format="A4")
    made.add_page()
    made.image(str(picture), 0, 0, *_A4)
    made.output(str(picture.with_suffix(".pdf")))
    return True


def told(folder: Path, game: str, options: Options, room: Room, kid: bool = False) -> tuple[bool, str]:
    """Whether the page could be written, and the sentence about it."""
    try:
        file, pdf = write(folder, game, options, room, kid)
    except OSError as problem:
        return False, say("paper.not_written", why=problem.strerror or problem)
    return True, say("paper.with_pdf" if pdf else "paper.written", file=file)


def print_page(flags: Flags) -> int:
    """Write the page that the flags ask for and say where it is: 0, or 1 after a sentence on standard error."""
    wish = flags.page
    if wish is None:
        raise ValueError("these flags ask for no page")
    store = Store(flags.folder)
    room = comfort.read(store.setting(settings.ROOM), Room())
    words.use(flags.language or settings.kept_language(store))
    store.close()
    info = find(wish.game).info
    options = Options(info, wish.seats, dict(wish.options))
    done, said = told(folder_for(flags.folder), wish.game, options, room, flags.kid is not None)
    print(said, file=sys.stdout if done else sys.stderr)
    return 0 if done else 1
