"""Conformance vectors of every protocol, for our tests and for firmware written in C.

`python tests/firmware_protocol/conformance_vectors.py` writes them into `vectors/`; a difference in
these files is a change of the protocol. docs/displays/makers.md describes their format.
"""

import json
import sys
from pathlib import Path
from typing import Any

from codec_pair import identified_pair, new_pair

from firmware_protocol import events as kinds
from firmware_protocol.codecs.registry import CODECS
from firmware_protocol.events import Ack, Event, Send

FOLDER = Path(__file__).resolve().parent / "vectors"
# Protocol, model, columns, rows.
SIZES = [
    ("baum", "VarioConnect", 40, 1),
    ("baum", "Orbit", 20, 1),
    ("baum", "Refreshabraille", 18, 1),
    ("baum", "NLS eReader Zoomax", 20, 1),
    ("baum", "SuperVario", 84, 1),
    ("baum", "QEMU", 40, 1),
    ("canute", "Canute", 40, 9),
    ("canute", "Canute", 20, 3),
]


def sizes() -> list[tuple[str, str, int, int]]:
    """The table above, and the default size of each protocol that is not in it."""
    listed = {protocol for protocol, *_ in SIZES}
    others = [codec for codec in CODECS.values() if codec.name not in listed]
    return SIZES + [(one.name, one.models[0], one.columns, one.rows) for one in others]


def file_name(protocol: str, model: str, columns: int, rows: int) -> str:
    return f"{protocol}-{model.lower().replace(' ', '-')}-{rows}x{columns}.json"


def patterns(columns: int) -> list[bytes]:
    """The rows of the vectors: blank, simple, all dots, special bytes."""
    return [
        bytes(columns),
        bytes([1]) * columns,
        bytes([0x3F]) * columns,
        bytes(range(1, 1 + columns)),
        *(bytes([byte]) * columns for byte in (0x1B, 0x7E, 0x7D, 0x16, 0xAA, 0xFF)),
        bytes(1 << place % 8 for place in range(columns)),
    ]


def encode(event: Event) -> list[Any]:
    """An event as its class and its fields, bytes as hexadecimal digits."""
    values = [value.hex() if isinstance(value, bytes) else value for value in event.values()]
    return [type(event).__name__, *values]


def decode(vector: list[Any]) -> Event:
    """The event of an encoded one. Only Shown has bytes."""
    kind, *values = vector
    if kind == "Shown":
        values[1] = bytes.fromhex(values[1])
    event: Event = getattr(kinds, kind)(*values)
    return event


def without_sends(events: list[Event]) -> list[list[Any]]:
    return [encode(event) for event in events if not isinstance(event, Send)]


def vector(protocol: str, model: str, columns: int, rows: int) -> dict[str, Any]:
    codec = CODECS[protocol]
    return {
        "protocol": protocol,
        "model": model,
        "columns": columns,
        "rows": rows,
        "baud": codec.line.baud,
        "parity": codec.line.parity,
        "introduction": introduction(protocol, model, columns, rows),
        "frames": frames(protocol, model, columns, rows),
        "keys": keys(protocol, model, columns, rows),
    }


def introduction(protocol: str, model: str, columns: int, rows: int) -> list[dict[str, Any]]:
    """The bytes of both sides until the display is known, and the events of the other side."""
    pair = new_pair(CODECS[protocol], columns, rows, model)
    pair.identify()
    pair.settle()
    fresh = new_pair(CODECS[protocol], columns, rows, model)
    fresh.host.hello()  # a host may ignore answers to questions that it did not ask
    steps = []
    for sender, data in pair.sent:
        half = fresh.device if sender == "host" else fresh.host
        steps.append(
            {"from": sender, "bytes": data.hex(), "means": without_sends(half.receive(data))}
        )
        if any(event[0] == "Identified" for step in steps for event in step["means"]):
            break
    return steps


def frames(protocol: str, model: str, columns: int, rows: int) -> list[dict[str, Any]]:
    result = []
    pair = identified_pair(CODECS[protocol], columns, rows, model)
    for count, cells in enumerate(patterns(columns)):
        row = count % rows
        data = pair.host.show({row: cells})
        pair.forget()
        pair.to_device(data)
        answer = b"".join(sent for sender, sent in pair.sent if sender == "device")
        while pair.host.acks and Ack() not in pair.host_events:
            pair.pass_time()
        shown = bytes(pair.device.rows[row])
        result.append(
            {
                "row": row,
                "cells": cells.hex(),
                "bytes": data.hex(),
                "shown": shown.hex(),
                "answer": answer.hex(),
            }
        )
    return result


def keys(protocol: str, model: str, columns: int, rows: int) -> list[dict[str, str]]:
    """The bytes when a key moves. `asked`: the question that they answer, or empty."""
    result = []
    for key in new_pair(CODECS[protocol], columns, rows, model).device.keys:
        pair = identified_pair(CODECS[protocol], columns, rows, model)
        steps = {"key": key, "asked": ""}
        for name, move in (("down", pair.device.press), ("up", pair.device.release)):
            pair.forget()
            pair.to_host(move(key))
            if not pair.sent:  # the display sends keys only when asked
                pair.pass_time(0.2)
                steps["asked"] = pair.sent[0][1].hex()
            steps[name] = pair.sent[-1][1].hex()
        result.append(steps)
    return result


def text(content: dict[str, Any]) -> str:
    """JSON with one step in each line, so that a difference shows the step."""
    lines = []
    for name, value in content.items():
        if isinstance(value, list):
            steps = ",\n".join("    " + json.dumps(step) for step in value)
            lines.append(f'  "{name}": [\n{steps}\n  ]')
        else:
            lines.append(f'  "{name}": {json.dumps(value)}')
    return "{\n" + ",\n".join(lines) + "\n}\n"


def main() -> int:
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.json"):
        old.unlink()
    for size in sizes():
        (FOLDER / file_name(*size)).write_text(text(vector(*size)), encoding="utf-8")
        print(file_name(*size))
    return 0


if __name__ == "__main__":
    sys.exit(main())
