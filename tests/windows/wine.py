"""Makes a Wine 10 that runs programs for Windows, without installing it: `wine.py FOLDER`.

It prints the path of a program, FOLDER/run, which runs the program for Windows that is named behind
it: `FOLDER/run C:/Python313/python.exe --version`. FOLDER/stop ends all that still run there.

Needs Debian's apt and keys, mingw-w64, and the right to mount folders in a namespace of one's own,
which users have on Debian. Debian 12 has Wine 8, where output to a file fails, so all of it is from
Debian 13, its C library too. Only Wine sees it in the place of /usr, so nothing else is changed.
"""

import argparse
import gzip
import os
import shlex
import shutil
import subprocess
from pathlib import Path

from windows_debian import unpack_packages

_PACKAGES = ("libc-bin", "libc6", "libpulse0", "locales", "wine64")
_LINKS = ("bin", "lib", "lib64", "sbin")
# What is Wine's own; every other folder of the machine is there for Wine as well.
_OWN = ("/usr", "/var", *(f"/{name}" for name in _LINKS))
_SETTINGS = {
    "LC_ALL": "${WINE_LOCALE:-C.UTF-8}",
    "WINEARCH": "win64",
    "WINEDEBUG": "${WINEDEBUG:--all}",
    # Without what Wine offers to install when it is used first, and its window for crashes.
    "WINEDLLOVERRIDES": "mscoree=;mshtml=;winedbg.exe=;winemenubuilder.exe=",
    "WINEPREFIX": "${WINEPREFIX:-$folder/prefix}",
    "WINESERVER": "/usr/lib/wine/wineserver64",
}
_PROGRAM = """\
#!/bin/sh
# Written by tests/windows/wine.py. The mounted folders end with the program.
folder=$(dirname "$(readlink -f "$0")")
root=$folder/root
export root {settings}
unset DISPLAY PYTHONDONTWRITEBYTECODE PYTHONPATH
exec unshare {namespace} sh -c '
for folder in /*; do
  case $folder in {own}) continue ;; esac
  test -d "$folder" && mkdir -p "$root$folder" && mount --rbind "$folder" "$root$folder"
done
exec unshare --root="$root" --wd="$PWD" "$@"' sh {command} "$@"
"""
# Languages that tests set, of people whom Windows calls differently than Linux does.
_LOCALES = ("de_AT", "nl_BE")
# Wine needs this library of Debian's for consoles, and looks for it in these folders only.
_ZLIB = Path("usr", "x86_64-w64-mingw32", "lib", "zlib1.dll")
DRIVE_C = Path("prefix", "drive_c")
_SYSTEM = DRIVE_C / "windows" / "system32"
_SEEN_BY_WINE = Path("root", "usr", "lib", "x86_64-linux-gnu", "wine", "x86_64-windows")


class WineError(Exception):
    """Wine cannot be made here; the text says what is missing."""


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("folder", type=Path)
    try:
        print(make_wine(parser.parse_args().folder.resolve()))
    except WineError as error:
        parser.exit(1, f"{error}\n")


def make_wine(folder: Path) -> Path:
    """Make it, or use what was made there before; returns the path of FOLDER/run.

    Raises: WineError.
    """
    run = folder / "run"
    if (folder / "made").exists():
        return run
    check()
    root = folder / "root"
    for path in (root, folder / "prefix"):
        shutil.rmtree(path, ignore_errors=True)
    for name in _LINKS:
        (root / "usr" / name).mkdir(parents=True)
        (root / name).symlink_to(f"usr/{name}")
    try:
        unpack_packages(_PACKAGES, folder / "debian", root)
    except (OSError, subprocess.CalledProcessError) as error:
        raise WineError(f"Wine cannot be fetched from Debian: {error}") from error
    for searched in (_SEEN_BY_WINE, _SYSTEM):
        (folder / searched).mkdir(parents=True, exist_ok=True)
        shutil.copy(root / _ZLIB, folder / searched)
    _write_program(run, "/usr/lib/wine/wine64")
    _write_program(folder / "stop", "/usr/lib/wine/wineserver64 --kill")
    _write_program(folder / "localedef", "localedef")
    for packed in (root / "usr/share/i18n/charmaps").glob("UTF-8.gz"):
        packed.with_suffix("").write_bytes(gzip.decompress(packed.read_bytes()))
    for name in _LOCALES:
        subprocess.check_call([folder / "localedef", "-i", name, "-f", "UTF-8", f"{name}.UTF-8"])
    subprocess.check_call(
        [run, "wineboot", "--init"], stdin=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    (folder / "made").touch()
    return run


def check() -> None:
    """Raises: WineError, if something is missing here."""
    for program in ("apt-get", "dpkg-deb", "unshare"):
        if not shutil.which(program):
            raise WineError(f"not installed: {program}")
    if subprocess.run([*_namespace(), "true"], capture_output=True, check=False).returncode:
        raise WineError("This system allows no mounts of one's own, by which Wine has its files.")


def _namespace() -> list[str]:
    """The command that starts another one with mounts of its own."""
    return ["unshare", "--mount", *([] if os.geteuid() == 0 else ["--map-root-user"])]


def _write_program(path: Path, command: str) -> None:
    settings = " ".join(f'{name}="{value}"' for name, value in _SETTINGS.items())
    path.write_text(
        _PROGRAM.format(
            settings=settings,
            namespace=shlex.join(_namespace()[1:]),
            own="|".join(_OWN),
            command=command,
        ),
        encoding="utf-8",
    )
    path.chmod(0o755)


if __name__ == "__main__":
    main()
