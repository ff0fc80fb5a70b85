"""How the screens come to each other: which screen is which."""

from game.home import Home
from game.match import Match
from game.scenes.manners_of import manners_of
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


def make_home(pace: float = 1.0) -> Home:
    """The screens' way to each other, without a window and without a sound."""
    return Home(TitleScene, SeatsScene, table_for, SettingsScene, WelcomeScene, Silence(), pace=pace)
