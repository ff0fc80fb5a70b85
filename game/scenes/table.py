"""The table of any game: what every game's table does, from `view.legal` alone. It knows no rule.

A press means a target; a target means actions in `view.legal`. One: it is played. Several: they are asked for with buttons.
None: the rules say why not. Forced moves are one press. The next bot acts when the pictures rest; the game waits for nothing.
"""

from collections.abc import Hashable
from typing import Any

from engine.cards import Card
from engine.events import Event, Moved, Said
from engine.model import DEAL, Action, Seat, View
from game import words
from game.focus import Focus
from game.home import Home
from game.intents import Intent, Kind
from game.layout import Spread, is_hand, spread
from game.match import Match
from game.paint import Canvas
from game.plan import plan_for
from game.scene import Change, Push, Stay
from game.scenes import table_picture, targets
from game.scenes.corner import Corner
from game.scenes.deal_over import DealOverScene
from game.scenes.draft import DraftChooser
from game.scenes.help import HelpScene
from game.scenes.look import LookScene
from game.scenes.manners import Manners
from game.scenes.match_over import MatchOverScene
from game.scenes.pause import PauseScene
from game.tabletop import Tabletop
from game.thinker import Thinker
from game.timeline import Timeline

BOT_PAUSE, FORCED_PAUSE = 0.5, 0.3
"""Seconds of stillness before a bot acts, and before it does the only thing it can."""
LONGEST_PROMPT = 100
"""Letters on the prompt's line: what has happened and what is asked, else what is asked alone."""
RESULT_PAUSE = 2.0
"""Seconds for which the last cards of a deal are looked at before the result comes."""


