"""Media overlays, which link each sentence to its sound (EPUB 3.3, "Media overlays")."""

from collections.abc import Iterator, Sequence

from azul_access.export.document import Chapter
from azul_access.export.sound.recording import Mark
from azul_access.values import frozen


@frozen
class Clip:
    """The sound of one sentence, from `begin` to `end` milliseconds in its file."""

    element_id: str
    begin: int
    end: int


def build_clips(marks: Sequence[Mark], rate: int, delay_samples: int) -> list[Clip]:
    """The clips of one file, shifted by the encoder's delay; the first begins at 0.

    The last clip ends with the recorded silence, so never after the end of the file.
    """
    ends = [(mark.end + delay_samples) * 1000 // rate for mark in marks[:-1]]
    ends.append(marks[-1].end * 1000 // rate)
    begins = [0, *ends[:-1]]
    return [
        Clip(mark.element_id, begin, end)
        for mark, begin, end in zip(marks, begins, ends, strict=True)
    ]


def overlay_lines(chapter: Chapter, chapter_clips: Sequence[Clip]) -> Iterator[str]:
    """Yield the lines of a chapter's overlay file."""
    yield '<?xml version="1.0" encoding="utf-8"?>'
    yield (
        '<smil xmlns="http://www.w3.org/ns/SMIL" xmlns:epub="http://www.idpf.org/2007/ops"'
        ' version="3.0">'
    )
    text = f"{chapter.element_id}.xhtml"
    yield "<body>"
    # A reference without a fragment is an error, but no checker reports it.
    section = chapter.element_id
    yield f'<seq id="{section}" epub:textref="{text}#{section}" epub:type="chapter">'
    for number, clip in enumerate(chapter_clips, 1):
        yield f'<par id="p{number}">'
        yield f'<text src="{text}#{clip.element_id}"/>'
        yield (
            f'<audio src="audio/{chapter.element_id}.mp3" clipBegin="{format_clock(clip.begin)}"'
            f' clipEnd="{format_clock(clip.end)}"/>'
        )
        yield "</par>"
    yield "</seq>"
    yield "</body>"
    yield "</smil>"


def format_clock(milliseconds: int) -> str:
    """A SMIL clock value: "0:01:02.345"."""
    seconds, thousandths = divmod(milliseconds, 1000)
    minutes, seconds = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}.{thousandths:03}"
