"""The table page: the whole table and the last announcements, for onlookers."""

from functools import cache, partial
from html import escape

from azul_access.games.picture import Picture, SpaceId, find_changes
from azul_access.games.system import State
from azul_access.language.languages import LANGUAGES
from azul_access.language.phrase import Form, Verbosity, join_with_and, phrase
from azul_access.language.phrases import Phrases, load_phrases
from azul_access.session import Session
from azul_access.web.document import render_document, render_words
from azul_access.web.pages import Pages
from azul_access.web.rules_page import write_link
from azul_access.web.table_parts import TableWriter, write_symbols
from azul_access.web.tokens import TABLE_PAGE
from azul_access.web.view import View

# The page begins with so many announcements; the newest is the largest.
_ANNOUNCEMENTS = 3
# Longer texts of whose turn it is have smaller letters.
_SHORT_TURN, _USUAL_TURN = 16, 26
# The keys of the views: everything, the boards by seat, and what all share.
_KEY_OF_ALL, _KEY_OF_SOURCES = 0, 5


def render_page(view: View, pages: Pages) -> str:
    """The whole page as a document."""
    session = view.localize(pages.session)
    title = _render_title(view, session)
    parts = render_parts(view, pages)
    picture = _draw(session, session.told_state)
    game = session.setup.system.name
    players = len(session.setup.names)
    crowded = " crowded" if players > 2 else ""
    body = [
        f'<div class="table-page {game} players-{players}{crowded}" id="page">',
        "<header>",
        f'<h1 class="hidden">{escape(title)}</h1>',
        f'<p id="turn">{parts["turn"]}</p>',
        _render_views(view, session, picture),
        _render_options(view),
        f'<section class="said" aria-labelledby="said"><h2 class="hidden" id="said">'
        f"{_text(view, 'web-said')}</h2>",
        render_words(
            view,
            f'<div id="news" role="log" tabindex="0" aria-labelledby="said">'
            f"{_render_news(view, pages)}</div>",
        ),
        f'<p id="connection" role="status" {_render_notices(view)}></p></section>',
        "</header>",
        '<main id="table">',
        *_render_sections(view, picture, parts),
        f'<div class="notes" id="notes">{parts["notes"]}</div>',
        "</main>",
        "</div>",
    ]
    return render_document(
        view, pages, title, "\n".join(body), scripts=["table.js"], styles=["tiles.css", "table.css"]
    )


def render_parts(view: View, pages: Pages) -> dict[str, str]:
    """HTML by the id of the element whose content it is."""
    session = view.localize(pages.session)
    state, before = session.told_state, pages.state_before
    writer = _open_writer(view.phrases, view.colour_names)
    parts = {"turn": _render_turn(view, session)}
    picture = _draw(session, state)
    if picture is None:
        return {**parts, "notes": "", "words": _render_words(view, session)}
    changes: frozenset[SpaceId] = frozenset()
    if before is not None and (old := _draw(session, before)) is not None:
        changes = find_changes(old, picture)
    parts["notes"] = "".join(f"<p>{escape(view.render(note))}</p>" for note in picture.notes)
    current = session.setup.system.rules.expects(state).player
    for part in picture.parts:
        is_current = part.seat is not None and part.seat == current
        parts[part.name] = writer.write_part(part, changes, is_current=is_current)
    return parts


@cache
def _open_writer(phrases: Phrases, colour_names: bool) -> TableWriter:
    """The writer of a language; names of places are the same at every verbosity."""
    render = partial(phrases.render, verbosity=Verbosity.NORMAL, form=Form.SHOW)
    return TableWriter(lambda text: render(text), has_dots=True, colour_names=colour_names)


def _draw(session: Session, state: State) -> Picture | None:
    pictures = session.setup.system.pictures
    return None if pictures is None else pictures.draw_table(session.context, state)


def _text(view: View, name: str) -> str:
    return escape(view.render(phrase(name)))


def _render_title(view: View, session: Session) -> str:
    game = phrase(f"title-{session.setup.system.name}")
    names = [phrase("name", name=name) for name in session.setup.names]
    return view.render(phrase("web-table-of", game=game, players=join_with_and(names)))


