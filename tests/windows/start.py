"""Starts the program under the name that people typed: azul-access.exe beside this folder."""

import sys
from pathlib import Path

sys.argv[0] = str(Path(__file__).parents[1] / "azul-access.exe")

from azul_access.__main__ import main  # noqa: E402 - it looks at its name

sys.exit(main())
