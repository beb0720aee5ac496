"""The conversation at the table: what was heard becomes entries for the log and announcements."""

from azul_access.session.conversation import act, begin, handle, handle_any, resume
from azul_access.session.meanings import lexicon, spoken_rules
from azul_access.session.values import Session, Step

__all__ = [
    "Session",
    "Step",
    "act",
    "begin",
    "handle",
    "handle_any",
    "lexicon",
    "resume",
    "spoken_rules",
]