def _render_turn(view: View, session: Session) -> str:
    """Who has to do what now; without a full stop, as a heading."""
    system, state = session.setup.system, session.told_state
    phrases = system.dialogue.wait(session.context, state, named=True).expect
    text = view.phrases.render_all(
        phrases or [phrase("prompt-over")], Verbosity.NORMAL, Form.SHOW
    ).rstrip(".")
    kind = "short" if len(text) <= _SHORT_TURN else "usual" if len(text) <= _USUAL_TURN else "long"
    moves = len(session.ledger.applied)
    return f'<span class="{kind}" data-moves="{moves}">{escape(text)}</span>'


def _render_views(view: View, session: Session, picture: Picture | None) -> str:
    """Links to the parts of the table; a script shows one part alone."""
    if picture is None:
        return ""
    names = enumerate(session.setup.names, 1)
    views = [
        (_KEY_OF_ALL, "table", view.render(phrase("web-view-all"))),
        *[(seat, f"board-{seat}", name) for seat, name in names],
        (_KEY_OF_SOURCES, "sources", view.render(phrase("web-view-sources"))),
    ]
    links = "".join(
        f'<li><a href="#{target}" aria-keyshortcuts="{key}">{escape(name)}</a></li>'
        for key, target, name in views
    )
    return f'<nav aria-label="{_text(view, "web-views")}"><ul>{links}</ul></nav>'


def _render_options(view: View) -> str:
    """What a browser keeps for itself; the script shows it."""
    boxes = "".join(
        f'<label><input type="checkbox" name="{name}"{checked}> {escape(view.render(text))}</label>'
        for name, text, checked in (
            ("dots", phrase("web-option-dots"), ""),
            ("keys", phrase("web-option-keys"), " checked"),
        )
    )
    full = f'<button type="button" id="full">{_text(view, "web-full-screen")}</button>'
    languages = "".join(
        f'<a href="?language={code}" lang="{code}" hreflang="{code}">'
        f"{escape(load_phrases(code).render(name, Verbosity.NORMAL, Form.SHOW))}</a>"
        for code in LANGUAGES
        for name in [phrase(f"language-{code}")]
    )
    return (
        f'<details id="options" hidden><summary><span aria-hidden="true">⚙\ufe0e</span>'
        f'<span class="hidden">{_text(view, "web-options")}</span></summary>'
        f'<div class="options">{boxes}{full}<span class="languages">{languages}'
        f"{write_link(view)}</span></div>"
        "</details>"
    )


def _render_notices(view: View) -> str:
    """What the script shows when the connection is lost or ends."""
    notices = {
        "lost": phrase("web-seat-lost"),
        "end": phrase("web-seat-ended"),
        "gone": phrase("web-seat-gone"),
    }
    return " ".join(
        f'data-{event}="{escape(view.render(text))}"' for event, text in notices.items()
    )


def _render_news(view: View, pages: Pages) -> str:
    events = pages.events.list_after(0, TABLE_PAGE).events[-_ANNOUNCEMENTS:]
    return "".join(
        f'<p lang="{view.language}" data-number="{event.number}">{escape(text)}</p>'
        for event in events
        for text in view.render_announcement(event.session, event.announcement)
    )


def _render_sections(view: View, picture: Picture | None, parts: dict[str, str]) -> list[str]:
    """The parts of the table in sections; sentences for a game without pictures."""
    if picture is None:
        return [f'<section class="words" id="words">{parts["words"]}</section>']
    symbols = write_symbols(picture, view.language)
    heading = f'<h2 class="hidden">{_text(view, "web-view-sources")}</h2>'
    sources = [
        f'<section class="part {part.name}" id="{part.name}">{parts[part.name]}</section>'
        for part in picture.sources
    ]
    boards = [
        f'<section class="board" id="{part.name}">{parts[part.name]}</section>'
        for part in picture.boards
    ]
    return [symbols, f'<div class="sources" id="sources">{heading}', *sources, "</div>", *boards]


def _render_words(view: View, session: Session) -> str:
    """The whole table in sentences."""
    facts, state = session.setup.system.facts, session.told_state
    paragraphs = [
        paragraph
        for question in facts.overview_questions(state)
        for paragraph in facts.answer(session.context, state, question)
    ]
    return "".join(
        f"<p>{escape(view.phrases.render_all(paragraph, view.verbosity, Form.SHOW))}</p>"
        for paragraph in paragraphs
    )
