"""The test of the tests: plant a fault in the engine, and see the contract fail for the right reason."""

import dataclasses
import random
from itertools import count

import pytest

from engine import cards, chance, events, table
from engine.bots import simple
from engine.events import Moved
from engine.games import find
from engine.games.gran_ramino import DRAW, GranRamino
from engine.games.gran_ramino_state import State as RaminoState
from engine.games.michigan import Michigan
from engine.games.rolling_stone import RollingStone
from engine.model import DEAL, Options, Pile
from engine.rules import IllegalAction
from tests.contract.contract import Watcher, play_match


def watch(key, seed=5, deals=2, **switches):
    info = find(key).info
    Watcher(key, Options(info, info.usual, switches), seed, often=0.5).run(deals)


def with_pile(view, name, seat, change):
    """The view with one pile changed."""
    piles = tuple(change(pile) if (pile.zone.name, pile.zone.seat) == (name, seat) else pile for pile in view.piles)
    return dataclasses.replace(view, piles=piles)


def test_without_a_fault_all_is_well():
    for key in ("rolling_stone", "gran_ramino", "michigan"):
        watch(key)


def test_a_leaked_hand(monkeypatch):
    honest = RollingStone.view

    def leaky(self, state, seat):
        view = honest(self, state, seat)
        if seat == 1 and state.phase == "play":
            hand = cards.listed(state.hands[2])
            return with_pile(view, "hand", 2, lambda pile: Pile(pile.zone, pile.count, hand, hand))
        return view

    monkeypatch.setattr(RollingStone, "view", leaky)
    with pytest.raises(AssertionError, match=r"^(events|imagine): "):
        watch("rolling_stone")


def test_a_leaked_top_card(monkeypatch):
    honest = GranRamino.view

    def leaky(self, state, seat):
        view = honest(self, state, seat)
        if seat == state.turn and state.phase == "draw" and state.stock:
            return with_pile(view, "stock", None, lambda pile: Pile(pile.zone, pile.count, (), (state.stock[-1],)))
        return view

    monkeypatch.setattr(GranRamino, "view", leaky)
    with pytest.raises(AssertionError, match=r"^(true|events|imagine): "):
        watch("gran_ramino")


def test_a_list_shared_between_copies(monkeypatch):
    honest = RaminoState.copy

    def sharing(self):
        new = honest(self)
        new.discards = self.discards
        return new

    monkeypatch.setattr(RaminoState, "copy", sharing)
    with pytest.raises(AssertionError, match="^copy: "):
        watch("gran_ramino")


def test_a_missing_event(monkeypatch):
    honest = Michigan.play
    monkeypatch.setattr(
        Michigan,
        "play",
        lambda self, state, action: [
            event
            for event in honest(self, state, action)
            if not (isinstance(event, Moved) and (event.source.name, event.target.name) == ("run", "played"))
        ],
    )
    with pytest.raises(AssertionError, match="^events: "):
        watch("michigan")


def test_markers_that_move_without_an_event(monkeypatch):
    honest = Michigan.play

    def careless(self, state, action):
        return [event for event in honest(self, state, action) if not isinstance(event, events.Paid)]

    monkeypatch.setattr(Michigan, "play", careless)
    with pytest.raises(AssertionError, match="^events: "):
        watch("michigan")


def test_global_chance(monkeypatch):
    honest = chance.shuffled

    def unruly(things, dice):
        return honest(things, random.Random(random.random()))

    monkeypatch.setattr(chance, "shuffled", unruly)
    with pytest.raises((AssertionError, IllegalAction)) as caught:
        watch("rolling_stone")
    # The same record gives another deal: the events differ, or its moves are not even legal.
    assert isinstance(caught.value, IllegalAction) or str(caught.value).startswith("repeats: ")


def test_an_action_named_twice(monkeypatch):
    honest = GranRamino.legal
    monkeypatch.setattr(GranRamino, "legal", lambda self, state: (*honest(self, state), *honest(self, state)[:1]))
    with pytest.raises(AssertionError, match="^legal: an action stands there twice"):
        watch("gran_ramino")


def test_actions_after_the_end(monkeypatch):
    honest = RollingStone.legal
    monkeypatch.setattr(RollingStone, "legal", lambda self, state: honest(self, state) or (DEAL,))
    options = Options(find("rolling_stone").info, 4, {"match_to": "1"})
    with pytest.raises(AssertionError, match="^ends: "):
        play_match("rolling_stone", options, 5)
    with pytest.raises(AssertionError, match="^ends: "):
        Watcher("rolling_stone", options, 5, often=0).run()


def test_a_match_without_an_end(monkeypatch):
    monkeypatch.setattr(RollingStone, "longest", lambda self, options: 20)
    with pytest.raises(AssertionError, match="^ends: no end"):
        play_match("rolling_stone", Options(find("rolling_stone").info, 4), 5)


def test_a_sampler_that_forgets_a_card_seen_taken(monkeypatch):
    honest = GranRamino.imagine

    def forgetful(self, view, dice):
        state = honest(self, view, dice)
        for seat in range(view.options.seats):
            if seat != view.seat and state.taken[seat] and state.stock:
                seen = state.taken[seat] & -state.taken[seat]
                other = state.stock[0]
                state.hands[seat] ^= seen | 1 << other
                state.taken[seat] ^= seen
                state.stock[0] = seen.bit_length() - 1
        return state

    monkeypatch.setattr(GranRamino, "imagine", forgetful)
    with pytest.raises(AssertionError, match="^imagine: "):
        watch("gran_ramino")


