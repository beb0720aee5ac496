"""A move made step by step, with buttons that say everything in words.

The steps are those that the game gives to braille displays, so every game has them. Where many
choices share headings, such as the factories, a heading is chosen first.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
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
from azul_access.web.play_surface import (
    SurfaceWriter,
    draw_picture,
    key_of,
    list_spots,
    name_choice,
)
from azul_access.web.table_parts import draw_tile
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
    waits = bool(session.pending or session.queued_announcements or session.walk is not None)
    is_complete = conversation.picks.command is not None
    writer.write_surface(() if waits or is_complete else conversation.offer.choices)
    if session.pending:
        writer.write_answers(session)
    elif waits:
        writer.write_steps(session)
    else:
        if session.awaits_hands:
            writer.write_hands()
        writer.write_move(session)
    writer.end()
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


def list_all_headings(conversation: Conversation) -> list[Heading]:
    return list_headings(it.heading for it in conversation.offer.choices)


def list_touched(view: View, conversation: Conversation) -> Mapping[str, object]:
    """What the buttons of tiles and rows pick that are not among the choices, by their values."""
    picture, seat = draw_picture(conversation.session), view.page.seat
    if picture is None or seat is None:
        return {}
    return {f"spot{index}": pick for index, pick in enumerate(list_spots(picture, seat))}


class _Writer:
    def __init__(self, view: View, conversation: Conversation) -> None:
        self.lines: list[str] = []
        self._view = view
        self._conversation = conversation
        # The choices that no tile of the surface stands for.
        self._others: list[tuple[int, OfferedPick]] = []
        self._has_focus = False

    def write_surface(self, choices: Sequence[OfferedPick]) -> None:
        """The sources and the own board, with a button for each thing to touch."""
        view, seat = self._view, self._view.page.seat
        picture = draw_picture(self._conversation.session)
        if picture is None or seat is None:
            self._title("web-choose", 2, "choices-title", has_focus=True)
            self._others = list(enumerate(choices))
            self.lines.append('<div class="act">')
            return
        spots = list_spots(picture, seat)
        keys = {key_of(pick) for pick in spots}
        self._others = [it for it in enumerate(choices) if key_of(it[1].pick) not in keys]
        offered = {key_of(it.pick) for it in choices}
        on_board = {key_of(it) for it in list_spots(replace(picture, sources=()), seat)}
        self._title("web-choose", 2, "choices-title", has_focus=bool(offered & (keys - on_board)))
        writer = SurfaceWriter(view, self._conversation, choices, spots, f"{_CHECK}.")
        game = self._conversation.session.setup.system.name
        crowded = " crowded" if len(picture.boards) > 2 else ""
        self._begin_form("touch", f"surface {game}{crowded}")
        self.lines.append('<div class="taking">')
        self._title("web-view-sources", 3)
        self.lines += [writer.write_source(part) for part in picture.sources]
        self.lines.append('</div><div class="board own">')
        self._title("web-button-board", 3, has_focus=bool(offered & on_board))
        self.lines += [writer.write_part(picture.boards[seat], frozenset()), "</div>"]
        self._end_form()
        self.lines.append('<div class="act">')

    def end(self) -> None:
        self.lines.append("</div>")

    def write_answers(self, session: Session) -> None:
        """Yes and no, or the meanings of what was said."""
        self._title("web-choose-answer", 3, has_focus=True)
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
        self._title("web-choose-steps", 3, has_focus=True)
        self._begin_form("say")
        self._button("text", "", self._message("web-choose-next"))
        if session.walk is not None:
            self._button("text", "<", self._message("web-choose-previous"))
            finish = self._message("web-choose-finish")
            self._button("text", finish, finish[:1].upper() + finish[1:])
        self._end_form()

    def write_hands(self) -> None:
        """Buttons for what hands can say of the computer's move."""
        self._title("web-choose-hands", 3, has_focus=True)
        self._begin_form("say")
        self._button("text", "", self._message("web-choose-laid"), "main")
        missing = self._message("word-not-there")
        self._button("text", missing, missing[:1].upper() + missing[1:])
        self._end_form()

    def write_move(self, session: Session) -> None:
        """The choices of the next step, or the question before the move."""
        conversation = self._conversation
        picks = conversation.picks
        if picks.command is not None:
            self.lines.append('<div class="asked">')
            self._title("web-choose-confirm", 3, has_focus=True)
            phrases = question_phrases(session, picks.command, self._view.verbosity)
            question = self._view.phrases.render_all(phrases, self._view.verbosity, Form.SHOW)
            self._text(question[:1].upper() + question[1:], "question")
            self.lines.append("</div>")
            self._begin_form("touch")
            self._step("play", self._message("web-choose-play"), "main")
            self._step("back", self._message("web-choose-back"))
            self._end_form()
            return
        offer = conversation.offer
        if not offer.choices:
            self._text(self._message("web-choose-nothing"))
            return
        if offer.picked:
            self._text(self._render(*offer.picked), "picked")
        if not self._others and not picks.has_steps:
            return
        self._begin_form("touch")
        self._write_choices()
        if picks.has_steps:
            self._step("back", self._message("web-choose-back"))
        self._end_form()

    def _write_choices(self) -> None:
        chosen = self._conversation.picks.heading
        choices = [choice for _, choice in self._others]
        numbers = {it: index for index, it in enumerate(list_all_headings(self._conversation))}
        headings = [it for it in list_first(choices) if it in numbers] if chosen is None else []
        self.lines.append('<ul role="list">')
        for heading in headings:
            below = [it for it in choices if it.heading == heading]
            text = f"{self._render(heading.text)}: {self._list(below)}"
            self._item(f"heading{numbers[heading]}", text)
        for index, choice in self._others:
            if headings or (chosen is not None and choice.heading != chosen):
                continue
            name = name_choice(self._view, choice) if chosen is None else ""
            self._item(f"choice{index}", name or self._render(*choice.words), choice)
        self.lines.append("</ul>")

    def _list(self, choices: list[OfferedPick]) -> str:
        return ", ".join(self._render(*choice.words) for choice in choices)

    def _item(self, step: str, text: str, choice: OfferedPick | None = None) -> None:
        self.lines.append("<li>")
        self._step(step, text, tiles="" if choice is None else self._draw(choice))
        self.lines.append("</li>")

    def _draw(self, choice: OfferedPick) -> str:
        """The tiles of a choice; nothing for one that is not only tiles."""
        labels = [self._render(label) for label in choice.labels]
        picture = draw_picture(self._conversation.session)
        tiles = {} if picture is None else {tile.label: tile for tile in picture.tiles}
        if not labels or not all(label in tiles for label in labels):
            return ""
        drawn = "".join(draw_tile(tiles[label]) for label in labels)
        return f'<span class="drawn" aria-hidden="true">{drawn}</span> '

    def _step(self, step: str, text: str, kind: str = "", tiles: str = "") -> None:
        self._button("step", f"{_CHECK}.{step}", text, kind, tiles)

    def _button(self, name: str, value: str, text: str, kind: str = "", tiles: str = "") -> None:
        style = f' class="{kind}"' if kind else ""
        self.lines.append(
            f'<button name="{name}" value="{escape(value)}"{style}>{tiles}{escape(text)}</button>'
        )

    def _begin_form(self, action: str, kind: str = "") -> None:
        style = f' class="{kind}"' if kind else ""
        self.lines.append(f'<form method="post" action="/{self._view.token}/{action}"{style}>')

    def _end_form(self) -> None:
        self.lines.append("</form>")

    def _title(self, name: str, level: int, id_: str = "", *, has_focus: bool = False) -> None:
        """A heading; the one above the next choices gets the focus after each step."""
        text = escape(self._message(name))
        identity = f' id="{id_}"' if id_ else ""
        focus = " data-now" if has_focus and not self._has_focus else ""
        self._has_focus = self._has_focus or has_focus
        self.lines.append(f'<h{level}{identity} tabindex="-1"{focus}>{text}</h{level}>')

    def _text(self, text: str, kind: str = "") -> None:
        style = f' class="{kind}"' if kind else ""
        self.lines.append(f"<p{style}>{escape(text)}</p>")

    def _message(self, name: str) -> str:
        return self._view.render(phrase(name))

    def _render(self, *phrases: Phrase) -> str:
        """Choices are always in full words."""
        return self._view.phrases.render_all(phrases, Verbosity.NORMAL, Form.SHOW)
