"""Start Kitchen Table: read a few flags, open the window."""

import multiprocessing
import os
import sys


def main() -> int:
    """The entry point: 0 when the window was closed, 1 without a screen, 2 for a wrong flag. Prints one sentence then."""
    multiprocessing.freeze_support()
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):  # a letter that the terminal does not know is no reason to say nothing
            stream.reconfigure(errors="backslashreplace")
    # pygame is imported only from here on: a worker process that is spawned imports this file again.
    from game.flags import read_flags  # noqa: PLC0415

    flags = read_flags(sys.argv[1:])
    if isinstance(flags, int):
        return flags
    if flags.page is not None:
        from game.paper.file import print_page  # noqa: PLC0415

        return print_page(flags)
    from game.app import start  # noqa: PLC0415
    from game.window import NoDisplayError  # noqa: PLC0415
    from game.words import say  # noqa: PLC0415

    try:
        start(flags)
    except NoDisplayError as problem:
        game = flags.wish.game if flags.wish else "rolling_stone"
        known = {"why": problem, "game": game, "python": called(sys.executable, os.getcwd())}
        print(say("no_display.folder" if getattr(sys, "frozen", False) else "no_display", **known), file=sys.stderr)
        return 1
    return 0


def called(python: str, folder: str) -> str:
    """How that Python is called by whoever types in that folder: from below it if it lies there, else by its whole path."""
    below = os.path.join(folder, "")
    return python[len(below) :] if python.startswith(below) else python


if __name__ == "__main__":
    sys.exit(main())
