"""Games on a numeric keypad: digits and signs lead to the same commands as words do."""

from collections.abc import Mapping
from dataclasses import replace
from random import Random

import azul_random
import pytest
import summer_pavilion_random
from case_samples import sample
from keypad_lines import keys_of
from pavilion_conversation import pavilion
from scripted_conversation import FILLED_FACTORIES, Conversation, begin_conversation

from azul_access.games.azul.commands import Take as AzulTake
from azul_access.games.azul.state import State as AzulState
from azul_access.games.summer_pavilion.commands import Place
from azul_access.games.summer_pavilion.commands import Take as PavilionTake
from azul_access.games.summer_pavilion.state import State as PavilionState
from azul_access.games.system import Command
from azul_access.language.languages import LANGUAGES
from azul_access.language.phrase import Verbosity
from azul_access.record.ledger import CommandEntry
from azul_access.session import handle_line
from azul_access.session.control.controls import Pace
from azul_access.session.meaning.meanings import find_meanings

GAMES: Mapping[str, dict[str, object]] = {
    "azul": {"wall": "grey"},
    "azul-coloured": {"wall": "coloured"},
    "summer-pavilion": {"board": "coloured"},
    "summer-pavilion-grey": {"board": "grey"},
}
SPARE = "0123456789.+-*/"


def begin(game: str, language: str, random: Random) -> Conversation:
    names = ("Anna", "Ben", "Clara", "Dora")[: random.randint(2, 4)]
    return begin_conversation(
        language=language,
        names=names,
        chosen=GAMES[game],
        game="summer-pavilion" if game.startswith("summer") else "azul",
        keypad=True,
    )


def next_command(conversation: Conversation, random: Random) -> Command:
    state = conversation.session.ledger.state
    if isinstance(state, AzulState):
        return azul_random.random_command(state, random, azul_random.Habit.CAREFUL)
    assert isinstance(state, PavilionState)
    habits = list(summer_pavilion_random.Habit)
    return summer_pavilion_random.random_command(state, random, random.choice(habits))


def is_over(conversation: Conversation) -> bool:
    expected = conversation.session.setup.system.rules.expects(conversation.session.ledger.state)
    return expected.player is None


def key_line(conversation: Conversation, command: Command) -> str:
    setup = conversation.session.setup
    return keys_of(setup.system, command, setup.options)


@pytest.mark.parametrize(("game", "language"), sample(GAMES, LANGUAGES))
def test_a_whole_game_is_played_with_digits_alone(game: str, language: str) -> None:
    """Every command of a game, also its end by agreement, is typed on the keypad."""
    random = Random(f"{game} {language}")
    conversation = begin(game, language, random)
    rules = conversation.session.setup.system.rules
    state = conversation.session.ledger.state
    while not is_over(conversation):
        command = next_command(conversation, random)
        state, _ = rules.apply(state, command)
        line = key_line(conversation, command)
        assert set(line) <= set(SPARE)
        step = conversation.enter(line)
        if line == "**-":
            step = conversation.enter("+")
        assert step.understood, line
        assert conversation.session.ledger.state == state, line
    assert conversation.enter("**0").quits


@pytest.mark.parametrize("game", GAMES)
def test_a_slip_is_never_another_kind_of_move(game: str) -> None:
    """A key too few, too many, wrong or twice is refused, or is the move that those keys are."""
    random = Random(game)
    conversation = begin(game, "de", random)
    refused = 0
    while not is_over(conversation):
        command = next_command(conversation, random)
        line = key_line(conversation, command)
        for slip in random.sample(slips(line, random), 2):
            step = handle_line(conversation.session, slip, "test")
            made = [entry.command for entry in step.entries if isinstance(entry, CommandEntry)]
            assert len(made) == len(step.entries)
            assert all(type(item) is type(command) for item in made), (line, slip)
            assert not made or key_line(conversation, made[0]).startswith(slip[0])
            if isinstance(command, AzulTake | PavilionTake | Place) and len(slip) < len(line):
                assert "." in line or not made, (line, slip)
            refused += not made
        conversation.enter(line, *(["+"] if line == "**-" else []))
    assert refused > 100


def slips(line: str, random: Random) -> list[str]:
    at = random.randrange(len(line))
    key = random.choice("0123456789.")
    return [
        line[:at] + line[at + 1 :],
        line[:at] + line[at] + line[at:],
        line[:at] + key + line[at + 1 :],
        line[:at] + key + line[at:],
    ]


def azul(*lines: str, **settings: object) -> Conversation:
    """Two players have filled their factories, and Anna is to take."""
    return begin_conversation(FILLED_FACTORIES, "ziffern", *lines, **settings)  # type: ignore[arg-type]


def test_the_mode_is_chosen_in_words_and_left_on_the_keypad() -> None:
    """The command is a word of each language; the way back needs no letters."""
    for language, word in (("de", "ziffern"), ("en", "digits"), ("nl", "cijfers")):
        conversation = begin_conversation(FILLED_FACTORIES, word, language=language)
        assert conversation.session.settings.keypad
        conversation.enter("**.")
        assert not conversation.session.settings.keypad
        assert not conversation.enter("111").understood


def test_words_and_letters_are_understood_beside_digits() -> None:
    conversation = azul()
    assert conversation.answer("punkte").startswith("Anna hat 0 Punkte.")
    conversation.enter("2b3")
    assert conversation.enter("?3r4").understood
    assert len(conversation.session.ledger.applied) == 6


