"""How much a phone loads with a page."""

import gzip
import re
from pathlib import Path
from urllib.request import Request, urlopen

import pytest
from served_game import serve_game
from table_pages import NAMES, play_on

import azul_access.web

MOST = 60_000
STATIC = Path(azul_access.web.__file__).parent / "static"
# Modules name others.
FILES = re.compile(r'"(?:/static/|\./)([a-z]+\.(?:css|js))')


def load(address: str) -> tuple[int, str]:
    """How many bytes come for an address, and their text."""
    with urlopen(Request(address, headers={"Accept-Encoding": "gzip"})) as response:
        content = response.read()
        is_packed = response.headers["Content-Encoding"] == "gzip"
    return len(content), (gzip.decompress(content) if is_packed else content).decode()


def load_all(address: str) -> dict[str, int]:
    """The bytes of a page and of each file that it loads."""
    size, text = load(address)
    sizes = {"": size}
    names = FILES.findall(text)
    while names:
        if (name := names.pop()) not in sizes:
            sizes[name], text = load(f"{address.rpartition('/')[0]}/static/{name}")
            names += FILES.findall(text)
    return sizes


@pytest.mark.parametrize("game", ["azul", "summer-pavilion"])
def test_a_page_with_all_its_files(game: str) -> None:
    """Below 60 kB with four players; its files also where nothing is compressed."""
    with serve_game(NAMES, game=game) as served:
        play_on(served, 30)
        for address in (served.table, served.seat(0)):
            sizes = load_all(address)
            assert {"page.css", "tiles.css", "connection.js", "storage.js"} < set(sizes)
            assert sum(sizes.values()) < MOST, sizes
            assert sum((STATIC / name).stat().st_size for name in sizes if name) < MOST
