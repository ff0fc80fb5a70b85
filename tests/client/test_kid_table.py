"""A children's table: who presses any legal card finishes, help comes by itself, and nothing goes away by itself."""

import random
from dataclasses import replace

import pytest

from engine.events import Said
from engine.model import Action
from game import words
from game.intents import Intent, Kind
from game.kids import company
from game.kids.words import MOST_SENTENCES, Say, sentences
from game.match import Match, Wish
from game.scene import Push
from game.scenes import turns
from game.scenes.curtain import GUARD, CurtainScene
from game.scenes.kid_table import RISE, TRIES
from game.scenes.kid_table_corner import KidCorner
from game.scenes.kid_table_over import KidDealOverScene, KidMatchOverScene
from game.sofa.seats import Player
from tests.client.kid_stage import KidStage, asked
from tests.client.stage import Stage, doing

GAMES = [("rolling_stone", 4), ("rolling_stone", 6), ("gran_ramino", 2), ("gran_ramino", 4), ("michigan", 3), ("michigan", 8)]


def following(stage, seed=1):
    """A table of Rolling Stone at which the child must follow and holds cards of other suits."""
    for number in range(seed, seed + 40):
        table = stage.play("rolling_stone", 4, number)
        for _ in range(12):
            stage.until_child()
            legal = {action.card for action in table.view.legal}
            if table.view.pile("trick").up and None not in legal and 0 < len(legal) < len(table.hand):
                return table, [card for card in table.hand if card not in legal]
            if ("result",) in stage.pressable():
                break
            stage.click(
                next(key for key in stage.pressable() if (key[0] == "card" and key[1] in legal) or key == ("do", "pick up"))
            )
    raise AssertionError("nowhere must be followed")


def lit(table):
    return {place.card for place in table.spread.places if place.lit}


@pytest.mark.parametrize(("game", "seats"), GAMES)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_child_who_presses_anything_finishes_a_match(game, seats, seed):
    stage = KidStage(look="words" if seed == 1 else "pictures")
    table = stage.play(game, seats, seed)
    seen = stage.finish(random.Random(seed))
    assert isinstance(stage.top, KidMatchOverScene)
    assert table.match.over
    assert seen["deals"] == (3 if game == "michigan" else 1)
    assert seen["presses"] > 3
    assert table.tabletop.jumps == 0
    stage.draw()


@pytest.mark.parametrize(("game", "seats"), [("rolling_stone", 4), ("gran_ramino", 3), ("michigan", 5)])
def test_all_that_stands_there_is_short_and_drawn_too(game, seats):
    """Every text of whole matches, news and question together, also while others play."""
    stage = KidStage(pace=1.0)
    table = stage.play(game, seats, 4)
    stage.home.pace = table.tabletop.pace = 0.0
    found = {}
    said = table.child.ask

    def ask(scene):
        text = said(scene)
        found[text] = table.child.manners.said.get(text, ())
        return text

    table.child.ask = ask
    stage.finish(random.Random(4), foolish=0.3)
    assert len(found) > 20
    for text, meant in found.items():
        assert sentences(text) <= MOST_SENTENCES, text
        assert meant or not text, text
    assert any(len(meant) > 1 for meant in found.values())


def test_news_of_one_breath_are_told_together_and_the_oldest_is_left_out():
    stage = KidStage()
    table = stage.play("michigan", 4, 2)
    manners, talk = table.child.manners, table.match.talk
    wins = manners.say(talk, Say("won", 1))
    waits = manners.say(talk, Say("said.carried_over", number=3))
    assert manners.goes_on(wins, waits) == "Bruno wins! 3 buttons wait for next time."
    played = manners.say(talk, Say("did.play", 1, (7,)))
    assert manners.goes_on(played, waits) == waits
    stops = manners.say(talk, Say("said.stop_extra", None, (7,)))
    both = manners.join(manners.goes_on(wins, stops), waits)
    assert both == f"{stops} {waits}"
    assert [one.key for one in manners.said[both]] == ["said.stop_extra", "said.carried_over"]


