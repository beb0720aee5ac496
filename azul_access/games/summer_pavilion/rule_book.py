"""The rule book of Summer Pavilion: which rules there are, in the order of play, their numbers."""

from collections.abc import Mapping
from enum import Enum

from azul_access.games.questions import AboutBag, AboutBonus, AboutStarter
from azul_access.games.rule_book import Entry, Plan, RuleChapter, Slots, build_chapters
from azul_access.games.shared_rules import (
    BREAKS,
    MISTAKE,
    PEOPLE,
    SHARED_ANSWERS,
    SHARED_REFUSALS,
    factory_counts,
)
from azul_access.games.sources import FACTORY_SPACES
from azul_access.games.summer_pavilion import pieces, rule_examples, terms
from azul_access.games.summer_pavilion.editions import Options
from azul_access.games.summer_pavilion.questions import (
    AboutPassing,
    AboutStarGoal,
    AboutSupply,
    AboutWild,
)
from azul_access.games.summer_pavilion.refusals import Reason
from azul_access.language.phrase import Phrase, join_with_and, phrase

TITLE = phrase("sp-book")


def chapters(options: Options) -> tuple[RuleChapter, ...]:
    return build_chapters("sp", _PLAN, options)


def is_grey(options: Options) -> bool:
    return options.grey


def is_coloured(options: Options) -> bool:
    return not options.grey


def _rounds(options: Options) -> Slots:
    return {"rounds": options.edition.rounds}


def _supply(_: Options) -> Slots:
    return {"spaces": pieces.SUPPLY_SPACES}


def _tiles(_: Options) -> Slots:
    return {
        "tiles": pieces.COLOURS * pieces.TILES_OF_A_COLOUR,
        "each": pieces.TILES_OF_A_COLOUR,
        "colours": pieces.COLOURS,
        "labels": terms.labels(pieces.ALL_COLOURS),
    }


def _clock(options: Options) -> Slots:
    places = [terms.star_place(options, star) for star in range(pieces.STARS)]
    return {"stars": join_with_and(places)}


def _spaces(_: Options) -> Slots:
    return {"spaces": pieces.SPACES}


def _grey_spaces(options: Options) -> Slots:
    outer, centre = options.edition.grey_numbers[1], options.edition.grey_numbers[0]
    return {
        "numbers": tuple(phrase("number", number=number) for number in outer),
        "first": outer[0],
        "centre": centre[0],
    }


def _features(_: Options) -> Slots:
    kinds = [feature.kind for feature in pieces.FEATURES]
    names = ("pillars", "statues", "windows")
    return {name: kinds.count(kind) for name, kind in zip(names, pieces.FeatureKind, strict=True)}


def _ready(options: Options) -> Slots:
    return {"start": options.edition.start_score, "supply": pieces.SUPPLY_SPACES}


def _wilds(options: Options) -> Slots:
    return {
        "order": join_with_and(
            [phrase(f"colour-{colour.name.lower()}") for colour in options.wilds]
        )
    }


def _bonus_tiles(options: Options) -> Slots:
    pillar, statue, window = (options.edition.bonus_tiles[kind] for kind in pieces.FeatureKind)
    return {"pillar": pillar, "statue": statue, "window": window}


def _keeping(options: Options) -> Slots:
    edition = options.edition
    return {
        "corners": edition.corners,
        "cost": edition.surplus_cost,
        "lowest": edition.lowest_score,
    }


def _stars(options: Options) -> Slots:
    points = [
        phrase("sp-label-points", label=terms.label(colour), points=points)
        for colour, points in options.edition.star_points.items()
    ]
    return {"stars": join_with_and(points), "mixed": options.edition.mixed_star_points}


def _numbers(options: Options) -> Slots:
    points: list[Phrase] = [
        phrase("sp-book-number-points", number=number, points=points)
        for number, points in options.edition.number_points.items()
    ]
    return {"numbers": join_with_and(points)}


