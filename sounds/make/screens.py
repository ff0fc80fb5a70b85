"""The screens: small and dry, so that they can be heard a thousand times."""

from sounds.make.instruments import chime, hush, kalimba, knock, tap, thump
from sounds.make.synth import Wave, band, hertz, line, put, shape, silence


def move() -> Wave:
    """The focus moves: a fingertip on wood."""
    made = silence(0.09)
    return put(made, knock(hertz(81), 0.06, 201, 0.35), 0.001)


def accept() -> Wave:
    """Done: two notes up."""
    made = silence(0.3)
    put(made, knock(hertz(72), 0.1, 211, 0.3), 0.001, 0.8)
    put(made, kalimba(79, 0.22), 0.065)
    return made


def back() -> Wave:
    """One step back: two notes down."""
    made = silence(0.3)
    put(made, knock(hertz(79), 0.1, 211, 0.3), 0.001, 0.8)
    put(made, kalimba(72, 0.22), 0.065)
    return made


def refuse() -> Wave:
    """That cannot be: two dull taps, the second lower. No buzzer."""
    made = silence(0.3)
    put(made, knock(hertz(65), 0.13, 221, 0.35), 0.002)
    put(made, thump(170.0, 0.08), 0.002, 0.2)
    put(made, knock(hertz(61), 0.15, 222, 0.4), 0.105, 0.95)
    return put(made, thump(150.0, 0.09), 0.105, 0.2)


def tick() -> Wave:
    """Counting down: a kitchen clock."""
    made = silence(0.11)
    put(made, knock(hertz(86), 0.05, 231, 0.2), 0.001)
    return put(made, knock(hertz(74), 0.08, 232, 0.5), 0.001, 0.5)


def join() -> Wave:
    """Somebody sits down: a fifth up, and a little bell."""
    made = silence(0.75)
    put(made, kalimba(67, 0.5), 0.0, 0.9)
    put(made, kalimba(74, 0.6), 0.1, 0.9)
    return put(made, chime(86, 0.5, 0.4), 0.19, 0.22)


def curtain() -> Wave:
    """Cloth is drawn, with its rings on the rod."""
    made = silence(0.85)
    cloth = band(hush(0.8, 1100.0, 241, 1.9), line((0.0, 500.0), (0.3, 1700.0), (0.8, 450.0)), 1.2)
    put(made, shape(cloth, (0.0, 0.0), (0.22, 1.0), (0.45, 0.7), (0.8, 0.0)))
    for number, at in enumerate((0.07, 0.15, 0.215, 0.27, 0.32, 0.38, 0.46)):
        put(made, knock(2300.0 + 160 * (number % 3), 0.06, 250 + number, 0.4), at, 0.2)
        put(made, tap(260 + number, 5200.0, 0.012), at, 0.25)
    return made
