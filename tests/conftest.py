"""Options and settings for every test."""

import pytest
from hypothesis import settings

# Deterministic in both profiles: a failure on one machine is a failure on every machine.
settings.register_profile("usual", derandomize=True, deadline=None, database=None, max_examples=20)
settings.register_profile("thorough", settings.get_profile("usual"), max_examples=500)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--thorough", action="store_true", help="try many more examples in each property test"
    )


def pytest_configure(config: pytest.Config) -> None:
    settings.load_profile("thorough" if config.getoption("--thorough") else "usual")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Start long tests first, so that no single one is left running at the end."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)
