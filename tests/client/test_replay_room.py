"""The room in which a match is watched again: every way through it shows the same, its eyes are honoured, and it is wound by
mouse, keys, finger or pad alone."""

import random
from dataclasses import replace

import pytest

import sprites
from engine import cards
from engine.coach import hint
from engine.events import seen_by
from engine.games import GAMES
from game import words
from game.clock import TICK
from game.intents import Intent, Kind
from game.moving import pictures
from game.replaying.reel import SPEEDS
from game.scenes.deals import DealsScene
from game.scenes.replay_sheet import ReplaySheet
from game.scenes.table import TableScene
from game.scenes.worth import SHOWN, WorthScene, rows_of
from game.sofa.seats import OPEN
from tests.client.leak_search import named, up
from tests.client.replay_stage import finished, room_of

BAR = {"bar.back", "bar.more", "bar.rules", "track"}
NAMED = {*BAR, "wind.play", "wind.on", "wind.back", "wind.deal.on", "wind.deal.back", "speed", "eyes", "worth", "more"}


def resting_view(room):
    """What the room shows when nothing moves: the pictures lie where the view says."""
    table = room.table
    assert table.tabletop.settled(table.view, table.spread)
    assert table.tabletop.jumps == 0
    return table.view


def play_out(stage, room, limit=4_000):
    """Let it play to its end; how many seconds that took."""
    for step in range(int(limit / TICK)):
        if not room.reel.plays and not room.moving:
            return step * TICK
        stage.stack.tick(TICK)
    raise AssertionError("it never ends")


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_end_is_the_same_at_every_speed_and_from_half_way(game):
    match = finished(game, match_to="1") if game == "rolling_stone" else finished(game, moves=120)
    stage, room = room_of(match)
    room.go(len(room.reel))
    end = resting_view(room)
    took = {}
    for speed, _ in SPEEDS:
        room.go(0)
        room.reel.speed = speed
        stage.key("wind.play")
        took[speed] = play_out(stage, room)
        assert resting_view(room) == end
        assert room.reel.at_end
    assert took["slow"] > took["normal"] > took["fast"] > took["four"]
    room.reel.speed = "four"
    for half in (len(room.reel) // 2, len(room.reel) // 3):
        room.go(half)
        stage.key("wind.play")
        stage.wait(1.0)
        stage.key("wind.play")
        stage.rest()
        assert room.reel.ply > half
        stage.key("wind.play")
        play_out(stage, room)
        assert resting_view(room) == end


@pytest.mark.parametrize("game", sorted(GAMES))
def test_winding_to_and_fro_is_the_same_as_jumping_there(game):
    match = finished(game, moves=160)
    stage, room = room_of(match)
    other = room_of(match)[1]
    dice = random.Random(4)
    for _ in range(60):
        how = dice.random()
        if how < 0.4:
            room.step(1)
            if dice.random() < 0.6:
                stage.rest()
        elif how < 0.6:
            room.step(-1)
        elif how < 0.8:
            room.go(dice.randrange(len(room.reel) + 1))
        else:
            room.look_on()
            other.reel.look(room.reel.eyes)
        if not room.moving:
            other.go(room.reel.ply)
            assert resting_view(room) == resting_view(other)
            assert room.table.marks.did == other.table.marks.did
            assert room.table.marks.taken == other.table.marks.taken
            assert room.table.spread == other.table.spread


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("eyes", [None, 1])
def test_no_card_is_drawn_that_these_eyes_did_not_see(game, eyes, monkeypatch):
    drawn = set()
    face, whole = sprites.face, pictures._sprite

    def spy(card, width, **how):
        drawn.add(card)
        return face(card, width, **how)

    def shown_sprite(picture, *how):
        if picture.card is not None and picture.turn >= 0.5:
            drawn.add(picture.card)
        return whole(picture, *how)

    monkeypatch.setattr(sprites, "face", spy)
    monkeypatch.setattr(pictures, "_sprite", shown_sprite)
    stage, room = room_of(finished(game, moves=70))
    room.reel.look(eyes)
    room.table.stand()
    room.reel.speed = "four"
    frames, before = 0, set()
    for ply in range(len(room.reel)):
        before = up(room.table.view)
        room.step(1)
        seen = before | up(room.table.view)
        events = room.reel.playback.events(ply + 1)
        seen |= named(seen_by(events, eyes))
        while True:
            drawn.clear()
            stage.draw()
            frames += 1
            assert drawn <= seen, f"ply {ply + 1}: {[cards.name(card) for card in drawn - seen]}"
            for pile in room.table.tabletop.piles.values():
                assert {picture.card for picture in pile} - {None} <= seen
            if not room.moving:
                break
            stage.wait(0.1)
    assert frames > len(room.reel)


def test_a_running_match_has_one_pair_of_eyes_and_tells_no_more():
    match = finished("rolling_stone", people=2, moves=24)
    stage, room = room_of(match, running=True)
    keys = [target.key for target in room.focus.targets]
    assert "eyes" not in keys
    assert "worth" not in keys
    room.go(len(room.reel))
    assert room.reel.eyes is None
    assert not any(pile.up for pile in room.table.view.piles if pile.zone.name == "hand")
    stage.click("more")
    assert [target.key for target in stage.top.focus.targets] == ["write", "deals", "close"]
    stage.key("deals")
    assert isinstance(stage.top, DealsScene)
    assert stage.top.running
    assert stage.top.fact.code == ""
    alone = room_of(finished("rolling_stone", moves=24), running=True)[1]
    assert alone.reel.eyes == 0


def test_the_match_in_the_room_is_never_played_on_and_never_kept():
    match = finished("michigan", moves=60)
    text = match.table.record.to_text()
    stage, _ = room_of(match)
    stage.key("wind.play")
    stage.wait(30)
    assert match.table.record.to_text() == text
    assert stage.home.store.matches() == []
    assert stage.home.store.matches(finished=True) == []


# Devices


@pytest.mark.parametrize("device", ["keys", "pad:1"])
def test_keys_or_a_pad_alone_go_everywhere(device):
    stage, room = room_of(finished("rolling_stone"), (1920, 1080))

    def hear(intent):
        return stage.stack.hear(replace(intent, device=device))

    assert room.focus.current.key == "wind.play"
    for _ in range(20):
        if room.focus.current.key == "track":
            break
        hear(Intent(Kind.PREVIOUS))
    for _ in range(3):
        hear(Intent(Kind.MOVE, dx=1))
        stage.rest()
    assert room.reel.ply == 3
    assert room.focus.current.key == "track"
    hear(Intent(Kind.MOVE, dx=-1))
    assert room.reel.ply == 2
    hear(Intent(Kind.MOVE, dy=1))
    assert room.focus.current.key != "track"
    hear(Intent(Kind.CARRY, dx=1))
    stage.rest()
    assert room.reel.ply == 3
    reached = set()
    for _ in range(40):
        reached.add(room.focus.current.key)
        hear(Intent(Kind.NEXT))
    assert reached == {target.key for target in room.focus.targets}
    assert reached >= NAMED
    stage.key("wind.deal.on")
    assert room.reel.ply == room.reel.playback.deals[1]
    stage.key("wind.deal.back")
    assert room.reel.ply == room.reel.playback.deals[0]
    stage.key("speed")
    assert room.reel.speed == "fast"
    stage.key("eyes")
    assert room.reel.eyes == 0
    hear(Intent(Kind.HELP))
    assert stage.top is not room
    hear(Intent(Kind.BACK))
    hear(Intent(Kind.BACK))
    assert len(stage.stack) == 0


@pytest.mark.parametrize("device", ["mouse", "touch"])
def test_a_pointer_draws_the_track(device):
    stage, room = room_of(finished("gran_ramino"))
    track = next(widget for widget in room.widgets if getattr(widget, "key", "") == "track")
    y = track.gauge.centre[1]
    places = []
    stage.stack.hear(Intent(Kind.DOWN, track.gauge.x + 60, y, device=device))
    for part in (0.2, 0.5, 0.9):
        x = track.gauge.x + track.gauge.w * part
        stage.stack.hear(Intent(Kind.POINT, x, y, device=device))
        places.append(room.reel.ply)
        assert room.table.view == room.reel.view()
    stage.stack.hear(Intent(Kind.UP, track.gauge.x + track.gauge.w * 0.9, y, device=device))
    assert places == sorted(places)
    assert places[0] == pytest.approx(0.18 * len(room.reel), abs=0.05 * len(room.reel))
    assert places[-1] > 0.85 * len(room.reel)
    assert not room.moving
    stage.click("wind.on", device)
    assert room.reel.ply == places[-1] + 1


def test_a_press_of_play_pauses_and_at_the_end_begins_again():
    stage, room = room_of(finished("michigan", moves=30))
    stage.key("wind.play")
    assert room.reel.plays
    stage.wait(2)
    stage.key("wind.play")
    assert not room.reel.plays
    assert 0 < room.reel.ply < 30
    room.go(30)
    stage.key("wind.play")
    assert room.reel.plays
    assert room.reel.ply <= 1


@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080), (1024, 768), (2560, 1080)])
@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_strip_and_the_table_have_room_in_every_window(game, size, text):
    match = finished(game, GAMES[game].info.seats[-1], moves=40)
    stage, room = room_of(match, size, text=text)
    room.go(30)
    stage.draw()
    floor = min(widget.rect.y for widget in room.widgets[room._on_page :])
    for widget in room.widgets:
        assert widget.rect.within(room.whole)
    for one in room.widgets:
        assert not any(one.rect.overlaps(other.rect) for other in room.widgets if other is not one)
    assert all(target.rect.h >= 59 for target in room.focus.targets if target.key not in BAR)
    frame = room.table.spread.frame
    for seat in frame.seats:
        assert seat.plate.bottom <= floor
    assert frame.prompt.bottom <= floor
    assert floor > room.height * 0.55


