"""Reading a table: what is marked on it, cards shown large, what has happened shown again, and other decks."""

import random

import pygame
import pytest

import sprites
from engine import cards
from engine.games import GAMES
from engine.model import DEAL
from game import decks, words
from game.comfort import Room
from game.intents import Intent, Kind
from game.places.layout import is_hand
from game.places.reading import at, face_up, in_sight
from game.scenes.large import LargeScene
from game.scenes.look import LookScene
from game.scenes.sheet import SheetScene
from tests.client.stage import Stage, doing, means


@pytest.fixture(autouse=True)
def french():
    yield
    words.use_deck(words.FRENCH)
    words.use("en")


def tool(stage, name):
    return stage.stack.hear(Intent(Kind.TOOL, text=name))


def played(stage, game, seats, until, seed=1, options=(), most=200):
    """A table on which presses are made until something holds."""
    table = stage.table(game, seats, seed, options)
    for _ in range(most):
        stage.until_asked()
        assert stage.at_table, "it never came to that"
        if until(table):
            return table
        if table.draft is not None:
            table.play(table.view.legal[0])
        else:
            stage.key(doing(table)[0])
    raise AssertionError("it never came to that")


# Marks


def test_the_last_play_is_marked_until_the_next():
    stage = Stage(pace=0.0)
    table = played(
        stage, "rolling_stone", 4, lambda table: table.view.pile("trick").up and table.view.legal[0].card is not None
    )
    last = [action.card for _, action in table.match.table.record.actions if action.card is not None][-1]
    assert table.marks.last_play == (last,)
    card = next(action.card for action in table.view.legal if action.card is not None)
    table.play(next(action for action in table.view.legal if action.card == card))
    assert table.marks.last_play == (card,)


def test_what_others_have_picked_up_is_marked_until_their_next_turn_and_can_be_looked_at():
    stage = Stage(pace=0.0)
    table = played(stage, "rolling_stone", 4, lambda table: any(table.marks.taken_by(seat) for seat in (1, 2, 3)))
    seat = next(seat for seat in (1, 2, 3) if table.marks.taken_by(seat))
    taken = table.marks.taken_by(seat)
    picked = next(
        [event.card for event in events if getattr(event, "target", None) and is_hand(event.target)]
        for who, action, events in reversed(list(table.match.this_deal()))
        if who == seat and action.text == "pick up"
    )
    assert set(taken) <= set(picked), "what it has played since is not marked"
    stage.draw()
    stage.click(("taken", seat))
    assert isinstance(stage.top, LookScene)
    assert [card for row in stage.top.rows for card, _ in row] == list(taken)
    stage.draw()
    stage.stack.hear(Intent(Kind.BACK))
    while stage.at_table and table.match.table.turn != seat:
        actions = table.match.table.legal
        table.play(actions[0])
    assert stage.at_table and table.marks.taken_by(seat) == ()


@pytest.mark.parametrize(("game", "seats"), [("rolling_stone", 4), ("gran_ramino", 2)])
def test_own_new_cards_are_marked_from_when_they_come_to_the_next_turn(game, seats):
    stage = Stage(pace=0.0)
    table = played(stage, game, seats, lambda table: table.marks.taken_by(0))
    new = table.marks.taken_by(0)
    assert set(new) <= set(table.hand)
    turns = 0
    while table.marks.taken_by(0) and turns < 30:
        before = table.match.table.turn
        keep = [action for action in table.match.table.legal if action.card not in new]
        if not keep or table.match.deal_is_next:
            break
        table.play(keep[0])
        turns += 1
        if before == 0 and table.match.table.turn != 0:
            assert set(table.marks.taken_by(0)) == set(new) & set(table.hand), "they stay marked while others play"
    else:
        assert table.match.table.turn == 0, "the marks go when the turn comes back"


