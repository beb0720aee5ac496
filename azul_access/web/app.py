"""The paths of the server, and the responses to them.

`/` is where codes are typed, and `/join` takes them. `/TOKEN` is a page, `/TOKEN/rules` the rule
book, `/TOKEN/events` the stream of a page, `/TOKEN/NAME` what it posts; `/static/NAME` are the
style sheet and the scripts. Any other path gets a 404, and so does a wrong token.
"""

import asyncio
import json
from collections.abc import Callable, Mapping
from importlib.resources import files
from urllib.parse import parse_qsl

from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response, StreamingResponse
from starlette.routing import Route, Router

from azul_access.web import join_page, rules_page, seat_actions, seat_page, table_page
from azul_access.web.connections import Rank
from azul_access.web.guard import App, Guard, is_loopback
from azul_access.web.pages import Pages
from azul_access.web.stream import Streams, read_event_id
from azul_access.web.tokens import COMPUTER_PAGE, TABLE_PAGE, PageKind
from azul_access.web.view import View
from azul_access.web.wrong_tokens import WrongTokens

_TYPES = {"css": "text/css", "js": "text/javascript", "svg": "image/svg+xml"}
_MOST_FIELDS = 16


def build_app(
    pages: Pages, streams: Streams, prove: Callable[[tuple[str, int], Rank], None]
) -> App:
    """`prove` is called with the address of a connection that has shown a right token."""
    router = _Routes(pages, streams, prove).router
    # A page is a seventh as long then; the streams of events are left as they are.
    return Guard(GZipMiddleware(router))


def load_static_files() -> dict[str, tuple[bytes, str]]:
    """Content and media type of all files in `static`, by name."""
    folder = files(__package__) / "static"
    return {
        entry.name: (entry.read_bytes(), f"{_TYPES[ending]}; charset=utf-8")
        for entry in folder.iterdir()
        if (ending := entry.name.rpartition(".")[2]) in _TYPES
    }


class _Routes:
    def __init__(
        self, pages: Pages, streams: Streams, prove: Callable[[tuple[str, int], Rank], None]
    ) -> None:
        self._pages = pages
        self._streams = streams
        self._prove = prove
        self._wrong_tokens = WrongTokens()
        self._wrong_codes = WrongTokens(allowed=1)
        self._static = load_static_files()
        self.router = Router(
            [
                Route("/", self.show_join, methods=["GET"]),
                Route("/join", self.join, methods=["POST"]),
                Route("/static/{name}", self.show_static, methods=["GET"]),
                Route("/{token}", self.show_page, methods=["GET"]),
                Route("/{token}/rules", self.show_rules, methods=["GET"]),
                Route("/{token}/events", self.stream_events, methods=["GET"]),
                Route("/{token}/{name}", self.act, methods=["POST"]),
            ],
            redirect_slashes=False,
        )

    async def show_static(self, request: Request) -> Response:
        found = self._static.get(request.path_params["name"])
        if found is None:
            return _not_found()
        content, media_type = found
        return Response(content, media_type=media_type)

    async def show_join(self, request: Request) -> Response:
        return self._join_page(request)

    async def join(self, request: Request) -> Response:
        """Lead a device that gives a right code to its page; a wrong one is answered late."""
        code = _read_fields(await request.body()).get("code", "")
        page = self._pages.join_codes.use(code)
        if page is None:
            host = "" if request.client is None else request.client.host
            await asyncio.sleep(self._wrong_codes.note(host, "code"))
            return self._join_page(request, is_wrong=True)
        return RedirectResponse(f"/{self._pages.tokens.get(page)}", status_code=303)

    def _join_page(self, request: Request, *, is_wrong: bool = False) -> Response:
        accepted = request.headers.get("accept-language", "")
        language = join_page.choose_language(accepted, self._pages.session.settings.language)
        text = join_page.render_page(language, is_wrong=is_wrong)
        return Response(text, media_type="text/html; charset=utf-8")

    async def show_page(self, request: Request) -> Response:
        view = await self._find_view(request)
        if view is None:
            return _not_found()
        if view.page.kind is PageKind.SEAT:
            # It waits for the companion.
            text = await asyncio.to_thread(seat_page.render_page, view, self._pages)
        elif view.page.kind is PageKind.COMPUTER:
            text = self._render_computer_page(view)
        else:
            text = table_page.render_page(view, self._pages)
        return Response(text, media_type="text/html; charset=utf-8")

    async def show_rules(self, request: Request) -> Response:
        view = await self._find_view(request)
        session = self._pages.session
        if view is None or session.setup.system.load_rule_book is None:
            return _not_found()
        text = await asyncio.to_thread(rules_page.render_page, view, session)
        return Response(text, media_type="text/html; charset=utf-8")

    async def stream_events(self, request: Request) -> Response:
        view = await self._find_view(request)
        if view is None:
            return _not_found()
        # What the browser sends when it connects again is newer than what stands in the address.
        last = request.headers.get("last-event-id") or request.query_params.get("after", "")
        events = self._streams.open(view, read_event_id(last))
        return StreamingResponse(events, media_type="text/event-stream; charset=utf-8")

    async def act(self, request: Request) -> Response:
        view = await self._find_view(request)
        action = None
        if view is not None and view.page.kind is PageKind.SEAT:
            action = seat_actions.ACTIONS.get(request.path_params["name"])
        if view is None or action is None:
            return _not_found()
        fields = _read_fields(await request.body())
        values = await asyncio.to_thread(action, view, self._pages, fields)
        if "application/json" in request.headers.get("accept", ""):
            return Response(json.dumps(values), media_type="application/json")
        query = f"?{request.url.query}" if request.url.query else ""
        return RedirectResponse(f"/{view.token}{query}", status_code=303)

    def _render_computer_page(self, view: View) -> str:
        from azul_access.web import computer_page  # QR codes take time to import

        return computer_page.render_page(view, self._pages)

    async def _find_view(self, request: Request) -> View | None:
        """The view that a request asks for; None, after a while, for a wrong token."""
        token, client = request.path_params["token"], request.client
        page = self._pages.tokens.find(token)
        host, port = ("", 0) if client is None else (client.host, client.port)
        if page == COMPUTER_PAGE and not is_loopback(host):
            page = None
        if page is None:
            await asyncio.sleep(self._wrong_tokens.note(host, token))
            return None
        rank = Rank.ONLOOKER if page == TABLE_PAGE else Rank.SEAT
        self._prove((host, port), rank)
        token = self._pages.tokens.get(page)
        return View.read(page, token, request.query_params, self._pages.session)


def _not_found() -> Response:
    return Response("Not found.\n", 404, media_type="text/plain; charset=utf-8")


def _read_fields(body: bytes) -> Mapping[str, str]:
    """The fields of a form; the last one of a name counts."""
    try:
        return dict(parse_qsl(body.decode(), keep_blank_values=True, max_num_fields=_MOST_FIELDS))
    except ValueError:
        return {}
