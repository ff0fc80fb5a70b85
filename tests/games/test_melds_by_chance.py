"""Great hands against the rules in their plain words, over many hands by chance."""

from random import Random

from engine import cards
from engine.cards import Cards, each
from engine.games import melds
from engine.games.melds import Form
from tests.games.great_hands import FORMS, row


def meld_rich(form: Form, dice: Random, size: int) -> Cards:
    """Melds joined until the hand is full, a card too many taken away at random, then up to two cards exchanged."""
    pack = list(each(form.pack))
    held: Cards = 0
    wanted = dice.choice((3, 3, 3, 4, 4, 5, 7, 8)) if size > 8 else dice.choice((3, 3, 4, 4, 5, 6, 7))
    while held.bit_count() < size:
        ranks = len(form.order)
        shape = dice.randrange(5)
        if shape < 3:
            part = row(form, dice.choice("HDCS"), dice.randrange(ranks - wanted + 1), wanted)
        elif shape == 3:
            rank = dice.choice(form.order)
            part = [cards.card(rank + suit) for suit in dice.sample("HDCS", dice.choice((3, 4)))]
        elif dice.random() < 0.5:
            low = dice.randrange(ranks - 2)
            part = [cards.card(form.order[low + step] + dice.choice("HDCS")) for step in range(3)]
        else:
            part = dice.sample(row(form, dice.choice("HDCS"), 0, ranks), 3)
        grown = held | cards.of(part)
        if grown.bit_count() == held.bit_count() + len(part) or dice.random() < 0.05:
            held = grown
        wanted = min(dice.choice((3, 3, 4, 5)), max(3, size - held.bit_count()))
    for card in dice.sample(list(each(held)), held.bit_count() - size):
        held ^= 1 << card
    for _ in range(dice.choice((0, 0, 0, 1, 1, 2))):
        out = dice.choice(list(each(held)))
        held ^= 1 << out
        held |= 1 << dice.choice([card for card in pack if not held >> card & 1])
    return held


@FORMS
def test_random_and_meld_rich_hands_have_the_class_that_the_rules_say(form: Form) -> None:
    dice = Random(1)
    pack = list(each(form.pack))
    hands = [cards.of(dice.sample(pack, form.size)) for _ in range(10_000)]
    hands += [meld_rich(form, dice, form.size) for _ in range(10_000)]
    names = []
    for held in hands:
        names.append(melds.title_slow(form, held))
        assert melds.title(form, held) == names[-1], cards.text(held)
    assert set(names) >= {"ramino", form.names[-1], None}
    assert 1_500 < len(names) - names.count(None) < 10_000, "the hands must be a good mixture to prove anything"


@FORMS
def test_every_winning_set_is_one_in_the_words_of_the_rules(form: Form) -> None:
    for held in melds.winning(form):
        assert melds.title_slow(form, held) == melds.title(form, held), cards.text(held)


@FORMS
def test_closing_finds_every_discard(form: Form) -> None:
    dice = Random(2)
    found = 0
    for _ in range(200):
        held = meld_rich(form, dice, form.size + 1)
        closing = melds.closing(form, held)
        assert closing == tuple(card for card in each(held) if melds.title_slow(form, held & ~(1 << card)))
        assert (melds.distance(form, held) == 0) == bool(closing)
        found += bool(closing)
    assert 20 < found < 180


@FORMS
def test_the_best_hand_is_the_best_of_all_choices(form: Form) -> None:
    dice = Random(3)
    for _ in range(400):
        full = meld_rich(form, dice, form.size + 1)
        extra = dice.choice(list(each(full)))
        held = full ^ 1 << extra
        choices = [value for card in each(full) if (value := melds.worth(form, full ^ 1 << card))]
        best = melds.best_with(form, held, extra)
        assert (best and best[0]) == max(choices, default=None)
        if best is not None:
            assert melds.worth(form, best[1]) == best[0]
            assert best[1] & ~full == 0
