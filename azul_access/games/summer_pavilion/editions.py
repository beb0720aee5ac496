"""Editions, boards and the order of wild colours: rows of data, and what a game is set up with."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from azul_access.games.choices import Choice, InvalidSetup, SetupReason, resolve_choice
from azul_access.games.context import TypedContext
from azul_access.games.summer_pavilion.pieces import COLOUR_OF_LABEL, LABELS, STARS, Colour


class Board(Enum):
    COLOURED = "coloured"
    GREY = "grey"


# Rules 3, "Decided": the lowest score there is in each edition.
LOWEST_SCORE = {"mini": 0, "original": 1}

# Rules 3, "Wild colours": the colour of each round, first to last.
NORMAL_ORDER = (
    Colour.PURPLE,
    Colour.GREEN,
    Colour.ORANGE,
    Colour.YELLOW,
    Colour.BLUE,
    Colour.RED,
)
_ORDERS = {"normal": NORMAL_ORDER, "reversed": NORMAL_ORDER[::-1]}

# The colours by name, as a list of wild colours may give them.
NAMES: dict[str, Colour] = {colour.name.lower(): colour for colour in Colour}

# What may be chosen before the first tile; the first of each row is the default.
CHOICES: dict[str, Choice] = {
    "edition": Choice(tuple(LOWEST_SCORE)),
    "board": Choice(tuple(board.value for board in Board)),
    "wild_order": Choice(tuple(_ORDERS), each_of=tuple(NAMES)),
}

# Rules 3, "Variant 1": the numbers printed on the spaces of each star, on the grey board or not.
_ASCENDING = (1, 2, 3, 4, 5, 6)
NUMBERS = {
    False: (_ASCENDING,) * STARS,
    True: ((3,) * 6, *((3, 2, 1, 4, 5, 6),) * (STARS - 1)),
}


@dataclass(frozen=True, slots=True)
class Options:
    """`wilds` holds the wild colour of each round; `order` is how that order was chosen."""

    edition: str
    board: Board
    wilds: tuple[Colour, ...]
    order: str

    @property
    def lowest(self) -> int:
        """The score that nobody falls below."""
        return LOWEST_SCORE[self.edition]

    @property
    def grey(self) -> bool:
        return self.board is Board.GREY


# Who listens to a narration of this game.
NarrationContext = TypedContext[Options]


def decode_options(chosen: Mapping[str, object]) -> Options:
    """Raises: InvalidSetup for a choice that CHOICES does not offer."""
    values = {name: resolve_choice(CHOICES, chosen, name) for name in {**CHOICES, **chosen}}
    order = values["wild_order"]
    wilds = _ORDERS.get(order) or _listed(order)
    return Options(values["edition"], Board(values["board"]), wilds, order)


def encode_options(options: Options) -> dict[str, object]:
    return {
        "edition": options.edition,
        "board": options.board.value,
        "wild_order": options.order,
    }


def numbers(options: Options, star: int) -> tuple[int, ...]:
    """The numbers printed on a star's spaces: what a tile there costs."""
    return NUMBERS[options.grey][star]


def wild_in(options: Options, round_number: int) -> Colour:
    """The wild colour of a round, from 1."""
    return options.wilds[round_number - 1]


def _listed(order: str) -> tuple[Colour, ...]:
    """Every colour once, by name or label, with commas between them."""
    parts = [part.strip() for part in order.split(",")]
    found = [NAMES.get(part.lower()) for part in parts]
    found = [
        COLOUR_OF_LABEL.get(part.upper()) if colour is None else colour
        for part, colour in zip(parts, found, strict=True)
    ]
    wilds = tuple([colour for colour in found if colour is not None])
    if len(found) != len(Colour) or set(wilds) != set(Colour):
        example = ",".join(LABELS[colour] for colour in NORMAL_ORDER)
        raise InvalidSetup(
            SetupReason.OPTION,
            option="wild-order",
            value=order,
            choices=", ".join([*_ORDERS, example]),
        )
    return wilds
