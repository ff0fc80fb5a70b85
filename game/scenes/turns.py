"""What comes next at the screen: bots think, forced moves and plans play themselves, hands change behind the curtain.

A change of eyes is a jump: at once everything lies as the new eyes may see it. Hands are down before anything is staged that
comes after them.
"""

from copy import copy
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

from engine.model import Seat, View
from game import words
from game.focus import Focus
from game.intents import Intent
from game.moving.still import Still
from game.moving.tabletop import Tabletop
from game.moving.timeline import Timeline
from game.scene import Change, Push
from game.scenes.curtain import CurtainScene
from game.sofa import profiles
from game.sofa.couch import Step
from game.sofa.seating import may_press
from game.thinker import Thinker

if TYPE_CHECKING:
    from game.scenes.table import TableScene

_PAUSE = 0.6
_PAUSES = {0.5: 0.3, 1.8: 1.2}
"""Seconds of stillness before the next one acts: at normal pace, and at those of `settings.PACES` where it is no multiple."""
KIDS_PAUSE = 1.8
_FOR_ALL = ("menu", "tools", "help", "privacy", "last", "leaf", "taken", "known", "suits", "page", "result")
"""What anybody may press at the table, whoever's turn it is."""


def pause(scene: "TableScene") -> float:
    """Seconds for which the table rests before a bot acts, or somebody who can do one thing only: the same for all choices,
    however fast it was made."""
    pace = scene.home.pace
    if pace and (scene.child is not None or any(player.kid for player in scene.match.players)):
        return KIDS_PAUSE
    return _PAUSES.get(pace, _PAUSE * pace)


# Bots


def think(scene: "TableScene") -> None:
    """Whichever bot is to act thinks, where the program has it think now."""
    bot = scene.match.bot
    if bot is None or scene.match.deal_is_next:
        return
    if not scene.thinker.busy:
        if scene.home.worker is not scene.worker:
            scene.worker = scene.home.worker
            scene.thinker = Thinker(scene.worker)
        scene.thinker.start(bot, scene.match.bots_view())
    scene.thinker.run()
    if scene.thinker.long != scene.ponders:
        scene.ponders = scene.thinker.long
        scene.revision += 1


def act(scene: "TableScene", still: float) -> Change | None:
    """The table has rested for so many seconds: whoever is next."""
    think(scene)
    if still < pause(scene) or scene.match.deal_is_next:
        return None
    if scene.match.bot is None:
        return _person(scene)
    if scene.thinker.action is not None:
        fault, seat = scene.thinker.fault, scene.match.table.turn
        action = scene.thinker.take()
        if fault and seat is not None:
            scene.match.note_replaced(seat, fault)
        if action is not None:
            scene.play(action)
    return None


# People


def _person(scene: "TableScene") -> Change | None:
    match = scene.match
    seat = match.table.turn
    if not match.several:
        if _done_for(scene):
            _do_for(scene)
        return None
    if seat is None or match.couch.open == seat:
        return None
    if match.planned() is not None:
        scene.play_planned()
        return None
    step = match.step()
    if step is Step.FORCED:
        scene.play(match.table.legal[0])
    elif step is Step.OPEN:
        open_hand(scene, seat)
    elif step in (Step.CURTAIN, Step.LOOK_AWAY):
        match.sit(seat)
        scene.jump()
        return Push(CurtainScene(scene, seat, partial(open_hand, scene, seat), blind=step is Step.LOOK_AWAY))
    return None


def _done_for(scene: "TableScene") -> bool:
    """Whether somebody who plays alone can do one thing only, has it done, and is not looking for a card to see large."""
    likes = scene.plays_forced and scene.child is None and scene.home.comfort.forced
    return likes and len(scene.view.legal) == 1 and not scene.looking


def _do_for(scene: "TableScene") -> None:
    """It is done, at the pace of any other choice, and said."""
    scene.play(scene.view.legal[0])
    scene.news = f"{words.say('forced.done')} {scene.news}".strip()
    scene.say(scene.ask() if scene.timeline.idle else scene.news)


def open_hand(scene: "TableScene", seat: Seat) -> None:
    """That person looks from now on, and finds everything as it suits that person."""
    news, spoken = scene.news, words.language()
    scene.match.open(seat)
    _suit(scene, seat)
    _see(scene)
    if words.language() == spoken:
        scene.news = news
    scene.jump()


