"""The command `play`: a game is set up or resumed, and the table is listened to until it ends."""

import argparse
import datetime
import os
import random
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from azul_access import __version__, session
from azul_access.cli.arguments import LISTEN, NO_BRAILLE, game_choices
from azul_access.cli.asking import COMMENT, Asker
from azul_access.games import SYSTEMS
from azul_access.games.choices import InvalidSetup, SetupReason
from azul_access.games.system import System
from azul_access.keyboard import Console, EndOfInput, open_console
from azul_access.language.languages import LANGUAGES
from azul_access.language.phrase import Verbosity, phrase
from azul_access.record import setup
from azul_access.record.saved_game import as_log_errors, read_game
from azul_access.record.setup import Setup
from azul_access.session import Step
from azul_access.session.controls import Pace, SpeechOutput
from azul_access.session.settings import Settings
from azul_access.storage import (
    GameLog,
    LogError,
    LogReason,
    default_folder,
    unused_path,
)
from azul_access.table import preferences
from azul_access.table.companion import DRAIN_SECONDS, Companion, open_speaker

if TYPE_CHECKING:
    from azul_access.braille.display import BrailleDisplay
    from azul_access.hearing.listener import Listener

Silencer = list[Callable[[], None]]

REFUSED_EXIT = 1
# A piped game is spoken to its end, however long that takes.
PIPED_DRAIN_SECONDS = 3600.0


def run(chosen: argparse.Namespace, language: str) -> int:
    """Raises: AccessError when the game cannot be set up, read or saved."""
    hush: Silencer = []

    def silence() -> None:
        for each in hush:
            each()

    ears: list[Listener] = []

    def listen() -> None:
        for each in ears:
            each.listen_once()

    console = open_console(silence, on_listen=listen)
    piped = console.kind == "piped"
    settings = table_settings(chosen, console, language, hush)
    settings = replace(settings, own_model=chosen.speech_model is not None)
    if chosen.resume is None:
        log, first = _new(chosen, console, settings, hush)
        torn = 0
    else:
        log, first, torn = _resumed(chosen, settings)
    companion = Companion(console, log)
    if not piped:  # a line from a file is no key that somebody pressed
        hush.append(companion.silence)
    guests: list[BrailleDisplay | Listener] = []  # who can leave the game as the keyboard can
    try:
        companion.start(first)
        if torn:
            companion.show_only([phrase("torn-tail")])
        if chosen.braille != NO_BRAILLE:
            guests.append(_display(companion, chosen.braille, console, listen))
        if chosen.listen is not None:
            ears.append(_ear(companion, chosen, console))
            guests += ears
        left = _listen(companion, console)
        if not left and not any(guest.left for guest in guests):
            companion.show_only([phrase("saved-goodbye")])
        companion.show_only([phrase("how-to-resume", path=str(log.path))])
    finally:
        for guest in guests:
            guest.close()
        companion.close(PIPED_DRAIN_SECONDS if piped else DRAIN_SECONDS)
        console.close()
    return REFUSED_EXIT if piped and companion.refused_lines else 0


def _display(
    companion: Companion, wanted: str, console: Console, listen: Callable[[], None]
) -> "BrailleDisplay":
    """A braille display at the table; only here is loaded what serial ports need."""
    from azul_access.braille.display import BrailleDisplay

    own_keys = preferences.preferences_path().parent / "keys"
    return BrailleDisplay(companion, wanted, own_keys, on_quit=console.close, on_listen=listen)


def _ear(companion: Companion, chosen: argparse.Namespace, console: Console) -> "Listener":
    """A microphone at the table; it is opened meanwhile, and what is wrong with it is said."""
    from azul_access.hearing.grammar_net import net_of
    from azul_access.hearing.listener import Listener
    from azul_access.hearing.recogniser_process import RecogniserProcess
    from azul_access.hearing.taught_words import taught_file

    language = companion.session.settings.language
    model = None if chosen.speech_model is None else Path(chosen.speech_model)
    taught = taught_file(preferences.preferences_path().parent, language)
    recogniser = RecogniserProcess(language, model, taught)
    mode, microphone = LISTEN[chosen.listen], chosen.microphone or ""
    listener = Listener(companion, recogniser, net_of, mode, microphone, leave=console.close)
    companion.set_microphone(listener)
    return listener


def _listen(companion: Companion, console: Console) -> bool:
    """Hear lines until somebody leaves (True) or input ends (False)."""
    while True:
        try:
            line = console.read_line(companion.render_prompt)
        except EndOfInput:
            return False
        if line.lstrip().startswith(COMMENT):
            continue
        if (
            console.kind == "piped"
            and not line.strip()
            and not companion.session.queued_announcements
        ):
            continue  # an empty line in a file parts what belongs apart; at the table it is a key
        if not companion.handle_line(line, "keyboard"):
            return True


def table_settings(
    chosen: argparse.Namespace, console: Console, language: str, hush: Silencer
) -> Settings:
    """What was kept from earlier games, and before that what the command line says."""
    kept = preferences.load_preferences()
    settings = replace(Settings(language), **kept)
    if chosen.verbosity:
        settings = replace(settings, verbosity=Verbosity(chosen.verbosity))
    if chosen.pace:
        settings = replace(settings, pace=Pace(chosen.pace))
    if chosen.speech:
        return replace(settings, speech=SpeechOutput(chosen.speech))
    if console.kind == "piped":
        # Somebody who pipes a game in reads a transcript; a voice would be a surprise.
        return replace(settings, speech=SpeechOutput.OFF)
    if "speech" in kept:
        return settings
    if os.environ.get("ACCESSIBLE", "") not in ("", "0"):
        return replace(settings, speech=SpeechOutput.OFF)  # a screen reader reads this terminal
    chosen_reader = _reader(console, settings, hush)
    preferences.save_preferences({"speech": chosen_reader})
    return replace(settings, speech=chosen_reader)


