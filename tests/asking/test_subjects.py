"""Subjects of questions that are learned from examples, and what is answered by them."""

from random import Random

import pytest
from asked_games import ask, begin
from pavilion_conversation import placing

from azul_access.games import SYSTEMS
from azul_access.games.subject_model import SubjectModel
from azul_access.games.subjects import SHARED_SUBJECTS, TABLE_TALK
from azul_access.language.languages import LANGUAGES
from azul_access.language.question_examples import expand, load_examples
from azul_access.session import Session
from azul_access.session.step.question_words import load_words

# Questions of each language, and a part of the answer to each.
Asked = dict[str, tuple[tuple[str, str], ...]]
NAMES = ("Anna", "Ben")
CASES = [(game, language) for game in SYSTEMS for language in LANGUAGES]
SENTENCES = 30
FOLDS = 4
# How many examples are read as their subject if the program has not learned from them.
LEAST_RATE = 0.5
# Questions that no example has, and a part of the answer to each.
ASKED_OF_ROWS: Asked = {
    "de": (
        ("Mal ehrlich, wie ist der Ben auf seine Punkte gekommen?", "Runde 1: plus 3"),
        ("Sag mal, wer hat denn die erste Runde eröffnet?", "Runde 1 hat Anna begonnen"),
        ("Wie war denn der Stand so nach der ersten Runde?", "Nach Runde 1: Anna 4; Ben 1"),
        ("Wer hat sich letzte Runde den Startstein geholt?", "nahm in Runde 1 Ben"),
        ("Muss ich die alle in dieselbe Reihe legen?", "Regel 5.1"),
        ("Was wär wenn die Runde jetzt vorbei wäre, wie viel hätte Ben?", "Ben: Wand plus"),
        ("Wann könnte frühestens Schluss sein?", "Frühestens nach Runde 5"),
        (
            "In welche Spalte käme Rot in der dritten Wandzeile?",
            "Wandzeile 3: R gehört auf Platz 5",
        ),
    ),
    "en": (
        ("Honestly, how did Ben come by those points?", "round 1: plus 3"),
        ("Tell me, who opened the first round?", "Anna began round 1"),
        ("So how did the scores look after round one?", "After round 1: Anna 4; Ben 1"),
        ("Who got hold of the start marker last round?", "Ben took the start marker in round 1"),
        ("Must they all go in the same row?", "Rule 5.1"),
        ("Suppose the round was over now, how much would Ben have?", "Ben: wall plus"),
        ("When could it be over at the earliest?", "At the earliest, the game ends after round 5"),
        ("Which column would red go to in wall row three?", "Wall row 3: R goes to place 5"),
    ),
    "nl": (
        ("Eerlijk, hoe is Ben aan zijn punten gekomen?", "ronde 1: plus 3"),
        ("Zeg eens, wie begon de eerste ronde?", "Anna begon ronde 1"),
        ("Hoe was de stand nou na ronde één?", "Na ronde 1: Anna 4; Ben 1"),
        ("Wie heeft vorige ronde de startmarker gepakt?", "Ben pakte de startmarker in ronde 1"),
        ("Moeten ze allemaal in dezelfde rij?", "Regel 5.1"),
        ("Stel dat de ronde nu voorbij was, hoeveel zou Ben hebben?", "Ben: muur plus"),
        ("Wanneer kan het op zijn vroegst uit zijn?", "Op zijn vroegst is het spel na ronde 5"),
        ("In welke kolom komt rood in de derde muurrij?", "Muurrij 3: R hoort op plaats 5"),
    ),
}

ASKED_OF_STARS: Asked = {
    "de": (
        ("Reicht es für die blaue Sechs?", "Feld 6 bei 4 Uhr: frei, kostet 6"),
        ("Lücken auf meinem orangen Stern?", "Felder 1 bis 6"),
    ),
    "en": (
        ("Would I have enough for the blue six?", "Space 6 at 4 o’clock: free, costs 6"),
        ("Gaps on my orange star?", "spaces 1 to 6"),
    ),
    "nl": (
        ("Heb ik genoeg voor de blauwe zes?", ": vrij, kost 6"),
        ("Gaten op mijn oranje ster?", "vakken 1 tot en met 6"),
    ),
}
ASKED = {
    "azul": ASKED_OF_ROWS,
    "summer-pavilion": ASKED_OF_STARS,
}


