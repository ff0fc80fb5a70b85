"""The transcripts of docs/text_play.md: made from the lines that are typed in them.

python -m tests.engine.text_page     writes them anew
"""

import io
import os
import re
import shlex
import sys
import tempfile
from pathlib import Path

from engine import cli
from engine.cli import kept

PAGE = Path(__file__).parent.parent.parent / "docs" / "text_play.md"
BLOCK = re.compile(r"^```text\n\$ python -m engine (.*)\n([^`]*)```$", re.M)


def sitting(arguments: str, typed: list[str], folder: Path) -> str:
    """What that command prints to somebody who types these lines; files are written to the folder."""
    out, before = io.StringIO(), (sys.stdin, sys.stdout, kept.folder, Path.cwd())
    try:
        sys.stdin, sys.stdout, kept.folder = io.StringIO("\n".join(typed) + "\n"), out, lambda: folder
        os.chdir(folder)
        cli.main(shlex.split(arguments))
    finally:
        sys.stdin, sys.stdout, kept.folder = before[:3]
        os.chdir(before[3])
    return out.getvalue()


def renewed(page: str, folder: Path) -> str:
    """The page with every transcript as the program prints it now."""

    def block(found: re.Match[str]) -> str:
        typed = re.findall(r"^> ?(.*)$", found[2], re.M)
        return f"```text\n$ python -m engine {found[1]}\n{sitting(found[1], typed, folder)}```"

    return BLOCK.sub(block, page)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        PAGE.write_text(renewed(PAGE.read_text("utf-8"), Path(folder)), "utf-8", newline="\n")
