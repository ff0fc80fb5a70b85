"""The process that speaks: started when it is needed, cut short at once, started again once, and gone with the program."""

import os
import signal
import sys
import tempfile
import time
from itertools import pairwise
from pathlib import Path

import pytest

from game.speech import mouth, system
from game.speech.mouth import FAULT, NO_LANGUAGE, SILENT, Mouth
from game.speech.system import Known, known, pace, voice_for
from game.speech.voice import Manner

VOICES = str(Path(__file__).parent / "voices")
LONG = "A sentence that is so long that nobody waits for its end, whatever it may have to say to them."


@pytest.fixture
def log(tmp_path, monkeypatch):
    """Where the stand-in for the system's voice writes what it says."""
    monkeypatch.syspath_prepend(VOICES)
    monkeypatch.setenv("VOICE_LOG", str(tmp_path / "log.txt"))
    monkeypatch.setitem(sys.modules, "pyttsx3", None)  # the near end never imports it
    return lambda: (tmp_path / "log.txt").read_text("utf-8").splitlines() if (tmp_path / "log.txt").exists() else []


@pytest.fixture
def speaking(log):
    made = Mouth(need="")
    yield made
    made.close()


def until(holds, seconds=8.0):
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end, "it never comes to that"
        time.sleep(0.01)


def quiet(voice):
    until(lambda: not voice.busy)


def test_nothing_is_started_before_there_is_something_to_say(speaking):
    assert speaking.process is None
    speaking.hush()
    assert not speaking.busy
    assert speaking.process is None


def test_a_sentence_is_said_in_its_manner(speaking, log):
    speaking.say("Bruno plays the seven of hearts.", Manner("en", 5, 7))
    assert speaking.busy
    quiet(speaking)
    assert log() == ["says gmw/en 175 0.7 Bruno plays the seven of hearts.", "said Bruno plays"]
    speaking.say("Tocca a te adesso, scegli.", Manner("it", 6, 10))
    quiet(speaking)
    assert log()[2] == "says roa/it 201 1.0 Tocca a te adesso, scegli."
    assert speaking.note == ""


def test_a_language_without_a_voice_is_noted_and_said_all_the_same(speaking, log):
    speaking.say("Det är din tur, välj ett kort.", Manner("sv"))
    quiet(speaking)
    assert speaking.note == NO_LANGUAGE
    assert log()[-1] == "said Det är din t"
    speaking.say("It is your turn, choose a card.", Manner("en"))
    quiet(speaking)
    assert speaking.note == ""


def test_the_newest_cuts_short_what_is_being_said(speaking, log):
    speaking.say(LONG, Manner())
    until(lambda: len(log()) == 1)
    speaking.say("Short.", Manner())
    quiet(speaking)
    assert [line.split()[0] for line in log()] == ["says", "stopped", "says", "said"]


def test_an_engine_with_a_thread_of_its_own_is_not_stopped_in_it(speaking, log):
    speaking.say("In a thread of its own, this takes a while.", Manner())
    until(lambda: len(log()) == 1)
    process = speaking.process
    speaking.say("Short.", Manner())
    quiet(speaking)
    assert log()[-1] == "said Short."
    assert speaking.process is process


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="a process cannot be held here")
def test_what_nobody_waits_for_any_more_is_never_begun(speaking, log):
    speaking.say(LONG, Manner())
    until(lambda: len(log()) == 1)
    os.kill(speaking.process.pid, signal.SIGSTOP)
    os.waitpid(speaking.process.pid, os.WUNTRACED)
    for number in range(20):
        speaking.say(f"{number} {LONG}", Manner())
    speaking.say("The last one.", Manner())
    os.kill(speaking.process.pid, signal.SIGCONT)
    quiet(speaking)
    begun = [line for line in log() if line.startswith("says")]
    assert [line.split(maxsplit=4)[-1] for line in begun] == [LONG, "The last one."]


def test_hush_ends_it_in_the_middle(speaking, log):
    speaking.say(LONG, Manner())
    until(lambda: len(log()) == 1)
    speaking.hush()
    assert not speaking.busy
    until(lambda: len(log()) == 2)
    assert log()[1].startswith("stopped")


def test_a_process_that_dies_is_started_again_once_with_the_same_sentence(speaking, log):
    speaking.say("Hello, this goes well.", Manner())
    quiet(speaking)
    os.kill(speaking.process.pid, signal.SIGKILL)
    speaking.process.join(2)
    speaking.say("And so does this one.", Manner())
    quiet(speaking)
    assert log()[-1] == "said And so does"
    assert speaking.able


@pytest.mark.parametrize("text", ["and then I die", "and then I break"])
def test_one_that_goes_wrong_twice_is_given_up_with_a_note(speaking, log, text):
    speaking.say(text, Manner())
    quiet(speaking)
    assert [line for line in log() if line.endswith(text)] == log()
    assert len(log()) == 2
    assert not speaking.able
    assert speaking.note == FAULT
    speaking.say("Nobody hears this.", Manner())
    assert not speaking.busy
    assert speaking.process is None


def test_a_system_without_any_voice_is_given_up_too(speaking, monkeypatch):
    monkeypatch.delenv("VOICE_LOG")
    speaking.say("Hello.", Manner())
    quiet(speaking)
    assert speaking.note == FAULT


def test_a_sentence_that_takes_no_time_was_not_heard(speaking):
    speaking.say("It is as good as mute, this whole sentence.", Manner())
    quiet(speaking)
    assert speaking.note == SILENT
    assert speaking.able
    speaking.say("mute", Manner())
    quiet(speaking)
    assert speaking.note == SILENT  # a word is too short to tell
    speaking.say("But now there is a loudspeaker.", Manner())
    quiet(speaking)
    assert speaking.note == ""