@pytest.mark.parametrize("key", ["swap", "keep"])
@pytest.mark.parametrize("seat", [0, 1])
def test_what_somebody_does_and_what_is_remarked_of_it_in_the_same_words_is_said_once(key, seat):
    stage = KidStage()
    table = stage.play("michigan", 4, 2)
    manners, talk = table.child.manners, table.match.talk
    done = manners.told(seat, Action(key), talk)
    remarked = manners.news(Said(key + "s", seat), talk)
    assert manners.goes_on(done, remarked) == remarked
    assert len(manners.said[remarked]) == 1


def test_cards_rise_by_themselves_after_a_while_and_not_before():
    stage = KidStage()
    table, _ = following(stage)
    assert lit(table) == set()
    assert not any(place.dim for place in table.spread.places)
    stage.wait(RISE - 0.1)
    assert lit(table) == set()
    stage.wait(0.2)
    stage.rest()
    assert lit(table) == {action.card for action in table.view.legal}
    assert any(place.dim for place in table.spread.places)
    assert table.tabletop.settled(table.view, table.spread)


def test_a_press_begins_the_wait_anew():
    stage = KidStage()
    table, wrong = following(stage)
    stage.wait(RISE - 0.5)
    stage.click(("card", wrong[0]))
    stage.wait(RISE - 0.5)
    assert lit(table) == set()
    stage.wait(0.6)
    assert lit(table) == {action.card for action in table.view.legal}


def test_a_refused_card_says_why_in_words_and_lights_the_cause():
    stage = KidStage()
    table, wrong = following(stage)
    led = table.view.pile("trick").up[0]
    stage.click(("card", wrong[0]))
    assert table.causes == (led,)
    assert table.refusal.endswith("too.")
    assert table.child.manners.said[table.refusal][0].key == "why.must_follow"
    assert ("child", "yes") not in stage.pressable()


def test_after_three_refusals_it_offers_to_show_and_the_child_presses_itself():
    stage = KidStage()
    table, wrong = following(stage)
    for _ in range(TRIES):
        assert not table.child.offers
        stage.click(("card", wrong[0]))
    assert table.child.offers
    assert table.refusal.endswith("Shall I show you?")
    ply = table.view.ply
    stage.click(("child", "yes"))
    for _ in range(600):
        if table.child.shown is not None:
            break
        stage.wait(0.05)
    stage.rest()
    shown = table.child.shown
    assert shown in table.view.legal
    assert table.view.ply == ply, "nobody but the child plays"
    assert lit(table) == {shown.card}
    assert table.child.points(table) == ("card", shown.card)
    assert table.focus.current.key == ("card", shown.card)
    stage.click(("card", shown.card))
    assert table.view.ply > ply
    assert table.child.shown is None or table.child.points(table) is None


def test_no_is_taken_for_an_answer():
    stage = KidStage()
    table, wrong = following(stage)
    for _ in range(TRIES):
        stage.click(("card", wrong[0]))
    stage.click(("child", "no"))
    assert not table.child.offers
    assert not table.refusal
    stage.click(("card", wrong[0]))
    assert not table.child.offers, "it does not offer at once again"


@pytest.mark.parametrize("what", ["asked", "refused", "offer", "shown"])
def test_nothing_goes_away_by_itself(what):
    """CK-128: what is said stays until it is answered, for three minutes and more."""
    stage = KidStage()
    table, wrong = following(stage)
    if what in ("refused", "offer"):
        for _ in range(1 if what == "refused" else TRIES):
            stage.click(("card", wrong[0]))
    elif what == "shown":
        stage.click(("child", "help"))
        for _ in range(600):
            if table.child.shown is not None:
                break
            stage.wait(0.05)
    stage.wait(RISE + 1)
    stage.rest()
    said = table.refusal or table.prompt
    keys, ply = set(stage.pressable()), table.view.ply
    assert said
    stage.wait(180)
    assert (table.refusal or table.prompt) == said
    assert set(stage.pressable()) == keys
    assert table.view.ply == ply


