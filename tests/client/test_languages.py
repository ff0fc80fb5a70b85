"""Languages: the catalogues agree with the texts, any can be spoken at any time, and the longest has room everywhere."""

import ast
import gettext
import logging
import random
import re
import subprocess
import sys
from pathlib import Path

import pygame
import pytest
from babel.messages.pofile import read_po

import sprites
from engine import cards
from engine.games import GAMES
from engine.model import Options
from engine.rules import Reason
from game import words
from game.__main__ import main as picture
from game.geometry import Rect
from game.intents import Intent, Kind
from game.lang import __main__ as making
from game.lang.entries import wanted
from game.lang.pseudo import pseudo
from game.paint import LEAST_TEXT, Canvas
from game.scene import Swap
from game.scenes.deal_over import DealOverScene
from game.scenes.look import LookScene
from game.scenes.match_over import MatchOverScene
from game.sentences import TEXTS
from game.studio.pictures_of import SCENES
from sprites import fonts
from tests.client.stage import Stage, press_something

ROOT = Path(words.__file__).parent.parent
TRANSLATED = [code for code in words.languages(pseudo=True) if code != words.ENGLISH]
SIZES = [(1024, 640), (1920, 1080)]


@pytest.fixture(autouse=True)
def english_again():
    yield
    words.use(words.ENGLISH)


def held(language):
    """Every translated entry of a language: entry -> text or forms."""
    found, _ = making.read(language)
    return {entry: text for entry, text in found.items() if (all(text) if isinstance(text, tuple) else text)}


def forms_of(text):
    return (text,) if isinstance(text, str) else text


# The catalogues


