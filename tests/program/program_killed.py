"""A game whose program is killed again and again, and goes on each time."""

from collections.abc import Sequence
from pathlib import Path
from random import Random

from program_games import Witness, folded
from program_runs import Azul, said

from azul_access.record.ledger import Entry
from azul_access.record.saved_game import read_game
from azul_access.record.setup import Setup
from azul_access.storage import read_log


def play_killed(
    azul: Azul, log: Path, made: Setup, typed: Sequence[str], options: Sequence[str], random: Random
) -> None:
    """Type a whole game; each kill (-9) comes at any time, and all that was announced is saved."""
    language = ("--language", made.language)
    words: tuple[str | Path, ...] = ("play", *language, *options, "--seed=0", "--log", log)
    entries: list[Entry] = []
    torn = heard = 0
    while heard < len(typed):
        witness = Witness(made, entries if log.exists() else None)
        torn_tail = said(made.language, "torn-tail") + "\n" if torn else ""
        witness.hear(*typed[heard:])
        assert witness.refused == 0, [each for each in witness.story if not each.entries]
        told = [witness.opening + torn_tail, *(each.told for each in witness.story)]
        running = azul.start(*words)
        running.type(*typed[heard:])
        for _ in range(random.randrange(1, 90)):
            if len(running.written.decode()) < sum(map(len, told)):
                running.line()
        written = running.kill()

        contents = read_log(log)
        again, found = read_game(contents)
        assert again == made
        counts = [0, *(each.entries for each in witness.story)]
        saved = counts.index(len(found) - len(entries))
        # What is printed is what is in the log, or lacks its last line at most.
        assert "".join(told[: saved + 1]).startswith(written)
        assert written.startswith("".join(told[:saved]))
        if saved:
            assert folded(made, found) == witness.story[saved - 1].state
        entries, torn, heard = found, contents.torn_bytes, heard + saved
        words = ("play", "--resume", log)
    assert azul.run(*words).code == 0
