"""Plays the sounds through pygame's mixer. Without a loudspeaker there is silence and a note, never an error.

The mixer is opened when there is something to be heard, not before. Effects share their channels: no more than two of the
same at once, no crowd of them in one moment. A loudspeaker that goes is let go; when one comes it is opened.
"""

from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import Protocol

import pygame

from sounds.names import FOLDER, MUSIC, STEPS, TAKES, file_of, music_file

RATE, BUFFER = 44_100, 512
"""Of the mixer: samples a second, and how many are made at once (12 ms)."""
CHANNELS, _TUNES = 16, 2
"""Of the mixer; the first two are for music, one that comes while the other goes."""
_FADE = 400
"""Milliseconds in which music comes and goes."""
_CUT = 25
"""Milliseconds in which an effect goes that has to make room."""
_AGAIN, _MOMENT, _CLIMBS = 0.03, 0.06, 0.6
"""Seconds: the same sound not twice in the first, no crowd in the second, a scale goes on climbing within the third."""
_ONCE = {"slide": 0.07, "flip": 0.06, "gather": 0.45, "riffle": 0.6, "great": 0.4, "tumble": 0.6}
"""Seconds for sounds that may belong to several cards at once: not again within them."""
_CROWD = 3
"""Effects that may begin in one moment, as when a press ends all motion at once; what matters begins even so."""
_MATTERS = frozenset({"turn", "honour", "great", "stop", "lose", "win_rolling_stone", "win_gran_ramino", "win_michigan"})
_FIRST_WAIT, _LONGEST_WAIT = 10.0, 320.0
"""Seconds after which a loudspeaker is looked for again, at first and at last: each time twice as long."""
NONE, LOST = "sound.none", "sound.lost"
"""Notes: there is no loudspeaker, and the one that was has gone."""


class Volumes(Protocol):
    """How loud things are, 0 to 10, and whether nothing is heard at all."""

    @property
    def effects(self) -> int:
        """Of what happens."""

    @property
    def music(self) -> int:
        """Of the music; 0 is off."""

    @property
    def mute(self) -> bool:
        """Nothing is heard."""


def gain(volume: int) -> float:
    """The amplitude of a volume from 0 to 10, so that each step sounds like one: 10 is full, 7 half, 1 a hundredth."""
    return (min(max(volume, 0), 10) / 10) ** 2


