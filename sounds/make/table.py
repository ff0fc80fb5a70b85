"""Remarks of the table: short, each with a shape that is known after a second time."""

from sounds.make.instruments import bass, chime, kalimba, knock, mandolin, pluck, tap, thump
from sounds.make.synth import Wave, fall, glide, hertz, line, put, scatter, shape, silence


def tumble() -> Wave:
    """The stone rolls: knocks that come faster and higher over a whistle that slides up, and a pop at the top."""
    made = silence(1.12)
    rise = line((0.0, 330.0), (0.25, 420.0), (0.55, 640.0), (0.86, 1180.0))
    whistle = glide(lambda now: rise(now) * (1 + 0.012 * wobble(now)), 0.88, (1.0, 0.22, 0.1))
    put(made, shape(whistle, (0.0, 0.0), (0.12, 0.34), (0.7, 0.5), (0.84, 0.42), (0.88, 0.0)))
    uneven = scatter(16, 301)
    at = 0.0
    for number in range(13):
        put(made, knock(hertz(50 + 1.75 * number + 0.6 * uneven[number]), 0.11, 302 + number, 0.35), at, 0.62)
        put(made, thump(110.0 + 7 * number, 0.06), at, 0.34)
        at += 0.118 * 0.915**number
    put(made, fall(glide(line((0.0, 620.0), (0.05, 1500.0)), 0.12, (1.0, 0.3)), 0.1), 0.9, 0.85)
    return put(made, knock(hertz(84), 0.12, 320, 0.2), 0.9, 0.5)


def wobble(now: float) -> float:
    """A triangle, six times a second, from -1 to 1."""
    part = now * 6 % 1
    return 4 * part - 1 if part < 0.5 else 3 - 4 * part


def turn() -> Wave:
    """It is your turn: two warm notes, up a fourth, like a spoon on a glass in the next room."""
    made = silence(1.0)
    put(made, chime(79, 0.8, 0.55, 0.008), 0.0, 0.75)
    return put(made, chime(84, 0.85, 0.55, 0.008), 0.13)


def honour() -> Wave:
    """An honour card is taken: a bright chord run up, and buttons falling in."""
    made = silence(1.25)
    for number, pitch in enumerate((84, 88, 91, 96)):
        put(made, chime(pitch, 0.95, 0.9, 0.003), 0.075 * number, 0.6 + 0.1 * number)
    for number, at in enumerate((0.30, 0.36, 0.41, 0.47, 0.55)):
        put(made, knock(hertz(79 + (0, 4, 7, 2, 5)[number]), 0.1, 330 + number, 0.3), at, 0.3)
    return made


def great() -> Wave:
    """A great hand is named: a chord rolled on a mandolin, a bell on top."""
    made = silence(1.6)
    for number, pitch in enumerate((60, 64, 67, 72, 76)):
        put(made, mandolin(pitch, 1.2, 340 + number), 0.05 * number, 0.75)
    put(made, bass(48, 0.9), 0.0, 0.4)
    put(made, chime(84, 1.1, 0.7), 0.26, 0.5)
    return put(made, chime(91, 1.0, 0.7), 0.36, 0.35)


def stop() -> Wave:
    """The run stops: a hand on the string."""
    made = silence(0.46)
    put(made, knock(hertz(69), 0.12, 351, 0.2), 0.0)
    put(made, knock(hertz(62), 0.16, 352, 0.3), 0.12)
    put(made, fall(pluck(50, 0.3, 0.4, 0.5, 353), 0.25), 0.12, 0.55)
    return put(made, thump(160.0, 0.07), 0.12, 0.15)


def carry() -> Wave:
    """Markers stay over night: two soft notes down."""
    made = silence(1.25)
    put(made, chime(76, 0.8, 0.3, 0.02), 0.0, 0.8)
    put(made, chime(71, 0.9, 0.3, 0.02), 0.2, 0.8)
    return put(made, bass(52, 0.8), 0.2, 0.25)


def lose() -> Wave:
    """Not this time: four soft notes down, and home."""
    made = silence(1.9)
    for number, (pitch, at) in enumerate(((76, 0.0), (74, 0.2), (72, 0.4), (67, 0.68))):
        put(made, kalimba(pitch, 0.9 if number < 3 else 1.1, 360), at, 0.6)
    put(made, chime(64, 1.1, 0.3, 0.02), 0.68, 0.4)
    put(made, tap(361, 1800.0, 0.02), 0.68, 0.1)
    return put(made, bass(48, 0.9), 0.68, 0.3)
