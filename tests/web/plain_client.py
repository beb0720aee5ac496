"""A client without a browser: requests that a browser would not send, and streams of events."""

import http.client
import json
import socket
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

SECONDS = 60.0  # a limit for what comes at once


@dataclass(frozen=True)
class Reply:
    status: int
    headers: Mapping[str, str]
    text: str


def request(
    address: str,
    method: str = "GET",
    path: str | None = None,
    body: bytes | None = None,
    headers: Mapping[str, str] | None = None,
) -> Reply:
    """Send one request to the server of an address; the headers replace a browser's."""
    place = urlsplit(address)
    target = place.path + (f"?{place.query}" if place.query else "") if path is None else path
    connection = http.client.HTTPConnection(place.netloc, timeout=SECONDS)
    sent = {"Host": place.netloc}
    if method == "POST":
        sent |= {
            "Origin": f"http://{place.netloc}",
            "Content-Type": "application/x-www-form-urlencoded",
            "Content-Length": str(len(body or b"")),
        }
    try:
        connection.putrequest(method, target, skip_host=True, skip_accept_encoding=True)
        for name, value in {**sent, **(headers or {})}.items():
            if value:
                connection.putheader(name, value)
        connection.endheaders(body)
        response = connection.getresponse()
        text = response.read().decode()
        return Reply(response.status, {k.lower(): v for k, v in response.getheaders()}, text)
    finally:
        connection.close()


def connect(address: str) -> socket.socket:
    """A connection to the server of an address, on which nothing is sent yet."""
    place = urlsplit(address)
    assert place.hostname is not None
    return socket.create_connection((place.hostname, place.port or 80), timeout=SECONDS)


@dataclass(frozen=True)
class Event:
    """An event of a stream; the id is empty if it has none."""

    kind: str
    values: dict[str, Any]
    identity: str


class Stream:
    """The events of a page, read one after the other."""

    def __init__(self, response: http.client.HTTPResponse) -> None:
        self._response = response

    def read(self) -> Event:
        """The next event. Raises: EOFError at the end of the stream."""
        fields: dict[str, str] = {}
        while True:
            line = self._response.readline().decode()
            if not line:
                raise EOFError
            name, _, value = line.rstrip("\n").partition(": ")
            if name:
                fields[name] = value
            elif "event" in fields:
                return Event(fields["event"], json.loads(fields["data"]), fields.get("id", ""))

    def read_until(self, kind: str) -> list[Event]:
        """All events up to the next one of a kind."""
        events = [self.read()]
        while events[-1].kind != kind:
            events.append(self.read())
        return events

    def read_texts(self, text: str) -> list[str]:
        """The paragraphs of all announcements up to one that contains a text."""
        texts: list[str] = []
        while not any(text in told for told in texts):
            event = self.read()
            if event.kind == "news":
                texts += event.values["paragraphs"]
        return texts


@contextmanager
def open_stream(
    address: str, after: str = "", *, query: str = "", source: str = ""
) -> Iterator[Stream]:
    """The stream of a page, after the event with an id if one is given.

    `source` is the address that it comes from, of several that this computer has.
    """
    place = urlsplit(address)
    own = (source, 0) if source else None
    connection = http.client.HTTPConnection(place.netloc, timeout=SECONDS, source_address=own)
    try:
        headers = {"Last-Event-ID": after} if after else {}
        connection.request("GET", f"{place.path}/events{query}", headers=headers)
        with connection.getresponse() as response:
            assert response.status == 200
            yield Stream(response)
    finally:
        connection.close()
