"""The fourth game brings a lesson: some values, a line in LESSONS, and words if it likes. Nothing else is changed."""

import pytest

from engine import cards
from engine.games import GAMES
from game.lessons import LESSONS
from game.lessons.lesson import Lesson, Move, Part, Step, Win, hands
from game.scene import Push
from game.scenes.lesson import SEEN, LessonScene
from game.scenes.lesson_over import LessonOverScene
from game.scenes.lessons import LessonsScene
from game.sentences import TEXTS
from tests.client.learning import follow, key_of, until_pointed, wrong_moves
from tests.client.stage import Stage
from tests.toy.highest import Highest, State

LESSON = Lesson(
    "highest",
    (
        Part(
            "three",
            {"game": "highest", "hands": hands("JC QD AS", "KC KD QS"), "turn": 1},
            (
                Step("follow_up", Move("hand", "trick", "JC QD")),
                Step("take", Move("trick", "taken"), "play AS"),
                Step("most", Win()),
            ),
            ((1, "play KC"), (1, "play KD"), (1, "play QS")),
        ),
    ),
)


class Placed(Highest):
    """The game with written positions: hands and turn."""

    def set_up(self, given, options):
        state = State(options, 0)
        state.phase, state.turn, state.leader = "play", given["turn"], given["turn"]
        state.hands = [cards.cards(" ".join(hand)) for hand in given["hands"]]
        held = state.hands[0] | state.hands[1]
        state.stock = [card for card in state.stock if not held >> card & 1]
        return state


@pytest.fixture
def stage(monkeypatch):
    monkeypatch.setitem(GAMES, "highest", Placed())
    monkeypatch.setitem(LESSONS, "highest", LESSON)
    made = Stage(pace=0.0)
    made.stack.apply(Push(made.home.lessons(made.home)))
    return made


def test_it_is_offered_and_followed_without_a_word_of_its_own(stage):
    assert isinstance(stage.top, LessonsScene)
    stage.key("highest")
    assert isinstance(stage.top, LessonScene)
    until_pointed(stage)
    assert stage.top.telling() == TEXTS["lesson.plain"]
    pressed = follow(stage)
    assert isinstance(stage.top, LessonOverScene)
    assert [key[0] for key in pressed] == ["card", "card", "card", "next"]


def test_a_wrong_move_is_taken_back_there_too(stage):
    stage.key("highest")
    until_pointed(stage)
    table = stage.top
    wrong = wrong_moves(table)
    assert [action.text for action in wrong] == ["play AS"], "the ace is for the second trick"
    stage.key(key_of(table, wrong[0]))
    assert table.wrong
    stage.wait(SEEN)
    assert not table.wrong and len(table.match.table.record.actions) == 1
    assert TEXTS["lesson.why"] in table.why
    follow(stage)


def test_its_words_are_said_once_it_has_some(stage, monkeypatch):
    monkeypatch.setitem(TEXTS, "lesson.highest.follow_up", "Keep your ace: play the {card}.")
    stage.key("highest")
    until_pointed(stage)
    assert stage.top.telling() == "Keep your ace: play the queen of diamonds."
