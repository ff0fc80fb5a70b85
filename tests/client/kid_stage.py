"""What the tests of a children's table share: a stage whose screen is the children's."""

import random

from engine.model import DEAL
from game.clock import TICK
from game.kids import company, mode
from game.match import Match, Wish
from game.scene import Push
from game.scenes.kid_table_over import KidDealOverScene, KidMatchOverScene
from tests.client.stage import Stage, doing


class KidStage(Stage):
    """A stage on which children play. look: "pictures" or "words"; pace 0: nothing moves and nobody waits."""

    def __init__(self, size=(1280, 720), pace=0.0, look="pictures", text=100):
        super().__init__(size, pace)
        self.home.comfort = self.home.comfort.__class__(text=text)
        mode.begin(self.home, look)

    def play(self, game, seats, seed=1, options=()):
        """A table of that game: one child among gentle bots."""
        wish = company.for_kids(Wish(game, seats, seed, tuple(dict(options).items())), self.home.kids)
        self.stack.apply(Push(self.home.table(self.home, Match(wish))))
        return self.top

    def until_child(self, seconds=2000):
        """Until the child is to choose, the deal is over or another screen has come."""
        for _ in range(round(seconds / TICK)):
            top = self.top
            if not self.at_table or (not top.moving and top.match.table.deal_over and not top.match.deal_is_next):
                return
            if not top.moving and asked(top):
                return
            if not top.moving and any(key == ("result",) for key in self.pressable()):
                return
            self.stack.tick(TICK)
        raise AssertionError(f"nothing happens: ply {self.top.view.ply}, turn {self.top.view.turn}")

    def pressable(self):
        return [target.key for target in self.top.focus.targets]

    def finish(self, dice: random.Random, foolish=0.1, most=4000):
        """Play by random presses until the end of the match; what happened on the way."""
        seen = {"deals": 0, "presses": 0, "refused": 0}
        for _ in range(most):
            if isinstance(self.top, KidMatchOverScene):
                return seen
            if isinstance(self.top, KidDealOverScene):
                seen["deals"] += 1
                self.key("next")
                self.wait(0.1)
                continue
            self.until_child()
            if not self.at_table:
                continue
            table = self.top
            if ("result",) in self.pressable():
                self.key(("result",))
                continue
            keys = [key for key in doing(table) if key[0] != "less"]
            if dice.random() < foolish:
                keys = [key for key in self.pressable() if key[0] in ("card", "onto", "do", "spot", "less", "place")] or keys
            ply = table.view.ply
            self.click(dice.choice(keys))
            seen["presses"] += 1
            seen["refused"] += bool(table.refusal) and table.view.ply == ply
        raise AssertionError("the match does not end")


def asked(table):
    """Whether the child is to choose now."""
    return bool(table.view.legal) and table.view.legal != (DEAL,) and table.match.bot is None
