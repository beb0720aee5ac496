"""The name of an entry, by which people find it in their game."""

from azul_access.games.context import NarrationContext
from azul_access.games.system import Expects, System
from azul_access.language.phrase import Phrase, phrase
from azul_access.record.ledger import AppliedCommand


def describe_entry(
    system: System, context: NarrationContext, number: int, applied: AppliedCommand
) -> Phrase:
    """Its round, its number, which counts from 1, and its player, unless it is a draw."""
    expected = system.rules.expects(applied.before)
    round_number = system.facts.round_number(applied.before)
    if expected.kind is Expects.FILL or expected.player is None:
        return phrase("entry-of-draw", round=round_number, number=number)
    player = context.names[expected.player]
    return phrase("entry-of-player", round=round_number, number=number, player=player)
