"""The spoken corpus of the hearing benchmark is true: each command means what its typed form does.

Spoken and typed must have the same set of meanings, not only the same first one: legality chooses
among them, so a reading more or less would be another move at some table. Table talk means nothing
in any game and phase.
"""

import re

import pytest
from hearing_corpus import OTHERS, corpus, meanings, net_at

from azul_access.language.languages import LANGUAGES
from azul_access.language.lexicon import tokenize

SECTIONS = [section for section in corpus("de") if section != OTHERS]
CASES = [(language, section) for language in LANGUAGES for section in SECTIONS]


@pytest.mark.parametrize(("language", "section"), CASES)
def test_commands_mean_their_typed_form(language: str, section: str) -> None:
    """What is said, in any case of letters, has all the meanings of what is typed, and no other."""
    for spoken, typed in corpus(language)[section]["commands"]:
        meant = set(meanings(language, section, typed))
        assert meant, typed
        for text in (spoken, spoken.lower(), spoken.upper()):
            assert set(meanings(language, section, text)) == meant, (text, typed)


@pytest.mark.parametrize(("language", "section"), CASES)
def test_commands_can_be_heard(language: str, section: str) -> None:
    """All of them are ways through the net that is listened for then; signs are no sound."""
    net = net_at(language, section)
    for spoken, _ in corpus(language)[section]["commands"]:
        said = re.findall(r"[^\W\d_]+(?:'\w+)?", spoken.lower())
        plain = [word.replace("'", "") for word in said]
        assert net.meanings(said) or net.meanings(plain), spoken


@pytest.mark.parametrize("language", LANGUAGES)
def test_table_talk_means_nothing(language: str) -> None:
    """No sentence of table talk is a command as a whole."""
    for sentence in corpus(language)[OTHERS]["sentences"]:
        for section in SECTIONS:
            assert not meanings(language, section, sentence), (section, sentence)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_stands_twice(language: str) -> None:
    """A sentence said twice would weigh double; a number as digits would be read out anyhow."""
    for name, section in corpus(language).items():
        spoken = section.get("sentences") or [said for said, _ in section["commands"]]
        assert len({tokenize(text) for text in spoken}) == len(spoken), name
        assert not any(sign.isdecimal() for text in spoken for sign in text), name


def test_languages_have_the_same_sections() -> None:
    assert len({tuple(sorted(found)) for found in map(corpus, LANGUAGES)}) == 1
