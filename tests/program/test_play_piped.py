"""Games that are piped in as files of commands: what a table can record and play again."""

import re
from pathlib import Path
from typing import Any

import pytest
from program_games import (
    NAMES,
    ReferenceTable,
    coloured,
    commands,
    compared_part,
    expected,
    grey,
    names,
    options,
    recorded,
    virtual_bag_game,
    virtual_table,
)
from program_runs import LANGUAGES, ProgramRunner, Result, sentence

OPENING = "rrbs bbxo xxxx ooor srrb"
TABLE = ("play", "--language", "de", "--players", "Anna,Ben", "--starts", "Anna")
WINS = {"de": "{} gewinnt", "en": "{} wins", "nl": "{} wint"}


def lines(*typed: str) -> str:
    return "".join(f"{line}\n" for line in typed)


def play(program: ProgramRunner, log: Path, typed: str | bytes, *more: str) -> Result:
    return program.run(*TABLE, "--log", log, *more, typed=typed)


# Whole games


@pytest.mark.parametrize(
    ("language", "players"), [("de", 2), ("de", 3), ("en", 2), ("en", 4), ("nl", 2), ("nl", 3)]
)
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
    "no yes was asked for": ("ja", "error-nothing-to-confirm"),
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
        first = load_first_words(message)
        assert first in rest, (first, rest)


def load_first_words(message: str) -> str:
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
    for at in range(len(typed), 0, -7):
        typed[at:at] = ["9r9", "blah"]
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


# The end of input, and going on


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
    output = re.search(r'azul-access (play) (--resume) "(.*)"', first.out.splitlines()[-1])
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


