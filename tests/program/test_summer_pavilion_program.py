"""Summer Pavilion in the whole program: played in words, killed, resumed, shown, its options."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from case_samples import sample
from program_games import ReferenceTable
from program_killed import play_killed
from program_pavilion import (
    commands,
    compared_part,
    expected,
    options,
    pavilion,
    recorded,
    with_wilds,
)
from program_runs import LANGUAGES, ProgramRunner, sentence

from azul_access.cli import show
from azul_access.record import ledger, setup
from azul_access.record.ledger import Undo

LABELS = ["L", "O", "R", "B", "Y", "G"]
FIELDS = {
    *("game", "edition", "board", "wild_order", "language", "round", "phase", "turn", "wild"),
    *("wilds", "bag", "tower", "supply", "factories", "centre", "stone", "players", "rounds"),
    *("due", "order", "starter"),
}
PLAYER_FIELDS = {"name", "score", "stars", "tiles", "kept", "passed", "bonus"}
WHO = ("--game", "summer-pavilion", "--players", "Anna,Ben", "--starts", "Anna")
SUPPLY = "2l 2o 2r 2b y g"
FACTORIES = "rrrl rrll gggg oooo yyyy"
TAKES = ("1r", "3g", "2r", "4o", "zl", "5y")


@pytest.fixture
def log(tmp_path: Path) -> Path:
    return tmp_path / "game.azul"


def play(program: ProgramRunner, log: Path, *typed: str, words: tuple[str, ...] = ()) -> Any:
    """Anna and Ben play this, and `show --json` tells how it stands."""
    result = program.run(
        "play", *WHO, "--language", "de", *words, "--log", log, typed="\n".join(typed)
    )
    assert (result.code, result.err) == (0, ""), result
    return program.show_json(log)


def counts(**more: int) -> dict[str, int]:
    return {label: more.get(label, 0) for label in LABELS}


# Whole games


@pytest.mark.long
@pytest.mark.parametrize(
    ("language", "board"),
    [
        pytest.param("de", "grey", marks=pytest.mark.thorough),
        pytest.param("en", "coloured", marks=pytest.mark.thorough),
        ("nl", "grey"),
    ],
)
def test_a_whole_game_in_words(
    program: ProgramRunner, tmp_path: Path, language: str, board: str
) -> None:
    """played by words alone, announced in full, killed and resumed."""
    game = with_wilds(pavilion(board, 2, LANGUAGES.index(language)))
    log = tmp_path / "game.azul"
    typed = commands(game, language)
    assert not any(sign.isdigit() for line in typed for sign in line)
    play_killed(
        program, log, recorded(game, language), typed, options(game), Random(language + board)
    )
    assert compared_part(program.data(log)) == expected(game)
    assert program.data(log)["phase"] == "over"


@pytest.mark.parametrize(
    ("language", "board"), [("de", "coloured"), ("en", "grey"), ("nl", "coloured")]
)
def test_a_whole_game_is_announced(
    program: ProgramRunner, log: Path, language: str, board: str
) -> None:
    """nothing on standard error, and the end names the winner."""
    game = with_wilds(pavilion(board, 3))
    words = ("play", "--language", language, *options(game), "--log", str(log))
    result = program.run(*words, typed="\n".join(commands(game, language)))
    assert (result.code, result.err) == (0, "")
    reference = ReferenceTable(recorded(game, language))
    reference.type_lines(*commands(game, language))
    assert result.out.startswith(reference.output)
    assert sentence(language, "game-over") in reference.output.splitlines()[-1]


# As data


def test_exactly_the_documented_fields(program: ProgramRunner, log: Path) -> None:
    """Other programs build on these names: none is missing, and none is there by accident."""
    data = play(program, log, SUPPLY, FACTORIES, *TAKES)
    assert set(data) == FIELDS
    assert [set(player) for player in data["players"]] == [PLAYER_FIELDS] * 2


def test_a_new_game(program: ProgramRunner, log: Path) -> None:
    """Before the first tile: everything in the bag, the stone in the centre."""
    data = play(program, log)
    empty = {
        "score": 5,
        "stars": [[None] * 6 for _ in range(7)],
        "tiles": [],
        "kept": [],
        "passed": False,
        "bonus": 0,
    }
    assert data == {
        "game": "summer-pavilion",
        "edition": "mini",
        "board": "coloured",
        "wild_order": "normal",
        "language": "de",
        "round": 1,
        "phase": "supply",
        "turn": "Anna",
        "starter": "Anna",
        "order": ["Anna", "Ben"],
        "due": 0,
        "wild": "L",
        "wilds": ["L", "G", "O", "Y", "B", "R"],
        "bag": counts(L=22, O=22, R=22, B=22, Y=22, G=22),
        "tower": counts(),
        "supply": [],
        "factories": [[], [], [], [], []],
        "centre": [],
        "stone": "centre",
        "players": [{"name": name, **empty} for name in ("Anna", "Ben")],
        "rounds": [],
    }


def test_in_the_middle_of_a_round(program: ProgramRunner, log: Path) -> None:
    """Stars, tiles beside the board and in the corners, the stone with its owner."""
    data = play(program, log, SUPPLY, FACTORIES, *TAKES, "r3 mit 2r l", "p g o y y", "r z 1")
    anna, ben = data["players"]
    assert (data["phase"], data["turn"], data["stone"]) == ("place", "Anna", "Anna")
    assert data["supply"] == ["L", "L", "O", "O", "R", "R", "B", "B", "Y", "G"]
    assert anna["stars"][3] == [None, None, "R", None, None, None]
    assert anna["stars"][0] == ["R", None, None, None, None, None]
    assert (anna["tiles"], anna["passed"]) == (["L", "L", "R", "R"], False)
    assert (ben["tiles"], ben["kept"], ben["passed"]) == ([], ["O", "Y", "Y", "G"], True)
    assert data["tower"] == counts(R=1, L=1, O=3, Y=2, G=3)
    assert [anna["score"], ben["score"]] == [6, 0]


def test_in_the_middle_of_taking(program: ProgramRunner, log: Path) -> None:
    """Factories are in the order of their numbers, with the centre and the start stone's holder."""
    data = play(program, log, SUPPLY, "rblg yyyy gggg oooo bbbb", "1r", "zb")
    assert (data["phase"], data["turn"], data["stone"]) == ("take", "Anna", "Ben")
    assert data["factories"] == [[], ["Y"] * 4, ["G"] * 4, ["O"] * 4, ["B"] * 4]
    assert data["centre"] == ["G"]
    assert [player["tiles"] for player in data["players"]] == [["L", "R"], ["B"]]


