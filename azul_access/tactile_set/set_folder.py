"""Makes all files of a set and writes them to a folder."""

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from azul_access.export.errors import ExportError, ExportReason
from azul_access.export.output_file import disk_errors_as_export_errors, write_atomically
from azul_access.tactile_set.errors import SetError, SetReason
from azul_access.tactile_set.flat_files import make_cards, make_labels, make_measuring_page
from azul_access.tactile_set.guide import make_guide
from azul_access.tactile_set.make_grids import make_grids
from azul_access.tactile_set.plan import SetFile, SetPlan

# Each makes the files of one folder or more; the guide names them in this order.
MAKERS: tuple[Callable[[SetPlan], Iterator[SetFile]], ...] = (
    make_measuring_page,
    make_labels,
    make_grids,
    make_cards,
)


def make_files(plan: SetPlan) -> list[SetFile]:
    """Every file of the set, in the order in which the guide names them; the guide is the last."""
    files = [file for make in MAKERS for file in make(plan)]
    return [*files, make_guide(plan, files)]


def check_folder(folder: Path, *, force: bool) -> None:
    """Raises: SetError if the folder is not empty and may not be written to."""
    with disk_errors_as_export_errors(folder):
        if folder.exists() and not folder.is_dir():
            raise ExportError(ExportReason.NEEDS_FOLDER, path=str(folder))
        if not force and folder.exists() and any(folder.iterdir()):
            raise SetError(SetReason.FOLDER_USED, path=str(folder))


def write_files(files: Iterable[SetFile], folder: Path) -> None:
    """Write files below `folder`, each as a whole; files of the same name are replaced.

    Raises: ExportError if the system does not allow it.
    """
    for file in files:
        path = folder / file.path
        with disk_errors_as_export_errors(path):
            path.parent.mkdir(parents=True, exist_ok=True)
        with write_atomically(path, replace=True) as output:
            output.write(file.content)