def test_a_sampler_that_always_finds_the_same_world(monkeypatch):
    honest = RollingStone.imagine
    monkeypatch.setattr(RollingStone, "imagine", lambda self, view, dice: honest(self, view, chance.dice(1)))
    with pytest.raises(AssertionError, match="^imagine: every world is the same"):
        watch("rolling_stone")


def test_a_sampler_that_peeks_at_the_seed(monkeypatch):
    honest = RollingStone.view

    def leaky(self, state, seat):
        view = honest(self, state, seat)
        return dataclasses.replace(view, memory=dataclasses.replace(view.memory, own=state.secret))

    monkeypatch.setattr(RollingStone, "view", leaky)
    with pytest.raises(AssertionError, match=r"^(true: a view holds a seed|imagine: )"):
        watch("rolling_stone", seed=2**40 + 1)


def test_a_card_that_is_dealt_twice(monkeypatch):
    honest = GranRamino.play

    def doubling(self, state, action):
        told = honest(self, state, action)
        if action is DRAW:
            state.stock.append(state.drawn)
        return told

    monkeypatch.setattr(GranRamino, "play", doubling)
    with pytest.raises(AssertionError, match="^cards: "):
        watch("gran_ramino")


def test_a_drawn_card_named_to_all(monkeypatch):
    monkeypatch.setattr(Moved, "seen_by", lambda self, seat: self)
    with pytest.raises(AssertionError, match="^events: "):
        watch("gran_ramino")


def test_a_sealed_stake_told_to_all(monkeypatch):
    monkeypatch.setattr(events.Sealed, "seen_by", lambda self, seat: self)
    with pytest.raises(AssertionError, match="^events: a sealed stake"):
        watch("michigan")


def test_markers_out_of_nowhere(monkeypatch):
    honest = Michigan.play

    def generous(self, state, action):
        told = honest(self, state, action)
        if action is DEAL:
            state.markers[0] += 1
        return told

    monkeypatch.setattr(Michigan, "play", generous)
    with pytest.raises(AssertionError, match=r"^(events|scores): "):
        watch("michigan")


def test_legal_actions_shown_to_everybody(monkeypatch):
    honest = RollingStone.view

    def open_to_all(self, state, seat):
        return dataclasses.replace(honest(self, state, seat), legal=self.legal(state))

    monkeypatch.setattr(RollingStone, "view", open_to_all)
    with pytest.raises(AssertionError, match="^legal: "):
        watch("rolling_stone")


def test_a_table_that_lets_anything_through(monkeypatch):
    honest = table.Table.play
    monkeypatch.setattr(
        table.Table,
        "play",
        lambda self, seat, action: honest(self, seat, action) if seat == self.turn and action in self.legal else [],
    )
    with pytest.raises(AssertionError, match="^refusal: "):
        watch("rolling_stone")


def test_a_refusal_that_names_the_hidden_cards(monkeypatch):
    honest = IllegalAction.__init__

    def talkative(self, seat, action, ply, legal, turn, position):
        honest(self, seat, action, ply, legal, turn, position)
        held = [cards.name(card) for pile in position.piles for card in pile.known]
        self.args = (f"{self.args[0]} ({' '.join(held)})",)

    monkeypatch.setattr(IllegalAction, "__init__", talkative)
    with pytest.raises(AssertionError, match="^refusal: leaks"):
        watch("rolling_stone")


def test_a_world_in_which_the_wrong_seat_is_to_go_on(monkeypatch):
    """MI-7: whose turn it is in a run holds the next card; no view says so, so only playing on tells."""
    honest = Michigan.imagine

    def careless(self, view, dice):
        world = honest(self, view, dice)
        others = [seat for seat in range(view.options.seats) if seat not in (view.seat, view.turn)]
        if world.running and view.seat != view.turn:
            due, lowest = 1 << (world.run[-1] + 1), world.hands[others[0]] & -world.hands[others[0]]
            world.hands[view.turn] ^= due | lowest
            world.hands[others[0]] ^= due | lowest
        return world

    monkeypatch.setattr(Michigan, "imagine", careless)
    with pytest.raises(
        AssertionError, match="^imagine: in a world for seat ., 'play .*' is legal, but after it there is .. too often"
    ):
        watch("michigan")


def test_a_stock_that_lacks_a_card_before_the_first_deal(monkeypatch):
    honest = GranRamino.reveal

    def short(self, state):
        return with_pile(honest(self, state), "stock", None, lambda pile: Pile(pile.zone, pile.count, (), pile.known[1:]))

    monkeypatch.setattr(GranRamino, "reveal", short)
    with pytest.raises(AssertionError, match="^cards: "):
        Watcher("gran_ramino", Options(GranRamino.info, 2), 5)


def test_a_move_to_a_place_that_no_view_shows(monkeypatch):
    def without(honest):
        def look(self, state, *seat):
            view = honest(self, state, *seat)
            return dataclasses.replace(view, piles=tuple(pile for pile in view.piles if pile.zone.name != "cut"))

        return look

    for name in ("view", "reveal"):
        monkeypatch.setattr(RollingStone, name, without(getattr(RollingStone, name)))
    with pytest.raises(AssertionError, match=r"^events: no view has a pile or heap cut of seat . \(open\)"):
        Watcher("rolling_stone", Options(RollingStone.info, 4), 5, often=0).run(1)


def test_a_bot_that_does_not_go_by_the_view_alone(monkeypatch):
    asked = count()

    def peeking(self, view):
        yield from ()
        return view.legal[next(asked) % len(view.legal)]

    monkeypatch.setattr(simple.RandomBot, "think", peeking)
    with pytest.raises(AssertionError, match="^bots: "):
        watch("rolling_stone")
