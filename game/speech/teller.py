"""Follows the screens and says what they come to: new screens, what has the focus, what is asked, what everybody plays. Pure.

Asked after every frame. It reads a screen only when that has changed, and makes one sentence of all that is new: what somebody
has just pressed is never cut short by what comes of it. What hands hold is said as `hearing` allows, and every text passes one
more sieve: what names a card that may not be heard of is not said.
"""

from collections.abc import Callable
from typing import Any, Protocol, TypeGuard

from engine.cards import Card
from game import settings, words
from game.home import Home
from game.intents import Intent, Kind
from game.match import Match
from game.scene import Scene, SceneStack
from game.sofa.seats import OPEN, Eyes, look
from game.speech import at_table, hearing
from game.speech.followed import Followed
from game.speech.items import Item, Page, sentences
from game.speech.talker import Talker, Weight

SHORT = 240
"""Letters of a page that is said whole when it comes."""
_AT_TABLES = ("hand", "table", "counts", "turn")
"""Questions about a table: their keys are letters, which mean themselves where somebody writes."""
_MOVES = frozenset({Kind.MOVE, Kind.NEXT, Kind.PREVIOUS, Kind.POINT, Kind.CARRY})


class TableLike(Protocol):
    """The screen of a table, as far as it is heard."""

    match: Match
    manners: at_table.Speaks
    prompt: str
    news: str
    refusal: str

    @property
    def moving(self) -> bool:
        """Whether cards travel."""

    @property
    def hand(self) -> tuple[Card, ...]:
        """The cards at the bottom as they are sorted."""


def _is_table(scene: object) -> TypeGuard[TableLike]:
    return all(hasattr(scene, name) for name in ("match", "manners", "refusal"))


