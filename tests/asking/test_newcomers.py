"""Questions of people new to the program, with what they could see on the table themselves.

Each line of `corpus/GAME_LANGUAGE.txt` is a question and, after "|", what its answer says: parts
with ";" between them, each of them with its other forms. They were written before anybody looked
at the words that the program knows.
"""

from functools import cache
from pathlib import Path

import pytest
from asked_games import ask
from test_golden_answers import CASES

from azul_access.record.setup import make_setup
from azul_access.session import Session, begin_game, handle_line
from azul_access.session.control.controls import SpeechOutput
from azul_access.session.control.settings import Settings

FOLDER = Path(__file__).parent / "corpus"
# The middle of a second round; 0 stands for the letter of the centre.
LINES = {
    "azul": (
        *("oorr orss osss orrr bbbs", "5s3", "0b3", "4o1", "1o2", "0r5", "2o1", "0s3", "3s4"),
        *("0o2", "0r5", "brss bbbo orsx bxxx brxx", "3s1", "0o2", "4x2"),
    ),
    "summer-pavilion": (
        *("3y", "2r", "0b", "1g", "5r", "0y", "4g", "0o", "0b", "0r"),
        *("g01", "o1", "y02", "o01", "b03", "r02", "b1", "g2", "b2", "r1", "p", "p"),
        *("5b", "3y", "1y", "4r"),
    ),
}
# The greatest share of questions without a right answer.
SHARE = {"azul": 0.05, "summer-pavilion": 0.1}


@cache
def begin(game: str, language: str) -> Session:
    setup = make_setup(
        game=game,
        names=("Anna", "Ben"),
        first_seat=0,
        chosen={},
        bag="table" if game == "azul" else "virtual",
        seed=10,
        language=language,
    )
    session = begin_game(setup, Settings(language, speech=SpeechOutput.OFF)).session
    for line in LINES[game]:
        step = handle_line(session, line.replace("0", "z" if language == "de" else "c"), "test")
        assert step.understood, line
        session = step.session
    return session


def is_answered(session: Session, line: str) -> bool:
    """Whether a line of the corpus is understood and its answer says what it has to."""
    question, _, expected = line.partition(" | ")
    step, paragraphs = ask(session, question)
    assert not step.entries, question
    assert step.session.settings == session.settings, question
    answer = " ".join(paragraphs).replace("\N{NO-BREAK SPACE}", " ").casefold()
    return step.understood and all(
        any(form.strip().casefold() in answer for form in part.split("|"))
        for part in expected.split(";")
    )


@pytest.mark.parametrize(("game", "language"), CASES)
def test_questions_of_newcomers_are_answered(game: str, language: str) -> None:
    """Most questions have a right answer, and none is a move or a setting."""
    session = begin(game, language)
    lines = (FOLDER / f"{game}_{language}.txt").read_text(encoding="utf-8").splitlines()
    wrong = [line for line in lines if not is_answered(session, line)]
    assert len(wrong) <= SHARE[game] * len(lines), wrong
