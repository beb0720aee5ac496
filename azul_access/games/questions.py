"""Questions that can be asked about every game of the family."""

from dataclasses import dataclass

from azul_access.games.sources import Factory


@dataclass(frozen=True, slots=True)
class AboutFactories:
    """All factories, or one."""

    factory: Factory | None = None


@dataclass(frozen=True, slots=True)
class AboutCentre:
    pass


@dataclass(frozen=True, slots=True)
class AboutScore:
    """The score of every player, or of one."""

    seat: int | None = None


@dataclass(frozen=True, slots=True)
class AboutBag:
    """The tiles in the bag, and those that go into it when it is empty."""


@dataclass(frozen=True, slots=True)
class AboutGame:
    """The options, the round and who began it."""
