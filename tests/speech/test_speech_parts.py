"""Utterance queue, protocol, choice of a voice, settings, earcons and the cost of imports."""

import subprocess
import sys
from array import array

import pytest

from azul_access.speech.earcon import Earcon
from azul_access.speech.fault import SpeechFault
from azul_access.speech.null_speaker import NullSpeaker
from azul_access.speech.priority import Priority
from azul_access.speech.protocol import (
    Begun,
    Ended,
    Failed,
    Loaded,
    Ping,
    Play,
    Pong,
    Ready,
    Reply,
    Request,
    Say,
    Silence,
    Silenced,
    Warned,
    decode_reply,
    decode_request,
    encode,
)
from azul_access.speech.settings import VoiceSettings
from azul_access.speech.speaker import Speaker
from azul_access.speech.tones import LONGEST_MS, PEAK, render
from azul_access.speech.utterance_queue import Utterance, UtteranceQueue
from azul_access.speech.voices import ChosenVoice, Voice, choose

VOICES = [
    Voice("us", "English (America)", ("en-us", "en")),
    Voice("nl", "Dutch", ("nl_NL",)),
    Voice("ch", "Swiss German", ("de-CH",)),
    Voice("de", "German", ("de",)),
]


def test_full_queue_drops_the_least_important_and_oldest() -> None:
    """A full queue drops the oldest utterance of the lowest priority."""
    utterance_queue = UtteranceQueue()
    for number in range(2000):
        utterance_queue.add(Utterance(number, "", None, Priority.NORMAL))
    utterance_queue.add(Utterance(-1, "", None, Priority.GAME))
    assert len(utterance_queue) == 2000
    first, second = utterance_queue.take(), utterance_queue.take()
    assert first is not None
    assert second is not None
    assert (first.id, second.id) == (-1, 1)


def queue_of(*entries: tuple[str, Priority, str | None]) -> UtteranceQueue:
    """Return a queue of (text, priority, topic), numbered from 0."""
    utterance_queue = UtteranceQueue()
    for number, (text, priority, topic) in enumerate(entries):
        utterance_queue.add(Utterance(number, text, None, priority, topic))
    return utterance_queue


def drain(utterance_queue: UtteranceQueue) -> list[str]:
    """Return the texts of a queue in the order it delivers them."""
    texts = []
    while utterance := utterance_queue.take():
        texts.append(utterance.text)
    return texts


def test_newer_text_of_a_topic_takes_the_place_of_the_stale_one() -> None:
    """A text takes the place in the queue of an older one of its topic."""
    game = Priority.GAME
    utterance_queue = queue_of(
        ("turn 1", game, "turn"), ("move", game, None), ("turn 2", game, "turn")
    )
    assert drain(utterance_queue) == ["turn 2", "move"]


def test_newer_text_replaces_its_topic_across_priorities() -> None:
    """A text replaces an older one of its topic at another priority, too."""
    utterance_queue = queue_of(
        ("turn 1", Priority.NORMAL, "turn"),
        ("move", Priority.GAME, None),
        ("turn 2", Priority.GAME, "turn"),
    )
    assert drain(utterance_queue) == ["move", "turn 2"]


def test_texts_without_a_topic_replace_nothing() -> None:
    """Equal texts without a topic are all kept."""
    assert len(queue_of(*[("again", Priority.GAME, None)] * 3)) == 3


def test_interrupted_text_is_dropped_if_its_topic_has_a_newer_one() -> None:
    """An interrupted text is not put back if a newer one of its topic is queued."""
    utterance_queue = queue_of(("turn 2", Priority.GAME, "turn"))
    utterance_queue.put_back(Utterance(9, "turn 1", None, Priority.GAME, "turn"))
    assert drain(utterance_queue) == ["turn 2"]


@pytest.mark.parametrize(
    "request_", [Say(1, "é\n⠱", "de"), Play(Earcon.OK, 0.5), Silence(3), Ping(4)]
)
def test_requests_are_decoded_as_encoded(request_: Request) -> None:
    """Each request is one line, and decoding returns the same request."""
    line = encode(request_)
    assert line.count(b"\n") == 1
    assert decode_request(line) == request_


