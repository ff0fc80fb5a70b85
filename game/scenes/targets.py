"""What can be pressed on a table, from the view and what lies where. No rule is known here but `view.legal`."""

from collections.abc import Hashable
from typing import TYPE_CHECKING

from engine.model import DEAL
from game import words
from game.focus import Target
from game.geometry import Rect, around, union
from game.places import reading
from game.places.layout import RATIO, Spread, strips
from game.scenes import help_marks, kid_table_corner
from game.scenes.corner import ButtonWords

if TYPE_CHECKING:
    from game.scenes.table import TableScene


def all_targets(scene: "TableScene") -> list[Target]:
    """In reading order: the bar, the seats, the middle, the hand, the buttons in the corner (which are laid out here). While
    somebody looks for a card to see large: all that lie face up."""
    frame = scene.spread.frame
    if scene.looking:
        scene.corner.lay(frame.corner, [(("free",), words.say("back"), True)], frame.button)
        return [*bar(scene), *_faces(scene), *scene.corner.targets()]
    middle, hand = [*_middle(scene), *help_marks.targets(scene)], _hand(scene)
    shown = {target.key for target in (*middle, *hand)}
    scene.corner.lay(frame.corner, _buttons(scene, shown), frame.button)
    return [*bar(scene), *_seats(scene), *middle, *hand, *scene.corner.targets()]


def bar(scene: "TableScene") -> list[Target]:
    """The buttons at the top."""
    frame = scene.spread.frame
    if scene.child is not None:
        return [Target(("menu",), frame.menu), Target(("help",), frame.help)]
    secrecy = [Target(("privacy",), frame.info)] if scene.match.secrecy else []
    hint = [] if frame.hint is None or scene.match.wish.watch else [Target(("hint",), frame.hint)]
    return [Target(("menu",), frame.menu), *secrecy, *hint, Target(("tools",), frame.tools), Target(("help",), frame.help)]


def _faces(scene: "TableScene") -> list[Target]:
    return [
        Target(("large", place.card), rect, place.angle, place.width * 0.08, place.rect)
        for place, rect in reading.in_sight(scene.spread)
    ]


def _seats(scene: "TableScene") -> list[Target]:
    """Where somebody else has just taken cards that all have seen, or where more is known: it can be looked at."""
    if scene.child is not None:
        return []
    taken = [
        Target(("taken", seat), union([frame.fan, frame.plate]), round=20)
        for seat, frame in enumerate(scene.spread.frame.seats)
        if seat != scene.match.you and scene.marks.taken_by(seat)
    ]
    return [
        *taken,
        *help_marks.seat_targets(scene, {seat for seat in range(len(scene.match.players)) if scene.marks.taken_by(seat)}),
    ]


def likely(scene: "TableScene", targets: list[Target]) -> Hashable | None:
    """Of the targets the one that is most likely meant: the first that does something, cards before others. None where there is
    nothing but the bar, for whoever presses on and on would pause the match; and where several people play and no hand is
    open, for they would see the last trick at every turn."""
    legal = {action.card for action in scene.view.legal if action.card is not None}
    keys = [target.key for target in targets]
    for key in keys:
        if isinstance(key, tuple) and key[0] == "card" and key[1] in legal:
            return key
    covered = scene.match.several and scene.match.eyes is None
    for kind in ("large", "onto", "spot", "do", "result", "card", *(() if covered else ("last",))):
        for key in keys:
            if isinstance(key, tuple) and key[0] == kind:
                return key
    return None


def spot_rect(laid: Spread, name: str) -> Rect:
    """What is pressed of a pile: its top card, all cards of a row, or its empty place."""
    places = laid.of(name)
    if not places:
        return laid.cells[name]
    top = places[-1]
    if laid.cells[name].w < top.width * 1.5:
        return around(top.x, top.y, top.width, top.width * RATIO)
    return union([place.rect for place in places])


def _middle(scene: "TableScene") -> list[Target]:
    if scene.draft is not None:
        return scene.draft.targets()
    found: list[Target] = []
    spots = {scene.manners.spot(action) for action in scene.view.legal if action.card is None}
    for name in scene.spread.cells:
        if name in spots:
            found.append(Target(("spot", name), spot_rect(scene.spread, name), round=12))
        elif scene.child is None and name in scene.manners.leafed and scene.spread.of(name):
            found.append(Target(("leaf", name), spot_rect(scene.spread, name), round=12))
    legal = {action.card for action in scene.view.legal if action.card is not None}
    own = {place.card for place, _ in strips(scene.spread, scene.match.you)}
    for place in scene.spread.places:
        if place.card in legal and place.card not in own and place.zone.seat is None and place.show:
            found.append(Target(("card", place.card), place.rect, place.angle, place.width * 0.08))
    return found


def _hand(scene: "TableScene") -> list[Target]:
    if scene.match.wish.watch:
        return []
    return [
        Target(("card", place.card), rect, place.angle, place.width * 0.08, place.rect)
        for place, rect in strips(scene.spread, scene.match.you)
        if place.card is not None and rect.w >= 1
    ]


def _buttons(scene: "TableScene", shown: set[Hashable]) -> list[ButtonWords]:
    """The buttons: key, words, whether it goes on. An action whose card lies nowhere in sight has one too."""
    game = scene.match.game
    if scene.child is not None:
        return kid_table_corner.wanted(scene, shown)
    if scene.choosing:
        found: list[ButtonWords] = [(("do", action.text), words.action(game, action.text), True) for action in scene.choosing]
        return [*found, (("free",), words.say("other_card"), False)]
    if scene.draft is not None:
        placed = words.say("child.do.place" if scene.home.kids else "draft.place")
        return [(("place",), placed, scene.draft.action is not None)]
    found = [
        (("do", action.text), words.action(game, action.text), True)
        for action in scene.view.legal
        if action is not DEAL
        and (scene.manners.needs_button(action) if action.card is None else ("card", action.card) not in shown)
    ]
    if scene.result_can_be_shown:
        found.append((("result",), words.say("result"), True))
    if scene.marks.last_trick:
        found.append((("last",), words.say("last_trick"), False))
    return found
