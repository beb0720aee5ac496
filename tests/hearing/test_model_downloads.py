"""Models from a web server: whole, cut and resumed, changed, wrong, hanging, behind a proxy."""

import gc
import hashlib
import random
import shutil
import ssl
import subprocess
import threading
import warnings
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest
from hearing_model_server import ModelServer, serving, zip_of

from azul_access.hearing.models import manifest
from azul_access.hearing.models.catalogue import CatalogueModel, ModelFile
from azul_access.hearing.models.download import Downloader
from azul_access.hearing.models.errors import ModelError, ModelReason
from azul_access.hearing.models.install import Installer
from azul_access.hearing.models.kinds import ModelKind, model_kind

NAME = "vosk-model-small-xx-1"
CONTENT = {
    f"{NAME}/am/final.mdl": random.Random(1).randbytes(300_000),
    f"{NAME}/conf/mfcc.conf": b"--sample-frequency=16000\n" * 100,
    f"{NAME}/graph/words.txt": b"rot\nblau\n",
}
ARCHIVE = zip_of(CONTENT)
PARTS = {
    "model.bin": random.Random(2).randbytes(200_000),
    "config.json": b"{}",
    "tokenizer.json": b'{"a": 1}',
    "vocabulary.json": b'["a"]',
}


@pytest.fixture
def server() -> Iterator[ModelServer]:
    with serving() as server:
        server.files[f"{NAME}.zip"] = ARCHIVE
        server.files.update(PARTS)
        yield server


@pytest.fixture
def installer(tmp_path: Path) -> Installer:
    return Installer(tmp_path / "models", Downloader(silence_seconds=60.0))


def archived(server: ModelServer, content: bytes = ARCHIVE, url: str = "") -> CatalogueModel:
    """The model in the archive, as the catalogue would list it if the archive had `content`."""
    file = ModelFile(
        f"{NAME}.zip",
        url or server.url(f"{NAME}.zip"),
        len(content),
        hashlib.sha256(content).hexdigest(),
    )
    return CatalogueModel(
        NAME, ModelKind.VOSK, "Apache-2.0", ("Somebody",), (file,), len(content), 0
    )


def in_parts(server: ModelServer) -> CatalogueModel:
    """A model in four files, of which only the size of all is known."""
    files = tuple(ModelFile(name, server.url(name)) for name in PARTS)
    size = sum(map(len, PARTS.values()))
    return CatalogueModel("parts", ModelKind.WHISPER, "MIT", ("S",), files, size, 0)


def refused(installer: Installer, model: CatalogueModel) -> ModelError:
    with pytest.raises(ModelError) as raised:
        installer.get(model, lambda size: None)
    assert not (installer.folder / model.name).exists()
    return raised.value


def test_a_model_is_fetched_whole(server: ModelServer, installer: Installer) -> None:
    """It is unpacked and sound, nothing else stays, and progress never goes back."""
    told: list[int] = []
    installed = installer.get(archived(server), told.append)
    assert model_kind(installed) is ModelKind.VOSK
    assert {path.name for path in installer.folder.iterdir()} == {NAME}
    for name, content in CONTENT.items():
        assert (installer.folder / name).read_bytes() == content
    assert installer.check(NAME) == []
    assert told == sorted(told)
    assert told[-1] == len(ARCHIVE)


@pytest.mark.parametrize("tells_length", [True, False])
def test_a_cut_transfer_goes_on(
    server: ModelServer, installer: Installer, *, tells_length: bool
) -> None:
    """Where it was cut, and only what is missing is asked for."""
    server.cuts = [100_000, 50_000]
    server.tells_length = tells_length
    installer.get(archived(server), lambda size: None)
    assert server.ranges == ["", "bytes=100000-", "bytes=150000-"]
    assert installer.check(NAME) == []


def test_a_transfer_goes_on_with_the_next_start(
    server: ModelServer, installer: Installer, tmp_path: Path
) -> None:
    """What came before the network failed for good is kept for another start of the program."""
    server.cuts = [100_000, 0, 0, 0]
    assert refused(installer, archived(server)).reason is ModelReason.CUT
    assert installer.bytes_on_disk(archived(server)) == 100_000
    server.ranges.clear()
    Installer(tmp_path / "models", Downloader()).get(archived(server), lambda size: None)
    assert server.ranges == ["bytes=100000-"]


def test_a_file_that_changed_meanwhile_begins_anew(
    server: ModelServer, installer: Installer
) -> None:
    """The server sends all of it instead of a rest that would not fit."""
    server.cuts = [100_000, 0, 0, 0]
    refused(installer, archived(server))
    server.files[f"{NAME}.zip"] = zip_of({**CONTENT, f"{NAME}/README": b"new"})
    installer.get(archived(server, server.files[f"{NAME}.zip"]), lambda size: None)
    assert (installer.folder / NAME / "README").read_bytes() == b"new"
    assert installer.check(NAME) == []


