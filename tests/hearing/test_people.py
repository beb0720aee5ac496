"""Recordings of people: how they are divided, and that some of them are recognised.

Only the small packages are used here: an English talking clock, test sentences of pocketsphinx, and
the German voice Pico, which is built from a person. Dutch recordings are in packages of over 30 MB,
so only tests/benchmarks/bench_hearing.py uses them.
"""

from collections import Counter

import pytest
from hearing_people import ROW_LENGTH, ROWS, Half, Kind, digit_rows, spoken_items
from hearing_people_packages import DEBIAN_PACKAGES, PYTHON_FOLDER, ROOTS

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
