"""Fetches a file by HTTP into a folder, and goes on where an earlier attempt broke off."""

import hashlib
import json
import socket
import ssl
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from http.client import HTTPException, HTTPMessage, HTTPResponse
from pathlib import Path
from typing import IO, Any, cast
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import (
    HTTPRedirectHandler,
    HTTPSHandler,
    OpenerDirector,
    ProxyHandler,
    Request,
    build_opener,
    getproxies,
    proxy_bypass,
)

import truststore

from azul_access.hearing.models.catalogue import ModelFile
from azul_access.hearing.models.errors import ModelError, ModelReason, disk_error
from azul_access.values import frozen

# A server that says nothing for so long has hung.
SILENCE_SECONDS = 30.0
# So many times in a row a transfer may break off without having brought anything.
_FRUITLESS_ATTEMPTS = 3
# A server that breaks off more often than this is not worth going on with.
_ATTEMPTS = 20
_CHUNK = 65_536

# Called with the bytes that are there.
Progress = Callable[[int], None]


class _SafeRedirects(HTTPRedirectHandler):
    """Follows redirects, but never from an encrypted address to another kind."""

    def redirect_request(
        self, req: Request, fp: IO[bytes], code: int, msg: str, headers: HTTPMessage, newurl: str
    ) -> Request | None:
        old, new = urlsplit(req.full_url).scheme, urlsplit(newurl).scheme
        if new != "https" and new != old:
            raise HTTPError(req.full_url, code, msg, headers, fp)
        return super().redirect_request(req, fp, code, msg, headers, newurl)


def _build_opener() -> OpenerDirector:
    """With the proxies and the trusted certificates of the system."""
    context = truststore.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    return build_opener(ProxyHandler(getproxies()), HTTPSHandler(context=context), _SafeRedirects())


@frozen
class Downloader:
    """Fetches files; `silence_seconds` is how long a server may say nothing."""

    silence_seconds: float = SILENCE_SECONDS
    opener: OpenerDirector = field(default_factory=_build_opener)

    def fetch(self, file: ModelFile, target: Path, most: int, progress: Progress) -> None:
        """Fetch a file of at most `most` bytes, and check its size and its checksum.

        While it is not whole, it has the ending `.part`. Raises: ModelError.
        """
        transfer = _Transfer(file, target, most, progress)
        fruitless = 0
        for _ in range(_ATTEMPTS):
            before = transfer.size
            try:
                if self._receive(transfer):
                    transfer.finish()
                    return
            except OSError as error:
                if isinstance(error, HTTPError) or not _is_cut(error):
                    raise _network_error(error, file) from error
            except HTTPException:
                pass
            fruitless = 0 if transfer.size > before else fruitless + 1
            if fruitless >= _FRUITLESS_ATTEMPTS:
                break
        raise ModelError(ModelReason.CUT, host=_host(file.url), name=file.name)

    def _receive(self, transfer: "_Transfer") -> bool:
        """Ask for what is missing and write it; whether the file is whole then."""
        request = Request(transfer.file.url, headers=transfer.headers())
        try:
            response = self.opener.open(request, timeout=self.silence_seconds)
        except HTTPError as error:
            if error.code != 416:  # our part does not fit to the file that is there now
                raise
            error.close()
            transfer.begin_anew()
            return False
        with cast(HTTPResponse, response):
            return transfer.write(response)


