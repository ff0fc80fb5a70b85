"""Hints in English for the terminal."""

from collections.abc import Callable
from typing import Final

from engine.cli.naming import LETTERS, Naming
from engine.coach import Advice
from engine.model import Action
from engine.rules import Reason

HINTS: Final = {
    "only_choice": "there is only one thing to do",
    "nothing_better": "all choices look about as good",
    "best_in_many_deals": "on the whole, this comes out best",
    "must_pick_up": "you have no card of the suit of {card}",
    "only_card": "it is the only card that you can play",
    "all_alike": "it is as good as your others",
    "wins_the_deal_now": "it is your last card and wins the deal",
    "lead_suit_next_player_lacks": "the next player has none of this suit and must pick up",
    "lead_suit_somebody_lacks": "players who have none of this suit: {n}; they may have to pick up",
    "keeps_every_suit": "you keep a card of all your suits and can follow",
    "lead_long_suit": "your longest suit, {n} cards",
    "lead_lowest_of_suit": "lead low and keep the higher cards of the suit",
    "win_trick_to_lead": "it wins the trick, and you lead next",
    "beats_what_lies": "it beats {other}; if nobody goes higher, you lead next",
    "cheapest_winner": "it is high enough for {other}, and you keep your higher cards",
    "cannot_win_play_low": "you cannot beat {other}, so play your lowest",
    "keeps_high_cards": "play low and keep the higher cards of the suit",
    "closes_gran_ramino": "it closes with a gran ramino",
    "closes_ramino": "it closes with a ramino",
    "closes_dieci": "it closes with all ten cards in combinations",
    "closes_sette": "it closes with all seven cards in combinations",
    "must_draw": "only the stock can be drawn from now",
    "take_completes": "{card} lets you close",
    "take_brings_nearer": "cards missing with {card}: only {n}",
    "take_makes_meld": "{card} makes a combination with your cards",
    "take_fits": "{card} fits your {other}",
    "take_for_points": "the stock is nearly gone, and {card} counts {n}",
    "top_fits_nothing": "{card} fits nothing in your hand",
    "top_brings_no_nearer": "{card} brings you no nearer to a great hand",
    "collects_points": "the stock is nearly gone, keep high cards: {card} counts {n}",
    "keeps_ways_to_close": "different cards that let you close then: {n}",
    "throws_dead_card": "the cards that go with {card} are gone",
    "throws_loneliest_card": "{card} fits your other cards least",
    "keeps_finished_melds": "your finished combinations stay whole",
    "run_goes_on": "you have the next card of the run",
    "stake_anywhere": "you have not looked yet, so every stake is as good",
    "stake_on_honour_you_hold": "you have {cards} and can win your markers back",
    "stake_holds_no_honour": "you have no honour card's twin, so every stake is as good",
    "swap_holds_no_markers": "no marker lies on a card that you have, and {n} on others",
    "swap_pots_elsewhere": "markers on cards that you do not have: {n}",
    "keep_pots_here": "markers on {cards}, which you have: {n}",
    "goes_out": "you can play all your cards, and nobody can stop you",
    "twin_with_markers": "you play {card} and win its markers: {n}",
    "towards_twin_with_markers": "the run goes towards your {card}, with markers on it: {n}",
    "avoid_rich_honour_you_lack": "another lead may give somebody the markers on {card}: {n}",
    "gets_rid_of_stranded_card": "no run comes to {card}, so you must lead it yourself",
    "you_lead_again": "the run stops with you, and you lead again",
    "long_run": "cards in a row that are yours: {n}",
    "comes_back_to_you": "the run may come back to your {card}",
}
"""What speaks for the choice that a hint names, by key of its reason."""

_SHOWN = 4
"""Of so many choices it is told what they are worth."""


def hint_text(reason: Reason, naming: Naming = LETTERS) -> str:
    """Why, as a clause."""
    names = [naming.one(card) for card in reason.cards]
    card, other = [*names, "", ""][:2]
    text = HINTS.get(reason.key, reason.key.replace("_", " "))
    return text.format(card=card, other=other, cards=naming.several(reason.cards), n=reason.number)


def hint_lines(advice: Advice, said: Callable[[Action], str], naming: Naming = LETTERS) -> list[str]:
    """A hint, its reason, how sure it is, and where it helps how often the best choices win. `said` puts an action in words."""
    why = hint_text(advice.reason, naming)
    lines = [f"Hint: {said(advice.best)}.", f"Why: {why}.", f"The coach is {advice.sure} percent sure."]
    if advice.helps:
        ranked = sorted(advice.worth, key=lambda one: -one[1])[:_SHOWN]
        told = "; ".join(f"{said(action)}: {(worth + 5) // 10}" for action, worth in ranked)
        lines.append(f"Of a hundred such deals you win about so many. {told[:1].upper()}{told[1:]}.")
    return lines
