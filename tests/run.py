"""Set up what the tests need and run all checks: `python3 tests/run.py` on a fresh machine.

Makes a virtual environment beside the project, installs what is missing (Debian packages too, when
run as root), and runs formatter, linter, type checker and tests. Arguments are passed on to pytest,
which then runs in one process: `python3 tests/run.py tests/games --thorough`.
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
CHECKS = (["ruff", "format", "--check", "."], ["ruff", "check", "."], ["mypy"])
# Many tests wait for devices and voices, so there is one process more than there are cores. Tests
# of one module share fixtures that are slow to set up, so they stay in one process.
PARALLEL = ("-p", "no:cacheprovider", "-n", str((os.cpu_count() or 1) + 1), "--dist", "loadscope")
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
    # Validators of books and pages: EPUBCheck, and DAISY Ace with its browser.
    "default-jre-headless": "java",
    "epubcheck": "usr/share/java/epubcheck.jar",
    "chromium": "chromium",
    "npm": "npm",
}


def main() -> int:
    python = environment()
    debian_packages()
    ace()
    if arguments := sys.argv[1:]:
        return run([python, "-m", "pytest", *arguments])
    with ThreadPoolExecutor() as pool:
        checks = pool.submit(run_checks, python)
        tests = run([python, "-m", "pytest", *PARALLEL])
    return tests or checks.result()


def run_checks(python: str) -> int:
    """Run formatter, linter and type checker; prints their output as a whole, beside the tests'."""
    code = 0
    for check in CHECKS:
        done = subprocess.run([python, "-m", *check], cwd=ROOT, capture_output=True, check=False)
        print(f"\n+ {' '.join(check)}\n{(done.stdout + done.stderr).decode()}", flush=True)
        code = code or done.returncode
    return code


def run(command: list[str]) -> int:
    print("+", *command, flush=True)
    return subprocess.run(command, cwd=ROOT, check=False).returncode


def environment() -> str:
    """Make the virtual environment; returns the path of its Python."""
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
    """Install programs and libraries that some tests use; print those that cannot be installed."""
    missing = [package for package, mark in PACKAGES.items() if not is_present(mark)]
    if not missing:
        return
    if shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.call(["apt-get", "-qq", "update"], env=quiet)
        install = ["apt-get", "-qq", "install", "--yes", "--no-install-recommends"]
        # All at once is fastest. One unknown package fails the whole call, so then one by one.
        for packages in (missing, *([package] for package in missing)):
            if subprocess.call([*install, *packages], env=quiet, stdout=subprocess.DEVNULL) == 0:
                missing = [package for package in missing if not is_present(PACKAGES[package])]
            if not missing:
                return
    print("Not installed, so some tests are skipped:", ", ".join(missing), flush=True)


def ace() -> None:
    """Install DAISY Ace beside the Python tools, without the browser that its scripts download."""
    npm = shutil.which("npm")
    if (ENVIRONMENT / "node_modules" / ".bin" / "ace-puppeteer").exists():
        return
    quiet = ["--ignore-scripts", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"]
    where = ["--prefix", str(ENVIRONMENT)]
    if npm and subprocess.call([npm, "install", *quiet, *where, "@daisy/ace@1.4"]) == 0:
        return
    print("Not installed, so some tests are skipped: @daisy/ace", flush=True)


def is_present(mark: str) -> bool:
    """Whether a program is on the path, or a file matches the pattern below the root folder."""
    return bool(shutil.which(mark)) or ("/" in mark and any(Path("/").glob(mark)))


if __name__ == "__main__":
    sys.exit(main())
