"""Every screen by ear: what is written on it is read, and whatever can be pressed has a name."""

import re
from dataclasses import replace

import pytest

from engine.games import GAMES
from engine.model import Options
from game import words
from game.focus import Target
from game.intents import Intent, Kind
from game.paint import Canvas
from game.scene import Push
from game.scenes.aloud import describe
from game.scenes.curtain import CurtainScene
from game.scenes.help import HelpScene
from game.scenes.name import NameScene
from game.scenes.screen import Screen
from game.sofa.seats import Player
from game.speech.talker import Talker, Weight
from game.speech.voice import NoVoice
from tests.client.listening import Listening
from tests.client.test_every_screen_fits import screens

IN_COLUMNS = ("match ",)
"""Screens whose columns of numbers are read as sentences of their own."""


@pytest.fixture
def stage():
    return Listening()


def shown(stage, monkeypatch):
    """(name, screen, texts drawn) of every screen."""
    drawn = []
    text = Canvas.text

    def spy(canvas, said, *where, **how):
        drawn.append(said)
        return text(canvas, said, *where, **how)

    for name, screen in screens(stage):
        stage.stack.apply(Push(screen))
        monkeypatch.setattr(Canvas, "text", spy)
        drawn.clear()
        screen.draw(Canvas(stage.surface, stage.scale), 1.0)
        monkeypatch.setattr(Canvas, "text", text)
        yield name, screen, list(drawn)


def test_what_is_written_on_a_screen_is_read(stage, monkeypatch):
    missing, seen = [], 0
    for name, screen, drawn in shown(stage, monkeypatch):
        page = describe(screen, None)
        told = " ".join([*page.lines, *(item.sentence for item in page.items.values())])
        told = re.sub(r"[\s.,:]+", " ", told)
        for text in drawn:
            seen += 1
            plain = re.sub(r"[\s.,:]+", " ", text).strip()
            if plain not in told and not (name.startswith(IN_COLUMNS) or plain in ("", "x")):
                missing.append(f"{name}: {text!r}")
    assert seen > 800
    assert not missing, "\n".join(missing)


def test_whatever_can_be_pressed_has_a_name_and_a_place(stage):
    for name, screen in screens(stage):
        stage.stack.apply(Push(screen))
        page = describe(screen, None)
        keys = [target.key for target in screen.focus.targets]
        assert set(page.items) == set(keys), name
        for at, key in enumerate(keys):
            item = page.items[key]
            assert item.label.strip(), (name, key)
            assert (item.at, item.of) == (at + 1, len(keys)), (name, key)
        assert page.lines and page.lines[0].strip(), name
        sentences = [page.items[key].sentence for key in keys]
        assert len(set(sentences)) == len(sentences), (name, [one for one in sentences if sentences.count(one) > 1])


def test_the_focus_goes_round_all_that_can_be_pressed(stage):
    for name, screen in screens(stage):
        stage.stack.apply(Push(screen))
        assert isinstance(screen, Screen)
        keys = {target.key for widget in screen.widgets for target in widget.targets()}
        assert {target.key for target in screen.focus.targets} == keys, name
        assert all(isinstance(target, Target) for target in screen.focus.targets)


# As somebody goes through them


def test_a_screen_says_its_name_and_what_has_the_focus(stage):
    stage.show(stage.home.title(stage.home))
    assert stage.said[-1].startswith("Kitchen Table. Three family card games. One sofa.")
    assert stage.said[-1].endswith(f"Play now, button. 4 of {len(stage.top.focus.targets)}.")
    stage.press("right")
    following = next(button.text for button in stage.top.widgets[4:] if button.targets()[0] == stage.top.focus.current)
    assert stage.said[-1] == f"{following}, button. 5 of {len(stage.top.focus.targets)}."


def test_a_question_is_said_once_and_then_its_values(stage):
    stage.show(stage.home.settings(stage.home))
    stage.top.show(("text", "100"))
    stage.follow()
    before = len(stage.said)
    stage.press("right")
    stage.press("left")
    assert stage.said[before:] == [f"125 %, choice. {at + 1} of {of}." for at, of in [place(stage, ("text", "125"), -1)]] + [
        f"100 %, chosen. {at} of {of}." for at, of in [place(stage, ("text", "100"), 0)]
    ]


def place(stage, key, less):
    keys = [target.key for target in stage.top.focus.targets]
    return keys.index(key) + 1 + less, len(keys)


def test_what_is_set_is_said_and_nothing_else(stage):
    stage.show(stage.home.settings(stage.home))
    stage.top.show(("switch", "calm"))
    stage.follow()
    assert stage.said[-1].startswith("Calm, switch. off.")
    stage.press("return")
    assert stage.said[-1] == "on."
    stage.top.show(("rate", "more"))
    stage.follow()
    stage.press("return")
    assert stage.said[-1] == "6."
    assert stage.recorder.manners[-1].rate == 6


def test_rules_are_read_line_by_line(stage):
    info = GAMES["gran_ramino"].info
    scene = stage.show(HelpScene(stage.home, info, Options(info, 3)))
    assert stage.said[-1].startswith("How to play Gran Ramino. Press F7 to read on. Back, button.")
    for sentence in scene.sentences():
        stage.press("f7")
        assert stage.said[-1] == " ".join(sentence.split())
    stage.press("f7")
    assert stage.said[-1] == "That was the last line."
    stage.press("f6")
    assert stage.said[-1] == " ".join(scene.sentences()[-1].split())