def test_a_hand_that_was_swapped_whole_has_no_new_cards():
    stage = Stage(pace=0.0)
    for seed in range(30):
        table = stage.table("michigan", 4, seed)
        for _ in range(60):
            stage.until_asked()
            if table.view.table.phase in {"swap", "play"}:
                break
            table.play(table.match.table.legal[0])
        if table.view.table.phase == "swap" and table.view.legal:
            stage.key(("do", "swap"))
            assert not table.marks.taken_by(0)
            return
    raise AssertionError("nobody could swap")


def refused(stage, table):
    return [one.key for one in table.focus.targets if one.key[0] == "card" and not means(table, one.key)]


def test_a_refused_card_lights_the_card_that_causes_it_until_the_next_press():
    stage = Stage(pace=0.0)
    table = played(
        stage, "rolling_stone", 4, lambda table: refused(stage, table) and table.view.pile("trick").up and len(table.hand) > 2
    )
    led = table.view.pile("trick").up[0]
    stage.click(refused(stage, table)[0])
    assert (table.causes == (led,) and words.card(led) in table.refusal) or "no " in table.refusal
    place = next(place for place in table.spread.places if place.card == led)
    stage.draw()
    lit = stage.surface.copy()
    refusal, table.causes = table.causes, ()
    table.revision += 1
    stage.draw()
    alike = pygame.mask.from_threshold(lit, (0, 0, 0), (1, 1, 1, 255), stage.surface)
    alike.invert()
    parts = alike.get_bounding_rects()
    changed = parts[0].unionall(parts)
    around = place.rect.grown(45)
    assert around.holds(changed.left / stage.scale, changed.top / stage.scale)
    assert around.holds(changed.right / stage.scale, changed.bottom / stage.scale)
    assert changed.w > place.width * stage.scale, "a frame lies around the card"
    table.causes = refusal
    stage.key(doing(table)[0])
    assert table.causes == ()


def test_cards_just_picked_up_are_the_ones_that_bar_themselves():
    stage = Stage(pace=0.0)
    table = played(stage, "rolling_stone", 4, lambda table: table.view.legal and table.view.table.barred)
    barred = table.view.table.barred
    stage.key(("card", barred[0]))
    assert set(table.causes) == set(barred) == set(table.marks.taken_by(0))


def test_the_run_says_which_card_goes_on_in_michigan():
    stage = Stage(pace=0.0)
    table = played(
        stage, "michigan", 4, lambda table: table.view.table.phase == "play" and table.view.table.run and refused(stage, table)
    )
    following = table.view.pile("run").up[-1] + 1
    stage.key(refused(stage, table)[0])
    assert table.causes == (following,) and following in table.hand


# Large


def open_cards(table):
    return {card for pile in table.view.piles for card in pile.up}


@pytest.mark.parametrize(("game", "seats"), [("rolling_stone", 4), ("gran_ramino", 3), ("michigan", 5)])
def test_no_hidden_card_is_ever_shown_large(game, seats, monkeypatch):
    """By key, by the second button everywhere on the table, and by the button for fingers: only what lies face up."""
    drawn = set()
    face = sprites.face
    stage = Stage(pace=0.0)
    table = stage.table(game, seats, 5)
    dice = random.Random(3)

    def spy(card, width, **how):
        drawn.add(card)
        return face(card, width, **how)

    monkeypatch.setattr(sprites, "face", spy)
    shown = 0
    for _step in range(25):
        stage.until_asked()
        if not stage.at_table:
            break
        known = open_cards(table)
        for x in range(20, 1360, 190):
            for y in range(20, 850, 130):
                drawn.clear()
                stage.stack.hear(Intent(Kind.LARGE, x, y, device="mouse"))
                if not stage.at_table:
                    shown += 1
                    assert isinstance(stage.top, LargeScene)
                    assert set(stage.top.cards) <= known
                    place = at(table.spread, x, y)
                    assert place is not None and stage.top.card == place.card
                    stage.draw()
                    assert drawn <= known
                    stage.stack.hear(Intent(Kind.LARGE, x, y, device="mouse"))
                assert stage.at_table
        stage.key(dice.choice(doing(table)))
    assert shown > 20


