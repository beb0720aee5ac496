"""Tiles, stars, spaces and features as phrases: the smallest parts of every sentence.

Places are named by the hours of a clock, as seen with the board in front of you: the stars are at
the odd hours, the purple one (star 1) at 9 o'clock; the spaces of a star are at the even hours. See
docs/summer-pavilion.md.
"""

from collections.abc import Iterable, Sequence

from azul_access.games.summer_pavilion import pieces
from azul_access.games.summer_pavilion.editions import EDITIONS, Edition, Options
from azul_access.games.tiles import Counts, count_tiles
from azul_access.language.phrase import Phrase, describe_numbers, join_with_and, phrase

HOURS = 12
_TILES = {
    pieces.Colour.PURPLE: "tiles-purple",
    pieces.Colour.ORANGE: "tiles-orange",
    pieces.Colour.RED: "tiles-red",
    pieces.Colour.BLUE: "sp-tiles-blue",
    pieces.Colour.YELLOW: "tiles-yellow-y",
    pieces.Colour.GREEN: "tiles-green",
}


def describe_rules(options: Options) -> list[Phrase]:
    """The edition, the board and the wild colours, and how the edition differs from the default."""
    rules = phrase(
        "sp-game-rules",
        edition=phrase("sp-edition", edition=options.edition.name),
        board=phrase(f"sp-board-{options.board.value}"),
        wilds=labels(options.wilds),
    )
    return [rules, *_describe_differences(options.edition, EDITIONS[0])]


def _describe_differences(edition: Edition, default: Edition) -> list[Phrase]:
    phrases = []
    if edition.start_score != default.start_score:
        phrases.append(
            phrase("sp-game-scores", start=edition.start_score, lowest=edition.lowest_score)
        )
    if edition.stone_cost != default.stone_cost:
        phrases.append(phrase("sp-game-stone-cost", points=edition.stone_cost))
    if (edition.corners, edition.surplus_cost) != (default.corners, default.surplus_cost):
        phrases.append(
            phrase("sp-game-corners", count=edition.corners, points=edition.surplus_cost)
        )
    if edition.bonus_tiles != default.bonus_tiles:
        phrases.append(describe_bonus_tiles(edition))
    if (edition.star_points, edition.mixed_star_points) != (
        default.star_points,
        default.mixed_star_points,
    ):
        phrases.append(describe_star_points(edition))
    if edition.number_points != default.number_points:
        phrases.append(describe_number_points(edition))
    return phrases


def describe_bonus_tiles(edition: Edition) -> Phrase:
    """The tiles that players earn by surrounding something."""
    pillar, statue, window = (edition.bonus_tiles[kind] for kind in pieces.FeatureKind)
    return phrase("sp-game-bonus-tiles", pillar=pillar, statue=statue, window=window)


def describe_star_points(edition: Edition) -> Phrase:
    """The points for complete stars at the end."""
    stars = tuple(
        phrase("sp-label-points", label=label(colour), points=points)
        for colour, points in edition.star_points.items()
    )
    return phrase("sp-game-stars", stars=stars, mixed=edition.mixed_star_points)


def describe_number_points(edition: Edition) -> Phrase:
    """The points for numbers that are covered on all stars at the end."""
    numbers = tuple(
        phrase("sp-number-points", number=number, points=points)
        for number, points in edition.number_points.items()
    )
    return phrase("sp-game-numbers", points=numbers)


def label(colour: pieces.Colour) -> Phrase:
    """The printed label alone."""
    return phrase(f"label-{pieces.LABELS[colour].lower()}")


def labels(colours: Iterable[pieces.Colour]) -> tuple[Phrase, ...]:
    return tuple(label(colour) for colour in colours)


def tiles(colour: pieces.Colour, count: int) -> Phrase:
    """Some tiles of one colour: the label and, except in terse narrations, the colour."""
    return phrase(_TILES[colour], count=count)


def counts(tile_counts: Counts) -> tuple[Phrase, ...]:
    """Tiles by colour, in the order of the labels."""
    return tuple(
        tiles(colour, tile_counts[colour]) for colour in pieces.ALL_COLOURS if tile_counts[colour]
    )


def grouped(colours: Iterable[pieces.Colour]) -> tuple[Phrase, ...]:
    """Tiles by colour, in the order of the labels."""
    return counts(count_tiles(colours, pieces.COLOURS))


