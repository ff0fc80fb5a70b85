"""Sitting down, leaving and coming back by pad, through the loop of the program; keys and buttons that do something else."""

import pygame
import pytest

from game.app import App
from game.devices import COOL_DOWN
from game.intents import Kind
from game.match import Match, Wish
from game.remapping import USUAL
from game.scenes.bindings import BindingsScene
from game.scenes.curtain import CurtainScene
from game.scenes.lost_pad import LostPadScene
from game.scenes.pause import PauseScene
from game.scenes.seats import SeatsScene
from game.scenes.table import TableScene
from game.scenes.title import TitleScene
from game.sofa.seats import Player
from game.store import Store
from tests.client.unseen_window import UnseenWindow
from tests.client.virtual_pads import LEFT, RIGHT, START, A, B, X


class Room(UnseenWindow):
    """Several people with pads before one window."""

    def __init__(self, sdl, monkeypatch, folder):
        super().__init__(monkeypatch)
        self.sdl = sdl
        self.home.relay = self.app.fit
        self.home.store = Store(folder)
        self.heard = []
        self.shaken = []
        self.home.sound.play = lambda name, step=None: self.heard.append(name)
        self.app.attach(self.home, None)
        self.home.greet = self.shaken.append
        self.app.fit()

    def plug(self):
        pad = self.sdl.plug()
        self.wait(0.05)
        return pad

    def pull(self, pad):
        self.sdl.pull(pad)
        self.wait(0.1)

    def press(self, pad, button=A):
        for down in (True, False):
            self.sdl.button(pad, button, down)
            self.app.listen()
            self.now += 0.01
        self.now += COOL_DOWN
        self.wait(0.05)

    def do(self, pad, key):
        keys = [target.key for target in self.top.focus.targets]
        steps = (keys.index(key) - keys.index(self.top.focus.current.key)) % len(keys)
        right = steps <= len(keys) / 2
        for _ in range(min(steps, len(keys) - steps)):
            self.press(pad, RIGHT if right else LEFT)
        assert self.top.focus.current.key == key
        self.press(pad)

    def key(self, code):
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            pygame.event.post(pygame.Event(kind, key=code, mod=0, unicode="", scancode=0))
            self.app.listen()
        self.now += COOL_DOWN
        self.wait(0.05)


@pytest.fixture
def room(sdl, monkeypatch, tmp_path):
    made = Room(sdl, monkeypatch, tmp_path)
    yield made
    made.app.devices._pads.close()
    made.home.store.close()


def seats(room, game="rolling_stone", host="mouse"):
    room.home.pressed = host
    return room.show(room.home.setup(room.home, game, None))


def sitting(scene):
    return [(player.name, player.devices) for player in scene.players if not player.is_bot]


def test_four_pads_are_there_and_nobody_is_seated_until_a_button_is_pressed(room):
    pads = [room.plug() for _ in range(4)]
    table = seats(room, "michigan")
    room.wait(1)
    assert sitting(table) == [("You", ())]
    room.press(pads[2])
    assert sitting(table) == [("You", ()), ("Guest 2", (f"pad:{pads[2]}",))]
    assert room.heard.count("join") == 1 and room.shaken == [f"pad:{pads[2]}"]
    room.press(pads[0])
    assert sitting(table)[-1] == ("Guest 3", (f"pad:{pads[0]}",))
    room.press(pads[2], B)
    assert sitting(table) == [("You", ()), ("Guest 3", (f"pad:{pads[0]}",))], "leaving is one button"
    assert room.top is table
    room.press(pads[2])
    assert len(sitting(table)) == 3, "and back again"


def test_by_pad_alone_two_presses_from_the_title_and_its_b_leads_back(room):
    pad = room.plug()
    room.show(room.home.title(room.home))
    room.do(pad, "gran_ramino")
    table = room.top
    assert isinstance(table, SeatsScene) and table.focus.current.key == "play"
    room.press(pad, B)
    assert isinstance(room.top, TitleScene)
    room.do(pad, "gran_ramino")
    room.press(pad)
    assert isinstance(room.top, TableScene) and room.top.match.people == (0,)


