"""A player at the keyboard in Firefox, where it is installed; `--thorough` plays whole games."""

import json
from collections.abc import Iterator
from random import Random

import pytest
from firefox_window import ENTER, SHIFT, TAB, FirefoxWindow, needs_firefox, open_firefox
from seat_games import (
    ANNA,
    GAMES,
    IS_CHOICE,
    MOST_STEPS,
    PLAY,
    SHOWN,
    count_moves,
    is_over,
    most_moves,
    play_others,
)
from seat_pages import FOCUSED, OFFERED, Told
from served_game import ServedGame, serve_game

pytestmark = [needs_firefox, pytest.mark.long]

TOLD = "[...document.querySelectorAll('#earlier p, #news p')].map(it => it.textContent)"
MOST_TOLD = 200
IS_QUESTION = "document.activeElement.matches('.question')"
# Every button of a move is as large as a finger.
SMALL = """[...document.querySelectorAll('#choices button')].filter(it => {
  const box = it.getBoundingClientRect();
  return box.width < 44 || box.height < 44; }).map(it => it.textContent)"""


@pytest.fixture(scope="module")
def firefox(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FirefoxWindow]:
    with open_firefox(tmp_path_factory.mktemp("firefox")) as window:
        yield window


@pytest.mark.parametrize("game", GAMES)
def test_the_keyboard_in_firefox(
    firefox: FirefoxWindow, request: pytest.FixtureRequest, game: str
) -> None:
    """Tab and Enter make every move; each announcement stands in the log once, in order."""
    random = Random(8)
    with serve_game(game=game, language="en") as served:
        told = Told(served)
        firefox.visit(f"{served.seat(ANNA)}?language=en")
        for number in range(most_moves(request)):
            play_others(served, random)
            if is_over(served):
                break
            firefox.wait_until(f"document.querySelector(`[data-moves='{count_moves(served)}']`)")
            firefox.wait_until(f'document.querySelector("{OFFERED}")')
            if number == 0:
                firefox.run("document.querySelector('#choices-title').focus()")
            make_move(served, firefox, random)
        texts = told.texts("en")
        moves = f"[data-moves='{count_moves(served)}']"
        firefox.wait_until(f'document.querySelector("{moves}")')
        firefox.wait_until(f"({TOLD}).at(-1) === {json.dumps(texts[-1])}")
        last = texts[-MOST_TOLD:]
        found = [text for text in firefox.run(TOLD) if text in texts]
        assert found[-len(last) :] == last
        assert firefox.run(SMALL) == []
        assert firefox.run("document.documentElement.scrollWidth <= innerWidth")
        firefox.visit("about:blank")


def make_move(served: ServedGame, firefox: FirefoxWindow, random: Random) -> None:
    """One move by the Tab and Enter keys."""
    before = count_moves(served)
    for _ in range(MOST_STEPS):
        firefox.wait_until(f"({FOCUSED})()")
        shown = firefox.run(f"({SHOWN})()")
        firefox.press(TAB)
        # A question that is longer than its box can be scrolled by keys.
        if firefox.run(IS_QUESTION):
            firefox.press(TAB)
        while firefox.run(IS_CHOICE):
            name = firefox.run("document.activeElement.textContent")
            if name == PLAY or random.random() < 0.5:
                break
            firefox.press(TAB)
        if not firefox.run(IS_CHOICE):
            firefox.press(SHIFT, TAB)
        firefox.press(ENTER)
        firefox.wait_until(f"({SHOWN})() !== '{shown}'")
        if count_moves(served) > before:
            return
    raise AssertionError("no move after so many steps")
