"""README and the page about installing: the same in every language, and true."""

import ast
import re
import tomllib
from pathlib import Path

import pytest
from platformdirs.macos import MacOS
from platformdirs.unix import Unix
from player_pages import (
    BRAILLE_PAGES,
    COMMAND_PAGES,
    INSTALL_PAGES,
    READMES,
    ROOT,
    WEB_PAGES,
    blocks,
    commands,
    heading_levels,
    inline_code,
    read,
    targets,
    without_language,
)

from azul_access import session
from azul_access.cli.arguments import parse_arguments
from azul_access.export.formats import Format
from azul_access.language.languages import LANGUAGES
from azul_access.language.lexicon import read_entries
from azul_access.language.phrase import Form, Verbosity, phrase
from azul_access.language.phrases import load_phrases
from azul_access.record import setup
from azul_access.session.control.settings import Settings
from azul_access.session.output import narration
from azul_access.web.seat_page import AMOUNTS_READ

PAGES = {
    "README": READMES,
    "install": INSTALL_PAGES,
    "commands": COMMAND_PAGES,
    "braille": BRAILLE_PAGES,
    "pages": WEB_PAGES,
}
ALL_PAGES = [*READMES.values(), *INSTALL_PAGES.values()]
DOCUMENTS = [*READMES.values(), *sorted((ROOT / "docs").rglob("*.md"))]
FIRST_COMMAND = "python3 -m azul_access.install"
ALL_TESTS = "python3 tests/run.py"
# What a terminal shows at once.
FIRST_SCREEN = 24
OTHERS = [language for language in LANGUAGES if language != "en"]


def test_there_is_a_page_for_each_language() -> None:
    for pages in PAGES.values():
        assert set(pages) == set(LANGUAGES)
        assert all(path.is_file() for path in pages.values())


@pytest.mark.parametrize("pages", PAGES)
@pytest.mark.parametrize("language", OTHERS)
def test_pages_are_in_step(pages: str, language: str) -> None:
    """The same headings, the same commands, the same names of options, files and keys."""
    english, other = read(PAGES[pages]["en"]), read(PAGES[pages][language])
    assert heading_levels(other) == heading_levels(english)
    ours, theirs = (
        [without_language(line) for line in commands(page)] for page in (other, english)
    )
    assert ours == theirs
    if pages == "install":
        assert inline_code(other) == inline_code(english)


def readme_links(language: str) -> list[Path]:
    """The pages that a README links, each as its English one, sorted."""
    english = {path: pages["en"] for pages in PAGES.values() for path in pages.values()}
    return sorted(english.get(target, target) for target in targets(READMES[language]))


def readme_names(language: str) -> list[str]:
    """The options, files and keys that a README names; the key for the centre as "centre"."""
    text = read(READMES[language])
    options = re.findall(r"(?<!\S)--[a-z-]+", text)
    centre = shortest_centre(language)
    return sorted(["centre" if code == centre else code for code in inline_code(text)] + options)


def shortest_centre(language: str) -> str:
    texts = [text for _, symbol, text in read_entries(language, "words") if symbol == "centre"]
    return min(texts, key=len)


