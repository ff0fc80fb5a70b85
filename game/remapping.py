"""Which key and which button of a pad does what, where somebody has changed it. Pure.

Every action of `intents.SHORTCUTS` has a key, and some a button of a pad. A new one takes it over from the action that had it,
which gets the old one in exchange: no action is ever left without a key. What everybody needs to find the way back cannot be
changed: the arrows, Tab, Enter, Esc, and on pads the cross, the bottom and the right button (which `swapped` exchanges).
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from game.intents import BUTTONS, KEYS, SHORTCUTS, KeyMeaning, Shortcut
from game.store import Store

FIXED_KEYS = frozenset(
    {"left", "right", "up", "down", "return", "enter", "escape", "f10", "ac back", "tab", "shift tab", "backspace"}
    | {"page up", "page down", "shift left", "shift right"}
)
"""Keys that always mean what they mean."""
FREE_BUTTONS = ("x", "y", "back", "leftstick", "rightstick", "start", "leftshoulder", "rightshoulder")
"""Buttons of a pad that can be given something else to do."""
_LONGEST = 40
SETTING = "buttons"
_NOT_KEYS = frozenset(
    {"left shift", "right shift", "left ctrl", "right ctrl", "left alt", "right alt", "left meta", "right meta"}
)
_NOT_KEYS |= {"caps lock", "numlock", "scroll lock", "print screen", "unknown key", "", "alt gr", "left gui", "right gui"}


def _changeable(shortcut: Shortcut) -> bool:
    return any(key not in FIXED_KEYS for key in shortcut.keys if key in KEYS)


def _usual_key(shortcut: Shortcut) -> str:
    return next(key for key in shortcut.keys if key in KEYS and key not in FIXED_KEYS)


ACTIONS = tuple(one.name for one in SHORTCUTS if _changeable(one))
"""What can be given another key, in the order in which a page lists it."""
USUAL_KEYS: Mapping[str, str] = {one.name: _usual_key(one) for one in SHORTCUTS if _changeable(one)}
USUAL_BUTTONS: Mapping[str, str] = {one.name: one.button for one in SHORTCUTS if one.button in FREE_BUTTONS}
"""The key and the button of each action as the house has them."""
_MEANS: Mapping[str, KeyMeaning] = {name: KEYS[key] for name, key in USUAL_KEYS.items()}


@dataclass(frozen=True)
class Bindings:
    """What was changed: keys and buttons by action; swapped: on pads the right button acts and the bottom one goes back."""

    keys: Mapping[str, str] = field(default_factory=dict)
    buttons: Mapping[str, str] = field(default_factory=dict)
    swapped: bool = False

    @property
    def acts(self) -> str:
        """The button of a pad that presses."""
        return "b" if self.swapped else "a"

    @property
    def leaves(self) -> str:
        """The button of a pad that goes back."""
        return "a" if self.swapped else "b"

    def key_of(self, action: str) -> str:
        """The key that does it; "" where it has none."""
        return self.keys.get(action, USUAL_KEYS.get(action, ""))

    def button_of(self, action: str) -> str:
        """The button of a pad that does it; "" where it has none."""
        return self.buttons.get(action, USUAL_BUTTONS.get(action, ""))

    def action_on_key(self, key: str) -> str:
        """What a key does; "" if nothing that can be changed."""
        return next((action for action in ACTIONS if key and self.key_of(action) == key), "")

    def action_on_button(self, button: str) -> str:
        """What a button does; "" if nothing that can be changed."""
        return next((action for action in _WITH_BUTTONS if button and self.button_of(action) == button), "")

    def key_meaning(self, name: str, shift: bool = False) -> KeyMeaning | None:
        """What a key of that name, as pygame says it, means now; None if nothing."""
        name = plain_key(name)
        if shift and f"shift {name}" in KEYS:
            return KEYS[f"shift {name}"]
        action = self.action_on_key(name)
        if action:
            return _MEANS[action]
        return KEYS.get(name) if name in FIXED_KEYS else None

    def button_meaning(self, name: str) -> KeyMeaning | None:
        """What a button of a pad means now; None if nothing."""
        if self.swapped:
            name = {"a": "b", "b": "a"}.get(name, name)
        action = self.action_on_button(name)
        if action:
            return BUTTONS[USUAL_BUTTONS[action]] if action in USUAL_BUTTONS else _MEANS[action]
        taken = name in USUAL_BUTTONS.values()
        return None if taken else BUTTONS.get(name)

    def with_key(self, action: str, key: str) -> tuple["Bindings", str]:
        """That key does it from now on. Also the action that had the key before and has the old one in exchange, or "".

        ValueError for a key that cannot be given, or an action whose key cannot be changed.
        """
        key = plain_key(key)
        if action not in ACTIONS:
            raise ValueError(f"the key of {action!r} cannot be changed; those of {', '.join(ACTIONS)} can")
        if not can_be_given(key):
            raise ValueError(f"the key {key!r} always means the same")
        return self._given("keys", action, key, self.action_on_key(key), self.key_of(action))

    def with_button(self, action: str, button: str) -> tuple["Bindings", str]:
        """That button of a pad does it from now on. Also the action that had it before, or "".

        ValueError for a button that cannot be given, or an action that no button does.
        """
        if action not in _WITH_BUTTONS:
            raise ValueError(f"{action!r} has no button; {', '.join(_WITH_BUTTONS)} can have one")
        if button not in FREE_BUTTONS:
            raise ValueError(f"the button {button!r} always means the same; {', '.join(FREE_BUTTONS)} can be given")
        return self._given("buttons", action, button, self.action_on_button(button), self.button_of(action))

    def _given(self, what: str, action: str, new: str, before: str, old: str) -> tuple["Bindings", str]:
        """Only what differs from the house's is held."""
        usual = USUAL_KEYS if what == "keys" else USUAL_BUTTONS
        held = {**getattr(self, what), action: new}
        if before and before != action:
            held[before] = old
        held = {name: value for name, value in held.items() if value != usual.get(name, "")}
        made = replace(self, keys=held) if what == "keys" else replace(self, buttons=held)
        return made, before if before != action else ""

    @property
    def plain(self) -> dict[str, Any]:
        """As plain values, to be kept."""
        return {"keys": dict(self.keys), "buttons": dict(self.buttons), "swapped": self.swapped}


