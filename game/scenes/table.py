"""The table of any game: what every game's table does, from `view.legal` alone. It knows no rule.

A press means a target; a target means actions in `view.legal`. One: it is played. Several: they are asked for with buttons.
None: the rules say why not (`presses`, `drag`). Forced moves are one press. The next bot acts when the pictures rest; the game
waits for nothing but a card that somebody holds.
"""

from collections.abc import Callable, Hashable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from engine.cards import Card
from engine.events import DealOver, Event, Said
from engine.model import DEAL, Action, Seat, View
from game import decks, ears, words
from game.comfort import Comfort
from game.focus import Focus
from game.helping.places import strip_high
from game.home import Home
from game.intents import Intent, Kind
from game.kids.table import kid_plan
from game.match import Match
from game.moving.still import Still
from game.moving.tabletop import Tabletop
from game.moving.timeline import Timeline
from game.paint import Canvas
from game.places.layout import Spread, spread
from game.places.marks import Marks
from game.places.order import Order
from game.places.plan import plan_for
from game.scene import Change, Push, Stay
from game.scenes import presses, table_picture, targets, tools, turns
from game.scenes.corner import Corner
from game.scenes.deal_over import DealOverScene
from game.scenes.draft import DraftChooser
from game.scenes.drag import Drag
from game.scenes.hint import Hint
from game.scenes.manners import Manners
from game.scenes.match_over import MatchOverScene
from game.scenes.replay import Replay
from game.thinker import Thinker

if TYPE_CHECKING:
    from game.scenes.kid_table import Child

LONGEST_PROMPT = 100
"""Letters on the prompt's line: what has happened and what is asked, else what is asked alone."""
RESULT_PAUSE = 2.0
"""Seconds for which the last cards of a deal are looked at before the result comes, however fast cards move."""


def _child_at(home: Home, match: Match, manners: Manners) -> "Child | None":
    if not home.kids:
        return None  # the start of a grown-up's table does not wait for what is for children alone
    from game.scenes.kid_table import child_at  # noqa: PLC0415

    return child_at(match, manners)


