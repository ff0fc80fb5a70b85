"""The loudspeaker: what is played how loud, and that nothing that happens to it ever stops the game."""

import itertools
import time
from pathlib import Path
from types import SimpleNamespace

import pygame
import pytest

import sounds.player
from game.comfort import Room
from sounds import MUSIC, NAMES, STEPS, Silence, Sound, file_of
from sounds.player import CHANNELS, LOST, NONE, gain


class Watch:
    """A clock that is set by hand."""

    def __init__(self):
        self.now = 100.0

    def __call__(self):
        return self.now


@pytest.fixture
def watch():
    return Watch()


@pytest.fixture
def sound(watch, monkeypatch):
    """A loudspeaker on a driver that plays into nothing."""
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame.mixer.quit()
    made = Sound(clock=watch)
    made.set(Room())
    yield made
    made.close()


def wait(done):
    """Until it is so, as sounds end and fade in their own time; a minute at most."""
    end = time.monotonic() + 60
    while not done() and time.monotonic() < end:
        time.sleep(0.01)


def busy():
    return [channel for number in range(CHANNELS) if (channel := pygame.mixer.Channel(number)).get_busy()]


def effects():
    """The sounds that play, without the music."""
    return [channel.get_sound() for number in range(2, CHANNELS) if (channel := pygame.mixer.Channel(number)).get_busy()]


def test_nothing_is_opened_before_something_is_to_be_heard(sound):
    assert pygame.mixer.get_init() is None
    sound.play("snap")
    assert pygame.mixer.get_init() == (44100, -16, 2)
    assert len(busy()) == 1


def test_every_sound_plays(sound, watch):
    for name in NAMES:
        for step in range(STEPS[name]):
            watch.now += 1
            sound.play(name, step)
            assert len(busy()) == 1, (name, step)
            pygame.mixer.stop()
    assert sound.note == ""


def test_a_sound_that_is_not_there_is_silence(sound, tmp_path, watch):
    sound.play("trumpet")
    bare = Sound(tmp_path, watch)
    bare.set(Room(music=5))
    bare.play("snap")
    bare.music("michigan")
    for _ in range(60):
        bare.warm()
    assert busy() == [] and bare.note == ""


def test_twenty_cards_are_dealt_with_a_sound_each(sound, watch):
    begun = 0
    for _ in range(20):
        watch.now += 0.05
        before = sound._began.get("deal")
        sound.play("deal")
        begun += sound._began["deal"] != before
    assert begun == 20
    assert set(sound._held) == {file_of("deal", take) for take in range(STEPS["deal"])}, "in turn, not one alone"


def test_the_same_sound_is_not_started_twice_in_a_moment_nor_a_crowd_of_them(sound, watch):
    sound.play("snap")
    watch.now += 0.01
    sound.play("snap")
    assert len(effects()) == 1
    watch.now += 0.03
    sound.play("snap")
    assert len(effects()) == 2
    watch.now += 1
    pygame.mixer.stop()
    for name in ("slide", "flip", "draw", "bounce", "button", "tick", "refuse"):
        sound.play(name)
    assert len(effects()) == 3
    sound.play("win_michigan")
    assert len(effects()) == 4, "what matters is heard in any crowd"


def test_a_third_of_the_same_sends_the_first_away(sound, watch):
    for _ in range(3):
        sound.play("lose")
        watch.now += 0.2
    wait(lambda: len(effects()) <= 2)
    assert len(effects()) == 2


def test_what_belongs_to_several_cards_is_heard_once(sound, watch):
    for _ in range(4):
        sound.play("gather")
        watch.now += 0.05
    assert len(effects()) == 1


def test_more_sounds_than_channels_take_the_oldest(sound, watch):
    for step in range(16):
        sound.play("button", step)
        watch.now += 0.1
    assert len(effects()) == CHANNELS - 2
    assert sound._held[file_of("button", 15)] in effects()


