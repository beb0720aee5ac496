"""`show`: a saved game in words and as data, for people and for other programs."""

import json
from pathlib import Path
from typing import Any

import pytest
from program_games import (
    NAMES,
    ReferenceTable,
    coloured,
    commands,
    expected,
    grey,
    options,
    recorded,
)
from program_lines import OPENING
from program_runs import LANGUAGES, ProgramRunner, sentence

from azul_access.cli import show
from azul_access.record import ledger, setup
from azul_access.record.ledger import Entry, Undo

LABELS = ["R", "B", "SCH", "X", "O"]
FIELDS = {
    *("game", "edition", "wall", "column_bonus", "language", "round", "phase", "turn"),
    *("starter", "bag", "lid", "factories", "centre", "order", "marker", "players", "rounds"),
}
PLAYER_FIELDS = {"name", "score", "wall", "lines", "floor", "bonus"}
EMPTY_WALL = [[None] * 5 for _ in range(5)]
HALF = ("1r2", "zb1", "3x5", "2b3", "4o1")
REST = ("5r4", "zs3", "zr4", "zb4", "zx2", "zo0")


@pytest.fixture
def log(tmp_path: Path) -> Path:
    return tmp_path / "game.azul"


def play(program: ProgramRunner, log: Path, *typed: str, words: tuple[str, ...] = ()) -> Any:
    """Anna and Ben play this, and `show --json` tells how it stands."""
    who = ("--players", "Anna,Ben", "--starts", "Anna", "--language", "de")
    result = program.run("play", *who, *words, "--log", log, typed="\n".join(typed))
    assert (result.code, result.err) == (0, ""), result
    return program.show_json(log)


def counts(**more: int) -> dict[str, int]:
    return {label: more.get(label, 0) for label in LABELS}


# As data


def test_exactly_the_documented_fields(program: ProgramRunner, log: Path) -> None:
    """The JSON has exactly the documented fields, because other programs depend on them."""
    data = play(program, log, OPENING, *HALF)
    assert set(data) == FIELDS
    assert [set(player) for player in data["players"]] == [PLAYER_FIELDS] * 2


def test_fields_when_the_game_is_over(program: ProgramRunner, log: Path) -> None:
    """After the end there are winners, the score includes the bonus, and no player is next."""
    game = coloured(2, 4)
    words = ("play", "--language", "en", *options(game), "--log", str(log))
    assert program.run(*words, typed="\n".join(commands(game, "en"))).code == 0
    data = program.show_json(log)
    assert set(data) == {*FIELDS, "winners"}
    assert data["winners"] == expected(game)["winners"]
    assert (data["phase"], data["turn"], data["language"]) == ("over", None, "en")
    assert (data["edition"], data["column_bonus"]) == ("publisher", 7)
    last = data["rounds"][-1]["scores"]
    finals = [player["score"] for player in data["players"]]
    bonuses = [player["bonus"] for player in data["players"]]
    assert finals == [score + bonus for score, bonus in zip(last, bonuses, strict=True)]
    assert all(bonuses)


def test_a_new_game(program: ProgramRunner, log: Path) -> None:
    """Before the first draw all tiles are in the bag and the marker is in the centre."""
    data = play(program, log)
    assert {name: data[name] for name in FIELDS} == {
        "game": "azul",
        "edition": "tactile",
        "wall": "coloured",
        "column_bonus": 5,
        "language": "de",
        "round": 1,
        "phase": "fill",
        "turn": "Anna",
        "starter": "Anna",
        "bag": counts(R=20, B=20, SCH=20, X=20, O=20),
        "lid": counts(),
        "factories": [[], [], [], [], []],
        "centre": [],
        "order": ["Anna", "Ben"],
        "marker": "centre",
        "players": [
            {
                "name": name,
                "score": 0,
                "wall": EMPTY_WALL,
                "lines": [None] * 5,
                "floor": [],
                "bonus": 0,
            }
            for name in ("Anna", "Ben")
        ],
        "rounds": [],
    }


def test_in_the_middle_of_filling(program: ProgramRunner, log: Path) -> None:
    """Factories are in the order of their numbers, and undrawn ones are empty."""
    data = play(program, log, "rrbs", "xoxo")
    assert (data["phase"], data["turn"]) == ("fill", "Anna")
    assert data["factories"] == [["R", "R", "B", "SCH"], ["X", "O", "X", "O"], [], [], []]
    assert data["bag"] == counts(R=18, B=19, SCH=19, X=18, O=18)