def test_where_a_pad_has_opened_the_screen_the_keyboard_joins_by_a_key(room):
    pad = room.plug()
    table = seats(room, host=f"pad:{pad}")
    room.key(pygame.K_RETURN)
    assert sitting(table) == [("You", ()), ("Guest 2", ("keys",))]
    room.key(pygame.K_ESCAPE)
    assert sitting(table) == [("You", ())] and room.top is table


def test_whoever_has_sat_down_works_the_screen_with_the_pad(room):
    pad = room.plug()
    table = seats(room)
    room.press(pad)
    room.do(pad, ("seat", 1))
    room.do(pad, ("animal", "panda"))
    room.press(pad, B)
    room.do(pad, "play")
    match = room.top.match
    assert match.players[1].animal == "panda" and match.players[1].devices == (f"pad:{pad}",)
    assert sitting(table)[1][0] == match.players[1].name


def test_fifty_times_in_and_out_with_events_twice_and_stale_ones(room):
    table = seats(room)
    for _ in range(50):
        pad = room.plug()
        for _ in range(2):
            pygame.event.post(pygame.Event(pygame.CONTROLLERDEVICEADDED, device_index=0))
            pygame.event.post(pygame.Event(pygame.CONTROLLERDEVICEADDED, device_index=7))
        room.press(pad)
        assert len(sitting(table)) == 2
        room.sdl.pull(pad)
        for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            pygame.event.post(pygame.Event(kind, instance_id=pad, button=A))
        pygame.event.post(pygame.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=pad))
        room.wait(0.1)
        room.key(pygame.K_RIGHT)
        assert sitting(table) == [("You", ())], "a pad that has gone sits nowhere"
        assert not room.app.devices.pads and not room.sdl.is_open(pad)
        room.app._pads.gone.clear()


def playing(room, *players, game="gran_ramino"):
    count = len(players)
    return room.show(room.home.table(room.home, Match(Wish(game, count, 3, players=tuple(players)))))


def two(room):
    first, second = room.plug(), room.plug()
    table = playing(
        room,
        Player("Maja", "fox", devices=(f"pad:{first}",)),
        Player("Otto", "bear", devices=(f"pad:{second}",)),
    )
    for pad in (first, second):
        room.press(pad, RIGHT)
    room.wait(0.5)
    return first, second, table


def held(match):
    return [player.devices for player in match.players]


def test_two_equal_pads_that_return_in_reverse_order_take_nobodys_seat(room):
    first, second, table = two(room)
    room.pull(first)
    room.pull(second)
    assert isinstance(room.top, LostPadScene)
    assert room.top.match.talk.name(room.top.seat) == "Maja", "one after the other"
    back_second, back_first = room.plug(), room.plug()
    assert held(table.match) == [(f"pad:{first}",), (f"pad:{second}",)], "nobody has pressed yet"
    room.press(back_first)
    assert held(table.match) == [(f"pad:{back_first}",), (f"pad:{second}",)]
    assert room.top.match.talk.name(room.top.seat) == "Otto"
    room.press(back_first)
    assert held(table.match)[1] == (f"pad:{second}",), "Maja's pad is no second one"
    assert isinstance(room.top, LostPadScene)
    room.press(back_second)
    assert held(table.match) == [(f"pad:{back_first}",), (f"pad:{back_second}",)]
    assert not isinstance(room.top, LostPadScene)
    assert [pad.number for pad in room.app.devices.pads] == [1, 2]


def test_only_the_first_goes_and_the_second_never_moves(room):
    first, second, table = two(room)
    room.pull(first)
    assert isinstance(room.top, LostPadScene)
    title = " ".join(line for _, role, line in room.top._lines if role == "title")
    assert title == "The pad of Maja is gone"
    room.wait(3)
    for _ in range(3):
        room.press(second, X)
    assert held(table.match) == [(f"pad:{first}",), (f"pad:{second}",)]
    assert table.match.eyes is None, "all hands are down"
    again = room.plug()
    room.press(again)
    assert held(table.match) == [(f"pad:{again}",), (f"pad:{second}",)]


def test_without_the_pad_the_seat_goes_on_with_keys(room):
    first, second, table = two(room)
    room.pull(first)
    room.top.focus.go("keys")
    room.key(pygame.K_RETURN)
    match = room.top.match if hasattr(room.top, "match") else table.match
    assert match is table.match and set(held(match)[0]) == {"mouse", "keys", "touch"}
    assert held(match)[1] == (f"pad:{second}",)


