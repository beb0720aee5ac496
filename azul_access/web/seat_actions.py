"""What the page of a seat posts to `/TOKEN/NAME`: lines, steps of a move, settings."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from azul_access.language.languages import LANGUAGES
from azul_access.language.phrase import Verbosity
from azul_access.web.conversations import Conversation
from azul_access.web.pages import Pages
from azul_access.web.seat_choices import is_shown, list_steps, list_touched
from azul_access.web.view import View, read_switch, write_switch

# An action gets the fields of the form and returns values for the script. It runs in a thread of
# its own and may wait for the companion.
Action = Callable[[View, Pages, Mapping[str, str]], Mapping[str, object]]


def say(view: View, pages: Pages, fields: Mapping[str, str]) -> Mapping[str, object]:
    """Handle a line of text; one that a browser sends again is handled only once."""
    conversation = pages.conversations.find(view)
    if conversation.begin(fields.get("request", "")):
        conversation.say(fields.get("text", ""))
    pages.on_change()
    return _describe(conversation)


def touch(view: View, pages: Pages, fields: Mapping[str, str]) -> Mapping[str, object]:
    """Take one step of a move that is put together by touch."""
    conversation = pages.conversations.find(view)
    check, _, step = fields.get("step", "").partition(".")
    if conversation.begin(fields.get("request", "")):
        if is_shown(pages.localize(view, pages.session)[0], conversation, check):
            take_step(view, conversation, step)
        else:
            conversation.remind()
    pages.on_change()
    return _describe(conversation)


def change_settings(view: View, pages: Pages, fields: Mapping[str, str]) -> Mapping[str, object]:
    """Take over how the page is shown; whatever is no such value stays as it is."""
    conversation = pages.conversations.find(view)
    settings = conversation.session.settings
    language = fields.get("language", "")
    verbosities = {member.value: member for member in Verbosity}
    conversation.set(
        replace(
            view,
            language=language if language in LANGUAGES else settings.language,
            verbosity=verbosities.get(fields.get("verbosity", ""), settings.verbosity),
            colour_names=read_switch(fields.get("names"), settings.colour_names),
        )
    )
    pages.on_change()
    return _describe(conversation)


ACTIONS: Mapping[str, Action] = {"say": say, "touch": touch, "settings": change_settings}


def take_step(view: View, conversation: Conversation, step: str) -> None:
    """Do what a button stands for; nothing if it is none of the page's."""
    if step == "play":
        conversation.play()
    elif step == "back":
        conversation.go_back()
    else:
        steps = list_steps(conversation.offer.choices)
        spots = list_touched(view, conversation)
        if step in steps:
            conversation.pick(steps[step])
        elif step in spots:
            conversation.touch(spots[step])


def _describe(conversation: Conversation) -> Mapping[str, object]:
    """What the browser keeps: a line may have changed it."""
    settings = conversation.session.settings
    return {
        "language": settings.language,
        "verbosity": settings.verbosity.value,
        "names": write_switch(settings.colour_names),
    }
