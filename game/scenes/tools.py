"""What can be done at a table besides playing: showing again, looking closer, sorting, other decks, taking back.

Each of them has a key, some a button of a pad, and all of them a button on the sheet that the cards in the bar open.
"""

from typing import TYPE_CHECKING

from game import again, comfort, decks, settings, words
from game.intents import Intent, Kind
from game.kids import mode
from game.places import order, reading
from game.scene import Change, Push, Stay
from game.scenes import presses
from game.scenes.pocket import PocketScene, can_plan
from game.scenes.replay import Replay

if TYPE_CHECKING:
    from game.scenes.table import TableScene

KINDS = (Kind.TOOL, Kind.CARRY, Kind.LARGE)
_HELD = 0.35
"""A key for the cousins that is held longer than that, in seconds, shows them only as long as it is held."""
_AT_ONCE = ("deck", "cousins", "cousins.end")
"""Cards that travel go on travelling meanwhile."""


def hear(scene: "TableScene", intent: Intent) -> Change | None:
    """A key or a button of KINDS; what sets something does nothing at a children's table."""
    if scene.home.kids and intent.kind is Kind.TOOL and intent.text not in mode.TOOLS:
        return None
    if scene.replay is not None and intent.text not in _AT_ONCE:
        scene.end_replay()
        return Stay()
    if not scene.timeline.idle and intent.text not in _AT_ONCE:
        scene.timeline.finish()
        scene.rest()
    scene.focus.let_go()
    scene.revision += 1
    if intent.kind is Kind.CARRY:
        carry(scene, intent.dx)
        return Stay()
    if intent.kind is Kind.LARGE:
        place = reading.at(scene.spread, intent.x, intent.y)
        return Stay() if place is None else presses.large(scene, place.card)
    return use(scene, intent.text)


def use(scene: "TableScene", tool: str) -> Change | None:
    """One of the tools, by its name; an unknown one does nothing."""
    if tool == "hint":
        return scene.press(("hint",))
    if tool == "last":
        return scene.press(("last",)) if scene.marks.last_trick else Stay()
    if tool == "more":
        return scene.press(("tools",))
    if tool == "plan":
        return Push(PocketScene(scene)) if can_plan(scene) else Stay()
    if tool == "large":
        return _focused_large(scene)
    what = {
        "again": show_again,
        "sort": sort,
        "deck": change_deck,
        "cousins": turn_cousins,
        "cousins.end": end_cousins,
        "back": take_back,
        "redo": redo,
        "look": look,
        "cover": cover,
        "aid": change_help,
    }.get(tool)
    if what is None:
        return None
    scene.refusal, scene.causes = "", ()
    what(scene)
    return Stay()


def _focused_large(scene: "TableScene") -> Change | None:
    ringed = scene.focus.ringed
    key = ringed.key if ringed is not None else None
    return presses.large(scene, key[1] if isinstance(key, tuple) and key[0] in ("card", "large") else None) or Stay()


def look(scene: "TableScene") -> None:
    """The next card that is pressed is shown large: for whoever has neither keys nor a second button."""
    if not reading.face_up(scene.spread):
        scene.say(words.say("large.none"))
        return
    scene.looking = True
    scene.choosing = ()
    scene.aim(first=True)
    scene.say(words.say("large.ask"))


def show_again(scene: "TableScene") -> None:
    """What has happened since the own last action."""
    seat = None if scene.match.wish.watch else scene.match.you
    found = again.since(scene.match, seat)
    if found is None:
        scene.say(scene.manners.tool("again.nothing"))
    else:
        Replay(scene, found).begin()


def sort(scene: "TableScene") -> None:
    """The next way to sort the hand."""
    if scene.match.several and not scene.shows_hand:
        return  # nobody's hand lies here to be sorted
    kind = order.following(scene.home.comfort.order)
    _choose(scene, order=kind)
    scene.say(words.say("sort." + kind))


def change_help(scene: "TableScene") -> None:
    """More help, or none, for whoever looks."""
    levels = comfort.HELPS
    _choose(scene, help=levels[(levels.index(scene.home.comfort.help) + 1) % len(levels)])
    scene.say(words.say("tool.help." + scene.home.comfort.help))


def carry(scene: "TableScene", by: int) -> None:
    """The card with the focus goes so many places along the hand, which is in its owner's own order from then on."""
    hand = scene.hand
    current = scene.focus.current
    card = current.key[1] if current is not None and isinstance(current.key, tuple) and current.key[0] == "card" else None
    if card not in hand:
        return
    put(scene, card, hand.index(card) + by)
    scene.focus.go(("card", card))


def put(scene: "TableScene", card: int, to: int) -> None:
    """That card stands at place `to` of the hand from now on."""
    placed = scene.order.moved(card, to, scene.hand)
    scene.match.put_own(scene.match.you, placed.own)
    if scene.home.comfort.order == "own":
        scene.jump()
    else:
        _choose(scene, order="own")


def change_deck(scene: "TableScene") -> None:
    """The next deck that has this table's cards."""
    scene.cousins = False
    if len(scene.decks) == 1:
        scene.show_deck()
        scene.say(words.say("deck.only"))
        return
    now = decks.shown(scene.home.room.deck, scene.decks)
    _choose(scene, deck=decks.following(now, scene.decks))
    scene.say(words.say("deck.now", deck=words.say("deck." + scene.deck)))


def turn_cousins(scene: "TableScene") -> None:
    """Every card as its cousin in the next deck, or as itself again."""
    if len(scene.decks) == 1:
        scene.say(words.say("deck.only"))
        return
    scene.cousins = not scene.cousins
    scene.cousins_since = scene.lived if scene.cousins else None
    scene.show_deck()
    scene.prompt = scene.ask()
    if scene.cousins:
        scene.say(words.say("deck.cousins", deck=words.say("deck." + scene.deck)))


def end_cousins(scene: "TableScene") -> None:
    """The key was let go: held for a while it meant only as long as that."""
    if scene.cousins and scene.cousins_since is not None and scene.lived - scene.cousins_since > _HELD:
        turn_cousins(scene)


def take_back(scene: "TableScene") -> None:
    """Back to the own last decision, in one go; while nobody looks, back to that of whoever chose last."""
    match = scene.match
    seat = match.you if match.eyes is not None or match.couch.last is None else match.couch.last
    why = "back.nothing" if match.wish.watch else match.may_take_back(seat)
    if why:
        scene.refusal = scene.manners.tool(why)
        return
    match.take_back(seat)
    scene.come_back()
    scene.say(scene.manners.tool("back.done"))


def cover(scene: "TableScene") -> None:
    """All hands down."""
    if scene.shows_hand:
        scene.lay_down()


def redo(scene: "TableScene") -> None:
    """What was taken back is done after all."""
    if not scene.match.redo():
        scene.refusal = scene.manners.tool("redo.nothing")
        return
    scene.come_back()
    scene.say(scene.manners.tool("redo.done"))


def _choose(scene: "TableScene", **changed: object) -> None:
    """Keep a choice, and lie as it wants, at once."""
    settings.choose(scene.home, **changed)
    scene.show_deck()
    scene.jump()
