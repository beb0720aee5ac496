"""Imports point one way: which room may know which. See docs/architecture.md."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent

# Each room, and the rooms it may import. A room's own files may import each other.
ROOMS: dict[str, set[str]] = {
    "errors": set(),
    "subprocesses": set(),
    "language": set(),
    "tactile": {"language"},
    "games": {"errors", "language", "tactile"},
    "storage": {"errors"},
    "record": {"errors", "games", "language", "storage"},
    "session": {"errors", "games", "language", "record"},
    "keyboard": set(),
    "speech": {"subprocesses"},
    "table": {"errors", "games", "keyboard", "language", "record", "session", "speech", "storage"},
    "braille": {"errors", "games", "language", "session", "table"},
    "hearing": {"errors", "games", "language", "session", "speech", "subprocesses"},
    "export": {"braille", "errors", "games", "language", "record", "storage"},
}
# The commands of the command line wire the rooms together and may import all of them.
WIRING = {"__main__", "cli"}
# What only wiring and its own room may import: heavy or of one system only.
LIBRARIES = {
    "prompt_toolkit": {"keyboard"},
    "pyttsx3": {"speech"},
    "miniaudio": {"hearing", "speech"},
    "espeakng_loader": {"speech"},
    "prism": {"speech"},
    "speech_recognition": {"hearing"},
    "pocketsphinx": {"hearing"},
    "vosk": {"hearing"},
    "fluent": {"language"},
    "filelock": {"storage"},
    "lameenc": {"export"},
    "soundfile": {"export", "hearing"},
}


def modules() -> list[Path]:
    return sorted((ROOT / "azul_access").rglob("*.py"))


def room_of(path: Path) -> str:
    first = path.relative_to(ROOT / "azul_access").parts[0]
    return first.removesuffix(".py")


def imported(path: Path) -> set[str]:
    """The dotted names that a file imports, `from` names included."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(ROOT)))
def test_imports_point_one_way(path: Path) -> None:
    """A room imports only the rooms below it; nobody imports the wiring."""
    room = room_of(path)
    names = {name.split(".")[1] for name in imported(path) if name.startswith("azul_access.")}
    names -= {"__version__", room}
    if room in WIRING or room == "__init__":
        return
    assert names <= ROOMS[room], f"{room} may not know {sorted(names - ROOMS[room])}"


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(ROOT)))
def test_libraries_stay_in_their_room(path: Path) -> None:
    """Each library is known to its room, and one for sound to the two that need it."""
    for name in imported(path):
        owners = LIBRARIES.get(name.split(".")[0], {room_of(path)})
        assert room_of(path) in owners, f"{path} imports {name}"


def test_rooms_form_no_cycle() -> None:
    """The table above is itself a one-way street."""
    seen: set[str] = set()
    while ready := [room for room in ROOMS if room not in seen and ROOMS[room] <= seen]:
        seen.update(ready)
    assert seen == set(ROOMS)


@pytest.mark.parametrize("folder", ["azul_access", "firmware_protocol"])
def test_firmware_protocol_knows_nothing_of_azul(folder: str) -> None:
    """The protocol package could be published by itself, and no game names a file or a device."""
    for path in (ROOT / folder).rglob("*.py"):
        names = imported(path)
        if folder == "firmware_protocol":
            assert not any(name.startswith("azul_access") for name in names), path


def test_games_do_not_know_each_other_outside_their_folder() -> None:
    """No room outside `games` names one game: a second game is a folder, not a branch."""
    for path in modules():
        if room_of(path) != "games":
            assert not any(name.startswith("azul_access.games.azul") for name in imported(path)), (
                path
            )


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(ROOT)))
def test_a_file_is_one_noun(path: Path) -> None:
    """Files stay readable in one sitting."""
    assert len(path.read_text(encoding="utf-8").splitlines()) <= 400
