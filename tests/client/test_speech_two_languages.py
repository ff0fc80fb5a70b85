"""A curtain speaks to its person in that person's language, as it is written, and to all others in the screen's."""

import pytest

from game import words
from game.scenes.curtain import CurtainScene
from game.sofa import profiles
from game.sofa.seats import Player
from game.speech.talker import Talker, Weight
from game.store import Store
from tests.client.listening import Listening, Recorder


@pytest.fixture
def stage(tmp_path):
    found = Listening()
    found.home.store = Store(tmp_path)
    yield found
    words.use("en")


def seated(stage, language):
    """A table at which a person with that language is next."""
    person = profiles.new("Elin", "rabbit", language=language)
    profiles.keep(stage.home.store, person).wait()
    players = (Player("Elin", "rabbit", profile=person.id), Player("Bo", "bear"))
    return stage.match("rolling_stone", 4, 3, players=(*players, Player("Cy", "cat", "easy"), Player("Di", "owl", "easy")))


def said_at_the_curtain(stage):
    curtain = CurtainScene(stage.top, 0, lambda: None)
    stage.recorder.said.clear()
    stage.recorder.manners.clear()
    stage.show(curtain)
    for _ in range(3):
        stage.follow()
    return [(manner.language, text) for text, manner in zip(stage.recorder.said, stage.recorder.manners, strict=True)]


def test_each_is_spoken_to_in_the_language_in_which_it_stands_there(stage):
    seated(stage, "sv")
    said = said_at_the_curtain(stage)
    assert [language for language, _ in said][:2] == ["en", "sv"]
    with words.to_one("sv"):
        turn, shown, away = (words.say(key, name="Elin") for key in ("curtain.turn", "curtain.show", "curtain.away"))
    assert words.say("curtain.away") in said[0][1] and turn not in said[0][1]
    assert turn in said[1][1] and shown in said[1][1] and away not in said[1][1]


def test_in_one_language_it_is_one_sentence_after_the_other_as_ever(stage):
    seated(stage, "en")
    said = said_at_the_curtain(stage)
    assert {language for language, _ in said} == {"en"}
    assert said[0][1].index(words.say("curtain.turn", name="Elin")) < said[0][1].index(words.say("curtain.away"))


def test_what_was_said_last_is_said_again_in_its_own_language():
    voice = Recorder()
    talker = Talker(voice)
    talker.prompts = True
    with words.to_one("sv"):
        talker.say("Din tur, Elin!")
    talker.again()
    assert voice.said == ["Din tur, Elin!"] * 2
    assert [manner.language for manner in voice.manners] == ["sv", "sv"]


def test_what_comes_then_waits_and_is_forgotten_when_something_new_is_said():
    voice = Recorder()
    talker = Talker(voice)
    talker.prompts = True
    talker.say("one")
    voice.busy = True
    with words.to_one("it"):
        talker.then("due")
    talker.tick()
    assert voice.said == ["one"]
    voice.busy = False
    talker.tick()
    assert voice.said == ["one", "due"] and voice.manners[-1].language == "it"
    talker.then("tre")
    talker.say("four", Weight.FOCUS)
    talker.tick()
    assert voice.said[-1] == "four"
