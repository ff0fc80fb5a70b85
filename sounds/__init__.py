"""Sounds: the files, the code that plays them, and in `sounds.make` the code that synthesises them. Knows no rules, no screens.

Sound    plays them; silent where there is no loudspeaker
Silence  the same without a mixer
NAMES    every effect; MUSIC: games with a loop
"""

from sounds.names import MUSIC, NAMES, STEPS, file_of, music_file
from sounds.player import Sound, Volumes
from sounds.silence import Silence

__all__ = ["MUSIC", "NAMES", "STEPS", "Silence", "Sound", "Volumes", "file_of", "music_file"]
