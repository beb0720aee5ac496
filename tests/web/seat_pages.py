"""Pages of seats in Chromium, heard as by a screen reader and used as by a player."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Browser, Page, expect
from served_game import ServedGame

from azul_access.games.system import Command
from azul_access.language.phrase import Form, Verbosity
from azul_access.language.phrases import load_phrases
from azul_access.session import Session
from azul_access.session.output.announcements import Announcement
from azul_access.session.output.narration import narrate
from azul_access.session.sharing import SharedAnnouncement
from azul_access.session.step.picking import Heading, find_command, offer_choices
from azul_access.web.conversations import Conversation
from azul_access.web.tokens import Page as PageOfSeat
from azul_access.web.tokens import PageKind
from azul_access.web.view import View

MOST_PICKS = 4
# The buttons of what can be chosen now.
OFFERED = "#choices button:not([aria-disabled])"

# Notes what a screen reader would say: additions to live regions that are not off, with the
# language of the place. A change of a text that stands there already would be said again.
# The stream of an open page begins with the table.
LISTEN = """() => {
  window.heard = [];
  document.addEventListener('table', () => { window.isConnected = true; });
  const note = node => {
    const element = node.nodeType === 1 ? node : node.parentElement;
    const region = element?.closest('[aria-live], [role=log], [role=status], [role=alert]');
    if (!region || region.getAttribute('aria-live') === 'off') return;
    if (node.textContent.trim())
      window.heard.push([element.closest('[lang]').lang, node.textContent.trim()]);
  };
  addEventListener('DOMContentLoaded', () => new MutationObserver(records => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') note(target);
      for (const node of addedNodes) note(node);
    }
  }).observe(document.body, { childList: true, subtree: true, characterData: true }));
}"""
# The focus is at the heading above the next choices, or at that of the whole part.
FOCUSED = """() => document.activeElement ===
  (document.querySelector('#choices [data-now]') || document.querySelector('#choices-title'))"""
# How the elements of the page are operated, and how large they are.
TARGETS = """() => [...document.querySelectorAll('a, button, input, select')]
  .filter(it => it.checkVisibility() && !it.closest('details:not([open]) > :not(summary)'))
  .map(it => [it.textContent || it.name, it.getBoundingClientRect().width,
    it.getBoundingClientRect().height])"""


class Told:
    """An output of the companion that writes down what everybody is told, in some languages."""

    def __init__(self, served: ServedGame) -> None:
        self.announcements: list[Announcement] = []
        self.session = served.companion.session
        served.companion.add_output(self)

    def update_session(self, session: Session) -> None:
        self.session = session

    def announce(self, announcement: Announcement, *, is_shared: bool) -> None:
        if isinstance(announcement, SharedAnnouncement):
            self.announcements.append(announcement)

    def announce_phrases(self, phrases: Any) -> None:
        raise AssertionError(phrases)

    def texts(self, language: str) -> list[str]:
        phrases, context = load_phrases(language), self.session.context
        return [
            phrases.render_all(paragraph, Verbosity.NORMAL, Form.SHOW)
            for announcement in self.announcements
            for paragraph in narrate(self.session.setup.system, context, announcement)
            if paragraph
        ]


@dataclass
class SeatPage:
    """The page of a seat that is open in a browser."""

    page: Page
    conversation: Conversation = field(repr=False)

    @property
    def heard(self) -> list[tuple[str, str]]:
        """Language and text of everything that a screen reader would have said."""
        return [(language, text) for language, text in self.page.evaluate("window.heard")]

    def wait_for_heard(self, count: int) -> list[tuple[str, str]]:
        self.page.wait_for_function("count => window.heard.length >= count", arg=count)
        return self.heard

    def wait_until_connected(self) -> None:
        """Until then, a page would hear of what happens as of something that it missed."""
        self.page.wait_for_function("() => window.isConnected")

    def say(self, text: str) -> None:
        """Type a line and send it."""
        self.page.fill("#text", text)
        self.page.press("#text", "Enter")

    def ask(self, text: str) -> str:
        """Type a line, and return what is heard next."""
        before = len(self.heard)
        self.say(text)
        return self.wait_for_heard(before + 1)[before][1]

    def press(self, step: str) -> None:
        """Press the button of a step, and wait for the next choices, whose title gets the focus."""
        self.page.click(f'button[value$=".{step}"]')
        self.page.wait_for_function(FOCUSED)

    def touch(self, command: Command) -> None:
        """Make a move by its buttons."""
        session = self.conversation.session
        picks: tuple[object, ...] = ()
        path = find_path(session, command)
        assert path is not None, command
        for index in path:
            choice = offer_choices(session, picks).choices[index]
            self._press_choice(index, choice.heading)
            picks = (*picks, choice.pick)
        self.press("play")

    def _press_choice(self, index: int, heading: Heading | None) -> None:
        headings = self.page.locator('button[value*=".heading"]')
        expect(self.page.locator(OFFERED).first).to_be_visible()
        if heading is not None and headings.count():
            phrases = load_phrases(self.conversation.session.settings.language)
            name = phrases.render(heading.text, Verbosity.NORMAL, Form.SHOW)
            found = headings.filter(has_text=f"{name}:").get_attribute("value")
            assert found is not None
            self.press(found.partition(".")[2])
        self.press(f"choice{index}")


def find_path(
    session: Session, command: Command, picks: tuple[object, ...] = ()
) -> list[int] | None:
    """The indexes of the choices that lead to a command, or to one with the same effect."""
    rules, state = session.setup.system.rules, session.ledger.state
    for index, choice in enumerate(offer_choices(session, picks).choices):
        picked = (*picks, choice.pick)
        found = find_command(session, picked)
        if found is not None and rules.apply(state, found) == rules.apply(state, command):
            return [index]
        if found is None and len(picks) < MOST_PICKS:
            rest = find_path(session, command, picked)
            if rest is not None:
                return [index, *rest]
    return None


@contextmanager
def open_seat(
    browser: Browser,
    served: ServedGame,
    seat: int,
    language: str = "de",
    *,
    address: str = "",
    **look: Any,
) -> Iterator[SeatPage]:
    """The page of a seat in a window of its own, when it is connected."""
    context = browser.new_context(**look)
    context.add_init_script(f"({LISTEN})()")
    try:
        page = context.new_page()
        page.goto(f"{address or served.seat(seat)}?language={language}")
        seat_page = SeatPage(page, find_conversation(served, seat, language, page))
        seat_page.wait_until_connected()
        yield seat_page
    finally:
        context.close()


def find_conversation(served: ServedGame, seat: int, language: str, page: Page) -> Conversation:
    """The conversation of an open page, by the name that the browser gave it."""
    of_seat, pages = PageOfSeat(PageKind.SEAT, seat), served.host.pages
    tab = page.evaluate("sessionStorage.getItem('tab')")
    view = View(of_seat, pages.tokens.get(of_seat), language, Verbosity.NORMAL, tab)
    return pages.conversations.find(view)
