"""How the screens come to each other: which screen is which.

Each is imported when it is first opened: whoever starts at a table or at the title does not wait for all the others.
"""

# ruff: noqa: PLC0415

from collections.abc import Callable

from engine.model import GameInfo, Options
from game.home import Home
from game.kids.mode import is_kid
from game.match import Match, Wish
from game.scene import Change, Scene
from game.scenes.manners_of import manners_of
from game.scenes.table import TableScene
from sounds import Silence


def table_for(home: Home, match: Match) -> TableScene:
    """The table of that match, which is kept from now on; a game without manners of its own gets the plain ones."""
    match.keep_in(home.store)
    return TableScene(home, match, manners_of(match.game))


def title_for(home: Home) -> Scene:
    """Where everything begins: for whoever has the screen now."""
    if is_kid(home):
        from game.scenes.kids_title import KidsTitleScene

        return KidsTitleScene(home)
    from game.scenes.title import TitleScene

    return TitleScene(home)


def pause_for(home: Home, match: Match) -> Scene:
    """The pause over a table."""
    if is_kid(home):
        from game.scenes.kids_pause import KidsPauseScene

        return KidsPauseScene(home, match)
    from game.scenes.pause import PauseScene

    return PauseScene(home, match)


def help_for(home: Home, info: GameInfo, options: Options) -> Scene:
    """How a game goes: for children in pictures, if it has some."""
    if is_kid(home):
        from game.scenes.kids_help import KidsHelpScene, has_pictures

        if has_pictures(info):
            return KidsHelpScene(home, info, options)
    from game.scenes.help import HelpScene

    return HelpScene(home, info, options)


def lesson_for(home: Home, game: str) -> Scene:
    """The lesson of that game from its beginning; KeyError if it has none."""
    from game.lessons import LESSONS
    from game.scenes.lesson import LessonScene

    return LessonScene(home, LESSONS[game])


def seats_for(home: Home, game: str, wish: Wish | None = None) -> Scene:
    """Who plays it, where they sit, and by which rules."""
    from game.scenes.seats import SeatsScene

    return SeatsScene(home, game, wish)


def settings_for(home: Home) -> Scene:
    """How it looks and sounds."""
    from game.scenes.settings import SettingsScene

    return SettingsScene(home)


def welcome_for(home: Home) -> Scene:
    """Where the language is chosen."""
    from game.scenes.welcome import WelcomeScene

    return WelcomeScene(home)


def looks_for(home: Home) -> Scene:
    """Where children choose how their screen looks."""
    from game.scenes.kids_looks import KidsLooksScene

    return KidsLooksScene(home)


def gate_for(home: Home, opened: Callable[[], Change]) -> Scene:
    """What a grown-up opens on the children's screen."""
    from game.scenes.kids_gate import KidsGateScene

    return KidsGateScene(home, opened)


def watch_for(home: Home, match: Match, running: bool = False) -> Scene:
    """The room in which that match is watched again."""
    from game.scenes.replay_room import ReplayRoom

    return ReplayRoom(home, match, running)


def matches_for(home: Home) -> Scene:
    """The matches that were played."""
    from game.scenes.matches import MatchesScene

    return MatchesScene(home)


def lessons_for(home: Home) -> Scene:
    """The lessons there are."""
    from game.scenes.lessons import LessonsScene

    return LessonsScene(home)


def make_home(pace: float = 1.0) -> Home:
    """The screens' way to each other, without a window and without a sound."""
    return Home(
        title_for, seats_for, table_for, settings_for, welcome_for, pause_for, help_for, looks_for, gate_for, Silence(),
        pace=pace, watch=watch_for, matches=matches_for, lessons=lessons_for, lesson=lesson_for,
    )  # fmt: skip
