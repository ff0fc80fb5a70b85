"""Every screen that is not the table, in windows of all shapes and with the largest text: nothing is cut, nothing lies on
something else, and whatever can be pressed can be reached and is seen when it has the focus."""

import random
import re

import pytest

from engine.coach import Advice
from engine.games import GAMES
from engine.model import Action, Options
from engine.record import Record
from engine.rules import Reason
from engine.table import Table
from game import words
from game.comfort import Comfort
from game.full_screen import Trial
from game.geometry import Rect
from game.helping.stops import SuitKnown
from game.intents import Intent, Kind
from game.match import Match, Wish
from game.paint import Canvas
from game.ruler import LEAST_TEXT
from game.scene import Push
from game.scenes.bindings import BindingsScene
from game.scenes.crash import CrashScene
from game.scenes.help import HelpScene
from game.scenes.hint import HintScene
from game.scenes.house_rules import HouseRulesScene
from game.scenes.keep_full import KeepFullScene
from game.scenes.look import LookScene
from game.scenes.lost_pad import LostPadScene
from game.scenes.match_over import MatchOverScene
from game.scenes.name import NameScene
from game.scenes.pause import PauseScene
from game.scenes.players import PlayerScene, PlayersScene
from game.scenes.screen import Screen
from game.scenes.seat import SeatScene
from game.scenes.suits import SuitsScene
from game.sofa.seats import Player
from game.widgets import Button
from sprites import fonts
from tests.client.stage import Stage
from tests.client.tongues import LANGUAGES, by_turns, ordinary

FAMILY = (Player("Maximiliane", "owl", devices=("pad:1",)), Player("Bo", "fox", devices=("pad:2",)))
SIZES = [(1024, 640), (1280, 720), (1920, 1080), (1024, 768), (2560, 1080)]
EIGHT = {
    "hands": ["JC", "2H 3H 4H 5H 6H 7H", "KS", "AD", "2C", "3C 4S", "7D", "8D 9D TD QD"],
    "extra": ["TC", "2S", "3S", "5S", "6S", "7S", "8S", "9S", "TS", "JS"],
    "turn": 0,
    "stakes": {"AH": 30, "JC": 12},
    "markers": [70, 3, 0, 1, 5, 60, 7, 9],
}
GIVEN = {"drawn": "7C", "source": "stock", "discards": []}
ENDINGS = {
    "markers of eight": ("michigan", EIGHT, "play JC"),
    "the closing discard": (
        "gran_ramino",
        {
            "hands": ["3C 4C 5C 6C JC QC 3D 7D JD AS", "KS KH KD KC 4H 5H 6H 2D 2H 2S 7C"],
            "turn": 1,
            "stock": ["AH"],
            **GIVEN,
        },
        "discard 7C",
    ),
    "two of the highest": (
        "gran_ramino",
        {"hands": ["AS 2S 3S 4S 5S 6S 7S JS QS KS 7C", "AC 2C 3C 4C 5C 6C JC QC KC 2D"], "turn": 0, "stock": ["KD"], **GIVEN},
        "discard 7C",
    ),
    "most of a suit": (
        "gran_ramino",
        {
            "hands": ["AS 2S 3S 4S 5H 5D 5C KH", "AH 2H 3H 4H 6H 6D 6C", "KC JC QD 2D 7D 3C 4C"],
            "turn": 0,
            "stock": ["7S"],
            **GIVEN,
            "drawn": "KH",
        },
        "discard KH",
    ),
    "points": (
        "gran_ramino",
        {
            "hands": ["AS 3S 5S 7S 2H 4H 6H AC 3C 5C KD", "2C 4C 6C 2D 4D 6D 3H 5H KH QC"],
            "turn": 0,
            "stock": [],
            **GIVEN,
            "drawn": "KD",
        },
        "discard KD",
    ),
    "the last card": (
        "rolling_stone",
        {"hands": ["7H", "9H TS 8S 9S TD JD QD KD AD 8C", "JH JS", "QH QS", "KH KS", "AH AS"], "turn": 0},
        "play 7H",
    ),
}


