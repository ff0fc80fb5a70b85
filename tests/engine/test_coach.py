"""Hints: legal, true, fair, the same everywhere, and worth following.

pytest tests/engine/test_coach.py              a few hundred positions, with few playouts
pytest -m slow tests/engine/test_coach.py      5,000 positions at full strength, fairness, lifts, and matches against bots
"""

import io
import random
from collections import defaultdict

import pytest

from engine import cards, chance, cli, coach
from engine.bots import sense_gran_ramino as sense
from engine.cli.hints import HINTS, hint_text
from engine.coaching import advice, weighing
from engine.coaching.gran_ramino import winning
from engine.games import GAMES, find
from engine.games.gran_ramino_state import setup_for
from engine.model import DEAL, Action, Options
from engine.record import Record
from engine.rules import Reason
from engine.table import Table
from tests.engine.moments import moments
from tests.games.setting import do, lay, sit
from tests.toy.highest import Highest

FEW = 60
"""Playouts where the strength of a hint does not matter."""


def hint(table, seed=1, playouts=coach.PLAYOUTS):
    return coach.hint(table.record.game, table.view(table.turn), seed, playouts)


# What a hint says


RS, GR, MI = "rolling_stone", "gran_ramino", "michigan"
TEN = "KS KH KD KC 4H 5H 6H 2D 2H 2S"
OTHER = "3C AC 5C 6C JC QC 3D 7D JD AS"


@pytest.mark.parametrize(
    ("table", "best", "reason", "named", "number"),
    [
        # Rolling Stone
        (lambda: lay(RS, "9H | TH 7S | QH 8S | KH 9S"), "play 9H", "wins_the_deal_now", "9H", 0),
        (
            lambda: lay(RS, "7S 8S 9S KD AC 7H | TS 8D TC JH 9H 7C | JS 9D KC KH 8H 8C | QS TD QC QH TH 9C"),
            *("play 7S", "keeps_every_suit", "7S", 4),
        ),
        (
            lambda: lay(RS, "7S 8S 9S KD AD KC AC | TS 8D TC JH 9H 7C 9D | JS 9C KS KH 8H 8C QS | QD TD QC QH TH JC AS"),
            *("play 7S", "lead_long_suit", "7S", 3),
        ),
        (
            lambda: played(lay(RS, "7S 7D 9C | 8D 9D 8C | 9S TD TC | TS JD QC"), "0 play 7S"),
            *("pick up", "must_pick_up", "7S", 1),
        ),
        (
            lambda: played(lay(RS, "7S 7D | 8S 9D 8C 9C | 9S TD TC JC | TS JD QC KC"), "0 play 7S"),
            *("play 8S", "only_card", "8S", 0),
        ),
        (
            lambda: played(lay(RS, "7S 7D 7H | QS KS 8D 8H | 9S 9D 9H | TS TD TH"), "0 play 7S"),
            *("play QS", "all_alike", "QS", 0),
        ),
        (
            lambda: played(lay(RS, "KS QH 9C 7C | 7S AS JD 8C | QS 9H AH 8H | JS 7D 8D QC"), "0 play KS"),
            *("play 7S", "keeps_high_cards", "7S AS", 0),
        ),
        # Gran Ramino
        (lambda: lay(GR, f"{TEN} | {OTHER}", stock="7H", drawn="7C", source="stock"), "discard 7C", "closes_dieci", "7C", 0),
        (
            lambda: lay(GR, f"KS KH KD KC 4H 5H 2D 2H 2S 7C | {OTHER}", stock="7H AD", discards="6H"),
            *("draw discard", "take_completes", "6H", 0),
        ),
        (
            lambda: lay(GR, f"KS KH KD 4H 5H 6H 2D 2H 7C QS | {OTHER}", stock="7H AD 3S 4S 5S 6S 7S JS", discards="2S"),
            *("draw discard", "take_brings_nearer", "2S", 1),
        ),
        (
            lambda: lay(GR, f"KS KH KD 4H 5H 6H 2D 2H 7C QS | {OTHER}", stock="7H AD 3S 4S 5S 6S 7S JS", discards="4C"),
            *("draw stock", "top_brings_no_nearer", "4C", 2),
        ),
        (
            lambda: lay(
                GR,
                "KS QH 4D 5H 7H AD 2C JS 3D 6D | 3C AC 5C 6C JC QC 3H 7D JD AS",
                stock="7C",
                discards="4C 7S 3S",
                drawn="AH",
                source="stock",
            ),
            *("discard AH", "collects_points", "AH", 1),
        ),
        # Michigan
        (
            lambda: lay(MI, "5S 9S 4H 5H TH | 3C 7H 8H JH | KD QC JS 2H"),
            *("play 5S", "goes_out", "5S", 5),
        ),
        (
            lambda: lay(MI, "4H 5H 6H 9C KC | 7H 8H JH TC | KD QC JS TH", extra="AD"),
            *("play 4H", "long_run", "4H 5H 6H", 3),
        ),
        (
            lambda: lay(MI, "3C 7D 8D 9H | 4C QD TH 2S | KD JH JS 3S", extra="4S", stakes={"KD": 12}),
            *("play 7D", "you_lead_again", "8D", 0),
        ),
        (
            lambda: lay(MI, "8C JC 5D 8D 3H | 9C 4S 7D 9H AS | 7H 8H KD TC 4D", extra="5C KS AH 6D", stakes={"JC": 17}),
            *("play 8C", "towards_twin_with_markers", "JC", 17),
        ),
        (
            lambda: lay(MI, "JC 2D 5H 9S QS | 3C 4S 7D 9H AS | 7H 8H KD TC AD", **SWAP),
            *("swap", "swap_pots_elsewhere", "QS JC", 13),
        ),
        (
            lambda: lay(MI, "2C 2D 5H 9S QH | 3C 4S 7D 9H AS | 7H 8H KD TC AD", **SWAP),
            *("swap", "swap_holds_no_markers", "", 16),
        ),
        (
            lambda: lay(MI, "AH 2D 5H 9S QH | 3C 4S 7D 9H AS | 7H 8H KD TC AD", **(SWAP | {"extra": "5C KS 2C 6D"})),
            *("keep", "keep_pots_here", "AH", 9),
        ),
    ],
)
def test_what_is_plain(table, best, reason, named, number):
    found = hint(table())
    assert (found.best.text, found.reason.key, found.reason.number) == (best, reason, number)
    assert [cards.name(card) for card in found.reason.cards[: len(named.split())]] == named.split()


