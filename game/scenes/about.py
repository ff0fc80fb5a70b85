"""About the program: what it is made of, under which licences, what it keeps and where, and what it cannot do."""

from collections.abc import Hashable, Sequence

from game import words
from game.geometry import Rect
from game.home import Home
from game.scene import Change, Push, Stay
from game.scenes.people import PeopleScene
from game.scenes.told import ToldScene
from game.sofa import profiles
from game.version import version
from game.widgets import Button, Widget

_PARTS = ("about.program", "about.pygame", "about.fonts", "about.libraries", "about.pictures")


class AboutScene(ToldScene):
    """Sentences, and the way to the people whose names are kept."""

    def __init__(self, home: Home) -> None:
        super().__init__(home)
        self._copied = "copy"

    def title(self) -> str:
        """The program's name and version."""
        return words.say("about.title", program=words.say("program"), version=version())

    def sentences(self) -> Sequence[str]:
        """Licences, what is kept, what is not built."""
        folder = self.home.store.folder
        kept = words.say("about.kept", folder=folder) if folder is not None else words.say("about.kept.nothing")
        return [*(words.say(part) for part in _PARTS), kept, words.say("about.alone"), words.say("about.missing")]

    def foot(self) -> list[Widget]:
        """Back; a report for whoever mends faults; the people, if any are kept."""
        buttons = [Button("back", Rect(0, 0, 300, 0), words.say("back"), main=True, size=34)]
        buttons.append(Button("copy", Rect(0, 0, 300, 0), words.say("about." + self._copied), size=34))
        if profiles.kept(self.home.store):
            buttons.append(Button("people", Rect(0, 0, 300, 0), words.say("about.people"), size=34))
        return self.in_foot(buttons)

    def press(self, key: Hashable) -> Change | None:
        """Back, the people, or a report on the clipboard."""
        if key == "copy":
            self._copied = "copied" if self.home.copy() else "not_copied"
            self.renew(key)
            return Stay()
        return Push(PeopleScene(self.home)) if key == "people" else super().press(key)
