"""The catalogues agree with the texts, and the command that makes them keeps what is translated."""

import gettext
import re
import subprocess
import sys

import pygame
import pytest
from babel.messages.pofile import read_po

from engine.games import GAMES
from game import words
from game.lang import __main__ as making
from game.lang.entries import wanted
from game.sentences import TEXTS
from sprites import fonts
from tests.client.catalogues import ROOT, forms_of, put

TRANSLATED = [code for code in words.languages(pseudo=True) if code != words.ENGLISH]


def held(language):
    """Every translated entry of a language: entry -> text or forms."""
    found, _ = making.read(language)
    return {entry: text for entry, text in found.items() if (all(text) if isinstance(text, tuple) else text)}


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


def test_translations_are_kept_changed_english_is_empty_and_the_stale_goes(languages_folder):
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


def test_check_says_what_to_do_and_the_same_texts_give_the_same_bytes(languages_folder, capsys):
    put("it", "")
    making.main([])
    before = {path: path.read_bytes() for path in languages_folder.rglob("*.?o")}
    assert len(before) == 4, "the pseudo-language comes by itself"
    making.main([])
    assert {path: path.read_bytes() for path in languages_folder.rglob("*.?o")} == before
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


def test_another_language_is_begun(languages_folder, capsys):
    assert making.main(["--add", "pl"]) == 0
    assert "nplurals=" in making.path_of("pl", "po").read_text("utf-8")
    assert making.main(["--check"]) == 0
    assert making.main(["--add", "pl"]) == 2
    assert making.main(["--add", "klingon!"]) == 2
    assert "write a language as in" in capsys.readouterr().err
