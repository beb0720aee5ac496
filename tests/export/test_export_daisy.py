"""DAISY 2.02: the rules of the specification, read by a parser of its own.

The NCC and the SMIL files were valid by the schemas of the DAISY Pipeline, too.
"""

import io
import re
import xml.etree.ElementTree as ET
import zipfile
from functools import cache

import miniaudio
import mutagen.id3
import pytest
from sample_games import MODIFIED, SHORT, Tone, sample_document

from azul_access.export.book.daisy import write_daisy
from azul_access.export.document import Length

XHTML = "{http://www.w3.org/1999/xhtml}"


@cache
def book(length: Length) -> dict[str, bytes]:
    document, renderer = sample_document(SHORT, length=length)
    file = io.BytesIO()
    write_daisy(document, renderer, Tone(), file, MODIFIED, lambda *_: None)
    with zipfile.ZipFile(file) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def metadata(root: ET.Element) -> dict[str, str]:
    return {
        item.get("name", ""): item.get("content", "")
        for item in root.iter()
        if item.tag.endswith("meta")
    }


def seconds(clock: str) -> float:
    if match := re.fullmatch(r"(?:npt=)?(\d+\.\d{3})s", clock):
        return float(match[1])
    hours, minutes, rest = map(int, clock.split(":"))
    return (hours * 60 + minutes) * 60 + rest


@pytest.mark.parametrize("length", Length)
def test_control_centre(length: Length) -> None:
    """It has the required metadata and leads from each heading to a text of a SMIL file."""
    files = book(length)
    root = ET.fromstring(files["ncc.html"])
    meta = metadata(root)
    required = {"title", "creator", "date", "format", "identifier", "language", "publisher"}
    assert {f"dc:{name}" for name in required} <= set(meta)
    assert (meta["dc:format"], meta["dc:language"], meta["dc:date"]) == (
        "Daisy 2.02",
        "de",
        "2026-03-09",
    )
    assert meta["ncc:charset"] == "utf-8"
    body = root.find(f"{XHTML}body")
    assert body is not None
    headings = list(body)
    assert (headings[0].tag, headings[0].get("class")) == (f"{XHTML}h1", "title")
    assert int(meta["ncc:tocItems"]) == len(headings)
    assert int(meta["ncc:files"]) == len(files)
    levels = [int(heading.tag[-1]) for heading in headings]
    assert int(meta["ncc:depth"]) == max(levels) == 2
    for heading in headings:
        (link,) = heading
        name, _, target = link.get("href", "").partition("#")
        assert link.text
        assert target in {item.get("id") for item in ET.fromstring(files[name]).iter("text")}
    document, renderer = sample_document(SHORT, length=length)
    assert [heading[0].text for heading in headings] == [
        renderer.show(label)
        for chapter in document.chapters
        for label in (chapter.heading, *(point.label for point in chapter.navigation))
    ]


@pytest.mark.parametrize("length", Length)
def test_sentences_in_step(length: Length) -> None:
    """Each sentence of the text has its sound, in order and without gaps, and leads to it."""
    files = book(length)
    content = ET.fromstring(files["content.html"])
    spans = {item.get("id"): item for item in content.iter(f"{XHTML}span")}
    told = []
    elapsed = 0.0
    for reference in ET.fromstring(files["master.smil"]).iter("ref"):
        name = reference.get("src", "")
        root = ET.fromstring(files[name])
        meta = metadata(root)
        sound = name.replace(".smil", ".mp3")
        at = 0.0
        for par in root.iter("par"):
            text, audio = par
            file, _, target = text.get("src", "").partition("#")
            assert (file, audio.get("src")) == ("content.html", sound)
            (link,) = spans[target]
            assert link.get("href") == f"{name}#{text.get('id')}"
            told.append(target)
            assert seconds(audio.get("clip-begin", "")) == at
            at = seconds(audio.get("clip-end", ""))
        body = root.find("body/seq")
        assert body is not None
        assert seconds(body.get("dur", "")) == at
        decoded = miniaudio.mp3_read_s16(files[sound])
        assert 0 <= decoded.num_frames / decoded.sample_rate - at < 0.2
        assert abs(seconds(meta["ncc:totalElapsedTime"]) - elapsed) <= 0.5
        assert abs(seconds(meta["ncc:timeInThisSmil"]) - at) <= 0.5
        elapsed += at
    assert told == list(spans)
    assert abs(seconds(metadata(ET.fromstring(files["ncc.html"]))["ncc:totalTime"]) - elapsed) < 1


def test_sound_files_are_tracks_of_an_album() -> None:
    """Players without DAISY play the chapters in order."""
    files = book(Length.STORY)
    names = sorted(name for name in files if name.endswith(".mp3"))
    for number, name in enumerate(names, 1):
        tags = mutagen.id3.ID3(io.BytesIO(files[name]))
        assert tags["TRCK"].text == [f"{number}/{len(names)}"]
        assert tags["TALB"].text == mutagen.id3.ID3(io.BytesIO(files[names[0]]))["TIT2"].text


def test_names_and_links_are_unique() -> None:
    """Every file is well-formed and has each id once."""
    for name, content in book(Length.RECORD).items():
        if not name.endswith(".mp3"):
            ids = [item.get("id") for item in ET.fromstring(content).iter() if item.get("id")]
            assert len(ids) == len(set(ids)), name
