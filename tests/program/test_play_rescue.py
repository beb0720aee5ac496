"""The file of a running game is lost, changed or full: the game goes on, and is found again."""

import shutil
import subprocess
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest
from case_samples import first
from program_lines import OPENING, TABLE
from program_runs import LANGUAGES, ProgramRunner, Result, sentence
from program_saved import error, resume, save_game

from azul_access.storage import LogReason, lines, read_log


@pytest.fixture
def log(program: ProgramRunner, tmp_path: Path) -> Path:
    return save_game(program, tmp_path / "saved" / "game.azul")


def lost_file(program: ProgramRunner, log: Path, lose: Callable[[], object]) -> Result:
    """Lose the file of a running game, and play a move."""
    running = program.start("play", "--resume", log)
    running.expect("Anna ist dran")
    lose()
    running.type("5r4")
    running.expect("Anna: ")
    running.type("q")
    return running.wait()


def saved_here(path: Path, language: str = "de") -> str:
    return sentence(language, "saved-here", name=path.name, path=str(path))


def delete(log: Path) -> None:
    log.unlink()


def delete_folder(log: Path) -> None:
    shutil.rmtree(log.parent)


def rename(log: Path) -> None:
    log.rename(log.with_name("sunday.azul"))


def replace_by_older_copy(log: Path) -> None:
    lines = log.read_bytes().splitlines(keepends=True)
    log.unlink()
    log.write_bytes(b"".join(lines[:-2]))


@pytest.mark.parametrize(
    "lose",
    [
        delete,
        pytest.param(delete_folder, marks=pytest.mark.needs("removal of open files")),
        rename,
        replace_by_older_copy,
    ],
)
def test_lost_in_its_place(program: ProgramRunner, log: Path, lose: Callable[[Path], None]) -> None:
    """The whole game is written again in its place, which is said once with its name."""
    result = lost_file(program, log, lambda: lose(log))
    assert result.code == 0
    assert result.out.count(saved_here(log)) == 1
    reason = "rescued-changed" if lose is replace_by_older_copy else "rescued-missing"
    assert f"{sentence('de', reason, name=log.name)} {saved_here(log)}\n" in result.out
    assert sentence("de", "rescued-unchanged", name=log.name) not in result.out
    assert program.data(log)["players"][0]["lines"][3] == {"label": "R", "count": 2}
    assert resume(program, log, "4o2\n").code == 0


def test_a_renamed_file_is_not_written(program: ProgramRunner, log: Path) -> None:
    """The renamed file stays as it was when it got its name."""
    before = log.read_bytes()
    lost_file(program, log, lambda: rename(log))
    assert log.with_name("sunday.azul").read_bytes() == before


def test_an_equal_copy(program: ProgramRunner, log: Path) -> None:
    """A copy with all entries, as a cloud folder makes it, is written on without a word."""

    def copy() -> None:
        content = log.read_bytes()
        log.unlink()
        log.write_bytes(content)

    result = lost_file(program, log, copy)
    assert saved_here(log) not in result.out
    assert program.data(log)["turn"] == "Ben"


@pytest.mark.parametrize("language", first(LANGUAGES))
def test_a_byte_changed_in_place(program: ProgramRunner, log: Path, language: str) -> None:
    """The next move is saved beside the changed file, which stays as it is."""
    content = bytearray(log.read_bytes())
    content[-10] ^= 1
    running = program.start("play", "--resume", log, "--language", language)
    running.expect(sentence(language, "expect-turn", player="Anna"))
    log.write_bytes(content)
    running.type("5r4", "q")
    result = running.wait()
    other = log.with_name("game-2.azul")
    notice = sentence(language, "rescued-changed", name=log.name)
    kept = sentence(language, "rescued-unchanged", name=log.name)
    assert f"{notice} {kept} {saved_here(other, language)}\n" in result.out
    assert log.read_bytes() == content
    assert program.data(other)["turn"] == "Ben"
    assert sentence(language, "how-to-resume", path=str(other)) in result.out


@pytest.mark.needs("removal of open files")
def test_a_folder_that_cannot_come_back(program: ProgramRunner, log: Path) -> None:
    """Where the folder cannot be made again, the game is in the default folder."""

    def pull_stick() -> None:
        shutil.rmtree(log.parent)
        log.parent.touch()

    result = lost_file(program, log, pull_stick)
    rescued = program.home / "games" / "game.azul"
    assert saved_here(rescued) in result.out
    assert program.saved == [rescued]
    result = program.run("play", "--resume", "--language", "de", typed="w\nq\n")
    assert (result.code, result.err) == (0, "")
    assert "Ben ist dran" in result.out


