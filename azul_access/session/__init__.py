"""The conversation at the table: what was heard becomes entries for the log and announcements."""

from azul_access.session.conversation import begin, handle, resume
from azul_access.session.values import Session, Step

__all__ = ["Session", "Step", "begin", "handle", "resume"]
