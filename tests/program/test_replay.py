"""`replay`: a saved game narrated again in both directions, with questions about each position."""

from pathlib import Path

import pytest
from program_narrate import AZUL, PAVILION, SHORT
from program_runs import LANGUAGES, ProgramRunner, Result, sentence


def replayed(
    program: ProgramRunner, path: Path, *typed: str, words: tuple[str, ...] = ()
) -> list[str]:
    """The lines of a replay; every line that was typed was understood."""
    result = program.run("replay", path, "--language", "en", *words, typed="\n".join([*typed, "q"]))
    assert (result.code, result.err) == (0, ""), result
    return result.out.splitlines()


def test_step_by_step(program: ProgramRunner) -> None:
    """The replay begins with the game's setup and its controls; each Enter narrates one command."""
    lines = replayed(program, AZUL, "", "")
    assert lines[0].startswith("Replay: Anna and Bruno, 5 rounds. Enter goes on")
    assert lines[1].startswith("Round 1. Anna begins")
    assert [line.partition(":")[0] for line in lines[2:7]] == [
        f"Factory {number}" for number in range(1, 6)
    ]
    assert lines[7].startswith("Anna: one yellow O from factory 3")
    assert lines[8].startswith("Bruno: ")
    assert lines[9:] == [sentence("en", "replay-end")]


def test_back_and_forth(program: ProgramRunner) -> None:
    """`back` narrates the step before; a count moves several steps; both ends are announced."""
    lines = replayed(program, AZUL, "", "", "")
    first, second, *third = lines[7:11]
    moved = program.run(
        "replay", AZUL, "--language", "en", typed="\n".join(["+ 3", "<", "u 9", "<", "q"])
    )
    output = moved.out.splitlines()
    assert output[7:9] == third
    assert output[9:11] == ["Back to:", second]
    assert output[11:13] == ["Back to:", lines[1]]
    assert output[-2] == sentence("en", "replay-at-start")
    assert first not in output
    assert moved.code == 1  # what cannot be done counts, as in a game that is piped in


def test_to_the_end(program: ProgramRunner) -> None:
    """The last step announces the winner, and there is none after it."""
    result = program.run("replay", SHORT, "--language", "de", typed="\n" * 40 + "b anna\n")
    lines = result.out.splitlines()
    at = next(at for at, line in enumerate(lines) if "gewinnen gemeinsam" in line)
    assert lines[at + 1] == sentence("de", "replay-at-end")
    assert "Anna hat 6 Punkte. Zähltafel: Zehner 0, Einer 6." in lines
    assert lines[-1] == sentence("de", "replay-end")


def test_questions_are_about_that_moment(program: ProgramRunner) -> None:
    """Questions and what-if questions are answered for the position in the replay."""
    lines = replayed(program, AZUL, "c", "", "c", "f", "?2r1", "<", "c", "w")
    centres = [line for line in lines if "centre" in line and ("There" in line or "In the" in line)]
    assert len(centres) == 3
    assert centres[0] == centres[2]
    assert centres[1] != centres[0]
    assert any(line.startswith("Suppose: 2 red R from factory 2") for line in lines)
    assert "Anna" in lines[-2]


@pytest.mark.parametrize(
    ("language", "jump", "start"),
    [
        ("de", "runde 3", "Runde 3. "),
        ("en", "round 3", "Round 3. "),
        ("nl", "ronde 3", "Ronde 3. "),
    ],
)
def test_from_a_round(program: ProgramRunner, language: str, jump: str, start: str) -> None:
    """A replay begins at a round or goes to it at any time."""
    words = ("replay", PAVILION, "--language", language)
    for result in (
        program.run(*words, "--from", "3", typed="q"),
        program.run(*words, typed=f"{jump}\nq"),
    ):
        assert result.code == 0, result
        output = result.out.splitlines()
        assert any(line.startswith(start) for line in output[1:])
    assert not any(line.startswith(start.replace("3", "2")) for line in output)


def test_a_round_that_was_not_played(program: ProgramRunner) -> None:
    """The message has the number of rounds."""
    result = program.run("replay", AZUL, "--language", "en", "--from", "9", typed="q")
    assert (result.code, result.out) == (3, "")
    assert result.err == sentence("en", "error-export-no-round", round=9, rounds=5) + "\n"
    result = program.run("replay", AZUL, "--language", "en", typed="round 9\nq")
    assert sentence("en", "replay-no-round", round=9, rounds=5) in result.out.splitlines()


def test_event_by_event(program: ProgramRunner) -> None:
    """At the pace of steps each Enter narrates one event, set by an option or a command."""
    lines = replayed(program, AZUL, "", "step", "", words=("--pace", "step"))
    assert lines[2].startswith("Factory 1:")
    assert lines[4].startswith("Factory 2:")
    lines = replayed(program, AZUL, "step", "")
    assert lines[8].startswith("Anna: ")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("typed", ["1r5", "fix 1 rrrr", "2r1"])
def test_nothing_is_changed(
    program: ProgramRunner, language: str, typed: str, tmp_path: Path
) -> None:
    """Moves, corrections and the end by agreement are refused; the file stays unchanged."""
    kept = tmp_path / "kept.azul"
    kept.write_bytes(AZUL.read_bytes())
    result = program.run("replay", kept, "--language", language, typed=f"{typed}\nq")
    assert sentence(language, "replay-changes-nothing") in result.out.splitlines()
    assert kept.read_bytes() == AZUL.read_bytes()
    assert [path.name for path in tmp_path.glob("*.azul*")] == ["kept.azul"]


def test_the_virtual_bag_draws_nothing(program: ProgramRunner) -> None:
    """A game with the virtual bag is narrated as it was recorded, without new draws."""
    lines = replayed(program, PAVILION, "w", "bag", "")
    assert not any("Traceback" in line for line in lines)
    assert sum(line.startswith("Supply:") for line in lines) == 1


def test_settings_and_help_go_on_working(program: ProgramRunner) -> None:
    """Verbosity and language can be changed during a replay, which has its own help."""
    lines = replayed(program, AZUL, "terse", "", "german", "", "h")
    assert any(line.startswith("Anna: one O, factory 3, row 1") for line in lines)
    assert any(line.startswith("Bruno: ein SCH, Manufaktur 4") for line in lines)
    assert sentence("de", "replay-help") in lines


def test_a_torn_log(program: ProgramRunner) -> None:
    """A torn log is replayed up to the tear, and it is said what is missing."""
    torn = program.folder / "torn.azul"
    torn.write_bytes(AZUL.read_bytes()[:-5])
    result: Result = program.run("replay", torn, "--language", "nl", typed="q")
    assert (result.code, result.err) == (0, "")
    assert sentence("nl", "incomplete-entry") in result.out
    assert torn.read_bytes() == AZUL.read_bytes()[:-5]


def test_a_game_without_an_entry(program: ProgramRunner) -> None:
    """A game without entries has only its beginning."""
    empty = program.folder / "empty.azul"
    empty.write_bytes(AZUL.read_bytes().split(b"\n")[0] + b"\n")
    result = program.run("replay", empty, "--language", "en", typed="\n<\nf\nq")
    assert "Round 1. Anna begins" in result.out
    assert sentence("en", "replay-at-end") in result.out
    assert "All factories are empty." in result.out
