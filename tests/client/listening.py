"""What the tests of reading aloud share: a voice that keeps what it is told to say, and somebody who plays by it alone."""

import re

from game.clock import TICK
from game.intents import KEYS
from game.match import Match, Wish
from game.scene import Push
from game.scenes.aloud import describe
from game.speech.talker import Talker
from game.speech.teller import Teller
from tests.client.stage import Stage


class Recorder:
    """A voice that is done with everything at once, unless it is held busy."""

    note, able = "", True

    def __init__(self):
        self.said, self.manners, self.hushed = [], [], 0
        self.busy = False

    def say(self, text, manner):
        self.said.append(text)
        self.manners.append(manner)

    def hush(self):
        self.hushed += 1
        self.busy = False

    def close(self):
        self.busy = False


class Listening(Stage):
    """A stage on which everything is read aloud. `said` is all that somebody who does not look gets."""

    def __init__(self, size=(1280, 720), pace=0.0, speech=True):
        super().__init__(size, pace)
        self.recorder = Recorder()
        self.home.voice = Talker(self.recorder)
        self.home.room = self.home.room.__class__(speech=speech)
        self.home.voice.set(self.home.room)
        self.teller = Teller(self.home, describe)

    @property
    def said(self):
        return self.recorder.said

    def show(self, scene):
        self.stack.apply(Push(scene))
        self.follow()
        return scene

    def follow(self):
        """A frame."""
        self.teller.follow(self.stack)

    def pass_time(self, seconds=0.1):
        for _ in range(round(seconds / TICK)):
            self.stack.tick(TICK)
            self.follow()

    def intent(self, intent):
        if not self.teller.hear(intent, self.stack) and not self.stack.hear(intent):
            self.teller.unheard(intent, self.stack)
        self.follow()

    def press(self, key):
        """A key of the keyboard by its name, down and up."""
        meaning = KEYS[key]
        for intent in (meaning.down, meaning.up):
            if intent is not None:
                self.intent(intent)

    def match(self, game, seats, seed=1, **wish):
        made = Match(Wish(game, seats, seed, **wish))
        self.stack.apply(Push(self.home.table(self.home, made)))
        self.follow()
        return made


class Blind:
    """Somebody who hears what is said, presses keys, and knows nothing else. press: of a key; said: the sentences."""

    WON = re.compile(r"(wins? the deal|share the deal|wins? the match|deal is over)", re.IGNORECASE)

    def __init__(self, press, wait, said):
        self.press, self.wait, self.said = press, wait, said
        self.read = 0
        self.played = 0

    def new(self):
        """What was said since the last time."""
        found, self.read = self.said[self.read :], len(self.said)
        return found

    def deal(self, most=4000):
        """Play until the end of a deal is said; returns the sentence that said so."""
        heard = ""
        for _ in range(most):
            for sentence in self.new():
                if self.WON.search(sentence):
                    return sentence
                heard = sentence
            heard = self.act(heard)
        raise AssertionError(f"the deal does not end; last heard {self.said[-8:]}")

    def act(self, heard):
        """One step from the last sentence; what is left of it."""
        if re.search(r"can be played\. \d+ of \d+\.$", heard) or re.search(
            r"(Draw from the stock|Pick up|Place the stake|Keep my hand)[^.]*, button\.", heard
        ):
            self.played += 1
            self.press("return")
        elif re.search(r"Press for one more\. \d+ of \d+\.$", heard):
            self.press("return")
        elif re.search(r"(, cannot be played now|, button)", heard):
            self.press("right")
        else:
            self.wait()
        return ""
