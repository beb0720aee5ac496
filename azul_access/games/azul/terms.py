"""Tiles, spaces and sources of base Azul as phrases: the smallest parts of every sentence."""

from collections.abc import Iterable, Sequence

from azul_access.games.azul import disc
from azul_access.games.azul.editions import EDITIONS, Context, Options
from azul_access.games.azul.pieces import COLOURS, FLOOR, LABELS, Colour, Line, Piece, Target
from azul_access.games.tiles import Counts, count_tiles
from azul_access.language.phrase import Phrase, describe_numbers, join_with_and, phrase
from azul_access.tactile.grid import positions


def describe_rules(options: Options) -> list[Phrase]:
    """The edition, the wall and the bonuses; what is as in the default edition is left out."""
    edition, default = options.edition, EDITIONS[0]
    phrases = [
        phrase(
            "azul-game-rules",
            edition=phrase("azul-edition", edition=edition.name),
            wall=phrase(f"azul-wall-{options.wall.value}"),
            points=edition.column_bonus,
        )
    ]
    if (edition.row_bonus, edition.colour_bonus) != (default.row_bonus, default.colour_bonus):
        phrases.append(
            phrase("azul-game-bonuses", row=edition.row_bonus, colour=edition.colour_bonus)
        )
    if edition.floor_costs != default.floor_costs:
        costs = tuple(phrase("number", number=cost) for cost in edition.floor_costs)
        phrases.append(phrase("azul-game-floor", costs=costs))
    return phrases


def label(piece: Piece) -> Phrase:
    """The printed label alone."""
    return phrase(f"label-{LABELS[piece].lower()}")


def tiles(context: Context, colour: Colour, count: int) -> Phrase:
    """Some tiles of one colour: the label and, except in terse narrations, the colour."""
    return phrase(f"tiles-{context.options.edition.colours[colour]}", count=count)


def counts(context: Context, tile_counts: Counts) -> tuple[Phrase, ...]:
    """Tiles by colour, in the order of the labels."""
    return tuple(
        tiles(context, colour, tile_counts[colour]) for colour in Colour if tile_counts[colour]
    )


def grouped(context: Context, colours: Iterable[Colour]) -> tuple[Phrase, ...]:
    """Tiles by colour, in the order in which the colours first appear."""
    tiles_in_order = list(colours)
    totals = count_tiles(tiles_in_order, COLOURS)
    return tuple(tiles(context, colour, totals[colour]) for colour in dict.fromkeys(tiles_in_order))


def line_numbers(lines: Sequence[Line]) -> tuple[Phrase, ...]:
    return describe_numbers(line.index + 1 for line in lines)


def to_target(target: Target) -> Phrase:
    if target is FLOOR:
        return phrase("azul-to-floor")
    return phrase("azul-to-line", line=target.index + 1)


def disc_space(space: disc.DiscSpace) -> Phrase:
    return phrase("azul-beside-disc") if space is disc.BESIDE else disc_spaces([space])


def disc_spaces(spaces: Sequence[disc.DiscSpace]) -> Phrase:
    """Spaces of the disc row by row, and how many tiles are beside it.

    Terse narrations have row and place of each space as two numbers.
    """
    on_disc = sorted(space for space in spaces if space is not disc.BESIDE)
    beside = spaces.count(disc.BESIDE)
    if not on_disc:
        return phrase("azul-beside-count", count=beside)
    pairs = [divmod(space, disc.WIDTH) for space in on_disc]
    laid = phrase(
        "azul-on-disc",
        spaces=join_with_and(positions(on_disc, disc.WIDTH)),
        pairs=tuple(phrase("grid-pair", row=row + 1, place=at + 1) for row, at in pairs),
    )
    return phrase("azul-disc-and-beside", spaces=laid, count=beside) if beside else laid


def hop(colour: Colour, origin: disc.DiscSpace, space: disc.DiscSpace) -> Phrase:
    """One tile that is moved on the centre disc."""
    return phrase(
        "azul-hop", label=label(colour), origin=disc_space(origin), space=disc_space(space)
    )
