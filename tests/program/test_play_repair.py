"""A damaged saved game is repaired, or what is missing is asked for, and nothing is hidden."""

from pathlib import Path

import pytest
from program_runs import LANGUAGES, ProgramRunner, sentence
from program_saved import resume, save_game

from azul_access.storage import read_log
from azul_access.storage.lines import encode, encode_header

# The line of the first move in the log, after the header and five factories.
FIRST_MOVE = 7


@pytest.fixture
def log(program: ProgramRunner, tmp_path: Path) -> Path:
    """A game whose moves were saved some seconds apart."""
    log = save_game(program, tmp_path / "saved" / "game.azul")
    contents = read_log(log)
    start, crc = encode_header(contents.header)
    timed = [{**entry, "at": 7 * number} for number, entry in enumerate(contents.entries)]
    log.write_bytes(start + encode(timed, crc)[0])
    return log


def ruin(log: Path, *numbers: int) -> bytes:
    """Overwrite these lines, which count from 1, but not their ends."""
    lines = log.read_bytes().splitlines(keepends=True)
    for number in numbers:
        lines[number - 1] = b"x" * (len(lines[number - 1]) - 1) + b"\n"
    log.write_bytes(b"".join(lines))
    return log.read_bytes()


def other(log: Path) -> Path:
    return log.with_name("game-2.azul")


def goes_on_elsewhere(log: Path, language: str) -> str:
    stays = sentence(language, "rescued-unchanged", name=log.name)
    here = sentence(language, "saved-here", name=other(log).name, path=str(other(log)))
    return f"{stays} {here}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("line", [1, FIRST_MOVE, FIRST_MOVE + 3], ids=["header", "move", "last"])
def test_a_flipped_bit(program: ProgramRunner, log: Path, language: str, line: int) -> None:
    """The whole game goes on in a new file, and that nothing is missing is said before that."""
    entries = read_log(log).entries
    lines = log.read_bytes().splitlines(keepends=True)
    lines[line - 1] = lines[line - 1].replace(b"by", b"bx").replace(b"Anna", b"Bnna")
    log.write_bytes(b"".join(lines))
    before = log.read_bytes()
    result = resume(program, log, "w\n", language=language)
    restored, place, goes_on, *_ = result.out.splitlines()
    assert (result.code, restored) == (0, sentence(language, "file-restored"))
    assert place == goes_on_elsewhere(log, language)
    assert goes_on.startswith(sentence(language, "game-resumed", number=len(entries)))
    assert log.read_bytes() == before
    assert read_log(other(log)).entries == entries
    assert not read_log(other(log)).is_damaged


def test_a_line_that_is_gone(program: ProgramRunner, log: Path) -> None:
    """A move that only one possible move explains is found again, with its time."""
    entries = read_log(log).entries
    ruin(log, FIRST_MOVE + 1)
    result = resume(program, log)
    assert result.out.startswith(sentence("de", "file-restored"))
    assert read_log(other(log)).entries == entries


def missing(language: str, number: int, player: str, answered: int = 0) -> str:
    question = sentence(language, "missing-move", number=number, player=player)
    return f"{question} {sentence(language, 'missing-how', answered=answered)}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_missing_moves_are_asked_for(program: ProgramRunner, log: Path, language: str) -> None:
    """Each missing move is asked for; those after it hold again, and the table is shown."""
    entries = read_log(log).entries
    before = ruin(log, FIRST_MOVE, FIRST_MOVE + 1)
    second = "zb1" if language == "de" else "cb1"
    result = resume(program, log, f"1r2\n{second}\n\n", language=language)
    lost, *told = result.out.splitlines()
    assert result.code == 0
    assert lost.startswith(sentence(language, "entries-lost-between", count=0))
    assert lost.endswith(sentence(language, "entries-wait", count=1))
    assert missing(language, 5, "Anna") in told[0]
    assert missing(language, 6, "Ben", answered=1) in result.out
    filled = result.out.index(sentence(language, "missing-filled", count=1))
    goes_on = result.out.index(sentence(language, "game-resumed", number=len(entries)))
    table = result.out[filled:goes_on]
    assert "Anna" in table
    assert "Ben" in table
    assert goes_on_elsewhere(log, language) in table
    assert log.read_bytes() == before
    after = read_log(other(log)).entries
    assert [{**entry, "at": 0} for entry in after] == [{**entry, "at": 0} for entry in entries]


def test_an_answer_that_the_file_proves(program: ProgramRunner, log: Path) -> None:
    """With the right tiles of a factory the file is whole again, to the second."""
    entries = read_log(log).entries
    ruin(log, 4)
    result = resume(program, log, "xxxx\n")
    question = sentence("de", "missing-draw", number=2)
    assert question in result.out
    assert result.out.index(question) < result.out.index(sentence("de", "missing-proved"))
    assert read_log(other(log)).entries == entries


