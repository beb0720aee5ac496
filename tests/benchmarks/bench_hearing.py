"""How well the ears hear: `python tests/benchmarks/bench_hearing.py [de en nl] [--every N]`.

Speaks a corpus of commands and of table talk with synthetic voices, in noise and in a room, and
reports what was understood: where the ears were asked to listen (by key), and where they always do
and leave out what is doubtful. `--every N` takes each Nth sentence, for a quick look; `--training`
uses the voices that the dictionaries were tuned on; `--plain` asks `recognize_sphinx` of
SpeechRecognition as it is instead, which writes down English and knows nothing of the game.
"""

import argparse
import statistics
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "hearing"))

import speech_recognition as sr
from hearing_corpus import OTHERS, corpus, meanings, net_at
from hearing_speech import MEASURING, RATE, RATES, TRAINING, at_table, spoken

from azul_access.games.system import Command, Commands, CorrectionRequest
from azul_access.hearing.engine import Engine
from azul_access.hearing.engines import open_engine
from azul_access.session.recognition import NOTHING, Certainty, Guess, Recognition

CONDITIONS = {
    "40 dB": (40.0, False),
    "30 dB": (30.0, False),
    "20 dB": (20.0, False),
    "room": (35.0, True),
}


@dataclass(frozen=True, slots=True)
class Case:
    """A sentence to be said; `typed` is None where it is no command."""

    language: str
    section: str
    said: str
    typed: str | None
    voice: str
    words_a_minute: int
    condition: str
    seed: int


@dataclass(frozen=True, slots=True)
class Outcome:
    """`doubtful` counts only where the ears were asked to listen."""

    case: Case
    right: bool
    certainty: str | None
    doubtful: bool
    moves: bool
    guess: str
    seconds: float
    audio_seconds: float


def same(one: list[object], other: list[object]) -> bool:
    """Whether they can mean the same; a count that was not said is no difference."""
    return any(_bare(meaning) in map(_bare, other) for meaning in one)


def _bare(meaning: object) -> object:
    match meaning:
        case Commands((command,)):
            return Commands((_uncounted(command),))
        case CorrectionRequest(command=command):
            return replace(meaning, command=_uncounted(command))
    return meaning


def _uncounted(command: Any) -> Command:
    """A command without the number of tiles that was said."""
    return replace(command, count=None) if hasattr(command, "count") else command


@cache
def engine(language: str) -> Engine:
    return open_engine(language, None, None)


def cases(languages: list[str], every: int, training: bool) -> Iterator[Case]:
    voices = TRAINING if training else MEASURING
    for language in languages:
        lines: list[tuple[str, str, str | None]] = []
        for section, content in corpus(language).items():
            if section == OTHERS:
                lines += [("azul-take", said, None) for said in content["sentences"]]
            else:
                lines += [(section, said, typed) for said, typed in content["commands"]]
        for condition in CONDITIONS:
            for number, (section, said, typed) in enumerate(lines[::every]):
                chosen = voices[language]
                voice, pace = chosen[number % len(chosen)], RATES[number % len(RATES)]
                yield Case(language, section, said, typed, voice, pace, condition, number)


def audio_of(case: Case) -> bytes:
    decibels, reverberant = CONDITIONS[case.condition]
    sound = spoken(case.said, case.voice, case.words_a_minute)
    return at_table(sound, decibels, case.seed, reverberant=reverberant)


def hear(case: Case) -> Outcome:
    audio = audio_of(case)
    ears, net = engine(case.language), net_at(case.language, case.section)
    ears.recognise(bytes(3200), net)  # built once for a table
    before = time.perf_counter()
    heard = ears.recognise(audio, net)
    seconds = time.perf_counter() - before
    return judge(case, heard, seconds, len(audio) / 32_000)


def hear_plainly(case: Case) -> Outcome:
    """What it writes down is read as if it were typed; what means nothing then is no command."""
    audio = audio_of(case)
    before = time.perf_counter()
    try:
        text = sr.Recognizer().recognize_sphinx(sr.AudioData(audio, RATE, 2))
    except sr.UnknownValueError:
        text = ""
    seconds = time.perf_counter() - before
    is_command = bool(meanings(case.language, case.section, text))
    heard = Recognition((Guess(text, 0.0),), Certainty.SURE, False) if is_command else NOTHING
    return judge(case, heard, seconds, len(audio) / 32_000)


def judge(case: Case, heard: Recognition, seconds: float, audio_seconds: float) -> Outcome:
    guess = heard.guesses[0].text if heard.guesses else ""
    found = meanings(case.language, case.section, guess) if guess else []
    wanted = meanings(case.language, case.section, case.typed) if case.typed else []
    return Outcome(
        case,
        same(found, wanted) if case.typed else not heard.guesses,
        heard.certainty.value if heard.guesses else None,
        heard.doubtful,
        any(isinstance(meaning, Commands | CorrectionRequest) for meaning in found),
        guess,
        seconds,
        audio_seconds,
    )


def report(outcomes: list[Outcome]) -> None:
    share = "{:.1%}".format
    print(
        "language | condition | commands | understood, asked to listen | always listening "
        "| wrong and sure | asked | rejected | other sentences "
        "| taken for commands, asked to listen | always listening | decoding, median "
        "| times real time"
    )
    for language in dict.fromkeys(each.case.language for each in outcomes):
        for condition in CONDITIONS:
            here = [
                each
                for each in outcomes
                if (each.case.language, each.case.condition) == (language, condition)
            ]
            if not here:
                continue
            commands = [each for each in here if each.case.typed]
            others = [each for each in here if not each.case.typed]
            sure = Certainty.SURE.value
            wrong = [each for each in commands if each.moves and not each.right]
            print(
                language,
                condition,
                len(commands),
                share(sum(each.right for each in commands) / len(commands)),
                share(sum(each.right and not each.doubtful for each in commands) / len(commands)),
                sum(each.certainty == sure for each in wrong),
                share(sum(each.certainty not in (sure, None) for each in commands) / len(commands)),
                share(sum(each.certainty is None for each in commands) / len(commands)),
                len(others),
                share(sum(not each.right for each in others) / len(others)),
                share(sum(not (each.right or each.doubtful) for each in others) / len(others)),
                f"{statistics.median(each.seconds for each in here):.3f} s",
                f"{sum(e.audio_seconds for e in here) / sum(e.seconds for e in here):.0f}",
                sep=" | ",
            )


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("languages", nargs="*", default=["de", "en", "nl"])
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--training", action="store_true")
    parser.add_argument("--plain", action="store_true")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--show", action="store_true", help="what was misheard")
    parser.add_argument("--conditions")
    options = parser.parse_args()
    todo = list(cases(options.languages, options.every, options.training))
    if options.conditions:
        todo = [case for case in todo if case.condition in options.conditions.split(",")]
    ears = hear_plainly if options.plain else hear
    if options.processes > 1:
        with ProcessPoolExecutor(options.processes) as pool:
            outcomes = list(pool.map(ears, todo, chunksize=8))
    else:
        outcomes = list(map(ears, todo))
    if options.show:
        for each in outcomes:
            if not each.right:
                case = each.case
                print(
                    case.condition,
                    case.voice,
                    case.section,
                    "|",
                    case.said,
                    "->",
                    each.guess,
                    each.certainty,
                )
    report(outcomes)


if __name__ == "__main__":
    main()