def test_the_result_of_a_deal_waits_for_a_press():
    stage = KidStage()
    table = stage.play("gran_ramino", 2, 5)
    dice = random.Random(5)
    for _ in range(400):
        stage.until_child()
        if ("result",) in stage.pressable():
            break
        stage.click(dice.choice([key for key in stage.pressable() if key[0] in ("card", "spot") and means(table, key)]))
    assert table.match.table.deal_over
    assert table.prompt
    stage.wait(120)
    assert stage.top is table
    stage.click(("result",))
    assert isinstance(stage.top, KidDealOverScene)


def means(table, key):
    return key[0] == "spot" or any(action.card == key[1] for action in table.view.legal)


def test_bots_wait_so_that_a_child_can_follow():
    """At a slow pace a bot acts 1.8 s after the cards have come to rest."""
    stage = KidStage(pace=1.0)
    assert stage.home.pace == 1.8
    table = stage.play("rolling_stone", 4, 1)
    stage.until_child()
    stage.click(next(key for key in stage.pressable() if key[0] == "card"))
    for _ in range(4000):
        stage.wait(1 / 120)
        if not table.moving and table.match.bot is not None and table.view.ply and not table.match.deal_is_next:
            break
    ply, rested = table.view.ply, 0.0
    while table.view.ply == ply:
        stage.wait(1 / 120)
        rested += 1 / 120
        assert rested < 4
    assert 1.75 <= rested <= 2.2


def test_what_has_happened_can_be_seen_once_more():
    stage = KidStage(pace=1.0)
    table = stage.play("rolling_stone", 4, 3)
    stage.until_child()
    if not table.view.pile("trick").up:
        stage.click(next(key for key in stage.pressable() if key[0] == "card"))
        stage.until_child()
    assert ("child", "again") in stage.pressable()
    before = table.prompt
    stage.click(("child", "again"))
    assert table.replay is not None
    stage.wait(30)
    assert table.replay is None
    assert table.prompt == before


def test_by_keys_alone_a_card_is_played():
    stage = KidStage()
    table = stage.play("gran_ramino", 3, 2)
    stage.until_child()
    ply = table.view.ply
    stage.stack.hear(Intent(Kind.ARM))
    stage.stack.hear(Intent(Kind.ACT))
    assert table.view.ply > ply


def test_buttons_are_placed_by_pressing_the_cards():
    stage = KidStage()
    table = stage.play("michigan", 4, 2)
    stage.until_child()
    left = table.draft.draft.left
    assert table.prompt.endswith("Put 4 buttons on the cards.")
    assert ("child", "clear") not in stage.pressable()
    assert left == 4 and asked(table)
    assert ("place",) not in stage.pressable()
    stage.click(("onto", 1))
    assert table.prompt == "Still 3 buttons to place."
    stage.click(("child", "clear"))
    assert table.draft.draft.left == left
    for _ in range(left):
        stage.click(("onto", 2))
    assert table.prompt.startswith("All there!")
    stage.click(("place",))
    assert sum(table.match.table.view(None).heap("on QS").counts) >= 4 or table.match.table.view(None).table.phase == "stakes"


def test_a_hint_names_a_stake_card_by_card():
    stage = KidStage()
    table = stage.play("michigan", 4, 2)
    stage.until_child()
    stage.click(("child", "help"))
    for _ in range(600):
        if table.child.shown is not None:
            break
        stage.wait(0.05)
    for _ in range(12):
        key = table.child.points(table)
        assert key in stage.pressable()
        stage.click(key)
        if key == ("place",):
            break
    assert table.match.table.view(None).table.phase != "stakes" or table.match.table.turn != 0


@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_whoever_wins_is_cheered_and_no_sad_music_is_heard(seed):
    stage = KidStage()
    played = []
    stage.home.sound.play = lambda name, step=None: played.append(name)
    table = stage.play("rolling_stone", 4, seed)
    table.tabletop.heard = stage.home.sound.play
    stage.finish(random.Random(seed))
    assert "win_rolling_stone" in played
    assert "lose" not in played


