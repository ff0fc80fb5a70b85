"""What a card of the hand can be - to be played, out of turn, refused, with the focus, chosen, in the way - and whose turn it
is: each told apart in grey, so never by its hue, and each a shape of its own."""

from itertools import combinations

import pygame
import pytest

from engine import cards
from engine.games import GAMES
from engine.model import Options
from engine.record import Record
from engine.table import Table
from game import words
from game.comfort import Room
from game.intents import Intent, Kind
from game.match import Match, Wish
from game.scene import Push
from tests.client.listening import Listening
from tests.client.stage import Stage

HAND = "7H 8S 9D"
OTHERS = ("9H TS TD", "JH JS JD", "QH QS QD")
ASKED = cards.card("8S")
LEAST = 24
"""Levels of grey by which a pixel differs that is seen to differ."""


def table(size, turn=0, led="", room=None):
    """Rolling Stone with four, the same hand always; `led` by whoever has the turn before us, and everybody follows."""
    stage = Stage(size, 0.0)
    stage.home.room = room or stage.home.room
    match = Match(Wish("rolling_stone", 4, 1, name="Elin"))
    given = {"hands": [HAND.split(), *(hand.split() for hand in OTHERS)], "turn": turn}
    match.table = Table(Record("rolling_stone", Options(GAMES["rolling_stone"].info, 4, {}), None, given))
    if led:
        for seat in (1, 2, 3):
            action = next(one for one in match.table.legal if cards.name(one.card).endswith(led))
            assert match.table.turn == seat
            match.table.play(seat, action)
    stage.stack.apply(Push(stage.home.table(stage.home, match)))
    return stage, stage.top


def grey(stage, rect):
    """That part of the window without any hue."""
    stage.draw()
    px = [round(value * stage.scale) for value in (rect.x, rect.y, rect.w, rect.h)]
    part = stage.surface.subsurface(pygame.Rect(px).clip(stage.surface.get_rect())).convert(24)
    return pygame.transform.grayscale(part)


def around_the_card(top):
    """Where that card lies, raised or not, with what is drawn over its edges."""
    place = next(one for one in top.spread.places if one.card == ASKED)
    height = top.canvas[1]
    return place.rect.__class__(place.x - place.width * 0.7, height * 0.62, place.width * 1.4, height * 0.38)


def apart(one, other):
    """How many pixels of two greys are seen to differ, as a share."""
    mask = pygame.mask.from_threshold(one, (0, 0, 0), (LEAST,) * 3, other)
    return 1 - mask.count() / (one.get_width() * one.get_height())


def states(size, room=None):
    """The same card as it can be, by name, in grey."""
    found = {}
    stage, top = table(size, room=room)
    top.focus.go(("card", cards.card("7H")))
    area = around_the_card(top)
    found["can be played"] = grey(stage, area)
    stage.stack.hear(Intent(Kind.MOVE, dx=1))
    assert top.focus.current.key == ("card", ASKED)
    found["has the focus"] = grey(stage, area)
    top.focus.go(("card", cards.card("7H")))
    top.choosing = (next(one for one in top.view.legal if one.card == ASKED),) * 2
    top.revision += 1
    found["is chosen"] = grey(stage, area)
    top.choosing, top.causes = (), (ASKED,)
    top.revision += 1
    found["is in the way"] = grey(stage, area)
    stage, top = table(size, turn=1, led="H", room=room)
    top.focus.go(("card", cards.card("7H")))
    found["the rules refuse it"] = grey(stage, area)
    stage, top = table(size, turn=1, room=room)
    assert not top.view.legal
    found["is out of turn"] = grey(stage, area)
    return found


@pytest.mark.parametrize("room", [None, Room(contrast=True), Room(four_colour=True)], ids=["usual", "contrast", "four colours"])
@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)])
def test_every_state_of_a_card_is_told_apart_in_grey(size, room):
    found = states(size, room)
    for one, other in combinations(found, 2):
        assert apart(found[one], found[other]) > 0.008, (one, other)


def test_what_differs_is_a_shape_and_not_a_shade_of_the_whole_card():
    """A ring, a tick and a frame change some of the pixels by much, not all of them by a little; dimming changes the card."""
    found = states((1920, 1080))
    plain = found["can be played"]
    for name in ("has the focus", "is chosen", "is in the way"):
        assert 0.008 < apart(plain, found[name]) < 0.35, name
    assert apart(plain, found["the rules refuse it"]) > 0.35
    assert apart(found["is out of turn"], found["the rules refuse it"]) > 0.2


def test_a_dim_card_says_why_when_it_is_pressed_and_out_of_turn_whose_turn_it_is():
    stage, top = table((1280, 720), turn=1, led="H")
    stage.click(("card", ASKED))
    assert words.card(ASKED) not in [words.card(action.card) for action in top.view.legal]
    assert top.refusal and words.suit(cards.HEARTS) in top.refusal
    stage, top = table((1280, 720), turn=1)
    stage.click(("card", ASKED))
    name = top.match.talk.name(1)
    assert top.refusal == words.reason(top.match.table.rules.why_not(top.view, ASKED), name) and name in top.refusal


@pytest.mark.parametrize("room", [Room(pace="off"), Room(reduced=True)], ids=["no motion", "less motion"])
def test_where_nothing_flies_a_pointer_leads_the_eye_to_what_was_played(room):
    """Once it has come to rest the card that was played last is pointed at, in a shape that is seen in grey."""
    stage, top = table((1280, 720), turn=1, room=room)
    top.play(top.match.table.legal[0])
    stage.wait(1)
    (card,) = top.marks.last_play
    place = next(one for one in top.spread.places if one.card == card)
    area = place.rect.grown(50)
    pointed = grey(stage, area)
    top.marks.last_play = ()
    top.revision += 1
    assert apart(pointed, grey(stage, area)) > 0.005


# Whose turn it is


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)])
@pytest.mark.parametrize("seat", range(4))
def test_whose_turn_it_is_is_seen_in_grey_at_the_plate(size, seat):
    shots = {}
    for turn in (seat, (seat + 1) % 4):
        stage, top = table(size, turn=turn)
        frame = top.spread.frame.seats[seat]
        shots[turn == seat] = grey(stage, frame.plate.grown(10))
    assert apart(shots[True], shots[False]) > 0.02


def test_ones_own_turn_is_a_raised_hand_a_sentence_a_sound_and_a_voice():
    heights = {}
    for turn in (0, 1):
        _, top = table((1280, 720), turn=turn)
        heights[turn] = max(place.y for place in top.spread.places if place.card in top.hand)
        assert (top.match.talk.name(1) in top.prompt) is (turn == 1), "the sentence names whoever is waited for"
    assert heights[1] - heights[0] > 15, "out of turn the hand lies lower"
    stage = Listening()
    heard = []
    stage.home.sound.play = lambda name, step=None: heard.append(name)
    match = stage.match("gran_ramino", 2, 5)
    for _ in range(2000):
        if match.table.turn == 0 and not stage.top.moving and len(stage.top.view.legal) > 1 and match.table.ply > 3:
            break
        if stage.top.view.legal and match.bot is None and not match.deal_is_next and not stage.top.moving:
            stage.top.play(stage.top.view.legal[0])
        stage.pass_time(0.1)
    stage.pass_time(0.5)
    assert "turn" in heard
    asked = stage.top.manners.prompt(stage.top.view, match.talk)
    assert asked and asked in " ".join(stage.said[-2:]), "the voice asks for what is to be done"
    assert stage.top.seen.turn == match.table.turn == 0
