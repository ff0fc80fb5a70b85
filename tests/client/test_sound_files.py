"""The sound files: measured in ways of the test's own, not with the code that made them."""

import cmath
import itertools
import math
import wave
from array import array
from functools import cache

import pytest

from sounds.make import __main__ as make
from sounds.names import FOLDER, MUSIC, NAMES, STEPS, TAKES, file_of, music_file

RATE = 44_100
EFFECTS = [file_of(name, step) for name in NAMES for step in range(STEPS[name])]
LOOPS = [music_file(game) for game in MUSIC]
FRAME = 2048
"""Samples over which loudness is measured: 46 ms."""


@cache
def samples(file):
    """As numbers from -1 to 1; the form of the file is checked on the way."""
    with wave.open(str(FOLDER / file)) as opened:
        assert (opened.getnchannels(), opened.getsampwidth(), opened.getframerate()) == (1, 2, RATE)
        whole = array("h", opened.readframes(opened.getnframes()))
    return [value / 32768 for value in whole]


def spectrum(values):
    """The Fourier transform of 2^n values."""
    if len(values) == 1:
        return list(values)
    even, odd = spectrum(values[::2]), spectrum(values[1::2])
    half = len(even)
    turned = [cmath.exp(-2j * cmath.pi * at / len(values)) * odd[at] for at in range(half)]
    return [even[at] + turned[at] for at in range(half)] + [even[at] - turned[at] for at in range(half)]


def a_weight(frequency):
    """The gain of the A curve, from its formula."""
    f2 = frequency * frequency
    low = (f2 + 20.6**2) * math.sqrt((f2 + 107.7**2) * (f2 + 737.9**2))
    return 10**0.1 * (12194**2 * f2 * f2) / (low * (f2 + 12194**2)) if frequency else 0.0


