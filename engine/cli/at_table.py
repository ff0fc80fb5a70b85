"""A person at one seat, who reads lines and types answers; bots play the others. All that is told is what this seat may see."""

from collections.abc import Callable, Sequence
from typing import Final

from engine import coach, deal_code
from engine.bots import Bot
from engine.bots.bot import decide
from engine.cli.hints import hint_lines
from engine.cli.kept import Keeping
from engine.cli.naming import LETTERS, WORDS, Naming
from engine.cli.paper import Paper
from engine.cli.reasons import reason_text, why_not_action
from engine.cli.seals import seals
from engine.cli.story import Story
from engine.cli.telling import ONLY, top_of
from engine.cli.typed import Asked, Command, Move, Refused, Unclear, asked_about, understood
from engine.events import Event, seen_by
from engine.model import DEAL, Action, Seat
from engine.table import Table

BACK: Final = Action("back")
"""Stands for taking back where actions are reported."""
HELP: Final = (
    "To make a move type its number, a card (8C, eight of clubs, 8 clubs), or a word such as stock, take or pick up.",
    "The beginning of a word is enough where it can be no other word. Enter alone asks again and never plays.",
    "hint: what the coach would do, why, and how sure that is.",
    "why and a card: why it cannot be played now. That never plays it.",
    "again: what has happened since your last move.",
    "hand: your cards.",
    "table: what lies open.",
    "counts: how many cards, markers and points everybody has.",
    "turn: what you can do now.",
    "rules: the rules as they are played here.",
    "fair: the seal of this deal, and the codes of those that are over.",
    "back: take back your last decision.",
    "auto: moves without a choice are made for you, or not any more.",
    "words, letters: how cards are named, eight of clubs or 8C.",
    "save and a file name: keep the match in that file.",
    "quit: leave. The match is kept, and you are told how to go on.",
    "help: this list.",
)


class Left(Exception):
    """The person leaves the table. `because` is a sentence about it, or ""."""

    def __init__(self, because: str = "") -> None:
        super().__init__(because)
        self.because = because