SWAP = {"phase": "swap", "extra": "5C KS AH 6D", "stakes": {"AH": 9, "KD": 4, "QS": 1, "JC": 2}}


def played(table, moves):
    do(table, moves)
    return table


def test_what_each_choice_is_worth_is_said_with_it():
    worth = dict(hint(lay(GR, f"{TEN} | {OTHER}", stock="7H", drawn="7C", source="stock")).worth)
    assert worth[Action.parse("discard 7C")] == 1000
    assert max(value for action, value in worth.items() if action.text != "discard 7C") < 500
    keeps = dict(hint(lay(MI, "AH 2D 5H 9S QH | 3C 4S 7D 9H AS | 7H 8H KD TC AD", **(SWAP | {"extra": "5C KS 2C 6D"}))).worth)
    assert keeps[Action.parse("keep")] > keeps[Action.parse("swap")] + 50


def test_a_stake_placed_blindly_is_no_help_and_one_on_a_held_honour_is():
    for stakes, expected in (("before", False), ("after", True)):
        table = sit(MI, 4, seed=3, stakes=stakes)
        do(table, "0 deal")
        while not any(cards.card(name) in table.view(table.turn).pile("hand", table.turn).up for name in ("KD", "QS", "JC")):
            if stakes == "before":
                break
            do(table, f"{table.turn} stake 1 1 1 1")
        found = hint(table)
        assert found.helps is expected
        assert found.reason.key == ("stake_on_honour_you_hold" if expected else "stake_anywhere")
        assert len(found.worth) == 35


