"""Lessons: a text, something to do with the hands, a check, and so on, part by part.

A lesson is a game whose table the program lays out. Everything else works as in every game: what is
no answer and no move leads to the step that it always has.
"""

from collections.abc import Sequence
from dataclasses import replace

from azul_access.games import lessons
from azul_access.games.choices import InvalidSetup, SetupReason
from azul_access.games.system import Commands, Options, State, System
from azul_access.language.phrase import Phrase, phrase
from azul_access.player.reasons import LITTLE
from azul_access.record import setup as setups
from azul_access.record.ledger import CommandEntry, add_entry
from azul_access.record.seats import Computer
from azul_access.session.change.commands import enter_commands
from azul_access.session.control import controls
from azul_access.session.output import announcements
from azul_access.session.output.announcements import Announcement
from azul_access.session.session import Meaning, Session, Step
from azul_access.session.step.lesson_checks import (
    find_expected,
    find_part,
    is_right,
    list_lessons,
    read_meaning,
)
from azul_access.session.step.rules import list_chapters

# The source of moves that the program makes for the other player.
LESSON_SOURCE = "lesson"
# The computer of the whole round.
_COMPUTER = Computer(1)
_SEED = 5
# So many facts about a move are told in an exercise.
_FACTS_TOLD = 2


def find_place(
    system: System, course: lessons.Course, number: int | None, kept: lessons.LessonPlace | None
) -> lessons.LessonPlace:
    """Where to begin in a course: at the lesson with a number from 1, or where somebody left.

    Raises: InvalidSetup for a number that no lesson has.
    """
    every, first = list_lessons(system, course), lessons.LessonPlace(course=course)
    if number is not None:
        if not 1 <= number <= len(every):
            why, count = SetupReason.NO_LESSON, len(every)
            raise InvalidSetup(why, course=course.value, lesson=number, count=count)
        return replace(first, lesson=number - 1)
    if kept is None or kept.lesson >= len(every):
        return first
    return kept if kept.part < len(every[kept.lesson].parts) else replace(kept, part=0)


def go_to(
    session: Session,
    place: lessons.LessonPlace,
    *,
    before: Sequence[Announcement] = (),
) -> Step:
    """Lay out the table of a part, and tell the part."""
    lesson = list_lessons(session.setup.system, place.course)[place.lesson]
    plays = next((at for at, part in enumerate(lesson.parts) if part.plays), len(lesson.parts))
    if place.part > plays:  # the table after a round is known only to those who played it
        place = replace(place, part=0)
    setup = _quiet(session.setup, lesson.options)
    ledger = setups.start_ledger(setup)
    if lesson.opening is not None:
        ledger = replace(ledger, opening=lesson.opening, opening_events=())
    for part in lesson.parts[: place.part]:
        command = part.do or part.watch
        if command is not None:
            ledger, _ = add_entry(ledger, CommandEntry(command, LESSON_SOURCE))
    session = replace(session, setup=setup, ledger=ledger, awaits_hands=False, pending=())
    return _enter(session.replace_queue(()), place, before)


def hint_phrases(session: Session) -> Sequence[Phrase]:
    """What a line that was not understood is told in a lesson; nothing where a game is played."""
    part = find_part(session)
    if part is None or part.plays:
        return ()
    expected = find_expected(session)
    if expected is not None and expected.is_yes is not None:
        return (phrase("lesson-yes-or-no"),)
    waits = part.ask is not None or part.do is not None
    return (phrase("lesson-again" if waits else "lesson-enter"),)


def help_phrase(course: lessons.Course) -> Phrase:
    """How to go on, back and elsewhere."""
    return phrase("lesson-help", course=course.value)


def _quiet(setup: setups.Setup, options: Options) -> setups.Setup:
    """A setup in which nobody but the learner moves or draws."""
    return replace(setup, options=options, bag=setups.TABLE_BAG, computers=())


def _enter(
    session: Session, place: lessons.LessonPlace, before: Sequence[Announcement] = ()
) -> Step:
    """Go on to a part at the table as it lies, and tell it."""
    session = replace(session, lesson=place)
    part = find_part(session)
    assert part is not None
    told: list[Announcement] = [
        *before,
        announcements.LessonMessage(tuple(_tell(session))),
    ]
    if part.watch is not None:
        entry = CommandEntry(part.watch, LESSON_SOURCE)
        state = session.ledger.state
        ledger, change = add_entry(session.ledger, entry)
        seen = announcements.GameEvents(change.events, state, ledger.state, with_next_turn=False)
        return Step(replace(session, ledger=ledger), (entry,), (*told, seen))
    if part.plays:
        computers = tuple(
            _COMPUTER if seat == lessons.OTHER else None
            for seat in (lessons.LEARNER, lessons.OTHER)
        )
        setup = replace(session.setup, bag=setups.VIRTUAL_BAG, seed=_SEED, computers=computers)
        session = replace(session, setup=setup)
    return session.announce(*told)


