"""Whole matches with people at one screen, played by rules of thumb in their place: how often the screen changes hands."""

from dataclasses import dataclass, field

from engine import cards
from engine.bots import make_bot
from engine.bots.bot import decide
from engine.cards import SUIT_CARDS
from engine.chance import derive
from engine.games import find
from engine.model import DEAL, Action, Options
from engine.plan import Answer, When, lay
from engine.record import Record
from engine.table import Table
from game.sofa.couch import Couch, Step


def stone_plan(view):
    """What somebody might lay down in Rolling Stone: the lowest card of each suit, and a lead from the longest."""
    hand = cards.of(view.pile("hand", view.seat).up)
    suits = sorted((hand & suit for suit in SUIT_CARDS if hand & suit), key=lambda held: (-held.bit_count(), held))
    lowest = [Action("play", next(cards.each(held))) for held in suits]
    answers = [Answer(When("trick", SUIT_CARDS[cards.suit(play.card)]), play) for play in lowest]
    return lay(view, [*answers, *(Answer(When("trick"), play) for play in lowest)])


def michigan_plan(view):
    """In Michigan: whenever there is a lead, the lowest card of each suit, whichever may be led."""
    hand = cards.of(view.pile("hand", view.seat).up)
    lowest = [Action("play", next(cards.each(hand & suit))) for suit in SUIT_CARDS if hand & suit]
    return lay(view, [Answer(When(), play) for play in lowest])


@dataclass
class Counted:
    """Of one deal: curtains, panels for a blind choice, looks without a curtain, forced moves, plays of a plan."""

    curtains: int = 0
    look_aways: int = 0
    free: int = 0
    forced: int = 0
    planned: int = 0
    seats: set[int] = field(default_factory=set)


def hand_overs(game, seats, people, seed, deals, planner=None, options=(), always=False):
    """A list of what was counted, a deal each. planner(view) -> a Plan or None is asked when somebody looks."""
    rules = find(game)
    table = Table(Record(game, Options(rules.info, seats, dict(options)), seed, version=rules.info.version))
    bots = [make_bot(game, "normal", derive(seed, "hands", seat)) for seat in range(seats)]
    couch = Couch(people, always=always)
    plans = {}
    found = []
    while table.turn is not None:
        seat = table.turn
        if table.legal == (DEAL,):
            if len(found) == deals:
                break
            found.append(Counted())
            couch.lay_down(table.ply)
            plans.clear()
            table.play(seat, DEAL)
            continue
        count, view = found[-1], table.view(seat)
        step = couch.step(view, table.view(None))
        planned = plans[seat].answer(view) if plans.get(seat) else None
        if step in (Step.CURTAIN, Step.LOOK_AWAY, Step.OPEN) and planned is not None:
            count.planned += 1
            table.play(seat, planned)
            plans[seat] = plans[seat].after(planned, table.view(seat))
            continue
        if step is Step.CURTAIN:
            count.curtains += 1
            couch.looked(seat, table.ply)
        elif step is Step.LOOK_AWAY:
            count.look_aways += 1
            couch.looked(seat, table.ply)
        elif step is Step.OPEN:
            count.free += 1
            couch.looked(seat, table.ply)
        elif step is Step.FORCED:
            count.forced += 1
        if planner is not None and step in (Step.CURTAIN, Step.OPEN):
            plans[seat] = planner(view)
        ply = table.ply
        action = decide(bots[seat], view)
        table.play(seat, action)
        if plans.get(seat):
            # What was chosen now is no answer of the plan; a card that came in with it makes the plan void by itself.
            plans[seat] = None if plans[seat].void(table.view(seat)) else plans[seat]
        if step in (Step.CURTAIN, Step.LOOK_AWAY, Step.OPEN):
            couch.acted(seat, ply)
    return found
