"""The lessons of a game as values: small tables, what hands do there, and checks of that.

A game lists its lessons; the wording is in the language folders: PREFIX-lesson-NAME is the title of
a lesson, PREFIX-lesson-NAME-PART the text of a part, and with -wrong behind it what is said to
somebody who answered or moved otherwise. The rules reckon every answer from the table. An exercise
has the same shape: its NAME is its kind, its only part the task, and it has no title.
"""

from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from types import MappingProxyType
from typing import Generic, NamedTuple, Protocol, TypeVar

from azul_access.language.phrase import Phrase, Slot, phrase
from azul_access.values import frozen

StateT = TypeVar("StateT")
OptionsT = TypeVar("OptionsT")
OptionsT_co = TypeVar("OptionsT_co", covariant=True)

Slots = Mapping[str, Slot]
# The number of the learner's seat, and of the other player's.
LEARNER, OTHER = 0, 1


class Course(Enum):
    """What is learned in its order; the values are parts of messages, and concepts of words."""

    LESSONS = "lesson"
    EXERCISES = "exercise"


@frozen
class Expected:
    """The right answer to a check: a number, tiles of a colour, both, or yes or no.

    `colour` is the concept of a colour, `label` what is on its tiles.
    """

    number: int | None = None
    colour: str = ""
    label: Phrase | None = None
    is_yes: bool | None = None

    @property
    def told(self) -> Phrase:
        """The answer in words."""
        if self.is_yes is not None:
            return phrase("lesson-yes" if self.is_yes else "lesson-no")
        if self.label is None:
            return phrase("number", number=self.number or 0)
        if self.number is None:
            return self.label
        return phrase("lesson-tiles", count=self.number, label=self.label)


def yes_or_no(is_yes: bool) -> Expected:
    return Expected(is_yes=is_yes)


class Part(NamedTuple, Generic[StateT]):
    """One step of a lesson: a text, and what follows it.

    With `ask` it is a check, whose answer follows from the table. With `do` it is a move of the
    learner's: that one, or any move of its kind if it is `is_free`. With `watch` the program moves
    for the other player. If it `plays`, the rules lead on until the round is over. `slots` are the
    numbers and names of its text, `rule` the name of the paragraph of the rule book behind it.

    In an exercise any move that `fits` is right, and `do` is one of them; what can be taken and the
    boards of `seats` are told before its text.
    """

    name: str
    slots: Slots = MappingProxyType({})
    ask: Callable[[StateT], Expected] | None = None
    do: object | None = None
    watch: object | None = None
    is_free: bool = False
    plays: bool = False
    rule: str = ""
    fits: Callable[[StateT, object], bool] | None = None
    seats: tuple[int, ...] = ()


@frozen
class Lesson(Generic[StateT, OptionsT]):
    """`opening` is the table at its beginning; None where a game begins with the usual draws."""

    name: str
    options: OptionsT
    opening: StateT | None
    parts: tuple[Part[StateT], ...]
    course: Course = Course.LESSONS


class Lessons(Protocol[StateT, OptionsT]):
    """The lessons of a game. PREFIX begins their messages."""

    @property
    def PREFIX(self) -> str: ...  # noqa: N802 - a module's constant

    def lessons(self) -> Sequence[Lesson[StateT, OptionsT]]: ...

    def exercises(self) -> Sequence[Lesson[StateT, OptionsT]]: ...


@frozen
class LessonPlace:
    """A part of a lesson of a course, both from 0."""

    lesson: int = 0
    part: int = 0
    course: Course = Course.LESSONS


def describe_title(prefix: str, lesson: Lesson[StateT, OptionsT]) -> Phrase:
    return phrase(_lesson_message(prefix, lesson))


def describe_part(prefix: str, lesson: Lesson[StateT, OptionsT], part: Part[StateT]) -> Phrase:
    """The text of a part."""
    return phrase(_part_message(prefix, lesson, part), **part.slots)


def explain_part(prefix: str, lesson: Lesson[StateT, OptionsT], part: Part[StateT]) -> Phrase:
    """What somebody is told who answered or moved otherwise."""
    return phrase(_wrong_message(prefix, lesson, part), **part.slots)


def _lesson_message(prefix: str, lesson: Lesson[StateT, OptionsT]) -> str:
    return "-".join((prefix, lesson.course.value, lesson.name))


def _part_message(prefix: str, lesson: Lesson[StateT, OptionsT], part: Part[StateT]) -> str:
    return "-".join((_lesson_message(prefix, lesson), part.name))


def _wrong_message(prefix: str, lesson: Lesson[StateT, OptionsT], part: Part[StateT]) -> str:
    return "-".join((_part_message(prefix, lesson, part), "wrong"))