class Teller:
    """home: whose voice speaks; describe: a screen as it can be heard, given what may be."""

    def __init__(self, home: Home, describe: Callable[[Scene, Eyes], Page]) -> None:
        self.home, self.describe = home, describe
        home.hear = self.ask
        self._scene: Scene | None = None
        self._seen: object = None
        self._page = Page()
        self._line = 0
        self._pressed = self._moved = False
        self._greeting = ""
        """Said before whatever comes next."""
        self._heard: Eyes = None
        self._followed: Followed | None = None
        self._prompt: tuple[str, int | None] = "", None
        """What was asked last, and at which ply of the match it was somebody's who hears it."""
        self._refusal = ""
        self._far: tuple[int, str] = 0, ""
        """The deal, and how far it was said to have come."""
        self._log: list[str] = []
        """What was told of this deal, to be read again line by line."""
        self._at_table_last = ""
        self._questions: list[tuple[str, str]] = []
        """What was asked, and the answer where it is known already."""

    @property
    def talker(self) -> Talker:
        """What speaks."""
        return self.home.voice

    # What somebody wants

    def hear(self, intent: Intent, stack: SceneStack) -> bool:
        """Before a screen hears it; whether it was for the voice and no screen's business."""
        self._pressed = self._pressed or intent.kind is not Kind.POINT
        self._moved = self._moved or intent.kind in _MOVES
        if intent.kind is not Kind.SPEAK:
            return False
        writing = bool(getattr(stack.top, "writing", False))
        if intent.text == "voice":
            self.turn()
        elif not (writing and intent.text in _AT_TABLES):
            self.ask(intent.text)
        return True

    def unheard(self, intent: Intent, stack: SceneStack) -> None:
        """It meant nothing to the screen. The left button of a pad reads on, and on the first screens turns reading on."""
        if intent.kind is not Kind.TOOL or intent.text != "more" or _is_table(stack.top):
            return
        if self.talker.reads:
            self.ask("on")
        elif getattr(stack.top, "offers_voice", False):
            self.turn()

    def ask(self, what: str) -> None:
        """To be said at the next frame: "hand", "table", "counts", "turn", the next line ("on"), the one before
        ("back"), what was said last ("again"), or last at the table ("told")."""
        again = {"again": self.talker.last, "told": self._at_table_last}
        self._questions.append((what, again.get(what, "")))

    def turn(self) -> None:
        """Read aloud from now on, or no more; it is kept. Whoever turns it on wants to hear it: silence ends."""
        on = not self.talker.reads
        settings.choose(self.home, speech=on, **({"mute": False} if on else {}))
        self.talker.forget()
        self._scene, self._seen = None, None
        self._pressed = False
        if on:
            self._greeting = words.say("speech.on")
        else:
            self.talker.offer(words.say("speech.off"))

    # Frame by frame

    def follow(self, stack: SceneStack) -> None:
        """Say what is new since the last frame."""
        self.talker.prompts = self.home.kids == "pictures"
        if not self.talker.on or stack.top is None:
            self._scene, self._seen, self._followed, self._questions = None, None, None, []
            self._pressed = self._moved = False
            return
        table = next((scene for scene in reversed(stack.scenes) if _is_table(scene)), None)
        self._listen(table)
        self.talker.tick()
        told = self._told(table)
        top = stack.top
        seen = top.revision, words.revision(), _focus(top)
        fresh, language = top is not self._scene or seen != self._seen, _language(top)
        with words.to_one(language):
            new = self._new(top) if fresh or told else []
        to_all: list[str] = getattr(top, "aloud_to_all", list)() if language and top is not self._scene else []
        self._scene, self._seen = top, seen
        greeting, self._greeting = self._greeting, ""
        weight = Weight.FOCUS if self._pressed else Weight.NEWS if told else Weight.PROMPT
        if language:
            self._in_two(sentences(greeting, told, *to_all), new, weight, language, table)
        elif said := self._allowed(sentences(greeting, told, *new), table):
            self.talker.say(said, weight)
            if _is_table(top):
                self._at_table_last = said
        with words.to_one(language):
            self._answer(table)
        self._pressed = self._moved = False

    def _in_two(self, common: str, own: list[str], weight: Weight, language: str, table: TableLike | None) -> None:
        """What all are told in the screen's language, then what one person is told in the language in which it stands there."""
        common = self._allowed(common, table)
        if common:
            self.talker.say(common, weight)
        with words.to_one(language):
            said = self._allowed(sentences(*own), table)
            if said:
                (self.talker.then if common else self.talker.say)(said, weight)

    def pass_over(self, stack: SceneStack) -> None:
        """This screen cannot be read: say so, and go on with what comes after it."""
        top = stack.top
        self._scene, self._seen = top, (top.revision, words.revision(), _focus(top)) if top is not None else None
        self._page, self._followed, self._questions = Page(), None, []
        self._pressed = self._moved = False
        self.talker.say(words.say("speech.unreadable"), Weight.FOCUS)

    def _listen(self, table: TableLike | None) -> None:
        """When others listen, nothing of what was said to one person is said on, or again."""
        heard = None if table is None else hearing.ears(table.match, self.home.comfort.headphones)
        if heard != self._heard:
            if isinstance(self._heard, int):
                self.talker.forget()
            self._heard, self._prompt, self._refusal = heard, ("", None), ""
            self._log, self._at_table_last = [], ""

    def _told(self, table: TableLike | None) -> str:
        """What was played since the last frame."""
        if table is None:
            self._followed = None
            return ""
        if self._followed is None or not self._followed.goes_on(table.match):
            self._followed, self._log, self._far = Followed(table.match), [], (0, "")
            return ""
        news = self._followed.news(table.manners, self._heard)
        if news:
            self._log.append(news)
            self._line = len(self._log)
        return news if self.talker.reads else ""

    def _new(self, top: Scene) -> list[str]:
        """What is new on the screen."""
        page, before, came = self.describe(top, self._heard), self._page, top is not self._scene
        self._page = page
        if came:
            self._line = len(self._log) if _is_table(top) else 0
        if _is_table(top):
            return self._at_table(top, page, before, came)
        if not self.talker.reads:  # small children hear what a screen is about, not every button
            return [line for line in page.lines if came or line not in before.lines][:3]
        return self._arrived(page) if came else self._changed(page, before)

    def _arrived(self, page: Page) -> list[str]:
        whole = not page.brief and sum(map(len, page.lines)) <= SHORT
        lines = list(page.lines) if whole else [*page.lines[:1], words.say("speech.reads_on", press=self._key("read_on"))]
        self._line = len(page.lines) - 1 if whole else 0
        return [*lines, page.item.sentence if page.item is not None else ""]

    def _changed(self, page: Page, before: Page) -> list[str]:
        """Lines that were not there, and what has the focus, or has changed though it has not."""
        found = [line for line in page.lines if line not in before.lines] if not page.brief else []
        old, item = before.items.get(page.focus), page.item
        written = [one for key, one in page.items.items() if one.role == "field" and before.items.get(key, one) != one]
        if written:
            return [*found, written[0].value or written[0].label]
        if item is not None and (page.focus != before.focus or item != old):
            same = page.focus == before.focus and old is not None
            left = before.item
            heard = left is not None and bool(item.question) and (left.question, left.more) == (item.question, item.more)
            found.append(_what_changed(item, old) if same else (item.briefly if heard else item).sentence)
            return found
        changed = [one for key, one in page.items.items() if key in before.items and before.items[key] != one]
        return [*found, changed[0].sentence] if len(changed) == 1 else found

    def _at_table(self, table: TableLike, page: Page, before: Page, came: bool) -> list[str]:
        match, heard, reads = table.match, self._heard, self.talker.reads
        found = [match.title] if came and reads else []
        hidden = match.eyes != heard
        if table.refusal and table.refusal != self._refusal:
            found.append(words.say("speech.refused") if hidden else table.refusal)
        self._refusal = table.refusal
        question = at_table.asked(match, table.manners, heard)
        asks, fresh = False, False
        if not table.moving:  # while cards travel the old question still stands there
            asks = heard is not OPEN and bool(look(match.table, heard).legal) and not match.deal_is_next
            prompt = question if hidden else table.prompt.removeprefix(table.news).strip()
            now = prompt, match.table.ply if asks else None
            fresh, self._prompt = came or now != self._prompt, now
            fresh = fresh and bool(prompt) and (asks or prompt != question)  # whom all wait for is told when it is asked for
            found += [self._how_far(table, came or (fresh and asks)), prompt] if fresh else [self._how_far(table, came)]
        changed = page.focus != before.focus or page.item != before.items.get(page.focus)
        if reads and page.item is not None and ((changed and (self._moved or asks or fresh)) or (fresh and asks)):
            found.append(page.item.sentence)
        return found

    def _how_far(self, table: TableLike, wanted: bool) -> str:
        """How far the match has come, when a deal has begun or, if it is wanted and another by now, near the end of one."""
        match = table.match
        if match.deal_is_next or not self.talker.reads:
            return ""
        deal, info = match.table.deals, table.manners.info(look(match.table, self._heard))
        if (deal, info) == self._far or (deal == self._far[0] and not wanted):
            return ""
        self._far = deal, info
        return info

    def _question(self, table: TableLike) -> str:
        """What is asked of who places markers, where these ears may know of it; "" otherwise: the view says what is asked."""
        draft, child = getattr(table, "draft", None), getattr(table, "child", None)
        if draft is None or table.match.eyes != self._heard:
            return ""
        manners: Any = (child or table).manners
        placing: str = manners.placing(draft.draft.left)
        return placing

    def _allowed(self, text: str, table: TableLike | None) -> str:
        """The text, unless it names a card that may not be heard of."""
        if not text or table is None:
            return text
        secret = hearing.unheard(table.match, self._heard)
        return words.say("speech.private") if secret and hearing.names_one(text, secret) else text

    # Questions

    def _answer(self, table: TableLike | None) -> None:
        questions, self._questions = self._questions, []
        for what, answer in questions:
            if answer:
                self.talker.say(answer, Weight.ASKED)
            elif what in ("on", "back"):
                self._read(1 if what == "on" else -1, table)
            elif what not in ("again", "told"):
                self.talker.say(self._allowed(self.about(what, table), table), Weight.ASKED)

    def about(self, what: str, table: TableLike | None) -> str:
        """The answer to a question about the table: "hand", "table", "counts" or "turn"."""
        if table is None:
            return words.say("speech.no_table")
        match, heard = table.match, self._heard
        if what == "hand":
            return at_table.hand(match, heard, lambda held: [card for card in table.hand if card in held] or held)
        if what == "table":
            return at_table.on_table(match, table.manners, heard)
        if what == "counts":
            return at_table.counts(match, table.manners, heard)
        return at_table.whose_turn(match, table.manners, heard, self._question(table))

    def _read(self, by: int, table: TableLike | None) -> None:
        lines = tuple(self._log) if _is_table(self._scene) else self._page.lines
        to = self._line + by
        if not lines:
            text = words.say("speech.nothing")
        elif not 0 <= to < len(lines):
            text = words.say("speech.end" if by > 0 else "speech.start")
            self._line = len(lines) if by > 0 else -1
        else:
            text, self._line = lines[to], to
        self.talker.say(self._allowed(text, table), Weight.ASKED)

    def _key(self, action: str) -> str:
        return self.home.bindings.key_of(action).upper()


def _language(scene: Any) -> str:
    """In which language a screen speaks to one person, where that is not the screen's; else ""."""
    language: str = getattr(scene, "own_language", "")
    return "" if language == words.language() else language


def _focus(scene: Any) -> object:
    """The key of what has the focus on a screen."""
    return getattr(getattr(getattr(scene, "focus", None), "current", None), "key", None)


def _what_changed(item: Item, old: Item | None) -> str:
    """Of something that stays where it is only what is another now."""
    if old is not None and (item.label, item.role) == (old.label, old.role):
        return item.value or item.label
    return item.sentence
