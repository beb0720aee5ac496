"""The spectrogram for Whisper models."""

import numpy as np
import pytest
from hearing_speech import RATE, to_samples

from azul_access.hearing.spectrogram import log_mel

# Values that the feature extractor of faster-whisper 1.2.1 returns for SOUND.
REFERENCE = {
    (0, 10): -0.4010,
    (20, 10): -0.6538,
    (40, 99): -0.1829,
    (79, 50): -0.7860,
    (5, 150): -0.7860,
}
TIMES = np.arange(RATE) / RATE
# A second that becomes higher and louder.
SOUND = to_samples(9000 * TIMES * np.sin(2 * np.pi * (200 + 1500 * TIMES) * TIMES) + 3)


def test_values_are_those_that_the_models_were_trained_with() -> None:
    columns = log_mel(SOUND, 200)
    assert columns.shape == (80, 200)
    for place, value in REFERENCE.items():
        assert columns[place] == pytest.approx(value, abs=1e-3)


def test_sound_is_cut_or_continued_with_silence() -> None:
    assert np.allclose(log_mel(SOUND, 50)[:, :40], log_mel(SOUND[:RATE], 50)[:, :40])
    longer = log_mel(SOUND, 300)
    assert longer[:, 200:].max() == longer.min()


def test_an_odd_byte_at_the_end_is_ignored() -> None:
    assert np.array_equal(log_mel(SOUND + b"\x01", 110), log_mel(SOUND, 110))


def test_no_sound_is_all_alike() -> None:
    columns = log_mel(b"", 100)
    assert columns.shape == (80, 100)
    assert columns.min() == columns.max()
