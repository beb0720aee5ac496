"""What users typed, as it is repeated to them."""

_MOST_CHARACTERS = 60


def quote(text: str) -> str:
    """The text with single spaces, cut to a length that is short enough to repeat."""
    words = " ".join(text.split())
    return words if len(words) <= _MOST_CHARACTERS else words[:_MOST_CHARACTERS] + " …"
