"""How the screens come to each other: which screen is which."""

from engine.model import GameInfo, Options
from game.home import Home
from game.kids.mode import is_kid
from game.lessons import LESSONS
from game.match import Match
from game.scene import Scene
from game.scenes.help import HelpScene
from game.scenes.kids_gate import KidsGateScene
from game.scenes.kids_help import KidsHelpScene
from game.scenes.kids_looks import KidsLooksScene
from game.scenes.kids_pause import KidsPauseScene
from game.scenes.kids_title import KidsTitleScene
from game.scenes.lesson import LessonScene
from game.scenes.lessons import LessonsScene
from game.scenes.manners_of import manners_of
from game.scenes.matches import MatchesScene
from game.scenes.pause import PauseScene
from game.scenes.replay_room import ReplayRoom
from game.scenes.seats import SeatsScene
from game.scenes.settings import SettingsScene
from game.scenes.table import TableScene
from game.scenes.title import TitleScene
from game.scenes.welcome import WelcomeScene
from sounds import Silence


def table_for(home: Home, match: Match) -> TableScene:
    """The table of that match, which is kept from now on; a game without manners of its own gets the plain ones."""
    match.keep_in(home.store)
    return TableScene(home, match, manners_of(match.game))


def title_for(home: Home) -> Scene:
    """Where everything begins: for whoever has the screen now."""
    return KidsTitleScene(home) if is_kid(home) else TitleScene(home)


def pause_for(home: Home, match: Match) -> Scene:
    """The pause over a table."""
    return KidsPauseScene(home, match) if is_kid(home) else PauseScene(home, match)


def help_for(home: Home, info: GameInfo, options: Options) -> Scene:
    """How a game goes."""
    return KidsHelpScene(home, info, options) if is_kid(home) else HelpScene(home, info, options)


def lesson_for(home: Home, game: str) -> Scene:
    """The lesson of that game from its beginning; KeyError if it has none."""
    return LessonScene(home, LESSONS[game])


def make_home(pace: float = 1.0) -> Home:
    """The screens' way to each other, without a window and without a sound."""
    return Home(
        title_for, SeatsScene, table_for, SettingsScene, WelcomeScene, pause_for, help_for, KidsLooksScene, KidsGateScene,
        Silence(), pace=pace, watch=ReplayRoom, matches=MatchesScene,
        lessons=LessonsScene, lesson=lesson_for,
    )  # fmt: skip
