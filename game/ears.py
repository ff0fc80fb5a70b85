"""What is heard, and when: events by their cues, presses by what came of them. Pure.

Your turn sounds when it begins for a person who has a choice: not when the same player goes on, and not when there is only
one thing to do.
"""

from dataclasses import dataclass

from engine.events import Event, Paid
from engine.model import DEAL
from game.cues import Cue, Moment, cue_for
from game.home import Home
from game.intents import Intent, Kind
from game.match import Match

_STEPS = frozenset({Kind.MOVE, Kind.NEXT, Kind.PREVIOUS})
"""Wishes that move the focus; a pointer that passes over things makes no sound."""


def moment(match: Match) -> Moment:
    """What everybody knows of the match after its last action."""
    actions = match.table.record.actions
    before, action = actions[-1] if actions else (None, None)
    turn = match.table.turn
    begins = turn is not None and not match.players[turn].is_bot and (turn != before or action is DEAL)
    return Moment(
        game=match.game,
        you=match.eyes if isinstance(match.eyes, int) else None,
        dealing=action is DEAL,
        over=match.over,
        asked=turn if begins and _chooses(match) else None,
    )


def _chooses(match: Match) -> bool:
    """Whether a person is asked now; what was planned for sounds like what is forced."""
    return (len(match.table.legal) > 1 or match.couch.always) and match.planned() is None


def heed(home: Home, match: Match, event: Event) -> Cue:
    """Let an event be heard, now that its time has come. Markers are heard one by one as they land, by whoever moves them.

    At a children's table whoever wins is cheered, and nobody is told in music that it was somebody else.
    """
    now = moment(match)
    cue = cue_for(event, now._replace(you=None) if match.wish.kids else now)
    if cue.sound and not isinstance(event, Paid):
        home.sound.play(cue.sound)
    return cue


@dataclass(frozen=True)
class Look:
    """A screen as a press finds it or leaves it.

    focus    what has the focus
    played   how many actions have been played at it; -1: it is no table
    refused  it says why something cannot be
    moving   things travel
    """

    focus: object = None
    played: int = -1
    refused: bool = False
    moving: bool = False


def heard(intent: Intent, before: Look, after: Look, accepted: bool, same: bool) -> str:
    """The sound of what somebody wanted, or "".

    before, after  the screen that heard it; same: whether it is still the top one
    A card that is played has its own sound, and a press that ends motion does nothing else.
    """
    if intent.kind in _STEPS:
        return "move" if same and before.focus != after.focus else ""
    if not accepted:
        return ""
    if intent.kind is Kind.BACK:
        return "back"
    if not intent.presses or before.moving or before.played != after.played:
        return ""
    return "refuse" if same and after.refused else "accept"