_WITH_BUTTONS = tuple(one.name for one in SHORTCUTS if one.name in USUAL_BUTTONS or (_changeable(one) and one.name != "act"))
USUAL = Bindings()
"""Nothing was changed."""


def has_button(action: str) -> bool:
    """Whether a button of a pad can be given to it."""
    return action in _WITH_BUTTONS


def plain_key(name: str) -> str:
    """The name of a key as it is kept: in small letters, a key of the number block as the one with the same sign."""
    return name.lower().strip("[]") if len(name) > 1 else name.lower()


def can_be_given(key: str) -> bool:
    """Whether a key can be given something else to do."""
    key = plain_key(key)
    return key not in FIXED_KEYS and key not in _NOT_KEYS and len(key) <= _LONGEST


def read(plain: object) -> Bindings:
    """What was kept, as far as it makes sense: each key and each button does one thing, and every action can be done."""
    if not isinstance(plain, Mapping):
        return USUAL
    keys = {action: plain_key(key) for action, key in _texts(plain.get("keys")) if action in ACTIONS and can_be_given(key)}
    buttons = {
        action: button
        for action, button in _texts(plain.get("buttons"))
        if action in _WITH_BUTTONS and button in (*FREE_BUTTONS, "")
    }
    made = Bindings(keys, buttons, plain.get("swapped") is True)
    held = [made.key_of(action) for action in ACTIONS]
    if len(set(held)) < len(held):
        made = replace(made, keys={})
    pressed = [button for action in _WITH_BUTTONS if (button := made.button_of(action))]
    return made if len(set(pressed)) == len(pressed) else replace(made, buttons={})


def _texts(plain: object) -> list[tuple[str, str]]:
    found = plain.items() if isinstance(plain, Mapping) else ()
    return [(key, value) for key, value in found if isinstance(key, str) and isinstance(value, str)]


def kept(store: Store) -> Bindings:
    """What was chosen last."""
    return read(store.setting(SETTING))


def keep(store: Store, bindings: Bindings) -> None:
    """Keep it for next time."""
    store.put(SETTING, bindings.plain).wait()
