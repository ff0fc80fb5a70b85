"""The table of great hands and what Gran Ramino's bots make of it, held against counting one hand at a time."""

import random

import pytest

from engine import cards, position
from engine.bots import make_bot
from engine.bots import sense_gran_ramino as sense
from engine.bots.bot import decide
from engine.bots.expert_gran_ramino import Guess, guess, safety
from engine.chance import dice
from engine.games import great_hands as table_of
from engine.games import melds
from engine.games.great_hands import gather, great_hands

FORMS = [melds.form(40, 10), melds.form(40, 7), melds.form(36, 7), melds.form(36, 7, ace_high=True)]


def run(thought):
    while True:
        try:
            next(thought)
        except StopIteration as done:
            return done.value


def hand_of(form, count, seed):
    return random.Random(seed).sample(cards.listed(form.pack), count)


@pytest.mark.parametrize("form", FORMS, ids=lambda form: f"{form.order}-{form.size}")
def test_the_table_holds_every_great_hand_once(form):
    great = great_hands(form)
    assert set(great.masks) == melds.winning(form)
    assert great is great_hands(form)


def test_the_sizes_of_the_tables_are_those_of_the_rule_book():
    assert [len(great_hands(form).masks) for form in FORMS] == [54_464, 2_048, 1_524, 1_524]


@pytest.mark.parametrize("form", FORMS, ids=lambda form: f"{form.order}-{form.size}")
def test_rows_say_what_each_hand_lacks(form):
    great = great_hands(form)
    for seed in range(4):
        held = hand_of(form, form.size + 1, seed)
        mask = cards.of(held)
        rows = great.lacking(great.sums(held), great.every, form.size)
        counted = [form.size - (one & mask).bit_count() for one in great.masks]
        assert [row.bit_count() for row in rows] == [counted.count(lacking) for lacking in range(form.size + 1)]
        place = random.Random(seed).randrange(len(great.masks))
        assert rows[counted[place]] >> place & 1


def test_cards_are_added_and_taken_away_one_by_one():
    great = great_hands(FORMS[0])
    held = hand_of(FORMS[0], 11, 5)
    sums = great.sums(held)
    assert great.plus(great.sums(held[:-1]), held[-1]) == sums
    assert great.minus(sums, held[3]) == great.sums(held[:3] + held[4:])


def test_a_shorter_list_counts_the_same():
    great = great_hands(FORMS[0])
    held = hand_of(FORMS[0], 10, 9)
    near = great.lacking(great.sums(held), great.every, 4)[4]
    few = run(great.only(near))
    assert len(few.masks) == near.bit_count()
    assert few.lacking(few.sums(held), few.every, 4)[4] == few.every
    assert run(great.only(0)).masks == []


def test_a_hand_that_needs_a_dead_card_is_dead():
    great = run(gather([cards.cards("2H 3H 4H"), cards.cards("2H 2S 2C")], 3))
    assert great.without(cards.cards("4H KD")) == 0b10
    assert great.without(0) == great.every == 0b11


@pytest.mark.parametrize("form", FORMS, ids=lambda form: f"{form.order}-{form.size}")
def test_a_promise_is_the_sum_over_all_live_great_hands(form):
    great = great_hands(form)
    held = hand_of(form, form.size + 1, 2)
    dead = cards.of(card for card in hand_of(form, 12, 77) if card not in held)
    promise = sense.promise(great, great.sums(held), great.without(dead), held)
    for card in held:
        kept = cards.of(held) ^ 1 << card
        distances = [form.size - (one & kept).bit_count() for one in great.masks if not one & dead]
        least = sum(sense.WEIGHTS[lacking] for lacking in distances if lacking <= sense.FARTHEST)
        further = sense.WEIGHTS[sense.FARTHEST + 1] * sum(lacking == sense.FARTHEST + 1 for lacking in distances)
        assert least <= promise[card] <= least + further


def test_weights_fall_to_twelve_percent():
    for heavier, lighter in zip(sense.WEIGHTS, sense.WEIGHTS[1:]):
        assert abs(heavier * 12 - lighter * 100) <= 100


