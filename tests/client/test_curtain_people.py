"""At the curtain each person is met in their own way: language, comfort, and how openly they play."""

import pytest

from engine.model import DEAL
from game import words
from game.comfort import Comfort
from game.intents import Intent, Kind
from game.scenes.deal_over import DealOverScene
from game.sofa.profiles import keep, new
from game.store import Store
from tests.client.couch_stage import at_curtain, choose, couch, dice, look, sit, table_of, until
from tests.client.stage import Stage

GAMES = ("rolling_stone", "gran_ramino", "michigan")


def test_each_finds_text_order_and_language_as_that_person_likes_them(tmp_path):
    stage = Stage((1280, 720), pace=0.0)
    stage.home.store = Store(tmp_path)
    elin = new("Elin", "rabbit", language="sv")
    elin = type(elin)(elin.id, elin.name, elin.animal, "sv", "", Comfort(text=150, order="rank", touch=True))
    keep(stage.home.store, elin).wait()
    words.use("en")
    try:
        table = table_of(stage, "rolling_stone", sit(2, 2, profile=[elin.id, ""]))
        seen = {}
        throw = dice(3)
        for _ in range(400):
            if at_curtain(stage):
                assert (stage.home.comfort, words.language(), stage.home.whose) == (Comfort(), "en", None)
                look(stage)
                seen[table.match.eyes] = (stage.home.comfort, words.language())
            elif stage.at_table and table.match.eyes is not None and table.view.legal:
                if table.match.eyes == 1 and table.home.comfort.order == "suit":
                    stage.stack.hear(Intent(Kind.TOOL, text="sort"))
                choose(stage, throw)
            stage.wait(1 / 60)
            if isinstance(stage.top, DealOverScene) or (1 in seen and seen[1][0].order == "rank"):
                break
        assert seen[0] == (Comfort(text=150, order="rank", touch=True), "sv")
        assert seen[1] == (Comfort(order="rank"), "en"), "a guest keeps an order as long as the table lasts"
        table.leave()
        assert (stage.home.comfort, words.language()) == (Comfort(), "en")
    finally:
        words.use("en")


@pytest.mark.parametrize("game", ["rolling_stone", "michigan"])
def test_the_curtain_speaks_to_each_in_that_persons_language_and_to_the_others_in_the_screens(game, tmp_path):
    stage = Stage((1280, 720), pace=0.0)
    stage.home.store = Store(tmp_path)
    people = [new("Giulia", "rabbit", language="it"), new("Sven", "fox", language="sv")]
    for one in people:
        keep(stage.home.store, one).wait()
    table_of(stage, game, sit(3, 1, profile=[people[0].id, people[1].id, ""]))
    opens = {0: ("Mostra le mie carte", "Metti i miei gettoni"), 1: ("Visa mina kort", "Lägg mina marker")}
    opens[2] = ("Show my cards", "Place my markers")
    turns, throw = {0: "Tocca a te, {}!", 1: "Din tur, {}!", 2: "Your turn, {}!"}, dice(3)
    seen = set()
    for _ in range(400):
        if at_curtain(stage):
            curtain = stage.top
            lines = [line for *_, line in curtain._lines]
            shown = next(widget.text for widget in curtain.widgets if widget.key == "show")
            assert shown == opens[curtain.seat][curtain.blind]
            asked = "{} places markers." if curtain.blind else turns[curtain.seat]
            assert lines[0] == asked.format(curtain._name)
            assert "Everyone else, look away." in lines
            assert words.language() == "en"
            seen.add((curtain.seat, curtain.blind))
            look(stage)
        elif isinstance(stage.top, DealOverScene):
            break
        elif stage.at_table and table_is_asked(stage.top):
            choose(stage, throw)
        stage.wait(1 / 60)
    assert {seat for seat, blind in seen if not blind} == {0, 1, 2}


def table_is_asked(table):
    return table.match.eyes is not None and bool(table.view.legal)


# Open hands


def test_open_hands_need_no_curtain_and_the_table_says_so():
    stage, table = couch("rolling_stone", 2, 2, options={"match_to": "1", "open_hands": "true"})
    until(stage, lambda: table.match.eyes is not None)
    assert stage.at_table
    assert table.match.secrecy == "open"
    stage.key(("privacy",))
    assert table.prompt == words.say("privacy.open.says")


def test_a_seat_with_open_hands_opens_by_itself_and_lays_down_again():
    stage, table = couch("rolling_stone", 2, 2, privacy=["open", "curtain"], seed=2)
    throw, opened, curtains = dice(1), 0, set()
    for _ in range(600):
        if at_curtain(stage):
            curtains.add(stage.top.seat)
            look(stage)
        elif stage.at_table and table.match.eyes is not None and table.view.legal:
            opened += table.match.eyes == 0
            choose(stage, throw)
            assert table.match.eyes is None or table.match.table.turn == table.match.eyes
        elif isinstance(stage.top, DealOverScene):
            break
        stage.wait(1 / 60)
    assert curtains == {1}
    assert opened > 2
    assert table.match.secrecy == "mixed"


@pytest.mark.parametrize(("privacy", "wanted"), [("curtain", "curtain"), ("open", "open"), (["open", "curtain"], "mixed")])
def test_the_table_always_says_how_hands_are_hidden_and_one_press_explains_it(privacy, wanted):
    from game.scenes.table_picture import info_line

    stage, table = couch("rolling_stone", 2, 2, privacy=privacy)
    stage.wait(0.05)
    assert table.match.secrecy == wanted
    assert words.say("privacy." + wanted) in info_line(table)
    if not stage.at_table:
        look(stage)
    table.press(("privacy",))
    assert table.prompt == words.say(f"privacy.{wanted}.says", names="Elin")


def test_while_nobody_looks_there_is_no_hand_to_be_sorted():
    stage, _table = couch("rolling_stone", 2, 2, pace=1.0)
    stage.wait(0.2)
    before = stage.home.comfort
    stage.stack.hear(Intent(Kind.TOOL, text="sort"))
    assert stage.home.comfort == before
    stage.stack.hear(Intent(Kind.TOOL, text="more"))
    assert "sort" not in [target.key for target in stage.top.focus.targets]


def test_deals_begin_with_nobody_having_looked():
    stage, table = couch("rolling_stone", 2, 2, options={"match_to": "3"})
    throw = dice(6)
    deals = 0
    for _ in range(4000):
        if isinstance(stage.top, DealOverScene):
            stage.key("next")
            deals += 1
            until(stage, lambda: table.match.table.record.actions[-1][1] is DEAL)
            assert table.match.eyes is None
            assert table.match.couch.ledger.looks == []
            if deals == 2:
                return
        elif at_curtain(stage):
            look(stage)
        elif stage.at_table and table.match.eyes is not None and table.view.legal:
            choose(stage, throw)
        stage.wait(1 / 60)
    raise AssertionError("no second deal")
