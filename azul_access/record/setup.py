"""The setup of a game: everything that is chosen before it begins, and its form in the log."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from azul_access.errors import AccessError
from azul_access.games import SYSTEMS
from azul_access.games.choices import InvalidSetup, SetupReason
from azul_access.games.system import Options, System
from azul_access.language.lexicon import normalize, read_entries, tokenize
from azul_access.record.ledger import Ledger, LedgerReason, new_ledger
from azul_access.record.seats import (
    MOST_COMPUTERS,
    Computer,
    Computers,
    SeatChange,
    decode_computers,
    encode_computers,
)
from azul_access.values import frozen

_MOST_LETTERS = 40
TABLE_BAG, VIRTUAL_BAG = BAGS = ("table", "virtual")


@frozen
class Setup:
    """`names` are the players by seat; `first_seat` is who begins the first round.

    Seats count from 0. `bag` is "table" if people draw the tiles and "virtual" if the program
    draws them, seeded by `seed`. `language` is the language that the game began in. `computers`
    has the computer at each seat, or None for a person; in a game of people it may be empty.
    """

    system: System
    names: tuple[str, ...]
    first_seat: int
    options: Options
    bag: str
    seed: int
    language: str
    computers: Computers = ()

    def computer_at(self, seat: int | None) -> Computer | None:
        """The computer at a seat; None for a person, and for no seat."""
        return self.computers[seat] if seat is not None and seat < len(self.computers) else None

    @property
    def people(self) -> tuple[str, ...]:
        """The names of those who are no computer."""
        seats = enumerate(self.names)
        return tuple(name for seat, name in seats if self.computer_at(seat) is None)

    @property
    def has_computers(self) -> bool:
        return any(self.computers)


def make_setup(
    *,
    game: str,
    names: Sequence[str],
    first_seat: int,
    chosen: Mapping[str, object],
    bag: str = TABLE_BAG,
    seed: int = 0,
    language: str,
    computers: Computers = (),
) -> Setup:
    """The setup of the game with the name `game`; `chosen` are the chosen options by name.

    An option that is a list may be in words of `language`.

    Raises: InvalidSetup.
    """
    system = SYSTEMS[game]
    players = check_names(system, names)
    if not 0 <= first_seat < len(players):
        raise InvalidSetup(SetupReason.STARTS, players=", ".join(players))
    if bag == VIRTUAL_BAG and system.virtual_bag is None:
        raise InvalidSetup(SetupReason.NO_VIRTUAL_BAG)
    options = system.editions.decode_options(
        {name: _with_concepts(system, language, name, value) for name, value in chosen.items()}
    )
    check_computers(computers)
    return Setup(system, players, first_seat, options, bag, seed, language, computers)


def check_computers(computers: Computers) -> None:
    """Raises: InvalidSetup if no seat is left for somebody who lays the tiles."""
    if len(list(filter(None, computers))) > MOST_COMPUTERS:
        raise InvalidSetup(SetupReason.ONLY_COMPUTERS, most=MOST_COMPUTERS)


def change_seat(setup: Setup, change: SeatChange) -> Setup:
    """The setup with another player at a seat.

    Raises: InvalidSetup for a name that another player has, and if no seat is left for a person.
    """
    names = [*setup.names]
    if change.seat >= len(names):
        raise InvalidSetup(SetupReason.STARTS, players=", ".join(names))
    names[change.seat] = change.name
    computers: list[Computer | None] = [setup.computer_at(seat) for seat in range(len(names))]
    computers[change.seat] = change.computer
    check_computers(tuple(computers))
    playing = tuple(computers) if any(computers) else ()
    return replace(setup, names=check_names(setup.system, names), computers=playing)


def _with_concepts(system: System, language: str, name: str, value: object) -> object:
    """The value of an option; a list in words of a language becomes a list of concepts."""
    choice = system.editions.CHOICES.get(name)
    if choice is None or not choice.each_of or value in choice.values:
        return value
    concepts = {
        tokenize(text): concept
        for file in ("words", system.name)
        for _, concept, text in read_entries(language, file)
        if concept in choice.each_of
    }
    items = [str(concepts.get(tokenize(item))) for item in str(value).split(",")]
    return ",".join(items) if sorted(items) == sorted(choice.each_of) else value


def choose_practice_bag(system: System) -> str:
    """The bag for a game that nobody plays at a table: the virtual one if the game has one."""
    return TABLE_BAG if system.virtual_bag is None else VIRTUAL_BAG


def check_names(system: System, names: Sequence[str]) -> tuple[str, ...]:
    """The names with single spaces.

    Raises: InvalidSetup for a wrong number of names, equal names, and a name without a letter or
        with an unprintable character.
    """
    cleaned = tuple(" ".join(name.split()) for name in names)
    if len(cleaned) not in system.players:
        raise InvalidSetup(
            SetupReason.PLAYERS,
            count=len(cleaned),
            least=system.players[0],
            most=system.players[-1],
        )
    for seat, name in enumerate(cleaned):
        if not any(character.isalpha() for character in name):
            raise InvalidSetup(SetupReason.NAME_WITHOUT_LETTER, name=name)
        if not name.isprintable():
            raise InvalidSetup(SetupReason.NAME_UNPRINTABLE, name=ascii(name))
        if normalize(name) in map(normalize, cleaned[:seat]):
            raise InvalidSetup(SetupReason.NAMES_ALIKE, name=name)
    return cleaned


def check_new_names(system: System, names: Sequence[str]) -> tuple[str, ...]:
    """The names for a new game, which are short enough to be said again and again.

    Raises: InvalidSetup, as `check_names` and for a long name.
    """
    checked = check_names(system, names)
    for name in checked:
        if len(name) > _MOST_LETTERS:
            start = name[:_MOST_LETTERS] + "…"
            raise InvalidSetup(SetupReason.NAME_TOO_LONG, name=start, most=_MOST_LETTERS)
    return checked


def start_ledger(setup: Setup) -> Ledger:
    """The ledger of the game before its first command."""
    return new_ledger(setup.system, len(setup.names), setup.first_seat, setup.options)


def encode_setup(setup: Setup) -> dict[str, object]:
    """The header of the game's log; seats count from 1."""
    return {
        "game": setup.system.name,
        "players": list(setup.names),
        "starts": setup.first_seat + 1,
        **setup.system.editions.encode_options(setup.options),
        "bag": setup.bag,
        "seed": setup.seed,
        "language": setup.language,
        **encode_computers(setup.computers),
    }


def decode_setup(header: Mapping[str, object]) -> Setup:
    """Raises: AccessError if the header is not the one of a known game."""
    try:
        system = SYSTEMS[str(header["game"])]
        names, starts, seed = header["players"], header["starts"], header["seed"]
        bag, language = header["bag"], header["language"]
        chosen = {name: header[name] for name in system.editions.CHOICES}
    except KeyError as missing:
        raise AccessError(LedgerReason.NOT_AN_ENTRY) from missing
    if (
        not isinstance(names, list)
        or not all(isinstance(name, str) for name in names)
        or type(starts) is not int
        or type(seed) is not int
        or bag not in BAGS
        or not isinstance(language, str)
    ):
        raise AccessError(LedgerReason.NOT_AN_ENTRY)
    why = AccessError(LedgerReason.NOT_AN_ENTRY)
    computers = decode_computers(header.get("computers", ()), len(names), why)
    return make_setup(
        game=system.name,
        names=names,
        first_seat=starts - 1,
        chosen=chosen,
        bag=str(bag),
        seed=seed,
        language=language,
        computers=computers,
    )
