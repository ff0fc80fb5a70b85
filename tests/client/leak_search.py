"""The search for leaks: what is drawn, heard and written in whole matches of several people, against what the eyes of that
moment may know.

`Watch` stands at a table. Every face that anything asks to be drawn is noted, frame by frame, and every picture on the table is
asked which card it knows.
"""

import re

import pygame

import sprites
from engine import cards
from engine.events import Moved, Shown
from game.moving import pictures
from game.scenes.curtain import CurtainScene
from game.sofa.seats import look, shown


def up(view):
    """The cards that lie face up in that view."""
    return {card for pile in view.piles for card in pile.up}


def named(events):
    """The cards that these events name."""
    found = {event.card for event in events if isinstance(event, Moved)} - {None}
    return found.union(*(event.cards for event in events if isinstance(event, Shown)))


class Leak(AssertionError):
    """A card was to be seen, or was named, that these eyes may not know."""


class Watch:
    """stage, table: where the match is played. Made before anything is drawn. `frame` is called in every frame."""

    def __init__(self, stage, table, monkeypatch):
        self.stage, self.table, self.match = stage, table, table.match
        self.drawn = set()
        self.frames = self.public = self.hands = 0
        self.played = {}
        """By ply what happened, unhidden."""
        self.lay = {}
        """What lay open before that, by whose eyes."""
        self.heard = []
        self._before = None
        face, whole = sprites.face, pictures._sprite

        def spy(card, width, **how):
            self.drawn.add(card)
            return face(card, width, **how)

        def shown_sprite(picture, *how):
            if picture.card is not None and picture.turn >= 0.5:
                self.drawn.add(picture.card)
            return whole(picture, *how)

        monkeypatch.setattr(sprites, "face", spy)
        monkeypatch.setattr(pictures, "_sprite", shown_sprite)
        play = self.match.table.play

        def note(seat, action):
            self.lay = {eyes: up(look(self.match.table, eyes)) for eyes in (None, *self.match.people)}
            events = play(seat, action)
            self.played[self.match.table.ply] = events
            return events

        self.match.table.play = note
        stage.home.sound.play = lambda name, step=None: self.heard.append((name, step))

    def allowed(self):
        """What the eyes at this moment may know: what lies open to them, and while things move what they saw move."""
        match = self.match
        found = up(look(match.table, match.eyes))
        ply = match.table.ply
        if self.table.moving or not self.stage.at_table:  # a result tells of the last play too
            found |= named(shown(self.played.get(ply, []), match.eyes)) | self.lay.get(match.eyes, set())
        return found

    def frame(self, blend=1.0):
        """Draw the frame and check it."""
        top, match = self.stage.top, self.match
        curtain = isinstance(top, CurtainScene)
        if not self.stage.at_table and match.eyes is not None:
            raise Leak(f"{type(top).__name__} lies over a hand of seat {match.eyes}")
        if isinstance(match.eyes, int) and match.eyes != match.table.turn:
            raise Leak(f"seat {match.eyes} looks while it is the turn of {match.table.turn}")
        stands, before = (self.stage.stack.looks, match.eyes), self._before
        self._before = stands
        if before is not None and before[0] == stands[0] and not self.stage.stack.moving:
            if before[1] != stands[1]:
                raise Leak(f"other eyes look, {match.eyes} instead of {before[1]}, and nothing is drawn anew")
            return
        self.drawn.clear()
        self.stage.draw(blend)
        allowed = self.allowed()
        if curtain:
            allowed = allowed.union(*(named(shown(events, None)) for events in self.played.values()))
        found = self.drawn - allowed
        if found:
            raise Leak(f"ply {match.table.ply} eyes {match.eyes} {type(top).__name__}: {[cards.name(card) for card in found]}")
        for pile in self.table.tabletop.piles.values():
            for picture in pile:
                if picture.card is not None and picture.card not in allowed:
                    raise Leak(f"ply {match.table.ply} eyes {match.eyes}: a picture knows {cards.name(picture.card)}")
        self.frames += 1
        self.public += match.eyes is None
        self.hands += isinstance(match.eyes, int)


FLAT = bytes((251, 7))
"""Red and green of every face of the flat deck; its blue is the card."""


def flat_deck(monkeypatch):
    """Every face one flat colour of its own, at every size and angle, and nothing smoothed into it."""

    def face(card, width, *, deck=sprites.FRENCH, dimmed=False, angle=0.0):
        made = pygame.Surface((max(1, width), max(1, round(width * 1.4))))
        made.fill((FLAT[0], FLAT[1], card + 1))
        return made

    monkeypatch.setattr(sprites, "face", face)


def flat_cards(surface):
    """The cards of the flat deck of which at least six pixels side by side are to be seen, in every fourth row."""
    wide, high = surface.get_size()
    data = pygame.image.tobytes(pygame.transform.scale(surface, (wide // 2, high // 4)), "RGB")
    found = set()
    for hit in re.finditer(re.escape(FLAT) + b"[\x01-\x34]", data):
        at = hit.start()
        if at % 3 == 0 and data[at : at + 9] == data[at : at + 3] * 3:
            found.add(data[at + 2] - 1)
    return found
