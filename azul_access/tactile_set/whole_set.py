"""A whole set in one file for each machine, and all files in one archive."""

from collections.abc import Iterator, Sequence
from io import BytesIO
from pathlib import PurePosixPath
from zipfile import ZIP_DEFLATED, ZIP_STORED, ZipFile, ZipInfo

from azul_access.export.phrase_renderer import PhraseRenderer
from azul_access.language.phrase import Verbosity, phrase
from azul_access.tactile_set.braille_sizes import BRAILLE_SIZES, dot_places
from azul_access.tactile_set.extra import PDF, is_available
from azul_access.tactile_set.flat.drawing import PAGE_HEIGHT, PAGE_WIDTH, Dot, Page
from azul_access.tactile_set.flat.flat_files import draw_whole_set
from azul_access.tactile_set.flat.label_braille import CELLS, LINES
from azul_access.tactile_set.flat.pdf import write_pdf
from azul_access.tactile_set.grids.laser import Drawing, lay_out_plates
from azul_access.tactile_set.grids.laser_pdf import write_laser_pdf
from azul_access.tactile_set.grids.make_grids import list_parts
from azul_access.tactile_set.plan import SetFile, SetPlan
from firmware_protocol.cells import ASCII

WHOLE = "whole"
ARCHIVE = PurePosixPath(WHOLE, "set.zip")
# The grid of embossers, which no option changes.
_EMBOSSED = next(iter(BRAILLE_SIZES.values()))
_EMBOSSED_LINE = 10.0
_PAGE_END = "\f"
# The earliest time of the format, so that equal sets are equal files.
_TIME = (1980, 1, 1, 0, 0, 0)
# Files that are compressed already.
_COMPRESSED = (".3mf", ".epub", ".pdf")


def make_whole_set(plan: SetPlan, files: Sequence[SetFile]) -> Iterator[SetFile]:
    """What `files` have in single parts; PDF files only where their library is installed."""
    title = PhraseRenderer(plan.language, Verbosity.NORMAL).show(
        phrase("set-file-title", game=plan.game, title=phrase("guide-folder-whole"))
    )
    embossed = "".join(file.content.decode("ascii") for file in files if file.path.suffix == ".brf")
    if is_available(PDF):
        printed = write_pdf(draw_whole_set(plan), title)
        yield SetFile(_path("printer.pdf"), printed, phrase("set-file-whole-printer"))
        pages = write_pdf(_draw_embossed(plan, title, embossed), title)
        yield SetFile(_path("embosser.pdf"), pages, phrase("set-file-whole-embosser"))
        cut = write_laser_pdf(_draw_cut(plan), title, plan.language)
        yield SetFile(_path("laser.pdf"), cut, phrase("set-file-whole-laser"))
    purpose = phrase("set-file-whole-brf", cells=CELLS, lines=LINES)
    yield SetFile(_path("embosser.brf"), embossed.encode("ascii"), purpose)


def pack_files(files: Sequence[SetFile]) -> bytes:
    """One ZIP archive with all files in their folders."""
    content = BytesIO()
    with ZipFile(content, "w") as archive:
        for file in files:
            entry = ZipInfo(str(file.path), _TIME)
            is_small = file.path.suffix in _COMPRESSED
            entry.compress_type = ZIP_STORED if is_small else ZIP_DEFLATED
            archive.writestr(entry, file.content)
    return content.getvalue()


def _path(name: str) -> PurePosixPath:
    return PurePosixPath(WHOLE, name)


def _draw_cut(plan: SetPlan) -> list[Drawing]:
    """A page for each plate, as often as the set needs it."""
    return [
        drawing
        for part in list_parts(plan)
        for drawing in lay_out_plates(part.build(kerf=plan.sizes.kerf), plan.braille)
        for _ in range(part.count)
    ]


def _draw_embossed(plan: SetPlan, title: str, text: str) -> list[Page]:
    """The pages of an embosser as dots of true size."""
    return [
        Page(title, plan.language, tuple(_draw_lines(page.split("\r\n"))))
        for page in text.split(_PAGE_END)[:-1]
    ]


def _draw_lines(lines: Sequence[str]) -> Iterator[Dot]:
    left = (PAGE_WIDTH - (CELLS - 1) * _EMBOSSED.cell - _EMBOSSED.pitch) / 2
    top = (PAGE_HEIGHT - (LINES - 1) * _EMBOSSED_LINE - 2 * _EMBOSSED.pitch) / 2
    for number, line in enumerate(lines):
        for x, y in dot_places(bytes(map(ASCII.index, line)), _EMBOSSED):
            yield Dot(left + x, top + number * _EMBOSSED_LINE + y, _EMBOSSED.dot)
