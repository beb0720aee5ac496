"""The conversation at the table: inputs become entries for the log and announcements."""

from azul_access.session.conversation import (
    begin_at_position,
    begin_game,
    handle_candidates,
    handle_line,
    handle_touch,
    resume_game,
)
from azul_access.session.interpretation import interpret
from azul_access.session.meanings import get_spoken_rules
from azul_access.session.read_back import read_back
from azul_access.session.session import Meaning, Session, Step
from azul_access.session.voice_input import handle_recognition, is_possible, report_not_heard

__all__ = [
    "Meaning",
    "Session",
    "Step",
    "begin_at_position",
    "begin_game",
    "get_spoken_rules",
    "handle_candidates",
    "handle_line",
    "handle_recognition",
    "handle_touch",
    "interpret",
    "is_possible",
    "read_back",
    "report_not_heard",
    "resume_game",
]
