"""The setup of a game: what it refuses, and its form in the log."""

import json
from typing import Any

import pytest

from azul_access.errors import AccessError
from azul_access.games import SYSTEMS
from azul_access.games.choices import InvalidSetup, SetupReason
from azul_access.record.setup import (
    Setup,
    check_new_names,
    decode_setup,
    encode_setup,
    make_setup,
    start_ledger,
)


def make(game: str = "azul", **changed: Any) -> Setup:
    arguments: dict[str, Any] = {
        "names": ("Anna", "Ben", "Cem"),
        "first_seat": 1,
        "chosen": {},
        "bag": "virtual",
        "seed": 7,
        "language": "de",
    }
    return make_setup(game=game, **{**arguments, **changed})


@pytest.mark.parametrize("game", SYSTEMS)
def test_a_setup_is_read_from_its_header(game: str) -> None:
    """A header that was written as JSON makes the same setup and the same new game."""
    setup = make(game)
    header = json.loads(json.dumps(encode_setup(setup)))
    assert (header["starts"], header["players"]) == (2, ["Anna", "Ben", "Cem"])
    decoded = decode_setup(header)
    assert decoded == setup
    assert start_ledger(decoded) == start_ledger(setup)


@pytest.mark.parametrize(
    ("names", "reason"),
    [
        (("Anna",), SetupReason.PLAYERS),
        (("Anna", "Ben", "Cem", "Dora", "Emil"), SetupReason.PLAYERS),
        (("Anna", " anna "), SetupReason.NAMES_ALIKE),
        (("Anna", "42"), SetupReason.NAME_WITHOUT_LETTER),
        (("Anna", "B\x00en"), SetupReason.NAME_UNPRINTABLE),
    ],
)
def test_names_have_to_be_different_and_readable(
    names: tuple[str, ...], reason: SetupReason
) -> None:
    """Every player must be recognised by name, by text and by voice."""
    with pytest.raises(InvalidSetup) as caught:
        make(names=names, first_seat=0)
    assert caught.value.reason is reason


def test_names_of_a_new_game_have_up_to_40_letters() -> None:
    """They are said again and again; games that are saved may have longer ones."""
    system = SYSTEMS["azul"]
    assert check_new_names(system, ("Anna", "B" * 40)) == ("Anna", "B" * 40)
    with pytest.raises(InvalidSetup) as caught:
        check_new_names(system, ("Anna", "B" * 41))
    assert caught.value.reason is SetupReason.NAME_TOO_LONG
    assert make(names=("Anna", "B" * 41)).names[1] == "B" * 41


def test_spaces_in_names_are_tidied() -> None:
    """Other spaces than single ones between words are typing errors."""
    assert make(names=("  Anna  Maria ", "Ben")).names == ("Anna Maria", "Ben")


@pytest.mark.parametrize("seat", [-1, 3])
def test_the_first_player_must_exist(seat: int) -> None:
    """The seat counts from 0."""
    with pytest.raises(InvalidSetup) as caught:
        make(first_seat=seat)
    assert caught.value.reason is SetupReason.STARTS


@pytest.mark.parametrize(
    "change",
    [
        {"game": "chess"},
        {"players": "Anna"},
        {"players": ["Anna", 2]},
        {"starts": "1"},
        {"starts": 9},
        {"seed": 1.5},
        {"bag": "box"},
        {"language": None},
        {"wall": "purple"},
    ],
)
def test_an_invalid_header_is_refused(change: dict[str, object]) -> None:
    """A log of another program or a damaged header is no game."""
    header = {**encode_setup(make()), **change}
    with pytest.raises(AccessError):
        decode_setup(header)


@pytest.mark.parametrize("field", ["game", "players", "starts", "seed", "bag", "language", "wall"])
def test_an_incomplete_header_is_refused(field: str) -> None:
    """Every field is needed."""
    header = encode_setup(make())
    del header[field]
    with pytest.raises(AccessError):
        decode_setup(header)