def test_what_has_no_room_in_the_strip_is_on_the_sheet():
    stage, room = room_of(finished("rolling_stone"), (1024, 640), text=200)
    assert [key for key, _ in room.on_sheet] == ["speed", "eyes"]
    stage.key("more")
    assert isinstance(stage.top, ReplaySheet)
    assert [target.key for target in stage.top.focus.targets][:3] == ["speed", "eyes", "on"]
    stage.key("speed")
    assert room.reel.speed == "fast"
    stage.key("eyes")
    assert room.reel.eyes == 0
    stage.stack.hear(Intent(Kind.BACK))
    assert room.focus.current.key == "more"


# What a choice was worth


@pytest.mark.parametrize("game", sorted(GAMES))
def test_what_each_choice_was_worth_is_thought_out_while_the_screen_lives(game):
    match = finished(game)
    stage, room = room_of(match)
    ply = next(ply for ply in range(6, 80) if (choice := at(room, ply)) and choice[0] == ply - 1)
    room.go(ply)
    stage.key("worth")
    scene = stage.top
    assert isinstance(scene, WorthScene)
    assert scene.advice is None
    stage.draw()
    ticks = 0
    while scene.advice is None:
        stage.stack.tick(TICK)
        ticks += 1
        assert ticks < 6_000
    stage.draw()
    seat, action = match.table.record.actions[ply - 1]
    assert scene.seat == seat
    assert sum(row.taken for row in scene.rows) == 1
    assert sum(row.best for row in scene.rows) == 1
    assert len(scene.rows) <= SHOWN
    assert dict(scene.advice.worth)[action] == next(row.worth for row in scene.rows if row.taken)
    stage.stack.hear(Intent(Kind.BACK))
    assert stage.top is room


