"""A window of Firefox without a screen, driven by its own protocol (Marionette).

Messages are arrays in JSON, each after its length in bytes and a colon. Keys are those of a
keyboard.
"""

import json
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

PROGRAM = "firefox-esr"
needs_firefox = pytest.mark.skipif(
    shutil.which(PROGRAM) is None, reason=f"not installed: {PROGRAM}"
)

TAB, ENTER, SHIFT = "\ue004", "\ue007", "\ue008"
# The browser writes the port that it chose into its profile.
_PORT_FILE = "MarionetteActivePort"
_PREFERENCES = {
    "marionette.port": 0,
    "app.update.disabledForTesting": True,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "toolkit.telemetry.enabled": False,
}
# Only a failure lasts as long.
_SECONDS = 60
_UNTIL = """const [condition, done] = [arguments[0], arguments[arguments.length - 1]];
const look = () => eval(condition) ? done(true) : setTimeout(look, 5);
look();"""


class FirefoxError(Exception):
    """The browser refused a command, or a condition did not become true."""


class FirefoxWindow:
    """The only window of a browser; made by `open_firefox`."""

    def __init__(self, connection: socket.socket) -> None:
        self._connection = connection
        self._stream = connection.makefile("rb")
        self._number = 0
        self._read()  # the greeting
        self._send("WebDriver:NewSession", {"strictFileInteractability": False})
        limits = {"script": _SECONDS * 1000, "pageLoad": _SECONDS * 1000, "implicit": 0}
        self._send("WebDriver:SetTimeouts", limits)

    def visit(self, address: str) -> None:
        """Open a page, when it is loaded."""
        self._send("WebDriver:Navigate", {"url": address})

    def resize(self, width: int, height: int) -> None:
        self._send("WebDriver:SetWindowRect", {"width": width, "height": height})

    def run(self, expression: str) -> Any:
        """The value of an expression in the page."""
        script = f"return ({expression});"
        return self._send("WebDriver:ExecuteScript", {"script": script, "args": []})["value"]

    def wait_until(self, condition: str) -> None:
        """Wait until an expression is true in the page."""
        self._send("WebDriver:ExecuteAsyncScript", {"script": _UNTIL, "args": [condition]})

    def press(self, *keys: str) -> None:
        """Press keys together, and release them."""
        presses = [{"type": "keyDown", "value": key} for key in keys]
        releases = [{"type": "keyUp", "value": key} for key in reversed(keys)]
        keyboard = {"type": "key", "id": "keyboard", "actions": [*presses, *releases]}
        self._send("WebDriver:PerformActions", {"actions": [keyboard]})

    def quit(self) -> None:
        self._send("Marionette:Quit", {"flags": ["eForceQuit"]})
        self._stream.close()
        self._connection.close()

    def _send(self, command: str, values: dict[str, Any]) -> dict[str, Any]:
        self._number += 1
        message = json.dumps([0, self._number, command, values]).encode()
        self._connection.sendall(b"%d:%s" % (len(message), message))
        _, number, error, result = self._read()
        assert number == self._number
        if error is not None:
            raise FirefoxError(f"{command}: {error['error']}: {error['message']}")
        return result or {}

    def _read(self) -> Any:
        length = b""
        while (byte := self._stream.read(1)) != b":":
            if not byte:
                raise FirefoxError("the browser has ended")
            length += byte
        return json.loads(self._stream.read(int(length)))


@contextmanager
def open_firefox(folder: Path) -> Iterator[FirefoxWindow]:
    """A browser with a new profile in a folder; it ends afterwards."""
    profile = folder / "profile"
    profile.mkdir()
    lines = (f"user_pref({json.dumps(it)}, {json.dumps(_PREFERENCES[it])});" for it in _PREFERENCES)
    (profile / "user.js").write_text("\n".join(lines), encoding="utf-8")
    command = [PROGRAM, "--headless", "--marionette", "--no-remote", "--profile", str(profile)]
    # The window, its caches and its crash reports stay in the folder.
    environment = {"HOME": str(folder), "PATH": "/usr/bin:/bin", "MOZ_CRASHREPORTER_DISABLE": "1"}
    with subprocess.Popen(
        command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    ) as process:
        try:
            port = _wait_for_port(profile / _PORT_FILE, process)
            window = FirefoxWindow(socket.create_connection(("127.0.0.1", port), _SECONDS * 2))
            yield window
            window.quit()
            process.wait(_SECONDS)
        finally:
            process.kill()


def _wait_for_port(file: Path, process: subprocess.Popen[bytes]) -> int:
    end = time.monotonic() + 2 * _SECONDS
    while time.monotonic() < end and process.poll() is None:
        if file.exists() and (text := file.read_text(encoding="utf-8").strip()):
            return int(text)
        time.sleep(0.05)
    raise FirefoxError("the browser did not start")