HINTED = {
    "rolling_stone": [f"play {rank}D" for rank in "3456789TJQKA"],
    "gran_ramino": ["draw stock", "draw discard"],
    "michigan": ["stake 4 0 0 0", "stake 0 4 0 0", "stake 1 1 1 1", "swap", "keep"],
}
SUITS = tuple(
    SuitKnown(
        suit,
        "runs" if suit else "stopped",
        13 * suit + 9,
        (13 * suit + 4,),
        (13 * suit + 3,),
        13 * suit + 9,
        suit > 1,
        suit < 1,
    )
    for suit in (3, 1, 2, 0)
)


class Seen:
    """What one screen drew: each text with its box and what it lies on. Places are on the page, else in the window."""

    def __init__(self, monkeypatch):
        self.complaints = []
        self.begin(None)
        spied = self
        real_panel, real_fitted, real_text = Canvas.panel, Canvas.fitted, Canvas.text

        def panel(canvas, rect, fill, **more):
            spied.panels.append((canvas.paged, rect))
            real_panel(canvas, rect, fill, **more)

        def fitted(canvas, text, size, role, room):
            found, px = real_fitted(canvas, text, size, role, room)
            if found != text:
                spied.complain(text, f"is cut to {found!r}")
            if px < round(LEAST_TEXT * canvas.scale * (1.5 if canvas.letters == 2 else 1)) - 1:
                spied.complain(text, f"is only {px} pixels high")
            spied.px = px
            return found, px

        def text(canvas, said, x, y, size, *, role="text", colour="", anchor="centre", room=None):
            wide = real_text(canvas, said, x, y, size, role=role, colour=colour or "#000000", anchor=anchor, room=room)
            left = x - (wide / 2 if anchor == "centre" else wide if anchor == "right" else 0)
            high = fonts.font(role, spied.px).get_ascent() * 0.72 / canvas.scale
            spied.wrote(canvas, said, Rect(left, y - high / 2, wide, high))
            return wide

        monkeypatch.setattr(Canvas, "panel", panel)
        monkeypatch.setattr(Canvas, "fitted", fitted)
        monkeypatch.setattr(Canvas, "text", text)

    def begin(self, screen, name=""):
        self.screen, self.name, self.panels, self.texts = screen, name, [], []

    def complain(self, text, what):
        self.complaints.append(f"{self.name}: {text!r} {what}")

    def wrote(self, canvas, text, box):
        screen, paged = self.screen, canvas.paged
        if text.endswith("...") and not text.endswith(" ..."):  # "Thinking ..." is whole
            self.complain(text, "is cut to this")
        tall = screen.scroll.tall if paged else screen.height
        if not box.within(Rect(0, 0, screen.width, tall)):
            self.complain(text, f"goes beyond its page: {box} of {tall:.0f}")
        x, y = box.centre
        under = next((rect for on, rect in reversed(self.panels) if on == paged and rect.holds(x, y)), None)
        if under is not None and not box.within(under.grown(1)):
            self.complain(text, f"goes beyond what it lies on: {box} on {under}")
        for widget in screen.widgets:
            if widget.rect.holds(x, y) and not box.within(widget.rect) and self.on_page(widget) == paged:
                self.complain(text, f"goes beyond its widget: {box} in {widget.rect}")
        for other, on, where in self.texts:
            if on == paged and box.grown(-1.5).overlaps(where.grown(-0.5)):
                self.complain(text, f"lies on {other!r}")
        self.texts.append((text, paged, box))

    def on_page(self, widget):
        screen = self.screen
        return bool(screen.scroll.most) and screen.widgets.index(widget) < screen._on_page


@pytest.fixture
def seen(monkeypatch):
    return Seen(monkeypatch)


def result_of(stage, game, given, text):
    """The end of a deal from a written position."""
    given = {**given, "hands": [hand.split() for hand in given["hands"]]}
    seats = len(given["hands"])
    match = Match(Wish(game, seats, 1, name="Maximiliane"))
    match.table = Table(Record(game, Options(GAMES[game].info, seats, {}), None, given))
    table = stage.home.table(stage.home, match)
    stage.stack.apply(Push(table))
    table.play(Action.parse(text))
    return table.result().scene


