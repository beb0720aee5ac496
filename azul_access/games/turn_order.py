"""The order in which players take their turns."""

from collections.abc import Sequence


def next_seats(order: Sequence[int]) -> tuple[int, ...]:
    """For each seat the one that is next in turn; `order` has every seat once."""
    following = dict(zip(order, (*order[1:], order[0]), strict=True))
    return tuple(following[seat] for seat in range(len(order)))


def order_of(next_seat: Sequence[int], first: int = 0) -> tuple[int, ...]:
    """The seats in the order of their turns, from the `first` one on."""
    order = [first]
    while len(order) < len(next_seat):
        order.append(next_seat[order[-1]])
    return tuple(order)
