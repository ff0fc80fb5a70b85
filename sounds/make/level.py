"""How loud a wave is to an ear, and the last touch: no rumble, no clicks at the ends, as loud as asked, as 16 bits."""

import io
import wave as wav
from array import array
from math import cos, fsum, log10, pi, tanh

from sounds.make.synth import RATE, Wave, above, below, count

HIGHEST = 10 ** (-3.5 / 20)
"""No sample is larger: 3.5 dB under the largest number."""
_WINDOW = 0.05
_CORNERS = (20.598997, 20.598997, 107.65265, 737.86223)
_TOPS = (12194.217, 12194.217)
"""Corner frequencies of the A curve (IEC 61672)."""


def heard(wave: Wave) -> Wave:
    """As an ear weighs it: the A curve, made of plain filters of 6 dB an octave, 0 dB at 1 kHz."""
    for corner in _CORNERS:
        wave = above(wave, corner)
    for corner in _TOPS:
        wave = below(wave, corner)
    return [value * 1.2589 for value in wave]


def loudness(wave: Wave) -> float:
    """In dB, of the loudest 50 ms: 0 is a square wave that fills all."""
    weighed = heard([*wave, *[0.0] * count(_WINDOW)])
    window = count(_WINDOW)
    squares = [value * value for value in weighed]
    running = best = fsum(squares[:window])
    for gone, come in zip(squares, squares[window:]):
        running += come - gone
        best = max(best, running)
    return 10 * log10(max(best / window, 1e-12))


def finish(wave: Wave, loud: float, fade_in: float = 0.002, fade_out: float = 0.012) -> Wave:
    """The effect as it is written: about that loud, and no sample over HIGHEST. Times are of the fades."""
    wave = above(above(wave, 25.0), 25.0)
    first, last = count(fade_in), count(fade_out)
    for at in range(first):
        wave[at] *= 0.5 - 0.5 * cos(pi * at / first)
    for at in range(last):
        wave[-1 - at] *= 0.5 - 0.5 * cos(pi * at / last)
    mean = fsum(wave) / len(wave)
    ends = min(first, last)
    for at in range(len(wave)):
        wave[at] -= mean * min(1.0, at / ends, (len(wave) - 1 - at) / ends)
    return _limited(wave, 10 ** ((loud - loudness(wave)) / 20))


def finish_loop(wave: Wave, loud: float) -> Wave:
    """A loop as it is written: its average that loud, its end fitting its start. It must have been made around its end."""
    mean = fsum(wave) / len(wave)
    wave = [value - mean for value in wave]
    weighed = heard(wave)
    average = 10 * log10(max(fsum(value * value for value in weighed) / len(weighed), 1e-12))
    return _limited(wave, 10 ** ((loud - average) / 20))


def _limited(wave: Wave, gain: float) -> Wave:
    """So much louder; what would be too large is bent, as a hard tap is by wood, and not cut."""
    largest = gain * max(abs(value) for value in wave)
    if largest <= HIGHEST:
        return [value * gain for value in wave]
    return [HIGHEST * tanh(value * gain / HIGHEST) for value in wave]


def to_wav(wave: Wave) -> bytes:
    """The bytes of a WAV file: one channel, 16 bits."""
    samples = array("h", [round(value * 32767) for value in wave])
    held = io.BytesIO()
    with wav.open(held, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(samples.tobytes())
    return held.getvalue()
