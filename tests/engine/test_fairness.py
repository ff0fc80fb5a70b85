"""Fair deals: the code gives the seal and the cards, and every way in which it would not is seen."""

import pytest

from engine import chance, deal_code
from engine.chance import Given
from engine.fairness import check, dealt, kept_seals, number_of, seal_note
from engine.games import GAMES, find
from engine.match import make_bots, new_table, run
from engine.model import DEAL, Options
from engine.record import Record
from engine.table import Table


def played(game, seats=None, seed=11, **switches):
    info = find(game).info
    table = new_table(game, Options(info, seats or info.usual, switches), seed)
    bots = make_bots(game, ["random"] * table.record.options.seats, seed)
    for _ in run(table, bots):
        if table.deal_over and table.turn is not None:
            table.record.note(seal_note(table.deals + 1, table.seal(table.deals + 1)))
    return table


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_deal_of_a_match_is_fair(game):
    for seats in find(game).info.seats:
        record = Record.from_text(played(game, seats).record.to_text())
        deals, seals = dealt(record), kept_seals(record)
        assert [deal.number for deal in deals] == list(range(1, len(deals) + 1))
        assert sorted(seals) == [deal.number for deal in deals[1:]]
        for deal in deals:
            assert record.actions[deal.ply][1] is DEAL
            verdict = check(record, deal, number_of(record, deal.number), seals.get(deal.number, ""))
            assert verdict == (True if deal.number > 1 else None, True)
            assert verdict.fair


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_planted_code_is_not_fair(game):
    record = played(game).record
    deal = dealt(record)[0]
    number = number_of(record, 1)
    seal = deal_code.seal(number)
    assert check(record, deal, number, seal) == (True, True)
    assert check(record, deal, number ^ 1, seal) == (False, False)
    assert check(record, deal, number ^ 1, deal_code.seal(number ^ 1)) == (True, False)
    assert check(record, deal, number, deal_code.seal(number ^ 1)) == (False, True)
    assert not check(record, deal, number, "0" * 64).fair


def test_cards_that_were_swapped_are_not_fair():
    record = played("rolling_stone").record
    deal = dealt(record)[0]
    one, other = list(deal.cards)[:2]
    swapped = {**deal.cards, one: deal.cards[other], other: deal.cards[one]}
    verdict = check(record, deal._replace(cards=swapped), number_of(record, 1), "")
    assert verdict == (None, False)
    assert not verdict.fair


def test_the_seal_that_was_shown_first_holds():
    record = played("rolling_stone").record
    record.note(seal_note(2, "0" * 64))
    assert kept_seals(record)[2] == deal_code.seal(number_of(record, 2))


def test_a_chosen_deal_is_fair_too():
    table = Table(Record("michigan", Options(find("michigan").info, 4), Given(1, chance.derive(42, "deal", 1), 2)))
    table.play(0, DEAL)
    deal = dealt(table.record)[0]
    assert deal.dealer == 2
    assert check(table.record, deal, number_of(table.record, 1), table.seal(1)) == (True, True)


def test_a_match_from_a_position_has_no_numbers():
    position = {"hands": [["9H", "TD"], ["7H", "AS", "KH"], ["8C", "TH"], ["7C", "QH"]], "turn": 0}
    record = Record("rolling_stone", Options(find("rolling_stone").info, 4), position=position)
    assert number_of(record, 1) is None
    assert dealt(record) == []
