"""What tests need beside Python packages: how it is recognised, and how people get it."""

import os
import shutil
import signal
import socket
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
ENVIRONMENT = ROOT / ".venv-test"
RECORDINGS = ROOT / ".recordings"
# Debian package, and a program or a file (a pattern below /) that shows that it is installed.
PACKAGES = {
    "brltty": "brltty",
    "tmux": "tmux",
    "pulseaudio": "pulseaudio",
    "pulseaudio-utils": "parec",
    "liblouis20": "usr/lib/*/liblouis.so.20",
    "liblouis-data": "usr/share/liblouis/tables/de-g1.ctb",
    "liblouis-bin": "lou_translate",
    # Voices for recognition tests; they are not the program's own voice.
    "espeak-ng": "espeak-ng",
    "flite": "flite",
    # Shells whose tab key completes commands, and a judge of the manual page.
    "zsh": "zsh",
    "fish": "fish",
    "mandoc": "mandoc",
    # Validators of books and pages, and what they run on.
    "default-jre-headless": "java",
    "epubcheck": "usr/share/java/epubcheck.jar",
    "chromium-headless-shell": "chromium-headless-shell",
    "npm": "npm",
    # Judges of solids: a slicer and a mesh checker; and of drawings.
    "prusa-slicer": "prusa-slicer",
    "admesh": "admesh",
    "librsvg2-bin": "rsvg-convert",
    # Shows the pages of PDF files.
    "poppler-utils": "pdftoppm",
}
# Programs that a package brings beside the one that shows that it is installed.
_ALSO_IN = {
    "pactl": "pulseaudio-utils",
    "node": "npm",
    "pdftotext": "poppler-utils",
    "chromium": "chromium-headless-shell",
}
# Chromium without windows opens a page with a quarter of the work; elsewhere the usual one does.
_CHROMIUM = ("chromium-headless-shell", "chromium")
_NOT_INSTALLED = "not installed: "


@cache
def _can_link() -> bool:
    """Windows lets only administrators make links, and Wine says it did but makes none."""
    with tempfile.TemporaryDirectory() as folder:
        link = Path(folder, "link")
        try:
            link.symlink_to("target")
        except OSError:
            return False
        return link.is_symlink()


@cache
def _removes_open_files() -> bool:
    """Windows keeps a file, and its folder, as long as a program has it open."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "open")
        descriptor = os.open(path, os.O_CREAT | os.O_RDWR)
        try:
            path.unlink()
        except OSError:
            return False
        finally:
            os.close(descriptor)
    return True


@cache
def _names_any_character() -> bool:
    with tempfile.TemporaryDirectory() as folder:
        try:
            Path(folder, "\n").touch()
        except OSError:
            return False
    return True


@cache
def _has_many_addresses() -> bool:
    """Whether all addresses that begin with 127 are this computer's own."""
    with socket.socket() as tried:
        try:
            tried.bind(("127.0.0.2", 0))
        except OSError:
            return False
    return True


@cache
def _sees_processes() -> bool:
    """Wine finds the /proc of Linux, in which its own processes have other numbers."""
    try:
        return Path("/proc/self/stat").read_text().split()[0] == str(os.getpid())
    except OSError:
        return False


# Parts of systems that not all of them have, and how they are recognised.
SYSTEM_PARTS: dict[str, Callable[[], bool]] = {
    "pseudo-terminals": lambda: find_spec("termios") is not None,
    "signals": lambda: hasattr(signal, "SIGKILL"),
    "sockets in files": lambda: hasattr(socket, "AF_UNIX"),
    "devices that are files": lambda: os.path.exists("/dev/null"),
    "a POSIX shell": lambda: os.sep == "/" and shutil.which("sh") is not None,
    "named pipes": lambda: hasattr(os, "mkfifo"),
    "links": _can_link,
    "removal of open files": _removes_open_files,
    "control characters in names": _names_any_character,
    "rights of files as on Unix": lambda: hasattr(os, "getuid"),
    "limits of processes": lambda: find_spec("resource") is not None,
    "limits of other processes": lambda: (
        find_spec("resource") is not None and hasattr(import_module("resource"), "prlimit")
    ),
    "a view into other processes": _sees_processes,
    "many addresses of its own": _has_many_addresses,
    # Sound devices are those that variables name.
    "ALSA": lambda: any(Path("/").glob("usr/lib*/**/libasound.so.2")),
}


def find_chromium() -> str:
    """The path of the browser for tests that need "chromium"; its name if there is none."""
    return next(filter(None, map(shutil.which, _CHROMIUM)), _CHROMIUM[0])


def require(*names: str) -> None:
    """Skip the test where a program or a file is missing; fail it there in CI on Linux.

    `names` are programs on the path, absolute paths of files, keys of PACKAGES, or keys of
    SYSTEM_PARTS; "chromium" is that of `find_chromium`.
    """
    missing = [name for name in names if not is_installed(name)]
    if missing:
        lack(*missing)


def lack(*names: str) -> NoReturn:
    """Skip the test because of what is not installed; fail it in CI on Linux."""
    import pytest  # this module is also used before pytest is installed

    reason = _NOT_INSTALLED + ", ".join(names)
    if os.environ.get("CI") and sys.platform == "linux":
        pytest.fail(reason)
    pytest.skip(reason, allow_module_level=True)


def is_installed(name: str) -> bool:
    """Whether there is a program, a file with this absolute path, a package, or such a part."""
    if name in SYSTEM_PARTS:
        return SYSTEM_PARTS[name]()
    if os.path.isabs(name) or name.startswith("/"):
        return os.path.isfile(name)
    if name == "chromium":
        return bool(shutil.which(find_chromium()))
    mark = PACKAGES.get(name, name)
    return bool(shutil.which(mark)) or ("/" in mark and any(Path("/").glob(mark)))


def missing_packages() -> list[str]:
    """The Debian packages that are not installed."""
    return [package for package in PACKAGES if not is_installed(package)]


def describe_skipped(reasons: Iterable[str]) -> list[str]:
    """Lines that count the tests that were skipped for lack of something, most first.

    `reasons` has one reason for each skipped test; other reasons are left out.
    """
    counts = Counter(
        source
        for reason in reasons
        if reason.startswith(_NOT_INSTALLED)
        for source in {_source_of(name) for name in reason.removeprefix(_NOT_INSTALLED).split(", ")}
    )
    lines = [f"{count:5} {source}" for source, count in counts.most_common()]
    packages = sorted(counts.keys() & PACKAGES.keys())
    if packages:
        lines.append(f"On Debian and Ubuntu: sudo apt-get install {' '.join(packages)}")
    return lines


def _source_of(name: str) -> str:
    """From what people get a program or a file: a Debian package, or a command."""
    if name in PACKAGES or name in SYSTEM_PARTS:
        return name
    if os.path.isabs(name):
        path = Path(name)
        if path.is_relative_to(ENVIRONMENT / "node_modules"):
            return "packages of Node.js: install npm, then run tests/run.py"
        if path.is_relative_to(RECORDINGS):
            return "recordings: run tests/benchmarks/fetch_recordings.py --small"
        name = path.relative_to("/").as_posix()
    by_mark = {mark: package for package, mark in PACKAGES.items()}
    return by_mark.get(name) or _ALSO_IN.get(name, name)