def test_in_the_middle_of_a_round(program: ProgramRunner, log: Path) -> None:
    """Lines may be partly filled; the marker on a floor line is "1"."""
    data = play(program, log, OPENING, *HALF)
    anna, ben = data["players"]
    assert (data["round"], data["phase"], data["turn"]) == (1, "take", "Ben")
    assert data["marker"] == "Ben"
    assert data["factories"] == [[], [], [], [], ["SCH", "R", "R", "B"]]
    assert sorted(data["centre"]) == sorted(["SCH", "X", "O", "R"])
    assert data["bag"] == counts(R=15, B=16, SCH=18, X=15, O=16)
    assert data["lid"] == counts()
    assert anna["lines"] == [
        {"label": "O", "count": 1},
        {"label": "R", "count": 2},
        None,
        None,
        {"label": "X", "count": 4},
    ]
    assert (anna["floor"], anna["wall"]) == (["O", "O"], EMPTY_WALL)
    assert ben["lines"] == [
        {"label": "B", "count": 1},
        None,
        {"label": "B", "count": 2},
        None,
        None,
    ]
    assert (ben["floor"], ben["wall"]) == (["1"], EMPTY_WALL)
    assert [player["score"] for player in data["players"]] == [0, 0]
    assert data["rounds"] == []


def test_after_a_round(program: ProgramRunner, log: Path) -> None:
    """Complete lines are on the wall, and their other tiles and the floor lines in the lid."""
    data = play(program, log, OPENING, *HALF, *REST)
    anna, ben = data["players"]
    assert (data["round"], data["phase"], data["turn"]) == (2, "fill", "Ben")
    assert data["marker"] == "centre"
    assert data["factories"] == [[], [], [], [], []]
    assert data["centre"] == []
    assert data["lid"] == counts(R=1, O=3)
    assert anna["wall"] == [
        [None, "O", None, None, None],
        [None, None, None, "R", None],
        *EMPTY_WALL[2:],
    ]
    assert anna["lines"] == [
        None,
        None,
        {"label": "SCH", "count": 2},
        {"label": "B", "count": 1},
        {"label": "X", "count": 4},
    ]
    assert ben["wall"] == [["B", None, None, None, None], *EMPTY_WALL[1:]]
    assert ben["lines"] == [
        None,
        {"label": "X", "count": 1},
        {"label": "B", "count": 2},
        {"label": "R", "count": 3},
        None,
    ]
    assert (anna["floor"], ben["floor"]) == ([], [])
    # Anna: two tiles by themselves, three on the floor line. Ben: one tile, the marker.
    assert (anna["score"], ben["score"]) == (0, 0)
    assert data["rounds"] == [{"scores": [0, 0]}]


def test_a_choice_on_the_grey_wall(program: ProgramRunner, log: Path) -> None:
    """While a column is requested it is that player's turn; the tile is then in that column."""
    words = ("--wall", "grey")
    data = play(program, log, OPENING, *HALF, *REST, words=words)
    assert (data["wall"], data["phase"], data["turn"]) == ("grey", "tile", "Anna")
    assert data["players"][0]["lines"][0] == {"label": "O", "count": 1}
    result = program.run("play", "--resume", log, typed="3\n3\n")
    assert result.code == 0
    data = program.show_json(log)
    assert (data["phase"], data["turn"]) == ("tile", "Ben")
    assert data["players"][0]["wall"][:2] == [
        [None, None, "O", None, None],
        [None, None, "R", None, None],
    ]


def test_a_full_floor_line(program: ProgramRunner, log: Path) -> None:
    """A floor line holds seven pieces; more tiles go to the lid, a further marker costs nothing."""
    data = play(program, log, "xxxx xxxx oooo rrrb rrrb", "1x0", "3o0", "2x0")
    anna = data["players"][0]
    assert anna["floor"] == ["X"] * 7
    assert data["lid"] == counts(X=1)


def test_score_and_bonus_are_separate(program: ProgramRunner, log: Path) -> None:
    """During the game `bonus` is the value of the wall at the end, which the score excludes."""
    game = coloured(2, 4)
    typed = commands(game, "de")
    reference = ReferenceTable(recorded(game, "de"))
    reference.type_lines(*typed)
    starts = [
        at for at, output in enumerate(reference.exchanges, 1) if output.state.phase.value == "fill"
    ]
    words = ("play", "--language", "de", *options(game), "--log", str(log))
    assert program.run(*words, typed="\n".join(typed[: starts[-1]])).code == 0
    data = program.show_json(log)
    assert [player["score"] for player in data["players"]] == data["rounds"][-1]["scores"]
    assert "winners" not in data


def test_undone_moves_are_not_there(program: ProgramRunner, log: Path) -> None:
    """Struck-out rounds do not show up in `rounds`, nor a struck-out end in `winners`."""
    data = play(program, log, OPENING, *HALF, *REST, "u")
    assert (data["rounds"], data["round"]) == ([], 1)
    ended = program.run("play", "--resume", log, typed="ende\nja\n")
    assert ended.code == 0
    assert "winners" in program.show_json(log)
    assert program.run("play", "--resume", log, typed="u\n").code == 0
    assert "winners" not in program.show_json(log)


