"""The guide followed to its end: every piece is made once, every label is made and stuck once."""

import re
from collections import Counter

import pytest
from case_samples import sample
from set_plans import plan_set

from azul_access.language.phrase import Form, Phrase, Verbosity
from azul_access.language.phrases import load_phrases
from azul_access.tactile_set.braille_sizes import KNIFE_CLEAR, dot_places, label_cells
from azul_access.tactile_set.errors import SetError
from azul_access.tactile_set.flat.label_layout import place_label
from azul_access.tactile_set.flat.label_outlines import choose_outline
from azul_access.tactile_set.guide_steps import Step, making_steps, measuring_steps
from azul_access.tactile_set.plan import SetPlan

SETS = [
    ("--game", game, "--kind", kind, side, colour, "--players", players)
    for game, side in (("azul", "--wall"), ("summer-pavilion", "--board"))
    for kind in ("overlay", "tray")
    for colour in ("coloured", "grey")
    for players in ("2", "4")
]
SMALL = [("--tile", "13", "--players", "2"), ("--tile", "14", "--kind", "tray")]


def read(text: Phrase) -> str:
    return load_phrases("en").render(text, Verbosity.NORMAL, Form.SHOW)


def show(step: Step) -> str:
    """All that a step tells, in English."""
    return " ".join(map(read, (*step.actions, *step.needs, *step.checks)))


def count_made(steps: list[Step]) -> Counter[str]:
    """The labels that the step of the labels makes, by group and text: "Wall", "R"."""
    (step,) = [step for step in steps if read(step.title) == "Make the labels"]
    made: Counter[str] = Counter()
    for title, labels in re.findall(r"([A-Z][a-z ]+): ([^.]+)\.", " ".join(map(read, step.checks))):
        made[title] += sum(
            int(last) - int(first) + 1
            for first, last in re.findall(r"one each from (\d+) to (\d+)", labels)
        )
        for number in re.findall(r"(\d+|one) with", labels):
            made[title] += 1 if number == "one" else int(number)
    return made


@pytest.mark.parametrize("options", [*SETS, *SMALL], ids=" ".join)
def test_nothing_is_missing_twice_or_out_of_order(options: tuple[str, ...]) -> None:
    """Labels are made before they are stuck, pieces before their labels; none is left over."""
    plan = plan_set(*options)
    steps = [*measuring_steps(plan), *making_steps(plan)]
    left = count_made(steps)
    assert left.total() == sum(group.count for group in plan.pieces.labels)
    made: list[str] = []
    for step in steps:
        pieces = [part for part in step.parts if part.startswith(("grids/", "test/"))]
        assert not set(pieces) & set(made), "a piece is made twice"
        made += pieces
        stuck = re.search(r"Material: (\d+) of the labels", show(step))
        title = re.sub("^Stick the labels: ", "", read(step.title))
        if stuck:
            left[title] -= int(stuck[1])
            assert left[title] == 0, title
            (group,) = [it for it in plan.pieces.labels if read(it.title) == title]
            assert {f"grids/{name}" for name in group.grids} <= expand(made), title
        elif plan.pieces.marker in plan.pieces.labels and title == read(plan.pieces.marker.title):
            left[title] -= 1
    assert not +left, "labels that no step sticks"
    needed = {f"grids/{grid.name}" for grid in plan.pieces.grids}
    assert needed <= expand(made)


def expand(parts: list[str]) -> set[str]:
    """The grids that files make: one file is for all stars of a shape."""
    found = set(parts)
    for part in parts:
        if stars := re.fullmatch(r"grids/star((?:-\d)*)", part):
            numbers = stars[1].split("-")[1:] or map(str, range(7))
            found |= {f"grids/star-{number}" for number in numbers}
    return found


@pytest.mark.parametrize(
    ("game", "braille"),
    sample(["azul", "summer-pavilion"], ["marburg-medium", "large", "nls", "ada"]),
)
def test_no_dot_is_too_near_to_a_cut(game: str, braille: str) -> None:
    """At every size of tile that is not refused there are 2 mm for scissors."""
    accepted = 0
    for tenths in range(100, 260, 4):
        for kind in ("overlay", "tray"):
            size = ("--tile", f"{tenths / 10}", "--kind", kind, "--braille-size", braille)
            try:
                plan = plan_set("--game", game, *size)
            except SetError:
                continue
            accepted += 1
            assert least_clear(plan) >= KNIFE_CLEAR - 0.001, size
    assert accepted > 40


def least_clear(plan: SetPlan) -> float:
    """From the edge of the nearest printed dot to the cut of its label."""
    return min(
        outline.depth(layout.dot_1[0] + x, layout.dot_1[1] + y) - plan.sizes.print_dot / 2
        for group in plan.pieces.labels
        for outline in [choose_outline(plan, group)]
        for label in group.labels
        for layout in [place_label(outline, label.text, plan.braille, has_print=plan.has_print)]
        for x, y in dot_places(label_cells(label.text), plan.braille)
    )


def test_a_marker_without_room_has_no_label() -> None:
    """Its shape is enough; the guide says so, and no label is made or printed for it."""
    steps = [*making_steps(plan_set("--tile", "14"))]
    (marker,) = [step for step in steps if read(step.title) == "Start marker"]
    assert "It gets no label" in show(marker)
    assert "Start marker" not in count_made(steps)
    steps = [*making_steps(plan_set("--tile", "16"))]
    assert count_made(steps)["Start marker"] == 1


def test_each_star_has_its_place_on_the_board() -> None:
    """As on a clock, seen with the purple star at the left."""
    steps = making_steps(plan_set("--game", "summer-pavilion"))
    text = " ".join(map(show, steps))
    for star, hour in zip(
        ("Purple", "Orange", "Red", "Blue", "Yellow", "Green"), (9, 11, 1, 3, 5, 7), strict=True
    ):
        assert re.search(rf"{star} star at {hour} o'clock", text, re.IGNORECASE), star
