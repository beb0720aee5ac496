"""Which choices of a seat's page have headings that are chosen first."""

import pytest

from azul_access.language.phrase import phrase
from azul_access.session.step.picking import Heading, OfferedPick
from azul_access.web.seat_choices import list_first


def choices(*headings: str) -> list[OfferedPick]:
    """A choice below each of these headings."""
    return [
        OfferedPick(
            (phrase("name", name=str(number)),), number, Heading(phrase("name", name=heading))
        )
        for number, heading in enumerate(headings)
    ]


@pytest.mark.parametrize(
    ("count", "headings"), [(2, []), (6, []), (7, ["left", "right"]), (20, ["left", "right"])]
)
def test_headings_come_first_where_there_are_more_than_six_choices(
    count: int, headings: list[str]
) -> None:
    found = list_first(choices("left", *["right"] * (count - 1)))
    assert found == [Heading(phrase("name", name=heading)) for heading in headings]


def test_a_single_heading_is_not_chosen() -> None:
    assert list_first(choices(*["left"] * 20)) == []
