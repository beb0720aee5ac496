"""Every solid as judged by a slicer and by admesh."""

import re
import zipfile
from io import BytesIO
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest
from made_sets import (
    EVERY,
    SETS,
    ask_admesh,
    ask_slicer,
    make_mesh,
    set_files,
    set_solids,
    slice_solid,
    write_all,
)
from mesh_reading import Solid, volume
from set_plans import plan_set

from azul_access.tactile_set.grids.mesh_files import write_3mf

_CORE = "{http://schemas.microsoft.com/3dmanufacturing/core/2015/02}"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return Path(tmp_path_factory.mktemp("solids"))


@pytest.fixture(scope="module")
def written(folder: Path) -> dict[tuple[str, str], list[Path]]:
    """The STL files of each set, each in a folder of its own."""
    paths = {}
    for game, kind in SETS:
        (folder / game / kind).mkdir(parents=True)
        paths[game, kind] = write_all(set_files(game, kind), folder / game / kind, ".stl")
    return paths


@pytest.mark.needs("prusa-slicer")
@pytest.mark.parametrize(("game", "kind"), SETS)
def test_the_slicer_finds_closed_solids(
    game: str, kind: str, written: dict[tuple[str, str], list[Path]]
) -> None:
    """It exits with 0 on holes and flipped facets, so its report is read."""
    reports = ask_slicer(written[game, kind])
    assert len(reports) == len(set_solids(game, kind))
    for name, report in reports.items():
        check_report(report, set_solids(game, kind)[Path(name).stem])


def check_report(report: dict[str, str], solid: Solid) -> None:
    assert report["manifold"] == "yes"
    assert report["number_of_parts"] == "1"
    assert not {"open_edges", "facets_reversed", "degenerate_facets"} & set(report)
    assert float(report["volume"]) == pytest.approx(volume(solid), rel=1e-4)
    sizes = [float(report[f"size_{axis}"]) for axis in "xyz"]
    assert sizes == pytest.approx(solid.extent.tolist(), abs=0.001)


@pytest.mark.needs("prusa-slicer")
def test_the_slicer_sees_broken_solids(folder: Path) -> None:
    """The judge above would fail on a hole: one facet is missing here."""
    content = set_files("azul", "overlay")["grids/wall.stl"].content
    count = int.from_bytes(content[80:84], "little") - 1
    path = folder / "broken.stl"
    path.write_bytes(content[:80] + count.to_bytes(4, "little") + content[84:-50])
    assert ask_slicer([path])["broken.stl"]["manifold"] == "no"


@pytest.mark.needs("prusa-slicer")
@pytest.mark.parametrize(("game", "kind"), [("azul", "tray"), ("summer-pavilion", "overlay")])
def test_3mf_files_are_the_same_solids(game: str, kind: str, folder: Path) -> None:
    files = set_files(game, kind)
    reports = ask_slicer(write_all(files, folder, ".3mf"))
    assert len(reports) == len(set_solids(game, kind))
    for name, report in reports.items():
        check_report(report, set_solids(game, kind)[Path(name).stem])


def test_3mf_files_have_millimetres_and_a_name() -> None:
    """The name is in the language of the set; what is made again is the same file."""
    content = set_files("azul", "tray")["grids/lines.3mf"].content
    with zipfile.ZipFile(BytesIO(content)) as archive:
        assert archive.testzip() is None
        model = ElementTree.fromstring(archive.read("3D/3dmodel.model"))
    assert model.attrib["unit"] == "millimeter"
    (item,) = model.iter(f"{_CORE}object")
    assert item.attrib["name"] == "Pattern lines"
    assert write_3mf(make_mesh(plan_set("--kind", "tray"), "lines"), "Pattern lines") == content


@pytest.mark.needs("admesh")
@pytest.mark.parametrize(("game", "kind"), SETS)
def test_admesh_has_nothing_to_repair(
    game: str, kind: str, written: dict[tuple[str, str], list[Path]]
) -> None:
    """It always exits with 0, so its figures are read."""
    for path in written[game, kind]:
        figures = ask_admesh(path)
        assert figures.pop("Number of facets") > 0
        assert figures.pop("Number of parts") == 1
        assert figures.pop("Volume") == pytest.approx(
            volume(set_solids(game, kind)[path.stem]), rel=1e-4
        )
        assert len(figures) == 11
        assert not any(figures.values()), (path.name, figures)


# Braille, a floor and a rim, and frames with rims of only two lines.
SLICED = [("azul", "tray", "spaces"), ("summer-pavilion", "overlay", "star")]


@pytest.mark.needs("prusa-slicer")
def test_pieces_can_be_sliced(
    written: dict[tuple[str, str], list[Path]], request: pytest.FixtureRequest
) -> None:
    """Every layer has something to print, the last one as high as the piece, and as wide."""
    pieces = EVERY if request.config.getoption("--thorough") else SLICED
    for game, kind, name in pieces:
        (path,) = [path for path in written[game, kind] if path.stem == name]
        solid = set_solids(game, kind)[name]
        code = slice_solid(path, 0.2)
        layers = [float(height) for height in re.findall(r"^;Z:([\d.]+)", code, re.MULTILINE)]
        assert len(layers) == round(float(solid.extent[2]) / 0.2)
        assert layers[-1] == pytest.approx(float(solid.extent[2]), abs=0.001)
        moves = re.findall(r"^G1 X([\d.]+) Y([\d.]+) E", code, re.MULTILINE)
        printed = np.array(moves, dtype=float)
        # Half a line is beside the middle of the nozzle on each side.
        extent = printed.max(axis=0) - printed.min(axis=0)
        assert (extent > solid.extent[:2] - 1.2).all()
        assert (extent < solid.extent[:2]).all()
