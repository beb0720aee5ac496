"""Plain text: one event a line, headings alone, nothing that a screen reader would trip over."""

from sample_games import AZUL, sample_document

from azul_access.export.text import write_text


def test_one_event_a_line() -> None:
    """Each line of a chapter is one line of text, and headings stand between empty lines."""
    document, words = sample_document(AZUL)
    lines = write_text(document, words).splitlines()
    for chapter in document.chapters:
        heading, *told = [words.line(line.phrases) for line in chapter.spoken_lines()]
        at = lines.index(heading)
        assert at == 0 or lines[at - 1] == ""
        assert lines[at + 1] == ""
        for text in told:
            assert text in lines


def test_no_signs_that_are_only_for_eyes() -> None:
    """No underlining, no bullets, no soft hyphens, no blanks at an end, one newline at the end."""
    text = write_text(*sample_document(AZUL, "nl"))
    assert not any(sign in text for sign in "=*_#\t\u00ad")
    assert all(line == line.strip() for line in text.splitlines())
    assert text.endswith("\n")
    assert not text.endswith("\n\n")
    assert "\n\n\n" not in text
