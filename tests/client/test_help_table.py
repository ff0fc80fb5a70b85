"""Help at the table: a hint by every device, said, marked and noted; why a card is refused; never anything for other eyes."""

import random

import pygame
import pytest

from engine.coach import Advice
from engine.rules import Reason
from game import words
from game.comfort import Comfort
from game.intents import KEYS, SHORTCUTS, Intent, Kind
from game.places.layout import strips
from game.remapping import ACTIONS, USUAL
from game.scenes import help_marks, hint
from game.scenes.hint import HintScene
from game.scenes.look import LookScene
from game.scenes.sheet import SheetScene
from game.scenes.suits import SuitsScene
from tests.client.couch_stage import couch, dice, look, play, until_curtain
from tests.client.leak_search import Watch
from tests.client.stage import Stage, doing, means, press_something

GAMES = {"rolling_stone": 4, "gran_ramino": 2, "michigan": 4}
HINT = Intent(Kind.TOOL, text="hint")


def asked(game, seed=1, size=(1024, 640), moves=4, helps="off", text=100):
    """A table at which you are asked, some presses into the match."""
    stage = Stage(size, pace=0.0)
    stage.home.comfort = Comfort(help=helps, text=text)
    table = stage.table(game, GAMES[game], seed)
    throw = random.Random(seed)
    stage.until_asked()
    for _ in range(moves):
        if table.draft is not None:
            table.play(throw.choice(table.view.legal))
        else:
            press_something(stage, throw, 0.0)
        stage.until_asked()
        if not stage.at_table:
            stage.key("next")
            stage.until_asked()
    return stage, table


def hinted(stage, table, ask=lambda stage: stage.stack.hear(HINT)):
    """Ask for a hint and wait for it."""
    ask(stage)
    for _ in range(60_000):
        if table.hint.of(table) is not None:
            return table.hint.of(table)
        stage.wait(1 / 120)
    raise AssertionError("no hint comes")


@pytest.fixture(autouse=True)
def few(monkeypatch):
    """A coach that thinks for a short time."""
    real = hint.Advisor.ask
    monkeypatch.setattr(hint.Advisor, "ask", lambda one, game, view, playouts=60: real(one, game, view, playouts))


WAYS = {
    "key": lambda stage: stage.stack.hear(HINT),
    "mouse": lambda stage: stage.click(("hint",)),
    "touch": lambda stage: stage.click(("hint",), "touch"),
    "focus": lambda stage: stage.key(("hint",)),
    "pad": lambda stage: stage.stack.hear(Intent(Kind.TOOL, text="hint", device="pad:1")),
}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_said_and_marked_and_has_the_focus(game, way):
    stage, table = asked(game)
    ply = table.view.ply
    WAYS[way](stage)
    assert table.prompt == words.say("aid.thinking")
    advice = hinted(stage, table, lambda _: None)
    assert advice.best in table.view.legal
    assert table.prompt == hint.sentence(game, table.view, advice)
    assert words.hint(advice.reason) in table.prompt or advice.reason.key == "nothing_better"
    key = hint.target_of(table, advice.best)
    assert table.view.ply == ply, "nothing was played"
    if table.draft is None:
        assert key is not None
        assert table.focus.current.key == key
        stage.key(key)
        assert table.view.ply > ply or table.choosing


@pytest.mark.parametrize("game", GAMES)
def test_the_lamp_is_drawn_on_what_is_named(game):
    stage, table = asked(game, seed=3)
    advice = hinted(stage, table)
    stage.draw()
    lit = stage.surface.copy()
    table.hint = hint.Hint()
    table.revision += 1
    stage.draw()
    alike = pygame.mask.from_threshold(lit, (0, 0, 0), (1, 1, 1, 255), stage.surface)
    alike.invert()
    spots = alike.get_bounding_rects()
    assert spots, "something is marked"
    key = hint.target_of(table, advice.best)
    target = next(one for one in table.focus.targets if one.key == key)
    for spot in spots:
        x, y = (at / stage.scale for at in spot.center)
        assert (target.ring or target.rect).grown(45).holds(x, y)


def test_asked_again_it_tells_what_each_choice_is_worth():
    stage, table = asked("rolling_stone", seed=2)
    while len(table.view.legal) < 3:
        stage.key(doing(table)[0])
        stage.until_asked()
    advice = hinted(stage, table)
    stage.stack.hear(HINT)
    assert isinstance(stage.top, HintScene)
    assert stage.top.rows[0][0] is advice.best
    assert len(stage.top.rows) == min(10, len(advice.worth))
    stage.draw()
    stage.stack.hear(Intent(Kind.BACK))
    assert stage.at_table


