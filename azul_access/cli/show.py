"""The command `show`: the position of a saved game, in sentences or as JSON. Changes nothing."""

import argparse
import codecs
import json
import sys
from pathlib import Path

from azul_access.cli.exit_codes import ExitCode
from azul_access.cli.output_language import output_language
from azul_access.cli.parser import Parser
from azul_access.cli.saved_games import describe_newer
from azul_access.games.context import NarrationContext
from azul_access.keyboard import TextOutput
from azul_access.language.phrase import Form, Paragraph, Verbosity, phrase
from azul_access.language.phrases import load_phrases
from azul_access.record.incomplete import describe_incomplete
from azul_access.record.ledger import Ledger
from azul_access.record.overview import describe_table
from azul_access.record.saved_game import SavedGame, load_game
from azul_access.record.setup import Setup


def add_options(parser: Parser) -> None:
    parser.add_file("file", phrase("cli-show-file"))
    parser.add_flag("json", phrase("cli-show-json"))


def run(arguments: argparse.Namespace, language: str) -> int:
    """Raises: LogError if the file cannot be read as a game."""
    saved = load_game(Path(arguments.file))
    output = TextOutput(sys.stdout)
    if arguments.json:
        # Escapes keep every letter in an output that is not UTF-8.
        escape = codecs.lookup(sys.stdout.encoding).name != "utf-8"
        data = as_data(saved.setup, saved.ledger)
        output.write(json.dumps(data, ensure_ascii=escape, indent=2) + "\n")
        return _exit_code(saved, output)
    language = output_language(arguments.language, saved.setup, language)
    path = Path(arguments.file)
    for line in as_sentences(saved, language, describe_newer(path, saved.contents)):
        output.write(line + "\n")
    return _exit_code(saved, output)


def _exit_code(saved: SavedGame, output: TextOutput) -> int:
    if output.is_closed:
        return ExitCode.FAILED
    return ExitCode.LEFT_OUT if saved.left_out else ExitCode.OK


def as_data(game: Setup, ledger: Ledger) -> dict[str, object]:
    """A JSON object with the same keys for every game, and keys of the game's own facts."""
    facts = game.system.facts
    events = [event for applied in ledger.applied for event in applied.events]
    milestones = [facts.milestone(event) for event in events]
    rounds = [item.round_scores for item in milestones if item.round_scores is not None]
    winners = [item.winners for item in milestones if item.winners is not None]
    data: dict[str, object] = {
        "game": game.system.name,
        "language": game.language,
        **facts.encode_state(game.names, ledger.state),
        "rounds": [{"scores": list(scores)} for scores in rounds],
    }
    if winners:
        data["winners"] = [game.names[seat] for seat in winners[-1]]
    return data


def as_sentences(saved: SavedGame, language: str, newer: Paragraph) -> list[str]:
    """The whole position, what happened last, whose turn it is and what is missing.

    One line for each paragraph. `newer` is where the game went on.
    """
    game, ledger = saved.setup, saved.ledger
    context = NarrationContext(game.names, game.options, Verbosity.NORMAL)
    system = game.system
    paragraphs = describe_table(game, ledger)
    if ledger.applied:
        last = [
            text
            for event in ledger.applied[-1].events
            for text in system.narration.narrate(context, event)
        ]
        paragraphs.append([phrase("last-event"), *last])
    paragraphs.append(system.dialogue.wait(context, ledger.state, named=True).expect)
    paragraphs += [describe_incomplete(saved), newer]
    phrases = load_phrases(language)
    return [
        phrases.render_all(paragraph, Verbosity.NORMAL, Form.SHOW)
        for paragraph in paragraphs
        if paragraph
    ]
