"""A view: how one page is shown, and what it shows of a session."""

from collections.abc import Mapping
from dataclasses import replace
from typing import NamedTuple, Self

from azul_access.language.languages import LANGUAGES
from azul_access.language.phrase import Form, Phrase, Verbosity
from azul_access.language.phrases import Phrases, load_phrases
from azul_access.session import Session
from azul_access.session.output.announcements import Announcement
from azul_access.session.output.narration import narrate
from azul_access.values import frozen
from azul_access.web.tokens import Page

_MOST_TAB_LETTERS = 40


class Listener(NamedTuple):
    """An open page of a seat, by the name that its browser gave it."""

    seat: int
    tab: str


@frozen
class View:
    """How a page is shown. The browser keeps language and verbosity and sends them with requests.

    `token` stands in the addresses of the page's own links, so it is never shown as text. `tab` is
    the name that the browser gave the open page; empty without script. With `colour_names`, tiles
    in tables have their colour beside the letter, for screen readers.
    """

    page: Page
    token: str
    language: str
    verbosity: Verbosity
    tab: str = ""
    colour_names: bool = False

    @classmethod
    def read(cls, page: Page, token: str, query: Mapping[str, str], session: Session) -> Self:
        """The view that a request asks for; what it leaves out is as in the session."""
        language, verbosity = query.get("language"), query.get("verbosity")
        settings = session.settings
        verbosities = {member.value: member for member in Verbosity}
        return cls(
            page,
            token,
            language if language in LANGUAGES else settings.language,
            verbosities.get(verbosity or "", settings.verbosity),
            tab if is_tab(tab := query.get("tab", "")) else "",
            read_switch(query.get("names"), settings.colour_names),
        )

    @property
    def listener(self) -> Listener | None:
        """Who hears what is for this page alone; None for pages that all see the same."""
        return None if self.page.seat is None else Listener(self.page.seat, self.tab)

    @property
    def phrases(self) -> Phrases:
        return load_phrases(self.language)

    def render(self, text: Phrase) -> str:
        """A phrase in the language of the page."""
        return self.phrases.render(text, self.verbosity, Form.SHOW)

    def localize(self, session: Session) -> Session:
        """The session as the reader of this page hears it: own language, verbosity and seat."""
        me = "" if self.page.seat is None else session.setup.names[self.page.seat]
        settings = replace(
            session.settings,
            language=self.language,
            me=me,
            keypad=False,
            colour_names=self.colour_names,
        )
        if settings.verbosity is not self.verbosity:
            settings = settings.with_verbosity(self.verbosity)
        return replace(session, settings=settings)

    def render_announcement(
        self, session: Session, announcement: Announcement, form: Form = Form.SHOW
    ) -> list[str]:
        """One text for each paragraph of an announcement."""
        context = self.localize(session).context
        paragraphs = narrate(session.setup.system, context, announcement)
        texts = (
            self.phrases.render_all(paragraph, self.verbosity, form) for paragraph in paragraphs
        )
        return [text for text in texts if text]


def read_switch(text: str | None, usual: bool) -> bool:
    """The value of "true" or "false"; any other text stands for the usual one."""
    return text == "true" if text in ("true", "false") else usual


def write_switch(value: bool) -> str:
    return "true" if value else "false"


def is_tab(name: str) -> bool:
    """Whether a text can be the name that a browser gives its page."""
    return name.isascii() and name.isalnum() and len(name) <= _MOST_TAB_LETTERS
