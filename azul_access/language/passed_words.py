"""Which unknown words of a sentence can be passed over: those that carry no meaning elsewhere.

Small words that change what a sentence says (negations, conditions, question words) are few and
are all known. So a word is passed over that the language does not know, unless it may be a
misspelt number, colour, place, name or small word. The first word of a sentence must not be one
of commands or questions either.
"""

from collections.abc import Iterable, Sequence
from functools import cache

from azul_access.language.lexicon import load_keyboards, load_words, normalize, tokenize
from azul_access.language.question_words import read_question_entries
from azul_access.language.spelling import Speller

_QUESTION, _VERB = "question", "verb"
# Concepts of questions that change what a sentence says.
_CHANGING = frozenset(
    (
        *("if", "not", "nearly", "costs", "missing", "happen", "means"),
        *("best", "most", "fewest", "lead", "behind", "apart", "win", "wrong", "score", "minus"),
        *("tie", "pass", "used"),
    )
)
# Sections with words of any sentence.
_SMALL = ("small", "person", "polite")
# Shorter words are near too many others.
_SHORTEST = 3  # letters


class PassedWords:
    def __init__(
        self,
        language: str,
        game: str,
        names: Sequence[str],
        named: Iterable[str],
        small: Iterable[str],
    ) -> None:
        """A word may have been meant to be one of `named`, also cut short, or one of `small`."""
        self._changing, self._beginning = _load_known(language, game)
        keyboards = load_keyboards(language)
        spelt = {form: form for name in names for form in tokenize(name)}
        self._named = Speller(_select(named), spelt, keyboards)
        self._small = Speller(_select(small), {}, keyboards)

    def can_pass(self, word: str, *, is_first: bool) -> bool:
        form = normalize(word)
        if form in self._changing or (is_first and form in self._beginning):
            return False
        if len(form) < _SHORTEST:
            return True
        return not (self._named.is_near(form, cut_short=True) or self._small.is_near(form))


def _select(words: Iterable[str]) -> dict[str, str]:
    return {word: word for word in words if word.isalpha() and len(word) >= _SHORTEST}


@cache
def _load_known(language: str, game: str) -> tuple[frozenset[str], frozenset[str]]:
    """Words that change what a sentence says, and those that begin a command or a question."""
    changing: set[str] = set()
    beginning = {key[0] for key in load_words(language, game).words if len(key) == 1}
    for section, concept, text in read_question_entries(language, "questions"):
        key = tokenize(text)
        if len(key) == 1 and section not in _SMALL:
            beginning.add(key[0])
            if section == _QUESTION or concept in _CHANGING:
                changing.add(key[0])
    return frozenset(changing), frozenset(beginning)