def test_without_versions_a_cut_file_begins_anew(server: ModelServer, installer: Installer) -> None:
    """A server that names no version could send the rest of another file."""
    server.knows_versions = False
    server.cuts = [100_000]
    installer.get(archived(server), lambda size: None)
    assert server.ranges == ["", ""]


def test_a_part_that_is_too_long_begins_anew(server: ModelServer, installer: Installer) -> None:
    """The server has nothing behind it; the part is not what it should be."""
    server.cuts = [100_000, 0, 0, 0]
    refused(installer, archived(server))
    part = installer.folder / f".{NAME}.download" / f"{NAME}.zip.part"
    part.write_bytes(bytes(len(ARCHIVE) + 1))
    installer.get(archived(server), lambda size: None)
    assert installer.check(NAME) == []


@pytest.mark.parametrize("tells_length", [True, False])
@pytest.mark.parametrize("content", [ARCHIVE + b"more", ARCHIVE[:-5]])
def test_a_wrong_size_is_refused(
    server: ModelServer, installer: Installer, content: bytes, *, tells_length: bool
) -> None:
    """Too long or too short: nothing is unpacked, and nothing is kept."""
    server.files[f"{NAME}.zip"] = content
    server.tells_length = tells_length
    error = refused(installer, archived(server))
    # A file that ends too early without its length may have been cut.
    is_cut = not tells_length and len(content) < len(ARCHIVE)
    assert error.reason is (ModelReason.CUT if is_cut else ModelReason.SIZE)


def test_a_wrong_sum_is_refused(server: ModelServer, installer: Installer) -> None:
    """One other byte: nothing is unpacked, and nothing is kept of it."""
    changed = bytearray(ARCHIVE)
    changed[1000] ^= 1
    server.files[f"{NAME}.zip"] = bytes(changed)
    assert refused(installer, archived(server)).reason is ModelReason.SUM
    assert installer.bytes_on_disk(archived(server)) == 0


def test_no_sum_of_a_download_is_taken_for_right(server: ModelServer, installer: Installer) -> None:
    """Where no sum is published, another file of the same size is not refused for the first."""
    installer.get(in_parts(server), lambda size: None)
    installer.remove("parts")
    server.files["config.json"] = b"[]"
    installer.get(in_parts(server), lambda size: None)
    assert not in_parts(server).is_verifiable
    assert archived(server).is_verifiable
    assert not (installer.folder / "sums.json").exists()


def test_a_model_in_parts_has_the_size_of_all(server: ModelServer, installer: Installer) -> None:
    """No part may be larger than what is left, and together they must not be smaller."""
    server.files["model.bin"] += bytes(100)
    assert refused(installer, in_parts(server)).reason is ModelReason.SIZE
    server.files["model.bin"] = PARTS["model.bin"][:-1]
    assert refused(installer, in_parts(server)).reason is ModelReason.SIZE


def test_a_model_with_another_content_is_refused(
    server: ModelServer, installer: Installer, tmp_path: Path
) -> None:
    """The sum over the unpacked files, which Speech Note lists, must fit, too."""
    for name, content in PARTS.items():
        (tmp_path / "same" / name).parent.mkdir(exist_ok=True)
        (tmp_path / "same" / name).write_bytes(content)
    crc_sum = manifest.crc_sum_of(tmp_path / "same")
    model = in_parts(server)
    wrong = CatalogueModel(
        *("parts", model.kind, "MIT", ("S",), model.files, model.size),
        crc_sum=crc_sum + 1,
    )
    assert refused(installer, wrong).reason is ModelReason.SUM
    right = CatalogueModel(
        *("parts", model.kind, "MIT", ("S",), model.files, model.size),
        crc_sum=crc_sum,
    )
    installer.get(right, lambda size: None)


def test_a_server_that_hangs_is_given_up(server: ModelServer, tmp_path: Path) -> None:
    """What it sent before is kept."""
    server.hangs_after = 1000
    installer = Installer(tmp_path / "models", Downloader(silence_seconds=0.05))
    assert refused(installer, archived(server)).reason is ModelReason.CUT
    assert installer.bytes_on_disk(archived(server)) >= 1000


@pytest.mark.parametrize(
    ("status", "reason"),
    [(404, ModelReason.GONE), (403, ModelReason.GONE), (503, ModelReason.SERVER)],
)
def test_answers_of_a_server(
    server: ModelServer, installer: Installer, status: int, reason: ModelReason
) -> None:
    server.status = status
    assert refused(installer, archived(server)).reason is reason


