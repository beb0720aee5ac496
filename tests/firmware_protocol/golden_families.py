"""The golden frames of each codec, and which modules a codec is made of."""

import tempfile
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

import golden_baum
import golden_brlapi
import golden_canute
import golden_dotpad
import golden_handytech
import golden_humanware
from golden_frames import Conversation, Properties, check, check_properties, check_refused

from firmware_protocol.codecs.codec import Codec

CODECS = "firmware_protocol.codecs"
REGISTRY = f"{CODECS}.registry"
BRLAPI = "firmware_protocol.brlapi"
Modules = Callable[[str], ModuleType]


class Family(NamedTuple):
    """`tables`: the modules whose constants are stated; `others`: those that use them.

    `check` raises an exception if the codec made of these modules does not speak golden frames.
    """

    name: str
    tables: Sequence[str]
    others: Sequence[str]
    conversations: Sequence[Conversation]
    properties: Properties
    codec: Callable[[Modules], Codec]
    check: Callable[[Modules], None]


def _serial(
    name: str,
    conversations: Iterable[Conversation],
    properties: Properties,
    refused: Sequence[tuple[int, int, str]],
) -> Family:
    package = f"{CODECS}.{name}"
    spoken = list(conversations)

    def codec(modules: Modules) -> Codec:
        serial: Codec = modules(REGISTRY).CODECS[name]
        return serial

    def check_modules(modules: Modules) -> None:
        _check(codec(modules), properties, spoken)
        check_refused(refused, codec(modules))

    # What the codecs share is changed once, for the codec with packets of any length from one byte.
    shared = [f"{CODECS}.framing"] if name == "handytech" else []
    tables = [*shared, *(f"{package}.{part}" for part in ("wire", "device", "host"))]
    return Family(name, tables, [REGISTRY], spoken, properties, codec, check_modules)


def _brlapi() -> Family:
    spoken = list(golden_brlapi.conversations())

    def codec(modules: Modules) -> Codec:
        brlapi: Codec = modules(f"{BRLAPI}.codec").codec()
        return brlapi

    def check_modules(modules: Modules) -> None:
        _check(codec(modules), golden_brlapi.PROPERTIES, spoken)
        with tempfile.TemporaryDirectory() as folder:
            golden_brlapi.check_server(modules(f"{BRLAPI}.server"), Path(folder))

    tables = [f"{BRLAPI}.{part}" for part in ("wire", "commands", "host")]
    others = [f"{BRLAPI}.{part}" for part in ("server", "codec")]
    properties = golden_brlapi.PROPERTIES
    return Family("brlapi", tables, others, spoken, properties, codec, check_modules)


def _check(codec: Codec, properties: Properties, conversations: Iterable[Conversation]) -> None:
    check_properties(properties, codec)
    for conversation in conversations:
        check(conversation, codec)


FAMILIES = {
    family.name: family
    for family in (
        *(
            _serial(name, golden.conversations(), golden.PROPERTIES, golden.REFUSED)
            for name, golden in (
                ("baum", golden_baum),
                ("canute", golden_canute),
                ("dotpad", golden_dotpad),
                ("handytech", golden_handytech),
                ("humanware", golden_humanware),
            )
        ),
        _brlapi(),
    )
}
