"""Which places a meaning sets, if it says what lies on the table."""

from collections.abc import Sequence

from azul_access.games.system import Commands
from azul_access.games.table import Content
from azul_access.session.session import Meaning, Session


def empties_a_place(session: Session, meaning: Meaning) -> bool:
    """Whether the meaning sets a single place, to empty."""
    places = list_set(session, meaning)
    return len(places) == 1 and session.setup.system.places.is_empty(places[0])


def list_set(session: Session, meaning: Meaning) -> Sequence[Content]:
    """The contents that a meaning sets; empty if it is no statement."""
    statements = session.setup.system.statements
    if not isinstance(meaning, Commands) or statements is None:
        return ()
    contents = [statements.set_contents(command) for command in meaning.commands]
    return [content for places in contents for content in places or ()]
