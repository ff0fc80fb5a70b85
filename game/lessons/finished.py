"""Which lessons were finished at this screen. Pure."""

from game.store import Store

_KEY = "lesson."


def is_finished(store: Store, game: str) -> bool:
    """Whether somebody has done all steps of that game's lesson."""
    return store.setting(_KEY + game) is True


def finish(store: Store, game: str) -> None:
    """All steps of that game's lesson were done."""
    store.put(_KEY + game, True)