class AtTable:
    """One sitting of one person.

    bots     by seat; the one at the person's own seat is never asked
    keeping  the file that follows the match
    heard    is called with every action, and with what this seat saw of it
    """

    def __init__(
        self,
        table: Table,
        me: Seat,
        bots: Sequence[Bot],
        paper: Paper,
        keeping: Keeping,
        naming: Naming = WORDS,
        heard: Callable[[Seat, Action, list[Event]], None] | None = None,
    ) -> None:
        self._table = table
        self._me = me
        self._bots = bots
        self._paper = paper
        self._keeping = keeping
        self._heard = heard
        self._auto = False
        self._told_of_auto = False
        self._fresh = False
        self._since: list[str] = []
        self._story = Story(table, me, naming)
        self._teller = self._story.teller
        self._recall()

    def _recall(self) -> None:
        """Go through the match so far in silence: after taking back, and where a match is taken up again."""
        self._since = []
        again = Table(self._table.record.begun())
        for seat, action in self._table.record.actions:
            lines = self._story.lines(again, seat, action, seen_by(again.play(seat, action), self._me))
            self._since = lines if self._mine(seat, action) else self._since + lines

    def _mine(self, seat: Seat, action: Action) -> bool:
        return seat == self._me and action is not DEAL

    @property
    def _naming(self) -> Naming:
        return self._story.narrator.naming

    @property
    def _between_deals(self) -> bool:
        return self._table.legal == (DEAL,)

    # The match

    def sit(self) -> int:
        """Play until the match is over or the person leaves; returns the exit code."""
        try:
            self._welcome()
            while (seat := self._table.turn) is not None:
                if self._between_deals and not self._table.ply:
                    action: Action | None = DEAL
                elif seat == self._me or self._between_deals:
                    action = self._ask()
                else:
                    action = decide(self._bots[seat], self._table.view(seat))
                if action is not None:
                    self._play(seat, action)
        except (Left, KeyboardInterrupt) as left:
            because = left.because if isinstance(left, Left) else "You have stopped the program."
            self._paper.say(*([because] if because else []), *self._keeping.farewell())
            return 0 if isinstance(left, Left) else 130
        self._finish()
        return 0

    def _welcome(self) -> None:
        options, info = self._table.record.options, self._table.rules.info
        say = self._paper.say
        say(f"{info.title}, {options.seats} players. {info.goal}")
        for option in info.options:
            if options[option.key] != option.values[0]:
                say(f"House rule: {_plain(option.key)} is {options[option.key]}. {option.says}")
        say(f"You are seat {self._me}. The program plays {'the other seat' if options.seats == 2 else 'the other seats'}.")
        say("Type help for the commands, and rules for the rules.")
        if self._table.ply:
            say("You go on with a match. Since your last move:", *self._since)

    def _play(self, seat: Seat, action: Action) -> None:
        events = seen_by(self._table.play(seat, action), self._me)
        if self._heard is not None:
            self._heard(seat, action, events)
        lines = self._story.lines(self._table, seat, action, events)
        mine = self._mine(seat, action)
        self._since = lines if mine else self._since + lines
        self._paper.say(*lines)
        self._fresh = True
        if mine:
            self._keeping.follow(self._table.record, begin=True)

    def _finish(self) -> None:
        """The match is over: only now the codes of its deals and its seed, for whoever knows them knows all cards."""
        record = self._table.record
        if record.seed is not None:
            for deal in range(1, self._table.deals + 1):
                self._paper.say(f"The code of deal {deal} was {deal_code.written(self._table.code(deal))}.")
        self._paper.say(self._teller.standing(self._table.view(self._me)))
        if record.seed is not None:
            self._paper.say(f"The seed was {record.seed}.")
        self._keeping.over(record)

    # What is asked, and what is typed

    def _ask(self) -> Action | None:
        """Ask until the answer is a legal action; None where an answer has changed what is to be asked.

        Left when the person leaves or there is no more input.
        """
        if self._auto and len(self._table.legal) == 1 and not self._between_deals:
            return self._table.legal[0]
        self._keeping.follow(self._table.record)
        self._paper.say(*self._question(fresh=self._fresh))
        self._fresh = False
        while True:
            line = self._paper.read("Ready?" if self._between_deals else "Your move?")
            if line is None:
                raise Left("There is no more input.")
            match found := understood(line, self._asked()):
                case Move(action):
                    return action
                case Command(name, rest):
                    if self._obey(name, rest):
                        return None
                case Refused():
                    self._paper.say(f"{self._why_not(found)} Nothing was played.")
                case Unclear(says):
                    self._paper.say(says)
                    if not line.strip():
                        self._paper.say(*self._question())

    def _asked(self) -> Asked:
        view = self._table.view(self._me)
        own = self._teller.own(view)
        if self._between_deals:  # whoever deals, it is the person who says when
            return Asked((DEAL,), (DEAL,), own, None, self._naming)
        return Asked(view.legal, self._teller.offered(view), own, top_of(view), self._naming)

    def _question(self, fresh: bool = False) -> list[str]:
        if self._between_deals:
            return ["Type deal, or 1, when you are ready for the next deal."]
        view = self._table.view(self._me)
        lines = self._teller.question(view, fresh)
        if len(view.legal) == 1 and not self._told_of_auto:
            self._told_of_auto = True
            lines += [] if ONLY in lines else [ONLY]
        return lines

    def _why_not(self, refused: Refused) -> str:
        """Why that cannot be done now, as a sentence."""
        if self._between_deals:
            return "The deal is over, and no card is played now."
        view = self._table.view(self._me)
        if refused.card is None:
            return (why_not_action(view, refused.action) if refused.action is not None else "") or "That cannot be done now."
        name = self._naming.one(refused.card)
        reason = self._table.rules.why_not(view, refused.card)
        if reason is None:
            return f"{name[:1].upper()}{name[1:]} lies on the discard pile: type take."
        return f"{name[:1].upper()}{name[1:]}: {reason_text(reason, self._naming)}."

    def _obey(self, name: str, rest: str) -> bool:
        """Do what a command says; whether the question is to be asked afresh. None of them plays."""
        view = self._table.view(self._me)
        say = self._paper.say
        match name:
            case "help":
                say(*HELP)
            case "hint":
                self._hint()
            case "why":
                self._why(rest)
            case "again":
                say(*(self._since[1:] if self._since[:1] == [""] else self._since) or ["Nothing has happened yet."])
            case "hand":
                say(*self._teller.hand(view))
            case "table":
                say(*self._teller.table(view))
            case "counts":
                say(*self._teller.counts(view))
            case "turn":
                say(*(["It is your turn."] if not self._between_deals else []), *self._question())
            case "rules":
                self._rules()
            case "fair":
                say(*seals(self._table, self._between_deals))
            case "back":
                return self._back()
            case "auto":
                self._auto = not self._auto if rest not in ("on", "off") else rest == "on"
                say("Moves without a choice are now made for you." if self._auto else "You are asked before every move again.")
                return self._auto
            case "words" | "letters":
                self._story.narrator.naming = WORDS if name == "words" else LETTERS
                return True
            case "save":
                say(
                    self._keeping.save(rest, self._table.record)
                    if rest
                    else "Type save and a file name, such as save match.txt."
                )
            case _:
                raise Left
        return False

    def _hint(self) -> None:
        view = self._table.view(self._me)
        if self._between_deals:
            self._paper.say("Hint: type deal. There is nothing to choose.")
            return
        advice = coach.hint(self._table.record.game, view, self._table.record.seed or 0)
        self._paper.say(*hint_lines(advice, lambda action: self._teller.said(action, view), self._naming))

    def _why(self, rest: str) -> None:
        match found := asked_about(rest, self._asked()):
            case Move(action):
                self._paper.say(f"You can {self._teller.said(action, self._table.view(self._me))} now. Nothing was played.")
            case Refused():
                self._paper.say(self._why_not(found))
            case Unclear(says):
                self._paper.say(says)

    def _rules(self) -> None:
        info, options = self._table.rules.info, self._table.record.options
        self._paper.say(f"{info.title}, {options.seats} players. {info.goal}")
        self._paper.say(*(line.sentence for line in info.rules_page(options)))
        self._paper.say("House rules in force:")
        self._paper.say(*(f"{_plain(option.key)}: {options[option.key]}. {option.says}" for option in info.options))

    def _back(self) -> bool:
        """Back to the person's last decision in this deal; whether there was one. A deal that is over stays as it was."""
        ply = self._table.can_take_back(self._me)
        if ply is None:
            self._paper.say("You have decided nothing yet, so there is nothing to take back.")
            return False
        undone = self._table.record.actions[ply:]
        if any(action is DEAL for _, action in undone):
            self._paper.say("You have decided nothing in this deal, and a deal that is over stays as it was.")
            return False
        self._table.take_back(self._me)
        self._recall()
        if self._heard is not None:
            self._heard(self._me, BACK, [])
        self._keeping.follow(self._table.record)
        self._paper.say(f"Taken back: {self._teller.said(undone[0][1], self._table.view(self._me))}.")
        return True


def _plain(key: str) -> str:
    """A key as words."""
    return key.replace("_", " ")
