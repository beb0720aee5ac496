"""The beginning of a game with speech, recorded: every announcement is found in the recording.

Each announcement is rendered alone by libespeak with the same settings, and its envelope (the
loudest sample of every ten milliseconds, smoothed over fifty) is looked for in the recording. It
must begin within half a second of the expected end of the one before (40 to 60 ms are usual), which
holds order and length, and resemble the recording along its whole length (0.77 to 0.99 are usual;
another announcement comes to 0.2 to 0.6).
"""

from itertools import pairwise

import pytest
from speech_render import FRAMES_A_SECOND, envelope, rendered
from speech_sound_card import RATE, Recorder

from azul_access import session
from azul_access.cli import demo
from azul_access.language.phrase import Form
from azul_access.language.phrases import load_phrases
from azul_access.record import setup
from azul_access.session.narration import narrate
from azul_access.session.settings import Settings
from azul_access.speech import Speaker, SpeechFault

RATE_OF_WORDS = 1000  # faster than anyone listens, or the test would take minutes
LEAST_LIKENESS = 0.65
# On a busy machine the recording has small holes; then it must be liker than every other text.
TORN_LIKENESS = 0.45
GAP_FRAMES = FRAMES_A_SECOND // 2
EARLY_FRAMES = 5
SMOOTHED_FRAMES = 5


def transcript() -> list[str]:
    """What the voice says in the demo, a paragraph each, in the order it is told."""
    game = setup.make_setup(
        game="azul",
        names=("Anna", "Ben"),
        first_seat=0,
        chosen={},
        bag="virtual",
        seed=demo.SEED,
        language="de",
    )
    phrases = load_phrases("de")
    said: list[str] = []
    step = session.begin_game(game, Settings("de"))
    for line in [*demo.load_demo("azul", "de"), None]:
        here = step.session
        for announcement in step.announcements:
            for paragraph in narrate(here.setup.system, here.context, announcement):
                if paragraph:
                    text = phrases.render_all(paragraph, here.settings.verbosity, Form.SAY)
                    said.append(text)
        if line is not None:
            step = session.handle_line(here, line, "demo")
    return said


def smooth(frames: list[int]) -> list[float]:
    half = SMOOTHED_FRAMES // 2
    return [
        sum(frames[max(place - half, 0) : place + half + 1]) / SMOOTHED_FRAMES
        for place in range(len(frames))
    ]


def similarity(heard: list[float], expected: list[float]) -> float:
    """The correlation of two envelopes: 1.0 for the same at any loudness."""
    pairs = list(zip(heard, expected, strict=False))
    if not pairs:
        return 0.0
    a_mean = sum(a for a, _ in pairs) / len(pairs)
    b_mean = sum(b for _, b in pairs) / len(pairs)
    both = sum((a - a_mean) * (b - b_mean) for a, b in pairs)
    energy = sum((a - a_mean) ** 2 for a, _ in pairs) * sum((b - b_mean) ** 2 for _, b in pairs)
    return float(both / max(energy, 1.0) ** 0.5)


def find(heard: list[float], start: int, expected: list[float]) -> tuple[float, int]:
    """How well and where `wanted` fits best, beginning at most a gap behind `start`."""
    places = range(max(start - EARLY_FRAMES, 0), start + GAP_FRAMES)
    return max((similarity(heard[at : at + len(expected)], expected), at) for at in places)


def rival(heard: list[float], start: int, expected: list[float], alone: list[list[float]]) -> float:
    """How well the likest other text of about this length fits here."""
    lengths = range(len(expected) * 7 // 10, len(expected) * 14 // 10)
    others = [each for each in alone if each != expected and len(each) in lengths]
    return max((find(heard, start, each)[0] for each in others), default=0.0)


# A busy machine tears holes into a recording; what is said wrongly is wrong every time.
ATTEMPTS = 3
# Enough for draws, moves, an answer, an undo and a refusal; all of a game would take a minute.
PARAGRAPHS = 14


def wrong(recorder: Recorder, texts: list[str]) -> str:
    """Says all `texts`, records them, and tells what was not heard as it ought to be."""
    recorder.forget()
    notices: list[SpeechFault] = []
    speaker = Speaker(language="de", notice=notices.append, rate=RATE_OF_WORDS)
    for text in texts:
        speaker.say(text)
    speaker.close(drain_seconds=150)
    assert recorder.wait_for_silence()
    assert notices == []
    loudness = envelope(recorder.samples(), RATE)
    heard = smooth(loudness)
    place = recorder.bursts()[0][0] * FRAMES_A_SECOND // RATE
    places = []
    alone = [smooth(frames) for frames in rendered(texts, "gmw/de", RATE_OF_WORDS)]
    for text, expected in zip(texts, alone, strict=True):
        found, at = find(heard, place, expected)
        if found < LEAST_LIKENESS and not (
            found >= TORN_LIKENESS and found > rival(heard, place, expected, alone)
        ):
            return f"{found:.2f} at {at}: {text}"
        places.append(at)
        place = at + len(expected)
    if not all(a < b for a, b in pairwise(places)):
        return "out of order"
    # Nothing else is said behind the last one.
    return "something behind the last" if max(loudness[place + 10 :], default=0) >= 200 else ""


@pytest.mark.long
def test_every_announcement_of_a_game_is_heard_in_order(recorder: Recorder) -> None:
    """Each announcement is heard once, whole, and in its order."""
    texts = transcript()[:PARAGRAPHS]
    assert len(texts) == PARAGRAPHS
    found = [""]
    for _ in range(ATTEMPTS):
        found.append(wrong(recorder, texts))
        if not found[-1]:
            return
    raise AssertionError(found)
