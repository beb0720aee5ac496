"""The page at the bare address, where somebody types the code that leads to a page of theirs.

Whoever knows the address sees it, so it names nobody and tells nothing of the game.
"""

from html import escape

from azul_access.language.languages import LANGUAGES
from azul_access.language.phrase import Form, Verbosity, phrase
from azul_access.language.phrases import load_phrases
from azul_access.web.document import render_frame


def choose_language(accepted: str, otherwise: str) -> str:
    """The first language of an Accept-Language header that there is."""
    for part in accepted.split(","):
        tag = part.partition(";")[0].strip()[:2].lower()
        if tag in LANGUAGES:
            return tag
    return otherwise


def render_page(language: str, *, is_wrong: bool = False) -> str:
    """The whole page as a document; `is_wrong` after a code that leads nowhere."""
    phrases = load_phrases(language)

    def text(name: str) -> str:
        return escape(phrases.render(phrase(name), Verbosity.NORMAL, Form.SHOW))

    wrong = f'<p id="wrong" role="alert">{text("web-join-wrong")}</p>\n' if is_wrong else ""
    described = ' aria-describedby="wrong" aria-invalid="true"' if is_wrong else ""
    body = (
        f'<main class="seat join">\n<h1>{text("web-join-title")}</h1>\n{wrong}'
        f"<p>{text('web-join-how')}</p>\n"
        '<form method="post" action="/join">\n'
        f'<label for="code">{text("web-join-label")}</label>\n'
        '<input id="code" name="code" inputmode="numeric" autocomplete="off" autofocus required'
        f"{described}>\n"
        f"<button>{text('web-join-button')}</button>\n</form>\n"
        f'<p id="again" hidden>{text("web-join-again")} <a href="/"></a></p>\n</main>'
    )
    return render_frame(language, "Azul Access", body, scripts=["join.js"], styles=["seat.css"])
