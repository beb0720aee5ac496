"""The values of a reader: its list of messages and the line that is being typed."""

from azul_access.braille.screen.input_line import InputLine
from azul_access.braille.screen.messages import DisplayMessage, Messages


def add_messages(messages: Messages, *texts: str) -> Messages:
    for text in texts:
        messages = messages.add(DisplayMessage(text, "en"))
    return messages


def shown_text(messages: Messages) -> str | None:
    return None if messages.current is None else messages.current.text


def shown_texts(messages: Messages) -> list[str | None]:
    """Return the texts that are shown one after the other, until none waits."""
    texts = []
    while messages.waiting:
        messages = messages.show_next()
        texts.append(shown_text(messages))
    return texts


def test_messages_wait_in_order() -> None:
    """None is shown by itself; then one after the other, and at last none."""
    messages = add_messages(Messages(), "first", "second")
    assert shown_text(messages) is None
    assert shown_texts(messages) == ["first", "second"]
    assert shown_text(messages.show_next().show_next().show_next()) is None


def test_answers_go_before_what_waits() -> None:
    """The answers to the last key first, then those to an earlier one, then other messages."""
    messages = add_messages(Messages(), "other").begin_answer()
    for text in ("earlier answer", "its end"):
        messages = messages.add_answer(DisplayMessage(text, "en"))
    messages = add_messages(messages, "later").show_next().begin_answer()
    for text in ("answer", "end"):
        messages = messages.add_answer(DisplayMessage(text, "en"))
    assert shown_text(messages) == "earlier answer"
    assert shown_texts(messages) == ["answer", "end", "its end", "other", "later"]
    assert shown_texts(messages.set_aside())[0] == "earlier answer"


def test_the_newest_message_passes_over_the_others() -> None:
    """They can be read again by browsing, and do not wait any more."""
    messages = add_messages(Messages(), "first", "second", "third").show_newest()
    assert shown_text(messages) == "third"
    assert not messages.waiting
    assert shown_text(messages.browse(-1)) == "second"
    assert shown_text(messages.show_newest()) is None


def test_browsing_stays_within_the_list() -> None:
    """Browsing shows read and unread messages; it does nothing in an empty list."""
    messages = add_messages(Messages(), "first", "second").mark_all_read()
    assert shown_text(messages) is None
    assert shown_text(messages.browse(-1)) == "second"
    assert shown_text(messages.browse(-1).browse(-1).browse(-1)) == "first"
    assert shown_text(messages.browse(1)) == "second"
    assert Messages().browse(-1) == Messages()


def test_the_oldest_messages_are_dropped() -> None:
    """The shown message stays the same until it is dropped itself, and those that wait wait."""
    messages = add_messages(Messages(), "first", "second").show_next().show_next()
    messages = add_messages(messages, *["later"] * 199)
    assert len(messages.items) == 200
    assert shown_text(messages) == "second"
    assert len(messages.waiting) == 199
    messages = messages.add(DisplayMessage("last", "en"))
    assert shown_text(messages) == "later"
    assert shown_texts(messages)[-1] == "last"


def test_a_line_has_a_maximum_length() -> None:
    """Further chords are ignored."""
    line = InputLine()
    for _ in range(81):
        line = line.add_chord(1)
    assert len(line.cells) == 80


def test_erasing() -> None:
    """The open cell of one-handed typing is erased first, then the last closed cell."""
    line = InputLine().add_chord(1).add_chord(3).toggle_one_handed().add_chord(4)
    assert line.cells == (1, 3, 4)
    assert line.erase().cells == (1, 3)
    assert line.erase().erase().cells == (1,)
    assert InputLine().erase().cells == ()
