"""Each half of each codec sends and understands the golden frames."""

import importlib

import pytest
from golden_families import FAMILIES, Family
from golden_frames import Conversation, check

CONVERSATIONS = [
    pytest.param(family, conversation, id=f"{family.name}: {conversation.name}")
    for family in FAMILIES.values()
    for conversation in family.conversations
]


@pytest.mark.parametrize(("family", "conversation"), CONVERSATIONS)
def test_conversation(family: Family, conversation: Conversation) -> None:
    """One half, from its first byte to its last."""
    check(conversation, family.codec(importlib.import_module))


@pytest.mark.parametrize("family", FAMILIES.values(), ids=FAMILIES)
def test_everything_of_a_codec(family: Family) -> None:
    """All conversations; line, limits and models; sizes that cannot be; the server's greeting."""
    family.check(importlib.import_module)