def test_a_hint_is_noted_once_and_only_if_it_told_something(monkeypatch):
    for game in GAMES:
        stage, table = asked(game, seed=4)
        seat, ply = table.match.you, table.view.ply
        advice = hinted(stage, table)
        stage.stack.hear(HINT)
        stage.stack.hear(Intent(Kind.BACK))
        notes = [text for _, text in table.match.table.record.notes]
        assert notes.count(f"# ply {ply} seat {seat} hint") == (1 if advice.helps else 0)

    stage, table = asked("rolling_stone", seed=4)
    legal = table.view.legal
    empty = Advice(legal[0], Reason("nothing_better"), 60, tuple((one, 5) for one in legal), helps=False)

    def finds_nothing(one, _=0.0):
        one.advice = empty

        return empty

    monkeypatch.setattr(hint.Advisor, "run", finds_nothing)
    hinted(stage, table)
    assert not [text for _, text in table.match.table.record.notes if text.endswith("hint")]
    assert table.prompt == words.say("aid.plain", what=hint.doing("rolling_stone", table.view, legal[0]))


def test_the_record_with_notes_can_be_read_back():
    _, table = asked("rolling_stone", seed=4)
    table.match.note_hint(0)
    record = table.match.table.record
    again = type(record).from_text(record.to_text())
    assert again.notes == record.notes
    assert again.actions == record.actions
    assert again.counts


def test_a_move_ends_the_thought_and_the_mark():
    stage, table = asked("rolling_stone", seed=2)
    stage.stack.hear(HINT)
    assert table.hint.waits(table)
    stage.key(doing(table)[0])
    assert not table.hint.waits(table)
    stage.wait(2 / 120)
    assert table.hint._advisor.view is None
    assert table.hint.of(table) is None

    stage, table = asked("rolling_stone", seed=2)
    hinted(stage, table)
    table.use("back")
    assert table.hint.of(table) is None


def test_nobody_is_advised_while_another_is_to_act_or_the_hand_is_shut():
    stage, table = couch("rolling_stone", 2, 2, 5, 0.0)
    assert table.match.eyes is None
    table.use("hint")
    assert table.prompt == words.say("aid.wait")
    assert not table.hint.waits(table)
    until_curtain(stage)
    look(stage)
    seat = table.match.eyes
    advice = hinted(stage, table, lambda _: table.use("hint"))
    assert advice is not None
    table.lay_down()
    assert table.hint.of(table) is None
    assert table.match.eyes is None
    until_curtain(stage)
    look(stage)
    assert table.match.eyes == seat
    assert table.hint.of(table) is None, "what was told lies in the past"


def test_somebody_elses_device_gets_no_hint():
    stage, table = couch("rolling_stone", 2, 2, 5, 0.0, devices=[("pad:1",), ("pad:2",)])
    until_curtain(stage)
    top = stage.top
    stage.wait(1.0)
    stage.stack.hear(Intent(Kind.ARM, device=f"pad:{top.seat + 1}"))
    stage.stack.hear(Intent(Kind.ACT, device=f"pad:{top.seat + 1}"))
    other = "pad:2" if table.match.eyes == 0 else "pad:1"
    stage.stack.hear(Intent(Kind.TOOL, text="hint", device=other))
    assert not table.hint.waits(table)
    assert table.refusal


def test_who_only_watches_has_no_button_for_it():
    stage = Stage(pace=0.0)
    table = stage.table("rolling_stone", 4, 1, watch=True)
    stage.wait(0.1)
    assert ("hint",) not in [target.key for target in table.focus.targets]
    table.use("hint")
    assert table.prompt == words.say("aid.wait")


def test_the_key_is_listed_and_can_be_changed():
    assert KEYS["h"].down == HINT
    assert "hint" in [one.name for one in SHORTCUTS]
    assert "hint" in ACTIONS
    changed, _ = USUAL.with_key("hint", "k")
    assert changed.key_meaning("k").down == HINT
    button, _ = USUAL.with_button("hint", "rightstick")
    assert button.button_meaning("rightstick").down == HINT
    _, table = asked("rolling_stone")
    sheet = SheetScene(table)
    assert ("hint", words.say("tool.hint")) in sheet._items()


# Why not?


