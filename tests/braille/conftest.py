"""liblouis as the judge of our braille."""

import os

import pytest

from azul_access.braille.liblouis import Liblouis, load


@pytest.fixture(scope="session")
def library() -> Liblouis:
    """Skipped where it is not installed, but never where all tests have to run."""
    found = load()
    if found is None:
        reason = "liblouis is not installed: apt-get install liblouis20 liblouis-data"
        assert not os.environ.get("CI"), reason
        pytest.skip(reason)
    return found
