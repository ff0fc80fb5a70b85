"""Nothing that is said names a card that somebody who can hear it may not know: many matches, every way of hiding hands."""

import random

import pytest

from engine.events import Moved, Said, Shown, seen_by
from engine.table import Table
from game import words
from game.comfort import Comfort
from game.intents import Intent, Kind
from game.scenes.curtain import GUARD, CurtainScene
from game.scenes.deal_over import DealOverScene
from game.scenes.match_over import MatchOverScene
from game.sofa.seats import Player
from tests.client.listening import Listening
from tests.client.stage import doing

GAMES = [("rolling_stone", 4), ("gran_ramino", 3), ("michigan", 4)]
BOTS = (Player("Cy", "cat", "easy"), Player("Di", "owl", "easy"), Player("Ed", "pig", "easy"))
WAYS = {
    "alone": (Player("Ada", "fox"),),
    "curtain": (Player("Ada", "fox"), Player("Bo", "bear")),
    "mixed": (Player("Ada", "fox"), Player("Bo", "bear", privacy="open")),
    "headphones": (Player("Ada", "fox"), Player("Bo", "bear")),
    "open": (Player("Ada", "fox", privacy="open"), Player("Bo", "bear", privacy="open")),
}
QUESTIONS = ["hand", "hand", "table", "counts", "turn", "again", "on", "back"]
NAMES = {words.card(card): card for card in range(52)}


def named(text):
    """The cards that a text names; the longest names first, so that no name is found in another one."""
    return {card for name, card in NAMES.items() if name in text.lower()}


class Ears:
    """Works out by itself, from the record, what may be heard: nothing of the client is asked but who looks."""

    def __init__(self, match, way):
        self.match, self.way = match, way

    def seat(self):
        """Whose hand may be heard of now; None: nobody's."""
        eyes, way = self.match.eyes, self.way
        if way == "alone":
            return 0
        if not isinstance(eyes, int):
            return None
        hears = way in ("headphones", "open") or (way == "mixed" and eyes == 1)
        return eyes if hears else None

    def allowed(self):
        """Cards that lie open, or were seen moving in this deal, by those who hear; and those that the rules name to all."""
        seat, match = self.seat(), self.match
        found = {card for pile in match.table.view(seat).piles for card in pile.up}
        again = Table(match.table.record.begun())
        for at, (who, action) in enumerate(match.table.record.actions):
            events = again.play(who, action)
            if at < match.dealt:
                continue
            for event in seen_by(events, seat):
                if isinstance(event, Moved) and event.card is not None:
                    # What one person alone saw is told to nobody else later: only while that person listens.
                    found.add(event.card)
                elif isinstance(event, Shown | Said):
                    found.update(event.cards)
        run = match.table.view(None).by_zone.get(("run", None))
        return found | ({run.up[-1] + 1} if run is not None and run.up else set())


def play(game, seats, way, seed, most=260):
    """A match with presses at random and questions at every moment; how much was said, and of how many own cards."""
    dice, stage = random.Random(seed), Listening()
    stage.home.comfort = Comfort()
    people = WAYS[way]
    match = stage.match(game, seats, seed, players=(*people, *BOTS[: seats - len(people)]))
    ears, own, read = Ears(match, way), 0, 0

    def check():
        nonlocal read, own
        for text in stage.said[read:]:
            wrong = named(text) - ears.allowed()
            assert not wrong, f"{game} {way} seed {seed} ply {match.table.ply} eyes {match.eyes}: {text!r}"
            if ears.seat() is None:
                assert "of yours" not in text, text
            own += "Your hand has" in text and not match.table.deal_over  # then they lie open
        read = len(stage.said)

    for _ in range(most):
        top = stage.top
        if isinstance(top, MatchOverScene):
            break
        if way == "headphones" and isinstance(match.eyes, int) and not stage.home.comfort.headphones:
            stage.home.comfort = Comfort(headphones=True)  # as that person has chosen, now that it is their comfort
        if isinstance(top, CurtainScene):
            stage.pass_time(GUARD + 0.1)
            press(stage, "show")
        elif isinstance(top, DealOverScene):
            press(stage, "next")
        elif not stage.at_table:
            stage.intent(Intent(Kind.BACK) if dice.random() < 0.7 else Intent(Kind.MOVE, dx=1))
        else:
            at_random(stage, dice)
        check()
        if dice.random() < 0.6:
            stage.intent(Intent(Kind.SPEAK, text=dice.choice(QUESTIONS)))
            check()
        stage.pass_time(0.05)
        check()
    return len(stage.said), own


