"""A line that is like a known question is asked about, and answered only after a yes."""

import pytest
from asked_games import ask, begin

from azul_access.games.system import Ask

# A line of each language that is not answered at once, and the question that is offered.
LINES = {
    "de": ("wie lange plagt ihr euch noch?", "wie lange noch?"),
    "en": ("where is the start marker hiding?", "where is the start marker?"),
    "nl": (
        "wie mag er juichen over de meeste punten?",
        "wie heeft de meeste punten?",
    ),
}


@pytest.mark.parametrize("language", LINES)
def test_it_is_answered_after_enter_as_if_it_had_been_asked(language: str) -> None:
    """What is offered can be typed as it stands, and Enter gives the same answer."""
    session, (line, meant) = begin(language, "azul"), LINES[language]
    step, _ = ask(session, line)
    assert not step.understood
    suggestion = step.session.suggestion
    assert suggestion is not None
    assert isinstance(suggestion.meaning, Ask)
    _, accepted = ask(step.session, "")
    assert accepted == ask(session, f"{suggestion.text}?")[1] == ask(session, meant)[1]