# Reasons that are not here ask back, tell what is due, or are about something that is not there.
REFUSALS: Mapping[Enum, str] = {
    **SHARED_REFUSALS,
    Reason.OVER: "end",
    Reason.WILD_ALONE: "take-wild",
    Reason.SPACE_TAKEN: "place-turn",
    Reason.STAR_WANTS: "colour",
    Reason.STAR_HAS: "colour",
    Reason.NOT_HELD: "price",
    Reason.TOO_FEW: "price",
    Reason.PAYMENT: "price",
    Reason.PAYMENT_COLOUR: "price",
    Reason.BONUS_COUNT: "bonus",
    Reason.SUPPLY_LACKS: "supply",
    Reason.KEEP_FEWER: "keep",
    Reason.KEEP_NOT_HELD: "keep",
}

ANSWERS: Mapping[object, str] = {
    **SHARED_ANSWERS,
    AboutBonus(): "bonus",
    AboutBonus("star"): "stars",
    AboutStarter(): "stone",
    AboutStarGoal: "stars",
}

_PLAN: Plan[Options] = (
    ("idea", (Entry("aim"), Entry("course", _rounds), PEOPLE)),
    (
        "pieces",
        (
            Entry("tiles", _tiles),
            Entry("bag", now=AboutBag()),
            Entry("factories", factory_counts),
            Entry("stone"),
            Entry("supply", _supply, now=AboutSupply()),
            Entry("board", _spaces, applies=is_coloured),
            Entry("board-grey", _spaces, applies=is_grey),
            Entry("clock", example=_clock),
            Entry("spaces", _spaces, rule_examples.hours, is_coloured, grid="stars"),
            Entry("spaces-grey", _grey_spaces, applies=is_grey, grid="stars"),
            Entry("features", _features, rule_examples.features, is_coloured),
            Entry("features", _features, applies=is_grey),
            Entry("cards"),
            Entry("ready", _ready),
            Entry("hand"),
        ),
    ),
    (
        "filling",
        (
            Entry("wild", _wilds, now=AboutWild()),
            Entry("filling", lambda _: {"size": FACTORY_SPACES}),
            Entry("stock", _supply),
            Entry("kept"),
        ),
    ),
    (
        "taking",
        (
            Entry("turn"),
            Entry("take-wild", example=rule_examples.wild_comes_along),
            Entry("only-wild", example=rule_examples.only_wild),
            Entry("from-factory"),
            Entry(
                "first",
                lambda options: {"cost": options.edition.stone_cost},
                rule_examples.first_from_centre,
            ),
            Entry("taken"),
        ),
    ),
    (
        "placing",
        (
            Entry("place-turn"),
            Entry("price", example=rule_examples.price),
            Entry("colour", example=rule_examples.centre_star, applies=is_coloured),
            Entry("colour-grey", applies=is_grey),
            Entry(
                "points",
                lambda _: {"single": rule_examples.single_points(), "spaces": pieces.SPACES},
                rule_examples.connected,
                is_coloured,
            ),
            Entry(
                "points",
                lambda _: {"single": rule_examples.single_points(), "spaces": pieces.SPACES},
                applies=is_grey,
            ),
            Entry("bonus", _bonus_tiles, rule_examples.window, is_coloured),
            Entry("bonus", _bonus_tiles, applies=is_grey),
            Entry("several", example=rule_examples.two_features),
            Entry("refill", now=AboutSupply()),
            Entry("pass", example=rule_examples.passing, now=AboutPassing()),
            Entry("keep", _keeping, rule_examples.keeping),
        ),
    ),
    (
        "end",
        (
            Entry(
                "end",
                lambda options: {
                    "rounds": options.edition.rounds,
                    "cost": options.edition.surplus_cost,
                },
            ),
            Entry("agreed"),
            Entry("stars", _stars, applies=is_coloured),
            Entry("stars-grey", _stars, applies=is_grey),
            Entry("numbers", _numbers, rule_examples.complete_numbers, is_coloured),
            Entry("numbers", _numbers, applies=is_grey),
            Entry("winner", example=rule_examples.shared_victory),
            Entry("counting"),
        ),
    ),
    (
        "table",
        (
            Entry("say"),
            Entry("touch"),
            MISTAKE,
            BREAKS,
            Entry("names"),
            Entry("sorting"),
            Entry("seats"),
            Entry("time"),
            Entry("ask"),
        ),
    ),
)
