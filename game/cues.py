"""What an event sounds like and how it is marked: tables only, from event to names. Pure.

A sound never tells what a picture hides: events come in as the eyes at the screen may see them, and no cue depends on which
card is moved, nor on what a sealed stake holds.
"""

from typing import NamedTuple

from engine.events import DealOver, Event, MatchOver, Moved, Opened, Paid, Restocked, Said, Scored, Sealed, Shown, TurnOf
from engine.model import Seat


class Cue(NamedTuple):
    """The name of a sound ("" is silence), of a flourish, and the key of a spoken or written line."""

    sound: str = ""
    flourish: str = ""
    line: str = ""


class Moment(NamedTuple):
    """What everybody knows besides the event.

    game     its key
    you      the seat whose eyes look; None: all or none, as when bots are watched
    dealing  what happens is a deal
    over     the match is over with it
    asked    the seat of a person whose turn begins, and who has a choice; None: nobody
    """

    game: str = ""
    you: Seat | None = None
    dealing: bool = False
    over: bool = False
    asked: Seat | None = None


_MOVES: dict[tuple[str, str], Cue] = {
    ("stock", "hand"): Cue("draw"),
    ("stock", "cut"): Cue("flip"),
    ("packet", "hand"): Cue("flip"),
    ("hand", "trick"): Cue("snap"),
    ("hand", "run"): Cue("snap"),
    ("hand", "discards"): Cue("snap"),
    ("trick", "hand"): Cue("bounce", "bounce"),
    ("trick", "won"): Cue("gather", "gather"),
    ("trick", "away"): Cue("gather", "gather"),
}
"""By the names of the two zones; others make the sound of a card that slides."""
_DEALT = Cue("deal")
"""Each card of a deal."""

_SAID: dict[str, Cue] = {
    "deals_first": Cue("join", "hop", "said.deals_first"),
    "cut_tied": Cue("", "", "said.cut_tied"),
    "picks_up": Cue("tumble", "rolls", "said.picks_up"),
    "turns_discards": Cue("riffle", "", "said.turns_discards"),
    "borrows": Cue("", "", "said.borrows"),
    "passed_over": Cue("", "", "said.passed_over"),
    "swaps": Cue("riffle", "", "said.swaps"),
    "keeps": Cue("", "", "said.keeps"),
    "takes_honour": Cue("honour", "shine", "said.takes_honour"),
    "stop_ace": Cue("stop", "", "said.stop_ace"),
    "stop_played": Cue("stop", "", "said.stop_played"),
    "stop_extra": Cue("stop", "", "said.stop_extra"),
    "pays_what_is_left": Cue("", "", "said.pays_what_is_left"),
    "carried_over": Cue("carry", "moon", "said.carried_over"),
    "left_over": Cue("", "", "said.left_over"),
}

_KINDS: dict[type, Cue] = {
    Moved: Cue("slide"),
    Restocked: Cue("riffle"),
    Shown: Cue("flip"),
    Sealed: Cue(),
    Opened: Cue("flip"),
    Paid: Cue("button"),
    Scored: Cue(),
    TurnOf: Cue("", "turn"),
    DealOver: Cue("", "deal_over"),
    MatchOver: Cue("", "confetti"),
}
"""What is the same for every event of a kind. Markers sound each for itself, as they land."""
_WINS = {"rolling_stone": "win_rolling_stone", "gran_ramino": "win_gran_ramino", "michigan": "win_michigan"}
"""In the mood of each game; another game takes the first."""
LOSE, TURN, GREAT = "lose", "turn", "great"


def cue_for(event: Event, moment: Moment = Moment()) -> Cue:  # noqa: B008  (it never changes)
    """The cue of an event; an empty one if nothing marks it."""
    cue = _KINDS.get(type(event), Cue())
    if isinstance(event, Moved):
        zones = event.source.name, event.target.name
        return _DEALT if moment.dealing and zones[0] == "stock" and zones[1] != "cut" else _MOVES.get(zones, cue)
    if isinstance(event, Said):
        return _SAID.get(event.key, Cue())
    if isinstance(event, Shown) and event.title:
        return cue._replace(sound=GREAT)
    if isinstance(event, TurnOf) and event.seat == moment.asked:
        return cue._replace(sound=TURN)
    if isinstance(event, MatchOver) or (isinstance(event, DealOver) and not moment.over):
        return cue._replace(sound=_end(event.winners, moment))
    return cue


def _end(winners: tuple[Seat, ...], moment: Moment) -> str:
    """Won by whoever looks, or by anybody where nobody in particular does; lost; or nobody's."""
    if not winners:
        return ""
    won = moment.you is None or moment.you in winners
    return _WINS.get(moment.game, _WINS["rolling_stone"]) if won else LOSE
