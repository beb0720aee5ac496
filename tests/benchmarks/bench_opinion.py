"""How good a second opinion is: `python tests/benchmarks/bench_opinion.py [--every N]`.

German moves of a voice that is built from a person, of which about 36 are possible each time. They
are said at 20 dB and across a room. Reports how often the recogniser's first guess was right, and
of the others how often the model's first or second possible move was; then how many of its moves
that lead clearly were right, and the processor time.
"""

import argparse
import random
import re
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "hearing"))

from hearing_corpus import corpus, net_at
from hearing_people import Noise
from hearing_people_voices import pico
from hearing_speech import at_table
from hearing_whisper import whisper_base

from azul_access.hearing.engines import open_engine, pair_with_whisper
from azul_access.hearing.net import Net
from azul_access.hearing.paired_engine import PairedEngine
from azul_access.session.recognition import Guess
from azul_access.session.second_opinion import CLEAR_MARGIN

Marks = frozenset[str]
OTHERS = 35  # possible moves besides the right one


def moves(net: Net) -> list[tuple[str, frozenset[Marks]]]:
    """Sentences of moves into a row, and what each may mean."""
    found = []
    for text, typed in corpus("de")["azul-take"]["commands"]:
        if re.fullmatch(r"\d[a-z][1-5]", typed):
            words = " ".join(re.findall(r"[^\W\d_]+", text.lower()))
            found.append((text, meanings(net, words)))
    return found


def meanings(net: Net, text: str) -> frozenset[Marks]:
    return frozenset(frozenset(it) for it in net.meanings(text.split()))


def possible(net: Net, guesses: tuple[Guess, ...], legal: frozenset[Marks]) -> list[Guess]:
    """The first of each move that is possible."""
    found: dict[Marks, Guess] = {}
    for guess in guesses:
        for meaning in meanings(net, guess.text) & legal:
            found.setdefault(meaning, guess)
    return list(dict.fromkeys(found.values()))


def judge(engine: PairedEngine, net: Net, every: int, noise: Noise) -> str:
    said = moves(net)
    right = first = either = clear = clear_right = 0
    seconds = []
    for number, (text, meant) in enumerate(said[::every]):
        audio = at_table(pico(text), noise.decibels, number, noise.room)
        heard = engine.recognise(audio, net)
        start = time.process_time()
        guesses = engine.reconsider(audio, net)
        seconds.append(time.process_time() - start)
        others = random.Random(number).sample(said, OTHERS)
        legal = meant.union(*(it for _, it in others))
        best = possible(net, guesses, legal)
        is_meant = [bool(meanings(net, it.text) & meant) for it in best]
        is_right = bool(heard.guesses) and bool(meanings(net, heard.guesses[0].text) & meant)
        right += is_right
        first += not is_right and is_meant[:1] == [True]
        either += not is_right and any(is_meant[:2])
        if len(best) > 1 and best[0].score - best[1].score >= CLEAR_MARGIN:
            clear += 1
            clear_right += is_meant[0]
    count = len(seconds)
    return (
        f"{noise}: {right} of {count} right; of {count - right} others the opinion was {first},"
        f" in two moves {either}; clear {clear_right} of {clear};"
        f" {sorted(seconds)[count // 2]:.2f} s, at most {max(seconds):.2f} s"
    )


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--every", type=int, default=1)
    options = parser.parse_args()
    engine = pair_with_whisper("de", whisper_base(), open_engine("de", None, None))
    assert isinstance(engine, PairedEngine)
    net = net_at("de", "azul-take")
    for noise in (Noise.LIVELY, Noise.FAR):
        print(judge(engine, net, options.every, noise), flush=True)


if __name__ == "__main__":
    main()