def test_score_and_bonus_are_separate(program: ProgramRunner, log: Path) -> None:
    """During the game `bonus` is the value of the board at the end, which the score excludes."""
    game = with_wilds(pavilion("coloured", 2))
    typed = commands(game, "de")
    reference = ReferenceTable(recorded(game, "de"))
    reference.type_lines(*typed)
    words = ("play", "--language", "de", *options(game), "--log", str(log))
    assert program.run(*words, typed="\n".join(typed[:-1])).code == 0
    data = program.show_json(log)
    assert "winners" not in data
    worth = [
        sum(sum(points.values()) for points in own.values()) for own in game["result"]["bonus"]
    ]
    assert [player["bonus"] for player in data["players"]] == worth
    last = game["result"]["rounds"][-1]["scores"]
    assert [one + other for one, other in zip(last, worth, strict=True)] == game["result"]["final"]


def test_undone_moves_are_not_there(program: ProgramRunner, log: Path) -> None:
    """Struck-out rounds do not show up in `rounds`, nor a struck-out end in `winners`."""
    data = play(program, log, SUPPLY, FACTORIES, *TAKES, "p 4r", "p 4g", "u")
    assert (data["rounds"], data["round"]) == ([], 1)
    assert program.run("play", "--resume", log, typed="ende\nja\n").code == 0
    assert program.show_json(log)["winners"] == ["Ben"]
    assert program.run("play", "--resume", log, typed="u\n").code == 0
    assert "winners" not in program.show_json(log)


