"""Draws the labels of a set on pages of A4, for swell paper and label printers."""

from collections.abc import Iterator
from typing import NamedTuple

from azul_access.export.phrase_renderer import PhraseRenderer
from azul_access.games.tactile_set import Label, LabelGroup, Surface
from azul_access.language.phrase import Phrase, phrase
from azul_access.tactile_set.braille_sizes import label_cells
from azul_access.tactile_set.flat import drawing, page_frame
from azul_access.tactile_set.flat.drawing import Outline, Page, Stroke, Text
from azul_access.tactile_set.flat.label_layout import MARK_WIDTH, place_label
from azul_access.tactile_set.flat.label_outlines import LabelOutline, choose_outline, drawn_braille
from azul_access.tactile_set.flat.label_words import (
    describe_group,
    describe_single_cells,
    group_heading,
)
from azul_access.tactile_set.plan import SetPlan

_HEADING_SIZE = 4.0
_HEADING_LINE = page_frame.NOTE_LINE * 4.0 / 3.6
_AFTER_GROUP = 6.0


def draw_label_pages(plan: SetPlan, renderer: PhraseRenderer) -> list[Page]:
    """The labels of all groups, each with a heading, one after another."""
    sheets = _Sheets(plan, renderer)
    for group in plan.pieces.labels:
        sheets.add_group(group)
    notes = [phrase("set-cut-labels"), *describe_single_cells(plan.pieces.labels)]
    outlines = [(group.surface, choose_outline(plan, group)) for group in plan.pieces.labels]
    if any(outline.is_interlocked for _, outline in outlines):
        notes.append(phrase("set-rhombus-top"))
    if any(surface is Surface.SPACE and not outline.has_mark for surface, outline in outlines):
        notes.append(phrase("set-rhombus-beside"))
    pages = [(notes, body) for body in sheets.bodies]
    return page_frame.frame_pages(plan, renderer, phrase("set-labels-title"), pages)


class _Heading(NamedTuple):
    """The lines of a heading: a sentence in print, and a title in braille."""

    print: list[str]
    braille: list[bytes]


class _Sheets:
    """Fills pages from the top; `bodies` are their shapes."""

    def __init__(self, plan: SetPlan, renderer: PhraseRenderer) -> None:
        self._plan = plan
        self._renderer = renderer
        self.bodies: list[list[drawing.Shape]] = [[]]
        self._top = page_frame.BODY_TOP

    def add_group(self, group: LabelGroup) -> None:
        """Draw a group's labels in rows without gaps, on each page below a heading."""
        outline = choose_outline(self._plan, group)
        labels = [label for label in group.labels for _ in range(label.count)]
        title = group_heading(group)
        sentence = phrase("set-label-sentence", heading=title, labels=describe_group(group))
        while labels:
            heading = self._wrap_heading(sentence, title)
            rows = self._count_rows(outline, heading)
            if rows < 1:
                self._begin_page()
                rows = max(1, self._count_rows(outline, heading))
            self._draw_heading(heading)
            count = rows * _columns(outline)
            self._draw_labels(outline, labels[:count])
            del labels[:count]
            sentence = title = phrase("set-label-continued", title=group.title)
        self._top += _AFTER_GROUP

    def _begin_page(self) -> None:
        self.bodies.append([])
        self._top = page_frame.BODY_TOP

    def _wrap_heading(self, sentence: Phrase, title: Phrase) -> _Heading:
        return _Heading(
            page_frame.wrap_print(self._renderer.show(sentence), _HEADING_SIZE),
            page_frame.wrap_braille(self._plan, self._renderer.show(title)),
        )

    def _count_rows(self, outline: LabelOutline, heading: _Heading) -> int:
        """How many rows of labels still fit on the page, below a heading."""
        height = len(heading.print) * _HEADING_LINE + len(heading.braille) * self._plan.braille.line
        room = page_frame.BODY_BOTTOM - self._top - height
        return int((room - outline.height) // outline.row_height) + 1

    def _draw_heading(self, heading: _Heading) -> None:
        self.bodies[-1] += page_frame.draw_lines(
            self._top + _HEADING_SIZE, heading.print, _HEADING_SIZE
        )
        self._top += len(heading.print) * _HEADING_LINE
        top = self._top + self._plan.braille.dot / 2 + 1
        self.bodies[-1] += page_frame.draw_braille_lines(self._plan, heading.braille, top)
        self._top += len(heading.braille) * self._plan.braille.line

    def _draw_labels(self, outline: LabelOutline, labels: list[Label]) -> None:
        columns = _columns(outline)
        for index, label in enumerate(labels):
            row, column = divmod(index, columns)
            shift = row % 2 * outline.width / 2 if outline.is_interlocked else 0
            x = page_frame.LEFT + (column + 0.5) * outline.width + shift
            y = self._top - outline.box[1] + row * outline.row_height
            self.bodies[-1] += draw_label(self._plan, outline, label, x, y)
        rows = -(-len(labels) // columns)
        self._top += (rows - 1) * outline.row_height + outline.height


def _columns(outline: LabelOutline) -> int:
    """How many labels a row has room for, also where it begins half a label further right."""
    room = page_frame.BODY_WIDTH - (outline.width / 2 if outline.is_interlocked else 0)
    return int(room // outline.width)


def draw_label(
    plan: SetPlan, outline: LabelOutline, label: Label, x: float, y: float
) -> Iterator[drawing.Shape]:
    """A label whose middle is at `x` and `y`."""
    layout = place_label(outline, label.text, drawn_braille(plan), has_print=plan.has_print)
    yield Outline(tuple((x + across, y + down) for across, down in outline.corners))
    across, down = layout.dot_1
    yield from page_frame.draw_braille(plan, label_cells(label.text), x + across, y + down)
    if layout.mark:
        (left, mark_y), (right, _) = layout.mark
        yield Stroke(x + left, y + mark_y, x + right, y + mark_y, MARK_WIDTH, raised=True)
    if layout.print_size:
        across, down = layout.print_at
        ink = drawing.LABEL_INKS[label.on_dark]
        yield Text(x + across, y + down, label.text, layout.print_size, centred=True, ink=ink)
