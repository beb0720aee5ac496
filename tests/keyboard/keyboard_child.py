"""A small program on the console, for the tests that need a terminal or a process of their own.

It answers each line. Through a named pipe it is told what happens beside the keyboard:
`tell <text>`, `prompt <text>`, `close`. Usage: keyboard_child.py [named pipe]
"""

import os
import sys
import threading

from azul_access.keyboard import EndOfInput, open_console


def main() -> None:
    if sys.stdin.isatty() and os.name == "posix" and os.getsid(0) == os.getpid():
        # Started by a test as the head of its session: without this Ctrl-C would reach nobody.
        import fcntl
        import termios

        fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    keys = 0
    prompt = "> "

    def on_key() -> None:
        nonlocal keys
        keys += 1

    def beside(path: str) -> None:
        nonlocal prompt
        with open(path, encoding="utf-8") as commands:
            for command in commands:
                verb, _, rest = command.rstrip("\n").partition(" ")
                if verb == "tell":
                    console.write(rest)
                elif verb == "prompt":
                    prompt = rest
                    console.refresh()
                else:
                    console.close()

    console = open_console(on_key)
    console.write(f"open {console.kind}")
    for path in sys.argv[1:]:
        threading.Thread(target=beside, args=(path,), daemon=True).start()
    try:
        while True:
            line = console.read_line(lambda: prompt)
            console.write(f"got {line!a} on {prompt}")
            if line == "wall":
                console.write("„Ä–⠱“")
    except EndOfInput:
        console.write(f"end after {keys} keys")
    console.close()


if __name__ == "__main__":
    main()
