"""The conversation at the table: what was heard becomes entries for the log and announcements."""

from azul_access.session.conversation import (
    begin_game,
    handle_line,
    handle_readings,
    handle_touch,
    resume_game,
)
from azul_access.session.meanings import get_lexicon, get_spoken_rules
from azul_access.session.read_back import read_back
from azul_access.session.spoken import (
    handle_recognition,
    have_same_meaning,
    is_possible,
    report_not_heard,
)
from azul_access.session.values import Meaning, Session, Step

__all__ = [
    "Meaning",
    "Session",
    "Step",
    "begin_game",
    "get_lexicon",
    "get_spoken_rules",
    "handle_line",
    "handle_readings",
    "handle_recognition",
    "handle_touch",
    "have_same_meaning",
    "is_possible",
    "read_back",
    "report_not_heard",
    "resume_game",
]
