"""A conversation by voice for tests: recognised text goes in, announcements come out."""

from collections.abc import Callable

from scripted_conversation import FILLED_FACTORIES, Conversation, begin_conversation

from azul_access.games.azul.commands import Take
from azul_access.games.summer_pavilion.commands import Take as PavilionTake
from azul_access.hearing.net_builder import build_net
from azul_access.hearing.spoken_words import spoken_words
from azul_access.session import Session, Step, get_spoken_rules, handle_recognition
from azul_access.session.control.controls import ConfirmPolicy
from azul_access.session.recognition import Certainty, Guess, Recognition

SURE, LIKELY, FAIR, NARROW = Certainty
Begin = Callable[..., Conversation]
SUPPLY = "2l 2o 2r 2b y g"
FACTORIES = "rrbl rrby gggo ooyy bbgl"
RED = "rot von Manufaktur 1 in Reihe 2"
BLUE = "blau von Manufaktur 1 in Reihe 2"
# There is only one B.
ILLEGAL = "zwei B von Manufaktur 1 in Reihe 2"


def recognise(*texts: str, certainty: Certainty = SURE) -> Recognition:
    """A recognition with these guesses, best first."""
    guesses = tuple(Guess(text, -float(index)) for index, text in enumerate(texts))
    return Recognition(guesses, certainty)


def say(conversation: Conversation, *texts: str, certainty: Certainty = SURE) -> Step:
    """The step for speech that is recognised as `texts`, best guess first."""
    recognition = recognise(*texts, certainty=certainty)
    step = handle_recognition(conversation.session, recognition, "microphone")
    conversation.use(step)
    return step


def is_listened_for(session: Session, sentence: str) -> bool:
    """Whether the recogniser can hear a sentence now.

    Only paths with its words are built: the net of all words takes a hundred times as long.
    """
    said = sentence.split()
    names, game = session.setup.names, session.setup.system.name
    words = {
        symbol: [text for text in texts if set(text.split()) <= set(said)]
        for symbol, texts in spoken_words(session.settings.language, game, names).items()
    }
    return bool(build_net(get_spoken_rules(session), words).meanings(said))


def answer_to(conversation: Conversation, *texts: str, certainty: Certainty = SURE) -> str:
    """The announcements for speech that is recognised as `texts`."""
    before = len(conversation.paragraphs)
    say(conversation, *texts, certainty=certainty)
    return "\n".join(conversation.paragraphs[before:])


def base_game(
    *lines: str, confirm: ConfirmPolicy = ConfirmPolicy.UNSURE, **options: object
) -> Conversation:
    """A base game with all factories filled."""
    return begin_conversation(FILLED_FACTORIES, *lines, confirm=confirm, **options)  # type: ignore[arg-type]


def pavilion(*lines: str, confirm: ConfirmPolicy = ConfirmPolicy.UNSURE) -> Conversation:
    """Summer Pavilion with everything filled."""
    return begin_conversation(SUPPLY, FACTORIES, *lines, game="summer-pavilion", confirm=confirm)


def history_length(conversation: Conversation) -> int:
    return len(conversation.session.ledger.history)


def last_colour(conversation: Conversation) -> str:
    """The name of the colour that the last command took."""
    command = conversation.session.ledger.applied[-1].command
    assert isinstance(command, Take | PavilionTake)
    return command.colour.name