def played(stage, game, seats, options=()):
    """A match by chance to its end."""
    table = stage.table(game, seats, 3, options)
    dice = random.Random(2)
    while not table.match.over:
        table.play(dice.choice(table.match.table.legal))
    return table.match


_MATCHES = (
    ("rolling_stone", 6, ()),
    ("gran_ramino", 3, {"match_to": "7"}),
    ("michigan", 2, {"bank_lends": "true", "markers": "40", "length": "double"}),
    ("michigan", 8, {}),
)


def screens(stage):
    """Every screen by name."""
    home = stage.home
    yield "welcome", home.welcome(home)
    title = home.title(home)
    title.note = words.say("store.second")
    yield "title", title
    yield "settings", home.settings(home)
    yield "name", NameScene(home, "Wolfeschlegelsteinhausenbergerdorff", lambda name: None)
    yield "crash", CrashScene(home, "/home/somebody/.local/share/kitchen-table/last-fault.txt")
    for game, rules in GAMES.items():
        for seats in rules.info.seats:
            table = home.setup(home, game, Wish(game, seats))
            yield f"seats {game} {seats}", table
        yield f"seat {game}", SeatScene(home, table, 0)
        yield f"bot's seat {game}", SeatScene(home, table, seats - 1)
        yield f"house rules {game}", HouseRulesScene(home, table)
        yield f"help {game}", HelpScene(home, rules.info, Options(rules.info, rules.info.usual))
    for name, ending in ENDINGS.items():
        yield name, result_of(stage, *ending)
    match = Match(Wish("rolling_stone", 6, 1))
    yield "players", PlayersScene(home, match)
    yield "seat in a match", PlayerScene(home, PlayersScene(home, match), 0)
    yield "bindings", BindingsScene(home)
    lost = LostPadScene(home, Match(Wish("michigan", 2, 1, players=FAMILY)))
    lost.wait_for(["pad:1", "pad:2"])
    yield "lost pad", lost
    yield "keep full screen", KeepFullScene(home, Trial(15.0), lambda kept: None)
    yield "no full screen", KeepFullScene(home, Trial(refused=True), lambda kept: None)
    pause = PauseScene(home, match)
    pause.note = words.say("pad.lost", n="1")
    yield "pause", pause
    leaving = PauseScene(home, match)
    leaving.leaving = True
    yield "leaving", leaving
    yield "last trick", LookScene(home, match, words.say("last_trick.title"), [[(at, at) for at in range(6)]], "Maja?")
    yield "cards played", LookScene.cards_played(home, match, tuple(range(52)))
    for game, texts in HINTED.items():
        worth = tuple((Action.parse(text), 990 - 60 * at) for at, text in enumerate(texts))
        yield f"hint {game}", HintScene(home, game, Advice(worth[0][0], Reason("best_in_many_deals"), 99, worth, helps=True))
    yield "suits", SuitsScene(home, SUITS)
    for game, seats, options in _MATCHES:
        yield f"match {game} {seats}", MatchOverScene(home, played(stage, game, seats, options))


def look_at(stage, seen, name, screen):
    """Draw it whole and walk through all that can be pressed."""
    stage.stack.apply(Push(screen))
    seen.begin(screen, name)
    draw(stage, screen)
    page = Rect(0, 0, screen.width, screen.scroll.tall)
    window = Rect(0, 0, screen.width, screen.height)
    for at, widget in enumerate(screen.widgets):
        on_page = at < screen._on_page
        if not widget.rect.within(page if on_page else window):
            seen.complain(str(widget.rect), "lies beyond")
        for other in screen.widgets[at + 1 : screen._on_page if on_page else None]:
            if widget.rect.overlaps(other.rect):
                seen.complain(str(widget.rect), f"lies on {other.rect}")
    for target in screen.focus.targets:
        if min(target.rect.w, target.rect.h) < 44:
            seen.complain(str(target.key), f"is too small: {target.rect}")
    missing = {target.key for target in screen.focus.targets}
    for kind, number in (((1, 0), len(missing)), ((0, 1), 70), ((0, -1), 70)):
        for _ in range(number):
            screen.hear(Intent(Kind.MOVE, dx=kind[0], dy=kind[1]))
            current = screen.focus.current
            missing.discard(current.key)
            if not current.rect.within(current.seen or window) or screen.focus.hit(*current.rect.centre) is not current:
                seen.complain(str(current.key), f"has the focus and is not seen: {current.rect}")
    if missing:
        seen.complain(str(missing), "cannot be reached")
    for offset in (0.0, screen.scroll.most / 2, screen.scroll.most):
        screen._scroll(offset)
        current = screen.focus.current
        if not current.rect.within(current.seen or window):
            seen.complain(str(current.key), "has the focus and was scrolled away")
    stage.stack._scenes.pop()


