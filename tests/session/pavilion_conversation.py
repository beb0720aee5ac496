"""Conversations about Summer Pavilion for tests."""

from scripted_conversation import Conversation, begin_conversation

from azul_access.games.sources import CENTRE
from azul_access.games.summer_pavilion.commands import Bonus, Pass, Place, Take
from azul_access.games.summer_pavilion.state import Phase, State

SUPPLY = "2l 2o 2r 2b y g"
FACTORIES = "rrbl rrby gggo ooyy bbgl"
CENTRES = {"de": "z", "en": "c", "nl": "c"}


def pavilion(*lines: str, **options: object) -> Conversation:
    """A new game in which `lines` were entered."""
    return begin_conversation(*lines, game="summer-pavilion", **options)  # type: ignore[arg-type]


def filled(*lines: str, **options: object) -> Conversation:
    """Ten tiles in the supply and all factories filled."""
    return pavilion(SUPPLY, FACTORIES, *lines, **options)


def state_of(conversation: Conversation) -> State:
    state = conversation.session.ledger.state
    assert isinstance(state, State)
    return state


def last_command(conversation: Conversation) -> object:
    return conversation.session.ledger.applied[-1].command


def placing(*lines: str, language: str = "de", **options: object) -> Conversation:
    """Everything is taken: Anna, who has the stone, holds 5 R and 3 wild L, Ben G, O and Y."""
    conversation = pavilion(SUPPLY, "rrrl rrll gggg oooo yyyy", language=language, **options)
    conversation.enter("1r", "3g", "2r", "4o", f"{CENTRES[language]}l", "5y", *lines)
    assert state_of(conversation).phase is not Phase.TAKE
    return conversation


def choosing(*lines: str) -> Conversation:
    """Anna has surrounded the window of the red star and chooses three tiles."""
    conversation = pavilion(SUPPLY, "rrrr rrrr rrrr gggg gggg", "1r", "4g", "2r", "5g", "3r")
    conversation.enter("r5", "p 4g", "r6")
    assert state_of(conversation).phase is Phase.BONUS
    if lines:
        conversation.enter(*lines)
    return conversation


def type_command(state: object, command: object) -> str:
    """A legal command as an unambiguous line."""
    assert isinstance(state, State)
    label = "lorbyg"
    match command:
        case Take(source, colour):
            origin = "z" if source is CENTRE else str(source.index + 1)
            return f"{origin}{label[colour]}"
        case Place(star, space, colour, paid):
            assert colour is not None
            numbers = (3, 2, 1, 4, 5, 6) if state.options.grey and star else (1, 2, 3, 4, 5, 6)
            place = "stern mitte" if star == 0 else f"stern {star}"
            payment = " ".join(label[tile] for tile in paid or ())
            return f"{label[colour]} auf {place} feld {numbers[space]} mit {payment}"
        case Pass(keep):
            tiles = " ".join(label[tile] for tile in keep or ())
            return f"p {tiles}" if tiles else "p behalte nichts"
        case Bonus(chosen):
            return "bonus " + " ".join(label[tile] for tile in chosen)
    raise AssertionError(command)
