"""A small program with a console, for tests that need a terminal or a process of their own.

It answers each line. Commands through a named pipe stand for other devices: `write TEXT`,
`submit TEXT`, `prompt TEXT`, `close`. Usage: keyboard_child.py [NAMED_PIPE]
"""

import os
import sys
import threading

from azul_access.keyboard import Console, EndOfInput, open_console


class Child:
    """The console, its prompt and the number of reported keys."""

    def __init__(self) -> None:
        self._keys = 0
        self._prompt = "> "
        self._console: Console = open_console(self._count_key)

    def run(self) -> None:
        """Answer lines until the end of the input."""
        self._console.write(f"open {self._console.kind}")
        for path in sys.argv[1:]:
            threading.Thread(target=self._follow_commands, args=(path,), daemon=True).start()
        try:
            while True:
                line = self._console.read_line(lambda: self._prompt)
                self._console.write(f"got {line!a} on {self._prompt}")
                if line == "wall":
                    self._console.write("„Ä–⠱“")
        except EndOfInput:
            self._console.write(f"end after {self._keys} keys")
        self._console.close()

    def _count_key(self) -> None:
        self._keys += 1

    def _follow_commands(self, path: str) -> None:
        with open(path, encoding="utf-8") as commands:
            for command in commands:
                verb, _, text = command.rstrip("\n").partition(" ")
                if verb == "write":
                    self._console.write(text)
                elif verb == "submit":
                    self._console.submit(text)
                elif verb == "prompt":
                    self._prompt = text
                    self._console.refresh()
                else:
                    self._console.close()


def take_terminal() -> None:
    """Make the terminal that of this session, so that Ctrl-C reaches this process."""
    if sys.stdin.isatty() and os.name == "posix" and os.getsid(0) == os.getpid():
        import fcntl
        import termios

        fcntl.ioctl(0, termios.TIOCSCTTY, 0)


if __name__ == "__main__":
    take_terminal()
    Child().run()
