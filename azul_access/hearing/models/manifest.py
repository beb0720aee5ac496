"""What was put into a model's folder: each file's checksum, so that damage is noticed."""

import json
import zlib
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from azul_access.hearing.models.download import sha256_of
from azul_access.values import frozen

_NAME = "azul-access.json"
_CHUNK = 1_048_576


@frozen
class Manifest:
    """`sha256` by the path of each file in the model's folder, with / between its parts."""

    sha256: Mapping[str, str]


def model_files(model: Path) -> list[Path]:
    """All files of a model except the manifest."""
    return sorted(path for path in model.rglob("*") if path.is_file() and path.name != _NAME)


def write_manifest(model: Path) -> None:
    """Raises: OSError."""
    sums = {path.relative_to(model).as_posix(): sha256_of(path) for path in model_files(model)}
    (model / _NAME).write_text(json.dumps({"sha256": sums}, indent=1), encoding="utf-8")


def read_manifest(model: Path) -> Manifest | None:
    """None for a model that the program has not put there, and for a manifest that is damaged."""
    with suppress(OSError, ValueError):
        content = json.loads((model / _NAME).read_text(encoding="utf-8"))
        if isinstance(content, dict) and isinstance(content.get("sha256"), dict):
            return Manifest({str(name): str(sum_) for name, sum_ in content["sha256"].items()})
    return None


def changed_files(model: Path, manifest: Manifest) -> list[str]:
    """The files that are not as they were put there, or are missing. Raises: OSError."""
    return [
        name
        for name, sha256 in manifest.sha256.items()
        if not (model / name).is_file() or sha256_of(model / name) != sha256
    ]


def crc_sum_of(model: Path) -> int:
    """The sum of the CRC-32 of all files, modulo 2**32. Raises: OSError."""
    return sum(_crc_of(path) for path in model_files(model)) % 2**32


def _crc_of(path: Path) -> int:
    crc = 0
    with path.open("rb") as file:
        while chunk := file.read(_CHUNK):
            crc = zlib.crc32(chunk, crc)
    return crc
