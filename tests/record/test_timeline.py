"""The timeline of a saved game: steps forwards and backwards."""

import pytest
from recorded_games import AZUL, load

from azul_access.record.timeline import Timeline, build_timeline


@pytest.fixture(scope="module")
def timeline() -> Timeline:
    return build_timeline(*load(AZUL))


@pytest.mark.parametrize("by_event", [False, True])
def test_forward_and_back_visit_the_same_steps(timeline: Timeline, by_event: bool) -> None:
    """Steps follow each other without gaps, and back returns each of them in reverse order."""
    spans = []
    position = 0
    while span := timeline.forward(position, 1, by_event=by_event):
        assert span.start == position
        spans.append(span)
        position = span.end
    assert position == len(timeline.events)
    back = []
    while span := timeline.back(position, 1, by_event=by_event):
        back.append(span)
        position = span.end
    assert back == spans[-2::-1]


@pytest.mark.parametrize("count", [2, 3, 1000])
def test_several_steps_end_where_single_steps_do(timeline: Timeline, count: int) -> None:
    """Only the last of several steps is narrated; too many steps end at the end of the game."""
    position = 0
    for _ in range(count):
        span = timeline.forward(position, 1, by_event=False)
        if span is None:
            break
        last, position = span, span.end
    assert timeline.forward(0, count, by_event=False) == last
    assert timeline.back(position, count, by_event=False) == timeline.forward(0, 1, by_event=False)


def test_the_ledger_of_every_position_leads_to_the_game(timeline: Timeline) -> None:
    """The ledger at a position has the commands up to it, and the last one is the whole game."""
    end = len(timeline.events)
    lengths = [len(timeline.ledger_at(position).applied) for position in range(1, end + 1)]
    assert lengths == sorted(lengths)
    assert timeline.ledger_at(end).state == timeline.ledger.state


def test_rounds_begin_at_their_position(timeline: Timeline) -> None:
    """The first event after the position of a round belongs to it."""
    for number, position in timeline.rounds.items():
        assert timeline.round_at(position + 1) == number
