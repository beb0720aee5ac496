"""The page of a seat: one player's announcements, questions, answers and moves."""

from collections.abc import Mapping, Sequence
from functools import partial
from html import escape

from azul_access.games.picture import Part
from azul_access.language.languages import LANGUAGES
from azul_access.language.phrase import Form, Verbosity, phrase
from azul_access.language.phrases import load_phrases
from azul_access.session import Session
from azul_access.web.document import render_document, render_words
from azul_access.web.pages import Pages
from azul_access.web.play_surface import draw_picture
from azul_access.web.rules_page import write_link
from azul_access.web.seat_choices import render_choices
from azul_access.web.seat_words import BUTTONS, describe_turn
from azul_access.web.table_parts import TableWriter, write_symbols
from azul_access.web.view import View, write_switch

# So many announcements from before the page was opened stand on it.
_EARLIER = 5
# How a page reads announcements aloud; the screen reader's own voice is the first choice.
VOICES = ("screen-reader", "own")
# What it reads aloud: everything, what is for its player, or only answers to its player.
AMOUNTS_READ = ("all", "mine", "asked")
# Whether tables name colours.
SWITCH = ("false", "true")
# The parts of the page with a title of their own.
SECTIONS = ("now", "say", "ask", "news", "settings", "earlier")
# What the script tells in the words of the page.
NOTICES = ("lost", "found", "delayed", "unsent", "ended", "gone")
# What dictation needs to be left as it is.
_FIELD = (
    'autocapitalize="none" autocomplete="off" autocorrect="off" spellcheck="false"'
    ' enterkeyhint="send" maxlength="300"'
)


def render_page(view: View, pages: Pages) -> str:
    """The whole page as a document."""
    assert view.page.seat is not None
    pages.attach(view)
    name = pages.session.setup.names[view.page.seat]
    title = view.render(phrase("web-seat-title", player=name))
    parts = render_parts(view, pages)
    picture = draw_picture(pages.session)
    body = [
        "" if picture is None else write_symbols(picture),
        '<main class="seat">',
        f'<h1 class="hidden">{escape(title)}</h1>',
        *_render_settings(view, pages),
        *_section(view, "now", [f'<p id="turn">{parts["turn"]}</p>', *_render_last(view, pages)]),
        f'<section aria-labelledby="choices-title"><div id="choices">{parts["choices"]}</div>'
        "</section>",
        *_section(view, "say", _render_field(view)),
        *_section(view, "ask", _render_buttons(view)),
        *_render_others(view, pages, parts),
        *_section(view, "news", _render_news(view, pages)),
        "</main>",
    ]
    return render_document(
        view, pages, title, "\n".join(body), scripts=["seat.js"], styles=["tiles.css", "seat.css"]
    )


def render_parts(view: View, pages: Pages) -> dict[str, str]:
    """HTML by the id of the element whose content it is."""
    conversation = pages.conversations.find(view)
    view, session = pages.localize(view, pages.session)
    text = view.phrases.render_all(describe_turn(session), view.verbosity, Form.SHOW)
    turn = f'<span data-moves="{len(session.ledger.applied)}">{escape(text)}</span>'
    boards = {part.name: _render_board(view, part) for part in _other_boards(view, session)}
    return {"turn": turn, "choices": render_choices(view, conversation), **boards}


def _other_boards(view: View, session: Session) -> list[Part]:
    """The boards of the other players; none in a game without pictures."""
    picture = draw_picture(session)
    boards = () if picture is None else picture.boards
    return [part for part in boards if part.seat != view.page.seat]


def _render_board(view: View, part: Part) -> str:
    render = partial(view.phrases.render, verbosity=Verbosity.NORMAL, form=Form.SHOW)
    writer = TableWriter(lambda text: render(text), colour_names=view.colour_names)
    return writer.write_part(part, frozenset())


def _render_others(view: View, pages: Pages, parts: Mapping[str, str]) -> list[str]:
    """The other boards, each opened by one step."""
    game = pages.session.setup.system.name
    return [
        f'<details class="other {game}"><summary>{escape(view.render(part.title))}</summary>'
        f'<div class="board" id="{part.name}">{parts[part.name]}</div></details>'
        for part in _other_boards(view, pages.localize(view, pages.session)[1])
    ]


def _text(view: View, name: str) -> str:
    return escape(view.render(phrase(name)))


def _section(view: View, name: str, content: Sequence[str]) -> list[str]:
    title = _text(view, f"web-seat-{name}")
    # Large letters say whose turn it is; the title is for those who go from one to the next.
    is_now = name == "now"
    kind, place = (' class="hidden"', ' class="now"') if is_now else ("", "")
    return [
        f'<section{place} aria-labelledby="{name}-title"><h2 id="{name}-title"{kind}>{title}</h2>',
        *content,
        "</section>",
    ]


