"""Made-up editions, added to a copy of the package as a contributor adds them: one row each."""

from pathlib import Path

NAME = "garden"

# Other words for the colours, other bonuses and costs than any edition has.
_AZUL_ROW = f"""
    Edition(
        name="{NAME}",
        colours=("red", "blue", "black", "turquoise", "yellow"),
        row_bonus=3,
        column_bonus=6,
        colour_bonus=12,
        floor_costs=(2, 2, 3, 3, 4, 4, 5),
    ),
"""
_SUMMER_PAVILION_ROW = f"""
    Edition(
        name="{NAME}",
        rounds=4,
        start_score=9,
        lowest_score=2,
        stone_cost=2,
        surplus_cost=3,
        corners=3,
        coloured_numbers=((1, 2, 3, 4, 5, 7),) * STARS,
        grey_numbers=((4,) * 6, *((3, 2, 1, 4, 5, 6),) * (STARS - 1)),
        bonus_tiles={{FeatureKind.PILLAR: 2, FeatureKind.STATUE: 1, FeatureKind.WINDOW: 4}},
        mixed_star_points=13,
        star_points=dict(zip(Colour, (21, 22, 23, 24, 25, 26), strict=True)),
        number_points={{1: 5, 7: 9}},
    ),
"""
_END_OF_ROWS = "\n)\n_EDITION_OF_NAME"


def add_editions(package: Path) -> None:
    """Add the rows to the package `azul_access` at `package`."""
    for game, row in (("azul", _AZUL_ROW), ("summer_pavilion", _SUMMER_PAVILION_ROW)):
        path = package / "games" / game / "editions.py"
        text = path.read_text(encoding="utf-8")
        rows, rest = text.split(_END_OF_ROWS)
        path.write_text(f"{rows}{row}{_END_OF_ROWS}{rest}", encoding="utf-8")