def test_the_key_shows_the_card_with_the_focus_and_directions_go_on_to_the_others():
    stage = Stage(pace=0.0)
    table = stage.table("gran_ramino", 2, 4)
    stage.until_asked()
    card = table.hand[3]
    table.focus.go(("card", card))
    stage.stack.hear(Intent(Kind.NEXT))
    stage.stack.hear(Intent(Kind.PREVIOUS))
    tool(stage, "large")
    assert stage.top.card == card
    order = [place.card for place in face_up(table.spread)]
    assert list(stage.top.cards) == order
    stage.stack.hear(Intent(Kind.MOVE, dx=1))
    assert stage.top.card == order[(order.index(card) + 1) % len(order)]
    ply = table.view.ply
    stage.stack.hear(Intent(Kind.ARM))
    stage.stack.hear(Intent(Kind.ACT))
    assert stage.at_table and table.view.ply == ply, "the press that closes it plays nothing"


@pytest.mark.parametrize("device", ["mouse", "touch"])
def test_by_finger_the_sheet_asks_for_a_card_and_the_next_press_shows_it(device):
    stage = Stage(pace=0.0)
    table = played(stage, "rolling_stone", 4, lambda table: table.view.pile("trick").up)
    stage.click(("tools",), device)
    assert isinstance(stage.top, SheetScene)
    stage.draw()
    stage.click("look", device)
    assert stage.at_table and table.looking
    assert table.prompt == words.say("large.ask")
    assert {one.key[1] for one in table.focus.targets if one.key[0] == "large"} == {
        place.card for place, _ in in_sight(table.spread)
    }
    led = table.view.pile("trick").up[0]
    stage.draw()
    ply = table.view.ply
    stage.click(("large", led), device)
    assert stage.top.card == led and table.view.ply == ply
    stage.stack.hear(Intent(Kind.UP, 5, 5, device=device))
    assert stage.at_table and not table.looking
    tool(stage, "look")
    stage.stack.hear(Intent(Kind.BACK))
    assert stage.at_table and not table.looking, "Esc stops looking, and does not pause"


def test_the_discards_can_be_looked_through_in_the_order_in_which_they_lie():
    stage = Stage(pace=0.0)
    table = played(
        stage, "gran_ramino", 2, lambda table: len(table.view.pile("discards").up) > 3 and table.view.table.phase == "discard"
    )
    up = table.view.pile("discards").up
    stage.click(("leaf", "discards"))
    assert [card for row in stage.top.rows for card, _ in row] == list(up)


# Again


@pytest.mark.parametrize(("game", "seats"), [("rolling_stone", 4), ("gran_ramino", 3), ("michigan", 4)])
@pytest.mark.parametrize("pace", [0.0, 0.4])
def test_what_has_happened_is_shown_again_as_it_was_seen_and_then_all_is_as_before(game, seats, pace, monkeypatch):
    stage = Stage(pace=pace)
    table = stage.table(game, seats, 3)
    drawn = set()
    face = sprites.face

    def spy(card, width, **how):
        drawn.add(card)
        return face(card, width, **how)

    for _ in range(12):
        stage.until_asked()
        if not stage.at_table:
            break
        record = table.match.table.record
        own = max((ply for ply, (seat, action) in enumerate(record.actions) if seat == 0 and action is not DEAL), default=0)
        steps = [step for step in record.actions[own + 1 :] if step[1].kind != "pick"]  # the news of it says that
        expected = [table.manners.told(seat, action, table.match.talk) for seat, action in steps]
        before = table.match.table.ply, table.view, table.spread, [one.key for one in table.focus.targets], table.prompt
        allowed = open_cards(table) | {
            event.card
            for _, _, events in table.match.this_deal()
            for event in events
            if getattr(event, "card", None) is not None
        }
        monkeypatch.setattr(sprites, "face", spy)
        tool(stage, "again")
        told = []
        for _ in range(6000):
            if table.replay is None:
                break
            if table.prompt in expected and (not told or told[-1] is not table.prompt):
                told.append(table.prompt)
            drawn.clear()
            if random.random() < 0.1:
                stage.draw(0.5)
                assert drawn <= allowed, "nothing is shown that these eyes have not seen"
            stage.wait(0.03)
        monkeypatch.undo()
        assert table.replay is None
        assert table.match.table.ply == before[0] and table.view == before[1] and table.spread == before[2]
        assert [one.key for one in table.focus.targets] == before[3]
        assert table.tabletop.settled(table.view, table.spread) and table.tabletop.jumps == 0
        if expected and own:
            assert set(expected) <= set(told) | {""}
        stage.key(doing(table)[0])


