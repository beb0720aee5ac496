"""A game whose program is killed again and again, and goes on each time."""

from collections.abc import Sequence
from pathlib import Path
from random import Random

from program_games import ReferenceTable
from program_runs import ProgramRunner

from azul_access.language.phrase import Form, Verbosity
from azul_access.language.phrases import load_phrases
from azul_access.record.incomplete import describe_incomplete
from azul_access.record.ledger import Entry, Ledger
from azul_access.record.saved_game import SavedGame, load_game
from azul_access.record.setup import Setup


def play_killed(
    program: ProgramRunner,
    log: Path,
    game_setup: Setup,
    typed: Sequence[str],
    options: Sequence[str],
    random: Random,
) -> None:
    """Type a whole game and kill the program again and again at random moments.

    After each kill everything that was announced is in the log, and the game is resumed.
    """
    language = ("--language", game_setup.language)
    words: tuple[str | Path, ...] = ("play", *language, *options, "--seed=0", "--log", log)
    entries: tuple[Entry, ...] = ()
    ledger: Ledger | None = None
    missing, saved = "", 0
    while saved < len(typed):
        reference = ReferenceTable(game_setup, ledger)
        reference.type_lines(*typed[saved:])
        assert reference.refused == 0, [
            exchange for exchange in reference.exchanges if not exchange.entries
        ]
        output = [
            reference.opening + missing,
            *(exchange.output for exchange in reference.exchanges),
        ]
        running = program.start(*words)
        running.type(*typed[saved:])
        for _ in range(random.randrange(1, 90)):
            if len(running.written.decode()) < sum(map(len, output)):
                running.line()
        shown = running.kill()

        game = load_game(log)
        assert (game.setup, game.refused_entries) == (game_setup, 0)
        counts = [0, *(exchange.entries for exchange in reference.exchanges)]
        new = counts.index(len(game.entries) - len(entries))
        # The output shows what is in the log; at most its last line is missing.
        assert "".join(output[: new + 1]).startswith(shown)
        assert shown.startswith("".join(output[:new]))
        if new:
            assert game.ledger.state == reference.exchanges[new - 1].state
        entries, ledger, saved = game.entries, game.ledger, saved + new
        missing = _describe_missing(game)
        words = ("play", "--resume", log)
    assert program.run(*words).code == 0


def _describe_missing(game: SavedGame) -> str:
    """The line about an entry that was cut off by a kill; empty if none was."""
    phrases = load_phrases(game.setup.language)
    text = phrases.render_all(describe_incomplete(game), Verbosity.NORMAL, Form.SHOW)
    return text and text + "\n"
