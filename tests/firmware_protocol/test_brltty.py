"""Real BRLTTY with our devices and our clients."""

import brltty_brlapi
import brltty_differential
import brltty_faults
import pytest
from brltty_scripts import Script, check

# All run at the same time; those that take longest come first.
SCRIPTS = [*brltty_brlapi.SCRIPTS, *brltty_differential.SCRIPTS, *brltty_faults.SCRIPTS]

pytestmark = [pytest.mark.needs("brltty"), pytest.mark.long]


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.name)
def test_brltty(
    script: Script, request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """The rule is in the docstring of the function that the script runs."""
    check(script, request.session, tmp_path_factory)
