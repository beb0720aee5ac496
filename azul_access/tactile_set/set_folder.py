"""Makes all files of a set and writes them to a folder."""

import os
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path, PurePosixPath

from azul_access.export.errors import ExportError, ExportReason
from azul_access.export.output_file import disk_errors_as_export_errors, write_atomically
from azul_access.language.phrase import phrase
from azul_access.tactile_set.errors import SetError, SetReason
from azul_access.tactile_set.flat.flat_files import make_cards, make_labels, make_measuring_page
from azul_access.tactile_set.flat.label_braille import CELLS, LINES
from azul_access.tactile_set.grids.make_grids import make_grids
from azul_access.tactile_set.guide import (
    BOOK,
    FOLDERS,
    GUIDE,
    PAGES,
    make_guide,
    make_guide_book,
    make_guide_pages,
)
from azul_access.tactile_set.plan import SetFile, SetPlan
from azul_access.tactile_set.whole_set import ARCHIVE, make_whole_set, pack_files

# Each makes the files of one folder or more; the guide names them in this order.
MAKERS: tuple[Callable[[SetPlan], Iterator[SetFile]], ...] = (
    make_measuring_page,
    make_labels,
    make_grids,
    make_cards,
)

# A link of a guide to a file of its set.
_LINK = re.compile(
    rf'<a href="((?:{"|".join(FOLDERS)})/[a-z0-9-]+\.(?:pdf|svg|brf|txt|stl|3mf|epub|zip))">'
)


def make_files(plan: SetPlan) -> list[SetFile]:
    """Every file of the set, in the order in which the guide names them; the guide is the last."""
    files = [file for make in MAKERS for file in make(plan)]
    files += make_whole_set(plan, files)
    book = SetFile(BOOK, b"", phrase("guide-book"))
    pages = SetFile(PAGES, b"", phrase("set-file-brf", cells=CELLS, lines=LINES))
    archive = SetFile(ARCHIVE, b"", phrase("set-file-archive"))
    named = [book, pages, *files, archive]
    guide = make_guide(plan, named)
    book = replace(book, content=make_guide_book(plan, named))
    pages = replace(pages, content=make_guide_pages(plan, named))
    files = [book, pages, *files, guide]
    return [*files[:-1], replace(archive, content=pack_files(files)), guide]


def check_folder(folder: Path, *, force: bool) -> None:
    """Raises: SetError if it is no folder, or not empty and may not be written to."""
    with disk_errors_as_export_errors(folder):
        if os.path.lexists(folder) and not folder.is_dir():
            raise SetError(SetReason.NO_FOLDER, path=str(folder))
        if not force and folder.exists() and any(folder.iterdir()):
            raise SetError(SetReason.FOLDER_USED, path=str(folder))


def write_files(files: Sequence[SetFile], folder: Path) -> None:
    """Write files below `folder`, each as a whole; files of the same name are replaced.

    When all are written, the other files of the set that was there before are removed: they would
    be taken for pieces of this one.
    Raises: SetError or ExportError if the system does not allow it.
    """
    before = _files_of_set(folder)
    try:
        for file in files:
            path = folder / file.path
            with disk_errors_as_export_errors(path):
                path.parent.mkdir(parents=True, exist_ok=True)
            with write_atomically(path, replace=True) as output:
                output.write(file.content)
    except ExportError as error:
        if error.reason is ExportReason.NOT_WRITABLE:
            raise SetError(SetReason.NOT_WRITABLE, path=str(folder)) from error
        raise
    for old in before - {file.path for file in files}:
        with suppress(OSError):
            (folder / old).unlink()


def _files_of_set(folder: Path) -> set[PurePosixPath]:
    """The files that the guide in a folder names."""
    try:
        guide = (folder / GUIDE).read_text("utf-8")
    except (OSError, UnicodeDecodeError):
        return set()
    return {PurePosixPath(found[1]) for found in _LINK.finditer(guide)}
