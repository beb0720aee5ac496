"""The benchmark of recognition; see tests/benchmarks/bench_hearing.py."""

import argparse
import os
import shutil
import statistics
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from typing import TypeVar

import speech_recognition as sr
from hearing_corpus import OTHERS, corpus, meanings, net_at
from hearing_people import Half, Kind, Noise, spoken_items
from hearing_people_judge import PeopleOutcome, have_same_meaning, hear, report_people
from hearing_people_packages import FetchError, fetch
from hearing_speech import LIVING_ROOM, MEASURING, RATE, RATES, TRAINING, Room, at_table, spoken
from hearing_whisper import whisper_base

from azul_access.games.system import Commands, CorrectionRequest
from azul_access.hearing.engine import Engine
from azul_access.hearing.engines import open_engine, pair_with_whisper
from azul_access.session.recognition import NOTHING, Certainty, Guess, Recognition

CONDITIONS: dict[str, tuple[float, Room | None]] = {
    "40 dB": (40.0, None),
    "30 dB": (30.0, None),
    "20 dB": (20.0, None),
    "room": (35.0, LIVING_ROOM),
}
PROGRESS_EVERY = 20
TITLES = ("Bundled recogniser", "With Whisper base")

In = TypeVar("In")
Out = TypeVar("Out")


@dataclass(frozen=True, slots=True)
class Case:
    """A spoken sentence; `typed` is None if it is no command."""

    language: str
    section: str
    text: str
    typed: str | None
    voice: str
    words_a_minute: int
    condition: str
    seed: int


@dataclass(frozen=True, slots=True)
class Outcome:
    """`certainty` is None if no command was recognised; `is_move` if it is a move."""

    case: Case
    is_right: bool
    certainty: str | None
    is_doubtful: bool
    is_move: bool
    guess: str
    seconds: float
    audio_seconds: float


_models: list[Path] = []  # the Whisper model, if it is to be used


@cache
def bundled_engine(language: str) -> Engine:
    return open_engine(language, None, None)


@cache
def engine(language: str) -> Engine:
    bundled = bundled_engine(language)
    return pair_with_whisper(language, _models[0], bundled) if _models else bundled


def cases(languages: list[str], every: int, training: bool) -> Iterator[Case]:
    voices = TRAINING if training else MEASURING
    for language in languages:
        lines: list[tuple[str, str, str | None]] = []
        for section, content in corpus(language).items():
            if section == OTHERS:
                lines += [("azul-take", text, None) for text in content["sentences"]]
            else:
                lines += [(section, text, typed) for text, typed in content["commands"]]
        for condition in CONDITIONS:
            for number, (section, text, typed) in enumerate(lines[::every]):
                voice = voices[language][number % len(voices[language])]
                rate = RATES[number % len(RATES)]
                yield Case(language, section, text, typed, voice, rate, condition, number)


def audio_of(case: Case) -> bytes:
    decibels, room = CONDITIONS[case.condition]
    sound = spoken(case.text, case.voice, case.words_a_minute)
    return at_table(sound, decibels, case.seed, room)


def recognise(case: Case) -> Outcome:
    audio = audio_of(case)
    net = net_at(case.language, case.section)
    engine(case.language).recognise(bytes(3200), net)  # a game prepares the net only once
    start = time.perf_counter()
    recognition = engine(case.language).recognise(audio, net)
    seconds = time.perf_counter() - start
    return judge(case, recognition, seconds, len(audio) / 32_000)


def recognise_plainly(case: Case) -> Outcome:
    """The recognised text is read like typed text; without a meaning it is no command."""
    audio = audio_of(case)
    start = time.perf_counter()
    try:
        text = sr.Recognizer().recognize_sphinx(sr.AudioData(audio, RATE, 2))
    except sr.UnknownValueError:
        text = ""
    seconds = time.perf_counter() - start
    is_command = bool(meanings(case.language, case.section, text))
    guess = Recognition((Guess(text, 0.0),), Certainty.SURE, False)
    return judge(case, guess if is_command else NOTHING, seconds, len(audio) / 32_000)


def judge(case: Case, recognition: Recognition, seconds: float, audio_seconds: float) -> Outcome:
    guess = recognition.guesses[0].text if recognition.guesses else ""
    found = meanings(case.language, case.section, guess) if guess else []
    expected = meanings(case.language, case.section, case.typed) if case.typed else []
    return Outcome(
        case,
        have_same_meaning(found, expected) if case.typed else not recognition.guesses,
        recognition.certainty.value if recognition.guesses else None,
        recognition.doubtful,
        any(isinstance(meaning, Commands | CorrectionRequest) for meaning in found),
        guess,
        seconds,
        audio_seconds,
    )


