"""Run the tests that depend on a user's rights as an ordinary user, beside those that root runs.

Root may write everywhere, so tests of missing permissions say little there. The user is made for
this, and works in a copy of the project with the same Debian packages.
"""

import pwd
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

from needed import ENVIRONMENT, ROOT

USER = "azul-access-tests"
TESTS = ("tests/storage", "tests/program", "tests/keyboard")
# Not copied: what has been made beside the sources, and the environment, which is copied by itself.
_LEFT_OUT = (".git", ".venv*", ".recordings", ".*_cache", "__pycache__")
# Folders of root's; and without the last one Python keeps what it compiles, for hundreds of starts.
_UNSET = ("XDG_RUNTIME_DIR", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "PYTHONDONTWRITEBYTECODE")
_CHECK = "import ensurepip, sys; sys.exit(sys.version_info < (3, 11))"


def run_as_ordinary_user(options: tuple[str, ...], pip: tuple[str, ...]) -> int:
    """Run TESTS with these options of pytest; returns an exit code.

    `pip` are the words after `python` that install packages. The output is printed at the end.
    """
    _add_user()
    python = next(filter(_can_run, (sys.executable, "/usr/bin/python3")), None)
    if python is None:
        print(f"The user {USER} can run no Python here; install the package python3-venv.")
        return 1
    project = Path(pwd.getpwnam(USER).pw_dir) / "project"
    shutil.rmtree(project, ignore_errors=True)
    shutil.copytree(ROOT, project, ignore=shutil.ignore_patterns(*_LEFT_OUT))
    environment = project / ENVIRONMENT.name
    user_python = str(environment / "bin" / "python")
    make = [python, "-m", "venv", str(environment)]
    commands = [make, [user_python, *pip, "--editable", ".[test]"]]
    if _copy_environment(environment, python):
        # pip came with the copy, and so did the project, which only has to be found there.
        commands = [[*make, "--upgrade", "--without-pip"]]
        packages = next(environment.glob("lib/*/site-packages"))
        named = packages.glob("azul_access-*/direct_url.json")
        _replace_in([*packages.glob("*.pth"), *named], ROOT, project)
    subprocess.run(["chown", "-R", f"{USER}:", str(project)], check=True)
    output = []
    for command in (*commands, [user_python, "-m", "pytest", *options, *TESTS]):
        done = _run(command, project)
        output += [f"+ {' '.join(command)}", done.stdout]
        if done.returncode:
            break
    print("", *output, sep="\n", flush=True)
    return done.returncode


def _add_user() -> None:
    try:
        pwd.getpwnam(USER)
    except KeyError:
        subprocess.run(["useradd", "--create-home", "--shell", "/bin/bash", USER], check=True)


def _can_run(python: str) -> bool:
    """Whether the user may run this Python, and it can make environments."""
    done = subprocess.run(_as_user([python, "-c", _CHECK]), capture_output=True, check=False)
    return done.returncode == 0


def _copy_environment(target: Path, python: str) -> bool:
    """Copy the packages, which takes less time than to fetch them, for the same version of Python.

    Returns: whether they were copied. The copy's programs still name root's Python until the
    environment is upgraded.
    """
    version = "import sys; print(*sys.version_info[:2], sep='.')"
    asked = subprocess.run([python, "-c", version], capture_output=True, check=True, text=True)
    is_same = (ENVIRONMENT / "lib" / f"python{asked.stdout.strip()}").exists()
    if is_same:
        # Root's tests run meanwhile, and Python writes what it compiles to such a file first.
        left_out = shutil.ignore_patterns("*.pyc.*", "node_modules")
        shutil.copytree(ENVIRONMENT, target, symlinks=True, ignore=left_out)
        programs = [path for path in (target / "bin").iterdir() if path.is_file()]
        for path in programs:
            if re.fullmatch(r"python[\d.]*", path.name):
                path.unlink()
        _replace_in(filter(Path.is_file, programs), ENVIRONMENT, target)
    return is_same


def _replace_in(files: Iterable[Path], old: Path, new: Path) -> None:
    """Let scripts, and files with a path or with JSON, name another folder."""
    for path in files:
        content = path.read_bytes()
        if content.startswith((b"#!", b"{", bytes(old))):
            path.write_bytes(content.replace(bytes(old), bytes(new), 1))


def _run(command: list[str], folder: Path) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        _as_user(command),
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )


def _as_user(command: list[str]) -> list[str]:
    """A command as the user, with the variables of this process but those of root's home."""
    home = f"HOME={pwd.getpwnam(USER).pw_dir}"
    unset = [f"--unset={name}" for name in _UNSET]
    return ["runuser", "-u", USER, "--", "env", *unset, home, f"USER={USER}", *command]