def test_one_that_never_reports_its_end_counts_as_said_after_a_while(log):
    now = [0.0]
    voice = Mouth(clock=lambda: now[0], need="")
    voice.say("stuck", Manner())
    until(lambda: len(log()) == 1)
    assert voice.busy
    now[0] = 60.0
    assert not voice.busy
    voice.close()


def test_it_ends_in_the_middle_of_a_word_when_the_program_does(speaking, log):
    speaking.say(LONG * 20, Manner())  # nineteen seconds
    until(lambda: len(log()) == 1)
    process = speaking.process
    speaking.close()
    assert not process.is_alive()
    assert not any(line.startswith("said") for line in log())


@pytest.mark.parametrize("text", ["Hello, here I am.", "and then I die", "and then I break"])
def test_nothing_it_wrote_is_left_behind(speaking, log, tmp_path, monkeypatch, text):
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    speaking.say(text, Manner())
    assert [one for one in os.listdir(tmp_path) if one.startswith("kitchen-table-")]
    quiet(speaking)
    speaking.close()
    assert not [one for one in os.listdir(tmp_path) if one.startswith("kitchen-table-")]


@pytest.mark.parametrize(
    ("there", "platform", "missing"),
    [
        ({"espeak-ng", "aplay"}, "linux", ""),
        ({"espeak", "aplay"}, "linux", ""),
        ({"aplay"}, "linux", "speech.need.espeak"),
        ({"espeak-ng"}, "linux", "speech.need.aplay"),
        (set(), "win32", ""),
        (set(), "darwin", ""),
    ],
)
def test_what_is_missing_is_said(monkeypatch, there, platform, missing):
    monkeypatch.setattr(mouth, "find_spec", lambda name: object())
    assert mouth.missing(platform, lambda name: name if name in there else None) == missing


def test_without_the_extra_part_nothing_is_started(monkeypatch):
    monkeypatch.setattr(mouth, "find_spec", lambda name: None)
    voice = Mouth()
    voice.say("Nobody hears this.", Manner())
    assert voice.note == "speech.need.pyttsx3"
    assert not voice.able
    assert not voice.busy
    assert voice.process is None


ESPEAK = [
    Known("gmw/en-us", ("en-us",)),
    Known("gmw/en-029", ("en-029",)),
    Known("gmw/en", ("en-gb",)),
    Known("roa/pt", ("pt",)),
    Known("roa/pt-br", ("pt-br",)),
]
SAPI = [Known(r"HKEY\Speech\Voices\Tokens\TTS_MS_EN-GB_HAZEL_11.0"), Known(r"HKEY\Speech\Tokens\TTS_MS_PT-BR_MARIA_11.0")]
APPLE = [Known("com.apple.voice.compact.it-IT.Alice", ("it-it",)), Known("com.apple.voice.compact.sv-SE.Alva", ("sv-se",))]


@pytest.mark.parametrize(
    ("language", "voices", "found"),
    [
        ("pt_BR", ESPEAK, "roa/pt-br"),
        ("pt_BR", ESPEAK[:4], "roa/pt"),
        ("en", ESPEAK, "gmw/en"),
        ("en", ESPEAK[:1], "gmw/en-us"),
        ("sv", ESPEAK, None),
        ("it", ESPEAK, None),
        ("en", SAPI, SAPI[0].id),
        ("pt_BR", SAPI, SAPI[1].id),
        ("it", SAPI, None),
        ("it", APPLE, APPLE[0].id),
        ("sv", APPLE, APPLE[1].id),
        ("en", APPLE, None),
        ("en", [], None),
    ],
)
def test_the_voice_for_a_language(language, voices, found):
    assert voice_for(language, voices) == found


def test_voices_are_read_however_the_system_lists_them():
    class Voice:
        def __init__(self, id, languages):
            self.id, self.languages = id, languages

    listed = [Voice("a", [b"\x05en-gb"]), Voice("b", ["pt_BR"]), Voice("c", []), Voice("d", None)]
    assert known(listed) == [Known("a", ("en-gb",)), Known("b", ("pt-br",)), Known("c"), Known("d")]


def test_each_step_of_the_pace_is_one_to_be_heard():
    paces = [pace(rate) for rate in range(11)]
    assert paces[5] == 175
    assert (paces[0], paces[10]) == (87, 352)
    assert all(1.1 < fast / slow < 1.2 for slow, fast in pairwise(paces))


def test_the_far_end_can_be_imported_without_the_engine(monkeypatch):
    monkeypatch.setitem(sys.modules, "pyttsx3", None)
    with pytest.raises(ImportError):
        system.Speaker(None)


def test_one_that_is_stuck_is_started_again(log):
    """It hangs in the middle of a sentence and does not even hear that another one has come."""
    now = [0.0]
    voice = Mouth(clock=lambda: now[0], need="")
    voice.say("First, all is well.", Manner())
    quiet(voice)
    voice.say("now it hangs", Manner())
    until(lambda: log()[-1].endswith("now it hangs"))
    stuck = voice.process
    voice.say("Said by another one.", Manner())
    now[0] = 4.0
    assert voice.busy
    now[0] = 6.0
    assert voice.busy
    assert voice.process is not stuck
    assert not stuck.is_alive()
    quiet(voice)
    assert log()[-1] == "said Said by anot"
    voice.close()
