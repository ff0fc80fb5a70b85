"""What all tests share: nothing is drawn on a real screen or played aloud unless a test asks for it."""

import os

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")


def pytest_addoption(parser: pytest.Parser) -> None:
    """How long the long runs are."""
    parser.addoption("--deals", type=int, default=20_000, help="deals for each game and number of seats in the long runs")
    parser.addoption("--matches", type=int, default=200, help="matches for each game and size of window that are laid out")
