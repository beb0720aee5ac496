"""Sound files: marks at the right times, and chapters and tags that mutagen reads."""

import io
import itertools
import struct
import wave
from array import array
from collections.abc import Callable
from dataclasses import replace
from functools import cache

import av
import miniaudio
import mutagen.id3
import mutagen.mp3
import mutagen.mp4
import mutagen.oggvorbis
import pytest
from case_samples import sample
from sample_games import SHORT, Tone, sample_document

from azul_access.export.audio import SOUNDS, count_lines, write_audio
from azul_access.export.document import TextLine
from azul_access.export.sound import mp3, ogg
from azul_access.export.sound.recording import Mark, record_lines
from azul_access.export.sound.tags import Span, Tags, format_clock
from azul_access.language.phrase import phrase

RATE = Tone.sample_rate
# Languages as ISO 639-2 writes them.
LETTERS = {"de": "deu", "en": "eng", "nl": "nld"}
QUIET, LOUD = 400, 3000


@cache
def sound_bytes(kind: str, language: str = "de") -> bytes:
    document, renderer = sample_document(SHORT, language, author="Ann")
    file = io.BytesIO()
    write_audio(document, renderer, Tone(), kind, file, "2026", lambda *_: None)
    return file.getvalue()


def decode_samples(kind: str, content: bytes) -> "array[int]":
    if kind == "m4b":
        return decode_m4b(content)
    decoders = {
        "mp3": miniaudio.mp3_read_s16,
        "ogg": miniaudio.vorbis_read,
        "wav": miniaudio.wav_read_s16,
    }
    audio = decoders[kind](content)
    assert (audio.nchannels, audio.sample_rate) == (1, RATE)
    samples: array[int] = array("h", audio.samples)
    return samples


def decode_m4b(content: bytes) -> "array[int]":
    samples: array[int] = array("h")
    with av.open(io.BytesIO(content), "r") as container:
        resampler = av.AudioResampler("s16", "mono", RATE)
        for frame in container.decode(audio=0):
            assert (frame.sample_rate, frame.layout.name) == (RATE, "mono")
            for part in resampler.resample(frame):
                samples.extend(part.to_ndarray()[0])
    return samples


def read_marks(kind: str, content: bytes) -> tuple[list[tuple[int, str]], list[tuple[int, str]]]:
    """Return chapters and sentences with their starts in milliseconds, as mutagen reads them."""
    if kind == "wav":
        return read_cues(content)
    if kind == "ogg":
        tags = mutagen.oggvorbis.OggVorbis(io.BytesIO(content))
        chapters = [
            (milliseconds(tags[f"chapter{number:03}"][0]), tags[f"chapter{number:03}name"][0])
            for number in range(1, 100)
            if f"chapter{number:03}" in tags
        ]
        lines = [line.partition("]") for line in tags["lyrics"][0].splitlines()]
        return chapters, [(milliseconds(f"0:{at[1:]}0"), text) for at, _, text in lines]
    if kind == "m4b":
        with av.open(io.BytesIO(content), "r") as container:
            starts = []
            for chapter in container.chapters():
                assert chapter["time_base"] is not None
                at = round(chapter["start"] * chapter["time_base"] * 1000)
                starts.append((at, chapter["metadata"]["title"]))
        lyrics = mutagen.mp4.MP4(io.BytesIO(content))["©lyr"][0]
        lines = [line.partition("]") for line in lyrics.splitlines()]
        return starts, [(milliseconds(f"0:{at[1:]}0"), text) for at, _, text in lines]
    id3 = mutagen.id3.ID3(io.BytesIO(content))
    order = id3["CTOC:contents"].child_element_ids
    chapters = [
        (id3[f"CHAP:{name}"].start_time, id3[f"CHAP:{name}"].sub_frames["TIT2"].text[0])
        for name in order
    ]
    return chapters, [(at, text) for text, at in id3.getall("SYLT")[0].text]


def milliseconds(text: str) -> int:
    hours, minutes, seconds = text.split(":")
    return (int(hours) * 60 + int(minutes)) * 60_000 + round(float(seconds) * 1000)


