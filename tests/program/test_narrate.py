"""`narrate`: every format from the command line, where files go, and what can go wrong."""

import io
import json
import os
import signal
import subprocess
import sys
import time
import zipfile
from contextlib import closing
from pathlib import Path

import miniaudio
import pytest
from program_runs import LANGUAGES, PROGRAM, ProgramRunner, Result, sentence

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


def output_of(result: Result) -> str:
    assert (result.code, result.err) == (0, ""), result
    return result.out


def files(folder: Path) -> list[str]:
    """The names in a folder, hidden files included."""
    return sorted(path.name for path in folder.iterdir())


def written(program: ProgramRunner, kind: str, language: str, *words: str) -> bytes:
    """Narrate the short game on the command line; returns the file's content."""
    output = output_of(program.run("narrate", SHORT, "--to", kind, "--language", language, *words))
    assert output == sentence(language, "transcript-written", path=f"short.{kind}") + "\n"
    assert files(program.folder) == [f"short.{kind}"]
    return (program.folder / f"short.{kind}").read_bytes()


# Every format in every language


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["mp3", "ogg", "wav"])
def test_sound_is_spoken(program: ProgramRunner, kind: str, language: str) -> None:
    """A game becomes some minutes of speech in a file that another decoder reads."""
    content = written(program, kind, language, "--rate", "300")
    decode = {
        "mp3": miniaudio.mp3_read_s16,
        "ogg": miniaudio.vorbis_read,
        "wav": miniaudio.wav_read_s16,
    }[kind]
    sound = decode(content)
    assert 100 < sound.num_frames / sound.sample_rate < 400
    loud = sum(abs(sample) > 1000 for sample in sound.samples[::50])
    assert loud > sound.num_frames / 50 / 10
    assert (
        sentence(language, "transcript-round", round=1).encode(
            "utf-16-le" if kind == "mp3" else "utf-8"
        )
        in content
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_book_is_spoken(program: ProgramRunner, language: str) -> None:
    """A book has text with synchronised voice, in one sound file per chapter."""
    content = written(program, "epub", language, "--rate", "400")
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
def test_text_needs_no_voice(program: ProgramRunner, kind: str, language: str) -> None:
    """Text formats are written where no voice can be loaded."""
    words = ("--no-audio",) if kind == "epub" else ()
    arguments = ("narrate", SHORT, "--to", kind, "--language", language, *words)
    output_of(program.run_process(*arguments, **NO_ESPEAK))
    content = (program.folder / f"short.{kind}").read_bytes()
    start = {"txt": b"Azul: Anna", "html": b"<!DOCTYPE html>", "brf": None, "epub": b"PK"}[kind]
    assert start is None or content.startswith(start)


# The narration


def test_the_game_speaks_its_own_language(program: ProgramRunner) -> None:
    """Without --language the transcript uses the game's language, messages the user's."""
    result = program.run("narrate", PAVILION, "--to", "txt", LANG="nl_NL.UTF-8")
    assert (
        output_of(result) == sentence("nl", "transcript-written", path="summer-pavilion.txt") + "\n"
    )
    assert "Das Spiel ist zu Ende." in (program.folder / "summer-pavilion.txt").read_text("utf-8")


def test_title_author_and_length(program: ProgramRunner) -> None:
    """Options appear in the transcript, without control characters."""
    words = ("--title", "Finale\t2026\x07", "--author", "Ann", "--verbosity", "terse")
    output = output_of(
        program.run("narrate", SHORT, "--to", "txt", "-o", "-", "--language", "en", *words)
    )
    assert output.splitlines()[0] == "Finale2026"
    assert "Recorded by Ann. Played on 8 March 2026." in output
    assert "Anna: 2 B, centre, row 2, full." in output
    assert "One entry was taken back." in output


def test_saved_settings_apply(program: ProgramRunner) -> None:
    """The verbosity in the settings file applies unless the command line sets another."""
    program.home.mkdir()
    (program.home / "settings.toml").write_text('verbosity = "terse"\n', encoding="utf-8")
    words = ("narrate", SHORT, "--to", "txt", "-o", "-", "--language", "en")
    assert "Anna: 2 B, centre" in output_of(program.run(*words))
    assert "Anna takes 2 blue B" in output_of(program.run(*words, "--verbosity", "normal"))


def test_no_voice_is_loaded_for_text(program: ProgramRunner) -> None:
    """Writing text imports neither voice nor encoder."""
    code = (
        "import sys; from azul_access.__main__ import main; "
        f"main(['narrate', {str(SHORT)!r}, '--to', 'html']); "
        "heavy = {'pyttsx3', 'lameenc', 'soundfile', 'numpy'}; "
        "print(sorted(heavy & {*sys.modules}))"
    )
    assert output_of(program.run_python(code)).endswith("[]\n")


def test_a_book_keeps_its_identity(program: ProgramRunner) -> None:
    """The same game in the same language has the same identifier, so readers keep their place."""

    def identity(*words: str) -> str:
        output_of(program.run("narrate", SHORT, "--to", "epub", "--no-audio", *words))
        with zipfile.ZipFile(program.folder / "short.epub") as book:
            package = book.read("EPUB/package.opf").decode()
        return package.partition("urn:uuid:")[2][:36]

    assert identity() == identity()
    assert identity() != identity("--language", "nl")


def test_boards_as_tables(program: ProgramRunner) -> None:
    """Tables of the boards are written with --tables only."""
    plain = output_of(program.run("narrate", SHORT, "--to", "html", "-o", "-"))
    tables = output_of(program.run("narrate", SHORT, "--to", "html", "-o", "-", "--tables"))
    assert plain.count("<table") + 2 == tables.count("<table")


@pytest.mark.parametrize(("words", "width"), [((), 40), (("--cells", "28", "--lines", "10"), 28)])
def test_braille_paper(program: ProgramRunner, words: tuple[str, ...], width: int) -> None:
    """BRF pages have 40 cells and 25 lines unless options set another size."""
    text = output_of(program.run("narrate", SHORT, "--to", "brf", "-o", "-", *words))
    pages = text.split("\f")
    assert max(len(line) for page in pages for line in page.splitlines()) == width
    assert max(page.count("\n") for page in pages) == (10 if words else 25)


# Where to


def test_many_games_into_a_folder(program: ProgramRunner) -> None:
    """The folder is created, and games of the same name get different files."""
    other = program.home / "short.azul"
    other.parent.mkdir()
    other.write_bytes(SHORT.read_bytes())
    words = ("narrate", AZUL, PAVILION, SHORT, other, "--to", "txt", "-o", "new/transcripts")
    output = output_of(program.run(*words, "--language", "en"))
    assert (
        output
        == sentence("en", "transcript-written-many", count=4, folder="new/transcripts") + "\n"
    )
    assert files(program.folder / "new" / "transcripts") == [
        *("azul.txt", "short-2.txt", "short.txt", "summer-pavilion.txt")
    ]


def test_a_damaged_game_does_not_stop_the_others(program: ProgramRunner) -> None:
    """Each fault names its file, the other games are written, and the exit code is 3."""
    torn = program.folder / "torn.azul"
    torn.write_bytes(SHORT.read_bytes()[:-5])
    missing = program.folder / "gone.azul"
    words = ("narrate", torn, SHORT, missing, "--to", "txt", "-o", "out", "--language", "de")
    result = program.run(*words)
    assert result.code == FAULT
    first, second = result.err.splitlines()
    assert first == sentence("de", "error-export-torn", name="torn.azul")
    assert second.startswith("Die Datei gone.azul gibt es nicht.")
    assert files(program.folder / "out") == ["short.txt"]


def test_an_older_narration_is_replaced(program: ProgramRunner) -> None:
    """A second run replaces the file; -o names it."""
    target = program.folder / "mine.html"
    target.write_text("old", encoding="utf-8")
    output_of(program.run("narrate", SHORT, "--to", "html", "-o", target))
    assert target.read_text(encoding="utf-8").startswith("<!DOCTYPE html>")
    assert files(program.folder) == ["mine.html"]


def test_new_files_may_be_read_by_others(program: ProgramRunner) -> None:
    """An exported file has the permissions of any new file."""
    output_of(program.run("narrate", SHORT, "--to", "txt"))
    (program.folder / "usual").touch()
    modes = {path.stat().st_mode for path in program.folder.iterdir()}
    assert len(modes) == 1


# What goes wrong


def assert_refused_with(result: Result, language: str, message: str, **slots: str | int) -> None:
    assert result.code == FAULT, result
    assert result.err == sentence(language, message, **slots) + "\n"
    assert result.out == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_torn_log(program: ProgramRunner, language: str) -> None:
    """A torn log is refused; with --partial it is narrated up to the tear, with a note."""
    torn = program.folder / "torn.azul"
    torn.write_bytes(AZUL.read_bytes()[:-5])
    words = ("narrate", torn, "--to", "txt", "-o", "-", "--language", language)
    assert_refused_with(program.run(*words), language, "error-export-torn", name="torn.azul")
    output = output_of(program.run(*words, "--partial"))
    assert sentence(language, "transcript-unfinished") in output
    assert sentence(language, "transcript-damaged") in output


def test_a_damaged_log(program: ProgramRunner) -> None:
    """A damaged log is refused with the line; with --partial it is narrated up to that line."""
    lines = AZUL.read_bytes().split(b"\n")
    damaged = program.folder / "damaged.azul"
    damaged.write_bytes(b"\n".join([*lines[:9], lines[9][:-1] + b"x}", *lines[10:]]))
    words = ("narrate", damaged, "--to", "txt", "-o", "-", "--language", "en")
    assert_refused_with(
        program.run(*words), "en", "error-log-damaged", name="damaged.azul", line=10
    )
    output = output_of(program.run(*words, "--partial"))
    assert sentence("en", "transcript-damaged") in output
    assert "Round 2" not in output


def test_a_log_of_a_newer_version(program: ProgramRunner) -> None:
    """A log of a newer version is refused, also with --partial."""
    newer = program.folder / "newer.azul"
    body = json.dumps({"format": "azul-access-log", "version": 2}, separators=(",", ":")).encode()
    import zlib

    newer.write_bytes(b"%08x %b\n" % (zlib.crc32(body), body))
    assert_refused_with(
        program.run("narrate", newer, "--to", "txt", "--partial", "--language", "nl"),
        "nl",
        "error-log-newer",
        name="newer.azul",
    )
    assert files(program.folder) == ["newer.azul"]


def test_a_game_that_is_being_played(program: ProgramRunner) -> None:
    """A running game is refused; with --partial its saved part is narrated and play goes on."""
    playing = program.folder / "now.azul"
    playing.write_bytes(SHORT.read_bytes())
    words = ("narrate", playing, "--to", "txt", "-o", "-", "--language", "en")
    log, _ = GameLog.resume(playing)
    with closing(log):
        assert_refused_with(program.run(*words), "en", "error-export-running", name="now.azul")
        assert "Round 1" in output_of(program.run(*words, "--partial"))
        log.append([])
    assert output_of(program.run(*words))
    assert files(program.folder) == ["now.azul"]


def test_a_lock_without_a_holder(program: ProgramRunner) -> None:
    """A lock file that a killed program left behind is ignored."""
    (program.folder / "now.azul").write_bytes(SHORT.read_bytes())
    (program.folder / ".now.azul.lock").touch()
    output_of(program.run("narrate", "now.azul", "--to", "txt"))


@pytest.mark.parametrize(("kind", "language"), [("wav", "de"), ("epub", "en"), ("mp3", "nl")])
def test_no_voice(program: ProgramRunner, kind: str, language: str) -> None:
    """Without a voice the message names the formats that work, and no file remains."""
    result = program.run_process(
        "narrate", SHORT, "--to", kind, "--language", language, **NO_ESPEAK
    )
    assert_refused_with(result, language, "error-export-no-voice")
    assert files(program.folder) == []


def test_a_voice_that_does_not_exist(program: ProgramRunner) -> None:
    """An unknown voice is refused by name; numbers from 1 to 9 and variants exist."""
    words = ("narrate", SHORT, "--to", "wav", "--language", "de", "--voice")
    assert_refused_with(
        program.run(*words, "Karl"), "de", "error-export-unknown-voice", voice="Karl"
    )
    assert files(program.folder) == []
    sizes = []
    for voice in ("2", "+f2", "gmw/de"):
        output_of(program.run(*words, voice, "--rate", "450"))
        sizes.append((program.folder / "short.wav").stat().st_size)
    # A variant has noise in it and is never the same twice, but for its pace.
    assert abs(sizes[0] - sizes[1]) < sizes[0] / 100


@pytest.mark.parametrize(
    ("kind", "module", "encoded"), [("mp3", "lameenc", "mp3"), ("ogg", "soundfile", "ogg")]
)
def test_no_encoder(program: ProgramRunner, kind: str, module: str, encoded: str) -> None:
    """The message names the missing package and the format."""
    code = (
        f"import sys; sys.modules[{module!r}] = None; from azul_access.__main__ import main; "
        f"sys.exit(main(['narrate', {str(SHORT)!r}, '--to', {kind!r}, '--language', 'nl']))"
    )
    result = program.run_python(code)
    assert_refused_with(result, "nl", "error-export-no-encoder", format=encoded, package=module)
    assert files(program.folder) == []


@pytest.mark.skipif(sys.platform == "win32", reason="limits of Unix")
@pytest.mark.parametrize("kind", ["txt", "wav", "epub"])
def test_no_space(program: ProgramRunner, kind: str) -> None:
    """A full disk leaves the older file and no partial one."""
    target = program.folder / f"short.{kind}"
    target.write_text("before", encoding="utf-8")
    limited = (sys.executable, "-c", LIMITED, "2000")
    words = ("narrate", SHORT, "--to", kind, "--language", "de", "--rate", "450")
    assert_refused_with(
        program.run_process(*words, launcher=limited),
        "de",
        "error-export-disk-full",
        path=target.name,
    )
    assert files(program.folder) == [target.name]
    assert target.read_text(encoding="utf-8") == "before"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
@pytest.mark.parametrize("kind", ["txt", "html", "brf"])
def test_no_space_behind_standard_output(program: ProgramRunner, kind: str) -> None:
    """Redirecting to a full disk is an error with a message."""
    arguments = ("narrate", SHORT, "--to", kind, "-o", "-", "--language", "en")
    with open("/dev/full", "wb") as full:
        ended = subprocess.run(
            [*PROGRAM, *map(str, arguments)],
            cwd=program.folder,
            env=program.environ(),
            stdout=full,
            stderr=subprocess.PIPE,
            check=False,
        )
    result = Result(ended.returncode, "", ended.stderr.decode())
    assert_refused_with(result, "en", "error-export-disk-full", path="stdout")


@pytest.mark.skipif(sys.platform == "win32", reason="pipes and links of Unix")
def test_only_files_are_replaced(program: ProgramRunner) -> None:
    """A pipe is refused; a link stays and its target is replaced."""
    pipe = program.folder / "pipe"
    os.mkfifo(pipe)
    words = ("narrate", SHORT, "--to", "txt", "--language", "nl", "-o")
    assert_refused_with(
        program.run(*words, pipe), "nl", "error-export-not-writable", path=str(pipe)
    )
    assert pipe.is_fifo()
    (program.folder / "real.txt").touch()
    link = program.folder / "link.txt"
    link.symlink_to("real.txt")
    output_of(program.run(*words, link))
    assert link.is_symlink()
    assert (program.folder / "real.txt").stat().st_size > 1000
    assert files(program.folder) == ["link.txt", "pipe", "real.txt"]


@pytest.mark.skipif(sys.platform == "win32", reason="rights of Unix")
def test_a_folder_that_must_not_be_written_to(program: ProgramRunner) -> None:
    """A read-only folder is refused before any voice is loaded."""
    closed = program.folder / "closed"
    closed.mkdir()
    closed.chmod(0o500)
    plain = (sys.executable, str(Path(__file__).parent / "program_unprivileged.py"))
    words = ("narrate", SHORT, "--to", "mp3", "-o", "closed/", "--language", "de")
    result = program.run_process(*words, launcher=plain)
    closed.chmod(0o700)
    if result.code == 77:
        pytest.skip("this system lets root write everywhere")
    assert_refused_with(
        result, "de", "error-export-not-writable", path=str(Path("closed") / "short.mp3")
    )
    assert files(closed) == []


def test_impossible_targets(program: ProgramRunner) -> None:
    """Refused: a missing folder, a file instead of a folder, a log, sound to standard output."""
    words = ("narrate", SHORT, "--language", "en")
    result = program.run(*words, "--to", "txt", "-o", "no/where.txt")
    assert_refused_with(
        result, "en", "error-export-folder-missing", folder=str(program.folder / "no")
    )
    (program.folder / "file").touch()
    result = program.run("narrate", SHORT, AZUL, "--to", "txt", "-o", "file", "--language", "en")
    assert_refused_with(result, "en", "error-export-needs-folder", path="file")
    kept = program.folder / "kept.azul"
    kept.write_bytes(SHORT.read_bytes())
    result = program.run("narrate", kept, "--to", "txt", "-o", kept, "--language", "en")
    assert_refused_with(result, "en", "error-export-is-a-log", path=str(kept))
    assert kept.read_bytes() == SHORT.read_bytes()
    assert_refused_with(
        program.run(*words, "--to", "mp3", "-o", "-"), "en", "error-export-no-stdout"
    )


@pytest.mark.skipif(sys.platform == "win32", reason="signals of Unix")
@pytest.mark.parametrize(("kind", "number"), [("wav", signal.SIGINT), ("epub", signal.SIGTERM)])
def test_interrupted(program: ProgramRunner, kind: str, number: signal.Signals) -> None:
    """An interrupt leaves the older file and no partial one."""
    target = program.folder / f"azul.{kind}"
    target.write_text("before", encoding="utf-8")
    with subprocess.Popen(
        [*PROGRAM, "narrate", str(AZUL), "--to", kind, "--language", "en"],
        cwd=program.folder,
        env=program.environ(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as running:
        until = time.monotonic() + 30
        while files(program.folder) == [target.name] and time.monotonic() < until:
            time.sleep(0.01)
        running.send_signal(number)
        out, err = running.communicate(timeout=30)
    assert_refused_with(
        Result(running.returncode, out.decode(), err.decode()), "en", "error-export-interrupted"
    )
    assert files(program.folder) == [target.name]
    assert target.read_text(encoding="utf-8") == "before"


def test_usage(program: ProgramRunner) -> None:
    """A format is needed, numbers have bounds, and help names every option."""
    result = program.run("narrate", SHORT, "--language", "en")
    assert (result.code, "--to" in result.err) == (2, True)
    result = program.run("narrate", SHORT, "--to", "wav", "--rate", "9", "--language", "en")
    assert (result.code, "80–450" in result.err) == (2, True)
    result = program.run("narrate", "--help", "--language", "de")
    assert result.code == 0
    for option in ("--to", "-o", "--voice", "--rate", "--title", "--author", "--partial"):
        assert option in result.out


# On a terminal


@pytest.mark.skipif(sys.platform == "win32", reason="terminals of Unix")
@pytest.mark.parametrize("accessible", ["", "1"])
def test_progress(program: ProgramRunner, accessible: str) -> None:
    """The progress bar is erased at the end; with ACCESSIBLE set, progress is lines that stay."""
    import pty

    master, slave = pty.openpty()
    with subprocess.Popen(
        [*PROGRAM, "narrate", str(SHORT), "--to", "wav", "--language", "en", "--rate", "450"],
        cwd=program.folder,
        env=program.environ(TERM="xterm", ACCESSIBLE=accessible),
        stdout=subprocess.PIPE,
        stderr=slave,
    ) as running:
        os.close(slave)
        output = b""
        while True:
            try:
                piece = os.read(master, 4096)
            except OSError:
                break
            if not piece:
                break
            output += piece
        assert running.wait(30) == 0
    os.close(master)
    text = output.decode()
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
