"""Into the children's screen: by one press, by a flag, and who plays chosen by pictures."""

import pytest

from game import app as app_module
from game.flags import read_flags
from game.intents import Intent, Kind
from game.kids import mode
from game.match import Match, Wish
from game.scene import Push
from game.scenes.kids_looks import KidsLooksScene
from game.scenes.kids_seats import KidsFacesScene, KidsSeatsScene
from game.scenes.kids_title import KidsTitleScene
from game.scenes.table import TableScene
from game.scenes.title import TitleScene
from game.sofa import profiles
from tests.client.kids_stage import act, press

# In


@pytest.mark.parametrize("device", ["keys", "pad:1"])
def test_four_presses_of_one_button_from_the_title_to_a_table(stage, device):
    """One press in, then three: the look, the game, play. The focus need not be moved but on the title."""
    stage.title()
    stage.top.focus.go("kids")
    kinds = [TitleScene]
    for _ in range(4):
        act(stage, device)
        kinds.append(type(stage.top))
    assert kinds == [TitleScene, KidsLooksScene, KidsTitleScene, KidsSeatsScene, TableScene]
    match = stage.top.match
    assert match.game == "rolling_stone" and match.wish.kids == "pictures" and stage.home.kids == "pictures"
    assert match.table.record.options["match_to"] == "1"


@pytest.mark.parametrize("device", ["mouse", "touch"])
@pytest.mark.parametrize("look", mode.LOOKS)
@pytest.mark.parametrize("game", ["rolling_stone", "gran_ramino", "michigan"])
def test_four_presses_with_a_pointer(stage, game, look, device):
    stage.title()
    for target in ("kids", look, game, "play"):
        stage.click(target, device)
    assert stage.at_table and stage.top.match.game == game and stage.home.kids == look
    assert mode.kept_look(stage.home) == look
    assert not stage.top.match.players[0].is_bot and all(one.level == "gentle" for one in stage.top.match.players[1:])


def test_the_first_press_is_enough(stage):
    """From then on there is no way to the settings, and the title is the children's."""
    stage.title()
    press(stage, "kids")
    assert stage.home.kids and isinstance(stage.home.title(stage.home), KidsTitleScene)
    assert len(stage.stack) == 1


def test_who_plays_is_chosen_by_pictures(stage):
    child = profiles.new("Elin", "fox", kid="words")
    profiles.keep(stage.home.store, child).wait()
    mode.begin(stage.home, "pictures")
    stage.stack.apply(Push(stage.home.title(stage.home)))
    press(stage, "michigan")
    stage.click(("seat", 0))
    assert isinstance(stage.top, KidsFacesScene) and stage.top.offered[0].player.name == "Elin"
    stage.click(("known", child.id))
    stage.click(("seat", 2))
    stage.click(("guest", "octopus"))
    stage.click(("step", 1))
    stage.click("play")
    players = stage.top.match.players
    assert len(players) == 5
    assert [(one.name, one.kid) for one in players if not one.is_bot] == [("Elin", "words"), ("Octopus", "pictures")]
    assert players[0].profile == child.id
    assert stage.top.match.secrecy == "open"


def test_a_pad_joins_who_plays_and_leaves(stage):
    mode.begin(stage.home, "words")
    stage.home.pressed = "mouse"
    pads = [type("Pad", (), {"device": "pad:4", "number": 1, "family": "generic"})()]
    stage.home.pads = lambda: pads
    stage.stack.apply(Push(KidsSeatsScene(stage.home, "gran_ramino")))
    act(stage, "pad:4")
    assert stage.top.company.people == (0, 1) and "Hello" in stage.top.says()[0]
    stage.stack.hear(Intent(Kind.BACK, device="pad:4"))
    assert isinstance(stage.top, KidsSeatsScene) and stage.top.company.people == (0,)
    act(stage, "pad:4")
    pads.clear()
    stage.stack.hear(Intent(Kind.POINT, 1, 1))
    assert stage.top.company.people == (0,), "whose pad was pulled out is not seated"


# Flags


@pytest.mark.parametrize(
    ("said", "kid"), [("", None), ("--kid", ""), ("--kid pictures", "pictures"), ("--kid words --game michigan", "words")]
)
def test_the_flag(said, kid):
    assert read_flags(said.split()).kid == kid


@pytest.mark.parametrize("said", ["--kid both", "--kid --game rolling_stone --watch"])
def test_a_wrong_flag(said, capsys):
    assert read_flags(said.split()) == 2
    assert "--kid" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("kid", "wish", "kind", "look"),
    [
        ("", None, KidsLooksScene, "words"),
        ("pictures", None, KidsTitleScene, "pictures"),
        ("", Wish("michigan", 5), TableScene, "words"),
        ("pictures", Wish("rolling_stone", 4, 7, (("voluntary_pickup", "true"),)), TableScene, "pictures"),
    ],
)
def test_where_the_flag_leads(stage, kid, wish, kind, look):
    mode.choose_look(stage.home, "words")
    mode.end(stage.home)
    first = app_module._first_of_kids(stage.home, None if wish is None else Match(wish), kid)
    assert isinstance(first, kind) and stage.home.kids == look
    if wish is not None:
        match = first.match
        assert (match.game, match.wish.seats, match.wish.kids) == (wish.game, wish.seats, look)
        assert dict(match.wish.options).items() >= {**dict(mode.options_for(wish.game)), **dict(wish.options)}.items()
        assert wish.seed is None or match.table.record.seed == wish.seed
        assert match.players[0].kid == look
