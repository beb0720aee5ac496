"""`narrate`: every format from the command line, where files go, and what can go wrong."""

import io
import json
import os
import signal
import subprocess
import sys
import time
import zipfile
from pathlib import Path

import miniaudio
import pytest
from program_runs import LANGUAGES, PROGRAM, Azul, Done, said

from azul_access.storage import GameLog

GAMES = Path(__file__).parent.parent / "export" / "games"
AZUL, PAVILION, SHORT = (GAMES / f"{name}.azul" for name in ("azul", "summer-pavilion", "short"))
FAULT = 3
NO_ESPEAK = {"AZUL_ACCESS_ESPEAK": "/nowhere/libespeak-ng.so.1"}
LIMITED = (
    "import os, resource, sys\n"
    "resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv[1]),) * 2)\n"
    "os.execv(sys.argv[2], sys.argv[2:])"
)


def well(done: Done) -> str:
    assert (done.code, done.err) == (0, ""), done
    return done.out


def files(folder: Path) -> list[str]:
    """Everything that lies there, hidden files among it."""
    return sorted(path.name for path in folder.iterdir())


def written(azul: Azul, kind: str, language: str, *words: str) -> bytes:
    """The short game in a format and language, from the command line."""
    given = ("narrate", SHORT, "--to", kind, "--language", language, *words)
    told = well(azul.run(*given))
    assert told == said(language, "transcript-written", path=f"short.{kind}") + "\n"
    assert files(azul.folder) == [f"short.{kind}"]
    return (azul.folder / f"short.{kind}").read_bytes()