@pytest.mark.needs("removal of open files")
@pytest.mark.parametrize("how", ["q", "end of input"])
def test_lost_before_the_end(program: ProgramRunner, log: Path, how: str) -> None:
    """“Saved” is said only after the file has been looked at."""
    running = program.start("play", "--resume", log)
    running.expect("Anna ist dran")
    delete_folder(log)
    if how == "q":
        running.type("q")
        result = running.wait()
    else:
        result = running.finish()
    assert result.code == 0
    goodbye = sentence("de", "saved-goodbye")
    assert result.out.index(saved_here(log)) < result.out.index(goodbye)
    assert program.data(log)["turn"] == "Anna"


@pytest.mark.needs("removal of open files")
def test_lost_and_nowhere_to_save(program: ProgramRunner, log: Path) -> None:
    """If the game is in no file at the end, it is not called saved; with a file, it is."""
    program.home.touch()  # no default folder
    running = program.start("play", "--resume", log)
    running.expect("Anna ist dran")
    shutil.rmtree(log.parent)
    log.parent.touch()
    running.type("q", "5r4")
    running.expect(error("de", LogReason.LOG_LOST, log))
    running.expect(error("de", LogReason.LOG_WRITE_FAILED, log))
    result = running.finish()
    assert result.code == 3
    assert sentence("de", "saved-goodbye") not in result.out


@pytest.mark.needs("removal of open files")
def test_the_stick_is_back_at_the_end(program: ProgramRunner, log: Path) -> None:
    """A game that could not be saved at the first try is saved at the next."""
    program.home.touch()
    running = program.start("play", "--resume", log)
    running.expect("Anna ist dran")
    shutil.rmtree(log.parent)
    log.parent.touch()
    running.type("q")
    running.expect(error("de", LogReason.LOG_LOST, log))
    log.parent.unlink()
    running.type("5r4", "q")
    result = running.wait()
    assert sentence("de", "saved-goodbye") in result.out
    assert program.data(log)["turn"] == "Ben"


# Disks of their own


STICK = """
set -e
mkdir stick
{mount}
run_game() {{
  printf '{opening}\\n1r2\\n'
  until [ "$(cat stick/game.azul 2> /dev/null | wc -l)" -ge 7 ]; do sleep 0.05; done
  {lose}
  printf 'zb1\\nq\\n'
}}
run_game | "$@"
[ ! -e disk/game.azul ] || cp disk/game.azul returned.azul
"""
# The stick is one more name of a disk that stays, so that it can be read when it is back.
MOUNT = "mount -t tmpfs -o size=64k none stick"
MOUNT_DISK = "mkdir disk && mount -t tmpfs none disk && mount --bind disk stick"


def in_own_mounts(program: ProgramRunner, lose: str, mount: str = MOUNT) -> Result:
    """A game on a disk of its own, to which a shell command happens after the first move."""
    own_mounts = ("unshare", "--user", "--map-root-user", "--mount")
    if (
        shutil.which("unshare") is None
        or subprocess.run(
            [*own_mounts, "mount", "-t", "tmpfs", "none", program.folder], check=False
        ).returncode
    ):
        pytest.skip("this system allows no mounts of one's own")
    script = STICK.format(opening=OPENING, lose=lose, mount=mount)
    shell = (*own_mounts, "sh", "-c", script, "a POSIX shell")
    return program.run_process(*TABLE, "--log", "stick/game.azul", launcher=shell)


@pytest.mark.long
@pytest.mark.needs("a POSIX shell")
@pytest.mark.parametrize(
    ("lose", "notice"),
    [
        ("umount -l stick && chmod 0 stick && rmdir stick && touch stick", "away"),
        ("umount -l stick", "away"),
        # Entries until those that fit on the last page of the disk.
        ("cat /dev/zero > stick/film || true; yes u+ | head -n 90 | fold -w 1", "full"),
        ("mount --bind -o ro stick stick && mount -o remount,bind,ro stick", "unwritable"),
    ],
    ids=["pulled", "pulled and its folder stays", "full", "read-only"],
)
def test_a_stick(program: ProgramRunner, lose: str, notice: str) -> None:
    """A stick is pulled, full or read-only: the game goes on in the default folder."""
    result = in_own_mounts(program, lose)
    assert result.code == 0, result
    rescued = program.home / "games" / "game.azul"
    told = f"{sentence('de', f'rescued-{notice}', name='game.azul')} {saved_here(rescued)}\n"
    assert result.out.count(told) == 1
    assert result.out.index(told) < result.out.index("Ben: ")
    assert result.out.endswith(sentence("de", "how-to-resume", path=str(rescued)) + "\n")
    assert program.data(rescued)["turn"] == "Anna"
    assert read_log(rescued).entries[-1]["do"] == "take"


