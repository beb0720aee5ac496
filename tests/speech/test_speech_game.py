"""A whole game with speech, recorded once: every announcement is found in the recording.

Each announcement is rendered alone by libespeak with the same settings, and its envelope (the
loudest sample of every ten milliseconds) is looked for behind the end of the one before. It must
begin within a second of that end and resemble the recording closely along its whole length, so
order, length and content are all heard; a neighbour or another length would not correlate.
"""

from itertools import pairwise

import pytest
from speech_render import FRAMES_A_SECOND, envelope, rendered
from speech_sound_card import RATE, Ears

from azul_access import demo, session, setup
from azul_access.language.phrases import load_phrases
from azul_access.narration import narrate
from azul_access.phrase import Form
from azul_access.settings import Settings
from azul_access.speech import Speaker, SpeechFault

RATE_OF_WORDS = 800  # faster than anyone listens, or the test would take minutes
LEAST_LIKENESS = 0.9
GAP_FRAMES = FRAMES_A_SECOND


def transcript() -> list[str]:
    """What the voice says in the demo, a paragraph each, in the order it is told."""
    game = setup.make_setup(
        game="azul",
        names=("Anna", "Ben"),
        starts=0,
        chosen={},
        bag="virtual",
        seed=demo.SEED,
        language="de",
    )
    phrases = load_phrases("de")
    said: list[str] = []
    step = session.begin(game, Settings("de"))
    for line in [*demo.commands("de"), None]:
        here = step.session
        for announcement in step.told:
            for paragraph in narrate(here.setup.system, here.table, announcement):
                if paragraph:
                    text = phrases.render_all(paragraph, here.settings.verbosity, Form.SAY)
                    said.append(text)
        if line is not None:
            step = session.handle(here, line, "demo")
    return said


def likeness(heard: list[int], wanted: list[int]) -> float:
    """1.0 for the same envelope at any loudness."""
    both = sum(a * b for a, b in zip(heard, wanted, strict=False))
    energy = sum(a * a for a in heard) * sum(b * b for b in wanted)
    return both / max(energy, 1) ** 0.5


def find(heard: list[int], start: int, wanted: list[int]) -> tuple[float, int]:
    """How well and where `wanted` fits best, beginning at most a gap behind `start`."""
    places = range(max(start - 3, 0), start + GAP_FRAMES)
    return max((likeness(heard[at : at + len(wanted)], wanted), at) for at in places)


@pytest.mark.timeout(200)
def test_every_announcement_of_a_game_is_heard_in_order(ears: Ears) -> None:
    texts = transcript()
    assert len(texts) > 30
    notices: list[SpeechFault] = []
    speaker = Speaker(language="de", notice=notices.append, rate=RATE_OF_WORDS)
    for text in texts:
        speaker.say(text)
    speaker.close(drain_seconds=150)
    assert ears.wait_for_silence()
    assert notices == []
    heard = envelope(ears.samples(), RATE)
    place = ears.bursts()[0][0] * FRAMES_A_SECOND // RATE
    places = []
    for text, wanted in zip(texts, rendered(texts, "gmw/de", RATE_OF_WORDS), strict=True):
        found, at = find(heard, place, wanted)
        assert found >= LEAST_LIKENESS, (text, found, at)
        places.append(at)
        place = at + len(wanted)
    assert all(a < b for a, b in pairwise(places))
    # Nothing else is said behind the last one.
    assert max(heard[place + 10 :], default=0) < 200
