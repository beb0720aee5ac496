"""The command `hear`: what is understood of sound files. For tests, and for reports of problems."""

import argparse
import sys
from pathlib import Path

from azul_access import session
from azul_access.games.system import Commands, CorrectionRequest
from azul_access.hearing.error_phrases import error_phrase, missing_words_phrase
from azul_access.hearing.fault import HearingError
from azul_access.hearing.grammar_net import net_of
from azul_access.hearing.recogniser_process import RecogniserProcess, RefusedError
from azul_access.hearing.recordings import RecordingError, read_recording
from azul_access.hearing.taught_words import taught_file
from azul_access.keyboard import TextOutput
from azul_access.language.languages import LANGUAGES
from azul_access.language.phrase import Form, Phrase, Series, Verbosity, phrase
from azul_access.language.phrases import load_phrases
from azul_access.record import setup
from azul_access.record.saved_game import as_log_errors, read_game
from azul_access.session import Meaning, Session
from azul_access.session.controls import RedoRequest, SimpleControl, UndoRequest
from azul_access.session.interpretation import interpret
from azul_access.session.recognition import Guess, Recognition
from azul_access.session.settings import Settings
from azul_access.storage import read_log
from azul_access.table import preferences

FAILED_EXIT = 3
NAMES = ("Anna", "Ben", "Clara")
SEED = 7


def run(chosen: argparse.Namespace, language: str) -> int:
    """A line for each file; exit code 3 where one cannot be heard. Raises: LogError."""
    here = at_table(chosen.game_log, language if chosen.language else None, language)
    language = here.settings.language
    phrases = load_phrases(language)
    out, trouble = TextOutput(sys.stdout), TextOutput(sys.stderr)
    folder = preferences.preferences_path().parent
    model = None if chosen.speech_model is None else Path(chosen.speech_model)
    recogniser = RecogniserProcess(language, model, taught_file(folder, language))
    code = 0
    try:
        for name in chosen.files:
            path = Path(name)
            try:
                told = report(
                    here, path.name, recogniser.recognise(read_recording(path), net_of(here))
                )
                out.write(phrases.render_all(told, Verbosity.NORMAL, Form.SHOW) + "\n")
            except (RecordingError, HearingError, RefusedError) as why:
                code = FAILED_EXIT
                said = [phrase("hear-file", name=path.name), error_phrase(why)]
                trouble.write(phrases.render_all(said, Verbosity.NORMAL, Form.SHOW) + "\n")
        if recogniser.missing:
            told = [missing_words_phrase(sorted(recogniser.missing))]
            trouble.write(phrases.render_all(told, Verbosity.NORMAL, Form.SHOW) + "\n")
    finally:
        recogniser.close()
    return code


def at_table(log: str | None, wanted: str | None, usual: str) -> Session:
    """The saved game as it stands, else a game in which the first player is to take.

    Raises: LogError.
    """
    if log is None:
        begun = setup.make_setup(
            game="azul",
            names=NAMES,
            first_seat=0,
            chosen={},
            bag="virtual",
            seed=SEED,
            language=usual,
        )
        return session.begin_game(begun, Settings(usual)).session
    path = Path(log)
    with as_log_errors(path):
        game, entries = read_game(read_log(path))
        language = wanted or (game.language if game.language in LANGUAGES else usual)
        return session.resume_game(game, entries, Settings(language)).session


def report(here: Session, name: str, heard: Recognition) -> list[Phrase]:
    """What was understood, what it means, and how sure that is."""
    told = [phrase("hear-file", name=name)]
    if heard.woken:
        told.append(phrase("hear-woken"))
    if not heard.guesses:
        return [*told, phrase("hear-nothing")]
    first, *others = heard.guesses
    told += [
        phrase("hear-guess", text=first.text, meaning=_meaning(here, first)),
        phrase(f"hear-{heard.certainty.value}"),
        phrase("hear-score", score=str(round(first.score))),
    ]
    if heard.doubtful:
        told.append(phrase("hear-doubtful"))
    if not others:
        return [*told, phrase("hear-no-alternative")]
    second = others[0]
    margin = round(first.score - second.score)
    return [
        *told,
        phrase("hear-second", margin=margin, text=second.text, meaning=_meaning(here, second)),
    ]


def _meaning(here: Session, guess: Guess) -> Phrase:
    sense = interpret(here, guess.text, "")
    if not sense.meanings:
        return phrase("hear-no-meaning")
    meant = tuple(_one_meaning(here, meaning) for meaning in sense.meanings)
    told = meant[0] if len(meant) == 1 else phrase("hear-either", meanings=Series(meant))
    return told if sense.possible or len(meant) > 1 else phrase("hear-impossible", meaning=told)


def _one_meaning(here: Session, meaning: Meaning) -> Phrase:
    """A command as a sentence; for all else its words say enough."""
    if (
        isinstance(meaning, Commands | CorrectionRequest | UndoRequest | RedoRequest)
        or meaning is SimpleControl.QUIT
    ):
        return session.read_back(here, meaning)
    if meaning in (SimpleControl.YES, SimpleControl.NO):
        return phrase("hear-answer")
    return session.read_back(here, meaning)
