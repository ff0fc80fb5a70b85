"""Lines of text as pictures."""

import pygame
import pytest

import sprites
from sprites import fonts
from tests.client.pixels import rgba

pytestmark = pytest.mark.usefixtures("picture_window")


def test_labels_are_kept_and_bounded():
    assert sprites.label("Maja", "title", 24, "#FFFFFF") is sprites.label("Maja", "title", 24, (255, 255, 255))
    assert sprites.label("Maja", "title", 24, "#FFFFFF") is not sprites.label("Maja", "title", 24, "#FFFFF0")
    assert sprites.label("Maja", "title", 24, "#FFFFFF").get_size() == sprites.measure("Maja", "title", 24)
    for number in range(1200):
        sprites.label(f"line {number}", "text", 60, "#FFFFFF")
    assert 0 < fonts.LABELS.held <= fonts.LABELS.limit


def test_odd_spaces_and_invisible_characters_are_made_plain():
    plain = rgba(sprites.label("7 km-a", "title", 24, "#000000"))
    for odd in ("7\u00a0km-a", "7\u202fkm\u2011a", "7 km-\u200ba", "7 km\u00ad-a\x00"):
        assert rgba(sprites.label(odd, "title", 24, "#000000")) == plain
    assert rgba(sprites.label("Zoe\u0308", "text", 24, "#000000")) == rgba(sprites.label("Zo\u00eb", "text", 24, "#000000"))


def test_what_a_font_lacks_comes_from_the_next_one_or_is_a_dot(monkeypatch):
    monkeypatch.setattr(fonts, "system_font", lambda: None)
    monkeypatch.setattr(fonts, "_lacks", {})
    assert not fonts.lacks("title", "\u00f1")
    assert not fonts.lacks("title", " ")
    assert fonts.lacks("title", "\u0436")
    assert fonts.lacks("text", "\u0436"), "Lato's box for what it lacks is not a letter"
    assert fonts.runs("Bo \u0436!", "title") == [("title", "Bo \u00b7!")]
    assert fonts.runs("\ud83d", "title") == [("title", "\u00b7")]
    assert fonts.runs("x\u0336", "text") == [("text", "x")] or not fonts.lacks("text", "\u0336")
    only_lato = next(
        c for c in map(chr, range(0xC0, 0x2200)) if c.isprintable() and fonts.lacks("title", c) and not fonts.lacks("bold", c)
    )
    assert fonts.runs("a" + only_lato, "title") == [("title", "a"), ("bold", only_lato)]
    mixed = sprites.label("a" + only_lato + "\u6f22", "title", 30, "#000000")
    assert mixed.get_size() == sprites.measure("a" + only_lato + "\u6f22", "title", 30)


def test_an_empty_label_is_no_error():
    assert sprites.label("", "text", 20, "#000000").get_height() > 0


def test_fonts_survive_the_font_module():
    before = sprites.font("title", 31)
    pygame.font.quit()
    assert sprites.font("title", 31) is not before
    assert sprites.font("title", 31).size("Maja")[0] > 0
    assert sprites.label("again", "bold", 31, "#000000").get_width() > 0


def test_without_the_font_packages_there_is_still_text(monkeypatch):
    monkeypatch.setattr(fonts, "_FILES", dict.fromkeys(fonts._FILES, ("no_such_package", "x.ttf")))
    monkeypatch.setattr(fonts, "_open", {})
    assert sprites.label("plain", "title", 20, "#000000").get_width() > 10
