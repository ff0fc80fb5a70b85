"""Music: how each game is won, and a loop for each game. Melodies are the project's own.

A tune is written as words "pitch:beats"; "-" is a rest. Beats are of the tune's own speed.
"""

from collections.abc import Callable, Iterable, Iterator

from sounds.make.instruments import bass, chime, kalimba, knock, mandolin, pluck, reed, shaker, tap, thump
from sounds.make.synth import Wave, count, hertz, put, shape, silence

Voice = Callable[[float, float], Wave]
"""A note of an instrument: pitch, seconds."""
Chord = tuple[int, ...]


def notes(text: str) -> Iterator[tuple[int | None, float, float]]:
    """(pitch, the beat it begins on, beats) of every note; pitch None for a rest."""
    at = 0.0
    for word in text.split():
        pitch, _, beats = word.partition(":")
        long = float(beats or 1)
        yield None if pitch == "-" else int(pitch), at, long
        at += long


def sing(into: Wave, text: str, beat: float, voice: Voice, gain: float = 1.0, start: float = 0.0, around: bool = True) -> None:
    """Put a tune into a wave; `beat` and `start` in seconds."""
    for pitch, at, beats in notes(text):
        if pitch is not None:
            put(into, voice(pitch, beats * beat), start + at * beat, gain, around)


def chords(into: Wave, each: Iterable[tuple[float, Chord]], beat: float, voice: Voice, long: float, gain: float) -> None:
    """Chords at beats, each so many beats long."""
    for at, pitches in each:
        for pitch in pitches:
            put(into, voice(pitch, long * beat), at * beat, gain, True)


def _tine(pitch: float, seconds: float) -> Wave:
    return kalimba(pitch, min(1.3, 0.55 + seconds))


def _string(pitch: float, seconds: float) -> Wave:
    return pluck(pitch, min(1.6, seconds * 1.6 + 0.25), 1.8, 0.42, 400 + int(pitch))


def _mandolin(pitch: float, seconds: float) -> Wave:
    return mandolin(pitch, min(0.9, seconds + 0.25), 420 + int(pitch))


def _low(pitch: float, seconds: float) -> Wave:
    return bass(pitch, min(0.8, seconds + 0.15))


def _reed(pitch: float, seconds: float) -> Wave:
    return reed(pitch, seconds, 0.35)


def _last_reed(pitch: float, seconds: float) -> Wave:
    return shape(_reed(pitch, seconds), (seconds * 0.25, 1.0), (seconds, 0.0))


def _trembled(pitch: float, seconds: float) -> Wave:
    """A long note on a mandolin is struck again and again."""
    made = _mandolin(pitch, seconds)
    strokes = int(seconds / 0.115) - 1 if seconds > 0.8 else 0
    for number in range(1, strokes):
        put(made, mandolin(pitch, 0.3, 440 + number % 3), number * 0.115, 0.42 - 0.02 * number)
    return made


# How a game is won


def win_rolling_stone() -> Wave:
    """Bouncing: tines and knocks."""
    made, beat = silence(2.7), 0.17
    sing(made, "72:1 76:0.67 79:1.33 76:0.67 81:1.33 79:1 84:3", beat, _tine, 0.9, around=False)
    sing(made, "60:2 -:1 67:2 -:1 65:1 67:1 60:3", beat, _low, 0.6, around=False)
    for number, at in enumerate((0.0, 1.0, 1.67, 3.0, 3.67, 5.0, 6.0)):
        put(made, knock(hertz(72 + (0, 4, 7, 4, 9, 7, 12)[number]), 0.1, 430, 0.3), at * beat, 0.3)
    put(made, chime(96, 1.1, 0.5), 6 * beat, 0.3)
    return put(made, chime(88, 1.1, 0.5), 6 * beat + 0.08, 0.3)


def win_gran_ramino() -> Wave:
    """A turn of a dance, on a mandolin with a small accordion."""
    made, beat = silence(2.9), 0.145
    sing(made, "79 81 83 86:2 83:1 84 83 81 79:2", beat, _mandolin, 0.8, around=False)
    sing(made, "91:0.5 91:0.5 91:0.5 91:0.5 91:0.5 91:0.5 91:2", beat, _mandolin, 0.35, 10 * beat, around=False)
    chords(made, [(0, (59, 62, 67)), (3, (59, 62, 67)), (6, (60, 62, 66))], beat, _reed, 1.6, 0.16)
    chords(made, [(10, (55, 62, 67, 71, 79))], beat, _last_reed, 8.5, 0.15)
    sing(made, "43:3 50:3 38:4 43:6", beat, _low, 0.4, around=False)
    return made


