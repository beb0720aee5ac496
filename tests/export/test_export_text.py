"""Plain text: one event a line, headings alone, nothing that disturbs a screen reader."""

from sample_games import AZUL, sample_document

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
