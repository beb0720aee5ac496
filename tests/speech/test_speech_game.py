"""The beginning of a game with speech, recorded: each announcement is searched in the recording.

Each announcement is rendered alone by libespeak with the same settings. Its envelope (the loudest
sample of every ten milliseconds, smoothed over fifty) is searched in the recording a piece at a
time, each piece just after the one before. Silent frames are left out of both, because a busy
machine inserts silence anywhere. 0.8 to 0.99 is usual for the mean correlation of an announcement;
another text in its place reaches 0.2 to 0.6. On a busy machine a short one was seen at 0.64: below
the usual limit, an announcement also has to fit better than every other one.
"""

import pytest
from speech_render import LOUD, envelope, render_alone
from speech_sound_card import RATE, Recorder

from azul_access import session
from azul_access.cli import demo
from azul_access.language.phrase import Form
from azul_access.language.phrases import load_phrases
from azul_access.record import setup
from azul_access.session.control.settings import Settings
from azul_access.session.output.narration import narrate
from azul_access.speech import Speaker, SpeechFault

WORDS_PER_MINUTE = 1000  # faster than anyone listens, to keep the test short
LEAST_CORRELATION = 0.65
LEAST_OF_THE_BEST = 0.6
# The length of a piece, and how far from the end of the one before it may begin, in loud frames.
PIECE_FRAMES = 100
SEARCH_FRAMES = 30
SMOOTHED_FRAMES = 5
# Enough for draws, moves, an answer, an undo and a refusal; all of a game would take a minute.
PARAGRAPHS = 14


def spoken_paragraphs() -> list[str]:
    """Return the paragraphs that the voice speaks in the demo, in order."""
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
    paragraphs: list[str] = []
    step = session.begin_game(game, Settings("de"))
    for line in [*demo.load_demo("azul", "de"), None]:
        current = step.session
        for announcement in step.announcements:
            for paragraph in narrate(current.setup.system, current.context, announcement):
                if paragraph:
                    text = phrases.render_all(paragraph, current.settings.verbosity, Form.SAY)
                    paragraphs.append(text)
        if line is not None:
            step = session.handle_line(current, line, "demo")
    return paragraphs


def loud_envelope(frames: list[int]) -> list[float]:
    """Return the smoothed envelope without its silent frames."""
    loud = [frame for frame in frames if frame > LOUD]
    half = SMOOTHED_FRAMES // 2
    return [
        sum(loud[max(place - half, 0) : place + half + 1]) / SMOOTHED_FRAMES
        for place in range(len(loud))
    ]


def correlation(recorded: list[float], expected: list[float]) -> float:
    """Return the correlation of two envelopes; 1.0 for equal ones at any loudness."""
    pairs = list(zip(recorded, expected, strict=False))
    if len(pairs) < len(expected) * 0.9:
        return 0.0
    a_mean = sum(a for a, _ in pairs) / len(pairs)
    b_mean = sum(b for _, b in pairs) / len(pairs)
    both = sum((a - a_mean) * (b - b_mean) for a, b in pairs)
    energy = sum((a - a_mean) ** 2 for a, _ in pairs) * sum((b - b_mean) ** 2 for _, b in pairs)
    return float(both / max(energy, 1.0) ** 0.5)


def find_best_match(recorded: list[float], place: int, expected: list[float]) -> tuple[float, int]:
    """Return the best correlation near `place`, and its place."""
    places = range(max(place - SEARCH_FRAMES, 0), place + SEARCH_FRAMES)
    return max((correlation(recorded[at : at + len(expected)], expected), at) for at in places)


def find_announcement(
    recorded: list[float], place: int, expected: list[float]
) -> tuple[float, int]:
    """Return the mean correlation of an announcement searched from `place` on, and its end."""
    fits = []
    for start in range(0, len(expected), PIECE_FRAMES):
        piece = expected[start : start + PIECE_FRAMES]
        best, at = find_best_match(recorded, place, piece)
        fits.append(best * len(piece))
        place = at + len(piece)
    return sum(fits) / len(expected), place


@pytest.mark.long
def test_announcements_of_a_game_are_played_in_order(recorder: Recorder) -> None:
    """Each announcement is played once, as a whole and in order."""
    texts = spoken_paragraphs()[:PARAGRAPHS]
    assert len(texts) == PARAGRAPHS
    notices: list[SpeechFault] = []
    speaker = Speaker(language="de", notice=notices.append, rate=WORDS_PER_MINUTE)
    for text in texts:
        speaker.say(text)
    speaker.close(drain_seconds=200)
    assert recorder.wait_for_silence()
    assert notices == []
    recorded = loud_envelope(envelope(recorder.samples(), RATE))
    place = 0
    alone = render_alone(texts, "gmw/de", WORDS_PER_MINUTE)
    expected = [loud_envelope(frames) for frames in alone]
    for text, own in zip(texts, expected, strict=True):
        fit, end = find_announcement(recorded, place, own)
        if fit < LEAST_CORRELATION:
            others = [it for it in expected if it != own]
            best = max(find_announcement(recorded, place, other)[0] for other in others)
            assert fit > max(best, LEAST_OF_THE_BEST), f"{fit}, another {best}, at {place}: {text}"
        place = end
    # Nothing else is spoken after the last one.
    assert len(recorded) - place < SEARCH_FRAMES
