"""What can be said at a table now, as a net."""

from azul_access.hearing.building import build
from azul_access.hearing.net import Net
from azul_access.hearing.spoken_words import sayings
from azul_access.session import Session, spoken_rules


def net_of(session: Session) -> Net:
    system, language = session.setup.system, session.settings.language
    words = sayings(language, system.name, session.setup.names)
    return build(spoken_rules(session), words)
