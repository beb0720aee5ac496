"""Which part of the program may import which. See docs/architecture.md."""

import ast
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path, PurePosixPath

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = ("azul_access", "firmware_protocol")
MAX_LINES = 400
# So many names of other folders can be kept in mind while a file is read.
MOST_NAMES = 20
_ROOM_PARTS = 3  # azul_access, session, meaning
# What rules, sentences and values are written in counts as known.
VOCABULARY = {"azul_access.language.grammar", "azul_access.language.phrase", "azul_access.values"}
# Files that need more, because they bring together what other folders do, and why it is there.
MANY_NAMES = {
    "azul_access/cli/document_writer.py": "every format of a document",
    "azul_access/cli/hear.py": "recordings, recogniser and game for one command",
    "azul_access/cli/transcript_writer.py": "record, story and export for one command",
    "azul_access/session/change/commands.py": "what a command can lead to",
    "azul_access/session/change/history.py": "what taking back and doing again can lead to",
    "azul_access/session/conversation.py": "every kind of input, in the order of its steps",
    "azul_access/session/meaning/questions/asking.py": "the parts of free questions",
    "azul_access/session/meaning/interpretation.py": "every way to understand a line",
    "azul_access/session/meaning/sayings/sayings.py": "parts of free moves, draws and statements",
    "azul_access/session/reading/rule_reading.py": "a conversation of its own, about the rules",
    "azul_access/session/replay/replay.py": "a conversation of its own, about a saved game",
    "azul_access/session/session.py": "the state of everything that a conversation keeps",
    "azul_access/session/step/execution.py": "a case for each meaning",
    "azul_access/session/step/hands.py": "a move of the computer, from its choice to the table",
    "azul_access/session/step/walk.py": "a small conversation of its own, place by place",
    "azul_access/table/companion.py": "the game, its people and their devices",
}

# The modules at the top of azul_access; everything else there is a package.
LOOSE_MODULES = {
    *("__init__", "__main__", "child", "errors", "install", "installation", "subprocesses"),
    *("standard_streams", "values"),
}
# Each subpackage, and those that it imports. The files of one subpackage may import each other.
SUBPACKAGES: dict[str, set[str]] = {
    "values": set(),
    "errors": set(),
    "installation": set(),
    "standard_streams": set(),
    "subprocesses": set(),
    "language": {"errors", "installation", "values"},
    "tactile": {"language"},
    "games": {"errors", "language", "tactile", "values"},
    "player": {"games", "values"},
    "storage": {"errors", "values"},
    "record": {"errors", "games", "language", "storage", "values"},
    "session": {"errors", "games", "language", "player", "record", "values"},
    "keyboard": set(),
    "speech": {"subprocesses", "values"},
    "table": {"errors", "games", "keyboard", "language", "record", "session", "speech", "storage"},
    "computer": {
        *("errors", "games", "language", "player", "record", "session", "subprocesses", "table"),
        "values",
    },
    "braille": {"errors", "games", "language", "session", "table", "values"},
    "hearing": {
        *("errors", "games", "language", "session", "speech", "storage", "subprocesses", "values"),
    },
    "web": {
        *("braille", "errors", "games", "language", "session", "storage", "table", "tactile"),
        "values",
    },
    "terminals": {"language", "session", "table", "values"},
    "story": {"games", "language", "player", "record", "values"},
    "review": {"games", "language", "player", "record", "values"},
    "export": {
        *("braille", "errors", "games", "language", "record", "review", "storage", "story"),
        "values",
    },
    "tactile_set": {"braille", "errors", "export", "games", "language", "values"},
}
# The order of folders and modules within a subpackage: each imports only those before it.
ORDERS = {
    "session": (
        *("control", "output", "recognition", "session", "change", "step", "meaning"),
        *(
            "conversation",
            "written_text",
            "second_opinion",
            "voice_input",
            "sharing",
            "replay",
            "reading",
        ),
        "__init__",
    ),
    "terminals": ("places", "messages", "connections", "server", "client", "__init__"),
    "braille": (
        *("actions", "effects", "bindings", "cells", "screen", "moving", "sent_words", "reader"),
        *(
            "questions",
            "discovery",
            "reports",
            "question_displays",
            "display",
            "displays",
            "__init__",
        ),
    ),
}
# The command line connects the subpackages and may import all of them. No subpackage imports it.
WIRING = {"__init__", "__main__", "child", "cli", "install"}
# The only module outside a game's folder that imports from it.
REGISTRY = PurePosixPath("azul_access/games/__init__.py")
# The subpackages that may import a library.
LIBRARIES: dict[str, set[str]] = {
    "Foundation": {"speech"},
    "anyascii": {"braille", "export"},
    "argcomplete": {"cli"},
    "av": {"export"},
    "ctranslate2": {"hearing"},
    "espeakng_loader": {"speech"},
    "filelock": {"storage"},
    "firmware_protocol": {"braille", "export", "tactile_set"},
    "fluent": {"language"},
    "h11": {"web"},
    "lameenc": {"export"},
    "manifold3d": {"tactile_set"},
    "miniaudio": {"hearing", "speech"},
    "numpy": {"export", "games", "hearing", "tactile_set"},
    "platformdirs": {"storage", "table"},
    "pocketsphinx": {"hearing"},
    "prism": {"speech"},
    "prompt_toolkit": {"keyboard"},
    "pyttsx3": {"speech"},
    "reportlab": {"export", "tactile_set"},
    "segno": {"web"},
    "zeroconf": {"web"},
    "soundfile": {"export", "hearing"},
    "speech_recognition": {"hearing"},
    "starlette": {"web"},
    "tomli_w": {"table"},
    "truststore": {"hearing"},
    "uvicorn": {"web"},
    "vosk": {"hearing"},
}
FIRMWARE_LIBRARIES = {"serial"}
GAMES = {path.parent.name for path in (ROOT / "azul_access/games").glob("*/__init__.py")}


