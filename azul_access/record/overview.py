"""The whole position of a saved game."""

from azul_access.games.context import NarrationContext
from azul_access.language.phrase import Paragraph, Verbosity
from azul_access.record.ledger import Ledger
from azul_access.record.setup import Setup


def describe_table(setup: Setup, ledger: Ledger) -> list[Paragraph]:
    """What lies at every place, one paragraph for each part of the table."""
    context = NarrationContext(setup.names, setup.options, Verbosity.NORMAL)
    facts, state = setup.system.facts, ledger.state
    return [
        paragraph
        for question in facts.overview_questions(state)
        for paragraph in facts.answer(context, state, question)
    ]