def _tell(session: Session) -> list[Phrase]:
    """The text of the part, before it the title of a lesson that begins, and its rule."""
    part, lesson = find_part(session), _lesson(session)
    assert part is not None
    text = lessons.describe_part(_prefix(session), lesson, part)
    return [*_title(session), *_tell_table(session, part), text, *_name_rule(session, part)]


def _lesson(session: Session) -> lessons.Lesson[State, Options]:
    place = session.lesson
    assert place is not None
    return list_lessons(session.setup.system, place.course)[place.lesson]


def _title(session: Session) -> list[Phrase]:
    """What begins: an exercise by its number, or a lesson."""
    place = session.lesson
    assert place is not None
    if place.part:
        return []
    number = place.lesson + 1
    if place.course is lessons.Course.EXERCISES:
        return [phrase("exercise-title", number=number)]
    title = lessons.describe_title(_prefix(session), _lesson(session))
    return [phrase("lesson-title", number=number, title=title)]


def _tell_table(session: Session, part: lessons.Part[State]) -> list[Phrase]:
    """What lies on the table of an exercise, for hands or the imagination."""
    coach = session.setup.system.load_coach
    if not part.seats or coach is None:
        return []
    told = coach().describe_table(session.context, session.ledger.state, part.seats)
    return [each for paragraph in told for each in paragraph]


def _prefix(session: Session) -> str:
    assert session.setup.system.load_lessons is not None
    return session.setup.system.load_lessons().PREFIX


def _name_rule(session: Session, part: lessons.Part[State]) -> list[Phrase]:
    """Where the rule book tells what a part is about."""
    paragraphs = (each for chapter in list_chapters(session) for each in chapter.paragraphs)
    found = next((each.number for each in paragraphs if each.name == part.rule), None)
    if found is None or part.ask is not None or part.do is not None:
        return []
    return [phrase("lesson-rule", chapter=found[0], position=found[1])]


def execute_in_lesson(session: Session, meaning: Meaning, source: str) -> Step | None:
    """The step for a meaning in a lesson; None for what means the same as in every game."""
    place, part = session.lesson, find_part(session)
    if isinstance(meaning, controls.GoToLesson):
        return _choose_lesson(session, meaning.number)
    if place is None or part is None:
        return None
    if part.ask is not None:
        answer = read_meaning(meaning)
        if answer is not None:
            return _check(session, part, answer)
    match meaning:
        case (
            controls.SimpleControl.GO_ON | controls.SimpleControl.NEXT | controls.RedoRequest()
        ) if not part.plays:
            return _skip(session, part)
        case controls.UndoRequest() if not part.plays:
            return _go_back(session, place)
        case controls.SimpleControl.HELP if not part.plays:
            return session.announce(
                announcements.LessonMessage((*_tell(session), help_phrase(place.course)))
            )
        case controls.SimpleControl.FINISH if not part.plays:  # "done" is what hands are
            return continue_lesson(session)
        case Commands() if part.do is not None:
            return _try(session, part, meaning, source)
        case Commands() if not part.plays:
            return session.refuse(announcements.LessonMessage(_refuse_move(session, part)))
        case _:
            return None


def _refuse_move(session: Session, part: lessons.Part[State]) -> tuple[Phrase, ...]:
    """What is due instead of a move: the check that waits, or Enter."""
    asks = part.ask is not None
    refusal = phrase("lesson-no-move", asks="yes" if asks else "no")
    return (refusal, *(_tell(session) if asks else ()))


def continue_lesson(session: Session) -> Step | None:
    """What Enter does: it goes on, or repeats what there is to do; None while a round is played."""
    part = find_part(session)
    if part is None or part.plays:
        return None
    if part.ask is not None or part.do is not None:
        return session.announce(announcements.LessonMessage(tuple(_tell(session))))
    return _go_on(session)


def _go_on(session: Session, *before: Announcement) -> Step:
    """Tell the next part, at the table as it lies; behind the last one the next lesson."""
    place = session.lesson
    assert place is not None
    every = list_lessons(session.setup.system, place.course)
    if place.part + 1 < len(every[place.lesson].parts):
        return _enter(session, replace(place, part=place.part + 1), before)
    if place.lesson + 1 < len(every):
        next_one = replace(place, lesson=place.lesson + 1, part=0)
        return go_to(session, next_one, before=before)
    end = phrase("lessons-end", course=place.course.value)
    return session.announce(*before, announcements.LessonMessage((end,)))


def _go_back(session: Session, place: lessons.LessonPlace) -> Step:
    if place.part:
        return go_to(session, replace(place, part=place.part - 1))
    return _choose_lesson(session, max(place.lesson, 1))


def _choose_lesson(session: Session, number: int) -> Step:
    place = session.lesson
    if session.setup.system.load_lessons is None or place is None:
        return session.refuse(announcements.LessonMessage((phrase("lesson-not-here"),)))
    course, count = place.course, len(list_lessons(session.setup.system, place.course))
    if not 1 <= number <= count:
        unknown = phrase("lesson-unknown", course=course.value, count=count)
        return session.refuse(announcements.LessonMessage((unknown,)))
    return go_to(session, lessons.LessonPlace(number - 1, course=course))


