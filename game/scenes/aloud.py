"""Every screen as it can be heard: what is written on it, and what each thing that can be pressed is called."""

from collections.abc import Hashable, Sequence
from dataclasses import replace
from typing import Any, Protocol

from engine.cards import Card
from engine.model import Seat
from game import words
from game.focus import Target
from game.scene import Scene
from game.scenes.bindings import Cap
from game.scenes.help import HelpScene
from game.scenes.large import LargeScene
from game.scenes.look import LookScene
from game.scenes.pocket import Offer, PocketScene
from game.scenes.screen import Screen
from game.scenes.seat_choices import Portraits
from game.scenes.seat_plates import SeatPlate
from game.scenes.sheet import ToolButton
from game.scenes.table import TableScene
from game.scenes.table_aloud import called, table_items
from game.scenes.written import Line, Reading, paragraphs
from game.sofa.keyboard import Keyboard
from game.sofa.seats import Eyes
from game.speech.items import Item, Page, sentences
from game.widgets import Choice, NumberField, Slider, Stepper, Switch, TextField, Widget

_LONG = 6
"""So many paragraphs on a page are read one by one, when they are asked for."""


class _SpeaksForItself(Protocol):
    def aloud(self) -> list[str]:
        """What is to be read, the first line naming the screen."""


def describe(scene: Scene, heard: Eyes) -> Page:
    """A screen as it can be heard by those ears."""
    if isinstance(scene, TableScene):
        current = scene.focus.current
        return Page((), table_items(scene, heard), current.key if current is not None else None)
    if isinstance(scene, LargeScene):
        return Page(_large(scene) if scene.table.match.eyes == heard else ())
    if isinstance(scene, Screen):
        return _screen(scene, heard)
    lines: list[str] = getattr(scene, "aloud", list)()
    return Page(tuple(lines))


def _screen(scene: Screen, heard: Eyes) -> Page:
    private = isinstance(scene, PocketScene) and scene.match.eyes != heard
    read = Reading(scene.width, scene.height, scene.scale, scene.letters)
    items: dict[Hashable, Item] = {}
    places = [target.key for target in scene.focus.targets]
    for widget in scene.widgets:
        start = len(read.found)
        widget.draw(read, None)
        written = read.found[start:]
        for target in widget.targets():
            if target.key in places:
                item = _item(widget, target, written, scene.question_of(widget))
                at = places.index(target.key) + 1
                items[target.key] = replace(item, at=at, of=len(places))
    current = scene.focus.current
    if private:
        return Page((), {}, current.key if current is not None else None)
    lines = _lines(scene)
    brief = isinstance(scene, HelpScene) or len(lines) > _LONG
    return Page(tuple(lines), items, current.key if current is not None else None, brief)


def _lines(scene: Screen) -> list[str]:
    """What is written besides the widgets; the questions of a form are read with what answers them."""
    own = _own_lines(scene)
    if own is not None:
        return own
    page = Reading(scene.width, scene.height, scene.scale, scene.letters)
    scene.paint(page)
    scene.paint_page(page)
    answered = scene.form.written
    return paragraphs([line for line in page.found if (line.text, line.x, line.y) not in answered], scene.letters)


def _own_lines(scene: Any) -> list[str] | None:
    if isinstance(scene, HelpScene):
        return [words.say("help.title", game=words.title(scene.info)), *scene.sentences()]
    if isinstance(scene, LookScene):
        return _look(scene)
    if hasattr(scene, "aloud"):
        speaks: _SpeaksForItself = scene
        return speaks.aloud()
    return None


def _look(scene: LookScene) -> list[str]:
    """Cards with who played them, row by row."""
    found = [scene.title]
    for row in scene.rows:
        found.append(words.all_of([_laid(card, seat, scene) for card, seat in row]))
    return [*found, scene.under] if scene.under else found


def _laid(card: Card, seat: Seat | None, scene: LookScene) -> str:
    name = words.card(card)
    return name if seat is None else words.say("speech.from", card=name, name=scene.match.talk.name(seat))


def _large(scene: LargeScene) -> tuple[str, ...]:
    return (words.capital(words.card(scene.card)),)


# What can be pressed


def _item(widget: Widget, target: Target, written: Sequence[Line], asked: tuple[str, str]) -> Item:
    title, says = asked
    inside = [line.text for line in written if target.rect.holds(line.x, line.y)]
    label = " ".join(inside)
    if isinstance(widget, Switch):
        return Item(title or says, "switch", widget.text, says if title else "")
    if isinstance(widget, Slider | Stepper):
        key = target.key
        less = isinstance(key, tuple) and key[-1] in ("less", -1)
        value = str(widget.value) if isinstance(widget, Slider) else widget.text
        return Item(title or value, "less" if less else "more", value if title else "", says)
    if isinstance(widget, TextField | NumberField):
        return (
            Item(title, "field", widget.text or widget.empty or words.say("speech.field.empty"), says)
            if title
            else Item(widget.text or widget.empty or words.say("speech.field.empty"), "field")
        )
    if isinstance(widget, Choice):
        value = target.key[1] if isinstance(target.key, tuple) else ""
        return Item(
            label, "chosen" if widget.holds(str(value)) else "choice", "", says if title else "", question=title or says
        )
    if isinstance(widget, Portraits):
        value = target.key[1] if isinstance(target.key, tuple) else ""
        label = label or (words.say("animal." + str(value)) if words.has("animal." + str(value)) else str(value))
        return Item(label, "chosen" if value == widget.chosen else "choice", "", says, question=title)
    if isinstance(widget, Keyboard):
        return Item(label, "key")
    if isinstance(widget, SeatPlate):
        return Item(label, "seat")
    if isinstance(widget, Cap):
        return Item(words.say("keys." + widget.key[1]), "cap." + widget.key[0], "" if widget.waits else widget.text)
    if isinstance(widget, ToolButton):
        return Item(widget.text, "button", "", words.say("speech.cap", press=widget.cap) if widget.cap else "")
    if isinstance(widget, Offer):
        return _offered(widget, target, label)
    return Item(label or _named(target.key), "button", "", sentences(*(part for part in (title, says) if part != label)))


def _offered(widget: Offer, target: Target, label: str) -> Item:
    what = target.key[1] if isinstance(target.key, tuple) else 0
    if widget.case.kind == "card":
        label = words.capital(words.card(what))
    elif widget.case.kind == "suit":
        label = words.capital(words.suit(what))
    return Item(label, "chosen" if what in widget.chosen else "choice")


def _named(key: Hashable) -> str:
    """What a button without words is called, by its key."""
    name = key[0] if isinstance(key, tuple) and key else key
    return called(str(name))
