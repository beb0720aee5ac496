"""Takes expressions from the beginning or the end of a line, or out of it."""

from collections.abc import Collection, Iterator, Sequence

Key = tuple[str, ...]
_LONGEST = 8  # words in an expression


def strip_phrases(
    tokens: Sequence[str], phrases: Collection[Key], *, first: bool
) -> Iterator[Sequence[str]]:
    """Yield the tokens, and again after each of `phrases` is taken off.

    They are taken off at the beginning (`first`) or at the end, the longest possible each time.
    """
    yield tokens
    for length in range(min(_LONGEST, len(tokens)), 0, -1):
        part = tuple(tokens[:length] if first else tokens[-length:])
        if part in phrases:
            left = tokens[length:] if first else tokens[:-length]
            yield from strip_phrases(left, phrases, first=first)
            return


def drop_phrases(tokens: Sequence[str], phrases: Collection[Key]) -> list[str]:
    """The tokens without `phrases`, wherever they are; the longest possible each time."""
    kept: list[str] = []
    start = 0
    while start < len(tokens):
        lengths = range(min(_LONGEST, len(tokens) - start), 0, -1)
        dropped = next(
            (length for length in lengths if tuple(tokens[start : start + length]) in phrases), 0
        )
        kept += [] if dropped else [tokens[start]]
        start += dropped or 1
    return kept
