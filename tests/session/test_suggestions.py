"""Misspelt lines: what is suggested, how it is accepted, and that nothing happens before."""

import random

import pytest
from scripted_conversation import FILLED_FACTORIES, Conversation, begin_conversation

from azul_access.record.ledger import CommandEntry
from azul_access.session.conversation import handle_candidates
from azul_access.session.meaning.meanings import find_meanings
from azul_access.session.recognition import Certainty, Guess, Recognition
from azul_access.session.voice_input import handle_recognition

# What is typed, and what is suggested, with a game of Azul at its first move.
MISSPELT = {
    "de": {
        "beutl": "beutel",
        "bueutel": "beutel",
        "manufaktu 3": "manufaktur 3",
        "manufaktrur 3": "manufaktur 3",
        "mnaufaktur 3": "manufaktur 3",
        "zentrm": "zentrum",
        "stnd": "stand",
        "punkre": "punkte",
        "hlfe": "hilfe",
        "hilffe": "hilfe",
        "zuruck": "zurück",
        "rückgängg": "rückgängig",
        "einstelungen": "einstellungen",
        "musteriehen": "musterreihen",
        "boden reihe": "bodenreihe",
        "wand bne": "wand Ben",
        "b a": "b Anna",
        "quti": "quit",
        "2v3": "2b3",
        "2bb33": "2bb3",
        "mögliche zuge": "mögliche züge",
        "tukis von 2 in 3": "türkis von 2 in 3",
        "schwarz von 5 in rehe 3": "schwarz von 5 in reihe 3",
        "schwrz von manufktur 5 in reihe 3": "schwarz von manufaktur 5 in reihe 3",
        "vonmanufaktur2blauinreihe3": "von manufaktur2blau in reihe3",
        "rot vno 1 in 2": "rot von 1 in 2",
        "rotvon 1 in 2": "rot von 1 in 2",
        "wo leigt rot": "wo liegt rot",
        "wie veile rote gibt es": "wie viele rote gibt es",
        "wer ist darn": "wer ist dran",
    },
    "en": {
        "facotry 2": "factory 2",
        "centr": "centre",
        "scroe": "score",
        "ponits": "points",
        "baord": "board",
        "udno": "undo",
        "wal": "wall",
        "hlep": "help",
        "settigns": "settings",
        "volum 50": "volume 50",
        "pattren lines": "pattern lines",
        "red form 1 to 2": "red from 1 to 2",
        "redfrom1to2": "red from1to2",
        "blue from factroy 1 to row 2": "blue from factory 1 to row 2",
        "wall annna": "wall Anna",
        "where is turqoise": "where is turquoise",
        "2v3": "2b3",
    },
    "nl": {
        "fabreik 2": "fabriek 2",
        "middn": "midden",
        "pnten": "punten",
        "patronlijnen": "patroonlijnen",
        "muurr": "muur",
        "terugg": "terug",
        "waar lgit rood": "waar ligt rood",
        "hulo": "hulp",
        "buidl": "buidel",
        "instelingen": "instellingen",
        "roodvan1naar2": "rood van1naar2",
        "zwart van 5 nar 3": "zwart van 5 naar 3",
        "blauw van fabriek 1 naar rjj 2": "blauw van fabriek 1 naar rij 2",
        "2v3": "2b3",
    },
}
CASES = [
    (language, typed, meant)
    for language, words in MISSPELT.items()
    for typed, meant in words.items()
]
# Table talk and nonsense: too far from any word.
FAR = {
    "de": [
        "quux",
        "wecker",
        "guten appetit",
        "wie heißt du",
        "was geht ab heute",
        "mir ist kalt",
    ],
    "en": ["quux", "good morning", "how about lunch", "the weather", "what a lovely day"],
    "nl": ["quux", "goedemorgen", "mooi weer vandaag"],
}
MOVES = {
    "de": ["2b3", "5s2", "1r2", "rot von 1 in 2", "blau von manufaktur 2 in reihe 3"],
    "en": ["2b3", "5s2", "1r2", "red from 1 to 2", "blue from factory 2 to row 3"],
    "nl": ["2b3", "5s2", "1r2", "rood van 1 naar 2", "blauw van fabriek 2 naar rij 3"],
}