def read_cues(content: bytes) -> tuple[list[tuple[int, str]], list[tuple[int, str]]]:
    """Read the labelled cue points of a WAV file; a chapter's precedes its first sentence's."""
    chunks: dict[bytes, bytes] = {}
    at = 12
    while at < len(content):
        name, size = struct.unpack_from("<4sI", content, at)
        body = content[at + 8 : at + 8 + size]
        chunks[name + (body[:4] if name == b"LIST" else b"")] = body
        at += 8 + size + size % 2
    assert at == len(content)
    (count,) = struct.unpack_from("<I", chunks[b"cue "])
    points = {
        number: sample * 1000 // RATE
        for number, _, _, _, _, sample in struct.iter_unpack("<II4sIII", chunks[b"cue "][4:])
    }
    assert len(points) == count
    labels, at = [], 4
    while at < len(body := chunks[b"LISTadtl"]):
        _, size, number = struct.unpack_from("<4sII", body, at)
        labels.append((points[number], body[at + 12 : at + 8 + size - 1].decode()))
        at += 8 + size + size % 2
    chapters, sentences, expected = [], [], chapter_titles()
    for start, label in labels:
        if expected and label == expected[0]:
            chapters.append((start, label))
            expected.pop(0)
        else:
            sentences.append((start, label))
    return chapters, sentences


def chapter_titles() -> list[str]:
    """The titles of the rounds, and of the turns in them with their round."""
    document, renderer = sample_document(SHORT)
    titles = []
    for chapter in document.chapters:
        heading = renderer.show(chapter.heading)
        labels = [renderer.show(point.label) for point in chapter.navigation]
        titles += [heading, *labels]
    assert "Runde 1, Zug 4: Bruno" in titles
    return titles


