"""What the rest of a round can bring: facts that hold whatever the players do."""

from typing import cast

import pytest
from asked_games import ask, begin

from azul_access.games.azul.state import State
from azul_access.games.azul.taking import legal_takes
from azul_access.record.ledger import CommandEntry, add_entry

ASKED = {
    "de": (
        *("wie viele Züge sind noch in dieser Runde", "was kann mich der Boden höchstens kosten"),
        *("welche Reihen kann ich jetzt voll machen", "was bringen die roten dem Ben"),
    ),
    "en": (
        *("how many turns are left in this round", "what is the worst case for me this round"),
        *("which rows can I finish this turn", "what are the reds worth to Ben"),
    ),
    "nl": (
        *("hoeveel beurten zijn er nog deze ronde", "hoe slecht kan deze ronde voor mij aflopen"),
        *("welke rijen kan ik nu vol maken", "wat leveren de rode Ben op"),
    ),
}
TOLD = {
    "de": ("7 bis 9 Züge", "höchstens 14 Minuspunkte", "Reihe 5 wird voll", "Ben: R: 3"),
    "en": ("7 to 9 more turns", "at most 14 minus points", "Row 5 gets full", "Ben: R: 3"),
    "nl": ("7 tot 9 beurten", "hoogstens 14 minpunten", "Rij 5 wordt vol", "Ben: R: 3"),
}


@pytest.mark.parametrize("language", ASKED)
def test_the_rest_of_the_round_is_told(language: str) -> None:
    session = begin(language, "azul")
    for question, told in zip(ASKED[language], TOLD[language], strict=True):
        step, answer = ask(session, question)
        assert not step.entries
        assert told in " ".join(answer), question


def test_the_round_has_as_many_turns_as_told() -> None:
    """Whichever tiles are taken first or last, the number of turns is within the bounds."""
    session = begin("en", "azul")
    told = ask(session, "how many turns are left in this round")[1][0].split()
    least, most = int(told[0]), int(told[2])
    for choose in (0, -1):
        ledger, turns = session.ledger, 0
        while takes := list(legal_takes(cast(State, ledger.state))):
            ledger, _ = add_entry(ledger, CommandEntry(takes[choose], "test"))
            turns += 1
        assert least <= turns <= most
