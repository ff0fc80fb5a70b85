"""The window itself: SDL's video is started, the window is opened, the screen is filled."""

import os
import sys

import pygame

from game.geometry import window_for

UNSEEN = ("offscreen", "dummy")
"""Drivers of SDL that show nothing."""


class NoDisplayError(RuntimeError):
    """There is no screen to draw on; the text says why."""


def open_display(environ: dict[str, str] | None = None) -> None:
    """Start SDL's video; NoDisplayError if there is no screen and none that shows nothing was asked for.

    SDL falls back to drivers that show nothing without a word: the program would run unseen and for ever.
    """
    held = os.environ if environ is None else environ
    if sys.platform.startswith("linux") and "WAYLAND_DISPLAY" not in held:
        # Where SDL presents a software window through OpenGL a flip costs 13-30 ms at 1080p, without it 0.6.
        held.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    if sys.platform.startswith("win"):
        # Else Windows enlarges the finished picture: letters are blurred, and full screen is larger than the screen.
        held.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    asked = held.get("SDL_VIDEODRIVER", held.get("SDL_VIDEO_DRIVER", ""))
    try:
        pygame.display.init()
    except pygame.error as problem:
        raise NoDisplayError(str(problem)) from None
    driver = pygame.display.get_driver()
    if driver in UNSEEN and driver not in asked:
        pygame.display.quit()
        raise NoDisplayError("no screen answers")


def fill_screen() -> bool:
    """Whether the screen is filled now: some set-ups refuse."""
    try:
        pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
    except pygame.error:
        return False
    return True


def open_window(wished: tuple[int, int], asked: bool) -> None:
    """A window of that size in pixels, as far as the screen has room for it; asked: see `window_for`. NoDisplayError if there
    is none to be had."""
    size = window_for(wished, pygame.display.get_desktop_sizes()[0], asked)
    try:
        pygame.display.set_mode(size, pygame.RESIZABLE)
        if pygame.display.get_window_size() != size:  # coming from full screen some have to be asked once more
            pygame.display.set_mode(size, pygame.RESIZABLE)
    except pygame.error as problem:
        raise NoDisplayError(str(problem)) from None