def at(room, ply):
    room.go(ply)
    return room.reel.choice()


def test_a_choice_that_was_bad_is_listed_among_the_best():
    room = room_of(finished("michigan"))[1]
    _, view = next(found for ply in range(2, 8) if (found := at(room, ply)))
    advice = hint("michigan", view, 1, 60)
    worst = min(advice.worth, key=lambda one: one[1])[0]
    rows = rows_of("michigan", advice, worst)
    assert len(rows) == SHOWN
    assert [row.taken for row in rows] == [False] * (SHOWN - 1) + [True]
    assert rows[0].best
    assert [row.worth for row in rows] == sorted((row.worth for row in rows), reverse=True)


def test_eyes_that_did_not_see_the_hand_are_not_told():
    stage, room = room_of(finished("rolling_stone"))
    room.reel.look(None)
    room.table.stand()
    room.go(20)
    stage.key("worth")
    assert stage.top is room
    assert room.table.prompt == words.say("worth.eyes")
    room.reel.look(OPEN)
    room.go(1)
    stage.key("worth")
    assert room.table.prompt == words.say("worth.none")


# What can be made of it


def test_it_is_played_on_from_here():
    stage, room = room_of(finished("rolling_stone"))
    room.go(40)
    stage.key("more")
    stage.key("on")
    assert isinstance(stage.top, TableScene)
    match = stage.top.match
    assert match.table.ply == 40
    assert match.people == (0,)
    (saved,) = stage.home.store.matches()
    assert "# not counted" in saved.record
    stage.until_asked()
    assert match.table.ply >= 40


