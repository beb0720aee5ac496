"""The EPUB book: rules that no validator checks."""

import io
import itertools
import re
import xml.etree.ElementTree as ET
import zipfile
from collections.abc import Iterator

import miniaudio
import pytest
from sample_games import AZUL, LANGUAGES, PAVILION, Tone, book_bytes, sample_document

from azul_access.export.book.overlay import Clip, build_clips, format_clock
from azul_access.export.sound.recording import Mark

XHTML = "{http://www.w3.org/1999/xhtml}"
SMIL = "{http://www.w3.org/ns/SMIL}"
OPS = "{http://www.idpf.org/2007/ops}"
OPF = "{http://www.idpf.org/2007/opf}"


def open_book(content: bytes) -> zipfile.ZipFile:
    return zipfile.ZipFile(io.BytesIO(content))


@pytest.fixture(scope="module")
def spoken_book() -> zipfile.ZipFile:
    return open_book(book_bytes(voice=Tone()))


def parse(book: zipfile.ZipFile, name: str) -> ET.Element:
    return ET.fromstring(book.read(f"EPUB/{name}"))


def files(book: zipfile.ZipFile, ending: str) -> list[str]:
    return [name.removeprefix("EPUB/") for name in book.namelist() if name.endswith(ending)]


def meta(book: zipfile.ZipFile, name: str) -> list[str]:
    """Return the values of a property of the whole book."""
    package = parse(book, "package.opf")
    return [
        element.text or ""
        for element in package.iter(f"{OPF}meta")
        if element.get("property") == name and element.get("refines") is None
    ]


def seconds(clock_value: str) -> float:
    hours, minutes, rest = clock_value.split(":")
    return int(hours) * 3600 + int(minutes) * 60 + float(rest)


def sentence_ids(chapter: ET.Element) -> Iterator[str]:
    for element in chapter.iter(f"{XHTML}span"):
        yield str(element.get("id"))


def test_the_media_type_is_first_and_uncompressed(spoken_book: zipfile.ZipFile) -> None:
    """Programs recognise an EPUB file by its first bytes."""
    first = spoken_book.infolist()[0]
    assert (first.filename, first.compress_type, first.extra) == ("mimetype", 0, b"")
    assert spoken_book.read("mimetype") == b"application/epub+zip"


def test_each_sentence_is_read_in_order(spoken_book: zipfile.ZipFile) -> None:
    """Every sentence of a chapter has a clip, in the order of the text and without gaps."""
    chapters = [name for name in files(spoken_book, ".xhtml") if name != "nav.xhtml"]
    assert len(chapters) == len(files(spoken_book, ".smil")) == len(files(spoken_book, ".mp3"))
    for name in chapters:
        stem = name.removesuffix(".xhtml")
        overlay = parse(spoken_book, f"{stem}.smil")
        sequence = overlay.find(f"{SMIL}body/{SMIL}seq")
        assert sequence is not None
        assert sequence.get(f"{OPS}textref") == f"{name}#{stem}"
        references = [str(text.get("src")) for text in overlay.iter(f"{SMIL}text")]
        assert references == [
            f"{name}#{element_id}" for element_id in sentence_ids(parse(spoken_book, name))
        ]
        times = [
            (seconds(str(clip.get("clipBegin"))), seconds(str(clip.get("clipEnd"))))
            for clip in overlay.iter(f"{SMIL}audio")
        ]
        assert times[0][0] == 0
        assert all(begin < end for begin, end in times)
        assert [end for _, end in times[:-1]] == [begin for begin, _ in times[1:]]


def test_no_clip_ends_after_its_sound(spoken_book: zipfile.ZipFile) -> None:
    """Some players stop at a clip that ends after the sound file."""
    for name in files(spoken_book, ".smil"):
        clip = list(parse(spoken_book, name).iter(f"{SMIL}audio"))[-1]
        audio = miniaudio.mp3_read_s16(spoken_book.read(f"EPUB/{clip.get('src')}"))
        length = audio.num_frames / audio.sample_rate
        assert length - 0.3 < seconds(str(clip.get("clipEnd"))) <= length


def test_durations_add_up(spoken_book: zipfile.ZipFile) -> None:
    """Each duration is the sum of the clips, and the total is the sum of all durations."""
    package = parse(spoken_book, "package.opf")
    durations = {
        str(element.get("refines")): seconds(element.text or "")
        for element in package.iter(f"{OPF}meta")
        if element.get("property") == "media:duration" and element.get("refines")
    }
    items = {
        f"#{item.get('id')}": str(item.get("href"))
        for item in package.iter(f"{OPF}item")
        if item.get("media-type") == "application/smil+xml"
    }
    assert set(durations) == set(items)
    for overlay_id, href in items.items():
        lengths = [
            seconds(str(clip.get("clipEnd"))) - seconds(str(clip.get("clipBegin")))
            for clip in parse(spoken_book, href).iter(f"{SMIL}audio")
        ]
        assert abs(sum(lengths) - durations[overlay_id]) < 0.0005
    (total,) = meta(spoken_book, "media:duration")
    assert abs(seconds(total) - sum(durations.values())) < 0.0005