def test_a_name_is_written_by_ear(stage):
    stage.show(NameScene(stage.home, "", lambda name: None))
    assert "What is your name?" in stage.said[-1]
    assert "empty, text field." in stage.said[-1]
    stage.top.focus.go(("key", "b"))
    stage.follow()
    assert stage.said[-1].startswith("B, key.")
    stage.press("return")
    assert stage.said[-1] == "B."
    stage.press("right")
    stage.press("return")
    assert stage.said[-1] == "Bn."


def test_questions_about_a_table_are_letters_where_somebody_writes(stage):
    stage.show(NameScene(stage.home, "", lambda name: None))
    before = len(stage.said)
    for key in "vbnw":
        stage.press(key)
    assert len(stage.said) == before
    stage.press("f9")
    assert len(stage.said) == before + 1


# On and off


def test_one_key_on_the_first_screens_turns_it_on_and_keeps_it():
    stage = Listening(speech=False)
    stage.show(stage.home.welcome(stage.home))
    assert stage.said == ["Press F8 to hear what is on the screen."]
    stage.pass_time(1)
    assert len(stage.said) == 1
    stage.press("f8")
    assert stage.said[1].startswith("Everything is read aloud now. Kitchen Table.")
    assert stage.said[1].endswith("English, button. 1 of 4.")
    assert stage.home.room.speech
    assert stage.home.store.setting("room")["speech"] is True
    stage.press("f8")
    assert stage.said[-1] == "Nothing is read aloud any more."
    stage.press("right")
    assert stage.said[-1] == "Nothing is read aloud any more."


def test_the_left_button_of_a_pad_turns_it_on_there_and_reads_on_anywhere():
    stage = Listening(speech=False)
    stage.show(stage.home.title(stage.home))
    more = Intent(Kind.TOOL, text="more", device="pad:1")
    stage.intent(more)
    assert stage.said[0].startswith("Everything is read aloud now. Kitchen Table.")
    stage.show(stage.home.settings(stage.home))
    stage.intent(more)
    assert stage.said[-1] == "To read"
    stage.intent(more)
    assert stage.said[-1] == "Cards"


def test_the_offer_is_written_too_and_only_where_something_can_speak(monkeypatch):
    stage = Listening(speech=False)
    scene = stage.home.title(stage.home)
    stage.stack.apply(Push(scene))
    assert "Press F8 to hear what is on the screen." in " ".join(describe(scene, None).lines)
    stage.recorder.able = False
    scene.renew()
    assert "F8" not in " ".join(describe(scene, None).lines)


def test_turning_it_on_ends_silence(stage):
    stage.home.room = replace(stage.home.room, speech=False, mute=True)
    stage.home.voice.set(stage.home.room)
    stage.show(stage.home.title(stage.home))
    stage.press("f8")
    assert not stage.home.room.mute
    assert stage.said[0].startswith("Everything is read aloud now. Kitchen Table.")


def test_what_is_missing_stands_in_the_settings(stage):
    stage.recorder.note = "speech.need.pyttsx3"
    scene = stage.home.settings(stage.home)
    stage.stack.apply(Push(scene))
    assert any('pip install ".[speech]"' in line for line in describe(scene, None).lines)


def test_without_a_voice_nothing_is_said_and_nothing_breaks():
    stage = Listening()
    stage.home.voice = Talker(NoVoice())
    stage.home.voice.set(stage.home.room)
    stage.match("michigan", 4, 3)
    stage.pass_time(2)
    for key in ("v", "b", "n", "w", "f6", "f7", "f8", "f9"):
        stage.press(key)
    assert stage.home.voice.voice.able is False


def test_a_key_that_was_changed_is_the_one_that_is_told():
    stage = Listening(speech=False)
    stage.home.bindings, _ = stage.home.bindings.with_key("speech", "k")
    stage.show(stage.home.welcome(stage.home))
    assert stage.said == ["Press K to hear what is on the screen."]


def test_small_children_hear_what_is_asked_and_can_have_it_said_again():
    stage = Listening(speech=False)
    stage.home.kids = "pictures"
    stage.home.voice.prompts = True
    stage.home.voice.say("Play a red card.", Weight.PROMPT)
    stage.home.hear("again")
    stage.show(stage.home.settings(stage.home))
    assert stage.said.count("Play a red card.") == 2
    stage.press("right")
    assert not any("choice" in one for one in stage.said)


def test_the_rules_tell_the_keys_of_reading_aloud_where_that_is_on(stage):
    info = GAMES["michigan"].info
    told = " ".join(HelpScene(stage.home, info, Options(info, 4)).sentences())
    assert "F7 and F6 read line by line, F9 says it again." in told
    assert "At the table V is for your hand, B for the middle" in told
    stage.home.room = replace(stage.home.room, speech=False)
    assert "F7" not in " ".join(HelpScene(stage.home, info, Options(info, 4)).sentences())


def test_a_curtain_says_whose_turn_it_is_and_what_has_happened(stage):
    ada, bo = Player("Ada", "fox"), Player("Bo", "bear")
    bots = (Player("Cy", "cat", "easy"), Player("Di", "owl", "easy"))
    match = stage.match("rolling_stone", 4, 3, players=(ada, bo, *bots))
    for _ in range(400):
        stage.pass_time(0.1)
        if isinstance(stage.top, CurtainScene) and match.table.ply > 6:
            break
        if isinstance(stage.top, CurtainScene):
            stage.pass_time(0.6)
            stage.press("return")
        elif match.eyes is not None and not stage.top.moving:
            stage.press("return")
    name = match.players[stage.top.seat].name
    lines = describe(stage.top, None).lines
    assert lines[0] == f"Your turn, {name}!"
    assert "Since you last looked" in lines
    played = [action for _, action in match.table.record.actions[-2:] if action.kind == "play"]
    assert played
    for action in played:
        assert any(f"plays the {words.card(action.card)}." in line for line in lines)
