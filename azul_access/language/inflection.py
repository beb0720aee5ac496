"""The forms of regular verbs, which a language gives by their stems."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import product


def inflect(stems: Iterable[str], endings: Mapping[str, Sequence[str]]) -> list[str]:
    """Every form of some verbs, each once; a separable one has a bar: "ein|bring".

    Some of the forms are no words, which nobody says.
    """
    forms: dict[str, None] = {}
    for stem in stems:
        first, _, base = stem.rpartition("|")
        forms.update((first + base + ending, None) for ending in endings["verb-endings"])
        for before, ending in product(endings["verb-beginnings"], endings["participle-endings"]):
            forms[first + before + base + ending] = None
    return list(forms)