@pytest.mark.parametrize("kind", [Kind.DOWN, Kind.ARM, Kind.BACK, Kind.LARGE])
def test_any_press_ends_it_and_does_nothing_else(kind):
    stage = Stage()
    table = played(stage, "rolling_stone", 4, lambda table: table.view.pile("trick").up)
    ply = table.view.ply
    tool(stage, "again")
    stage.wait(0.8)
    assert table.moving and table.replay is not None
    stage.stack.hear(Intent(kind, 683, 800, device="mouse"))
    assert stage.at_table and table.replay is None and not table.moving and table.view.ply == ply
    stage.stack.hear(Intent(Kind.UP, 683, 800, device="mouse"))
    assert table.view.ply == ply


# Decks


def geometry(table):
    return table.spread, [(one.key, one.rect) for one in table.focus.targets]


@pytest.mark.parametrize(
    ("game", "seats", "options", "kinds"),
    [
        ("gran_ramino", 2, {}, ("french", "italian")),
        ("gran_ramino", 4, {"pack": "36"}, ("french", "german")),
        ("rolling_stone", 4, {}, ("french", "german")),
        ("rolling_stone", 5, {}, ("french",)),
        ("rolling_stone", 6, {}, ("french",)),
        ("michigan", 4, {}, ("french",)),
    ],
)
def test_a_table_offers_the_decks_that_have_its_cards(game, seats, options, kinds):
    stage = Stage(pace=0.0)
    table = stage.table(game, seats, 4, options)
    stage.until_asked()
    assert table.decks == kinds
    before = geometry(table)
    tool(stage, "deck")
    assert geometry(table) == before and not table.moving
    if len(kinds) == 1:
        assert table.prompt == words.say("deck.only") and table.deck == "french"
    else:
        assert table.deck == kinds[1] == stage.home.room.deck
        assert table.tabletop.prints.deck.kind == kinds[1]
    stage.draw()


def test_a_deck_that_a_table_lacks_is_shown_in_french():
    stage = Stage(pace=0.0)
    stage.home.room = Room(deck="italian")
    assert stage.table("michigan", 4).deck == "french"
    assert stage.table("gran_ramino", 2).deck == "italian"


def test_the_deck_changes_in_motion_without_ending_it():
    stage = Stage()
    table = stage.table("gran_ramino", 2, 4)
    stage.until_asked()
    stage.click(doing(table)[0])
    stage.wait(0.05)
    assert table.moving
    tool(stage, "cousins")
    assert table.moving and table.tabletop.prints.deck.kind == "italian"
    stage.draw(0.5)


def test_cousins_are_shown_as_long_as_the_key_is_held_or_until_it_is_pressed_again():
    stage = Stage(pace=0.0)
    table = stage.table("gran_ramino", 2, 4)
    stage.until_asked()
    before = geometry(table)
    tool(stage, "cousins")
    assert table.deck == "italian" and stage.home.room.deck == "french", "nothing is chosen by it"
    assert geometry(table) == before
    stage.wait(1)
    tool(stage, "cousins.end")
    assert table.deck == "french", "held"
    tool(stage, "cousins")
    stage.wait(0.1)
    tool(stage, "cousins.end")
    assert table.deck == "italian", "pressed"
    tool(stage, "cousins")
    tool(stage, "cousins.end")
    assert table.deck == "french"