def _reader(console: Console, settings: Settings, hush: Silencer) -> SpeechOutput:
    """Who reads aloud, asked at the first start: in text and by the voice that may be chosen."""
    answers = {
        "": SpeechOutput.OWN,
        "1": SpeechOutput.OWN,
        "2": SpeechOutput.OFF,
        "3": SpeechOutput.SCREENREADER,
    }

    def chosen(answer: str) -> SpeechOutput:
        if answer.strip() not in answers:
            raise InvalidSetup(SetupReason.SPEECH)
        return answers[answer.strip()]

    with _asker(console, replace(settings, speech=SpeechOutput.OWN), hush) as asker:
        return asker.ask("speech", chosen)


@contextmanager
def _asker(console: Console, settings: Settings, hush: Silencer) -> Iterator[Asker]:
    """Somebody who asks aloud; the game has a voice of its own, told of faults by its own."""
    voice = open_speaker(settings, lambda _: None)
    hush.append(voice.silence)
    try:
        yield Asker(console, settings, voice)
    finally:
        hush.remove(voice.silence)
        voice.close()


# A new game


def _new(
    chosen: argparse.Namespace, console: Console, settings: Settings, hush: Silencer
) -> tuple[GameLog, Step]:
    nothing_to_ask = chosen.players is not None and chosen.starts is not None
    asking = replace(settings, speech=SpeechOutput.OFF) if nothing_to_ask else settings
    with _asker(console, asking, hush) as asker:
        game = _setup(chosen, asker, settings)
    header = {
        **setup.encode_setup(game),
        "begun": datetime.datetime.now(datetime.UTC).isoformat(timespec="seconds"),
        "program": __version__,
    }
    first = session.begin_game(game, settings)
    return _create(chosen.log, game.names, header), first


def _create(chosen: str | None, names: tuple[str, ...], header: Mapping[str, object]) -> GameLog:
    if chosen is not None:
        return GameLog.create(Path(chosen), header)
    today = datetime.datetime.now().astimezone().date().isoformat()
    while True:
        try:
            return GameLog.create(unused_path(default_folder(), "-".join((today, *names))), header)
        except LogError as why:
            if why.reason is not LogReason.LOG_EXISTS:
                raise  # else somebody was faster: the next name is free


def _setup(chosen: argparse.Namespace, asker: Asker, settings: Settings) -> Setup:
    system = SYSTEMS[chosen.game]
    names = _names(chosen, asker, system)
    return setup.make_setup(
        game=system.name,
        names=names,
        first_seat=_starts(chosen, asker, names),
        chosen=game_choices(chosen),
        bag=chosen.bag,
        seed=random.SystemRandom().randrange(10**9) if chosen.seed is None else chosen.seed,
        language=settings.language,
    )


def _names(chosen: argparse.Namespace, asker: Asker, system: System) -> tuple[str, ...]:
    if chosen.players is not None:
        return _split(system, chosen.players)
    return asker.ask("players", lambda answer: _split(system, answer))


def _split(system: System, names: str) -> tuple[str, ...]:
    return setup.check_names(system, [name for name in names.split(",") if name.strip()])


def _starts(chosen: argparse.Namespace, asker: Asker, names: tuple[str, ...]) -> int:
    def seat(answer: str) -> int:
        wanted = answer.strip().casefold()
        if not wanted:
            return 0
        for number, name in enumerate(names, 1):
            if wanted in (name.casefold(), str(number)):
                return number - 1
        raise InvalidSetup(SetupReason.STARTS, players=", ".join(names))

    if chosen.starts is not None:
        return seat(chosen.starts)
    listed = tuple(phrase("name", name=name) for name in names)
    return asker.ask("starts", seat, players=listed, player=names[0])


# A saved game


def _resumed(chosen: argparse.Namespace, settings: Settings) -> tuple[GameLog, Step, int]:
    if any(getattr(chosen, name) is not None for name in ("players", "starts", "seed", "log")):
        raise InvalidSetup(SetupReason.RESUMED)
    log, contents = GameLog.resume(Path(chosen.resume) if chosen.resume else newest())
    try:
        with as_log_errors(log.path):
            game, entries = read_game(contents)
            first = session.resume_game(game, entries, _in_its_language(chosen, game, settings))
    except BaseException:
        log.close()
        raise
    return log, first, contents.torn_bytes


def _in_its_language(chosen: argparse.Namespace, game: Setup, settings: Settings) -> Settings:
    if chosen.language or game.language not in LANGUAGES:
        return settings
    return replace(settings, language=game.language)


def newest() -> Path:
    """The saved game that was written to last.

    Raises: LogError when there is none.
    """
    folder = default_folder()
    found = [path for path in folder.glob("*.azul") if path.is_file()]
    if not found:
        raise LogError(LogReason.LOG_NONE, folder / "*")
    return max(found, key=lambda path: path.stat().st_mtime)
