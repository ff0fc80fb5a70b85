"""Languages: any can be spoken at any time, and no sentence stands anywhere but among the texts."""

import ast
import logging
import re
import subprocess
import sys

import pytest

from engine import cards
from engine.games import GAMES
from engine.model import Options
from game import words
from game.lang import __main__ as making
from game.lang.entries import wanted
from game.lang.pseudo import pseudo
from game.sentences import TEXTS
from tests.client.catalogues import ROOT, SCREENS, forms_of, put

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
def test_a_broken_catalogue_is_english(languages_folder, caplog, content):
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


def test_a_translation_with_other_parts_is_said_in_english(languages_folder, caplog):
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
