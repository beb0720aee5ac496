"""How a game is set up, as a value and as the header of its log."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from azul_access.errors import AccessError
from azul_access.games import SYSTEMS
from azul_access.games.choices import InvalidSetup, SetupReason
from azul_access.games.system import Options, System
from azul_access.language.lexicon import entries, plain, tokens
from azul_access.record.ledger import Ledger, LedgerReason, open_ledger

TABLE, VIRTUAL = BAGS = ("table", "virtual")


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything that is chosen before the first tile.

    `first_seat` counts from 0. `bag` is "table" if people draw the tiles and "virtual" if the
    program draws them, seeded by `seed`. `language` is the language that the game began in.
    """

    system: System
    names: tuple[str, ...]
    first_seat: int
    options: Options
    bag: str
    seed: int
    language: str


def make_setup(
    *,
    game: str,
    names: Sequence[str],
    first_seat: int,
    chosen: Mapping[str, object],
    bag: str = TABLE,
    seed: int = 0,
    language: str,
) -> Setup:
    """Raises: InvalidSetup."""
    system = SYSTEMS[game]
    cleaned = check_names(system, names)
    if not 0 <= first_seat < len(cleaned):
        raise InvalidSetup(SetupReason.STARTS, players=", ".join(cleaned))
    if bag == VIRTUAL and system.virtual_bag is None:
        raise InvalidSetup(SetupReason.NO_VIRTUAL_BAG)
    listed = {name: _listed(system, language, name, value) for name, value in chosen.items()}
    return Setup(
        system, cleaned, first_seat, system.editions.decode_options(listed), bag, seed, language
    )


def _listed(system: System, language: str, name: str, value: object) -> object:
    """A choice as it was typed; a list in words of the player's language becomes concepts."""
    choice = system.editions.CHOICES.get(name)
    if choice is None or not choice.each_of or value in choice.values:
        return value
    meant = {
        tokens(text): concept
        for file in ("words", system.name)
        for _, concept, text in entries(language, file)
        if concept in choice.each_of
    }
    found = [str(meant.get(tokens(part))) for part in str(value).split(",")]
    return ",".join(found) if sorted(found) == sorted(choice.each_of) else value


def practice_bag(system: System) -> str:
    """The bag of a game that is begun without people: the virtual one if the game has it."""
    return TABLE if system.virtual_bag is None else VIRTUAL


def check_names(system: System, names: Sequence[str]) -> tuple[str, ...]:
    """Names by seat, spaces tidied.

    Raises: InvalidSetup for too few or too many, for two alike, and for one without a letter.
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
        if not any(sign.isalpha() for sign in name):
            raise InvalidSetup(SetupReason.NAME_WITHOUT_LETTER, name=name)
        if not name.isprintable():
            raise InvalidSetup(SetupReason.NAME_UNPRINTABLE, name=ascii(name))
        if plain(name) in map(plain, cleaned[:seat]):
            raise InvalidSetup(SetupReason.NAMES_ALIKE, name=name)
    return cleaned


def start_ledger(setup: Setup) -> Ledger:
    return open_ledger(setup.system, len(setup.names), setup.first_seat, setup.options)


def encode_setup(setup: Setup) -> dict[str, object]:
    """The header of a game's log; seats count from 1."""
    return {
        "game": setup.system.name,
        "players": list(setup.names),
        "starts": setup.first_seat + 1,
        **setup.system.editions.encode_options(setup.options),
        "bag": setup.bag,
        "seed": setup.seed,
        "language": setup.language,
    }


def decode_setup(header: Mapping[str, object]) -> Setup:
    """Raises: AccessError when the header is of no game we know."""
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
    return make_setup(
        game=system.name,
        names=names,
        first_seat=starts - 1,
        chosen=chosen,
        bag=str(bag),
        seed=seed,
        language=language,
    )