def test_prompts_name_the_cards_of_the_deck_that_is_shown():
    stage = Stage(pace=0.0)
    table = played(stage, "gran_ramino", 2, lambda table: len(table.view.legal) == 2 and table.view.table.phase == "draw")
    top = table.view.pile("discards").up[-1]
    french = words.card(top)
    assert french in table.manners.prompt(table.view, table.match.talk)
    tool(stage, "deck")
    suit = {"S": "batons", "C": "swords", "D": "coins", "H": "cups"}[cards.name(top)[1]]
    asked = table.manners.prompt(table.view, table.match.talk)
    assert suit in asked and french not in asked
    table.leave()
    assert words.card(top) == french, "elsewhere cards have their French names"


@pytest.mark.parametrize(
    ("name", "italian", "german"),
    [
        ("7C", "seven of swords", "seven of acorns"),
        ("QS", "knight of batons", "Ober of leaves"),
        ("AH", "ace of cups", "Daus of hearts"),
    ],
)
def test_the_same_card_in_three_decks(name, italian, german):
    card = cards.card(name)
    assert words.card(card, "italian") == italian and words.card(card, "german") == german
    words.use_deck("italian")
    assert words.card(card) == italian and "spade" not in words.card(card)


@pytest.mark.parametrize("deck", ["french", "italian", "german"])
def test_every_suit_has_a_letter_of_its_own(deck):
    assert len(set(words.suit_letters(deck))) == 4
    assert decks.look(Room(deck=deck, suit_letters=True), deck).suit_letters == words.suit_letters(deck)


def test_the_letters_are_those_of_the_language_unless_others_are_chosen():
    assert decks.look(Room(), "french").letters == "international"
    words.use("sv")
    assert decks.look(Room(), "french").letters == "swedish"
    assert decks.look(Room(letters="german"), "french").letters == "german"


def test_other_screens_show_the_deck_of_the_table():
    stage = Stage(pace=0.0)
    table = played(
        stage, "gran_ramino", 2, lambda table: len(table.view.pile("discards").up) > 1 and table.view.table.phase == "discard"
    )
    tool(stage, "deck")
    kinds = set()
    face = sprites.face
    try:
        sprites.face = lambda card, width, **how: kinds.add(how["deck"].kind) or face(card, width, **how)
        stage.click(("leaf", "discards"))
        stage.draw()
        stage.stack.hear(Intent(Kind.BACK))
        while not table.match.table.deal_over:
            table.play(table.match.table.legal[0])
        stage.stack.apply(table.result())
        stage.draw()
    finally:
        sprites.face = face
    assert kinds == {"italian"}


def test_every_tool_works_in_every_state_of_every_game():
    """None of them raises, plays, or hides whose turn it is, whenever it is used."""
    tools = ("again", "large", "look", "sort", "deck", "cousins", "cousins.end", "last", "more", "redo")
    for game in GAMES:
        stage = Stage(pace=0.3)
        table = stage.table(game, GAMES[game].info.usual, 2)
        dice = random.Random(1)
        for _ in range(150):
            if stage.at_table:
                if (
                    table.view.legal
                    and not table.match.deal_is_next
                    and not table.moving
                    and dice.random() < 0.3
                    and not table.looking
                ):
                    stage.key(dice.choice(doing(table)))
                ply = table.view.ply
                tool(stage, dice.choice(tools))
                assert table.view.ply == ply
                stage.draw(0.5)
            elif isinstance(stage.top, LargeScene | LookScene | SheetScene):
                stage.draw()
                stage.stack.hear(Intent(Kind.BACK))
            else:
                break
            stage.wait(0.2)
