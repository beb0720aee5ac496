"""Builds AzulAccess-VERSION-windows.zip on Linux: unpacked, it plays without Python or internet.

    python3 tests/windows/build_zip.py [--work FOLDER] [--output FOLDER] [--compiler COMMAND]
        [--model FOLDER]

With the folder of a Whisper model it makes AzulAccess-VERSION-windows-speech.zip, which contains
it. Needs gcc-mingw-w64-x86-64, Debian's packages and PyPI, uv, and a Python 3.13 that compiles the
modules. What was fetched stays in the folder `--work`, for the next time.
"""

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterable, Iterator, Sequence
from email.parser import HeaderParser
from pathlib import Path

from windows_python import VERSION, compile_program, make_python

ROOT = Path(__file__).resolve().parents[2]
_HERE = Path(__file__).parent
# Extras that need no download of their own; the others are too big, or people fetch them.
_EXTRAS = ("screenreader", "set")
# Enter on this file plays with the microphone; it needs no window with a command line.
_LISTEN = '@"%~dp0azul-access.exe" play --listen %*\r\n'
_READ_ME = {"de": "LIESMICH.html", "en": "READ ME.html", "nl": "LEES MIJ.html"}
# Parts of libraries that the program never uses: by their paths below the folder of libraries.
_UNUSED = (
    "speech_recognition/pocketsphinx-data",
    "speech_recognition/models",
    "speech_recognition/flac-*",
    "pocketsphinx/model/en-us/en-us.lm.bin",  # the grammar of the game is in its place
    "PIL/_avif.*",
    "comtypes/test",
    "pythonwin",
    "PyWin32.chm",
    "isapi",
    "adodbapi",
    "numpy/f2py",
    "numpy/_core/include",
    "numpy/**/tests",
    "numpy/**/*.lib",
    "bin",
    "share",
    "_sounddevice_data/portaudio-binaries/*.dylib",
)
# Texts of licences that libraries inside the wheels have and do not bring along.
_TEXTS = ("GPL-3", "LGPL-2.1", "Apache-2.0")
_COMMON_TEXTS = Path("/usr/share/common-licenses")
# An earlier date cannot be stored; always the same one, so that the same parts give the same zip.
_DATE = (1980, 1, 1, 0, 0, 0)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--work", type=Path, default=Path("build-windows"))
    parser.add_argument("--output", type=Path, default=Path())
    parser.add_argument("--compiler", nargs="+", default=[f"python{VERSION}"])
    parser.add_argument("--model", type=Path, help="a model of Whisper, as `models get` keeps it")
    options = parser.parse_args()
    options.work.mkdir(parents=True, exist_ok=True)
    work, output = options.work.resolve(), options.output.resolve()
    print(build(work, output, options.compiler, options.model))


def version() -> str:
    text = (ROOT / "azul_access" / "__init__.py").read_text(encoding="utf-8")
    (found,) = re.findall(r'^__version__ = "(.+)"$', text, re.MULTILINE)
    return str(found)


def build(
    work: Path, output: Path, compiler: Sequence[str | Path], model: Path | None = None
) -> Path:
    """The path of the zip. `compiler` is a command that runs the same Python, also under Wine."""
    folder = work / "folder"
    shutil.rmtree(folder, ignore_errors=True)
    python = folder / "python"
    make_python(work, python)
    libraries = python / "Lib" / "site-packages"
    _install(work, libraries, _EXTRAS if model is None else (*_EXTRAS, "whisper"))
    if model is not None:
        copy_model(model, python / "models")
    _write_licences(libraries, python, folder / "licences")
    _remove_unused(libraries)
    _compile(compiler, python)
    _pack_library(python)
    shutil.copy(_HERE / "start.py", python)
    name = f"AzulAccess-{version()}-windows{'' if model is None else '-speech'}.zip"
    (python / "azul-access-zip").write_text(name)  # azul_access/installation.py looks for it
    # As in python.org's own embeddable Python: this file alone says where modules are.
    lines = [f"python{VERSION.replace('.', '')}.zip", "DLLs", r"Lib\site-packages"]
    lines += [r"Lib\site-packages\win32", r"Lib\site-packages\win32\lib", "import site", ""]
    (python / f"python{VERSION.replace('.', '')}._pth").write_text("\n".join(lines))
    compile_program(_HERE / "launcher.c", folder / "azul-access.exe", "-static")
    (folder / "azul-access-listen.cmd").write_text(_LISTEN, newline="")
    for tag, title in _READ_ME.items():
        text = (_HERE / "read_me" / f"{tag}.html").read_text(encoding="utf-8")
        (folder / title).write_text(text.replace("VERSION", version()), encoding="utf-8")
    return _zip(folder, output / name)


def copy_model(model: Path, models: Path) -> None:
    """Copy a model whose files are those of the catalogue. Raises: SystemExit."""
    sys.path.insert(0, str(ROOT))
    from azul_access.hearing.models.catalogue import CATALOGUE

    known = next((it for it in CATALOGUE if it.name == model.name and it.is_verifiable), None)
    if known is None or known.is_archive:
        raise SystemExit(f"{model.name} is no model that can be checked file by file.")
    (models / model.name).mkdir(parents=True)
    for file in known.files:
        content = (model / file.name).read_bytes()
        if hashlib.sha256(content).hexdigest() != file.sha256:
            raise SystemExit(f"{model / file.name} is not the file of the catalogue.")
        (models / model.name / file.name).write_bytes(content)


