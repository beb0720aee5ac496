"""Expressions around questions: polite ones, what-ifs, and words that go on with what was said."""

from functools import cache
from typing import Any

from azul_access.language.languages import LANGUAGES
from azul_access.language.lexicon import tokenize
from azul_access.language.stripping import Key
from azul_access.values import frozen

# Sections of a questions file.
FORMS, POLITE, WHAT_IF, FOLLOW = "forms", "polite", "what-if", "follow-up"


@frozen
class QuestionPhrases:
    """Expressions around a question: polite ones, and those that ask what a move would bring.

    `between` may follow the words of `what_if`, and `after` may end such a question. The move
    itself may have the words of `inside` anywhere. Those of `follow` begin a question that goes on
    with the one before. A word of `clause` stands before a move, after any other words of a
    question. Those of `tag` end a statement that is a question: "isn't it". One of `either`
    stands between two moves that are compared. What points at something that was said before is
    `there`, a place, `thereby`, anything, `that`, which can also be an article, or `them`,
    which can be people; `those` stand before a kind of place that was named. With one of `past`
    a question asks what was. One of `then` asks of the table after what was supposed, with one
    of `leave` tiles are supposed not to be taken; `conditional` says only that something is
    supposed.
    Words of `clause` that suppose something are `supposing`. One of `compares` asks which of two
    moves is better, and one of `than` then stands between them as well.
    """

    polite: frozenset[Key]
    what_if: frozenset[Key]
    between: frozenset[Key]
    after: frozenset[Key]
    inside: frozenset[Key]
    clause: frozenset[str]
    follow: frozenset[Key]
    tag: frozenset[Key]
    either: frozenset[Key]
    there: frozenset[Key]
    thereby: frozenset[Key]
    that: frozenset[Key]
    those: frozenset[Key]
    past: frozenset[Key]
    them: frozenset[Key]
    then: frozenset[Key]
    leave: frozenset[Key]
    conditional: frozenset[Key]
    supposing: frozenset[str]
    compares: frozenset[Key]
    than: frozenset[str]


@cache
def load_questions(language: str) -> dict[str, Any]:
    """The words of questions in every game, by section."""
    return LANGUAGES[language].load_toml("questions.toml")


@cache
def load_phrases_around(language: str) -> QuestionPhrases:
    sections = load_questions(language)

    def keys(section: str, concept: str) -> frozenset[Key]:
        return frozenset(tokenize(text) for text in sections[section][concept])

    of_forms = ("either", "there", "thereby", "that", "those", "past", "them", "compares")
    of_what_if = ("between", "after", "inside", "then", "leave", "conditional")
    supposing = frozenset(sections[WHAT_IF]["supposing"])
    return QuestionPhrases(
        polite=keys(POLITE, "words"),
        what_if=keys(WHAT_IF, "words"),
        clause=supposing.union(sections[WHAT_IF]["clause"]),
        supposing=supposing,
        than=frozenset(sections[FORMS]["than"]),
        follow=keys(FOLLOW, "words"),
        tag=keys(FORMS, "tags"),
        **{each: keys(FORMS, each) for each in of_forms},
        **{each: keys(WHAT_IF, each) for each in of_what_if},
    )
