"""Sound files with a voice of tones: marks that fit, chapters that others can read."""

import io
import itertools
import struct
import wave
from array import array
from collections.abc import Callable
from typing import Any

import miniaudio
import mutagen.id3
import mutagen.mp3
import mutagen.oggvorbis
import pytest
from sample_games import SHORT, Tone, sample_document

from azul_access.export.audio import SOUNDS, count_lines, write_audio
from azul_access.export.document import Line
from azul_access.export.sound import ogg
from azul_access.export.sound.recording import Mark, record_lines
from azul_access.export.sound.tags import clock
from azul_access.language.phrase import phrase

RATE = Tone.sample_rate
QUIET, LOUD = 400, 3000


def sound(kind: str, language: str = "de") -> bytes:
    document, words = sample_document(SHORT, language, author="Ann")
    file = io.BytesIO()
    write_audio(document, words, Tone(), kind, file, "2026", lambda *_: None)
    return file.getvalue()


def decoded(kind: str, content: bytes) -> "array[int]":
    decode = {
        "mp3": miniaudio.mp3_read_s16,
        "ogg": miniaudio.vorbis_read,
        "wav": miniaudio.wav_read_s16,
    }[kind]
    found = decode(content)
    assert (found.nchannels, found.sample_rate) == (1, RATE)
    samples: array[int] = array("h", found.samples)
    return samples


def starts(kind: str, content: bytes) -> tuple[list[tuple[int, str]], list[tuple[int, str]]]:
    """Chapters and sentences with their milliseconds, as outside readers see them."""
    if kind == "wav":
        return cues(content)
    if kind == "ogg":
        tags = mutagen.oggvorbis.OggVorbis(io.BytesIO(content))
        chapters = [
            (milliseconds(tags[f"chapter{number:03}"][0]), tags[f"chapter{number:03}name"][0])
            for number in range(1, 100)
            if f"chapter{number:03}" in tags
        ]
        told = [line.partition("]") for line in tags["lyrics"][0].splitlines()]
        return chapters, [(milliseconds(f"0:{at[1:]}0"), text) for at, _, text in told]
    found = mutagen.id3.ID3(io.BytesIO(content))
    order = found["CTOC:contents"].child_element_ids
    chapters = [
        (found[f"CHAP:{name}"].start_time, found[f"CHAP:{name}"].sub_frames["TIT2"].text[0])
        for name in order
    ]
    return chapters, [(at, text) for text, at in found.getall("SYLT")[0].text]


def milliseconds(text: str) -> int:
    hours, minutes, seconds = text.split(":")
    return (int(hours) * 60 + int(minutes)) * 60_000 + round(float(seconds) * 1000)


def cues(content: bytes) -> tuple[list[tuple[int, str]], list[tuple[int, str]]]:
    """Cue points and their labels; a chapter's comes before that of its first sentence."""
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
    headings = [words.show(c.heading) for d, words in [sample_document(SHORT)] for c in d.chapters]
    chapters, sentences, wanted = [], [], list(headings)
    for before, label in labels:
        if wanted and label == wanted[0]:
            chapters.append((before, label))
            wanted.pop(0)
        else:
            sentences.append((before, label))
    return chapters, sentences


