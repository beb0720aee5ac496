"""A model that is put into the zip has to be the one of the catalogue."""

from pathlib import Path

import pytest
from build_zip import copy_model


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("whisper-base", "is not the file of the catalogue"),
        ("whisper-base-int8", "is no model that can be checked"),
        ("another", "is no model that can be checked"),
    ],
)
def test_only_a_genuine_model_is_taken(tmp_path: Path, name: str, reason: str) -> None:
    model = tmp_path / name
    model.mkdir()
    for file in ("model.bin", "config.json", "tokenizer.json", "vocabulary.txt"):
        (model / file).write_bytes(b"{}")
    with pytest.raises(SystemExit, match=reason):
        copy_model(model, tmp_path / "models")
