"""A command in a window of a tmux server of its own, as somebody at the screen sees it."""

import subprocess
from pathlib import Path

TIMEOUT_SECONDS = 60.0


class TmuxWindow:
    """`folder` gets the socket of the server; `arguments` start it, with a new session."""

    def __init__(self, folder: Path, *arguments: str | Path, env: dict[str, str]) -> None:
        self._socket = folder / "tmux"
        self.run(*arguments, env=env)

    def run(self, *arguments: str | Path, env: dict[str, str] | None = None) -> str:
        """Run a command of tmux and return its output."""
        result = subprocess.run(
            ["tmux", "-S", str(self._socket), *map(str, arguments)],
            capture_output=True,
            encoding="utf-8",
            env=env,
            timeout=TIMEOUT_SECONDS,
            check=True,
        )
        return result.stdout

    def transcript(self) -> list[str]:
        """All lines from the first, wrapped ones joined, without spaces at their ends."""
        lines = self.run("capture-pane", "-p", "-J", "-S", "-").rstrip().split("\n")
        return [line.rstrip() for line in lines]

    def close(self) -> None:
        self.run("kill-server")
