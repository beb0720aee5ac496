"""liblouis as the reference for our braille."""

import os

import pytest

from azul_access.braille.liblouis import Liblouis, load_liblouis


@pytest.fixture(scope="session")
def library() -> Liblouis:
    """The installed liblouis; without it the test is skipped, or fails if CI is set."""
    library = load_liblouis()
    if library is None:
        reason = "liblouis is not installed: apt-get install liblouis20 liblouis-data"
        assert not os.environ.get("CI"), reason
        pytest.skip(reason)
    return library
