"""`narrate`: damaged games, missing voices, full disks and impossible targets."""

import contextlib
import json
import os
import signal
import subprocess
import sys
import time
import zlib
from contextlib import closing
from pathlib import Path

import pytest
from program_narrate import AZUL, FAILED, NO_ESPEAK, RECORD, SHORT, files, output_of
from program_runs import LANGUAGES, PROGRAM, TIMEOUT_SECONDS, ProgramRunner, Result, sentence

from azul_access.storage import GameLog, read_log
from azul_access.storage.lines import encode, encode_header

# Limits the size of files, and then starts the program.
LIMITED = (
    "import os, resource, sys\n"
    "resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv[1]),) * 2)\n"
    "os.execv(sys.argv[2], sys.argv[2:])"
)


def assert_refused_with(result: Result, language: str, message: str, **slots: str | int) -> None:
    assert result.code == FAILED, result
    assert result.err == sentence(language, message, **slots) + "\n"
    assert result.out == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_torn_log(program: ProgramRunner, language: str) -> None:
    """A torn log is narrated up to the tear, with a note, and it is said what is missing."""
    torn = program.folder / "torn.azul"
    torn.write_bytes(AZUL.read_bytes()[:-5])
    words = (*RECORD, torn, "--to", "txt", "-o", "-", "--language", language)
    result = program.run(*words)
    assert result.code == 0
    about = sentence(language, "about-file", name="torn.azul")
    assert result.err.startswith(f"{about} {sentence(language, 'incomplete-entry')} ")
    assert sentence(language, "transcript-unfinished") in result.out
    assert sentence(language, "transcript-damaged") in result.out


def test_a_damaged_log(program: ProgramRunner) -> None:
    """A damaged log is narrated up to the damage, and it is said how much is missing."""
    lines = AZUL.read_bytes().split(b"\n")
    damaged = program.folder / "damaged.azul"
    damaged.write_bytes(b"\n".join([*lines[:9], b"x" * 40, b"y" * 40, *lines[11:]]))
    words = (*RECORD, damaged, "--to", "txt", "-o", "-", "--language", "en")
    result = program.run(*words)
    assert result.code == 4
    assert sentence("en", "entries-lost-between", count=0) in result.err
    assert "Round 1, entry 8, Anna, " in result.err
    assert sentence("en", "transcript-damaged") in result.out
    assert "Round 2" not in result.out


def test_a_log_of_a_newer_version(program: ProgramRunner) -> None:
    """A log of a newer version is refused, also with --partial."""
    newer = program.folder / "newer.azul"
    body = json.dumps({"format": "azul-access-log", "version": 6}, separators=(",", ":")).encode()
    newer.write_bytes(b"%08x %b\n" % (zlib.crc32(body), body))
    assert_refused_with(
        program.run(*RECORD, newer, "--to", "txt", "--partial", "--language", "nl"),
        "nl",
        "error-log-newer",
        name="newer.azul",
    )
    assert files(program.folder) == ["newer.azul"]


def test_a_game_that_is_being_played(program: ProgramRunner) -> None:
    """A running game is refused; with --partial its saved part is narrated and play goes on."""
    playing = program.folder / "now.azul"
    playing.write_bytes(SHORT.read_bytes())
    words = (*RECORD, playing, "--to", "txt", "-o", "-", "--language", "en")
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
    output_of(program.run(*RECORD, "now.azul", "--to", "txt"))


@pytest.mark.parametrize(("kind", "language"), [("wav", "de"), ("epub", "en"), ("mp3", "nl")])
def test_no_voice(program: ProgramRunner, kind: str, language: str) -> None:
    """Without a voice the message names the formats that work, and no file remains."""
    result = program.run_process(*RECORD, SHORT, "--to", kind, "--language", language, **NO_ESPEAK)
    assert_refused_with(result, language, "error-export-no-voice")
    assert files(program.folder) == []


