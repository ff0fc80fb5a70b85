"""What it means at a table that a target is pressed: an action, a question, a refusal, or another screen."""

from typing import TYPE_CHECKING, Any

from engine.cards import Card
from engine.model import Action, Seat
from game import words
from game.helping import stone
from game.places import reading
from game.scene import Change, Push
from game.scenes import help_marks
from game.scenes.large import LargeScene
from game.scenes.look import LookScene
from game.scenes.sheet import SheetScene
from game.scenes.suits import SuitsScene

if TYPE_CHECKING:
    from game.scenes.table import TableScene

_IN_A_ROW = 10
"""So many cards stand in a row of a closer look."""


def press(scene: "TableScene", key: tuple[Any, ...]) -> Change | None:
    """A target of that key was pressed."""
    what, *about = key
    screen = _screen(scene, what, about)
    if screen is not None:
        return screen
    if scene.child is not None and what in ("child", "hint"):
        scene.child.press(scene, about[0] if about else "help")
        return None
    if what == "do":
        _do(scene, [action for action in scene.view.legal if action.text == about[0]])
    elif what == "spot":
        _do(scene, [action for action in scene.view.legal if scene.manners.spot(action) == about[0]])
    elif what == "card":
        _card(scene, about[0])
    elif what == "rung":
        _rung(scene, about[0])
    else:
        if what == "page":
            scene.corner.turn_page()
        elif what == "privacy":
            _explain(scene)
        elif what == "free":
            scene.choosing = ()
            scene.looking = False
            scene.say(scene.ask())
        elif scene.draft is not None:
            _draft(scene, what, about)
        scene.aim()
    return None


def _screen(scene: "TableScene", what: str, about: list[Any]) -> Change | None:
    """The screens that come over a table."""
    home, match = scene.home, scene.match
    if what == "hint" and scene.child is None:
        return scene.hint.press(scene)
    if what == "menu":
        if scene.shows_hand:  # nobody is left alone with it
            scene.lay_down()
        return Push(home.pause(home, match))
    if what == "help":
        return Push(home.help(home, match.table.rules.info, match.table.record.options))
    if what == "result":
        return scene.result()
    if what == "last":
        return Push(LookScene.last_trick(home, match, scene.marks.last_trick))
    if what == "leaf":
        return Push(_leaf(scene, about[0]))
    if what == "suits":
        return Push(SuitsScene(home, help_marks.suits(scene)))
    if what == "known":
        return Push(_known(scene, about[0]))
    if what == "taken":
        return Push(_taken(scene, about[0]))
    if what == "tools":
        return Push(SheetScene(scene))
    if what == "large":
        return large(scene, about[0])
    return None


def _leaf(scene: "TableScene", name: str) -> LookScene:
    """The cards of an open pile: by suit, or where their order tells something as they were laid."""
    up = scene.view.pile(name).up
    if name not in scene.manners.in_order:
        return LookScene.cards_played(scene.home, scene.match, up)
    return LookScene(scene.home, scene.match, words.say("cards_discarded"), _rows(up))


def _taken(scene: "TableScene", seat: Seat) -> LookScene:
    title = scene.match.talk.about("taken.title", seat)
    return LookScene(scene.home, scene.match, title, _rows(scene.marks.taken_by(seat)))


def _known(scene: "TableScene", seat: Seat) -> LookScene:
    """What all know of a hand: its cards, and under them the suits it lacks."""
    known, talk = stone.known(scene.seen, scene.match.you)[seat], scene.match.talk
    lacks = talk.about("known.lacks", seat, suits=words.all_of([words.suit(suit) for suit in known.lacks], "or"))
    title = talk.about("known.title", seat) if known.held else lacks
    return LookScene(scene.home, scene.match, title, _rows(known.held), lacks if known.held and known.lacks else "")


def _rung(scene: "TableScene", name: str) -> None:
    """The cards of the hand that count towards it are marked, or no longer."""
    scene.rung = "" if scene.rung == name else name
    rung = next((one for one in help_marks.ladder(scene) if one.name == scene.rung), None)
    if rung is None:
        return
    if rung.missing and not rung.helps and rung.gone:
        scene.say(words.say("rung.says.gone"))
    else:
        scene.say(words.count("rung.says", rung.missing) if rung.missing else words.say("rung.says.there"))


def _rows(held: tuple[Card, ...]) -> list[list[tuple[Card, Seat | None]]]:
    return [[(card, None) for card in held[at : at + _IN_A_ROW]] for at in range(0, len(held), _IN_A_ROW)]


def large(scene: "TableScene", card: Card | None) -> Change | None:
    """A card that lies face up, large, and from it all others that do; None: the last one played, or any."""
    places = reading.face_up(scene.spread)
    shown = [place.card for place in places if place.card is not None]
    wanted = [one for one in (card, *scene.marks.last_play) if one in shown]
    if not shown:
        scene.say(words.say("large.none"))
        return None
    scene.looking = False
    scene.prompt = scene.ask()
    scene.aim()
    return Push(LargeScene(scene, shown, shown.index(wanted[0]) if wanted else 0))


def _explain(scene: "TableScene") -> None:
    """How hands are hidden at this table."""
    match = scene.match
    names = match.talk.names([seat for seat in match.people if match.players[seat].privacy == "open"])
    scene.say(words.say(f"privacy.{match.secrecy}.says", names=names))


def _do(scene: "TableScene", actions: list[Action]) -> None:
    if len(actions) == 1:
        scene.play(actions[0])


def _card(scene: "TableScene", card: Card) -> None:
    actions = [action for action in scene.view.legal if action.card == card]
    if len(actions) == 1:
        scene.play(actions[0])
    elif actions:
        scene.choosing = tuple(actions)
        scene.aim()
        scene.focus.go(("do", actions[0].text))
    else:
        why = scene.match.table.rules.why_not(scene.view, card)
        if scene.child is not None:
            scene.child.refuse(scene, why)
            return
        turn = scene.view.turn
        name = scene.match.talk.name(turn) if turn is not None else None
        scene.refusal = words.reason(why, name) if why else words.say("why.choose_first")
        scene.causes = why.cards if why else ()


def _draft(scene: "TableScene", what: str, about: list[Any]) -> None:
    assert scene.draft is not None
    if what != "place":
        changed = scene.draft.press(what, about[0])
        if not changed and what != "less":
            scene.refusal = scene.manners.placing(0)
        scene.aim()
        if scene.draft.action is not None and what != "less":
            scene.focus.go(("place",))
    elif scene.draft.action is not None:
        scene.play(scene.draft.action)
    else:
        scene.refusal = scene.manners.unplaced(scene.draft.draft.left)
        scene.focus.go(("onto", 0))
