"""`narrate`: every format from the command line, and where files go."""

import io
import os
import re
import subprocess
import zipfile
from pathlib import Path

import miniaudio
import pytest
from program_narrate import AZUL, FAILED, NO_ESPEAK, PAVILION, RECORD, SHORT, files, output_of
from program_runs import LANGUAGES, PROGRAM, TIMEOUT_SECONDS, ProgramRunner, Result, sentence

from azul_access.storage import lines, read_log


def written(program: ProgramRunner, kind: str, language: str, *words: str) -> bytes:
    """Narrate the short game on the command line; returns the file's content."""
    output = output_of(program.run(*RECORD, SHORT, "--to", kind, "--language", language, *words))
    assert output == sentence(language, "transcript-written", path=f"short.{kind}") + "\n"
    assert files(program.folder) == [f"short.{kind}"]
    return (program.folder / f"short.{kind}").read_bytes()


# Every format


@pytest.mark.parametrize(("kind", "language"), [("mp3", "de"), ("ogg", "en"), ("wav", "nl")])
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
    ("kind", "language"),
    [("txt", "de"), ("html", "en"), ("brf", "nl"), ("epub", "de"), ("pdf", "en")],
)
def test_text_needs_no_voice(program: ProgramRunner, kind: str, language: str) -> None:
    """Text formats are written where no voice can be loaded."""
    words = ("--no-audio",) if kind == "epub" else ()
    arguments = (*RECORD, SHORT, "--to", kind, "--language", language, *words)
    output_of(program.run_process(*arguments, **NO_ESPEAK))
    content = (program.folder / f"short.{kind}").read_bytes()
    starts = {"txt": b"Azul: Anna", "html": b"<!DOCTYPE html>", "epub": b"PK", "pdf": b"%PDF"}
    start = starts.get(kind)
    assert start is None or content.startswith(start)


# The narration


def test_the_game_speaks_its_own_language(program: ProgramRunner) -> None:
    """Without --language the transcript uses the game's language, messages the user's."""
    result = program.run(*RECORD, PAVILION, "--to", "txt", LANG="nl_NL.UTF-8")
    assert (
        output_of(result) == sentence("nl", "transcript-written", path="summer-pavilion.txt") + "\n"
    )
    assert "Das Spiel ist zu Ende." in (program.folder / "summer-pavilion.txt").read_text("utf-8")


def test_title_author_and_length(program: ProgramRunner) -> None:
    """Options appear in the transcript, without control characters."""
    words = ("--title", "Finale\t2026\x07", "--author", "Ann", "--verbosity", "terse")
    output = output_of(
        program.run(*RECORD, SHORT, "--to", "txt", "-o", "-", "--language", "en", *words)
    )
    assert output.splitlines()[0] == "Finale2026"
    assert "Recorded by Ann. Played on 8 March 2026." in output
    assert "Anna: 2 B, centre, row 2, full." in output
    assert "One entry was taken back." in output


@pytest.mark.parametrize("time", ["yesterday", 8, None, "99999-01-01T00:00:00"])
def test_a_log_without_a_valid_time(program: ProgramRunner, time: object) -> None:
    """The transcript has no date."""
    log = program.folder / "undated.azul"
    contents = read_log(SHORT)
    header, crc = lines.encode_header({**contents.header, "begun": time})
    log.write_bytes(header + lines.encode(contents.entries, crc)[0])
    output = output_of(program.run(*RECORD, log, "--to", "txt", "-o", "-", "--language", "en"))
    assert "Round 1" in output
    assert "Played on" not in output


def test_saved_settings_apply(program: ProgramRunner) -> None:
    """The verbosity in the settings file applies unless the command line sets another."""
    program.home.mkdir()
    (program.home / "settings.toml").write_text('verbosity = "terse"\n', encoding="utf-8")
    words = (*RECORD, SHORT, "--to", "txt", "-o", "-", "--language", "en")
    assert "Anna: 2 B, centre" in output_of(program.run(*words))
    assert "Anna: 2 blue B" in output_of(program.run(*words, "--verbosity", "normal"))


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
        output_of(program.run(*RECORD, SHORT, "--to", "epub", "--no-audio", "--force", *words))
        with zipfile.ZipFile(program.folder / "short.epub") as book:
            package = book.read("EPUB/package.opf").decode()
        return package.partition("urn:uuid:")[2][:36]

    assert identity() == identity()
    assert identity() != identity("--language", "nl")


def test_boards_as_tables(program: ProgramRunner) -> None:
    """Tables of the boards are written with --tables only."""
    plain = output_of(program.run(*RECORD, SHORT, "--to", "html", "-o", "-"))
    tables = output_of(program.run(*RECORD, SHORT, "--to", "html", "-o", "-", "--tables"))
    assert plain.count("<table") + 2 == tables.count("<table")


