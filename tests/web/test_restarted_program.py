"""A program that was killed is found again by its pages when its game is resumed."""

import stat
from pathlib import Path

import pytest
from plain_client import open_stream, request
from playwright.sync_api import Page, expect
from program_runs import ProgramRunner
from served_program import NEW_GAME, free_port, start

# Every move of the first round's factory 1 that may be there; the others are refused.
FIRST = ("1r2", "1b2", "1x2", "1o2", "1s2")
SECOND = ("2r3", "2b3", "2x3", "2o3", "2s3")


def test_the_same_addresses_after_a_kill(program: ProgramRunner, tmp_path: Path) -> None:
    """Port and tokens are as before, and a page gets the moves that it had missed."""
    log = tmp_path / "game.azul"
    running, before = start(program, *NEW_GAME, "--log", log, "--web", str(free_port()))
    with open_stream(before["Anna"]) as stream:
        seen = stream.read_until("table")[-1].identity
    running.type(*FIRST, "w")
    running.expect("Ben's turn")
    running.kill()

    running, after = start(program, "play", "--resume", log, "--web")
    assert after == before
    with open_stream(before["Anna"], after=seen) as stream:
        missed = stream.read_until("missed")[-1]
        assert "opened again" in missed.values["text"]
        events = stream.read_until("table")
    news = [event for event in events if event.kind == "news"]
    told = [text for event in news for text in event.values["paragraphs"]]
    assert "Anna: " in told[0]
    assert missed.values["count"] == len(news)
    with open_stream(before["Anna"], after=events[-1].identity) as stream:
        # Nothing is told twice.
        assert [event.kind for event in stream.read_until("table")] == ["voice", "table"]


def test_an_interrupted_catching_up_goes_on(program: ProgramRunner, tmp_path: Path) -> None:
    """A page that loses its connection between two missed moves gets the second one next."""
    log = tmp_path / "game.azul"
    running, addresses = start(program, *NEW_GAME, "--log", log, "--web", str(free_port()))
    with open_stream(addresses["Ben"]) as stream:
        seen = stream.read_until("table")[-1].identity
    running.type(*FIRST, *SECOND, "w")
    running.expect("Anna's turn")
    running.kill()
    start(program, "play", "--resume", log, "--web")
    with open_stream(addresses["Ben"], after=seen) as stream:
        first = stream.read_until("news")[-1]
        second = stream.read_until("news")[-1]
    assert "Anna: " in first.values["paragraphs"][0]
    assert "Ben: " in second.values["paragraphs"][0]
    with open_stream(addresses["Ben"], after=first.identity) as stream:
        assert stream.read_until("news")[-1].values == second.values


@pytest.mark.needs("rights of files as on Unix")
def test_what_is_kept_is_secret(program: ProgramRunner, tmp_path: Path) -> None:
    """Port and tokens are in a file that only the user may read, and not in the log."""
    log = tmp_path / "game.azul"
    running, addresses = start(program, *NEW_GAME, "--log", log, "--web", str(free_port()))
    running.type("pages new Anna", "q")
    told = running.finish().out
    (kept,) = (program.home / "pages").iterdir()
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    assert stat.S_IMODE(kept.parent.stat().st_mode) == 0o700
    old = addresses["Anna"].rpartition("/")[2]
    assert old not in kept.read_text()
    new = told.rpartition("Anna: http://")[2].splitlines()[0].rpartition("/")[2]
    assert new in kept.read_text()
    assert new.encode() not in log.read_bytes()
    assert old.encode() not in log.read_bytes()


def test_a_kept_file_that_is_damaged(program: ProgramRunner, tmp_path: Path) -> None:
    """It does not stop the game, whose pages get new addresses."""
    log = tmp_path / "game.azul"
    running, before = start(program, *NEW_GAME, "--log", log, "--web", str(free_port()))
    running.kill()
    (kept,) = (program.home / "pages").iterdir()
    kept.write_bytes(b"\xff{")
    _, after = start(program, "play", "--resume", log, "--web", str(free_port()))
    assert set(after.values()).isdisjoint(before.values())
    assert request(after["Anna"]).status == 200


@pytest.mark.needs("chromium")
def test_an_open_page_finds_it_again(program: ProgramRunner, tmp_path: Path, page: Page) -> None:
    """Nobody touches the page: it shows the move that was made meanwhile."""
    log = tmp_path / "game.azul"
    running, addresses = start(program, *NEW_GAME, "--log", log, "--web", str(free_port()))
    page.goto(addresses["Onlookers"])
    expect(page.locator("#turn")).to_contain_text("Anna")
    running.kill()
    offline, _ = start(program, "play", "--resume", log, "--web", str(free_port()))
    offline.type(*FIRST, "w")
    offline.expect("Ben's turn")
    offline.kill()
    start(program, "play", "--resume", log, "--web", addresses["Onlookers"].split(":")[2][:5])
    expect(page.locator("#news")).to_contain_text("Anna: ")
    expect(page.locator("#turn")).to_contain_text("Ben")
