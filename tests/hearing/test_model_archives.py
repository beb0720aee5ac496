"""Models from files: archives that trick, bomb or are damaged, folders, and what is added twice."""

import os
import shutil
import zipfile
from pathlib import Path

import pytest
from hearing_model_server import zip_of

from azul_access.hearing.models import archive, catalogue
from azul_access.hearing.models.catalogue import CatalogueModel, ModelFile
from azul_access.hearing.models.download import Downloader, sha256_of
from azul_access.hearing.models.errors import ModelError, ModelReason
from azul_access.hearing.models.install import Installer
from azul_access.hearing.models.kinds import ModelKind
from azul_access.hearing.models.manifest import crc_sum_of

MODEL = {"m/am/final.mdl": b"model", "m/conf/mfcc.conf": b"conf"}


@pytest.fixture
def installer(tmp_path: Path) -> Installer:
    return Installer(tmp_path / "home" / "models", Downloader())


def write(path: Path, content: bytes) -> Path:
    path.write_bytes(content)
    return path


def refused(installer: Installer, path: Path) -> ModelError:
    """Nothing is put there, and nothing is left beside it."""
    with pytest.raises(ModelError) as raised:
        installer.add(path)
    assert list(installer.folder.iterdir()) == []
    return raised.value


@pytest.mark.parametrize(
    "name",
    [
        "../evil",
        "m/../../evil",
        "/tmp/evil",
        "//server/share/evil",
        "C:/evil",
        "c:evil",
        "m\\..\\..\\evil",
        "..\\evil",
        "m/evil:stream",
        "m/nul",
        "m/CON.txt",
        "m/evil.",
        "m/new\nline",
        "M/AM/final.mdl",
    ],
)
def test_members_outside_the_folder_are_refused(
    installer: Installer, tmp_path: Path, name: str
) -> None:
    """On every system, also what only Windows understands; two names that differ by case, too."""
    path = write(tmp_path / "m.zip", zip_of({**MODEL, name: b"evil"}))
    error = refused(installer, path)
    assert error.reason is ModelReason.UNSAFE
    assert {found.name for found in tmp_path.iterdir()} == {"m.zip", "home"}


@pytest.mark.parametrize("target", ["/etc", "../..", "am"])
def test_links_are_refused(installer: Installer, tmp_path: Path, target: str) -> None:
    """Wherever they point: a later member could be written through them."""
    content = zip_of({**MODEL, "m/link/evil": b"evil"}, links={"m/link": target})
    assert refused(installer, write(tmp_path / "m.zip", content)).reason is ModelReason.UNSAFE


