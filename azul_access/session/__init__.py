"""The conversation at the table: what was heard becomes entries for the log and announcements."""

from azul_access.session.conversation import act, begin, handle, handle_any, resume
from azul_access.session.meanings import lexicon, spoken_rules
from azul_access.session.read_back import read_back
from azul_access.session.spoken import can_do, handle_heard, mean_the_same, not_heard
from azul_access.session.values import Meaning, Session, Step

__all__ = [
    "Meaning",
    "Session",
    "Step",
    "act",
    "begin",
    "can_do",
    "handle",
    "handle_any",
    "handle_heard",
    "lexicon",
    "mean_the_same",
    "not_heard",
    "read_back",
    "resume",
    "spoken_rules",
]