def _render_last(view: View, pages: Pages) -> list[str]:
    """What happened last; the script keeps it up to date."""
    texts = [text for _, texts in _list_earlier(view, pages)[-1:] for text in texts]
    last = "".join(f"<span>{escape(text)} </span>" for text in texts)
    return [
        f'<h2 class="hidden">{_text(view, "web-said")}</h2>',
        f'<button type="button" id="missed" hidden>{_text(view, "web-seat-missed")}</button>',
        render_words(view, f'<p id="last" tabindex="-1">{last or _text(view, "nothing-yet")}</p>'),
    ]


def _render_field(view: View) -> list[str]:
    return [
        f'<form id="say" method="post" action="/{view.token}/say">',
        f'<label for="text">{_text(view, "web-seat-text")}</label>',
        f'<input id="text" name="text" {_FIELD}>',
        f"<button>{_text(view, 'web-seat-send')}</button>",
        "</form>",
    ]


def _render_buttons(view: View) -> list[str]:
    """Buttons for what is asked often, so that nobody has to type it."""
    buttons = (
        f'<li><button name="text" value="{escape(text)}">{escape(view.render(words))}</button></li>'
        for words, text in BUTTONS
    )
    return [
        f'<form id="ask" method="post" action="/{view.token}/say"><ul class="buttons" role="list">',
        *buttons,
        "</ul></form>",
        f"<p>{write_link(view)}</p>",
    ]


def _render_news(view: View, pages: Pages) -> list[str]:
    """The announcements from before, and a live region for those that come.

    The region is empty at first and only grows, so that a screen reader reads each one once.
    """
    earlier = (
        f'<p lang="{view.language}" data-number="{number}">{escape(text)}</p>'
        for number, texts in _list_earlier(view, pages)
        for text in texts
    )
    texts = " ".join(f'data-{name}="{_text(view, f"web-seat-{name}")}"' for name in NOTICES)
    return [
        f"<details><summary>{_text(view, 'web-seat-earlier')}</summary>"
        f'<div id="earlier">{"".join(earlier)}</div></details>',
        f'<div id="news" role="log" aria-live="polite" aria-atomic="false"'
        f' aria-relevant="additions" aria-labelledby="news-title" {texts}></div>',
        # What alone is read aloud while the announcements above are only shown.
        '<div id="heard" class="hidden" role="status" aria-live="polite" aria-atomic="false"'
        ' aria-relevant="additions"></div>',
    ]


def _list_earlier(view: View, pages: Pages) -> list[tuple[int, list[str]]]:
    """The last announcements for this page, by the number of their event."""
    events = pages.events.list_after(0, view.listener).events[-_EARLIER:]
    found = []
    for event in events:
        own_view, session = pages.localize(view, event.session)
        found.append((event.number, own_view.render_announcement(session, event.announcement)))
    return found


def _render_settings(view: View, pages: Pages) -> list[str]:
    languages = (
        f'<option lang="{tag}" value="{tag}"{_selected(tag == view.language)}>'
        f"{escape(_own_name(tag))}</option>"
        for tag in LANGUAGES
    )
    amounts = (
        f'<option value="{amount.value}"{_selected(amount is view.verbosity)}>'
        f"{_text(view, f'web-amount-{amount.value}')}</option>"
        for amount in Verbosity
    )
    voices = (
        f'<option value="{voice}">{_text(view, f"web-voice-{voice}")}</option>' for voice in VOICES
    )
    names = (
        f'<option value="{value}"{_selected(value == write_switch(view.colour_names))}>'
        f"{_text(view, f'web-names-{value}')}</option>"
        for value in SWITCH
    )
    usual = "mine" if pages.table_has_voice else "all"
    amounts_read = (
        f'<option value="{amount}"{_selected(amount == usual)}>'
        f"{_text(view, f'web-speaks-{amount}')}</option>"
        for amount in AMOUNTS_READ
    )
    return [
        f'<section aria-labelledby="settings-title" class="settings"><details><summary>'
        f'<h2 id="settings-title">{_text(view, "web-seat-settings")}</h2></summary>',
        f'<form id="settings" method="post" action="/{view.token}/settings">',
        f'<p><label for="language">{_text(view, "web-seat-language")}</label>'
        f'<select id="language" name="language">{"".join(languages)}</select></p>',
        f'<p><label for="verbosity">{_text(view, "web-seat-verbosity")}</label>'
        f'<select id="verbosity" name="verbosity">{"".join(amounts)}</select></p>',
        f'<p><label for="names">{_text(view, "web-seat-names")}</label>'
        f'<select id="names" name="names">{"".join(names)}</select></p>',
        f'<p><label for="speaks">{_text(view, "web-seat-speaks")}</label>'
        f'<select id="speaks" name="speaks">{"".join(amounts_read)}</select></p>',
        f'<p><label for="voice">{_text(view, "web-seat-voice")}</label>'
        f'<select id="voice" name="voice">{"".join(voices)}</select></p>',
        f"<button>{_text(view, 'web-seat-apply')}</button>",
        "</form></details></section>",
    ]


def _selected(is_selected: bool) -> str:
    return " selected" if is_selected else ""


def _own_name(language: str) -> str:
    """The name of a language in that language."""
    return load_phrases(language).render(
        phrase(f"language-{language}"), Verbosity.NORMAL, Form.SHOW
    )
