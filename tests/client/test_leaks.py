"""Several people at one screen, and never a card for the wrong eyes: not drawn, not said, not heard, not written."""

import re

import pygame
import pytest

from engine import cards
from engine.events import fold
from engine.model import Action
from engine.record import Record
from game.comfort import Comfort
from game.match import Match
from game.moving import pictures
from game.scenes import turns
from game.scenes.crash import CrashScene
from game.sofa import recap
from game.sofa.seats import shown
from game.store import Store
from tests.client.couch_stage import app_at, at_curtain, choose, couch, dice, look, look_in, play, sit, table_of, until_curtain
from tests.client.leak_search import Leak, Watch, flat_cards, flat_deck, named, up
from tests.client.stage import Stage

SEATS = {"rolling_stone": (4, 5, 6), "gran_ramino": (2, 3, 4), "michigan": (3, 4, 5)}
SOME = [
    ("rolling_stone", 2, 2, 0.0),
    ("rolling_stone", 4, 0, 1.0),
    ("gran_ramino", 2, 0, 0.0),
    ("gran_ramino", 3, 1, 1.0),
    ("michigan", 3, 0, 0.0),
    ("michigan", 2, 2, 1.0),
]
PLANTED = (Leak, AssertionError)


def searched(monkeypatch, game, people, bots, pace, seed, most=100_000, **how):
    stage, table = couch(game, people, bots, seed, pace, **how)
    watch = Watch(stage, table, monkeypatch)
    play(stage, table, dice(seed), watch.frame, most)
    return watch


@pytest.mark.parametrize(("game", "people", "bots", "pace"), SOME)
def test_no_face_is_drawn_that_the_eyes_of_that_moment_may_not_know(game, people, bots, pace, monkeypatch):
    watch = searched(monkeypatch, game, people, bots, pace, 7, most=26)
    assert watch.public > 10
    assert watch.hands > 8


@pytest.mark.slow
@pytest.mark.parametrize("game", list(SEATS))
def test_a_hundred_whole_matches(game, monkeypatch):
    for seed in range(100):
        with monkeypatch.context() as patch:
            seats = SEATS[game][seed % 3]
            people = 2 + seed % (min(seats, 6) - 1)
            how = {"always": seed % 7 == 0, "privacy": ["open", *["curtain"] * (people - 1)] if seed % 5 == 0 else "curtain"}
            if game == "michigan" and seed % 4 == 1:
                how["options"] = {"length": "three", "stakes": "after"}
            searched(patch, game, people, seats - people, 1.0 if seed % 25 == 3 else 0.0, seed, **how)


# The search finds what is planted


def test_it_finds_a_hand_that_stays_open(monkeypatch):
    monkeypatch.setattr(Match, "_see", lambda self, eyes: setattr(self, "eyes", eyes) if eyes is not None else None)
    with pytest.raises(PLANTED):
        searched(monkeypatch, "rolling_stone", 2, 2, 0.0, 7, most=26)


def test_it_finds_pictures_that_are_not_laid_anew(monkeypatch):
    def half(scene, common):
        scene.tabletop.eyes = None
        scene.view = scene.match.view()

    monkeypatch.setattr(turns, "shut_before", half)
    with pytest.raises(PLANTED):
        searched(monkeypatch, "rolling_stone", 2, 2, 1.0, 7, most=26)


def test_it_finds_a_recap_that_tells_a_drawn_card(monkeypatch):
    monkeypatch.setattr(recap, "shown", lambda events, eyes: events)
    with pytest.raises(PLANTED):
        searched(monkeypatch, "gran_ramino", 3, 0, 0.0, 3, most=40)


def test_it_finds_a_picture_that_remembers_its_card(monkeypatch):
    rest = pictures.Picture.rest

    def remembers(self, place):
        known = self.card
        rest(self, place)
        if place.card is None and known is not None and place.zone.name == "hand":
            self.card = known

    monkeypatch.setattr(pictures.Picture, "rest", remembers)
    monkeypatch.setattr("game.moving.tabletop.Tabletop._put", _keep)
    with pytest.raises(PLANTED):
        searched(monkeypatch, "rolling_stone", 2, 2, 0.0, 7, most=26)


def _keep(top, view, spread):
    """The pictures are kept when other eyes look."""
    old = top.piles
    top.held = None
    top.piles = {pile.zone: [] for pile in view.piles}
    for place in spread.places:
        was = old.get(place.zone, [])
        picture = was[place.slot] if place.slot < len(was) else pictures.Picture(place)
        picture.home, picture.will = place, place.card
        picture.rest(place)
        top.piles[place.zone].append(picture)


