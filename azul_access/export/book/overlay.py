"""Media overlays: which piece of sound belongs to which sentence (EPUB 3.3, "Media overlays")."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from azul_access.export.document import Chapter
from azul_access.export.sound.recording import Mark


@dataclass(frozen=True, slots=True)
class Clip:
    """A sentence's sound, in milliseconds of its file."""

    ident: str
    begin: int
    end: int


def clips(marks: Sequence[Mark], rate: int, delay_samples: int) -> list[Clip]:
    """The clips of one file, which its delay moves; the first begins at 0.

    The last one ends with the silence that was recorded, so before the file's end for certain.
    """
    ends = [(mark.end + delay_samples) * 1000 // rate for mark in marks[:-1]]
    ends.append(marks[-1].end * 1000 // rate)
    begins = [0, *ends[:-1]]
    return [
        Clip(mark.ident, begin, end) for mark, begin, end in zip(marks, begins, ends, strict=True)
    ]


def smil(chapter: Chapter, found: Sequence[Clip]) -> Iterator[str]:
    """The lines of a chapter's overlay."""
    yield '<?xml version="1.0" encoding="utf-8"?>'
    yield (
        '<smil xmlns="http://www.w3.org/ns/SMIL" xmlns:epub="http://www.idpf.org/2007/ops"'
        ' version="3.0">'
    )
    text = f"{chapter.ident}.xhtml"
    yield "<body>"
    # A reference without a fragment is an error that no checker finds.
    yield f'<seq id="{chapter.ident}" epub:textref="{text}#{chapter.ident}" epub:type="chapter">'
    for number, clip in enumerate(found, 1):
        yield f'<par id="p{number}">'
        yield f'<text src="{text}#{clip.ident}"/>'
        yield (
            f'<audio src="audio/{chapter.ident}.mp3" clipBegin="{clock(clip.begin)}"'
            f' clipEnd="{clock(clip.end)}"/>'
        )
        yield "</par>"
    yield "</seq>"
    yield "</body>"
    yield "</smil>"


def clock(milliseconds: int) -> str:
    """A SMIL clock value: "0:01:02.345"."""
    seconds, thousandths = divmod(milliseconds, 1000)
    minutes, seconds = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}.{thousandths:03}"
