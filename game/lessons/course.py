"""How a part of a lesson goes on, from what was played at its table alone: which step it stands at, what leads on from there,
and what the others do. Pure.

Nothing is remembered beside the record: after a take-back, a pause or another device the answers are the same as before.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from engine.model import Action, Seat
from engine.position import table_from
from engine.table import Table
from game.lessons.lesson import YOU, Part, Step

_MOST = 200
"""Actions that are looked ahead; any deal of a lesson is shorter."""
Played = Sequence[tuple[Seat, Action]]


@dataclass(frozen=True)
class Standing:
    """Where a part stands.

    step    the number of the step to be done, from 0; as many as there are when all are done
    begins  for each step up to that one the ply at which it began
    """

    step: int
    begins: tuple[int, ...]

    @property
    def began(self) -> int:
        """The ply at which the step of now began."""
        return self.begins[-1]


def table_of(part: Part, played: Played = ()) -> Table:
    """The table of a part after these actions; IllegalAction if they cannot be played there."""
    table = table_from(part.start)
    for seat, action in played:
        table.play(seat, action)
    return table


def standing(part: Part, played: Played) -> Standing:
    """Where the part stands after these actions. What comes after the fulfilling event may fulfil steps that follow."""
    table = table_from(part.start)
    step, begins = 0, [0]
    for ply, (seat, action) in enumerate(played, 1):
        for event in table.play(seat, action):
            if step < len(part.steps) and part.steps[step].goal.met(event):
                step += 1
                begins.append(ply)
    return Standing(step, tuple(begins))


def answer(part: Part, table: Table) -> Action:
    """What the lesson has the seat to act do: the first of its actions that is not spent and can be played, else the first that
    can. ValueError when nothing can be played."""
    seat = table.turn
    if seat is None:
        raise ValueError("the match of a lesson is over, and nobody acts")
    spent = [action.text for one, action in table.record.actions if one == seat]
    legal = {action.text: action for action in table.legal}
    for one, text in part.others:
        if one != seat:
            continue
        if text in spent:
            spent.remove(text)
        elif text in legal:
            return legal[text]
    return table.legal[0]


def leads_on(part: Part, played: Played, step: Step) -> tuple[Action, ...]:
    """Of what `YOU` can do now, all that leads to the goal of the step before there is anything to choose again."""
    return tuple(action for action in table_of(part, played).legal if _reaches(part, played, action, step))


def _reaches(part: Part, played: Played, action: Action, step: Step) -> bool:
    """Whether the goal is reached by that action and what the others, and whoever has no choice, do after it."""
    table = table_of(part, played)
    for _ in range(_MOST):
        seat = table.turn
        if seat is None:
            return False
        if step.done(table.play(seat, action)):
            return True
        if table.turn is None or table.deal_over or (table.turn == YOU and len(table.legal) > 1):
            return False
        action = table.legal[0] if table.turn == YOU else answer(part, table)
    return False


def shown(step: Step, good: Sequence[Action]) -> Action | None:
    """Of the actions that lead on the one that is pointed at; None if there is none."""
    return next((action for action in good if action.text == step.shown), good[0] if good else None)


def way(part: Part, step: int) -> tuple[tuple[Seat, Action], ...]:
    """Actions that lead to where that step (from 0) begins and `YOU` are asked: what is pointed at is done every time.

    ValueError if the part does not get there.
    """
    table = table_of(part)
    for _ in range(_MOST):
        played = tuple(table.record.actions)
        now = standing(part, played).step
        if now >= step and (table.turn == YOU or now == len(part.steps)):
            return played
        seat = table.turn
        if seat is None or now == len(part.steps):
            break
        if seat == YOU:
            action = shown(part.steps[now], leads_on(part, played, part.steps[now])) or table.legal[0]
        else:
            action = answer(part, table)
        table.play(seat, action)
    raise ValueError(f"the part {part.name!r} never comes to its step {step}")
