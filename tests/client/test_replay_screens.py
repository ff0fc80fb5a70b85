"""The screens round replays: the list of matches, files and their faults, deals and their codes."""

from dataclasses import replace

import pygame
import pytest

from engine import deal_code
from engine.chance import Given
from engine.games import GAMES
from engine.model import DEAL, Action
from game import words
from game.__main__ import main as picture
from game.clock import TICK
from game.comfort import HELPS, Comfort
from game.devices import Devices
from game.flags import read_flags
from game.intents import Intent, Kind
from game.match import Match, Wish
from game.paint import Canvas
from game.replaying.reel import Reel
from game.replaying.texts import TextError
from game.scene import Push
from game.scenes.aloud import describe
from game.scenes.code import CodeScene
from game.scenes.deals import DealsScene
from game.scenes.fault import FaultScene
from game.scenes.match_over import MatchOverScene
from game.scenes.matches import FilesScene, MatchesScene, when
from game.scenes.replay_room import ReplayRoom
from game.scenes.replay_sheet import ReplaySheet
from game.scenes.table import TableScene
from game.scenes.worth import WorthScene, called
from game.store import Store
from tests.client import test_every_screen_fits as every
from tests.client.replay_stage import finished, room_of
from tests.client.stage import Stage
from tests.client.test_contrast import Eye
from tests.client.tongues import by_turns

seen = every.seen
PINNED = "R7C8-XMD5-VN1P-ZW"
FAULTS = (
    *("large", "unreadable", "no_text", "foreign", "torn", "game", "version", "options", "start", "move", "illegal", "count"),
    *("after", "public"),
)


def keep(store, match):
    """That match is over and kept."""
    number = store.begin(match.game, match._noted(), match.table.record.to_text())
    store.save(number, match.game, match._noted(), match.table.record.to_text(), finished=True).wait()


def screens(stage, folder):
    """Every screen by name."""
    home = stage.home
    home.texts = lambda: folder
    yield "no matches", MatchesScene(home)
    yield "no files", FilesScene(home)
    for game in ("rolling_stone", "gran_ramino", "michigan"):
        keep(home.store, finished(game, people=2, moves=30))
    yield "matches", MatchesScene(home)
    for number in range(14):
        (folder / f"Gran Ramino 2026-11-{number + 10}.txt").write_text("x")
    yield "files", FilesScene(home)
    for key in FAULTS:
        yield (
            f"fault {key}",
            FaultScene(home, folder / "Gran Ramino 2026-11-30.txt", TextError(key, 37, "2 play 8C", "It is locked")),
        )
    for typed in ("", "R7U", PINNED, "R7C8-XMD5-VN1P-ZX", "K" * 14, "K" * 30):
        code = CodeScene(home, lambda number: None)
        code.typed = typed
        yield f"code {typed}", code
    match = finished("michigan")
    for name, running, explains in (("fair", False, False), ("running", True, False), ("explained", False, True)):
        deals = DealsScene(home, match, running)
        deals.explains = explains
        yield f"deals {name}", deals
        deals = DealsScene(home, match, running)
        deals.explains = explains
        deals.press("check")
        deals.steps = 3
        yield f"deals {name} checked", deals
    yield "deals, one that is played", DealsScene(home, finished("rolling_stone", moves=9, voluntary_pickup="two"), True)
    unsealed = DealsScene(home, finished("rolling_stone"))
    unsealed.facts = [type(fact)(fact.deal, "", fact.number, fact.dealt) for fact in unsealed.facts]
    unsealed.press("check")
    unsealed.steps = 3
    yield "deals unsealed", unsealed
    room = ReplayRoom(home, finished("michigan"))
    room.resize(stage.size[0] / stage.scale, stage.size[1] / stage.scale, stage.scale)
    sheet = ReplaySheet(room)
    sheet.note = words.say("text.folder", folder="/home/somebody/Documents/Kitchen Table", why="Permission denied")
    yield "sheet", sheet
    for ply in (5, 30):
        room.go(ply)
        worth = WorthScene(home, room.reel, *room.reel.choice())
        yield f"worth, thinking {ply}", worth
        while worth.advice is None:
            worth.tick(TICK)
        yield f"worth {ply}", worth
    over = finished("rolling_stone", seats=6)
    yield "match over", MatchOverScene(home, over)


