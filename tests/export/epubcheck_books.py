"""Validate books with EPUBCheck in one Java process: `epubcheck_books.py JAR BOOK...`.

Writes the report on `name.epub` to `name.json` beside it. It is a process of its own,
because a Java virtual machine cannot be started a second time with another jar.
"""

import sys
from pathlib import Path

import jpype


def main(jar: str, *books: str) -> None:
    # The process is short, so Java must start fast and needs no optimising compiler.
    options = ("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Djava.awt.headless=true")
    jpype.startJVM(*options, classpath=[jar])
    checker = jpype.JClass("com.adobe.epubcheck.tool.EpubChecker")
    for book in books:
        report = Path(book).with_suffix(".json")
        checker().run([book, "--json", str(report), "--quiet"])


if __name__ == "__main__":
    main(*sys.argv[1:])
