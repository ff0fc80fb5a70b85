"""Every sentence shown, in the language that is spoken now, in one place. Pure.

`say` gives a text by its key, with its parts filled in; `count` chooses between one and many. Nothing else in the client holds
a sentence, so that other languages and kid wording can come in here. Reasons of the engine become sentences here and only here,
and its rules and house rules are put into the language here. A key that ends in ".you" is the form for the person who looks;
`about` chooses it.

English is the source, in `sentences`. `use` changes the language at once; whoever has kept a text made before asks `revision`.
What a language lacks, or has with other parts than the English, is said in English. Languages are read by the standard
library's gettext from the compiled catalogues in `game/lang`; `python -m game.lang` makes them.
"""

import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from gettext import GNUTranslations, NullTranslations
from pathlib import Path
from string import Formatter

from engine import cards
from engine.cards import Card, Suit
from engine.model import GameInfo, Option, RuleLine
from engine.rules import Reason
from game.sentences import TEXTS

ENGLISH, PSEUDO = "en", "en_XA"
FRENCH = "french"
FOLDER = Path(__file__).parent / "lang"
_NAMES = {ENGLISH: "English", "it": "Italiano", "pt_BR": "Português", "sv": "Svenska", PSEUDO: "Éñglîsh"}
_SEVERAL = 5
"""`say` gives a text that has a form for one and for many in the form for so many."""
_log = logging.getLogger(__name__)


class _Spoken:
    """The language of now. revision: how often it was chosen."""

    def __init__(self) -> None:
        self.language = ENGLISH
        self.catalogue = NullTranslations()
        self.revision = 0
        self.deck = FRENCH


_now = _Spoken()


def languages(pseudo: bool = False) -> tuple[str, ...]:
    """The codes of the languages there are; with the pseudo-language, English made longer for trying out, only if asked."""
    return tuple(code for code in _NAMES if pseudo or code != PSEUDO)


def language_name(code: str) -> str:
    """What a language calls itself; its code if it is none of `languages`."""
    return _NAMES.get(code, code)


def language() -> str:
    """The code of the language that is spoken now."""
    return _now.language


def revision() -> int:
    """Another number after each `use`: what was laid out with texts from before is to be laid out anew."""
    return _now.revision


def use(code: str) -> str:
    """Speak that language from now on ("pt-BR" is as good as "pt_BR"); returns what is spoken. Never raises: a language that
    there is not, or whose catalogue cannot be read, is English and a line in the log."""
    wanted = code.replace("-", "_")
    _now.language, _now.catalogue = ENGLISH, NullTranslations()
    _now.revision += 1
    if wanted == ENGLISH:
        return ENGLISH
    if wanted not in _NAMES:
        _log.warning("there is no language %r, only %s: English it is", code[:20], ", ".join(languages()))
        return ENGLISH
    catalogue = _read(FOLDER / wanted / "LC_MESSAGES" / "kitchen_table.mo")
    if catalogue is None:
        return ENGLISH
    _now.language, _now.catalogue = wanted, catalogue
    return wanted


def _read(path: Path) -> NullTranslations | None:
    """The catalogue of that file; None, and a line in the log, for one that cannot be read."""
    try:
        with path.open("rb") as file:
            catalogue = GNUTranslations(file)
        catalogue.npgettext("", "", "", _SEVERAL)
    except Exception as problem:  # a damaged file goes wrong in any way it likes
        _log.warning("%s cannot be read (%s): English it is", path, problem)
        return None
    return catalogue


_read_once = lru_cache(maxsize=8)(_read)


@contextmanager
def to_one(code: str) -> Iterator[None]:
    """Speak a language for a moment: to one person, on a screen on which the others go on in theirs. A language that there is
    not, or "", changes nothing; nor is anything laid out anew."""
    before = _now.language, _now.catalogue
    if code == ENGLISH:
        _now.language, _now.catalogue = code, NullTranslations()
    elif code in _NAMES and code != _now.language:
        catalogue = _read_once(FOLDER / code / "LC_MESSAGES" / "kitchen_table.mo")
        if catalogue is not None:
            _now.language, _now.catalogue = code, catalogue
    try:
        yield
    finally:
        _now.language, _now.catalogue = before


def parts_of(text: str) -> frozenset[str]:
    """The names of the parts that are filled in; ValueError for a text with a hole that is no part."""
    return frozenset(name for _, name, _, _ in Formatter().parse(text) if name is not None)


@lru_cache(maxsize=4096)
def fits(found: str, english: str | tuple[str, str]) -> bool:
    """Whether a translation has the parts of the English text. One of two forms may say its number in a word."""
    forms = (english,) if isinstance(english, str) else english
    known = frozenset[str]().union(*(parts_of(form) for form in forms))
    needed = known if isinstance(english, str) else known - {"n"}
    try:
        sound = needed <= parts_of(found) <= known
    except ValueError:
        sound = False
    if not sound:
        _log.warning("%r has other parts than %r, which is said instead", found, forms[-1])
    return sound


def _filled(found: str, english: str | tuple[str, str], form: str, parts: dict[str, object]) -> str:
    if found != form and fits(found, english):
        try:
            return found.format(**parts)
        except (ValueError, LookupError, AttributeError, TypeError) as problem:
            _log.warning("%r cannot be filled (%s)", found, problem)
    return form.format(**parts)


