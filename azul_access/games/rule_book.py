"""The rule book of a game as values: chapters of paragraphs, numbered in the order of play.

A game lists its chapters as entries: the name of a paragraph, the numbers in it, and an example
that the rules themselves reckon. The wording is in the language folders: NAME is the text of a
paragraph, NAME-title its heading, NAME-example its example, NAME-words other words for it. Editions
choose among paragraphs by the same options that the rules have. No paragraph tells what another one
tells.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from enum import Enum
from functools import lru_cache
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from azul_access.language.phrase import Phrase, Slot, phrase
from azul_access.values import frozen

OptionsT = TypeVar("OptionsT")
OptionsT_contra = TypeVar("OptionsT_contra", contravariant=True)

Slots = Mapping[str, Slot]


@frozen
class RuleParagraph:
    """One rule. `number` is chapter and position from 1: (4, 2) is "4.2"; `example` may be None.

    `keywords` are other words by which people look for it, `now` a question of the game whose
    answer says what the rule means at this moment. `grid` is the name of a grid of the game's
    pictures that belongs to the paragraph, empty where none does.
    """

    name: str
    number: tuple[int, int]
    title: Phrase
    text: Phrase
    example: Phrase | None
    keywords: Phrase
    now: object | None
    grid: str

    @property
    def heading(self) -> Phrase:
        chapter, position = self.number
        return phrase("rules-heading", chapter=chapter, position=position, title=self.title)


@frozen
class RuleChapter:
    """`number` counts from 1."""

    name: str
    number: int
    title: Phrase
    paragraphs: tuple[RuleParagraph, ...]

    @property
    def heading(self) -> Phrase:
        return phrase("rules-chapter", chapter=self.number, title=self.title)


class RuleBook(Protocol[OptionsT_contra]):
    """The rule book of a game. TITLE is its heading."""

    @property
    def TITLE(self) -> Phrase: ...  # noqa: N802 - a module's constant

    @property
    def REFUSALS(self) -> Mapping[Enum, str]:  # noqa: N802 - a module's constant
        """The name of the paragraph behind each reason for a refusal that is a rule of the game."""

    @property
    def ANSWERS(self) -> Mapping[object, str]:  # noqa: N802 - a module's constant
        """The name of the paragraph behind each question whose answer is a rule, or their class."""

    def chapters(self, options: OptionsT_contra) -> tuple[RuleChapter, ...]:
        """The rules as they are with these options."""


def _nothing(_: object) -> Slots:
    return {}


def _always(_: object) -> bool:
    return True


class Entry(NamedTuple, Generic[OptionsT]):
    """A paragraph in a game's list of chapters.

    `slots` and `example` are the numbers of its text and of its example; a paragraph without an
    example has none. `applies` is whether it belongs to the rules of an edition, `now` a question
    of the game about the present, `grid` the name of a grid that shows it. A paragraph that
    `is_shared` has the same wording in all games.
    """

    name: str
    slots: Callable[[OptionsT], Slots] = _nothing
    example: Callable[[OptionsT], Slots] | None = None
    applies: Callable[[OptionsT], bool] = _always
    now: object | None = None
    grid: str = ""
    is_shared: bool = False


# The name of each chapter with its entries, in the order of play.
Plan = Sequence[tuple[str, Sequence[Entry[OptionsT]]]]


def build_chapters(prefix: str, plan: Plan[OptionsT], options: OptionsT) -> tuple[RuleChapter, ...]:
    """The chapters that have a paragraph with these options; `prefix` begins all their messages."""
    return tuple(_build(prefix, plan, options))


def _build(prefix: str, plan: Plan[OptionsT], options: OptionsT) -> Iterator[RuleChapter]:
    number = 0
    for chapter, entries in plan:
        applying = [entry for entry in entries if entry.applies(options)]
        if not applying:
            continue
        number += 1
        paragraphs = tuple(
            _paragraph(_message(prefix, entry), (number, position), entry, options)
            for position, entry in enumerate(applying, 1)
        )
        title = phrase(_join(prefix, "chapter", chapter))
        yield RuleChapter(chapter, number, title, paragraphs)


def _message(prefix: str, entry: Entry[OptionsT]) -> str:
    return _join(*([] if entry.is_shared else [prefix]), "book", entry.name)


def _join(*parts: str) -> str:
    """The name of a message of a rule book."""
    return "-".join(parts)


def _paragraph(
    message: str, number: tuple[int, int], entry: Entry[OptionsT], options: OptionsT
) -> RuleParagraph:
    example = entry.example
    return RuleParagraph(
        entry.name,
        number,
        phrase(_join(message, "title")),
        phrase(message, **entry.slots(options)),
        None if example is None else phrase(_join(message, "example"), **example(options)),
        phrase(_join(message, "words")),
        entry.now,
        entry.grid,
    )


@lru_cache(maxsize=8)
def read_chapters(load: Callable[[], RuleBook[Any]], options: object) -> tuple[RuleChapter, ...]:
    """The chapters, whose examples the rules need not reckon anew for every question."""
    return load().chapters(options)


def list_headings(load: Callable[[], RuleBook[Any]] | None, options: object) -> dict[str, Phrase]:
    """The headings of all paragraphs by their names; none for a game without a rule book."""
    chapters = () if load is None else read_chapters(load, options)
    return {each.name: each.heading for chapter in chapters for each in chapter.paragraphs}


def find_named(
    load: Callable[[], RuleBook[Any]], options: object, name: str
) -> RuleParagraph | None:
    """The paragraph of a name; None where an edition has none.

    Where an edition has a paragraph of its own in place of another one, that one is meant.
    """
    every = (each for chapter in read_chapters(load, options) for each in chapter.paragraphs)
    return next((each for each in every if each.name in (name, f"{name}-grey")), None)


# Finds the paragraph behind something; None where there is none.
RuledT = TypeVar("RuledT")
FindRule = Callable[[Callable[[], RuleBook[Any]], object, RuledT], RuleParagraph | None]


def find_refused(
    load: Callable[[], RuleBook[Any]], options: object, reason: Enum
) -> RuleParagraph | None:
    """The paragraph behind a refusal; None where no rule of the game is behind it."""
    name = load().REFUSALS.get(reason)
    return None if name is None else find_named(load, options, name)


def find_answered(
    load: Callable[[], RuleBook[Any]], options: object, question: object
) -> RuleParagraph | None:
    """The paragraph that a question is about whose answer is a rule; None for another one."""
    answers = load().ANSWERS
    name = answers.get(question) or answers.get(type(question))
    return None if name is None else find_named(load, options, name)
