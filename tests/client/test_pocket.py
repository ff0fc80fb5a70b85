"""Pocket plans at the table: laid down while looking, played by the table at the usual pace, never stored and never shown."""

import pytest

from engine import cards
from engine.model import Action
from game import words
from game.intents import Intent, Kind
from game.scenes.deal_over import DealOverScene
from game.scenes.pocket import PocketScene
from game.scenes.sheet import SheetScene
from game.sofa.couch import Step
from game.sofa.pocket import Case, cases, chosen_in, planned, press
from game.store import Store
from tests.client.couch_stage import at_curtain, choose, couch, dice, look, play, sit, table_of, until, until_curtain
from tests.client.leak_search import Watch
from tests.client.stage import Stage, doing

GAMES = ("rolling_stone", "gran_ramino", "michigan")


def looking(game, seed=1, **how):
    """Somebody looks, in the part of the deal in which plans can be laid down."""
    stage, table = couch(game, seed=seed, **how)
    throw = dice(seed)
    for _ in range(4000):
        if at_curtain(stage):
            look(stage)
        elif stage.at_table and table.match.eyes is not None and table.view.legal:
            if cases(game, table.view, table.hand):
                return stage, table
            choose(stage, throw)
        stage.wait(1 / 60)
    raise AssertionError("nobody can plan")


def planning(game, seed=1, **how):
    stage, table = looking(game, seed, **how)
    stage.stack.hear(Intent(Kind.TOOL, text="plan"))
    assert isinstance(stage.top, PocketScene)
    return stage, table, stage.top


def pick(stage, key, device="keys"):
    stage.key(key) if device == "keys" else stage.click(key, device)


@pytest.mark.parametrize("device", ["keys", "mouse", "touch"])
def test_an_answer_is_laid_on_its_case_with_any_device(device):
    stage, table, pocket = planning("rolling_stone")
    case = pocket.cases[0]
    for what in case.offered[:2]:
        pick(stage, (case.key, what), device)
    assert pocket.chosen[case.key] == (case.offered[1],), "one card for a case: the last one pressed"
    pick(stage, "lay", device)
    assert stage.at_table
    plan = table.match.plans[table.match.you]
    assert [answer.do for answer in plan.answers] == [Action("play", case.offered[1])]
    assert table.prompt == words.say("plan.laid")


def test_the_sheet_of_the_table_has_it_too_and_only_while_somebody_looks():
    stage, table = looking("rolling_stone")
    stage.stack.hear(Intent(Kind.TOOL, text="more"))
    assert isinstance(stage.top, SheetScene)
    stage.key("plan")
    assert isinstance(stage.top, PocketScene)
    stage.stack.hear(Intent(Kind.COVER))
    assert stage.at_table
    assert table.match.eyes is None
    assert not isinstance(stage.top, PocketScene)
    stage.stack.hear(Intent(Kind.TOOL, text="plan"))
    assert stage.at_table


def test_what_was_laid_down_is_there_when_it_is_looked_at_again():
    stage, table, pocket = planning("rolling_stone")
    first, last = pocket.cases[0], pocket.cases[-1]
    stage.key((first.key, first.offered[0]))
    stage.key((last.key, last.offered[-1]))
    stage.key("lay")
    stage.stack.hear(Intent(Kind.TOOL, text="plan"))
    assert stage.top.chosen == {first.key: (first.offered[0],), last.key: (last.offered[-1],)}
    stage.key("none")
    assert table.match.plans == {}
    assert table.prompt == words.say("plan.gone")


def plan_all(table):
    """A plan for the one who looks: for each suit its lowest card, and a lead."""
    game, hand = table.match.game, table.hand
    chosen = {case.key: case.offered[:1] for case in cases(game, table.view, hand)}
    if game == "michigan":
        lowest = {}
        for card in sorted(hand):
            lowest.setdefault(cards.suit(card), card)
        chosen = {"lead.order": tuple(lowest.values())}
    if game == "gran_ramino":
        ranks = tuple({cards.rank(card) for card in hand})
        chosen = {"take.ranks": ranks, "take.suits": (0, 1, 2, 3), "throw": hand[:1]}
    return planned(game, table.view, chosen)


@pytest.mark.parametrize("game", GAMES)
def test_the_table_plays_it_when_it_fits_without_a_look_and_after_the_usual_pause(game):
    for seed in range(1, 9):
        stage, table = looking(game, seed, pace=1.0)
        stage.rest()
        seat = table.match.eyes
        table.match.plans[seat] = plan_all(table)
        throw = dice(seed)
        for _ in range(6000):
            match = table.match
            if isinstance(stage.top, DealOverScene) or seat not in match.plans:
                break
            if at_curtain(stage):
                look(stage)
            elif stage.at_table and not table.moving and match.eyes is not None and table.view.legal:
                choose(stage, throw)
            elif stage.at_table and not table.moving and match.table.turn == seat and match.eyes is None and match.planned():
                wanted, ticks, ply = match.planned(), 0, match.table.ply
                looks = list(match.couch.ledger.looks)
                while match.table.ply == ply and ticks < 400:
                    assert match.eyes is None
                    stage.wait(1 / 120)
                    ticks += 1
                assert match.table.record.actions[-1] == (seat, wanted)
                assert ticks <= 74
                assert match.couch.ledger.looks == looks, "nobody has looked for it"
                return
            stage.wait(1 / 60)
    raise AssertionError("no plan was played")


