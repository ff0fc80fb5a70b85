"""The curtain: when it falls, who opens it, what it tells, and that it always comes before a hand."""

import pytest

from game import words
from game.intents import Intent, Kind
from game.match import Match
from game.scene import Push
from game.scenes.curtain import GUARD
from game.scenes.deal_over import DealOverScene
from game.scenes.keys import KeysScene
from game.scenes.large import LargeScene
from game.scenes.pause import PauseScene
from game.scenes.sheet import SheetScene
from game.store import Store
from tests.client.couch_stage import at_curtain, choose, couch, dice, look, play, sit, table_of, until, until_curtain
from tests.client.stage import Stage, doing

GAMES = ("rolling_stone", "gran_ramino", "michigan")


def faces(table, seat):
    zone = table.view.pile("hand", seat).zone
    return [place.card for place in table.spread.places if place.zone == zone and place.card is not None]


def all_down(table):
    return not any(faces(table, seat) for seat in range(len(table.match.players)))


def looking(game="rolling_stone", **how):
    """Somebody looks at cards that the others may not see."""
    stage, table = couch(game, **how)
    until_curtain(stage)
    while stage.top.blind:
        look(stage)
        throw = dice(1)
        while stage.at_table and table.match.eyes is not None:
            choose(stage, throw)
        until_curtain(stage)
    look(stage)
    return stage, table, table.match.eyes


# When it falls


@pytest.mark.parametrize("game", GAMES)
def test_before_a_choice_the_view_is_cut_to_the_curtain_and_then_the_hand_lies_open_at_the_bottom(game):
    stage, table = couch(game, 2, 2)
    curtain = until_curtain(stage)
    while curtain.blind:
        look(stage)
        throw = dice(3)
        while stage.at_table and table.match.eyes is not None:
            choose(stage, throw)
        curtain = until_curtain(stage)
    assert curtain.covers
    assert all_down(table)
    assert (table.match.eyes, table.match.you) == (None, curtain.seat)
    look(stage)
    seat = curtain.seat
    assert stage.at_table
    assert (table.match.eyes, table.match.you, table.match.table.turn) == (seat, seat, seat)
    assert len(faces(table, seat)) == table.view.pile("hand", seat).count > 0
    assert not table.moving, "a change of eyes is no motion"
    assert table.tabletop.settled(table.view, table.spread)
    others = [one for one in range(4) if one != seat]
    assert not any(faces(table, one) for one in others)


@pytest.mark.parametrize("pace", [0.0, 1.0])
def test_in_the_frame_in_which_a_card_is_played_all_other_cards_are_face_down(pace):
    stage, table, seat = looking(pace=pace)
    key = next(key for key in doing(table) if key[0] == "card")
    stage.key(key)
    assert table.match.eyes is None
    assert all_down(table)
    up = {picture.card for pile in table.tabletop.piles.values() for picture in pile if picture.turn > 0}
    assert up <= {key[1], None}
    assert table.seen.seat is None
    if pace:
        assert table.prompt.startswith(table.match.players[seat].name), "what was asked told of the hand"
    assert bool(pace) == table.moving, "it flies from there"


def test_whoever_goes_on_keeps_the_hand_open():
    stage, table, seat = looking("gran_ramino")
    throw = dice(2)
    while table.match.eyes is None or ("spot", "stock") not in doing(table):
        if at_curtain(stage):
            look(stage)
        elif table.match.eyes is not None:
            choose(stage, throw)
        stage.wait(1 / 60)
    seat = table.match.eyes
    stage.key(("spot", "stock"))
    assert table.match.table.turn == seat
    assert table.match.eyes == seat
    assert len(faces(table, seat)) == table.view.pile("hand", seat).count
    stage.key(next(key for key in doing(table) if key[0] == "card"))
    assert table.match.eyes is None


def test_one_person_among_bots_sees_no_curtain():
    stage, table = couch("rolling_stone", 1, 3)
    stage.until_asked()
    assert table.match.eyes == 0
    assert table.match.secrecy == ""
    assert not table.shows_hand


def test_a_forced_move_is_played_by_itself_after_the_usual_pause():
    waits = {"forced": set(), "bot": set()}
    stage, table = couch("rolling_stone", 3, 1, pace=1.0)
    throw, plays = dice(4), 0
    while plays < 60 and not isinstance(stage.top, DealOverScene):
        if at_curtain(stage):
            look(stage)
        elif stage.at_table and not table.moving and table.match.eyes is not None and table.view.legal:
            choose(stage, throw)
        elif stage.at_table and not table.moving and not table.match.deal_is_next and table.match.table.turn is not None:
            forced = table.match.bot is None and len(table.match.table.legal) == 1
            kind = "forced" if forced else "bot" if table.match.bot is not None else ""
            ply, ticks = table.match.table.ply, 0
            while kind and table.match.table.ply == ply and ticks < 300:
                stage.wait(1 / 120)
                ticks += 1
            if kind:
                waits[kind].add(ticks)
                plays += 1
            stage.wait(1 / 120)
        else:
            stage.wait(1 / 120)
    assert waits["forced"]
    assert waits["bot"]
    both = waits["forced"] | waits["bot"]
    assert max(both) - min(both) <= 1, waits
    assert 70 <= max(both) <= 74, "0.6 seconds"


