"""People who play often: kept by number, read with a sane answer whatever stands there, any name in any script."""

import pytest

import sprites
from game.comfort import Comfort
from game.sofa import profiles
from game.sofa.profiles import ANIMALS, forget, keep, kept, liking, new
from game.store import Store

NAMES = ["Gummibärchen", "Åsa", "Zoë", "Łucja", "李", "😀", "CON", "../x", "Ñandú", "'; DROP TABLE settings; --", "أحمد"]


@pytest.fixture
def store(tmp_path):
    one = Store(tmp_path)
    yield one
    one.close()


def test_every_animal_has_a_picture():
    assert ANIMALS == sprites.ANIMALS


@pytest.mark.parametrize("name", NAMES)
def test_any_name_is_kept_and_comes_back_after_a_restart(tmp_path, name):
    store = Store(tmp_path)
    one = new(name, "owl", language="sv", kid="words")
    assert keep(store, liking(one, text=150, order="rank", nonsense=3)).wait()
    store.close()
    again = Store(tmp_path)
    assert kept(again) == [liking(one, text=150, order="rank")]
    assert kept(again)[0].comfort == Comfort(text=150, order="rank")
    again.close()
    assert {file.name.split(".")[0] for file in tmp_path.iterdir()} == {"kitchen-table"}


def test_two_may_have_the_same_name_and_one_is_forgotten_alone(store):
    first, second = new("Ada", "cat"), new("Ada", "fox")
    keep(store, first).wait()
    keep(store, second).wait()
    assert {one.id for one in kept(store)} == {first.id, second.id}
    forget(store, first).wait()
    assert kept(store) == [second]


def test_a_name_is_cut_to_24_letters_and_must_have_one():
    assert new("W" * 60, "cat").name == "W" * 24
    assert new(" a\u202eb\n", "cat").name == "ab"
    for nothing in ("", "   ", "\u202e\n"):
        with pytest.raises(ValueError, match="name"):
            new(nothing, "cat")
    assert new("Bo", "dragon").animal == ANIMALS[0]


@pytest.mark.parametrize("plain", [None, 7, "Ada", [], {}, {"name": 3}, {"name": "   "}])
def test_what_is_no_profile_is_left_out(store, plain):
    store.put("profile/abc", plain).wait()
    assert kept(store) == []


def test_what_can_be_read_of_a_profile_is_taken(store):
    store.put("profile/abc", {"name": "Ada", "animal": 3, "kid": "grown", "comfort": {"text": 175, "touch": True}}).wait()
    assert kept(store) == [profiles.Profile("abc", "Ada", "cat", comfort=Comfort(touch=True))]
    store.put("profile/../x", {"name": "Eve"}).wait()
    assert [one.name for one in kept(store)] == ["Ada"]


def test_settings_of_another_kind_are_no_profiles(store):
    store.put("language", "sv").wait()
    store.put("profiles", {"name": "Ada"}).wait()
    assert kept(store) == []
    assert store.under("lang") == {"uage": "sv"}
    store.drop("language").wait()
    assert store.setting("language") is None