@pytest.mark.parametrize("kind", SOUNDS)
def test_chapters_and_sentences(kind: str) -> None:
    """A chapter a round and a mark for each sentence, in the right order, at the right places."""
    content = sound(kind)
    samples = decoded(kind, content)
    document, words = sample_document(SHORT, author="Ann")
    chapters, sentences = starts(kind, content)
    told = [
        words.show(each)
        for chapter in document.chapters
        for line in chapter.spoken_lines()
        for each in line.phrases
    ]
    assert [name for _, name in chapters] == [words.show(c.heading) for c in document.chapters]
    assert [text for _, text in sentences] == told
    times = [at for at, _ in sentences]
    assert times == sorted(times)
    assert {at // 10 for at, _ in chapters} <= {at // 10 for at, _ in sentences}
    assert times[-1] < len(samples) * 1000 // RATE


@pytest.mark.parametrize("kind", SOUNDS)
def test_marks_lie_in_silence(kind: str) -> None:
    """Around each mark it is quiet, and between two marks there is a voice."""
    content = sound(kind)
    samples = decoded(kind, content)
    times = [at for at, _ in starts(kind, content)[1]]
    for at in times[1:]:
        around = samples[(at - 40) * RATE // 1000 : (at + 40) * RATE // 1000]
        assert max(map(abs, around)) < QUIET
    for at, then in itertools.pairwise(times):
        assert max(samples[at * RATE // 1000 : then * RATE // 1000]) > LOUD


def test_a_delay_is_what_it_is_said_to_be() -> None:
    """MP3 is heard 1105 samples late by a decoder that knows of no delay; the marks know it."""
    tone = Tone().read("A" * 10)
    silence = bytes(2 * RATE)
    heard: dict[str, int] = {}
    for kind, writer in SOUNDS.items():
        file = io.BytesIO()
        opened = writer(file, RATE)
        opened.write(silence + tone + silence)
        opened.finish(no_tags())
        samples = decoded(kind, file.getvalue())
        first = next(at for at, sample in enumerate(samples) if abs(sample) > LOUD)
        heard[kind] = first - opened.delay_samples
        assert len(samples) >= len(silence + tone + silence) // 2
    assert max(heard.values()) - min(heard.values()) < RATE // 200


def no_tags() -> Any:
    from azul_access.export.sound.tags import Tags

    return Tags("t", "", "", "de", "", (), ())


@pytest.mark.parametrize("kind", SOUNDS)
@pytest.mark.parametrize(("language", "letters"), [("de", "deu"), ("en", "eng"), ("nl", "nld")])
def test_title_and_language(kind: str, language: str, letters: str) -> None:
    """Players show the title, and say in which language it is."""
    content = sound(kind, language)
    document, words = sample_document(SHORT, language)
    title = words.show(document.title)
    if kind == "wav":
        with wave.open(io.BytesIO(content)) as opened:
            assert opened.getnframes() > RATE * 60
        assert b"INAM" + struct.pack("<I", len(title) + 1) + title.encode() in content
        assert b"ILNG" + struct.pack("<I", 4) + letters.encode() in content
    elif kind == "mp3":
        tags = mutagen.id3.ID3(io.BytesIO(content))
        assert (tags["TIT2"].text, tags["TLAN"].text) == ([title], [letters])
        assert (tags["TPE1"].text, tags.version) == (["Ann"], (2, 3, 0))
        assert mutagen.mp3.MP3(io.BytesIO(content)).info.length > 60
    else:
        found = mutagen.oggvorbis.OggVorbis(io.BytesIO(content))
        assert (found["title"], found["language"]) == ([title], [letters])
        assert (found["artist"], found["genre"]) == (["Ann"], ["Speech"])


def test_pages_of_ogg_are_numbered_and_summed() -> None:
    """Comments that fill several pages move all pages behind them."""
    content = sound("ogg")
    found = list(ogg.pages(content))
    at = 0
    for number, page in enumerate(found):
        encoded = page.encode(number)
        assert content[at : at + len(encoded)] == encoded
        at += len(encoded)
    assert at == len(content)
    # Known: the last page of any stream ends it.
    assert found[-1].flags & 4
    assert all(page.position == 0 for page in found[:2])


@pytest.mark.parametrize("size", [10, 255 * 254, 255 * 255, 255 * 255 * 3 + 7])
def test_headers_of_any_size(size: int) -> None:
    """A packet that ends on a segment's end is followed by an empty one, and pages go on."""
    packets = [b"a" * size, b"b" * 300]
    made = list(ogg._paged(packets, serial=5))
    body = b"".join(page.body for page in made)
    assert body == b"".join(packets)
    sizes = b"".join(page.sizes for page in made)
    ends = [at for at, each in enumerate(sizes) if each < 255]
    assert len(ends) == 2
    assert sum(sizes[: ends[0] + 1]) == size
    assert all(len(page.sizes) <= 255 for page in made)


def test_progress_counts_every_line() -> None:
    """From the first to the last, chapter by chapter."""
    document, words = sample_document(SHORT)
    seen: list[tuple[int, int, int]] = []
    write_audio(document, words, Tone(), "wav", io.BytesIO(), "", lambda *at: seen.append(at))
    total = count_lines(document)
    assert [at[:2] for at in seen] == [(done, total) for done in range(1, total + 1)]
    assert [at[2] for at in seen] == sorted(at[2] for at in seen)


def test_marks_follow_each_other_without_a_gap() -> None:
    """What is between two sentences belongs to one of them."""
    told = [Line("h", (phrase("name", name="Anna"),)), Line("a", (phrase("name", name="Ben"),) * 3)]
    written: list[bytes] = []
    _, words = sample_document(SHORT)
    write: Callable[[bytes], None] = written.append
    marks: list[Mark] = record_lines(told, words, Tone(), write, lambda: None)
    assert [mark.element_id for mark in marks] == ["h-s1", "a-s1", "a-s2", "a-s3"]
    assert marks[0].start == 0
    assert [mark.end for mark in marks[:-1]] == [mark.start for mark in marks[1:]]
    assert marks[-1].end == sum(map(len, written)) // 2


def test_clock() -> None:
    """Times of chapters have thousandths, and hours even where there are none."""
    assert clock(0) == "00:00:00.000"
    assert clock(3_723_045) == "01:02:03.045"
