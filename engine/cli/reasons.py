"""Why something cannot be done, in English: a clause for each key of a reason, and for actions without a card."""

from engine.cli.naming import LETTERS, Naming
from engine.model import Action, View
from engine.rules import Reason

REASONS = {
    "no_play_now": "no card is played now",
    "not_your_turn": "it is not your turn",
    "not_in_hand": "that card is not in your hand",
    "just_picked_up": "you have just picked that card up, and this lead must be another card",
    "must_pick_up": "you have no card of the suit led, {cards}; you must pick up",
    "must_follow": "you must follow the suit led, {cards}",
    "must_draw_stock": "after twelve takes in a row the next card comes from the stock",
    "already_drawn": "you have drawn a card already",
    "draw_first": "first draw a card",
    "just_taken": "you have just taken {cards} from the discard pile; discard another card",
    "stakes_first": "the stakes come first",
    "swap_first": "first say whether you swap or keep",
    "must_continue": "the run goes on with {cards}",
    "suit_stopped": "that suit has just stopped; lead another one ({cards})",
    "lowest_of_hand": "the lead must be your lowest card ({cards})",
    "lowest_of_others": "the lead must be the lowest of your cards of other suits ({cards})",
    "lowest_of_suit": "the lead must be the lowest card of its suit ({cards})",
}
"""Why a card cannot be played, by key of its reason."""


def reason_text(reason: Reason, naming: Naming = LETTERS) -> str:
    """Why not, as a clause."""
    return REASONS.get(reason.key, reason.key.replace("_", " ")).format(cards=naming.several(reason.cards))


def why_not_action(view: View, action: Action) -> str:  # type: ignore[type-arg]
    """Why an action without a card is not possible, as a sentence; "" if there is nothing to say about it."""
    kinds = {one.kind for one in view.legal}
    counts = {(pile.zone.name, pile.zone.seat): pile.count for pile in view.piles}
    match action.kind, action.choice:
        case "pick", _ if ("trick", None) in counts:
            if not counts["trick", None]:
                return "Nothing lies on the table to pick up: you lead."
            return "You can follow suit, so you may not pick up now."
        case "draw", "discard" if ("discards", None) in counts and "draw" in kinds:
            if not counts["discards", None]:
                return "The discard pile is empty: draw from the stock."
            return "After twelve takes in a row the next card comes from the stock."
        case "draw", _ if "discard" in kinds:
            return "You have drawn already: now discard a card."
        case (("swap" | "keep" | "stake"), _) if ("extra", None) in counts:
            return "The stakes and the swap come before the first lead; forehand alone may swap."
        case _:
            return ""
