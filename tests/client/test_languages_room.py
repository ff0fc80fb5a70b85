"""The longest language has room on every screen."""

import random
import re

import pytest

import sprites
from engine import cards
from engine.games import GAMES
from engine.rules import Reason
from game import words
from game.__main__ import main as picture
from game.geometry import Rect
from game.intents import Intent, Kind
from game.paint import LEAST_TEXT, Canvas
from game.scene import Swap
from game.scenes.deal_over import DealOverScene
from game.scenes.look import LookScene
from game.scenes.match_over import MatchOverScene
from game.sentences import TEXTS
from game.studio.pictures_of import SCENES
from sprites import fonts
from tests.client.catalogues import SCREENS
from tests.client.stage import Stage, press_something

SIZES = [(1024, 640), (1920, 1080)]


class Drawn:
    """What was written on the window: each text with the box it was written for. Complaints are sentences.

    The box of a text is the room that was asked for it, the panel or pill drawn last under its middle, and the window.
    """

    def __init__(self, monkeypatch):
        self.panels, self.texts, self.complaints = [], [], set()
        self.number = self.open = 0
        self.written = []
        spied = self

        def panel(canvas, rect, fill, **more):
            spied.panels.append((canvas.paged, rect))
            real_panel(canvas, rect, fill, **more)

        def veil(canvas, *given):
            spied.panels, spied.texts = [], []
            real_veil(canvas, *given)

        def fitted(canvas, text, size, role, room):
            found, px = real_fitted(canvas, text, size, role, room)
            if found != text:
                spied.complain(canvas, text, f"cut to {found!r}")
                spied.open -= text.count("]") - found.count("]")
            if px < min(14, round(LEAST_TEXT * canvas.scale)):
                spied.complain(canvas, text, f"only {px} pixels high")
            return found, px

        def label(text, role, px, colour):
            picture = real_label(text, role, px, colour)
            spied.last = text, role, px
            return picture

        def put(canvas, picture, x, y, anchor="centre"):
            if spied.last is not None:
                spied.wrote(canvas, picture, x, y, anchor)
            real_put(canvas, picture, x, y, anchor)

        self.last = None
        real_panel, real_fitted, real_put, real_veil = Canvas.panel, Canvas.fitted, Canvas.put, Canvas.veil
        real_label = sprites.label
        monkeypatch.setattr(Canvas, "panel", panel)
        monkeypatch.setattr(Canvas, "veil", veil)
        monkeypatch.setattr(Canvas, "fitted", fitted)
        monkeypatch.setattr(Canvas, "put", put)
        monkeypatch.setattr(sprites, "label", label)

    def complain(self, canvas, text, what):
        self.complaints.add(f"{canvas.surface.get_size()}: {text!r} {what}")

    def wrote(self, canvas, picture, x, y, anchor):
        (text, role, px), self.last = self.last, None
        self.number += 1
        self.written.append(text)
        self.open += text.count("[") - text.count("]")
        wide, high = picture.get_width() / canvas.scale, fonts.font(role, px).get_ascent() * 0.72 / canvas.scale
        left = x - (wide / 2 if anchor == "centre" else wide if anchor == "right" else 0)
        box = Rect(left, y - high / 2, wide, high)
        paged = canvas.paged
        if not box.within(Rect(0, 0, canvas.width, canvas.height if not paged else float("inf"))):
            self.complain(canvas, text, f"goes beyond the window: {box}")
        middle_x, middle_y = box.centre
        for on, rect in reversed(self.panels):
            if on == paged and rect.x <= middle_x <= rect.right and rect.y <= middle_y <= rect.bottom:
                if not box.within(rect.grown(1)):
                    self.complain(canvas, text, f"goes beyond its panel: {box} in {rect}")
                break
        for other, where, on in self.texts:
            if on == paged and other != text and box.grown(-1.5).overlaps(where):
                self.complain(canvas, text, f"lies on {other!r}")
        self.texts.append((text, box, paged))

    def begin(self, whole=True):
        """Before each picture. Each bracket of the one before was closed, or a text lost its end; unless not `whole`."""
        if self.open and whole:
            self.complaints.add(f"{self.open} texts have lost their ends: {self.written}")
        self.panels, self.texts, self.written, self.open = [], [], [], 0

    def left(self):
        known = [re.compile(pattern) for pattern in KNOWN]
        self.begin()
        return sorted(says for says in self.complaints if not any(one.search(says) for one in known))


KNOWN: dict[str, str] = {}
"""Texts that have no room yet, and where they are drawn."""


@pytest.fixture
def drawn(monkeypatch):
    words.use(words.PSEUDO)
    return Drawn(monkeypatch)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scene", SCENES)
