"""Judges what an engine makes of people's speech, and reports it by speaker and noise."""

import statistics
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from types import SimpleNamespace
from typing import Any, cast

from hearing_corpus import meanings
from hearing_people import DIGITS_SECTION, TALK_SECTION, Item, Kind, Noise

from azul_access.games.system import Command, Commands, CorrectionRequest
from azul_access.hearing.engine import Engine
from azul_access.session.control.controls import SimpleControl
from azul_access.session.meaning.choosing import Interpretation
from azul_access.session.meaning.policy import POLICY, MeaningKind, Response, classify
from azul_access.session.recognition import Certainty, Recognition
from azul_access.session.written_text import LEAST_CHANCE, join_written

UNASKED: set[object] = {SimpleControl.YES, SimpleControl.NO}
ASIDE_SECTION = "azul-confirm"
ANSWERS = (MeaningKind.YES, MeaningKind.NO)


@dataclass(frozen=True, slots=True)
class PeopleOutcome:
    """`is_right` if a command was understood, or if something else was not taken for one.

    `certainty` is None if no command was recognised. `response` is what a session does at once with
    a command that is possible.
    """

    item: Item
    noise: Noise
    is_right: bool
    certainty: Certainty | None
    is_doubtful: bool
    guess: str
    seconds: float
    response: Response | None = None

    @property
    def is_taken(self) -> bool:
        return self.certainty is not None


def hear(engine: Engine, item: Item, noise: Noise) -> PeopleOutcome:
    """What a key press would make of an item; when always listening, doubtful ones do not count."""
    audio = item.audio(noise)
    start = time.perf_counter()
    recognition = engine.recognise(audio, item.net)
    return judge(item, noise, recognition, time.perf_counter() - start)


def judge(item: Item, noise: Noise, recognition: Recognition, seconds: float) -> PeopleOutcome:
    """A yes or no that nobody has asked for is ignored; "wrong" counts as a command."""
    guess, certainty = weigh(item, recognition)
    if item.kind is Kind.ASIDE:  # it is asked for again if it is narrow
        said = meanings(item.language, ASIDE_SECTION, guess) if guess else []
        is_answer = any(classify(cast(Any, it)) in ANSWERS for it in said)
        guess = guess if is_answer and certainty is not Certainty.NARROW else ""
    elif guess and not item.is_command:
        found = set(meanings(item.language, item.section, guess))
        guess = "" if found and found <= UNASKED else guess
    return PeopleOutcome(
        item,
        noise,
        bool(guess) and is_meant(item, guess) if item.is_command else not guess,
        certainty if guess else None,
        recognition.doubtful,
        guess,
        seconds,
        find_response(item, guess, certainty) if guess else None,
    )


@dataclass(frozen=True, slots=True)
class _Read:
    """A text in the place of an `Interpretation`, as if all were possible."""

    text: str
    meanings: tuple[Any, ...]
    is_free: bool = False
    step: Any = field(default_factory=lambda: SimpleNamespace(entries=()))


def weigh(item: Item, recognition: Recognition) -> tuple[str, Certainty]:
    """The text that a session acts on, with what was written freely, and how certain it is."""
    first = recognition.guesses[0].text if recognition.guesses else ""
    written = recognition.written
    is_heard = written is not None and written.chance >= LEAST_CHANCE
    if written is None or not is_heard or item.section == DIGITS_SECTION:
        return first, recognition.certainty
    section = ASIDE_SECTION if item.kind is Kind.ASIDE else item.section
    texts = [written.text, *(guess.text for guess in recognition.guesses)]
    read, *guesses = [_Read(it, tuple(meanings(item.language, section, it))) for it in texts]
    if not read.meanings:
        return first, recognition.certainty
    understood: list[Any] = [guess for guess in guesses if guess.meanings]
    joined: Any = join_written(cast(Interpretation, read), understood, recognition)
    return joined[0][0].text, joined[1]


def find_response(item: Item, guess: str, certainty: Certainty) -> Response:
    """Rows of digits count as moves, which they are part of."""
    found: list[Any] = []
    if item.section not in (DIGITS_SECTION, TALK_SECTION):
        found = meanings(item.language, item.section, guess)
    kind = classify(found[0]) if found else MeaningKind.MOVE
    return POLICY[kind][certainty]


def is_meant(item: Item, guess: str) -> bool:
    """Whether a recognised text means what was said."""
    if item.kind is Kind.COMMAND:
        expected = meanings(item.language, item.section, item.typed or "")
        return have_same_meaning(meanings(item.language, item.section, guess), expected)
    return item.net.meanings(guess.split()) == item.net.meanings(item.said.split())


def have_same_meaning(one: list[object], other: list[object]) -> bool:
    """Whether there is a common meaning; a missing count is no difference."""
    return any(_without_count(meaning) in map(_without_count, other) for meaning in one)


def _without_count(meaning: object) -> object:
    match meaning:
        case Commands((command,)):
            return Commands((_uncounted(command),))
        case CorrectionRequest(command=command):
            return replace(meaning, command=_uncounted(command))
    return meaning


def _uncounted(command: Any) -> Command:
    """A command without the number of tiles that was said."""
    return replace(command, count=None) if hasattr(command, "count") else command


def report_people(outcomes: Sequence[PeopleOutcome]) -> list[str]:
    """Lines of two tables: what was understood, and what was wrongly taken for a command."""
    commands = [outcome for outcome in outcomes if outcome.item.is_command]
    others = [outcome for outcome in outcomes if not outcome.item.is_command]
    lines = [
        "language | what | speaker | noise | of | by key | open"
        " | done | done wrongly | asked | nothing | seconds"
    ]
    for label, group in _grouped(commands):
        right = [outcome for outcome in group if outcome.is_right]
        done = [outcome for outcome in group if outcome.response is Response.ACT]
        nothing = sum(not outcome.is_taken for outcome in group)
        lines.append(
            f"{label} | {len(group)} | {len(right)} | {_count_open(right)}"
            f" | {len(done)} | {sum(not outcome.is_right for outcome in done)}"
            f" | {len(group) - len(done) - nothing} | {nothing}"
            f" | {statistics.median(outcome.seconds for outcome in group):.2f}"
        )
    lines.append("language | no command | speaker | noise | of | taken by key | open")
    languages = [
        (f"{language} | all | all | all", [it for it in others if it.item.language == language])
        for language in dict.fromkeys(outcome.item.language for outcome in others)
    ]
    for label, group in (*_grouped(others), *languages):
        taken = [outcome for outcome in group if outcome.is_taken]
        lines.append(
            f"{label} | {len(group)} | {_share(len(taken), len(group))}"
            f" | {_share(_count_open(taken), len(group))}"
        )
    return lines


def _grouped(outcomes: Iterable[PeopleOutcome]) -> list[tuple[str, list[PeopleOutcome]]]:
    groups: dict[str, list[PeopleOutcome]] = {}
    for outcome in outcomes:
        item = outcome.item
        label = (
            f"{item.language} | {item.kind.value} | {item.speaker} ({item.voice.value})"
            f" | {outcome.noise}"
        )
        groups.setdefault(label, []).append(outcome)
    return list(groups.items())


def _count_open(outcomes: Iterable[PeopleOutcome]) -> int:
    return sum(not outcome.is_doubtful for outcome in outcomes)


def _share(part: int, whole: int) -> str:
    return f"{part} ({part / whole:.0%})"