# Every format in every language


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["mp3", "ogg", "wav"])
def test_sound_is_spoken(azul: Azul, kind: str, language: str) -> None:
    """A whole game in the language's voice, some minutes long, that others can play."""
    content = written(azul, kind, language, "--rate", "300")
    decode = {
        "mp3": miniaudio.mp3_read_s16,
        "ogg": miniaudio.vorbis_read,
        "wav": miniaudio.wav_read_s16,
    }[kind]
    found = decode(content)
    assert 100 < found.num_frames / found.sample_rate < 400
    loud = sum(abs(sample) > 1000 for sample in found.samples[::50])
    assert loud > found.num_frames / 50 / 10
    assert (
        said(language, "transcript-round", round=1).encode(
            "utf-16-le" if kind == "mp3" else "utf-8"
        )
        in content
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_book_is_spoken(azul: Azul, language: str) -> None:
    """Text and voice in step, one sound file a chapter."""
    content = written(azul, "epub", language, "--rate", "400")
    with zipfile.ZipFile(io.BytesIO(content)) as book:
        assert book.testzip() is None
        sounds = [name for name in book.namelist() if name.endswith(".mp3")]
        package = book.read("EPUB/package.opf").decode()
    assert "EPUB/audio/round-1.mp3" in sounds
    assert f"<dc:language>{language}</dc:language>" in package
    assert "media:narrator" in package
    assert "espeak-ng" in package


@pytest.mark.parametrize(
    ("kind", "language"), [("txt", "de"), ("html", "en"), ("brf", "nl"), ("epub", "de")]
)
def test_text_needs_no_voice(azul: Azul, kind: str, language: str) -> None:
    """Where no voice can be loaded, all that is text is made all the same."""
    words = ("--no-audio",) if kind == "epub" else ()
    given = ("narrate", SHORT, "--to", kind, "--language", language, *words)
    well(azul.run_process(*given, **NO_ESPEAK))
    content = (azul.folder / f"short.{kind}").read_bytes()
    start = {"txt": b"Azul: Anna", "html": b"<!DOCTYPE html>", "brf": None, "epub": b"PK"}[kind]
    assert start is None or content.startswith(start)


# What is told


def test_the_game_speaks_its_own_language(azul: Azul) -> None:
    """Without --language a game is told in the one it was played in; the program keeps its own."""
    done = azul.run("narrate", PAVILION, "--to", "txt", LANG="nl_NL.UTF-8")
    assert well(done) == said("nl", "transcript-written", path="summer-pavilion.txt") + "\n"
    assert "Das Spiel ist zu Ende." in (azul.folder / "summer-pavilion.txt").read_text("utf-8")


def test_title_author_and_length(azul: Azul) -> None:
    """What is said on the command line stands in the narration, without what cannot be shown."""
    words = ("--title", "Finale\t2026\x07", "--author", "Ann", "--verbosity", "terse")
    told = well(azul.run("narrate", SHORT, "--to", "txt", "-o", "-", "--language", "en", *words))
    assert told.splitlines()[0] == "Finale2026"
    assert "Recorded by Ann. Played on 8 March 2026." in told
    assert "Anna: 2 B, centre, row 2, full." in told
    assert "One entry was taken back." in told


def test_kept_settings_count(azul: Azul) -> None:
    """Who likes it terse at the table gets it terse afterwards, unless the command line differs."""
    azul.home.mkdir()
    (azul.home / "settings.toml").write_text('verbosity = "terse"\n', encoding="utf-8")
    words = ("narrate", SHORT, "--to", "txt", "-o", "-", "--language", "en")
    assert "Anna: 2 B, centre" in well(azul.run(*words))
    assert "Anna takes 2 blue B" in well(azul.run(*words, "--verbosity", "normal"))


def test_no_voice_is_loaded_for_text(azul: Azul) -> None:
    """A text is there at once: neither voice nor encoder is imported."""
    code = (
        "import sys; from azul_access.__main__ import main; "
        f"main(['narrate', {str(SHORT)!r}, '--to', 'html']); "
        "heavy = {'pyttsx3', 'lameenc', 'soundfile', 'numpy'}; "
        "print(sorted(heavy & {*sys.modules}))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=azul.folder,
        env=azul.environ(),
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.endswith("[]\n")


def test_a_book_keeps_its_identity(azul: Azul) -> None:
    """Made again, it is the same book to a reader that remembers places; another telling is not."""

    def identity(*words: str) -> str:
        well(azul.run("narrate", SHORT, "--to", "epub", "--no-audio", *words))
        with zipfile.ZipFile(azul.folder / "short.epub") as book:
            package = book.read("EPUB/package.opf").decode()
        return package.partition("urn:uuid:")[2][:36]

    assert identity() == identity()
    assert identity() != identity("--language", "nl")


def test_boards_as_tables(azul: Azul) -> None:
    """Only where they are asked for."""
    plain = well(azul.run("narrate", SHORT, "--to", "html", "-o", "-"))
    tables = well(azul.run("narrate", SHORT, "--to", "html", "-o", "-", "--tables"))
    assert plain.count("<table") + 2 == tables.count("<table")


@pytest.mark.parametrize(("words", "width"), [((), 40), (("--cells", "28", "--lines", "10"), 28)])
def test_braille_paper(azul: Azul, words: tuple[str, ...], width: int) -> None:
    """Forty cells and 25 lines, unless the paper is another."""
    text = well(azul.run("narrate", SHORT, "--to", "brf", "-o", "-", *words))
    pages = text.split("\f")
    assert max(len(line) for page in pages for line in page.splitlines()) == width
    assert max(page.count("\n") for page in pages) == (10 if words else 25)


# Where to


def test_many_games_into_a_folder(azul: Azul) -> None:
    """The folder is made; games of the same name do not overwrite each other."""
    other = azul.home / "short.azul"
    other.parent.mkdir()
    other.write_bytes(SHORT.read_bytes())
    words = ("narrate", AZUL, PAVILION, SHORT, other, "--to", "txt", "-o", "told/here")
    told = well(azul.run(*words, "--language", "en"))
    assert told == said("en", "transcript-written-many", count=4, folder="told/here") + "\n"
    assert files(azul.folder / "told" / "here") == [
        *("azul.txt", "short-2.txt", "short.txt", "summer-pavilion.txt")
    ]


def test_one_that_cannot_be_told_keeps_nobody_waiting(azul: Azul) -> None:
    """Each fault is told with its file, the others are written, and the exit code says so."""
    torn = azul.folder / "torn.azul"
    torn.write_bytes(SHORT.read_bytes()[:-5])
    missing = azul.folder / "gone.azul"
    words = ("narrate", torn, SHORT, missing, "--to", "txt", "-o", "out", "--language", "de")
    done = azul.run(*words)
    assert done.code == FAULT
    first, second = done.err.splitlines()
    assert first == said("de", "error-export-torn", name="torn.azul")
    assert second.startswith("Die Datei gone.azul gibt es nicht.")
    assert files(azul.folder / "out") == ["short.txt"]


def test_an_older_narration_is_replaced(azul: Azul) -> None:
    """Making it again makes it new; a file that was named is written to that name."""
    target = azul.folder / "mine.html"
    target.write_text("old", encoding="utf-8")
    well(azul.run("narrate", SHORT, "--to", "html", "-o", target))
    assert target.read_text(encoding="utf-8").startswith("<!DOCTYPE html>")
    assert files(azul.folder) == ["mine.html"]


def test_new_files_may_be_read_by_others(azul: Azul) -> None:
    """A file that was written beside has the rights of any new file."""
    well(azul.run("narrate", SHORT, "--to", "txt"))
    (azul.folder / "usual").touch()
    modes = {path.stat().st_mode for path in azul.folder.iterdir()}
    assert len(modes) == 1


# What goes wrong


def refused(done: Done, language: str, message: str, **slots: str | int) -> None:
    assert done.code == FAULT, done
    assert done.err == said(language, message, **slots) + "\n"
    assert done.out == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_torn_log(azul: Azul, language: str) -> None:
    """It is named; with --partial it is told up to the tear, and says so."""
    torn = azul.folder / "torn.azul"
    torn.write_bytes(AZUL.read_bytes()[:-5])
    words = ("narrate", torn, "--to", "txt", "-o", "-", "--language", language)
    refused(azul.run(*words), language, "error-export-torn", name="torn.azul")
    told = well(azul.run(*words, "--partial"))
    assert said(language, "transcript-unfinished") in told
    assert said(language, "transcript-damaged") in told


def test_a_damaged_log(azul: Azul) -> None:
    """The line is named; with --partial it is told up to that line."""
    lines = AZUL.read_bytes().split(b"\n")
    damaged = azul.folder / "damaged.azul"
    damaged.write_bytes(b"\n".join([*lines[:9], lines[9][:-1] + b"x}", *lines[10:]]))
    words = ("narrate", damaged, "--to", "txt", "-o", "-", "--language", "en")
    refused(azul.run(*words), "en", "error-log-damaged", name="damaged.azul", line=10)
    told = well(azul.run(*words, "--partial"))
    assert said("en", "transcript-damaged") in told
    assert "Round 2" not in told


def test_a_log_of_a_newer_version(azul: Azul) -> None:
    """It is not guessed at."""
    newer = azul.folder / "newer.azul"
    body = json.dumps({"format": "azul-access-log", "version": 2}, separators=(",", ":")).encode()
    import zlib

    newer.write_bytes(b"%08x %b\n" % (zlib.crc32(body), body))
    refused(
        azul.run("narrate", newer, "--to", "txt", "--partial", "--language", "nl"),
        "nl",
        "error-log-newer",
        name="newer.azul",
    )
    assert files(azul.folder) == ["newer.azul"]


def test_a_game_that_is_being_played(azul: Azul) -> None:
    """It is said so; with --partial what is saved is told, and the players notice nothing."""
    playing = azul.folder / "now.azul"
    playing.write_bytes(SHORT.read_bytes())
    words = ("narrate", playing, "--to", "txt", "-o", "-", "--language", "en")
    log, _ = GameLog.resume(playing)
    with log:
        refused(azul.run(*words), "en", "error-export-running", name="now.azul")
        assert "Round 1" in well(azul.run(*words, "--partial"))
        log.append([])
    assert well(azul.run(*words))
    assert files(azul.folder) == ["now.azul"]


def test_a_lock_that_nobody_holds(azul: Azul) -> None:
    """What a killed program left behind keeps nobody from reading."""
    (azul.folder / "now.azul").write_bytes(SHORT.read_bytes())
    (azul.folder / ".now.azul.lock").touch()
    well(azul.run("narrate", "now.azul", "--to", "txt"))


@pytest.mark.parametrize(("kind", "language"), [("wav", "de"), ("epub", "en"), ("mp3", "nl")])
def test_no_voice(azul: Azul, kind: str, language: str) -> None:
    """The sentence names what works without one; nothing is left behind."""
    done = azul.run_process("narrate", SHORT, "--to", kind, "--language", language, **NO_ESPEAK)
    refused(done, language, "error-export-no-voice")
    assert files(azul.folder) == []


def test_a_voice_that_does_not_exist(azul: Azul) -> None:
    """It is named; a number from 1 to 9 or a variant does exist."""
    words = ("narrate", SHORT, "--to", "wav", "--language", "de", "--voice")
    refused(azul.run(*words, "Karl"), "de", "error-export-unknown-voice", voice="Karl")
    assert files(azul.folder) == []
    sizes = []
    for voice in ("2", "+f2", "gmw/de"):
        well(azul.run(*words, voice, "--rate", "450"))
        sizes.append((azul.folder / "short.wav").stat().st_size)
    # A variant has noise in it and is never the same twice, but for its pace.
    assert abs(sizes[0] - sizes[1]) < sizes[0] / 100


@pytest.mark.parametrize(
    ("kind", "module", "encoded"), [("mp3", "lameenc", "mp3"), ("ogg", "soundfile", "ogg")]
)
def test_no_encoder(azul: Azul, kind: str, module: str, encoded: str) -> None:
    """What is missing is named, and what works without it."""
    code = (
        f"import sys; sys.modules[{module!r}] = None; from azul_access.__main__ import main; "
        f"sys.exit(main(['narrate', {str(SHORT)!r}, '--to', {kind!r}, '--language', 'nl']))"
    )
    found = subprocess.run(
        [sys.executable, "-c", code],
        cwd=azul.folder,
        env=azul.environ(),
        capture_output=True,
        check=False,
    )
    done = Done(found.returncode, found.stdout.decode(), found.stderr.decode())
    refused(done, "nl", "error-export-no-encoder", format=encoded, package=module)
    assert files(azul.folder) == []


@pytest.mark.skipif(sys.platform == "win32", reason="limits of Unix")
@pytest.mark.parametrize("kind", ["txt", "wav", "epub"])
def test_no_space(azul: Azul, kind: str) -> None:
    """A disk that is full in the middle leaves what was there before, and nothing half done."""
    target = azul.folder / f"short.{kind}"
    target.write_text("before", encoding="utf-8")
    limited = (sys.executable, "-c", LIMITED, "2000")
    words = ("narrate", SHORT, "--to", kind, "--language", "de", "--rate", "450")
    refused(
        azul.run_process(*words, before=limited), "de", "error-export-disk-full", path=target.name
    )
    assert files(azul.folder) == [target.name]
    assert target.read_text(encoding="utf-8") == "before"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
@pytest.mark.parametrize("kind", ["txt", "html", "brf"])
def test_no_space_behind_standard_output(azul: Azul, kind: str) -> None:
    """What is redirected to a full disk is a fault, too, told in a sentence."""
    given = ("narrate", SHORT, "--to", kind, "-o", "-", "--language", "en")
    with open("/dev/full", "wb") as full:
        found = subprocess.run(
            [*PROGRAM, *map(str, given)],
            cwd=azul.folder,
            env=azul.environ(),
            stdout=full,
            stderr=subprocess.PIPE,
            check=False,
        )
    done = Done(found.returncode, "", found.stderr.decode())
    refused(done, "en", "error-export-disk-full", path="stdout")


@pytest.mark.skipif(sys.platform == "win32", reason="pipes and links of Unix")
def test_only_files_are_replaced(azul: Azul) -> None:
    """A pipe or a device stays what it is; behind a link it is the file that becomes new."""
    pipe = azul.folder / "pipe"
    os.mkfifo(pipe)
    words = ("narrate", SHORT, "--to", "txt", "--language", "nl", "-o")
    refused(azul.run(*words, pipe), "nl", "error-export-not-writable", path=str(pipe))
    assert pipe.is_fifo()
    (azul.folder / "real.txt").touch()
    link = azul.folder / "link.txt"
    link.symlink_to("real.txt")
    well(azul.run(*words, link))
    assert link.is_symlink()
    assert (azul.folder / "real.txt").stat().st_size > 1000
    assert files(azul.folder) == ["link.txt", "pipe", "real.txt"]


@pytest.mark.skipif(sys.platform == "win32", reason="rights of Unix")
def test_a_folder_that_must_not_be_written_to(azul: Azul) -> None:
    """It is said before any voice is loaded."""
    closed = azul.folder / "closed"
    closed.mkdir()
    closed.chmod(0o500)
    plain = (sys.executable, str(Path(__file__).parent / "program_unprivileged.py"))
    given = (*plain, *PROGRAM, "narrate", SHORT, "--to", "mp3", "-o", "closed/", "--language", "de")
    found = subprocess.run(
        list(map(str, given)), capture_output=True, cwd=azul.folder, env=azul.environ(), check=False
    )
    closed.chmod(0o700)
    if found.returncode == 77:
        pytest.skip("this system lets root write everywhere")
    done = Done(found.returncode, found.stdout.decode(), found.stderr.decode())
    refused(done, "de", "error-export-not-writable", path=str(Path("closed") / "short.mp3"))
    assert files(closed) == []


def test_targets_that_cannot_be(azul: Azul) -> None:
    """A missing folder, a file where a folder is needed, a game, and sound on the screen."""
    words = ("narrate", SHORT, "--language", "en")
    done = azul.run(*words, "--to", "txt", "-o", "no/where.txt")
    refused(done, "en", "error-export-folder-missing", folder=str(azul.folder / "no"))
    (azul.folder / "file").touch()
    done = azul.run("narrate", SHORT, AZUL, "--to", "txt", "-o", "file", "--language", "en")
    refused(done, "en", "error-export-needs-folder", path="file")
    kept = azul.folder / "kept.azul"
    kept.write_bytes(SHORT.read_bytes())
    done = azul.run("narrate", kept, "--to", "txt", "-o", kept, "--language", "en")
    refused(done, "en", "error-export-is-a-log", path=str(kept))
    assert kept.read_bytes() == SHORT.read_bytes()
    refused(azul.run(*words, "--to", "mp3", "-o", "-"), "en", "error-export-no-stdout")


@pytest.mark.skipif(sys.platform == "win32", reason="signals of Unix")
@pytest.mark.parametrize(("kind", "number"), [("wav", signal.SIGINT), ("epub", signal.SIGTERM)])
def test_interrupted(azul: Azul, kind: str, number: signal.Signals) -> None:
    """Whoever interrupts finds no broken file, and the one that was there before."""
    target = azul.folder / f"azul.{kind}"
    target.write_text("before", encoding="utf-8")
    with subprocess.Popen(
        [*PROGRAM, "narrate", str(AZUL), "--to", kind, "--language", "en"],
        cwd=azul.folder,
        env=azul.environ(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as running:
        until = time.monotonic() + 30
        while files(azul.folder) == [target.name] and time.monotonic() < until:
            time.sleep(0.01)
        running.send_signal(number)
        out, err = running.communicate(timeout=30)
    refused(Done(running.returncode, out.decode(), err.decode()), "en", "error-export-interrupted")
    assert files(azul.folder) == [target.name]
    assert target.read_text(encoding="utf-8") == "before"


def test_usage(azul: Azul) -> None:
    """A format is needed, numbers have bounds, and help names every option."""
    done = azul.run("narrate", SHORT, "--language", "en")
    assert (done.code, "--to" in done.err) == (2, True)
    done = azul.run("narrate", SHORT, "--to", "wav", "--rate", "9", "--language", "en")
    assert (done.code, "80–450" in done.err) == (2, True)
    done = azul.run("narrate", "--help", "--language", "de")
    assert done.code == 0
    for option in ("--to", "-o", "--voice", "--rate", "--title", "--author", "--partial"):
        assert option in done.out


# On a terminal


@pytest.mark.skipif(sys.platform == "win32", reason="terminals of Unix")
@pytest.mark.parametrize("accessible", ["", "1"])
def test_progress(azul: Azul, accessible: str) -> None:
    """A bar that is wiped away; lines that stay where a screen reader reads."""
    import pty

    master, slave = pty.openpty()
    with subprocess.Popen(
        [*PROGRAM, "narrate", str(SHORT), "--to", "wav", "--language", "en", "--rate", "450"],
        cwd=azul.folder,
        env=azul.environ(TERM="xterm", ACCESSIBLE=accessible),
        stdout=subprocess.PIPE,
        stderr=slave,
    ) as running:
        os.close(slave)
        seen = b""
        while True:
            try:
                piece = os.read(master, 4096)
            except OSError:
                break
            if not piece:
                break
            seen += piece
        assert running.wait(30) == 0
    os.close(master)
    text = seen.decode()
    if accessible:
        lines = text.replace("\r\n", "\n").splitlines()
        assert lines[:2] == ["1 of 6: Azul: Anna and Bruno", "2 of 6: Round 1"]
        assert len(lines) == 6
        assert "\r" not in text.replace("\r\n", "")
    else:
        assert "[###" in text
        assert "100 %" in text
        assert "\n" not in text
        assert text.endswith("\r")
        assert text.rsplit("\r", 2)[1].strip() == ""
