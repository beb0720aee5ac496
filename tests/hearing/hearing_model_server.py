"""A web server on this computer that serves models, and fails in the ways that servers fail."""

import io
import threading
import zipfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any


@dataclass
class ModelServer:
    """`files` are served by their paths. What goes wrong is set by a test, and may be changed."""

    files: dict[str, bytes] = field(default_factory=dict)
    redirects: dict[str, str] = field(default_factory=dict)
    # How many bytes each answer has before the connection is cut, for the first answers.
    cuts: list[int] = field(default_factory=list)
    # Say nothing more after so many bytes.
    hangs_after: int | None = None
    status: int = 200
    knows_versions: bool = True
    tells_length: bool = True
    # The value of Range of each request, empty for none.
    ranges: list[str] = field(default_factory=list)
    address: str = ""
    released: threading.Event = field(default_factory=threading.Event)

    def url(self, name: str) -> str:
        return f"{self.address}/{name}"

    def version(self, path: str) -> str:
        return f'"{hash(self.files[path])}"' if self.knows_versions else ""


def _handler(server: ModelServer) -> type[BaseHTTPRequestHandler]:
    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def log_message(self, *_: Any) -> None:
            """Say nothing."""

        def do_CONNECT(self) -> None:
            self.send_error(407)

        def do_GET(self) -> None:
            self.close_connection = True
            path = self.path.rsplit("/", 1)[-1]
            if path in server.redirects:
                self.send_response(302)
                self.send_header("Location", server.redirects[path])
                self.end_headers()
            elif server.status != 200 or path not in server.files:
                self.send_error(server.status if server.status != 200 else 404)
            else:
                self._send(path)

        def _send(self, path: str) -> None:
            content, version = server.files[path], server.version(path)
            wanted = self.headers.get("Range", "")
            server.ranges.append(wanted)
            start = 0
            if wanted and self.headers.get("If-Range") == version:
                start = int(wanted.removeprefix("bytes=").removesuffix("-"))
            if start >= len(content):
                self.send_error(416)
                return
            self.send_response(206 if start else 200)
            if start:
                last = len(content) - 1
                self.send_header("Content-Range", f"bytes {start}-{last}/{len(content)}")
            if version:
                self.send_header("ETag", version)
            if server.tells_length:
                self.send_header("Content-Length", str(len(content) - start))
            self.end_headers()
            rest = content[start:]
            if server.cuts:
                rest = rest[: server.cuts.pop(0)]
            if server.hangs_after is not None:
                self.wfile.write(rest[: server.hangs_after])
                self.wfile.flush()
                server.released.wait()
                return
            self.wfile.write(rest)

    return Handler


@contextmanager
def serving() -> Iterator[ModelServer]:
    server = ModelServer()
    httpd = ThreadingHTTPServer(("127.0.0.1", 0), _handler(server))
    server.address = f"http://127.0.0.1:{httpd.server_port}"
    thread = threading.Thread(target=httpd.serve_forever, args=(0.01,))
    thread.start()
    try:
        yield server
    finally:
        server.released.set()
        httpd.shutdown()
        httpd.server_close()
        thread.join()


def zip_of(files: Mapping[str, bytes], *, links: Mapping[str, str] | None = None) -> bytes:
    """An archive with these files; `links` are symbolic links and where they point."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            # A ZipInfo keeps names that `writestr` would make harmless.
            archive.writestr(zipfile.ZipInfo(name), content, zipfile.ZIP_DEFLATED)
        for name, target in (links or {}).items():
            link = zipfile.ZipInfo(name)
            link.create_system = 3
            link.external_attr = 0o120777 << 16
            archive.writestr(link, target)
    return buffer.getvalue()