def test_a_bomb_is_refused_before_it_is_unpacked(
    installer: Installer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By the sizes that it tells, and by the number of its members."""
    monkeypatch.setattr(archive, "MOST_BYTES", 10_000_000)
    content = zip_of({**MODEL, "m/zeros": bytes(10_000_000)})
    assert len(content) < 20_000
    assert refused(installer, write(tmp_path / "m.zip", content)).reason is ModelReason.TOO_LARGE
    many = zip_of({**MODEL, **{f"m/{number}": b"" for number in range(2_001)}})
    assert refused(installer, write(tmp_path / "m.zip", many)).reason is ModelReason.TOO_LARGE


def test_a_bomb_that_lies_is_stopped(installer: Installer, tmp_path: Path) -> None:
    """No more is written than the archive told before, and that is an error."""
    content = bytearray(zip_of({**MODEL, "m/zeros": bytes(1_000_000)}))
    told = (1_000_000).to_bytes(4, "little")
    at = content.rindex(told)  # in the directory at the end
    content[at : at + 4] = (100).to_bytes(4, "little")
    error = refused(installer, write(tmp_path / "m.zip", bytes(content)))
    assert error.reason is ModelReason.NO_ARCHIVE


def test_an_archive_larger_than_the_disk(
    installer: Installer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    usage = shutil.disk_usage("/")._replace(free=archive.RESERVE_BYTES + 1_000_000)
    monkeypatch.setattr(shutil, "disk_usage", lambda path: usage)
    content = zip_of({**MODEL, "m/zeros": bytes(9_000_000)})
    error = refused(installer, write(tmp_path / "m.zip", content))
    assert (error.reason, error.slots["needed"]) == (ModelReason.FULL, 8)


def damaged() -> bytes:
    """An archive with one wrong byte in a member."""
    content = bytearray(zip_of({**MODEL, "m/words": os.urandom(1000)}))
    content[content.index(b"m/words") + 100] ^= 1
    return bytes(content)


@pytest.mark.parametrize(
    "content", [b"", b"PK", b"no archive" * 100, zip_of(MODEL)[:-9], damaged()]
)
def test_damaged_archives_are_refused(installer: Installer, tmp_path: Path, content: bytes) -> None:
    error = refused(installer, write(tmp_path / "m.zip", content))
    assert error.reason is ModelReason.NO_ARCHIVE


def test_an_archive_without_a_model(installer: Installer, tmp_path: Path) -> None:
    path = write(tmp_path / "m.zip", zip_of({"photos/cat.jpg": b"cat"}))
    assert refused(installer, path).reason is ModelReason.NO_MODEL
    assert refused(installer, tmp_path).reason is ModelReason.NO_MODEL
    assert_missing(installer, tmp_path / "nothing.zip")


def assert_missing(installer: Installer, path: Path) -> None:
    with pytest.raises(ModelError) as raised:
        installer.add(path)
    assert raised.value.reason is ModelReason.NO_FILE


def test_an_archive_on_a_stick(installer: Installer, tmp_path: Path) -> None:
    """The model has the name of its folder, or that of the file if its folder has a common name."""
    path = write(tmp_path / "from the web.zip", zip_of(MODEL))
    assert installer.add(path).name == "m"
    deep = {f"package/model{name[1:]}": content for name, content in MODEL.items()}
    added = installer.add(write(tmp_path / "From the Web (1).whl", zip_of(deep)))
    assert added.name == "From-the-Web-1"
    assert (added / "am" / "final.mdl").read_bytes() == b"model"
    assert installer.check("m") == []


def test_a_folder_on_a_stick(installer: Installer, tmp_path: Path) -> None:
    """It is copied, so the stick can be pulled out."""
    model = unpacked(tmp_path)
    added = installer.add(model)
    shutil.rmtree(model / "conf")
    assert installer.check("m") == []
    installer.remove("m")
    assert not added.exists()


@pytest.mark.needs("links")
def test_links_in_a_folder_are_refused(installer: Installer, tmp_path: Path) -> None:
    model = unpacked(tmp_path)
    (model / "link").symlink_to("/etc/hostname")
    with pytest.raises(ModelError) as raised:
        installer.add(model)
    assert raised.value.reason is ModelReason.NO_FILE


def unpacked(folder: Path) -> Path:
    with zipfile.ZipFile(write(folder / "m.zip", zip_of(MODEL))) as opened:
        opened.extractall(folder / "stick")
    return folder / "stick" / "m"


def test_a_model_of_the_catalogue_must_be_it(
    installer: Installer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file from a stick has the same size and sum as one from the network, or is refused."""
    path = write(tmp_path / "m.zip", zip_of(MODEL))
    (tmp_path / "unpacked").mkdir()
    archive.unpack(path, tmp_path / "unpacked" / "x")
    crc_sum = crc_sum_of(tmp_path / "unpacked" / "x")
    file = ModelFile("m.zip", "https://x/m.zip", path.stat().st_size, sha256_of(path))
    entry = CatalogueModel("m", ModelKind.VOSK, "MIT", ("S",), (file,), file.size, crc_sum)
    monkeypatch.setattr(catalogue, "CATALOGUE", (entry,))
    assert installer.add(path).name == "m"
    assert installer.add(tmp_path / "unpacked" / "x" / "m").name == "m"
    installer.remove("m")
    (tmp_path / "unpacked" / "x" / "m" / "conf" / "mfcc.conf").write_bytes(b"other")
    assert refused(installer, tmp_path / "unpacked" / "x" / "m").reason is ModelReason.SUM
    other = zip_of({**MODEL, "m/conf/mfcc.conf": b"c0nf"})
    write(path, other)
    reason = ModelReason.SUM if len(other) == file.size else ModelReason.SIZE
    assert refused(installer, path).reason is reason


def test_a_failed_addition_leaves_the_old_model(installer: Installer, tmp_path: Path) -> None:
    path = write(tmp_path / "m.zip", zip_of(MODEL))
    installer.add(path)
    write(path, zip_of({**MODEL, "m/nul": b""}))
    with pytest.raises(ModelError):
        installer.add(path)
    assert installer.check("m") == []
    write(path, zip_of({**MODEL, "m/words": b"rot"}))
    installer.add(path)
    assert (installer.folder / "m" / "words").read_bytes() == b"rot"
    assert [found.name for found in installer.folder.iterdir()] == ["m"]


@pytest.mark.parametrize("name", ["..", ".", "", "m/am", "nothing"])
def test_only_models_can_be_removed(installer: Installer, tmp_path: Path, name: str) -> None:
    installer.add(write(tmp_path / "m.zip", zip_of(MODEL)))
    with pytest.raises(ModelError) as raised:
        installer.remove(name)
    assert raised.value.reason is ModelReason.NOT_INSTALLED
    assert installer.check("m") == []
