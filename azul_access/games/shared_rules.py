"""Paragraphs and numbers of the rule books that all games of the family share."""

from collections.abc import Mapping
from enum import Enum
from typing import Any

from azul_access.games.questions import AboutLabel, AboutRound
from azul_access.games.rule_book import Entry, Slots
from azul_access.games.sources import FACTORIES_FOR, FACTORY_SPACES, SourceReason


def factory_counts(_: object) -> Slots:
    """How many factories there are for two, three and four players, and their tiles."""
    two, three, four = FACTORIES_FOR.values()
    return {"two": two, "three": three, "four": four, "size": FACTORY_SPACES}


def _people(_: object) -> Slots:
    return {"least": min(FACTORIES_FOR), "most": max(FACTORIES_FOR)}


# They are entries in the books of games with options of any kind.
PEOPLE: Entry[Any] = Entry("people", _people, is_shared=True)
MISTAKE: Entry[Any] = Entry("mistake", is_shared=True)
BREAKS: Entry[Any] = Entry("set-aside", is_shared=True)

# The paragraphs behind refusals that all games have.
SHARED_REFUSALS: Mapping[Enum, str] = {SourceReason.COUNT_WRONG: "turn"}
# The paragraphs behind answers that all games have.
SHARED_ANSWERS: Mapping[object, str] = {AboutLabel: "tiles", AboutRound(counts=True): "end"}
