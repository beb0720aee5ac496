"""Questions as people ask them, in every language, and the answers, kept to be read.

`UPDATE_GOLDEN=1 pytest tests/asking` writes the answers anew; then read what changed.
"""

import os
from pathlib import Path

import pytest
from asked_games import ask, begin
from case_samples import sample

from azul_access.games import SYSTEMS
from azul_access.language.languages import LANGUAGES

FOLDER = Path(__file__).parent / "golden"
CASES = [(game, language) for game in SYSTEMS for language in LANGUAGES]


def golden_path(game: str, language: str) -> Path:
    return FOLDER / f"{game}_{language}.txt"


def read_questions(game: str, language: str) -> list[str]:
    lines = golden_path(game, language).read_text(encoding="utf-8").splitlines()
    return [line.removeprefix("> ") for line in lines if line.startswith("> ")]


@pytest.mark.parametrize(("game", "language"), CASES)
def test_answers_are_the_same(game: str, language: str) -> None:
    """Each question is understood, answered as it was, and changes nothing."""
    session = begin(language, game)
    lines: list[str] = []
    for question in read_questions(game, language):
        step, answer = ask(session, question)
        assert step.understood, question
        assert not step.entries, question
        lines += [f"> {question}", *answer]
    path = golden_path(game, language)
    if os.environ.get("UPDATE_GOLDEN"):
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
        return
    assert lines == path.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize(("game", "language"), sample(SYSTEMS, LANGUAGES))
def test_case_and_the_question_mark_do_not_matter(game: str, language: str) -> None:
    """The same question in capitals, or with another end, gets the same answer."""
    session = begin(language, game)
    for question in read_questions(game, language)[::4]:
        plain = question.rstrip("?")
        answer = ask(session, question)[1]
        assert ask(session, plain.upper() + "?")[1] == ask(session, plain + "?")[1] != [], question
        assert ask(session, f"  {question} ")[1] == answer, question
