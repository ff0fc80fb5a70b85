"""How events move: which go together, how long they take and how far apart. Pure; seconds at normal pace (look.md, Motion)."""

from dataclasses import dataclass, field

from engine.events import Event, Moved, Paid, Restocked, Said, Shown
from game.ease import Ease, in_out, out_back, out_cubic


@dataclass
class Beat:
    """Events that are shown together.

    kind     "move", "show", "pay" or "say"
    hold     seconds before they begin: what lies there is looked at
    seconds  of one of them; apart: from one to the next, at most `most` for all
    lift     height of the arc in logical pixels
    """

    kind: str
    events: list[Event] = field(default_factory=list)
    hold: float = 0.0
    seconds: float = 0.24
    apart: float = 0.0
    most: float = 3.0
    ease: Ease = out_cubic
    lift: float = 0.0


_HOLDS = {"deals_first": 1.3, "cut_tied": 1.0, "picks_up": 0.35, "takes_honour": 0.1, "turns_discards": 0.5}
_HOLDS |= dict.fromkeys(("stop_ace", "stop_played", "stop_extra"), 0.6)
"""Seconds for which a remark is left alone."""

_MOVES: dict[tuple[str, str], tuple[float, float, float, float, Ease, float]] = {
    # (hold, seconds, apart, most for all, ease, lift)
    ("stock", "cut"): (0.2, 0.30, 0.12, 1.0, out_cubic, 20),
    ("stock", ""): (0.0, 0.24, 0.07, 2.7, out_cubic, 26),
    ("trick", "won"): (0.8, 0.42, 0.03, 0.3, in_out, 0),
    ("trick", "hand"): (0.3, 0.40, 0.13, 1.2, out_back, 70),
    ("run", "played"): (0.35, 0.26, 0.02, 0.2, in_out, 0),
    ("packet", "hand"): (0.2, 0.28, 0.02, 0.5, out_cubic, 8),
    ("hand", "extra"): (0.0, 0.32, 0.03, 0.4, in_out, 16),
    ("extra", "hand"): (0.0, 0.32, 0.03, 0.4, in_out, 16),
}
_OTHER_MOVE = (0.0, 0.22, 0.05, 1.0, out_cubic, 14.0)


def _key(event: Event) -> tuple[str, ...] | None:
    """What goes together; None for what needs no time of its own."""
    if isinstance(event, Moved):
        target = event.target.name
        return ("move", event.source.name, "" if event.source.name == "stock" and target != "cut" else target)
    if isinstance(event, Restocked):
        return ("restock",)
    if isinstance(event, Shown):
        return ("show",)
    if isinstance(event, Paid):
        return ("pay", event.target.name if event.target.seat is not None else event.target.name.split(" ")[0])
    if isinstance(event, Said) and event.key in _HOLDS:
        return ("say", event.key)
    return None


def beats(events: list[Event]) -> list[Beat]:
    """The events in groups, in order; what needs no time goes with the group before it, or begins one."""
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
    return found


def _beat(key: tuple[str, ...]) -> Beat:
    if key[0] == "say":
        return Beat("say", hold=_HOLDS[key[1]])
    if key[0] == "show":
        return Beat("show", hold=0.5, seconds=0.3, apart=0.02, most=0.5)
    if key[0] == "pay":
        return Beat("pay", hold=0.15, apart=0.12)
    if key[0] == "restock":
        return Beat("move", seconds=0.32, apart=0.012, most=0.4, ease=in_out)
    hold, seconds, apart, most, ease, lift = _MOVES.get((key[1], key[2]), _OTHER_MOVE)
    return Beat("move", hold=hold, seconds=seconds, apart=apart, most=most, ease=ease, lift=lift)