def test_clips_meet_in_silence(spoken_book: zipfile.ZipFile) -> None:
    """The sound is quiet where one clip ends and the next begins."""
    overlay = parse(spoken_book, "round-1.smil")
    audio = miniaudio.mp3_read_s16(spoken_book.read("EPUB/audio/round-1.mp3"))
    rate = audio.sample_rate
    for clip in list(overlay.iter(f"{SMIL}audio"))[:-1]:
        end = round(seconds(str(clip.get("clipEnd"))) * rate)
        assert max(map(abs, audio.samples[end - rate // 25 : end + rate // 25])) < 400


def test_the_active_sentence_is_highlighted(spoken_book: zipfile.ZipFile) -> None:
    """The style sheet has a rule for the class of the sentence that is read aloud."""
    (name,) = meta(spoken_book, "media:active-class")
    assert f".{name} {{ background-color:" in spoken_book.read("EPUB/style.css").decode()
    assert meta(spoken_book, "media:narrator") == ["tone, Deutsch"]


def test_headings_of_each_file() -> None:
    """The first heading of each document is an h1, and no level is skipped."""
    book = open_book(book_bytes(AZUL))
    for name in files(book, ".xhtml"):
        levels = [
            int(element.tag[-1])
            for element in parse(book, name).iter()
            if re.fullmatch(r"\{.*\}h[1-6]", element.tag)
        ]
        assert levels[0] == 1
        assert levels.count(1) == 1
        assert all(after - before <= 1 for before, after in itertools.pairwise(levels))


@pytest.mark.parametrize("language", LANGUAGES)
def test_contents_by_round_and_by_turn(language: str) -> None:
    """The contents link each round and each turn in it, and every link has a target."""
    book = open_book(book_bytes(PAVILION, language))
    document, renderer = sample_document(PAVILION, language)
    links = [
        (str(link.get("href")), link.text) for link in parse(book, "nav.xhtml").iter(f"{XHTML}a")
    ]
    expected: list[tuple[str, str | None]] = []
    for chapter in document.chapters:
        expected.append((f"{chapter.element_id}.xhtml", renderer.show(chapter.heading)))
        expected += [
            (f"{chapter.element_id}.xhtml#{point.element_id}", renderer.show(point.label))
            for point in chapter.navigation
        ]
    assert links == expected
    assert sum("#" in href for href, _ in links) > 50
    for href, _ in links:
        file, _, element_id = href.partition("#")
        targets = {element.get("id") for element in parse(book, file).iter()}
        assert not element_id or element_id in targets


def test_accessibility_metadata(spoken_book: zipfile.ZipFile) -> None:
    """Catalogues use this metadata to show whether a reader can use a book."""
    silent_book = open_book(book_bytes())
    assert meta(spoken_book, "schema:accessMode") == ["textual", "visual", "auditory"]
    assert meta(silent_book, "schema:accessMode") == ["textual", "visual"]
    assert meta(spoken_book, "schema:accessModeSufficient") == ["textual", "auditory"]
    assert "synchronizedAudioText" in meta(spoken_book, "schema:accessibilityFeature")
    assert "synchronizedAudioText" not in meta(silent_book, "schema:accessibilityFeature")
    assert meta(spoken_book, "schema:accessibilityHazard") == ["none"]
    assert meta(spoken_book, "schema:accessibilitySummary")[0].endswith("laufen zusammen.")
    assert meta(spoken_book, "dcterms:modified") == ["2026-03-09T08:30:00Z"]
    assert meta(silent_book, "media:duration") == []
    package = silent_book.read("EPUB/package.opf").decode()
    assert "<dc:creator>Ann &amp; Co</dc:creator>" in package
    assert "media-overlay" not in package


def test_clips_are_shifted_by_the_delay() -> None:
    """All ends except the last, which must not lie after the recording."""
    marks = [Mark("a", "", 0, 1000), Mark("b", "", 1000, 3000)]
    assert build_clips(marks, 1000, 50) == [Clip("a", 0, 1050), Clip("b", 1050, 3000)]
    assert format_clock(3_723_045) == "1:02:03.045"
