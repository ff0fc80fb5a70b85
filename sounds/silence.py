"""A loudspeaker that says nothing, for pictures and tests."""

from sounds.player import Volumes


class Silence:
    """Takes the same wishes as `Sound`."""

    note = ""

    def set(self, volumes: Volumes) -> None:
        """Nothing."""

    def play(self, name: str, step: int | None = None) -> None:
        """Nothing."""

    def music(self, game: str | None) -> None:
        """Nothing."""

    def warm(self) -> None:
        """Nothing."""

    def gone(self) -> None:
        """Nothing."""

    def come(self) -> None:
        """Nothing."""

    def close(self) -> None:
        """Nothing."""
