"""Cards and markers: paper on cloth, paper on wood, buttons."""

from sounds.make.instruments import hush, knock, tap, thump
from sounds.make.synth import Wave, band, fall, glide, hertz, line, noise, put, scatter, shape, silence

_HIGHER = (1.0, 1.07, 0.94, 1.03)
"""By take how much brighter it is."""


def deal(take: int) -> Wave:
    """A card is dealt: off the thumb, and there. Short, so that fifty can be heard in three seconds."""
    higher = _HIGHER[take]
    made = silence(0.12)
    put(made, tap(11 + take, 2500.0 * higher, 0.016), 0.001, 0.9)
    rush = band(hush(0.07, 2300.0, 15 + 2 * take, 1.6), line((0.0, 1500.0), (0.03, 3200.0 * higher), (0.07, 1400.0)), 0.8)
    put(made, shape(rush, (0.0, 0.0), (0.018, 1.0), (0.035, 0.5), (0.068, 0.0)), 0.004)
    put(made, tap(25 + take, 1700.0 * higher, 0.014), 0.058, 0.5)
    return put(made, thump(190.0 * higher, 0.05), 0.058, 0.12)


def slide(take: int) -> Wave:
    """A card slides over the cloth: a breath that brightens and fades."""
    higher = _HIGHER[take]
    made = band(hush(0.24, 2200.0, 1000 + 2 * take, 1.5), line((0.0, 1000.0), (0.07, 2900.0 * higher), (0.24, 900.0)), 0.8)
    made = shape(made, (0.0, 0.0), (0.045, 1.0), (0.10, 0.75), (0.235, 0.0))
    return put(made, shape(band(noise(0.2, 1010 + take), 420.0, 0.9), (0.0, 0.0), (0.05, 0.5), (0.19, 0.0)))


def draw(take: int) -> Wave:
    """A card comes off the stock: it lets go with a tick and sweeps up."""
    higher = _HIGHER[take]
    made = silence(0.27)
    put(made, tap(31 + take, 2400.0 * higher, 0.022), 0.004, 1.6)
    sweep = band(hush(0.25, 2400.0, 1020 + 2 * take, 1.8), line((0.0, 800.0), (0.2, 3600.0 * higher)), 0.7)
    put(made, shape(sweep, (0.0, 0.0), (0.03, 0.4), (0.13, 1.0), (0.24, 0.0)), 0.015)
    return put(made, thump(190.0, 0.05), 0.0, 0.12)


def snap(take: int) -> Wave:
    """A card is laid down: its face claps on the table."""
    higher = _HIGHER[take]
    made = silence(0.16)
    put(made, tap(41 + take, 2300.0 * higher, 0.040), 0.002, 1.5)
    put(made, tap(45 + take, 4600.0, 0.014), 0.002, 0.6)
    put(made, shape(hush(0.05, 1500.0, 1040 + 2 * take), (0.0, 0.0), (0.012, 0.6), (0.05, 0.0)), 0.004, 0.8)
    put(made, thump(175.0 * higher, 0.10), 0.002, 0.24)
    return put(made, knock(430.0 * higher, 0.06, 44, 0.5), 0.003, 0.2)


def flip(take: int) -> Wave:
    """A card turns over: it bends, springs, and falls flat."""
    higher = _HIGHER[take]
    made = silence(0.22)
    bend = band(hush(0.09, 2500.0, 1050 + 2 * take, 1.8), line((0.0, 1100.0), (0.085, 5000.0 * higher)), 1.0)
    put(made, shape(bend, (0.0, 0.0), (0.055, 0.8), (0.075, 1.0), (0.088, 0.0)), 0.0, 0.9)
    put(made, tap(52 + take, 3400.0 * higher, 0.022), 0.083, 1.1)
    return put(made, thump(180.0 * higher, 0.07), 0.084, 0.32)


def riffle() -> Wave:
    """Cards are shuffled: flicks faster and faster, then the two halves pushed together and knocked even."""
    made = silence(0.92)
    uneven = scatter(26, 61)
    at = 0.01
    for number in range(24):
        loud = 0.5 + 0.5 * number / 24 + 0.18 * uneven[number]
        put(made, tap(62 + number, 2300.0 + 900 * uneven[number] + 55 * number, 0.013), at, loud)
        at += 0.036 * 0.955**number + 0.003 * uneven[number + 1] + 0.004
    push = band(hush(0.22, 1900.0, 91, 1.6), line((0.0, 1200.0), (0.2, 2600.0)), 1.2)
    put(made, shape(push, (0.0, 0.0), (0.1, 0.55), (0.21, 0.0)), at - 0.02)
    put(made, tap(92, 1900.0, 0.025), at + 0.19, 0.9)
    return put(made, thump(170.0, 0.09), at + 0.19, 0.4)


def gather() -> Wave:
    """A trick is drawn in and squared: three short sweeps into one, two taps on the table."""
    made = silence(0.52)
    for number, at in enumerate((0.0, 0.085, 0.165)):
        sweep = band(hush(0.13, 2000.0, 101 + number, 1.5), line((0.0, 2700.0 - 300 * number), (0.12, 1100.0)), 0.8)
        put(made, shape(sweep, (0.0, 0.0), (0.03, 0.6), (0.06, 0.35), (0.12, 0.0)), at, 1.1)
    for at, loud in ((0.29, 1.0), (0.385, 0.75)):
        put(made, tap(111, 1900.0, 0.022), at, 0.8 * loud)
        put(made, thump(185.0, 0.07), at, 0.36 * loud)
    return made


def button(step: int) -> Wave:
    """A button lands among others: wood, dry, from the C above middle C upwards by semitones."""
    frequency = hertz(72 + step)
    made = silence(0.2)
    put(made, knock(frequency, 0.17, 121, 0.25), 0.001)
    return put(made, knock(frequency * 2, 0.05, 122, 0.5), 0.013, 0.22)


def bounce(step: int) -> Wave:
    """A card bounces: rubbery wood, up the white keys from the G above middle C."""
    pitch = 67 + (0, 2, 4, 5, 7, 9, 10, 12)[step]
    frequency = hertz(pitch)
    made = silence(0.26)
    spring = glide(line((0.0, frequency * 0.7), (0.06, frequency), (0.2, frequency * 1.12)), 0.24, (1.0, 0.3, 0.12))
    put(made, fall(shape(spring, (0.0, 0.0), (0.008, 1.0), (0.24, 0.0)), 0.26), 0.0, 0.8)
    put(made, knock(frequency * 1.5, 0.06, 131, 0.4), 0.0, 0.5)
    return put(made, tap(132, 2800.0, 0.014), 0.0, 0.5)
