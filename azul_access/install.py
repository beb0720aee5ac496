"""Sets the program up in its folder and starts it: `python3 -m azul_access.install`.

It needs nothing but Python, and runs also with one that is too old for the program. It tells in
plain words what it does: pip tells either nothing for a minute or far too much for a listener.
"""

from __future__ import annotations

import locale
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

from azul_access.standard_streams import encode_standard_output

NEEDED_PYTHON = (3, 11)
FOLDER = Path(__file__).resolve().parent.parent
ENVIRONMENT = FOLDER / ".venv"
_LANGUAGES = Path(__file__).resolve().parent / "language"
# Messages without variants, so that they can be read before the library for them is installed.
_MESSAGES = re.compile(r"^([a-z][\w-]*) = (.+)$", re.MULTILINE)
_COLLECTED = re.compile(r"Collecting ([\w.-]+)")
# What Python and pip print, and why they failed; the first that is found counts.
_CAUSES = {
    re.compile(r"ensurepip is not\s+available"): "no-environment",
    re.compile(r"Errno 28|No space left|WinError 112"): "disk-full",
    re.compile(r"Errno 13|Errno 30|Permission denied|WinError 5\b"): "not-writable",
    re.compile(
        "NewConnectionError|NameResolutionError|Failed to establish|timed out"
    ): "no-network",
}
# What the environment takes, and what is unpacked meanwhile.
_NEEDED_MEGABYTES = 400
# So many of pip's last lines are shown when it fails.
_SHOWN_LINES = 6


def main() -> int:
    """Set up the program and start it with the words of the command line; returns an exit code."""
    if sys.version_info < NEEDED_PYTHON:
        print(_explain_old_python())
        return 2
    encode_standard_output()
    try:
        return _install_and_start()
    except KeyboardInterrupt:
        return 130


def explain_import_error(error: Exception) -> str:
    """What to do if the program was started and cannot be imported.

    Raises: the error itself, if neither an old Python nor a missing library is its reason.
    """
    if sys.version_info < NEEDED_PYTHON:
        return _explain_old_python()
    missing = getattr(error, "name", None) or ""
    if not isinstance(error, ModuleNotFoundError) or missing.startswith("azul_access"):
        raise error
    command = f"{'py' if os.name == 'nt' else 'python3'} -m azul_access.install"
    slots = {"name": missing, "folder": FOLDER, "command": command}
    return sentence(_language(), "install-missing", **slots)


def _explain_old_python() -> str:
    """The same in all languages, as the language of the system cannot be found out yet."""
    version = ".".join(map(str, sys.version_info[:2]))
    files = sorted(_LANGUAGES.glob("*/install.ftl"))
    return "\n".join(
        sentence(file.parent.name, "install-old-python", version=version) for file in files
    )


def _language() -> str:
    # Imported here because an old Python cannot read it.
    from azul_access.language.languages import from_locale

    return from_locale(os.environ, locale.getlocale()[0])


def sentence(language: str, message: str, **slots: object) -> str:
    """A message of a language with its slots filled in."""
    text = (_LANGUAGES / language / "install.ftl").read_text(encoding="utf-8")
    messages: dict[str, str] = dict(_MESSAGES.findall(text))
    filled = messages[message]
    for name, value in slots.items():
        filled = filled.replace(f"{{ ${name} }}", str(value))
    return filled


def _install_and_start() -> int:
    language = _language()

    def tell(message: str, **slots: object) -> None:
        print(sentence(language, message, **slots), flush=True)

    tell("install-begins", folder=FOLDER)
    # Windows starts a program by its path only with the ending.
    folder, ending = ("Scripts", ".exe") if os.name == "nt" else ("bin", "")
    scripts = ENVIRONMENT / folder
    output: list[str] = []

    def give_up() -> int:
        text = "".join(output)
        # Making an environment on a full disk fails without the reason.
        default = "disk-full" if _free_megabytes() < _NEEDED_MEGABYTES else "failed"
        cause = next((name for printed, name in _CAUSES.items() if printed.search(text)), default)
        if cause == "failed":
            print("\n".join(_reasons(output)))
        tell(f"install-{cause}", folder=FOLDER, megabytes=_NEEDED_MEGABYTES)
        return 1

    python = scripts / f"python{ending}"
    if not _is_environment(python):
        if find_spec("ensurepip") is None:  # Debian has it in a package of its own
            tell("install-no-environment")
            return 1
        if not _run([sys.executable, "-P", "-m", "venv", str(ENVIRONMENT)], output.append):
            return give_up()
    parts = 0

    def follow(line: str) -> None:
        nonlocal parts
        output.append(line)
        if collected := _COLLECTED.match(line):
            parts += 1
            tell("install-part", number=parts, name=collected[1])
        elif line.startswith("Installing collected packages"):
            tell("install-unpacks")

    options = ["--disable-pip-version-check", "--progress-bar", "off"]
    pip = [str(python), "-P", "-m", "pip", "install", *options, str(FOLDER)]
    if not _run(pip, follow):
        return give_up()
    tell("install-done", command=os.path.relpath(scripts / "azul-access"))
    program = str(scripts / f"azul-access{ending}")
    command = [program, *sys.argv[1:]]
    if os.name != "nt":
        os.execv(program, command)
    return subprocess.run(command, check=False).returncode


def _is_environment(python: Path) -> bool:
    """Whether there is an environment of this version of Python, with pip, from an earlier time."""
    version = "import pip, sys; print(*sys.version_info[:2])"
    found: list[str] = []
    # A link to a Python that was removed does not exist.
    succeeded = python.exists() and _run([str(python), "-P", "-c", version], found.append)
    return succeeded and found[-1:] == ["{} {}\n".format(*sys.version_info[:2])]


def _free_megabytes() -> int:
    return shutil.disk_usage(FOLDER).free // 1_000_000


def _reasons(output: list[str]) -> list[str]:
    """The lines of pip that say why it stopped, without those that only a developer reads."""
    lines = [line.strip() for line in output if line.strip()]
    errors = [line for line in lines if "error" in line.casefold() and line[:5] != "note:"]
    return list(dict.fromkeys(errors or lines))[-_SHOWN_LINES:]


def _run(command: list[str], follow: Callable[[str], None]) -> bool:
    """Run a command, give each line that it prints to `follow`; whether it succeeded."""
    with subprocess.Popen(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            follow(line)
    return process.returncode == 0


if __name__ == "__main__":
    sys.exit(main())
