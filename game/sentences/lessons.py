"""What the lessons say, by key: lesson.GAME.STEP, ".why" why another move is asked, ".kid" for children, at most ten words.

At most three sentences of at most fourteen words. "{card}" is the card that is pointed at, "{suit}" its suit.
"""

LESSONS: dict[str, str | tuple[str, str]] = {
    "lessons": "Learn to play",
    "lessons.says": "Each lesson takes about two minutes. You play, step by step.",
    "lessons.finished": "Done",
    "lessons.steps": ("{n} step", "{n} steps"),
    "title.learn": "Learn to play",
    "seats.learn": "How to play",
    "lesson.step": "{n} of {all}",
    "lesson.again": "Again",
    "lesson.skip": "Show me",
    "lesson.leave": "Leave",
    "lesson.next": "Go on",
    "lesson.watch": "Now watch the others.",
    "lesson.watch.kid": "Look what the others do!",
    "lesson.plain": "Press what the arrow points at.",
    "lesson.why": "Here something else is asked.",
    "lesson.done": "That was it. Well done!",
    "lesson.taken_back": "Your move is taken back. Try again!",
    "lesson.pause.again": "This step again",
    "lesson.pause.leave": "Leave the lesson",
    "lesson.first": "This is the first step.",
    "lesson.over": "You can play now!",
    "lesson.over.says": "That was all of {game}. The rules are always behind the question mark.",
    "lesson.over.play": "Play a match",
    "lesson.over.again": "Lesson again",
    # How the buttons are called where they are read aloud
    "speech.again": "This step again",
    "speech.skip": "Show me how",
    "speech.leave": "Leave the lesson",
    "speech.next": "Go on",
    # Rolling Stone
    "lesson.rolling_stone.follow": "The first card shows the suit: {suit}. You have {suit}, so you must play one of them.",
    "lesson.rolling_stone.follow.kid": "Same suit! Play one of your {suit}.",
    "lesson.rolling_stone.win": "The highest card of the suit wins the trick. Win this one: play your {card}.",
    "lesson.rolling_stone.win.kid": "The highest card wins. Play the {card}!",
    "lesson.rolling_stone.win.why": "That card is too low to win the trick.",
    "lesson.rolling_stone.lead": "The trick is yours: it lies face down beside you. Who wins a trick leads. Lead any card.",
    "lesson.rolling_stone.lead.kid": "You won! Now you begin. Play any card.",
    "lesson.rolling_stone.pick_up": "You have no card of this suit. So you must pick up the whole trick.",
    "lesson.rolling_stone.pick_up.kid": "You have none of these. Pick them all up!",
    "lesson.rolling_stone.lead_other": (
        "That ended the trick, and you lead again. The cards you picked up must wait: lead another one."
    ),
    "lesson.rolling_stone.lead_other.kid": "You begin. The new cards must wait. Play another!",
    "lesson.rolling_stone.tricks.done": "Now you know how tricks are won and picked up. Next: how a deal is won.",
    "lesson.rolling_stone.tricks.done.kid": "Well done! Now see how you win.",
    "lesson.rolling_stone.keep_lead": "Only two cards are left. Win this trick with the {card}, and you lead again.",
    "lesson.rolling_stone.keep_lead.kid": "Two cards left! Play the {card} first.",
    "lesson.rolling_stone.keep_lead.why": "That card lets somebody else lead. Keep the lead with the {card}.",
    "lesson.rolling_stone.keep_lead.why.kid": "Too low! Play the {card} first.",
    "lesson.rolling_stone.last_card": "Play your last card. The first player without cards wins the deal, at once.",
    "lesson.rolling_stone.last_card.kid": "Play your last card, and you win!",
    "lesson.rolling_stone.out.done": "You are the first without cards: the deal is yours!",
    "lesson.rolling_stone.out.done.kid": "No cards left: you win!",
    # Gran Ramino
    "lesson.gran_ramino.draw": "You collect ten cards that all go together. Every turn begins with a draw: press the stock.",
    "lesson.gran_ramino.draw.kid": "You may take a card. Press the stock!",
    "lesson.gran_ramino.discard": (
        "A set is three or four of a rank. A run is three or more of a suit in a row. Discard what is in neither: the {card}."
    ),
    "lesson.gran_ramino.discard.kid": "Keep what goes together. Put the {card} away.",
    "lesson.gran_ramino.discard.why": "That card goes together with others. Keep it, and discard a lonely one.",
    "lesson.gran_ramino.discard.why.kid": "That one has friends. Keep it!",
    "lesson.gran_ramino.take": (
        "Instead of drawing you may take the card just discarded. The {card} makes a set with two of yours: take it."
    ),
    "lesson.gran_ramino.take.kid": "You need the {card}. Take it!",
    "lesson.gran_ramino.take.why": "Nobody knows what the stock brings. The {card} is what you need.",
    "lesson.gran_ramino.close": "Ten cards go together, one does not. Discard the {card}, and your hand is complete.",
    "lesson.gran_ramino.close.kid": "Put the {card} away. Then all go together!",
    "lesson.gran_ramino.close.why": "Then your hand is not complete. Discard the {card}.",
    "lesson.gran_ramino.dieci.done": "Ten cards in sets and runs are a dieci. A complete hand ends the deal, and you win it.",
    "lesson.gran_ramino.dieci.done.kid": "Ten cards together are a dieci. You win!",
    "lesson.gran_ramino.take_seventh": (
        "Higher than a dieci is the ramino. It begins with seven of a suit in a row. Take the {card}."
    ),
    "lesson.gran_ramino.take_seventh.kid": "Seven in a row! Take the {card}.",
    "lesson.gran_ramino.take_seventh.why": "The {card} makes seven in a row. Do not let it lie.",
    "lesson.gran_ramino.close_ramino": (
        "The other three share one suit, or have three ranks in a row. You have three of one suit: discard the {card}."
    ),
    "lesson.gran_ramino.close_ramino.kid": "Three of one suit stay too. Put the {card} away.",
    "lesson.gran_ramino.close_ramino.why": "The seven in a row and the other three must stay. Discard the {card}.",
    "lesson.gran_ramino.close_ramino.why.kid": "That one has friends. Keep it!",
    "lesson.gran_ramino.ramino.done": "That is a ramino. It beats every dieci, even that of whoever closed.",
    "lesson.gran_ramino.ramino.done.kid": "That is a ramino. It beats every dieci!",
    "lesson.gran_ramino.draw_tenth": (
        "The highest hand is the gran ramino: all ten of one suit. You have nine. Try the stock."
    ),
    "lesson.gran_ramino.draw_tenth.kid": "All ten of one suit! Press the stock.",
    "lesson.gran_ramino.draw_tenth.why": "That card is of another suit. The stock may bring the one you need.",
    "lesson.gran_ramino.draw_tenth.why.kid": "That is another suit. Press the stock!",
    "lesson.gran_ramino.close_gran_ramino": "There it is! Discard the {card}, and only one suit is left.",
    "lesson.gran_ramino.close_gran_ramino.kid": "There it is! Put the {card} away.",
    "lesson.gran_ramino.close_gran_ramino.why": "That card is of your suit. Discard the {card}.",
    "lesson.gran_ramino.gran_ramino.done": "A gran ramino: nothing beats it, and it is very rare!",
    "lesson.gran_ramino.gran_ramino.done.kid": "A gran ramino! Nothing is better.",
    # Michigan
    "lesson.michigan.stake": (
        "Everybody stakes four markers, before looking at the cards. Press the honour cards, as you like. Then place them."
    ),
    "lesson.michigan.stake.kid": "Put four buttons on these cards.",
    "lesson.michigan.keep": (
        "You may swap your hand for the extra hand, unseen. But you hold the twin of an honour card: keep it."
    ),
    "lesson.michigan.keep.kid": "You have a card like one up there. Keep!",
    "lesson.michigan.keep.why": "Then your twin of an honour card would be gone.",
    "lesson.michigan.lead": (
        "You lead. Choose a suit, and its lowest card begins the run. In {suit} you have a twin higher up."
    ),
    "lesson.michigan.lead.kid": "You begin, with the lowest. Play the {card}.",
    "lesson.michigan.lead.why": "That is allowed, but {suit} can bring you markers. Lead the {card}.",
    "lesson.michigan.lead.why.kid": "Not yet! Play the {card} first.",
    "lesson.michigan.twin": "Whoever has the next card plays it: you! The twin of an honour card wins its markers.",
    "lesson.michigan.twin.kid": "You have the next one. It wins buttons!",
    "lesson.michigan.next": "After the ace a run ends, and its last player leads. You have the next card again: the {card}.",
    "lesson.michigan.next.kid": "You have the next card again. Play it!",
    "lesson.michigan.stop": (
        "Nobody can go on: the next card lies in the extra hand. You played last, so you lead, another suit."
    ),
    "lesson.michigan.stop.kid": "Stop! Nobody has the next. Play another suit.",
    "lesson.michigan.out": "Play on to your last card. Who is out first gets a marker for each card of the others.",
    "lesson.michigan.out.kid": "Play all your cards. First without cards wins!",
    "lesson.michigan.deal.done": "You are out, and the others have paid you. Markers not won stay for the next deal.",
    "lesson.michigan.deal.done.kid": "No cards left: you win buttons!",
}