def test_a_scale_climbs_by_itself_and_begins_anew_after_a_pause(sound, watch):
    def file():
        return sound._channels[-1].get_sound()

    for step in (0, 1, 2):
        watch.now += 0.1
        sound.play("button")
        assert file() is sound._held[file_of("button", step)]
    watch.now += 2
    sound.play("button")
    assert file() is sound._held[file_of("button", 0)]


def test_volumes_are_steps_to_an_ear_and_hold_for_what_sounds_already(sound):
    assert [gain(0), gain(10), gain(99), gain(-1)] == [0, 1, 1, 0]
    assert all(gain(step) < gain(step + 1) for step in range(10))
    assert gain(5) == pytest.approx(0.25)
    sound.play("snap")
    (playing,) = effects()
    sound.set(Room(effects=10))
    assert playing.get_volume() == 1
    sound.set(Room(effects=2))
    assert playing.get_volume() == pytest.approx(0.04, abs=0.01)


def test_mute_is_silence_at_once_and_afterwards_all_is_as_before(sound, watch):
    sound.set(Room(music=5))
    sound.music("michigan")
    sound.play("lose")
    assert len(busy()) == 2
    sound.set(Room(music=5, mute=True))
    wait(lambda: not busy())
    assert busy() == []
    watch.now += 1
    sound.play("snap")
    assert busy() == []
    sound.set(Room(music=5))
    assert len(busy()) == 1, "the music comes back"
    sound.play("snap")
    assert len(busy()) == 2


def test_nothing_is_opened_for_somebody_who_wants_silence(watch):
    pygame.mixer.quit()
    silent = Sound(clock=watch)
    silent.set(Room(mute=True))
    silent.play("snap")
    silent.music("michigan")
    silent.warm()
    assert pygame.mixer.get_init() is None and silent.note == ""


def test_music_comes_and_goes_with_its_table(sound):
    def tunes():
        return [channel.get_sound() for number in range(2) if (channel := pygame.mixer.Channel(number)).get_busy()]

    sound.music("michigan")
    assert pygame.mixer.get_init() is None, "music is off until somebody wants it"
    sound.set(Room(music=4))
    sound.music("michigan")
    (first,) = tunes()
    assert first.get_volume() == pytest.approx(0.16, abs=0.01)
    assert first.get_length() == pytest.approx(11.52, abs=0.01)
    sound.music("michigan")
    assert tunes() == [first], "it goes on, and does not begin again"
    sound.set(Room(music=10))
    assert first.get_volume() == 1
    time.sleep(0.1)
    sound.music("gran_ramino")
    assert len(tunes()) == 2, "one fades while the other comes"
    sound.music(None)
    wait(lambda: not tunes())
    assert tunes() == []
    sound.music("highest")
    assert tunes() == [] and MUSIC


def test_files_are_read_ahead_one_by_one_in_idle_moments(sound):
    for number in range(1, 80):
        sound.warm()
        assert len(sound._held) == min(number, sum(STEPS.values()))
    assert busy() == []


# What may happen to a loudspeaker


def test_an_invalid_driver_is_silence_with_a_note(watch, monkeypatch):
    pygame.mixer.quit()
    monkeypatch.setenv("SDL_AUDIODRIVER", "no-such-driver")
    sound = Sound(clock=watch)
    sound.set(Room(music=3))
    sound.warm()
    assert sound.note == NONE
    for name in NAMES:
        sound.play(name)
    sound.music("michigan")
    sound.set(Room(effects=1))
    sound.gone()
    sound.come()
    assert sound.note == NONE
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    sound.play("snap")
    assert pygame.mixer.get_init() is None, "it is not tried again at every sound"
    watch.now += 11
    sound.play("snap")
    assert pygame.mixer.get_init() and sound.note == ""
    sound.close()