def _skip(session: Session, part: lessons.Part[State]) -> Step:
    """Tell the answer or make the move, and go on."""
    expected = find_expected(session)
    if expected is not None:
        answer = phrase("lesson-answer", answer=expected.told)
        return _go_on(session, announcements.LessonMessage((answer, *_explain(session, part))))
    if part.fits is not None:
        state, system = session.ledger.state, session.setup.system
        move = system.dialogue.read_back(session.context, state, part.do)
        answer = phrase("exercise-possible", move=move)
        told = (answer, *_tell_facts(session, part.do))
        return _go_on(session, announcements.LessonMessage(told))
    if part.do is not None:
        return _done(session, enter_commands(session, (part.do,), LESSON_SOURCE), ())
    return _go_on(session)


def _explain(session: Session, part: lessons.Part[State]) -> tuple[Phrase, ...]:
    return (lessons.explain_part(_prefix(session), _lesson(session), part),)


def _tell_facts(session: Session, command: object) -> tuple[Phrase, ...]:
    """What is certain about a move in an exercise, as far as it is worth a word."""
    coach = session.setup.system.load_coach
    assert coach is not None
    found = coach().facts(session.ledger.state, command)
    facts = [fact for fact in found if not fact.is_relative and fact.worth >= LITTLE]
    return tuple(fact.describe(session.context) for fact in facts[:_FACTS_TOLD])


def _check(session: Session, part: lessons.Part[State], answer: controls.AnswerCheck) -> Step:
    """Go on after the right answer; explain a wrong one kindly, and tell it after a second one."""
    expected = find_expected(session)
    assert expected is not None
    if answer.is_yes and expected.is_yes is None:  # "yes" to "how many" answers nothing
        return session.refuse(announcements.LessonMessage(tuple(_tell(session))))
    if is_right(expected, answer):
        return _go_on(session, announcements.LessonMessage((phrase("lesson-right"),)))
    not_quite = phrase("lesson-not-quite")
    hint = announcements.LessonMessage(
        (not_quite, *_explain(session, part), phrase("lesson-again"))
    )
    if hint in session.announcements and _is_lesson(session):
        solution = phrase("lesson-answer", answer=expected.told)
        return _go_on(session, announcements.LessonMessage((not_quite, solution)))
    return session.refuse(hint)


def _is_lesson(session: Session) -> bool:
    return session.lesson is not None and session.lesson.course is lessons.Course.LESSONS


def _try(session: Session, part: lessons.Part[State], meaning: Commands, source: str) -> Step:
    """A move: the one that was asked for leads on, another one is explained and not made."""
    step = enter_commands(replace(session, pending=()), meaning.commands, source)
    if not step.entries:
        return step
    if part.fits is not None:
        return _try_exercise(session, part, meaning)
    wanted, _ = session.setup.system.rules.apply(session.ledger.state, part.do)
    is_kind = all(type(command) is type(part.do) for command in meaning.commands)
    is_free = part.is_free and is_kind and len(meaning.commands) == 1
    if is_free or step.session.ledger.state == wanted:
        return _done(session, step, (phrase("lesson-right"),))
    sentences = (phrase("lesson-other-move"), *_explain(session, part))
    return session.refuse(announcements.LessonMessage(sentences))


def _try_exercise(session: Session, part: lessons.Part[State], meaning: Commands) -> Step:
    """A move that fits leads on; what another one does is told. Neither is made."""
    command, *more = meaning.commands
    facts = _tell_facts(session, command)
    assert part.fits is not None
    if not more and part.fits(session.ledger.state, command):
        return _go_on(session, announcements.LessonMessage((phrase("lesson-right"), *facts)))
    hints = (*_explain(session, part), phrase("lesson-again"))
    return session.refuse(announcements.LessonMessage((phrase("lesson-not-quite"), *facts, *hints)))


def _done(session: Session, made: Step, praise: tuple[Phrase, ...]) -> Step:
    """The step of a move with what follows it in the lesson."""
    told = [_without_turn(item) for item in made.announcements]
    praised = [announcements.LessonMessage(praise)] if praise else []
    step = _go_on(made.session, *praised, *told)
    return replace(step, entries=(*made.entries, *step.entries))


def _without_turn(announcement: Announcement) -> Announcement:
    if isinstance(announcement, announcements.GameEvents):
        return replace(announcement, with_next_turn=False)
    return announcement


def end_round(step: Step) -> Step:
    """Go on with the lesson when the round that it plays is over."""
    session = step.session
    part = find_part(session)
    if part is None or not part.plays or not step.entries:
        return step
    system = session.setup.system
    if system.facts.round_number(session.ledger.state) == 1:
        return step
    quiet = replace(session, setup=_quiet(session.setup, session.setup.options), awaits_hands=False)
    next_step = _go_on(quiet, *map(_without_turn, step.announcements))
    return replace(next_step, entries=(*step.entries, *next_step.entries))