@pytest.mark.parametrize("way", ["key", "mouse", "touch"])
@pytest.mark.parametrize("game", GAMES)
def test_every_refused_card_says_why_and_marks_what_causes_it(game, way):
    reasons = set()
    for seed in range(6):
        stage, table = asked(game, seed=seed, moves=0)
        throw = random.Random(seed)
        for _ in range(14):
            stage.until_asked()
            if not stage.at_table:
                break
            for key in [
                target.key for target in table.focus.targets if target.key[0] == "card" and not means(table, target.key)
            ]:
                why = table.match.table.rules.why_not(table.view, key[1])
                ply = table.view.ply
                stage.key(key) if way == "key" else stage.click(key, way)
                assert table.view.ply == ply
                assert table.refusal == words.reason(why, table.match.talk.name(table.view.turn))
                assert table.refusal not in ("", words.say("why.choose_first"))
                assert table.causes == why.cards
                shown = {place.card for place in table.spread.places if place.show}
                assert set(why.cards) <= shown, "what causes it can be seen"
                reasons.add(why.key)
            if table.draft is not None:
                table.play(throw.choice(table.view.legal))
            else:
                press_something(stage, throw, 0.0)
    wanted = {
        "rolling_stone": {"must_follow", "must_pick_up", "just_picked_up"},
        "gran_ramino": {"draw_first", "just_taken"},
        "michigan": {"must_continue", "suit_stopped", "lowest_of_suit", "swap_first"},
    }
    assert wanted[game] <= reasons


def test_on_somebody_elses_turn_a_card_says_whose_turn_it_is():
    stage, table = asked("rolling_stone", moves=1)
    stage.key(doing(table)[0])
    assert table.view.turn != table.match.you
    card = table.hand[0]
    stage.click(("card", card))
    assert table.refusal == words.say("why.not_your_turn", name=table.match.talk.name(table.view.turn))


# What lies at the table unasked


def test_help_is_off_unless_it_is_wished_for():
    for game in GAMES:
        _, table = asked(game, seed=2)
        assert table.spread.frame.aid is None
        assert help_marks.ladder(table) == ()
        assert help_marks.suits(table) == ()
        assert help_marks.chips(table) == {}


def test_the_sheet_gives_more_help_and_none_again():
    _, table = asked("gran_ramino", seed=2)
    found = []
    for _ in range(3):
        table.use("aid")
        found.append((table.home.comfort.help, table.spread.frame.aid is not None, len(help_marks.ladder(table))))
    assert found == [("on", True, 3), ("kids", True, 3), ("off", False, 0)]


def test_a_rung_marks_its_cards_until_it_is_pressed_again():
    stage, table = asked("gran_ramino", seed=2, helps="on")
    rung = help_marks.ladder(table)[0]
    stage.draw()
    before = stage.surface.copy()
    stage.click(("rung", rung.name))
    assert table.rung == rung.name
    assert table.prompt == words.count("rung.says", rung.missing)
    stage.draw()
    for place, part in strips(table.spread, table.match.you):
        spot = round((part.x + min(part.w, place.width) / 2) * stage.scale), round((place.rect.y - 6) * stage.scale)
        area = pygame.Rect(spot[0] - 12, spot[1] - 10, 24, 22).clip(before.get_rect())
        same = pygame.image.tobytes(before.subsurface(area), "RGB") == pygame.image.tobytes(
            stage.surface.subsurface(area), "RGB"
        )
        assert same == (place.card not in rung.mine)
    stage.key(("rung", rung.name))
    assert table.rung == ""


def test_the_suits_and_what_a_hand_has_picked_up_can_be_looked_at():
    stage, table = asked("michigan", seed=2, moves=3, helps="on")
    assert len(help_marks.suits(table)) == 4
    stage.click(("suits",))
    assert isinstance(stage.top, SuitsScene)
    stage.draw()
    stage.stack.hear(Intent(Kind.BACK))
    for seed in range(20):
        stage, table = asked("rolling_stone", seed=seed, moves=3, helps="on")
        known = [target.key for target in table.focus.targets if target.key[0] == "known"]
        if known:
            break
    assert known
    stage.click(known[0])
    assert isinstance(stage.top, LookScene)
    shown = {card for row in stage.top.rows for card, _ in row}
    assert shown == set(table.view.memory.picked[known[0][1]])


def test_the_stake_of_a_hint_is_shown_on_the_cards():
    stage = Stage(pace=0.0)
    table = stage.table("michigan", 4, 3, {"stakes": "after"})
    stage.until_asked()
    assert table.draft is not None
    advice = hinted(stage, table)
    assert advice.best.kind == "stake"
    stage.draw()
    lit = pygame.image.tobytes(stage.surface, "RGB")
    table.hint = hint.Hint()
    table.revision += 1
    stage.draw()
    assert pygame.image.tobytes(stage.surface, "RGB") != lit