def lay_down(scene: "TableScene") -> None:
    """All hands are down, at once: whoever is next opens the curtain."""
    scene.match.cover()
    shut(scene)
    scene.jump()


def shut(scene: "TableScene") -> None:
    """The eyes at the screen are everybody's again: nothing of what one person saw, held, chose or liked is left."""
    scene.drag = scene.replay = None
    scene.focus.let_go()
    if scene.match.several:
        scene.focus.put(())  # where it was tells which card was chosen
        _suit(scene, None)
    _see(scene)


def shut_before(scene: "TableScene", common: View[Any, Any]) -> None:
    """A person has chosen and laid the hand down with it: the table lies as everybody saw it (`common`) before that choice."""
    shut(scene)
    scene.seen, scene.prompt = common, scene.manners.prompt(common, scene.match.talk)
    scene.spread = scene.lay(common)
    scene.tabletop.jump(common, scene.spread)


def _see(scene: "TableScene") -> None:
    """Look through the eyes of now."""
    match = scene.match
    scene.tabletop.eyes = match.eyes
    scene.view = match.view()
    scene.marks = scene.marked()
    scene.refusal, scene.causes, scene.choosing, scene.news = "", (), (), ""
    scene.draft, scene.looking, scene.asked = None, False, False
    if scene.child is not None:
        scene.child.forget()
    scene.revision += 1


def _suit(scene: "TableScene", seat: Seat | None) -> None:
    """Size of text, order of the hand and language as that person likes them; None: as the screen has them for all."""
    home = scene.home
    if scene.common is not None:  # somebody's comfort holds now
        scene.comforts[scene.sitting] = home.comfort
        home.comfort, language, own = scene.common
        home.whose = scene.common = None
        if words.language() == own:  # else another one was chosen meanwhile
            _speak(language)
    if seat is None:
        return
    common, scene.sitting = words.language(), seat
    shared = home.comfort
    player = scene.match.players[seat]
    # That somebody else hears nothing is for each to say.
    guest = replace(shared, headphones=shared.headphones and not scene.match.several)
    found = next((one for one in profiles.kept(home.store) if one.id == player.profile), None) if player.profile else None
    home.whose = "" if found is None else found.id
    home.comfort = scene.comforts.get(seat, guest) if found is None else found.comfort
    if found is not None and found.language:
        _speak(found.language)
    scene.common = shared, common, words.language()


def _speak(language: str) -> None:
    if words.language() != language:
        words.use(language)


def begin(scene: "TableScene") -> None:
    """The table comes to the screen: a person who plays alone finds it as it suits that person."""
    match = scene.match
    if match.people and not match.several and match.players[match.you].profile:
        _suit(scene, match.you)


def end(scene: "TableScene") -> None:
    """The table leaves it: what follows is everybody's."""
    _suit(scene, None)


def for_all(scene: "TableScene") -> "TableScene":
    """That table at rest as everybody may see it, to be drawn and nothing else; the table itself is left alone."""
    twin = copy(scene)
    twin.match = scene.match.for_all()
    twin.home = replace(scene.home, comfort=scene.common[0] if scene.common is not None else scene.home.comfort)
    twin.common, twin.drag, twin.replay = None, None, None
    twin.child = copy(scene.child)
    twin.timeline, twin.focus, twin.corner, twin.still = Timeline(), Focus(), type(scene.corner)(), Still()
    twin.tabletop = Tabletop(scene.match.game, None, twin.timeline, 0.0)
    twin.tabletop.prints = scene.tabletop.prints
    _see(twin)
    twin.jump()
    return twin


# Devices


def refuses(scene: "TableScene", intent: Intent, key: object = None) -> bool:
    """Whether this is somebody else's device while a hand lies open; then the table says whose turn it is. key: of the target
    that is pressed."""
    match = scene.match
    seat = match.eyes
    if not match.several or not isinstance(seat, int) or may_press(match.players[seat], intent.device, match.players):
        return False
    if isinstance(key, tuple) and key[0] in _FOR_ALL:
        return False
    scene.refusal = scene.manners.others_turn(seat, match.talk)
    scene.revision += 1
    return True