def test_it_is_written_where_the_house_says_and_that_is_told(tmp_path):
    stage, _ = room_of(finished("gran_ramino"))
    stage.home.texts = lambda: tmp_path / "here"
    stage.key("more")
    stage.key("write")
    (file,) = (tmp_path / "here").iterdir()
    assert str(file) in stage.top.note
    stage.draw()
    (tmp_path / "file").write_text("x")
    stage.home.texts = lambda: tmp_path / "file"
    stage.key("write")
    assert str(tmp_path / "file") in stage.top.note
    assert stage.top.note.startswith("It could not be written")


def test_another_language_is_spoken_at_once():
    stage, room = room_of(finished("michigan"))
    words.use(words.PSEUDO)
    stage.resize(stage.size)
    room.step(1)
    stage.draw()
    assert room.table.prompt.startswith("[") or room.table.prompt != ""


def test_it_is_drawn_once_more_when_it_has_come_to_rest():
    stage, room = room_of(finished("rolling_stone"))
    room.step(1)
    while room.moving:
        before = stage.stack.looks
        stage.stack.tick(TICK)
    assert stage.stack.looks != before
    before = stage.stack.looks
    stage.wait(1)
    assert stage.stack.looks == before


def test_without_motion_it_still_goes_on_step_by_step():
    stage, room = room_of(finished("rolling_stone", moves=30), pace=0.0)
    stage.key("wind.play")
    took = play_out(stage, room)
    assert room.reel.at_end
    assert took > 0.5 * 29


def test_a_step_deep_in_a_long_match_is_as_quick_as_the_first(monkeypatch):
    match = finished("rolling_stone", seats=6, match_to="5")
    assert match.table.ply > 500
    room = room_of(match)[1]
    rules = room.reel.playback.rules
    played = [0]

    class Counting:
        def __getattr__(self, name):
            if name == "play":
                played[0] += 1
            return getattr(rules, name)

    monkeypatch.setattr(room.reel.playback, "rules", Counting())
    counts = []
    for ply in (30, 300, 500):
        room.go(ply)
        played[0] = 0
        room.step(1)
        counts.append(played[0])
    assert max(counts) < 150
