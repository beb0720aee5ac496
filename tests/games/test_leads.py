"""Who leads and by how much, from the scores of all seats."""

import pytest

from azul_access.games.leads import describe_lead
from azul_access.games.questions import AboutLead

NAMES = ("Anna", "Ben", "Clara")


@pytest.mark.parametrize(
    ("scores", "question", "expected"),
    [
        ((2, 10, 7), AboutLead(), ("lead", {"player": "Ben", "points": 10, "ahead": 3})),
        (
            (2, 10, 7),
            AboutLead(last=True),
            ("lead-last", {"player": "Anna", "points": 2, "behind": 8}),
        ),
        (
            (2, 10, 7),
            AboutLead((2,)),
            ("lead-gap", {"player": "Ben", "second": "Clara", "ahead": 3}),
        ),
        (
            (2, 10, 7),
            AboutLead((0, 2)),
            ("lead-gap", {"player": "Clara", "second": "Anna", "ahead": 5}),
        ),
        ((4, 4, 4), AboutLead(), ("lead-all-level", {"points": 4, "count": 3})),
    ],
)
def test_distances_are_those_to_the_next_and_to_the_first(
    scores: tuple[int, ...], question: AboutLead, expected: tuple[str, dict[str, object]]
) -> None:
    """The first is as far ahead as the second is behind; the last as far as the first is ahead."""
    [sentence] = describe_lead(NAMES, scores, question)
    assert (sentence.name, dict(sentence.slots)) == expected
