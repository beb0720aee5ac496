"""The folder of a set: what is replaced and removed in it, and what is left alone."""

from enum import Enum
from pathlib import Path, PurePosixPath

import pytest
from set_plans import plan_set

from azul_access.language.phrase import phrase
from azul_access.tactile_set.errors import SetError, SetReason
from azul_access.tactile_set.guide import make_guide
from azul_access.tactile_set.plan import SetFile
from azul_access.tactile_set.set_folder import check_folder, write_files


def small_set(*paths: str) -> list[SetFile]:
    """Files of a set with its guide."""
    files = [SetFile(PurePosixPath(path), b"new", phrase("set-tiles")) for path in paths]
    return [*files, make_guide(plan_set(), files)]


def names(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def test_pieces_of_another_set_are_removed(tmp_path: Path) -> None:
    """Files that no guide named stay, wherever they are."""
    write_files(small_set("grids/wall.stl", "grids/wall-laser.svg", "labels/labels.pdf"), tmp_path)
    (tmp_path / "grids" / "mine.stl").write_bytes(b"mine")
    (tmp_path / "notes.txt").write_bytes(b"mine")
    write_files(small_set("grids/star.stl", "labels/labels.pdf"), tmp_path)
    left = {"index.html", "grids/star.stl", "labels/labels.pdf", "grids/mine.stl", "notes.txt"}
    assert names(tmp_path) == left


def test_another_page_removes_nothing(tmp_path: Path) -> None:
    """Only links to files of a set count."""
    (tmp_path / "cards").mkdir()
    (tmp_path / "cards" / "me.html").write_bytes(b"mine")
    outside = tmp_path.with_name("labels.txt")
    outside.write_bytes(b"mine")
    links = ("cards/me.html", "grids/../../labels.txt", "/etc/hosts")
    page = "".join(f'<a href="{link}">' for link in links)
    (tmp_path / "index.html").write_text(page)
    write_files(small_set("grids/star.stl"), tmp_path)
    assert names(tmp_path) == {"index.html", "grids/star.stl", "cards/me.html"}
    assert outside.exists()


def test_a_used_folder_is_refused(tmp_path: Path) -> None:
    """It is refused without --force only; what is no folder always."""
    check_folder(tmp_path, force=False)
    check_folder(tmp_path / "new", force=False)
    file = tmp_path / "file"
    file.touch()
    check_folder(tmp_path, force=True)
    assert refusal(tmp_path, force=False) is SetReason.FOLDER_USED
    assert refusal(file, force=True) is SetReason.NO_FOLDER


@pytest.mark.needs("links")
def test_a_link_to_nothing_is_no_folder(tmp_path: Path) -> None:
    link = tmp_path / "link"
    link.symlink_to(tmp_path / "nowhere")
    assert refusal(link, force=True) is SetReason.NO_FOLDER


def refusal(path: Path, *, force: bool) -> Enum:
    with pytest.raises(SetError) as raised:
        check_folder(path, force=force)
    return raised.value.reason
