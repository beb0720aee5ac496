"""The guide of a set: its order, its figures and links, and the rules of axe."""

import re
from pathlib import PurePosixPath

import pytest
import validators
from set_plans import plan_set

from azul_access.language.languages import LANGUAGES
from azul_access.language.phrase import phrase
from azul_access.tactile_set.guide import FOLDERS, SECTIONS, make_guide
from azul_access.tactile_set.plan import SetFile

GAMES = ("azul", "summer-pavilion")
# axe judges each language once and each game once.
JUDGED = [("azul", "de"), ("azul", "nl"), ("summer-pavilion", "en")]
CASES = [(game, language) for game in GAMES for language in LANGUAGES]
FILES = [SetFile(PurePosixPath(folder, "file.txt"), b"", phrase("set-tiles")) for folder in FOLDERS]


def guide(*options: str, language: str = "en") -> str:
    return make_guide(plan_set(*options, language=language), FILES).content.decode()


@pytest.mark.parametrize(("game", "language"), CASES)
def test_the_guide_is_whole(game: str, language: str) -> None:
    """Every section has a heading and a link to it; no slot is left empty."""
    page = guide("--game", game, language=language)
    assert f'<html lang="{language}">' in page
    for section in SECTIONS:
        assert page.count(f'href="#{section}"') == page.count(f'<section id="{section}">') == 1
    assert "{" not in page[page.index("<main>") :]


def test_every_file_has_a_link_and_a_purpose() -> None:
    page = guide()
    for file in FILES:
        assert f'<a href="{file.path.as_posix()}">file.txt</a>: Tiles' in page


def test_files_of_one_purpose_stand_together() -> None:
    """A solid for two kinds of programs is explained once."""
    both = [
        SetFile(PurePosixPath(f"grids/wall.{kind}"), b"", phrase("set-tiles"))
        for kind in ("stl", "3mf")
    ]
    page = make_guide(plan_set(), both).content.decode()
    assert page.count("wall.") == 4
    assert page.count(">: Tiles") == page.count("wall.3mf</a>: Tiles") == 1


def test_the_figures_are_those_of_the_plan() -> None:
    """Ten tiles and the wall in millimetres, as people measure them."""
    page = guide("--tile", "20", "--pitch", "21.9")
    assert "200 millimetres, which is 20 for one tile" in page
    assert "109.5 millimetres, which makes a pitch of 21.9" in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_commands_are_for_this_set(language: str) -> None:
    """Whoever types them again gets the same game, and the same set in other sizes."""
    chosen = ("--game", "summer-pavilion", "--board", "grey", "--kind", "tray", "--gap", "0.7")
    page = re.sub("</?code>", "", guide(*chosen, "--tile", "15", language=language))
    of_game = f"--language {language} --game summer-pavilion --board grey"
    assert re.search(f" set [A-Z]+ {of_game} --kind tray --gap 0.7 --tile [A-Z]+\\.", page)
    assert f" play {of_game}</li>" in page
    assert f" play {of_game} --bag virtual" in page


def test_the_bed_has_room_for_the_largest_piece() -> None:
    """The floor of trays is 433.1 long; the sheet is as thick as the rim is high."""
    page = guide("--tile", "60", "--kind", "tray", "--height", "3")
    assert "a bed of at least 44 centimetres" in page
    assert "acrylic or plywood of 3 millimetres" in page


def test_trays_have_nothing_to_measure_on_the_board() -> None:
    """A tray has a pitch of its own."""
    assert "pitch of" in guide()
    assert "pitch of" not in guide("--kind", "tray")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_letters_that_share_a_cell_are_explained(language: str) -> None:
    """SCH is one cell in every language; no label of Summer Pavilion is like that."""
    assert re.search("SCH .*1-5-6", guide(language=language))
    assert "1-5-6" not in guide("--game", "summer-pavilion", language=language)


def test_the_labels_are_alike_in_all_languages() -> None:
    """The tables of labels differ in their headings only."""
    cells = {
        tuple(re.findall(r"<td>.*?</td>", page[page.index("<table>") : page.index(">--tile<")]))
        for page in (guide(language=language) for language in LANGUAGES)
    }
    assert len(cells) == 1


@pytest.fixture(scope="module")
def judged(tmp_path_factory: pytest.TempPathFactory) -> dict[str, tuple[int, list[str]]]:
    """For each guide the number of rules of axe that it passes, and those that it violates."""
    pages = {"-".join(case): guide("--game", case[0], language=case[1]) for case in JUDGED}
    return validators.run_axe(pages, tmp_path_factory.mktemp("axe"))


@pytest.mark.needs(str(validators.AXE))
@pytest.mark.parametrize(("game", "language"), JUDGED)
def test_axe(game: str, language: str, judged: dict[str, tuple[int, list[str]]]) -> None:
    """axe reports no violation of any rule, including best practices."""
    passed, found = judged[f"{game}-{language}"]
    assert found == []
    assert passed > 10
