"""What of all that is to be said is said now. Pure.

The newest wins: a sentence that weighs as much as the one that is being said, or more, cuts it short, and whatever waits and
weighs no more is forgotten. A lighter one waits its turn, and no more than a few do: nobody wants to hear of long ago.
"""

from collections import deque
from enum import IntEnum
from typing import Protocol

from game import words
from game.speech.items import spelled
from game.speech.voice import Manner, NoVoice, Voice

MOST_WAITING = 3
LONGEST = 2_000
"""Letters of one sentence, or of several that belong together."""


class Weight(IntEnum):
    """How much something matters to somebody who listens now."""

    OFFER = 0  # that the screen can be read aloud
    PROMPT = 1  # what is asked
    NEWS = 2  # what somebody has done
    FOCUS = 3  # what the own press has come to
    ASKED = 4  # the answer to a question


class Loudness(Protocol):
    """What people at this screen like to hear: whether all is read aloud, how fast and how loud (0 to 10), or nothing."""

    @property
    def speech(self) -> bool:
        """Everything is read aloud."""

    @property
    def rate(self) -> int:
        """How fast."""

    @property
    def voice(self) -> int:
        """How loud."""

    @property
    def mute(self) -> bool:
        """Nothing is heard."""


class Talker:
    """voice: what speaks; prompts: what is asked is said even where not all is read aloud (small children's screens)."""

    def __init__(self, voice: Voice | None = None) -> None:
        self.voice: Voice = voice or NoVoice()
        self.prompts = False
        self.last = ""
        """What was said last, to be said again."""
        self._language = ""
        self._speech, self._mute = False, False
        self._rate, self._volume = 5, 7
        self._weight = Weight.OFFER
        self._waiting: deque[tuple[Weight, str, Manner]] = deque()

    def set(self, liked: Loudness) -> None:
        """So loud and so fast from now on."""
        before = self.on
        self._speech, self._mute = liked.speech, liked.mute
        self._rate, self._volume = liked.rate, liked.voice
        if before and not self.on:
            self.forget()

    @property
    def reads(self) -> bool:
        """Whether all there is on a screen is said."""
        return self._speech and not self._silent

    @property
    def on(self) -> bool:
        """Whether anything is said at all."""
        return (self._speech or self.prompts) and not self._silent

    @property
    def _silent(self) -> bool:
        return self._mute or not self._volume

    @property
    def busy(self) -> bool:
        """Whether somebody is still listening to something: then bots wait with what they do next."""
        return self.on and (self.voice.busy or bool(self._waiting))

    def say(self, text: str, weight: Weight = Weight.NEWS) -> None:
        """Say it, now or when it is its turn; nothing where nothing is read aloud."""
        if self.on:
            self._say(text, weight)

    def then(self, text: str, weight: Weight = Weight.NEWS) -> None:
        """Say it after what is being said now, in the language that is spoken now: two sentences for two people."""
        text = _spoken(text)
        if self.on and text:
            self._waiting.append((weight, text, self._manner(text)))

    def offer(self, text: str) -> None:
        """Say it although nothing is read aloud yet: how that is turned on."""
        if not self._silent:
            self._say(text, Weight.OFFER)

    def again(self) -> None:
        """What was said last, once more."""
        self.say(self.last, Weight.ASKED)

    def hush(self) -> None:
        """Not a word more of what is being said, nor of what waits."""
        self._waiting.clear()
        self.voice.hush()

    def forget(self) -> None:
        """And it is not said again either: somebody else listens now."""
        self.hush()
        self.last = ""

    def tick(self) -> None:
        """Time has passed: whatever waits may be next."""
        if self._waiting and not self.voice.busy:
            self._utter(*self._waiting.popleft())

    def close(self) -> None:
        """The program ends."""
        self._waiting.clear()
        self.voice.close()

    def _say(self, text: str, weight: Weight) -> None:
        text = _spoken(text)
        if not text:
            return
        manner = self._manner(text)
        if self.voice.busy and weight < self._weight:
            if len(self._waiting) == MOST_WAITING:
                self._waiting.popleft()
            self._waiting.append((weight, text, manner))
            return
        self._waiting = deque(one for one in self._waiting if one[0] > weight)
        self._utter(weight, text, manner)

    def _manner(self, text: str) -> Manner:
        """What was said last is said again in its own language."""
        language = self._language if text == self.last else words.language()
        return Manner(language, self._rate, self._volume)

    def _utter(self, weight: Weight, text: str, manner: Manner) -> None:
        self._weight, self.last, self._language = weight, text, manner.language
        self.voice.say(text, manner)


def _spoken(text: str) -> str:
    """A text as a voice gets it: in one line, codes letter by letter, and no longer than anybody listens."""
    return spelled(" ".join(text.split()))[:LONGEST]
