"""Options, markers and settings for every test."""

import gc

import forked_processes
import pytest
from hypothesis import settings
from left_behind import Plugin
from loaded_once import load_words
from needed import describe_skipped, require

# Deterministic in both profiles: a failure on one machine is a failure on every machine.
settings.register_profile("usual", derandomize=True, deadline=None, database=None, max_examples=20)
settings.register_profile("thorough", settings.get_profile("usual"), max_examples=500)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--thorough",
        action="store_true",
        help="more cases, and many more examples in each property test",
    )
    forked_processes.pytest_addoption(parser)


def pytest_collection(session: pytest.Session) -> None:
    # Thousands of tests are made, of which none is garbage.
    gc.disable()


def pytest_collection_finish(session: pytest.Session) -> None:
    if session.config.getoption("--processes"):
        load_words()
    gc.freeze()
    gc.enable()


def pytest_configure(config: pytest.Config) -> None:
    # Not with hooks of this file: they are not called for fixtures of the whole run.
    config.pluginmanager.register(Plugin())
    forked_processes.pytest_configure(config)
    settings.load_profile("thorough" if config.getoption("--thorough") else "usual")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mix the folders, so that tests that wait for sound run beside tests that compute.

    Tests and cases that are marked `thorough` are left out without the option. Modules and classes
    with a long test are spread over the first half, so that no single one is left running at the
    end.
    """
    if not config.getoption("--thorough"):
        items[:] = [item for item in items if not item.get_closest_marker("thorough")]
    long = {item.parent for item in items if item.get_closest_marker("long")}
    groups: dict[object, dict[pytest.Collector | None, None]] = {}
    for item in items:
        group = "long" if item.parent in long else item.path.parent
        groups.setdefault(group, {})[item.parent] = None
    places = {
        parent: place / len(parents) / (2 if group == "long" else 1)
        for group, parents in groups.items()
        for place, parent in enumerate(parents)
    }
    items.sort(key=lambda item: places[item.parent])


def pytest_runtest_setup(item: pytest.Item) -> None:
    """`needs("tmux")`: skip a test where a program or file is missing, but fail on Linux in CI."""
    for marker in item.iter_markers("needs"):
        require(*marker.args)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say at the end what is not installed, how many tests need it, and how to get it."""
    skipped = terminalreporter.stats.get("skipped", [])
    reasons = [it.longrepr[2].removeprefix("Skipped: ") for it in skipped]
    if lines := describe_skipped(reasons):
        terminalreporter.section("tests skipped because something is not installed")
        for line in lines:
            terminalreporter.write_line(line)
