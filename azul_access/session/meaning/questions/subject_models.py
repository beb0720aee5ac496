"""The subjects of questions of each language and game, as they were learned from its examples."""

from collections.abc import Iterator, Mapping
from functools import lru_cache

from azul_access.games import SYSTEMS
from azul_access.games.subject_model import RULE, Entries, SubjectModel
from azul_access.games.subject_weights import read_weights
from azul_access.language.languages import LANGUAGES
from azul_access.language.lexicon import tokenize
from azul_access.language.question_examples import (
    expand,
    load_examples,
    load_rule_questions,
    load_talk,
)
from azul_access.language.question_words import QuestionWords
from azul_access.session.step.question_words import EXAMPLE_NAMES, load_words


@lru_cache(maxsize=8)
def load_model(language: str, game: str) -> SubjectModel:
    """The subjects of one language and game, with the weights that were fitted to their examples.

    Where they have none, they are fitted now.
    """
    vocabulary = SYSTEMS[game].asking
    assert vocabulary is not None  # only games with questions of this kind come here
    talk = [token for word in load_talk(language) for token in tokenize(word)]
    kept = LANGUAGES[language].find_file(weights_name(game))
    weights = None if kept is None else read_weights(kept.read_bytes())
    return SubjectModel(DividedExamples(language, game), vocabulary, talk, weights)


def weights_name(game: str) -> str:
    """The name of the file of a game's weights in the folder of a language."""
    return f"{game}.subjects.gz"


class DividedExamples(Mapping[str, list[Entries]]):
    """The sentences of the examples of each subject, each with what its words can mean.

    They are divided when they are needed: there are thousands.
    """

    def __init__(self, language: str, game: str) -> None:
        self._words: QuestionWords = load_words(language, game, EXAMPLE_NAMES)
        self._written = dict(list_written(language, game))

    def __getitem__(self, subject: str) -> list[Entries]:
        sentences = (line for each in self._written[subject] for line in expand(each))
        return [list(self._words.split(line)) for line in sentences]

    def __iter__(self) -> Iterator[str]:
        return iter(self._written)

    def __len__(self) -> int:
        return len(self._written)


@lru_cache(maxsize=256)
def load_lines(language: str, game: str, subject: str) -> tuple[str, ...]:
    """The sentences of the examples of a subject, in the order in which they were learned."""
    written = dict(list_written(language, game))[subject]
    return tuple(line for each in written for line in expand(each))


def list_written(language: str, game: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield each subject of the table and of the rules with its examples."""
    yield from load_examples(language, game).items()
    if SYSTEMS[game].load_rule_book is not None:
        for paragraph, written in load_rule_questions(language, game).items():
            yield f"{RULE}{paragraph}", written
