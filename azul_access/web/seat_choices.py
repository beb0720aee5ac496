"""A move made step by step, with buttons that say everything in words.

The steps are those that the game gives to braille displays, so every game has them. Where many
choices share headings, such as the factories, a heading is chosen first.
"""

from collections.abc import Mapping, Sequence
from html import escape
from zlib import crc32

from azul_access.language.phrase import Form, Phrase, Verbosity, phrase
from azul_access.session import Session
from azul_access.session.change.read_back import read_back
from azul_access.session.step.picking import (
    Heading,
    OfferedPick,
    list_headings,
    question_phrases,
)
from azul_access.web.conversations import Conversation
from azul_access.web.view import View

# With more choices than these, their headings are chosen first.
_MOST_CHOICES = 6
# Stands for the check of what is shown until that is known; not a character that can be typed.
_CHECK = "\0"
_YES_OR_NO = (phrase("word-yes"), phrase("word-no"))


def render_choices(view: View, conversation: Conversation) -> str:
    """The content of the part with the choices: forms whose buttons have the value CHECK.STEP."""
    text = _write(view, conversation)
    return text.replace(_CHECK, check_text(text))


def is_shown(view: View, conversation: Conversation, check: str) -> bool:
    """Whether a button's check is that of the choices now; else its page is outdated."""
    return check == check_text(_write(view, conversation))


def check_text(text: str) -> str:
    """A number for what a page shows: the same on every page that shows the same."""
    return f"{crc32(text.encode()):08x}"


def _write(view: View, conversation: Conversation) -> str:
    writer = _Writer(view, conversation)
    session = conversation.session
    if session.pending:
        writer.write_answers(session)
    elif session.queued_announcements or session.walk is not None:
        writer.write_steps(session)
    else:
        writer.write_move(session)
    return "".join(writer.lines)


def list_first(choices: Sequence[OfferedPick]) -> list[Heading]:
    """The headings to choose from first; none where all choices can be shown at once."""
    is_long = len(choices) > _MOST_CHOICES
    return list_headings(it.heading for it in choices) if is_long else []


def list_steps(choices: Sequence[OfferedPick]) -> Mapping[str, object]:
    """What the buttons of choices and of their headings pick, by their values."""
    headings = list_headings(it.heading for it in choices)
    return {
        **{f"heading{index}": heading for index, heading in enumerate(headings)},
        **{f"choice{index}": choice.pick for index, choice in enumerate(choices)},
    }


class _Writer:
    def __init__(self, view: View, conversation: Conversation) -> None:
        self.lines: list[str] = []
        self._view = view
        self._conversation = conversation

    def write_answers(self, session: Session) -> None:
        """Yes and no, or the meanings of what was said."""
        self._title("web-choose-answer")
        self._begin_form("say")
        if len(session.pending) == 1:
            for answer in _YES_OR_NO:
                word = self._view.render(answer)
                self._button("text", word, word[:1].upper() + word[1:])
        for number, meaning in enumerate(session.pending, 1):
            if len(session.pending) > 1:
                text = phrase("unsure-choice", number=number, command=read_back(session, meaning))
                self._button("text", str(number), self._render(text))
        self._end_form()

    def write_steps(self, session: Session) -> None:
        """Buttons to go through what is told step by step."""
        self._title("web-choose-steps")
        self._begin_form("say")
        self._button("text", "", self._message("web-choose-next"))
        if session.walk is not None:
            self._button("text", "<", self._message("web-choose-previous"))
            finish = self._message("web-choose-finish")
            self._button("text", finish, finish[:1].upper() + finish[1:])
        self._end_form()

    def write_move(self, session: Session) -> None:
        """The choices of the next step, or the question before the move."""
        conversation = self._conversation
        picks = conversation.picks
        if picks.command is not None:
            self._title("web-choose-confirm")
            phrases = question_phrases(session, picks.command, self._view.verbosity)
            question = self._view.phrases.render_all(phrases, self._view.verbosity, Form.SHOW)
            self._text(question[:1].upper() + question[1:])
            self._begin_form("touch")
            self._step("play", self._message("web-choose-play"), "main")
            self._step("back", self._message("web-choose-back"))
            self._end_form()
            return
        offer = conversation.offer
        if not offer.choices:
            self._title("web-choose")
            self._text(self._message("web-choose-nothing"))
            return
        self._title("web-choose")
        if offer.picked:
            self._text(self._render(*offer.picked), "picked")
        self._begin_form("touch")
        self._write_choices(offer.choices)
        if picks.has_steps:
            self._step("back", self._message("web-choose-back"))
        self._end_form()

    def _write_choices(self, choices: tuple[OfferedPick, ...]) -> None:
        chosen = self._conversation.picks.heading
        headings = list_first(choices) if chosen is None else []
        self.lines.append('<ul role="list">')
        for index, heading in enumerate(headings):
            below = [it for it in choices if it.heading == heading]
            self._item(f"heading{index}", f"{self._render(heading.text)}: {self._list(below)}")
        for index, choice in enumerate(choices):
            if headings or (chosen is not None and choice.heading != chosen):
                continue
            words = self._render(*choice.words)
            place = self._place(choice) if chosen is None else ""
            self._item(f"choice{index}", words if place in words else f"{place}: {words}")
        self.lines.append("</ul>")

    def _place(self, choice: OfferedPick) -> str:
        return "" if choice.heading is None else self._render(choice.heading.text)

    def _list(self, choices: list[OfferedPick]) -> str:
        return ", ".join(self._render(*choice.words) for choice in choices)

    def _item(self, step: str, text: str) -> None:
        self.lines.append("<li>")
        self._step(step, text)
        self.lines.append("</li>")

    def _step(self, step: str, text: str, kind: str = "") -> None:
        self._button("step", f"{_CHECK}.{step}", text, kind)

    def _button(self, name: str, value: str, text: str, kind: str = "") -> None:
        style = f' class="{kind}"' if kind else ""
        self.lines.append(
            f'<button name="{name}" value="{escape(value)}"{style}>{escape(text)}</button>'
        )

    def _begin_form(self, action: str) -> None:
        self.lines.append(f'<form method="post" action="/{self._view.token}/{action}">')

    def _end_form(self) -> None:
        self.lines.append("</form>")

    def _title(self, name: str) -> None:
        title = escape(self._message(name))
        self.lines.append(f'<h2 id="choices-title" tabindex="-1">{title}</h2>')

    def _text(self, text: str, kind: str = "") -> None:
        style = f' class="{kind}"' if kind else ""
        self.lines.append(f"<p{style}>{escape(text)}</p>")

    def _message(self, name: str) -> str:
        return self._view.render(phrase(name))

    def _render(self, *phrases: Phrase) -> str:
        """Choices are always in full words."""
        return self._view.phrases.render_all(phrases, Verbosity.NORMAL, Form.SHOW)
