"""What label files say in words: how many labels of which kind there are, and their dots."""

from collections.abc import Iterable

from azul_access.games.tactile_set import Label, LabelGroup
from azul_access.language.phrase import Phrase, phrase
from azul_access.tactile_set.braille_sizes import dot_numbers, label_cells
from firmware_protocol.cells import cell, dots

_DOTS_DOWN = 3


def group_heading(group: LabelGroup) -> Phrase:
    """Such as "Tiles: 100"."""
    return phrase("set-label-heading", title=group.title, count=group.count)


def describe_group(group: LabelGroup) -> Phrase:
    """How many labels there are of each kind, in their order."""
    if len(group.labels) > 2 and all(it.count == 1 and it.text.isdecimal() for it in group.labels):
        first, last = group.labels[0].text, group.labels[-1].text
        return phrase("set-labels-from-to", first=first, last=last)
    return phrase("set-labels", labels=tuple(map(count_label, group.labels)))


def count_label(label: Label) -> Phrase:
    return phrase("set-label-count", count=label.count, label=label.text)


def describe_single_cells(groups: Iterable[LabelGroup]) -> list[Phrase]:
    """A sentence for each label of several letters in one cell, such as SCH."""
    texts = {label.text for group in groups for label in group.labels}
    return [
        phrase("set-single-cell", label=text, dots=dot_numbers(label_cells(text)))
        for text in sorted(texts)
        if len(text) > len(label_cells(text))
    ]


def mirror_cells(cells: bytes) -> bytes:
    """The cells as they are pressed into the back of the paper with a slate, from the right.

    They are in the order in which they are written, seen from the back.
    """
    return bytes(
        cell(tuple(dot + _DOTS_DOWN if dot <= _DOTS_DOWN else dot - _DOTS_DOWN for dot in dots(it)))
        for it in cells
    )
