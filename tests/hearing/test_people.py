"""Recordings of people: how they are divided, and that some of them are recognised.

Only the small packages are used here: an English talking clock, test sentences of pocketsphinx, and
the German voice Pico, which is built from a person. Dutch recordings are in packages of over 30 MB,
so only tests/benchmarks/bench_hearing.py uses them.
"""

from collections import Counter

import pytest
from hearing_people import ROW_LENGTH, ROWS, Half, Item, Kind, Noise, digit_rows, spoken_items
from hearing_people_judge import hear
from hearing_people_packages import DEBIAN_PACKAGES, PYTHON_FOLDER, ROOTS

from azul_access.hearing.engines import open_engine

LANGUAGES = ("de", "en", "nl")
CLOCK = str(ROOTS[0] / DEBIAN_PACKAGES["saytime"][0])
PICO = str(PYTHON_FOLDER / "py_nanotts" / "__init__.py")


def test_each_digit_is_said_equally_often() -> None:
    counts = Counter(digit for row in digit_rows() for digit in row)
    assert set(counts.values()) == {ROWS * ROW_LENGTH // len(counts)}


@pytest.mark.needs(CLOCK)
def test_no_recording_is_in_both_halves() -> None:
    """Nor is any sentence, said by the same voice."""
    for language in LANGUAGES:
        items = spoken_items(language)
        assert len({item.name for item in items}) == len(items)
        halves = [{item.name for item in items if item.half is half} for half in Half]
        assert not halves[0] & halves[1]


@pytest.mark.needs(CLOCK)
def test_digits_are_sentences_of_their_net() -> None:
    for item in spoken_items("en"):
        if item.kind in (Kind.DIGIT, Kind.ROW):
            assert item.net.meanings(item.said.split()), item.said


def recognised(language: str, items: list[Item]) -> list[str]:
    """The names of the items that are judged rightly after a key press, at 40 dB."""
    engine = open_engine(language, None, None)
    return [item.name for item in items if hear(engine, item, Noise.QUIET).is_right]


@pytest.mark.needs(CLOCK)
def test_digits_of_a_person_are_understood() -> None:
    items = [item for item in spoken_items("en") if item.speaker == "saytime"]
    digits = [item for item in items if item.kind is Kind.DIGIT]
    rows = [item for item in items if item.kind is Kind.ROW][:6]
    assert len(recognised("en", digits)) >= 7
    assert len(recognised("en", rows)) >= 3


@pytest.mark.needs(CLOCK)
def test_reading_aloud_is_no_command() -> None:
    items = [item for item in spoken_items("en") if item.speaker == "pocketsphinx, LibriVox"]
    assert len(recognised("en", items)) == len(items) > 0


@pytest.mark.long
@pytest.mark.needs(PICO)
def test_commands_of_a_voice_built_from_a_person_are_understood() -> None:
    """The bundled recogniser understands half of its German commands, a model nearly all."""
    items = [item for item in spoken_items("de") if item.section == "azul-take" and item.typed]
    assert len(recognised("de", items[:3])) >= 2
