"""Lessons: parts in order, checks of what lies there, moves that are tried, and where one left."""

import pytest

from azul_access import session as conversation
from azul_access.games import SYSTEMS
from azul_access.games.choices import InvalidSetup
from azul_access.games.lessons import Course, LessonPlace
from azul_access.language.languages import LANGUAGES
from azul_access.language.phrase import Form
from azul_access.record.setup import make_setup
from azul_access.session import Step, get_spoken_rules
from azul_access.session.control.settings import Settings
from azul_access.session.output.narration import narrate
from azul_access.session.recognition import Certainty, Guess, Recognition
from azul_access.session.session import Owner
from azul_access.session.sharing import follow, join_session, list_shared
from azul_access.session.step.lesson_checks import list_lessons
from azul_access.session.step.lessons import find_place

GAMES = ("azul", "summer-pavilion")
TAKING, ROWS, ROUND = 2, 3, 7
LESSONS = Course.LESSONS
# The parts of the lesson about taking that ask for the row, and for its move.
ROW_CHECK, TAKE = 3, 1


def begin(lesson: int = 0, part: int = 0, game: str = "azul", language: str = "en") -> Step:
    setup = make_setup(game=game, names=("Anna", "Ben"), first_seat=0, chosen={}, language=language)
    return conversation.begin_lessons(setup, Settings(language), LessonPlace(lesson, part))


def say(step: Step, *lines: str) -> Step:
    for line in lines:
        step = conversation.handle_line(step.session, line, "keyboard")
    return step


def show(step: Step) -> str:
    session = step.session
    return " ".join(
        session.settings.phrases.render_all(part, session.settings.verbosity, Form.SHOW)
        for announcement in step.announcements
        for part in narrate(session.setup.system, session.context, announcement)
    )


def test_the_games_have_their_lessons() -> None:
    assert len(list_lessons(SYSTEMS["azul"], LESSONS)) == 9
    assert len(list_lessons(SYSTEMS["summer-pavilion"], LESSONS)) == 6


@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_has_a_check_and_something_for_hands(game: str) -> None:
    for lesson in list_lessons(SYSTEMS[game], LESSONS):
        assert any(part.ask for part in lesson.parts), lesson.name
        handled = any(part.do or part.plays for part in lesson.parts)
        assert handled or lesson.name == "places", lesson.name


@pytest.mark.parametrize(
    ("language", "right", "wrong"),
    [
        ("en", ("two red", "2r", "r r", "rr", "two red ones, clearly"), ("three red", "2b")),
        ("de", ("zwei rote", "2r", "r r", "zwei R natürlich"), ("zwei blaue", "keine Ahnung")),
        ("nl", ("twee rode", "2r", "r r", "rr", "twee R"), ("drie rode", "geen idee")),
    ],
)
def test_a_check_understands_an_answer_in_any_words(
    language: str, right: tuple[str, ...], wrong: tuple[str, ...]
) -> None:
    """A wrong one, or none, is explained, and the same is asked again; then the answer is told."""
    step = begin(TAKING, ROW_CHECK, language=language)
    for line in right:
        assert say(step, line).session.lesson == LessonPlace(TAKING, ROW_CHECK + 1), line
    for line in wrong:
        answered = say(step, line)
        assert answered.session.lesson == step.session.lesson, line
        assert not answered.understood
    told = say(step, wrong[0], wrong[0])
    assert told.session.lesson == LessonPlace(TAKING, ROW_CHECK + 1)
    assert "2 R" in show(told)


@pytest.mark.parametrize(
    ("language", "line"), [("en", "no idea"), ("de", "keine Ahnung"), ("nl", "geen idee")]
)
def test_who_has_no_idea_hears_the_task_again(language: str, line: str) -> None:
    """And how it can be passed over."""
    step = begin(TAKING, TAKE, language=language)
    assert show(say(step, line)) == show(say(step, "h"))
    assert say(step, line).understood


def test_questions_and_rules_stay_what_they_are_in_a_check() -> None:
    step = begin(TAKING, ROW_CHECK)
    assert "4.2 From a factory" in show(say(step, "rules 4.2"))
    assert "Anna" in show(say(step, "score"))
    assert say(step, "how many tiles are in the bag?").session.lesson == step.session.lesson


def test_only_the_move_that_is_tried_is_made() -> None:
    """Another one that the rules allow is explained, one that they refuse is refused."""
    step = begin(TAKING, TAKE)
    other = say(step, "2o2")
    assert "something else" in show(other)
    assert other.session.ledger is step.session.ledger
    assert not say(step, "1o2").understood
    made = say(step, "1r2")
    assert made.entries
    assert made.session.lesson == LessonPlace(TAKING, TAKE + 1)
    assert "no move" not in show(made)


