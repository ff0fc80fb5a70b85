"""What Michigan says of itself: its name and goal, its house rules and its rules page. The rules are in `michigan`."""

from engine.model import OPEN_HANDS, GameInfo, Option, page

INFO = GameInfo(
    key="michigan",
    title="Michigan",
    goal="Be the first without cards, and play the twins of the honour cards to win the markers on them.",
    seats=(2, 3, 4, 5, 6, 7, 8),
    usual=4,
    options=(
        Option(
            "markers",
            ("80", "40", "60", "100"),
            "How many markers each player starts with; a double match starts with 100 unless another number is chosen.",
            (("length", "double", "100"),),
        ),
        Option("stakes", ("before", "after"), "Stakes are placed before or after looking at the own cards."),
        Option("stakes_open", ("false", "true"), "Everybody sees a stake as soon as it is placed."),
        Option("strict_lowest", ("false", "true"), "The lead is the lowest card of the whole hand, not of a chosen suit."),
        Option(
            "bank_lends", ("false", "true"), "Who holds fewer than four markers is lent up to four; loans count at the end."
        ),
        Option("length", ("normal", "half", "double", "three"), "How many deals the match has."),
        OPEN_HANDS,
    ),
    page=page("""
MI-1 | Play with 52 cards, the ace high. Ace of hearts, king of diamonds, queen of spades and jack of clubs from a second
    pack lie in the middle: the honour cards.
MI-2 | All cards are dealt one at a time to the players and to one extra hand, which stays face down.
MI-3 markers=40 | Everybody starts with 40 markers.
MI-3 markers=60 | Everybody starts with 60 markers.
MI-3 markers=80 | Everybody starts with 80 markers.
MI-3 markers=100 | Everybody starts with 100 markers.
MI-4 stakes=before | Before looking at their cards, everybody places four markers on the honour cards, split as they like.
MI-4 stakes=after | After looking at their cards, everybody places four markers on the honour cards, split as they like.
MI-4 stakes_open=false | A stake stays hidden until the last one is placed.
MI-4 stakes_open=true | Everybody sees a stake as soon as it is placed.
MI-5 | The player at the dealer's left, forehand, may then swap the whole hand for the extra hand, unseen.
MI-6 strict_lowest=false | Forehand chooses a suit and leads the lowest card of it.
MI-6 strict_lowest=true | Forehand leads the lowest card of the whole hand. Among equal ranks the choice is free.
MI-7 | Whoever holds the next higher card of the suit must play it.
MI-8 | The run stops when nobody can go on.
MI-9 strict_lowest=false | Who played the last card leads the lowest card of another suit. Only who has no other suit leads the
    same one again.
MI-9 strict_lowest=true | Who played the last card leads the lowest of their cards of other suits. Only who has no other suit
    leads the same one again.
MI-10 | Who plays the twin of an honour card takes all markers on it.
MI-11 | The first without cards wins the deal. Everybody else pays the winner a marker for each card held.
MI-12 | Markers that nobody took stay for the next deal.
MI-13 bank_lends=false | Nobody owes markers: who has too few stakes or pays what there is, who has none is passed over.
MI-13 bank_lends=true | Who holds fewer than four markers before the stakes is lent up to four. At the end loans are taken off.
MI-14 length=three | The match has three deals. The most markers win; equal markers share the win.
MI-14 length=half seats=2,4,7,8 | The match has four deals. The most markers win; equal markers share the win.
MI-14 length=half seats=3,5,6 | The match has three deals. The most markers win; equal markers share the win.
MI-14 length=normal seats=2,4,8 | The match has eight deals. The most markers win; equal markers share the win.
MI-14 length=normal seats=3,6 | The match has six deals. The most markers win; equal markers share the win.
MI-14 length=normal seats=5 | The match has five deals. The most markers win; equal markers share the win.
MI-14 length=normal seats=7 | The match has seven deals. The most markers win; equal markers share the win.
MI-14 length=double seats=2,4,8 | The match has 16 deals. The most markers win; equal markers share the win.
MI-14 length=double seats=3,6 | The match has 12 deals. The most markers win; equal markers share the win.
MI-14 length=double seats=5 | The match has 10 deals. The most markers win; equal markers share the win.
MI-14 length=double seats=7 | The match has 14 deals. The most markers win; equal markers share the win.
MI-15 | What lies on the honour cards after the last deal belongs to nobody.
MI-16 | The extra hand is shown when the deal is over.
MI-0 open_hands=true | All hands lie open on the table.
"""),
)