@pytest.mark.parametrize(("game", "language"), CASES)
def test_every_subject_of_the_examples_makes_a_question(game: str, language: str) -> None:
    """What a language has examples of, the program or the game has a builder for."""
    vocabulary = SYSTEMS[game].asking
    assert vocabulary is not None
    subjects = load_examples(language, game).keys()
    assert subjects <= {TABLE_TALK, *SHARED_SUBJECTS, *vocabulary.subjects}
    assert vocabulary.subjects.keys() <= subjects


@pytest.mark.parametrize("game", SYSTEMS)
def test_every_language_has_examples_of_the_same_subjects(game: str) -> None:
    subjects = [load_examples(language, game).keys() for language in LANGUAGES]
    assert all(each == subjects[0] for each in subjects)


@pytest.mark.parametrize("language", LANGUAGES)
def test_examples_are_read_as_their_subject_without_themselves(language: str) -> None:
    """A part of the examples is left out, and most of it is still known."""
    game = "summer-pavilion"  # which has fewer, so that they are learned sooner
    vocabulary = SYSTEMS[game].asking
    assert vocabulary is not None
    words = load_words(language, game, NAMES)
    kept: dict[str, list[list[object]]] = {}
    left_out: list[tuple[str, str]] = []
    for subject, written in load_examples(language, game).items():
        for index, each in enumerate(written):
            lines = list(expand(each))
            if index % FOLDS == 1:
                left_out.append((subject, lines[0]))
            else:
                kept.setdefault(subject, []).extend(list(words.split(line)) for line in lines)
    model = SubjectModel(kept, vocabulary)  # type: ignore[arg-type]
    known = sum(
        model.rank(list(words.split(line)))[0].subject == subject for subject, line in left_out
    )
    assert known >= LEAST_RATE * len(left_out)


@pytest.mark.parametrize(("game", "language"), CASES)
def test_questions_like_examples_are_answered(game: str, language: str) -> None:
    session = begin(language, game)
    for question, expected in ASKED[game][language]:
        step, answer = ask(session, question)
        assert expected in " ".join(answer), question
        assert not step.entries


@pytest.mark.parametrize(
    ("language", "question", "answer"),
    [
        ("de", "was kostet die blaue sechs", ": frei, kostet 6."),
        ("en", "what does the blue six cost", ": free, costs 6."),
        ("nl", "wat kost de blauwe zes", ": vrij, kost 6."),
    ],
)
def test_price_of_a_space_is_no_take(language: str, question: str, answer: str) -> None:
    """While tiles are placed, a colour and a number name a space, not a source."""
    assert answer in placing(language=language).answer(question)


@pytest.mark.parametrize(("game", "language"), CASES)
def test_words_in_random_order_change_nothing(game: str, language: str) -> None:
    """However words of the examples are put together, a question never changes the game."""
    session, random = begin(language, game), Random(f"{game} {language}")
    lines = [
        line
        for written in load_examples(language, game).values()
        for each in written
        for line in expand(each)
    ]
    for _ in range(SENTENCES):
        words = [word for line in random.sample(lines, 2) for word in line.split()]
        random.shuffle(words)
        step, answer = ask(session, " ".join(words[:7]) + "?")
        assert not step.entries, words
        assert answer, words
        check_parts(session, " ".join(words[:7]), " ".join(answer), understood=step.understood)


def check_parts(session: Session, line: str, answer: str, *, understood: bool) -> None:
    """An answer about one player alone is about one that the line names, or the one to act."""
    names = [name for name in session.setup.names if name in line]
    told = [name for name in session.setup.names if f"{name}, " in answer]
    is_narrow = understood and len(names) == 1 and len(told) == 1
    acting = session.setup.names[session.expected.player or 0]
    assert not is_narrow or told[0] in (names[0], acting), (line, answer)
