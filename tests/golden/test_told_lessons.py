"""Lessons and exercises from beginning to end, kept as prose: what is typed and what is said.

Every check is answered wrongly first, where it has more than one answer. `UPDATE_GOLDEN=1` writes
the files anew.
"""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from test_golden import narrated_lines

from azul_access import session
from azul_access.games.lessons import LEARNER, Course, LessonPlace
from azul_access.player import choose
from azul_access.record.setup import make_setup
from azul_access.session import Step
from azul_access.session.control.settings import Settings

HERE = Path(__file__).parent
FILES = sorted([*(HERE / "lessons").glob("*.txt"), *(HERE / "exercises").glob("*.txt")])
EXERCISES = 20
COURSES = {"lessons": Course.LESSONS, "exercises": Course.EXERCISES}


def learn(
    game: str, language: str, course: Course, lines: list[str]
) -> Iterator[tuple[str | None, Step]]:
    """The steps of the lessons; None is typed where the computer moves by itself."""
    setup = make_setup(
        game=game, names=("Anna", "Ben"), first_seat=LEARNER, chosen={}, language=language
    )
    step = session.begin_lessons(setup, Settings(language), LessonPlace(course=course))
    yield None, step
    for line in lines:
        step = session.handle_line(step.session, line, "keyboard")
        yield line, step
        now = step.session
        if now.computer_to_move is not None and not now.awaits_hands:
            state, system = now.ledger.state, now.setup.system
            command = choose(system, state, 1, len(now.ledger.applied)).command
            step = session.handle_computer(now, command, state, "test")
            yield None, step


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_lessons_are_told(path: Path) -> None:
    """All of them lead to their end; every sentence is the same, word for word."""
    expected = path.read_text(encoding="utf-8").splitlines()
    words = expected[0].split()
    game, language = words[words.index("--game") + 1], words[words.index("--language") + 1]
    course = COURSES[path.parent.name]
    typed = [line[2:] for line in expected if line.startswith("> ")]
    lines = [expected[0]]
    last = None
    for line, step in learn(game, language, course, typed):
        lines += [] if line is None else [f"> {line}"]
        lines += narrated_lines(step.session, step.announcements)
        last = step
    if os.environ.get("UPDATE_GOLDEN"):
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
        return
    assert lines == expected
    assert last is not None
    ended = session.handle_line(last.session, "", "keyboard")
    said = " ".join(narrated_lines(ended.session, ended.announcements))
    if course is Course.LESSONS:
        assert "azul-access play" in said
    else:  # the last exercise is asked again
        assert ended.session.lesson == LessonPlace(EXERCISES - 1, course=course)
