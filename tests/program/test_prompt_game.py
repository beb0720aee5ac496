"""A game at the real prompt, as somebody at the table sees it in a terminal."""

from collections.abc import Callable
from pathlib import Path

import pytest
from program_games import ReferenceTable
from program_lines import OPENING
from program_runs import LANGUAGES, ProgramRunner, sentence
from program_terminal import Terminal

from azul_access.language.phrase import phrase
from azul_access.record import setup
from azul_access.record.saved_game import load_game

pytestmark = pytest.mark.needs("tmux")


def table(language: str) -> ReferenceTable:
    """What the program ought to say to Anna and Ben, who begins."""
    game = setup.make_setup(
        game="azul", names=("Anna", "Ben"), first_seat=1, chosen={}, language=language
    )
    return ReferenceTable(game)


def transcript(reference: ReferenceTable) -> list[str]:
    """The transcript of a conversation: prompts, typed lines and announcements, each once."""
    lines = reference.opening.splitlines()
    for exchange in reference.exchanges:
        lines += [exchange.prompt + exchange.typed, *exchange.output.splitlines()]
    return lines


def play(terminal: Terminal, reference: ReferenceTable, before: list[str], *typed: str) -> None:
    """Type lines one by one; after each the whole transcript must be right."""
    for line in typed:
        terminal.type(line)
        reference.type_lines(line)
        terminal.expect([*before, *transcript(reference), reference.prompt])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_at_the_prompt(
    open_terminal: Callable[..., Terminal], program: ProgramRunner, tmp_path: Path, language: str
) -> None:
    """Names, moves, a mistake, undo and quit are in the transcript exactly once."""
    log = tmp_path / "game.azul"
    terminal = open_terminal("play", "--language", language, "--speech", "off", "--log", log)
    names, begins = sentence(language, "prompt-players"), sentence(language, "prompt-starts")
    before = [sentence(language, "ask-players"), f"{names}:"]
    terminal.expect(before)
    terminal.type("Anna")
    few = sentence(language, "error-setup-players", count=1, least=2, most=4)
    before[-1:] = [f"{names}: Anna", few, f"{names}:"]
    terminal.expect(before)
    terminal.type("Anna, Ben")
    listed = (phrase("name", name="Anna"), phrase("name", name="Ben"))
    starts = sentence(language, "ask-starts", players=listed, player="Anna")
    before[-1:] = [f"{names}: Anna, Ben", starts, f"{begins}:"]
    terminal.expect(before)
    terminal.type("ben")
    before[-1:] = [f"{begins}: ben"]

    reference = table(language)
    terminal.expect([*before, *transcript(reference), reference.prompt])
    play(terminal, reference, before, OPENING, "1r2", "7r2", "quux", "?3x5", "3x5", "u", "+", "w")
    assert reference.refused == 2
    terminal.type("q")
    reference.type_lines("q")
    resume = sentence(language, "how-to-resume", path=str(log))
    assert terminal.expect_exit() == 0
    terminal.expect([*before, *transcript(reference), resume])
    assert program.data(log)["turn"] == "Ben"
    assert program.data(log)["players"][0]["lines"][4] == {"label": "X", "count": 4}


def test_killed_at_the_prompt_and_resumed(
    open_terminal: Callable[..., Terminal], program: ProgramRunner, tmp_path: Path
) -> None:
    """A resumed game has everything that the transcript had before the kill."""
    log = tmp_path / "game.azul"
    options = ("--language", "de", "--speech", "off", "--players", "Anna,Ben", "--starts", "Ben")
    terminal = open_terminal("play", *options, "--seed", "0", "--log", log)
    reference = table("de")
    terminal.expect([*transcript(reference), reference.prompt])
    play(terminal, reference, [], OPENING, "1r2", "3x5", "9r9", "u")
    terminal.type("2b")
    terminal.kill()
    saved = load_game(log)
    assert saved.ledger.state == reference.state
    again = open_terminal("play", "--resume", log, "--speech", "off")
    resumed = ReferenceTable(saved.setup, saved.ledger)
    again.expect([*transcript(resumed), resumed.prompt])
    play(again, resumed, [], "+", "2b3")
    again.type("q")
    assert again.expect_exit() == 0
    assert program.data(log)["turn"] == "Anna"


def test_end_of_input_at_the_prompt(
    open_terminal: Callable[..., Terminal], program: ProgramRunner, tmp_path: Path
) -> None:
    """Ctrl-C discards a line; Ctrl-D saves and ends the game."""
    log = tmp_path / "game.azul"
    options = ("--language", "de", "--speech", "off", "--players", "Anna,Ben", "--starts", "Ben")
    terminal = open_terminal("play", *options, "--log", log)
    reference = table("de")
    terminal.expect([*reference.output.splitlines(), reference.prompt])
    terminal.press("r", "r", "C-c")
    before = [*reference.output.splitlines(), reference.prompt + "rr"]
    terminal.expect([*before, reference.prompt])
    terminal.press("C-d")
    assert terminal.expect_exit() == 0
    ending = [sentence("de", "saved-goodbye"), sentence("de", "how-to-resume", path=str(log))]
    assert terminal.transcript()[-2:] == ending
    assert program.data(log)["phase"] == "fill"