@dataclass(slots=True)
class _Transfer:
    """A file on its way: the part that is here, and which version of the file it belongs to."""

    file: ModelFile
    target: Path
    most: int
    progress: Progress

    @property
    def part(self) -> Path:
        return self.target.with_name(f"{self.target.name}.part")

    @property
    def version_path(self) -> Path:
        return self.target.with_name(f"{self.target.name}.version")

    @property
    def size(self) -> int:
        try:
            return self.part.stat().st_size
        except OSError:
            return 0

    def headers(self) -> dict[str, str]:
        """What to ask for: the rest, if the server can tell whether the file is still the same."""
        headers = {"User-Agent": "azul-access", "Accept-Encoding": "identity"}
        version, size = self._read_version(), self.size
        if not size or not version:
            return headers
        return {**headers, "Range": f"bytes={size}-", "If-Range": version}

    def _read_version(self) -> str:
        with suppress(OSError, ValueError):
            kept = json.loads(self.version_path.read_text(encoding="utf-8"))
            if isinstance(kept, dict) and kept.get("url") == self.file.url:
                return str(kept.get("version", ""))
        return ""

    def begin_anew(self) -> None:
        with suppress(OSError):
            self.part.unlink()

    def write(self, response: HTTPResponse) -> bool:
        """Write what the server sends; whether the file is whole then.

        Raises: ModelError; OSError and HTTPException, if the transfer breaks off.
        """
        offset = self.size if response.status == 206 else 0
        if offset and not _continues_at(response.headers, offset):
            self.begin_anew()
            return False
        total = _total_size(response, offset)
        self._check_size(total)
        version = {"url": self.file.url, "version": _version_of(response.headers)}
        with self._writing():
            self.version_path.write_text(json.dumps(version), encoding="utf-8")
            part = self.part.open("ab" if offset else "wb")
        with part:
            size = self._copy(response, part, offset)
        return size == (total or self.file.size or size)

    def _copy(self, response: HTTPResponse, part: IO[bytes], size: int) -> int:
        while chunk := response.read1(_CHUNK):
            size += len(chunk)
            self._check_size(size, is_whole=False)
            with self._writing():
                part.write(chunk)
                part.flush()
            self.progress(size)
        return size

    @contextmanager
    def _writing(self) -> Iterator[None]:
        """Tells errors of the disk from those of the network, which are OSErrors, too."""
        try:
            yield
        except OSError as error:
            raise disk_error(error, self.target.parent, self.most - self.size) from error

    def _check_size(self, size: int | None, *, is_whole: bool = True) -> None:
        """Raises: ModelError, if the file is larger than it may be or not as large as it is."""
        if size is None:
            return
        expected = self.file.size
        if size > (expected or self.most) or (is_whole and expected and size != expected):
            self.begin_anew()
            raise ModelError(
                ModelReason.SIZE, name=self.file.name, size=size, expected=expected or self.most
            )

    def finish(self) -> None:
        """Give the file its name. Raises: ModelError, and nothing is kept."""
        self._check_size(self.size)
        with self._writing():
            sha256 = sha256_of(self.part) if self.file.sha256 else ""
        if sha256 != self.file.sha256:
            self.begin_anew()
            raise ModelError(ModelReason.SUM, name=self.file.name)
        with self._writing():
            self.part.replace(self.target)
            self.version_path.unlink(missing_ok=True)


def sha256_of(path: Path) -> str:
    """Raises: OSError."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def _host(url: str) -> str:
    return urlsplit(url).hostname or url


def _continues_at(headers: HTTPMessage, offset: int) -> bool:
    return headers.get("Content-Range", "").startswith(f"bytes {offset}-")


def _total_size(response: HTTPResponse, offset: int) -> int | None:
    """The size of the whole file in bytes, if the server tells the length of what it sends."""
    length = response.headers.get("Content-Length", "")
    return offset + int(length) if length.isdecimal() else None


def _version_of(headers: HTTPMessage) -> str:
    """A strong name for this version of the file; empty if the server gives none."""
    tag = headers.get("ETag", "")
    return tag if tag and not tag.startswith("W/") else headers.get("Last-Modified", "")


def _is_cut(error: OSError) -> bool:
    """Whether a running transfer, or the wait for it, was cut: then another attempt may help."""
    reason = getattr(error, "reason", error)
    cuts = (TimeoutError, ConnectionResetError, ConnectionAbortedError, ssl.SSLEOFError)
    return isinstance(reason, cuts)


def _network_error(error: OSError, file: ModelFile) -> ModelError:
    """What a failed connection means for a person."""
    host, proxy = _host(file.url), _proxy_for(file.url)
    if isinstance(error, HTTPError):
        error.close()
        if error.code == 407:
            return ModelError(ModelReason.PROXY, proxy=proxy or host)
        if error.code in (403, 404, 410):
            return ModelError(ModelReason.GONE, host=host, name=file.name)
        return ModelError(ModelReason.SERVER, host=host, code=str(error.code))
    cause: Any = error.reason if isinstance(error, URLError) else error
    if isinstance(cause, ssl.SSLCertVerificationError):
        return ModelError(ModelReason.CERTIFICATE, host=host)
    if proxy and "Tunnel connection failed" in str(cause):
        return ModelError(ModelReason.PROXY, proxy=proxy)
    if proxy and isinstance(cause, ConnectionError | socket.gaierror):
        return ModelError(ModelReason.NO_PROXY, proxy=proxy)
    return ModelError(ModelReason.NO_NETWORK, host=host)


def _proxy_for(url: str) -> str:
    """The proxy that the system names for an address, without a password; empty for none."""
    parts = urlsplit(url)
    if proxy_bypass(parts.hostname or ""):
        return ""
    address = getproxies().get(parts.scheme, "")
    return address.rsplit("@", 1)[-1].removeprefix("http://")