def _text(key: str, number: int | None, parts: dict[str, object]) -> str:
    english = TEXTS[key]
    if isinstance(english, str):
        return _filled(_now.catalogue.pgettext(key, english), english, english, parts)
    number = _SEVERAL if number is None else number
    form = english[0 if number == 1 else 1]
    try:
        found = _now.catalogue.npgettext(key, *english, number)
    except Exception as problem:  # the plural rule comes from the catalogue too
        _log.warning("no plural form of %s for %s (%s)", key, number, problem)
        found = form
    return _filled(found, english, form, parts)


def say(key: str, **parts: object) -> str:
    """The text of that key; KeyError for a key there is not (a test asks for all of them)."""
    return _text(key, None, parts)


def count(key: str, number: int, **parts: object) -> str:
    """The text for so many, which is {n} in it; in English one form for one and another for any other number."""
    return _text(key, number, {**parts, "n": number})


def about(key: str, name: str, is_you: bool, number: int | None = None, **parts: object) -> str:
    """A sentence about a player: by name, or to the one who looks."""
    if is_you and key + ".you" in TEXTS:
        key += ".you"
    if number is not None:
        return count(key, number, name=name, **parts)
    return say(key, name=name, **parts)


def deck_in_use() -> str:
    """The deck in which cards are called by their names now: one of `comfort.DECKS`."""
    return _now.deck


def use_deck(kind: str) -> None:
    """Call cards from now on as they are called in that deck: one of `comfort.DECKS`."""
    _now.deck = kind


def _in_deck(what: str, letter: str, deck: str) -> str:
    """The name of a rank or suit in that deck; the French deck's where it has none of its own."""
    key = f"{what}.{deck or _now.deck}.{letter}"
    return say(key if key in TEXTS else f"{what}.{letter}")


def rank(card: Card, deck: str = "") -> str:
    """The name of its rank in the deck in use (or that one): "jack", "nine"."""
    return _in_deck("rank", cards.RANKS[cards.rank(card)], deck)


def ranks(card: Card) -> str:
    """The name of several of its rank: "jacks"."""
    return _in_deck("ranks", cards.RANKS[cards.rank(card)], "")


def suit(of: Suit, deck: str = "") -> str:
    """The name of a suit in the deck in use (or that one): "spades"."""
    return _in_deck("suit", cards.SUITS[of], deck)


def suit_letters(deck: str) -> tuple[str, ...]:
    """A letter for each suit of a deck, in the order of `cards.SUITS`, for signs that are hard to tell apart."""
    found = tuple(say("suit_letters." + deck).split())
    return found if len(found) == len(cards.SUITS) else tuple(str(TEXTS["suit_letters." + deck]).split())


def capital(text: str) -> str:
    """With a capital letter at the beginning."""
    return text[:1].upper() + text[1:]


def card(of: Card, deck: str = "") -> str:
    """The name of a card in the deck in use (or that one): "jack of spades"."""
    return say("card", rank=rank(of, deck), suit=suit(cards.suit(of), deck))


def all_of(names: Sequence[str], last: str = "and") -> str:
    """A list: "Ada, Bo and Cy"."""
    if len(names) < 2:
        return "".join(names)
    first = names[0]
    for name in names[1:-1]:
        first = say("list.more", first=first, next=name)
    return say("list." + last, first=first, last=names[-1])


def reason(why: Reason, turn: str | None) -> str:
    """Why a card cannot be played; `turn` names whose turn it is. An unknown key gives the plain refusal."""
    key = "why." + why.key
    if key not in TEXTS:
        return say("why.no_play_now")
    of = why.cards
    return say(
        key,
        name=turn or say("somebody"),
        card=card(of[0]) if of else "",
        suit=suit(cards.suit(of[0])) if of else "",
        cards=all_of([card(one) for one in of], "or"),
    )


def hint(why: Reason) -> str:
    """What speaks for the choice that a hint names. An unknown key says that it came out best."""
    key = "hint." + why.key
    of = why.cards
    return count(
        key if key in TEXTS else "hint.best_in_many_deals",
        why.number,
        card=card(of[0]) if of else "",
        other=card(of[1]) if len(of) > 1 else "",
        suit=suit(cards.suit(of[0])) if of else "",
        cards=all_of([card(one) for one in of]),
    )


def title(info: GameInfo) -> str:
    """The name of a game, as it is called where the language is spoken."""
    return _now.catalogue.pgettext("game", info.title)


def goal(info: GameInfo) -> str:
    """What a game is about, in a sentence or two."""
    return _rule(info.goal)


def rule(line: RuleLine) -> str:
    """A line of a rules page."""
    return _rule(line.sentence)


def option_says(option: Option) -> str:
    """The sentence about a house rule."""
    return _rule(option.says)


def _rule(sentence: str) -> str:
    return _now.catalogue.pgettext("rule", sentence)


def option_value(game: str, key: str, value: str) -> str:
    """How a value of a house rule is called on its switch."""
    for found in (f"value.{game}.{key}.{value}", f"value.{key}.{value}", f"value.{value}"):
        if found in TEXTS:
            return say(found)
    return value


def action(game: str, text: str) -> str:
    """What the button of an action without a card says; a game without words of its own shows the action's text."""
    key = f"do.{game}.{text}"
    return say(key) if key in TEXTS else capital(text)


def zone(game: str, name: str, number: int) -> str:
    """The caption of a pile."""
    key = f"zone.{game}.{name}"
    return count(key, number) if key in TEXTS else say("zone", name=capital(name), n=number)


def has(key: str) -> bool:
    """Whether there is a text of that key."""
    return key in TEXTS
