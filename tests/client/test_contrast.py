"""Contrast of every text and icon on what it is really drawn on, on every screen, in both contrasts.

The ground is what lies under the letters in the moment in which they are drawn; the worst twentieth of it is left out, where a
neighbour's edge runs by.
"""

import pygame
import pytest

import sprites
from game import paint
from game.__main__ import main
from game.moving.still import Still
from game.paint import Canvas
from game.studio.gallery import PARTS
from tests.client.colour_sight import contrast, luminance

SCREENS = {shown.name: shown.asks for part in PARTS for shown in part.pictures}
LARGE = 24
"""Logical pixels from which letters count as large (18 points)."""


class Eye:
    """Reads every text and icon as it is drawn, and notes those that do not stand out."""

    def __init__(self, monkeypatch, strong):
        self.seen, self.faint, self.strong = 0, [], strong
        real_label, real_put, real_icon = sprites.label, Canvas.put, sprites.icon
        eye, icons = self, {}
        self._label = None

        def label(*words):
            made = real_label(*words)
            eye._label = made, words
            return made

        def icon(name, size, colour=sprites.INK):
            made = real_icon(name, size, colour)
            icons[id(made)] = made, name, colour
            return made

        def put(canvas, picture, x, y, anchor="centre"):
            if eye._label is not None and picture is eye._label[0]:
                words, _, px, colour = eye._label[1]
                large = px / canvas.scale >= LARGE
                eye.look(canvas, picture, x, y, anchor, colour, words, 7.0 if strong else 3.0 if large else 4.5)
            elif id(picture) in icons:
                _, name, colour = icons[id(picture)]
                eye.look(canvas, picture, x, y, anchor, colour, f"icon {name}", 4.5 if strong else 3.0)
            real_put(canvas, picture, x, y, anchor)

        monkeypatch.setattr(sprites, "label", label)
        monkeypatch.setattr(sprites, "icon", icon)
        monkeypatch.setattr(Canvas, "put", put)
        # Nothing is kept as a picture, so that what lies under a text is there to be looked at.
        monkeypatch.setattr(Still, "draw", lambda _, canvas, stamp, paint: paint(canvas))

    def look(self, canvas, picture, x, y, anchor, colour, what, least):
        """Note how far the colour stands out from the ground under the picture's pixels."""
        wide, high = picture.get_size()
        left = (
            round(x * canvas.scale - (wide / 2 if anchor == "centre" else wide if anchor == "right" else 0)) + canvas.shift[0]
        )
        top = round(y * canvas.scale - high / 2) + canvas.shift[1]
        mask, inside = pygame.mask.from_surface(picture, 200), canvas.surface.get_rect()
        ground = [
            canvas.surface.get_at((left + dx, top + dy))
            for dx in range(0, wide, 2)
            for dy in range(0, high, 2)
            if mask.get_at((dx, dy)) and inside.collidepoint(left + dx, top + dy)
        ]
        if not ground:
            return
        self.seen += 1
        found = sorted(contrast(pygame.Color(colour), one) for one in ground)[len(ground) // 20]
        if found < least:
            at = sorted(ground, key=luminance)[len(ground) // 2]
            self.faint.append(f"{what!r}: {found:.1f} of {least}, {colour} on {tuple(at)[:3]}")


@pytest.mark.parametrize("strong", [False, True], ids=["usual", "high"])
@pytest.mark.parametrize("name", SCREENS)
def test_every_text_and_icon_stands_out(tmp_path, monkeypatch, name, strong):
    eye = Eye(monkeypatch, strong)
    asks = [*SCREENS[name].split(), *(["--contrast", "--four-colour"] if strong else [])]
    assert main(["screenshot", *asks, "--out", str(tmp_path / "picture.png")]) == 0
    assert eye.seen > 2
    assert not eye.faint, "\n".join(eye.faint)


def test_the_eye_sees_what_is_faint(tmp_path, monkeypatch):
    monkeypatch.setattr(paint, "SOFT_INK", paint.LINE)
    eye = Eye(monkeypatch, strong=False)
    monkeypatch.setattr("game.scenes.settings.SOFT_INK", paint.LINE)
    monkeypatch.setattr("game.scenes.form.SOFT_INK", paint.LINE)
    assert main(["screenshot", "settings", "--out", str(tmp_path / "picture.png")]) == 0
    assert eye.faint
