"""The command `think`: positions in, moves of the computer player out, a JSON object a line.

Other programs can play against it this way. A line that it cannot use is answered with an error.
"""

import argparse
import json
import math
import sys
from collections.abc import Mapping

from azul_access.cli.exit_codes import ExitCode
from azul_access.cli.output_language import output_language
from azul_access.cli.parser import Parser
from azul_access.cli.position import Position, position_setup
from azul_access.errors import AccessError
from azul_access.games.choices import InvalidSetup, SetupReason
from azul_access.games.context import NarrationContext
from azul_access.games.planning import LEVELS
from azul_access.games.system import Command, Expects, IllegalCommand, State, System
from azul_access.keyboard import TextOutput
from azul_access.language.phrase import Form, Phrase, Verbosity, describe_error, phrase
from azul_access.language.phrases import load_phrases
from azul_access.player import choose
from azul_access.record.setup import Setup, start_ledger

# A position has some kilobytes.
_MOST_LETTERS = 1_000_000
_MOST_SECONDS = 3600
_HIGHEST_LEVEL = max(LEVELS)


class _Refusal(Exception):  # noqa: N818 - what the program says is no error
    """A line that cannot be answered with a move; `reason` is the same in every language."""

    def __init__(self, reason: str, *sentences: Phrase) -> None:
        super().__init__(reason)
        self.reason = reason
        self.sentences = sentences


def add_options(parser: Parser) -> None:
    """There are none: everything is in the lines."""


def run(arguments: argparse.Namespace, language: str) -> int:
    """Answer each line of the standard input, up to its end."""
    output = TextOutput(sys.stdout)
    while not output.is_closed and (line := sys.stdin.readline(_MOST_LETTERS)):
        if line.strip():
            answer = answer_line(line, arguments.language, language)
            # Escapes keep every letter in an output of any encoding.
            output.write(json.dumps(answer) + "\n")
    return ExitCode.OK


def answer_line(line: str, requested: str | None, default: str) -> dict[str, object]:
    """The move for a line, or an object with an `error`.

    What is typed and what is refused is in the language that is `requested`, else in that of the
    position, else in `default`.
    """
    language = requested or default
    try:
        request = _read(line)
        position = _position_of(request)
        limits = _limits_of(request)
        setup = _setup_of(position, language)
        language = output_language(requested, setup, default)
        return _move(setup, _state_of(setup, position), limits, language)
    except _Refusal as refusal:
        sentences = [_render(each, language) for each in refusal.sentences]
        return {"error": {"reason": refusal.reason, "message": " ".join(sentences)}}


def _read(line: str) -> Mapping[str, object]:
    try:
        request = json.loads(line)
    except (ValueError, RecursionError):
        request = None
    if not isinstance(request, dict):
        raise _refuse(phrase("think-no-object"))
    return request


def _position_of(request: Mapping[str, object]) -> Position:
    """The object `position`, or the whole line with the level and the limits beside it."""
    position = request.get("position", request)
    if not isinstance(position, dict):
        raise _refuse(phrase("think-no-position"))
    return position


def _limits_of(request: Mapping[str, object]) -> tuple[int, int, float | None]:
    """Level, seed and seconds."""
    level, seed = request.get("level", _HIGHEST_LEVEL), request.get("seed", 0)
    seconds = request.get("seconds")
    if type(level) is not int or level not in LEVELS:
        raise _refuse(phrase("think-level", most=_HIGHEST_LEVEL))
    if type(seed) is not int:
        raise _refuse(phrase("think-seed"))
    if seconds is None:
        return level, seed, None
    if type(seconds) not in (int, float) or not 0 < float(seconds) <= _MOST_SECONDS:  # type: ignore[arg-type]
        raise _refuse(phrase("think-seconds", most=_MOST_SECONDS))
    return level, seed, float(seconds)  # type: ignore[arg-type]


def _setup_of(position: Position, language: str) -> Setup:
    try:
        named = str(position.get("language", language))
        return position_setup(position, None, bag="table", seed=0, language=named)
    except InvalidSetup as why:
        if why.reason is SetupReason.NO_POSITION:
            raise _refuse(phrase("think-no-position")) from why
        raise _Refusal(_name_of(why), describe_error(why)) from why


def _state_of(setup: Setup, position: Position) -> State:
    """The state of a position in which a player has to move."""
    system, start = setup.system, start_ledger(setup).state
    if position.get("phase") == "over":
        raise _refuse(phrase("think-nobody-moves"))
    if system.statements is None:
        raise _refuse(phrase("think-no-position"))
    try:
        command = system.statements.decode_position(setup.names, position)
    except IllegalCommand as why:
        raise _refuse(phrase("think-part", part=str(why.slots.get("part", "")))) from why
    try:
        state, _ = system.rules.apply(start, command)
    except IllegalCommand as why:
        context = NarrationContext(setup.names, setup.options, Verbosity.NORMAL)
        sentences = system.dialogue.explain_refusal(context, start, command, why)
        raise _Refusal(_name_of(why), *sentences) from why
    if system.rules.expects(state).kind not in (Expects.TURN, Expects.CHOICE):
        raise _refuse(phrase("think-nobody-moves"))
    return state


def _move(
    setup: Setup, state: State, limits: tuple[int, int, float | None], language: str
) -> dict[str, object]:
    level, seed, seconds = limits
    choice = choose(setup.system, state, level, seed, seconds)
    second = choice.second
    return {
        **_describe(setup.system, state, choice.command, choice.value, language),
        "second": second and _describe(setup.system, state, second.command, second.value, language),
        "nodes": choice.nodes,
        "depth": choice.depth,
    }


def _describe(
    system: System, state: State, command: Command, value: float, language: str
) -> dict[str, object]:
    """A move as it can be typed and as a log has it, and the lead that is expected after it."""
    return {
        "typed": _render(system.dialogue.type_command(state, command), language),
        "command": system.commands.encode(command),
        "value": round(value, 2) if math.isfinite(value) else 0.0,
    }


def _render(text: Phrase, language: str) -> str:
    return load_phrases(language).render(text, Verbosity.NORMAL, Form.SHOW)


def _refuse(sentence: Phrase) -> _Refusal:
    return _Refusal(sentence.name, sentence)


def _name_of(error: AccessError) -> str:
    return str(error.reason.value)
