"""How events move: which go together, how long they take and how far apart. Pure; seconds at normal pace."""

from dataclasses import dataclass, field
from typing import Literal

from engine.events import DealOver, Event, MatchOver, Moved, Paid, Restocked, Said, Shown
from engine.model import Seat
from game.moving.ease import Ease, in_out, out_cubic

Kind = Literal["move", "cut", "shuffle", "deal", "gather", "roll", "swap", "play", "draw", "show", "hand", "pay", "say", "win"]
"""move: cards fly. cut: for the dealer, turned over in place. shuffle: a riffle. deal: out of the dealer's hand. gather: a
trick goes to who won it. roll: a trick is picked up. swap: two hands cross. play: a card comes to lie on the table. draw: one
comes into a hand. show: cards turn over where they lie. hand: a great hand is parted and named. pay: markers hop. say: a
remark. win: somebody is glad."""

WHOLE_DEAL = 3.0
"""Seconds that shuffling and dealing take at most, however many cards there are."""
RIFFLE, TO_DEALER, FAN = 0.62, 0.18, 0.30
"""Seconds of shuffling, of the pack's way to the dealer, and of hands fanning open."""
FLIGHT, APART = 0.24, 0.07
"""Seconds of a dealt card in the air, and from one to the next."""
FADE = 0.12
"""Seconds of a cross-fade: what reduced motion has instead of flights."""
NAMING, NAMED = 0.5, 0.9
"""Seconds from one name of a combination to the next, and for which all of them are looked at."""
DEAL_WON, MATCH_WON = 2.2, 4.4
"""Seconds of joy."""
_DEALT = 4
"""So many cards off the stock in one go are a deal, fewer are drawn."""


@dataclass
class Beat:
    """Events that are shown together.

    hold     seconds before they begin: what lies there is looked at
    seconds  of one of them; apart: from one to the next, at most `most` for all
    lift     height of the arc in logical pixels
    glad     seats that have won; match: the whole match
    """

    kind: Kind
    events: list[Event] = field(default_factory=list)
    hold: float = 0.0
    seconds: float = 0.24
    apart: float = 0.0
    most: float = 3.0
    ease: Ease = out_cubic
    lift: float = 0.0
    glad: tuple[Seat, ...] = ()
    match: bool = False


_HOLDS = {
    "deals_first": 0.25,
    "cut_tied": 1.0,
    "picks_up": 0.35,
    "takes_honour": 0.1,
    "turns_discards": 0.5,
    "carried_over": 1.1,
}
_HOLDS |= dict.fromkeys(("stop_ace", "stop_played", "stop_extra"), 0.6)
"""Seconds for which a remark is left alone."""

_KINDS: dict[tuple[str, str], Beat] = {
    ("stock", "cut"): Beat("cut", hold=0.2, seconds=0.26, apart=0.09, most=0.8, lift=20),
    ("stock", ""): Beat("draw", seconds=0.32, lift=34),
    ("discards", "hand"): Beat("draw", seconds=0.32, lift=34),
    ("trick", "won"): Beat("gather", hold=0.7, seconds=0.32, apart=0.02, most=0.2, ease=in_out),
    ("trick", "away"): Beat("gather", hold=0.7, seconds=0.32, apart=0.02, most=0.2, ease=in_out),
    ("trick", "hand"): Beat("roll", hold=0.3, seconds=0.46, apart=0.17, most=1.4, lift=84),
    ("run", "played"): Beat("move", hold=0.35, seconds=0.26, apart=0.02, most=0.2, ease=in_out),
    ("packet", "hand"): Beat("move", hold=0.2, seconds=0.28, apart=0.02, most=0.5, lift=8),
    ("hand", "trick"): Beat("play", seconds=0.22, lift=16),
    ("hand", "run"): Beat("play", seconds=0.22, lift=16),
    ("hand", "discards"): Beat("play", seconds=0.22, lift=16),
}
_SWAP = Beat("swap", hold=0.1, seconds=0.55, apart=0.018, most=0.25, ease=in_out, lift=44)
_OTHER = Beat("move", seconds=0.22, apart=0.05, most=1.0, lift=14)
_RESTOCK = Beat("move", seconds=0.32, apart=0.006, most=0.2, ease=in_out)


def skips(pace: float, last_ply: int, ply: int) -> bool:
    """The one place that says whether something is shown without motion: motion is off, or the table has jumped (a match that
    goes on, moves taken back, a replay) and what happened is not what came next."""
    return pace <= 0 or ply != last_ply + 1


def _key(event: Event) -> tuple[str, ...] | None:
    """What goes together; None for what needs no time of its own."""
    if isinstance(event, Moved):
        source, target = event.source.name, event.target.name
        if {source, target} == {"hand", "extra"}:
            return ("swap",)
        return ("move", source, "" if source == "stock" and target != "cut" else target)
    if isinstance(event, Restocked):
        return ("restock",)
    if isinstance(event, Shown):
        return ("hand", str(event.zone.seat)) if event.parts else ("show",)
    if isinstance(event, Paid):
        return ("pay", event.target.name if event.target.seat is not None else event.target.name.split(" ")[0])
    if isinstance(event, Said) and event.key in _HOLDS:
        return ("say", event.key)
    return None


def beats(events: list[Event]) -> list[Beat]:
    """The events in groups, in order; what needs no time goes with the group before it, or begins one. A shuffle comes before a
    deal, and joy after all."""
    found: list[Beat] = []
    last: tuple[str, ...] | None = None
    for event in events:
        key = _key(event)
        if key is None:
            if not found:
                found.append(Beat("say"))
            found[-1].events.append(event)
            continue
        if key != last or not found:
            found.append(_beat(key))
            last = key
        found[-1].events.append(event)
    return [*_with_shuffles(found), *_joy(events)]


def _with_shuffles(found: list[Beat]) -> list[Beat]:
    """What is drawn off the stock in one go by the handful is dealt, and shuffled before."""
    whole: list[Beat] = []
    for beat in found:
        if beat.kind == "draw" and sum(isinstance(event, Moved) for event in beat.events) >= _DEALT:
            whole.append(Beat("shuffle", seconds=RIFFLE))
            beat.kind, beat.seconds, beat.apart, beat.lift = "deal", FLIGHT, APART, 26.0
            beat.most = WHOLE_DEAL - RIFFLE - TO_DEALER - FLIGHT - FAN - 0.1
        whole.append(beat)
    return whole


def _joy(events: list[Event]) -> list[Beat]:
    for kind, seconds in ((MatchOver, MATCH_WON), (DealOver, DEAL_WON)):
        for event in events:
            if isinstance(event, kind):
                return [Beat("win", seconds=seconds, glad=event.winners, match=kind is MatchOver)]
    return []


def _beat(key: tuple[str, ...]) -> Beat:
    if key[0] == "say":
        return Beat("say", hold=_HOLDS[key[1]])
    if key[0] == "show":
        return Beat("show", hold=0.5, seconds=0.3, apart=0.02, most=0.5)
    if key[0] == "hand":
        return Beat("hand", hold=0.4, seconds=0.34, apart=0.015, most=0.3, ease=in_out)
    if key[0] == "pay":
        return Beat("pay", hold=0.15, apart=0.12)
    pattern = {"restock": _RESTOCK, "swap": _SWAP}.get(key[0]) or _KINDS.get((key[1], key[2]), _OTHER)
    return Beat(pattern.kind, [], pattern.hold, pattern.seconds, pattern.apart, pattern.most, pattern.ease, pattern.lift)
