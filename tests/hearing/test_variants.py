"""What could have been said instead of a sentence of a net, in the same wording."""

from itertools import islice

import pytest
from hearing_corpus import net_at

from azul_access.hearing.variants import best_first, parts_of, put_in


def others(language: str, section: str, sentence: str) -> list[tuple[str, set[str]]]:
    """Each part of a sentence, and what may stand there."""
    words = sentence.split()
    return [
        (" ".join(words[part.start : part.end]), {" ".join(other) for other in part.others})
        for part in parts_of(net_at(language, section), words)
    ]


def test_each_part_that_decides_the_meaning_could_be_another() -> None:
    """In the wording that was heard, with the same ending; the verb stays."""
    colour, source, target = others(
        "de", "azul-take", "nimm zwei schwarze aus der mitte in reihe zwei"
    )
    assert colour[0] == "zwei schwarze"
    assert {"zwei rote", "zwei blaue", "zwei gelbe"} <= colour[1]
    assert source[0] == "aus der mitte"
    assert {"aus der manufaktur eins", "aus der manufaktur sieben"} <= source[1]
    assert target[0] == "in reihe zwei"
    assert {"in reihe eins", "in reihe fünf"} <= target[1]
    assert len(target[1]) == 5  # and the floor


@pytest.mark.parametrize(
    ("language", "section", "sentence", "variant"),
    [
        ("en", "azul-take", "red from factory two to row three", "to row five"),
        ("nl", "azul-take", "rood van fabriek twee naar rij drie", "van fabriek zeven"),
        ("de", "summer-pavilion-place", "grün vier mit zwei roten", "gelben"),
        ("de", "azul-fill", "manufaktur eins zwei rote ein blaues ein schwarzes", "gelbes"),
    ],
)
def test_every_game_and_moment_has_variants(
    language: str, section: str, sentence: str, variant: str
) -> None:
    """Each of them is a sentence of the net that means something else."""
    net, words = net_at(language, section), sentence.split()
    parts = parts_of(net, words)
    assert any(variant.split() == list(it) for part in parts for it in part.others)
    same = set(net.meanings(words))
    for part in parts:
        for other in part.others:
            changed = net.meanings(put_in(words, {part: other}))
            assert changed
            assert same.isdisjoint(changed)


def test_no_sentence_has_no_parts() -> None:
    assert parts_of(net_at("de", "azul-take"), ["rot", "rot", "rot", "rot"]) == ()


def test_the_smallest_sums_come_first() -> None:
    rows = ([0.0, 3.0], [2.0, 0.0, 9.0])
    chosen = list(best_first(rows))
    sums = [sum(row[at] for row, at in zip(rows, it, strict=True)) for it in chosen]
    assert sums == sorted(sums)
    assert len(set(chosen)) == len(chosen) == 6
    assert list(islice(best_first(()), 2)) == [()]
