"""python -m game screenshot SCENE | film | pictures | bench: for those who build, look and measure.

screenshot and film draw any screen without a window, pictures all of docs/pictures.md; bench says what the client
costs (docs/performance.md).

python -m game screenshot deal_over --game gran_ramino --seats 2 --seed 5 --size 1280x720 --out over.png
python -m game film --game rolling_stone --seats 4 --seed 1 --moves 12 --out frames/
python -m game film --what payout --game michigan --seats 5 --speed slow --strip --out frames/
python -m game bench --only P3,P7 --size 1080p --driver xvfb
"""

import argparse
import os
import sys
from pathlib import Path

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # programs read what is printed too

from game import bench
from game.comfort import DECKS, HELPS
from game.studio import gallery, kid_tables
from game.studio.film import WHATS, film
from game.studio.pictures_of import SCENES, screenshot


def main(words: list[str] | None = None) -> int:
    """Draw it, or measure; 2 for what cannot be done."""
    parser = argparse.ArgumentParser(prog="python -m game", description="Pictures of any screen, and what they cost.")
    commands = parser.add_subparsers(dest="command", required=True)
    for name, says in (("screenshot", "one picture"), ("film", "the frames of the next action, one picture each")):
        command = commands.add_parser(name, help=says)
        if name == "screenshot":
            command.add_argument("scene", choices=SCENES)
            command.add_argument("--step", type=int, default=1, help="which step of a lesson, from 1")
        else:
            command.add_argument("--actions", type=int, default=1, help="how many actions are filmed after --moves")
            command.add_argument("--every", type=float, default=0.05, help="seconds from picture to picture")
            command.add_argument("scene", nargs="?", default="table", choices=("table", "kid_table"))
            command.add_argument("--what", choices=tuple(WHATS), help="the first action in which this occurs, from --seed on")
            command.add_argument("--speed", default="normal", choices=("fast", "normal", "slow"))
            command.add_argument("--reduced", action="store_true", help="cross-fades instead of flights")
            command.add_argument("--calm", action="store_true", help="no bounces, hops and confetti")
            command.add_argument("--strip", action="store_true", help="also put pictures side by side into strip.png")
            command.add_argument("--nth", type=int, default=4, help="every so manieth picture in the strip")
        command.add_argument("--out", type=Path, required=True, help="a PNG file, or for a film a folder")
        command.add_argument("--size", default="1280x720", help="WxH in pixels")
        command.add_argument("--game", default="rolling_stone")
        command.add_argument("--seats", type=int)
        command.add_argument("--seed", type=int, default=1)
        command.add_argument("--moves", type=int, default=8, help="how many actions are played before")
        command.add_argument("--seat", type=int, default=0, help="whose eyes look; -1: all hands open")
        command.add_argument("--lang", default="en", help="the language that is spoken; en_XA is English made longer")
        command.add_argument("--options", default="", help="key=value,...")
        command.add_argument("--text", type=int, default=100, help="size of all text in percent, 100 to 200")
        command.add_argument("--margin", type=int, default=0, help="percent of the window kept free on every side")
        command.add_argument("--touch", action="store_true", help="cards in hand as wide as a finger")
        command.add_argument("--help-level", choices=HELPS, default="off", help="how much help lies at the table")
        command.add_argument("--people", type=int, default=0, help="so many people at one screen, each behind the curtain")
        command.add_argument("--deck", default="french", choices=DECKS)
        command.add_argument("--four-colour", action="store_true", help="each suit its own colour")
        command.add_argument("--suit-letters", action="store_true", help="a letter on each suit's sign")
        command.add_argument("--contrast", action="store_true", help="high contrast")
        command.add_argument("--kid", choices=("pictures", "words"), default="pictures", help="the look of a children's table")
        command.add_argument("--state", choices=kid_tables.STATES, default="now", help="what a children's table shows")
        command.add_argument("--focus", action="store_true", help="with the ring of the focus")
    all_of_them = commands.add_parser("pictures", help="docs/pictures.md and all that it shows")
    all_of_them.add_argument("--out", type=Path, default=Path("docs"))
    bench.add(commands)
    given = parser.parse_args(words)
    try:
        if given.command == "bench":
            return bench.command(given)
        os.environ["SDL_VIDEODRIVER"] = "dummy"
        if given.command == "pictures":
            return gallery.draw_all(given.out, main)
        if given.command == "screenshot":
            screenshot(given)
        else:
            film(given)
    except ValueError as wrong:
        print(wrong, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