def test_an_answer_that_cannot_be(program: ProgramRunner, log: Path) -> None:
    """An answer that the rules or the later entries refuse is asked for again."""
    entries = read_log(log).entries
    ruin(log, FIRST_MOVE, FIRST_MOVE + 1)
    # Ben cannot have taken the tiles that Anna took after him.
    typed = "1o2\n1r2\n3x1\n\n1r2\nzb1\n\n"
    result = resume(program, log, typed)
    assert result.out.count(missing("de", 5, "Anna")) == 2
    assert result.out.count(sentence("de", "missing-breaks")) == 1
    assert len(read_log(other(log)).entries) == len(entries)


@pytest.mark.parametrize("typed", ["\n", ""], ids=["enter", "end of input"])
def test_what_nobody_knows(program: ProgramRunner, log: Path, typed: str) -> None:
    """The game goes on before the gap; what was told before is true, and the file stays."""
    before = ruin(log, FIRST_MOVE, FIRST_MOVE + 1)
    result = resume(program, log, typed)
    assert sentence("de", "game-resumed", number=5) in result.out
    assert goes_on_elsewhere(log, "de") in result.out
    assert log.read_bytes() == before
    assert len(read_log(other(log)).entries) == 5


def test_leaving_at_the_question(program: ProgramRunner, log: Path) -> None:
    """Whoever leaves at the question has changed nothing."""
    before = ruin(log, FIRST_MOVE, FIRST_MOVE + 1)
    result = resume(program, log, "q\n")
    assert (result.code, result.out.splitlines()[-1]) == (0, sentence("de", "questions-left"))
    assert log.read_bytes() == before
    assert list(log.parent.iterdir()) == [log]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_damaged_end(program: ProgramRunner, log: Path, language: str) -> None:
    """Nothing stands after a damaged end, so nothing is asked, and what is missing is counted."""
    before = ruin(log, FIRST_MOVE + 2, FIRST_MOVE + 3)
    result = resume(program, log, "w\n", language=language)
    told, place, goes_on, *_ = result.out.splitlines()
    assert told.startswith(sentence(language, "entries-lost", count=2))
    assert "Ben" in told  # the last whole entry is his move
    assert place == goes_on_elsewhere(log, language)
    assert goes_on.startswith(sentence(language, "game-resumed", number=7))
    assert log.read_bytes() == before
    assert len(read_log(other(log)).entries) == 7


def test_all_commands_say_the_same(program: ProgramRunner, log: Path) -> None:
    """What is left out is told by every command, and by an exit code of its own."""
    before = ruin(log, FIRST_MOVE, FIRST_MOVE + 1)
    games = program.home / "games"
    games.mkdir(parents=True)
    (games / log.name).write_bytes(before)
    lost = sentence("de", "entries-lost-between", count=0)
    for words in (
        ("show", log),
        ("show", log, "--json"),
        ("replay", log),
        ("narrate", log, "--to", "txt", "-o", "-"),
        ("games",),
    ):
        result = program.run(*words, "--language", "de")
        assert result.code == 4, words
        assert "--json" in words or lost in result.out + result.err
        if words[0] != "games" and "--json" not in words:
            wait = sentence("de", "entries-wait", count=1)
            assert "Runde 1, Eintrag 5, " in result.out + result.err
            assert wait in result.out + result.err
    assert log.read_bytes() == before


def test_nothing_left_out(program: ProgramRunner, log: Path) -> None:
    """Of a file that could be repaired nothing is left out: the exit code is that of any game."""
    ruin(log, FIRST_MOVE)
    for words in (("show", log), ("replay", log), ("narrate", log, "--to", "txt", "-o", "-")):
        result = program.run(*words, "--language", "de")
        assert result.code == 0
        assert sentence("de", "file-restored") in result.out + result.err


def test_a_header_that_is_gone(program: ProgramRunner, log: Path) -> None:
    """A log without its header is not called something else."""
    ruin(log, 1)
    result = program.run("show", log, "--language", "de")
    assert result.code == 3
    slots = {"path": str(log), "name": log.name, "folder": str(log.parent)}
    assert result.err == sentence("de", "error-log-damaged", **slots) + "\n"


def test_a_damaged_game_in_a_closed_folder(program: ProgramRunner, log: Path) -> None:
    """Where numbers are taken, the game goes on under the next one, and no other file changes."""
    names = {log.name: ruin(log, FIRST_MOVE + 3)}
    for number in range(2, 4):
        names[f"game-{number}.azul"] = b"other"
        log.with_name(f"game-{number}.azul").write_bytes(b"other")
    result = resume(program, log)
    path = log.with_name("game-4.azul")
    assert sentence("de", "saved-here", name=path.name, path=str(path)) in result.out
    assert {name: log.with_name(name).read_bytes() for name in names} == names
