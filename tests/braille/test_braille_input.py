"""Chords are read so that the game understands them: in every style, the move that was meant."""

from collections.abc import Iterator
from random import Random

import pytest
from braille_typing import STYLES, encode_typing, keyboard_dots
from hypothesis import given
from hypothesis import strategies as st

from azul_access import session
from azul_access.braille.back_translation import MAX_CANDIDATES, text_candidates
from azul_access.cli.demo import SEED, load_demo
from azul_access.games import SYSTEMS
from azul_access.games.azul import rules
from azul_access.games.azul.commands import Take
from azul_access.games.azul.pieces import FLOOR, Colour, Line
from azul_access.games.sources import CENTRE, Factory
from azul_access.games.system import Commands
from azul_access.language.languages import LANGUAGES
from azul_access.record import setup
from azul_access.session import Session, Step
from azul_access.session.controls import SpeechOutput
from azul_access.session.settings import Settings
from firmware_protocol.cells import from_unicode

CENTRES = {"de": "z", "en": "c", "nl": "m"}
TURNS = 8


def begin(game: str, language: str) -> Session:
    chosen = setup.make_setup(
        game=game,
        names=("Anna", "Ben"),
        first_seat=0,
        chosen={},
        bag="virtual",
        seed=SEED,
        language=language,
    )
    return session.begin_game(chosen, Settings(language, speech=SpeechOutput.OFF)).session


def hear(now: Session, typed: bytes, language: str, dots: int) -> Step:
    """What a table does with chords."""
    return session.handle_candidates(now, text_candidates(typed, language, dots=dots), "test")


def other(text: str, language: str, style: str) -> str:
    """What the same chords may mean: c is the centre and a bare 3 (not in German); else ""."""
    if style != "bare" or language == "de" or text.lstrip("?")[:1] not in ("3", "c"):
        return ""
    mark = "?" * text.startswith("?")
    rest = text.lstrip("?")
    return f"{mark}{'c' if rest[0] == '3' else '3'}{rest[1:]}"


def heard_as_c(now: Session, line: str) -> tuple[object, object]:
    for text in (line.replace("3", "c"), line):
        step = session.handle_line(now, text, "test")
        if step.understood:
            break
    return step.entries, step.announcements


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", SYSTEMS)
def test_demos_typed_in_chords(game: str, language: str, style: str) -> None:
    """Every line of the demos does in braille what it does in print, or it is asked about."""
    now = begin(game, language)
    for line in load_demo(game, language):
        wanted = session.handle_line(now, line, "test")
        got = hear(now, encode_typing(line, language, style), language, keyboard_dots(style))
        if other(line, language, style) and not line[-1].isdecimal():
            # Without another digit c is the letter that it is, and who means 3 marks it.
            assert (got.entries, got.announcements) == heard_as_c(now, line)
        elif style == "bare" and language != "de" and len(got.session.pending) > 1:
            assert Commands((wanted.entries[0].command,)) in got.session.pending  # type: ignore[union-attr]
        else:
            assert (got.entries, got.announcements) == (wanted.entries, wanted.announcements), line
        now = wanted.session


def test_c_is_the_centre_or_a_three() -> None:
    """By its position; by what can be done; written plainly; and where both can be, it is asked."""
    now = begin("azul", "en")
    three, centre = Take(Factory(2), Colour.BLUE, Line(1)), Take(CENTRE, Colour.BLUE, Line(1))
    while not {three, centre} <= set(rules.legal_commands(now.ledger.state)):  # type: ignore[arg-type]
        legal = [move for _, move in takes(now, "en") if move.source not in (Factory(2), CENTRE)]
        now = session.handle_touch(now, legal[0], now.ledger.state, "test").session
    for typed, wanted in (
        ("⠉⠃⠆", centre),  # dropped digits: c is none
        ("⠉⠃⠼⠃", centre),
        ("⠒⠃⠆", three),
        ("⠼⠉⠰⠃⠼⠃", three),
        ("⠋⠉⠀⠃⠀⠃", three),  # "f3 b 2"
    ):
        made = hear(now, from_unicode(typed), "en", 6).entries
        assert [entry.command for entry in made] == [wanted], typed
    at_the_end = [
        (text, move)
        for text, move in takes(now, "en")
        if move.target == Line(2) and text[0] not in "3c"
    ]
    assert at_the_end
    for text, move in at_the_end:
        made = hear(now, encode_typing(text, "en", "bare"), "en", 6).entries
        assert [entry.command for entry in made] == [move], text
    asked = hear(now, from_unicode("⠉⠃⠃"), "en", 6)
    assert not asked.entries
    assert set(asked.session.pending) == {Commands((three,)), Commands((centre,))}
    for answer, wanted in zip("⠁⠃", asked.session.pending, strict=True):
        step = session.handle_candidates(
            asked.session, text_candidates(from_unicode(answer), "en", number_expected=True), "test"
        )
        assert [entry.command for entry in step.entries] == list(wanted.commands)


