"""Finds the paragraphs of a rule book by a number, by words, or by a question in free words."""

import re
from collections.abc import Sequence
from functools import cache, lru_cache

from azul_access.games import SYSTEMS
from azul_access.games.rule_book import RuleChapter, RuleParagraph
from azul_access.language.lexicon import normalize, read_entries
from azul_access.language.phrase import Form, Phrase, Verbosity
from azul_access.language.phrases import Phrases
from azul_access.language.question_examples import expand, load_rule_questions
from azul_access.session.step.question_words import EXAMPLE_NAMES, load_words
from azul_access.session.step.rule_model import RuleModel, RuleText

# In braille "4.2" may be typed with one number sign, and then its end is read as a letter.
_NUMBER = re.compile(r"(\d+)(?:\s*[.,]\s*(\d+|[a-j]+))?$")
_BRAILLE_DIGITS = str.maketrans("abcdefghij", "1234567890")
_WORD = re.compile(r"\w+")
# What a word counts in a heading, in the text and in the example.
_IN_HEADING, _IN_TEXT, _IN_EXAMPLE = 3.0, 1.0, 0.5
# The sections of the words of questions that name no topic.
_SMALL = ("question", "request", "verb", "person", "small", "polite")
# How near the best paragraph another one is that is named beside it.
_NEARLY = 0.25


def is_rule_number(text: str) -> bool:
    """Whether a text is the number of a paragraph or of a chapter."""
    return _NUMBER.match(text.strip().rstrip(".")) is not None


def find_paragraphs(
    chapters: Sequence[RuleChapter], phrases: Phrases, topic: str, game: str
) -> list[RuleParagraph]:
    """The paragraphs about a topic, best first: by their numbers, or by words and questions.

    "3.4" is a paragraph, "3" the first one of a chapter.
    """
    number = _NUMBER.match(topic)
    every = {each.name: each for part in chapters for each in part.paragraphs}
    if number is not None:
        chapter = int(number[1])
        position = int((number[2] or "1").translate(_BRAILLE_DIGITS))
        return [each for each in every.values() if each.number == (chapter, position)]
    model = _load_model(tuple(chapters), phrases, game)
    if not model.measure_known(topic):
        return []
    ranked = model.rank(topic)
    return [every[one.name] for one in ranked if one.score >= ranked[0].score - _NEARLY]


def rank_paragraphs(
    chapters: Sequence[RuleChapter], phrases: Phrases, question: str, game: str
) -> tuple[float, list[tuple[float, RuleParagraph]]]:
    """How much of a question the rule book knows, from 0 to 1, and all of its paragraphs.

    The likeliest paragraph is first, each with what says that the question is about it.
    """
    model = _load_model(tuple(chapters), phrases, game)
    every = {each.name: each for part in chapters for each in part.paragraphs}
    ranked = [(one.score, every[one.name]) for one in model.rank(question)]
    return model.measure_known(question), ranked


# Both games in each language, with some choices of rules.
@lru_cache(maxsize=32)
def _load_model(chapters: tuple[RuleChapter, ...], phrases: Phrases, game: str) -> RuleModel:
    """The paragraphs of a rule book, learned from questions about them and from their texts."""
    language, vocabulary = phrases.language, SYSTEMS[game].asking
    assert vocabulary is not None  # only games with questions in free words have a rule book
    questions = load_rule_questions(language, game)

    def render(*parts: Phrase) -> str:
        return phrases.render_all(parts, Verbosity.NORMAL, Form.SHOW)

    paragraphs = [
        RuleText(
            each.name,
            [
                render(each.title),
                *(line for written in questions[each.name] for line in expand(written)),
            ],
            (
                (_IN_HEADING, render(each.title, each.keywords)),
                (_IN_TEXT, render(each.text)),
                (_IN_EXAMPLE, "" if each.example is None else render(each.example)),
            ),
        )
        for chapter in chapters
        for each in chapter.paragraphs
    ]
    words = load_words(language, game, EXAMPLE_NAMES)
    return RuleModel(paragraphs, words, vocabulary, _small_words(language))


@cache
def _small_words(language: str) -> frozenset[str]:
    """Words of questions that are about nothing by themselves, such as "how", "may" and "the"."""
    entries = read_entries(language, "questions")
    texts = (text for section, _, text in entries if section in _SMALL)
    return frozenset(word for text in texts for word in _WORD.findall(normalize(text)))
