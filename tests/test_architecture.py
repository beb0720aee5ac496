"""Which part of the program may import which. See docs/architecture.md."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = ("azul_access", "firmware_protocol")
MAX_LINES = 400

# The modules at the top of azul_access; everything else there is a package.
LOOSE_MODULES = {"__init__", "__main__", "errors", "install", "installation", "subprocesses"}
# Each room, and the rooms that it imports. The files of a room may import each other.
ROOMS: dict[str, set[str]] = {
    "errors": set(),
    "installation": set(),
    "subprocesses": set(),
    "language": {"errors", "installation"},
    "tactile": {"language"},
    "games": {"errors", "language", "tactile"},
    "storage": {"errors"},
    "record": {"errors", "games", "language", "storage"},
    "session": {"errors", "games", "language", "record"},
    "keyboard": set(),
    "speech": {"subprocesses"},
    "table": {"errors", "games", "keyboard", "language", "record", "session", "speech", "storage"},
    "braille": {"errors", "games", "language", "session", "table"},
    "hearing": {"errors", "games", "language", "session", "speech", "storage", "subprocesses"},
    "web": {
        *("braille", "errors", "games", "language", "session", "storage", "table", "tactile"),
    },
    "story": {"games", "language", "record"},
    "export": {"braille", "errors", "games", "language", "record", "storage", "story"},
    "tactile_set": {"braille", "errors", "export", "games", "language"},
}
# The command line connects the rooms and may import all of them. No room imports it.
WIRING = {"__init__", "__main__", "cli", "install"}
# The only module outside a game's folder that imports from it.
REGISTRY = PurePosixPath("azul_access/games/__init__.py")
# The rooms that may import a library.
LIBRARIES: dict[str, set[str]] = {
    "Foundation": {"speech"},
    "anyascii": {"braille"},
    "argcomplete": {"cli"},
    "av": {"export"},
    "ctranslate2": {"hearing"},
    "espeakng_loader": {"speech"},
    "filelock": {"storage"},
    "firmware_protocol": {"braille", "export", "tactile_set"},
    "fluent": {"language"},
    "h11": {"web"},
    "lameenc": {"export"},
    "miniaudio": {"hearing", "speech"},
    "numpy": {"export", "hearing"},
    "platformdirs": {"storage", "table"},
    "pocketsphinx": {"hearing"},
    "prism": {"speech"},
    "prompt_toolkit": {"keyboard"},
    "pyttsx3": {"speech"},
    "segno": {"web"},
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


def imports(source: str) -> Iterator[str]:
    """The dotted names that a module imports; what `from` names is the last part of its name.

    A relative import keeps its dots.
    """
    for node in ast.walk(ast.parse(source)):
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


def room_of(path: PurePosixPath) -> str:
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
    return room_rule(path, parts[1] if len(parts) > 1 else "__init__")


def firmware_rule(top: str) -> str | None:
    """The protocol package knows nothing of the game, so that it can be published by itself."""
    allowed = top in sys.stdlib_module_names or top in {"firmware_protocol", *FIRMWARE_LIBRARIES}
    return None if allowed else "firmware_protocol stands by itself"


def library_rule(path: PurePosixPath, top: str) -> str | None:
    """A library has its rooms, in which alone it is replaced."""
    if top in sys.stdlib_module_names or room_of(path) in LIBRARIES.get(top, ()):
        return None
    return "this library belongs to other rooms"


def game_rule(path: PurePosixPath, game: str) -> str | None:
    """A game is a folder: only the registry and the game itself import from it."""
    if path == REGISTRY or game_of(path) == game:
        return None
    return "only the registry and the game itself import from a game's folder"


def room_rule(path: PurePosixPath, room: str) -> str | None:
    """A room imports the rooms below it, and none imports the command line."""
    own = room_of(path)
    if own in WIRING or room in {own, "__version__"} or room in ROOMS[own]:
        return None
    return f"{own} may not import {room}"


def test_modules_import_what_they_may() -> None:
    """Rooms, games, libraries and firmware_protocol keep to the tables above."""
    assert [line for path, source in MODULES.items() for line in violations(path, source)] == []


@pytest.mark.parametrize(
    ("path", "line"),
    [
        # A room that knows a game.
        ("azul_access/session/session.py", "from azul_access.games.summer_pavilion import rules"),
        ("azul_access/session/session.py", "import azul_access.games.azul.rules"),
        ("azul_access/cli/hear.py", "from azul_access.games import azul"),
        ("azul_access/games/terms.py", "from azul_access.games.azul.pieces import Colour"),
        # A game that knows another one.
        ("azul_access/games/summer_pavilion/rules.py", "from azul_access.games.azul import rules"),
        ("azul_access/games/azul/rules.py", "import azul_access.games.summer_pavilion.rules"),
        # A room that imports one above it, or the command line.
        ("azul_access/language/phrase.py", "from azul_access.session import Session"),
        ("azul_access/games/azul/rules.py", "from azul_access.record.ledger import Ledger"),
        ("azul_access/session/session.py", "from azul_access.cli import play"),
        ("azul_access/errors.py", "import azul_access.language.phrase"),
        # A library outside its rooms, or one that nobody was given.
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
    """The registry, a game's own folder, lower rooms, and a library in its room."""
    assert violations(PurePosixPath(path), line) == []


def test_rooms_form_no_cycle() -> None:
    """The table of rooms can be sorted so that each room imports only rooms before it."""
    sorted_rooms: set[str] = set()
    while ready := {room for room in ROOMS if ROOMS[room] <= sorted_rooms} - sorted_rooms:
        sorted_rooms |= ready
    assert sorted_rooms == set(ROOMS)


def test_tables_have_no_unused_entry() -> None:
    """Whoever removes an import also removes the permission for it."""
    rooms: dict[str, set[str]] = {room: set() for room in ROOMS}
    libraries: dict[str, set[str]] = {library: set() for library in LIBRARIES}
    firmware_libraries = set()
    for path, source in MODULES.items():
        for name in imports(source):
            top, *others = name.split(".")
            if path.parts[0] == "firmware_protocol":
                firmware_libraries |= {top} & FIRMWARE_LIBRARIES
            elif top in libraries:
                libraries[top].add(room_of(path))
            elif top == "azul_access" and others and room_of(path) in ROOMS:
                rooms[room_of(path)] |= {others[0]} - {room_of(path)}
    assert rooms == ROOMS
    assert libraries == LIBRARIES
    assert firmware_libraries == FIRMWARE_LIBRARIES


def test_top_of_package_holds_packages() -> None:
    """A new module belongs in a room: only a few stand beside the rooms."""
    own = [path for path in MODULES if path.parts[0] == "azul_access"]
    assert {path.stem for path in own if len(path.parts) == 2} == LOOSE_MODULES
    assert {room_of(path) for path in own} == set(ROOMS) | WIRING


def test_files_are_short() -> None:
    """A file can be read in one sitting."""
    lengths = {str(path): len(source.splitlines()) for path, source in MODULES.items()}
    assert {path: length for path, length in lengths.items() if length > MAX_LINES} == {}