def test_redirects_are_followed(server: ModelServer, installer: Installer) -> None:
    """As Hugging Face does it, also for the rest of a file; a circle is an error of the server."""
    server.redirects["here"] = server.url(f"{NAME}.zip")
    server.cuts = [100_000]
    installer.get(archived(server, url=server.url("here")), lambda size: None)
    assert server.ranges == ["", "bytes=100000-"]
    installer.remove(NAME)
    server.redirects["here"] = server.url("here")
    error = refused(installer, archived(server, url=server.url("here")))
    assert error.reason is ModelReason.SERVER


@pytest.mark.parametrize("target", ["file:///etc/hostname", "ftp://127.0.0.1:9/x"])
def test_redirects_to_another_kind_of_address_are_refused(
    server: ModelServer, installer: Installer, target: str
) -> None:
    server.redirects["here"] = target
    error = refused(installer, archived(server, url=server.url("here")))
    assert error.reason is ModelReason.SERVER


def test_no_network(server: ModelServer, installer: Installer) -> None:
    """A name that nobody knows, and a computer that does not answer."""
    for url in ("http://models.invalid/x.zip", "http://127.0.0.1:9/x.zip"):
        error = refused(installer, archived(server, url=url))
        assert error.reason is ModelReason.NO_NETWORK


@pytest.mark.parametrize("scheme", ["http", "https"])
def test_a_proxy_that_refuses(
    server: ModelServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, scheme: str
) -> None:
    """The proxy is named without its password."""
    monkeypatch.setenv(f"{scheme}_proxy", server.address.replace("//", "//anna:secret@"))
    monkeypatch.setenv("no_proxy", "")
    server.status = 407
    installer = Installer(tmp_path / "models", Downloader())
    error = refused(installer, archived(server, url=f"{scheme}://models.example/x.zip"))
    assert error.reason is ModelReason.PROXY
    assert error.slots["proxy"] == server.address.removeprefix("http://")
    with warnings.catch_warnings():
        # Python before 3.11.4 does not close a refused tunnel.
        warnings.simplefilter("ignore", ResourceWarning)
        del error
        gc.collect()


def test_a_proxy_that_is_not_there(
    server: ModelServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("https_proxy", "http://127.0.0.1:9")
    monkeypatch.setenv("no_proxy", "")
    installer = Installer(tmp_path / "models", Downloader())
    error = refused(installer, archived(server, url="https://models.example/x.zip"))
    assert error.reason is ModelReason.NO_PROXY


@pytest.mark.needs("openssl")
def test_a_certificate_that_nobody_trusts(
    server: ModelServer, installer: Installer, tmp_path: Path
) -> None:
    """Nothing is fetched from a server that cannot prove who it is."""
    key, certificate = tmp_path / "key.pem", tmp_path / "certificate.pem"
    request = "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1"
    words = ["openssl", *request.split(), "-subj", "/CN=localhost"]
    words += ["-keyout", str(key), "-out", str(certificate)]
    subprocess.run(words, check=True, capture_output=True)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, key)
    httpd = HTTPServer(("127.0.0.1", 0), BaseHTTPRequestHandler)
    httpd.socket = context.wrap_socket(httpd.socket, server_side=True)
    thread = threading.Thread(target=httpd.handle_request)
    thread.start()
    url = f"https://localhost:{httpd.server_port}/x.zip"
    error = refused(installer, archived(server, url=url))
    thread.join()
    httpd.server_close()
    assert error.reason is ModelReason.CERTIFICATE


def test_a_full_disk(
    server: ModelServer, installer: Installer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before anything is fetched; the error says how much is missing."""
    usage = shutil.disk_usage("/")._replace(free=10_000_000)
    monkeypatch.setattr(shutil, "disk_usage", lambda path: usage)
    error = refused(installer, archived(server))
    assert error.reason is ModelReason.FULL
    assert error.slots["needed"] == 40
    assert server.ranges == []


@pytest.mark.needs("links")
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
def test_a_disk_that_fills_up(server: ModelServer, installer: Installer) -> None:
    beside = installer.folder / f".{NAME}.download"
    beside.mkdir(parents=True)
    (beside / f"{NAME}.zip.part").symlink_to("/dev/full")
    assert refused(installer, archived(server)).reason is ModelReason.FULL


def test_a_damaged_model_is_noticed(server: ModelServer, installer: Installer) -> None:
    """A changed file and a missing one are named; a new download mends them."""
    model = installer.get(archived(server), lambda size: None)
    (model / "graph/words.txt").write_bytes(b"rot\nblaU\n")
    (model / "conf/mfcc.conf").unlink()
    assert installer.check(NAME) == ["conf/mfcc.conf", "graph/words.txt"]
    installer.get(archived(server), lambda size: None)
    assert installer.check(NAME) == []
