"""The lessons, one for each game: first steps at the real table, with the real rules.

lesson     what a lesson is made of
course     how one goes on
finished   which ones somebody at this screen has finished
rolling_stone, gran_ramino, michigan   the lessons
"""

from game.lessons.gran_ramino import GRAN_RAMINO
from game.lessons.lesson import Lesson
from game.lessons.michigan import MICHIGAN
from game.lessons.rolling_stone import ROLLING_STONE

LESSONS: dict[str, Lesson] = {one.game: one for one in (ROLLING_STONE, GRAN_RAMINO, MICHIGAN)}
"""By the key of the game."""
