"""Whole games as files of commands, and what the program ought to say to them.

The games and their results were agreed on by implementations that are independent of this one; the
README beside them tells their form.
"""

import json
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, cast

from fake_table import create_companion

from azul_access import session
from azul_access.games.azul import rules
from azul_access.games.azul.commands import Take
from azul_access.games.azul.pieces import LABELS, Line
from azul_access.games.azul.state import State
from azul_access.games.sources import Factory
from azul_access.games.system import Expects
from azul_access.record import ledger, setup
from azul_access.record.ledger import Entry, Ledger
from azul_access.record.setup import Setup
from azul_access.session import Step
from azul_access.session.control.controls import SpeechOutput
from azul_access.session.control.settings import Settings

VECTORS = Path(__file__).parent.parent / "data" / "vectors"
NAMES = ("Anna", "Bruno", "Clara", "Dirk")
CENTRES = {"de": "z", "en": "c", "nl": "m"}
OF_COLOUR = {"red": "R", "blue": "B", "black": "SCH", "white": "X", "yellow": "O"}


@cache
def load_games(file: str) -> dict[str, Any]:
    """The games of one file, by name."""
    lines = (VECTORS / f"{file}.jsonl").read_text(encoding="utf-8").splitlines()
    return {game["id"]: game for game in map(json.loads, lines)}


def coloured(players: int, number: int = 0) -> Any:
    """A whole game on the coloured wall."""
    games = [game for game in load_games("azul-coloured").values() if game["players"] == players]
    return games[number]


def grey() -> Any:
    """A whole game of two on the grey wall."""
    return next(game for game in load_games("azul-grey").values() if game["players"] == 2)


def names(game: Any) -> tuple[str, ...]:
    return NAMES[: game["players"]]


def options(game: Any) -> list[str]:
    """What stands on the command line for a recorded game."""
    start = NAMES[game["rounds"][0]["start"]]
    wall = ["--wall", "grey"] if game["wall"] == "grey" else []
    return ["--players", ",".join(names(game)), "--starts", start, "--edition", "publisher", *wall]


class Exchange(NamedTuple):
    """A typed line, the prompt before it, the output after it, and the log's length and state."""

    prompt: str
    typed: str
    output: str
    entries: int
    state: State


class ReferenceTable:
    """The same conversation without files and processes, as a measure for the real program."""

    def __init__(self, game: Setup, ledger: Ledger | None = None) -> None:
        self._companion, self._console, self._log = create_companion()
        settings = Settings(game.language, speech=SpeechOutput.OFF)
        first: Step = (
            session.begin_game(game, settings)
            if ledger is None
            else session.resume_game(game, ledger, settings)
        )
        self._companion.start(first)
        self.opening = self._console.output
        self.exchanges: list[Exchange] = []

    @property
    def state(self) -> State:
        return cast(State, self._companion.session.ledger.state)

    @property
    def refused(self) -> int:
        return self._companion.refused_lines

    @property
    def output(self) -> str:
        """All output so far."""
        return self._console.output

    @property
    def prompt(self) -> str:
        """What stands before the cursor now."""
        return self._companion.render_brief_prompt()

    @property
    def entries(self) -> list[Entry]:
        """What it would have saved, as it would be read again."""
        system = self._companion.session.setup.system
        return [ledger.decode_entry(system, entry) for entry in self._log.entries]

    def type_lines(self, *lines: str) -> None:
        for line in lines:
            before, prompt = len(self._console.output), self.prompt
            self._companion.handle_line(line, "keyboard")
            output = self._console.output[before:]
            self.exchanges.append(
                Exchange(prompt, line, output, len(self._log.entries), self.state)
            )


def commands(game: Any, language: str) -> list[str]:
    """The whole game as it is typed: a line for each round's tiles and for each move."""
    typed: list[str] = []
    reference = ReferenceTable(recorded(game, language)) if game["wall"] == "grey" else None
    for played in game["rounds"]:
        factories = ["".join(map(_label, tiles)) for tiles in played["factories"] if tiles]
        moves = [" ".join(factories)]
        for move in played["moves"]:
            source = CENTRES[language] if move["source"] == "centre" else move["source"]
            line = 0 if move["line"] == "floor" else move["line"]
            moves.append(f"{source}{_label(move['colour'])}{line}")
        if reference is not None:
            reference.type_lines(*moves)
            moves += _columns(reference, played["columns"])
        typed += moves
    return typed


def _label(colour: str) -> str:
    return OF_COLOUR[colour].lower()


def _columns(reference: ReferenceTable, columns: Any) -> list[str]:
    """The columns that the players of a grey wall are asked for."""
    left = [{own["line"]: own["column"] for own in player} for player in columns]
    asked: list[str] = []
    while rules.expects(reference.state).kind is Expects.CHOICE:
        asked.append(str(left[reference.state.turn][reference.state.line + 1]))
        reference.type_lines(asked[-1])
    return asked


def recorded(game: Any, language: str) -> Setup:
    """How a recorded game is set up."""
    wall = "grey" if game["wall"] == "grey" else "coloured"
    return setup.make_setup(
        game="azul",
        names=names(game),
        first_seat=game["rounds"][0]["start"],
        chosen={"edition": "publisher", "wall": wall},
        language=language,
    )


def expected(game: Any) -> dict[str, Any]:
    """The part of `show --json` that a recorded game's result settles."""
    result = game["result"]
    last = result["rounds"][-1]
    return {
        "scores": result["final"],
        "walls": [
            [[OF_COLOUR[tile] if tile else None for tile in row] for row in wall]
            for wall in last["walls"]
        ],
        "rounds": [{"scores": played["scores"]} for played in result["rounds"]],
        "winners": [NAMES[seat] for seat in result["winners"]],
        "bag": {label: last["bag"][colour] for colour, label in OF_COLOUR.items()},
        "lid": {label: last["lid"][colour] for colour, label in OF_COLOUR.items()},
    }


def compared_part(data: Any) -> dict[str, Any]:
    """The same part of what `show --json` said."""
    return {
        "scores": [player["score"] for player in data["players"]],
        "walls": [player["wall"] for player in data["players"]],
        "rounds": data["rounds"],
        "winners": data["winners"],
        "bag": data["bag"],
        "lid": data["lid"],
    }


def virtual_table(seed: int, language: str = "de", players: int = 2) -> ReferenceTable:
    """A table that the program draws for."""
    game = setup.make_setup(
        game="azul",
        names=NAMES[:players],
        first_seat=0,
        chosen={},
        bag="virtual",
        seed=seed,
        language=language,
    )
    return ReferenceTable(game)


def virtual_bag_game(seed: int, *, language: str = "de", players: int = 2) -> list[str]:
    """A whole game against the program's bag with that seed, each move drawn among the legal."""
    reference, random = virtual_table(seed, language, players), Random(seed)
    while rules.expects(reference.state).kind is Expects.TURN:
        # To the floor only where there is nothing else, so that the game ends some time.
        moves = [move for move in rules.legal_commands(reference.state) if isinstance(move, Take)]
        good = [move for move in moves if isinstance(move.target, Line)]
        reference.type_lines(typed_take(random.choice(good or moves), language))
    assert reference.refused == 0
    return [sentence.typed for sentence in reference.exchanges]


def typed_take(move: Take, language: str) -> str:
    source = move.source.index + 1 if isinstance(move.source, Factory) else CENTRES[language]
    line = move.target.index + 1 if isinstance(move.target, Line) else 0
    return f"{source}{LABELS[move.colour].lower()}{line}"
