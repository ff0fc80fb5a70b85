"""Pads that were in use and have gone: the table waits, says whose pad it was, and only a press brings one back.

A pad that comes back is another device to SDL. The first one that presses gets the number of the pad that is asked for, and the
seats that named the old one name it; a pad that is somebody's already takes nobody's place.
"""

from collections.abc import Iterator, Sequence

from game import words
from game.devices import Devices
from game.home import Home
from game.intents import Intent, Kind
from game.match import Match
from game.pads import Pad
from game.scene import Push, SceneStack
from game.scenes.curtain import CurtainScene
from game.scenes.lost_pad import LostPadScene
from game.scenes.table import TableScene


class LostPads:
    """Those that are to be claimed. gone: what their intents said they came from, by the number people call them by."""

    def __init__(self, stack: SceneStack) -> None:
        self._stack = stack
        self.gone: dict[int, str] = {}

    def _matches(self) -> Iterator[Match]:
        return (scene.match for scene in self._stack.scenes if isinstance(scene, TableScene))

    def _named(self, device: str) -> Match | None:
        """The match at which somebody plays with it."""
        return next((match for match in self._matches() if match.seat_with(device) is not None), None)

    def tell(self, lost: Sequence[Pad], home: Home | None) -> None:
        """These have gone: the table waits. All hands are down already."""
        self.gone |= {pad.number: pad.device for pad in lost}
        seated = [(pad.device, match) for pad in lost if (match := self._named(pad.device)) is not None]
        if seated and home is not None and not home.kids:  # at a children's table what lies at the computer presses too
            if not isinstance(self._stack.top, LostPadScene):
                self._stack.apply(Push(LostPadScene(home, seated[0][1])))
            top = self._stack.top
            if isinstance(top, LostPadScene):
                top.wait_for([device for device, _ in seated])
        else:
            if isinstance(self._stack.top, TableScene | CurtainScene):
                self._stack.hear(Intent(Kind.BACK))
            from game.scenes.pause import PauseScene  # noqa: PLC0415  (with all that opens from it: not before it is needed)

            if isinstance(self._stack.top, PauseScene):
                self._stack.top.say(words.say("pad.lost", n=words.all_of([str(number) for number in self.gone])))

    def claim(self, intent: Intent, devices: Devices, home: Home | None) -> None:
        """A press on a pad that is nobody's: it is the one that is asked for."""
        if not self.gone or intent.family != "pad" or intent.kind is not Kind.ACT or self._named(intent.device) is not None:
            return
        number = next(
            (number for number, device in self.gone.items() if self._named(device) is not None), next(iter(self.gone))
        )
        device = self.gone.pop(number)
        if devices.claim(int(intent.device.removeprefix("pad:")), number):
            for match in self._matches():
                match.change_device(device, intent.device)
        if isinstance(self._stack.top, LostPadScene):
            self._stack.top.focus.let_go()  # that press was for coming back and presses nothing
        if home is not None:
            home.greet(intent.device)
            home.sound.play("join")
