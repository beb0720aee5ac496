"""The values of a reader: its list of messages and the line that is being typed."""

from azul_access.braille.input_line import MAX_CELLS, InputLine
from azul_access.braille.messages import MAX_MESSAGES, Message, Messages


def add_messages(messages: Messages, *texts: str) -> Messages:
    for text in texts:
        messages = messages.add(Message(text, "en"))
    return messages


def shown_text(messages: Messages) -> str | None:
    return None if messages.current is None else messages.current.text


def test_messages_wait_in_order() -> None:
    """The first is shown; each dismissal shows the next one, and the last shows none."""
    messages = add_messages(Messages(), "first", "second")
    assert shown_text(messages) == "first"
    assert shown_text(messages.dismiss()) == "second"
    assert messages.dismiss().has_unread
    assert shown_text(messages.dismiss().dismiss()) is None
    assert not messages.dismiss().dismiss().has_unread


def test_browsing_stays_within_the_list() -> None:
    """Browsing shows read and unread messages; it does nothing in an empty list."""
    messages = add_messages(Messages(), "first", "second").mark_all_read()
    assert shown_text(messages) is None
    assert shown_text(messages.browse(-1)) == "second"
    assert shown_text(messages.browse(-1).browse(-1).browse(-1)) == "first"
    assert shown_text(messages.browse(1)) == "second"
    assert Messages().browse(-1) == Messages()


def test_the_oldest_messages_are_dropped() -> None:
    """The shown message stays the same until it is dropped itself."""
    messages = add_messages(Messages(), "first", "second").dismiss()
    messages = add_messages(messages, *["later"] * (MAX_MESSAGES - 1))
    assert len(messages.items) == MAX_MESSAGES
    assert shown_text(messages) == "second"
    assert shown_text(messages.add(Message("last", "en"))) == "later"


def test_a_line_has_a_maximum_length() -> None:
    """Further chords are ignored."""
    line = InputLine()
    for _ in range(MAX_CELLS + 1):
        line = line.add_chord(1)
    assert len(line.cells) == MAX_CELLS


def test_erasing() -> None:
    """The open cell of one-handed typing is erased first, then the last closed cell."""
    line = InputLine().add_chord(1).add_chord(3).toggle_one_handed().add_chord(4)
    assert line.cells == (1, 3, 4)
    assert line.erase().cells == (1, 3)
    assert line.erase().erase().cells == (1,)
    assert InputLine().erase().cells == ()
