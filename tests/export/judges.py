"""Outside programs that judge books and pages, where they are installed; `tests/run.py` does it."""

import json
import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
DEBIAN_JAR = Path("/usr/share/java/epubcheck.jar")
NODE_MODULES = Path(os.environ.get("AZUL_ACCESS_NODE", ROOT / ".venv-test")) / "node_modules"
ACE = NODE_MODULES / ".bin" / "ace-puppeteer"
AXE = NODE_MODULES / "@daisy" / "axe-core-for-ace" / "axe.min.js"
CHROMIUM = shutil.which("chromium")
JAVA = shutil.which("java")
PATIENCE = 100.0


def needs(present: object, what: str) -> pytest.MarkDecorator:
    """A judge that is missing is passed over at home, never where everything is to be judged."""
    missing = not present and not os.environ.get("CI")
    return pytest.mark.skipif(missing, reason=f"not installed: {what}")


needs_browser = needs(CHROMIUM, "Chromium")
needs_java = needs(JAVA, "Java")


def pypi_jar() -> Path:
    """The newest EPUBCheck, in the package of that name."""
    import epubcheck

    return Path(epubcheck.__file__).parent / "epubcheck.jar"


def start_epubcheck(jar: Path, book: Path) -> "subprocess.Popen[bytes]":
    """EPUBCheck at work; several may work at once. Java is told not to prepare for a long life."""
    quick = ("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Djava.awt.headless=true")
    return subprocess.Popen(
        [str(JAVA), *quick, "-jar", jar, book], stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )


def start_ace(book: Path, report: Path) -> "subprocess.Popen[bytes]":
    """Ace at work on a book; several may work at once."""
    assert CHROMIUM is not None
    return subprocess.Popen(
        [ACE, "--silent", "--force", "--outdir", report, book],
        env={**os.environ, "PUPPETEER_EXECUTABLE_PATH": CHROMIUM, "HOME": str(report.parent)},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


def violations(report: Path) -> list[str]:
    """What Ace found; it says "done" even where it found something, so its report is read."""
    found = json.loads((report / "report.json").read_text(encoding="utf-8"))
    assert found["earl:result"]["earl:outcome"] in ("pass", "fail")
    told = [
        f"{part['earl:testSubject']['url']}: {each['earl:test']['dct:title']}"
        for part in found["assertions"]
        for each in part["assertions"]
    ]
    return told or (["fail"] if found["earl:result"]["earl:outcome"] == "fail" else [])


def seen(page: str, script: str, folder: Path, width: int) -> Any:
    """What a browser says about a page: `script` is an expression, evaluated when it is loaded.

    The page stands in a frame, because a browser without a window is never narrower than 500.
    """
    assert CHROMIUM is not None
    ask = (
        "<script>onload = async () => parent.postMessage("
        f"JSON.stringify(await ({script})), '*')</script>"
    )
    (folder / "page.html").write_text(page.replace("</body>", f"{ask}</body>"), encoding="utf-8")
    (folder / "frame.html").write_text(
        "<!DOCTYPE html><title>?</title><script>onmessage = told => {"
        "document.body.textContent = btoa(unescape(encodeURIComponent(told.data)))}</script>"
        f'<body><iframe src="page.html" width="{width}" height="900"></iframe>',
        encoding="utf-8",
    )
    done = subprocess.run(
        [
            *(CHROMIUM, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars"),
            *(f"--user-data-dir={folder / 'browser'}", "--virtual-time-budget=8000"),
            *("--dump-dom", (folder / "frame.html").as_uri()),
        ],
        capture_output=True,
        timeout=PATIENCE,
        check=True,
    )
    found = re.search(r"<body>([A-Za-z0-9+/=]+)\s*</body>", done.stdout.decode())
    assert found is not None, done.stdout.decode()[:500]
    import base64

    return json.loads(base64.b64decode(found[1]))