@pytest.mark.parametrize(("size", "text", "language"), by_turns(every.SIZES, every.LETTERS))
def test_every_screen_fits(size, text, language, seen, tmp_path):
    words.use(language)
    stage = Stage(size, 0.0)
    stage.home.comfort = Comfort(text=text)
    number = 0
    for name, screen in screens(stage, tmp_path):
        every.look_at(stage, seen, name, screen)
        number += len(seen.texts)
    assert number > 200
    assert not seen.complaints, "\n".join(sorted(set(seen.complaints)))


@pytest.mark.parametrize("language", [words.ENGLISH, words.PSEUDO])
def test_everything_can_be_heard(language, tmp_path):
    words.use(language)
    stage = Stage((1280, 720), 0.0)
    named = list(screens(stage, tmp_path))
    room = stage.home.watch(stage.home, finished("gran_ramino"), False)
    for name, screen in [*named, ("room", room)]:
        stage.stack.apply(Push(screen))
        page = describe(screen, None)
        assert page.lines, name
        assert page.lines[0], name
        assert set(page.items) == {target.key for target in screen.focus.targets}, name
        for key, item in page.items.items():
            assert item.sentence.strip(), f"{name}: {key}"
    room.step(1)
    assert room.table.prompt in describe(room, None).lines
    assert describe(room, None).items["wind.play"].label == words.say("wind.play")


# The ways there


def test_from_the_title_to_a_match_and_back():
    stage = Stage()
    keep(stage.home.store, finished("gran_ramino", people=2))
    stage.title()
    stage.key("matches")
    assert isinstance(stage.top, MatchesScene)
    (row,) = stage.top.rows()
    assert row[1:3] == ("gran_ramino", "Gran Ramino")
    assert row[3].endswith("Elin and Otto")
    stage.key(row[0])
    assert isinstance(stage.top, ReplayRoom)
    assert stage.top.reel.ply == 0
    for _ in range(2):
        stage.stack.hear(Intent(Kind.BACK))
    assert len(stage.stack) == 1


def test_a_kept_match_that_cannot_be_read_is_a_sentence():
    stage = Stage()
    stage.home.store.save(7, "rolling_stone", {}, "kitchen-table record 1\n", finished=True).wait()
    stage.stack.apply(Push(MatchesScene(stage.home)))
    stage.key(7)
    assert isinstance(stage.top, MatchesScene)
    assert stage.top.note == words.say("matches.unreadable")


def test_from_the_end_of_a_match_and_from_the_pause():
    stage = Stage(pace=0.0)
    table = stage.table("rolling_stone", 4)
    for _ in range(6):
        table.play(table.match.table.legal[0])
    stage.stack.hear(Intent(Kind.BACK))
    stage.key("watch")
    assert stage.top.reel.running
    assert stage.top.reel.eyes == 0
    for _ in range(2):
        stage.stack.hear(Intent(Kind.BACK))
    assert stage.at_table
    stage.stack.apply(Push(MatchOverScene(stage.home, finished("michigan"))))
    stage.key("watch")
    assert not stage.top.reel.running


