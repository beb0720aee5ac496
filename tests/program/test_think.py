"""`think`: positions in, moves of the computer player out, for other programs."""

import json
from random import Random
from typing import Any

import pytest
from case_samples import sample
from program_runs import LANGUAGES, ProgramRunner

from azul_access import session
from azul_access.cli.show import as_data
from azul_access.cli.think import answer_line
from azul_access.games import SYSTEMS
from azul_access.games.system import Expects
from azul_access.record.ledger import CommandEntry, Ledger, add_entry
from azul_access.record.setup import Setup, make_setup, start_ledger
from azul_access.session.control.settings import Settings
from azul_access.session.session import Session

POSITIONS = pytest.param(40), pytest.param(10_000, marks=pytest.mark.thorough)


def random_game(game: str, seed: int, language: str) -> tuple[Setup, list[Ledger]]:
    """The positions of a random game in which a player has to move or to choose."""
    random = Random(seed)
    system = SYSTEMS[game]
    chosen = {name: random.choice(each.values) for name, each in system.editions.CHOICES.items()}
    names = ("Anna", "Bernd", "Computer", "Dirk")[: random.choice(system.players)]
    setup = make_setup(game=game, names=names, first_seat=0, chosen=chosen, language=language)
    ledger = start_ledger(setup)
    found: list[Ledger] = []
    while (kind := system.rules.expects(ledger.state).kind) is not Expects.OVER:
        if kind is Expects.FILL:
            assert system.virtual_bag is not None
            command = system.virtual_bag.draw(ledger.state, random)
        else:
            found.append(ledger)
            command = random.choice(system.rules.legal_commands(ledger.state))
        ledger, _ = add_entry(ledger, CommandEntry(command, "keyboard"))
        if len(found) > 60:
            break
    return setup, found


@pytest.fixture(scope="module")
def position() -> dict[str, Any]:
    setup, ledgers = random_game("azul", 3, "en")
    return as_data(setup, ledgers[9])


def ask(**request: object) -> dict[str, Any]:
    return answer_line(json.dumps(request), "en", "en")


@pytest.mark.parametrize(("game", "language"), sample(SYSTEMS, LANGUAGES))
@pytest.mark.parametrize("count", POSITIONS)
def test_moves_are_legal_and_can_be_typed(game: str, language: str, count: int) -> None:
    """The typed text means the same as the log's command, in a game at that position."""
    system = SYSTEMS[game]
    checked = seed = 0
    while checked < count:
        seed += 1
        setup, ledgers = random_game(game, seed, language)
        for number, ledger in enumerate(ledgers[seed % 3 :: 4]):
            line = json.dumps({"position": as_data(setup, ledger), "level": 1 + number % 2})
            answer: Any = answer_line(line, None, "en")
            command = system.commands.decode(answer["command"])
            after, events = system.rules.apply(ledger.state, command)
            step = session.handle_line(
                Session(setup, ledger, Settings(language)), answer["typed"], "keyboard"
            )
            assert len(step.entries) == 1, (answer, step.announcements)
            typed = step.entries[0]
            assert isinstance(typed, CommandEntry)
            assert system.rules.apply(ledger.state, typed.command) == (after, events)
            checked += 1


def test_answer_has_value_second_best_nodes_and_depth(position: dict[str, Any]) -> None:
    """The object has the move, the lead it is thought to bring, and how far was looked."""
    answer = ask(position=position, level=4, seed=1)
    assert set(answer) == {"typed", "command", "value", "second", "nodes", "depth"}
    assert set(answer["second"]) == {"typed", "command", "value"}
    assert answer["second"]["value"] <= answer["value"]
    assert answer["nodes"] > 10
    assert answer["depth"] >= 2


def test_position_may_be_the_whole_line(position: dict[str, Any]) -> None:
    """What `show --json` prints is a request; level, seed and seconds may be added to it."""
    assert ask(**position, level=3, seed=2) == ask(position=position, level=3, seed=2)
    assert ask(**position, seconds=0.01)["typed"]


def test_typed_text_is_in_language_of_position(position: dict[str, Any]) -> None:
    """Without `--language` the move is typed in the language in which the game began."""
    line = json.dumps({"position": {**position, "language": "de"}, "level": 1})
    assert "Manufaktur" in str(answer_line(line, None, "en")["typed"])
    assert "factory" in str(answer_line(line, "en", "de")["typed"])


@pytest.mark.parametrize(
    ("reason", "request_of"),
    [
        ("think-no-object", lambda _: "{x"),
        ("think-no-object", lambda _: "[1]"),
        ("think-no-object", lambda _: "[" * 100_000),
        ("think-no-position", lambda _: "{}"),
        ("think-no-position", lambda _: '{"position": 3}'),
        ("think-no-position", lambda _: '{"position": {"game": "chess", "players": []}}'),
        ("think-part", lambda it: json.dumps({"position": {**it, "factories": 5}})),
        ("think-level", lambda it: json.dumps({"position": it, "level": 7})),
        ("think-level", lambda it: json.dumps({"position": it, "level": True})),
        ("think-seed", lambda it: json.dumps({"position": it, "seed": "x"})),
        ("think-seconds", lambda it: json.dumps({"position": it, "seconds": 0})),
        ("think-seconds", lambda it: json.dumps({"position": it, "seconds": float("nan")})),
        ("think-nobody-moves", lambda it: json.dumps({"position": {**it, "phase": "over"}})),
        ("setup-option", lambda it: json.dumps({"position": {**it, "edition": "none"}})),
        ("tiles-missing", lambda it: json.dumps({"position": {**it, "bag": {"R": 99}}})),
    ],
)
def test_bad_line_is_answered_with_reason_and_sentence(
    position: dict[str, Any], reason: str, request_of: Any
) -> None:
    """The error has a name for programs and a sentence for people."""
    error: Any = answer_line(request_of(position), "en", "en")["error"]
    assert error["reason"] == reason
    assert error["message"].endswith(".")
    assert "{" not in error["message"]


def test_error_names_what_is_wrong_in_a_position(position: dict[str, Any]) -> None:
    """A key that is missing or of another kind, or the place of a player."""
    (anna, *others) = position["players"]
    name = anna["name"]
    for changed, part in (
        ({"factories": 5}, "factories"),
        ({"turn": "Nobody"}, "turn"),
        ({"centre": 5}, "centre"),
        ({"round": "one"}, "round"),
        ({"players": [{**anna, "score": "many"}, *others]}, f"score {name}"),
    ):
        line = json.dumps({"position": {**position, **changed}})
        error: Any = answer_line(line, "en", "en")["error"]
        assert f"“{part}”" in error["message"], (changed, error)
    without = {key: value for key, value in position.items() if key != "bag"}
    error = answer_line(json.dumps({"position": without}), "en", "en")["error"]
    assert "“bag”" in error["message"]


def test_program_answers_the_line_after_a_bad_one(
    program: ProgramRunner, position: dict[str, Any]
) -> None:
    """One answer a line, in order; empty lines are none; the exit code stays 0."""
    good = json.dumps({"position": position, "level": 2})
    result = program.run("think", "--language", "nl", typed=f"{good}\nnonsense\n\n{good}\n")
    first, error, last = map(json.loads, result.out.splitlines())
    assert first == last
    assert "fabriek" in first["typed"] or "midden" in first["typed"]
    assert "stelling" in error["error"]["message"]
    assert result.code == 0