def test_a_voice_that_does_not_exist(program: ProgramRunner) -> None:
    """An unknown voice is refused by name; numbers from 1 to 9 and variants exist."""
    words = (*RECORD, SHORT, "--to", "wav", "--language", "de", "--voice")
    assert_refused_with(
        program.run(*words, "Karl"), "de", "error-export-unknown-voice", voice="Karl"
    )
    assert files(program.folder) == []
    sizes = []
    for voice in ("2", "+f2", "gmw/de"):
        output_of(program.run(*words, voice, "--rate", "450", "--force"))
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
    with contextlib.chdir(program.folder):  # the command to install names the project from there
        assert_refused_with(result, "nl", "error-export-no-encoder", format=encoded, package=module)
    assert files(program.folder) == []


def test_no_m4b(program: ProgramRunner) -> None:
    """The message has the line that adds what m4b needs."""
    code = (
        "import sys; sys.modules['av'] = None; from azul_access.__main__ import main; "
        f"sys.exit(main(['narrate', {str(SHORT)!r}, '--to', 'm4b', '--language', 'de']))"
    )
    result = program.run_python(code)
    with contextlib.chdir(program.folder):
        assert_refused_with(result, "de", "error-export-no-m4b")
    assert "[m4b]" in result.err
    assert files(program.folder) == []


@pytest.mark.needs("limits of processes")
@pytest.mark.parametrize("kind", ["txt", "wav", "epub"])
def test_no_space(program: ProgramRunner, kind: str) -> None:
    """A full disk leaves the older file and no partial one."""
    target = program.folder / f"short.{kind}"
    target.write_text("before", encoding="utf-8")
    limited = (sys.executable, "-c", LIMITED, "2000")
    words = (*RECORD, SHORT, "--to", kind, "--language", "de", "--rate", "450", "--force")
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
    arguments = (*RECORD, SHORT, "--to", kind, "-o", "-", "--language", "en")
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


@pytest.mark.needs("named pipes", "links")
def test_only_files_are_replaced(program: ProgramRunner) -> None:
    """A pipe is refused; a link stays and its target is replaced."""
    pipe = program.folder / "pipe"
    os.mkfifo(pipe)
    words = (*RECORD, SHORT, "--to", "txt", "--language", "nl", "-o")
    assert_refused_with(
        program.run(*words, pipe), "nl", "error-export-not-writable", path=str(pipe)
    )
    assert pipe.is_fifo()
    (program.folder / "real.txt").touch()
    link = program.folder / "link.txt"
    link.symlink_to("real.txt")
    output_of(program.run(*words, link, "--force"))
    assert link.is_symlink()
    assert (program.folder / "real.txt").stat().st_size > 1000
    assert files(program.folder) == ["link.txt", "pipe", "real.txt"]


@pytest.mark.needs("rights of files as on Unix")
def test_a_folder_that_must_not_be_written_to(program: ProgramRunner) -> None:
    """A read-only folder is refused before any voice is loaded."""
    closed = program.folder / "closed"
    closed.mkdir()
    closed.chmod(0o500)
    plain = (sys.executable, str(Path(__file__).parent / "program_unprivileged.py"))
    words = (*RECORD, SHORT, "--to", "mp3", "-o", "closed/", "--language", "de")
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
    words = (*RECORD, SHORT, "--language", "en")
    result = program.run(*words, "--to", "txt", "-o", "no/where.txt")
    assert_refused_with(
        result, "en", "error-export-folder-missing", folder=str(program.folder / "no")
    )
    (program.folder / "file").touch()
    result = program.run(*RECORD, SHORT, AZUL, "--to", "txt", "-o", "file", "--language", "en")
    assert_refused_with(result, "en", "error-export-needs-folder", path="file")
    result = program.run(*words, "--to", "txt", "-o", "file/new/")
    assert_refused_with(result, "en", "error-export-not-writable", path="file/new/")
    kept = program.folder / "kept.azul"
    kept.write_bytes(SHORT.read_bytes())
    result = program.run(*RECORD, kept, "--to", "txt", "-o", kept, "--language", "en")
    assert_refused_with(result, "en", "error-export-is-a-log", path=str(kept))
    assert kept.read_bytes() == SHORT.read_bytes()
    assert_refused_with(
        program.run(*words, "--to", "mp3", "-o", "-"), "en", "error-export-no-stdout"
    )


