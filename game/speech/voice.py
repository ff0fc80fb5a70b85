"""What can speak, as the rest of the program sees it. Pure."""

from typing import NamedTuple, Protocol


class Manner(NamedTuple):
    """How something is said: the language by its code ("pt_BR"), how fast and how loud, each from 0 to 10."""

    language: str = "en"
    rate: int = 5
    volume: int = 7


class Voice(Protocol):
    """Says one thing at a time. Nothing here waits or raises."""

    @property
    def note(self) -> str:
        """The key of a sentence about what is missing so that it cannot be heard, or speaks another language; else ""."""

    @property
    def able(self) -> bool:
        """Whether it can speak at all."""

    @property
    def busy(self) -> bool:
        """Whether something is being said. Never for ever, whatever has become of whoever speaks."""

    def say(self, text: str, manner: Manner) -> None:
        """Say it now; what is being said is cut short."""

    def hush(self) -> None:
        """What is being said is cut short."""

    def close(self) -> None:
        """The program ends."""


class NoVoice:
    """Says nothing, and is done with it at once."""

    note = ""
    able = False
    busy = False

    def say(self, text: str, manner: Manner) -> None:
        """Nothing."""

    def hush(self) -> None:
        """Nothing."""

    def close(self) -> None:
        """Nothing."""
