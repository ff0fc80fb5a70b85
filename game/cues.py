"""What an event sounds like and how it is marked: tables only, from event to names. Pure.

A sound never tells what a picture hides: events come in as the eyes at the screen may see them, and no cue depends on a card
that is not named in them.
"""

from typing import NamedTuple

from engine.events import DealOver, Event, MatchOver, Moved, Paid, Restocked, Said, Shown, TurnOf


class Cue(NamedTuple):
    """The name of a sound ("" is silence), of a flourish, and the key of a spoken or written line."""

    sound: str = ""
    flourish: str = ""
    line: str = ""


_MOVES: dict[tuple[str, str], Cue] = {
    ("stock", "hand"): Cue("slide"),
    ("stock", "packet"): Cue("slide"),
    ("stock", "extra"): Cue("slide"),
    ("stock", "cut"): Cue("flip"),
    ("packet", "hand"): Cue("flip"),
    ("hand", "trick"): Cue("snap"),
    ("hand", "run"): Cue("snap"),
    ("hand", "discards"): Cue("snap"),
    ("discards", "hand"): Cue("slide"),
    ("trick", "hand"): Cue("tumble", "bounce"),
    ("trick", "won"): Cue("slide", "gather"),
    ("run", "played"): Cue("slide"),
}
"""By the names of the two zones; others make the sound of a card that slides."""

_SAID: dict[str, Cue] = {
    "deals_first": Cue("", "hop", "said.deals_first"),
    "cut_tied": Cue("", "", "said.cut_tied"),
    "picks_up": Cue("", "rolls", "said.picks_up"),
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
    "carried_over": Cue("", "moon", "said.carried_over"),
    "left_over": Cue("", "", "said.left_over"),
}

_KINDS: dict[type, Cue] = {
    Moved: Cue("slide"),
    Restocked: Cue("riffle"),
    Shown: Cue("flip"),
    Paid: Cue("button"),
    TurnOf: Cue("", "turn"),
    DealOver: Cue("", "deal_over"),
    MatchOver: Cue("win", "confetti"),
}


def cue_for(event: Event) -> Cue:
    """The cue of an event; an empty one if nothing marks it."""
    if isinstance(event, Moved):
        return _MOVES.get((event.source.name, event.target.name), _KINDS[Moved])
    if isinstance(event, Said):
        return _SAID.get(event.key, Cue())
    return _KINDS.get(type(event), Cue())