@pytest.mark.parametrize(("words", "width"), [((), 40), (("--cells", "28", "--lines", "10"), 28)])
def test_braille_paper(program: ProgramRunner, words: tuple[str, ...], width: int) -> None:
    """BRF pages have 40 cells and 25 lines unless options set another size."""
    text = output_of(program.run(*RECORD, SHORT, "--to", "brf", "-o", "-", *words))
    pages = text.split("\f")
    assert max(len(line) for page in pages for line in page.splitlines()) == width
    assert max(page.count("\n") for page in pages) == (10 if words else 25)


# Output files


def test_many_games_into_a_folder(program: ProgramRunner) -> None:
    """The folder is created, and games of the same name get different files."""
    other = program.home / "short.azul"
    other.parent.mkdir()
    other.write_bytes(SHORT.read_bytes())
    words = (*RECORD, AZUL, PAVILION, SHORT, other, "--to", "txt", "-o", "new/transcripts")
    output = output_of(program.run(*words, "--language", "en"))
    folder = str(Path("new", "transcripts"))
    assert output == sentence("en", "transcript-written-many", count=4, folder=folder) + "\n"
    assert files(program.folder / "new" / "transcripts") == [
        *("azul.txt", "short-2.txt", "short.txt", "summer-pavilion.txt")
    ]


def test_a_bad_file_does_not_stop_the_others(program: ProgramRunner) -> None:
    """Each fault names its file, the other games are written, and the exit code is 3."""
    letter = program.folder / "letter.azul"
    letter.write_bytes(b"Dear Anna\n")
    missing = program.folder / "gone.azul"
    words = (*RECORD, letter, SHORT, missing, "--to", "txt", "-o", "out", "--language", "de")
    result = program.run(*words)
    assert result.code == FAILED
    first, second = result.err.splitlines()
    assert first == sentence("de", "error-log-not-ours", name="letter.azul")
    assert second.startswith("Die Datei gone.azul gibt es nicht.")
    assert files(program.folder / "out") == ["short.txt"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_older_narration_is_replaced_on_request(program: ProgramRunner, language: str) -> None:
    """An existing file is left unless --force is given; -o names it."""
    target = program.folder / "mine.html"
    target.write_text("old", encoding="utf-8")
    words = (*RECORD, SHORT, "--to", "html", "-o", target)
    result = program.run(*words, "--language", language)
    exists = sentence(language, "error-export-exists", path=str(target))
    assert result == Result(FAILED, "", exists + "\n")
    assert target.read_text(encoding="utf-8") == "old"
    output_of(program.run(*words, "--force"))
    assert target.read_text(encoding="utf-8").startswith("<!DOCTYPE html>")
    assert files(program.folder) == ["mine.html"]


def test_new_files_may_be_read_by_others(program: ProgramRunner) -> None:
    """An exported file has the permissions of any new file."""
    output_of(program.run(*RECORD, SHORT, "--to", "txt"))
    (program.folder / "usual").touch()
    modes = {path.stat().st_mode for path in program.folder.iterdir()}
    assert len(modes) == 1


# On a terminal


@pytest.mark.needs("pseudo-terminals")
@pytest.mark.parametrize("accessible", ["", "1"])
def test_progress(program: ProgramRunner, accessible: str) -> None:
    """The progress bar is erased at the end; with ACCESSIBLE set, progress is lines that stay."""
    import pty

    master, slave = pty.openpty()
    with subprocess.Popen(
        [*PROGRAM, *RECORD, str(SHORT), "--to", "wav", "--language", "en", "--rate", "450"],
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
        assert running.wait(TIMEOUT_SECONDS) == 0
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


# Several games of a day


def begun_at(path: Path, hour: int, folder: Path) -> Path:
    """A copy of a saved game that was begun on one day for all copies."""
    contents = read_log(path)
    begun = f"2026-04-01T{hour:02}:00:00+00:00"
    header, crc = lines.encode_header({**contents.header, "begun": begun})
    entries, _ = lines.encode(contents.entries, crc)
    copy = folder / path.name
    copy.write_bytes(header + entries)
    return copy


def test_games_of_a_day_are_counted_whatever_they_are(program: ProgramRunner) -> None:
    """The second game of a day is the second one, also after another kind of game."""
    games = program.folder / "games"
    games.mkdir()
    paths = [str(begun_at(AZUL, 18, games)), str(begun_at(PAVILION, 20, games))]
    output_of(program.run("narrate", *paths, "--to", "txt", "--language", "en", "-o", "told"))
    first, second = (
        (program.folder / "told" / f"{path.stem}.txt").read_text(encoding="utf-8")
        for path in (AZUL, PAVILION)
    )
    day = re.compile("second game of the day|game number 2 of the day|second game|2 wins")
    assert not day.search(first)
    assert day.search(second)
