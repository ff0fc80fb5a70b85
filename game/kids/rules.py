"""The rules in words for children: the same points as the engine's pages, by their ids, in short sentences. Pure.

Each line names a text (`game/sentences/kids_rules.py`) instead of holding one. Conditions are those of the engine's pages,
so that a house rule changes this page too. A game without lines here is told in its own words.
"""

from engine.model import GameInfo, Options, RuleLine, page
from game import words

_PAGES = {
    "rolling_stone": page(
        """
        RS-1 seats=4 | rs.deal.4
        RS-1 seats=5 | rs.deal.5
        RS-1 seats=6 | rs.deal.6
        RS-2 | rs.ace
        RS-3 | rs.dealer
        RS-4 | rs.one_by_one
        RS-5 | rs.lead
        RS-6 | rs.follow
        RS-7 | rs.trick
        RS-8 | rs.pick_up
        RS-9 | rs.not_those
        RS-10 | rs.win
        RS-11 voluntary_pickup=true | rs.may_pick_up
        RS-11 voluntary_pickup=two | rs.may_pick_up_twice
        RS-12 | rs.limit
        RS-13 scoring=deals match_to=1 | rs.match.1
        RS-13 scoring=deals match_to=3 | rs.match.3
        RS-13 scoring=deals match_to=5 | rs.match.5
        RS-14 scoring=cards | rs.cards
        RS-0 open_hands=true | open"""
    ),
    "gran_ramino": page(
        """
        GR-1 pack=40 | gr.pack.40
        GR-1 pack=36 german_ace=low | gr.pack.36.low
        GR-1 pack=36 german_ace=high | gr.pack.36.high
        GR-2 | gr.points
        GR-3 pack=40 seats=2 | gr.deal.10
        GR-3 pack=40 seats=3,4 | gr.deal.7
        GR-3 pack=36 | gr.deal.7
        GR-4 | gr.turn
        GR-5 | gr.not_that
        GR-8 pack=40 seats=2 | gr.dieci
        GR-7 pack=40 seats=2 | gr.ramino
        GR-6 pack=40 seats=2 | gr.gran_ramino
        GR-9 pack=40 seats=3,4 | gr.sette
        GR-9 pack=36 | gr.sette
        GR-10 | gr.done
        GR-11 closing_discard=all | gr.last.all
        GR-11 closing_discard=next seats=2 | gr.last.all
        GR-11 closing_discard=next seats=3,4 | gr.last.next
        GR-12 | gr.higher
        GR-13 turn_discards=0 | gr.stock_out
        GR-13 turn_discards=1 | gr.stock_turned
        GR-13 turn_discards=2 | gr.stock_turned_twice
        GR-14 | gr.takes
        GR-15 hand_points=flat | gr.score.flat
        GR-15 hand_points=graded | gr.score.graded
        GR-15 match_to=1 | gr.match.1
        GR-15 match_to=3 | gr.match.3
        GR-15 match_to=5 | gr.match.5
        GR-15 match_to=7 | gr.match.7
        GR-0 open_hands=true | open"""
    ),
    "michigan": page(
        """
        MI-1 | mi.honours
        MI-2 | mi.deal
        MI-3 | mi.buttons
        MI-4 stakes=before | mi.stakes.before
        MI-4 stakes=after | mi.stakes.after
        MI-4 stakes_open=false | mi.stakes.hidden
        MI-4 stakes_open=true | mi.stakes.open
        MI-5 | mi.swap
        MI-6 strict_lowest=false | mi.lead
        MI-6 strict_lowest=true | mi.lead.strict
        MI-7 | mi.next
        MI-8 | mi.stop
        MI-9 strict_lowest=false | mi.lead_again
        MI-9 strict_lowest=true | mi.lead_again.strict
        MI-10 | mi.twin
        MI-11 | mi.win
        MI-12 | mi.stay
        MI-13 bank_lends=false | mi.none_left
        MI-13 bank_lends=true | mi.loan
        MI-14 length=three | mi.match.3
        MI-14 length=half,normal,double | mi.match
        MI-15 | mi.left_over
        MI-16 | mi.extra
        MI-0 open_hands=true | open"""
    ),
}


def lines(info: GameInfo, options: Options) -> list[RuleLine]:
    """What holds at this table, a line a point, in the language of now; [] for a game without such a page."""
    told = {"markers": options.get("markers", "")}
    return [
        line._replace(sentence=words.say("kid.rule." + line.sentence, **told))
        for line in _PAGES.get(info.key, ())
        if line.holds(options)
    ]
