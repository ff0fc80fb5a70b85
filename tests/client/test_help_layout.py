"""Where help lies: nothing is cut, nothing covers anything, at every size of window and text, in every language."""

import pytest

import sprites
from engine import cards, coach
from engine.rules import Reason
from game import lettering, words
from game.geometry import Rect, canvas_for
from game.helping.ladder import Rung
from game.helping.places import card_wide, cells, letter_wide, over_plate, strip_high
from game.helping.stone import Known
from game.helping.stops import SuitKnown
from game.paint import Canvas
from game.places.frame import frame_for
from game.ruler import LEAST_TEXT
from game.scenes import help_marks, small_cards
from game.scenes.table_picture import PROMPT, prompt_box
from tests.client.stage import Stage
from tests.client.table_rules import TEXTS, WINDOWS
from tests.client.tongues import by_turns

LEVELS = ("on", "kids")
MANY = tuple(cards.card(name) for name in ("7S", "8S", "QS", "7H", "TH", "9C", "AC", "TD", "KD"))
KNOWN = [Known(), Known(MANY[:1]), Known(MANY[:3], (2,)), Known(MANY[:4], (2, 1)), Known(MANY, (2,)), Known((), (3, 2, 1, 0))]


@pytest.mark.parametrize("window", WINDOWS, ids=str)
def test_what_lies_over_a_plate_covers_neither_its_number_nor_anything_else(window):
    number = 0
    for seats in (4, 5, 6):
        for text in TEXTS:
            frame = frame_for(*canvas_for(window), seats, 0, text)
            for one in frame.seats[1:]:
                for known in KNOWN:
                    for level in LEVELS:
                        for taken in (False, True):
                            chips = over_plate(one, known, level, taken)
                            assert bool(chips) == bool(known.held or known.lacks)
                            _sound(chips, one, known, taken)
                            number += len(chips)
    assert number > 1000


def _sound(chips, one, known, taken):
    badge = one.fan.x + 18 + 22 if taken else 0.0
    for at, chip in enumerate(chips):
        assert chip.room.within(one.block), (chip, one)
        assert not chip.room.overlaps(one.count)
        assert chip.room.x >= badge
        assert chip.room.bottom <= one.plate.y - 6
        assert chip.room.h * 0.88 >= 19, "its letter is as large as any other text"
        assert not any(chip.room.overlaps(other.room) for other in chips[at + 1 :])
    told = [card for chip in chips for card in chip.cards]
    assert told == list(known.held[: len(told)])
    lacks = [chip.lacks for chip in chips if chip.lacks is not None]
    assert lacks == list(known.lacks[: len(lacks)])
    left = sum(chip.more for chip in chips)
    assert len(told) + len(lacks) + left == len(known.held) + len(known.lacks)
    assert left == 0 or chips[-1].more == left
    assert all(len({cards.suit(card) for card in chip.cards}) <= 1 for chip in chips)


def canvas_of(window, text):
    stage = Stage(window, 0.0)
    return Canvas(stage.surface, stage.scale, text)


RUNGS = [
    Rung("gran ramino", 6, (), (), MANY[:4]),
    Rung("ramino", 3, MANY[:6], MANY[6:], MANY[:7]),
    Rung("dieci", 1, MANY[:1], MANY[1:2], MANY),
    Rung("sette", 0, (), (), MANY[:7]),
]


@pytest.mark.parametrize(("window", "language"), by_turns(WINDOWS), ids=str)
def test_a_rung_holds_its_words_and_its_cards(window, language):
    words.use(language)
    shown = 0
    for text in TEXTS:
        canvas = canvas_of(window, text)
        for seats in (2, 3, 4):
            for level in LEVELS:
                frame = frame_for(*canvas_for(window), seats, 0, text, aid=strip_high(level, text))
                assert frame.aid is not None, "there is room for it in this game"
                number = 3 if seats == 2 else 2
                for cell in cells(frame.aid, number):
                    for rung in RUNGS[:3] if seats == 2 else RUNGS[1:4]:
                        shown += _held(canvas, rung, cell)
    assert shown > 100


def _held(canvas, rung, cell):
    """Its words are whole and no smaller than any other text, its cards lie in it and apart; how many cards there are."""
    name, said, small = help_marks.parts(rung, cell)
    for text, room, size, role in (
        (words.say("rung." + rung.name), name, help_marks.NAME, "title"),
        (help_marks.missing(rung), said, help_marks.SMALL, "bold"),
    ):
        lines, px = lettering.fitted(
            text, role, canvas.letter_px(size), canvas.px(LEAST_TEXT), canvas.px(room.w), canvas.px(room.h), 1
        )
        assert "".join(lines) == text, (text, room)
        assert px >= canvas.px(LEAST_TEXT) - 1
        assert room.within(cell)
    pips = help_marks.pips(rung, said)
    assert len(pips) == len(rung.mine) + rung.missing
    assert all(pip.within(said) and pip.w >= 7 for pip in pips)
    assert not any(pip.overlaps(other) for at, pip in enumerate(pips) for other in pips[at + 1 :])
    rooms = [room for _, room, _ in small]
    for at, room in enumerate(rooms):
        assert room.within(cell)
        assert room.h >= 31
        assert not room.overlaps(name)
        assert not room.overlaps(said)
        assert not any(room.overlaps(other) for other in rooms[at + 1 :])
    return len(rooms)


