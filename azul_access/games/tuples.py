"""Values that never change: a changed one is a new tuple."""

from typing import TypeVar

T = TypeVar("T")


def replace_item(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    """`items` with another one at `index`."""
    changed = list(items)
    changed[index] = item
    return tuple(changed)
