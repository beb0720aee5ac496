"""Writes a DAISY 2.02 talking book with full text and sound: a folder of files in a ZIP archive.

Specification: https://daisy.org/activities/standards/daisy/daisy-2/daisy-format-2-02-specification/
"""

import datetime
import zipfile
from collections.abc import Iterable, Iterator, Sequence
from html import escape
from typing import BinaryIO

from azul_access.export.audio import Progress, find_sentence
from azul_access.export.book.archive import Archive
from azul_access.export.book.chapter_sounds import ChapterSound, record_chapters
from azul_access.export.document import Document, Heading, TextLine
from azul_access.export.markup import sentence_id
from azul_access.export.phrase_renderer import PhraseRenderer
from azul_access.export.sound.recording import Voice
from azul_access.language.phrase import phrase

_PUBLISHER = "Azul Access"
_FORMAT = "Daisy 2.02"
_CONTENT, _NCC, _MASTER = "content.html", "ncc.html", "master.smil"
_XML = '<?xml version="1.0" encoding="utf-8"?>'
_XHTML = (
    '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN"'
    ' "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">'
)
_SMIL = (
    '<!DOCTYPE smil PUBLIC "-//W3C//DTD SMIL 1.0//EN" "http://www.w3.org/TR/REC-smil/SMIL10.dtd">'
)
_CLASS_OF_FIRST = ' class="title"'
_LAYOUT = '<layout><region id="textView"/></layout>'


def write_daisy(
    document: Document,
    renderer: PhraseRenderer,
    voice: Voice,
    file: BinaryIO,
    modified: datetime.datetime,
    progress: Progress,
) -> None:
    """Write a talking book; `modified` is in UTC.

    Raises: ExportError, and what `progress` raises.
    """
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as opened:
        archive = Archive(opened, modified)
        sounds = []
        for number, sound in enumerate(record_chapters(document, renderer, voice, progress), 1):
            archive.add(f"{_file_name(number)}.mp3", sound.mp3, compressed=False)
            sounds.append(sound)
        book = _Book(document, renderer, voice.engine, modified, sounds)
        archive.add_lines(_NCC, book.ncc_lines())
        archive.add_lines(_MASTER, book.master_lines())
        archive.add_lines(_CONTENT, book.content_lines())
        for number in range(1, len(sounds) + 1):
            archive.add_lines(f"{_file_name(number)}.smil", book.smil_lines(number))


