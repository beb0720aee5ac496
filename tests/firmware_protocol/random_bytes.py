"""How many random bytes the tests send."""

import pytest


def amount(request: pytest.FixtureRequest) -> int:
    """A tenth of a megabyte; a whole one with --thorough."""
    return 1_000_000 if request.config.getoption("--thorough", default=False) else 100_000
