"""What all tests share: nothing is drawn on a real screen or played aloud unless a test asks for it, and what people keep is
neither read nor written."""

import os
import tempfile

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
_KEPT = tempfile.TemporaryDirectory(prefix="kitchen-table-tests-")
"""Where the system would keep a program's data, as long as the tests run."""
os.environ["XDG_DATA_HOME"] = os.environ["LOCALAPPDATA"] = _KEPT.name


def pytest_addoption(parser: pytest.Parser) -> None:
    """How long the long runs are."""
    parser.addoption("--deals", type=int, default=20_000, help="deals for each game and number of seats in the long runs")
    parser.addoption("--matches", type=int, default=200, help="matches for each game and size of window that are laid out")
