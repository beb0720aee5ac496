"""The net of what can be said in a session now."""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from azul_access.hearing.language_data import load_hearing_data
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
    build = answer_net if session.asks_yes_or_no else _build
    return build(rules, language, system.name, session.setup.names)


@lru_cache(_MAX_NETS)
def _build(rules: Sequence[Rule], language: str, game: str, names: Sequence[str]) -> Net:
    return build_net(rules, spoken_words(language, game, names))


@lru_cache(_MAX_NETS)
def answer_net(rules: Sequence[Rule], language: str, game: str, names: Sequence[str]) -> Net:
    """The net while a yes or a no is awaited, when any other word may be said as well."""
    net = build_net(rules, spoken_words(language, game, names))
    return replace(net, talk=load_hearing_data(language).talk - net.words)