def takes(now: Session, language: str) -> Iterator[tuple[str, Take]]:
    for move in rules.legal_commands(now.ledger.state):  # type: ignore[arg-type]
        if isinstance(move, Take):
            source = CENTRES[language] if move.source is CENTRE else str(move.source.index + 1)
            row = "0" if move.target is FLOOR else str(move.target.index + 1)
            yield f"{source}{'rbsxo'[move.colour]}{row}", move


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_legal_move_typed_in_chords(language: str, style: str) -> None:
    """All moves of some turns, as short commands."""
    now, random = begin("azul", language), Random(SEED)
    for _ in range(TURNS):
        moves = list(takes(now, language))
        for text, move in moves:
            got = hear(now, encode_typing(text, language, style), language, keyboard_dots(style))
            made = [entry.command for entry in got.entries if entry.source == "test"]
            twin = session.handle_line(now, other(text, language, style) or "nothing", "test")
            if twin.entries:
                # Both can be: it is asked, and nothing is done.
                assert made == []
                assert set(got.session.pending) == {move, twin.entries[0].command}
            else:
                assert made == [move], text
        now = session.handle_line(now, random.choice(moves)[0], "test").session


@pytest.mark.parametrize(
    ("language", "dots", "typed", "wanted"),
    [
        # The number sign, with what tells a letter from a digit and where it is forgotten.
        ("de", 6, "⠼⠃⠗⠼⠉", ["2r3"]),
        ("de", 6, "⠼⠃⠠⠃⠼⠉", ["2b3"]),
        ("de", 6, "⠼⠃⠃⠼⠉", ["2b3", "223"]),
        ("en", 6, "⠼⠃⠰⠃⠼⠉", ["2b3"]),
        ("de", 6, "⠼⠁⠃", ["12", "1b"]),
        # One chord, 1-5-6: a tile inside, a number at an end, and SCH in a word.
        ("de", 6, "⠼⠃⠱⠼⠉", ["2sch3"]),
        ("de", 8, "⠣⠱⠩", ["2sch3"]),
        ("de", 8, "⠹⠗⠱", ["4r5"]),
        ("de", 6, "⠱⠺⠁⠗⠵", ["schwarz"]),
        ("nl", 8, "⠣⠱⠩", ["2⠱3"]),
        ("en", 8, "⠆⠱⠒", ["2⠱3", "2:3", "253"]),
        # Dropped digits are punctuation elsewhere.
        ("de", 6, "⠆⠗⠒", ["2r3"]),
        ("de", 6, "⠢⠆⠗⠒", ["?2r3"]),
        ("en", 6, "⠋⠲", ["f4", "f."]),
        # Letters are letters first.
        ("de", 6, "⠃⠗⠉", ["brc", "2r3"]),
        ("de", 6, "⠃⠀⠗⠀⠉", ["b r c", "2 r 3"]),
        ("de", 6, "⠃⠀⠃", ["b b", "b 2"]),
        ("de", 6, "⠋⠊⠭⠀⠉⠀⠗⠗⠃⠭", ["fix c rrbx", "fix 3 rrbx"]),
        # Signs of the conversation.
        ("de", 6, "⠢", ["?", "5"]),
        ("de", 6, "⠄", ["."]),
        ("de", 6, "⠖", ["+", "6"]),
        ("de", 6, "⠈⠖⠀⠼⠃", ["+ 2"]),
        ("de", 6, "⠈⠪⠄", ["<"]),
        ("en", 6, "⠰⠦⠼⠃⠗⠼⠉", ["?2r3"]),
        ("en", 8, "⠹⠆⠎⠒", ["?2s3"]),
        ("nl", 6, "⠐⠕", [">"]),
        # Capitals, with a sign of their own or with dot 7.
        ("en", 6, "⠠⠗", ["r"]),
        ("nl", 6, "⠘⠎⠉⠓", ["sch"]),
        ("de", 6, "⡗", ["r"]),
        # A number sign is six-dot braille on any keyboard.
        ("de", 8, "⠼⠃⠗⠼⠉", ["2r3"]),
        # Enter alone, and what means nothing.
        ("de", 6, "⠀", [""]),
        ("de", 6, "⠠⠨", ["⠠⠨"]),
    ],
)
def test_likeliest_readings(language: str, dots: int, typed: str, wanted: list[str]) -> None:
    found = text_candidates(from_unicode(typed), language, dots=dots)
    assert list(found[: len(wanted)]) == wanted


@pytest.mark.parametrize(
    ("typed", "wanted"),
    [("⠢", ("5", "?")), ("⠑", ("5", "e")), ("⠱", ("5", "sch")), ("⠼⠑", ("5",)), ("⠃⠑⠗⠝⠙", None)],
)
def test_where_a_number_is_expected(typed: str, wanted: tuple[str, ...] | None) -> None:
    """A number comes first there, and the letters are still among the readings."""
    found = text_candidates(from_unicode(typed), "de", number_expected=True)
    assert found == wanted if wanted else "bernd" in found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("dots", [6, 8])
@given(typed=st.binary(max_size=60))
def test_any_chords(language: str, dots: int, typed: bytes) -> None:
    """Some readings, not too many, none twice, whatever the keys did; the same each time."""
    found = text_candidates(typed, language, dots=dots)
    assert 1 <= len(found) <= MAX_CANDIDATES
    assert len(set(found)) == len(found)
    assert found == text_candidates(typed, language, dots=dots)
    if any(typed):
        assert all(found)