@pytest.mark.parametrize(
    "reply",
    [
        Loaded("espeak-ng", "1.52", "wheel", "default", {"de": ["gmw/de"]}),
        Ready("PulseAudio", device_opened=True),
        Begun(1, 12.5),
        Ended(1),
        Silenced(2),
        Pong(3),
        Warned(SpeechFault.UNKNOWN_VOICE, "x"),
        Failed(SpeechFault.NO_AUDIO, "y"),
    ],
)
def test_replies_are_decoded_as_encoded(reply: Reply) -> None:
    """Decoding an encoded reply returns the same reply."""
    assert decode_reply(encode(reply)) == reply


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"\n",
        b"ALSA lib conf.c\n",
        b"[]\n",
        b"\xff\n",
        b'{"kind": "ready"}\n',
        b'{"kind": "nonsense"}\n',
        b'{"kind": "failed", "fault": "?", "detail": ""}\n',
        b'{"kind": "play", "earcon": "?"}\n',
    ],
)
def test_invalid_lines_are_decoded_as_none(line: bytes) -> None:
    """Damaged lines and messages of libraries are neither requests nor replies."""
    assert decode_reply(line) is None
    assert decode_request(line) is None


@pytest.mark.parametrize(
    ("language", "voice", "choice"),
    [
        ("de", None, ChosenVoice("de")),
        ("de-AT", None, ChosenVoice("ch")),
        ("EN", None, ChosenVoice("us")),
        ("nl", None, ChosenVoice("nl")),
        ("de", "+f3", ChosenVoice("de+f3")),
        ("de", "swiss german", ChosenVoice("ch")),
        ("de", "nobody", ChosenVoice("de", SpeechFault.UNKNOWN_VOICE)),
        ("fr", None, ChosenVoice(None, SpeechFault.NO_LANGUAGE_VOICE)),
    ],
)
def test_voice_fits_the_language(language: str, voice: str | None, choice: ChosenVoice) -> None:
    """The voice speaks the language, and the named one is drain if it does."""
    assert choose(VOICES, language, voice) == choice


def test_chosen_voice_does_not_read_other_languages() -> None:
    """A chosen voice is used for its own language only; a variant ("+f3") for all."""
    assert VoiceSettings("de", voice="gmw/de").voice_for("nl") is None
    assert VoiceSettings("de", voice="gmw/de").voice_for("de") == "gmw/de"
    assert VoiceSettings("de", voice="+f3").voice_for("nl") == "+f3"
    assert VoiceSettings("de", voice="").voice_for("de") is None


def test_urgent_texts_sound_higher_within_the_range_of_pitch() -> None:
    """Urgent texts are raised by `urgent_pitch`, to 100 at most."""
    assert VoiceSettings("de").pitch_for(Priority.GAME) is None
    assert VoiceSettings("de").pitch_for(Priority.URGENT) == 60
    assert VoiceSettings("de", pitch=95).pitch_for(Priority.URGENT) == 100
    assert VoiceSettings("de", urgent_pitch=0).pitch_for(Priority.URGENT) is None


@pytest.mark.parametrize("earcon", Earcon)
def test_earcons_are_short_quiet_and_soft(earcon: Earcon) -> None:
    """Earcons keep their length and peak limits, and begin and end near zero."""
    rate = 22050
    samples = array("h", render(earcon, rate, 1.0))
    assert len(samples) <= rate * LONGEST_MS // 1000
    peak = max(abs(sample) for sample in samples)
    assert peak / 0x7FFF == pytest.approx(PEAK, rel=0.05)
    assert abs(samples[0]) < 10
    assert abs(samples[-1]) < 10
    assert not any(array("h", render(earcon, rate, 0.0)))


def test_earcons_differ_in_rhythm() -> None:
    """Earcons differ in length or pauses, so that they are distinguishable without pitch."""
    shapes = set()
    for earcon in Earcon:
        samples = array("h", render(earcon, 22050, 1.0))
        longest = max(len(run) for run in bytes(map(bool, samples)).split(b"\1"))
        shapes.add((len(samples) // 500, longest > 200))
    assert len(shapes) == len(Earcon)


def test_null_speaker_has_the_methods_of_speaker() -> None:
    """`NullSpeaker` has the methods of `Speaker` and accepts their arguments."""
    methods = [name for name in vars(Speaker) if not name.startswith("_")]
    assert methods == [name for name in vars(NullSpeaker) if not name.startswith("_")]
    speaker = NullSpeaker()
    speaker.say("nothing", language="de", priority=Priority.URGENT)
    speaker.play(Earcon.OK)
    speaker.set(rate=300, language="nl")
    speaker.silence()
    speaker.close(drain_seconds=60)


def test_importing_the_package_loads_no_heavy_module() -> None:
    """With `--speech off` no library and no process module is imported."""
    program = (
        "import sys, azul_access.speech; azul_access.speech.NullSpeaker();"
        "print(*{'pyttsx3', 'miniaudio', 'espeakng_loader', 'subprocess', 'ctypes', 'json'}"
        " & set(sys.modules))"
    )
    result = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True)
    assert result.stdout.strip() == b""
