"""Names: any script, at most 24 letters, nothing that harms a line; written by a real keyboard or by the one on the screen."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game import words
from game.intents import Intent, Kind
from game.scene import Push
from game.scenes.name import NameScene
from game.sofa import writing
from game.sofa.writing import Writing
from tests.client.stage import Stage

NAMES = ["Gummibärchen", "Åsa", "Zoë", "Łucja", "李", "😀", "CON", "../x", "Ὀδυσσεύς", "Нина", "محمد", "👩‍👩‍👧", "🇸🇪", "नमस्ते"]


@pytest.fixture
def asked():
    stage = Stage((1280, 720), 0.0)
    stage.given = []
    stage.stack.apply(Push(stage.home.title(stage.home)))
    stage.stack.apply(Push(NameScene(stage.home, "", stage.given.append)))
    return stage


def write(stage, text):
    stage.stack.hear(Intent(Kind.TEXT, text=text))


@pytest.mark.parametrize("name", NAMES)
def test_names_of_the_world_come_through_whole(asked, name):
    write(asked, name)
    asked.draw()
    asked.key("done")
    assert asked.given == [name]


def test_what_belongs_together_is_one_letter():
    assert writing.letters("e\u0301a") == ["e\u0301", "a"]
    assert writing.letters("👩‍👩‍👧x") == ["👩‍👩‍👧", "x"]
    assert writing.letters("🇸🇪🇮🇹") == ["🇸🇪", "🇮🇹"]
    assert writing.letters("👍🏽!") == ["👍🏽", "!"]


def test_at_most_twenty_four_letters_as_people_count():
    assert Writing("x" * 40).name == "x" * 24
    assert len(writing.letters(Writing("👩‍👩‍👧" * 40).name)) == 24
    assert Writing("🇸🇪" * 40).name == "🇸🇪" * 24


def test_control_characters_and_turned_lines_are_left_out():
    assert Writing("A\x00\x1b[31m\u202eb\u200b\ud800c\ue000").name == "A[31mbc"
    assert Writing("  Anna\n\tMaria\u00a0\u2003 Ek  ").name == "Anna Maria Ek"
    assert Writing("\u200d\u200dx").name == "x"
    assert len(Writing("a" + "\u0301" * 500).name) <= 8, "no tower of accents"


def test_ten_kilobytes_are_cut(asked):
    write(asked, "Abrakadabra " * 900)
    assert asked.top.writing.name == ("Abrakadabra " * 2).strip()
    write(asked, "\u0301" * 10_000)
    asked.draw()
    assert len(asked.top.writing.text) < 24 * 8


@given(st.text(max_size=200), st.text(max_size=60))
def test_whatever_is_written_is_a_name(first, second):
    made = Writing(first)
    made.type(second)
    assert len(writing.letters(made.text)) <= writing.MOST
    assert made.name == made.name.strip()
    assert writing.fitted(made.text) == made.text
    before = writing.letters(made.text)
    made.erase()
    assert made.text == "".join(before[:-1])


def test_erasing_takes_whole_letters(asked):
    write(asked, "Zoe\u0308👩‍👩‍👧")
    asked.stack.hear(Intent(Kind.ERASE))
    assert asked.top.writing.text == "Zoë"
    asked.stack.hear(Intent(Kind.ERASE))
    assert asked.top.writing.text == "Zo"


def test_a_name_by_the_pad_alone(asked):
    """From the field with the stick to the keys; the first letter is a capital, the others are small."""
    for letter in "åsa":
        words.use("sv")
        asked.top.renew()
        go(asked, ("key", letter))
        press(asked)
    assert asked.top.writing.text == "Åsa"
    go(asked, ("key", "erase"))
    press(asked)
    assert asked.top.writing.text == "Ås"
    go(asked, "done")
    press(asked)
    assert asked.given == ["Ås"]


def go(stage, key):
    """With the stick right, until it is there."""
    for _ in range(80):
        if stage.top.focus.current.key == key:
            return
        stage.stack.hear(Intent(Kind.MOVE, dx=1, device="pad:1"))
    raise AssertionError(f"{key} cannot be reached")


def press(stage):
    for kind in (Kind.ARM, Kind.ACT):
        stage.stack.hear(Intent(kind, device="pad:1"))


@pytest.mark.parametrize("device", ["mouse", "touch"])
def test_a_name_by_pointer_alone(asked, device):
    for key in ("o", "t", "t", "o", "space", "shift", "e", "k"):
        if key == "shift" and asked.top._large:
            continue
        asked.click(("key", key), device)
    asked.click("done", device)
    assert asked.given == ["Otto Ek"]


def test_without_a_name_nothing_is_accepted(asked):
    assert all(target.key != "done" for target in asked.top.focus.targets)
    write(asked, "   ")
    press(asked)
    assert asked.given == []
    assert isinstance(asked.top, NameScene)
    write(asked, "Bo")
    press(asked)
    assert asked.given == ["Bo"], "Enter on the field accepts"


@pytest.mark.parametrize("language", words.languages())
def test_the_keyboard_has_the_letters_of_the_language(language):
    needed = {"en": "az", "it": "àèéìòù", "pt_BR": "ãõçáéíóúâêô", "sv": "åäöé"}[language]
    rows = writing.keys(language)
    assert set(needed) <= set("".join(rows))
    assert len("".join(rows)) == len(set("".join(rows))), "no letter twice"
    assert set("abcdefghijklmnopqrstuvwxyz") <= set("".join(rows))