class Sound:
    """The loudspeaker. clock: seconds."""

    def __init__(self, folder: Path = FOLDER, clock: Callable[[], float] = perf_counter) -> None:
        self.note = ""
        """The key of a sentence about a missing loudspeaker, or ""."""
        self._folder, self._clock = folder, clock
        self._effects = self._music = 0.0
        self._game: str | None = None
        self._open = False
        self._look_at, self._wait = float("-inf"), _FIRST_WAIT
        self._held: dict[str, pygame.mixer.Sound] = {}
        self._cold: list[str] = []
        self._channels: list[pygame.mixer.Channel] = []
        """Of effects; the one that began longest ago first."""
        self._tunes: list[pygame.mixer.Channel] = []
        """Of music; the one that plays last."""
        self._tuned: str | None = None
        self._began: dict[str, float] = {}
        self._climbed: dict[str, tuple[int, float]] = {}

    # What is wished for

    def set(self, volumes: Volumes) -> None:
        """So loud from now on, also what sounds already."""
        self._effects = 0.0 if volumes.mute else gain(volumes.effects)
        self._music = 0.0 if volumes.mute else gain(volumes.music)
        if self._open:
            self._safely(self._adjust)

    def play(self, name: str, step: int | None = None) -> None:
        """An effect. step: of a scale, from 0; None climbs by one with each, and begins anew after a pause."""
        now = self._clock()
        if STEPS.get(name, 1) > 1 and step is None:
            last, when = self._climbed.get(name, (-1, float("-inf")))
            step = (last + 1) % STEPS[name] if name in TAKES else last + 1 if now - when < _CLIMBS else 0
            self._climbed[name] = step, now
        if name in STEPS and self._effects and self._ready():
            self._safely(lambda: self._begin(name, file_of(name, step or 0), now))

    def music(self, game: str | None) -> None:
        """The loop of a game from now on; None, or a game without one, lets it fade."""
        self._game = game if game in MUSIC else None
        if self._open or (self._game and self._music and self._ready()):
            self._safely(self._follow)

    def warm(self) -> None:
        """In an idle moment: open the loudspeaker, or read one file ahead. Costs a millisecond and soon nothing."""
        if not (self._effects or self._music) or (not self._open and self.note):
            return
        if self._ready() and self._cold:
            self._safely(lambda: self._sound(self._cold.pop()))

    def gone(self) -> None:
        """The loudspeaker was taken away: another one is tried, or there is silence."""
        if self._open:
            self._let_go(LOST)
            self._look_at = float("-inf")
            self._ready()

    def come(self) -> None:
        """A loudspeaker was plugged in."""
        if not self._open and self.note:
            self._ready()

    def close(self) -> None:
        """The end of all sound."""
        self._game, self._effects, self._music = None, 0.0, 0.0
        self._let_go("")

    # The mixer

    def _ready(self) -> bool:
        """Whether the mixer is open; opens it if it is time to try."""
        try:
            if self._open and pygame.mixer.get_init():
                return True
            now = self._clock()
            if now < self._look_at:
                return False
            self._look_at = now + self._wait
            self._wait = min(self._wait * 2, _LONGEST_WAIT)
            pygame.mixer.init(RATE, -16, 2, BUFFER, allowedchanges=0)
            pygame.mixer.set_num_channels(CHANNELS)
            self._held, self._tuned = {}, None
            self._channels = [pygame.mixer.Channel(number) for number in range(_TUNES, CHANNELS)]
            self._tunes = [pygame.mixer.Channel(number) for number in range(_TUNES)]
            self._cold = [file_of(name, step) for name, steps in STEPS.items() for step in range(steps)][::-1]
            self._look_at, self._wait = float("-inf"), _FIRST_WAIT
            self._open, self.note = True, ""
            self._follow()
        except Exception:  # whatever a driver comes up with: no sound is worth the game
            self._let_go(self.note or NONE)
        return self._open

    def _safely(self, do: Callable[[], object]) -> None:
        """Do it; if the mixer fails, it is let go and looked for again later."""
        try:
            do()
        except Exception:
            self._let_go(LOST)

    def _let_go(self, note: str) -> None:
        self._open, self.note = False, note
        self._held, self._cold, self._channels, self._tunes, self._tuned = {}, [], [], [], None
        try:
            pygame.mixer.quit()
        except Exception:
            return

    # What sounds

    def _sound(self, file: str) -> "pygame.mixer.Sound | None":  # in words: a pygame without a mixer has no such thing
        """The sound of a file at the volume of effects; None if the file is missing."""
        found = self._held.get(file)
        if found is None and (self._folder / file).is_file():
            found = self._held[file] = pygame.mixer.Sound(str(self._folder / file))
            found.set_volume(self._effects)
        return found

    def _begin(self, name: str, file: str, now: float) -> None:
        key = name if name in TAKES else file
        if now - self._began.get(key, float("-inf")) < _ONCE.get(name, _AGAIN):
            return
        crowd = [other for other, began in self._began.items() if now - began < _MOMENT]
        sound = self._sound(file)
        if sound is None or (len(crowd) >= _CROWD and name not in _MATTERS):
            return
        same = [channel for channel in self._channels if channel.get_sound() is sound]
        if len(same) > 1:
            same[0].fadeout(_CUT)
        free = next((channel for channel in self._channels if not channel.get_busy()), self._channels[0])
        free.play(sound)
        self._channels.remove(free)
        self._channels.append(free)
        self._began[key] = now

    def _adjust(self) -> None:
        for sound in self._held.values():
            sound.set_volume(self._effects)
        if not self._effects:
            for channel in self._channels:
                channel.fadeout(_CUT)
        self._follow()

    def _follow(self) -> None:
        """The music that is wished for, at its volume."""
        wanted = self._game if self._music else None
        if wanted == self._tuned:
            if wanted and (sound := self._tunes[-1].get_sound()):
                sound.set_volume(self._music)
            return
        if self._tunes[-1].get_volume():
            self._tunes[-1].fadeout(_FADE)
        else:
            self._tunes[-1].stop()  # it has only just begun to come: the mixer lets nothing fade that is not heard yet
        self._tuned = wanted
        if wanted and (file := self._folder / music_file(wanted)).is_file():
            self._tunes.append(self._tunes.pop(0))
            sound = pygame.mixer.Sound(str(file))
            sound.set_volume(self._music)
            self._tunes[-1].play(sound, loops=-1, fade_ms=_FADE)