def modules() -> dict[PurePosixPath, str]:
    """The source of every module of both packages, by its path from the root."""
    return {
        PurePosixPath(path.relative_to(ROOT).as_posix()): path.read_text(encoding="utf-8")
        for package in PACKAGES
        for path in sorted((ROOT / package).rglob("*.py"))
    }


MODULES = modules()


@cache
def parse(source: str) -> ast.Module:
    """The syntax of a module, which several tests read."""
    return ast.parse(source)


@cache
def imports(source: str) -> tuple[str, ...]:
    """The dotted names that a module imports; what `from` names is the last part of its name.

    A relative import keeps its dots.
    """
    return tuple(_imports(source))


def _imports(source: str) -> Iterator[str]:
    for node in ast.walk(parse(source)):
        match node:
            case ast.Import(names):
                yield from (alias.name for alias in names)
            case ast.ImportFrom(module, names, level):
                yield from ("." * (level or 0) + f"{module or ''}.{alias.name}" for alias in names)
            case ast.Call(
                ast.Name("import_module") | ast.Attribute(attr="import_module"),
                [ast.Constant(str(name)), *_],
            ):
                yield name


def subpackage_of(path: PurePosixPath) -> str:
    """The first part of the path below its package, without an ending."""
    return path.parts[1].removesuffix(".py")


def game_of(path: PurePosixPath) -> str | None:
    """The folder of the game that a module belongs to."""
    match path.parts:
        case ("azul_access", "games", game, _, *_):
            return game
    return None


def violations(path: PurePosixPath, source: str) -> list[str]:
    """What a module at `path` imports although it may not, as sentences."""
    return [
        f"{path} imports {name}: {rule}"
        for name in imports(source)
        if (rule := broken_rule(path, name)) is not None
    ]


def broken_rule(path: PurePosixPath, name: str) -> str | None:
    """The rule that an import of `name` breaks."""
    parts = name.split(".")
    if name.startswith("."):
        return "imports are absolute"
    if path.parts[0] == "firmware_protocol":
        return firmware_rule(parts[0])
    if parts[0] != "azul_access":
        return library_rule(path, parts[0])
    if parts[1:2] == ["games"] and parts[2:3] and parts[2] in GAMES:
        return game_rule(path, parts[2])
    return subpackage_rule(path, parts[1] if len(parts) > 1 else "__init__")


def firmware_rule(top: str) -> str | None:
    """The protocol package knows nothing of the game, so that it can be published by itself."""
    allowed = top in sys.stdlib_module_names or top in {"firmware_protocol", *FIRMWARE_LIBRARIES}
    return None if allowed else "firmware_protocol stands by itself"


def library_rule(path: PurePosixPath, top: str) -> str | None:
    """Only certain subpackages may import a library, so that it can be replaced there."""
    if top in sys.stdlib_module_names or subpackage_of(path) in LIBRARIES.get(top, ()):
        return None
    return "only other subpackages may import this library"


def game_rule(path: PurePosixPath, game: str) -> str | None:
    """A game is a folder: only the registry and the game itself import from it."""
    if path == REGISTRY or game_of(path) == game:
        return None
    return "only the registry and the game itself import from a game's folder"


