"""A match of each game by three people and a bot in a real window, driven by keys, a mouse and a virtual pad."""

import json
import os
import subprocess
import sys

import pytest

from tests.client.test_window import ROOT, display  # noqa: F401  (a fixture)

pytestmark = [pytest.mark.window, pytest.mark.slow]


@pytest.mark.parametrize("game", ["rolling_stone", "gran_ramino", "michigan"])
def test_three_people_and_a_bot_play_a_match(display, game):  # noqa: F811
    held = {key: value for key, value in os.environ.items() if key not in ("SDL_VIDEODRIVER", "WAYLAND_DISPLAY")}
    done = subprocess.run(
        [sys.executable, "-m", "tests.client.sofa", game],
        cwd=ROOT,
        env={**held, "DISPLAY": display, "SDL_AUDIODRIVER": "dummy"},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-500:] + done.stderr[-2000:]
    told = json.loads(done.stdout.splitlines()[-1])
    assert told["over"]
    assert all(told["acted"]), told
    assert set(told["pressed"]) == {"keys", "mouse", "pad"}, told
    assert told["wrong"] == told["refused"] > 0, told  # nobody's device opens somebody else's curtain
