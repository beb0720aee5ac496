"""How well a recognised command fits the sound: tells commands from other talk.

A phone loop fits any sound better than the words of a command; how much better, and how far its
phones are from those of the words, tells whether the words were really said.
"""

import math
from collections.abc import Sequence
from itertools import pairwise

from azul_access.hearing.decoder import WORD_WEIGHT, Decoded, Pronounce

_FRAME_BYTES = 320  # a hundredth of a second
# How much worse an answer to an open question may fit, because it is likelier than anything else,
# and the wake word alone, which does nothing. In hundredths of a second of sound: one is worth what
# the phone loop scores for it.
ANSWER_ALLOWANCE = 100.0
WAKE_ALLOWANCE = 50.0
# How much a distance of 1 counts, read off the tuning half of the recordings of people; three times
# as much, which a regression found, was no better.
DISTANCE_WEIGHT = 1.8
# The distance of two phones in a group, of two vowels or two consonants, and of any others. A phone
# that is missing or too many costs _GAP.
_IN_GROUP, _OF_A_KIND, _GAP = 0.4, 0.8, 0.7
_VOWELS = frozenset(("AA", "AE", "AH", "AO", "AW", "AY", "EH", "ER", "EY", "IH", "IY", "OW", "OY"))
_VOWELS |= {"UH", "UW"}
_GROUPS = (
    frozenset(("P", "B")),
    frozenset(("T", "D", "DH", "TH")),
    frozenset(("K", "G", "HH")),
    frozenset(("F", "V", "W")),
    frozenset(("S", "Z", "SH", "ZH", "CH", "JH")),
    frozenset(("M", "N", "NG")),
    frozenset(("L", "R", "ER")),
    frozenset(("IY", "IH", "EY", "EH", "Y")),
    frozenset(("AE", "EH", "AH")),
    frozenset(("AA", "AO", "AH", "OW", "AW")),
    frozenset(("UW", "UH", "OW")),
    frozenset(("AY", "EY", "OY")),
)


def measure_fit(
    guess: Decoded, loop: Decoded, pronounce: Pronounce, audio_bytes: int, allowance: float = 0.0
) -> float:
    """Usually from -3 to 0; the greater, the likelier the words of `guess` were said.

    `loop` is the likeliest sequence of phones in the same audio of `audio_bytes` bytes.
    """
    excess = _excess_frames(guess, loop, audio_bytes) - allowance
    return -excess / guess.frames - DISTANCE_WEIGHT * _distance(guess, loop, pronounce)


def _excess_frames(guess: Decoded, loop: Decoded, audio_bytes: int) -> float:
    """How much worse `guess` scores than the phone loop, in hundredths of a second of sound."""
    # The phone loop pays no word weights.
    score = guess.score - len(guess.words) * math.log(WORD_WEIGHT)
    score_per_frame = min(loop.score, -1.0) / (audio_bytes / _FRAME_BYTES)
    return (score - loop.score) / score_per_frame


def _distance(guess: Decoded, loop: Decoded, pronounce: Pronounce) -> float:
    """The mean distance of a phone of `guess` from the phone loop's, from 0 to about 1."""
    total, count = 0.0, 0
    for segment in guess.segments:
        heard = [
            phone.word
            for phone in loop.segments
            if segment.first <= (phone.first + phone.last) / 2 <= segment.last + 1
        ]
        distances = [
            (phone_difference(phones, heard), len(phones)) for phones in pronounce(segment.word)
        ]
        distance, phone_count = min(distances)
        total += distance * phone_count
        count += phone_count
    return total / max(count, 1)


def phone_difference(phones: Sequence[str], others: Sequence[str]) -> float:
    """How far two rows of phones are from each other, from 0 to about 1."""
    return _edit_distance(phones, others) / max(len(phones), len(others), 1)


def _edit_distance(phones: Sequence[str], others: Sequence[str]) -> float:
    row = [_GAP * place for place in range(len(others) + 1)]
    for phone in phones:
        new = [row[0] + _GAP]
        for other, (diagonal, above) in zip(others, pairwise(row), strict=True):
            new.append(min(new[-1] + _GAP, above + _GAP, diagonal + _phone_distance(phone, other)))
        row = new
    return row[-1]


def _phone_distance(phone: str, other: str) -> float:
    if phone == other:
        return 0.0
    if any(phone in group and other in group for group in _GROUPS):
        return _IN_GROUP
    return _OF_A_KIND if (phone in _VOWELS) == (other in _VOWELS) else 1.0
