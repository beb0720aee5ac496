"""Heap for the registry: only its core, and with all that a game may leave out."""

from dataclasses import replace

import heap
import heap_extras
from heap import Command, Event, Question, State

from azul_access.games.system import System, TypedSystem, without_types

_CORE: TypedSystem[State, Command, Event, Question, None] = TypedSystem(
    name="heap",
    players=range(2, 4),
    rules=heap,
    commands=heap,
    grammar=heap,
    narration=heap,
    put_back=heap,
    dialogue=heap,
    facts=heap,
    places=heap,
    symbols={"j": "heap"},
)
_WHOLE = replace(
    _CORE,
    pictures=heap_extras,
    statistics=heap_extras,
    touch=heap_extras,
    virtual_bag=heap_extras,
)
VARIANTS: dict[str, System] = {"core": without_types(_CORE), "whole": without_types(_WHOLE)}