_WEIGHTS = [a_weight(at * RATE / FRAME) ** 2 for at in range(FRAME // 2)]


def loudness(values):
    """dB(A) under full scale, of the loudest 46 ms among those with the most energy, low and high."""
    values = [*values, *[0.0] * FRAME]
    sharp = [after - before for before, after in itertools.pairwise(values)]
    starts = range(0, len(values) - FRAME, FRAME // 4)
    likely = set()
    for kind in (values, sharp):
        squares = [value * value for value in kind]
        likely |= set(sorted(starts, key=lambda at: -sum(squares[at : at + FRAME]))[:4])
    best = 0.0
    for start in likely:
        found = spectrum(values[start : start + FRAME])
        best = max(best, sum(weight * abs(value) ** 2 for weight, value in zip(_WEIGHTS, found)))
    return 10 * math.log10(2 * best / FRAME**2)


def frequency(values, start, seconds):
    """Of the lowest strong tone: its periods counted between the first and the last time it rises through zero."""
    part = values[round(start * RATE) : round((start + seconds) * RATE)]
    rises = [at + low / (low - high) for at, (low, high) in enumerate(itertools.pairwise(part)) if low < 0 <= high]
    return (len(rises) - 1) * RATE / (rises[-1] - rises[0])


def test_the_files_are_those_that_are_made_and_no_others():
    assert sorted(path.name for path in FOLDER.glob("*.wav")) == sorted(name for name, _ in make.all_files())
    assert {*EFFECTS, *LOOPS} == {name for name, _ in make.all_files()}
    assert sum(path.stat().st_size for path in FOLDER.glob("*.wav")) < 6_000_000


@pytest.mark.parametrize("file", EFFECTS + LOOPS)
def test_no_sample_is_too_large_and_none_pushes_to_one_side(file):
    heard = samples(file)
    assert max(map(abs, heard)) < 10 ** (-3 / 20), "over -3 dBFS"
    assert abs(sum(heard) / len(heard)) < 0.005


@pytest.mark.parametrize("file", EFFECTS)
def test_an_effect_begins_and_ends_in_silence(file):
    """Without clicks: zero at both ends, rising and falling over at least 2 ms."""
    heard = samples(file)
    assert heard[0] == heard[-1] == 0
    largest = max(map(abs, heard))
    assert max(map(abs, heard[:22])) < largest * 0.35, "half a millisecond in it is at full height already"
    assert max(map(abs, heard[-88:])) < largest * 0.1
    assert 0.05 < len(heard) / RATE < 3


def test_no_effect_is_much_louder_than_another():
    loud = {file: loudness(samples(file)) for file in EFFECTS}
    softest, loudest = min(loud, key=loud.get), max(loud, key=loud.get)
    assert loud[loudest] - loud[softest] < 6, f"{loudest} {loud[loudest]:.1f} dB, {softest} {loud[softest]:.1f} dB"
    assert loud[softest] > -26 and loud[loudest] < -15


def test_the_measure_of_loudness_measures():
    """A tone of about 1 kHz at a tenth of full scale is -23 dB; twice the size 6 dB more; as a low tone an ear hears less."""
    hill = [math.sin(math.pi * at / RATE) ** 2 for at in range(RATE)]
    tone = [0.1 * high * math.sin(2 * math.pi * 46 * at / FRAME) for at, high in enumerate(hill)]
    low = [0.1 * high * math.sin(2 * math.pi * 5 * at / FRAME) for at, high in enumerate(hill)]
    assert loudness(tone) == pytest.approx(-23, abs=0.3)
    assert loudness([2 * value for value in tone]) == pytest.approx(-17, abs=0.3)
    assert loudness(low) == pytest.approx(-41.4, abs=1)


def test_each_button_is_a_semitone_higher():
    assert STEPS["button"] >= 15
    tones = [frequency(samples(file_of("button", step)), 0.045, 0.07) for step in range(STEPS["button"])]
    assert tones[0] == pytest.approx(523.25, rel=0.005)
    for lower, higher in itertools.pairwise(tones):
        assert 1200 * math.log2(higher / lower) == pytest.approx(100, abs=8)
    assert file_of("button", 99) == file_of("button", STEPS["button"] - 1)
    assert file_of("button", -1) == file_of("button", 0)


def test_a_bouncing_card_rises_too():
    tones = [frequency(samples(file_of("bounce", step)), 0.08, 0.05) for step in range(STEPS["bounce"])]
    assert all(higher > lower * 1.05 for lower, higher in itertools.pairwise(tones))
    assert tones[-1] / tones[0] == pytest.approx(2, rel=0.02)


def test_the_tumble_rises():
    heard = samples("tumble.wav")

    def strongest(start):
        part = spectrum(heard[round(start * RATE) : round(start * RATE) + FRAME])
        return max(range(12, 140), key=lambda at: abs(part[at])) * RATE / FRAME

    assert 300 < strongest(0.15) < 460 < strongest(0.45) < 700 < strongest(0.8)


def test_accept_goes_up_and_back_goes_down():
    for file, up in (("accept.wav", True), ("back.wav", False)):
        first, second = frequency(samples(file), 0.012, 0.045), frequency(samples(file), 0.12, 0.1)
        assert (second > first * 1.2) if up else (first > second * 1.2)


def test_takes_differ_but_not_in_length():
    """So that neither the time a sound takes nor which take comes tells anything."""
    for name in TAKES:
        takes = [samples(file_of(name, take)) for take in range(STEPS[name])]
        assert len(takes) > 2 and len({len(take) for take in takes}) == 1
        assert len(set(map(tuple, takes))) == len(takes)


@pytest.mark.parametrize("file", LOOPS)
def test_a_loop_has_no_seam(file):
    """Where its end meets its start nothing jumps, and it has not died away before: what rings on rings on over the seam."""
    heard = samples(file)
    assert 8 <= len(heard) / RATE <= 16
    around = heard[-441:] + heard[:441]
    bends = [abs(a - 2 * b + c) for a, b, c in zip(around, around[1:], around[2:])]
    usual = sorted(abs(a - 2 * b + c) for a, b, c in zip(heard, heard[1:], heard[2:]))
    assert max(bends[437:443]) <= usual[int(len(usual) * 0.995)]
    assert abs(heard[0] - heard[-1]) < 0.02

    def rms(part):
        return math.sqrt(sum(value * value for value in part) / len(part))

    whole, last, first = rms(heard), rms(heard[-4410:]), rms(heard[:4410])
    assert last > whole / 20
    assert first < whole * 4


def test_music_is_softer_than_what_happens():
    average = {file: math.sqrt(sum(value * value for value in samples(file)) / len(samples(file))) for file in LOOPS}
    assert max(average.values()) < 10 ** (-24 / 20)
    assert max(average.values()) / min(average.values()) < 2


@pytest.mark.parametrize(("name", "step"), [("move", 0), ("tick", 0), ("snap", 1), ("button", 7), ("stop", 0), ("refuse", 0)])
def test_a_recipe_makes_the_file_that_is_kept(name, step):
    """Twice the same bytes; the kept file may differ by the smallest step, for the last bit of a sine is each system's own."""
    made = make.effect(name, step)
    assert made == make.effect(name, step)
    kept = (FOLDER / file_of(name, step)).read_bytes()
    assert len(made) == len(kept) and made[:44] == kept[:44]
    pairs = zip(array("h", made[44:]), array("h", kept[44:]))
    assert max(abs(one - other) for one, other in pairs) <= 1


def test_writing_them_puts_each_where_it_belongs(tmp_path, monkeypatch, capsys):
    few = [(name, made) for name, made in make.all_files() if name in ("move.wav", "button_03.wav")]
    monkeypatch.setattr(make, "all_files", lambda: iter(few))
    assert make.main([str(tmp_path / "new")]) == 0
    assert sorted(path.name for path in (tmp_path / "new").iterdir()) == ["button_03.wav", "move.wav"]
    assert "0.03 MB" in capsys.readouterr().out


def test_the_tunes_of_a_loop_fill_it():
    """A tune that is a beat too short would leave a hole before the seam."""
    from sounds.make import tunes

    assert [(pitch, at, long) for pitch, at, long in tunes.notes("60:2 - 64:0.5")] == [(60, 0, 2), (None, 2, 1), (64, 3, 0.5)]
    filled = []

    def sing(into, text, beat, voice, gain=1.0, start=0.0, around=True):
        filled.append((round(len(into) / RATE / beat, 3), sum(long for _, _, long in tunes.notes(text))))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(tunes, "sing", sing)
        for game in MUSIC:
            make.recipe(game)()
    assert len(filled) >= 6
    assert all(beats == pytest.approx(sung) for beats, sung in filled)
