"""Everything the tests need, and then all tests: `python3 tests/run.py` on a fresh machine.

Makes a virtual environment beside the project, installs what is missing (Debian's packages too,
where it may), and runs formatter, linter, types and tests. Tests wait more than they compute, so
they are run in parts, several at once. Arguments go to pytest, and then there is one part.
"""

import os
import shutil
import subprocess
import sys
import venv
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ENVIRONMENT = ROOT / ".venv-test"
# What measures sound in real time has the machine for itself. Beside whole games that are played by
# voice, and whatever else waits for devices, there is time to compute.
SOUND = "tests/speech"
GAMES = "tests/hearing/test_hearing_games.py"
DEVICES = ("tests/hearing", "tests/braille", "tests/firmware_protocol")
STAGES = (
    [[SOUND]],
    [
        [GAMES],
        [*DEVICES, f"--ignore={GAMES}"],
        ["tests", *(f"--ignore={folder}" for folder in (SOUND, *DEVICES))],
    ],
)
# Debian package, and a program or a file (as a pattern below /) by which it is known to be there.
PACKAGES = {
    "brltty": "brltty",
    "tmux": "tmux",
    "pulseaudio": "pulseaudio",
    "pulseaudio-utils": "parec",
    "liblouis20": "usr/lib/*/liblouis.so.20",
    "liblouis-data": "usr/share/liblouis/tables/de-g1.ctb",
    "liblouis-bin": "lou_translate",
    # Who speaks to the ears: their voices are not our own.
    "espeak-ng": "espeak-ng",
    "flite": "flite",
    # What judges books and pages: EPUBCheck, and DAISY Ace with its browser.
    "default-jre-headless": "java",
    "epubcheck": "usr/share/java/epubcheck.jar",
    "chromium": "chromium",
    "npm": "npm",
}
Done = subprocess.CompletedProcess[bytes]


def main() -> int:
    python = environment()
    debian_packages()
    ace()
    for step in (["ruff", "format", "--check", "."], ["ruff", "check", "."], ["mypy"]):
        if code := run([python, "-m", *step]).returncode:
            return code
    pytest = [python, "-m", "pytest"]
    if arguments := sys.argv[1:]:
        return run([*pytest, *arguments]).returncode
    return all_tests([*pytest, "-p", "no:cacheprovider"])


def all_tests(pytest: list[str]) -> int:
    """The last part of a stage is shown while it runs, the others when they are done."""
    done = []
    for *beside, last in STAGES:
        with ThreadPoolExecutor() as pool:
            parts = [pool.submit(run, [*pytest, *part], subprocess.PIPE) for part in beside]
            done.append(run([*pytest, *last]))
            done += [shown(part.result()) for part in parts]
    return next(filter(None, (part.returncode for part in done)), 0)


def run(command: list[str], output: int | None = None) -> Done:
    print("+", *command, flush=True)
    return subprocess.run(
        command, cwd=ROOT, stdout=output, stderr=subprocess.STDOUT if output else None, check=False
    )


def shown(part: Done) -> Done:
    print("+", *part.args, flush=True)
    sys.stdout.buffer.write(part.stdout)
    sys.stdout.flush()
    return part


def environment() -> str:
    """The environment's Python, with the project and its test tools in it."""
    scripts = ENVIRONMENT / ("Scripts" if os.name == "nt" else "bin")
    python = str(scripts / ("python.exe" if os.name == "nt" else "python"))
    if not Path(python).exists():
        try:
            venv.create(ENVIRONMENT, with_pip=True)
        except subprocess.CalledProcessError:
            sys.exit("Python cannot make a virtual environment: install the package python3-venv.")
    install = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.check_call([*install, "--editable", ".[test]"], cwd=ROOT)
    return python


def debian_packages() -> None:
    """Outside programs and libraries that some tests use; what cannot be installed is named."""
    missing = [package for package, mark in PACKAGES.items() if not present(mark)]
    if not missing:
        return
    if shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.call(["apt-get", "-qq", "update"], env=quiet)
        install = ["apt-get", "-qq", "install", "--yes", "--no-install-recommends"]
        # All at once is fastest; one that this system does not have must not keep out the others.
        for packages in (missing, *([each] for each in missing)):
            if subprocess.call([*install, *packages], env=quiet, stdout=subprocess.DEVNULL) == 0:
                missing = [package for package in missing if not present(PACKAGES[package])]
            if not missing:
                return
    print("Not installed, so some tests are skipped:", ", ".join(missing), flush=True)


def ace() -> None:
    """DAISY Ace beside the Python tools; it needs no browser of its own, so no script is run."""
    npm = shutil.which("npm")
    if (ENVIRONMENT / "node_modules" / ".bin" / "ace-puppeteer").exists():
        return
    quiet = ["--ignore-scripts", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"]
    where = ["--prefix", str(ENVIRONMENT)]
    if npm and subprocess.call([npm, "install", *quiet, *where, "@daisy/ace@1.4"]) == 0:
        return
    print("Not installed, so some tests are skipped: @daisy/ace", flush=True)


def present(mark: str) -> bool:
    """Whether a program is on the path, or a file with such a name is there."""
    return bool(shutil.which(mark)) or ("/" in mark and any(Path("/").glob(mark)))


if __name__ == "__main__":
    sys.exit(main())
