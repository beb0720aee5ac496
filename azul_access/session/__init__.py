"""The conversation at the table: inputs become entries for the log and announcements.

`conversation` and `voice_input` take an input. Its text becomes a `meaning`, the meaning a `step`
with a `change` of the game, and the step's announcements phrases (`output`). `control` has what
users ask of the program itself, with the settings; `session` is the state of all that.

A module is loaded when one of its names is first used: most commands need only the settings.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from azul_access.session.conversation import (
        begin_at_position,
        begin_game,
        begin_lessons,
        handle_candidates,
        handle_computer,
        handle_line,
        handle_touch,
        resume_game,
    )
    from azul_access.session.meaning.interpretation import interpret
    from azul_access.session.meaning.meanings import get_spoken_rules
    from azul_access.session.second_opinion import keep_opinions
    from azul_access.session.session import Meaning, Session, Step
    from azul_access.session.voice_input import (
        handle_recognition,
        is_possible,
        report_not_heard,
        wants_opinion,
    )

__all__ = [
    "Meaning",
    "Session",
    "Step",
    "begin_at_position",
    "begin_game",
    "begin_lessons",
    "get_spoken_rules",
    "handle_candidates",
    "handle_computer",
    "handle_line",
    "handle_recognition",
    "handle_touch",
    "interpret",
    "is_possible",
    "keep_opinions",
    "report_not_heard",
    "resume_game",
    "wants_opinion",
]

# The names of a module, for those that are not in `conversation`.
_MODULES = {
    "meaning.interpretation": ("interpret",),
    "meaning.meanings": ("get_spoken_rules",),
    "second_opinion": ("keep_opinions",),
    "session": ("Meaning", "Session", "Step"),
    "voice_input": ("handle_recognition", "is_possible", "report_not_heard", "wants_opinion"),
}


def __getattr__(name: str) -> object:
    if name not in __all__:
        raise AttributeError(name)
    home = next((module for module, names in _MODULES.items() if name in names), "conversation")
    value = globals()[name] = getattr(import_module(f"{__name__}.{home}"), name)
    return value
