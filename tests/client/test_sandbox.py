"""What the Flatpak manifest says is true of the project: its command is there, what it installs from too, and inside such a
sandbox everything is kept in the one folder that can be written. The manifest itself is not built here."""

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
MANIFEST = (ROOT / ".ci" / "flatpak.yml").read_text("utf-8")


def listed(heading):
    """The values of a list under a heading, without what is remarked of them."""
    block = MANIFEST.split(f"{heading}:\n", 1)[1]
    found = []
    for line in block.splitlines():
        value = re.match(r"\s+- (.*?)(?: #.*)?$", line)
        if value is None:
            break
        found.append(value[1])
    return found


def test_its_command_is_the_projects_own_and_what_it_installs_from_is_there():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    (command,) = re.findall(r"^command: (.+)$", MANIFEST, re.MULTILINE)
    assert command in project["project"]["scripts"]
    (build,) = listed("build-commands")
    (constraints,) = re.findall(r"--constraint (\S+)", build)
    assert (ROOT / constraints).is_file() and build.endswith(" .")
    (source,) = re.findall(r"path: (\S+)$", MANIFEST, re.MULTILINE)
    assert (ROOT / ".ci" / source).resolve() == ROOT


def test_screen_sound_and_pads_are_asked_for_and_nothing_else():
    asked = listed("finish-args")
    screen = {"--socket=wayland", "--socket=fallback-x11", "--share=ipc"}
    assert set(asked) == {*screen, "--socket=pulseaudio", "--device=input"}
    assert "--device=all" in MANIFEST, "what an older one needs is told"


def test_that_it_was_not_tried_is_said():
    assert "Not tried" in MANIFEST.splitlines()[0]


def test_in_a_home_that_cannot_be_written_all_is_kept_in_the_folder_for_data(tmp_path):
    """As Flatpak sets it: XDG_DATA_HOME leads to the program's own folder; there are no documents. Drawing needs no OpenGL."""
    home, own = tmp_path / "home", tmp_path / "var" / "app" / "data"
    home.mkdir()
    own.mkdir(parents=True)
    script = (
        "import pygame\n"
        "from game import app\n"
        "from game.flags import Flags\n"
        "from game.match import Match, Wish\n"
        "from game.replaying.texts import folder_for\n"
        "listen, times = app.App.listen, [0]\n"
        "def few(self):\n"
        "    times[0] += 1\n"
        "    if times[0] == 3:\n"
        "        self.home.table(self.home, Match(Wish('michigan', 4, 1)))\n"
        "        assert not pygame.display.get_surface().get_flags() & pygame.OPENGL\n"
        "        print(folder_for(), len(self.home.store.matches()))\n"
        "    if times[0] > 5:\n"
        "        pygame.event.post(pygame.Event(pygame.QUIT))\n"
        "    listen(self)\n"
        "app.App.listen = few\n"
        "from game.store import usual_folder\n"
        "app.start(Flags(window=(640, 400), language='en', folder=usual_folder()))\n"
    )
    environ = {
        **os.environ,
        "HOME": str(home),
        "XDG_DATA_HOME": str(own),
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "dummy",
    }
    environ.pop("XDG_DOCUMENTS_DIR", None)
    home.chmod(0o555)
    try:
        done = subprocess.run(
            [sys.executable, "-c", script], cwd=ROOT, env=environ, capture_output=True, text=True, timeout=180, check=False
        )
    finally:
        home.chmod(0o755)
    assert done.returncode == 0 and done.stderr == "", done.stderr
    assert done.stdout.splitlines()[-1] == f"{own / 'kitchen-table' / 'Kitchen Table'} 1"
    assert [one.name for one in own.iterdir()] == ["kitchen-table"]
    assert not list(home.iterdir())
