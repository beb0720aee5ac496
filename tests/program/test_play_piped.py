"""Games that are piped in as files of commands: what a table can record and play again."""

import re
from pathlib import Path

import pytest
from case_samples import sample
from program_games import (
    ReferenceTable,
    coloured,
    commands,
    compared_part,
    expected,
    grey,
    names,
    options,
    recorded,
)
from program_lines import OPENING, lines, play
from program_runs import LANGUAGES, ProgramRunner, Result, sentence

WINS = {"de": "{} gewinnt", "en": "{} wins", "nl": "{} wint"}


# Whole games


@pytest.mark.parametrize(("language", "players"), sample(LANGUAGES, (2, 4, 3)))
def test_a_recorded_game_ends_right(
    program: ProgramRunner, tmp_path: Path, language: str, players: int
) -> None:
    """One command plays a file of commands with comments to the correct end."""
    game = coloured(players)
    typed = commands(game, language)
    file, log = tmp_path / "game.txt", tmp_path / "game.azul"
    file.write_text("# Anna, Bruno\n\n" + "\n   \n # more\n".join(typed) + "\n", encoding="utf-8")
    result = program.run_file(
        file, "play", "--language", language, *options(game), "--speech", "off", "--log", log
    )
    assert (result.code, result.err) == (0, "")
    [winner] = expected(game)["winners"]
    assert WINS[language].format(winner) in result.out
    reference = ReferenceTable(recorded(game, language))
    reference.type_lines(*typed)
    goodbye = lines(
        sentence(language, "saved-goodbye"), sentence(language, "how-to-resume", path=str(log))
    )
    assert result.out == reference.output + goodbye
    data = program.show_json(log)
    assert compared_part(data) == expected(game)
    assert [player["name"] for player in data["players"]] == list(names(game))
    assert data["turn"] is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_recorded_game_on_the_grey_wall(
    program: ProgramRunner, tmp_path: Path, language: str
) -> None:
    """A game on the grey wall includes a column for every question about one."""
    game, log = grey(), tmp_path / "game.azul"
    words = ("play", "--language", language, *options(game), "--log", str(log))
    result = program.run(*words, typed=lines(*commands(game, language)))
    assert (result.code, result.err) == (0, "")
    assert compared_part(program.data(log)) == expected(game)


def test_a_game_at_the_pace_step(program: ProgramRunner, tmp_path: Path) -> None:
    """At the pace of steps an empty line continues, and an early command skips no step."""
    game, log = coloured(2), tmp_path / "game.azul"
    words = ("play", "--language", "de", "--pace", "step", *options(game), "--log", str(log))
    result = program.run(*words, typed="\n".join(commands(game, "de")) + "\n\n\n")
    assert result.code == 0
    waits = sentence("de", "steps-remaining", count=2)
    assert waits.split("2", 1)[1] in result.out
    assert compared_part(program.data(log)) == expected(game)


def test_comments_and_blank_lines_are_ignored(program: ProgramRunner, tmp_path: Path) -> None:
    """Comments change neither the narration nor the exit code."""
    plain = play(program, tmp_path / "plain", lines(OPENING, "1r2", "zb1"))
    remarks = lines("# a game", "", OPENING, "  # 1r3", "1r2", "\t", "#zb2", "zb1", "#")
    other = play(program, tmp_path / "other", remarks)
    assert (other.code, plain.code) == (0, 0)
    assert other.out.replace("other", "plain") == plain.out


def test_comments_before_the_names(program: ProgramRunner, tmp_path: Path) -> None:
    """Comments at the beginning of a file are not read as player names."""
    remarks = lines("# Played at Anna's, on Sunday", "", "Anna,Ben", "# who begins?", "Ben")
    words = ("play", "--language", "de", "--log", tmp_path / "log")
    result = program.run(*words, typed=remarks + lines(OPENING))
    assert result.code == 0, result.out
    data = program.data(tmp_path / "log")
    assert [player["name"] for player in data["players"]] == ["Anna", "Ben"]
    assert data["turn"] == "Ben"


# Refusals


