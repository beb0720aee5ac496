"""What the guide says about each piece: how often it is made, and for what; no meshes are built."""

import pytest
from set_plans import plan_set

from azul_access.language.languages import LANGUAGES
from azul_access.language.phrase import Form, Phrase, Verbosity
from azul_access.language.phrases import load_phrases
from azul_access.tactile_set.grids.make_grids import list_parts, make_grids, trial_gaps


def made(*options: str, language: str = "en") -> dict[str, str]:
    """How often each piece is printed, by its name."""
    plan = plan_set(*options, language=language)
    return {part.path.name: show(part.made, language) for part in list_parts(plan)}


def show(text: Phrase, language: str) -> str:
    return load_phrases(language).render(text, Verbosity.NORMAL, Form.SHOW)


def test_every_piece_says_how_often_it_is_made() -> None:
    """For the usual four players: nine factories, one centre disc, and four of what each has."""
    texts = made()
    assert texts.pop("spaces").startswith("Print this first.")
    assert texts == {
        "factory": "Print 9 times: Factory.",
        "centre": "Print once: Centre disc.",
        "lines": "Print 4 times: Pattern lines.",
        "wall": "Print 4 times: Wall.",
        "floor": "Print 4 times: Floor line.",
        "marker": "Print once: Start marker.",
    }


@pytest.mark.parametrize(("players", "factories"), [(2, 5), (3, 7), (4, 9)])
def test_fewer_players_need_fewer_pieces(players: int, factories: int) -> None:
    texts = made("--players", str(players))
    assert texts["factory"] == f"Print {factories} times: Factory."
    assert texts["wall"] == f"Print {players} times: Wall."


def test_pieces_of_one_shape_are_one_file() -> None:
    """Frames without labels are equal for all seven stars; with labels, few are."""
    texts = made("--game", "summer-pavilion")
    assert texts["star"].startswith("Print 28 times, 4 of each: the centre star, ")
    assert texts["star"].endswith(" and the green star have the same shape.")
    trays = made("--game", "summer-pavilion", "--kind", "tray")
    two = "Print 8 times, 4 of each: the centre star and the purple star have the same shape."
    assert trays["star-0-1"] == two
    assert trays["star-5"] == "Print 4 times: the yellow star."
    grey = made("--game", "summer-pavilion", "--board", "grey", "--kind", "tray")
    assert len([name for name in grey if name.startswith("star")]) == 7


@pytest.mark.parametrize(
    ("options", "gaps"),
    [
        ((), [0.3, 0.5, 0.7]),
        (("--gap", "0.4"), [0.3, 0.4, 0.5, 0.7]),
        (("--gap", "1.25", "--kind", "tray"), [0.3, 0.5, 0.7, 1.25]),
    ],
)
def test_the_chosen_gap_can_be_tried_out(options: tuple[str, ...], gaps: list[float]) -> None:
    """Beside a tight, a usual and a loose one; the text names each with its number."""
    plan = plan_set(*options)
    assert trial_gaps(plan) == gaps
    (trial, *_) = list_parts(plan)
    assert len(trial.build().plates[-1].holes) == len(gaps)
    for number, gap in enumerate(gaps, 1):
        assert f"space {number} by {gap:g}" in show(trial.made, "en")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["azul", "summer-pavilion"])
@pytest.mark.parametrize("kind", ["overlay", "tray"])
def test_purposes_are_sentences(
    game: str, kind: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of what is printed and of what is cut, without an empty slot."""
    monkeypatch.setattr(
        "azul_access.tactile_set.grids.make_grids.is_available", lambda library: False
    )
    plan = plan_set("--game", game, "--kind", kind, language=language)
    texts = [show(part.made, language) for part in list_parts(plan)]
    # The two plates of a tray have the same purpose.
    purposes = dict.fromkeys(file.purpose for file in make_grids(plan))
    texts += [show(purpose, language) for purpose in purposes]
    assert len(set(texts)) == len(texts) >= 10
    for text in texts:
        assert text[-1] == "."
        assert "{" not in text
        assert "  " not in text
