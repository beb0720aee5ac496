"""The command `show`: a saved game as it stands, in sentences or as data. Changes nothing."""

import argparse
import codecs
import json
import sys
from pathlib import Path

from azul_access.games.context import NarrationContext
from azul_access.keyboard import TextOutput
from azul_access.language.languages import LANGUAGES
from azul_access.language.phrase import Form, Verbosity, phrase
from azul_access.language.phrases import load_phrases
from azul_access.record import ledger, setup
from azul_access.record.ledger import Ledger
from azul_access.record.saved_game import as_log_errors, read_game
from azul_access.record.setup import Setup
from azul_access.storage import read_log


def run(chosen: argparse.Namespace, language: str) -> int:
    """Raises: AccessError when the file cannot be read as a game."""
    contents = read_log(Path(chosen.file))
    with as_log_errors(Path(chosen.file)):
        game, entries = read_game(contents)
        book = ledger.add_entries(setup.start_ledger(game), entries)
    if chosen.json:
        escape = codecs.lookup(sys.stdout.encoding).name != "utf-8"  # so that no letter is lost
        data = json.dumps(as_data(game, book), ensure_ascii=escape, indent=2)
        TextOutput(sys.stdout).write(data + "\n")
        return 0
    if not chosen.language and game.language in LANGUAGES:
        language = game.language
    out = TextOutput(sys.stdout)
    for line in as_sentences(game, book, language, torn=bool(contents.torn_bytes)):
        out.write(line + "\n")
    return 0


def as_data(game: Setup, book: Ledger) -> dict[str, object]:
    """One object for every game system; what lies where is the system's own part of it."""
    facts = game.system.facts
    happened = [event for turn in book.applied for event in turn.events]
    milestones = [facts.milestone(event) for event in happened]
    rounds = [stone.round_scores for stone in milestones if stone.round_scores is not None]
    won = [stone.winners for stone in milestones if stone.winners is not None]
    data: dict[str, object] = {
        "game": game.system.name,
        "language": game.language,
        **facts.encode_state(game.names, book.state),
        "rounds": [{"scores": list(scores)} for scores in rounds],
    }
    if won:
        data["winners"] = [game.names[seat] for seat in won[-1]]
    return data


def as_sentences(game: Setup, book: Ledger, language: str, *, torn: bool) -> list[str]:
    """The whole table, a line for each thing on it."""
    phrases = load_phrases(language)
    table = NarrationContext(game.names, game.options, Verbosity.NORMAL)
    system = game.system
    paragraphs = [
        paragraph
        for question in system.facts.overview_questions(book.state)
        for paragraph in system.facts.answer(table, book.state, question)
    ]
    if book.applied:
        last = [
            told
            for event in book.applied[-1].events
            for told in system.narration.narrate(table, event)
        ]
        paragraphs.append([phrase("last-event"), *last])
    paragraphs.append(system.dialogue.describe_expectation(table, book.state))
    if torn:
        paragraphs.append([phrase("torn-tail-seen")])
    return [
        phrases.render_all(paragraph, Verbosity.NORMAL, Form.SHOW)
        for paragraph in paragraphs
        if paragraph
    ]
