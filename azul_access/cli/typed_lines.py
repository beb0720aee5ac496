"""Lines from a console, without comments."""

from collections.abc import Callable, Iterator

from azul_access.keyboard import Console, EndOfInput

# Begins a comment, so that a file of commands can be annotated.
COMMENT = "#"


def typed_lines(console: Console, prompt: Callable[[], str]) -> Iterator[str]:
    """Each line until the end of the input. Comment lines are skipped."""
    while True:
        try:
            line = console.read_line(prompt)
        except EndOfInput:
            return
        if not line.lstrip().startswith(COMMENT):
            yield line