def report(outcomes: list[Outcome]) -> None:
    share = "{:.1%}".format
    print(
        "language | condition | commands | understood by key | open "
        "| wrong and sure | asked | rejected | other sentences "
        "| taken for commands by key | open | decoding, median "
        "| times real time"
    )
    for language in dict.fromkeys(outcome.case.language for outcome in outcomes):
        for condition in CONDITIONS:
            selected = [
                outcome
                for outcome in outcomes
                if (outcome.case.language, outcome.case.condition) == (language, condition)
            ]
            if not selected:
                continue
            commands = [outcome for outcome in selected if outcome.case.typed]
            others = [outcome for outcome in selected if not outcome.case.typed]
            sure = Certainty.SURE.value
            right = [outcome for outcome in commands if outcome.is_right]
            wrong_moves = [
                outcome for outcome in commands if outcome.is_move and not outcome.is_right
            ]
            taken = [outcome for outcome in others if not outcome.is_right]
            asked = [outcome for outcome in commands if outcome.certainty not in (sure, None)]
            rejected = [outcome for outcome in commands if outcome.certainty is None]
            audio_seconds = sum(outcome.audio_seconds for outcome in selected)
            print(
                language,
                condition,
                len(commands),
                share(len(right) / len(commands)),
                share(sum(not outcome.is_doubtful for outcome in right) / len(commands)),
                sum(outcome.certainty == sure for outcome in wrong_moves),
                share(len(asked) / len(commands)),
                share(len(rejected) / len(commands)),
                len(others),
                share(len(taken) / len(others)),
                share(sum(not outcome.is_doubtful for outcome in taken) / len(others)),
                f"{statistics.median(outcome.seconds for outcome in selected):.3f} s",
                f"{audio_seconds / sum(outcome.seconds for outcome in selected):.0f}",
                sep=" | ",
            )


def hear_item(place: tuple[str, int, Noise]) -> tuple[PeopleOutcome, ...]:
    """The outcome of the bundled engine, and that of the pair if there is a Whisper model.

    `place` is a language, the number of an item, and the noise.
    """
    language, number, noise = place
    item = spoken_items(language)[number]
    paired = [hear(engine(language), item, noise)] if _models else []
    # After the pair, the bundled engine only adds its second guess to what it heard.
    return (hear(bundled_engine(language), item, noise), *paired)


def people(language: str, every: int, half: Half) -> list[tuple[str, int, Noise]]:
    """What is no command and no word beside an answer is heard in a quiet room only."""
    return [
        (language, number, noise)
        for noise in Noise
        for number, item in list(enumerate(spoken_items(language)))
        if item.half is half
        and (item.is_command or item.kind is Kind.ASIDE or noise is Noise.QUIET)
    ][::every]


def print_wrong(outcomes: Iterable[PeopleOutcome]) -> None:
    for outcome in outcomes:
        if not outcome.is_right:
            print(outcome.noise, outcome.item.name, "->", outcome.guess, outcome.certainty)


def render(languages: list[str]) -> None:
    """Let the voices that are built from a person say their commands, which are kept."""
    for language in languages:
        for item in spoken_items(language):
            if item.kind is Kind.COMMAND:
                item.sound()


def run(function: Callable[[In], Out], cases: Iterable[In], processes: int) -> list[Out]:
    """Prints its progress from time to time."""
    waiting, start = list(cases), time.monotonic()
    outcomes = []
    with ProcessPoolExecutor(processes) as pool:
        for outcome in pool.map(function, waiting, chunksize=4):
            outcomes.append(outcome)
            if len(outcomes) % PROGRESS_EVERY == 0 or len(outcomes) == len(waiting):
                minutes = (time.monotonic() - start) / 60
                done = f"{len(outcomes)} of {len(waiting)} after {minutes:.1f} minutes"
                print(done, file=sys.stderr, flush=True)
    return outcomes


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench_hearing.py")
    parser.add_argument("languages", nargs="*", default=["de", "en", "nl"])
    parser.add_argument("--people", action="store_true", help="no synthetic voices")
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--tuning", action="store_true")
    parser.add_argument("--plain", action="store_true")
    parser.add_argument("--whisper", action="store_true")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--show", action="store_true", help="list what was misrecognised")
    parser.add_argument("--conditions", help='of synthetic voices: "40 dB,room"')
    options = parser.parse_args()
    try:
        fetch()
    except FetchError as error:
        print(f"Some recordings of people are missing. {error}", file=sys.stderr)
    # The English voice brings an espeak-ng of its own, which crashes beside ours.
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        pool.submit(render, options.languages).result()
    if options.whisper:
        _models.append(whisper_base())
    half = Half.TUNING if options.tuning else Half.REPORTED
    for language in options.languages:
        places = people(language, options.every, half)
        heard = run(hear_item, places, options.processes)
        for title, outcomes in zip(TITLES, zip(*heard, strict=True), strict=False):
            print(title)
            if options.show:
                print_wrong(outcomes)
            print(*report_people(outcomes), sep="\n", flush=True)
    if not options.people:
        synthetic(options)


def synthetic(options: argparse.Namespace) -> None:
    missing = [program for program in ("espeak-ng", "flite") if not shutil.which(program)]
    if missing:
        sys.exit(f"The synthetic voices are not installed: {', '.join(missing)}")
    selected = list(cases(options.languages, options.every, options.tuning))
    if options.conditions:
        selected = [case for case in selected if case.condition in options.conditions.split(",")]
    function = recognise_plainly if options.plain else recognise
    outcomes = run(function, selected, options.processes)
    if options.show:
        for outcome in outcomes:
            if not outcome.is_right:
                case = outcome.case
                print(
                    case.condition,
                    case.voice,
                    case.section,
                    "|",
                    case.text,
                    "->",
                    outcome.guess,
                    outcome.certainty,
                )
    report(outcomes)
