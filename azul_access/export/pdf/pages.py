"""Pages of A4 that are filled from the top: lines, pictures and tables, with an outline."""

from collections.abc import Sequence
from io import BytesIO

from reportlab.lib.pagesizes import A4
from reportlab.lib.units import mm
from reportlab.pdfgen.canvas import Canvas

from azul_access.export.pdf.fonts import BOLD, PLAIN, printable, register_fonts, wrap_text
from azul_access.export.pdf.svg_picture import Picture, draw_picture
from azul_access.values import frozen

_PROGRAM = "Azul Access"
_MARGIN, _FOOT = 20 * mm, 12 * mm
_LETTER, _NUMBER = 12.0, 10.0
# The size of a heading by its level, the highest first.
_HEADINGS = (20.0, 16.0, 13.0)
_LEADING = 1.45
# Above a heading, as a part of its size, and below a paragraph.
_ABOVE, _BELOW = 1.2, 6.0
# Lines of a paragraph that stay together at its beginning.
_KEPT_LINES = 3
# Points per unit of a picture; wide pictures have less.
_PICTURE_WIDTH, _MOST_SCALE = 85 * mm, 1.1
_CELL, _PADDING = 9.0, 3.0


@frozen
class _Heading:
    text: str
    lines: tuple[str, ...]
    size: float
    outline_level: int

    @property
    def height(self) -> float:
        return (_ABOVE + len(self.lines) * _LEADING) * self.size + _BELOW


class Pages:
    """Lengths are in points."""

    def __init__(self, title: str, author: str, language: str) -> None:
        register_fonts()
        self._file = BytesIO()
        self._width: float = A4[0] - 2 * _MARGIN
        self._height: float = A4[1] - 2 * _MARGIN
        self._canvas = Canvas(
            self._file,
            pagesize=A4,
            invariant=1,  # no date, no random number
            lang=language,
            initialFontName=PLAIN,
        )
        self._canvas.setTitle(title)
        self._canvas.setAuthor(author or _PROGRAM)
        self._canvas.setCreator(_PROGRAM)
        self._canvas.setSubject("")
        # Readers announce the title instead of the file's name.
        self._canvas.setViewerPreference("DisplayDocTitle", "true")
        self._canvas.showOutline()
        self._top: float = A4[1] - _MARGIN
        self._y: float = self._top
        self._headings: list[_Heading] = []
        self._marks = 0

    def finish(self) -> bytes:
        """End the last page and return the file."""
        self._begin(0)
        self._end_page()
        self._canvas.save()
        return self._file.getvalue()

    def add_heading(self, text: str, level: int, outline_level: int) -> None:
        """It is drawn with what follows. `level` is 1 to 3; outline levels begin with 0."""
        size = _HEADINGS[level - 1]
        lines = tuple(wrap_text(text, BOLD, size, self._width))
        self._headings.append(_Heading(printable(text), lines, size, outline_level))

    def add_paragraph(self, text: str) -> None:
        lines = list(wrap_text(text, PLAIN, _LETTER, self._width))
        self._begin(min(len(lines), _KEPT_LINES) * _LEADING * _LETTER)
        for line in lines:
            self._add_line(line, PLAIN, _LETTER)
        self._y -= _BELOW

    def add_picture(self, picture: Picture) -> None:
        """Draw a picture below its caption, on one page."""
        lines = list(wrap_text(picture.caption, BOLD, _LETTER, self._width))
        room = self._height - (len(lines) + 1) * _LETTER * _LEADING - 2 * _BELOW
        scale = min(_MOST_SCALE, _PICTURE_WIDTH / picture.width, room / picture.height)
        height = picture.height * scale
        self._begin(self._height - room + height)
        self._y -= _BELOW
        for line in lines:
            self._add_line(line, BOLD, _LETTER)
        self._y -= _BELOW
        draw_picture(self._canvas, picture, _MARGIN, self._y, scale)
        self._y -= height + _BELOW

    def add_table(self, caption: str, rows: Sequence[Sequence[str]]) -> None:
        """A table with columns of equal width; its first row and column are headers."""
        self._begin((_KEPT_LINES + len(rows)) * (_CELL * _LEADING + 2 * _PADDING))
        for line in wrap_text(caption, BOLD, _LETTER, self._width):
            self._add_line(line, BOLD, _LETTER)
        self._y -= _BELOW
        for number, row in enumerate(rows):
            self._add_row(row, is_header=number == 0)
        self._y -= 2 * _BELOW

    def _add_row(self, row: Sequence[str], *, is_header: bool) -> None:
        width = self._width / len(row)
        fonts = [BOLD if is_header or column == 0 else PLAIN for column in range(len(row))]
        cells = [
            list(wrap_text(cell, font, _CELL, width - 2 * _PADDING))
            for cell, font in zip(row, fonts, strict=True)
        ]
        height = max(map(len, cells)) * _CELL * _LEADING + 2 * _PADDING
        self._keep_together(height)
        self._canvas.setLineWidth(0.5)
        for column, (lines, font) in enumerate(zip(cells, fonts, strict=True)):
            left = _MARGIN + column * width
            self._canvas.rect(left, self._y - height, width, height)
            self._canvas.setFont(font, _CELL)
            for number, line in enumerate(lines, 1):
                baseline = self._y - number * _CELL * _LEADING
                self._canvas.drawString(left + _PADDING, baseline, line)
        self._y -= height

    def _begin(self, height: float) -> None:
        """Draw the headings that wait, on a page that has room for `height` below them."""
        self._keep_together(height + sum(heading.height for heading in self._headings))
        for heading in self._headings:
            self._draw_heading(heading)
        self._headings.clear()

    def _draw_heading(self, heading: _Heading) -> None:
        if not self._is_at_top:
            self._y -= _ABOVE * heading.size
        self._marks += 1
        mark = str(self._marks)
        self._canvas.bookmarkPage(mark, fit="XYZ", left=0, top=self._y)
        self._canvas.addOutlineEntry(heading.text, mark, heading.outline_level, closed=True)
        for line in heading.lines:
            self._add_line(line, BOLD, heading.size)
        self._y -= _BELOW

    @property
    def _is_at_top(self) -> bool:
        return self._y >= self._top

    def _add_line(self, line: str, font: str, size: float) -> None:
        self._keep_together(size * _LEADING)
        self._y -= size * _LEADING
        self._canvas.setFont(font, size)
        self._canvas.drawString(_MARGIN, self._y, line)

    def _keep_together(self, height: float) -> None:
        """Begin a new page if this one has less room than `height`."""
        if self._y - height < _MARGIN and not self._is_at_top:
            self._end_page()

    def _end_page(self) -> None:
        self._canvas.setFont(PLAIN, _NUMBER)
        self._canvas.drawCentredString(A4[0] / 2, _FOOT, str(self._canvas.getPageNumber()))
        self._canvas.showPage()
        self._y = self._top