@pytest.mark.parametrize("kind", SOUNDS)
def test_chapters_and_sentences(kind: str) -> None:
    """There is a mark for each chapter and each sentence, in order."""
    content = sound_bytes(kind)
    samples = decode_samples(kind, content)
    document, renderer = sample_document(SHORT, author="Ann")
    chapters, sentences = read_marks(kind, content)
    texts = [
        renderer.show(sentence)
        for chapter in document.chapters
        for line in chapter.spoken_lines()
        for sentence in line.phrases
    ]
    assert [name for _, name in chapters] == chapter_titles()
    assert [text for _, text in sentences] == texts
    times = [at for at, _ in sentences]
    assert times == sorted(times)
    assert {at // 10 for at, _ in chapters} <= {at // 10 for at, _ in sentences}
    assert times[-1] < len(samples) * 1000 // RATE


@pytest.mark.parametrize("kind", SOUNDS)
def test_marks_lie_in_silence(kind: str) -> None:
    """The sound is quiet around each mark and loud between two marks."""
    content = sound_bytes(kind)
    samples = decode_samples(kind, content)
    times = [at for at, _ in read_marks(kind, content)[1]]
    for at in times[1:]:
        around = samples[(at - 40) * RATE // 1000 : (at + 40) * RATE // 1000]
        assert max(map(abs, around)) < QUIET
    for at, then in itertools.pairwise(times):
        assert max(samples[at * RATE // 1000 : then * RATE // 1000]) > LOUD


def test_encoder_delays() -> None:
    """Sound starts `delay_samples` late in each format; only MP3 has a delay."""
    tone = Tone().read("A" * 10)
    silence = bytes(2 * RATE)
    starts: dict[str, int] = {}
    for kind, writer in SOUNDS.items():
        file = io.BytesIO()
        encoder = writer(file, RATE)
        encoder.write(silence + tone + silence)
        encoder.finish(no_tags())
        samples = decode_samples(kind, file.getvalue())
        first = next(at for at, sample in enumerate(samples) if abs(sample) > LOUD)
        starts[kind] = first - encoder.delay_samples
        assert len(samples) >= len(silence + tone + silence) // 2
    assert max(starts.values()) - min(starts.values()) < RATE // 200


def no_tags() -> Tags:
    return Tags("t", "t", "", "", "de", "")


@pytest.mark.parametrize(("language", "kind"), sample(LETTERS, SOUNDS))
def test_title_and_language(language: str, kind: str) -> None:
    """The tags have title, author and language."""
    letters = LETTERS[language]
    content = sound_bytes(kind, language)
    document, renderer = sample_document(SHORT, language)
    title = renderer.show(document.title)
    if kind == "wav":
        with wave.open(io.BytesIO(content)) as reader:
            assert reader.getnframes() > RATE * 60
        assert b"INAM" + struct.pack("<I", len(title) + 1) + title.encode() in content
        assert b"ILNG" + struct.pack("<I", 4) + letters.encode() in content
    elif kind == "mp3":
        tags = mutagen.id3.ID3(io.BytesIO(content))
        assert (tags["TIT2"].text, tags["TLAN"].text) == ([title], [letters])
        assert (tags["TALB"].text, tags["TRCK"].text) == ([title], ["1/1"])
        sound = miniaudio.mp3_read_s16(content)
        assert abs(int(tags["TLEN"].text[0]) - sound.num_frames * 1000 / RATE) < 100
        assert (tags["TPE1"].text, tags.version) == (["Ann"], (2, 3, 0))
        assert mutagen.mp3.MP3(io.BytesIO(content)).info.length > 60
    elif kind == "m4b":
        book = mutagen.mp4.MP4(io.BytesIO(content))
        assert (book["©nam"], book["©alb"], book["©ART"]) == ([title], [title], ["Ann"])
        assert (book["trkn"], book["©gen"]) == ([(1, 1)], ["Speech"])
        with av.open(io.BytesIO(content), "r") as container:
            assert container.streams.audio[0].language == letters
    else:
        comments = mutagen.oggvorbis.OggVorbis(io.BytesIO(content))
        assert (comments["title"], comments["language"]) == ([title], [letters])
        assert (comments["artist"], comments["genre"]) == (["Ann"], ["Speech"])


def test_ogg_pages_have_numbers_and_checksums() -> None:
    """After long comments all following pages are numbered again."""
    content = sound_bytes("ogg")
    stream_pages = list(ogg.split_pages(content))
    at = 0
    for number, page in enumerate(stream_pages):
        encoded = page.encode(number)
        assert content[at : at + len(encoded)] == encoded
        at += len(encoded)
    assert at == len(content)
    # The last page has the flag for the end of the stream, and headers have position 0.
    assert stream_pages[-1].flags & 4
    assert all(page.position == 0 for page in stream_pages[:2])


@pytest.mark.parametrize("size", [10, 255 * 254, 255 * 255, 255 * 255 * 3 + 7])
def test_headers_of_any_size(size: int) -> None:
    """A packet whose length is a multiple of 255 ends with an empty segment."""
    packets = [b"a" * size, b"b" * 300]
    header_pages = list(ogg._build_pages(packets, serial=5))
    body = b"".join(page.body for page in header_pages)
    assert body == b"".join(packets)
    sizes = b"".join(page.sizes for page in header_pages)
    ends = [at for at, length in enumerate(sizes) if length < 255]
    assert len(ends) == 2
    assert sum(sizes[: ends[0] + 1]) == size
    assert all(len(page.sizes) <= 255 for page in header_pages)


@pytest.mark.parametrize(("count", "listed"), [(255, 255), (256, 3)])
def test_mp3_lists_up_to_255_chapters(count: int, listed: int) -> None:
    """Their number is one byte; with more the rounds are listed."""
    spans = [Span(str(number), number, number + 1) for number in range(count)]
    tags = replace(no_tags(), rounds=tuple(spans[:3]), chapters=tuple(spans))
    content = io.BytesIO(mp3.encode_id3(tags, milliseconds=1000))
    assert len(mutagen.id3.ID3(content).getall("CHAP")) == listed


def test_progress_counts_every_line() -> None:
    """It is called once for each line, with the index of the chapter."""
    document, renderer = sample_document(SHORT)
    calls: list[tuple[int, int, int]] = []
    write_audio(document, renderer, Tone(), "wav", io.BytesIO(), "", lambda *at: calls.append(at))
    total = count_lines(document)
    assert [at[:2] for at in calls] == [(done, total) for done in range(1, total + 1)]
    assert [at[2] for at in calls] == sorted(at[2] for at in calls)


def test_marks_have_no_gaps() -> None:
    """A pause between two sentences belongs to both marks in equal parts."""
    lines = [
        TextLine("h", (phrase("name", name="Anna"),)),
        TextLine("a", (phrase("name", name="Ben"),) * 3),
    ]
    written: list[bytes] = []
    _, renderer = sample_document(SHORT)
    write: Callable[[bytes], None] = written.append
    marks: list[Mark] = record_lines(lines, renderer, Tone(), write, lambda: None)
    assert [mark.element_id for mark in marks] == ["h-s1", "a-s1", "a-s2", "a-s3"]
    assert marks[0].start == 0
    assert [mark.end for mark in marks[:-1]] == [mark.start for mark in marks[1:]]
    assert marks[-1].end == sum(map(len, written)) // 2


def test_clock() -> None:
    """Times of chapters have two digits for hours and three for thousandths."""
    assert format_clock(0) == "00:00:00.000"
    assert format_clock(3_723_045) == "01:02:03.045"
