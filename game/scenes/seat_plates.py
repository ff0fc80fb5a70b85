"""What a seat looks like while the table is made, and the wooden table it stands at."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass

import sprites
from game import words
from game.focus import Target
from game.geometry import Rect
from game.home import Home
from game.lettering import write
from game.paint import CREAM, GOLD, INK, LINE, PALE_GOLD, SOFT_INK, SUN, Canvas
from game.ruler import Ruler
from game.sofa import seating
from game.sofa.seats import Player

NAME, SAYS = 28.0, 21.0
_DISC, _SIGN = 76.0, 30.0
_PAD = 12.0
_NARROWEST, _WIDEST = 300.0, 400.0
_WOOD, _DARK_WOOD, _LIGHT_WOOD = "#B9814B", "#8A5A2E", "#D6A66E"
SIGNS = {"mouse": "mouse", "keys": "keyboard", "touch": "touch", "pad": "pad"}
"""The sign of each kind of device."""


@dataclass(frozen=True)
class Told:
    """What a plate says under the name.

    signs    of the devices that play there, each with a number or ""
    helpers  animals of those who may press for a child
    """

    line: str
    signs: tuple[tuple[str, str], ...] = ()
    helpers: tuple[str, ...] = ()


def told(home: Home, players: Sequence[Player], seat: int) -> Told:
    """About one of the players."""
    player = players[seat]
    if seating.stands_in(player):
        return Told(words.say("seats.stands_in"))
    if player.is_bot:
        return Told(words.say("seats.bot", level=words.say("level." + player.level)))
    others = tuple(players[other].animal for other in seating.helpers(players, seat))
    people = sum(not one.is_bot for one in players)
    line = "seats.alone" if people == 1 else f"seats.{player.privacy}"
    text = words.say("seats.helped" if others else line)
    return Told(text, tuple(sign_of(home, device) for device in player.devices), others)


def sign_of(home: Home, device: str) -> tuple[str, str]:
    """The sign of a device, and the number of a pad."""
    kind = device.partition(":")[0]
    number = next((str(pad.number) for pad in home.pads() if pad.device == device), "")
    return SIGNS.get(kind, "pad"), number


def device_called(home: Home, device: str) -> str:
    """What people call a device."""
    kind, number = sign_of(home, device)
    return words.say("seats.pads", n=number or "?") if kind == "pad" else words.say("device." + device)


def plate_size(ruler: Ruler, shown: Sequence[tuple[str, Told]]) -> tuple[float, float]:
    """As wide as the widest of them needs, within reason, and as high as two lines need."""
    letters = ruler.letters
    wide = max(
        max(ruler.measure(name, NAME, "title"), ruler.measure(one.line, SAYS, "bold") + _signs_wide(letters, one))
        for name, one in shown
    )
    grown = 1 + (letters - 1) * 0.75
    across = min(_WIDEST * grown, max(_NARROWEST * grown, wide + _DISC * _growth(letters) + 3 * _PAD + 24))
    return across, max(_DISC * _growth(letters) + 2 * _PAD, ruler.line(NAME, 1.15) + ruler.line(SAYS, 1.3) + 2 * _PAD)


def _growth(letters: float) -> float:
    return 1 + (letters - 1) * 0.3


def _signs_wide(letters: float, shown: Told) -> float:
    return (len(shown.signs) + len(shown.helpers)) * (_SIGN * _growth(letters) + 12)


class SeatPlate:
    """A seat: press it to change who plays there. picked: somebody is about to change places with another."""

    def __init__(self, seat: int, rect: Rect, player: Player, shown: Told, ruler: Ruler, *, picked: bool = False) -> None:
        self.seat, self.rect, self.player, self.shown, self.picked = seat, rect, player, shown, picked
        self.letters = ruler.letters

    def targets(self) -> list[Target]:
        """The whole plate: ("seat", number)."""
        return [Target(("seat", self.seat), self.rect, round=min(self.rect.h / 2, 50))]

    def draw(self, canvas: Canvas, armed: Hashable | None) -> None:
        """Animal, name, what plays here. People have a golden edge."""
        down = armed == ("seat", self.seat)
        rect = self.rect.moved(0, 3) if down else self.rect
        round_ = min(rect.h / 2, 50)
        if not down:
            canvas.shade(rect, round_)
        person = not self.player.is_bot
        fill = PALE_GOLD if down or self.picked else CREAM
        edge, thick = (GOLD, 6.0) if person else (LINE, 2.0)
        canvas.panel(rect, fill, radius=round_, edge=edge, thick=thick)
        disc = min(_DISC * _growth(self.letters), rect.h - 2 * _PAD)
        middle = rect.x + _PAD + 2 + disc / 2
        canvas.put(sprites.animal(self.player.animal, canvas.px(disc), disc=True), middle, rect.centre[1])
        button = disc * 0.4
        canvas.put(sprites.marker(self.seat, canvas.px(button)), middle + disc * 0.4, rect.centre[1] + disc * 0.36)
        left = middle + disc / 2 + _PAD + 4
        room = rect.right - 26 - left
        first, second = canvas.line(NAME, 1.15), canvas.line(SAYS, 1.3)
        y = rect.centre[1] - (first + second) / 2
        canvas.text(self.player.name, left, y + first / 2, NAME, role="title", colour=INK, anchor="left", room=room)
        self._second_line(canvas, left, y + first + second / 2, room)

    def _second_line(self, canvas: Canvas, left: float, y: float, room: float) -> None:
        side = _SIGN * _growth(self.letters)
        shown = self.shown.signs
        for sign, number in shown:
            canvas.put(sprites.icon(sign, canvas.px(side), SOFT_INK), left + side / 2, y)
            if number:
                disc = Rect(left + side * 0.55, y - side * 0.06, side * 0.62, side * 0.62)
                canvas.pill(disc, SUN)
                write(canvas, number, disc, disc.h * 0.8, role="bold", colour=INK)
            step = side + (12 if number else 6)
            left += step
            room -= step
        room -= len(self.shown.helpers) * (side + 6)
        left += canvas.text(self.shown.line, left, y, SAYS, role="bold", colour=SOFT_INK, anchor="left", room=room) + 6
        for animal in self.shown.helpers:
            canvas.put(sprites.animal(animal, canvas.px(side), disc=True), left + side / 2, y)
            left += side + 6


def draw_table(canvas: Canvas, wood: Rect, game: str) -> None:
    """A round-cornered kitchen table with the game's cloth on it."""
    radius = min(wood.h * 0.36, 190.0)
    canvas.shade(wood, radius)
    canvas.panel(wood.moved(0, 9), _DARK_WOOD, radius=radius)
    canvas.panel(wood, _WOOD, radius=radius, edge=_LIGHT_WOOD, thick=4)
    inner = wood.grown(-26)
    canvas.cloth_in(inner, game, max(12.0, radius - 26))