@pytest.mark.needs("a POSIX shell")
def test_a_stick_that_is_back(program: ProgramRunner) -> None:
    """The older game on a stick that is back says where it went on, with more entries."""
    in_own_mounts(program, "umount -l stick", MOUNT_DISK)
    returned, rescued = program.folder / "returned.azul", program.home / "games" / "game.azul"
    assert len(read_log(returned).entries) < len(read_log(rescued).entries)
    told = sentence("de", "went-on-elsewhere", name=rescued.name, path=str(rescued))
    result = resume(program, returned, "q\n")
    goes_on = sentence("de", "game-resumed", number=len(read_log(returned).entries))
    assert result.out.index(told) < result.out.index(goes_on)
    for command in ("show", "replay"):
        assert told in program.run(command, returned, "--language", "de").out
    assert told not in resume(program, rescued, "q\n").out


# Files that break the rules


STRANGE: dict[str, dict[str, object]] = {
    "an impossible move": {"do": "take", "from": 1, "colour": "R", "to": 2, "by": "keyboard"},
    "an unknown entry": {"do": "fly"},
    "too many undone": {"do": "undo", "count": 99},
    "tiles at the wrong time": {"do": "fill", "tiles": ["R"], "by": "bag"},
    "an impossible correction": {
        "do": "amend",
        "number": 6,
        "command": {"do": "take", "from": 1, "colour": "O", "to": 1},
    },
    "nothing": {},
}


def write_on(log: Path, *entries: Mapping[str, object]) -> bytes:
    """Write entries with good checksums at the end of a log, as another program may."""
    content = log.read_bytes()
    more, _ = lines.encode(entries, int(content.splitlines()[-1][:8], 16))
    log.write_bytes(content + more)
    return content + more


@pytest.mark.parametrize("case", STRANGE)
def test_entries_that_break_the_rules(program: ProgramRunner, log: Path, case: str) -> None:
    """The game goes on after the last entry that holds, in a new file; the old one stays."""
    good = program.data(log)
    holding = len(read_log(log).entries)
    before = write_on(log, STRANGE[case], {"do": "undo", "count": 1})
    result = resume(program, log, "5r4\n")
    other = log.with_name("game-2.azul")
    refused = sentence("de", "entries-refused", count=2)
    told, place, goes_on, *_ = result.out.splitlines()
    assert told.startswith(refused)
    assert "Eintrag 9, Ben, " in told
    assert place == f"{sentence('de', 'rescued-unchanged', name=log.name)} {saved_here(other)}"
    assert goes_on.startswith(sentence("de", "game-resumed", number=holding))
    assert (result.code, log.read_bytes()) == (0, before)
    assert len(read_log(other).entries) == holding + 1
    assert (good["turn"], program.data(other)["turn"]) == ("Anna", "Ben")


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_commands_say_what_breaks_the_rules(
    program: ProgramRunner, log: Path, language: str
) -> None:
    """`play`, `show`, `replay` and `narrate` tell the same, and `games` lists the game."""
    before = write_on(log, STRANGE["an unknown entry"])
    refused = sentence(language, "entries-refused", count=1)
    listed = program.home / "games" / log.name
    listed.parent.mkdir(parents=True)
    listed.write_bytes(before)
    for words in (
        ("show", log),
        ("replay", log),
        ("narrate", log, "--to", "txt", "-o", "-"),
        ("play", "--resume", log),
        ("games",),
    ):
        result = program.run(*words, "--language", language)
        assert result.code == (0 if words[0] == "play" else 4)
        assert refused in result.out + result.err, words
    assert log.read_bytes() == before


def test_entries_that_break_the_rules_before_damage(program: ProgramRunner, log: Path) -> None:
    """Both count as missing, in one number."""
    write_on(log, {"do": "fly"}, *[{"do": "undo", "count": 1}] * 3)
    lines = log.read_bytes().splitlines(keepends=True)
    log.write_bytes(b"".join([*lines[:-2], b"x" * 20 + b"\n", lines[-1]]))
    before = log.read_bytes()
    result = resume(program, log, "w\n")
    assert sentence("de", "entries-refused", count=4) in result.out
    assert log.read_bytes() == before


def test_only_the_beginning_holds(program: ProgramRunner, log: Path) -> None:
    """If the first entry breaks the rules, the game goes on at its beginning."""
    content = log.read_bytes().splitlines(keepends=True)[0]
    log.write_bytes(content)
    write_on(log, {"do": "undo", "count": 1})
    result = resume(program, log, OPENING)
    refused, left = sentence("de", "entries-refused", count=1), sentence("de", "no-entry-left")
    assert f"{refused} {left}" in result.out
    assert all(program.data(log.with_name("game-2.azul"))["factories"])
