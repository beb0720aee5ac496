"""The net of what can be said in a session now."""

from azul_access.hearing.net import Net
from azul_access.hearing.net_builder import build_net
from azul_access.hearing.spoken_words import spoken_words
from azul_access.session import Session, get_spoken_rules


def net_of(session: Session) -> Net:
    system, language = session.setup.system, session.settings.language
    words = spoken_words(language, system.name, session.setup.names)
    return build_net(get_spoken_rules(session), words)