def list_grouped(colours: Iterable[pieces.Colour]) -> Phrase:
    return join_with_and(grouped(colours))


def describe_centre(centre: Counts) -> Phrase:
    return phrase("centre", tiles=counts(centre)) if any(centre) else phrase("centre-empty")


def colour_name(colour: pieces.Colour) -> Phrase:
    """A colour by name and label: "Orange, O"."""
    return phrase("sp-colour", name=phrase(f"colour-{colour.name.lower()}"), label=label(colour))


def star_clock(star: int) -> int:
    """The hour of an outer star."""
    return (8 + 2 * (star - 1)) % HOURS + 1


def star_at(hour: int) -> int | None:
    """The outer star at an hour, or None where there is none."""
    return next((star for star in range(1, pieces.STARS) if star_clock(star) == hour), None)


def space_clock(space: pieces.Space) -> int:
    """The hour of a space, seen from the middle of its star."""
    turned = 0 if space.star == pieces.CENTRE_STAR else space.star - 1
    return (2 * (space.index + turned) - 1) % HOURS + 1


def star_name(options: Options, star: int) -> Phrase:
    if star == pieces.CENTRE_STAR:
        return phrase("star-centre")
    if options.grey:
        return phrase("star-number", star=star, clock=star_clock(star))
    return phrase(f"star-{pieces.Colour(star - 1).name.lower()}", clock=star_clock(star))


def star_place(options: Options, star: int) -> Phrase:
    """Where a star lies on the board, as on a clock."""
    name = star_name(options, star)
    if star == pieces.CENTRE_STAR:
        return phrase("sp-star-in-middle", star=name)
    return phrase("sp-star-at", star=name, clock=star_clock(star))


def space_number(options: Options, space: pieces.Space) -> int:
    """The number that players call a space: the printed one where its star has six different ones.

    On the grey board's centre star all spaces have 3; there they are counted, 1 at 12 o'clock.
    """
    printed = options.numbers[space.star]
    return printed[space.index] if len(set(printed)) == pieces.SPACES else space.index + 1


def space_index(options: Options, star: int, number: int) -> int:
    """The space that players call `number`, from 0; out of range where there is none."""
    printed = options.numbers[star] if 0 <= star < pieces.STARS else ()
    return (
        printed.index(number)
        if number in printed and len(set(printed)) == pieces.SPACES
        else number - 1
    )


def space_name(options: Options, space: pieces.Space) -> Phrase:
    return phrase(
        "star-space",
        star=star_name(options, space.star),
        space=space_number(options, space),
        clock=space_clock(space),
    )


def onto_space(options: Options, space: pieces.Space) -> Phrase:
    """A space after the language's word for "onto"."""
    is_centre = space.star == pieces.CENTRE_STAR
    by_number = options.grey and not is_centre
    return phrase(
        "onto-star-space",
        star=phrase("onto-numbered-star" if by_number else "onto-star", star=space.star),
        hour=0 if is_centre else star_clock(space.star),
        space=space_number(options, space),
        clock=space_clock(space),
    )


def describe_place(options: Options, colour: pieces.Colour, space: pieces.Space) -> Phrase:
    """A tile of a colour to a space, as a command."""
    return phrase("sp-command-place", label=label(colour), space=onto_space(options, space))


def space_numbers(options: Options, star: int, indexes: Iterable[int]) -> tuple[Phrase, ...]:
    """The numbers of some spaces of a star, in ascending order."""
    return describe_numbers(
        sorted(space_number(options, pieces.Space(star, index)) for index in indexes)
    )


def feature_name(options: Options, feature: pieces.Feature) -> Phrase:
    """A pillar, statue or window, by the stars beside it."""
    star = star_name(options, feature.star)
    match feature.kind:
        case pieces.FeatureKind.PILLAR:
            return phrase("sp-pillar", star=star)
        case pieces.FeatureKind.STATUE:
            return phrase(
                "sp-statue", star=star, next=star_name(options, pieces.next_star(feature.star))
            )
        case pieces.FeatureKind.WINDOW:
            return phrase("sp-window", star=star)


def player_names(names: Sequence[str], seats: Iterable[int]) -> list[Phrase]:
    return [phrase("name", name=names[seat]) for seat in seats]