def win_michigan() -> Wave:
    """Guitar, a stamp, a bell."""
    made, beat = silence(2.9), 0.15
    sing(made, "69:1 71:1 74:1 76:1 78:2 76:1 81:1 78:1 74:1 86:4", beat, _string, 0.8, around=False)
    sing(made, "50:2 57:2 55:2 57:2 57:2 50:4", beat, _string, 0.7, around=False)
    for number, pitch in enumerate((62, 66, 69, 74)):
        put(made, _string(pitch, 1.0), 10 * beat + 0.025 * number, 0.5)
    for at in (0, 2, 4, 6, 8, 10):
        put(made, thump(120.0, 0.1), at * beat, 0.4)
    return put(made, chime(86, 1.1, 0.6), 10 * beat, 0.4)


# A loop for each game


def rolling_stone() -> Wave:
    """Tines at ease, eight bars of four; off beats are late, as in a stroll."""
    beat = 0.36
    made = [0.0] * count(32 * beat)
    melody = (
        "72:1.33 74:0.67 76:2 79:1.33 76:0.67 74:2 72:1.33 69:0.67 72:2 -:1.33 67:0.67 69:1 72:1 "
        "74:1.33 76:0.67 79:2 81:1.33 79:0.67 76:2 77:1.33 76:0.67 74:2 71:1.33 74:0.67 72:2"
    )
    sing(made, melody, beat, _tine, 0.62)
    sing(made, "48:2 55:2 53:2 48:2 53:2 48:2 53:2 55:2 48:2 52:2 57:2 52:2 50:2 53:2 55:2 48:2", beat, _low, 0.4)
    for bar, low in enumerate((60, 60, 57, 60, 60, 57, 57, 59)):
        for at, step in ((1.0, 4), (2.67, 7), (3.33, 4)):
            put(made, _tine(low + (step if low != 57 else step - (step == 4)), 0.3), (bar * 4 + at) * beat, 0.2, True)
    for at in range(32):
        put(made, shaker(500 + at % 5), (at + 0.67 * (at % 2)) * beat - 0.02 if at % 2 else at * beat, 0.07, True)
        if at % 4 == 3:
            put(made, knock(hertz(72 + 5 * (at % 8 == 3)), 0.1, 510, 0.4), at * beat, 0.12, True)
    return made


def gran_ramino() -> Wave:
    """A waltz in a courtyard, eight bars: mandolin, small accordion, a low string."""
    beat = 0.46
    made = [0.0] * count(24 * beat)
    melody = "71:1 74:1 79:1 78:2 76:1 72:1 76:1 79:1 78:3 76:1 78:1 72:1 71:2 69:1 66:1 69:1 72:1 71:2 67:1"
    sing(made, melody, beat, _trembled, 0.62)
    harmony = ((59, 62, 67), (59, 64, 67), (60, 64, 69), (60, 62, 66), (60, 64, 69), (59, 62, 67), (60, 62, 66), (59, 62, 67))
    chords(made, [(3 * bar + at, chord) for bar, chord in enumerate(harmony) for at in (1, 2)], beat, _reed, 0.55, 0.085)
    sing(made, "43:3 40:3 45:3 38:3 45:3 43:3 38:3 43:3", beat, _low, 0.34)
    for bar in range(8):
        put(made, tap(520 + bar, 2200.0, 0.02), (3 * bar + 1) * beat, 0.06, True)
    return made


def michigan() -> Wave:
    """A guitar on the porch, eight bars of four: the thumb goes up and down, the tune walks over it."""
    beat = 0.36
    made = [0.0] * count(32 * beat)
    thumb = (
        "50:1 57:1 54:1 57:1 50:1 57:1 54:1 57:1 55:1 62:1 59:1 62:1 50:1 57:1 54:1 57:1 "
        "47:1 54:1 50:1 54:1 55:1 62:1 59:1 62:1 57:1 64:1 61:1 55:1 50:1 57:1 54:1 57:1"
    )
    melody = (
        "74:1.5 76:0.5 78:1 74:1 76:1.5 74:0.5 71:1 69:1 71:1.5 74:0.5 79:1 76:1 78:3 -:1 "
        "78:1.5 76:0.5 74:1 71:1 74:1.5 71:0.5 67:1 71:1 69:1.5 71:0.5 73:1 76:1 74:3 -:1"
    )
    sing(made, thumb, beat, _string, 0.42)
    sing(made, melody, beat, _string, 0.62)
    for at in range(0, 32, 2):
        put(made, thump(115.0, 0.08), at * beat, 0.1, True)
        put(made, shaker(540 + at % 3, 0.05), (at + 1) * beat, 0.05, True)
    return made