def begin(language: str = "de", **settings: object) -> Conversation:
    return begin_conversation(FILLED_FACTORIES, language=language, **settings)  # type: ignore[arg-type]


@pytest.mark.parametrize(("language", "typed", "meant"), CASES)
def test_misspelt_words_get_a_suggestion(language: str, typed: str, meant: str) -> None:
    """One empty line accepts it, and then it is as if it had been typed rightly.

    A question with one longer word that was mistyped is answered at once: that changes nothing.
    """
    conversation, right = begin(language), begin(language)
    step = conversation.enter(typed)
    assert not step.entries
    if step.understood:
        assert conversation.session.ledger == right.session.ledger
        assert begin(language).answer(typed) in right.answer(meant)
        return
    assert conversation.session.suggestion is not None
    assert conversation.session.suggestion.text == meant
    assert conversation.answer("") == right.answer(meant)
    assert conversation.session.ledger == right.session.ledger
    assert conversation.session.pending == ()


@pytest.mark.parametrize(("language", "typed"), [(tag, text) for tag in FAR for text in FAR[tag]])
def test_other_talk_gets_none(language: str, typed: str) -> None:
    """It is refused as before, and an empty line repeats the refusal."""
    conversation = begin(language)
    refusal = conversation.answer(typed)
    assert conversation.session.pending == ()
    assert conversation.answer("") == refusal


@pytest.mark.parametrize(
    ("typed", "named"),
    [
        ("wecker", "„wecker“ kenne ich nicht."),
        ("Wecker 3", "„Wecker“ kenne ich nicht."),
        ("rot von 1 in wecker 3", "„wecker“ kenne ich nicht."),
        ("guten appetit", "„guten appetit“ habe ich nicht verstanden."),
        ("fertig rückgängig", "„fertig rückgängig“ habe ich nicht verstanden."),
    ],
)
def test_a_refusal_names_the_only_unknown_word(typed: str, named: str) -> None:
    """With several, or none, it names the whole line."""
    assert begin().answer(typed).startswith(named)


@pytest.mark.parametrize(
    ("typed", "question"),
    [
        ("23b", "Meintest du: ein blaues B von Manufaktur 2 in Reihe 3? Enter heißt ja."),
        ("22b3", "Meintest du: ein blaues B von Manufaktur 2 in Reihe 3? Enter heißt ja."),
        ("2b 3 r", "Meintest du: ein blaues B von Manufaktur 2 in Reihe 3? Enter heißt ja."),
    ],
)
def test_a_refused_move_with_mixed_up_digits(typed: str, question: str) -> None:
    """It is refused with its reason, and the move that it may be is suggested."""
    conversation = begin()
    assert conversation.answer(typed).endswith(question)
    assert conversation.enter("ja").entries


def test_a_move_that_is_impossible_is_not_suggested() -> None:
    """The refusal says how the line was read, and why that is impossible."""
    conversation = begin()
    conversation.enter("3r4")
    refusal = conversation.answer("blau von manufaktur drie in reihe 2")
    assert refusal.startswith(
        "Gemeint ist wohl „blau von manufaktur drei in reihe 2“.\nManufaktur 3"
    )
    assert conversation.session.pending == ()


def test_two_readings_need_a_number() -> None:
    """E is next to R and S on the keyboard: an empty line chooses neither."""
    conversation = begin()
    step = conversation.enter("1e2")
    assert len(step.session.pending) == 2
    assert not conversation.enter("").entries
    assert conversation.enter("2").entries


