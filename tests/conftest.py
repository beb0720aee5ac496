"""Settings for every test: what Hypothesis tries is the same each time, and may take its time."""

import pytest
from hypothesis import settings

settings.register_profile("same-each-time", derandomize=True, deadline=None, database=None)
settings.load_profile("same-each-time")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--spoken-games",
        action="store_true",
        help="also play whole games by voice; up to a quarter of an hour, and not yet reliable",
    )