def test_output_is_one_object(program: ProgramRunner, log: Path) -> None:
    """Names of any script come through; the whole output is one JSON object."""
    words = ("play", "--players", "Jörg,Αννα", "--starts", "2", "--language", "en", "--log", log)
    assert program.run(*words, typed=OPENING).code == 0
    result = program.run("show", "--json", log)
    data = json.loads(result.out)
    assert [player["name"] for player in data["players"]] == ["Jörg", "Αννα"]
    assert data["turn"] == "Αννα"
    assert "Αννα" in result.out


def test_output_on_a_terminal_without_these_letters(program: ProgramRunner, log: Path) -> None:
    """Where standard output has no such letters, `show` still works."""
    words = ("play", "--players", "Jörg,Αννα", "--starts", "2", "--language", "de", "--log", log)
    assert program.run(*words, typed=OPENING).code == 0
    show_json = program.run("show", log, PYTHONIOENCODING="ascii")
    assert (show_json.code, show_json.err) == (0, "")
    assert json.loads(program.run("show", log, "--json", PYTHONIOENCODING="ascii").out)


@pytest.mark.parametrize("case", ["2", "3", "4", "grey"])
def test_no_tile_is_lost(case: str) -> None:
    """Bag, lid, factories, centre and boards hold twenty of each label after every command."""
    game = grey() if case == "grey" else coloured(int(case))
    system = recorded(game, "de")
    reference = ReferenceTable(system)
    reference.type_lines(*commands(game, "de"))
    entries = reference.entries
    book = setup.start_ledger(system)
    for number, entry in enumerate([*entries, *_back_and_forth(entries)]):
        book, _ = ledger.add_entry(book, entry)
        data = json.loads(json.dumps(show.as_data(system, book)))
        assert _counted(data) == counts(R=20, B=20, SCH=20, X=20, O=20), number
        markers = sum(player["floor"].count("1") for player in data["players"])
        assert markers <= (data["marker"] != "centre")


def _back_and_forth(entries: list[Entry]) -> list[Entry]:
    """Everything taken back in threes, as far as that goes."""
    return [Undo(3)] * (len(entries) // 3)


def _counted(data: Any) -> dict[str, int]:
    totals = {label: data["bag"][label] + data["lid"][label] for label in LABELS}
    loose = [*data["centre"], *(tile for factory in data["factories"] for tile in factory)]
    for player in data["players"]:
        loose += [tile for row in player["wall"] for tile in row if tile]
        loose += [piece for piece in player["floor"] if piece != "1"]
        for line in player["lines"]:
            loose += [line["label"]] * line["count"] if line else []
    for tile in loose:
        totals[tile] += 1
    return totals


# In words


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_words(program: ProgramRunner, log: Path, language: str) -> None:
    """The whole table in sentences: round, factories, centre, boards, bag, whose turn it is."""
    play(program, log, OPENING, *HALF)
    result = program.run("show", log, "--language", language)
    assert (result.code, result.err) == (0, "")
    output = result.out.splitlines()
    for expected_text in (
        sentence(language, "game-round", round=1, player="Anna"),
        sentence(language, "azul-lid-empty"),
        sentence(language, "last-event"),
        *(
            sentence(language, f"azul-{part}-of", player=name)
            for part in ("lines", "wall", "floor")
            for name in ("Anna", "Ben")
        ),
    ):
        assert any(expected_text in line for line in output), expected_text
    assert sentence(language, "centre-empty") not in result.out
    assert sentence(language, "expect-turn", player="Ben") in output[-1]
    assert all(line.strip() == line and line for line in output)
    assert "{" not in result.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_words_when_over(program: ProgramRunner, log: Path, language: str) -> None:
    """A finished game names the winners."""
    game = coloured(3)
    words = ("play", "--language", "de", *options(game), "--log", str(log))
    assert program.run(*words, typed="\n".join(commands(game, "de"))).code == 0
    result = program.run("show", log, "--language", language)
    assert result.code == 0
    wins = {"de": "gewinnt", "en": "wins", "nl": "wint"}[language]
    assert f"{NAMES[game['result']['winners'][0]]} {wins}" in result.out


def test_in_the_games_language(program: ProgramRunner, log: Path) -> None:
    """Without --language a game is shown in the one it was begun in, whatever the locale."""
    play(program, log, OPENING)
    show_json = program.run("show", log, LANG="nl_NL.UTF-8")
    assert show_json.out == program.run("show", log, "--language", "de").out


def test_changes_nothing(program: ProgramRunner, log: Path) -> None:
    """Looking leaves no trace: neither in the file nor beside it."""
    play(program, log, OPENING)
    before, beside = log.stat(), sorted(log.parent.iterdir())
    for words in (("show", log), ("show", log, "--json")):
        assert program.run(*words).code == 0
    assert log.stat().st_mtime_ns == before.st_mtime_ns
    assert log.stat().st_size == before.st_size
    assert sorted(log.parent.iterdir()) == beside