def test_always_asks_for_the_curtain_before_a_forced_move_too():
    stage, table = couch("rolling_stone", 4, 0, always=True)
    throw, forced = dice(2), 0
    for _ in range(40):
        until(stage, lambda: at_curtain(stage) or isinstance(stage.top, DealOverScene))
        if not at_curtain(stage):
            break
        forced += len(table.match.table.legal) == 1
        look(stage)
        while stage.at_table and table.match.eyes is not None:
            choose(stage, throw)
    assert forced > 0


def test_a_blind_stake_asks_to_look_away_and_hides_nothing_else():
    stage, table = couch("michigan", 2, 1)
    panel = until_curtain(stage)
    assert panel.blind
    assert not panel.covers
    look(stage)
    assert table.draft is not None
    throw = dice(1)
    while table.match.eyes is not None:
        choose(stage, throw)
    sealed = table.match.table.record.actions[-1][1]
    assert sealed.kind == "stake"
    assert sealed.text not in table.match.table.public().to_text()


# Who opens it


def test_in_its_first_moment_nothing_opens_it():
    stage, _table = couch("rolling_stone")
    until_curtain(stage)
    stage.key("show")
    stage.click("show")
    assert at_curtain(stage)
    stage.stack.hear(Intent(Kind.ARM))  # pressed too soon, let go later
    stage.wait(GUARD + 0.05)
    stage.stack.hear(Intent(Kind.ACT))
    assert at_curtain(stage)
    stage.key("show")
    assert stage.at_table


@pytest.mark.parametrize("device", ["mouse", "touch", "keys", "pad:3"])
def test_any_device_opens_it_for_a_seat_without_devices(device):
    stage, _table = couch("rolling_stone")
    until_curtain(stage)
    stage.wait(GUARD + 0.05)
    if device in ("mouse", "touch"):
        stage.click("show", device)
    else:
        stage.stack.hear(Intent(Kind.ARM, device=device))
        stage.stack.hear(Intent(Kind.ACT, device=device))
    assert stage.at_table


def test_only_the_devices_of_that_seat_open_it_and_play():
    stage, table = couch("rolling_stone", 2, 2, devices=[("pad:3",), ("keys", "mouse")])
    curtain = until_curtain(stage)
    mine, other = ("pad:3", "keys") if curtain.seat == 0 else ("keys", "pad:3")

    def press(device):
        stage.stack.hear(Intent(Kind.ARM, device=device))
        return stage.stack.hear(Intent(Kind.ACT, device=device))

    stage.wait(GUARD + 0.05)
    stage.top.focus.go("show")
    assert not press(other)
    assert at_curtain(stage)
    assert curtain._note == words.say("curtain.others", name=table.match.players[curtain.seat].name)
    assert press(mine)
    assert stage.at_table
    ply = table.match.table.ply
    stage.top.focus.go(next(key for key in doing(table) if key[0] == "card"))
    assert not press(other)
    assert table.match.table.ply == ply
    assert table.refusal == words.say("turn.of", name=table.match.players[curtain.seat].name)
    stage.top.focus.go(("menu",))
    assert press(other), "whoever likes may pause"


def test_it_names_the_devices(monkeypatch):
    stage, _table = couch("rolling_stone", 2, 2, devices=("pad:7", "keys"))
    stage.home.pad = {"pad:7": 2}.get
    curtain = until_curtain(stage)
    assert "pad 2" in curtain._with_what()
    assert "Enter" in curtain._with_what()


def test_esc_pauses_there_and_comes_back_to_it():
    stage, _table = couch("rolling_stone")
    curtain = until_curtain(stage)
    stage.stack.hear(Intent(Kind.BACK))
    assert isinstance(stage.top, PauseScene)
    stage.stack.hear(Intent(Kind.BACK))
    assert stage.top is curtain


# What it tells


def test_it_tells_what_was_played_since_that_person_last_looked():
    stage, table = couch("rolling_stone", 2, 2, seed=5)
    first = until_curtain(stage)
    look(stage)
    seat, played = first.seat, table.match.table.ply
    stage.key(doing(table)[0])
    told = None
    throw = dice(1)
    for _ in range(20):
        until(stage, lambda: at_curtain(stage) or (stage.at_table and table.match.eyes is not None and table.view.legal))
        if at_curtain(stage) and stage.top.seat == seat:
            told = stage.top._told
            break
        if at_curtain(stage):
            look(stage)
        choose(stage, throw)
    assert told
    actions = table.match.table.record.actions[played + 1 :]
    assert [(one.seat, one.kind) for one in told] == [(who, action.kind) for who, action in actions]


