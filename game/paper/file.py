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


def write(folder: Path, game: str, options: Options, room: Room, kid: bool = False) -> tuple[list[Path], bool]:
    """Draw the page of a game as a table with these options plays it, and write it in the language of now.

    Returns the pictures' files, a second one if there are more markers than one page holds, and whether there is a PDF of them
    beside the first. Pages written before are replaced. OSError if the folder cannot be written.
    """
    pygame.font.init()
    name = "".join(letter for letter in words.title(find(game).info) if letter.isalnum() or letter in " -").strip() or game
    deck = decks.look(room, decks.FRENCH)
    pages = [sheet.draw(game, options, deck, kid), sheet.draw_rest(game, options, deck, kid)]
    files = [folder / f"{name}.png", folder / f"{name} 2.png"]
    folder.mkdir(parents=True, exist_ok=True)
    files[1].unlink(missing_ok=True)  # of a larger table, and no part of this one
    written = [(page, file) for page, file in zip(pages, files, strict=True) if page is not None]
    try:
        for page, file in written:
            pygame.image.save(page, file)
    except pygame.error as problem:
        raise OSError(str(problem)) from None
    found = [file for _, file in written]
    return found, _pdf(found)


def _pdf(pictures: list[Path]) -> bool:
    """Each picture on a page of its own, if the library for it is there."""
    if importlib.util.find_spec("fpdf") is None:
        return False
    made = importlib.import_module("fpdf").FPDF(format="A4")
    for picture in pictures:
        made.add_page()
        made.image(str(picture), 0, 0, *_A4)
    made.output(str(pictures[0].with_suffix(".pdf")))
    return True


def told(folder: Path, game: str, options: Options, room: Room, kid: bool = False) -> tuple[bool, str]:
    """Whether the page could be written, and the sentence about it."""
    try:
        files, pdf = write(folder, game, options, room, kid)
    except (OSError, UnicodeError) as problem:  # the latter: a system whose names of files have no such letters
        return False, say("paper.not_written", why=getattr(problem, "strerror", None) or problem)
    said = say("paper.with_pdf" if pdf else "paper.written", file=files[0])
    return True, say("paper.second", said=said, file=files[1]) if files[1:] else said


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