def test_each_sign_does_what_its_word_does() -> None:
    """A line of keys is answered like the words for it, in every place of the table."""
    words = {
        "*": "w", ".": ".", "*0": "z", "*3": "f3", "**": "f", "*.": "b", "*.2": "b 2",
        "*+": "punkte", "*/": "m", "*-": "verlauf", "*-2": "verlauf 2", "/111": "?1r1",
        "***": "einstellungen", "-": "u", "-2": "u 2", "+": "+",
    }  # fmt: skip
    for keys, line in words.items():
        other = azul("2b3", "3r4")
        assert azul("2b3", "3r4").answer(keys) == other.answer(line), keys


def test_settings_that_matter_have_keys() -> None:
    conversation = azul()
    before = conversation.session.settings
    conversation.enter("**7", "**6", "**2", "**1")
    settings = conversation.session.settings
    assert settings.verbosity is Verbosity.TERSE
    assert settings.pace is Pace.STEP
    assert settings.rate > before.rate
    assert settings.volume < before.volume
    conversation.enter("**9", "**4", "**8", "**3")
    settings = conversation.session.settings
    assert (settings.verbosity, settings.pace) == (Verbosity.VERBOSE, Pace.FLOW)
    assert (settings.rate, settings.volume) == (before.rate, before.volume)
    conversation.enter("**5")
    assert conversation.session.settings.verbosity is Verbosity.NORMAL


def test_plus_and_minus_answer_a_question_that_waits() -> None:
    """Without one they redo and undo."""
    conversation = azul("221")
    assert "Plus heißt ja" in conversation.answer("**-")
    assert conversation.answer("-") == "Gut, nicht gemacht."
    assert len(conversation.session.ledger.applied) == 6
    conversation.enter("-")
    assert len(conversation.session.ledger.applied) == 5
    conversation.enter("+")
    assert len(conversation.session.ledger.applied) == 6
    conversation.enter("**-", "+")
    assert is_over(conversation)


def test_the_last_move_or_one_with_its_number_is_corrected() -> None:
    """The keys are those of the move itself, whatever is to be done now."""
    conversation = azul("223", "314")
    assert "in Reihe 5" in conversation.answer("-.315")
    assert "Eintrag 6" in conversation.answer("-6.222")
    conversation = azul("223")
    told = conversation.answer("-5.2244")
    assert "Manufaktur 5" in told
    assert "X" in told
    assert not conversation.enter("-99.223").understood
    assert not conversation.enter("-.22").understood
    assert conversation.enter("-*2").understood


def test_corrections_of_a_summer_pavilion_take_the_keys_of_the_entry() -> None:
    """A supply, a factory and a take are corrected while tiles are taken."""
    conversation = pavilion("2l 2o 2r 2b y g", "rrbl rrby gggo ooyy bbgl", "ziffern", "14")
    for keys, place in (("-.13", "R"), ("-1.1122334456", "Vorrat"), ("-2.3341", "Manufaktur 1")):
        step = conversation.enter(keys)
        assert step.understood, (keys, place)


@pytest.mark.parametrize("language", ["deutsch", "englisch", "niederländisch"])
def test_a_line_that_means_nothing_is_refused_with_the_keys_that_do(language: str) -> None:
    """Nothing changes, and the example is one that can be typed on the keypad."""
    conversation = azul(language="de")
    conversation.enter(language)
    before = conversation.session.ledger
    for line in ("2", "29 3", "2133", "263", "2.3", "+-", "*9 9 9", "--", "/", "-.", "****", "..."):
        told = conversation.answer(line)
        assert told
        assert not any(f" {letter} " in told for letter in "rbsuqhw"), told
        assert conversation.session.ledger is before
    assert "2 1 3" in conversation.answer("2")


def test_a_comma_is_a_dot() -> None:
    """Keypads of some countries have a comma."""
    conversation = azul("2 2 3")
    assert "in Reihe 4" in conversation.answer("-,224")
    assert conversation.answer(",").startswith("Runde 1")


def test_arrow_keys_in_a_line_are_told_as_such() -> None:
    """A terminal that edits its lines itself shows what a keypad sends without Num Lock."""
    conversation = azul()
    for line in (" [A [H", "2 [1~"):
        assert conversation.answer(line).startswith("Der Ziffernblock schickt gerade Pfeiltasten.")
    assert "Pfeiltasten" not in begin_conversation(FILLED_FACTORIES).answer(" [A")


def test_digits_in_a_walk_are_what_lies_at_a_place() -> None:
    """Signs are still keys."""
    conversation = azul("inventur", *[""] * 3)
    walk = conversation.session.walk
    assert walk is not None
    conversation.enter(".")
    assert conversation.session.walk == walk
    assert conversation.enter("*+").understood


def test_a_game_without_keys_has_only_signs() -> None:
    """What digits mean is told by the game; without that they mean nothing."""
    conversation = azul()
    setup = conversation.session.setup
    without = replace(setup, system=replace(setup.system, keypad=None))
    conversation.session = replace(conversation.session, setup=without)
    assert not conversation.enter("223").understood
    assert conversation.enter("*").understood


def test_a_very_long_line_is_refused() -> None:
    """Some thousand digits are no number for Python, and none of ours."""
    conversation = azul()
    for line in ("9" * 5000, "-" + "9" * 5000, "*" + "9" * 5000, "-" + "9" * 5000 + ".223"):
        assert not conversation.enter(line).understood
        assert len(conversation.paragraphs[-1]) < 200


def test_a_choice_is_answered_by_its_number() -> None:
    """Minus takes none of them, and a number that is not offered is no move either."""
    conversation = azul("223")
    meanings = tuple(
        meaning for line in ("314", "315") for meaning in find_meanings(conversation.session, line)
    )
    asking = replace(conversation.session, pending=meanings)
    for keys, entries in (("1", 1), ("2", 1), ("3", 0), ("9" * 5000, 0), ("-", 0)):
        step = handle_line(asking, keys, "test")
        assert len(step.entries) == entries, keys[:5]
