"""Lists labels as plain text, for a labelling tape or a slate."""

from collections.abc import Iterator, Sequence

from azul_access.export.phrase_renderer import PhraseRenderer
from azul_access.games.tactile_set import LabelGroup
from azul_access.language.phrase import Phrase, phrase
from azul_access.tactile_set.braille_sizes import dot_numbers, label_cells
from azul_access.tactile_set.flat.label_words import (
    count_label,
    describe_single_cells,
    group_heading,
    mirror_cells,
)
from azul_access.tactile_set.plan import SetPlan
from firmware_protocol.cells import to_unicode


def write_label_text(
    plan: SetPlan, renderer: PhraseRenderer, title: Phrase, groups: Sequence[LabelGroup]
) -> str:
    """A line for each kind of label: how many, its cells, their dots, and the dots on a slate."""
    return "\n".join(_lines(plan, renderer, title, groups)) + "\n"


def _lines(
    plan: SetPlan, renderer: PhraseRenderer, title: Phrase, groups: Sequence[LabelGroup]
) -> Iterator[str]:
    yield renderer.show(phrase("set-file-title", game=plan.game, title=title))
    yield ""
    yield renderer.show(phrase("set-slate"))
    for sentence in describe_single_cells(groups):
        yield renderer.show(sentence)
    for group in groups:
        yield ""
        yield renderer.show(group_heading(group))
        for label in group.labels:
            cells = label_cells(label.text)
            line = phrase(
                "set-label-line",
                label=count_label(label),
                cells=to_unicode(cells),
                dots=dot_numbers(cells),
                mirrored=dot_numbers(mirror_cells(cells)),
            )
            yield renderer.show(line)
