"""What is kept of how people like to see: read with a sane answer whatever stands there, and chosen by name."""

import pytest

from game import comfort, settings
from game.comfort import Comfort, Room
from game.scenes.doors import make_home


def test_every_field_has_values_and_its_default_is_one_of_them():
    for start in (Comfort(), Room()):
        for name, value in comfort.plain(start).items():
            assert comfort.fitting(name, value), name
            assert len(comfort.values(name)) >= 2


@pytest.mark.parametrize(
    "kept", [None, 7, "french", [], {"deck": "tarot", "margin": 99, "mute": 1, "what": True, "text": "200"}]
)
def test_what_cannot_be_is_left_out(kept):
    assert comfort.read(kept, Room()) == Room()
    assert comfort.read(kept, Comfort()) == Comfort()


def test_what_can_be_is_read_beside_what_cannot():
    assert comfort.read({"deck": "german", "pace": "now"}, Room()) == Room(deck="german")
    assert comfort.read(comfort.plain(Room(mute=True, margin=8)), Room()) == Room(mute=True, margin=8)


def test_a_choice_holds_at_once_and_says_what_is_possible():
    home = make_home()
    laid = []
    home.relay = lambda: laid.append(True)
    settings.choose(home, deck="italian", text=150, pace="off")
    assert (home.room.deck, home.comfort.text, home.pace) == ("italian", 150, 0.0)
    assert laid == [True]
    with pytest.raises(ValueError, match="deck cannot be 'tarot'.*german"):
        settings.choose(home, deck="tarot")
    assert home.room.deck == "italian"
