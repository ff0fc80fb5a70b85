"""F8 on the children's screen: it is so again the next time children play, and never anywhere else."""

from game import settings
from game.intents import Intent, Kind
from game.kids import mode
from game.speech.items import Page
from game.speech.teller import Teller


def press_f8(home):
    class Nothing:
        top = None

    Teller(home, lambda scene, heard: Page()).hear(Intent(Kind.SPEAK, text="voice"), Nothing())


def start_again(home):
    """What a new start finds."""
    home.kids, home.aside = "", None
    settings.apply(home, "en")


def test_children_find_it_read_aloud_again_and_grown_ups_as_they_like_it(home):
    settings.choose(home, speech=False, effects=9)
    mode.begin(home, "pictures")
    press_f8(home)
    assert home.room.speech
    mode.end(home)
    assert not home.room.speech, "the grown-ups' screen is as it was"
    start_again(home)
    assert not home.room.speech and home.room.effects == 9
    mode.begin(home, "words")
    assert home.room.speech and home.voice.reads
    press_f8(home)
    start_again(home)
    mode.begin(home, "words")
    assert not home.room.speech


def test_a_grown_up_has_the_last_word(home):
    mode.begin(home, "pictures")
    press_f8(home)
    mode.end(home)
    settings.choose(home, speech=True)
    settings.choose(home, speech=False)
    mode.begin(home, "pictures")
    assert not home.room.speech


def test_what_stands_there_may_be_anything(home):
    home.store.put(settings.READ_TO_CHILDREN, "loud").wait()
    mode.begin(home, "pictures")
    assert not home.room.speech


def test_beginning_anew_forgets_it(home):
    mode.begin(home, "pictures")
    press_f8(home)
    mode.end(home)
    settings.begin_anew(home.store)
    mode.begin(home, "pictures")
    assert not home.room.speech