class TableScene:
    """One match, played or watched."""

    covers = True

    def __init__(self, home: Home, match: Match, manners: Manners) -> None:
        self.home, self.match, self.manners = home, match, manners
        self.timeline = Timeline()
        self.tabletop = Tabletop(match.game, match.eyes, self.timeline, home.pace)
        self.focus = Focus()
        self.corner = Corner()
        self.thinker = Thinker()
        self.revision = 0
        self.view: View[Any, Any] = match.view()
        self.seen = self.view
        """The view as far as the pictures have come: whose turn it seems, which points."""
        self.dealing = True
        """Whether as far as the pictures have come there is nothing to do but to deal."""
        self.before_deal = match.before_deal() if match.table.deal_over else self.view
        self._spoken = words.revision()
        self.plan = plan_for(match.game, self.view)
        self.canvas = (1920.0, 1080.0)
        self.spread: Spread = self._lay(self.view)
        self.tabletop.jump(self.view, self.spread)
        self.draft: DraftChooser | None = None
        self.choosing: tuple[Action, ...] = ()
        self.refusal = ""
        self.prompt = ""
        self.news = ""
        self.did: dict[Seat, tuple[str, str]] = {}
        self.played_by: dict[Card, Seat] = {}
        self.last_trick: list[tuple[Card, Seat]] = []
        self.fresh: set[Card] = set()
        """Cards that came into the hand at the bottom since its owner last played one."""
        self._still = 0.0
        self._asked = False
        self._result_shown = False
        self._next_deal = match.deal_is_next and not match.table.deal_over
        self._read = False
        if match.table.ply:  # a match that goes on: the plates and the last trick say what they said before
            for seat, action, events in match.this_deal():
                self._remember(seat, action, events)

    # The stack

    @property
    def moving(self) -> bool:
        """Whether cards travel."""
        return not self.timeline.idle

    def enter(self) -> None:
        """The window is named after the game."""
        self.home.caption(words.say("window", game=self.match.title))
        self._rest()

    def leave(self) -> None:
        """Motion ends."""
        self.timeline.finish()

    def resize(self, width: float, height: float, scale: float) -> None:  # noqa: ARG002
        """Everything lies as the new canvas wants, at once."""
        self.timeline.finish()
        self.canvas = (width, height)
        self.tabletop.pace = self.home.pace
        if self._spoken != words.revision():  # what was said in another language is not left standing
            self._spoken = words.revision()
            self.match.rename()
            self.news, self.refusal, self.did = "", "", {}
            self.home.caption(words.say("window", game=self.match.title))
        self.spread = self._lay(self.view)
        self.tabletop.jump(self.view, self.spread)
        self._rest()

    def _lay(self, view: View[Any, Any]) -> Spread:
        return spread(view, self.plan, self.canvas, self.match.you, self.manners.dims(view))

    # Time

    def tick(self, seconds: float) -> Change | None:
        """Motion, then thinking, then whoever is next."""
        if not self.timeline.idle:
            self.tabletop.remember()
            idle = self.timeline.advance(seconds)
            self._think()
            if idle:
                self._rest()
            return None
        self._still += seconds
        if self._read:
            self._read = False
            return Push(MatchOverScene(self.home, self.match))
        if self.match.deal_is_next and self._next_deal:
            self._next_deal = False
            self.before_deal = self.view
            self.play(DEAL)
        elif self._over and not self._result_shown:
            if self._still >= RESULT_PAUSE * self.home.pace:
                return self._result()
        else:
            self._bots_turn()
        return None

    @property
    def _over(self) -> bool:
        return self.match.over or self.match.table.deal_over

    @property
    def result_can_be_shown(self) -> bool:
        """Whether the result of the deal was shown and may be looked at again."""
        return self._over and self._result_shown

    def _think(self) -> None:
        bot = self.match.bot
        if bot is None or self.match.deal_is_next:
            return
        if not self.thinker.busy:
            self.thinker.start(bot, self.match.bots_view())
        self.thinker.run()

    def _bots_turn(self) -> None:
        self._think()
        pause = FORCED_PAUSE if len(self.match.table.legal) == 1 else BOT_PAUSE
        if self.thinker.action is not None and self._still >= pause * self.home.pace:
            action = self.thinker.take()
            if action is not None:
                self.play(action)

    def _rest(self) -> None:
        """The pictures have come to rest: prompt, targets and plates show the view."""
        self.seen = self.view
        self.dealing = self.match.deal_is_next
        self._still = 0.0
        self.prompt = self._ask()
        chooser = self.match.table.rules.compose(self.view) if self.view.legal else None
        if chooser is None:
            self.draft = None
        elif self.draft is None:
            self.draft = DraftChooser(chooser, self.match.you)
        self._aim(first=not self._asked)
        self._asked = bool(self.view.legal)
        if self._over:
            key = "window.match_over" if self.match.over else "window.deal_over"
            self.home.caption(words.say(key, game=self.match.title))
        self.revision += 1

    def _ask(self) -> str:
        """News and what is asked; the question alone if both would not fit on a line."""
        asked = self.manners.prompt(self.view, self.match.talk)
        if self._over or self.dealing:
            asked = ""
        both = f"{self.news} {asked}".strip()
        return both if len(both) <= LONGEST_PROMPT else (asked if self.view.legal else self.news)

    # Play

    def play(self, action: Action) -> None:
        """Play it for the seat to act, and show what happened."""
        seat = self.match.table.turn
        events = self.match.play(action)
        self.view = self.match.view()
        self.refusal, self.choosing, self.news = "", (), ""
        self.draft = None
        self._asked = False
        if action is DEAL:
            self._result_shown = False
            self.home.caption(words.say("window", game=self.match.title))
        self._remember(seat, action, events)
        self.tabletop.stage(events, self.view, self._lay, self._cue)
        self.spread = self.tabletop.spread or self.spread
        self.revision += 1
        if self.timeline.idle:
            self._rest()

    def _remember(self, seat: Seat | None, action: Action, events: list[Event]) -> None:
        """What the plates, the last trick and the marks on new cards say after that action."""
        if action is DEAL:
            self.did, self.last_trick, self.played_by, self.fresh = {}, [], {}, set()
        elif seat is not None:
            self.did[seat] = self.manners.did(action, events)
        if action.card is not None and seat == self.match.you:
            self.fresh = set()
        self._note(events, action is not DEAL)

    def _note(self, events: list[Event], in_play: bool) -> None:
        """Who played what, the trick that has just gone, what came into the hand."""
        gone: list[tuple[Card, Seat]] = []
        gathers = self.manners.gathers
        for event in events:
            if not isinstance(event, Moved) or event.card is None:
                continue
            source, target = event.source, event.target
            if in_play and source.seat is None and is_hand(target) and target.seat == self.match.you:
                self.fresh.add(event.card)
            if gathers and target.name == gathers and source.seat is not None:
                self.played_by[event.card] = source.seat
            elif gathers and source.name == gathers:
                gone.append((event.card, self.played_by.get(event.card, 0)))
        if gone:
            self.last_trick = gone

    def _cue(self, event: Event) -> None:
        if isinstance(event, Said):
            news = self.manners.news(event, self.match.talk)
            if news:
                self.news = self.prompt = news
                self.revision += 1

    def _result(self) -> Change:
        self._result_shown = True
        self._aim()
        return self.result()

    def result(self) -> Change:
        """The end of the deal, over the table."""
        shown = self.manners.outcome(self.view, self.match.talk, self.before_deal)
        return Push(DealOverScene(self.home, self.match, shown, self._after_deal))

    def _after_deal(self) -> None:
        """The result was read: the next deal, or the end of the match over the table."""
        if self.match.over:
            self._read = True
        else:
            self._next_deal = True

    # Input

    def hear(self, intent: Intent) -> Change | None:
        """Esc pauses. While cards travel a press finishes that and does nothing else."""
        if intent.kind is Kind.BACK:
            self.focus.let_go()
            return Push(PauseScene(self.home, self.match))
        if intent.kind is Kind.HELP:
            self.focus.let_go()
            return self.press("help")
        if not self.timeline.idle and (intent.presses or intent.kind in (Kind.DOWN, Kind.ARM)):
            self.focus.let_go()
            self.timeline.finish()
            self._rest()
            return Stay()
        before = self.focus.ringed, self.focus.armed
        target = self.focus.hear(intent)
        if (self.focus.ringed, self.focus.armed) != before:
            self.revision += 1
        if target is None:
            return None
        self.revision += 1
        self.refusal = ""
        return self.press(target.key) or Stay()

    def press(self, key: Hashable) -> Change | None:
        """A target was pressed, by its key."""
        what, *about = key if isinstance(key, tuple) else (key,)
        table = self.match.table
        if what == "menu":
            return Push(PauseScene(self.home, self.match))
        if what == "help":
            return Push(HelpScene(self.home, table.rules.info, table.record.options))
        if what == "result":
            return self.result()
        if what == "last":
            return Push(LookScene.last_trick(self.home, self.match, self.last_trick))
        if what == "leaf":
            return Push(LookScene.cards_played(self.home, self.match, self.view.pile(about[0]).up))
        if what == "page":
            self.corner.turn_page()
        elif what == "free":
            self.choosing = ()
        elif what == "do":
            self._do([action for action in self.view.legal if action.text == about[0]])
            return None
        elif what == "spot":
            self._do([action for action in self.view.legal if self.manners.spot(action) == about[0]])
            return None
        elif what == "card":
            self._press_card(about[0])
            return None
        elif self.draft is not None:
            self._press_draft(what, about)
        self._aim()
        return None

    def _do(self, actions: list[Action]) -> None:
        if len(actions) == 1:
            self.play(actions[0])

    def _press_card(self, card: Card) -> None:
        actions = [action for action in self.view.legal if action.card == card]
        if len(actions) == 1:
            self.play(actions[0])
        elif actions:
            self.choosing = tuple(actions)
            self._aim()
            self.focus.go(("do", actions[0].text))
        else:
            why = self.match.table.rules.why_not(self.view, card)
            turn = self.view.turn
            name = self.match.talk.name(turn) if turn is not None else None
            self.refusal = words.reason(why, name) if why else words.say("why.choose_first")

    def _press_draft(self, what: str, about: list[Any]) -> None:
        assert self.draft is not None
        if what != "place":
            changed = self.draft.press(what, about[0])
            if not changed and what != "less":
                self.refusal = words.say("draft.done")
            self._aim()
            if self.draft.action is not None and what != "less":
                self.focus.go(("place",))
        elif self.draft.action is not None:
            self.play(self.draft.action)
        else:
            self.refusal = words.count("draft.missing", self.draft.draft.left)
            self.focus.go(("onto", 0))

    def _aim(self, first: bool = False) -> None:
        """The targets have changed; with `first` the focus goes to what is most likely meant."""
        if self.draft is not None:
            self.draft.lay(self.spread)
            left = self.draft.draft.left
            self.prompt = words.count("draft.ask", left) if left else words.say("draft.done")
        found = targets.all_targets(self)
        wanted = targets.likely(self, found)
        self.focus.put(found, wanted)
        if first and wanted is not None and self.view.legal:
            self.focus.go(wanted)

    def draw(self, canvas: Canvas, blend: float) -> None:
        """The table, as far as the pictures have come."""
        table_picture.draw(canvas, self, blend)