REFUSED = {
    "a word that means nothing": ("quux", "error-unknown-word"),
    "a factory that is not there": ("7r1", "error-no-factory"),
    "a line that is not there": ("2b6", "error-no-line"),
    "a colour that is not there": ("3r1", "error-colour-not-there"),
    "tiles when moves are due": ("rrbs", "error-must-take"),
    "a correction of nothing": ("fix zug 9 1r2", "error-nothing-to-correct"),
    "a redo of nothing": ("+", "error-nothing-to-redo"),
    "a question about nobody": ("b 7", "error-no-player"),
    "a yes without a question": ("ja", "error-nothing-to-confirm"),
    "a million letters": ("x" * 1_000_000, ""),
    "only signs": ("!!! ;;; \x00\x07", ""),
}


@pytest.mark.parametrize("case", REFUSED)
def test_a_refused_line(program: ProgramRunner, tmp_path: Path, case: str) -> None:
    """An impossible line is explained, changes nothing, and makes the exit code 1."""
    line, message = REFUSED[case]
    good = (OPENING, "1r2")
    before = play(program, tmp_path / "before", lines(*good))
    after = play(program, tmp_path / "after", lines(*good, line))
    assert (before.code, after.code) == (0, 1)
    data = program.data(tmp_path / "after")
    assert data == program.data(tmp_path / "before")
    assert (tmp_path / "after").read_bytes().count(b"\n") == 7  # header, 5 factories, a move
    rest = after.out.replace("after", "before").removeprefix(before.out.split("Gespeichert")[0])
    assert len(rest.splitlines()) >= 3
    assert len(rest) < 5000
    if message:
        first = first_words(message)
        assert first in rest, (first, rest)


def first_words(message: str) -> str:
    """The part of a German refusal that does not depend on the moment."""
    return {
        "error-unknown-word": "quux",
        "error-no-factory": "Manufaktur 7 gibt es nicht",
        "error-no-line": "Reihe 6 gibt es nicht",
        "error-colour-not-there": "Manufaktur 3",
        "error-must-take": "Ben",
        "error-nothing-to-correct": sentence("de", "error-nothing-to-correct"),
        "error-nothing-to-redo": sentence("de", "error-nothing-to-redo", count=0),
        "error-no-player": sentence("de", "error-no-player", number=7, count=2),
        "error-nothing-to-confirm": sentence("de", "error-nothing-to-confirm"),
    }[message]


def test_refused_lines_do_not_stop_the_game(program: ProgramRunner, tmp_path: Path) -> None:
    """After mistakes in a file the game continues to its correct end, with exit code 1."""
    game, log = coloured(2), tmp_path / "game.azul"
    typed = commands(game, "de")
    for index in range(len(typed), 0, -7):
        typed[index:index] = ["9r9", "blah"]
    result = program.run(
        "play", "--language", "de", *options(game), "--log", log, typed=lines(*typed)
    )
    assert result.code == 1
    assert compared_part(program.data(log)) == expected(game)


def test_a_line_of_several_draws_counts_as_a_whole(program: ProgramRunner, tmp_path: Path) -> None:
    """One wrong factory refuses the whole line, and the message says so."""
    result = play(program, tmp_path / "log", lines("rrbs bbxo xxx", "w"))
    assert result.code == 1
    assert sentence("de", "line-refused") in result.out
    assert program.data(tmp_path / "log")["factories"] == [[], [], [], [], []]


# The end of the input, and resumed games


@pytest.mark.parametrize(("cut", "ending"), [(0, ""), (1, "\n"), (20, ""), (-1, "")])
def test_input_ends_in_the_middle(
    program: ProgramRunner, tmp_path: Path, cut: int, ending: str
) -> None:
    """The game is saved, and the command in the message resumes it to the same end."""
    game, log = coloured(2), tmp_path / "game of Anna.azul"
    typed = commands(game, "de")
    start = ("play", "--language", "de", *options(game))
    first = program.run(*start, "--log", log, typed="\n".join(typed[:cut]) + ending)
    assert first.code == 0
    assert sentence("de", "saved-goodbye") in first.out
    output = re.search(r' (play) (--resume) "(.*)"$', first.out.splitlines()[-1])
    assert output is not None
    second = program.run(*output.groups(), typed="\n".join(typed[cut:]) + ending)
    assert (second.code, second.err) == (0, "")
    assert compared_part(program.data(log)) == expected(game)