def _install(work: Path, libraries: Path, chosen: Sequence[str]) -> None:
    """Install the program and its libraries, all of them as wheels for Windows."""
    wheels = work / "wheels"
    shutil.rmtree(wheels, ignore_errors=True)
    uv = shutil.which("uv") or str(Path(sys.executable).with_name("uv"))
    subprocess.check_call([uv, "build", "--quiet", "--wheel", "--out-dir", str(wheels), str(ROOT)])
    (wheel,) = wheels.glob("*.whl")
    target = ["--python-platform", "x86_64-pc-windows-msvc", "--python-version", VERSION]
    target += ["--only-binary", ":all:", "--link-mode", "copy", "--target", str(libraries)]
    extras = ",".join(chosen)
    parts = [f"azul-access[{extras}] @ {wheel.as_uri()}", "pip"]  # pip for what people add
    subprocess.check_call([uv, "pip", "install", "--quiet", *target, *parts])
    _forget_builder(next(libraries.glob("azul_access-*.dist-info")))


def _forget_builder(metadata: Path) -> None:
    """Remove what uv wrote about the computer that built it: a path, and the time."""
    removed = ("direct_url.json", "uv_cache.json")
    for name in removed:
        (metadata / name).unlink(missing_ok=True)
    record = metadata / "RECORD"
    lines = record.read_text(encoding="utf-8").splitlines(keepends=True)
    kept = [
        line
        for line in lines
        if not line.startswith(tuple(f"{metadata.name}/{it}" for it in removed))
    ]
    record.write_text("".join(kept), encoding="utf-8")


def _remove_unused(libraries: Path) -> None:
    for pattern in _UNUSED:
        for path in [*libraries.glob(pattern)]:
            shutil.rmtree(path) if path.is_dir() else path.unlink(missing_ok=True)


def _compile(compiler: Sequence[str | Path], python: Path) -> None:
    """Compile all modules: where nothing can be written, each start would do it again."""
    found = subprocess.run([*compiler, "--version"], stdout=subprocess.PIPE, check=False)
    if f" {VERSION}.".encode() not in found.stdout:
        raise SystemExit(f"{compiler[0]} is not Python {VERSION}; another one: --compiler COMMAND")
    options = ["-m", "compileall", "-q", "-j", "0", "--invalidation-mode", "unchecked-hash"]
    # Folders of libraries have files that are none: templates, and tests of broken syntax.
    subprocess.run(
        [*compiler, *options, "Lib"],
        cwd=python,
        env={**os.environ, "SOURCE_DATE_EPOCH": "315532800"},
        check=False,
    )


def _pack_library(python: Path) -> None:
    """Python's own library as one file, of which only the compiled modules are needed."""
    library = python / "Lib"
    path = python / f"python{VERSION.replace('.', '')}.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_STORED) as packed:
        for cache in sorted(library.rglob("__pycache__")):
            if "site-packages" in cache.parts:
                continue
            folder = cache.parent.relative_to(library)
            for module in sorted(cache.glob("*.pyc")):
                name = (folder / module.name).as_posix().split(".cpython")[0] + ".pyc"
                packed.writestr(zipfile.ZipInfo(name, _DATE), module.read_bytes())
    for entry in library.iterdir():
        if entry.name != "site-packages":
            shutil.rmtree(entry) if entry.is_dir() else entry.unlink()


def _write_licences(libraries: Path, python: Path, folder: Path) -> None:
    """The licence of each part, and a list of all parts."""
    folder.mkdir()
    shutil.copy(python / "LICENSE.txt", folder / "Python.txt")
    for name in _TEXTS:
        shutil.copy(_COMMON_TEXTS / name, folder / f"{name}.txt")
    lines = [
        "Azul Access consists of these parts. Each has its own licence, in this folder.",
        "",
        f"Python {VERSION}: Python Software Foundation License (with OpenSSL: Apache-2.0,",
        "libffi: MIT, SQLite: public domain, Microsoft's C runtime: redistributable)",
        "espeak-ng, in espeakng_loader: GPL-3.0-or-later; source: github.com/espeak-ng/espeak-ng",
        "libsndfile, in soundfile: LGPL-2.1-or-later; source: github.com/libsndfile/libsndfile",
        "LAME, in lameenc: LGPL-2.0-or-later; source: lame.sourceforge.io",
        "",
    ]
    for metadata in sorted(
        libraries.glob("*.dist-info/METADATA"), key=lambda path: str(path).lower()
    ):
        headers = HeaderParser().parsestr(metadata.read_text(encoding="utf-8"))
        name = f"{headers['Name']} {headers['Version']}"
        lines.append(f"{name}: {_licence_of(headers.items())}")
        for path in sorted(_licence_files(metadata.parent)):
            shutil.copy(path, folder / f"{headers['Name']} {path.name.removesuffix('.txt')}.txt")
    (folder / "PARTS.txt").write_text("\r\n".join([*lines, ""]), encoding="utf-8")


def _licence_of(headers: Iterable[tuple[str, str]]) -> str:
    """What the author of a library says, in one line."""
    found = [
        value.strip().splitlines()[0].removeprefix("License :: ")
        for name, value in headers
        if (name in ("License-Expression", "License") or value.startswith("License ::"))
        and value.strip()
    ]
    return found[0] if found else "see its file"


def _licence_files(folder: Path) -> Iterator[Path]:
    for path in folder.rglob("*"):
        if path.is_file() and re.match(r"(licen[cs]e|copying|notice|authors)", path.name, re.I):
            yield path


def _zip(folder: Path, path: Path) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for file in sorted(folder.rglob("*")):
            if file.is_file():
                info = zipfile.ZipInfo(file.relative_to(folder).as_posix(), _DATE)
                info.compress_type = zipfile.ZIP_DEFLATED
                packed.writestr(info, file.read_bytes())
    return path


if __name__ == "__main__":
    main()