@pytest.mark.needs("signals")
@pytest.mark.parametrize(("kind", "number"), [("wav", signal.SIGINT), ("epub", signal.SIGTERM)])
def test_interrupted(program: ProgramRunner, kind: str, number: signal.Signals) -> None:
    """An interrupt leaves the older file and no partial one."""
    target = program.folder / f"azul.{kind}"
    target.write_text("before", encoding="utf-8")
    with subprocess.Popen(
        [*PROGRAM, *RECORD, str(AZUL), "--to", kind, "--language", "en", "--force"],
        cwd=program.folder,
        env=program.environ(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as running:
        until = time.monotonic() + 30
        while files(program.folder) == [target.name] and time.monotonic() < until:
            time.sleep(0.01)
        running.send_signal(number)
        out, err = running.communicate(timeout=TIMEOUT_SECONDS)
    assert_refused_with(
        Result(running.returncode, out.decode(), err.decode()), "en", "error-export-interrupted"
    )
    assert files(program.folder) == [target.name]
    assert target.read_text(encoding="utf-8") == "before"


def test_usage(program: ProgramRunner) -> None:
    """A format is needed, numbers have bounds, and help names every option."""
    result = program.run(*RECORD, SHORT, "--language", "en")
    assert (result.code, "--to" in result.err) == (2, True)
    result = program.run(*RECORD, SHORT, "--to", "wav", "--rate", "9", "--language", "en")
    assert (result.code, "80–900" in result.err) == (2, True)
    result = program.run("narrate", "--help", "--language", "de")
    assert result.code == 0
    for option in ("--to", "-o", "--voice", "--rate", "--title", "--author", "--partial"):
        assert option in result.out


@pytest.mark.needs("signals")
def test_what_a_killed_narration_leaves(program: ProgramRunner) -> None:
    """The next run for the same file removes it, but not what another one is writing."""
    words = (*RECORD, AZUL, "--to", "wav", "--language", "en")
    for _ in range(2):
        running = program.start(*words)
        until = time.monotonic() + 30
        known = set(files(program.folder))
        while not set(files(program.folder)) - known and time.monotonic() < until:
            time.sleep(0.01)
        if len(program.started) == 1:
            running.kill()
    left = set(files(program.folder))
    assert len(left) == 1, left  # of the second run, which goes on
    assert running.pid
    short = (*RECORD, SHORT, "--to", "txt", "-o", "azul.wav", "--language", "en")
    output_of(program.run(*short))
    assert set(files(program.folder)) == left | {"azul.wav"}
    running.kill()
    output_of(program.run(*short, "--force"))
    assert files(program.folder) == ["azul.wav"]


@pytest.mark.needs("signals")
@pytest.mark.parametrize("command", ["show", "narrate", "replay"])
def test_a_log_with_many_corrections(program: ProgramRunner, command: str) -> None:
    """A log with 4,000 corrections is read like any other, and Ctrl-C ends it at once."""
    log = program.folder / "corrected.azul"
    contents = read_log(AZUL)
    take = contents.entries[5]
    changes = [{"do": "amend", "number": 6, "command": {**take, "to": to}} for to in ("floor", 1)]
    start, crc = encode_header(contents.header)
    entries, _ = encode([*contents.entries, *changes * 2_000], crc)
    log.write_bytes(start + entries)
    more = ("--to", "txt", "-o", "-") if command == "narrate" else ()
    output_of(program.run(command, log, *more))
    code = (
        "import os, signal, sys, azul_access.record.saved_game as saved_game\n"
        "from azul_access.__main__ import main\n"
        "add = saved_game.add_entries\n"
        "def interrupted(entries):\n"
        "    for number, entry in enumerate(entries):\n"
        "        if number == 2_000:\n"
        "            os.kill(os.getpid(), signal.SIGINT)\n"
        "        yield entry\n"
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        "saved_game.add_entries = lambda ledger, entries: add(ledger, interrupted(entries))\n"
        f"sys.exit(main({[command, str(log), *more]!r}))"
    )
    result = program.run_python(code)
    assert (result.code in (2, FAILED), result.out) == (True, ""), result
    assert files(program.folder) == [log.name]
