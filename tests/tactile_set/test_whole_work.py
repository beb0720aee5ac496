"""The work from the first line of the guide to the last, and a whole set for each machine."""

import re
from io import BytesIO
from zipfile import ZipFile

import pytest
from made_sets import make_solid
from mesh_reading import area, cut, extent_of, split_cut
from set_plans import plan_set

from azul_access.language.languages import LANGUAGES
from azul_access.tactile_set.errors import SetError, SetReason
from azul_access.tactile_set.flat.flat_files import make_cards, make_labels
from azul_access.tactile_set.guide import make_guide
from azul_access.tactile_set.guide_steps import making_steps, measuring_steps
from azul_access.tactile_set.set_folder import make_files

CASES = [("azul", "overlay"), ("azul", "tray"), ("summer-pavilion", "overlay")]


@pytest.mark.parametrize(("game", "kind"), CASES)
def test_each_file_of_a_piece_is_named_in_a_step(game: str, kind: str) -> None:
    """Every step has a check, and no grid is labelled before it is made."""
    plan = plan_set("--game", game, "--kind", kind, "--players", "2")
    files = {str(file.path): file for file in make_files(plan)}
    steps = [*measuring_steps(plan), *making_steps(plan)]
    named = [part for step in steps for part in step.parts]
    assert {file.part for file in files.values() if file.part} == set(named)
    assert all(step.checks for step in steps)
    page = files["index.html"].content.decode()
    work = page[page.index('<section id="measure">') : page.index('<section id="labels">')]
    for path, file in files.items():
        assert (f'href="{path}"' in work) == bool(file.part)
    for made, stuck in (("grids/floor", "Stick the labels: Floor line"),):
        if made in named:
            assert work.index(f'href="{made}.stl"') < work.index(stuck)
    with ZipFile(BytesIO(files["whole/set.zip"].content)) as archive:
        assert {*archive.namelist(), "whole/set.zip"} == files.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_wall_and_floor_are_read_row_by_row(language: str) -> None:
    """As the rules print them, in each language."""
    plan = plan_set("--players", "2", language=language)
    page = make_guide(plan, list(make_cards(plan))).content.decode()
    order = ["B", "O", "R", "SCH", "X"]
    for row in range(5):
        turned = order[-row:] + order[:-row] if row else order
        assert re.search(rf" {row + 1}: {', '.join(turned)}\.", page)
    assert ": 1, 1, 2, 2, 2, 3, 3." in page


@pytest.mark.parametrize(
    ("place", "name"), [("wall", "wall"), ("line", "lines"), ("floor", "floor")]
)
def test_a_place_has_its_own_pitch(place: str, name: str) -> None:
    """Measured from the solid: the openings of the others stay where they were."""
    plan = plan_set(f"--{place}-pitch", "23")
    for piece in ("wall", "lines", "floor"):
        lines, _ = split_cut(cut(make_solid(plan, piece), 1))
        openings = [line for line in lines if area(line) < 0]
        assert extent_of(openings[0]) == pytest.approx([19.5, 19.5], abs=0.01)
        lefts = sorted({round(float(line[:, 0].min()), 2) for line in openings})
        assert lefts[1] - lefts[0] == pytest.approx(23 if piece == name else 20.5, abs=0.02)


def test_a_place_of_another_game_is_refused() -> None:
    with pytest.raises(SetError) as raised:
        plan_set("--game", "summer-pavilion", "--wall-pitch", "20")
    assert raised.value.reason is SetReason.NO_SUCH_PLACE


def test_without_print_labels_have_only_dots() -> None:
    """Words around them stay."""
    inks = [
        {
            ink
            for make in (make_labels, make_cards)
            for file in make(plan_set("--players", "2", *options))
            if file.path.suffix == ".svg"
            for ink in re.findall(r'<text [^>]*fill="([^"]*)"', file.content.decode())
        }
        for options in ((), ("--no-print",))
    ]
    assert inks == [{"#767676", "#000000", "#ffffff"}, {"#767676"}]
