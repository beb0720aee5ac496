"""What the zip and Wine are made of that Debian has: sources and packages.

A private folder of apt is used, so that the sources of the machine stay as they are.
"""

import re
import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path

SUITE = "trixie"
_KEYS = "/usr/share/keyrings/debian-archive-keyring.gpg"
_SOURCES = Path("/etc/apt")


def fetch_source(package: str, folder: Path) -> Path:
    """Unpack the source of a package as its authors publish it; returns the folder."""
    options = _private_lists("deb-src", folder)
    subprocess.check_call(
        ["apt-get", *options, "-qq", "source", "--download-only", package], cwd=folder
    )
    (archive,) = folder.glob(f"{package}_*.orig.tar.?z")  # without its signature
    subprocess.check_call(["tar", "xf", archive.name], cwd=folder)
    return max(folder.glob("*/configure"), key=lambda path: path.stat().st_ctime).parent


def unpack_packages(packages: Sequence[str], folder: Path, target: Path) -> None:
    """Unpack packages, and all that they depend on, into `target`; nothing is installed."""
    options = _private_lists("deb", folder)
    subprocess.check_call(
        ["apt-get", *options, "-qq", "--yes", "--download-only", "install", *packages],
        stdout=subprocess.DEVNULL,
    )
    for package in sorted((folder / "cache" / "archives").glob("*.deb")):
        unpack = ["tar", "-x", "--keep-directory-symlink", "--no-same-owner", "-C", str(target)]
        with subprocess.Popen(
            ["dpkg-deb", "--fsys-tarfile", package], stdout=subprocess.PIPE
        ) as files:
            subprocess.check_call(unpack, stdin=files.stdout)
        assert files.returncode == 0, package


def _private_lists(kind: str, folder: Path) -> list[str]:
    lists, cache = folder / "lists", folder / "cache"
    (lists / "partial").mkdir(parents=True, exist_ok=True)
    (cache / "archives" / "partial").mkdir(parents=True, exist_ok=True)
    installed = folder / "status"  # of no package, so that dependencies are fetched as well
    installed.touch()
    sources = folder / "sources.list"
    sources.write_text(f"{kind} [signed-by={_KEYS}] {_mirror()} {SUITE} main\n", encoding="utf-8")
    options = [
        f"Dir::Etc::sourcelist={sources}",
        "Dir::Etc::sourceparts=/dev/null",
        f"Dir::State::lists={lists}",
        f"Dir::State::status={installed}",
        f"Dir::Cache={cache}",
        "APT::Install-Recommends=false",
    ]
    words = [word for option in options for word in ("-o", option)]
    subprocess.check_call(["apt-get", *words, "-qq", "update"])
    return words


def _mirror() -> str:
    """The server of Debian's packages that this machine uses."""
    return next(_mirrors())


def _mirrors() -> Iterator[str]:
    for path in sorted([*_SOURCES.glob("*.list"), *_SOURCES.glob("sources.list.d/*")]):
        for address in re.findall(r"\S+://\S+", path.read_text(encoding="utf-8")):
            if address.rstrip("/").endswith("/debian"):
                yield address
    raise SystemExit("This machine has no source of Debian's packages.")
