"""What a player can pick by touch, step by step, until it is a command; and what is asked before.

Picks are values of the game's own. The same steps are on a braille display and on pages.
"""

from dataclasses import replace

from azul_access.games.sentence_touch import touch_of
from azul_access.games.system import Command, Expects
from azul_access.games.touch import Strip
from azul_access.language.phrase import Phrase, Verbosity, phrase
from azul_access.session.session import Session
from azul_access.values import frozen


@frozen
class OfferedPick:
    """Something to pick: its full words, and the heading that it shares with others."""

    words: tuple[Phrase, ...]
    pick: object
    heading: Phrase | None = None


@frozen
class Offer:
    """What is picked already, in words, and what can be picked next."""

    picked: tuple[Phrase, ...]
    choices: tuple[OfferedPick, ...]


def list_strips(session: Session, picks: tuple[object, ...]) -> tuple[Strip, ...]:
    """The game's choices after some picks; none while announcements wait or another one acts."""
    if session.queued_announcements or not session.may_move:
        return ()
    touch = touch_of(session.setup.system)
    return touch.choices(session.context, session.ledger.state, picks).strips


def find_command(session: Session, picks: tuple[object, ...]) -> Command | None:
    """The command that the picks make; None while one is missing."""
    return touch_of(session.setup.system).picked_command(session.ledger.state, picks)


def offer_choices(session: Session, picks: tuple[object, ...]) -> Offer:
    """What can be picked after some picks, without what leads nowhere."""
    strips = list_strips(session, picks)
    picked = [text for strip in strips if find_pick(strip) is None for text in _words(strip)]
    choices = [
        OfferedPick(_words(strip), pick, strip[0].heading)
        for strip in strips
        if (pick := find_pick(strip)) is not None and _leads_on(session, (*picks, pick))
    ]
    return Offer(tuple(picked), tuple(choices))


def find_pick(strip: Strip) -> object:
    """What touching a strip picks; None if it shows only what is picked already."""
    return next((field.pick for field in strip if field.pick is not None), None)


def question_phrases(session: Session, command: Command, verbosity: Verbosity) -> list[Phrase]:
    """The question before a command and, unless it fills factories, its consequences.

    At the table it names the player.
    """
    system, state = session.setup.system, session.ledger.state
    context = replace(session.context, verbosity=verbosity)
    described = system.dialogue.describe_command(state, command)
    phrases = [phrase("braille-ask", command=described)]
    expected = system.rules.expects(state)
    if expected.kind in (Expects.TURN, Expects.CHOICE):
        if session.owner is None and expected.player is not None:
            # Several people may read the display of the table.
            player = context.names[expected.player]
            phrases = [phrase("braille-ask-player", player=player, command=described)]
        asked = touch_of(system).what_if_question(command)
        consequences = [] if asked is None else system.facts.answer(context, state, asked)
        phrases += [sentence for paragraph in consequences for sentence in paragraph]
    return phrases


def _leads_on(session: Session, picks: tuple[object, ...]) -> bool:
    """Whether the picks make a command, or more can be picked."""
    if find_command(session, picks) is not None:
        return True
    return any(find_pick(strip) is not None for strip in list_strips(session, picks))


def _words(strip: Strip) -> tuple[Phrase, ...]:
    """A strip in full words; without them, the texts of its fields."""
    if strip and strip[0].words is not None:
        return (strip[0].words,)
    return tuple(field.text for field in strip if field.text is not None)
