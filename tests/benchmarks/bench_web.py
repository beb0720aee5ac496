"""Measure pages: `python tests/benchmarks/bench_web.py`. Needs Chromium.

- from an announcement that was saved until the text of a page has changed, with 2 and 10 pages
- from Enter until the text is on the terminal: without pages, with `--web`, and with ten pages that
  are read in another process
- from the start until the prompt, and the memory, with and without `--web`

Medians, in milliseconds. What is compared is measured in turns, because other work on the machine
changes all of it.
"""

import os
import pty
import re
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

TESTS = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(TESTS), str(TESTS / "web"), str(TESTS / "program")]

from bench_prompt import PROMPT, wait_for  # noqa: E402
from needed import find_chromium  # noqa: E402
from plain_client import open_stream  # noqa: E402
from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402
from served_game import ServedGame, serve_game  # noqa: E402
from served_program import NEW_GAME, free_port  # noqa: E402

from azul_access.session.output.announcements import Announcement  # noqa: E402

PAGES = 10
# A browser has six connections to a server, and each of its profiles has its own ones.
PAGES_OF_A_PROFILE = 5
CHANGES = 30
# What is typed in turn, and what is told then.
LINES = ((b"1r2", b"Anna: one"), (b"u", b"Taken back"))
STARTS = 11
ROUNDS = 4
MOVES = 20
CLOCK = "performance.timeOrigin + performance.now()"
OBSERVE = f"""() => {{
  window.changes = [];
  const note = () => changes.push({CLOCK});
  const options = {{childList: true, subtree: true}};
  new MutationObserver(note).observe(document.getElementById("news"), options);
}}"""


def main() -> None:
    if sys.argv[1:2] == ["--read"]:
        read_streams(sys.argv[2])
        return
    print("announcement saved until the text of a page has changed")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=["--no-sandbox"])
        for count in (2, PAGES):
            print(f"  {count} pages: {describe(measure_updates(browser, count))}")
        browser.close()
    with tempfile.TemporaryDirectory() as folder:
        measure_programs(Path(folder))


def describe(values: Sequence[float]) -> str:
    ninth = sorted(values)[len(values) * 9 // 10]
    return f"{statistics.median(values):.1f} (nine of ten within {ninth:.1f})"


def measure_updates(browser: Browser, count: int) -> list[float]:
    """How long each announcement takes to each page, by the clock of the system."""
    delays: list[float] = []
    announced: list[float] = []
    with serve_game() as served, ExitStack() as stack:
        pages = open_pages(browser, served, count, stack)
        announce = served.host.pages.announce

        def note(announcement: Announcement, *, is_shared: bool) -> None:
            announced.append(time.time() * 1e3)
            announce(announcement, is_shared=is_shared)

        served.host.pages.announce = note  # type: ignore[method-assign]
        for _ in range(CHANGES):
            announced.clear()
            for page in pages:
                page.evaluate("changes.length = 0")
            served.say("1r2")
            for page in pages:
                page.wait_for_function("() => changes.length > 0")
                delays.append(page.evaluate("changes[0]") - clock_offset(page) - announced[0])
            served.say("u")
            time.sleep(0.1)
    return delays


def open_pages(browser: Browser, served: ServedGame, count: int, stack: ExitStack) -> list[Page]:
    pages: list[Page] = []
    while len(pages) < count:
        window = browser.new_context()
        stack.callback(window.close)
        for _ in range(min(PAGES_OF_A_PROFILE, count - len(pages))):
            pages.append(window.new_page())
            pages[-1].goto(served.table)
            pages[-1].evaluate(OBSERVE)
    return pages


def clock_offset(page: Page) -> float:
    """How far a page's clock is ahead of this process's, as well as one call can tell."""
    before = time.time() * 1e3
    clock: float = page.evaluate(CLOCK)
    return clock - (before + time.time() * 1e3) / 2


def measure_programs(folder: Path) -> None:
    starts: dict[str, list[float]] = {"without": [], "with": []}
    memory: dict[str, list[float]] = {"without": [], "with": []}
    for number in range(STARTS):
        for kind in starts:
            words = ("--web", str(free_port())) if kind == "with" else ()
            begun = time.perf_counter()
            with open_game(folder / f"{kind}{number}", words) as (screen, process):
                wait_for(screen, PROMPT)
                starts[kind].append((time.perf_counter() - begun) * 1e3)
                memory[kind].append(resident_megabytes(process.pid))
    for kind, values in starts.items():
        megabytes = statistics.median(memory[kind])
        print(f"start to prompt {kind} --web: {describe(values)}, {megabytes:.1f} MB")
    delays: dict[str, list[float]] = {"without --web": [], "with --web": [], "with ten pages": []}
    for number in range(ROUNDS):
        for kind, values in delays.items():
            values += measure_prompt(folder / f"{kind}{number}", kind)
    for kind, values in delays.items():
        print(f"Enter to text {kind}: {describe(values)}")


def measure_prompt(log: Path, kind: str) -> list[float]:
    """How long each move takes from Enter until it is on the terminal."""
    delays: list[float] = []
    words = () if kind == "without --web" else ("--web", str(free_port()))
    with open_game(log, words) as (screen, _), ExitStack() as stack:
        output = wait_for(screen, PROMPT).decode()
        if kind == "with ten pages":
            address = re.search(r"http://\S+", output)
            assert address is not None
            command = [sys.executable, __file__, "--read", address[0]]
            reader = subprocess.Popen(command, stdout=subprocess.PIPE)
            stack.callback(reader.wait)
            stack.callback(reader.kill)
            assert reader.stdout is not None
            reader.stdout.readline()
        for number in range(MOVES):
            typed, told = LINES[number % 2]
            os.write(screen, typed)
            time.sleep(0.1)
            entered = time.perf_counter()
            os.write(screen, b"\r")
            wait_for(screen, told)
            delays.append((time.perf_counter() - entered) * 1e3)
            time.sleep(0.1)
    return delays


@contextmanager
def open_game(log: Path, words: Sequence[str]) -> Iterator[tuple[int, subprocess.Popen[bytes]]]:
    """A game at a terminal, by the file descriptor of that, and its process."""
    screen, keyboard = pty.openpty()
    command = [sys.executable, "-m", "azul_access", *NEW_GAME, "--log", str(log), *words]
    environment = {**os.environ, "TERM": "xterm", "COLUMNS": "200"}
    process = subprocess.Popen(
        command, stdin=keyboard, stdout=keyboard, stderr=keyboard, env=environment
    )
    os.close(keyboard)
    try:
        yield screen, process
    finally:
        process.kill()
        process.wait()
        os.close(screen)


def read_streams(address: str) -> None:
    """Read the events of ten pages until the end; writes a line when all are open."""
    are_open = threading.Barrier(PAGES + 1)

    def read() -> None:
        with open_stream(address) as stream:
            stream.read_until("table")
            are_open.wait()
            while stream.read():
                continue

    for _ in range(PAGES):
        threading.Thread(target=read, daemon=True).start()
    are_open.wait()
    print("open", flush=True)
    threading.Event().wait()


def resident_megabytes(process: int) -> float:
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


if __name__ == "__main__":
    main()
