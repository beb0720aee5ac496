"""What a text can mean at this moment: the rules that hold now, and the words of this table."""

from collections.abc import Sequence
from functools import lru_cache
from typing import cast

from azul_access.games import SYSTEMS
from azul_access.language.grammar import Rule, parses
from azul_access.language.lexicon import Lexicon
from azul_access.session import controls
from azul_access.session.controls import PickOption
from azul_access.session.values import Meaning, Session


@lru_cache(maxsize=8)
def _lexicon_for(language: str, game: str, names: tuple[str, ...]) -> Lexicon:
    return Lexicon(language, game, SYSTEMS[game].symbols, names)


def get_lexicon(session: Session) -> Lexicon:
    return _lexicon_for(session.settings.language, session.setup.system.name, session.setup.names)


def get_typed_rules(session: Session) -> Sequence[Rule]:
    """Everything that is understood when it is typed."""
    grammar = session.setup.system.grammar
    picks = controls.pick_rules(len(session.pending))
    return [*picks, *grammar.typed_rules(session.ledger.state), *controls.RULES]


def get_spoken_rules(session: Session) -> Sequence[Rule]:
    """What is worth listening for now: answers only to a question, moves only at their moment."""
    grammar = session.setup.system.grammar
    moment = [*grammar.spoken_rules(session.ledger.state), *controls.SPOKEN_RULES]
    if not session.pending:
        return moment
    return [*controls.pick_rules(len(session.pending)), *controls.YES_AND_NO_RULES, *moment]


def find_meanings(session: Session, text: str) -> list[Meaning]:
    found = cast(
        "list[Meaning]", parses(get_typed_rules(session), get_lexicon(session).lattice(text))
    )
    # With a question open, a bare number answers it.
    return [meaning for meaning in found if isinstance(meaning, PickOption)] or found