def draw(stage, screen):
    screen.draw(Canvas(stage.surface, stage.scale, stage.home.comfort.letters), 1.0)


LETTERS = [100, 200]


@pytest.mark.parametrize(("size", "text", "language"), by_turns(SIZES, LETTERS))
def test_every_screen(size, text, language, seen):
    words.use(language)
    stage = Stage(size, 0.0)
    stage.home.comfort = Comfort(text=text)
    number = 0
    for name, screen in screens(stage):
        look_at(stage, seen, name, screen)
        number += len(seen.texts)
    assert number > 500
    assert not seen.complaints, "\n".join(sorted(set(seen.complaints)))


def test_the_ordinary_run_has_every_language_with_every_size_of_text():
    found = ordinary(SIZES, LETTERS)
    assert len(found) == len(SIZES) * len(LETTERS)
    assert {(text, language) for _, text, language in found} == {(text, one) for text in LETTERS for one in LANGUAGES}
    assert len(by_turns(SIZES, LETTERS)) == len(found) * len(LANGUAGES)


@pytest.mark.parametrize(
    ("comfort", "language"), by_turns([Comfort(text=125), Comfort(text=150), Comfort(place="desk")]), ids=str
)
def test_the_sizes_between(comfort, language, seen):
    words.use(language)
    stage = Stage((1280, 720), 0.0)
    stage.home.comfort = comfort
    for name, screen in screens(stage):
        look_at(stage, seen, name, screen)
    assert not seen.complaints, "\n".join(sorted(set(seen.complaints)))


class Faulty(Screen):
    """Everything that may go wrong."""

    def __init__(self, home, fault):
        super().__init__(home)
        self.fault = fault

    def lay(self):
        first = Button("first", Rect(40, 40, 300, 60), "first")
        second = Button("second", Rect(400, 40, 300, 60), "second")
        if self.fault == "overlap":
            second.rect = Rect(200, 40, 300, 60)
        if self.fault == "beyond":
            second.rect = Rect(self.width - 100, 40, 300, 60)
        if self.fault == "cut":
            first.rect, first.text = Rect(40, 40, 60, 60), "Donaudampfschifffahrtsgesellschaft"
        if self.fault == "small":
            first.rect = Rect(40, 40, 300, 30)
        if self.fault == "unseen":
            second.rect = Rect(400, self.height + 30, 300, 60)
        return [first, second]

    def paint_page(self, canvas):
        if self.fault == "text":
            canvas.text("far out", self.width + 10, 300, 30)
        if self.fault == "collision":
            canvas.text("one text", 300, 300, 30)
            canvas.text("another", 310, 305, 30)
        if self.fault == "panel":
            canvas.panel(Rect(200, 300, 100, 60), "#FFFFFF")
            canvas.text("wider than its panel", 250, 330, 30)


FAULTS = {
    "overlap": "lies on",
    "beyond": "lies beyond",
    "cut": "is cut to",
    "small": "is too small",
    "unseen": "not seen",
    "text": "goes beyond its page",
    "collision": "lies on 'one text'",
    "panel": "goes beyond what it lies on",
}


@pytest.mark.parametrize("fault", [None, *FAULTS])
def test_each_fault_is_found(fault, seen):
    stage = Stage((1280, 720), 0.0)
    look_at(stage, seen, "faulty", Faulty(stage.home, fault))
    if fault is None:
        assert not seen.complaints
    else:
        assert any(re.search(FAULTS[fault], complaint) for complaint in seen.complaints), seen.complaints
