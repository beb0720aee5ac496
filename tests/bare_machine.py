"""Run both commands of README as an ordinary user on a bare Debian, before a release, as root:

    python3 tests/bare_machine.py bookworm trixie

Each suite gets a root folder with Debian's Python, python3-venv and nothing else, made by
debootstrap and kept for the next time. The last commit is copied there. Prints what the commands
print; exits with 1 if one of them fails.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent
USER = "anna"
HOME = Path("/home") / USER
PACKAGES = "python3,python3-venv,ca-certificates"
COMMANDS = ("python3 -m azul_access.install", "python3 tests/run.py")
# What this machine needs to reach the packages of Python and Debian: servers and certificates.
NETWORK_FILES = ("etc/resolv.conf", "etc/hosts", "etc/ssl/certs/ca-certificates.crt")
NETWORK_VARIABLES = re.compile(
    r"(PIP_(CERT|INDEX_URL|PROXY|DEFAULT_TIMEOUT)|SSL_CERT_FILE|REQUESTS_CA_BUNDLE|\w+_proxy)$",
    re.IGNORECASE,
)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("suites", nargs="+", help="names of Debian's releases, such as bookworm")
    parser.add_argument("--folder", type=Path, default=Path("/var/tmp/azul-access-bare"))
    parser.add_argument("--tests", default="", help="arguments for the tests, instead of all")
    chosen = parser.parse_args()
    results = []
    for suite in chosen.suites:
        root = chosen.folder / suite
        make_root(suite, root)
        copy_project(root)
        for command in COMMANDS:
            words = f"{command} {chosen.tests}" if command == COMMANDS[1] else command
            print(f"\n== {suite}: {words}", flush=True)
            begin = time.monotonic()
            code = run_as_user(root, f"cd ~/project && {words} < /dev/null")
            results.append((suite, words, code, time.monotonic() - begin))
    for suite, words, code, seconds in results:
        print(f"{suite}: {words}: exit code {code} after {seconds:.0f} s")
    return int(any(code for _, _, code, _ in results))


def make_root(suite: str, root: Path) -> None:
    """Make the root folder and the user, unless they are there."""
    if not (root / "var/lib/dpkg/info/ca-certificates.list").exists():
        shutil.rmtree(root, ignore_errors=True)
        root.mkdir(parents=True)
        options = ["--variant=minbase", f"--include={PACKAGES}"]
        subprocess.run(["debootstrap", *options, suite, str(root)], check=True)
    if not (root / HOME.relative_to("/")).exists():
        add_user = ["useradd", "--create-home", "--shell", "/bin/bash", USER]
        subprocess.run(["chroot", str(root), *add_user], check=True)
    for name in NETWORK_FILES:
        shutil.copyfile(Path("/", name), root / name)


def copy_project(root: Path) -> None:
    """Give the user a fresh copy of the last commit, and no environment of an earlier run."""
    run_as_user(root, "chmod -R u+w ~/project; rm -rf ~/project; mkdir ~/project", quiet=True)
    archive = ["git", "-C", str(PROJECT), "archive", "HEAD"]
    with subprocess.Popen(archive, stdout=subprocess.PIPE) as packed:
        unpack = ["tar", "-x", "-C", str(HOME / "project")]
        subprocess.run(as_user(root, unpack), stdin=packed.stdout, check=True)


def run_as_user(root: Path, line: str, *, quiet: bool = False) -> int:
    """Run a line of shell as the ordinary user; returns its exit code."""
    output = subprocess.DEVNULL if quiet else None
    command = as_user(root, ["bash", "-c", line])
    return subprocess.run(command, stdout=output, stderr=output, check=False).returncode


def as_user(root: Path, command: list[str]) -> list[str]:
    """A command in the root folder, with processes and mounts that end with it."""
    variables = {
        "HOME": str(HOME),
        "USER": USER,
        "LANG": "C.UTF-8",
        "TERM": "dumb",
        "PATH": "/usr/local/bin:/usr/bin:/bin",
        **{name: it for name, it in os.environ.items() if NETWORK_VARIABLES.match(name)},
    }
    mounts = f"mount --rbind /dev {root}/dev && mount -t proc proc {root}/proc"
    inside = ["chroot", f"--userspec={USER}:{USER}", str(root), "env", "-i"]
    words = [*inside, *(f"{name}={value}" for name, value in variables.items()), *command]
    isolated = ["unshare", "--mount", "--pid", "--fork", "--kill-child"]
    return [*isolated, "sh", "-c", f'{mounts} && exec "$@"', "sh", *words]


if __name__ == "__main__":
    sys.exit(main())
