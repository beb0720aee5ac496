"""The command `hear`: recognise sound files, for tests and for reports of problems."""

import argparse
import sys
from pathlib import Path

from azul_access.cli.exit_codes import ExitCode
from azul_access.cli.game_options import DEFAULT_GAME
from azul_access.cli.output_language import output_language
from azul_access.cli.parser import Parser
from azul_access.games import SYSTEMS
from azul_access.hearing.error_phrases import error_phrase, missing_words_phrase
from azul_access.hearing.fault import HearingError
from azul_access.hearing.grammar_net import net_of
from azul_access.hearing.models.store import choose_model
from azul_access.hearing.recogniser import RefusedError
from azul_access.hearing.recogniser_process import RecogniserProcess
from azul_access.hearing.recordings import RecordingError, read_recording
from azul_access.hearing.taught_words import taught_file
from azul_access.keyboard import TextOutput
from azul_access.language.phrase import Form, Phrase, Series, Verbosity, phrase
from azul_access.language.phrases import load_phrases
from azul_access.record import setup
from azul_access.record.saved_game import load_game
from azul_access.session import Meaning, Session, begin_game, interpret, resume_game
from azul_access.session.change.read_back import read_back
from azul_access.session.control.controls import SimpleControl
from azul_access.session.control.settings import Settings
from azul_access.session.recognition import Guess, Recognition
from azul_access.table import preferences

# The game that recordings are recognised for unless a saved game is given.
NAMES = ("Anna", "Ben", "Clara")
SEED = 7


def add_options(parser: Parser) -> None:
    parser.add_file("files", phrase("cli-hear-files"), nargs="+")
    parser.add_text("game-log", "FILE")
    parser.add_text("speech-model", "DIR")


def run(arguments: argparse.Namespace, language: str) -> int:
    """Write a line per file; the exit code is FAILED if one cannot be recognised.

    Raises: LogError.
    """
    session = open_session(arguments.game_log, arguments.language, language)
    language = session.settings.language
    phrases = load_phrases(language)
    output, errors = TextOutput(sys.stdout), TextOutput(sys.stderr)
    folder = preferences.preferences_path().parent
    model = choose_model(arguments.speech_model, language)
    recogniser = RecogniserProcess(language, model, taught_file(folder, language))

    def write(target: TextOutput, *text: Phrase) -> None:
        target.write(phrases.render_all(text, Verbosity.NORMAL, Form.SHOW) + "\n")

    exit_code = ExitCode.OK
    try:
        for name in arguments.files:
            path = Path(name)
            try:
                recognition = recogniser.recognise(read_recording(path), net_of(session))
                write(output, *describe(session, path.name, recognition))
            except (RecordingError, HearingError, RefusedError) as error:
                exit_code = ExitCode.FAILED
                write(errors, phrase("hear-file", name=path.name), error_phrase(error))
        if recogniser.dropped_model is not None:
            write(errors, phrase("model-dropped", folder=str(recogniser.dropped_model)))
        if recogniser.missing:
            write(errors, missing_words_phrase(sorted(recogniser.missing)))
    finally:
        recogniser.close()
    return exit_code


def open_session(log: str | None, requested: str | None, default: str) -> Session:
    """A saved game as it stands, else a new game in which the first player is to take tiles.

    The language is the requested one, or else that of the saved game, or else `default`.
    Raises: LogError.
    """
    if log is None:
        system = SYSTEMS[DEFAULT_GAME]
        game = setup.make_setup(
            game=DEFAULT_GAME,
            names=NAMES[: max(system.players)],
            first_seat=0,
            chosen={},
            bag=setup.choose_practice_bag(system),
            seed=SEED,
            language=default,
        )
        return begin_game(game, Settings(default)).session
    saved = load_game(Path(log))
    language = output_language(requested, saved.setup, default)
    return resume_game(saved.setup, saved.ledger, Settings(language)).session


def describe(session: Session, name: str, recognition: Recognition) -> list[Phrase]:
    """The two best guesses for a recording, with their meanings and scores."""
    phrases = [phrase("hear-file", name=name)]
    if recognition.woken:
        phrases.append(phrase("hear-woken"))
    if not recognition.guesses:
        return [*phrases, phrase("hear-nothing")]
    first, *others = recognition.guesses
    phrases += [
        phrase("hear-guess", text=first.text, meaning=_describe_guess(session, first)),
        phrase(f"hear-{recognition.certainty.value}"),
        phrase("hear-score", score=str(round(first.score))),
    ]
    if recognition.doubtful:
        phrases.append(phrase("hear-doubtful"))
    if not others:
        return [*phrases, phrase("hear-no-alternative")]
    second = others[0]
    margin = round(first.score - second.score)
    meaning = _describe_guess(session, second)
    return [*phrases, phrase("hear-second", margin=margin, text=second.text, meaning=meaning)]


def _describe_guess(session: Session, guess: Guess) -> Phrase:
    interpretation = interpret(session, guess.text, "")
    meanings = tuple(_describe_meaning(session, meaning) for meaning in interpretation.meanings)
    if not meanings:
        return phrase("hear-no-meaning")
    if len(meanings) > 1:
        return phrase("hear-either", meanings=Series(meanings))
    if not interpretation.is_possible:
        return phrase("hear-impossible", meaning=meanings[0])
    return meanings[0]


def _describe_meaning(session: Session, meaning: Meaning) -> Phrase:
    if meaning in (SimpleControl.YES, SimpleControl.NO, SimpleControl.WRONG):
        return phrase("hear-answer")
    return read_back(session, meaning)
