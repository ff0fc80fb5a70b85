"""Whole deals played by somebody who can only read the lines that are printed; and nothing hidden is among them."""

import re
from functools import partial
from random import Random

import pytest

from engine import cards
from engine.cli import kept
from engine.cli.naming import RANKS, SUITS
from engine.games import GAMES
from engine.record import Record
from tests.contract.contract import shortest
from tests.engine.sitting import card_in, cards_in, sit, spelling

ROUNDS = 12
"""Matches in which every line is searched for hidden cards, for each game."""
LOOKS = ("hand", "table", "counts", "turn", "again", "hint", "rules", "why 8c", "why ace of spades", "why take", "why pick up")


@pytest.fixture(autouse=True)
def _kept(monkeypatch, tmp_path):
    monkeypatch.setattr(kept, "folder", lambda: tmp_path / "kept")


def hand_in(lines):
    """The own hand as it was last told, and how many cards it was said to have."""
    for line in reversed(lines):
        told = re.match(r"Your hand, (\d+) cards?\. (.*)", line)
        if told:
            return int(told[1]), cards_in(told[2])
    return None


class Listener:
    """Plays legal moves found in the printed lines, spelt in every way, and checks that it is told what it did."""

    def __init__(self, seed, deals=1):
        self.dice = Random(seed)
        self.deals = deals
        self.played = 0
        self.expects = ""
        self.turns = 0

    def __call__(self, player):
        told = " ".join(player.heard)
        if self.expects:
            assert self.expects in told, (self.expects, player.heard)
        held = hand_in(player.heard)
        if held is not None:
            assert held[0] == len(held[1])
        if "The deal is over" in told:
            self.played += 1
            assert "Cards left: " in told
            if self.played == self.deals:
                return None
        self.turns += 1
        choices = player.choices
        assert choices, player.heard
        number = self.dice.randrange(len(choices))
        chosen = choices[number]
        card = card_in(chosen)
        self.expects = ""
        if card is not None and not chosen.startswith(("take", "pick", "all on")):
            words = f"{RANKS[cards.rank(card)]} of {SUITS[cards.suit(card)]}"
            self.expects = words
            return spelling(card, self.dice) if self.dice.randrange(3) else str(number + 1)
        if chosen == "one on each":
            return self.dice.choice(("1 1 1 1", "one each", "stake 1 1 1 1", "1111", "1"))
        word = {
            "draw from the stock": "stock",
            "take": "take",
            "pick": "pick up",
            "swap": "swap",
            "keep": "keep",
            "deal": "deal",
        }
        typed = next((short for long, short in word.items() if chosen.startswith(long)), str(number + 1))
        return self.dice.choice((str(number + 1), typed, chosen.partition(" of ")[0] if typed == "deal" else typed.upper()))


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("game", GAMES)
def test_a_listener_plays_a_deal_to_its_end(monkeypatch, game, seed):
    listener = Listener(seed)
    code, player = sit(monkeypatch, listener, game, "--seed", str(seed))
    assert code == 0
    assert listener.played == 1
    assert listener.turns > 1
    assert sum(line.startswith("The deal is over: ") for line in player.printed) == 1
    assert player.table.deals == 1
    assert "more input" in player.printed[-3]


@pytest.mark.parametrize("game", GAMES)
def test_a_listener_plays_a_match_to_its_end(monkeypatch, game):
    listener = Listener(5, deals=99)
    option = ",".join(f"{key}={value}" for key, value in shortest(game).items())
    code, player = sit(monkeypatch, listener, game, "--seed", "5", "--options", option)
    assert code == 0
    *_, codes, standing, seed = player.printed
    assert codes.startswith("The code of deal ")
    assert standing.startswith("Standing: You: ")
    assert seed == "The seed was 5."
    assert any(line.startswith("The match is over: ") for line in player.printed)
    assert player.table.turn is None


def shown_at_the_end(lines, seats):
    """The hands that are told when a deal is over, by seat, from the lines alone."""
    hands = {}
    for line in lines:
        told = re.match(r"(You|Seat (\d)) shows?[^:]*: (.*?)\.(?: Combinations.*)?$", line)
        if told:
            hands[int(told[2] or 0)] = cards_in(told[3])
    return {seat: hands.get(seat, set()) for seat in range(seats)}


@pytest.mark.parametrize("game", GAMES)
def test_the_end_of_a_deal_tells_everybodys_cards_and_counts(monkeypatch, game):
    for seed in range(6):
        _, player = sit(monkeypatch, Listener(seed), game, "--seed", str(seed))
        seats = player.table.record.options.seats
        table, lines = player.table, player.printed
        truth = {seat: set(table.reveal().pile("hand", seat).known) for seat in range(seats)}
        assert shown_at_the_end(lines, seats) == truth
        left = next(line for line in lines if line.startswith("Cards left: "))
        assert [int(number) for number in re.findall(r": (\d+)", left.removeprefix("Cards left"))] == [
            len(truth[seat]) for seat in range(seats)
        ]


