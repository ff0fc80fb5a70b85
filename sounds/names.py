"""Which sounds there are. A name with more than one step is a scale, or has several takes; each is a file of its own."""

from pathlib import Path

FOLDER = Path(__file__).parent / "wav"
"""Where the files are."""
STEPS: dict[str, int] = {
    # cards
    "deal": 4,  # a card is dealt
    "slide": 3,  # a card slides over the cloth
    "draw": 3,  # a card comes off the stock
    "snap": 3,  # a card is laid down
    "flip": 3,  # a card turns over
    "riffle": 1,  # cards are shuffled
    "gather": 1,  # a trick is drawn in and squared
    # markers, and cards that bounce
    "button": 16,  # a marker lands; each step is a semitone higher
    "bounce": 8,  # a card bounces into a hand; up the white keys
    # remarks of the table
    "tumble": 1,  # a trick is picked up: the stone rolls
    "turn": 1,  # it is your turn
    "honour": 1,  # an honour card is taken
    "great": 1,  # a great hand is named
    "stop": 1,  # the run stops
    "carry": 1,  # markers stay for the next deal
    "win_rolling_stone": 1,
    "win_gran_ramino": 1,
    "win_michigan": 1,
    "lose": 1,
    # screens
    "move": 1,  # the focus moves
    "accept": 1,
    "back": 1,
    "refuse": 1,
    "tick": 1,  # something is counted down
    "join": 1,  # a pad joins
    "curtain": 1,  # the curtain before a hidden hand
}
"""Every effect, and how many steps it has."""
TAKES = frozenset({"deal", "slide", "draw", "snap", "flip"})
"""Of these the steps are takes of the same sound, heard in turn: no two cards sound quite alike."""
NAMES: tuple[str, ...] = tuple(STEPS)
MUSIC: tuple[str, ...] = ("rolling_stone", "gran_ramino", "michigan")
"""Games with a loop of music."""


def file_of(name: str, step: int = 0) -> str:
    """The file of an effect, by its name and step. A step beyond the scale is the last one."""
    steps = STEPS[name]
    return f"{name}_{min(max(step, 0), steps - 1):02}.wav" if steps > 1 else f"{name}.wav"


def music_file(game: str) -> str:
    """The file of a game's loop."""
    return f"music_{game}.wav"
