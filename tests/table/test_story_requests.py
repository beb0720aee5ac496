"""The story of the game so far: told to whoever asks, while playing and after the end."""

import threading

import pytest
from fake_table import start_game
from reader_table import ReaderTable
from recorded_moves import list_moves, load_game, make_setup

from azul_access.braille.actions import KeyAction, KeyPress
from azul_access.cli.storytelling import review_moves, tell_so_far
from azul_access.language.languages import LANGUAGES
from azul_access.session.session import Owner
from azul_access.table.companion import Companion
from azul_access.table.stories import Stories

ASKED = {
    "de": ("erzähl das Spiel", "erzähl die Geschichte"),
    "en": ("tell the game", "tell the story"),
    "nl": ("vertel het spel", "vertel het verhaal"),
}


def start(language: str, moves: int, file: str = "azul-coloured") -> Companion:
    game = load_game(file)
    companion, _, _ = start_game(make_setup(game, language))
    companion._stories = Stories(tell_so_far, review_moves)
    for move in list_moves(game)[:moves]:
        companion.handle_line(move.text(language), "keyboard")
    return companion


def ask(table: ReaderTable, text: str) -> list[str]:
    """The messages that a display gets when its owner asks."""
    count = len(table.messages.items)
    table.reader.press(KeyPress(KeyAction.CHOICES))
    table._has_pressed_key = True
    table.participant.handle_line(text, "braille")
    table._has_pressed_key = False
    return [message.text for message in table.messages.items[count:]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_told_to_its_reader(language: str) -> None:
    """Each way to ask gives the same: the result, each round, and the look back."""
    companion = start(language, 1000)
    reader = ReaderTable(companion, owner=Owner(0))
    told = [ask(reader, text) for text in ASKED[language]]
    assert told[0] == told[1]
    ledger = companion.session.ledger
    rounds = companion.session.setup.system.facts.round_number(ledger.state)
    assert len(told[0]) >= rounds + 2
    assert "Anna" in told[0][0]
    assert "Bruno" in told[0][0]


def test_it_is_told_only_to_who_asks() -> None:
    companion = start("de", 1000)
    anna, bruno = (ReaderTable(companion, owner=Owner(seat)) for seat in (0, 1))
    before = bruno.messages
    screen = companion._screen.console.output  # type: ignore[attr-defined]
    assert ask(anna, ASKED["de"][0])
    assert bruno.messages == before
    assert companion._screen.console.output == screen  # type: ignore[attr-defined]


@pytest.mark.parametrize("moves", [6, 20])
def test_the_story_so_far_is_told_while_playing(moves: int) -> None:
    """Asking changes nothing, and the next move is made as before."""
    companion = start("en", moves)
    entries = companion.session.ledger.applied
    reader = ReaderTable(companion, owner=Owner(0))
    assert ask(reader, "tell the story")
    assert companion.session.ledger.applied == entries
    assert reader.own_session.expected == companion.session.expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_before_the_first_move_there_is_nothing_to_tell(language: str) -> None:
    companion = start(language, 0)
    reader = ReaderTable(companion, owner=Owner(0))
    (told,) = ask(reader, ASKED[language][0])
    assert told in (
        "Zu diesem Spiel ist noch nichts zu erzählen.",
        "There is nothing to tell of this game yet.",
        "Over dit spel valt nog niets te vertellen.",
    )


def test_the_keyboard_is_told_it_too() -> None:
    companion = start("en", 1000)
    before = companion._screen.console.output  # type: ignore[attr-defined]
    companion.handle_line("tell the game", "keyboard")
    assert len(companion._screen.console.output) > len(before) + 500  # type: ignore[attr-defined]


def test_a_review_is_told_to_who_asks() -> None:
    """It is made while the table goes on, and told to its reader alone, about the own moves."""
    companion = start("en", 1000)
    anna, bruno = (ReaderTable(companion, owner=Owner(seat)) for seat in (0, 1))
    before = bruno.messages
    (told,) = ask(anna, "review")
    assert "few seconds" in told
    for thread in threading.enumerate():
        if thread.name == "review":
            thread.join()
    texts = [message.text for message in anna.messages.items]
    assert any(text.startswith("Anna.") for text in texts)
    assert any("better:" in text for text in texts)
    assert not any(text.startswith("Bruno.") for text in texts)
    assert bruno.messages == before


RECORD = {
    "de": ("ganzes Protokoll", "Protokoll Runde 2", "Runde 2:", "Bisher gab es 5 Runden."),
    "en": ("whole record", "record of round 2", "Round 2:", "So far there were 5 rounds."),
    "nl": ("hele verslag", "verslag ronde 2", "Ronde 2:", "Tot nu toe waren er 5 rondes."),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_record_is_read_on_a_display(language: str) -> None:
    """All of it, a message for each round and for the end, or one round only."""
    whole, second, heading, too_many = RECORD[language]
    companion = start(language, 1000)
    reader = ReaderTable(companion, owner=Owner(0))
    rounds = companion.session.setup.system.facts.round_number(companion.session.ledger.state)
    told = ask(reader, whole)
    assert len(told) == rounds + 1
    moves = [it for it in companion.session.ledger.applied if type(it.command).__name__ == "Take"]
    assert len(moves) > 20
    assert sum(text.count("Anna") + text.count("Bruno") for text in told) >= len(moves)
    (one,) = ask(reader, second)
    assert one == told[1]
    assert one.replace("\N{NO-BREAK SPACE}", " ").startswith(heading)
    (refused,) = ask(reader, second.replace("2", "9"))
    assert refused.replace("\N{NO-BREAK SPACE}", " ") == too_many


def test_notes_and_only_what_counts_are_in_the_record() -> None:
    companion = start("en", 6)
    for line in ("note nobody reads this", "u", "note Ben laughed"):
        companion.handle_line(line, "keyboard")
    (told,) = ask(ReaderTable(companion, owner=Owner(0)), "whole record")
    assert "Ben laughed" in told
    assert "nobody" not in told