def test_finished_melds_are_found():
    form = melds.form(40, 10)
    assert sense.melded(form, cards.cards("KS KH KD 4H 5H 6H 7H 2D 2S 3C")) == cards.cards("KS KH KD 4H 5H 6H 7H")


TABLE = {
    "ask": "play",
    "game": "gran_ramino",
    "turn": 0,
    "hands": [
        ["KS", "KH", "KD", "4H", "5H", "6H", "2D", "2H", "QS", "JS"],
        ["3C", "AC", "5C", "6C", "JC", "QC", "3D", "AD", "JD", "AS"],
    ],
    "drawn": "3S",
    "source": "stock",
    "discards": ["JH", "7D", "QD", "7S"],
    "stock": ["7H", "2C", "2S", "QH", "4D", "5S", "6S", "KC", "4S", "4C"],
}


def test_what_a_seat_sees():
    table = position.table_from(TABLE)
    seen = sense.see(table.view(0))
    assert seen.hand == cards.cards("KS KH KD 4H 5H 6H 2D 2H QS JS 3S")
    assert seen.dead == cards.cards("JH 7D QD 7S")
    assert seen.unknown == seen.setup.pack & ~seen.hand & ~seen.dead
    assert (seen.stock, seen.draws, seen.last) == (10, 5, True)
    turned = position.table_from({**TABLE, "options": {"turn_discards": "1"}})
    assert sense.see(turned.view(0)).dead == 0, "what is turned comes back"


def test_imagined_hands_have_the_right_size_and_no_card_that_is_seen():
    view = position.table_from(TABLE).view(0)
    seen = sense.see(view)
    great, guesses = run(guess(great_hands(seen.setup.form), seen, view, dice(4)))
    assert len(guesses) > 40
    for one in guesses:
        assert one.hand.bit_count() == 10
        assert not one.hand & ~seen.unknown
        assert one.lacking >= 1
    collected = sum(melds.distance(seen.setup.form, one.hand) for one in guesses)
    raw = sum(
        melds.distance(seen.setup.form, cards.of(random.Random(seed).sample(cards.listed(seen.unknown), 10)))
        for seed in range(60)
    )
    assert collected / len(guesses) < raw / 60, "hands are imagined as collected, not as dealt"
    assert all(0 < value <= 1000 for value in safety(great, guesses, cards.listed(seen.hand), 500).values())


def test_a_card_that_completes_a_hand_is_the_most_dangerous():
    great = run(gather([cards.cards("2H 3H 4H"), cards.cards("2H 2S 2C")], 3))
    guesses = [Guess(cards.cards("2H 3H KS"), 100, 1, 0b01), Guess(cards.cards("2S KS KD"), 100, 2, 0b10)]
    safe = safety(great, guesses, cards.listed(cards.cards("4H 2C 7D")), 500)
    assert safe == {cards.card("4H"): 525, cards.card("2C"): 750, cards.card("7D"): 1000}


@pytest.mark.parametrize("level", ["gentle", "normal", "hard", "expert"])
def test_the_same_view_and_seed_give_the_same_choice(level):
    view = position.table_from(TABLE).view(0)
    assert len({decide(make_bot("gran_ramino", level, 3), view) for _ in range(3)}) == 1


def test_thinking_comes_in_slices(monkeypatch):
    """Also the first time, when the table of 54,464 hands is not there yet: it too is made a part at a time."""
    view = position.table_from(TABLE).view(0)
    choice = decide(make_bot("gran_ramino", "expert", 3), view)
    slices = sum(1 for _ in make_bot("gran_ramino", "expert", 3).think(view))
    assert slices > 60
    monkeypatch.setattr(table_of, "_MADE", {})
    first = list(make_bot("gran_ramino", "expert", 3).think(view))
    assert len(first) == slices + 54_464 // 8192 + 1 + 4
    assert decide(make_bot("gran_ramino", "expert", 3), view) is choice
