"""The weights of the subjects of questions: fitted to the examples, kept in files."""

import pytest

from azul_access.games import SYSTEMS
from azul_access.games.subject_fit import fit_weights
from azul_access.games.subject_model import list_featured, list_lines
from azul_access.games.subject_weights import STEP, Line, describe, read_weights
from azul_access.language.languages import LANGUAGES
from azul_access.session.meaning.questions.subject_models import DividedExamples, load_model

CASES = [(game, language) for game in SYSTEMS for language in LANGUAGES]
LINES = [
    Line("turn", ("who", "plays", "=who")),
    Line("turn", ("whose", "turn", "=whose")),
    Line("score", ("how", "many", "points", "=score")),
    Line("score", ("points", "of", "ben", "=score", "@seat")),
    Line("bag", ("what", "bag", "=bag")),
]


@pytest.mark.parametrize(("game", "language"), CASES)
def test_weights_are_fitted_to_the_examples_of_today(game: str, language: str) -> None:
    """After a change of examples or words: `python tests/benchmarks/fit_subjects.py`."""
    vocabulary = SYSTEMS[game].asking
    assert vocabulary is not None
    lines = list_lines(list_featured(DividedExamples(language, game), vocabulary))
    assert load_model(language, game).weights.learned == describe(lines)


def test_learned_lines_are_known() -> None:
    weights = fit_weights(LINES)
    for line in LINES:
        shares = weights.judge(line.features)
        assert sum(shares) == pytest.approx(1)
        assert weights.subjects[shares.index(max(shares))] == line.subject


def test_parts_of_words_say_something() -> None:
    """Another form of a word has parts of it in common."""
    weights = fit_weights(LINES)
    shares = dict(zip(weights.subjects, weights.judge(("pointses",)), strict=True))
    assert max(shares, key=shares.__getitem__) == "score"


def test_unknown_features_say_nothing() -> None:
    weights = fit_weights(LINES)
    shares = weights.judge(("zzz",))
    assert shares == pytest.approx([1 / len(shares)] * len(shares))


def test_a_file_has_the_same_weights() -> None:
    weights = fit_weights(LINES)
    kept = read_weights(weights.write())
    assert (kept.subjects, kept.learned) == (weights.subjects, weights.learned)
    for line in LINES:
        assert kept.judge(line.features) == pytest.approx(weights.judge(line.features), abs=STEP)
