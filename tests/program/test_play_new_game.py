"""A new game: what is asked for, and what is chosen on the command line."""

import re
from pathlib import Path

import pytest
from program_games import (
    NAMES,
    coloured,
    commands,
    names,
    options,
)
from program_lines import OPENING, TABLE, lines, play
from program_runs import LANGUAGES, ProgramRunner, sentence

# Questions before the game


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


# Options of the command line


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


@pytest.mark.parametrize("locale", ["xx_XX.UTF-8", "C", "POSIX", ""])
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