# Pixels


@pytest.mark.parametrize("game", list(SEATS))
def test_no_pixel_of_a_hidden_card_is_in_the_window(game, monkeypatch):
    flat_deck(monkeypatch)
    pictures.TURNING.clear()
    for seed in (3, 8):
        seats = SEATS[game][0]
        stage, table = couch(game, 2, seats - 2, seed, 0.0)
        frames, seen = [], [0]

        def each(stage=stage, table=table, frames=frames, seen=seen):
            if frames and frames[-1][1] == stage.stack.looks and not stage.stack.moving:
                return  # the window is only drawn when something has changed
            stage.draw()
            found = flat_cards(stage.surface)
            match = table.match
            allowed = up(match.view())
            if at_curtain(stage) or not stage.at_table:
                steps = list(match.this_deal())
                allowed = allowed.union(*(named(shown(events, None)) for _, _, events in steps)) | up(match.table.view(None))
            assert found <= allowed, (match.table.ply, match.eyes, [cards.name(card) for card in found - allowed])
            seen[0] += bool(found)
            frames.append((match.eyes, stage.stack.looks))

        play(stage, table, dice(seed), each, most=30)
        assert seen[0] > 10
        assert {None, 0, 1} <= {eyes for eyes, _ in frames}
    pictures.TURNING.clear()


def test_the_pixel_search_sees_an_open_hand(monkeypatch):
    flat_deck(monkeypatch)
    pictures.TURNING.clear()
    stage, table = couch("rolling_stone")
    until_curtain(stage)
    stage.draw()
    assert not flat_cards(stage.surface)
    look(stage)
    stage.draw()
    seat = table.match.eyes
    assert flat_cards(stage.surface) == set(table.view.pile("hand", seat).up)
    pictures.TURNING.clear()


@pytest.mark.parametrize("pace", [0.0, 1.0])
def test_what_all_see_of_a_choice_does_not_tell_where_in_the_hand_the_card_lay(pace):
    """The same card from two orders of the hand: not a pixel differs once it is chosen."""
    shots = []
    for order in ("suit", "rank"):
        stage, table = couch("rolling_stone", 2, 2, 5, pace)
        stage.home.comfort = Comfort(order=order)
        until_curtain(stage)
        look(stage)
        hand = table.hand
        card = next(action.card for action in table.view.legal if action.card is not None)
        place = hand.index(card)
        stage.key(("card", card))
        shot = []
        for _ in range(3):
            stage.draw()
            shot.append(pygame.image.tobytes(stage.surface, "RGB"))
            stage.wait(0.05)
        shots.append((place, shot))
    assert shots[0][0] != shots[1][0], "the two orders must differ for this test to mean anything"
    assert shots[0][1] == shots[1][1]


# What is drawn is what was told


@pytest.mark.parametrize("game", list(SEATS))
def test_folding_what_all_were_told_gives_what_lies_on_the_table_for_all(game):
    seats = SEATS[game][0]
    stage, table = couch(game, 2, seats - 2, 4, 0.0)
    match, checked = table.match, 0
    told = [list(match.table.view(None).piles)]
    play_true = match.table.play

    def note(seat, action):
        events = play_true(seat, action)
        told[0] = list(fold(told[0], shown(events, None), None))
        return events

    match.table.play = note

    def each():
        nonlocal checked
        if match.eyes is None and stage.at_table and not table.moving:
            common = {pile.zone: pile for pile in told[0]}
            for zone, pile in table.tabletop.piles.items():
                faces = {picture.card for picture in pile} - {None}
                assert faces <= set(common[zone].up), zone
                assert len(pile) == common[zone].count
            checked += 1

    play(stage, table, dice(4), each, most=25)
    assert checked > 10


# Words, sounds, files

_CARD = re.compile(r"\b[2-9TJQKA][SHDC]\b")


@pytest.mark.parametrize("game", list(SEATS))
def test_title_sounds_and_the_record_for_others_hold_no_hidden_card(game, monkeypatch, tmp_path, caplog):
    seats = SEATS[game][0]
    stage = Stage(pace=0.0)
    stage.home.store = Store(tmp_path)
    table = table_of(stage, game, sit(2, seats - 2), 6)
    watch = Watch(stage, table, monkeypatch)
    match = table.match

    def each():
        watch.frame()
        assert not any(_CARD.search(title) for title in stage.captions)
        if match.eyes is None and stage.at_table:
            assert match.talk.you is None

    play(stage, table, dice(6), each, most=20)
    text = match.table.public().to_text()
    assert str(match.wish.seed or match.table.record.seed) not in text.split("---")[0]
    hands = [match.table.view(seat).pile("hand", seat).up for seat in match.people]
    hidden = {card for hand in hands for card in hand} - up(match.table.view(None))
    open_ = set().union(*(named(shown(events, None)) for events in watch.played.values()))
    written = {cards.card(name) for name in _CARD.findall(text)}
    assert not written & (hidden - open_)
    assert not _CARD.search(caplog.text)
    assert all(isinstance(name, str) and not _CARD.search(name) for name, _ in watch.heard)


