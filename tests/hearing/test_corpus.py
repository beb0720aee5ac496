"""The corpus of the recognition benchmark: each command means what its typed form does.

Spoken and typed text must have the same set of meanings, not only the same first one: legality
chooses among them, so another meaning may be another move. Other sentences mean nothing.
"""

import re

import pytest
from case_samples import sample
from hearing_corpus import LANGUAGES, OTHERS, corpus, meanings, net_at

from azul_access.games.azul.commands import TakeWithoutLine
from azul_access.games.system import Commands
from azul_access.language.lexicon import tokenize
from azul_access.session.control.controls import SimpleControl

HARMLESS = {SimpleControl.YES, SimpleControl.NO, SimpleControl.REPEAT}
SECTIONS = [section for section in corpus("de") if section != OTHERS]


def possible_meanings(language: str, section: str, text: str) -> set[object]:
    """The meanings without turns that name no row, which are always refused: "m r", "4b"."""
    return {
        meaning
        for meaning in meanings(language, section, text)
        if not (isinstance(meaning, Commands) and isinstance(meaning.commands[0], TakeWithoutLine))
    }


CASES = [(language, section) for language in LANGUAGES for section in SECTIONS]


@pytest.mark.parametrize(("language", "section"), CASES)
def test_commands_mean_their_typed_form(language: str, section: str) -> None:
    """In any case of letters."""
    for spoken, typed in corpus(language)[section]["commands"]:
        typed_meanings = possible_meanings(language, section, typed)
        assert typed_meanings, typed
        for text in (spoken, spoken.lower(), spoken.upper()):
            assert possible_meanings(language, section, text) == typed_meanings, (text, typed)


@pytest.mark.parametrize(("language", "section"), sample(LANGUAGES, SECTIONS))
def test_commands_are_sentences_of_the_net(language: str, section: str) -> None:
    """Without punctuation."""
    net = net_at(language, section)
    for spoken, _ in corpus(language)[section]["commands"]:
        words = re.findall(r"[^\W\d_]+(?:'\w+)?", spoken.lower())
        without_apostrophes = [word.replace("'", "") for word in words]
        assert net.meanings(words) or net.meanings(without_apostrophes), spoken


@pytest.mark.parametrize("language", LANGUAGES)
def test_other_sentences_mean_nothing(language: str) -> None:
    """But typed answers, which do nothing when nothing was asked ("Exactly."), and "Sorry."."""
    for sentence in corpus(language)[OTHERS]["sentences"]:
        for section in SECTIONS:
            found = meanings(language, section, sentence)
            assert set(found) <= HARMLESS, (section, sentence)


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_are_unique_and_have_no_digits(language: str) -> None:
    """A repeated sentence would count twice, and voices read digits in different ways."""
    for name, section in corpus(language).items():
        texts = section.get("sentences") or [spoken for spoken, _ in section["commands"]]
        assert len({tokenize(text) for text in texts}) == len(texts), name
        assert not any(character.isdecimal() for text in texts for character in text), name


def test_languages_have_the_same_sections() -> None:
    assert len({tuple(sorted(sections)) for sections in map(corpus, LANGUAGES)}) == 1
