"""Sound files as they are heard: their loudness, their peaks and the ends of sentences.

FFmpeg's filter `ebur128` measures them, in PyAV.
"""

import io
import itertools
import math
from array import array
from functools import cache

import av
import miniaudio
import pytest
from case_samples import sample
from sample_games import AZUL, LANGUAGES, sample_document

from azul_access.export.audio import SOUNDS, write_audio
from azul_access.export.document import Length
from azul_access.export.sound.level import TARGET_LUFS, LevelVoice
from azul_access.speech.rendering import Reader


class SharedVoice:
    """A voice that reads each text once, for all formats."""

    def __init__(self, language: str, voice: str, rate: int) -> None:
        reader = Reader(language, voice, rate)
        self.sample_rate, self.engine = reader.sample_rate, reader.engine
        self.read = cache(reader.read)


voices = cache(SharedVoice)


@cache
def summary(kind: str, language: str, voice: str = "1", rate: int = 175) -> bytes:
    document, renderer = sample_document(AZUL, language, length=Length.SUMMARY)
    file = io.BytesIO()
    reader = voices(language, voice, rate)
    write_audio(document, renderer, reader, kind, file, "2026", lambda *_: None)
    return file.getvalue()


def measure(content: bytes) -> tuple[float, float]:
    """Return the loudness in LUFS and the true peak in decibels."""
    measured: dict[str, str] = {}
    with av.open(io.BytesIO(content), "r") as container:
        stream = container.streams.audio[0]
        graph = av.filter.Graph()
        source = graph.add_abuffer(template=stream)
        meter = graph.add("ebur128", "metadata=1:peak=true")
        sink = graph.add("abuffersink")
        source.link_to(meter)
        meter.link_to(sink)
        graph.configure()
        for frame in container.decode(stream):
            graph.push(frame)
            try:
                while True:
                    measured.update(graph.pull().metadata)
            except (av.BlockingIOError, av.EOFError):
                continue
    peak = float(measured["lavfi.r128.true_peak"])
    return float(measured["lavfi.r128.I"]), 20 * math.log10(peak)


@pytest.mark.parametrize(("language", "kind"), sample(LANGUAGES, SOUNDS))
def test_loudness(kind: str, language: str) -> None:
    """Every format is at -19 LUFS in every language, and its true peak below -1 dB."""
    loudness, peak = measure(summary(kind, language))
    assert loudness == pytest.approx(TARGET_LUFS, abs=0.5)
    assert peak < -1


def test_every_voice_and_rate_is_equally_loud() -> None:
    """The gain is measured for the voice that reads."""
    loudness, peak = measure(summary("wav", "de", "3", 260))
    assert loudness == pytest.approx(TARGET_LUFS, abs=0.5)
    assert peak < -1


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_end_softly(language: str) -> None:
    """No sentence begins or ends with a step: the first and last samples are near zero."""
    audio = miniaudio.wav_read_s16(summary("wav", language))
    samples: array[int] = array("h", audio.samples)
    pause = audio.sample_rate // 10
    heard = [at for at, sample in enumerate(samples) if sample]
    edges = []
    for before, after in itertools.pairwise(heard):
        if after - before > pause:
            edges += [samples[before - 2 : before + 1], samples[after : after + 3]]
    assert len(edges) > 20
    assert max(abs(sample) for edge in edges for sample in edge) < 0x7FFF * 0.02


class SilentVoice:
    """A voice that says nothing for some texts, as a synthesiser does for a lone sign."""

    sample_rate = 22050
    engine = "silent"

    def read(self, text: str) -> bytes:
        return b"" if text == "!" else bytes(range(256)) * 200


@pytest.mark.parametrize("texts", [["!"], ["!", "Anna"], ["Anna", "!", "!"]])
def test_a_sentence_without_sound_stops_nothing(texts: list[str]) -> None:
    """It has no samples, and the other sentences have theirs."""
    voice = LevelVoice(SilentVoice(), texts, 1.0)
    assert [len(voice.read(text)) for text in texts] == [
        0 if text == "!" else 256 * 200 for text in texts
    ]
