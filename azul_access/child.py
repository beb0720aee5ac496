"""Runs a module of this program in a child process: `python -P child.py MODULE OPTIONS`.

Python's `-P` keeps the current folder and the folder of this file out of the places where modules
are looked for. A file that happens to be in the current folder is never run, and another copy of
the program is not taken for this one.
"""

import runpy
import sys
from importlib import import_module
from pathlib import Path


def main() -> None:
    root = str(Path(__file__).resolve().parents[1])
    # First only while the program itself is looked for: beside it there may be files whose names
    # are those of modules of Python.
    sys.path.insert(0, root)
    import_module("azul_access")
    sys.path.remove(root)
    sys.path.append(root)
    del sys.argv[0]
    runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()
