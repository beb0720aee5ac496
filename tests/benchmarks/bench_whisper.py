"""How people are understood with a Whisper model: `python tests/benchmarks/bench_whisper.py`.

`[de en nl]` are the languages. The recordings and the model are fetched (1 GB), see
tests/hearing/hearing_people.py. The bundled engine and the pair of it and Whisper hear the same
sounds. Reported are the recordings that no threshold was read off; `--tuning` takes the others.

`--every N` takes each Nth recording; `--decibels 40,20` are the levels of noise; `--show` lists
what was misunderstood.
"""

import argparse
import statistics
import sys
import time
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "hearing"))

from bench_hearing import have_same_meaning
from hearing_corpus import meanings
from hearing_people import Half, Item, Kind, spoken_items
from hearing_people_packages import fetch
from hearing_whisper import whisper_base

from azul_access.hearing.engine import Engine
from azul_access.hearing.engines import open_engine
from azul_access.hearing.net import Net
from azul_access.session.recognition import Certainty, Recognition

BUNDLED, PAIR = "bundled", "with Whisper"


@dataclass(frozen=True, slots=True)
class Outcome:
    item: Item
    decibels: float
    engine: str
    recognition: Recognition
    is_right: bool
    is_second: bool  # the second guess is the right one
    seconds: float

    @property
    def is_taken(self) -> bool:
        return bool(self.recognition.guesses)

    @property
    def is_open(self) -> bool:
        """Whether it counts if the program always listens."""
        return self.is_taken and not self.recognition.doubtful

    @property
    def is_sure(self) -> bool:
        return self.is_taken and self.recognition.certainty is Certainty.SURE


def outcomes(language: str, half: Half, every: int, decibels: Sequence[float]) -> Iterator[Outcome]:
    engines = {
        BUNDLED: open_engine(language, None, None),
        PAIR: open_engine(language, whisper_base(), None),
    }
    prepared: set[Net] = set()
    for kind in Kind:
        items = [it for it in spoken_items(language) if it.half is half and it.kind is kind]
        for item in items[::every]:
            if item.net not in prepared:  # a game prepares the net only once
                prepared.add(item.net)
                for engine in engines.values():
                    engine.recognise(bytes(3200), item.net)
            # Noise makes other talk only less like a command.
            for level in decibels if item.is_command else decibels[:1]:
                for name, engine in engines.items():
                    yield hear(item, level, name, engine)


def hear(item: Item, decibels: float, name: str, engine: Engine) -> Outcome:
    audio = item.audio(decibels)
    start = time.perf_counter()
    recognition = engine.recognise(audio, item.net)
    seconds = time.perf_counter() - start
    right = [is_right(item, guess.text) for guess in recognition.guesses]
    return Outcome(
        item, decibels, name, recognition, right[:1] == [True], right[1:2] == [True], seconds
    )


def is_right(item: Item, text: str) -> bool:
    if item.typed is None:
        return False
    if item.kind in (Kind.DIGIT, Kind.ROW):
        expected = item.net.meanings(item.typed.split())
        return bool(set(expected) & set(item.net.meanings(text.split())))
    found = meanings(item.language, item.section, text)
    return have_same_meaning(found, meanings(item.language, item.section, item.typed))


def report(results: Iterable[Outcome]) -> None:
    groups: dict[tuple[str, str, str, float], dict[str, list[Outcome]]] = defaultdict(dict)
    for outcome in results:
        item = outcome.item
        key = (item.language, item.kind.value, item.speaker, outcome.decibels)
        groups[key].setdefault(outcome.engine, []).append(outcome)
    print(
        "| what | dB | n | engine | right or taken by key | right or taken, open "
        "| sure | wrong and sure | second guess right | median |"
    )
    for (language, kind, speaker, decibels), engines in groups.items():
        for name, found in engines.items():
            is_command = found[0].item.is_command
            counted = [it for it in found if (it.is_right if is_command else it.is_taken)]
            print(
                f"| {language}, {kind}, {speaker} ({found[0].item.voice.value}) | {decibels:.0f}",
                len(found),
                name,
                len(counted),
                sum(it.is_open for it in counted),
                sum(it.is_sure for it in found),
                sum(it.is_sure and not it.is_right for it in found),
                sum(it.is_second for it in found),
                f"{statistics.median(it.seconds for it in found):.2f} s |",
                sep=" | ",
            )


def render(language: str) -> None:
    """Let built voices say their commands, which are kept."""
    for item in spoken_items(language):
        if item.kind is Kind.COMMAND:
            item.sound()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("languages", nargs="*", default=["de", "nl", "en"])
    parser.add_argument("--tuning", action="store_true")
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--decibels", default="40,20")
    parser.add_argument("--show", action="store_true")
    options = parser.parse_args()
    fetch()
    # The library of the English voice brings an espeak-ng of its own, which must not meet ours.
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        for language in options.languages:
            pool.submit(render, language).result()
    half = Half.TUNING if options.tuning else Half.REPORTED
    decibels = [float(level) for level in options.decibels.split(",")]
    for language in options.languages:
        results = []
        for outcome in outcomes(language, half, options.every, decibels):
            results.append(outcome)
            if options.show and outcome.is_right != outcome.item.is_command:
                texts = [guess.text for guess in outcome.recognition.guesses]
                certainty = outcome.recognition.certainty.value if texts else "-"
                print(outcome.engine, outcome.decibels, outcome.item.name, certainty, texts)
        report(results)


if __name__ == "__main__":
    main()