def subpackage_rule(path: PurePosixPath, subpackage: str) -> str | None:
    """A subpackage imports the subpackages below it, and none imports the command line."""
    own = subpackage_of(path)
    if own in WIRING or subpackage in {own, "__version__"} or subpackage in SUBPACKAGES[own]:
        return None
    return f"{own} may not import {subpackage}"


def test_modules_import_what_they_may() -> None:
    """Subpackages, games, libraries and firmware_protocol keep to the tables above."""
    assert [line for path, source in MODULES.items() for line in violations(path, source)] == []


@pytest.mark.parametrize(
    ("path", "line"),
    [
        # A subpackage that knows a game.
        ("azul_access/session/session.py", "from azul_access.games.summer_pavilion import rules"),
        ("azul_access/session/session.py", "import azul_access.games.azul.rules"),
        ("azul_access/cli/hear.py", "from azul_access.games import azul"),
        ("azul_access/games/terms.py", "from azul_access.games.azul.pieces import Colour"),
        # A game that knows another one.
        ("azul_access/games/summer_pavilion/rules.py", "from azul_access.games.azul import rules"),
        ("azul_access/games/azul/rules.py", "import azul_access.games.summer_pavilion.rules"),
        # A subpackage that imports one above it, or the command line.
        ("azul_access/language/phrase.py", "from azul_access.session import Session"),
        ("azul_access/games/azul/rules.py", "from azul_access.record.ledger import Ledger"),
        ("azul_access/session/session.py", "from azul_access.cli import play"),
        ("azul_access/errors.py", "import azul_access.language.phrase"),
        # A library outside its subpackages, or one that none may import.
        ("azul_access/session/session.py", "import soundfile"),
        ("azul_access/cli/doctor.py", "from miniaudio import Devices"),
        ("azul_access/cli/play.py", 'importlib.import_module("prism")'),
        ("azul_access/games/azul/rules.py", "from firmware_protocol.cells import Cell"),
        ("azul_access/session/session.py", "import requests"),
        # firmware_protocol that knows the game or its libraries.
        ("firmware_protocol/link.py", "from azul_access.errors import AccessError"),
        ("firmware_protocol/codecs/baum/host.py", "import azul_access"),
        ("firmware_protocol/link.py", "import numpy"),
        ("azul_access/session/session.py", "from . import narration"),
    ],
)
def test_planted_imports_are_found(path: str, line: str) -> None:
    """Each forbidden import breaks a rule, also inside a function of a module that keeps them."""
    module = PurePosixPath(path)
    source = f"{MODULES[module]}\n\ndef planted():\n    {line}\n"
    assert len(violations(module, source)) == 1


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("azul_access/games/__init__.py", "from azul_access.games.azul.game import AZUL"),
        ("azul_access/games/azul/rules.py", "from azul_access.games.azul.pieces import Colour"),
        ("azul_access/games/azul/rules.py", "from azul_access.games.tiles import add_counts"),
        ("azul_access/session/session.py", "from azul_access.games import SYSTEMS"),
        ("azul_access/session/session.py", "from azul_access import __version__"),
        ("azul_access/cli/hear.py", "from azul_access.hearing import engines"),
        ("azul_access/hearing/sphinx.py", "import pocketsphinx"),
        ("firmware_protocol/transport.py", "import serial"),
    ],
)
def test_allowed_imports_break_no_rule(path: str, line: str) -> None:
    """The registry, a game's own folder, lower subpackages, and a library in its subpackage."""
    assert violations(PurePosixPath(path), line) == []


def order_violations(path: PurePosixPath, source: str) -> list[str]:
    """The imports of later folders or modules of the same subpackage."""
    order = ORDERS.get(subpackage_of(path), ())
    if not order or path.stem == "__init__":
        return []
    own = order.index(path.parts[2].removesuffix(".py"))
    parts = [name.split(".") for name in imports(source)]
    return [
        f"{path} imports {'.'.join(names)}"
        for names in parts
        if names[:2] == ["azul_access", path.parts[1]] and order.index(names[2]) > own
    ]


def test_folders_of_a_subpackage_have_an_order() -> None:
    """Whoever reads a folder needs only those before it."""
    assert [
        line for path, source in MODULES.items() for line in order_violations(path, source)
    ] == []
    planted = "from azul_access.session.step.walk import leave_walk"
    assert order_violations(PurePosixPath("azul_access/session/change/history.py"), planted)


