"""An X server without a screen, for what can only be measured in a real window."""

import contextlib
import os
import shutil
import subprocess
from collections.abc import Iterator

AREA = "4096x2304x24"
_PATIENCE = 10.0
"""Seconds in which it ends."""


def can_be_had() -> bool:
    """Whether Xvfb is installed."""
    return shutil.which("Xvfb") is not None


@contextlib.contextmanager
def server() -> Iterator[str]:
    """The name of the display of a server of its own, while it holds. RuntimeError if it does not start."""
    read, write = os.pipe()
    with open(os.devnull, "w") as nowhere:
        words = ["Xvfb", "-displayfd", str(write), "-screen", "0", AREA, "-nolisten", "tcp", "-noreset"]
        program = subprocess.Popen(words, pass_fds=[write], stdout=nowhere, stderr=nowhere)
    os.close(write)
    try:
        with os.fdopen(read) as told:
            number = told.readline().strip()
        if not number:
            raise RuntimeError("Xvfb did not start")
        yield f":{number}"
    finally:
        program.terminate()
        program.wait(_PATIENCE)


def environment(driver: str, display: str = "") -> dict[str, str]:
    """The environment of a program that draws there: "dummy", "xvfb" on that display, or "here", as this program would.

    The variable that makes SDL present without OpenGL is not among them: the program sets it itself.
    """
    held = dict(os.environ)
    if driver == "here":
        return held
    for name in ("SDL_VIDEODRIVER", "SDL_VIDEO_DRIVER", "WAYLAND_DISPLAY", "DISPLAY", "SDL_FRAMEBUFFER_ACCELERATION"):
        held.pop(name, None)
    held |= {"SDL_VIDEODRIVER": "dummy"} if driver == "dummy" else {"SDL_VIDEODRIVER": "x11", "DISPLAY": display}
    return held | {"SDL_AUDIODRIVER": "dummy"}