def test_the_table_under_it_is_left_as_it_was():
    stage = Stage(pace=0.0)
    stage.home.room = replace(stage.home.room, deck="italian")
    table = stage.table("gran_ramino", 2)
    played = []
    stage.home.sound.music = played.append
    for _ in range(4):
        table.play(table.match.table.legal[0])
    before, text = words.deck_in_use(), table.match.table.record.to_text()
    stage.stack.hear(Intent(Kind.BACK))
    stage.key("watch")
    stage.key("wind.on")
    for _ in range(2):
        stage.stack.hear(Intent(Kind.BACK))
    assert stage.top is table
    assert words.deck_in_use() == before
    assert (played, table.match.table.record.to_text(), table.match.eyes) == ([], text, 0)
    words.use_deck(words.FRENCH)
    stage.stack.apply(Push(stage.home.watch(stage.home, finished("gran_ramino"), False)))
    stage.draw()
    stage.stack.hear(Intent(Kind.BACK))
    assert words.deck_in_use() == words.FRENCH


def test_the_tools_and_the_end_of_a_deal_lead_to_its_seal():
    stage = Stage(pace=0.0)
    table = stage.table("rolling_stone", 4)
    table.play(DEAL)
    stage.key(("tools",))
    stage.key("deals")
    assert stage.top.fact.seal == table.match.table.seal(1)
    assert stage.top.fact.code == ""
    assert "check" not in [target.key for target in stage.top.focus.targets]
    for _ in range(2):
        stage.stack.hear(Intent(Kind.BACK))
    while not table.match.table.deal_over:
        table.play(table.match.table.legal[0])
    stage.stack.apply(table.result())
    stage.key("deals")
    assert stage.top.fact.code == deal_code.written(table.match.table.code(1))
    assert [fact.deal for fact in stage.top.facts] == [1, 2]
    assert "play" not in [target.key for target in stage.top.focus.targets]


# Fair deals


@pytest.mark.parametrize("pace", [0.0, 1.0])
def test_a_check_ticks_off_its_steps_one_by_one(pace):
    stage = Stage(pace=pace)
    stage.stack.apply(Push(DealsScene(stage.home, finished("gran_ramino"))))
    scene = stage.top
    assert not scene.moving
    stage.key("check")
    steps = [scene.steps]
    for _ in range(600):
        stage.stack.tick(TICK)
        stage.draw()
        if scene.steps != steps[-1]:
            steps.append(scene.steps)
        if not scene.moving:
            break
    assert steps == [0, 1, 2, 3]
    told = [line.text for line in scene._lines]
    assert words.say("deals.fair") in told
    assert words.say("deals.cards.yes") in told
    stage.key(("deal", -1))
    assert scene.checked is None


def test_a_planted_code_shows_as_not_fair():
    stage = Stage(pace=0.0)
    scene = DealsScene(stage.home, finished("rolling_stone"))
    fact = scene.facts[scene.at]
    scene.facts[scene.at] = type(fact)(fact.deal, fact.seal, fact.number ^ 1, fact.dealt)
    stage.stack.apply(Push(scene))
    stage.key("check")
    stage.wait(0.2)
    told = [line.text for line in scene._lines]
    assert words.say("deals.unfair") in told
    assert words.say("deals.fair") not in told
    assert {line.mark for line in scene._lines} == {"", "no"}


def test_a_deal_is_played_again_with_the_same_cards_at_the_same_seats():
    stage = Stage(pace=0.0)
    match = finished("michigan")
    scene = DealsScene(stage.home, match)
    stage.stack.apply(Push(scene))
    stage.key(("deal", -1))
    fact = scene.fact
    stage.key("play")
    assert isinstance(stage.top, TableScene)
    again = stage.top.match
    stage.wait(0.1)
    assert again.table.view(None).table.dealer == fact.dealt.dealer
    lying = {pile.zone: pile.known for pile in Reel(again).playback.reveal(1).piles if pile.known}
    assert lying == dict(fact.dealt.cards)
    assert again.players == match.players
    assert not again.table.record.counts
    (saved,) = stage.home.store.matches()
    assert "# not counted: the first deal was chosen by its code" in saved.record
    assert Match.resumed(saved).table.record.seed == again.table.record.seed
    assert Match.resumed(saved).table.reveal() == again.table.reveal()


# Codes


