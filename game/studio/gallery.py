"""The pictures of docs/pictures.md: which screens, and how each is asked for. `python -m game pictures` draws them. Pure."""

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple


class Shown(NamedTuple):
    """One picture. name: of its file; says: what stands under it; asks: the words after `python -m game screenshot`."""

    name: str
    says: str
    asks: str


class Part(NamedTuple):
    """A heading and its pictures."""

    title: str
    pictures: tuple[Shown, ...]


PARTS = (
    Part(
        "The way to a table",
        (
            Shown("welcome", "The first start: a language.", "welcome"),
            Shown("title", "The title.", "title"),
            Shown("seats", "Making a table.", "seats --game michigan --seats 5"),
            Shown("seat", "One seat of it.", "seat --game michigan --seats 5 --seat 2"),
            Shown("house_rules", "House rules.", "house_rules --game gran_ramino --seats 3"),
            Shown("name", "A name, in any script, also with a pad.", "name"),
        ),
    ),
    Part(
        "The three tables",
        (
            Shown("rolling_stone", "Rolling Stone, four players.", "table --game rolling_stone --seats 4 --moves 30"),
            Shown("rolling_stone_6", "Six players.", "table --game rolling_stone --seats 6 --seed 2 --moves 24"),
            Shown("gran_ramino", "Gran Ramino, two players with ten cards.", "table --game gran_ramino --seats 2 --moves 9"),
            Shown("gran_ramino_4", "Four players.", "table --game gran_ramino --seats 4 --moves 30"),
            Shown("michigan", "Michigan, four players.", "table --game michigan --seats 4 --moves 30"),
            Shown("michigan_2", "Two players.", "table --game michigan --seats 2 --moves 14"),
            Shown(
                "michigan_8",
                "Eight players in the smallest window.",
                "table --game michigan --seats 8 --moves 30 --seed 4 --size 1024x640",
            ),
            Shown("stakes", "Placing a stake.", "table --game michigan --seats 4 --options stakes=after --moves 1"),
            Shown("watching", "Watching bots: all hands open.", "table --game rolling_stone --seats 4 --moves 12 --seat -1"),
        ),
    ),
    Part(
        "Decks",
        (
            Shown("italian", "The Italian deck.", "table --game gran_ramino --seats 2 --moves 9 --deck italian"),
            Shown(
                "german", "The German deck.", "table --game gran_ramino --seats 3 --options pack=36 --moves 14 --deck german"
            ),
            Shown("german_stone", "Rolling Stone with it.", "table --game rolling_stone --seats 4 --moves 30 --deck german"),
            Shown(
                "four_colours",
                "Four colours, and letters on the suits.",
                "table --game rolling_stone --seats 5 --moves 16 --four-colour --suit-letters",
            ),
        ),
    ),
    Part(
        "Every family's screen",
        (
            Shown("text_200", "Text at 200 %.", "table --game michigan --seats 4 --moves 30 --text 200"),
            Shown("touch", "Cards as wide as a finger.", "table --game michigan --seats 2 --moves 8 --touch --size 1024x768"),
            Shown("margin", "A television's margin of 8 %.", "table --game gran_ramino --seats 4 --moves 12 --margin 8"),
            Shown("wide", "21:9.", "table --game michigan --seats 6 --moves 20 --size 1680x720"),
        ),
    ),
    Part(
        "The end of a deal, and of a match",
        (
            Shown("deal_over_stone", "Rolling Stone.", "deal_over --game rolling_stone --seats 4"),
            Shown("deal_over_ramino", "Gran Ramino.", "deal_over --game gran_ramino --seats 3 --seed 5"),
            Shown("deal_over_michigan", "Michigan.", "deal_over --game michigan --seats 4"),
            Shown("match_over", "The end of a match.", "match_over --game michigan --seats 4"),
        ),
    ),
    Part(
        "Several people at one screen",
        (
            Shown("curtain", "The curtain.", "curtain --game rolling_stone --seats 4 --people 3 --moves 22"),
            Shown("look_away", "A blind choice.", "curtain --game michigan --seats 4 --people 3 --moves 1"),
            Shown("pocket", "A plan laid down while looking.", "pocket --game rolling_stone --seats 4 --people 3 --moves 22"),
            Shown("lost_pad", "A pad that has gone is waited for.", "lost_pad --game rolling_stone --seats 4 --moves 12"),
            Shown("players", "Who plays, in the middle of a match.", "players --game rolling_stone --seats 4 --moves 12"),
        ),
    ),
    Part(
        "Other pages",
        (
            Shown("pause", "Pause.", "pause --game michigan --seats 4 --moves 30"),
            Shown("help", "The rules of this table.", "help --game rolling_stone --seats 4"),
            Shown("last_trick", "The last trick.", "last_trick --game rolling_stone --seats 4 --moves 30"),
            Shown("settings", "Settings.", "settings"),
            Shown("sheet", "Tools at the table.", "sheet --game gran_ramino --seats 2 --moves 9"),
            Shown("keys", "What keys and buttons do.", "keys"),
            Shown("bindings", "Keys and buttons.", "bindings"),
            Shown("crash", "If something goes wrong.", "crash"),
        ),
    ),
    Part(
        "For children",
        (
            Shown("kids_looks", "How they like to play.", "kids_looks"),
            Shown("kids_title", "The games.", "kids_title"),
            Shown("kids_seats", "Who plays.", "kids_seats --game rolling_stone"),
            Shown(
                "kid_rolling_stone",
                "The children's table: what can be played rises by itself.",
                "kid_table --game rolling_stone --seats 4 --moves 12 --kid words --state risen",
            ),
            Shown("kid_gran_ramino", "In pictures.", "kid_table --game gran_ramino --seats 2 --moves 6 --kid pictures"),
            Shown("kid_michigan", "Michigan, in pictures.", "kid_table --game michigan --seats 4 --moves 20 --kid pictures"),
            Shown("kid_deal_over", "What everybody did well.", "kid_deal_over --game michigan --seats 4 --kid words"),
            Shown("kids_gate", "The way out is for grown-ups.", "kids_gate"),
            Shown("kids_night", "Good night.", "kids_night"),
        ),
    ),
    Part(
        "Learning, help, and afterwards",
        (
            Shown("lesson", "A lesson, at the real table.", "lesson --game rolling_stone --step 1"),
            Shown("lessons", "All lessons.", "lessons"),
            Shown(
                "ladder",
                "How near dieci, ramino and gran ramino are.",
                "table --game gran_ramino --seats 2 --moves 9 --help-level on",
            ),
            Shown("memory", "The stone's memory.", "table --game rolling_stone --seats 4 --moves 30 --help-level on"),
            Shown("stops", "Where suits are stopped.", "table --game michigan --seats 4 --moves 30 --help-level on"),
            Shown("replay", "A match watched again.", "replay --game rolling_stone --seats 4"),
            Shown("worth", "What each choice was worth.", "worth --game rolling_stone --seats 4"),
            Shown("matches", "Matches played.", "matches --game rolling_stone --seats 4"),
            Shown("fault", "A match from a file that somebody has changed.", "fault --game rolling_stone --seats 4"),
            Shown("deals", "Was it fair?", "deals --game michigan --seats 3"),
            Shown("code", "The code of a deal, typed in.", "code --game rolling_stone --seats 4"),
            Shown("scores", "What somebody has done.", "scores --game rolling_stone --seats 4"),
            Shown("contrast", "High contrast.", "table --game michigan --seats 4 --moves 30 --contrast --four-colour"),
            Shown("about", "About.", "about"),
        ),
    ),
)


def draw_all(folder: Path, screenshot: Callable[[list[str]], int]) -> int:
    """Draw every picture into `folder`/pictures and write `folder`/pictures.md; the first exit code that is not 0, or 0."""
    for part in PARTS:
        for shown in part.pictures:
            code = screenshot(["screenshot", *shown.asks.split(), "--out", str(folder / "pictures" / f"{shown.name}.jpg")])
            if code:
                return code
    (folder / "pictures.md").write_text(page(), "utf-8", newline="\n")
    return 0


def page() -> str:
    """The text of docs/pictures.md."""
    lines = [
        "# Pictures of every screen",
        "",
        "Made by `python -m game pictures --out docs`, without a window; under each picture stands what draws it alone.",
    ]
    for part in PARTS:
        lines += ["", f"## {part.title}"]
        for shown in part.pictures:
            lines += [
                "",
                f"{shown.says}",
                "",
                f"![{shown.says}](pictures/{shown.name}.jpg)",
                "",
                f"`python -m game screenshot {shown.asks} --out {shown.name}.jpg`",
            ]
    return "\n".join(lines) + "\n"