def press(stage, key):
    stage.top.focus.go(key)
    stage.intent(Intent(Kind.ARM))
    stage.intent(Intent(Kind.ACT))


def at_random(stage, dice):
    keys = doing(stage.top)
    if dice.random() < 0.25:
        stage.intent(
            dice.choice([Intent(Kind.TOOL, text=tool) for tool in ("more", "large", "sort", "plan", "last", "back", "again")])
        )
    elif dice.random() < 0.3 or not keys:
        stage.intent(Intent(Kind.MOVE, dx=dice.choice((1, -1))))
    else:
        press(stage, dice.choice(keys))


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_no_hidden_card_is_named(game, seats, way):
    said = own = 0
    for seed in range(16):
        more, hands = play(game, seats, way, seed)
        said, own = said + more, own + hands
        if seed >= 3 and (own or way == "curtain"):
            break
    assert said > 300
    assert bool(own) == (way != "curtain")


@pytest.mark.slow
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_no_hidden_card_is_named_in_many_matches(game, seats, way):
    for seed in range(100, 160):
        play(game, seats, way, seed, most=600)


def test_a_planted_leak_is_found(monkeypatch):
    """A table that says what the eyes see, whoever listens."""
    from game.speech import hearing

    monkeypatch.setattr(hearing, "ears", lambda match, headphones: match.eyes)
    with pytest.raises(AssertionError, match="curtain seed"):
        play("rolling_stone", 4, "curtain", 1)


def test_what_was_said_to_one_person_is_not_said_again_to_the_next():
    stage = Listening()
    match = stage.match("rolling_stone", 4, 3, players=(*WAYS["headphones"], *BOTS[:2]))
    while not isinstance(match.eyes, int):
        stage.pass_time(0.2)
        if isinstance(stage.top, CurtainScene):
            stage.pass_time(GUARD + 0.1)
            press(stage, "show")
    stage.home.comfort = Comfort(headphones=True)
    stage.intent(Intent(Kind.SPEAK, text="hand"))
    assert "Your hand has" in stage.said[-1]
    stage.recorder.busy = True
    stage.stack.lay_down()
    stage.follow()
    assert stage.recorder.hushed
    before = len(stage.said)
    stage.intent(Intent(Kind.SPEAK, text="again"))
    stage.intent(Intent(Kind.SPEAK, text="back"))
    assert not any(named(text) for text in stage.said[before:])


def test_a_guest_does_not_take_over_that_somebody_else_wears_headphones():
    """What was chosen for this screen holds for whoever is alone at it, not for each guest of a table."""
    stage = Listening()
    stage.home.comfort = Comfort(headphones=True)
    match = stage.match("rolling_stone", 4, 3, players=(*WAYS["curtain"], *BOTS[:2]))
    while not isinstance(match.eyes, int):
        stage.pass_time(0.2)
        if isinstance(stage.top, CurtainScene):
            stage.pass_time(GUARD + 0.1)
            press(stage, "show")
    stage.intent(Intent(Kind.SPEAK, text="hand"))
    assert stage.said[-1].startswith("This hand is not read aloud")


def test_backs_the_stock_and_other_seats_are_face_down_and_nothing_more():
    stage = Listening()
    match = stage.match("gran_ramino", 3, 3, players=(*WAYS["curtain"], *BOTS[:1]))
    while not isinstance(match.eyes, int):
        stage.pass_time(0.2)
        if isinstance(stage.top, CurtainScene):
            stage.pass_time(GUARD + 0.1)
            press(stage, "show")
    stage.said.clear()
    for _ in stage.top.focus.targets:
        stage.intent(Intent(Kind.NEXT))
    held = match.table.view(None).pile("hand", match.you).count
    said = [text for text in stage.said if text.startswith("Face down")]
    assert sorted(said) == [f"Face down, card {at} of {held}." for at in range(1, held + 1)]
    assert not any(named(text) - hidden_from_nobody(match) for text in stage.said)


def hidden_from_nobody(match):
    return {card for pile in match.table.view(None).piles for card in pile.up}