def test_a_pick_up_ends_the_plan_and_its_owner_is_asked():
    for seed in range(1, 20):
        stage, table = looking("rolling_stone", seed)
        seat = table.match.eyes
        table.match.plans[seat] = plan_all(table)
        throw = dice(seed)
        while not isinstance(stage.top, DealOverScene):
            record = table.match.table.record.actions
            if at_curtain(stage):
                if stage.top.seat == seat and any(who == seat and action.kind == "pick" for who, action in record):
                    assert table.match.planned() is None
                    return
                look(stage)
            elif stage.at_table and table.match.eyes is not None and table.view.legal:
                choose(stage, throw)
            stage.wait(1 / 60)
    raise AssertionError("nobody picked up")


def test_a_take_back_and_a_new_deal_void_all_plans():
    stage, table = looking("rolling_stone", 3)
    seat = table.match.eyes
    stage.key(doing(table)[0])
    view = table.match.table.view(seat)
    table.match.plans[seat] = planned("rolling_stone", view, {"lead": view.pile("hand", seat).up[:1]})
    until_curtain(stage)
    stage.wait(0.6)
    stage.key("back")
    assert table.match.plans == {}


def test_it_is_never_written_said_or_shown(tmp_path, monkeypatch):
    stage = Stage(pace=0.0)
    stage.home.store = Store(tmp_path)
    table = table_of(stage, "rolling_stone", sit(3, 1), 4)
    watch = Watch(stage, table, monkeypatch)
    throw = dice(4)
    until_curtain(stage)
    look(stage)
    seat = table.match.eyes
    table.match.plans[seat] = plan_all(table)
    said = []
    monkeypatch.setattr(words, "say", lambda key, *, _say=words.say, **parts: said.append(key) or _say(key, **parts))

    def each():
        watch.frame()
        if seat in table.match.plans:
            assert "plan" not in table.match.table.record.to_text().replace("rolling", "")
            (saved,) = stage.home.store.matches()
            assert "plan" not in repr(saved)

    play(stage, table, throw, each, most=8)
    assert "curtain.plan" in said or seat not in table.match.plans


def test_of_a_plan_the_curtain_says_that_there_is_one():
    stage, table = looking("rolling_stone", 2)
    seat = table.match.eyes
    plan = planned("rolling_stone", table.view, {"lead": table.hand[:1]})
    table.match.plans[seat] = plan
    stage.stack.hear(Intent(Kind.COVER))
    until(stage, lambda: at_curtain(stage) or table.match.table.record.actions[-1][0] == seat)
    if at_curtain(stage):
        assert words.say("curtain.plan") in [line for *_, line in stage.top._lines]
        assert table.match.step() is Step.CURTAIN


def test_no_answer_is_no_plan_and_too_many_of_one_case_are_not_taken():
    stage, table = looking("michigan", 2)
    assert planned("michigan", table.view, {"lead.order": ()}) is None
    case = Case("lead.order", tuple(range(20)), most=3)
    chosen = ()
    for card in (4, 7, 9, 11):
        chosen = press(case, chosen, card)
    assert chosen == (4, 7, 9)
    assert press(case, chosen, 7) == (4, 9)
    assert planned("gran_ramino", table.view, {"throw": table.hand[:1]}) is None, "without a card to take there is none"
    assert stage.at_table


@pytest.mark.parametrize("game", GAMES)
def test_a_plan_gives_back_what_was_chosen(game):
    _, table = looking(game, 2)
    plan = plan_all(table)
    found = chosen_in(game, plan, table.view, table.hand)
    assert planned(game, table.view, found) == plan


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("size", "text"), [((1024, 640), 100), ((1024, 640), 200), ((1920, 1080), 125)])
def test_everything_of_it_can_be_pressed_at_any_size(game, size, text):
    from dataclasses import replace

    stage, table, pocket = planning(game, size=size)
    stage.home.comfort = replace(stage.home.comfort, text=text)
    stage.resize(size)
    for target in pocket.focus.targets:
        if isinstance(target.key, tuple):
            assert min(target.rect.w, target.rect.h) >= 44 - 0.5, target
            before = pocket.chosen.get(target.key[0], ())
            stage.click(target.key)
            assert pocket.chosen[target.key[0]] != before
    stage.draw()
    stage.click("lay")
    assert stage.at_table
    assert table.match.you in table.match.plans
