"""Players who have only a finger, only the Tab key, or only the accessibility tree of the page.

Each plays against moves that are made at the table; `--thorough` plays whole games.
"""

from collections.abc import Callable
from random import Random
from statistics import median
from typing import Any

import pytest
from looks import PHONE, size_of
from playwright.sync_api import Browser, CDPSession
from seat_games import (
    ANNA,
    BACK,
    CHOICES,
    GAMES,
    IS_CHOICE,
    MOST_STEPS,
    MOVES,
    PLAY,
    SHOWN,
    count_moves,
    is_over,
    most_moves,
    play_others,
)
from seat_pages import FOCUSED, OFFERED, SeatPage, open_seat
from served_game import ServedGame, serve_game

pytestmark = [pytest.mark.needs("chromium"), pytest.mark.long]

# Takes one step of a move: presses one of the buttons that are possible.
Step = Callable[[SeatPage, Random], None]


def play_game(browser: Browser, request: pytest.FixtureRequest, game: str, step: Step) -> None:
    """Play as Anna by steps, until the end of the game or for a few moves."""
    random = Random(5)
    with (
        serve_game(game=game, language="en") as served,
        open_seat(browser, served, ANNA, "en", viewport=size_of(PHONE), has_touch=True) as seat,
    ):
        for _ in range(most_moves(request)):
            play_others(served, random)
            if is_over(served):
                break
            make_move(served, seat, step, random)
        assert count_moves(served) > MOVES


def make_move(served: ServedGame, seat: SeatPage, step: Step, random: Random) -> None:
    """One move by as many steps as it takes."""
    before = count_moves(served)
    seat.page.wait_for_selector(f"[data-moves='{before}']", state="attached")
    seat.page.wait_for_selector(OFFERED)
    for _ in range(MOST_STEPS):
        shown = seat.page.evaluate(SHOWN)
        step(seat, random)
        seat.page.wait_for_function(f"shown => ({SHOWN})() !== shown", arg=shown)
        if count_moves(served) > before:
            return
    raise AssertionError("no move after so many steps")


@pytest.mark.parametrize("game", GAMES)
def test_a_finger_alone(browser: Browser, request: pytest.FixtureRequest, game: str) -> None:
    """Every tap reaches what it is meant for: nothing lies above it."""

    def tap(seat: SeatPage, random: Random) -> None:
        offered = seat.page.locator(CHOICES)
        main = seat.page.locator("button.main")
        (main if main.count() else offered.nth(random.randrange(offered.count()))).tap()

    play_game(browser, request, game, tap)


@pytest.mark.parametrize("game", GAMES)
def test_the_tab_key_alone(browser: Browser, request: pytest.FixtureRequest, game: str) -> None:
    """After each step the next choice is one Tab away, and all of them follow without a gap."""
    counts: list[int] = []

    def press(seat: SeatPage, random: Random) -> None:
        page = seat.page
        if not counts:
            page.focus("#choices-title")
        page.wait_for_function(FOCUSED)
        found = []
        page.keyboard.press("Tab")
        while page.evaluate(IS_CHOICE):
            found.append(page.evaluate("document.activeElement.textContent"))
            if found[-1] == PLAY or random.random() < 0.5:
                break
            page.keyboard.press("Tab")
        if not page.evaluate(IS_CHOICE):
            page.keyboard.press("Shift+Tab")
        counts.append(len(found))
        page.keyboard.press("Enter")

    play_game(browser, request, game, press)
    print("Tab:", median(counts), max(counts))
    assert min(counts) == 1


@pytest.mark.parametrize("game", GAMES)
def test_the_accessibility_tree_alone(
    browser: Browser, request: pytest.FixtureRequest, game: str
) -> None:
    """What a screen reader knows is enough: regions, headings, and buttons with full names."""
    sessions: list[CDPSession] = []

    def act(seat: SeatPage, random: Random) -> None:
        if not sessions:
            sessions.append(seat.page.context.new_cdp_session(seat.page))
        (tools,) = sessions
        buttons = list_buttons(tools.send("Accessibility.getFullAXTree")["nodes"])
        assert all(len(name.split()) > 1 or name == "Pass" for name in buttons), buttons
        name = PLAY if PLAY in buttons else random.choice(list(buttons))
        found = tools.send("DOM.resolveNode", {"backendNodeId": buttons[name]})["object"]
        press = {"functionDeclaration": "function () { this.click(); }"}
        tools.send("Runtime.callFunctionOn", {**press, "objectId": found["objectId"]})

    play_game(browser, request, game, act)


def list_buttons(nodes: list[dict[str, Any]]) -> dict[str, int]:
    """The buttons for choosing a move that can be pressed, by their names: their identities."""
    found: dict[str, int] = {}
    by_id = {node["nodeId"]: node for node in nodes}

    def collect(node: dict[str, Any], is_within: bool) -> None:
        role, name = node.get("role", {}).get("value"), node.get("name", {}).get("value", "")
        is_within = is_within or (role == "region" and name == "Choose a move")
        states = {it["name"]: it["value"].get("value") for it in node.get("properties", [])}
        if role == "button" and is_within and not states.get("disabled") and name != BACK:
            assert name not in found
            found[name] = node["backendDOMNodeId"]
        for child in node.get("childIds", []):
            collect(by_id[child], is_within)

    collect(nodes[0], is_within=False)
    return found
