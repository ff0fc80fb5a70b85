"""Codes of deals as people type them: the very same code, or found wrong. Any text is answered, by the client and the commands.

Of a code with one letter changed, two letters changed, or any two letters exchanged, every single one is found wrong. A letter
too many or too few is found by counting. Signs that look like others (O and 0; I, L and 1), small letters, spaces and dashes
make no difference.
"""

import contextlib
import io
from argparse import Namespace

import pytest
from hypothesis import given

from engine import deal_code
from engine.chance import Given
from engine.cli.given import UsageError, seed_of
from engine.deal_code import LETTERS, CodeError
from game.flags import read_flags
from game.replaying.typed import grouped, wrong_with
from game.scenes.code import CodeScene
from tests.client.stage import Stage
from tests.fuzz.mangling import LONG, SENTENCES, SHORT, dice_for, mangled_text, often, read_or_refused, some_text

ALIKE = {"0": "0Oo", "1": "1IiLl"}
BETWEEN = ("", "", "", "-", " ", "\t", "\n", ".", "_", "\u2013", "\u2010", "\u2212", "\u00a0", "\u200b", "\u00ad", "\ufeff")
STRANGE = ("U", "u", "ß", "ﬁ", "Ω", "А", "Ｋ", "٣", "²", "é", "K", "ŉ", "Ⅻ", "!", "\x1b", "\0", "😀", "\ud800")
"""Signs that no code has; some of them become two letters, or look like one of ours, when they are made capital."""


def refused(text):
    """Whether that is no code; the refusal is a sentence, and says its group and sign where it says any."""
    try:
        deal_code.read(text)
    except CodeError as wrong:
        assert "\n" not in str(wrong) and len(str(wrong)) < 200
        assert 0 <= wrong.group <= len(deal_code.GROUPS)
        return True
    return False


def some_code(dice):
    return deal_code.written(dice.randrange(deal_code.MOST)).replace("-", "")


def retyped(code, dice):
    """The same code in other words: look-alikes, small letters, whatever stands between."""
    typed = [dice.choice(ALIKE.get(letter, letter + letter.lower())) for letter in code]
    return "".join(dice.choice(BETWEEN) + letter for letter in typed) + dice.choice(BETWEEN)


def slipped(code, dice):
    """One slip, by which it is another text of letters: (what it is, the text)."""
    letters = list(code)
    one, other = dice.sample(range(deal_code.LONG), 2)
    step = dice.randint(1, 31)
    match dice.randrange(6):
        case 0:
            letters[one] = LETTERS[(LETTERS.index(letters[one]) + step) % 32]
        case 1:
            near = dice.randrange(deal_code.LONG - 1)
            letters[near : near + 2] = letters[near + 1], letters[near]
        case 2:
            letters[one], letters[other] = letters[other], letters[one]
        case 3:
            for at in (one, other):
                letters[at] = LETTERS[(LETTERS.index(letters[at]) + dice.randint(1, 31)) % 32]
        case 4:
            letters.insert(one, dice.choice(LETTERS)) if dice.randrange(2) else letters.pop(one)
        case _:
            letters[one] = dice.choice(STRANGE)
    return "".join(letters)


def slips(number):
    def judge(dice):
        code = some_code(dice)
        same = retyped(code, dice)
        assert deal_code.read(same) == deal_code.read(code), same
        assert wrong_with(same) == ""
        assert deal_code.read(grouped(same)) == deal_code.read(code)
        changed = slipped(code, dice)
        if changed != code:
            typed = retyped(changed, dice)
            assert refused(typed), typed
            assert wrong_with(typed) or len(deal_code.letters(typed)) < deal_code.LONG

    return often(number)(given(dice_for(number))(judge))


def judge_text(text):
    """What the reader, the field of the client and both command lines make of a text is the same."""
    deal = read_or_refused(lambda: None if refused(text) else deal_code.read(text))
    if deal is not None:
        assert "".join(letter for letter in deal_code.written(deal) if letter != "-") == deal_code.letters(text).translate(
            str.maketrans("ILO", "110")
        )
    said = wrong_with(text)
    assert "\n" not in said
    assert not (said and deal is not None)
    assert len(said) < 200
    if deal is not None:
        assert deal_code.read(grouped(text)) == deal
    else:
        assert refused(grouped(text))
    told = io.StringIO()
    with contextlib.redirect_stderr(told):
        flags = read_flags(["--game", "michigan", f"--deal={text}", "--no-save"])
    if deal is None:
        assert flags == 2
        assert told.getvalue().startswith("main.py: --deal")
        assert told.getvalue().count("\n") == 1
        assert "\x1b" not in told.getvalue()
    else:
        assert isinstance(flags.wish.seed, Given)
        assert flags.wish.seed.deal == deal
    try:
        seed = seed_of(Namespace(seed="5", deal=text))
        assert seed == Given(5, deal)
    except UsageError as wrong:
        assert deal is None
        assert "\n" not in str(wrong) and "\x1b" not in str(wrong)


SENTENCES.add(CodeError)


def texts(number):
    def judge(dice):
        code = retyped(some_code(dice), dice)
        judge_text(mangled_text(code, dice) if dice.randrange(3) else some_text(dice, 30))

    return often(number)(given(dice_for(number))(judge))


def test_the_same_code_however_typed_is_read_and_every_slip_is_found():
    slips(SHORT)()


def test_any_text_is_a_code_or_refused_everywhere_alike():
    texts(SHORT)()


@pytest.mark.slow
def test_a_hundred_thousand_slips():
    slips(LONG)()


@pytest.mark.slow
def test_a_hundred_thousand_texts_for_a_code():
    texts(LONG)()


def test_what_is_typed_on_the_page_is_read_like_any_other_text():
    stage = Stage()
    found = []
    scene = CodeScene(stage.home, found.append)
    scene.resize(1280, 720, 1.0)

    def judge(dice):
        text = mangled_text(retyped(some_code(dice), dice), dice) if dice.randrange(3) else retyped(some_code(dice), dice)
        scene.typed = ""
        for piece in (text[:5], text[5:]):
            scene.type(piece)
        shown = "".join(letter for letter in text if letter.isprintable())[:40]
        assert (scene.number is None) == refused(shown)
        assert scene.number is None or scene.number == deal_code.read(shown)
        scene.erase()
        assert scene.number is None, "thirteen letters are no code"

    often(SHORT)(given(dice_for(SHORT))(judge))()


@pytest.mark.parametrize("strange", ["ß", "ﬁ", "ŉ", "ǰ"])
def test_no_sign_is_read_as_two_letters(strange):
    """In capitals each of these is two or three letters, and some of those are letters of codes."""
    code = deal_code.written(12345).replace("-", "")
    with pytest.raises(CodeError) as wrong:
        deal_code.read(code[:12] + strange)
    assert (wrong.value.key, wrong.value.found) == ("letter", strange)


def test_a_code_that_was_copied_with_its_line_is_read():
    assert deal_code.read("\ufeffR7C8\u00adXMD5\u2212VN1P\u200b ZW\r\n") == deal_code.read("R7C8-XMD5-VN1P-ZW")
