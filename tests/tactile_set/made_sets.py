"""Sets that were made once for all tests of a process, and what judges say about their files."""

import re
import subprocess
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

from mesh_reading import Solid, read_stl
from set_plans import plan_set

from azul_access.tactile_set.grids.make_grids import list_parts, make_grids
from azul_access.tactile_set.grids.mesh_files import write_stl
from azul_access.tactile_set.grids.solids import Mesh, build_mesh
from azul_access.tactile_set.plan import SetFile, SetPlan

GAMES = ("azul", "summer-pavilion")
KINDS = ("overlay", "tray")
SETS = [(game, kind) for game in GAMES for kind in KINDS]


def every_solid() -> list[tuple[str, str, str]]:
    """Game, kind and name of every piece."""
    names = {
        ("azul", "overlay"): "spaces factory centre lines wall floor marker",
        ("azul", "tray"): "spaces factory centre lines wall floor marker",
        ("summer-pavilion", "overlay"): "spaces factory supply star stone",
        ("summer-pavilion", "tray"): (
            "spaces factory supply star-0-1 star-2 star-3 star-4 star-5 star-6 stone"
        ),
    }
    return [(*made, name) for made in SETS for name in names[made].split()]


EVERY = every_solid()


@cache
def make_files(*options: str, language: str = "en") -> dict[str, SetFile]:
    """The files for 3D printers and laser cutters, by path."""
    files = make_grids(plan_set(*options, language=language))
    return {str(file.path): file for file in files}


def set_files(game: str, kind: str) -> dict[str, SetFile]:
    return make_files("--game", game, "--kind", kind)


@cache
def solids(*options: str) -> dict[str, Solid]:
    """The meshes, by the name of the file without its ending."""
    files = make_files(*options)
    return {
        Path(path).stem: read_stl(file.content)
        for path, file in files.items()
        if path.endswith(".stl")
    }


def set_solids(game: str, kind: str) -> dict[str, Solid]:
    return solids("--game", game, "--kind", kind)


def make_mesh(plan: SetPlan, name: str) -> Mesh:
    """One piece of a plan."""
    (part,) = [part for part in list_parts(plan) if part.path.name == name]
    return build_mesh(part.build(), plan.braille, plan.sizes.layer)


def make_solid(plan: SetPlan, name: str) -> Solid:
    return read_stl(write_stl(make_mesh(plan, name)))


def write_all(files: Mapping[str, SetFile], folder: Path, ending: str) -> list[Path]:
    """Write the files with an ending into one folder."""
    paths = []
    for path, file in files.items():
        if path.endswith(ending):
            paths.append(folder / Path(path).name)
            paths[-1].write_bytes(file.content)
    return paths


def ask_slicer(paths: Iterable[Path]) -> dict[str, dict[str, str]]:
    """What `prusa-slicer --info` says about each file."""
    output = _run("prusa-slicer", "--info", *map(str, paths))
    reports: dict[str, dict[str, str]] = {}
    for line in output.splitlines():
        if name := re.fullmatch(r"\[(\S+\.(?:stl|3mf))\]", line):
            report = reports.setdefault(name[1], {})
        elif pair := re.fullmatch(r"(\w+) = +(.*)", line):
            report[pair[1]] = pair[2]
    return reports


def ask_admesh(path: Path) -> dict[str, float]:
    """The figures at the end of what admesh says; it always exits with 0."""
    results = _run("admesh", str(path)).partition("Facet Status")[2]
    found = re.findall(r"([A-Z][\w ]+?) *: +([\d.]+)(?: +([\d.]+))?", results)
    return {name: float(last or first) for name, first, last in found}


def slice_solid(path: Path, layer: float) -> str:
    """The G-code of a file, with layers of one height."""
    target = path.with_suffix(".gcode")
    heights = ("--layer-height", str(layer), "--first-layer-height", str(layer))
    options = (*heights, "--skirts", "0", "--filament-density", "1.24")
    _run("prusa-slicer", "--export-gcode", *options, "--output", str(target), str(path))
    return target.read_text()


def _run(*command: str) -> str:
    done = subprocess.run(command, capture_output=True, check=True, timeout=120)
    return done.stdout.decode()
