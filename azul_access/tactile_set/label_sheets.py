"""Draws the labels of a set on pages of A4, for swell paper and label printers."""

from collections.abc import Iterator

from azul_access.braille.translation import translate
from azul_access.export.phrase_renderer import PhraseRenderer
from azul_access.games.tactile_set import LabelGroup, Shape
from azul_access.language.phrase import phrase
from azul_access.tactile_set import drawing
from azul_access.tactile_set.braille_sizes import label_cells
from azul_access.tactile_set.drawing import Line, Outline, Page, Text
from azul_access.tactile_set.label_outlines import (
    MARK_WIDTH,
    LabelOutline,
    choose_outline,
    place_label,
)
from azul_access.tactile_set.label_words import (
    describe_group,
    describe_single_cells,
    group_heading,
)
from azul_access.tactile_set.page_frame import (
    BODY_BOTTOM,
    BODY_TOP,
    BODY_WIDTH,
    LEFT,
    NOTE_LINE,
    draw_braille,
    draw_lines,
    frame_pages,
    wrap_print,
)
from azul_access.tactile_set.plan import SetPlan

_HEADING_SIZE = 4.0
_HEADING_LINE = NOTE_LINE * 4.0 / 3.6
_AFTER_GROUP = 6.0


def draw_label_pages(plan: SetPlan, renderer: PhraseRenderer) -> list[Page]:
    """The labels of all groups, each with a heading, one after another."""
    sheets = _Sheets(plan, renderer)
    for group in plan.pieces.labels:
        sheets.add_group(group)
    notes = [phrase("set-cut-labels"), *describe_single_cells(plan.pieces.labels)]
    on_rhombi = [group for group in plan.pieces.labels if group.shape is Shape.RHOMBUS]
    if on_rhombi:
        notes.append(phrase("set-rhombus-top"))
    if any(sheets.outline(group).shape is not group.shape for group in on_rhombi):
        notes.append(phrase("set-rhombus-beside"))
    pages = [(notes, body) for body in sheets.bodies]
    return frame_pages(plan, renderer, phrase("set-labels-title"), pages)


class _Sheets:
    """Fills pages from the top; `bodies` are their shapes."""

    def __init__(self, plan: SetPlan, renderer: PhraseRenderer) -> None:
        self._plan = plan
        self._renderer = renderer
        self.bodies: list[list[drawing.Shape]] = [[]]
        self._top = BODY_TOP

    def outline(self, group: LabelGroup) -> LabelOutline:
        return choose_outline(group, self._plan.sizes, self._plan.braille)

    def add_group(self, group: LabelGroup) -> None:
        """Draw a group's labels in rows without gaps, on each page below a heading."""
        outline = self.outline(group)
        texts = [label.text for label in group.labels for _ in range(label.count)]
        while texts:
            heading = self._heading(group)
            rows = self._count_rows(outline, heading)
            if rows < 1:
                self._begin_page()
                rows = max(1, self._count_rows(outline, heading))
            self._draw_heading(group, heading)
            count = rows * _columns(outline)
            self._draw_labels(outline, texts[:count])
            del texts[:count]
        self._top += _AFTER_GROUP

    def _begin_page(self) -> None:
        self.bodies.append([])
        self._top = BODY_TOP

    def _heading(self, group: LabelGroup) -> list[str]:
        sentence = phrase(
            "set-label-sentence", heading=group_heading(group), labels=describe_group(group)
        )
        return wrap_print(self._renderer.show(sentence), _HEADING_SIZE)

    def _count_rows(self, outline: LabelOutline, heading: list[str]) -> int:
        """How many rows of labels still fit on the page, below a heading."""
        room = BODY_BOTTOM - self._top - self._heading_height(heading)
        return int((room - outline.height) // outline.row_height) + 1

    def _heading_height(self, heading: list[str]) -> float:
        return len(heading) * _HEADING_LINE + self._plan.braille.line

    def _draw_heading(self, group: LabelGroup, heading: list[str]) -> None:
        self.bodies[-1] += draw_lines(self._top + _HEADING_SIZE, heading, _HEADING_SIZE)
        self._top += len(heading) * _HEADING_LINE
        cells = translate(self._renderer.show(group_heading(group)), self._plan.language)
        dot = self._plan.braille.dot / 2
        self.bodies[-1] += draw_braille(self._plan, cells, LEFT + dot, self._top + dot + 1)
        self._top += self._plan.braille.line

    def _draw_labels(self, outline: LabelOutline, texts: list[str]) -> None:
        columns = _columns(outline)
        for index, text in enumerate(texts):
            row, column = divmod(index, columns)
            shift = row % 2 * outline.width / 2 if outline.shape is Shape.RHOMBUS else 0
            x = LEFT + (column + 0.5) * outline.width + shift
            y = self._top + outline.height / 2 + row * outline.row_height
            self.bodies[-1] += draw_label(self._plan, outline, text, x, y)
        rows = -(-len(texts) // columns)
        self._top += (rows - 1) * outline.row_height + outline.height


def _columns(outline: LabelOutline) -> int:
    """How many labels a row has room for, also where it begins half a label further right."""
    room = BODY_WIDTH - (outline.width / 2 if outline.shape is Shape.RHOMBUS else 0)
    return int(room // outline.width)


def draw_label(
    plan: SetPlan, outline: LabelOutline, text: str, x: float, y: float
) -> Iterator[drawing.Shape]:
    """A label whose middle is at `x` and `y`."""
    layout = place_label(outline, text, plan.braille)
    yield Outline(tuple((x + across, y + down) for across, down in outline.corners))
    across, down = layout.dot_1
    yield from draw_braille(plan, label_cells(text), x + across, y + down)
    (left, mark_y), (right, _) = layout.mark
    yield Line(x + left, y + mark_y, x + right, y + mark_y, MARK_WIDTH, raised=True)
    if layout.print_size:
        across, down = layout.print_at
        yield Text(x + across, y + down, text, layout.print_size, centred=True)
