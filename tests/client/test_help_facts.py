"""What help tells: the ladder against every great hand there is, the stone's memory and the stops against the written rules."""

import random

import pytest

from engine import cards
from engine.games import melds
from engine.games.melds import GRAN_RAMINO, RAMINO
from game.helping import ladder as ladders
from game.helping.ladder import FAR, rungs
from game.helping.stone import known
from game.helping.stops import stops
from tests.games.setting import do, lay

FORMS = [(40, 10, False), (40, 7, False), (36, 7, False), (36, 7, True)]


def every_hand(form, name):
    """All hands of that kind, from the engine's own lists."""
    if name == GRAN_RAMINO:
        return [hand for hand in melds.winning(form) if melds.title(form, hand) == GRAN_RAMINO]
    if name == RAMINO:
        return list(melds._raminos(form))
    return list(set().union(*(melds._joined(form, way) for way in melds.lengths(form))))


@pytest.mark.parametrize("form", [melds.form(*one) for one in FORMS], ids=str)
def test_the_ladder_is_exact(form):
    dice = random.Random(5)
    lists = {name: every_hand(form, name) for name in form.names}
    near = sorted(melds.winning(form))
    for turn in range(24):
        size = form.size + turn % 2
        if turn % 3:
            whole = cards.listed(dice.choice(near))
            rest = [card for card in cards.listed(form.pack) if card not in whole]
            held = cards.of([*whole[: form.size - turn % 4], *dice.sample(rest, size - form.size + turn % 4)])
        else:
            held = cards.of(dice.sample(cards.listed(form.pack), size))
        gone = cards.of(dice.sample(cards.listed(form.pack & ~held), 8))
        found = rungs(form, held, gone)
        assert [rung.name for rung in found] == list(reversed(form.names))
        assert min(rung.missing for rung in found) == melds.distance(form, held)
        for rung in found:
            most = max((hand & held).bit_count() for hand in lists[rung.name])
            best = [hand for hand in lists[rung.name] if (hand & held).bit_count() == most]
            assert rung.missing == form.size - most
            nearer = set(cards.listed(_union(hand & ~held for hand in best))) if 0 < rung.missing <= FAR else set()
            assert set(rung.helps) | set(rung.gone) == nearer
            assert set(rung.gone) == {card for card in nearer if gone >> card & 1}
            assert any(hand & held == cards.of(rung.mine) for hand in best)


def _union(sets):
    found = 0
    for one in sets:
        found |= one
    return found


TWO = "AS 2S 3S 4H 5H 6H 7D JD QD KC | AC 2C 3C 4C 5C 6C 7H JH QH KH"


def test_the_ladder_of_a_table_names_what_is_gone():
    table = lay("gran_ramino", TWO, stock="2H 3H", discards="KD 4S", turn=0)
    by_name = {rung.name: rung for rung in ladders.ladder(table.view(0))}
    dieci = by_name["dieci"]
    assert dieci.missing == 1
    kd, four = cards.card("KD"), cards.card("4S")
    assert kd in dieci.gone, "it lies under the top of the discards"
    assert four in dieci.helps, "the top can be taken"
    assert cards.card("KC") not in dieci.mine
    assert len(dieci.mine) == 9
    assert by_name["ramino"].missing == 4
    assert by_name["gran ramino"].helps == ()


def test_a_card_that_another_hand_took_in_public_is_gone():
    table = lay("gran_ramino", TWO, stock="2H 3H", discards="KD 4S", turn=1)
    do(table, "1 draw discard, 1 discard AC")
    dieci = next(rung for rung in ladders.ladder(table.view(0)) if rung.name == "dieci")
    assert cards.card("4S") in dieci.gone


def test_only_a_hand_that_is_looked_at_has_a_ladder():
    table = lay("gran_ramino", TWO, stock="2H 3H", discards="KD 4S", turn=0)
    assert ladders.ladder(table.view(None)) == ()
    assert ladders.ladder(table.reveal()) == ()
    assert len(ladders.ladder(table.view(1))) == 3


def test_a_hand_of_seven_has_two_rungs_in_either_pack():
    hands = "6S 7S 8S 9S TS JS QH | 6H 7H 8H 9H TH JH QS | 6C 7C 8C 9C TC JC QC"
    table = lay("gran_ramino", hands, {"pack": "36"}, stock="AS 7D", discards="KD", turn=0)
    sette, ramino = ladders.ladder(table.view(0))
    assert (sette.name, ramino.name) == ("sette", "ramino")
    assert ramino.missing == 1
    assert set(ramino.helps) == {cards.card("QS"), cards.card("AS")}, "the ace stands under the six"
    high = lay("gran_ramino", hands, {"pack": "36", "german_ace": "high"}, stock="AS 7D", discards="KD", turn=0)
    assert ladders.ladder(high.view(0))[1].helps == (cards.card("QS"),), "and there over the king"


