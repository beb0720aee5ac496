"""The bounds of the dependencies: each has two, and the tests run with versions within them."""

import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest
from packaging.requirements import Requirement

PROJECT = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))[
    "project"
]
EXTRAS = PROJECT["optional-dependencies"]
NEEDED = [Requirement(text) for text in PROJECT["dependencies"]]
OPTIONAL = [Requirement(text) for name in EXTRAS if name != "test" for text in EXTRAS[name]]


@pytest.mark.parametrize("requirement", [*NEEDED, *OPTIONAL], ids=lambda item: item.name)
def test_bounds(requirement: Requirement) -> None:
    """A new major version is not installed before somebody has tried it."""
    assert {bound.operator for bound in requirement.specifier} == {">=", "<"}


@pytest.mark.parametrize(
    "requirement",
    [item for item in NEEDED if item.marker is None or item.marker.evaluate()],
    ids=lambda item: item.name,
)
def test_installed_version(requirement: Requirement) -> None:
    """The version that these tests use is one that the bounds allow."""
    assert requirement.specifier.contains(version(requirement.name))


@pytest.mark.parametrize(("system", "wheel"), [("win32", True), ("darwin", True), ("aix", False)])
def test_a_voice_comes_along_where_there_is_a_wheel(system: str, wheel: bool) -> None:
    """Sound files and pronunciations need espeak-ng, also where the system has a voice."""
    (voice,) = (item for item in NEEDED if item.name == "espeakng-loader")
    assert voice.marker is not None
    assert voice.marker.evaluate({"sys_platform": system}) == wheel
