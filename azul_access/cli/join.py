"""The command `join`: take part in a running game from another terminal of this computer."""

import argparse
from collections.abc import Sequence
from dataclasses import replace

from azul_access.cli.exit_codes import ExitCode
from azul_access.cli.numbered_choices import NumberedChoices
from azul_access.cli.parser import Parser
from azul_access.cli.silencer import Silencer
from azul_access.cli.spoken_console import open_spoken_console
from azul_access.cli.typed_lines import typed_lines
from azul_access.games.choices import InvalidSetup, SetupReason
from azul_access.keyboard import Console, open_console
from azul_access.language.phrase import Form, Verbosity, phrase
from azul_access.session.control.controls import SpeechOutput
from azul_access.session.control.settings import Settings
from azul_access.speech import NullSpeaker, Priority, Speaker
from azul_access.table import preferences
from azul_access.table.companion import DRAIN_SECONDS
from azul_access.table.screen_and_voice import render_paragraphs
from azul_access.table.speaker import configure_speaker, open_speaker
from azul_access.terminals.client import JoinedGame, connect
from azul_access.terminals.messages import Connection
from azul_access.terminals.places import GamePlace, list_places


def add_options(parser: Parser) -> None:
    parser.add_argument(
        "player", metavar="ANNA", nargs="?", help=parser.explain(phrase("cli-join-player"))
    )
    parser.add_member("verbosity", Verbosity)
    parser.add_member("speech", SpeechOutput)


def run(arguments: argparse.Namespace, language: str) -> int:
    """Raises: InvalidSetup if there is no such game or player; Left at the question who it is."""
    silencer = Silencer()
    console = open_console(silencer.skip, on_text=silencer.silence)
    settings = _choose_settings(arguments, language)
    place, connection = _find_game()
    try:
        seat = _find_seat(arguments.player, place, console, settings, silencer)
        voice = open_speaker(settings, lambda _: None)
        silencer.add(voice)
        try:
            _play(console, connection, seat, settings, voice)
        finally:
            voice.close(drain_seconds=DRAIN_SECONDS)
    finally:
        connection.close()
        console.close()
    return ExitCode.OK


def _choose_settings(arguments: argparse.Namespace, language: str) -> Settings:
    """The kept settings; without `--speech` only the table has a voice."""
    settings = replace(Settings(language), **preferences.load_preferences())
    speech = SpeechOutput(arguments.speech) if arguments.speech else SpeechOutput.OFF
    if arguments.verbosity is not None:
        settings = settings.with_verbosity(Verbosity(arguments.verbosity))
    return replace(settings, speech=speech)


def _find_game() -> tuple[GamePlace, Connection]:
    """The game that began last, of those that still run."""
    for place in list_places():
        connection = connect(place)
        if connection is not None:
            return place, connection
    raise InvalidSetup(SetupReason.NO_GAME)


def _find_seat(
    player: str | None,
    place: GamePlace,
    console: Console,
    settings: Settings,
    silencer: Silencer,
) -> int:
    """The seat of a player; without a name it is asked for."""
    if player is None:
        labels = {seat: phrase("name", name=name) for seat, name in enumerate(place.names)}
        with open_spoken_console(console, settings, silencer) as questions:
            players = NumberedChoices(questions, labels)
            return questions.ask("join", players.read, values=players.listed)
    names = [name.casefold() for name in place.names]
    if player.strip().casefold() not in names:
        raise InvalidSetup(SetupReason.STARTS, players=", ".join(place.names))
    return names.index(player.strip().casefold())


def _play(
    console: Console,
    connection: Connection,
    seat: int,
    settings: Settings,
    voice: Speaker | NullSpeaker,
) -> None:
    configure_speaker(voice, settings)
    spoken = settings.language

    def write_and_say(shown: Sequence[str], said: Sequence[str], language: str) -> None:
        nonlocal spoken
        console.write("\n".join(shown))
        if language != spoken:
            spoken = language
            configure_speaker(voice, replace(settings, language=language))
        for text in said:
            voice.say(text, priority=Priority.GAME)

    def end() -> None:
        here, paragraph = replace(settings, language=spoken), [phrase("terminal-game-left")]
        write_and_say(
            render_paragraphs(here, [paragraph], Form.SHOW),
            render_paragraphs(here, [paragraph], Form.SAY),
            spoken,
        )
        console.close()

    game = JoinedGame(connection, write_and_say, console.refresh, end)
    try:
        goes_on = game.begin(seat, settings.language, settings.verbosity)
        lines = typed_lines(console, lambda: game.prompt) if goes_on else iter(())
        for line in lines:
            is_separator = console.kind == "piped" and not line.strip()
            if not is_separator and not game.send_line(line):
                break
    finally:
        game.close()