def test_resume_without_any_game(program: ProgramRunner) -> None:
    """Without any saved game there is a message."""
    result = program.run("play", "--resume", "--language", "de")
    folder = str(program.home / "games")
    assert result == Result(3, "", sentence("de", "error-log-none", folder=folder) + "\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_goes_on_in_its_own_language(
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


# How the bytes come

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


# What is asked before the game


@pytest.mark.parametrize("language", LANGUAGES)
def test_missing_choices_are_asked_for(
    program: ProgramRunner, tmp_path: Path, language: str
) -> None:
    """Without --players and --starts the first lines of input answer both questions."""
    words = ("play", "--language", language, "--log", tmp_path / "log")
    result = program.run(*words, typed=lines(" Anna ,  Ben,", "ben", OPENING))
    assert (result.code, result.err) == (0, "")
    assert result.out.startswith(sentence(language, "ask-players"))
    data = program.data(tmp_path / "log")
    assert [player["name"] for player in data["players"]] == ["Anna", "Ben"]
    assert data["turn"] == "Ben"


@pytest.mark.parametrize("language", LANGUAGES)
def test_wrong_answers_are_explained_and_asked_again(
    program: ProgramRunner, tmp_path: Path, language: str
) -> None:
    """Each wrong answer gets a message; the next line answers the same question."""
    answers = ["Anna", "A,B,C,D,E", "Anna,anna", "Anna,22", "Anna,Ben", "Zoe", "3", "2"]
    words = ("play", "--language", language, "--log", tmp_path / "log")
    result = program.run(*words, typed=lines(*answers))
    assert result.code == 0
    output = result.out.splitlines()
    few = sentence(language, "error-setup-players", count=1, least=2, most=4)
    many = sentence(language, "error-setup-players", count=5, least=2, most=4)
    alike = sentence(language, "error-setup-names-alike", name="anna")
    bare = sentence(language, "error-setup-name-without-letter", name="22")
    nobody = sentence(language, "error-setup-starts", players="Anna, Ben")
    assert output[1:5] == [few, many, alike, bare]
    assert output[6:8] == [nobody, nobody]
    assert program.data(tmp_path / "log")["turn"] == "Ben"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("answers", [(), ("Anna",), ("Anna,Ben",), ("Anna,Ben", "Zoe")])
def test_input_ends_at_a_question(
    program: ProgramRunner, language: str, answers: tuple[str, ...]
) -> None:
    """If the input ends at a question there is exit code 2, a message, and nothing saved."""
    result = program.run("play", "--language", language, typed=lines(*answers))
    assert result.code == 2
    assert result.err == sentence(language, "error-setup-unanswered") + "\n"
    assert program.saved == []


def test_enter_alone_lets_the_first_one_start(program: ProgramRunner, tmp_path: Path) -> None:
    """An empty answer to the question of who begins means the first name."""
    words = ("play", "--language", "de", "--players", "Anna,Ben", "--log", tmp_path / "log")
    assert program.run(*words, typed=lines("", OPENING)).code == 0
    assert program.data(tmp_path / "log")["turn"] == "Anna"


# What is chosen on the command line


@pytest.mark.parametrize(
    ("spelled", "environ"),
    [
        (("--language", "nl"), {}),
        (("--language=nl",), {}),
        ((), {"LANG": "nl_BE.UTF-8"}),
        ((), {"LC_ALL": "nl_NL", "LANG": "de_DE"}),
        ((), {"LC_MESSAGES": "nl", "LANG": "de_DE"}),
        (("--language", "nl"), {"LC_ALL": "de_DE.UTF-8"}),
    ],
)
def test_language(
    program: ProgramRunner, tmp_path: Path, spelled: tuple[str, ...], environ: dict[str, str]
) -> None:
    """The option in both spellings, else the locale sets the language, and the log has it."""
    words = ("play", "--players", "Anna,Ben", "--starts", "Anna", "--log", tmp_path / "log")
    result = program.run(*words, *spelled, **environ)
    assert result.code == 0
    assert sentence("nl", "saved-goodbye") in result.out
    assert program.data(tmp_path / "log")["language"] == "nl"


@pytest.mark.parametrize("locale", ["fr_FR.UTF-8", "C", "POSIX", ""])
def test_other_locales_get_english(program: ProgramRunner, locale: str) -> None:
    """A locale in a language that is not available means English."""
    result = program.run("play", LANG=locale)
    assert result.out == sentence("en", "ask-players") + "\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_verbosity(program: ProgramRunner, tmp_path: Path, language: str) -> None:
    """Each verbosity makes the narration of the same game longer than the one before."""
    game = coloured(2)
    typed = lines(*commands(game, language)[:13])  # one round and the next one's tiles
    sizes: list[int] = []
    for verbosity in ("terse", "normal", "verbose"):
        log = tmp_path / verbosity
        words = ("play", "--language", language, *options(game), "--log", str(log))
        result = program.run(*words, "--verbosity", verbosity, typed=typed)
        assert result.code == 0
        assert program.data(log)["round"] == 2
        sizes.append(len(result.out))
    assert sizes[0] * 1.2 < sizes[1] < sizes[2]


@pytest.mark.parametrize(
    ("chosen", "bonus"),
    [
        ((), 5),
        (("--edition", "tactile"), 5),
        (("--edition=publisher",), 7),
        (("--column-bonus", "7"), 7),
        (("--edition", "publisher", "--column-bonus", "5"), 5),
        (("--edition", "tactile", "--column-bonus=7"), 7),
    ],
)
def test_edition_and_column_bonus(
    program: ProgramRunner, tmp_path: Path, chosen: tuple[str, ...], bonus: int
) -> None:
    """The edition sets the column bonus unless an option does; the final score has it."""
    game, log = coloured(2, 4), tmp_path / "log"
    who = ("--players", ",".join(names(game)), "--starts", NAMES[game["rounds"][0]["start"]])
    words = ("play", "--language", "de", *who, *chosen, "--log", str(log))
    assert program.run(*words, typed=lines(*commands(game, "de"))).code == 0
    data = program.data(log)
    walls = [player["wall"] for player in data["players"]]
    columns = [sum(all(column) for column in zip(*wall, strict=True)) for wall in walls]
    assert sum(columns) > 0
    final = [
        score - (7 - bonus) * full
        for score, full in zip(game["result"]["final"], columns, strict=True)
    ]
    assert [player["score"] for player in data["players"]] == final
    assert data["column_bonus"] == bonus
    assert data["edition"] == ("publisher" if "publisher" in "".join(chosen) else "tactile")


def test_grey_wall_asks_for_the_column(program: ProgramRunner, tmp_path: Path) -> None:
    """With --wall grey a complete line goes to the column that its player names."""
    moves = ("1r2", "zb1", "3x5", "2b3", "4o1", "5r4", "zs3", "zr4", "zb4", "zx2", "zo0")
    result = play(
        program, tmp_path / "log", lines(OPENING, *moves, "3", "3", "5"), "--wall", "grey"
    )
    assert result.code == 0
    data = program.data(tmp_path / "log")
    assert (data["wall"], data["round"]) == ("grey", 2)
    anna, ben = (player["wall"] for player in data["players"])
    assert anna[:2] == [[None, None, "O", None, None], [None, None, "R", None, None]]
    assert ben[0] == [None, None, None, None, "B"]


@pytest.mark.parametrize(
    ("starts", "turn"),
    [("Anna", "Anna"), ("Ben", "Ben"), ("BEN", "Ben"), ("2", "Ben"), ("", "Anna")],
)
def test_who_starts(program: ProgramRunner, tmp_path: Path, starts: str, turn: str) -> None:
    """--starts sets the first player, by name or by number."""
    words = ("play", "--players", "Anna,Ben", f"--starts={starts}", "--language", "de")
    result = program.run(*words, "--log", tmp_path / "log", typed=lines(OPENING, "1r2"))
    assert result.code == 0
    assert program.data(tmp_path / "log")["turn"] != turn
    assert result.out.splitlines()[1].startswith(f"Runde 1. {turn} ")


def test_saved_games_have_names_of_their_own(program: ProgramRunner) -> None:
    """Two games of the same players on one day get different files, named after the players."""
    for _ in range(2):
        assert program.run(*TABLE, typed=lines(OPENING)).code == 0
    first, second = (path.name for path in program.saved)
    assert re.fullmatch(r"\d{4}-\d\d-\d\d-Anna-Ben-2\.azul", first)
    assert re.fullmatch(r"\d{4}-\d\d-\d\d-Anna-Ben\.azul", second)


def test_a_bare_command_starts_a_game(program: ProgramRunner) -> None:
    """`azul-access` alone, or with options only, plays."""
    assert program.run("--language", "de").out == sentence("de", "ask-players") + "\n"
    result = program.run("--players=Anna,Ben", "--starts=2", "--language=de", typed=lines(OPENING))
    assert result.code == 0
    assert len(program.saved) == 1


# The program's own bag


def virtual(program: ProgramRunner, log: Path, seed: int, *typed: str) -> Result:
    bag = ("--players", "Anna,Bruno", "--starts=1", "--bag", "virtual", "--seed", str(seed))
    result = program.run("play", "--language", "de", *bag, "--log", log, typed=lines(*typed))
    assert result.err == ""
    return result


def without_paths(result: Result) -> str:
    """All but the last line, which names the file."""
    return result.out.rsplit("\n", 2)[0]


def test_virtual_bag_draws_the_same_twice(program: ProgramRunner, tmp_path: Path) -> None:
    """A seed determines the whole narration of a game; another seed draws other tiles."""
    typed = virtual_bag_game(11)
    one = virtual(program, tmp_path / "one", 11, *typed)
    two = virtual(program, tmp_path / "two", 11, *typed)
    assert (one.code, two.code) == (0, 0)
    assert without_paths(one) == without_paths(two)
    assert program.data(tmp_path / "one") == program.data(tmp_path / "two")
    assert program.data(tmp_path / "one")["phase"] == "over"
    virtual(program, tmp_path / "other", 12)
    same = virtual(program, tmp_path / "same", 11)
    assert without_paths(one).startswith(without_paths(same).rsplit("\n", 1)[0])
    assert (
        program.data(tmp_path / "other")["factories"]
        != program.data(tmp_path / "same")["factories"]
    )


def test_virtual_bag_draws_the_same_when_resumed(program: ProgramRunner, tmp_path: Path) -> None:
    """A practice game that is resumed several times draws the same tiles as one that is not."""
    typed, log = virtual_bag_game(5), tmp_path / "log"
    virtual(program, tmp_path / "whole", 5, *typed)
    virtual(program, log, 5, *typed[:9])
    for start in range(9, len(typed), 16):
        result = program.run("play", "--resume", log, typed=lines(*typed[start : start + 16]))
        assert (result.code, result.err) == (0, "")
    assert program.data(log) == program.data(tmp_path / "whole")


def test_undo_steps_over_the_programs_draws(program: ProgramRunner, tmp_path: Path) -> None:
    """Undo does not count the program's draws: they are undone and redone with the moves."""
    typed = virtual_bag_game(5)
    reference = virtual_table(5)
    reference.type_lines(*typed)
    end = next(at for at, output in enumerate(reference.exchanges) if output.state.round == 2)
    states: dict[str, Any] = {}
    for name, line in {
        "before": typed[:end],
        "after": typed[: end + 1],
        "undone": [*typed[: end + 1], "u"],
        "redone": [*typed[: end + 1], "u", "+"],
        "undone twice": [*typed[: end + 1], "u 2", "+", "+", "u"],
        "all undone": [*typed[: end + 1], f"u {end + 1}"],
        "none": [],
    }.items():
        result = virtual(program, tmp_path / name, 5, *line)
        assert result.code == 0, (name, result.out)
        states[name] = program.data(tmp_path / name)
    assert (states["before"]["round"], states["after"]["round"]) == (1, 2)
    assert states["undone"] == states["undone twice"] == states["before"]
    assert states["redone"] == states["after"]
    assert states["all undone"] == states["none"]


@pytest.mark.parametrize(("moves", "undo"), [(0, "u"), (2, "u 3"), (2, "u 99")])
def test_undo_of_more_than_people_did(
    program: ProgramRunner, tmp_path: Path, moves: int, undo: str
) -> None:
    """The program's draws alone cannot be undone, and the message has the correct limit."""
    typed = virtual_bag_game(5)[:moves]
    virtual(program, tmp_path / "before", 5, *typed)
    result = virtual(program, tmp_path / "after", 5, *typed, undo)
    assert sentence("de", "error-nothing-to-undo", count=moves) in result.out, result.out
    assert result.code == 1
    assert program.data(tmp_path / "after") == program.data(tmp_path / "before")


def test_virtual_bag_draws_another_game_without_a_seed(
    program: ProgramRunner, tmp_path: Path
) -> None:
    """Without a seed every game differs, but a resumed one draws the same tiles."""
    logs = [tmp_path / "one", tmp_path / "two"]
    for log in logs:
        result = program.run(*TABLE, "--bag", "virtual", "--log", log)
        assert result.code == 0
    one, two = (program.data(log)["factories"] for log in logs)
    assert one != two
    program.run("play", "--resume", logs[0])
    assert program.data(logs[0])["factories"] == one