def test_the_catalogues_are_up_to_date():
    done = subprocess.run([sys.executable, "-m", "game.lang", "--check"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("language", TRANSLATED)
def test_source_and_compiled_agree(language):
    with making.path_of(language, "po").open("rb") as file:
        source = read_po(file)
    with making.path_of(language, "mo").open("rb") as file:
        compiled = gettext.GNUTranslations(file)
    translated = 0
    for message in source:
        if not message.id:
            continue
        assert not message.fuzzy
        whole = all(message.string) if isinstance(message.string, tuple) else bool(message.string)
        translated += whole
        if isinstance(message.id, str):
            assert compiled.pgettext(message.context, message.id) == (message.string or message.id)
        else:
            for number in range(25):
                at = compiled.plural(number)
                english = message.id[0 if number == 1 else 1]
                assert compiled.npgettext(message.context, *message.id, number) == (message.string[at] if whole else english)
    assert translated > 100


@pytest.mark.parametrize("language", TRANSLATED)
def test_no_text_is_missing_and_none_is_left_over(language):
    assert list(making.read(language)[0]) == wanted()
    assert {entry.context for entry in wanted()} == {*TEXTS, "rule", "game"}


def test_the_languages_that_can_be_chosen_are_those_with_a_catalogue():
    found = {path.name for path in words.FOLDER.iterdir() if (path / "LC_MESSAGES").is_dir()}
    assert found == set(TRANSLATED)
    assert words.languages() == ("en", "it", "pt_BR", "sv")
    assert words.PSEUDO not in words.languages()
    assert [words.language_name(code) for code in words.languages()] == ["English", "Italiano", "Português", "Svenska"]


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_translation_has_the_parts_of_the_english(language):
    for (context, english), text in held(language).items():
        for form in forms_of(text):
            assert words.fits(form, english), (context, form)
            # Conversions and forms stay what they are, as in {given!r}.
            assert set(re.findall(r"\{[^}]*\}", form)) <= set(re.findall(r"\{[^}]*\}", "".join(forms_of(english)))), form


@pytest.mark.parametrize("language", TRANSLATED)
def test_plural_forms(language):
    """As many forms as the language has; one without the number may only be used for one number."""
    _, header = making.read(language)
    number = int(re.search(r"nplurals=(\d+)", header).group(1))
    rule = gettext.c2py(header.partition("plural=")[2].rstrip(";"))
    assert {rule(n) for n in range(2000)} == set(range(number))
    for (context, english), text in held(language).items():
        if isinstance(english, str):
            assert isinstance(text, str)
            continue
        assert len(text) == number
        for at, form in enumerate(text):
            serves = [n for n in range(200) if rule(n) == at]
            if "n" in words.parts_of(english[1]) and len(serves) > 1:
                assert "n" in words.parts_of(form), (context, form)


@pytest.mark.parametrize(
    ("language", "one", "none", "many"),
    [
        ("pt_BR", "1 ficha", "0 fichas", "2 fichas"),
        ("it", "1 gettone", "0 gettoni", "2 gettoni"),
        ("sv", "1 mark", "0 marker", "2 marker"),
    ],
)
def test_one_and_many_in_each_language(language, one, none, many):
    words.use(language)
    assert [words.count("markers", number) for number in (1, 0, 2)] == [one, none, many]


@pytest.mark.parametrize("language", words.languages(pseudo=True))
def test_every_letter_is_in_the_font_that_draws_it(language, monkeypatch):
    """Any text may be drawn in any of the fonts."""
    monkeypatch.setattr(fonts, "system_font", lambda: None)
    pygame.font.init()
    texts = held(language) if language != words.ENGLISH else {entry: entry.english for entry in wanted()}
    letters = {letter for text in texts.values() for form in forms_of(text) for letter in fonts.plain(form)}
    letters |= set(words.language_name(language))
    assert len(letters) > 40
    for role in ("title", "text", "bold"):
        assert not [letter for letter in sorted(letters) if fonts.lacks(role, letter)], role


def test_the_terms_of_the_card_table_are_translated_everywhere():
    keys = [key for key in TEXTS if re.match(r"(term|rank|ranks|suit)\.|(card|dealer|play|back|quit|pause)$", key)]
    for language in words.languages():
        if language != words.ENGLISH:
            there = {entry.context for entry in held(language)}
            assert not set(keys) - there
            names = {entry.english for entry in held(language) if entry.context == "game"}
            assert names == {rules.info.title for rules in GAMES.values()}


# The command


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """An empty folder of languages."""
    monkeypatch.setattr(words, "FOLDER", tmp_path)
    return tmp_path


def put(language, text, plural="nplurals=2; plural=(n != 1);"):
    path = making.path_of(language, "po")
    path.parent.mkdir(parents=True, exist_ok=True)
    head = f'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n"Plural-Forms: {plural}\\n"\n\n'
    path.write_text(head + text, "utf-8")


def test_translations_are_kept_changed_english_is_empty_and_the_stale_goes(folder):
    put(
        "sv",
        'msgctxt "quit"\nmsgid "Quit"\nmsgstr "Sluta"\n\n'
        'msgctxt "back"\nmsgid "Back as it once was"\nmsgstr "Bakåt"\n\n'
        'msgctxt "gone"\nmsgid "Gone"\nmsgstr "Borta"\n\n'
        '#, fuzzy\nmsgctxt "play"\nmsgid "Play"\nmsgstr "Kanske"\n\n'
        'msgctxt "points"\nmsgid "{n} point"\nmsgid_plural "{n} points"\nmsgstr[0] "{n} poäng"\nmsgstr[1] ""\n',
    )
    assert making.main(["--check"]) == 1
    assert making.main([]) == 0
    assert making.main(["--check"]) == 0
    assert {entry.context: text for entry, text in held("sv").items()} == {"quit": "Sluta"}
    source = making.path_of("sv", "po").read_text("utf-8")
    assert "fuzzy" not in source
    assert "Borta" not in source
    assert words.use("sv") == "sv"
    assert [words.say(key) for key in ("quit", "back", "play")] == ["Sluta", "Back", "Play"]
    assert words.count("points", 1) == "1 point", "a half translated pair is not translated"


def test_check_says_what_to_do_and_the_same_texts_give_the_same_bytes(folder, capsys):
    put("it", "")
    making.main([])
    before = {path: path.read_bytes() for path in folder.rglob("*.?o")}
    assert len(before) == 4, "the pseudo-language comes by itself"
    making.main([])
    assert {path: path.read_bytes() for path in folder.rglob("*.?o")} == before
    assert not any(re.search(rb"20\d\d-|Generated-By", content) for content in before.values())
    path = making.path_of("it", "po")
    path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
    assert making.main(["--check"]) == 0, "other ends of lines are no change"
    making.path_of("it", "mo").write_bytes(b"old")
    capsys.readouterr()
    assert making.main(["--check"]) == 1
    assert "run python -m game.lang" in capsys.readouterr().err
    path.write_bytes(b'msgid "never ended')
    assert making.main(["--check"]) == 1
    assert "cannot be read" in capsys.readouterr().err


def test_another_language_is_begun(folder, capsys):
    assert making.main(["--add", "pl"]) == 0
    assert "nplurals=" in making.path_of("pl", "po").read_text("utf-8")
    assert making.main(["--check"]) == 0
    assert making.main(["--add", "pl"]) == 2
    assert making.main(["--add", "klingon!"]) == 2
    assert "write a language as in" in capsys.readouterr().err


# Speaking


def test_a_switch_is_live_and_comes_back():
    english = {key: words.say(key) for key in ("quit", "pause", "rank.J", "turn.yours")}
    seen = {words.revision()}
    for language, quits, jack in (
        ("sv", "Avsluta", "spader knekt"),
        ("it", "Esci", "fante di picche"),
        ("pt-BR", "Sair", "valete de espadas"),
    ):
        assert words.use(language) == language.replace("-", "_") == words.language()
        assert words.say("quit") == quits
        assert words.card(cards.card("JS")) == jack
        assert words.revision() not in seen
        seen.add(words.revision())
    assert words.title(GAMES["rolling_stone"].info) == "Enflé"
    assert words.all_of(["Ada", "Bo", "Cy"]) == "Ada, Bo e Cy"
    assert words.use("en") == "en"
    assert {key: words.say(key) for key in english} == english
    assert words.revision() not in seen


def test_a_language_that_is_not_there_is_english_and_a_line_in_the_log(caplog):
    words.use("sv")
    for code in ("xx", "", "../../etc", "sv_FI" * 1000):
        with caplog.at_level(logging.WARNING):
            assert words.use(code) == words.language() == "en"
        assert "English it is" in caplog.records[-1].getMessage()
        assert len(caplog.records[-1].getMessage()) < 200
        assert words.say("quit") == "Quit"


@pytest.mark.parametrize("content", [None, b"", b"no catalogue", b"\xde\x12\x04\x95" + b"\xff" * 40, "cut", "plural"])
def test_a_broken_catalogue_is_english(folder, caplog, content):
    put(
        "sv",
        'msgctxt "markers"\nmsgid "{n} marker"\nmsgid_plural "{n} markers"\nmsgstr[0] "{n} mark"\nmsgstr[1] "{n} marker"\n',
    )
    making.main([])
    path = making.path_of("sv", "mo")
    whole = path.read_bytes()
    if content is None:
        path.unlink()
    elif content == "cut":
        path.write_bytes(whole[:-30])
    elif content == "plural":
        path.write_bytes(whole.replace(b"(n != 1)", b"(1/0   )"))
    else:
        path.write_bytes(content)
    with caplog.at_level(logging.WARNING):
        assert words.use("sv") in ("en", "sv")
        assert words.say("quit") == "Quit"
        assert words.count("markers", 2) == "2 markers"
    assert caplog.records


def test_a_translation_with_other_parts_is_said_in_english(folder, caplog):
    put(
        "sv",
        'msgctxt "wait"\nmsgid "{name} is to play."\nmsgstr "Någon ska spela."\n\n'
        'msgctxt "rs.leads"\nmsgid "{name} leads."\nmsgstr "{namn} spelar ut."\n\n'
        'msgctxt "first_to"\nmsgid "first to {n}"\nmsgstr "först till {n"\n\n'
        'msgctxt "deal"\nmsgid "Deal {n}"\nmsgstr "Giv {n.__class__}"\n\n'
        'msgctxt "rs.plays"\nmsgid "{name} is to play."\nmsgstr "{name!z} spelar."\n\n'
        'msgctxt "points"\nmsgid "{n} point"\nmsgid_plural "{n} points"\nmsgstr[0] "ett poäng"\nmsgstr[1] "{n} poäng"\n',
    )
    making.main([])
    words.use("sv")
    with caplog.at_level(logging.WARNING):
        assert words.about("wait", "Otto", False) == "Otto is to play."
        assert words.say("rs.leads", name="Otto") == "Otto leads."
        assert words.say("first_to", n=3) == "first to 3"
        assert words.say("deal", n=3) == "Deal 3"
        assert words.say("rs.plays", name="Otto") == "Otto is to play."
    assert len(caplog.records) == 5
    assert [words.count("points", number) for number in (1, 2)] == ["ett poäng", "2 poäng"]


@pytest.mark.parametrize("language", words.languages(pseudo=True))
def test_whatever_is_asked_in_whatever_language_is_a_text_without_holes(language):
    words.use(language)
    for key, english in TEXTS.items():
        parts = {name: "x" for form in forms_of(english) for name in words.parts_of(form)}
        for number in (0, 1, 2, 5, 11, 21, 100):
            text = words.say(key, **parts) if isinstance(english, str) else words.count(key, number, **parts)
            assert text
            assert "{" not in text
    for rules in GAMES.values():
        info = rules.info
        assert words.title(info)
        assert words.goal(info)
        assert all(words.option_says(option) for option in info.options)
        assert all(words.rule(line) for line in info.rules_page(Options(info, info.usual)))


def test_without_babel_every_language_is_spoken():
    program = (
        "import sys; sys.modules['babel'] = None\n"
        "from game import words\n"
        "print([words.use(code) for code in words.languages(pseudo=True)])\n"
        "assert not any(name.startswith('babel.') for name in sys.modules)\n"
    )
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == str(list(words.languages(pseudo=True)))


# Sentences in the source

DRAWING = {"paint", "widgets", "moving/heaps", "moving/tabletop", "outcome", "talk", "moving/pictures"}
"""Modules that draw or say something, besides the scenes."""
SCREENS = sorted((ROOT / "game" / "scenes").glob("*.py"))
NO_SENTENCES = {
    *(
        "draw stock",
        "draw discard",
        "pick up",
        "did.pick up",
        "did.pick up.short",
        "gran ramino",
    ),  # what the engine calls things
    *("9H KH 7H", "JS QS KS", "AH QS JC", "7H KH 9H"),  # cards
    *(" cannot be played",),  # errors for those who program
}


PICTURED = re.compile(r"(?:[2-9TJQKA][SHDC]|[+> ]|rabbit|star)+")
"""Cards, arrows, an animal: a sentence in pictures."""


def literals(path):
    """Every text in a module with a blank and a letter that is no docstring."""
    tree = ast.parse(path.read_text("utf-8"))
    said = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    notes = [node.annotation for node in ast.walk(tree) if isinstance(node, ast.arg | ast.AnnAssign) and node.annotation]
    notes += [node.returns for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.returns]
    said |= {id(inner) for note in notes for inner in ast.walk(note)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in said:
            text = node.value
            if " " in text.strip() and any(letter.isalpha() for letter in text):
                yield node.lineno, text


@pytest.mark.parametrize(
    "path", [*SCREENS, *(ROOT / "game" / f"{name}.py" for name in sorted(DRAWING))], ids=lambda path: path.stem
)
def test_no_module_that_draws_holds_a_sentence(path):
    found = [(line, text) for line, text in literals(path) if text not in NO_SENTENCES and not PICTURED.fullmatch(text)]
    assert not found, f"{path.name}: these belong into game/sentences"


# The pseudo-language


def test_the_pseudo_language_is_longer_and_keeps_what_is_filled_in():
    longer = []
    for context, english in wanted():
        for form in forms_of(english):
            text = pseudo(context, form)
            assert re.findall(r"\{[^}]*\}", text) == re.findall(r"\{[^}]*\}", form)
            bare = re.sub(r"\{[^}]*\}", "", form)
            if any(letter.isalpha() for letter in bare):
                assert text != form
                longer.append(len(re.sub(r"\{[^}]*\}", "", text)) / len(bare))
                assert longer[-1] >= 1.2, (form, text)
            else:
                assert text == form
    assert sum(longer) / len(longer) >= 1.3
    assert pseudo("quit", "Quit") == "[Qüît]"
    assert pseudo("rank.J", "jack")[0] == "j"


# Room


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