@pytest.mark.parametrize("language", OTHERS)
def test_readmes_name_the_same(language: str) -> None:
    """README links the same pages and names the same options, files and keys in every language."""
    assert readme_links(language) == readme_links("en")
    assert readme_names(language) == readme_names("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_readmes_name_every_format(language: str) -> None:
    """Every value of `narrate --to` stands in the line of a README about it."""
    [line] = re.findall(r"^azul-access narrate .*", read(READMES[language]), re.MULTILINE)
    comment = line.split("#")[1]
    assert {kind.value for kind in Format} <= set(re.findall(r"\w+", comment))


@pytest.mark.parametrize("pages", PAGES)
def test_pages_link_each_other(pages: str) -> None:
    """Every page leads to the other two, at its top."""
    for language, path in PAGES[pages].items():
        links = re.findall(r"\]\(([^)]+)\)", "\n".join(read(path).splitlines()[:4]))
        linked = {(path.parent / link).resolve() for link in links}
        assert linked == {other for tag, other in PAGES[pages].items() if tag != language}


@pytest.mark.parametrize("language", LANGUAGES)
def test_web_pages_name_what_stands_on_the_page(language: str) -> None:
    """The parts, buttons and choices of a player's own page, as they are written there."""
    phrases, text = load_phrases(language), " ".join(read(WEB_PAGES[language]).split())
    shown = ("say", "ask", "news", "settings", "send", "missed")
    names = [f"web-seat-{name}" for name in shown]
    names += [f"web-speaks-{amount}" for amount in AMOUNTS_READ]
    names += [
        "web-choose",
        "web-choose-play",
        "web-choose-back",
        "web-button-last",
        "web-voice-own",
    ]
    for name in names:
        assert phrases.render(phrase(name), Verbosity.NORMAL, Form.SHOW) in text, name


@pytest.mark.parametrize("path", [*ALL_PAGES, *WEB_PAGES.values()], ids=lambda path: path.name)
def test_links_lead_to_files(path: Path) -> None:
    assert targets(path)
    assert [target for target in targets(path) if not target.is_file()] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_screen_has_both_commands(language: str) -> None:
    """One line each, in a block of its own that can be copied, before anybody has to scroll."""
    path = READMES[language]
    first_screen = "\n".join(read(path).splitlines()[:FIRST_SCREEN]) + "\n"
    assert blocks(first_screen) == [[FIRST_COMMAND], [ALL_TESTS]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_minute_is_what_happens(language: str) -> None:
    """The prompt and the answer of the README's example are those of the program."""
    [typed, answer] = blocks(read(READMES[language]))[2]
    settings = Settings(language)
    game = setup.make_setup(
        game="azul", names=("Anna", "Ben"), first_seat=0, chosen={}, language=language
    )
    begun = session.begin_game(game, settings).session
    phrases = load_phrases(language)
    prompt = phrases.render(begun.prompt, Verbosity.NORMAL, Form.SHOW)
    assert typed == f"{prompt}: rrbs"
    step = session.handle_line(begun, "rrbs", "keyboard")
    told = [
        phrases.render_all(paragraph, Verbosity.NORMAL, Form.SHOW)
        for announcement in step.announcements
        for paragraph in narration.narrate(game.system, step.session.context, announcement)
    ]
    assert " ".join(told) == answer


@pytest.mark.parametrize("path", ALL_PAGES, ids=lambda path: path.name)
def test_every_command_of_the_program_is_one(path: Path) -> None:
    """Each `azul-access …` of a page is a command line that the program accepts."""
    text = read(path)
    lines = [*commands(text), *inline_code(text)]
    ours = [re.split("[<>|]", line)[0] for line in lines if line.startswith("azul-access")]
    assert ours
    for line in ours:
        words = line.split()[1:]
        if words[-1:] == ["--help"]:
            words = words[:-1]
        assert parse_arguments(words, load_phrases("en"))


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_nothing_is_installed_by_a_name_that_is_not_published(path: Path) -> None:
    """The program itself always comes from the folder that people have."""
    for line in (line for line in read(path).splitlines() if "install" in line):
        assert not re.search(r"install[^`]* ['\"]?azul-access", line.replace("uninstall", "")), line


def test_extras_exist() -> None:
    """Each extra that the pages name is one of the project."""
    project = tomllib.loads(read(ROOT / "pyproject.toml"))["project"]
    extras = set(project["optional-dependencies"])
    for path in ALL_PAGES:
        named = re.findall(r"'\.\[([\w,]+)\]'", read(path))
        assert named
        assert {extra for names in named for extra in names.split(",")} <= extras


def test_all_documents_are_listed() -> None:
    """Every page in docs is linked from a README or from another page in docs."""
    linked = {target for path in DOCUMENTS for target in targets(path)}
    assert [path for path in DOCUMENTS if path not in linked] == []


@pytest.mark.parametrize("path", INSTALL_PAGES.values(), ids=lambda path: path.name)
def test_folders_are_where_the_page_says(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The folders of games and settings of each system, as the library for them knows them."""
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME"):
        monkeypatch.delenv(name, raising=False)
    # The folders of Windows cannot be asked for elsewhere.
    places = {
        "macOS": MacOS("azul-access", appauthor=False),
        "Linux": Unix("azul-access", appauthor=False),
    }
    for system, place in places.items():
        data, config = (
            # As those systems write paths, whatever this one is.
            Path(folder.replace(str(Path.home()), "~")).as_posix()
            for folder in (place.user_data_dir, place.user_config_dir)
        )
        [line] = re.findall(rf"^- {system}: .*", read(path), re.MULTILINE)
        assert re.findall("`([^`]+)`", line) == [f"{data}/games", config]


def test_nothing_leaves_the_computer() -> None:
    """Only what the user asks for talks to other computers: pages at the table, and models."""
    network = {"socket", "ssl", "http", "ftplib", "smtplib", "urllib.request", "xmlrpc"}
    for path in (ROOT / "azul_access").rglob("*.py"):
        if path.match("models/download.py") or path.match("web/*.py"):
            continue
        for node in ast.walk(ast.parse(read(path))):
            names = [alias.name for alias in getattr(node, "names", ()) if hasattr(alias, "asname")]
            modules = {*names, str(getattr(node, "module", ""))}
            assert not modules & network, path
