"""Exercises: twenty positions of real games for each game, asked, tried, explained and left."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from test_lessons import say, show

from azul_access import games
from azul_access import session as conversation
from azul_access.games import SYSTEMS
from azul_access.games.lessons import Course, LessonPlace
from azul_access.language.languages import LANGUAGES
from azul_access.record.setup import make_setup
from azul_access.session import Step
from azul_access.session.control.settings import Settings
from azul_access.session.session import Owner
from azul_access.session.sharing import join_session
from azul_access.session.step.lesson_checks import find_expected, list_lessons

GAMES = ("azul", "summer-pavilion")
COUNT = 20
# A move of the first exercise about points that brings none.
WRONG = "1x0"
LABELS = {"azul": ("R", "B", "SCH", "X", "O"), "summer-pavilion": ("L", "O", "R", "B", "Y", "G")}
Json = dict[str, Any]


def begin(number: int, game: str = "azul", language: str = "en") -> Step:
    setup = make_setup(game=game, names=("Anna", "Ben"), first_seat=0, chosen={}, language=language)
    place = LessonPlace(number - 1, course=Course.EXERCISES)
    return conversation.begin_lessons(setup, Settings(language), place)


def read_lines(game: str) -> list[Json]:
    folder = Path(games.__file__).parent / game.replace("-", "_")
    lines = (folder / "exercises.jsonl").read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines]


def is_of(kind: str, game: str = "azul") -> int:
    """The number of the first exercise of a kind."""
    return 1 + next(at for at, line in enumerate(read_lines(game)) if line["kind"] == kind)


@pytest.mark.parametrize("game", GAMES)
def test_each_exercise_can_be_answered_rightly_and_wrongly(game: str) -> None:
    system = SYSTEMS[game]
    exercises = list_lessons(system, Course.EXERCISES)
    assert len(exercises) == COUNT
    for exercise in exercises:
        (part,) = exercise.parts
        state = exercise.opening
        assert system.rules.expects(state).player == 0
        if part.fits is None:
            assert part.ask is not None
            continue
        legal = list(system.rules.legal_commands(state))
        right = [command for command in legal if part.fits(state, command)]
        assert part.do in right
        assert len(right) < len(legal)


# The numbers, reckoned anew from the lines of the files alone


def _tiles(position: Json, given: Json, game: str) -> tuple[list[str], str]:
    source = given["source"]
    tiles = position["centre"] if source == 0 else position["factories"][source - 1]
    return tiles, LABELS[game][given["colour"]]


def _missing(board: Json, line: int) -> int:
    row = board["lines"][line - 1]
    return line - (0 if row is None else int(row["count"]))


def _fillable(position: Json) -> int:
    board, places = position["players"][1], [*position["factories"], position["centre"]]

    def may_hold(line: int, label: str) -> bool:
        row = board["lines"][line - 1]
        if row is None:
            return label not in board["wall"][line - 1]
        return bool(row["label"] == label and row["count"] < line)

    return sum(
        any(
            may_hold(line, label) and tiles.count(label) >= _missing(board, line)
            for tiles in places
            for label in set(tiles)
        )
        for line in range(1, 6)
    )


def _azul(kind: str, position: Json, given: Json) -> int:
    me = position["players"][0]
    if kind == "needs":
        return _missing(position["players"][1], given["line"])
    if kind == "ready":
        return _fillable(position)
    tiles, label = _tiles(position, given, "azul")
    count, missing = tiles.count(label), _missing(me, given["line"])
    if kind == "rest":
        return len(tiles) - count + len(position["centre"])
    if kind == "lacks":
        return missing - count
    if kind == "drop":
        return count - missing
    assert kind == "cost"
    had = len(me["floor"])
    return sum([1, 1, 2, 2, 2, 3, 3][had : had + 1 + count - missing])


def _pavilion(kind: str, position: Json, given: Json) -> int:
    me, ben = position["players"]
    wild = position["wild"]
    if kind in ("wild", "rest", "stone"):
        tiles, label = _tiles(position, given, "summer-pavilion")
        count = tiles.count(label) + (label != wild and wild in tiles)
        return len(tiles) - count + len(position["centre"]) if kind == "rest" else count
    label = LABELS["summer-pavilion"][given["star"] - 1]
    if kind == "jokers":
        return int(given["number"]) - int(me["tiles"].count(label))
    board = ben if kind == "needs" else me
    held = board["tiles"].count(label) + (board["tiles"].count(wild) if label != wild else 0)
    if kind == "needs":
        return int(given["number"]) - int(held)
    assert kind == "dearest"
    star = me["stars"][given["star"]]
    return max(number for number, tile in enumerate(star, 1) if tile is None and number <= held)


@pytest.mark.parametrize(("game", "reckon"), [("azul", _azul), ("summer-pavilion", _pavilion)])
def test_every_number_is_true(game: str, reckon: Callable[[str, Json, Json], int]) -> None:
    """Each answer is what a plain count of the position gives."""
    checked = 0
    for line, exercise in zip(
        read_lines(game), list_lessons(SYSTEMS[game], Course.EXERCISES), strict=True
    ):
        (part,) = exercise.parts
        if part.ask is not None:
            expected = part.ask(exercise.opening)
            assert expected.number == reckon(line["kind"], line["position"], line["given"]), line
            checked += 1
    assert checked >= 9


# Conversations


def test_a_move_is_explained_and_leads_on() -> None:
    """Another move is told what it does and how to look; neither is made at the table."""
    step = begin(is_of("points"))
    number = step.session.lesson
    other = say(step, WRONG)
    assert not other.understood
    assert "Not quite." in show(other)
    assert "That costs 4 points." in show(other)
    assert other.session.lesson == number
    told = show(say(step, "go on"))
    assert "This would do: " in told
    assert "points" in told
    part = list_lessons(SYSTEMS["azul"], Course.EXERCISES)[is_of("points") - 1].parts[0]
    touched = conversation.handle_touch(step.session, part.do, step.session.ledger.state, "display")
    assert show(touched).startswith("Right. ")
    assert touched.session.lesson != number
    assert not touched.session.ledger.applied


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_ben_needs_is_counted(language: str) -> None:
    """Answered by the number with the letter or the colour, as a question about what lies there."""
    step = begin(is_of("needs"), language=language)
    expected = find_expected(step.session)
    assert expected is not None
    wrong = say(step, "19")
    assert not wrong.understood
    names = ("red", "blue", "black", "turquoise", "orange")
    label = "rbsxo"[names.index(expected.colour)]
    right = say(step, f"{expected.number}{label}")
    assert right.session.lesson == LessonPlace(is_of("needs"), course=Course.EXERCISES)


def test_exercises_are_chosen_and_questions_allowed() -> None:
    step = begin(2)
    assert say(step, "exercise 5").session.lesson == LessonPlace(4, course=Course.EXERCISES)
    assert "from 1 to 20" in show(say(step, "exercise 21"))
    assert say(step, "u").session.lesson == LessonPlace(0, course=Course.EXERCISES)
    asked = say(step, "board of Ben")
    assert asked.understood
    assert asked.session.lesson == step.session.lesson
    assert "last exercise" in show(say(begin(COUNT), "go on"))
    page = join_session(step.session, Settings("en"), Owner(0, has_page=True))
    assert page.lesson == step.session.lesson


def test_a_tip_helps_only_who_asks() -> None:
    """In an exercise a tip can be asked for as in a game; it does not answer the exercise."""
    step = begin(is_of("points"))
    tip = say(step, "tip")
    assert "Tip:" in show(tip)
    assert tip.session.lesson == step.session.lesson
