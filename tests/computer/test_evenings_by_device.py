"""Somebody plays whole games against the computer with one device alone, up to the result.

Where it does not matter which choice is made, it is a random one.
"""

import re
from collections.abc import Callable
from html import unescape
from itertools import cycle, product
from random import Random

import pytest
from fake_table import start_game
from reader_table import ReaderTable

from azul_access.braille.actions import KeyAction
from azul_access.games.system import Expects
from azul_access.language.phrase import Form, Verbosity
from azul_access.player import choose
from azul_access.record.seats import COMPUTER_SOURCE, Computer
from azul_access.record.setup import make_setup
from azul_access.session.change.commands import BAG_SOURCE
from azul_access.session.recognition import VOICE_SOURCE, Certainty, Guess, Recognition
from azul_access.session.session import Owner
from azul_access.session.step.hands import can_move
from azul_access.web.conversations import SOURCE as PAGE_SOURCE
from azul_access.web.conversations import Conversations
from azul_access.web.seat_actions import take_step
from azul_access.web.seat_choices import render_choices
from azul_access.web.tokens import Page, PageKind
from azul_access.web.view import View

GAMES = ("azul", "summer-pavilion")
ANNA = 0
# Of a device that presses any keys; an ordinary evening takes some hundred.
MOST_STEPS = 20_000
SAID = {"de": ("liegt", "ja"), "en": ("done", "yes"), "nl": ("ligt er", "ja")}
BUTTON = re.compile(r'<button name="(text|step)" value="([^"]*)"([^>]*)>')


class Evening:
    """A game of Anna and the computer, in which the program draws the tiles."""

    def __init__(self, game: str, language: str) -> None:
        setup = make_setup(
            game=game,
            names=("Anna", "Robot"),
            first_seat=ANNA,
            chosen={},
            bag="virtual",
            seed=3,
            language=language,
            computers=(None, Computer(1)),
        )
        self.companion, _, self.log = start_game(setup)
        self.random = Random(game)

    @property
    def is_over(self) -> bool:
        return self.companion.session.expected.kind is Expects.OVER

    def play(self, act: Callable[[], None]) -> None:
        """Let the computer move when it can, and `act` at all other times, up to the end."""
        for _ in range(MOST_STEPS):
            session = self.companion.session
            if self.is_over:
                return
            if session.computer_to_move is None or not can_move(session):
                act()
                continue
            state = session.ledger.state
            command = choose(session.setup.system, state, 1, len(session.ledger.applied)).command
            self.companion.table.handle_computer(command, state, "")
        raise AssertionError(session.reminder)

    def sources(self) -> set[object]:
        """From where the moves came."""
        return {entry["by"] for entry in self.log.entries if "by" in entry} - {BAG_SOURCE}


@pytest.mark.parametrize("game", GAMES)
def test_an_evening_with_two_keys_of_a_display(game: str) -> None:
    """The one that confirms and the one that reads on do for a whole game."""
    evening = Evening(game, "de")
    table = ReaderTable(evening.companion, owner=Owner(ANNA))

    def act() -> None:
        table.press(evening.random.choice((KeyAction.CONFIRM, KeyAction.PAN_ON)))

    evening.play(act)
    assert evening.sources() == {"braille", COMPUTER_SOURCE}


@pytest.mark.parametrize("game", GAMES)
def test_an_evening_with_the_buttons_of_a_page(game: str) -> None:
    """Each step is a button that the page shows."""
    evening = Evening(game, "en")
    view = View(Page(PageKind.SEAT, ANNA), "token", "en", Verbosity.NORMAL, "a")
    page = Conversations(evening.companion, lambda *_: None, moves_for_all=False).find(view)

    def act() -> None:
        buttons = {
            (name, unescape(value))
            for name, value, rest in BUTTON.findall(render_choices(view, page))
            if not value.endswith(".back") and "aria-disabled" not in rest
        }
        name, value = evening.random.choice(sorted(buttons))
        if name == "text":
            page.say(value)
        else:
            take_step(view, page, value.partition(".")[2])

    evening.play(act)
    assert evening.sources() == {PAGE_SOURCE, COMPUTER_SOURCE}


@pytest.mark.parametrize(
    ("game", "language"), [*product(("azul",), SAID), ("summer-pavilion", "de")]
)
def test_an_evening_of_words_that_are_heard(game: str, language: str) -> None:
    """Every second one is uncertain, so that the program asks back, and is told yes."""
    evening = Evening(game, language)
    laid, yes = SAID[language]
    certainties = cycle((Certainty.SURE, Certainty.LIKELY, Certainty.NARROW))

    def say(text: str, certainty: Certainty) -> None:
        evening.companion.handle_recognition(
            Recognition((Guess(text, 0.0),), certainty), VOICE_SOURCE, requested=True
        )

    def act() -> None:
        session = evening.companion.session
        if session.pending:
            say(yes, Certainty.SURE)
        elif session.awaits_hands:
            say(laid, Certainty.SURE)
        else:
            command = choose(session.setup.system, session.ledger.state, 1).command
            typed = session.setup.system.dialogue.type_command(session.ledger.state, command)
            text = session.settings.phrases.render(typed, Verbosity.NORMAL, Form.SHOW)
            say(text, next(certainties))

    evening.play(act)
    assert evening.sources() == {VOICE_SOURCE, COMPUTER_SOURCE}