def test_every_scene_has_room_for_the_longest_language(drawn, scene, size, tmp_path):
    for game, rules in GAMES.items():
        seats = rules.info.seats[-1]
        drawn.begin()
        given = [
            "--game",
            game,
            "--seats",
            str(seats),
            "--moves",
            "14",
            "--size",
            f"{size[0]}x{size[1]}",
            "--lang",
            words.PSEUDO,
            *(["--people", "2"] if scene in ("curtain", "pocket") else []),
        ]
        assert picture(["screenshot", scene, *given, "--out", str(tmp_path / "a.png")]) in (0, 2)
        if scene == "help":
            drawn.begin(whole=False)  # a page that scrolls shows sentences in part
    assert drawn.number >= (3 if scene.startswith("kids") else 4)
    assert not drawn.left(), "\n".join(drawn.left())


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("rolling_stone", 6, {"match_to": "1", "voluntary_pickup": "two"}),
        ("gran_ramino", 2, {"match_to": "1"}),
        ("gran_ramino", 4, {"match_to": "1", "open_hands": "true"}),
        ("michigan", 8, {"length": "three", "markers": "40", "bank_lends": "true"}),
    ],
)
def test_a_match_has_room_for_the_longest_language(drawn, size, game, seats, options):
    """Played by chance to its end; every question, refusal, remark and result is measured."""
    stage = Stage(size, pace=0.0)
    dice = random.Random(seats)
    stage.table(game, seats, 3, options)
    seen = set()
    while not isinstance(stage.top, MatchOverScene):
        stage.until_asked()
        shown = (stage.top.prompt, stage.top.refusal, bool(stage.top.draft)) if stage.at_table else type(stage.top)
        if shown not in seen and len(seen) < 40:
            seen.add(shown)
            drawn.begin()
            stage.draw()
        if isinstance(stage.top, DealOverScene):
            stage.key("next")
            stage.wait(0.05)
        elif stage.at_table:
            press_something(stage, dice, 0.2)
    drawn.begin()
    stage.draw()
    assert len(seen) > 5
    assert not drawn.left(), "\n".join(drawn.left())


@pytest.mark.parametrize("size", SIZES)
def test_leaving_and_a_closer_look_have_room(drawn, size):
    stage = Stage(size, pace=0.0)
    table = stage.table("rolling_stone", 6, 1)
    stage.until_asked()
    stage.stack.hear(Intent(Kind.BACK))
    stage.click("ask")
    drawn.begin()
    stage.draw()
    stage.stack.apply(Swap(LookScene.cards_played(stage.home, table.match, tuple(range(52)))))
    drawn.begin()
    stage.draw()
    assert not drawn.left(), "\n".join(drawn.left())


def test_no_screen_is_forgotten():
    made = re.compile(r"class (\w+)Scene\((?:Screen|OverScene|ToldScene|ListScene|TypedScene)\)")
    kinds = {name for path in SCREENS for name in made.findall(path.read_text("utf-8"))}
    assert len(kinds) >= 7
    names = {re.sub(r"(?<!^)([A-Z])", r"_\1", kind).lower() for kind in kinds}
    # test_every_screen_fits draws these, or what is made of them.
    elsewhere = {"look", "hint", "suits", "told", "over", "fault", "files", "typed"}
    assert names - elsewhere <= set(SCENES), "python -m game screenshot draws every scene, and so it is measured here"


@pytest.mark.parametrize("size", SIZES)
def test_every_refusal_and_remark_has_room_in_the_prompt(drawn, size):
    """With the longest names of cards there are, on the narrowest prompt of a table."""
    stage = Stage(size)
    table = stage.table("michigan", 8)
    queens = tuple(cards.card(name) for name in ("QD", "QS", "QC"))
    for key in TEXTS:
        if key.startswith("why."):
            table.refusal = words.reason(Reason(key.removeprefix("why."), queens), "Bruno")
        elif key.startswith("said."):
            table.refusal, table.prompt = "", words.about(key, "Bruno", False, 12, card=words.card(queens[0]))
        else:
            continue
        drawn.begin()
        table.draw(Canvas(stage.surface, stage.scale), 1.0)
    assert not drawn.left(), "\n".join(drawn.left())


def test_the_rules_are_read_to_their_end_and_change_with_the_language(drawn):
    stage = Stage().title()
    stage.click("michigan")
    stage.click("rules")  # the house rules, and from there the page
    stage.click("rules")
    for _ in range(40):
        drawn.begin(whole=False)
        stage.draw()
        stage.stack.hear(Intent(Kind.SCROLL, dy=4))
    drawn.begin(whole=False)
    assert not drawn.left(), "\n".join(drawn.left())
    words.use("en")
    stage.resize(stage.size)
    assert stage.top.sentences()[0] == GAMES["michigan"].info.goal