def test_sounds_are_the_same_whatever_the_hidden_cards_are(monkeypatch):
    """A forced move, a planned one and one that was chosen sound alike but for the turn's own sound of those who are asked."""
    heard = set()
    for seed in range(3):
        with monkeypatch.context() as patch:
            watch = searched(patch, "gran_ramino", 2, 0, 0.0, seed, most=14)
            heard |= {name for name, _ in watch.heard}
    assert heard <= {"deal", "draw", "snap", "flip", "slide", "riffle", "turn", "join", "gather", "great", "lose", ""} | {
        name for name in heard if name.startswith("win")
    }


def test_a_note_about_a_bot_that_failed_names_no_card():
    _stage, table = couch("rolling_stone")
    match = table.match
    match.note_replaced(2, "KeyError: '7H'")
    match.note_replaced(3, "'play 7H' is not legal")
    match.note_replaced(3, "no choice within 20 seconds")
    text = match.table.public().to_text()
    assert "7H" not in text
    assert "KeyError" in text
    assert "no legal choice" in text
    assert "no choice in time" in text
    assert Record.from_text(match.table.record.to_text()).notes == match.table.record.notes


def test_a_picture_of_the_screen_holds_no_hand_and_leaves_the_table_alone(monkeypatch, tmp_path):
    flat_deck(monkeypatch)
    pictures.TURNING.clear()
    app, table = app_at(sit(2, 2), tmp_path)
    look_in(app)
    hand = set(table.hand)
    assert hand and hand <= flat_cards(pygame.display.get_surface()), "it lies open"
    before = table.view, table.match.eyes, table.home.comfort, list(table.tabletop.piles.values())
    kept = app._picture()
    assert kept.endswith("0001.png")
    assert flat_cards(pygame.image.load(kept).convert()) <= up(table.match.table.view(None))
    assert before == (table.view, table.match.eyes, table.home.comfort, list(table.tabletop.piles.values()))
    assert app._picture().endswith("0002.png")
    pictures.TURNING.clear()


@pytest.mark.parametrize("way", ["focus", "minimised", "sleep", "key"])
def test_hands_are_down_in_the_same_frame(way, monkeypatch):
    flat_deck(monkeypatch)
    pictures.TURNING.clear()
    app, _ = app_at(sit(2, 2))
    look_in(app)
    surface = pygame.display.get_surface()
    hand = set(app.stack.top.hand)
    assert hand and hand <= flat_cards(surface)
    if way in ("focus", "minimised"):
        pygame.event.post(pygame.Event(pygame.WINDOWFOCUSLOST if way == "focus" else pygame.WINDOWMINIMIZED))
    elif way == "key":
        pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_BACKSPACE, mod=0, unicode=""))
    app.frame(1 / 60 if way != "sleep" else 30.0)
    assert not hand & flat_cards(surface), "not even in the small picture of a window that is hidden"
    pictures.TURNING.clear()


def test_an_error_of_a_screen_ends_at_a_page_without_a_hand_and_the_table_comes_back_behind_the_curtain(tmp_path, capsys):
    app, table = app_at(sit(2, 2), tmp_path)
    look_in(app)
    card = next(action.card for action in table.view.legal)
    other = next(one for one in range(52) if one not in {action.card for action in table.view.legal})

    def wrong():
        table.match.play(Action("play", other))

    table.tick = lambda _: wrong()
    app.frame(1 / 30)
    assert isinstance(app.stack.top, CrashScene)
    said = capsys.readouterr().err + (tmp_path / "last-fault.txt").read_text("utf-8")
    assert cards.name(card) not in said, "a report names no card of a hand"
    app.frame(1 / 30)
    (saved,) = app.home.store.matches()
    again = Match.resumed(saved)
    assert again.eyes is None


def test_choosing_is_still_possible():
    """The search plays: without choices it would find nothing."""
    stage, table = couch("rolling_stone")
    until_curtain(stage)
    look(stage)
    ply = table.match.table.ply
    choose(stage, dice(1))
    assert table.match.table.ply == ply + 1
