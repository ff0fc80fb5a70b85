"""What can be pressed at a table, as it can be heard: a card by its name only to ears that may hear of it."""

from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING, Any

from engine.cards import Card
from engine.model import View
from game import words
from game.sofa.seats import Eyes, look
from game.speech import hearing
from game.speech.at_table import worded
from game.speech.items import Item

if TYPE_CHECKING:
    from game.scenes.table import TableScene


def table_items(scene: "TableScene", heard: Eyes) -> dict[Hashable, Item]:
    """By key of every target what it is called."""
    view = look(scene.match.table, heard)
    keys = [target.key for target in scene.focus.targets]
    own = [key for key in keys if isinstance(key, tuple) and key[0] in ("card", "large")]
    shelves = (scene.corner, getattr(scene, "panel", None))
    buttons = {button.key: button.text for shelf in shelves if shelf is not None for button in shelf.buttons}
    found: dict[Hashable, Item] = {}
    for key in keys:
        if key in buttons and key != ("page",):
            found[key] = Item(buttons[key], "button")
        elif isinstance(key, tuple):
            found[key] = _item(scene, view, key, own, heard)
    return found


def _item(scene: "TableScene", view: View[Any, Any], key: tuple[Any, ...], own: Sequence[Hashable], heard: Eyes) -> Item:
    what, *about = key
    if what in ("card", "large"):
        return _card(view, about[0], own.index(key) + 1, len(own), hearing.face_up(view))
    if what == "spot":
        return _spot(view, about[0])
    if what == "leaf":
        number = view.pile(about[0]).count
        name = "speech.zone." + about[0]
        pile = words.say(name) if words.has(name) else words.say("cards_played")
        return Item(words.count("speech.leaf", number, pile=pile), "button")
    if what == "taken":
        return Item(words.say("speech.taken", name=scene.match.talk.name(about[0])), "button")
    if what in ("onto", "less", "more") and scene.draft is not None:
        card = words.card(scene.draft.draft.labels[about[0]])
        if what == "onto":
            if scene.match.eyes != heard:  # a stake that stays sealed is nobody else's business
                return Item(words.capital(card), "", "", "", about[0] + 1, _parts(scene))
            placed = scene.draft.draft.counts[about[0]]
            label = words.count(worded("speech.onto", scene.match), placed, card=words.capital(card))
            return Item(label, "", "", "", about[0] + 1, _parts(scene))
        return Item(words.say("speech." + what, card=card), "button")
    return Item(called("more_buttons" if what == "page" else str(what)), "button")


def called(name: str) -> str:
    """What a button with a picture in the place of words is called."""
    found = next((key for key in (f"speech.{name}", f"tool.{name}", name) if words.has(key)), "")
    return words.say(found) if found else words.capital(name)


def _parts(scene: "TableScene") -> int:
    return len(scene.draft.parts) if scene.draft is not None else 0


def _card(view: View[Any, Any], card: Card, at: int, of: int, open_cards: frozenset[Card]) -> Item:
    if card not in open_cards:
        return Item(words.say("speech.card.hidden", at=at, of=of))
    role = ""
    if view.legal:
        role = "can" if any(action.card == card for action in view.legal) else "cannot"
    return Item(words.capital(words.card(card)), role, "", "", at, of)


def _spot(view: View[Any, Any], name: str) -> Item:
    pile = view.pile(name)
    key = "speech.spot." + name
    if not words.has(key):
        pile_name = "speech.zone." + name
        return Item(words.say(pile_name) if words.has(pile_name) else words.capital(name), "button")
    if name == "stock":
        return Item(words.count(key, pile.count), "button")
    return Item(words.say(key, card=words.card(pile.up[-1]) if pile.up else ""), "button")
