"""Every text of a table fits into its box: whole, legible, and larger where larger text is wished for, in all languages."""

import pytest

from engine.games import GAMES
from game import lettering, words
from game.geometry import canvas_for, scale_for
from game.places.layout import spread
from game.places.plan import plan_for
from tests.client.table_rules import TEXTS, started
from tests.client.table_texts import sizes

TABLES = [(game, seats) for game, rules in GAMES.items() for seats in rules.info.seats]
LOOKS = [((1024, 640), 0), ((1024, 640), 8), ((1024, 768), 0), ((1280, 720), 0), ((1920, 1080), 8)]
LEAST = {0.75: 18.3, 1.0: 18.3, 1.25: 22.0, 1.5: 24.9, 2.0: 24.9}
"""By size of text the least a text comes out at, in logical pixels; of a pseudo-text, longer than any language's, 18.3."""


@pytest.fixture(autouse=True)
def spoken():
    yield
    words.use("en")


@pytest.fixture(scope="module")
def tables():
    """A view of every table, some actions into its first deal."""
    found = {}
    for game, seats in TABLES:
        table = started(game, seats, 7)
        for _ in range(seats + 3):
            table.play(table.turn, table.legal[0])
        found[game, seats] = table.view(0)
    return found


@pytest.mark.parametrize("language", words.languages(pseudo=True))
def test_every_text_is_whole_and_legible(tables, language):
    words.use(language)
    found = []
    for (game, seats), view in tables.items():
        for window, margin in LOOKS:
            for letters in TEXTS:
                laid = spread(view, plan_for(game, view), canvas_for(window, margin), text=letters)
                least = LEAST[1.0] if language == words.PSEUDO else LEAST[letters]
                for kind, text, size, whole, rect in sizes(laid, game, scale_for(window, margin), letters):
                    if not whole or size < least:
                        found.append(f"{game} {seats} {window} {margin} {letters}: {kind} {text!r} {size:.1f} in {rect}")
    assert not found, "\n".join(found[:10])


def test_text_of_200_percent_is_clearly_larger_than_of_100(tables):
    for (game, seats), view in tables.items():
        for window, margin in LOOKS:
            scale = scale_for(window, margin)
            least = {}
            for letters in (1.0, 2.0):
                laid = spread(view, plan_for(game, view), canvas_for(window, margin), text=letters)
                for kind, text, size, _, _ in sizes(laid, game, scale, letters):
                    key = kind, text, letters
                    least[key] = min(size, least.get(key, size))
            for kind, text, letters in least:
                if letters == 1.0:
                    grown = least[kind, text, 2.0] / least[kind, text, 1.0]
                    assert grown > 1.12, (game, seats, window, margin, kind, text, grown)


def test_a_long_name_is_cut_short_with_dots_and_never_leaves_its_box():
    for name in ("W" * 24, "Gummibärchen von und zu", "a b c d e f g h i j k l m", "😀😀😀😀😀😀😀😀😀😀"):
        lines, px = lettering.fitted(name, "title", 30, 14, 90, 40, 1)
        assert len(lines) == 1 and px >= 14
        from sprites import measure

        assert measure(lines[0], "title", px)[0] <= 90
    assert lettering.fitted("W" * 24, "title", 30, 14, 90, 40, 1)[0][0].endswith("...")
    assert lettering.fitted("Jo", "title", 30, 14, 90, 40, 1) == (("Jo",), 30)


def test_a_text_takes_a_second_line_only_where_one_would_be_small():
    short = lettering.fitted("Keep my hand", "title", 28, 14, 400, 80, 2)
    assert short == (("Keep my hand",), 28)
    lines, px = lettering.fitted("Keep my hand", "title", 28, 14, 120, 80, 2)
    assert len(lines) == 2 and px > lettering.fitted("Keep my hand", "title", 28, 14, 120, 80, 1)[1]
    lines, px = lettering.fitted("Keep my hand if you like it better than the other", "title", 28, 14, 120, 40, 2)
    assert (len(lines), px) == (2, 14) and lines[-1].endswith("...")