# Other eyes


@pytest.mark.parametrize(
    ("game", "pace"), [("gran_ramino", 0.0), ("gran_ramino", 1.0), ("rolling_stone", 0.0), ("michigan", 1.0)]
)
def test_no_private_help_is_drawn_for_other_eyes_and_all_other_help_is_what_everybody_knows(game, pace, monkeypatch):
    """A whole search through matches of three people who all wish for help, with hints and rungs pressed."""
    stage, table = couch(game, 3, 1 if game != "gran_ramino" else 0, 7, pace)
    stage.home.comfort = Comfort(help="on")
    watch = Watch(stage, table, monkeypatch)
    drawn = []
    real = {name: getattr(help_marks, name) for name in ("_rung", "_suit", "bulb")}
    for name, draw in real.items():
        monkeypatch.setattr(help_marks, name, lambda *about, name=name, draw=draw: (drawn.append(name), draw(*about)))
    public = own = 0

    def each():
        nonlocal public, own
        drawn.clear()
        for rung in [target.key for target in table.focus.targets if target.key[0] == "rung"][:1]:
            if stage.at_table and not table.rung:
                table.press(rung)
        watch.frame()
        eyes = table.match.eyes
        if eyes is None and stage.at_table:
            assert "_rung" not in drawn
            assert "bulb" not in drawn
            assert help_marks.ladder(table) == ()
            assert not [target for target in table.focus.targets if target.key[0] == "rung"]
        elif "_rung" in drawn:
            assert help_marks.ladder(table) == help_marks.ladders.ladder(table.seen)
            assert table.seen.seat == eyes
            own += 1
        common = table.match.table.view(None)
        if stage.at_table and not table.moving:
            if game == "michigan":
                assert help_marks.suits(table) == help_marks.stopped.stops(common)
                public += "_suit" in drawn
            if game == "rolling_stone":
                for seat, lying in help_marks.chips(table).items():
                    told = {card for chip in lying for card in chip.cards}
                    assert told <= set(common.memory.picked[seat])
                    assert {chip.lacks for chip in lying} - {None} <= {s for s in range(4) if common.memory.void[seat] >> s & 1}
                    public += bool(told)

    play(stage, table, dice(7), each, most=40)
    if game == "gran_ramino":
        assert own > 5
    else:
        assert public > 5


def test_the_search_finds_a_ladder_that_stays(monkeypatch):
    """Planted: the ladder of whoever looked last is drawn on."""
    kept = []
    real = help_marks.ladder

    def keeps(scene):
        found = real(scene)
        if found:
            kept[:] = found
        return tuple(kept)

    monkeypatch.setattr(help_marks, "ladder", keeps)
    with pytest.raises(AssertionError):
        test_no_private_help_is_drawn_for_other_eyes_and_all_other_help_is_what_everybody_knows("gran_ramino", 0.0, monkeypatch)


def test_behind_the_curtain_nothing_of_a_hint_or_a_rung_is_left():
    stage, table = couch("gran_ramino", 2, 0, 3, 0.0)
    stage.home.comfort = Comfort(help="on")
    until_curtain(stage)
    look(stage)
    assert len(help_marks.ladder(table)) == 3
    table.press(("rung", "dieci"))
    hinted(stage, table, lambda _: table.use("hint"))
    stage.stack.hear(Intent(Kind.COVER))
    table.lay_down()
    assert help_marks.ladder(table) == ()
    assert table.hint.of(table) is None
    assert table.match.eyes is None
    stage.draw()


def test_the_focus_stays_where_somebody_has_led_it_meanwhile():
    stage, table = asked("rolling_stone", seed=2)
    key = hint.target_of(table, hinted(stage, table).best)
    assert table.focus.current.key == key

    stage, table = asked("rolling_stone", seed=2)
    stage.stack.hear(HINT)
    elsewhere = next(one.key for one in table.focus.targets if one.key not in (table.focus.current.key, key))
    table.focus.go(elsewhere)
    hinted(stage, table, lambda _: None)
    assert table.focus.current.key == elsewhere

    stage, table = asked("rolling_stone", seed=2)
    stage.stack.hear(HINT)
    before = table.focus.current.key
    stage.stack.hear(Intent(Kind.ARM))
    hinted(stage, table, lambda _: None)
    assert table.focus.current.key == before, "what is pressed down is what will be pressed"