@pytest.mark.parametrize(("window", "language"), by_turns(WINDOWS), ids=str)
def test_every_hint_is_whole_where_the_prompt_stands(window, language):
    """The longest thing to do, each reason there is, in a word how sure it is."""
    words.use(language)
    held = cards.card("QD"), cards.card("KD")
    what = words.say("aid.do.discard", card=words.card(held[0]))
    for text in TEXTS:
        canvas = canvas_of(window, text)
        box = prompt_box(frame_for(*canvas_for(window), 4, 0, text).prompt)
        for key in coach.REASONS:
            said = words.say("aid.a_little", what=what, why=words.hint(Reason(key, held, 12)))
            wide, high = canvas.px(box.w), canvas.px(box.h)
            lines, px = lettering.fitted(said, "title", canvas.letter_px(PROMPT), canvas.px(LEAST_TEXT), wide, high, 2)
            assert " ".join(lines) == said, (key, text)
            assert px >= canvas.px(LEAST_TEXT)


@pytest.mark.parametrize("window", WINDOWS, ids=str)
def test_what_is_known_of_a_suit_lies_apart_and_has_its_next_card(window):
    one = SuitKnown(
        3, "stopped", cards.card("7S"), tuple(cards.card(name) for name in ("4S", "7S", "TS")), (), cards.card("QS"), True, True
    )
    shown = 0
    for text in TEXTS:
        for seats in range(2, 9):
            for level in LEVELS:
                strip = frame_for(*canvas_for(window), seats, 0, text, True, strip_high(level, text)).aid
                if strip is None:
                    continue
                for cell in cells(strip, 4):
                    sign, ranks, honour = help_marks.suit_places(one, cell)
                    rooms = [sign, *(room for _, room in ranks), honour]
                    assert all(room.within(cell) and room.h >= 28 for room in rooms), (rooms, cell)
                    assert not any(room.overlaps(other) for at, room in enumerate(rooms) for other in rooms[at + 1 :])
                    assert ranks[0][0] == one.next
                    assert [card for card, _ in ranks[1:]] == [cards.card("TS"), cards.card("4S")][: len(ranks) - 1]
                    shown += len(ranks)
    assert shown > 50


@pytest.mark.parametrize("letters", sprites.LETTERS)
@pytest.mark.parametrize("window", WINDOWS, ids=str)
def test_the_letter_of_a_small_card_is_never_cut(window, letters, monkeypatch):
    seen = []
    real = Canvas.fitted

    def spied(canvas, text, size, role, room):
        found, px = real(canvas, text, size, role, room)
        seen.append((found == text, px >= canvas.px(LEAST_TEXT) - 1, text, room))
        return found, px

    monkeypatch.setattr(Canvas, "fitted", spied)
    for text in (1.0, 2.0):
        canvas = canvas_of(window, text)
        canvas.deck = sprites.Deck(letters=letters)
        for high in (22.0, 24.0, 27.0, 31.0, 38.0, 50.0, 80.0):
            for card in range(13):
                small_cards.index(canvas, card, Rect(100, 100, card_wide(high), high))
            small_cards.several(canvas, range(13), Rect(100, 100, high * 0.8 + 13 * letter_wide(high), high))
    assert len(seen) == 2 * 7 * 26
    assert all(whole and large for whole, large, _, _ in seen), [one for one in seen if not (one[0] and one[1])][:5]


def test_the_strip_gives_way_where_the_field_would_be_too_small():
    small = frame_for(*canvas_for((1024, 640)), 8, 0, 2.0, True, strip_high("kids", 2.0))
    assert small.aid is None
    assert small == frame_for(*canvas_for((1024, 640)), 8, 0, 2.0, True)
    roomy = frame_for(*canvas_for((1920, 1080)), 4, 0, 1.0, True, strip_high("on", 1.0))
    assert roomy.aid is not None
    assert roomy.aid.bottom < roomy.prompt.y
    assert roomy.field.bottom < roomy.aid.y


def test_large_help_is_larger():
    assert strip_high("off", 1.0) == 0
    assert strip_high("kids", 1.0) > strip_high("on", 1.0) > 0
    assert strip_high("on", 2.0) > strip_high("on", 1.0)
