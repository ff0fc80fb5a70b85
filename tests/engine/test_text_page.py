"""docs/text_play.md shows what the program prints (`python -m tests.engine.text_page` writes it anew)."""

import re

from engine.cli.typed import COMMANDS
from tests.engine.text_page import BLOCK, PAGE, renewed


def without_hints(page):
    """What the coach finds is its own affair; the page is not wrong when it has learnt something."""
    return re.sub(r"^> hint\n(?:.*\n)*?Your move\?$", "> hint", page, flags=re.M)


def test_the_transcripts_are_what_is_printed(tmp_path):
    page = PAGE.read_text("utf-8")
    assert len(BLOCK.findall(page)) == 3
    assert without_hints(renewed(page, tmp_path)) == without_hints(page)


def test_every_command_is_explained():
    page = PAGE.read_text("utf-8").partition("## Leaving")[0]
    assert all(f"`{name}`" in page for name in COMMANDS)