class TableScene:
    """One match, played or watched."""

    covers = True
    has_children = True
    """Whether the children's screen shows this table as theirs."""
    plays_forced = True
    """Whether what can be done in one way only is done by itself, for somebody who likes it so."""
    mode: str | None = None
    """What the bar says of how the match is looked at; None: as it is played."""

    def __init__(self, home: Home, match: Match, manners: Manners) -> None:
        self.home, self.match = home, match
        self.child = _child_at(home, match, manners) if self.has_children else None
        """What the table does for a child by itself; None at a grown-up's."""
        self.manners = self.child.manners if self.child else manners
        self.timeline = Timeline()
        self.tabletop = Tabletop(match.game, match.eyes, self.timeline, home.pace)
        self.tabletop.heard = home.sound.play
        self.still = Still()
        self.focus = Focus()
        self.corner = self.child.corner if self.child else Corner()
        self.worker = home.worker
        self.thinker = Thinker(home.worker)
        self.ponders = False
        """Whether a bot thinks for so long that its seat shows it."""
        self.common: tuple[Comfort, str, str] | None = None
        """While one person's comfort holds: that of all, their language, and the language of that person."""
        self.sitting: Seat = match.you
        self.comforts: dict[Seat, Comfort] = {}
        """Whose comfort holds then, and what those like who have no profile."""
        self.revision = 0
        self.view: View[Any, Any] = match.view()
        self.seen = self.view
        """The view as far as the pictures have come: whose turn it seems, which points."""
        self.dealing = True
        """Whether as far as the pictures have come there is nothing to do but to deal."""
        self.before_deal = match.before_deal() if match.table.deal_over else self.view
        self._spoken = words.revision()
        self.plan = plan_for(match.game, self.view)
        self.decks = decks.decks_for(match.table.rules.pack(match.table.record.options))
        """The decks this table can be shown in."""
        self.cousins = False
        """Whether each card is shown as its cousin in the next deck."""
        self.cousins_since: float | None = None
        self.lived = 0.0
        """Seconds for which this table has been on the screen, and when the cousins came."""
        self.drag: Drag | None = None
        """What somebody holds now."""
        self.replay: Replay | None = None
        """What is being shown again now."""
        self.hint = Hint()
        self.rung = ""
        """The rung of the ladder whose cards are marked."""
        self.looking = False
        """Whether the next card that is pressed is shown large."""
        self.canvas = (1920.0, 1080.0)
        self.spread: Spread = self.lay(self.view)
        self.tabletop.jump(self.view, self.spread)
        if match.table.ply:  # a match that goes on: what was left over from the deal before wears its moon
            self.tabletop.heaps.carry(self.view.heaps if match.table.deal_over else match.before_deal().heaps)
        self.draft: DraftChooser | None = None
        self.choosing: tuple[Action, ...] = ()
        self.refusal = ""
        self.causes: tuple[Card, ...] = ()
        """The cards because of which a card was refused."""
        self.prompt = ""
        self.news = ""
        self.marks = self.marked()
        self._still = 0.0
        self.asked = False
        """Whether the view asked already, so that the focus stays where it is."""
        self._result_shown = False
        self._next_deal = match.deal_is_next and not match.table.deal_over
        self._read = False

    # The stack

    @property
    def moving(self) -> bool:
        """Whether cards travel."""
        return not self.timeline.idle or self.replay is not None

    def enter(self) -> None:
        """The window is named after the game."""
        self.home.caption(words.say("window", game=self.match.title))
        self.home.sound.music(self.match.game)
        turns.begin(self)
        self.show_deck()
        self.rest()

    def leave(self) -> None:
        """Motion and music end, and elsewhere cards have their French names."""
        self.timeline.finish()
        self.home.sound.music(None)
        words.use_deck(words.FRENCH)
        turns.end(self)

    def resize(self, width: float, height: float, scale: float) -> None:  # noqa: ARG002
        """Everything lies as the new canvas wants, at once. Whatever is held is let go."""
        self.drag = self.replay = None
        self.focus.let_go()
        self.timeline.finish()
        self.canvas = (width, height)
        self.tabletop.pace = self.home.pace
        self.tabletop.reduced, self.tabletop.calm = self.home.room.reduced, self.home.room.calm
        if self._spoken != words.revision():  # what was said in another language is not left standing
            self._spoken = words.revision()
            self.match.rename()
            self.news, self.refusal, self.marks.did = "", "", {}
            self.home.caption(words.say("window", game=self.match.title))
        self.show_deck()
        self.jump()

    def lay(self, view: View[Any, Any]) -> Spread:
        """Where everything lies in that view, on this canvas."""
        order = (self.drag.order if self.drag is not None else None) or self.order
        comfort, child = self.home.comfort, self.child
        return spread(
            view,
            kid_plan(self.match.game, self.plan, view) if child else self.plan,
            self.canvas,
            self.match.you,
            self.manners.dims(view) and (child is None or child.dims(view)),
            order,
            text=comfort.letters,
            touch=comfort.touch,
            aid=strip_high(comfort.help, comfort.letters) if self.manners.aid in ("ladder", "stops") else 0.0,
            kids=self.home.kids if child else "",
            rises=child.rises(view) if child else None,
        )

    @property
    def order(self) -> Order:
        """How the hand at the bottom is sorted."""
        return Order(self.home.comfort.order, self.match.own.of(self.match.you))

    @property
    def hand(self) -> tuple[Card, ...]:
        """The cards of that hand from the left, as far as they show their faces."""
        pile = self.view.by_zone.get(("hand", self.match.you))
        return self.order.sort(pile.up, self.plan.low_ace) if pile is not None else ()

    def jump(self) -> None:
        """Everything lies where it belongs, without motion."""
        self.spread = self.lay(self.view)
        self.tabletop.jump(self.view, self.spread)
        self.rest()

    def come_back(self) -> None:
        """The match stands elsewhere than before: moves were taken back, or done again."""
        self.thinker.forget()
        self._result_shown = False
        turns.shut(self)
        self.jump()

    # Which cards

    @property
    def deck(self) -> str:
        """The deck in which cards are shown."""
        kind = decks.shown(self.home.room.deck, self.decks)
        return decks.following(kind, self.decks) if self.cousins else kind

    def show_deck(self) -> None:
        """Show and name all cards in the deck of now, at once; nothing moves and nothing lies elsewhere."""
        words.use_deck(self.deck)
        self.tabletop.prints = self.tabletop.prints._replace(deck=decks.look(self.home.room, self.deck))
        self.revision += 1

    # Time

    def tick(self, seconds: float) -> Change | None:
        """Motion, then thinking, then whoever is next."""
        self.lived += seconds
        self.hint.run(self)
        if not self.timeline.idle:
            self.tabletop.remember()
            idle = self.timeline.advance(seconds)
            turns.think(self)
            if idle and self.drag is None and self.replay is None:
                self.rest()
            return None
        if self.replay is not None:
            if not self.replay.tick(seconds):
                self.end_replay()
            return None
        if self.drag is not None:
            turns.think(self)
            return None
        if self.home.voice.busy:  # whoever listens hears it to its end before anybody else does something
            turns.think(self)
            return None
        self._still += seconds
        if self.child is not None:
            self.child.tick(self, seconds)
        if self._read:
            self._read = False
            return Push((self.child.match_over if self.child else MatchOverScene)(self.home, self.match))
        if self.match.deal_is_next and self._next_deal:
            self._next_deal = False
            self.before_deal = self.view
            self.play(DEAL)
        elif self._over and not self._result_shown:
            if self.child is None and self._still >= RESULT_PAUSE * max(1.0, self.home.pace):
                return self._result()
        else:
            return turns.act(self, self._still)
        return None

    @property
    def shows_hand(self) -> bool:
        """Whether a hand lies open that not all who sit here may see."""
        return self.match.several and self.match.eyes is not None

    def lay_down(self) -> None:
        """All hands down, at once."""
        turns.lay_down(self)

    @property
    def _over(self) -> bool:
        return self.match.over or self.match.table.deal_over

    @property
    def result_can_be_shown(self) -> bool:
        """Whether the result of the deal was shown and may be looked at again."""
        return self._over and (self._result_shown or self.child is not None)

    @property
    def over_or_dealing(self) -> bool:
        """Whether nothing is asked: the deal is over, or as far as the pictures have come there is only dealing to do."""
        return self._over or self.dealing

    def rest(self) -> None:
        """The pictures have come to rest: prompt, targets and plates show the view."""
        self.seen = self.view
        self.dealing = self.match.deal_is_next
        self._still = 0.0
        self.prompt = self.ask()
        chooser = self.match.table.rules.compose(self.view) if self.view.legal else None
        if chooser is None:
            self.draft = None
        elif self.draft is None:
            self.draft = (self.child.chooser if self.child else DraftChooser)(chooser, self.match.you)
        self.aim(first=not self.asked)
        self.asked = bool(self.view.legal)
        if self._over:
            key = "window.match_over" if self.match.over else "window.deal_over"
            self.home.caption(words.say(key, game=self.match.title))
        self.revision += 1

    def ask(self) -> str:
        """News and what is asked; the question alone if both would not fit on a line."""
        if self.looking:
            return words.say("large.ask")
        if self.child is not None:
            return self.child.ask(self)
        asked = self.manners.prompt(self.view, self.match.talk)
        if self.over_or_dealing:
            asked = ""
        both = f"{self.news} {asked}".strip()
        return both if len(both) <= LONGEST_PROMPT else (asked if self.view.legal else self.news)

    def say(self, text: str) -> None:
        """A sentence in the place of the prompt, until the next press."""
        self.prompt = text
        self.revision += 1

    # Play

    def play(self, action: Action) -> None:
        """Play it for the seat to act, and show what happened."""
        self._play(action, self.match.play)

    def play_planned(self) -> None:
        """Play what the seat to act has laid down for this case."""
        action = self.match.planned()
        if action is not None:
            self._play(action, lambda _: self.match.play_planned())

    def _play(self, action: Action, play: Callable[[Action], list[Event]]) -> None:
        seat, eyes, common = self.match.table.turn, self.match.eyes, self.match.table.view(None)
        events = play(action)
        if self.match.eyes != eyes:
            turns.shut_before(self, common)
        else:
            self._mark(self.marks, seat, action, events)
        self.view = self.match.view()
        self.refusal, self.causes, self.choosing, self.news = "", (), (), ""
        self.draft = None
        self.asked = False
        self.corner.keep([("last",)] if self.marks.last_trick else [])  # nothing is offered while that is seen
        if action is DEAL:
            self._result_shown = False
            self.prompt = ""
            self.home.caption(words.say("window", game=self.match.title))
        if self.child is not None and seat is not None:
            self.news = self.prompt = self.child.did(self, seat, action)
        self.tabletop.stage(events, self.view, self.lay, self._cue)
        self.spread = self.tabletop.spread or self.spread
        self.revision += 1
        if self.timeline.idle:
            self.rest()

    def _mark(self, marks: Marks, seat: Seat | None, action: Action, events: list[Event]) -> None:
        marks.note(seat, action, events, self.manners.did(action, events))

    def marked(self) -> Marks:
        """The marks of a match that stands where it stands."""
        marks = Marks(self.manners.gathers)
        if self.match.table.ply:
            for seat, action, events in self.match.this_deal():
                self._mark(marks, seat, action, events)
        return marks

    def _cue(self, event: Event) -> None:
        ears.heed(self.home, self.match, event)
        if isinstance(event, Said):
            news = self.manners.news(event, self.match.talk)
            if news:
                self.news = self.prompt = self.child.manners.goes_on(self.news, news) if self.child else news
                self.revision += 1
        elif isinstance(event, DealOver) and self.replay is None:  # who has won is said while it is celebrated
            self.news = self.prompt = self.manners.outcome(self.view, self.match.talk, self.before_deal).heading
            self.seen = replace(self.seen, turn=None)  # and nobody's plate says any longer that they are to play
            self.revision += 1

    def _result(self) -> Change:
        self._result_shown = True
        self.aim()
        return self.result()

    def result(self) -> Change:
        """The end of the deal, over the table."""
        if self.child is not None:
            self._result_shown = True
            return Push(self.child.deal_over(self.home, self.match, self._after_deal))
        shown = self.manners.outcome(self.view, self.match.talk, self.before_deal)
        return Push(DealOverScene(self.home, self.match, shown, self._after_deal))

    def _after_deal(self) -> None:
        """The result was read: the next deal, or the end of the match over the table."""
        if self.match.ended:
            self._read = True
        else:
            self._next_deal = True

    # Showing again

    def end_replay(self) -> None:
        """Back to the present, at once."""
        self.replay = None
        self.focus.let_go()
        self.jump()

    # Input

    def hear(self, intent: Intent) -> Change | None:
        """Esc pauses. While cards travel a press finishes that and does nothing else."""
        if self.drag is not None:
            return self.drag.hear(intent)
        if self.replay is not None and (intent.presses or intent.kind in _BEGINS):
            self.end_replay()
            return Stay()
        if intent.kind is Kind.BACK and self.looking:
            return self.press(("free",))
        if intent.kind is Kind.BACK:
            self.focus.let_go()
            if self.shows_hand:  # nobody is left alone with it
                self.lay_down()
            return Push(self.home.pause(self.home, self.match))
        if intent.kind is Kind.HELP:
            self.focus.let_go()
            return self.press(("help",))
        if intent.kind in tools.KINDS:
            return None if turns.refuses(self, intent) else tools.hear(self, intent)
        if not self.timeline.idle and (intent.presses or intent.kind in (Kind.DOWN, Kind.ARM)):
            return self._finish(intent)
        before = self.focus.ringed, self.focus.armed
        target = self.focus.hear(intent)
        if target is not None and turns.refuses(self, intent, target.key):
            return None
        drag = Drag.begun(self, intent)
        if drag is not None:
            self.drag = drag
            return Stay()
        if (self.focus.ringed, self.focus.armed) != before:
            self.revision += 1
        return None if target is None else self.press(target.key) or Stay()

    def _finish(self, intent: Intent) -> Change:
        """All that travels arrives. A card that only slides along the hand is pressed all the same; one in the air is not."""
        hand = self.view.by_zone.get(("hand", self.match.you))
        slides = None
        if intent.kind is Kind.DOWN and hand is not None and not self.match.wish.watch:
            slides = self.tabletop.sliding(hand.zone, intent.x, intent.y)
        self.focus.let_go()
        self.timeline.finish()
        self.rest()
        if slides is not None:
            self.focus.arm(("card", slides), intent)
        return Stay()

    def use(self, tool: str) -> Change | None:
        """One of the tools, by its name."""
        return tools.use(self, tool)

    def press(self, key: Hashable) -> Change | None:
        """A target was pressed, by its key."""
        self.revision += 1
        self.refusal, self.causes = "", ()
        if self.child is not None:
            self.child.heard()
        if not self.draft:
            self.prompt = self.ask()
        return presses.press(self, key if isinstance(key, tuple) else (key,))

    def aim(self, first: bool = False) -> None:
        """The targets have changed; with `first` the focus goes to what is most likely meant."""
        if self.draft is not None:
            self.draft.lay(self.spread)
            self.prompt = self.child.ask(self) if self.child else self.manners.placing(self.draft.draft.left)
        found = targets.all_targets(self)
        wanted = targets.likely(self, found)
        self.focus.put(found, wanted, nowhere=wanted is None)
        if first and wanted is not None and (self.view.legal or self.looking):
            self.focus.go(wanted)

    def draw_prompt(self, canvas: Canvas) -> None:
        """What is asked, in its place."""
        table_picture.draw_prompt(canvas, self)

    def draw(self, canvas: Canvas, blend: float) -> None:
        """The table, as far as the pictures have come."""
        canvas.deck = self.tabletop.prints.deck
        table_picture.draw(canvas, self, blend)


_BEGINS = (Kind.DOWN, Kind.ARM, Kind.BACK, Kind.HELP, Kind.LARGE, Kind.CARRY)
"""What a press begins with, besides what it ends with."""
