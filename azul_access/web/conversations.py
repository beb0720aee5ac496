"""The conversations of the seats' pages: one for each page that is open in a browser.

A browser names its page itself and keeps the name while the page is open, also when it loads the
page again. So two phones of one player have their own questions, answers and settings.
"""

import threading
from collections import OrderedDict, deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from threading import get_ident

from azul_access.games.system import Command, IllegalCommand
from azul_access.language.phrase import Phrase
from azul_access.session import Session
from azul_access.session.control.controls import SpeechOutput
from azul_access.session.control.settings import Settings
from azul_access.session.output.announcements import Announcement
from azul_access.session.session import Owner
from azul_access.session.step.picking import Offer, Picks, find_command, offer_choices
from azul_access.table.companion import Companion
from azul_access.table.participant import Participant
from azul_access.web.view import Listener, View

SOURCE = "page"
# A seat has so many pages at most; the one that was used longest ago is forgotten first.
MOST_PAGES = 8
# So many requests are remembered, because a browser that got no answer sends them again.
_REMEMBERED = 50

# Tells one page alone what is for nobody else, and whether it answers what was said there.
Tell = Callable[[Session, Announcement, Listener, bool], None]


class Conversation:
    """The conversation of one open page, and what is picked on it. For any thread."""

    def __init__(
        self,
        companion: Companion,
        owner: Owner,
        settings: Settings,
        tell: Callable[[Session, Announcement, bool], None],
    ) -> None:
        self.lock = threading.RLock()
        self._companion = companion
        self._tell = tell
        self._answering: set[int] = set()  # the threads that handle an input of this page
        self._participant: Participant = companion.join(owner, settings, self)
        self._picks = Picks()
        self._done: deque[str] = deque(maxlen=_REMEMBERED)
        self._version = 0
        self._shown: tuple[object, ...] = ()
        self._ledger = self.session.ledger

    @property
    def version(self) -> int:
        """A number that is different as soon as the page shows other choices or other words."""
        session = self.session
        with self.lock:
            waiting = session.pending, session.walk, session.queued_announcements
            shown = session.settings, waiting, session.awaits_hands, self.picks
            if shown != self._shown or session.ledger is not self._ledger:
                self._shown, self._ledger = shown, session.ledger
                self._version += 1
            return self._version

    @property
    def session(self) -> Session:
        return self._participant.session

    @property
    def picks(self) -> Picks:
        """What is picked; nothing as soon as the game has changed."""
        return self._picks.current(self.session)

    @property
    def offer(self) -> Offer:
        """What can be picked next; nothing while another player has to move."""
        return offer_choices(self.session, self.picks.values)

    def begin(self, request: str) -> bool:
        """Whether a request is new; one without a name always is."""
        with self.lock:
            if request and request in self._done:
                return False
            self._done.append(request)
            return True

    def say(self, text: str) -> None:
        """Handle a line of text."""
        with self._answer():
            self._participant.handle_line(text, SOURCE)

    def announce_alone(self, announcement: Announcement) -> None:
        """Announce something on this page alone, where it can be repeated like all others."""
        self._participant.announce_alone(announcement)

    def update_session(self, session: Session) -> None:
        """Nothing to do: the pages look for new choices whenever the table changes."""

    def announce(self, announcement: Announcement, *, is_shared: bool = False) -> None:
        """Tell this page alone; all pages get at once what is shared."""
        if not is_shared:
            self._tell(self.session, announcement, get_ident() in self._answering)

    def announce_phrases(self, phrases: Sequence[Phrase]) -> None:
        """Nothing to do: all pages get these at once."""

    def set(self, view: View) -> None:
        """Take over how a view is shown: language, verbosity and names of colours."""
        settings = replace(
            self.session.settings, language=view.language, colour_names=view.colour_names
        )
        if settings.verbosity is not view.verbosity:
            settings = settings.with_verbosity(view.verbosity)
        if settings != self.session.settings:
            self._companion.change_own_settings(self._participant, settings)

    def pick(self, pick: object) -> None:
        """Pick one of the choices of the offer, or one of their headings."""
        with self.lock:
            self._picks = self._picks.add(pick, self.session)
            is_complete = self._picks.command is not None
        if is_complete and not self.session.settings.asks_on_braille:
            self.play()

    def touch(self, pick: object) -> None:
        """Pick what was touched, also in place of later steps; else say why it is not possible."""
        session, values = self.session, self.picks.values
        for count in range(len(values), -1, -1):
            kept = values[:count]
            if find_command(session, kept) is not None:
                continue
            if pick in [choice.pick for choice in offer_choices(session, kept).choices]:
                with self.lock:
                    self._picks = Picks(kept, state=session.ledger.state)
                self.pick(pick)
                return
        self._refuse(find_command(session, (*values, pick)))

    def _refuse(self, command: Command | None) -> None:
        """Let the rules say why a command is not possible; without one, say whose turn it is."""
        session = self.session
        state = session.ledger.state
        if command is not None and session.may_move:
            try:
                session.setup.system.rules.apply(state, command)
            except IllegalCommand:
                with self._answer():
                    self._participant.handle_touch(command, state, SOURCE)
                return
        self.remind()

    def go_back(self) -> None:
        """Take the last step of picking back."""
        with self.lock:
            self._picks = self.picks.remove_last()

    def play(self) -> None:
        """Make the move that is picked, if it is one; the picks are gone then."""
        with self.lock:
            picks, self._picks = self.picks, Picks()
        if picks.command is None or picks.state is None:
            self.remind()
            return
        with self._answer():
            self._participant.handle_touch(picks.command, picks.state, SOURCE)

    def remind(self) -> None:
        """Say who has to do what now, after a touch that is not possible any more."""
        with self._answer():
            self.announce(self.session.reminder)

    @contextmanager
    def _answer(self) -> Iterator[None]:
        """What this thread announces on the page meanwhile is the answer to its input."""
        self._answering.add(get_ident())
        try:
            yield
        finally:
            self._answering.discard(get_ident())

    def leave(self) -> None:
        """Forget the page; the game goes on."""
        self._companion.part_from(self._participant, self)


class Conversations:
    """All conversations, by seat and by the name that the browser gave its page."""

    def __init__(self, companion: Companion, tell: Tell, *, moves_for_all: bool) -> None:
        self._companion = companion
        self._tell = tell
        self._moves_for_all = moves_for_all
        self._found: dict[int, OrderedDict[str, Conversation]] = {}
        self._lock = threading.Lock()

    def find(self, view: View) -> Conversation:
        """The conversation of a seat's page; a new one for a page that is not known."""
        seat = view.page.seat
        assert seat is not None
        with self._lock:
            pages = self._found.setdefault(seat, OrderedDict())
            if view.tab in pages:
                pages.move_to_end(view.tab)
                return pages[view.tab]
            owner = Owner(seat, self._moves_for_all, has_page=True)
            # What concerns the voice and the keys is for the table alone.
            settings = Settings(
                view.language,
                view.verbosity,
                speech=SpeechOutput.OFF,
                colour_names=view.colour_names,
            )
            listener = Listener(seat, view.tab)
            conversation = Conversation(
                *(self._companion, owner, settings),
                lambda session, announcement, is_answer: self._tell(
                    session, announcement, listener, is_answer
                ),
            )
            pages[view.tab] = conversation
            if len(pages) > MOST_PAGES:
                _, oldest = pages.popitem(last=False)
                oldest.leave()
            return conversation
