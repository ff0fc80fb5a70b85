"""A match in a file: watched again, or if it cannot be a page that says what is wrong, where, and what can be done."""

from pathlib import Path

from game import words
from game.home import Home
from game.replaying import texts
from game.replaying.texts import TextError
from game.scene import Change, Push
from game.scenes.told import ToldScene


def open_text(home: Home, file: Path) -> Change:
    """Watch the match in that file, or read what is wrong with it."""
    try:
        return Push(home.watch(home, texts.read(file), False))
    except TextError as wrong:
        return Push(FaultScene(home, file, wrong))


class FaultScene(ToldScene):
    """What is wrong with a file, where, and what can be done."""

    def __init__(self, home: Home, file: Path, wrong: TextError) -> None:
        super().__init__(home)
        self.file, self.wrong = file, wrong

    def title(self) -> str:
        """The file's name."""
        return words.say("text.title", file=self.file.name[:80])

    def sentences(self) -> list[str]:
        """What is wrong, what stands there, what can be done."""
        wrong = self.wrong
        found = [words.say("text." + wrong.key, why=wrong.why, n=texts.MOST >> 20)]
        if wrong.line:
            found.append(
                words.say("text.line", n=wrong.line, says=wrong.says)
                if wrong.says
                else words.say("text.line.empty", n=wrong.line)
            )
        return [*found, words.say("text." + wrong.key + ".do")]
