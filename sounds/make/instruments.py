"""What is played: knocks on wood, plucked strings, a kalimba, a reed, chimes, a shaken gourd."""

from math import exp, pi, sin

from sounds.make.synth import RATE, Wave, band, below, count, fall, hertz, modes, noise, put, scatter, shape, silence, sum_of


def knock(frequency: float, decay: float = 0.12, seed: int = 1, dull: float = 0.0) -> Wave:
    """Wood on wood: the modes of a short bar, and the tap itself. dull: 0 to 1, how little of the high modes."""
    bright = 1.0 - dull
    parts = [(1.0, 1.0, decay), (2.76, 0.5 * bright, decay * 0.5), (5.4, 0.28 * bright, decay * 0.25)]
    made = modes(frequency, parts, decay * 1.25)
    tap = fall(band(noise(0.02, seed), min(frequency * 3.2, 5200.0), 1.2), 0.016)
    return put(made, tap, gain=0.55 * bright + 0.1)


def thump(frequency: float = 150.0, decay: float = 0.09, gain: float = 1.0) -> Wave:
    """The table top under a card."""
    made, phase = silence(decay * 1.2), 0.0
    for at in range(len(made)):
        now = at / RATE
        phase += 2 * pi * frequency * (0.72 + 0.5 * exp(-now / 0.012)) / RATE
        made[at] = gain * sin(phase) * exp(-6.9 * now / decay)
    return made


def hush(seconds: float, edge: float, seed: int, width: float = 1.1) -> Wave:
    """Paper on cloth, standing: noise around a frequency, a little uneven as a weave is."""
    grain = below(below(noise(seconds, seed + 1), 70.0), 70.0)
    rough = band(noise(seconds, seed), edge, width)
    return [value * (1 + max(-0.7, min(1.4, 9 * uneven))) for value, uneven in zip(rough, grain)]


def tap(seed: int, edge: float = 3200.0, decay: float = 0.012) -> Wave:
    """The edge of a card."""
    return fall(band(noise(decay * 2.5, seed), edge, 0.9), decay)


def kalimba(pitch: float, decay: float = 0.9, seed: int = 3) -> Wave:
    """A tine under a thumb."""
    frequency = hertz(pitch)
    parts = [(1.0, 1.0, decay), (2.0, 0.16, decay * 0.45), (5.41, 0.16, 0.10), (8.9, 0.05, 0.05)]
    made = modes(frequency, parts, decay)
    put(made, fall(band(noise(0.03, seed), 900.0, 1.4), 0.03), gain=0.28)
    return shape(made, (0.0, 0.0), (0.003, 1.0), (decay * 0.8, 1.0), (decay, 0.0))


def chime(pitch: float, decay: float = 1.2, bright: float = 1.0, soft: float = 0.006) -> Wave:
    """A warm bell; soft: seconds until it has come up."""
    parts = [(1.0, 1.0, decay), (2.0, 0.30 * bright, decay * 0.7), (3.01, 0.16 * bright, decay * 0.4)]
    parts += [(5.42, 0.07 * bright, decay * 0.16), (1.003, 0.35, decay)]
    return shape(modes(hertz(pitch), parts, decay), (0.0, 0.0), (soft, 1.0), (decay * 0.7, 1.0), (decay, 0.0))


def pluck(pitch: float, seconds: float, decay: float = 2.0, bright: float = 0.5, seed: int = 7) -> Wave:
    """A string (Karplus and Strong): a ring of noise that softens as it goes round. bright: 0 to 1."""
    frequency = hertz(pitch)
    period = RATE / frequency
    soft = 0.5 - 0.32 * bright
    length = int(period - soft - 0.1)
    part = period - soft - length
    bend = (1 - part) / (1 + part)
    keep = exp(-6.907755 / (frequency * decay))
    start = below(scatter(length, seed), 900 + 7600 * bright * bright)
    place = max(1, length // 5)
    ring = [start[at] - start[at - place] for at in range(length)]
    middle = sum_of(ring) / length
    ring = [value - middle for value in ring]
    made, at = [], 0
    last = entered = left = 0.0
    for _ in range(count(seconds)):
        value = ring[at]
        made.append(value)
        softened = keep * ((1 - soft) * value + soft * last)
        left = bend * (softened - left) + entered
        last, entered = value, softened
        ring[at] = left
        at = at + 1 if at + 1 < length else 0
    return shape(made, (0.0, 0.0), (0.0015, 1.0), (seconds - min(0.06, seconds / 3), 1.0), (seconds, 0.0))


def mandolin(pitch: float, seconds: float = 0.7, seed: int = 11) -> Wave:
    """Two strings a hair apart, and light wood around them."""
    made = pluck(pitch, seconds, 0.9, 0.75, seed)
    put(made, pluck(pitch + 0.05, seconds - 0.012, 0.85, 0.7, seed + 1), 0.011, 0.8)
    put(made, band(made[:], 520.0, 0.8), gain=0.5)
    return made


def reed(pitch: float, seconds: float, bright: float = 0.5, tremble: float = 0.05) -> Wave:
    """A small accordion: two reeds, the second a little sharp so that they beat."""
    frequency = hertz(pitch)
    gains = [(0.9 if order % 2 else 0.65) / order ** (1.9 - bright) for order in range(1, 11) if order * frequency < 9000]
    table = [sum_of(gain * sin(2 * pi * (order + 1) * at / 2048) for order, gain in enumerate(gains)) for at in range(2048)]
    made = silence(seconds)
    for sharp in (0.0, tremble):
        step, phase = hertz(pitch + sharp) * 2048 / RATE, 300.0 * sharp
        for at in range(len(made)):
            made[at] += 0.5 * table[int(phase) & 2047]
            phase += step
    ease = min(0.05, seconds / 3)
    return shape(made, (0.0, 0.0), (ease, 1.0), (max(ease, seconds - 0.08), 0.85), (seconds, 0.0))


def bass(pitch: float, seconds: float = 0.6) -> Wave:
    """A plucked low string, round, with enough above its lowest tone for a small loudspeaker."""
    decay = seconds * 1.3
    parts = [(1.0, 0.7, decay), (2.0, 0.55, decay * 0.6), (3.0, 0.28, decay * 0.35), (4.0, 0.1, decay * 0.2)]
    made = modes(hertz(pitch), parts, seconds)
    return shape(made, (0.0, 0.0), (0.006, 1.0), (seconds - 0.08, 1.0), (seconds, 0.0))


def shaker(seed: int, seconds: float = 0.07) -> Wave:
    """Seeds in a gourd."""
    return shape(band(noise(seconds, seed), 6200.0, 0.9), (0.0, 0.0), (seconds * 0.35, 1.0), (seconds, 0.0))
