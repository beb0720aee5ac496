"""A game whose program is killed again and again, and goes on each time."""

from collections.abc import Sequence
from pathlib import Path
from random import Random

from program_games import ReferenceTable, replayed_state
from program_runs import ProgramRunner, sentence

from azul_access.record.ledger import Entry
from azul_access.record.saved_game import read_game
from azul_access.record.setup import Setup
from azul_access.storage import read_log


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
    entries: list[Entry] = []
    torn = saved = 0
    while saved < len(typed):
        reference = ReferenceTable(game_setup, entries if log.exists() else None)
        torn_tail = sentence(game_setup.language, "incomplete-entry-removed") + "\n" if torn else ""
        reference.type_lines(*typed[saved:])
        assert reference.refused == 0, [
            exchange for exchange in reference.exchanges if not exchange.entries
        ]
        output = [
            reference.opening + torn_tail,
            *(exchange.output for exchange in reference.exchanges),
        ]
        running = program.start(*words)
        running.type(*typed[saved:])
        for _ in range(random.randrange(1, 90)):
            if len(running.written.decode()) < sum(map(len, output)):
                running.line()
        shown = running.kill()

        contents = read_log(log)
        saved_setup, saved_entries = read_game(contents)
        assert saved_setup == game_setup
        counts = [0, *(exchange.entries for exchange in reference.exchanges)]
        new = counts.index(len(saved_entries) - len(entries))
        # The output shows what is in the log; at most its last line is missing.
        assert "".join(output[: new + 1]).startswith(shown)
        assert shown.startswith("".join(output[:new]))
        if new:
            assert replayed_state(game_setup, saved_entries) == reference.exchanges[new - 1].state
        entries, torn, saved = saved_entries, contents.torn_bytes, saved + new
        words = ("play", "--resume", log)
    assert program.run(*words).code == 0
