"""The scripts need no newer browser than docs/pages.md names."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest
from needed import ENVIRONMENT, ROOT

from azul_access import web

pytestmark = pytest.mark.needs("node")

SCRIPTS = sorted((Path(web.__file__).parent / "static").glob("*.js"))
NAMES = Path(__file__).with_name("script_names.cjs")
# Chrome and Edge, Firefox, Safari: all of 2020.
OLDEST = (86, 78, 14)
# The versions that first had a name. Sources: MDN's compatibility data.
SINCE = {
    "AbortController": (66, 57, 12.1),
    ".abort": (66, 57, 12.1),
    ".signal": (66, 57, 12.1),
    ".closest": (41, 35, 6),
    ".open": (12, 49, 6),
    ".scrollHeight": (1, 1, 1),
    ".flatMap": (69, 62, 12),
    ".replaceChildren": (86, 78, 14),
    ".toggleAttribute": (69, 63, 12),
}
# What a page does without: a form without a submitter is posted by the browser itself, and the
# button for the full screen is hidden.
OPTIONAL = {
    *(".submitter", ".requestFullscreen", ".exitFullscreen"),
    *(".fullscreenEnabled", ".fullscreenElement"),
}
_, *KNOWN = Path(__file__).with_name("browser_names.txt").read_text().split("\n\n")
KNOWN_NAMES = {*" ".join(KNOWN).split(), *SINCE, *OPTIONAL}


def read_names(*scripts: Path) -> set[str]:
    """The names that scripts take from the browser. Their syntax is of 2020 or older."""
    node = shutil.which("node")
    assert node is not None
    modules = {**os.environ, "NODE_PATH": str(ENVIRONMENT / "node_modules")}
    done = subprocess.run(
        [node, NAMES, *scripts], env=modules, cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return set(done.stdout.split())


def test_scripts_use_what_old_browsers_have() -> None:
    """A new name needs a row with the browsers that first had it."""
    names = read_names(*SCRIPTS)
    assert names - KNOWN_NAMES == set()
    assert all(
        has <= oldest for first in SINCE.values() for has, oldest in zip(first, OLDEST, strict=True)
    )


@pytest.mark.parametrize(
    "planted", ["AbortSignal.timeout(1);", "[1].at(-1);", "structuredClone(1)"]
)
def test_a_newer_call_is_noticed(tmp_path: Path, planted: str) -> None:
    script = tmp_path / "planted.js"
    script.write_text(planted)
    assert read_names(script) - KNOWN_NAMES


@pytest.mark.parametrize("planted", ["let a = 1; a ??= 2;", "class A { #b; }", "await 1;"])
def test_newer_syntax_is_noticed(tmp_path: Path, planted: str) -> None:
    script = tmp_path / "planted.js"
    script.write_text(planted)
    with pytest.raises(AssertionError, match="SyntaxError"):
        read_names(script)