class _Book:
    def __init__(
        self,
        document: Document,
        renderer: PhraseRenderer,
        engine: str,
        modified: datetime.datetime,
        sounds: Sequence[ChapterSound],
    ) -> None:
        self._document = document
        self._renderer = renderer
        self._modified = modified
        self._sounds = sounds
        language = phrase(f"language-{renderer.language}")
        self._narrator = renderer.show(
            phrase("transcript-narrator", engine=engine, language=language)
        )
        self._title = renderer.show(document.title)

    def ncc_lines(self) -> Iterator[str]:
        """The navigation control centre: a heading for each chapter and each point in it."""
        headings = list(self._headings())
        sounds = self._sounds
        meta = {
            "dc:title": self._title,
            "dc:creator": self._document.author or _PUBLISHER,
            "dc:date": f"{self._modified:%Y-%m-%d}",
            "dc:format": _FORMAT,
            "dc:identifier": self._document.identity,
            "dc:language": self._renderer.language,
            "dc:publisher": _PUBLISHER,
            "ncc:charset": "utf-8",
            "ncc:depth": str(max(level for level, _, _ in headings)),
            "ncc:files": str(2 * len(sounds) + 3),
            "ncc:generator": _PUBLISHER,
            "ncc:multimediaType": "audioFullText",
            "ncc:narrator": self._narrator,
            "ncc:pageFront": "0",
            "ncc:pageNormal": "0",
            "ncc:pageSpecial": "0",
            "ncc:setInfo": "1 of 1",
            "ncc:tocItems": str(len(headings)),
            "ncc:totalTime": _clock(sum(sound.milliseconds for sound in sounds)),
        }
        body = [
            f'<h{level} id="n{number}"{_CLASS_OF_FIRST if number == 1 else ""}>'
            f'<a href="{target}">{escape(label, quote=False)}</a></h{level}>'
            for number, (level, label, target) in enumerate(headings, 1)
        ]
        yield from self._page(meta, body)

    def master_lines(self) -> Iterator[str]:
        """The chapters in the order in which they are played."""
        elapsed = sum(sound.milliseconds for sound in self._sounds)
        yield from self._smil_head({"ncc:timeInThisSmil": _clock(elapsed)})
        for number, sound in enumerate(self._sounds, 1):
            title = escape(self._renderer.show(sound.chapter.heading))
            yield f'<ref id="r{number}" title="{title}" src="{_file_name(number)}.smil"/>'
        yield "</body>"
        yield "</smil>"

    def smil_lines(self, number: int) -> Iterator[str]:
        """The sentences of chapter `number`, counted from 1, with their sound."""
        sound = self._sounds[number - 1]
        elapsed = sum(before.milliseconds for before in self._sounds[: number - 1])
        yield from self._smil_head(
            {
                "title": self._renderer.show(sound.chapter.heading),
                "ncc:totalElapsedTime": _clock(elapsed),
                "ncc:timeInThisSmil": _clock(sound.milliseconds),
            }
        )
        yield f'<seq dur="{_seconds(sound.milliseconds)}">'
        for index, clip in enumerate(sound.clips, 1):
            yield f'<par endsync="last" id="p{index}">'
            yield f'<text id="t{index}" src="{_CONTENT}#{clip.element_id}"/>'
            yield (
                f'<audio id="a{index}" src="{_file_name(number)}.mp3"'
                f' clip-begin="npt={_seconds(clip.begin)}" clip-end="npt={_seconds(clip.end)}"/>'
            )
            yield "</par>"
        yield "</seq>"
        yield "</body>"
        yield "</smil>"

    def content_lines(self) -> Iterator[str]:
        """The text; each sentence leads to its sound."""
        meta = {"dc:title": self._title, "dc:format": _FORMAT}
        yield from self._page(meta, self._paragraphs())

    def _paragraphs(self) -> Iterator[str]:
        for number, sound in enumerate(self._sounds, 1):
            chapter = sound.chapter
            targets = _targets(number, sound)
            inner = {block.element_id for block in chapter.blocks if isinstance(block, Heading)}
            for index, line in enumerate(chapter.spoken_lines()):
                tag = "h1" if index == 0 else "h2" if line.element_id in inner else "p"
                title = _CLASS_OF_FIRST if number == 1 and index == 0 else ""
                sentences = " ".join(self._sentences(line, targets))
                yield f'<{tag} id="{line.element_id}"{title}>{sentences}</{tag}>'

    def _sentences(self, line: TextLine, targets: dict[str, str]) -> Iterator[str]:
        for index, sentence in enumerate(line.phrases, 1):
            element_id = sentence_id(line.element_id, index)
            text = escape(self._renderer.show(sentence), quote=False)
            yield f'<span id="{element_id}"><a href="{targets[element_id]}">{text}</a></span>'

    def _headings(self) -> Iterator[tuple[int, str, str]]:
        """The level, the label and the target of each heading."""
        for number, sound in enumerate(self._sounds, 1):
            targets = list(_targets(number, sound).values())
            ids = [clip.element_id for clip in sound.clips]
            yield 1, self._renderer.show(sound.chapter.heading), targets[0]
            for point in sound.chapter.navigation:
                yield 2, self._renderer.show(point.label), targets[find_sentence(point, ids)]

    def _page(self, meta: dict[str, str], body: Iterable[str]) -> Iterator[str]:
        language = self._renderer.language
        yield _XML
        yield _XHTML
        yield f'<html xmlns="http://www.w3.org/1999/xhtml" lang="{language}" xml:lang="{language}">'
        yield "<head>"
        yield f"<title>{escape(self._title, quote=False)}</title>"
        yield '<meta http-equiv="Content-type" content="text/html; charset=utf-8"/>'
        yield from _meta_lines(meta)
        yield "</head>"
        yield "<body>"
        yield from body
        yield "</body>"
        yield "</html>"

    def _smil_head(self, meta: dict[str, str]) -> Iterator[str]:
        """The lines up to the beginning of the body."""
        yield _XML
        yield _SMIL
        yield "<smil>"
        yield "<head>"
        yield from _meta_lines(
            {
                "dc:format": _FORMAT,
                "dc:identifier": self._document.identity,
                "dc:title": self._title,
                "ncc:generator": _PUBLISHER,
                **meta,
            }
        )
        yield _LAYOUT
        yield "</head>"
        yield "<body>"


def _targets(number: int, sound: ChapterSound) -> dict[str, str]:
    """Where each sentence of chapter `number` is in its SMIL file, by element id."""
    return {
        clip.element_id: f"{_file_name(number)}.smil#t{index}"
        for index, clip in enumerate(sound.clips, 1)
    }


def _meta_lines(meta: dict[str, str]) -> Iterator[str]:
    for name, content in meta.items():
        yield f'<meta name="{name}" content="{escape(content)}"/>'


def _file_name(number: int) -> str:
    return f"c{number:03}"


def _clock(milliseconds: int) -> str:
    """Hours, minutes and seconds: "00:01:02"."""
    seconds = round(milliseconds / 1000)
    return f"{seconds // 3600:02}:{seconds // 60 % 60:02}:{seconds % 60:02}"


def _seconds(milliseconds: int) -> str:
    return f"{milliseconds / 1000:.3f}s"
