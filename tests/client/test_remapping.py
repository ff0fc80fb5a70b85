"""Keys and buttons given something else to do: nothing is ever left without, and rubbish in the store does no harm."""

import random

import pytest

from game import remapping
from game.intents import BUTTONS, KEYS, SHORTCUTS, Kind
from game.remapping import ACTIONS, FIXED_KEYS, FREE_BUTTONS, USUAL, Bindings
from game.store import Store


def tool(meaning):
    return meaning.down.text if meaning is not None else None


def test_as_usual_every_key_and_every_button_means_what_the_house_says():
    for key, meaning in KEYS.items():
        assert USUAL.key_meaning(key) is meaning, key
    for button, meaning in BUTTONS.items():
        found = USUAL.button_meaning(button)
        assert found == meaning, button
    assert USUAL.key_meaning("q") is None and USUAL.button_meaning("guide") is None is USUAL.button_meaning("")


def test_every_shortcut_with_a_key_of_its_own_can_be_changed():
    assert {"help", "more", "last", "sort", "deck", "back", "redo", "mute", "full"} <= set(ACTIONS)
    for one in SHORTCUTS:
        assert (one.name in ACTIONS) == any(key in KEYS and key not in FIXED_KEYS for key in one.keys), one


def test_a_new_key_does_it_and_the_old_one_nothing():
    made, other = USUAL.with_key("sort", "Q")
    assert other == "" and tool(made.key_meaning("q")) == "sort" and made.key_meaning("s") is None
    back, _ = made.with_key("sort", "s")
    assert back == USUAL, "as it was is as usual"


def test_a_key_of_another_action_is_traded():
    made, other = USUAL.with_key("sort", "d")
    assert other == "deck"
    assert (tool(made.key_meaning("d")), tool(made.key_meaning("s"))) == ("sort", "deck")


def test_a_button_of_another_action_is_traded_or_taken():
    made, other = USUAL.with_button("sort", "x")
    assert other == "more" and tool(made.button_meaning("x")) == "sort" and made.button_of("more") == ""
    assert tool(made.key_meaning("t")) == "more", "its key does it still"
    traded, other = USUAL.with_button("help", "start")
    assert other == "pause"
    assert traded.button_meaning("start").down.kind is Kind.HELP and traded.button_meaning("y").down.kind is Kind.BACK
    free, _ = USUAL.with_button("last", "leftshoulder")
    assert tool(free.button_meaning("leftshoulder")) == "last" and tool(USUAL.button_meaning("leftshoulder")) == ""


@pytest.mark.parametrize("key", [*sorted(FIXED_KEYS), "left shift", "", "caps lock", "x" * 99])
def test_keys_that_everybody_needs_are_never_given_away(key):
    with pytest.raises(ValueError, match="always means the same"):
        USUAL.with_key("sort", key)


def test_buttons_and_actions_that_cannot_be_changed_are_refused():
    for button in ("a", "b", "guide", ""):
        with pytest.raises(ValueError, match="always means the same"):
            USUAL.with_button("sort", button)
    with pytest.raises(ValueError, match="cannot be changed"):
        USUAL.with_key("choose", "q")
    with pytest.raises(ValueError, match="has no button"):
        USUAL.with_button("choose", "x")


def test_swapped_the_right_button_acts():
    swapped = Bindings(swapped=True)
    assert swapped.button_meaning("b") == BUTTONS["a"] and swapped.button_meaning("a") == BUTTONS["b"]
    assert swapped.button_meaning("x") == BUTTONS["x"]


def test_a_thousand_changes_leave_every_action_its_own_key():
    dice = random.Random(5)
    made = USUAL
    keys = [*"abcdefghijklmnopqrstuvwxyz0123456789", "f1", "f2", "f11", "home", "delete", "é", "ß", "[", "kp 7"]
    for _ in range(1000):
        if dice.random() < 0.6:
            made, _ = made.with_key(dice.choice(ACTIONS), dice.choice(keys))
        else:
            actions = [one.name for one in SHORTCUTS if remapping.has_button(one.name)]
            made, _ = made.with_button(dice.choice(actions), dice.choice(FREE_BUTTONS))
        held = [made.key_of(action) for action in ACTIONS]
        assert len(set(held)) == len(held) and all(held)
        pressed = [button for one in SHORTCUTS if (button := made.button_of(one.name)) in FREE_BUTTONS]
        assert len(set(pressed)) == len(pressed)
        assert {made.key_meaning(key) is KEYS[key] for key in FIXED_KEYS} == {True}
        assert remapping.read(made.plain) == made


@pytest.mark.parametrize(
    "rubbish",
    [
        None,
        [],
        {"keys": 3, "buttons": "x"},
        {"keys": {"sort": 5, 7: "a"}},
        {"keys": {"sort": "escape", "deck": "tab"}},
        {"keys": {"sort": "d"}},
        {"buttons": {"pause": "a", "sort": "dpad"}},
        {"buttons": {"help": "start"}},
        {"swapped": "yes"},
    ],
)
def test_rubbish_in_the_store_is_the_usual(tmp_path, rubbish):
    store = Store(tmp_path)
    store.put("buttons", rubbish).wait()
    assert remapping.kept(store) == USUAL
    store.close()


def test_what_was_chosen_is_there_next_time(tmp_path):
    store = Store(tmp_path)
    made, _ = USUAL.with_key("sort", "q")
    made, _ = made.with_button("help", "x")
    remapping.keep(store, Bindings(made.keys, made.buttons, True))
    store.close()
    again = Store(tmp_path)
    found = remapping.kept(again)
    assert (found.key_of("sort"), found.button_of("help"), found.button_of("more"), found.swapped) == ("q", "x", "y", True)
    again.close()
