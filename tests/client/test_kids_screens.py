"""The children's screens in windows of all shapes: nothing is cut, targets are large, words are few."""

import re
from dataclasses import replace
from gettext import NullTranslations

import pytest

from game import words
from game.comfort import Comfort
from game.kids import mode
from game.lang.pseudo import pseudo
from game.scene import Push
from game.scenes.aloud import describe
from game.scenes.kids_help import KidsHelpScene
from game.scenes.kids_screen import LEAST, KidsScreen
from game.sentences import TEXTS
from game.sentences.kids import KIDS
from game.speech.talker import Talker
from game.speech.voice import NoVoice
from tests.client.kids_stage import Able, all_kinds, kids_stage, open_lock, press, screens
from tests.client.test_every_screen_fits import SIZES, Seen, look_at
from tests.client.tongues import by_turns

LEAST_SHOWN = 76
"""Window pixels at 1280x720."""


@pytest.fixture
def seen(monkeypatch):
    return Seen(monkeypatch)


class Longer(NullTranslations):
    """Every text as the pseudo-language says it, whether its catalogue has it by now or not."""

    def pgettext(self, context, message):
        return pseudo(context, message)


@pytest.mark.parametrize(("size", "text", "language"), by_turns(SIZES, [100, 200]))
def test_every_screen_of_the_children_fits(size, text, language, seen, monkeypatch):
    words.use(language)
    stage = kids_stage(size)
    if language == words.PSEUDO:
        monkeypatch.setattr(words._now, "catalogue", Longer())
    if language != words.ENGLISH:  # with all signs there can be
        mode.begin(stage.home, "pictures")
        stage.home.voice = Talker(Able())
    stage.home.comfort = Comfort(text=text)
    kinds = set()
    for name, screen in screens(stage.home):
        kinds.add(type(screen))
        if "not ready" not in name:  # there nothing can be pressed
            look_at(stage, seen, name, screen)
    assert not seen.complaints, "\n".join(sorted(set(seen.complaints)))
    assert kinds == set(all_kinds()), "a screen of the children is not looked at"


@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("size", [*SIZES, (3840, 2160), (640, 480)])
def test_every_target_is_large(size, text):
    stage = kids_stage(size)
    stage.home.comfort = Comfort(text=text)
    at_720 = kids_stage((1280, 720)).scale
    number = 0
    for name, screen in screens(stage.home):
        stage.stack.apply(Push(screen))
        for target in screen.focus.targets:
            assert min(target.rect.w, target.rect.h) * at_720 >= LEAST_SHOWN, f"{name}: {target.key} is {target.rect}"
            number += 1
    assert number > 150
    assert LEAST * at_720 >= LEAST_SHOWN


def test_there_is_one_obvious_target():
    """Large, yellow, and where the focus begins. The lock has none."""
    stage = kids_stage((1280, 720))
    for name, screen in screens(stage.home):
        stage.stack.apply(Push(screen))
        main = [widget.key for widget in screen.widgets if getattr(widget, "main", False)]
        if "lock" in name:
            assert not main
        else:
            assert main == [screen.first] == [screen.focus.current.key], name


def sentences(text):
    return [one for one in re.split(r"(?<=[.!?])\s+", text.strip()) if one]


@pytest.mark.parametrize("language", words.languages())
def test_words_are_few(language):
    """At most three sentences of at most ten words on a screen."""
    words.use(language)
    stage = kids_stage((1280, 720))
    most = 0
    for name, screen in screens(stage.home):
        said = " ".join([*screen.says(), *(screen.told if isinstance(screen, KidsHelpScene) else [])])
        found = sentences(said)
        assert len(found) <= 3, (name, found)
        for one in found:
            assert len(one.split()) <= 10, (name, one)
            most = max(most, len(one.split()))
    assert most >= 6, "nothing was measured"


@pytest.mark.parametrize("language", words.languages())
def test_every_text_is_short(language):
    words.use(language)
    for key, english in KIDS.items():
        if not key.startswith("bad."):
            text = words.say(key, **dict.fromkeys(words.parts_of(english), "Jo"))
            assert len(sentences(text)) == 1, key
            assert len(text.split()) <= 10, (key, text)


