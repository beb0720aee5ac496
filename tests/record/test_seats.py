"""Players as they are named before a game, and computers in the header of a log."""

import json

import pytest

from azul_access.cli.players import Players
from azul_access.errors import AccessError
from azul_access.games import SYSTEMS
from azul_access.games.choices import InvalidSetup, SetupReason
from azul_access.language.languages import LANGUAGES
from azul_access.record.ledger import LedgerReason
from azul_access.record.seat_words import (
    DEFAULT_LEVEL,
    Seated,
    computers_of,
    free_name,
    is_own_name,
    join_levels,
    load_seat_words,
    name_players,
    read_level,
    read_player,
)
from azul_access.record.seats import Computer, decode_computers, decode_seat_change
from azul_access.record.setup import decode_setup, encode_setup, make_setup


@pytest.mark.parametrize(
    ("text", "level"),
    [
        ("computer", DEFAULT_LEVEL),
        ("Computer 3", 3),
        ("der Computer", DEFAULT_LEVEL),
        ("the computer at level 4", 4),
        ("Computer Stufe drei", 3),
        ("de computer niveau zes", 6),
        ("computer Meister", 6),
        ("computer even", None),
        ("Computer ausgeglichen", None),
        ("computer gelijkwaardig", None),
    ],
)
def test_the_computer_is_named_in_any_language(text: str, level: int | None) -> None:
    """With an article, a number, a word for it or for the level."""
    assert read_player(text) == Seated("", is_computer=True, level=level)


@pytest.mark.parametrize("text", ["Anna", "Ben Meier", "Computa"])
def test_other_names_are_people(text: str) -> None:
    """Only the word itself is the computer."""
    assert read_player(text) == Seated(text)


@pytest.mark.parametrize("text", ["computer 0", "computer 7", "computer level 12", "computer xyz"])
def test_levels_that_do_not_exist_are_refused(text: str) -> None:
    """Whatever follows the word for the computer is its level."""
    with pytest.raises(InvalidSetup) as caught:
        read_player(text)
    assert caught.value.reason is SetupReason.LEVEL


def test_a_level_after_a_comma_is_the_computers() -> None:
    """As people write it: "the computer, level 3"."""
    assert join_levels(["Anna", "the computer", "level 3"]) == ["Anna", "the computer level 3"]
    assert join_levels(["Anna", "Level"]) == ["Anna", "Level"]


def test_a_level_after_a_person_is_refused() -> None:
    """It is neither a person nor the level of a computer that stands elsewhere."""
    with pytest.raises(InvalidSetup) as caught:
        join_levels(["Anna", "computer 3", "Ben", "level 4"])
    assert caught.value.reason is SetupReason.LEVEL_ALONE


@pytest.mark.parametrize("language", LANGUAGES)
def test_computers_have_names_that_nobody_has(language: str) -> None:
    """The first that is free; each says that it is no person."""
    first = load_seat_words(language).names[0]
    computer = Seated("", is_computer=True)
    names = name_players([Seated(first.upper()), computer, computer], language)
    assert len({name.casefold() for name in names}) == 3
    assert all(map(is_own_name, names))
    assert free_name(["Anna"], language) == first
    assert not is_own_name("Anna")


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_level_has_words(language: str) -> None:
    """Six levels, and one that adapts."""
    levels = set(load_seat_words(language).levels.values())
    assert {None, 1, 2, 3, 4, 5, 6} <= levels
    assert read_level("4", [language]) == 4


def test_an_even_level_is_set_for_the_game() -> None:
    """It is a number from then on, and the log knows where it comes from."""
    seated = (Seated("Anna"), Seated("", is_computer=True, level=None))
    assert computers_of(seated, 4) == (None, Computer(4, is_even=True))
    assert Players(("Anna", "Ben"), (Seated("Anna"), Seated("Ben"))).computers("azul") == ()


def test_the_header_keeps_the_computers() -> None:
    """A header that was written as JSON makes the same setup; one of people has no such field."""
    setup = make_setup(
        game=next(iter(SYSTEMS)),
        names=("Anna", "Computer", "Robot"),
        first_seat=0,
        chosen={},
        language="en",
        computers=(None, Computer(3), Computer(2, is_even=True)),
    )
    header = json.loads(json.dumps(encode_setup(setup)))
    assert header["computers"] == [
        {"seat": 2, "level": 3},
        {"seat": 3, "level": 2, "even": True},
    ]
    assert decode_setup(header) == setup
    del header["computers"]
    assert not decode_setup(header).has_computers


@pytest.mark.parametrize(
    "field", [1, [1], [{"seat": 3, "level": 1}], [{"seat": 1, "level": 9}], [{"seat": True}]]
)
def test_a_header_with_other_computers_is_no_setup(field: object) -> None:
    """Whatever another program wrote there."""
    why = AccessError(LedgerReason.NOT_AN_ENTRY)
    with pytest.raises(AccessError):
        decode_computers(field, 2, why)


@pytest.mark.parametrize(
    "data",
    [
        {"player": 0, "name": "Ben"},
        {"player": 1, "name": ""},
        {"player": 1, "name": "B\n"},
        {"player": 1, "name": "Ben", "level": 9},
        {"player": "1", "name": "Ben"},
    ],
)
def test_an_impossible_change_of_seats_is_no_entry(data: dict[str, object]) -> None:
    """A seat from 1, a printable name with a letter, a level that exists."""
    assert decode_seat_change(data) is None