def test_the_stone_remembers_what_was_picked_up_and_what_a_hand_lacks():
    table = lay("rolling_stone", "9H TH 7S | JH 8C QC | 8S 9S TS | KH AH 7C", turn=0)
    do(table, "0 play 9H, 1 play JH, 2 pick up")
    view = table.view(0)
    found = known(view, 0)
    hearts = cards.HEARTS
    assert found[2].held == (cards.card("9H"), cards.card("JH"))
    assert found[2].lacks == (), "it has hearts now"
    assert found[0] == found[1] == found[3] == known(view, 1)[3]
    do(table, "2 play 8S, 3 pick up")
    found = known(table.view(0), 0)
    assert cards.SPADES not in found[3].lacks
    assert found[3].held == (cards.card("8S"),)
    assert hearts not in found[3].lacks
    assert known(table.view(None), 0) == found, "all know it"


def test_a_suit_is_struck_once_the_cards_picked_up_are_gone():
    table = lay("rolling_stone", "9H TH 7S | JH 8C QC | 8S 9S TS | KH AH 7C", turn=0)
    do(table, "0 play 9H, 1 play JH, 2 pick up, 2 play 8S, 3 pick up, 3 play KH, 0 play TH")
    found = known(table.view(0), 0)
    assert found[1].held == ()
    assert found[1].lacks == (), "it has not shown yet that it has no more hearts"
    do(table, "1 pick up")
    assert {cards.name(card) for card in known(table.view(0), 0)[1].held} == {"KH", "TH"}


def test_a_lacking_suit_is_told():
    table = lay("rolling_stone", "9H TH AS | JH 8C QC | 8S 9S TS | KH AH 7C", turn=0)
    do(table, "0 play 9H, 1 play JH, 2 pick up, 2 play 8S, 3 pick up")
    do(table, "3 play AH, 0 play TH, 1 pick up")
    found = known(table.view(0), 0)
    assert found[3].lacks == (), "it holds the eight of spades that it picked up"
    assert found[2].held == (cards.card("9H"), cards.card("JH"))


def test_an_open_hand_needs_no_memory():
    hands = "9H TH 7S | JH 8C QC | 8S 9S TS | KH AH 7C"
    table = lay("rolling_stone", hands, {"open_hands": "true"}, turn=0)
    do(table, "0 play 9H, 1 play JH, 2 pick up")
    assert known(table.view(0), 0) == known(table.reveal(), 0)
    assert all(not one.held and not one.lacks for one in known(table.view(0), 0))


def by_suit(table, seat=None):
    return {one.suit: one for one in stops(table.view(seat))}


def test_a_run_says_which_card_it_wants_and_a_stop_why_it_stopped():
    table = lay("michigan", "5H 9C 2D | 6H 3S 4D | KS QS 9D", extra="7H 2S 3D", turn=0)
    fresh = by_suit(table)[cards.DIAMONDS]
    assert fresh.next is None or fresh.way == "stopped", "cards that are not named were played before"
    do(table, "0 play 5H")
    hearts = by_suit(table)[cards.HEARTS]
    assert (hearts.way, hearts.next) == ("runs", cards.card("6H"))
    assert hearts.lot(cards.card("6H")) == "next"
    do(table, "1 play 6H")
    hearts = by_suit(table)[cards.HEARTS]
    assert (hearts.way, hearts.next, hearts.barred) == ("stopped", cards.card("7H"), True)
    assert hearts.out == (cards.card("7H"),)
    assert hearts.lot(cards.card("7H")) == "out"
    assert hearts.lot(cards.card("5H")) == "played"
    assert stops(table.view(0)) == stops(table.view(1)) == stops(table.view(None)), "it is the same for all"


def test_an_honour_is_open_until_it_is_played_or_known_to_be_out():
    table = lay("michigan", "JS QH 2D | 6H 3S 4D | KS QS 9D", extra="7H 2S 3D", turn=0)
    assert by_suit(table)[cards.SPADES].open
    assert by_suit(table)[cards.SPADES].honour == cards.card("QS")
    do(table, "0 play JS, 2 play QS")
    assert not by_suit(table)[cards.SPADES].open
    gone = lay("michigan", "JS QH 2D | 6H 3S 4D | KS TS 9D", extra="QS 2S 3D", turn=0)
    do(gone, "0 play JS")
    assert by_suit(gone)[cards.SPADES].out == (cards.card("QS"),)
    assert not by_suit(gone)[cards.SPADES].open


def test_nothing_is_known_before_cards_are_played():
    table = lay("michigan", "JS QH 2D | 6H 3S 4D | KS QS 9D", extra="7H 2S 3D", turn=0, phase="stakes")
    assert stops(table.view(0)) == ()