# All hands down


@pytest.mark.parametrize("kind", [Kind.COVER, Kind.ERASE])
@pytest.mark.parametrize("over", ["", "large", "sheet", "keys", "replay", "drag"])
def test_the_panic_key_lays_all_hands_down_whatever_lies_over_the_table(kind, over):
    stage, table, seat = looking()
    if over == "large":
        stage.stack.hear(Intent(Kind.TOOL, text="large"))
        assert isinstance(stage.top, LargeScene)
    elif over in ("sheet", "keys"):
        stage.stack.hear(Intent(Kind.TOOL, text="more"))
        assert isinstance(stage.top, SheetScene)
        if over == "keys":
            stage.key("keys")
            assert isinstance(stage.top, KeysScene)
    elif over == "replay":
        stage.stack.hear(Intent(Kind.TOOL, text="again"))
        assert table.replay is not None
    elif over == "drag":
        x, y = stage.where(next(key for key in doing(table) if key[0] == "card"))
        stage.stack.hear(Intent(Kind.DOWN, x, y, device="mouse"))
        for at in range(1, 6):
            stage.stack.hear(Intent(Kind.POINT, x, y - 40 * at, device="mouse"))
        assert table.drag is not None
    assert stage.stack.hear(Intent(kind))
    assert stage.top is table
    assert all_down(table)
    assert table.match.eyes is None
    assert table.tabletop.held is None
    assert not stage.stack.hear(Intent(kind)), "there is nothing left to cover"
    assert until_curtain(stage).seat == seat
    look(stage)
    assert table.match.eyes == seat


def test_a_pause_lays_them_down_too():
    stage, table, seat = looking()
    stage.stack.hear(Intent(Kind.BACK))
    assert isinstance(stage.top, PauseScene)
    assert all_down(table)
    stage.stack.hear(Intent(Kind.BACK))
    assert until_curtain(stage).seat == seat


def test_for_one_person_the_key_does_nothing():
    stage, table = couch("rolling_stone", 1, 3)
    stage.until_asked()
    assert not stage.stack.hear(Intent(Kind.COVER))
    assert table.match.eyes == 0


@pytest.mark.parametrize("game", GAMES)
def test_a_match_that_goes_on_begins_behind_the_curtain(game, tmp_path):
    stage = Stage(pace=0.0)
    stage.home.store = Store(tmp_path)
    table = table_of(stage, game, sit(2, 2))
    throw = dice(1)
    play(stage, table, throw, lambda: None, most=9)
    until(stage, lambda: at_curtain(stage) or (table.match.eyes is not None and table.view.legal))
    if at_curtain(stage):
        look(stage)
    seat, ply = table.match.eyes, table.match.table.ply
    (saved,) = stage.home.store.matches()
    again = Stage(pace=0.0)
    table = again.home.table(again.home, Match.resumed(saved))
    again.stack.apply(Push(table))
    assert table.match.eyes is None
    assert all_down(table)
    assert (table.match.table.ply, table.match.table.turn) == (ply, seat)
    assert until_curtain(again).seat == seat
    assert [one.name for one in table.match.players[:2]] == ["Elin", "Maja"]


# Taking back


def test_whoever_chose_last_takes_back_at_the_curtain_of_the_next_and_looks_again_behind_a_curtain():
    stage, table = couch("rolling_stone", 3, 1, seed=3)
    first = until_curtain(stage).seat
    look(stage)
    ply = table.match.table.ply
    stage.key(doing(table)[0])
    second = until_curtain(stage)
    assert second.seat != first
    stage.wait(GUARD + 0.05)
    stage.key("back")
    assert stage.at_table
    assert (table.match.table.ply, table.match.table.turn, table.match.eyes) == (ply, first, None)
    assert all_down(table)
    assert until_curtain(stage).seat == first
    look(stage)
    stage.stack.hear(Intent(Kind.TOOL, text="redo"))
    assert table.match.table.ply == ply + 1 or table.match.table.ply > ply
    assert table.match.eyes is None


def test_once_the_next_person_has_looked_it_is_refused_with_the_reason():
    stage, table = couch("rolling_stone", 3, 1, seed=3)
    until_curtain(stage)
    look(stage)
    stage.key(doing(table)[0])
    until_curtain(stage)
    look(stage)
    ply, seat = table.match.table.ply, table.match.eyes
    stage.stack.hear(Intent(Kind.COVER))
    until_curtain(stage)
    assert "back" not in [target.key for target in stage.top.focus.targets]
    look(stage)
    stage.stack.hear(Intent(Kind.TOOL, text="back"))
    assert table.refusal in (words.say("back.others"), words.say("back.nothing"))
    assert (table.match.table.ply, table.match.eyes) == (ply, seat)
