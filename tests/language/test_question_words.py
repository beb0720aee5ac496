"""The words of questions are complete: every concept of a form has words, and none is spare."""

import pytest

from azul_access.games import SYSTEMS
from azul_access.games.question_forms import SHARED_FORMS
from azul_access.language.languages import LANGUAGES
from azul_access.language.lexicon import tokenize
from azul_access.language.question_words import read_question_entries

CASES = [(language, game) for language in LANGUAGES for game in SYSTEMS]
# Concepts that the parser itself uses, and sections whose words have no concept.
OWN = {"me", "other", "others", "everybody", "player", "on", "in", "filler", "something"}
OWN |= {"whether", "when", "why", "thereof"}
# Numbers of places that people name by their position, from the end if negative.
OWN |= {"1", "2", "-1", "-2"}
# Numbers of all spaces with the same one: "the threes".
NUMBERS = {"1", "2", "3", "4", "5", "6"}
# Meanings that only the examples of questions have, from which their subjects are learned.
LEARNED = {
    *("drop", "where-from"),
    "happen",
    "at-start",
    "tie",
    "end",
    "left-over",
    "explain",
    "long",
    "use",
    "pass",
    "win",
}
LEARNED |= {"retain"}
WITHOUT_CONCEPTS = ("polite", "what-if", "follow-up")


def concepts_in(language: str, name: str, *sections: str) -> set[str]:
    return {
        concept
        for section, concept, _ in read_question_entries(language, name)
        if section not in WITHOUT_CONCEPTS and (not sections or section in sections)
    }


def form_concepts(game: str) -> set[str]:
    vocabulary = SYSTEMS[game].asking
    assert vocabulary is not None
    forms = (*vocabulary.forms, *SHARED_FORMS)
    return {concept for form in forms for group in (form.may, *form.needs) for concept in group}


@pytest.mark.parametrize(("language", "game"), CASES)
def test_every_concept_has_words(language: str, game: str) -> None:
    shared, own = concepts_in(language, "questions"), concepts_in(language, f"{game}.questions")
    vocabulary = SYSTEMS[game].asking
    assert vocabulary is not None
    assert vocabulary.places.keys() <= own
    assert form_concepts(game) <= shared | own


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_has_a_concept(language: str) -> None:
    """No form would know a word whose concept is in none."""
    named = {concept for game in SYSTEMS for concept in form_concepts(game)}
    assert concepts_in(language, "questions") <= named | OWN | LEARNED
    for game in SYSTEMS:
        vocabulary = SYSTEMS[game].asking
        assert vocabulary is not None
        own = concepts_in(language, f"{game}.questions")
        assert own <= form_concepts(game) | vocabulary.places.keys() | NUMBERS


@pytest.mark.parametrize(("language", "game"), CASES)
def test_no_entry_is_listed_twice(language: str, game: str) -> None:
    for name in ("questions", f"{game}.questions"):
        entries = list(read_question_entries(language, name))
        assert len(entries) == len(set(entries))
        for _, _, text in entries:
            assert tokenize(text), text