def test_subpackages_form_no_cycle() -> None:
    """The table can be sorted so that each subpackage imports only those before it."""
    sorted_ones: set[str] = set()
    while ready := {name for name in SUBPACKAGES if SUBPACKAGES[name] <= sorted_ones} - sorted_ones:
        sorted_ones |= ready
    assert sorted_ones == set(SUBPACKAGES)


def test_tables_have_no_unused_entry() -> None:
    """Whoever removes an import also removes the permission for it."""
    subpackages: dict[str, set[str]] = {name: set() for name in SUBPACKAGES}
    libraries: dict[str, set[str]] = {library: set() for library in LIBRARIES}
    firmware_libraries = set()
    for path, source in MODULES.items():
        for name in imports(source):
            top, *others = name.split(".")
            if path.parts[0] == "firmware_protocol":
                firmware_libraries |= {top} & FIRMWARE_LIBRARIES
            elif top in libraries:
                libraries[top].add(subpackage_of(path))
            elif top == "azul_access" and others and subpackage_of(path) in SUBPACKAGES:
                subpackages[subpackage_of(path)] |= {others[0]} - {subpackage_of(path)}
    assert subpackages == SUBPACKAGES
    assert libraries == LIBRARIES
    assert firmware_libraries == FIRMWARE_LIBRARIES


def frozen_dataclasses(source: str) -> list[str]:
    """The names of the classes that are made by `@dataclass(frozen=True)`."""
    return [
        node.name
        for node in ast.walk(parse(source))
        if isinstance(node, ast.ClassDef)
        for decorator in node.decorator_list
        if isinstance(decorator, ast.Call)
        and ast.unparse(decorator.func) in {"dataclass", "dataclasses.dataclass"}
        and any(ast.unparse(each) == "frozen=True" for each in decorator.keywords)
    ]


def test_value_classes_are_cheap_to_import() -> None:
    """Frozen classes are made by `azul_access.values`; firmware_protocol stands by itself."""
    assert {
        path: classes
        for path, source in MODULES.items()
        if path.parts[0] == "azul_access" and (classes := frozen_dataclasses(source))
    } == {}
    assert frozen_dataclasses("@dataclass(slots=True, frozen=True)\nclass Planted: ...")


def test_top_of_package_holds_packages() -> None:
    """A new module belongs in a subpackage: only a few are outside."""
    own = [path for path in MODULES if path.parts[0] == "azul_access"]
    assert {path.stem for path in own if len(path.parts) == 2} == LOOSE_MODULES
    assert {subpackage_of(path) for path in own} == set(SUBPACKAGES) | WIRING


def test_files_are_short() -> None:
    """A file can be read in one sitting."""
    lengths = {str(path): len(source.splitlines()) for path, source in MODULES.items()}
    assert {path: length for path, length in lengths.items() if length > MAX_LINES} == {}


def names_of_other_folders(path: PurePosixPath, source: str) -> int:
    """How many names a module imports from modules of ours in other folders, one by one.

    The folders inside of one such as `session/meaning` are one with it.
    """
    folder = ".".join(path.parent.parts[:_ROOM_PARTS])
    depth = len(path.parent.parts[:_ROOM_PARTS])
    return sum(
        len(node.names)
        for node in ast.walk(parse(source))
        if isinstance(node, ast.ImportFrom)
        and (node.module or "").partition(".")[0] in PACKAGES
        and not _is_of(node.module or "", folder, depth)
        and node.module not in VOCABULARY
    )


def _is_of(module: str, folder: str, depth: int) -> bool:
    """Whether a module is in a folder, or in one inside of it if that is a room of a package."""
    is_inside = depth == _ROOM_PARTS and module.startswith(f"{folder}.")
    return is_inside or folder in (module, module.rpartition(".")[0])


def test_files_need_few_names_of_other_folders() -> None:
    """Where many are of one module, the module is imported; the others have a reason."""
    counts = {str(path): names_of_other_folders(path, it) for path, it in MODULES.items()}
    many = {path: count for path, count in counts.items() if count > MOST_NAMES}
    assert {path: count for path, count in many.items() if path not in MANY_NAMES} == {}
    assert [path for path in MANY_NAMES if counts[path] <= MOST_NAMES - 5] == []
    planted = "from azul_access.games.tiles import a, b\nfrom azul_access.games import sources"
    assert names_of_other_folders(PurePosixPath("azul_access/web/app.py"), planted) == 3
    assert names_of_other_folders(PurePosixPath("azul_access/games/terms.py"), planted) == 0
