"""Divides a line into a clause that supposes something, and a question of the table after that."""

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from azul_access.language.lexicon import tokenize
from azul_access.language.question_words import QuestionWords
from azul_access.language.stripping import drop_phrases
from azul_access.session.meaning.questions.asking import is_question, names_something
from azul_access.session.session import Session

_SIGNS = re.compile(r"[,;:.!?\u2013\u2014]+(?=\s|$)|\s-+\s")


class Division(NamedTuple):
    """A line as what it supposes, with the word before that, and what it asks."""

    word: str
    clause: Sequence[str]
    question: Sequence[str]


def says_then(words: QuestionWords, tokens: Sequence[str]) -> bool:
    return len(drop_phrases(tokens, words.phrases.then)) < len(tokens)


def divide_supposed(session: Session, words: QuestionWords, text: str) -> Iterator[Division]:
    """Yield the ways to divide a line into a clause that supposes something, and a question."""
    tokens: list[str] = []
    signs: list[int] = []
    for part in _SIGNS.split(text):
        tokens += tokenize(part)
        signs.append(len(tokens))
    signs = [at for at in dict.fromkeys(signs) if 0 < at < len(tokens)]
    phrases = words.phrases
    starts = [at for at, token in enumerate(tokens) if token in phrases.supposing]
    if not starts:
        for at in reversed(signs):
            if says_then(words, tokens[at:]) and is_question(session, text):
                yield Division("", tokens[:at], tokens[at:])
        return
    first = starts[0]
    lead = drop_phrases(tokens[:first], phrases.follow | phrases.polite | phrases.what_if)
    asks_first = names_something(session, " ".join(lead))
    asks_first = asks_first or next(_list_beginnings(words, lead), None) is not None
    for start in starts:
        if asks_first and start > 0:
            yield Division(tokens[start], tokens[start + 1 :], tokens[:start])
            continue
        ends = [at for at in reversed(signs) if at > start + 1]
        # Without a sign the question begins at its first word: no later one is all of it.
        for at in (*(ends or _list_beginnings(words, tokens)), len(tokens)):
            if at > start + 1:
                yield Division(tokens[start], tokens[start + 1 : at], tokens[at:])


def _list_beginnings(words: QuestionWords, tokens: Sequence[str]) -> Iterator[int]:
    """Yield where a question may begin without a sign before it."""
    for at, token in enumerate(tokens):
        for item in words.divide(token) or ():
            if item.asks or not {"is", "can", "must"}.isdisjoint(item.symbols):
                yield at