def test_a_suggestion_that_waits_lets_no_move_leave_the_lesson() -> None:
    """After "did you mean", the move that was asked for leads on as always; "done" repeats it."""
    step = say(
        begin(TAKING, TAKE, language="de"),
        "fertig",
        "wer hütet nun den Startmarker wohl?",
    )
    assert step.session.pending
    assert say(step, "1r2").session.lesson == LessonPlace(TAKING, TAKE + 1)


@pytest.mark.parametrize("line", ["2r3", "yes"])
def test_a_move_or_a_yes_is_no_answer(line: str) -> None:
    """Though a move may have the right number in it; the question is told again, however often."""
    step = begin(TAKING, ROW_CHECK)
    refused = say(step, line, line, line)
    assert refused.session.lesson == step.session.lesson
    assert "What have you got in row 2 now?" in show(refused)


def test_a_line_that_nobody_understands_is_told_the_way_on() -> None:
    """What there is to do in the lesson, and no example of a move."""
    assert show(say(begin(), "gobbledygook")).endswith("Enter goes on.")
    assert show(say(begin(TAKING, TAKE), "gobbledygook")).endswith('or say "go on".')


def test_a_task_can_be_passed_over() -> None:
    """The program makes the move, or tells the answer, and goes on."""
    step = say(begin(TAKING, TAKE), "go on")
    assert step.entries
    assert "The answer is 2." in show(say(step, "go on"))


def test_one_goes_back_and_to_other_lessons() -> None:
    step = begin(TAKING, ROW_CHECK)
    assert say(step, "u").session.lesson == LessonPlace(TAKING, ROW_CHECK - 1)
    assert say(step, "lesson 5").session.lesson == LessonPlace(4)
    assert "from 1 to 9" in show(say(step, "lesson 12"))
    assert say(step, "q").quits


def test_the_table_of_a_part_is_laid_out_anew() -> None:
    """Where somebody left in the middle, the moves before are made."""
    middle = begin(TAKING, ROW_CHECK).session
    played = say(begin(TAKING), "", "1r2", "2").session
    assert middle.ledger.state == played.ledger.state


def test_a_round_is_begun_anew_if_it_was_left() -> None:
    assert begin(ROUND, 2).session.lesson == LessonPlace(ROUND)
    assert say(begin(ROUND), "").session.setup.has_computers


def test_where_to_begin() -> None:
    system = SYSTEMS["azul"]
    assert find_place(system, LESSONS, None, None) == LessonPlace()
    assert find_place(system, LESSONS, None, LessonPlace(2, 3)) == LessonPlace(2, 3)
    assert find_place(system, LESSONS, None, LessonPlace(2, 33)) == LessonPlace(2)
    assert find_place(system, LESSONS, 4, LessonPlace(2, 3)) == LessonPlace(3)
    with pytest.raises(InvalidSetup):
        find_place(system, LESSONS, 10, None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_answers_can_be_said(language: str) -> None:
    """The recogniser listens for numbers and tiles while a check waits, and only then."""
    names = [rule.name for rule in get_spoken_rules(begin(TAKING, ROW_CHECK).session)]
    assert "lesson-answer" in names
    assert "lesson-answer" not in [it.name for it in get_spoken_rules(begin(TAKING).session)]
    text = {"en": "two red", "de": "zwei rote", "nl": "twee rode"}[language]
    heard = Recognition((Guess(text, 1.0),), Certainty.SURE)
    step = begin(TAKING, ROW_CHECK, language=language)
    after = conversation.handle_recognition(step.session, heard, "voice")
    assert after.session.lesson == LessonPlace(TAKING, ROW_CHECK + 1)


def test_a_touched_move_counts_as_well() -> None:
    """As on a display or a page: a routing key or a button picks the move."""
    step = begin(TAKING, TAKE)
    part = list_lessons(SYSTEMS["azul"], LESSONS)[TAKING].parts[TAKE]
    state = step.session.ledger.state
    assert part.do is not None
    touched = conversation.handle_touch(step.session, part.do, state, "display")
    assert touched.session.lesson == LessonPlace(TAKING, TAKE + 1)


def test_everybody_is_told_a_lesson() -> None:
    """A page of the learner's own is at the same part and can answer."""
    first = begin(TAKING, ROW_CHECK)
    page = join_session(first.session, Settings("en"), Owner(0, has_page=True))
    assert page.lesson == first.session.lesson
    step = say(first, "2r")
    assert list_shared(first.session, step)
    followed = follow(page, first.session, step).session
    assert followed.lesson == step.session.lesson
    assert followed.ledger is step.session.ledger


def test_outside_of_lessons_there_are_none() -> None:
    setup = make_setup(game="azul", names=("Anna", "Ben"), first_seat=0, chosen={}, language="en")
    step = conversation.begin_game(setup, Settings("en"))
    assert not say(step, "lesson 3").understood
