"""Keys that move through windows, views and messages, open the choices, or go a step back."""

from dataclasses import replace

from azul_access.braille.actions import KeyAction
from azul_access.braille.screen.choices import Selection
from azul_access.braille.screen.content import Content, Layer
from azul_access.session.output.announcements import BookPlace

_STEPS = {
    KeyAction.PAN_ON: 1,
    KeyAction.PAN_BACK: -1,
    KeyAction.NEXT_VIEW: 1,
    KeyAction.PREVIOUS_VIEW: -1,
    KeyAction.LATER_MESSAGE: 1,
    KeyAction.EARLIER_MESSAGE: -1,
}


def move(content: Content, action: KeyAction) -> None:
    """React to a key that moves through what the display shows."""
    match action:
        case KeyAction.PAN_ON | KeyAction.PAN_BACK:
            pan(content, _STEPS[action])
        case KeyAction.NEXT_VIEW | KeyAction.PREVIOUS_VIEW:
            change_view(content, _STEPS[action])
        case KeyAction.LATER_MESSAGE | KeyAction.EARLIER_MESSAGE:
            browse_messages(content, _STEPS[action])
        case KeyAction.FIRST:
            go_to_first(content)
        case KeyAction.LAST:
            go_to_last(content)
        case KeyAction.CHOICES:
            open_choices(content)
        case KeyAction.ESCAPE:
            escape(content)


def pan(content: Content, step: int) -> None:
    """Show the next window, or leave the layer at its end."""
    layer = content.layer
    if layer is Layer.INPUT:
        return
    if layer is Layer.VIEW and step > 0 and content.messages.waiting:
        content.show_next_message()
        return
    position = content.find_window(step)
    if 0 <= position < len(content.windows()):
        content.position = position
    elif layer is Layer.VIEW:
        change_view(content, step)
    elif layer is Layer.MESSAGE:
        leave_message(content, step)
    elif step < 0:
        escape(content)  # so that two keys are enough to say no


def leave_message(content: Content, step: int) -> None:
    """After its end the next one is shown; before its start is the end of the earlier one."""
    if step > 0 and content.messages.goes_on:
        browse_messages(content, step)
    elif step > 0:
        content.show_next_message()
    elif content.has_short_answer:
        browse_messages(content, step)
    elif content.messages.position:
        browse_messages(content, step)
        content.window = content.last_text_window


def browse_messages(content: Content, step: int) -> None:
    """Show another message; before the short form of an answer comes its full one."""
    if step < 0 and content.has_short_answer:
        content.made_moves.lengthen()
        content.window = 0
    else:
        content.browse_messages(step)


def open_book(content: Content, place: BookPlace) -> None:
    """Show a paragraph of a book, which is kept among the messages; what waits goes on waiting."""
    content.release()
    if content.messages.goes_on:
        content.leave_messages()
    content.set_message_aside()
    last = len(place.paragraphs) - 1
    book = tuple(
        replace(content.write_message(paragraph), has_next=number < last)
        for number, paragraph in enumerate(place.paragraphs)
    )
    content.messages = content.messages.open_book(book, place.position)
    content.restart_below_note()


def change_view(content: Content, step: int) -> None:
    """Show another view, or another page of the table; from a message, what is below it."""
    if content.messages.current is not None:
        content.leave_messages()
    elif content.input_line.cells:
        return
    elif content.has_several_lines:
        clear_selection(content)
        content.view_window = 0
        content.page = (content.page + step) % len(content.pages())
    else:
        clear_selection(content)
        content.view = (content.view + step) % len(content.views)
        content.view_window = len(content.windows()) - 1 if step < 0 else 0


def go_to_first(content: Content) -> None:
    """Show the oldest message, or the start of the first view or of another layer."""
    if content.layer is Layer.MESSAGE:
        content.messages = content.messages.browse_to_first()
    elif content.layer is Layer.VIEW:
        content.view = 0
    content.position = 0


def go_to_last(content: Content) -> None:
    """Show the newest message if one waits or is shown, or the end of the last view."""
    if content.layer is Layer.MESSAGE or content.messages.waiting:
        content.messages = content.messages.show_last()
        content.window = 0
        return
    if content.layer is Layer.VIEW:
        content.view = len(content.views) - 1
    content.position = len(content.windows()) - 1


def open_choices(content: Content) -> None:
    content.leave_messages()
    content.input_line = content.input_line.clear()
    clear_selection(content)
    content.selection = Selection(choosing=True)


def escape(content: Content) -> None:
    """Leave the top layer: typed input, a message, the last pick, or the choices."""
    if content.input_line.cells:
        content.input_line = content.input_line.clear()
    elif content.messages.current is not None:
        content.leave_messages()
    elif content.selection.has_steps:
        message = content.selection.message
        content.selection, content.window = content.selection.remove_last(), 0
        if message is not None and not content.selection.has_steps:
            content.messages = content.messages.show(message)
    else:
        clear_selection(content)


def clear_selection(content: Content) -> None:
    """Drop picks, question and choices."""
    content.selection = Selection()
    if content.messages.current is None:
        content.restart_below_note()
