"""The net of what can be said in a session now."""

from collections.abc import Sequence
from functools import lru_cache

from azul_access.hearing.net import Net
from azul_access.hearing.net_builder import build_net
from azul_access.hearing.spoken_words import spoken_words
from azul_access.language.grammar import Rule
from azul_access.session import Session, get_spoken_rules

# Nets that are kept: those of a turn and of the questions about a move.
_MAX_NETS = 4


def net_of(session: Session) -> Net:
    """The net of a session; usually that of the move before, as the rules are the same."""
    system, language = session.setup.system, session.settings.language
    rules = tuple(get_spoken_rules(session))
    return _build(rules, language, system.name, session.setup.names)


@lru_cache(_MAX_NETS)
def _build(rules: Sequence[Rule], language: str, game: str, names: Sequence[str]) -> Net:
    return build_net(rules, spoken_words(language, game, names))