def test_a_deal_is_no_choice_and_who_is_not_to_act_gets_no_advice():
    table = sit(RS, 4)
    found = hint(table)
    assert (found.best, found.reason, found.helps, found.worth) == (DEAL, Reason("only_choice"), False, ((DEAL, 250),))
    for seat in (1, None):
        with pytest.raises(ValueError, match="not to act"):
            coach.hint(RS, table.view(seat), 1)
    with pytest.raises(ValueError, match="no game"):
        coach.hint("poker", played(table, "0 deal").view(table.turn), 1)


def test_a_fourth_game_is_coached_by_search_alone(monkeypatch):
    monkeypatch.setitem(GAMES, "highest", Highest())
    table = Table(Record("highest", Options(find("highest").info, 2), seed=9))
    keys = set()
    while table.turn is not None:
        found = hint(table, playouts=FEW)
        keys.add(found.reason.key)
        assert [action for action, _ in found.worth] == list(table.legal)
        table.play(table.turn, found.best)
    assert keys <= set(advice.KEYS)
    assert "only_choice" in keys
    assert "nothing_better" in keys or "best_in_many_deals" in keys


# Wherever a hint is asked for


def check(game, view, found):
    """What holds for every hint."""
    assert found.best in view.legal
    assert tuple(action for action, _ in found.worth) == view.legal
    worth = dict(found.worth)
    assert all(0 <= value <= 1000 for value in worth.values())
    assert worth[found.best] == max(worth.values())
    assert 50 <= found.sure <= 100
    assert found.reason.key in coach.REASONS
    seen = {card for pile in view.piles for card in (*pile.up, *pile.known)}
    assert set(found.reason.cards) <= seen
    assert len(view.legal) > 1 or not found.helps
    if found.helps:
        empty = coach.TUTORS[game].empty if game in coach.TUTORS else ()
        assert found.reason.key not in ("only_choice", "nothing_better", *empty)


def check_many(count, playouts):
    best, keys = set(), set()
    for game in GAMES:
        for _, view in moments(game, count, 31, 0.12, forced=True):
            found = coach.hint(game, view, 7, playouts)
            check(game, view, found)
            best.add(found.best.kind + " " + found.best.choice)
            keys.add(found.reason.key)
    return best, keys


def test_every_hint_is_legal_and_says_why():
    best, keys = check_many(67, FEW)
    assert {"play ", "pick up", "draw stock", "draw discard", "discard "} <= best
    assert len(keys) > 20


@pytest.mark.slow
def test_five_thousand_hints_are_legal_and_say_why():
    best, keys = check_many(1667, coach.PLAYOUTS)
    assert {"play ", "pick up", "draw stock", "draw discard", "discard ", "swap ", "keep "} <= best
    missing = set(coach.REASONS) - keys
    assert missing <= {"closes_gran_ramino", "closes_ramino", "long_run"}, "a reason that is never given"


def changed(game, count, playouts):
    """Advice that changed with the hidden cards."""
    rules, found, shown = find(game), [], 0
    for number, (table, view) in enumerate(moments(game, 10 * count, 5)):
        worlds = [rules.imagine(view, chance.dice(100 * number + one)) for one in range(2)]
        if all(rules.reveal(world).piles == table.reveal().piles for world in worlds):
            continue
        first = coach.hint(game, view, 3, playouts)
        random.seed(number)  # a coach that threw the house's dice would now throw others
        found += [view for world in worlds if coach.hint(game, rules.view(world, view.seat), 3, playouts) != first]
        shown += 1
        if shown == count:
            return found
    raise AssertionError("hardly anything was hidden: this proves nothing")


@pytest.mark.parametrize("game", GAMES)
def test_advice_does_not_change_with_what_is_hidden(game):
    assert changed(game, 15, 40) == []


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_advice_does_not_change_with_what_is_hidden_in_three_hundred_positions(game):
    assert changed(game, 300, coach.PLAYOUTS) == []