@pytest.mark.parametrize("privacy", ["open", "curtain"])
def test_two_children_at_one_screen_play_to_the_end(privacy):
    """Whoever is to choose sits at the bottom, behind the curtain if that is wished for."""
    stage = KidStage()
    wish = company.for_kids(Wish("rolling_stone", 4, 3), "pictures")
    players = list(wish.players)
    players[0] = replace(players[0], privacy=privacy)
    players[2] = Player("Maja", "fox", kid="words", privacy=privacy)
    stage.stack.apply(Push(stage.home.table(stage.home, Match(replace(wish, players=tuple(players))))))
    table, dice, sat, curtains = stage.top, random.Random(1), set(), 0
    for _ in range(60_000):
        top = stage.top
        if isinstance(top, KidMatchOverScene):
            break
        if isinstance(top, KidDealOverScene):
            stage.key("next")
        elif isinstance(top, CurtainScene):
            curtains += 1
            stage.wait(GUARD + 0.1)
            stage.stack.hear(Intent(Kind.ARM))
            stage.stack.hear(Intent(Kind.ACT))
        elif not top.moving and ("result",) in stage.pressable():
            stage.key(("result",))
        elif not top.moving and asked(top) and doing(top):
            sat.add(table.match.you)
            assert table.spread.frame.seats[table.match.you].side == "you"
            stage.click(dice.choice(doing(top)))
        stage.wait(1 / 60)
    assert table.match.over
    assert sat == {0, 2}
    assert (curtains > 5) == (privacy == "curtain")


def test_what_one_child_was_shown_goes_down_with_the_hand():
    """The key that covers all hands covers the coach's answer too."""
    stage = KidStage()
    wish = company.for_kids(Wish("rolling_stone", 4, 3), "pictures")
    players = [replace(wish.players[0], privacy="curtain"), *wish.players[1:]]
    players[2] = Player("Maja", "fox", kid="words")
    stage.stack.apply(Push(stage.home.table(stage.home, Match(replace(wish, players=tuple(players))))))
    table = stage.top
    for _ in range(60_000):
        if isinstance(stage.top, CurtainScene):
            stage.wait(GUARD + 0.1)
            stage.stack.hear(Intent(Kind.ARM))
            stage.stack.hear(Intent(Kind.ACT))
        elif not table.moving and table.shows_hand and asked(table):
            break
        stage.wait(1 / 60)
    stage.click(("child", "help"))
    for _ in range(600):
        if table.child.shown is not None:
            break
        stage.wait(0.05)
    card = words.card(table.child.shown.card)
    told, pictures = table.prompt, table.child.manners.said[table.prompt]
    assert table.child.shown.card in {one for say in pictures for one in say.cards}
    stage.stack.hear(Intent(Kind.COVER))
    assert not table.shows_hand
    assert table.prompt != told
    assert card not in table.prompt
    assert table.child.shown is None
    assert table.child.points(table) is None
    assert not lit(table)


def test_the_key_for_hints_is_answered_in_a_child_s_words():
    stage = KidStage()
    table = stage.play("gran_ramino", 3, 2)
    stage.until_child()
    table.use("hint")
    assert table.prompt == "Let me look ..."
    for _ in range(600):
        if table.child.shown is not None:
            break
        stage.wait(0.05)
    assert table.prompt.startswith("Try this")
    assert not any(letter.isdigit() for letter in table.prompt)


def test_what_lies_behind_a_curtain_has_round_buttons_too():
    stage = KidStage()
    table = stage.play("rolling_stone", 4, 3)
    stage.until_child()
    twin = turns.for_all(table)
    assert isinstance(twin.corner, KidCorner)
    assert twin.corner is not table.corner
    assert twin.child is not table.child
    assert not any(place.card is not None for place in twin.spread.places if place.zone.name == "hand")


def test_taking_back_speaks_to_children_too():
    stage = KidStage()
    table = stage.play("rolling_stone", 4, 3)
    stage.until_child()
    table.use("back")
    assert table.refusal == "That cannot be taken back."
    while len(table.view.legal) < 2:  # what is forced is no decision that could be another one
        stage.click(doing(table)[0])
        stage.until_child()
    stage.click(doing(table)[0])
    stage.until_child()
    ply = table.view.ply
    table.use("back")
    assert table.view.ply < ply
    assert table.prompt == "You may choose again."
    assert table.child.manners.said[table.prompt]


def test_grown_ups_find_their_own_table():
    table = Stage().table("rolling_stone", 4)
    assert table.child is None
    assert not table.spread.frame.kids
