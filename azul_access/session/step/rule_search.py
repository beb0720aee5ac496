"""Finds the paragraphs of a rule book by a number, by words, or by a question in free words."""

import re
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from math import log

from azul_access.games.asking import Vocabulary
from azul_access.games.rule_book import RuleChapter, RuleParagraph
from azul_access.games.subject_model import Entries, SubjectModel
from azul_access.language.lexicon import normalize, read_entries
from azul_access.language.phrase import Form, Phrase, Verbosity
from azul_access.language.phrases import Phrases
from azul_access.language.question_examples import expand, load_rule_questions
from azul_access.values import frozen

# In braille "4.2" may be typed with one number sign, and then its end is read as a letter.
_NUMBER = re.compile(r"(\d+)(?:\s*[.,]\s*(\d+|[a-j]+))?$")
_BRAILLE_DIGITS = str.maketrans("abcdefghij", "1234567890")
_WORD = re.compile(r"\w+")
# A word in a heading says more than one in a text.
_IN_HEADING, _IN_TEXT = 3.0, 1.0
# So does the word itself, compared with another form of it.
_AS_FORM = 0.5
# Forms of a word begin with so many equal letters, and with all but one of the shorter form:
# "looking", "look"; longer words are also found inside of others.
_STEM = 4
# The sections of the words of questions that name no topic.
_SMALL = ("question", "request", "verb", "person", "small", "polite")
# What a paragraph has to have at least, as a part of the best one, to be named beside it.
_NEARLY = 0.6
# What the words of a paragraph count beside questions that are known to be about it, and how like
# one of those a question is at least that no words lead to.
_OF_WORDS, _LEAST_LIKENESS = 0.3, 0.35
# Fewer words are a topic, and no question.
_QUESTION = 3
# The games whose questions name nothing but words.
_NO_PARTS = Vocabulary({}, {}, {}, "", "")


@frozen
class _Words:
    """The words of a paragraph, without accents and capitals; `heading` has its keywords, too."""

    paragraph: RuleParagraph
    title: frozenset[str]
    heading: frozenset[str]
    text: frozenset[str]


def is_rule_number(text: str) -> bool:
    """Whether a text is the number of a paragraph or of a chapter."""
    return _NUMBER.match(text.strip().rstrip(".")) is not None


def find_paragraphs(
    chapters: Sequence[RuleChapter], phrases: Phrases, topic: str, game: str
) -> list[RuleParagraph]:
    """The paragraphs about a topic, best first: by their numbers, or by words and questions.

    "3.4" is a paragraph, "3" the first one of a chapter. A word counts the more, the fewer
    paragraphs have it; questions that are known to be about a paragraph count more than words.
    """
    number = _NUMBER.match(topic)
    if number is not None:
        chapter = int(number[1])
        position = int((number[2] or "1").translate(_BRAILLE_DIGITS))
        every = (each for part in chapters for each in part.paragraphs)
        return [each for each in every if each.number == (chapter, position)]
    words = _read_chapters(tuple(chapters), phrases)
    small = _small_words(phrases.language)
    spoken = dict.fromkeys(_split(topic))
    wanted = [word for word in spoken if word not in small] or list(spoken)
    scores: dict[int, float] = {}
    for word in wanted:
        found = {index: _weigh(word, each) for index, each in enumerate(words)}
        hits = {index: weight for index, weight in found.items() if weight}
        rarity = log((len(words) + 1) / (len(hits) + 1))
        for index, place in hits.items():
            scores[index] = scores.get(index, 0) + place * rarity
    for index, each in enumerate(words):
        if len(spoken) > 1 and all(word in each.title for word in spoken):
            scores[index] = scores.get(index, 1) * _IN_HEADING
    best = max(scores.values(), default=0)
    has_words = best >= _least_score(len(words))
    liked = _compare(phrases.language, game, topic)
    likeliest = max((likeness for _, likeness in liked.values()), default=0)
    if not has_words and likeliest < _LEAST_LIKENESS:
        return []
    total = {
        index: (_OF_WORDS * scores.get(index, 0) / best if best else 0)
        + liked.get(each.paragraph.name, (0.0, 0.0))[0]
        for index, each in enumerate(words)
    }
    ordered = sorted(total, key=lambda index: (-total[index], index))
    return [
        words[index].paragraph for index in ordered if total[index] >= _NEARLY * total[ordered[0]]
    ]


def _compare(language: str, game: str, topic: str) -> Mapping[str, tuple[float, float]]:
    """How well a topic fits the questions of each paragraph, and how like one of them it is."""
    entries = _divide(topic)
    if len(entries) < _QUESTION:
        return {}
    return {
        ranked.subject: (ranked.score, ranked.likeness)
        for ranked in _load_model(language, game).rank(entries)
    }


@cache
def _load_model(language: str, game: str) -> SubjectModel:
    """The paragraphs of a language and game, learned from questions about them."""
    questions = {
        paragraph: [_divide(line) for each in written for line in expand(each)]
        for paragraph, written in load_rule_questions(language, game).items()
    }
    return SubjectModel(questions, _NO_PARTS)


def _divide(text: str) -> Entries:
    """The words of a line; no word has another meaning here."""
    return [(None, (word,)) for word in _split(text)]


def _least_score(paragraphs: int) -> float:
    """That of a word which stands only in the texts of a third of all paragraphs."""
    return log((paragraphs + 1) / (paragraphs / 3 + 1))


# Some rule books as they are in games with different choices.
@lru_cache(maxsize=8)
def _read_chapters(chapters: tuple[RuleChapter, ...], phrases: Phrases) -> tuple[_Words, ...]:
    """The words of all paragraphs; half the time of an answer, were they read for each."""
    return tuple(_read_words(each, phrases) for part in chapters for each in part.paragraphs)


def _read_words(paragraph: RuleParagraph, phrases: Phrases) -> _Words:
    def split(*parts: Phrase) -> frozenset[str]:
        return frozenset(_split(phrases.render_all(parts, Verbosity.NORMAL, Form.SHOW)))

    example = () if paragraph.example is None else (paragraph.example,)
    return _Words(
        paragraph,
        split(paragraph.title),
        split(paragraph.title, paragraph.keywords),
        split(paragraph.text, *example),
    )


@cache
def _small_words(language: str) -> frozenset[str]:
    """Words of questions that are about nothing by themselves, such as "how", "may" and "the"."""
    entries = read_entries(language, "questions")
    texts = (text for section, _, text in entries if section in _SMALL)
    return frozenset(word for text in texts for word in _split(text))


def _split(text: str) -> list[str]:
    return _WORD.findall(normalize(text))


def _weigh(word: str, words: _Words) -> float:
    """How much a word says about a paragraph; 0 if it is not there."""
    for place, weight in ((words.heading, _IN_HEADING), (words.text, _IN_TEXT)):
        if word in place:
            return weight
        if any(_is_form(word, other) for other in place):
            return weight * _AS_FORM
    return 0


def _is_form(word: str, other: str) -> bool:
    alike = max(_STEM, min(len(word), len(other)) - 1)
    if min(len(word), len(other)) >= alike and word[:alike] == other[:alike]:
        return True
    return len(word) > _STEM and word in other
