"""Tries the zip for Windows: `python smoke.py ZIP`, on Windows itself, or `--run COMMAND` of Wine.

It is unpacked into a folder with a space and an umlaut, plays, tells a game in every format, plays
twice at once, and plays on after the folder was moved. Exit code 0 if all of it worked.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Sequence
from pathlib import Path

SECONDS = 300
FORMATS = ("txt", "html", "brf", "mp3", "ogg", "epub")
GAME = ("play", "--players", "Anna,Jürgen", "--starts", "Anna", "--bag", "virtual", "--seed", "4")
# The sign that no letter was lost on the way to the pipe.
NAME = "Jürgen"


class Running:
    """A program that was started.

    Its errors go to a file: under Wine, background programs that it starts keep its standard error
    open when it has ended, so a pipe would have no end.
    """

    def __init__(self, command: Sequence[str], folder: Path, home: Path) -> None:
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115 - closed when the program has ended
        self._process = subprocess.Popen(
            command,
            cwd=folder,
            env={**os.environ, "AZUL_ACCESS_HOME": str(home)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
        )

    def finish(self, typed: str, codes: Sequence[int]) -> str:
        """What it writes after it was told this. Raises: AssertionError for another exit code."""
        out, _ = self._process.communicate(typed.encode(), timeout=SECONDS)
        with self._errors:
            self._errors.seek(0)
            errors = self._errors.read()
        words = self._process.args
        assert self._process.returncode in codes, (words, self._process.returncode, out, errors)
        assert b"Traceback" not in errors, (words, errors)
        return out.decode("utf-8")


class Copy:
    """The unpacked program, and the command that runs Windows' programs here."""

    def __init__(self, folder: Path, command: Sequence[str], home: Path) -> None:
        self._folder = folder
        self._home = home
        self._command = [*command, str(folder / "azul-access.exe")]

    def start(self, *words: str) -> Running:
        return Running([*self._command, *words, "--language", "de"], self._folder, self._home)

    def run(self, *words: str, typed: str = "", codes: Sequence[int] = (0,)) -> str:
        """What a command writes. Raises: AssertionError for another exit code."""
        text = self.start(*words).finish(typed, codes)
        print("works:", *words, flush=True)
        return text


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("zip", type=Path)
    parser.add_argument("--run", nargs="+", default=[], metavar="COMMAND")
    parser.add_argument("--prepare", nargs="+", default=[], metavar="COMMAND")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        folder = unpack(options.zip, Path(temporary))
        if options.prepare:
            subprocess.check_call(
                [*options.prepare, str(folder / "python" / "Lib" / "site-packages")]
            )
        try_all(folder, options.run, Path(temporary, "Spiele"))
    return 0


def unpack(archive: Path, target: Path) -> Path:
    """The new folder with the program."""
    folder = target / "Azul für alle"
    with zipfile.ZipFile(archive) as packed:
        packed.extractall(folder)
    return folder


def try_all(folder: Path, command: Sequence[str], home: Path) -> None:
    copy = Copy(folder, command, home)
    assert "azul-access" in copy.run("--version")
    assert NAME in copy.run(*GAME, "--log", "eins.azul", typed="1r2\n")
    for kind in FORMATS:
        copy.run("narrate", "eins.azul", "--to", kind, "-o", f"für alle.{kind}")
        assert (folder / f"für alle.{kind}").stat().st_size > 0
    assert NAME in copy.run("show", "eins.azul")
    copy.run("doctor", codes=(0, 1))  # 1 without a loudspeaker
    both = [copy.start(*GAME, "--log", f"{number}.azul") for number in ("zwei", "drei")]
    for running in both:
        assert NAME in running.finish("1r2\n", (0,))
    print("works: two at once", flush=True)
    moved = folder.rename(folder.with_name("anderswo"))
    copy = Copy(moved, command, home)
    assert NAME in copy.run("play", "--resume", "eins.azul", typed="?\n")


if __name__ == "__main__":
    sys.exit(main())
