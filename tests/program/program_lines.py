"""A game of Anna and Ben, piped in line by line."""

from pathlib import Path

from program_runs import ProgramRunner, Result

# The tiles of the first round, and a new game in German.
OPENING = "rrbs bbxo xxxx ooor srrb"
TABLE = ("play", "--language", "de", "--players", "Anna,Ben", "--starts", "Anna")


def lines(*typed: str) -> str:
    return "".join(f"{line}\n" for line in typed)


def play(program: ProgramRunner, log: Path, typed: str | bytes, *more: str) -> Result:
    return program.run(*TABLE, "--log", log, *more, typed=typed)