def test_a_missing_loudspeaker_is_looked_for_ever_more_seldom(watch, monkeypatch):
    tries = []

    def fail(*given, **more):
        tries.append(watch.now)
        raise pygame.error("no device")

    pygame.mixer.quit()
    monkeypatch.setattr(pygame.mixer, "init", fail)
    sound = Sound(clock=watch)
    sound.set(Room())
    for _ in range(3000):
        watch.now += 1
        sound.play("snap")
        sound.come()
        sound.warm()
    gaps = [round(after - before) for before, after in itertools.pairwise(tries)]
    assert gaps[:6] == [10, 20, 40, 80, 160, 320] and set(gaps[6:]) == {320}


def test_a_pygame_without_a_mixer_is_silence(watch, monkeypatch):
    class Missing:
        def __getattr__(self, name):
            raise NotImplementedError("mixer module not available")

    monkeypatch.setattr(pygame, "mixer", Missing())
    sound = Sound(clock=watch)
    sound.set(Room(music=5))
    sound.warm()
    sound.play("snap")
    sound.music("michigan")
    sound.set(Room())
    sound.close()
    assert Sound.__module__ == sounds.player.__name__


def test_a_loudspeaker_that_is_taken_away_leaves_silence(sound, watch, monkeypatch):
    sound.set(Room(music=5))
    sound.music("michigan")
    sound.play("snap")
    monkeypatch.setenv("SDL_AUDIODRIVER", "no-such-driver")
    sound.gone()
    assert sound.note == LOST and pygame.mixer.get_init() is None
    sound.play("snap")
    sound.music("gran_ramino")
    sound.set(Room(music=6))
    sound.warm()
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    watch.now += 30
    sound.come()
    assert sound.note == "" and pygame.mixer.get_init()
    assert len(busy()) == 1, "the music of the table is back"
    sound.play("snap")
    assert len(busy()) == 2


def test_another_loudspeaker_is_taken_when_one_goes(sound):
    sound.play("snap")
    sound.gone()
    assert sound.note == "" and pygame.mixer.get_init()


def test_a_mixer_that_is_ended_under_it_comes_back(sound, watch):
    sound.play("snap")
    pygame.mixer.quit()
    sound.set(Room(effects=3))
    watch.now += 1
    sound.play("snap")
    watch.now += 30
    sound.play("snap")
    assert pygame.mixer.get_init() and len(effects()) >= 1
    pygame.mixer.quit()
    sound.music("michigan")
    sound.warm()
    sound.gone()
    pygame.mixer.quit()
    sound.close()


@pytest.mark.parametrize("wrong", [pygame.error("gone"), OSError("broken pipe"), RuntimeError("odd"), MemoryError()])
def test_whatever_a_driver_does_nothing_is_raised(sound, watch, monkeypatch, wrong):
    def fail(*given, **more):
        raise wrong

    sound.play("snap")
    monkeypatch.setattr(pygame.mixer, "Sound", fail)
    watch.now += 1
    sound.play("flip")
    assert sound.note == LOST
    watch.now += 1
    sound.play("slide")
    sound.set(Room(music=9))
    sound.music("michigan")


def test_silence_takes_the_same_wishes():
    def wishes(kind):
        return {name for name in vars(kind) if not name.startswith("_")}

    assert wishes(Silence) - {"note"} == wishes(Sound)
    silence = Silence()
    silence.set(Room())
    silence.play("snap", 3)
    silence.music(None)
    silence.warm()
    silence.gone()
    silence.come()
    silence.close()
    assert silence.note == ""


# What it costs, and other makes


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processor time is read from /proc")
def test_an_open_mixer_costs_next_to_nothing(sound):
    sound.play("snap")
    time.sleep(0.3)
    before = time.process_time()
    time.sleep(2)
    assert (time.process_time() - before) / 2 < 0.02


def test_a_speaker_of_another_make_is_a_speaker():
    """Anything with volumes will do: the player knows no settings of ours."""
    sound = Sound()
    sound.set(SimpleNamespace(effects=3, music=0, mute=False))
    assert sound._effects == pytest.approx(0.09)