def test_quit_leaves_the_rest_unread(program: ProgramRunner, tmp_path: Path) -> None:
    """`q` saves and ends the game; lines after it are ignored."""
    result = play(program, tmp_path / "log", lines(OPENING, "q", "1r2"))
    assert result.code == 0
    assert result.out.count(sentence("de", "saved-goodbye")) == 1
    assert program.data(tmp_path / "log")["turn"] == "Anna"


def test_resume_without_a_file_takes_the_last_game(program: ProgramRunner) -> None:
    """`--resume` alone resumes the game that was changed last."""
    for players in ("Anna,Ben", "Cem,Dora"):
        assert program.run("play", "--players", players, "--starts=", "--language=de").code == 0
    result = program.run("play", "--resume", typed="rrbs\n")
    assert result.code == 0
    assert "Cem" in result.out
    assert "Anna" not in result.out
    assert len(program.saved) == 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "option",
    [
        *("--players=Anna,Ben", "--starts=2", "--seed=3", "--log=new"),
        "--position=position.json",
    ],
)
def test_resume_with_options_of_a_new_game(
    program: ProgramRunner, tmp_path: Path, language: str, option: str
) -> None:
    """They are refused, because the saved game has them already; it stays unchanged."""
    log = tmp_path / "log"
    play(program, log, lines(OPENING))
    before = log.read_bytes()
    result = program.run("play", "--resume", log, option, "--language", language)
    assert result == Result(2, "", sentence(language, "error-setup-resumed") + "\n")
    assert log.read_bytes() == before


def test_resume_without_any_game(program: ProgramRunner) -> None:
    """Without any saved game there is a message."""
    result = program.run("play", "--resume", "--language", "de")
    folder = str(program.home / "games")
    assert result == Result(3, "", sentence("de", "error-log-none", folder=folder) + "\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_resumed_game_keeps_its_language(
    program: ProgramRunner, tmp_path: Path, language: str
) -> None:
    """A resumed game uses the language that it began in, unless --language sets another."""
    log = tmp_path / "log"
    words = ("play", "--language", language, "--players", "Anna,Ben", "--starts", "Anna")
    program.run(*words, "--log", log, typed=lines(OPENING))
    again = program.run("play", "--resume", log, LANG="it_IT.UTF-8")
    assert again.out.startswith(sentence(language, "game-resumed", number=5))
    other = program.run("play", "--language", "de", "--resume", log)
    assert other.out.startswith(sentence("de", "game-resumed", number=5))


# Encodings and line ends


ENCODINGS = {
    "plain": lambda text: text.encode(),
    "byte order mark": lambda text: b"\xef\xbb\xbf" + text.encode(),
    "line ends of Windows": lambda text: text.replace("\n", "\r\n").encode(),
    "both": lambda text: b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode(),
    "no line end at the end": lambda text: text.rstrip("\n").encode(),
    "decomposed accents": lambda text: text.replace("ö", "o\u0308").encode(),
}


@pytest.mark.parametrize("case", ENCODINGS)
def test_editors_write_files_differently(program: ProgramRunner, tmp_path: Path, case: str) -> None:
    """Byte order marks and CRLF make no difference, also not to names and words."""
    text = lines("Jörg, Ben", "Jörg", OPENING, "nimm zwei R von Manufaktur eins in Reihe fünf")
    words = ("play", "--language", "de", "--log", tmp_path / "log")
    result = program.run(*words, typed=ENCODINGS[case](text))
    assert (result.code, result.err) == (0, "")
    data = program.data(tmp_path / "log")
    assert len(data["players"]) == 2
    assert data["players"][0]["lines"][4] == {"label": "R", "count": 2}


def test_bytes_that_are_no_text(program: ProgramRunner, tmp_path: Path) -> None:
    """Arbitrary bytes on standard input are refused line by line, without a crash."""
    noise = bytes(range(256)) * 3 + b"\n\xff\xfe1\x00r\x002\x00\n" + OPENING.encode() + b"\n"
    result = play(program, tmp_path / "log", noise)
    assert result.code == 1
    assert program.data(tmp_path / "log")["phase"] == "take"