MARKERS = {
    "en": r"\bmarker|\bstake",
    "it": r"\bgetton",
    "pt_BR": r"\bficha|\bapost",
    "sv": r"\bmark(en|er|erna)?\b|\bsats|\binsats",
}
"""What is called buttons where children read."""


@pytest.mark.parametrize("language", words.languages())
def test_every_word_for_children_is_short_and_markers_are_buttons(language):
    """At the table, in rules and lessons: at most three sentences of ten words, with the longest card filled in."""
    words.use(language)
    filled = {"name": "Jo", "helper": "Bo", "card": words.card(23), "other": words.card(23), "suit": words.suit(1), "n": 12}
    number = 0
    for key, english in TEXTS.items():
        told = key.startswith(("kid.", "child.")) or key.endswith(".kid")
        if not told or key.startswith("paper."):  # who cuts out the page reads more
            continue
        parts = {part: filled.get(part, "x") for form in forms_of(english) for part in words.parts_of(form)}
        text = words.say(key, **parts)
        found = sentences(text)
        assert len(found) <= 3, (key, text)
        assert max(len(one.split()) for one in found) <= 10, (key, text)
        assert not re.search(MARKERS[language], text.lower()), (key, text)
        number += 1
    assert number > 300


def forms_of(text):
    return (text,) if isinstance(text, str) else text


def test_no_gambling_and_no_sad_words():
    told = " ".join(text for key, text in KIDS.items() if not key.startswith("bad.")).lower()
    for word in ("bet", "pot", "stake", "wager", "gambl", "lose", "lost", "wrong", "fail", "chip", "money", "owe", "debt"):
        assert not re.search(rf"\b{word}", told), word


def test_a_screen_never_covers_a_card_it_tells_of():
    """Pause and help lie over a table that stands still; all other screens stand for themselves."""
    over = {kind.__name__ for kind in all_kinds() if not kind.covers}
    assert over == {"KidsPauseScene", "KidsLessonPauseScene", "KidsHelpScene"}
    assert KidsScreen.covers


def test_a_voice_says_it_again_where_it_says_what_is_asked():
    """On the screens with pictures and voice there is a sign for that; not at the lock, and not for who reads."""
    for look, voice, there in (("pictures", Able(), True), ("pictures", NoVoice(), False), ("words", Able(), False)):
        stage = kids_stage((1280, 720), look=look)
        stage.home.voice = Talker(voice)
        asked = []
        stage.home.hear = asked.append
        for name, screen in screens(stage.home):
            stage.stack.apply(Push(screen))
            keys = [target.key for target in screen.focus.targets]
            assert ("say_again" in keys) is (there and "lock" not in name), name
            if "say_again" in keys:
                press(stage, "say_again")
                assert asked.pop() == "again" and stage.top is screen
                assert min(min(one.rect.w, one.rect.h) for one in screen.focus.targets) >= LEAST


def test_the_lock_is_not_told_to_children():
    stage = kids_stage((1280, 720), look="pictures")
    lock = open_lock(stage.home)
    stage.stack.apply(Push(lock))
    told = " ".join((*describe(lock, None).lines, *(item.label + item.more for item in describe(lock, None).items.values())))
    for shape in lock.state.asked:
        assert words.say("kids.shape." + shape) not in told
    stage.home.room = replace(stage.home.room, speech=True)
    stage.home.voice.set(stage.home.room)
    page = describe(lock, None)
    assert all(words.say("kids.shape." + shape) in " ".join(page.lines) for shape in lock.state.asked)
    assert "the moon" in str(page.items[("shape", "moon")])


def test_everything_has_a_name_to_be_read():
    stage = kids_stage((1280, 720), look="pictures")
    stage.home.voice = Talker(Able())
    for name, screen in screens(stage.home):
        stage.stack.apply(Push(screen))
        for key, item in describe(screen, None).items.items():
            assert item.label and item.label not in ("Lock", "Say_again", "Step", "Seat"), (name, key, item)