class Searcher(Listener):
    """Looks in every line for a card that this seat cannot know."""

    def __init__(self, seed, deals):
        super().__init__(seed, deals)
        self.known = set()
        self.found = []
        self.hidden = 0

    def __call__(self, player):
        self.search(player)
        return super().__call__(player)

    def search(self, player):
        table = player.table
        view, all_of_it = table.view(0), table.reveal()
        now = {card for pile in view.piles for card in pile.known} | set(getattr(view.memory, "dead", ()))
        truly_hidden = set(table.rules.pack(table.record.options)) - now - self.known
        assert {card for pile in all_of_it.piles for card in pile.known} >= truly_hidden
        self.hidden = max(self.hidden, len(truly_hidden))
        for line in player.heard:
            if " for the deal." not in line and "The code" not in line:
                leaked = cards_in(line) & truly_hidden
                if leaked:
                    self.found.append((line, cards.text(cards.of(leaked))))
        self.known = now


@pytest.mark.parametrize("game", GAMES)
def test_no_line_names_a_card_that_is_hidden(monkeypatch, game):
    for seed in range(ROUNDS):
        searcher = Searcher(seed, deals=2)
        sit(monkeypatch, searcher, game, "--seed", str(seed))
        assert searcher.found == []
        assert searcher.hidden > 10  # there was something to find


def test_the_search_would_find_a_leak(monkeypatch):
    from engine.cli import telling

    searcher = Searcher(1, deals=1)

    def leaking(self, view):
        hidden = player_of[0].table.reveal().pile("hand", 1).known
        return [f"Seat 1 has {self._narrator.naming.one(hidden[0])}."]

    def answer(player):
        player_of.append(player)
        searcher.search(player)
        return "counts" if len(player_of) == 1 else None

    player_of = []
    monkeypatch.setattr(telling.Teller, "counts", leaking)
    sit(monkeypatch, answer, "rolling_stone", "--seed", "1")
    assert [line[:11] for line, _ in searcher.found] == ["Seat 1 has "]


class Doubter:
    """At every third turn asks everything twice: at the true table, and at one whose hidden cards lie otherwise."""

    def __init__(self, seed, turns):
        self.listener = Listener(seed, deals=9)
        self.dice = Random(seed)
        self.turns = turns
        self.asking = []
        self.answers = []
        self.state = None
        self.kept = None
        self.compared = self.different = 0

    def __call__(self, player):
        table = player.table
        if self.asking or self.answers:
            self.answers.append("\n".join(player.heard))
        if not self.asking and self.answers:
            self.finish(table)
            player.heard = self.kept
        elif not self.asking and player.choices != ["deal"] and self.dice.randrange(3) == 0:
            self.kept = player.heard
            self.asking = [*LOOKS, "imagine", *LOOKS]
            self.answers = []
        if self.asking:
            if self.asking[0] == "imagine":
                self.asking.pop(0)
                self.state = table._state
                table._state = table.rules.imagine(table.view(0), self.dice)
                self.different += table.rules.reveal(table._state) != table.rules.reveal(self.state)
            return self.asking.pop(0)
        self.turns -= 1
        return self.listener(player) if self.turns > 0 else None

    def finish(self, table):
        if self.state is not None:
            table._state, self.state = self.state, None
        told = self.answers[-2 * len(LOOKS) :]
        assert told[: len(LOOKS)] == told[len(LOOKS) :]
        self.compared += 1
        self.answers = []


@pytest.mark.parametrize("game", GAMES)
def test_no_answer_depends_on_what_is_hidden(monkeypatch, game):
    doubters = [Doubter(seed, turns=30) for seed in range(5)]
    for seed, doubter in enumerate(doubters):
        sit(monkeypatch, doubter, game, "--seed", str(seed))
    assert sum(doubter.compared for doubter in doubters) > 10
    assert sum(doubter.different for doubter in doubters) > 10


@pytest.mark.parametrize("game", GAMES)
def test_lines_are_short_plain_and_ascii(monkeypatch, tmp_path, game):
    for width in (20, 40, 80):
        # Nothing was left there before: the command that goes on with a match is copied whole and never broken.
        monkeypatch.setattr(kept, "folder", partial(tmp_path.joinpath, str(width)))

        def answer(player):
            return None if "The deal is over" in " ".join(player.heard) else "1"

        _, player = sit(monkeypatch, answer, game, "--seed", "2", "--width", str(width))
        lines = player.printed[:-1]  # the last one is a command to be copied whole
        assert max(map(len, lines)) <= width
        assert all(line.isascii() and line.isprintable() for line in lines)
        assert not any("  " in line or "|" in line or line != line.strip() for line in lines)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_kept_is_the_match_that_was_played(monkeypatch, game, tmp_path):
    _, player = sit(monkeypatch, Listener(3), game, "--seed", "3")
    (path,) = (tmp_path / "kept").iterdir()
    record = Record.from_text(path.read_text("utf-8"))
    assert record.actions == player.table.record.actions


def test_a_fourth_game_is_played_by_text_without_a_line_for_it(monkeypatch):
    from engine import games
    from tests.toy.highest import Highest

    monkeypatch.setitem(games.GAMES, "highest", Highest())
    asked = iter(["hint", "table", "counts", "hand", "why 8c", "again", "turn", "rules"])
    code, player = sit(monkeypatch, lambda player: next(asked, "1"), "highest", "--seed", "1")
    assert code == 0
    assert any(line.startswith("The match is over: ") for line in player.printed)
    assert player.table.turn is None
