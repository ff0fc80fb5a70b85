"""What happened becomes steps: each beat of `motion.beats` is staged in the way of its kind, in the mood of the game.

Everything is worked out ahead, on the pictures' homes; the steps then start from where the pictures are when their time comes.
With reduced motion nothing flies: what has changed lies there at once, and the table cross-fades to it.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar

from engine import chance
from engine.events import Event, Moved, Paid, Restocked, Said, Shown
from engine.model import View, Zone
from game.moving import motion
from game.moving.confetti import Shower
from game.moving.countdown import moves_left
from game.moving.ease import in_out, out_cubic
from game.moving.flourish import Fade, Glad
from game.moving.folding import Folding, Lay, Movers, assign
from game.moving.moods import GLIDE, mood_of
from game.moving.motion import Beat
from game.moving.pictures import Flight, Hop, Picture
from game.moving.timeline import Call, InTurn, Part, Together, Wait
from game.places import parting
from game.places.layout import Place, Spread
from game.sofa.seats import faces_up

if TYPE_CHECKING:
    from game.moving.tabletop import Tabletop

Cue = Callable[[Event], None]
_SHOWN = (Moved, Restocked, Shown, Paid)
"""Events with motion of their own; what stands before the first of them is said before it, what follows after all of it."""
_CLOSED = 15.0
"""Logical pixels from card to card of a hand that is not opened yet."""
_SETTLE = 0.16
"""Seconds in which whatever has another place in the end slides there."""


_TURNING = (0.15, 0.9)
"""Between which parts of its way a card turns over."""


class Staging:
    """The steps of one action, on the pictures of one table."""

    def __init__(self, table: "Tabletop", view: View[Any, Any], lay: Lay, cue: Cue) -> None:
        self.table, self.view, self.cue = table, view, cue
        self.mood = mood_of(table.prints.game, table.calm)
        self.pace = table.pace
        self.fold = Folding(table.piles, table.heaps, table.eyes, view, lay)
        self.showers: tuple[Shower, ...] = ()
        """Confetti that will fall."""
        self.needed: list[tuple[Place, bool]] = []
        """Places whose pictures will be needed, in order; and whether a card turns its face up on the way there."""
        self._cut_last: dict[Zone, Picture] = {}

    def parts(self, events: list[Event]) -> Iterator[Part]:
        """Beat by beat."""
        for beat in motion.beats(events):
            if self.table.reduced:
                yield self._faded(beat)
                continue
            first = next((at for at, event in enumerate(beat.events) if isinstance(event, _SHOWN)), len(beat.events))
            said = tuple(Call(partial(self.cue, event)) for event in beat.events[:first])
            rest = tuple(Call(partial(self.cue, event)) for event in beat.events[first:] if not isinstance(event, _SHOWN))
            yield InTurn((*said, Wait(beat.hold * self.pace), self._ways[beat.kind](self, beat), *rest))

    def settle(self, final: Spread) -> Part:
        """All that has another place in the end slides there."""
        changed = assign(self.table.piles, final)
        return self._at_once(changed, []) if self.table.reduced else self._slide(changed, _SETTLE)

    def counted(self) -> Part:
        """The number of moves that are left, where they are counted."""
        left = moves_left(self.view)
        if left == self.table.count.left or left is None or self.table.reduced or not self.mood.hops:
            return self.table.count.to(left, 0.0)
        heard = Call(partial(self.table.heard, "tick", 0))
        return InTurn((heard, self.table.count.to(left, 0.3 * self.pace)))

    # Kinds of beats

    def _move(self, beat: Beat) -> Part:
        movers = self.fold.folded(beat.events)
        others = self._others(movers)
        gathered = any(isinstance(event, Restocked) for event in beat.events)
        # Cards that go back to the stock turn over as they set off: each of them on its edge would be a picture of its own.
        turning = (0.0, 0.001) if gathered else _TURNING
        flights: list[Part] = [
            self._flight(beat, picture, at, event, turning=turning) for at, (event, picture) in enumerate(movers)
        ]
        return Together((self._spaced(flights, beat), others, *self._unseen(beat, movers)))

    def _play(self, beat: Beat) -> Part:
        beat.ease = self.mood.land
        return self._move(beat)

    def _cut(self, beat: Beat) -> Part:
        """Face down before each player, then turned over in place, one after the other."""
        movers = self.fold.folded(beat.events)
        others = self._others(movers)
        down: list[Part] = []
        turned: list[Part] = []
        for at, (event, picture) in enumerate(movers):
            closed = replace(picture.home, card=None)
            down.append(self._flight(beat, picture, at, event, closed))
            turned.append(Flight(picture, picture.home, 0.26 * self.pace, lift=10 * self.mood.lift, z=at))
            self.needed.append((picture.home, True))
            self._cut_last[picture.home.zone] = picture
        over = Together(tuple(turned), 0.12 * self.pace)
        return InTurn((Together((self._spaced(down, beat), others)), Wait(0.12 * self.pace), over))

    def _say(self, beat: Beat) -> Part:
        """A remark; the card that has won the cut hops, and what is carried over gets its moon."""
        for event in beat.events:
            if isinstance(event, Said) and event.key == "carried_over":
                return Call(self.table.heaps.carry_on)
            if isinstance(event, Said) and event.key == "deals_first":
                high = next((one for zone, one in self._cut_last.items() if zone.seat == event.seat), None)
                hop = (Hop(high, 0.68 * self.pace, 2, 1.4 * self.mood.high),) if high is not None and self.mood.hops else ()
                return InTurn((*hop, Wait(0.7 * self.pace)))
        return Wait(0.0)

    def _shuffle(self, beat: Beat) -> Part:
        """Two halves, pushed into each other card by card."""
        pack = next((pile for zone, pile in self.table.piles.items() if zone.name == "stock"), [])
        half = (len(pack) + 1) // 2
        apart: list[Part] = []
        back: list[tuple[float, Part]] = []
        for at, picture in enumerate(pack):
            home, lower = picture.home, at < half
            side = -1 if lower else 1
            aside = replace(home, x=home.x + side * 0.58 * home.width)
            apart.append(Flight(picture, aside, 0.26 * beat.seconds * self.pace, in_out, z=at))
            step = 2 * at if lower else 2 * (at - half) + 1
            back.append(
                (step, Flight(picture, home, 0.2 * beat.seconds * self.pace, out_cubic, lift=12 * self.mood.lift, z=step))
            )
        back.sort(key=lambda one: one[0])
        together = Together(tuple(flight for _, flight in back), 0.5 * beat.seconds * self.pace / max(1, len(back)))
        return InTurn((Together(tuple(apart)), together))

    def _deal(self, beat: Beat) -> Part:
        """The pack goes to the dealer, the cards fly from there to hands that are closed; then the hands open."""
        pack = [picture for zone, pile in self.table.piles.items() if zone.name == "stock" for picture in pile]
        lying = [(picture, picture.home) for picture in pack]
        movers = self.fold.folded(beat.events)
        spread = self.fold.between()
        left = [picture for picture in self.fold.changed if id(picture) not in self.fold.flown]
        spot = self._dealers_place(spread)
        to_dealer: list[Part] = []
        for at, (picture, home) in enumerate(lying):
            if spot is not None:
                place = replace(home, x=spot[0] + home.x - lying[-1][1].x, y=spot[1] + home.y - lying[-1][1].y)
                to_dealer.append(Flight(picture, place, motion.TO_DEALER * self.pace, GLIDE, z=at - len(lying)))
        closed = self._closed(spread, [picture for _, picture in movers])
        packets: list[list[Part]] = []
        last: Zone | None = None
        for at, (event, picture) in enumerate(movers):
            target = closed.get(id(picture), picture.home)
            assert isinstance(event, Moved)
            if event.target != last or not packets:
                packets.append([])
                last = event.target
            packets[-1].append(self._flight(beat, picture, at, event, target))
        apart = min(beat.apart * max(map(len, packets)) ** 0.7, beat.most / max(1, len(packets)))
        dealt = Together(tuple(Together(tuple(packet), 0.012 * self.pace) for packet in packets), apart * self.pace)
        opened: list[Part] = []
        for _, picture in sorted(movers, key=lambda one: one[1].home.slot):
            if id(picture) in closed:
                opened.append(Flight(picture, picture.home, motion.FAN * 0.8 * self.pace, out_cubic, turning=(0.0, 0.7)))
                self.needed.append((picture.home, picture.home.card is not None))
        flown = {id(picture) for _, picture in movers}  # now; others of the pack flew when the deal before was gathered
        stay = [picture for picture in pack if id(picture) not in flown]
        rest = self._slide(stay + [one for one in left if one not in stay], motion.FAN)
        fanned = Together((Together(tuple(opened), motion.FAN * 0.2 * self.pace / max(1, len(opened))), rest))
        return InTurn((Together(tuple(to_dealer)), dealt, fanned))

    def _gather(self, beat: Beat) -> Part:
        """The cards come together, slide to who won them and turn over there."""
        movers = self.fold.folded(beat.events)
        others = self._others(movers)
        lay = [self.fold.before[id(picture)] for _, picture in movers]
        middle = sum(place.x for place in lay) / max(1, len(lay))
        together: list[Part] = []
        away: list[Part] = []
        for at, (event, picture) in enumerate(movers):
            shift = (at - (len(movers) - 1) / 2) * 5
            here = replace(lay[at], x=middle + shift)
            together.append(Flight(picture, here, 0.16 * self.pace, z=at, sound=self._cued(event)))
            away.append(self._flight(beat, picture, at, None, turning=(0.45, 1.0)))
        slide = Together((self._spaced(away, beat), others))
        return InTurn((Together(tuple(together)), slide))

    def _roll(self, beat: Beat) -> Part:
        """The stone rolls: the cards bounce one by one into the hand, and each makes the fan grow."""
        movers = self.fold.folded(beat.events)
        flying = {id(picture) for _, picture in movers}
        changed = [picture for picture in self.fold.changed if id(picture) not in flying]
        apart = min(beat.apart, beat.most / max(1, len(movers)))
        self.needed += [(one.home, False) for one in changed]
        rolling: list[Part] = []
        for at, (event, picture) in enumerate(movers):
            beat.ease = out_cubic
            flight = self._flight(beat, picture, at, event, tumbles=self.mood.tumbles)
            grown = (at + 1) / len(movers)
            steps = tuple(
                Flight(one, _on_the_way(self.fold.before[id(one)], one.home, grown), apart * self.pace) for one in changed
            )
            rolling.append(Together((flight, InTurn((Wait(0.3 * beat.seconds * self.pace), Together(steps))))))
        return Together(tuple(rolling), apart * self.pace)

    def _swap(self, beat: Beat) -> Part:
        """Two whole hands cross."""
        moves = [event for event in beat.events if isinstance(event, Moved)]
        away = [event for event in moves if event.source.seat is not None]
        come = [event for event in moves if event.source.seat is None]
        if not away or not come:
            return self._move(beat)
        hand, other = away[0].source, come[0].source
        if len(away) != len(self.table.piles[hand]) or len(come) != len(self.table.piles[other]):
            return self._move(beat)
        movers: Movers = []
        piles = self.table.piles
        for events, source in ((away, hand), (come, other)):
            movers += zip(events, self.fold.in_order_of(events, piles[source]))
        piles[hand], piles[other] = piles[other], piles[hand]
        for event, picture in movers:
            assert isinstance(event, Moved)
            picture.will = event.card if faces_up(event.target, self.table.eyes) else None
            self.fold.flown.add(id(picture))
        self.fold.rehome()
        others = self._others(movers)
        lifts = {hand: beat.lift, other: -0.5 * beat.lift}
        crossing: list[list[Part]] = [[], []]
        for at, (event, picture) in enumerate(movers):
            assert isinstance(event, Moved)
            arc = replace(beat, lift=lifts[event.source])
            crossing[event.source == other].append(self._flight(arc, picture, at, event, turning=(0.15, 0.85)))
        return Together((*(self._spaced(flights, beat) for flights in crossing), others))

    def _show(self, beat: Beat) -> Part:
        movers = self.fold.folded(beat.events)
        others = self._others(movers)
        flights: list[Part] = [self._flight(beat, picture, None, event) for event, picture in movers]
        return Together((self._spaced(flights, beat), others, *self._unseen(beat, movers)))

    def _hand(self, beat: Beat) -> Part:
        """A great hand: its combinations slide apart and are named one by one."""
        shown = next(event for event in beat.events if isinstance(event, Shown))
        self.fold.folded(beat.events)
        others = self._others([(None, picture) for picture in self.table.piles[shown.zone]])
        spread = self.fold.between()
        pile = self.table.piles[shown.zone]
        parted = parting.part(shown, spread)
        flights: list[Part] = [
            Flight(picture, parted.places[picture.will], beat.seconds * self.pace, beat.ease)
            for picture in pile
            if picture.will is not None and picture.will in parted.places
        ]
        self.needed += [(place, True) for place in parted.places.values()]
        names: list[Part] = []
        for name in parted.names:
            names += [Call(partial(self.table.names.append, name)), Wait(motion.NAMING * self.pace)]
        back = self._slide(pile, 0.24)
        apart = min(beat.apart, beat.most / max(1, len(flights))) * self.pace
        told = (*names, Wait(motion.NAMED * self.pace), Call(self.table.names.clear))
        return InTurn((Call(partial(self.cue, shown)), Together((Together(tuple(flights), apart), others)), *told, back))

    def _pay(self, beat: Beat) -> Part:
        paid = [event for event in beat.events if isinstance(event, Paid)]
        hops = self.table.heaps.hops(paid, self.pace, min(1.3, self.mood.lift), self._land)
        cued = [InTurn((Call(partial(self.cue, event)), part)) for event, part in zip(paid, hops)]
        return Together(tuple(cued), beat.apart * self.pace)

    def _land(self, number: int) -> None:
        """So many markers of a payment have landed."""
        if not self.table.timeline.hurried:
            self.table.heard("button", number - 1)

    def _win(self, beat: Beat) -> Part:
        """Those who have won hop, and confetti falls."""
        if not self.mood.hops or not beat.glad:
            return Wait(0.0)
        frame = self.fold.between().frame
        glad = Glad(self.table.glad, beat.glad, 0.36 * self.mood.hops * self.pace, self.mood.hops, self.mood.high)
        if not self.mood.confetti:
            return glad
        seed = chance.derive(self.view.ply, "win")
        seconds = beat.seconds * max(0.6, min(1.2, self.pace))
        sources: list[tuple[float, float] | None] = (
            [None] if beat.match else [frame.seats[seat].plate.centre for seat in beat.glad]
        )
        showers = [Shower(self.mood.confetti, seconds, seed, (frame.width, frame.height), source) for source in sources]
        falls = [InTurn((Call(partial(self.table.showers.append, one)), one)) for one in showers]
        self.showers = tuple(showers)
        return InTurn((Together((glad, *falls)), Call(self.table.showers.clear)))

    _ways: ClassVar[dict[str, Callable[["Staging", Beat], Part]]] = {
        "move": _move, "draw": _move, "play": _play, "cut": _cut, "say": _say, "shuffle": _shuffle, "deal": _deal,
        "gather": _gather, "roll": _roll, "swap": _swap, "show": _show, "hand": _hand, "pay": _pay, "win": _win,
    }  # fmt: skip

    # Reduced

    def _faded(self, beat: Beat) -> Part:
        """All of a beat at once, and a cross-fade."""
        cues = tuple(Call(partial(self.cue, event)) for event in beat.events)
        if beat.kind in ("shuffle", "win"):
            return InTurn(cues)
        movers = self.fold.folded(beat.events)
        changed = {id(picture): picture for picture in [*self.fold.changed, *(one for _, one in movers)]}
        paid = [event for event in beat.events if isinstance(event, Paid)]
        if any(isinstance(event, Said) and event.key == "carried_over" for event in beat.events):
            cues += (Call(self.table.heaps.carry_on),)
        return InTurn((*cues, Wait(beat.hold * self.pace), self._at_once(changed.values(), paid)))

    def _at_once(self, pictures: Iterable[Picture], paid: list[Paid]) -> Part:
        """These pictures at home and these markers paid, by a cross-fade."""
        at_home = [(picture, picture.home) for picture in pictures]
        self.needed += [(home, False) for _, home in at_home]

        def done() -> None:
            for picture, home in at_home:
                picture.rest(home)
            for event in paid:
                self.table.heaps.pay(event)

        return Fade(self.table, motion.FADE * self.pace, done) if at_home or paid else Wait(0.0)

    # Flights

    def _flight(
        self,
        beat: Beat,
        picture: Picture,
        number: int | None,
        event: Event | None,
        place: Place | None = None,
        *,
        tumbles: bool = False,
        turning: tuple[float, float] = _TURNING,
    ) -> Flight:
        """One picture's way to a place, its home unless another is named; `event` is cued as it sets off."""
        target = place or picture.home
        # Which way a card turns follows from its place, never from what it shows.
        spin = self.mood.spin * (1 if target.slot % 2 else -1) if number is not None else 0.0
        self.needed.append((target, target.card is not None and picture.card is None))
        return Flight(
            picture,
            target,
            beat.seconds * self.pace,
            beat.ease,
            lift=beat.lift * self.mood.lift,
            spin=spin,
            tumbles=tumbles,
            turning=turning,
            z=number,
            sound=self._cued(event),
        )

    def _cued(self, event: Event | None) -> Callable[[], None] | None:
        return partial(self.cue, event) if event is not None else None

    def _spaced(self, flights: list[Part], beat: Beat) -> Part:
        """One after the other, as far apart as the beat says."""
        return Together(tuple(flights), min(beat.apart, beat.most / max(1, len(flights))) * self.pace)

    def _slide(self, pictures: Iterable[Picture], seconds: float) -> Part:
        """These are pushed to their homes."""
        slides = []
        for picture in pictures:
            self.needed.append((picture.home, False))
            slides.append(Flight(picture, picture.home, seconds * self.pace))
        return Together(tuple(slides))

    def _others(self, movers: Movers) -> Part:
        """All that do not fly themselves but have another place now slide there, as the movers set off."""
        flying = {id(picture) for _, picture in movers}
        return self._slide([picture for picture in self.fold.changed if id(picture) not in flying], 0.22)

    def _unseen(self, beat: Beat, movers: Movers) -> tuple[Part, ...]:
        """Cues of events for which nothing has to move."""
        seen = [event for event, _ in movers if event is not None]
        silent = [event for event in beat.events if isinstance(event, _SHOWN) and not any(event is one for one in seen)]
        return tuple(Call(partial(self.cue, event)) for event in silent)

    def _closed(self, spread: Spread, movers: list[Picture]) -> dict[int, Place]:
        """By picture where cards that are dealt to a hand lie until it is opened: face down, close together."""
        found: dict[int, Place] = {}
        by_zone: dict[Zone, list[Picture]] = {}
        for picture in movers:
            if picture.home.zone.name == "hand":
                by_zone.setdefault(picture.home.zone, []).append(picture)
        for zone, pictures in by_zone.items():
            homes = [place for place in spread.places if place.zone == zone]
            middle = sum(place.x for place in homes) / len(homes)
            low = max(place.y for place in homes)
            step = min(_CLOSED, homes[0].width * 0.09)
            for at, picture in enumerate(pictures):
                aside = at - (len(pictures) - 1) / 2
                home = picture.home
                x = middle + aside * step
                found[id(picture)] = replace(home, card=None, slot=at, x=x, y=low, angle=0.0, lit=False, dim=False)
        return found

    def _dealers_place(self, spread: Spread) -> tuple[float, float] | None:
        """Where the dealer holds the pack: between its plate and the middle of the table."""
        dealer = getattr(self.view.table, "dealer", None)
        if dealer is None:
            return None
        seat, field = spread.frame.seats[dealer], spread.frame.field
        (x, y), (middle, centre) = seat.plate.centre, field.centre
        if seat.side == "you":
            return x + seat.plate.w * 0.3, seat.plate.y - 60
        return x + 0.22 * (middle - x), y + 0.3 * (centre - y)


def _on_the_way(start: Place, end: Place, part: float) -> Place:
    """A place between two of the same card, at the angle of the second: the picture for that is needed anyway."""
    if part >= 1:
        return end
    return replace(
        end,
        x=start.x + (end.x - start.x) * part,
        y=start.y + (end.y - start.y) * part,
        width=start.width + (end.width - start.width) * part,
    )