@pytest.mark.parametrize(("players", "board"), sample([2, 3, 4], ["coloured", "grey"]))
def test_no_tile_is_lost(players: int, board: str) -> None:
    """All 132 tiles are in what `show --json` says, after every command and every undo."""
    game = with_wilds(pavilion(board, players, 1))
    game_setup = recorded(game, "de")
    reference = ReferenceTable(game_setup)
    reference.type_lines(*commands(game, "de"))
    assert reference.refused == 0
    entries = reference.entries
    book = setup.start_ledger(game_setup)
    for number, entry in enumerate([*entries, *[Undo(3)] * (len(entries) // 3)]):
        book, _ = ledger.add_entry(book, entry)
        data = json.loads(json.dumps(show.as_data(game_setup, book)))
        assert _counted(data) == dict.fromkeys(LABELS, 22), number


def _counted(data: Any) -> dict[str, int]:
    totals = {label: data["bag"][label] + data["tower"][label] for label in LABELS}
    loose = [*data["supply"], *data["centre"]]
    loose += [tile for factory in data["factories"] for tile in factory]
    for player in data["players"]:
        loose += [*player["tiles"], *player["kept"]]
        loose += [tile for star in player["stars"] for tile in star if tile]
    for tile in loose:
        totals[tile] += 1
    return totals


# In words


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_words(program: ProgramRunner, log: Path, language: str) -> None:
    """The whole table in sentences: round, factories, centre, supply, boards, bag, whose turn."""
    play(program, log, SUPPLY, FACTORIES, *TAKES, "r3", "p 4g")
    result = program.run("show", log, "--language", language)
    assert (result.code, result.err) == (0, "")
    output = result.out.splitlines()
    for expected_text in (
        sentence(language, "game-round", round=1, player="Anna"),
        sentence(language, "factories-all-empty"),
        sentence(language, "sp-game-stone", player="Anna"),
        sentence(language, "last-event"),
        *(sentence(language, "sp-stars-of", player=name) for name in ("Anna", "Ben")),
    ):
        assert any(expected_text in line for line in output), expected_text
    assert sentence(language, "sp-expect-place", player="Anna") in output[-1]
    assert "{" not in result.out


# Options


def test_options_are_kept_in_the_log(program: ProgramRunner, log: Path) -> None:
    """editions, boards and the order of wild colours, in the player's words."""
    order = ("--wild-order", "Rot,Blau,Gelb,Orange,Grün,Lila")
    data = play(program, log, words=("--edition", "original", "--board", "grey", *order))
    assert (data["edition"], data["board"]) == ("original", "grey")
    assert data["wilds"] == ["R", "B", "Y", "O", "G", "L"]
    resumed = program.run("play", "--resume", log, "--language", "nl", typed="joker\n")
    assert resumed.code == 0
    assert program.show_json(log)["wilds"] == ["R", "B", "Y", "O", "G", "L"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "words",
    [
        ("--wild-order", "R,B"),
        ("--wild-order", "backwards"),
        ("--edition", "tactile"),
        ("--wall", "grey"),
        ("--column-bonus", "7"),
    ],
    ids=" ".join,
)
def test_wrong_options(
    program: ProgramRunner, log: Path, words: tuple[str, ...], language: str
) -> None:
    """What this game does not offer is refused with a sentence that names it, and nothing begun."""
    result = program.run("play", *WHO, "--language", language, *words, "--log", log)
    assert result.code == 2
    assert result.out == ""
    assert words[0].removeprefix("--") in result.err
    assert not log.exists()


def test_options_of_this_game_are_refused_by_the_other(program: ProgramRunner, log: Path) -> None:
    """Base Azul has no wild colours and no board to choose."""
    for words in (("--board", "grey"), ("--wild-order", "reversed"), ("--edition", "mini")):
        who = ("--players", "Anna,Ben", "--starts", "Anna", "--language", "de")
        assert program.run("play", *who, *words, "--log", log).code == 2
        assert not log.exists()
