"""Plain text: one event a line, headings alone, nothing that disturbs a screen reader."""

import errno
from pathlib import Path

import pytest
from sample_games import AZUL, sample_document

from azul_access.export.errors import ExportError, ExportReason
from azul_access.export.output_file import disk_errors_as_export_errors
from azul_access.export.text import write_text


def test_one_event_a_line() -> None:
    """Each line of a chapter is one line of text, and headings stand between empty lines."""
    document, renderer = sample_document(AZUL)
    lines = write_text(document, renderer).splitlines()
    for chapter in document.chapters:
        heading, *texts = [renderer.line(line.phrases) for line in chapter.spoken_lines()]
        index = lines.index(heading)
        assert index == 0 or lines[index - 1] == ""
        assert lines[index + 1] == ""
        for text in texts:
            assert text in lines


def test_no_visual_characters() -> None:
    """No underlining, bullets, soft hyphens or trailing spaces; one newline at the end."""
    text = write_text(*sample_document(AZUL, "nl"))
    assert not any(sign in text for sign in "=*_#\t\u00ad")
    assert all(line == line.strip() for line in text.splitlines())
    assert text.endswith("\n")
    assert not text.endswith("\n\n")
    assert "\n\n\n" not in text


@pytest.mark.parametrize(
    ("folder", "reason"),
    [("file", ExportReason.NOT_WRITABLE), ("missing", ExportReason.FOLDER_MISSING)],
)
def test_a_folder_below_a_file_cannot_be_written(
    tmp_path: Path, folder: str, reason: ExportReason
) -> None:
    """Windows says of both that nothing is found there."""
    (tmp_path / "file").touch()
    target = tmp_path / folder / "new" / "game.txt"
    with pytest.raises(ExportError) as caught, disk_errors_as_export_errors(target):
        raise FileNotFoundError(errno.ENOENT, "not found")
    assert caught.value.reason is reason