def test_a_code_is_typed_with_keys_or_pressed_letter_by_letter():
    for typed in (True, False):
        stage = Stage()
        table = stage.home.setup(stage.home, "michigan", Wish("michigan", 4))
        stage.stack.apply(Push(table))
        stage.stack.apply(table.press("rules"))
        stage.key("code")
        scene = stage.top
        assert isinstance(scene, CodeScene)
        if typed:
            stage.stack.hear(Intent(Kind.TEXT, text="r7c8-xmd5 vnlp z"))
            stage.stack.hear(Intent(Kind.TEXT, text="q"))
            stage.stack.hear(Intent(Kind.ERASE))
            stage.stack.hear(Intent(Kind.TEXT, text="w"))
            stage.key("code")
        else:
            for letter in PINNED.replace("-", ""):
                stage.key(("key", letter))
            stage.key("done")
        assert isinstance(table.wish.seed, Given)
        assert deal_code.written(table.wish.seed.deal) == PINNED
        match = Match(table.wish)
        match.play(DEAL)
        assert match.table.view(None).table.dealer is not None
        assert not match.table.record.counts
        buttons = [getattr(widget, "text", "") for widget in stage.top.widgets]
        assert PINNED in buttons


def test_a_whole_code_says_at_which_tables_it_gives_the_same_cards(monkeypatch):
    """Another number of players or another house rule is another deal, and nobody who typed the code right would guess why."""
    stage = Stage()
    stage.stack.apply(Push(CodeScene(stage.home, lambda number: None)))
    drawn, text = [], Canvas.text

    def spy(canvas, said, *more, **how):
        drawn.append(said)
        return text(canvas, said, *more, **how)

    monkeypatch.setattr(Canvas, "text", spy)
    stage.top.type("R7C8-XMD5-VN1P-Z")
    stage.draw()
    assert words.say("code.same") not in " ".join(drawn) and words.say("code.says") in " ".join(drawn)
    stage.top.type("W")
    drawn.clear()
    stage.draw()
    assert words.say("code.same") in " ".join(drawn)


def test_a_wrong_code_cannot_be_accepted():
    taken = []
    stage = Stage()
    stage.stack.apply(Push(CodeScene(stage.home, taken.append)))
    stage.stack.hear(Intent(Kind.TEXT, text="R7C8-XMD5-VN1P-ZX"))
    assert stage.top.wrong == "Something is wrong in group 4. Read it once more."
    assert "done" not in [target.key for target in stage.top.focus.targets]
    stage.key("code")
    assert not taken
    stage.stack.hear(Intent(Kind.TEXT, text="A" * 900))
    assert len(stage.top.typed) == 40


def test_the_flag_takes_a_code():
    wish = read_flags(["--game", "michigan", "--deal", PINNED.lower()]).wish
    assert wish.seed.deal == deal_code.read(PINNED)
    assert read_flags(["--game", "michigan", "--seed", "5", "--deal", PINNED]).wish.seed == Given(5, deal_code.read(PINNED))


@pytest.mark.parametrize(
    ("code", "says"),
    [("R7C8-XMU5-VN1P-ZW", "has no U. Look at group 2"), ("R7C8", "4 letters and digits"), ("R7C8-XMD5-VN1P-ZX", "group 4")],
)
def test_a_flag_with_a_wrong_code_is_a_sentence(code, says, capsys):
    assert read_flags(["--game", "michigan", "--deal", code]) == 2
    assert says in capsys.readouterr().err
    assert read_flags(["--deal", PINNED]) == 2


# Files