def test_a_hint_can_be_thought_of_in_slices():
    table = lay(RS, "7S 8S 9S KD AC 7H | TS 8D TC JH 9H 7C | JS 9D KC KH 8H 8C | QS TD QC QH TH 9C")
    thought = coach.advise(RS, table.view(0), 1)
    slices = 0
    while True:
        try:
            next(thought)
        except StopIteration as done:
            assert done.value == hint(table)
            break
        slices += 1
    assert slices > 20


# Reasons are true


def again(table):
    """The same table once more, to play on."""
    return Table(Record.from_text(table.record.to_text()))


SEEN_BY_PLAYING = {
    *("wins_the_deal_now", "lead_suit_next_player_lacks", "lead_suit_somebody_lacks", "keeps_every_suit", "win_trick_to_lead"),
    *("cannot_win_play_low", "closes_dieci", "closes_sette", "closes_ramino", "closes_gran_ramino", "take_completes"),
    *("keeps_ways_to_close", "goes_out", "you_lead_again", "twin_with_markers", "gets_rid_of_stranded_card"),
}


def truth(game, table, reason, action):
    """Whether the whole table, played on, bears a reason out; None if that cannot be seen so."""
    if reason.key not in SEEN_BY_PLAYING:
        return None
    seat, rules = table.turn, table.rules
    after = again(table)
    before = after.reveal()
    after.play(seat, action)
    now = after.reveal()
    hand = {cards.suit(card) for card in now.pile("hand", seat).known}
    match reason.key:
        case "wins_the_deal_now":
            return now.table.winners == (seat,)
        case "lead_suit_next_player_lacks":
            following = (seat + 1) % now.options.seats
            return all(cards.suit(card) != cards.suit(action.card) for card in now.pile("hand", following).known)
        case "lead_suit_somebody_lacks":
            others = [one for one in range(now.options.seats) if one != seat]
            suits = [{cards.suit(card) for card in now.pile("hand", one).known} for one in others]
            return sum(cards.suit(action.card) not in held for held in suits) >= reason.number
        case "keeps_every_suit":
            return len(hand) == reason.number
        case "win_trick_to_lead":
            return now.table.leader == seat and (now.table.phase == "over" or not now.pile("trick").up)
        case "cannot_win_play_low":
            return all(one.card < max(before.pile("trick").up) for one in table.legal if one.card is not None)
        case "closes_dieci" | "closes_sette" | "closes_ramino" | "closes_gran_ramino":
            return now.table.results[seat].title.replace(" ", "_") == reason.key.removeprefix("closes_") or (
                now.table.results[seat].used  # somebody else's discard is not used by the closer
            )
        case "take_completes":
            return any(_closes(after, one) for one in after.legal)
        case "keeps_ways_to_close":
            held = cards.of(now.pile("hand", seat).known)
            rest = [card for card in rules.pack(now.options) if not held >> card & 1]
            return len([card for card in rest if _can_close(now, held | 1 << card, card)]) >= reason.number > 0
        case "goes_out" | "you_lead_again" | "twin_with_markers":
            return _run_played(after, seat, reason, action, before)
        case "gets_rid_of_stranded_card":
            below = action.card - 1
            return cards.rank(action.card) == 0 or all(
                below not in now.pile("hand", one).known for one in range(now.options.seats)
            )
    raise AssertionError(f"no way to see whether {reason.key} is so")


def _closes(table, action):
    closed = again(table)
    closed.play(closed.turn, action)
    return closed.deal_over and closed.view(None).table.closer == table.turn


def _can_close(view, held, drawn):
    complete = setup_for(view.options).complete
    return any(held ^ 1 << card in complete for card in cards.each(held) if card != drawn)