def test_a_suggestion_is_forgotten_with_the_next_line() -> None:
    """Only what was suggested last is accepted."""
    for line in ("stand", "kauderwelsch", "u", "nein"):
        conversation = begin()
        conversation.enter("schwarz von 5 in rehe 3")
        assert conversation.session.suggestion is not None
        before = conversation.enter(line).session.ledger
        assert conversation.session.pending == ()
        conversation.enter("")
        assert conversation.session.ledger == before


def test_a_repetition_keeps_the_suggestion() -> None:
    """So it can be heard twice before it is accepted."""
    conversation = begin()
    conversation.enter("schwarz von 5 in rehe 3", ".")
    assert conversation.enter("").entries


def test_accepting_the_end_still_asks_all_players() -> None:
    """The first empty line accepts the spelling and not the end of the game."""
    conversation = begin()
    conversation.enter("endee")
    step = conversation.enter("")
    assert not step.entries
    assert conversation.paragraphs[-1].startswith("Bitte bestätigen: Spielende")
    assert conversation.enter("").entries


def test_a_pending_question_gets_no_suggestion() -> None:
    """An empty line answers the question, and nothing else."""
    conversation = begin()
    pending = conversation.enter("ende").session.pending
    conversation.enter("beutl")
    assert conversation.session.pending == pending
    assert not conversation.enter("nein", "").entries


def test_a_walk_through_the_table_goes_on_after_a_suggestion() -> None:
    """What is typed instead is about the place of the current step."""
    conversation = begin()
    conversation.enter("inventur Ben", "nein", "hlfe")
    assert conversation.session.suggestion is not None
    assert conversation.enter("1 r").entries
    assert conversation.session.walk is not None
    conversation.enter("hlfe", "nein")
    assert conversation.session.walk is not None
    assert conversation.session.pending == ()


def test_a_display_answers_a_suggestion_like_a_question() -> None:
    """Its chords may mean several texts, of which none is right; its confirming key says yes."""
    session = begin().session
    asking = handle_candidates(session, ["schwarz von 5 in rehe 3", "5q3"], "display")
    assert asking.session.suggestion is not None
    assert not asking.entries
    assert handle_candidates(asking.session, ["ja"], "display").entries
    assert not handle_candidates(asking.session, ["nein"], "display").session.pending


def test_noise_gets_no_suggestion() -> None:
    """What was heard wrongly is not what somebody typed wrongly."""
    session = begin().session
    recognition = Recognition((Guess("beutl", 0.0),), Certainty.SURE)
    step = handle_recognition(session, recognition, "microphone")
    assert step.session.pending == ()
    assert not step.announcements


@pytest.mark.parametrize("language", MOVES)
def test_misspelt_moves_wait_for_a_yes(language: str) -> None:
    """A line that is no move itself makes none; accepted, it makes the suggested move only."""
    generator = random.Random(7)
    session = begin(language).session
    suggested = 0
    for _ in range(120):
        text = misspell(generator.choice(MOVES[language]), generator)
        conversation = Conversation(session)
        entries = conversation.enter(text).entries
        if not find_meanings(session, text):
            assert not entries, text
        suggestion = conversation.session.suggestion
        if suggestion is not None:
            suggested += 1
            accepted = conversation.enter("").entries
            right = Conversation(session).enter(suggestion.text).entries
            assert [e.command for e in accepted if isinstance(e, CommandEntry)] == [
                e.command for e in right if isinstance(e, CommandEntry)
            ]
    assert suggested > 30


def misspell(text: str, generator: random.Random) -> str:
    """The text with one letter or digit swapped, dropped, doubled or replaced."""
    at = generator.randrange(len(text) - 1)
    match generator.randrange(4):
        case 0:
            return text[:at] + text[at + 1] + text[at] + text[at + 2 :]
        case 1:
            return text[:at] + text[at + 1 :]
        case 2:
            return text[:at] + text[at] + text[at:]
        case _:
            letter = generator.choice("abcdefghijklmnopqrstuvwxyz")
            return text[:at] + letter + text[at + 1 :]
