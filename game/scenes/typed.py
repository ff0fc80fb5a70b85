"""What screens share on which something is typed: Enter on the field accepts it, and going back changes nothing."""

from game.intents import Intent, Kind
from game.scene import Change, Pop
from game.scenes.screen import Screen


class TypedScene(Screen):
    """field: the key of what is typed into. Subclasses say what accepting means."""

    field = ""

    def _accept(self) -> Change:
        raise NotImplementedError

    def hear(self, intent: Intent) -> Change | None:
        """Enter on the field accepts."""
        current = self.focus.current
        if intent.kind is Kind.ACT and current is not None and current.key == self.field == self.focus.armed:
            self.focus.let_go()
            return self._accept()
        return super().hear(intent)

    def back(self) -> Change | None:
        """As it was before."""
        return Pop()