def _run_played(table, seat, reason, action, before):
    """Play the forced cards of the run that has begun, and look who leads then or what was won."""
    if reason.key == "goes_out":
        while not table.deal_over and table.turn == seat:
            found = hint(table, playouts=8)
            if found.reason.key not in ("goes_out", "run_goes_on"):
                return False
            table.play(seat, found.best)
        return table.view(None).table.winners == (seat,)
    if reason.key == "twin_with_markers":
        pot = sum(before.heap(f"on {cards.name(reason.cards[0])}").counts)
        while not table.deal_over and table.view(None).table.run and reason.cards[0] not in table.reveal().pile("run").up:
            if table.turn != seat:
                return False
            table.play(seat, table.legal[0])
        return pot == reason.number
    while not table.deal_over and table.view(None).table.run:
        if table.turn != seat:
            return False
        table.play(seat, table.legal[0])
    return table.deal_over or table.turn == seat


@pytest.mark.parametrize(("game", "count"), [(RS, 150), (GR, 60), (MI, 120)])
def test_what_is_said_for_a_choice_is_true_of_the_whole_table(game, count):
    seen = defaultdict(int)
    for table, view in moments(game, count, 77):
        for action in view.legal:
            for reason in coach.TUTORS[game].reasons(view, action):
                assert reason.key in coach.TUTORS[game].keys
                borne_out = truth(game, table, reason, action)
                if borne_out is not None:
                    assert borne_out, (reason, action, table.record.to_text())
                    seen[reason.key] += 1
    assert len(seen) >= {RS: 5, GR: 2, MI: 3}[game], seen


# How sure


def test_how_sure_a_difference_makes():
    assert weighing.apart([5, 5, 5], [5, 5, 5]) == 50
    assert weighing.apart([6, 6, 6], [5, 5, 5]) == 99
    assert weighing.apart([1, 0, 1, 0], [0, 1, 0, 1]) == 50
    assert 85 < weighing.apart([1] * 60 + [0] * 40, [1] * 50 + [0] * 50) <= 99
    assert weighing.percent(10) == 84
    assert weighing.percent(1000) == 99


def test_the_worse_half_is_left_out_and_what_it_is_worth_is_told_by_common_worlds():
    tried = list(weighing.halving(4, 80, lambda chosen: [at * 10 for at in chosen], 1000))
    assert tried == []
    thought = weighing.halving(4, 80, lambda chosen: [at * 10 for at in chosen], 7)
    slices = 0
    while True:
        try:
            next(thought)
        except StopIteration as done:
            results = done.value
            break
        slices += 1
    assert [len(one) for one in results] == [10, 10, 30, 30]
    assert slices > 8
    weighed = weighing.settle(results, 30, [0, 1, 2, 3, 3])
    assert weighed.worth == (0, 334, 667, 1000, 1000)
    assert (weighed.best, weighed.second, weighed.sure, weighed.telling) == (3, 2, 100, True)


def test_more_promise_and_more_draws_win_more():
    table = lay(GR, f"KS KH KD 4H 5H 6H 2D 2H 7C QS | {OTHER}", stock="7H AD 3S 4S 5S 6S 7S JS", discards="2S")
    seen = sense.see(table.view(0))
    chances = [winning(seen, 1 << doubled, 4) for doubled in range(40)]
    assert chances == sorted(chances)
    assert 0 < chances[0] < 100 < chances[22] < 300 < chances[25] < chances[30] < 800 < chances[39] < 1000
    assert winning(seen, 1 << 25, 6) > winning(seen, 1 << 25, 1)


# In words


def test_every_reason_has_an_english_clause():
    assert set(HINTS) == set(coach.REASONS)
    for key in coach.REASONS:
        text = hint_text(Reason(key, (cards.card("9H"), cards.card("KS")), 3))
        assert "{" not in text
        assert not text.endswith(".")


def test_a_hint_can_be_asked_for_at_the_terminal(monkeypatch, capsys):
    monkeypatch.setattr("sys.stdin", io.StringIO("hint\nquit\n"))
    assert cli.main(["play", "gran_ramino", "--me", "0", "--seed", "5"]) == 0
    out = capsys.readouterr().out
    assert "Hint: draw from the stock.\nWhy: " in out
    assert " percent sure.\n" in out
