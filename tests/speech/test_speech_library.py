"""Which libespeak-ng is chosen, and why."""

import ctypes
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from azul_access.speech import espeak, library
from azul_access.speech.library import NoVoiceError, Source, choose_source

WHEEL = ("/wheel/libespeak-ng.so", Path("/wheel/espeak-ng-data"))


@pytest.fixture
def versions(monkeypatch: pytest.MonkeyPatch) -> dict[str, tuple[int, ...]]:
    """The versions of the installed libraries; a library that is not in here is not installed."""
    versions: dict[str, tuple[int, ...]] = {WHEEL[0]: (1, 52, 0)}
    monkeypatch.setattr(library, "read_version", lambda path: versions.get(path, ()))
    monkeypatch.setattr(library, "_find_wheel", lambda: WHEEL if WHEEL[0] in versions else None)
    return versions


@pytest.mark.parametrize(
    ("system", "expected"),
    [
        ((), Source("wheel", "only", *WHEEL)),
        ((1, 51), Source("wheel", "default", *WHEEL)),
        ((1, 52, 0), Source("wheel", "default", *WHEEL)),
        ((1, 53), Source("system", "newer")),
    ],
)
def test_wheel_speaks_unless_the_system_has_a_newer_one(
    versions: dict[str, tuple[int, ...]],
    system: tuple[int, ...],
    expected: Source,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The wheel's library is chosen unless the system's is newer."""
    monkeypatch.setattr(sys, "platform", "linux")
    versions["libespeak-ng.so.1"] = system
    assert choose_source("") == expected


def test_system_library_is_chosen_without_a_wheel(versions: dict[str, tuple[int, ...]]) -> None:
    """Without a wheel the system's library is chosen."""
    versions.clear()
    assert choose_source("") == Source("system", "only")
    with pytest.raises(NoVoiceError):
        choose_source("wheel")


def test_library_named_by_the_user_is_chosen(
    versions: dict[str, tuple[int, ...]], tmp_path: Path
) -> None:
    """A library that the user names is chosen, with the data beside it if there are any."""
    versions["libespeak-ng.so.1"] = (1, 53)
    assert choose_source("wheel") == Source("wheel", "asked", *WHEEL)
    assert choose_source("system") == Source("system", "asked")
    own = str(tmp_path / "libespeak-ng.so")
    assert choose_source(own) == Source(own, "asked", own)
    (tmp_path / "espeak-ng-data").mkdir()
    assert choose_source(own).data == tmp_path / "espeak-ng-data"


def test_version_is_read_without_keeping_the_library() -> None:
    """Reading a version unloads the library; otherwise its soname would hide the chosen one."""
    loader = pytest.importorskip("espeakng_loader")
    path = loader.get_library_path()
    assert library.read_version(path) >= (1, 5)
    assert library.read_version("/nowhere.so") == ()
    if Path("/proc/self/maps").exists():
        # In a process of its own, because speech recognition never unloads the library.
        program = (
            "import sys; from azul_access.speech import library\n"
            "library.read_version(sys.argv[1])\n"
            "print('libespeak' in open('/proc/self/maps').read())"
        )
        result = subprocess.run(
            [sys.executable, "-c", program, path], capture_output=True, text=True, check=True
        )
        assert result.stdout == "False\n"


class Information:
    """espeak_Info of version 1.53."""

    restype: object = None

    def __call__(self, _: None) -> bytes:
        return b"1.53  Data at: /"


def test_windows_frees_libraries_in_its_own_way(monkeypatch: pytest.MonkeyPatch) -> None:
    """Python has no dlclose there, and only paths can be loaded: it has no library None."""
    asked: list[str] = []
    freed: list[int] = []

    def load(path: str) -> SimpleNamespace:
        asked.append(path)
        if "(x86)" not in path:
            raise OSError
        return SimpleNamespace(_handle=7, espeak_Info=Information())

    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(ctypes, "CDLL", load)
    monkeypatch.setitem(sys.modules, "_ctypes", SimpleNamespace(FreeLibrary=freed.append))
    monkeypatch.setattr(library, "_find_wheel", lambda: WHEEL)
    assert choose_source("") == Source("system", "newer")
    assert freed == [7]
    assert [path for path in asked if path != WHEEL[0]] == [
        r"C:\Program Files\eSpeak NG\libespeak-ng.dll",
        r"C:\Program Files (x86)\eSpeak NG\libespeak-ng.dll",
    ]


def test_a_voice_has_the_same_identifier_on_each_system() -> None:
    """espeak-ng names the file of a voice with the separator of the system."""
    for written in (b"gmw/de", b"gmw\\de"):
        assert espeak._read_identifier(espeak._Voice(identifier=written)) == "gmw/de"
