"""Picture sentences: what is said to a child who does not read, as a row of small pictures. Pure; a scene draws them.

Each thing that can be said has a sentence of signs: animals, cards, arrows, a hand that points, the stone. They are written
here as words; `picture` puts in whom and which cards they are about.

all          the animals of several
me, who      the animal of whoever is asked, and of whom it is said
card, cards  the card it is about, and up to three; other: the second one; up: it rises
suit         a card with nothing but the sign of its suit; low: one at the left end of others
any          cards of which any will do; back: one that nobody sees; deck: a pile of them
gone         a card put away; pair: two that go together
to, turn     an arrow on, and two arrows that change places
or           two ways
stone        the stone of Rolling Stone; button: a marker, with how many; number: how many, if several
hand         a hand that presses; eye, moon, star, clock, smile, question, yes, go: as they are called
"""

from typing import NamedTuple

from engine.cards import Card
from engine.model import Seat
from game.kids.words import Say

_MOST_CARDS = 3


class Sign(NamedTuple):
    """One small picture. seat, card, number: whose, which, how many, where its kind has that."""

    kind: str
    seat: Seat | None = None
    card: Card | None = None
    number: int = 0


_SENTENCES: dict[str, str] = {
    "over": "star",
    "wait": "who clock",
    "ask": "me hand any",
    "ask.card": "me hand any",
    # Rolling Stone
    "rs.plays": "who clock",
    "rs.starts": "who clock",
    "rs.lead": "me hand any to table",
    "rs.lead.rest": "me hand any to table cards moon",
    "rs.follow": "card me hand suit to table",
    "rs.follow.or": "card me hand suit or stone",
    "rs.stone": "card suit question me hand stone to me",
    # Gran Ramino
    "gr.draws": "who clock back",
    "gr.throws": "who clock gone",
    "gr.draw": "me hand deck to me",
    "gr.draw.or": "me hand deck or card to me",
    "gr.throw": "me hand any to gone",
    "gr.throw.but": "me hand any to gone card moon",
    # Michigan
    "mi.stakes": "who button to any clock",
    "mi.stake": "me hand button to any",
    "mi.stake.left": "me hand button to any",
    "mi.stake.done": "button yes hand go",
    "mi.stake.none": "me hand button to any",
    "mi.swap": "me any yes or any turn back",
    "mi.swaps": "who any turn back question",
    "mi.go_on": "me hand card to table",
    "mi.who": "card question",
    "mi.starts": "who clock",
    "mi.lead": "me hand low to table",
    "mi.lead.other": "me hand low to table suit moon",
    "mi.lead.same": "me hand suit to table",
    "mi.lead.lowest": "me hand low to table",
    "mi.lead.lowest.other": "me hand low to table suit moon",
    # What somebody does
    "did.deal": "who deck to any",
    "did.play": "who card to table",
    "did.pick": "stone to who",
    "did.draw": "who deck to who",
    "did.take": "who any to who",
    "did.discard": "who card to gone",
    "did.stake": "who button to any",
    "did.swap": "who any turn back",
    "did.keep": "who any yes",
    # Remarks of the table
    "said.cut_tied": "any any turn",
    "said.deals_first": "star who deck",
    "said.picks_up": "stone number to who",
    "said.turns_discards": "gone turn deck",
    "said.borrows": "smile button to who",
    "said.passed_over": "who moon",
    "said.swaps": "who any turn back",
    "said.keeps": "who any yes",
    "said.takes_honour": "who card star button",
    "said.stop_ace": "card moon",
    "said.stop_played": "card gone moon",
    "said.stop_extra": "card question moon",
    "said.pays_what_is_left": "who to button",
    "said.left_over": "button moon",
    "said.carried_over": "button moon",
    # Why not
    "why.no_play_now": "clock",
    "why.not_your_turn": "who clock",
    "why.not_in_hand": "any eye me",
    "why.just_picked_up": "cards moon",
    "why.must_pick_up": "suit question hand stone to me",
    "why.must_follow": "card to suit hand",
    "why.must_draw_stock": "hand deck to me",
    "why.already_drawn": "me hand any to gone",
    "why.draw_first": "hand deck to me",
    "why.just_taken": "card moon hand any",
    "why.stakes_first": "me hand button to any",
    "why.swap_first": "any yes or any turn back",
    "why.must_continue": "hand card to table",
    "why.suit_stopped": "hand cards to table",
    "why.lowest_of_hand": "hand cards to table",
    "why.lowest_of_others": "hand cards to table",
    "why.lowest_of_suit": "hand cards to table",
    "why.choose_first": "hand go",
    # Help
    "help.offer": "eye hand question",
    "help.thinks": "eye clock",
    "help.card": "hand card",
    "help.this": "hand go",
    "help.wait": "clock",
    "again.none": "eye moon",
    "back.done": "me hand any",
    "back.none": "moon",
    "hint.only_choice": "yes",
    "hint.nothing_better": "any yes",
    "hint.best_in_many_deals": "star",
    "hint.must_pick_up": "suit question",
    "hint.only_card": "card yes",
    "hint.all_alike": "any yes",
    "hint.wins_the_deal_now": "card to star",
    "hint.lead_suit_next_player_lacks": "suit to stone",
    "hint.lead_suit_somebody_lacks": "suit to stone",
    "hint.keeps_every_suit": "any yes",
    "hint.lead_long_suit": "suit suit suit",
    "hint.lead_lowest_of_suit": "low",
    "hint.win_trick_to_lead": "card star",
    "hint.beats_what_lies": "card star other",
    "hint.cheapest_winner": "card star other",
    "hint.cannot_win_play_low": "low",
    "hint.keeps_high_cards": "low",
    "hint.closes": "any yes star",
    "hint.must_draw": "deck",
    "hint.take_completes": "card to any star",
    "hint.take_brings_nearer": "card to any",
    "hint.take_makes_meld": "cards yes",
    "hint.take_fits": "card other yes",
    "hint.take_for_points": "card star",
    "hint.top_fits_nothing": "card moon deck",
    "hint.top_brings_no_nearer": "card moon deck",
    "hint.collects_points": "any star",
    "hint.keeps_ways_to_close": "back to any star",
    "hint.throws_dead_card": "card to gone",
    "hint.throws_loneliest_card": "card to gone",
    "hint.keeps_finished_melds": "any yes card to gone",
    "hint.run_goes_on": "card to table",
    "hint.stake_anywhere": "any yes",
    "hint.stake_on_honour_you_hold": "cards button star",
    "hint.stake_holds_no_honour": "any yes",
    "hint.swap_holds_no_markers": "button any turn back",
    "hint.keep_pots_here": "any yes button",
    "hint.goes_out": "any to table star",
    "hint.twin_with_markers": "card star button",
    "hint.towards_twin_with_markers": "to card",
    "hint.avoid_rich_honour_you_lack": "card moon button",
    "hint.gets_rid_of_stranded_card": "card to table",
    "hint.you_lead_again": "me to me",
    "hint.long_run": "cards to table",
    "hint.comes_back_to_you": "table to me",
    # The end
    "won": "star who star",
    "won.together": "star all star",
    "end.limit_cards": "clock any",
    "end.limit_pickups": "clock stone",
    "end.limit_shared": "clock yes",
    "end.points": "deck moon any",
    "end.better": "any yes any yes",
    "game.won": "star who star",
    "game.won.together": "star all star",
    "praise.out": "any to table star",
    "praise.no_stone": "star smile",
    "praise.big_stone": "stone number",
    "praise.tricks": "deck number",
    "praise.rolled": "to stone number",
    "praise.few_left": "any number",
    "praise.followed": "any to table number",
    "praise.started": "go number",
    "praise.closed": "any yes star",
    "praise.run": "cards",
    "praise.set": "cards",
    "praise.suit": "suit number",
    "praise.took": "any yes number",
    "praise.buttons": "button",
    "praise.own_row": "any to table number",
    "praise.kept_row": "any to any number",
    "praise.led": "go number",
    "praise.swapped": "any turn back star",
    "praise.placed": "button to any",
    "praise.played": "any to table number",
    "praise.waited": "clock smile",
}
"""By the key of a sentence, without what it begins with and without the form for whoever looks."""


def has(key: str) -> bool:
    """Whether that has a picture sentence."""
    return key in _SENTENCES


def picture(say: Say, me: Seat) -> tuple[Sign, ...]:
    """What is said as signs. me: the seat that looks. KeyError for what has no picture sentence."""
    found: list[Sign] = []
    card = say.cards[0] if say.cards else None
    who = say.seat if say.seat is not None else me
    for kind in _SENTENCES[say.key].split():
        if kind in ("me", "who"):
            found.append(Sign("animal", me if kind == "me" else who))
        elif kind == "all":
            found += [Sign("animal", seat) for seat in say.seats]
        elif kind == "cards":
            found += [Sign("card", card=one) for one in say.cards[:_MOST_CARDS]]
        elif kind == "other":
            found += [Sign("card", card=one) for one in say.cards[1:2]]
        elif kind in ("card", "suit"):
            found.append(Sign(kind, card=card) if card is not None else Sign("any"))
        elif kind == "button":
            found.append(Sign("button", who, None, say.number))
        elif kind == "number":
            if say.number > 1:
                found.append(Sign("number", number=say.number))
        else:
            found.append(Sign(kind))
    return tuple(found)