def test_a_file_is_dropped_on_the_title_and_on_the_list(tmp_path):
    match = finished("michigan")
    good, bad = tmp_path / "good.txt", tmp_path / "bad.txt"
    good.write_text(match.table.record.to_text())
    bad.write_text("Dear Anna")
    pygame.display.init()
    pygame.display.set_mode((640, 360))
    devices = Devices()
    pygame.event.clear()
    for file in (good, bad):
        pygame.event.post(pygame.Event(pygame.DROPFILE, file=str(file)))
    dropped = [intent for intent in devices.read() if intent.kind is Kind.FILE]
    assert [intent.text for intent in dropped] == [str(good), str(bad)]
    for first in ("title", "matches"):
        stage = Stage()
        stage.stack.apply(Push(getattr(stage.home, first)(stage.home)))
        stage.stack.hear(dropped[0])
        assert isinstance(stage.top, ReplayRoom)
        assert len(stage.top.reel) == match.table.ply
        stage.stack.hear(Intent(Kind.BACK))
        stage.stack.hear(dropped[1])
        assert isinstance(stage.top, FaultScene)
        assert stage.top.sentences()[0] == words.say("text.foreign")
        stage.stack.hear(Intent(Kind.BACK))
        assert len(stage.stack) == 1


def test_what_was_written_is_found_in_the_list_of_files(tmp_path):
    stage = Stage()
    stage.home.texts = lambda: tmp_path
    stage.stack.apply(Push(stage.home.watch(stage.home, finished("gran_ramino"), False)))
    stage.key("more")
    stage.key("write")
    stage = Stage()
    stage.home.texts = lambda: tmp_path
    stage.stack.apply(Push(MatchesScene(stage.home)))
    stage.key("files")
    assert isinstance(stage.top, FilesScene)
    ((key, *_),) = stage.top.rows()
    stage.key(key)
    assert isinstance(stage.top, ReplayRoom)


def test_matches_of_a_house_are_still_there_next_time(tmp_path):
    store = Store(tmp_path)
    keep(store, finished("rolling_stone"))
    store.close()
    store = Store(tmp_path)
    stage = Stage()
    stage.home.store = store
    stage.stack.apply(Push(MatchesScene(stage.home)))
    (row,) = stage.top.rows()
    stage.key(row[0])
    assert isinstance(stage.top, ReplayRoom)
    assert [player.name for player in stage.top.reel.match.players][:1] == ["Elin"]
    store.close()


def test_a_time_is_told_or_left_as_it_is():
    assert when("2026-11-30T21:40:00+00:00").startswith("2026-1")
    assert when("long ago, on a rainy day") == "long ago, on a r"


def test_actions_are_called_in_words():
    assert called("michigan", Action.parse("stake 2 1 1 0")) == "Markers 2 · 1 · 1 · 0"
    assert called("rolling_stone", Action.parse("play 8C")) == "Eight of clubs"
    assert called("gran_ramino", Action.parse("draw stock")) == words.action("gran_ramino", "draw stock")


SHOWN = {
    "room": "replay --game michigan --seats 8 --moves 30 --seat -1",
    "worth": "worth --game rolling_stone --moves 30",
    "deals": "deals --game gran_ramino",
    **{name: name for name in ("code", "matches", "fault")},
}


@pytest.mark.parametrize("strong", [False, True], ids=["usual", "high"])
@pytest.mark.parametrize("name", SHOWN)
def test_every_text_and_icon_stands_out(tmp_path, monkeypatch, name, strong):
    eye = Eye(monkeypatch, strong)
    asks = [*SHOWN[name].split(), *(["--contrast", "--four-colour"] if strong else [])]
    assert picture(["screenshot", *asks, "--out", str(tmp_path / "picture.png")]) == 0
    assert eye.seen > 2
    assert not eye.faint, "\n".join(eye.faint)


@pytest.mark.parametrize("help_", HELPS)
@pytest.mark.parametrize("game", sorted(GAMES))
def test_help_at_the_table_goes_with_the_replay(game, help_):
    stage, room = room_of(finished(game))
    stage.home.comfort = replace(stage.home.comfort, help=help_)
    stage.resize(stage.size)
    for eyes in room.reel.offered:
        room.reel.look(eyes)
        for ply in (0, 12, 40, len(room.reel)):
            room.go(ply)
            stage.draw()
            room.step(1)
            stage.draw(0.5)
            stage.rest()
