"""People who play here often: name, animal, language and comfort, kept from one evening to the next. Pure.

A profile is known by a number, never by its name: two may have the same one, and no name ever becomes a file's.
"""

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from game import comfort
from game.comfort import Comfort
from game.sofa.writing import Writing
from game.store import Store, Ticket

Kid = Literal["", "pictures", "words"]
KIDS: tuple[Kid, ...] = ("", "pictures", "words")
"""A grown-up; a child who does not read yet; a child who does."""
ANIMALS = (
    *("cat", "fox", "bear", "frog", "rabbit", "owl", "pig", "lion", "panda", "mouse", "hedgehog", "penguin", "dog", "koala"),
    *("tiger", "cow", "octopus", "chick", "reindeer", "elephant"),
)
"""In the order in which they are offered."""
_UNDER = "profile/"
_MOST = 200
"""More profiles than that are not read."""


@dataclass(frozen=True)
class Profile:
    """Somebody. language: spoken while this person's hand is open, "" for the table's; kid: how a child plays."""

    id: str
    name: str
    animal: str
    language: str = ""
    kid: Kid = ""
    comfort: Comfort = field(default_factory=Comfort)


def new(name: str, animal: str, *, language: str = "", kid: Kid = "") -> Profile:
    """A profile that is not kept yet. ValueError for a name that has no letters."""
    written = Writing(name).name
    if not written:
        raise ValueError("a profile needs a name")
    return Profile(secrets.token_hex(8), written, animal if animal in ANIMALS else ANIMALS[0], language, kid)


def kept(store: Store) -> list[Profile]:
    """All profiles, by name; what stands there and is none is left out."""
    found = [one for key, plain in store.under(_UNDER).items() if (one := _read(key, plain)) is not None]
    return sorted(found, key=lambda one: (one.name.casefold(), one.id))[:_MOST]


def keep(store: Store, profile: Profile) -> Ticket:
    """Keep it, in place of what was kept of the same person."""
    plain = {
        "name": profile.name,
        "animal": profile.animal,
        "language": profile.language,
        "kid": profile.kid,
        "comfort": comfort.plain(profile.comfort),
    }
    return store.put(_UNDER + profile.id, plain)


def forget(store: Store, profile: Profile) -> Ticket:
    """Delete it. Matches that this person played keep the name."""
    return store.drop(_UNDER + profile.id)


def liking(profile: Profile, **changed: object) -> Profile:
    """The profile with other comfort; values that a field cannot have are left out."""
    return replace(profile, comfort=comfort.read(changed, profile.comfort))


def _read(key: str, plain: Any) -> Profile | None:
    if not isinstance(plain, Mapping) or not isinstance(plain.get("name"), str):
        return None
    name = Writing(plain["name"]).name
    if not name or not (key.isascii() and key.isalnum()):
        return None
    animal, language, kid = plain.get("animal"), plain.get("language"), plain.get("kid")
    return Profile(
        key,
        name,
        animal if animal in ANIMALS else ANIMALS[0],
        language if isinstance(language, str) else "",
        kid if kid in KIDS else "",
        comfort.read(plain.get("comfort"), Comfort()),
    )
