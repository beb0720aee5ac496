"""How the program was started and installed on this computer, as commands that people can type."""

import os
import re
import shlex
import sys
from pathlib import Path

PROGRAM = "azul-access"
_MODULE = "azul_access"
# The file that shows that a folder is the one that people got.
_PROJECT_FILE = "pyproject.toml"
# In the folder of Python where the program was unpacked and not installed: the name of the zip.
_ZIP_FILE = "azul-access-zip"
# What the tools that install programs leave in the environment of a program, and their command.
_TOOLS = {
    "pipx_metadata.json": ("pipx", "install", "--force"),
    "uv-receipt.toml": ("uv", "tool", "install", "--reinstall"),
}


def program_command() -> str:
    """The command that started this program, so that people can type it again.

    It is the name alone only where a terminal finds that.
    """
    started = Path(sys.argv[0])
    if started.name == "__main__.py" and started.parent.name == _MODULE:
        return f"{_python_command()} -m {_MODULE}"
    is_path = started.name != sys.argv[0]
    if started.name.removesuffix(".exe") != PROGRAM or not is_path or _is_found(PROGRAM, started):
        return PROGRAM
    return _as_command(started)


def install_command(extra: str = "") -> str:
    """The command that installs the program once more, from where it came, with an extra."""
    if Path(sys.prefix, _ZIP_FILE).is_file():
        return _install_into_zip(extra)
    source = _source()
    what = _quote(f"{source}[{extra}]" if extra else source)
    editable = "--editable " if _is_editable() else ""
    for file, command in _TOOLS.items():
        if Path(sys.prefix, file).is_file():
            return f"{' '.join(command)} {editable}{what}"
    again = "" if extra else "--force-reinstall "
    return f"{_python_command()} -m pip install {again}{editable}{what}"


def _install_into_zip(extra: str) -> str:
    """The zip itself, or the command that adds what an extra needs to its own Python."""
    if not extra:
        return Path(sys.prefix, _ZIP_FILE).read_text(encoding="utf-8").strip()
    return " ".join([_python_command(), "-m", "pip", "install", *map(_quote, list_needed(extra))])


def list_needed(extra: str) -> list[str]:
    """What an extra needs, as pip is told it: names with versions."""
    from importlib.metadata import requires

    parts = [line.partition(";") for line in requires(PROGRAM) or ()]
    return [what.strip() for what, _, when in parts if re.search(rf"""['"]{extra}['"]""", when)]


def _source() -> str:
    """What to install: the folder or file that the program came from, or else its name."""
    folder = Path(__file__).resolve().parents[1]
    if (folder / _PROJECT_FILE).is_file():  # the program runs in that folder
        return _shorten(folder)
    url = _direct_url().get("url")
    if not isinstance(url, str):
        return PROGRAM
    path = _local_path(url)
    if path is None:
        return url
    # Without the folder people can only put one in its place, and go there.
    return _shorten(path) if path.is_file() or (path / _PROJECT_FILE).is_file() else "."


def _local_path(url: str) -> Path | None:
    """The path of a `file:` address."""
    # Imported here, as elsewhere in this module, because it would slow every start.
    from urllib.parse import unquote, urlsplit

    parts = urlsplit(url)
    if parts.scheme != "file":
        return None
    path = unquote(parts.path)
    if os.name != "nt":
        return Path(path)
    return Path(f"//{parts.netloc}{path}" if parts.netloc else path.removeprefix("/"))


def _is_editable() -> bool:
    details = _direct_url().get("dir_info")
    return isinstance(details, dict) and details.get("editable") is True


def _direct_url() -> dict[str, object]:
    """What PEP 610 says about where the program was installed from; empty for an index."""
    import json
    from importlib.metadata import PackageNotFoundError, distribution

    try:
        content = json.loads(distribution(PROGRAM).read_text("direct_url.json") or "{}")
    except (PackageNotFoundError, OSError, ValueError):
        return {}
    return content if isinstance(content, dict) else {}


def _python_command() -> str:
    """Python as people would type it: a name that the terminal finds, or its path."""
    python = Path(sys.executable)
    name = python.name.removesuffix(".exe")
    return name if _is_found(name, python) else _as_command(python)


def _is_found(name: str, program: Path) -> bool:
    """Whether a terminal that is told `name` would start this program."""
    from shutil import which

    found = which(name)
    # Links are not followed: the Python of an environment is a link to one without its packages.
    # Of the shells of Windows only one looks in the current folder.
    is_here = os.name == "nt" and _folder(program) == Path.cwd().resolve()
    return found is not None and not is_here and _folder(Path(found)) == _folder(program)


def _folder(path: Path) -> Path:
    return path.absolute().parent.resolve()


def _as_command(path: Path) -> str:
    command = _shorten(path)
    return shlex.quote(command) if os.name != "nt" else quote_names(command)


def _shorten(path: Path) -> str:
    """The path from the current folder if it is in there, always with a separator."""
    here = os.path.join(os.getcwd(), "")
    full = os.path.abspath(path)
    if os.path.join(full, "") == here:
        return "."
    if not full.startswith(here):
        return full
    inside = full.removeprefix(here)
    return inside if os.sep in inside else os.path.join(".", inside)


def _quote(text: str) -> str:
    return shlex.quote(text) if os.name != "nt" else _quote_windows(text)


def quote_names(path: str) -> str:
    """Quote only those names of a path that need it, which Windows' two shells both run.

    PowerShell takes a path that begins with a quote for a text.
    """
    return "\\".join(map(_quote_windows, path.split("\\")))


def _quote_windows(text: str) -> str:
    return text if re.fullmatch(r"[\w.:\\/+-]*", text) else f'"{text}"'
