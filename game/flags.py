"""The flags of main.py: what can be said, and one clear sentence for what cannot. Pure."""

import argparse
import re
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from secrets import randbelow
from typing import NoReturn

from engine import deal_code
from engine.chance import Given, Seed
from engine.deal_code import CodeError
from engine.games import GAMES, find
from engine.model import Options
from game.match import MOST_SEED, Wish
from game.replaying.typed import told
from game.sofa.profiles import KIDS, Kid
from game.store import usual_folder
from game.version import version
from game.words import languages, say

WINDOW = (1280, 720)


@dataclass(frozen=True)
class Flags:
    """What was asked for.

    window  width and height in pixels; WINDOW, or more on a large screen, if nobody says so
    full    whether the screen is filled; None: as it was last time
    wish    what to play at once, or None for the title
    folder  where matches and settings are kept, or None: nowhere
    language  spoken this time, or None: the one chosen before
    page    the table whose page is to be written, and nothing else is done
    anew    look, sound, keys and buttons are those of the first day
    kid     the children's screen, in which look: "" is the one of last time; None: the grown-ups' screen
    """

    window: tuple[int, int] = WINDOW
    full: bool | None = None
    wish: Wish | None = None
    folder: Path | None = None
    language: str | None = None
    kid: Kid | None = None
    page: Wish | None = None
    anew: bool = False


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence, without the usage before it."""

    def error(self, message: str) -> NoReturn:
        print(_one_line(f"main.py: {message} (main.py --help lists what can be said)"), file=sys.stderr)
        raise SystemExit(2)


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="main.py", description=say("subtitle"), allow_abbrev=False)
    parser.add_argument("--game", metavar="GAME", help=f"open straight at a table: {', '.join(GAMES)}")
    parser.add_argument("--seats", metavar="N", help="how many play")
    parser.add_argument("--seed", metavar="N", help="the number of the match: the same number deals the same cards")
    parser.add_argument("--deal", metavar="CODE", help="the first deal is the one of that code: K7QW-3MZ0-9PXA-4T")
    parser.add_argument("--watch", action="store_true", help="bots play at all seats, all hands open")
    parser.add_argument(
        "--kid",
        nargs="?",
        const="",
        metavar="LOOK",
        help="the children's screen: with pictures, with words, or as it was last; with --game straight at their table",
    )
    parser.add_argument("--options", metavar="KEY=VALUE,...", help="house rules; python -m engine options GAME lists them")
    parser.add_argument("--window", metavar="WxH", help="size of the window in pixels; usually two thirds of the screen")
    parser.add_argument("--fullscreen", action="store_true", help="fill the screen (F11 changes it)")
    parser.add_argument("--lang", metavar="LANGUAGE", help=f"speak it this time: {', '.join(languages())}")
    parser.add_argument("--data-dir", metavar="DIR", help="keep matches and settings there")
    parser.add_argument("--no-save", action="store_true", help="keep nothing")
    parser.add_argument("--print", metavar="GAME", help="write a page of its rules and markers to cut out, and end")
    parser.add_argument("--reset-window", action="store_true", help="look, sound and keys as on the first day; matches stay")
    parser.add_argument("--version", action="version", version=f"{say('program')} {version()}")
    return parser


def read_flags(words: Sequence[str]) -> Flags | int:
    """The flags, or the exit code: 0 after --help and --version, 2 after a sentence on standard error."""
    try:
        given = _parser().parse_args(words)
        folder, language, kid = _folder(given), _language(given.lang), _kid(given)
        if given.print is not None:
            if given.game is not None:
                raise ValueError(say("bad.print"))
            given.game = given.print
            return Flags(folder=folder, language=language, kid=kid, page=_wish(given))
        full = True if given.fullscreen else None if given.window is None else False
        return Flags(_window(given.window), full, _wish(given), folder, language, kid, anew=given.reset_window)
    except ValueError as wrong:
        print(_one_line(f"main.py: {wrong}"), file=sys.stderr)
        return 2
    except SystemExit as done:
        return done.code if isinstance(done.code, int) else 2


def _one_line(sentence: str) -> str:
    """Whatever it quotes: a sign that no terminal shows is written out, and none steers it."""
    return "".join(sign if sign.isprintable() else sign.encode("unicode_escape").decode("ascii") for sign in sentence)


def _kid(given: argparse.Namespace) -> Kid | None:
    if given.kid is None:
        return None
    look = next((one for one in KIDS if one == given.kid), None)
    if look is None:
        raise ValueError(say("bad.kid", given=given.kid))
    if given.watch:
        raise ValueError(say("bad.kid_watch"))
    return look


def _language(text: str | None) -> str | None:
    if text is None:
        return None
    wanted = text.replace("-", "_").lower()
    known = languages(pseudo=True)
    code = next((one for one in known if one.lower() == wanted), "")
    code = code or next((one for one in languages() if one.split("_")[0] == wanted.split("_")[0]), "")
    if not code:
        raise ValueError(say("bad.lang", given=text, languages=", ".join(languages())))
    return code


def _folder(given: argparse.Namespace) -> Path | None:
    if given.no_save:
        if given.data_dir is not None:
            raise ValueError(say("bad.no_save"))
        return None
    if given.data_dir is None:
        return usual_folder()
    if not given.data_dir.strip():
        raise ValueError(say("bad.data_dir"))
    return Path(given.data_dir).expanduser()


def _window(text: str | None) -> tuple[int, int]:
    if text is None:
        return WINDOW
    found = re.fullmatch(r"(\d{3,4})[xX](\d{3,4})", text, re.ASCII)
    if found is None or not (320 <= int(found[1]) <= 7680 and 200 <= int(found[2]) <= 4320):
        raise ValueError(say("bad.window", given=text))
    return int(found[1]), int(found[2])


def _number(flag: str, text: str, most: int) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 18 and int(text) <= most):
        raise ValueError(say("bad.number", flag=flag, given=text, most=most))
    return int(text)


def _deal(text: str) -> Seed:
    try:
        return deal_code.read(text)
    except CodeError as wrong:
        raise ValueError(say("bad.code", given=text[:40], why=told(wrong, text))) from None


def _wish(given: argparse.Namespace) -> Wish | None:
    if given.game is None:
        for flag in ("seats", "seed", "deal", "watch", "options"):
            if getattr(given, flag) not in (None, False):
                raise ValueError(say("bad.game_first", flag=flag, games=", ".join(GAMES)))
        return None
    info = find(given.game).info
    seats = info.usual if given.seats is None else _number("seats", given.seats, 99)
    seed = None if given.seed is None else _number("seed", given.seed, MOST_SEED - 1)
    if given.deal is not None:
        seed = Given(randbelow(MOST_SEED) if seed is None else seed, _deal(given.deal))
    options = dict[str, str]()
    for part in given.options.split(",") if given.options else ():
        key, sign, value = part.partition("=")
        if not sign or key in options:
            raise ValueError(
                say("bad.options", given=part, title=info.title, options=", ".join(one.key for one in info.options))
            )
        options[key] = value
    Options(info, seats, options)  # says what is possible if this is not
    return Wish(info.key, seats, seed, tuple(options.items()), given.watch)
