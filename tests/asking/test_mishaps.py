"""What people say when something went wrong at the table: nothing changes before they agree."""

from collections.abc import Sequence

import pytest
from asked_games import ask, begin

from azul_access.games.azul.state import Player, State
from azul_access.language.languages import LANGUAGES
from azul_access.session import Session
from azul_access.session.control.controls import WalkKind

FALLEN = {
    "de": ("das Brett von Ben ist umgefallen", "bei Ben ist alles verrutscht"),
    "en": ("Ben's board fell over", "Ben's board has been knocked over"),
    "nl": ("het bord van Ben is omgevallen", "het bord van Ben is verschoven"),
}
EVERYTHING = {
    "de": "alles ist umgefallen",
    "en": "everything fell over",
    "nl": "alles is omgevallen",
}
DRAWN = {"de": "wir haben fünf gezogen", "en": "we drew five", "nl": "we hebben er vijf getrokken"}
SWAPPED = {
    "de": "tausche die letzten Züge",
    "en": "swap the last two moves",
    "nl": "wissel de laatste zetten om",
}
# A question about a place, and a remark without a place.
KNOWN = {
    "de": ("was liegt in Reihe 4 von Ben?", "nur ein SCH", "ja"),
    "en": ("what is in Ben's row 4?", "only one SCH", "yes"),
    "nl": ("wat ligt er in rij 4 van Ben?", "maar een SCH", "ja"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_fell_over_is_laid_again(language: str) -> None:
    session = begin(language, "azul")
    for line in FALLEN[language]:
        step, _ = ask(session, line)
        assert step.session.walk is not None, line
        assert step.session.walk.kind is WalkKind.LAY
        assert len(step.session.walk.steps) < len(whole_table(language)), line
        assert not step.entries


def whole_table(language: str) -> tuple[tuple[int, ...], ...]:
    step, _ = ask(begin(language, "azul"), EVERYTHING[language])
    assert step.session.walk is not None
    return step.session.walk.steps


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_of_drawn_tiles_is_refused_with_a_remedy(language: str) -> None:
    filling = begin(language, "azul", 0)
    step, answer = ask(filling, DRAWN[language])
    assert not step.entries
    assert "5" in answer[0]
    assert "4" in answer[0]
    step, answer = ask(begin(language, "azul"), DRAWN[language])
    assert not step.entries
    assert "5" not in answer[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_swapped_moves_are_named_and_kept(language: str) -> None:
    session = begin(language, "azul")
    step, answer = ask(session, SWAPPED[language])
    assert not step.entries
    assert "Anna" in answer[0]
    assert "Ben" in answer[0]
    assert "u 2" in answer[0]
    fresh = begin(language, "azul", 0)
    assert "u 2" not in ask(fresh, SWAPPED[language])[1][0]


def players_of(session: Session) -> Sequence[Player]:
    state = session.ledger.state
    assert isinstance(state, State)
    return state.players


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_remark_is_about_the_place_that_was_asked_about(language: str) -> None:
    session = begin(language, "azul")
    question, remark, yes = KNOWN[language]
    assert not ask(session, remark)[0].understood
    asked, _ = ask(session, question)
    claimed, _ = ask(asked.session, remark)
    assert claimed.session.asks_yes_or_no
    assert not claimed.entries
    agreed, _ = ask(claimed.session, yes)
    before, players = players_of(session), players_of(agreed.session)
    line = players[1].lines[3]
    assert line is not None
    assert line.count == 1
    assert players[0] == before[0]


# During the tiling, one step at a time: what is true now, and what is true only afterwards.
STEPS = {
    "de": ("schrittweise", "zx1", "Reihe 2 von Anna 2 o", "Reihe 2 von Anna ist leer"),
    "en": ("pace step", "cx1", "Anna's row 2 is 2 o", "Anna's row 2 is empty"),
    "nl": ("stap voor stap", "cx1", "rij 2 van Anna 2 o", "rij 2 van Anna is leeg"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_statement_during_the_tiling_is_about_what_lies_there_now(language: str) -> None:
    pace, move, now, later = STEPS[language]
    session = begin(language, "azul", 9)
    for line in (pace, move):
        session = ask(session, line)[0].session
    assert session.told is not None
    right, answer = ask(session, now)
    assert right.understood
    assert len(answer) == 1
    early, told = ask(right.session, later)
    assert told != answer
    for step in (right, early):
        assert not step.entries
        assert step.session.queued_announcements == session.queued_announcements