def test_without_the_pad_a_bot_may_play_and_the_record_says_so(room):
    first, _, table = two(room)
    ply = table.match.table.ply
    room.pull(first)
    room.top.focus.go("bot")
    room.key(pygame.K_RETURN)
    match = table.match
    assert match.players[0].is_bot and match.players[0].name == "Maja" and match.people == (1,)
    assert match.table.record.notes[-1] == (ply, f"# ply {ply} seat 0 is now bot normal")
    assert isinstance(room.top, TableScene) and room.top is not table


def test_a_pad_that_is_nobodys_pauses_as_before(room):
    pad = room.plug()
    room.show(room.home.table(room.home, Match(Wish("gran_ramino", 2, 4))))
    room.press(pad, RIGHT)
    room.pull(pad)
    assert isinstance(room.top, PauseScene) and room.top.note.startswith("Pad 1 is gone.")


def test_a_lost_pad_is_waited_for_over_the_curtain_too(room):
    first, second, _ = two(room)
    for _ in range(200):
        if isinstance(room.top, CurtainScene):
            break
        room.wait(0.1)
    assert isinstance(room.top, CurtainScene)
    room.pull(second)
    assert isinstance(room.top, LostPadScene)
    room.press(first, START)
    assert isinstance(room.top, PauseScene), "from there the table can be left"


# Keys and buttons


def bindings(room):
    return room.show(BindingsScene(room.home))


def test_a_key_is_given_and_does_it_at_once_and_next_time(room, tmp_path):
    page = bindings(room)
    page.focus.go(("key", "sort"))
    room.key(pygame.K_RETURN)
    assert page.asked == ("key", "sort") and page.note.startswith("Press a key for")
    room.key(pygame.K_q)
    assert page.asked is None
    assert room.home.bindings.key_of("sort") == "q"
    room.key(pygame.K_q)
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_q, mod=0))
    (intent,) = room.app.devices.read()
    assert (intent.kind, intent.text) == (Kind.TOOL, "sort")
    room.home.store.close()
    room.home.store = Store(tmp_path)
    other = App((1280, 720))
    other.attach(room.home, None)
    assert other.devices.bindings.key_of("sort") == "q"


def test_a_key_that_somebody_has_is_traded_and_that_is_said(room):
    page = bindings(room)
    page.focus.go(("key", "sort"))
    room.key(pygame.K_RETURN)
    room.key(pygame.K_d)
    assert (room.home.bindings.key_of("sort"), room.home.bindings.key_of("deck")) == ("d", "s")
    assert "Change the deck has the old one now" in page.note
    page.focus.go("reset")
    room.key(pygame.K_RETURN)
    assert room.home.bindings == USUAL == room.app.devices.bindings


def test_a_button_is_given_by_pressing_it(room):
    pad = room.plug()
    page = bindings(room)
    page.focus.go(("button", "sort"))
    room.press(pad)
    assert page.asked == ("button", "sort")
    room.key(pygame.K_q)
    assert page.asked == ("button", "sort"), "a key is no button"
    room.press(pad, X)
    assert (room.home.bindings.button_of("sort"), room.home.bindings.button_of("more")) == ("x", "")
    room.sdl.button(pad, X, True)
    (intent,) = room.app.devices.read()
    assert (intent.kind, intent.text) == (Kind.TOOL, "sort")


def test_esc_leaves_a_key_as_it_is_and_b_is_never_given_away(room):
    pad = room.plug()
    page = bindings(room)
    page.focus.go(("key", "help"))
    room.key(pygame.K_RETURN)
    room.key(pygame.K_ESCAPE)
    assert page.asked is None and room.top is page and room.home.bindings == USUAL
    page.focus.go(("button", "help"))
    room.press(pad)
    room.press(pad, B)
    assert room.top is page and room.home.bindings == USUAL and "always does the same" in page.note
    room.press(pad, B)
    assert room.top is not page


def test_the_two_main_buttons_are_swapped_by_one_switch_and_stay_so(room):
    pad = room.plug()
    page = bindings(room)
    page.focus.go(("switch", "swapped"))
    room.press(pad)
    assert room.app.devices.swapped
    page.focus.go("back")
    room.press(pad)
    assert room.top is not page, "the bottom one goes back now"
    assert room.home.store.setting("buttons")["swapped"] is True
