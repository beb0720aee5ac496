"""The models that the program offers: addresses, exact sizes, checksums and licences."""

from azul_access.hearing.language_data import load_hearing_data
from azul_access.hearing.models.kinds import ModelKind
from azul_access.language.languages import LANGUAGES
from azul_access.values import frozen

_VOSK = "https://alphacephei.com/vosk/models"
_WHISPER = "https://huggingface.co"
# OpenAI's weights, converted for CTranslate2.
_BASE = f"{_WHISPER}/Systran/faster-whisper-base/resolve/ebe41f70d5b6dfa9166e2c581c45c9c0cfc57b66"
_BASE_INT8 = (
    f"{_WHISPER}/mukowaty/faster-whisper-int8/resolve/"
    "15d956df6a221df330485e243b2a5ed41f0e2728/faster-whisper-base-int8"
)


@frozen
class ModelFile:
    """A file to download. `size` is in bytes; 0 and an empty `sha256` where nobody has named it."""

    name: str
    url: str
    size: int = 0
    sha256: str = ""


@frozen
class CatalogueModel:
    """A model that can be downloaded: a zip archive with one folder, or several files.

    `size` is that of all files, in bytes. `crc_sum` is the sum of the CRC-32 of every file of the
    unpacked model, modulo 2**32; the application Speech Note lists it. It finds damage, but
    whoever wants to can make another file with the same.
    """

    name: str
    kind: ModelKind
    licence: str
    publishers: tuple[str, ...]
    files: tuple[ModelFile, ...]
    size: int
    crc_sum: int

    @property
    def is_verifiable(self) -> bool:
        """Whether each file has a SHA-256 that is known to be right."""
        return all(file.sha256 for file in self.files)

    @property
    def is_archive(self) -> bool:
        return self.files[0].name.endswith(".zip")


def _vosk(name: str, size: int, sha256: str, crc_sum: int) -> CatalogueModel:
    file = ModelFile(f"{name}.zip", f"{_VOSK}/{name}.zip", size, sha256)
    return CatalogueModel(
        name=name,
        kind=ModelKind.VOSK,
        licence="Apache-2.0",
        publishers=("Alpha Cephei",),
        files=(file,),
        size=size,
        crc_sum=crc_sum,
    )


# Which of them are for which language stands in the folder of the language.
CATALOGUE = (
    CatalogueModel(
        name="whisper-base",
        kind=ModelKind.WHISPER,
        licence="MIT",
        publishers=("OpenAI", "Systran"),
        files=(
            ModelFile(
                "config.json",
                f"{_BASE}/config.json",
                2_309,
                "56a6d8110d311f19c8f0471e562832c7527f146b567275bfca59fcf7c184da9a",
            ),
            ModelFile(
                "model.bin",
                f"{_BASE}/model.bin",
                145_217_532,
                "d01c3014881c9c6f3133c182f3d2887eb6ca1c789a7538c5c007196857a0a6a9",
            ),
            ModelFile(
                "tokenizer.json",
                f"{_BASE}/tokenizer.json",
                2_203_239,
                "fb7b63191e9bb045082c79fd742a3106a12c99513ab30df4a0d47fa6cb6fd0ab",
            ),
            ModelFile(
                "vocabulary.txt",
                f"{_BASE}/vocabulary.txt",
                459_861,
                "34ce3fe1c5041027b3f8d42912270993f986dbc4bb34cf27f951e34a1e453913",
            ),
        ),
        size=147_882_941,
        crc_sum=0,
    ),
    CatalogueModel(
        name="whisper-base-int8",
        kind=ModelKind.WHISPER,
        licence="MIT",
        publishers=("OpenAI", "mukowaty"),
        files=tuple(
            ModelFile(name, f"{_BASE_INT8}/{name}")
            for name in ("config.json", "model.bin", "tokenizer.json", "vocabulary.json")
        ),
        size=82_679_495,
        crc_sum=0x12064E68,
    ),
    _vosk(
        "vosk-model-small-de-0.15",
        46_499_967,
        "b7e53c90b1f0a38456f4cd62b366ecd58803cd97cd42b06438e2c131713d5e43",
        0x3089FE1F,
    ),
    _vosk(
        "vosk-model-small-nl-0.22",
        40_441_176,
        "039811c3b829de64e4f123a9f684a53784005b212a346ac0b899dc7efce2ed0a",
        0x393570AA,
    ),
    _vosk(
        "vosk-model-small-en-us-0.15",
        41_205_931,
        "30f26242c4eb449f948e42cb302dd7a686cb29a3423a8367f99ff41780942498",
        0x70369986,
    ),
)


def models_for(language: str) -> list[CatalogueModel]:
    """The models for a language, the best first."""
    by_name = {model.name: model for model in CATALOGUE}
    names = load_hearing_data(language).models
    return [by_name[name] for name in names if name in by_name]


def languages_of(model: CatalogueModel) -> list[str]:
    """The languages that a model is for."""
    return [tag for tag in LANGUAGES if model.name in load_hearing_data(tag).models]
