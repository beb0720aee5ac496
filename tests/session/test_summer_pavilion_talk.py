"""A table of Summer Pavilion: what is said in each language, corrected, taken back and asked."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from table_talk import Talk, talk

from azul_access.games import SYSTEMS
from azul_access.games.sources import CENTRE, Factory
from azul_access.games.summer_pavilion.commands import Bonus, Pass, Place, Stock, Take
from azul_access.games.summer_pavilion.pieces import STARS, Colour
from azul_access.games.summer_pavilion.questions import AboutStar
from azul_access.games.summer_pavilion.state import Phase, State
from azul_access.games.summer_pavilion.terms import star_name
from azul_access.games.system import Expects
from azul_access.language.phrase import Form, Verbosity
from azul_access.language.phrases import load_phrases
from azul_access.record.ledger import CommandEntry, Correction
from azul_access.session.announcements import Answer, CorrectionReport, UndoReport
from azul_access.session.controls import Pace

SUPPLY = "2l 2o 2r 2b y g"
FACTORIES = "rrbl rrby gggo ooyy bbgl"
CENTRES = {"de": "z", "en": "c", "nl": "c"}


def pavilion(*lines: str, **more: object) -> Talk:
    return talk(*lines, game="summer-pavilion", **more)  # type: ignore[arg-type]


def filled(*lines: str, **more: object) -> Talk:
    """A table with ten tiles in the supply and all factories filled."""
    return pavilion(SUPPLY, FACTORIES, *lines, **more)


def state_of(table: Talk) -> State:
    state = table.session.ledger.state
    assert isinstance(state, State)
    return state


def last_command(table: Talk) -> object:
    return table.session.ledger.applied[-1].command


def placing(*lines: str, language: str = "de", **more: object) -> Talk:
    """Everything is taken: Anna, who has the stone, holds 5 R and 3 wild L, Ben G, O and Y."""
    table = pavilion(SUPPLY, "rrrl rrll gggg oooo yyyy", language=language, **more)
    table.hear("1r", "3g", "2r", "4o", f"{CENTRES[language]}l", "5y", *lines)
    assert state_of(table).phase is not Phase.TAKE
    return table


def choosing(*lines: str) -> Talk:
    """Anna has surrounded the window of the red star and chooses three tiles."""
    table = pavilion(SUPPLY, "rrrr rrrr rrrr gggg gggg", "1r", "4g", "2r", "5g", "3r")
    table.hear("r5", "p 4g", "r6")
    assert state_of(table).phase is Phase.BONUS
    if lines:
        table.hear(*lines)
    return table


# Words


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("de", "2r"),
        ("de", "rot von Manufaktur 2"),
        ("de", "2 rote R von Manufaktur 2"),
        ("de", "Ich nehme die roten von der Manufaktur zwei, bitte."),
        ("de", "Manufaktur 2 rot"),
        ("en", "2 r"),
        ("en", "red from factory 2"),
        ("en", "take the 2 red R from factory two please"),
        ("nl", "2R"),
        ("nl", "rood van fabriek 2"),
        ("nl", "twee rode van fabriek twee, graag"),
    ],
)
def test_taking_as_people_say_it(language: str, text: str) -> None:
    """Issue 4, 3: short forms and whole sentences mean the same take."""
    table = filled(language=language)
    assert table.hear(text).understood, table.lines[-1]
    command = last_command(table)
    assert isinstance(command, Take)
    assert (command.source, command.colour) == (Factory(1), Colour.RED)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("de", "2 rote und ein Joker von Manufaktur 1"),
        ("de", "rot mit Joker von Manufaktur 1"),
        ("en", "2 red and one wild from factory 1"),
        ("en", "red with one wild from factory 1"),
        ("nl", "2 rode en een joker van fabriek 1"),
    ],
)
def test_the_wild_tile_may_be_said(language: str, text: str) -> None:
    """Rules 3, "Phase 1": it comes along whether it is said or not."""
    table = filled(language=language)
    assert table.hear(text).understood, table.lines[-1]
    assert state_of(table).players[0].hand[Colour.PURPLE] == 1


@pytest.mark.parametrize(
    ("language", "text", "place", "paid"),
    [
        ("de", "r3", (3, 2), "rrr"),
        ("de", "rot 3", (3, 2), "rrr"),
        ("de", "Stern Rot Feld 3", (3, 2), "rrr"),
        ("de", "rot auf Stern Rot, Feld drei", (3, 2), "rrr"),
        ("de", "r3 mit 2 r 1 l", (3, 2), "rrl"),
        ("de", "rot 3 mit zwei roten und einem lila", (3, 2), "rrl"),
        ("de", "rot 3, bezahlt mit zwei roten und einem lila", (3, 2), "rrl"),
        ("de", "r3 mit l", (3, 2), "rrl"),
        ("de", "r z 2", (0, 1), "rr"),
        ("de", "z2r", (0, 1), "rr"),
        ("de", "rot auf Stern Mitte, Feld 2", (0, 1), "rr"),
        ("de", "lege die rote Fliese auf den Stern Mitte, Feld 2, bitte", (0, 1), "rr"),
        ("en", "r3", (3, 2), "rrr"),
        ("en", "red star space 3", (3, 2), "rrr"),
        ("en", "red 3 with 2 red and one purple", (3, 2), "rrl"),
        ("en", "red 3 with one purple", (3, 2), "rrl"),
        ("en", "put red on the centre star, space 2", (0, 1), "rr"),
        ("en", "r c 2", (0, 1), "rr"),
        ("nl", "rood 3", (3, 2), "rrr"),
        ("nl", "rode ster vak 3", (3, 2), "rrr"),
        ("nl", "rood 3 met twee rode en een lila", (3, 2), "rrl"),
        ("nl", "leg rood op ster midden, vak 2", (0, 1), "rr"),
        ("nl", "r m 2", (0, 1), "rr"),
    ],
)
def test_placing_as_people_say_it(
    language: str, text: str, place: tuple[int, int], paid: str
) -> None:
    """Issue 4, 3: "orange 4 with 1 orange and 3 purple", and everything shorter."""
    table = placing(language=language)
    before = state_of(table).players[0].hand
    assert table.hear(text).understood, table.lines[-1]
    command = last_command(table)
    assert isinstance(command, Place)
    assert (command.star, command.space) == place
    after = state_of(table).players[0].hand
    spent = [one - other for one, other in zip(before, after, strict=True)]
    assert spent[Colour.RED] == paid.count("r")
    assert spent[Colour.PURPLE] == paid.count("l")


@pytest.mark.parametrize(
    ("language", "text", "star", "space"),
    [
        ("de", "r 2 4", 2, 3),
        ("de", "2 4 r", 2, 3),
        ("de", "rot auf Stern 2, Feld 4", 2, 3),
        ("de", "rot auf Stern 11 Uhr Feld 4", 2, 3),
        ("de", "r 2 1", 2, 2),
        ("de", "r 2 3", 2, 0),
        ("de", "r z 3", 0, 2),
        ("en", "red on star 2 space 4", 2, 3),
        ("en", "red on star 11 o'clock space 4", 2, 3),
        ("en", "r 2 4", 2, 3),
        ("nl", "rood op ster 2 vak 4", 2, 3),
        ("nl", "rood op ster 11 uur vak 4", 2, 3),
        ("nl", "r 2 4", 2, 3),
    ],
)
def test_placing_on_the_grey_board(language: str, text: str, star: int, space: int) -> None:
    """Issue 4, 4: stars by number or clock, spaces by what is printed on them."""
    table = placing(language=language, chosen={"board": "grey"})
    assert table.hear(text).understood, table.lines[-1]
    command = last_command(table)
    assert isinstance(command, Place)
    assert (command.star, command.space) == (star, space)


@pytest.mark.parametrize("text", ["r 4", "rot 4", "Stern Rot Feld 4"])
def test_grey_stars_have_no_colour(text: str) -> None:
    """Rules 3, "Variant 1": what colour a star becomes its tiles decide, not its place."""
    table = placing(chosen={"board": "grey"})
    before = table.session.ledger
    assert not table.hear(text).understood
    assert table.session.ledger == before


@pytest.mark.parametrize(
    ("language", "text", "keep"),
    [
        ("de", "p 2r l", "rrl"),
        ("de", "passe und behalte zwei rote und ein lila", "rrl"),
        ("de", "behalte 2 rote", "rr"),
        ("de", "p behalte nichts", ""),
        ("de", "behalte 0", ""),
        ("en", "p 2r l", "rrl"),
        ("en", "I pass and keep two red", "rr"),
        ("en", "pass keep nothing", ""),
        ("nl", "p 2r l", "rrl"),
        ("nl", "ik pas en houd twee rode", "rr"),
        ("nl", "pas en houd niets", ""),
    ],
)
def test_passing_as_people_say_it(language: str, text: str, keep: str) -> None:
    """Issue 4, 3: pass and keep."""
    table = placing(language=language)
    assert table.hear(text).understood, table.lines[-1]
    command = last_command(table)
    assert isinstance(command, Pass)
    letters = "".join("lorbyg"[colour] for colour in command.keep or ())
    assert sorted(letters) == sorted(keep)


@pytest.mark.parametrize("language", ["de", "en", "nl"])
def test_pass_asks_which_tiles_are_kept(language: str) -> None:
    """Rules 3, "Pass": with more than four tiles left people name what they keep."""
    table = placing(language=language)
    assert not table.hear("p").understood
    assert table.hear("p 4r").understood


# What the companion says can be said to it


@pytest.mark.parametrize("verbosity", Verbosity)
@pytest.mark.parametrize("board", ["coloured", "grey"])
@pytest.mark.parametrize("language", ["de", "en", "nl"])
def test_stars_can_be_called_what_they_are_called(
    language: str, board: str, verbosity: Verbosity
) -> None:
    """Issue 4, 4: a star is asked for by the very name that it is announced by."""
    table = placing(language=language, chosen={"board": board}, verbosity=verbosity)
    phrases = load_phrases(language)
    for star in range(STARS):
        name = phrases.render(star_name(state_of(table).options, star), verbosity, Form.SHOW)
        step = table.hear(name)
        assert step.announcements == (Answer(AboutStar(star), state_of(table)),), name


@pytest.mark.parametrize("verbosity", Verbosity)
@pytest.mark.parametrize("board", ["coloured", "grey"])
@pytest.mark.parametrize("language", ["de", "en", "nl"])
def test_placements_can_be_said_as_they_are_read_back(
    language: str, board: str, verbosity: Verbosity
) -> None:
    """Issue 4, 3 and 4: what the record reads is understood as the same command."""
    table = placing(language=language, chosen={"board": board}, verbosity=verbosity)
    phrases = load_phrases(language)
    for star, space in ((0, 1), (3, 0), (3, 3)):
        command = Place(star, space, Colour.RED)
        dialogue = table.session.setup.system.dialogue
        read = phrases.render(
            dialogue.describe_command(state_of(table), command), verbosity, Form.SHOW
        )
        assert table.hear(read).understood, read
        assert last_command(table) == command
        table.hear("u")


# Questions


@pytest.mark.parametrize(
    ("language", "texts"),
    [
        (
            "de",
            [
                *("joker", "jokerfarbe", "vorrat", "hand", "meine fliesen", "hand ben", "sterne"),
                *("sterne von ben", "bens sterne", "stern rot", "stern 3", "stern mitte ben"),
                *("stern 1 uhr", "fast", "säulen", "was fehlt", "gepasst", "wer hat gepasst"),
                *("m", "m r", "f", "f3", "z", "beutel", "turm", "stand", "spiel"),
                *("wo r", "w", "h", "?r3", "?r z 2", "?p 4r", "was wäre wenn r3"),
            ],
        ),
        (
            "en",
            [
                *("wild", "supply", "hand", "my tiles", "tiles of ben", "stars", "ben's stars"),
                *("red star", "star 3", "centre star ben", "near", "pillars", "passed"),
                *("who has passed", "m", "m r", "f", "f3", "bag", "tower", "score"),
                *("game", "where r", "w", "h", "?r3", "?r c 2", "?p 4r", "star 1 o'clock"),
            ],
        ),
        (
            "nl",
            [
                *("joker", "voorraad", "hand", "mijn tegels", "tegels van ben", "sterren"),
                *("sterren van ben", "rode ster", "ster 3", "ster midden ben", "bijna"),
                *("zuilen", "gepast", "wie heeft gepast", "m", "m r", "f", "f3"),
                *("zak", "toren", "score", "spel", "waar r", "w", "h", "?r3", "?r c 2", "?p 4r"),
            ],
        ),
    ],
)
def test_questions_change_nothing(language: str, texts: list[str]) -> None:
    """Issue 4, 3: stars, spaces, supply, tiles, who has passed, wild colour now and next."""
    table = placing(language=language)
    before = table.session.ledger
    for text in texts:
        assert table.answer(text), text
        assert table.session.ledger == before, text
        step = table.hear(text)
        assert step.understood, (text, table.lines[-1])


@pytest.mark.parametrize("text", ["b1", "b2"])
def test_a_refused_placement_says_why(text: str) -> None:
    """A wrong entry says why (TABLE, words): blue 2 is a space before it is the second board."""
    table = placing()
    # Anna has no blue tile beside her board.
    assert state_of(table).players[0].hand[Colour.BLUE] == 0
    step = table.hear(text)
    assert not step.understood
    assert "kein B" in table.lines[-1]


def test_what_if_proposes_other_payments() -> None:
    """Issue 4, 3: the cheapest payment is proposed and can be changed."""
    table = placing()
    answer = table.answer("?r3")
    assert "2 rote R" in answer
    assert "Auch möglich" in answer
    assert "ein lila L und 2 rote R; 2 lila L und ein rotes R" in answer


@pytest.mark.parametrize("verbosity", Verbosity)
def test_clocks_are_told_as_much_as_wanted(verbosity: Verbosity) -> None:
    """Issue 4, 4: the hour of the space normally, that of the star too in full, neither briefly."""
    table = placing(verbosity=verbosity)
    answer = table.answer("?r3")
    told = {Verbosity.TERSE: 0, Verbosity.NORMAL: 1, Verbosity.VERBOSE: 2}[verbosity]
    assert answer.count("Uhr") == told


# Corrections


def corrected(table: Talk, text: str) -> tuple[Correction, str]:
    before = len(table.lines)
    step = table.hear(text)
    assert step.understood, table.lines[-1]
    [entry] = step.entries
    assert isinstance(entry, Correction)
    assert isinstance(step.announcements[0], CorrectionReport)
    return entry, "\n".join(table.lines[before:])


def test_fix_the_supply() -> None:
    """Issue 4, 5: a draw for the supply that was said wrongly."""
    table = pavilion(SUPPLY)
    entry, answer = corrected(table, "fix vorrat 4l 2o 2r 2b")
    assert entry.index == 0
    assert isinstance(entry.command, Stock)
    assert "Im Vorrat: 4 lila L, 2 orange O, 2 rote R, 2 blaue B." in answer


@pytest.mark.parametrize("text", ["fix manufaktur 3 gggg", "fix 3 gggg", "fix zug 4 gggg"])
def test_fix_a_factory(text: str) -> None:
    """Issue 4, 5: by the factory's number or that of the entry."""
    table = filled()
    entry, _ = corrected(table, text)
    assert entry.index == 3
    assert state_of(table).factories[2] == (Colour.GREEN,) * 4


def test_fix_a_take() -> None:
    """Issue 4, 5: the newest take, or the newest of somebody."""
    table = filled("1r", "2y")
    entry, _ = corrected(table, "fix 2b")
    assert (entry.index, entry.command) == (7, Take(Factory(1), Colour.BLUE))
    table = filled("1r", "2y")
    entry, answer = corrected(table, "fix anna 1b")
    assert (entry.index, entry.command) == (6, Take(Factory(0), Colour.BLUE))
    assert "Anna hat neben der Ablage ein lila L, ein blaues B." in answer


def test_fix_a_take_from_the_centre() -> None:
    """Issue 4, 5: the stone and its cost move along."""
    table = filled("1r", "zb")
    assert state_of(table).holder == 1
    entry, answer = corrected(table, "fix 2r")
    assert entry.command == Take(Factory(1), Colour.RED)
    assert state_of(table).holder is None
    assert "Ben hat 5 Punkte" in answer
    assert Take(CENTRE, Colour.BLUE) != entry.command


def test_fix_a_placement_and_its_payment() -> None:
    """Issue 4, 5: another space, or the same one paid otherwise."""
    table = placing("r3")
    entry, answer = corrected(table, "fix r3 mit 1r 2l")
    assert isinstance(entry.command, Place)
    assert "ein lila L" in answer
    assert state_of(table).tower[Colour.PURPLE] == 2
    entry, _ = corrected(table, "fix r z 1")
    assert isinstance(entry.command, Place)
    assert entry.command.star == 0


def test_fix_a_pass() -> None:
    """Issue 4, 5: other tiles were kept."""
    table = placing("p 4r")
    entry, answer = corrected(table, "fix p 3r l")
    assert isinstance(entry.command, Pass)
    assert state_of(table).players[0].kept[Colour.PURPLE] == 1
    assert "in den Ecken: ein lila L, 3 rote R" in answer


def test_fix_bonus_tiles() -> None:
    """Issue 4, 5: other tiles were taken from the supply."""
    table = choosing("l l o")
    entry, answer = corrected(table, "fix bonus b b y")
    assert isinstance(entry.command, Bonus)
    assert "Im Vorrat: 2 lila L, 2 orange O, 2 rote R, ein grünes G." in answer


def test_a_correction_that_breaks_a_later_move_is_refused() -> None:
    """What was done with the tiles since cannot stand any more: it is named, nothing changes."""
    table = filled("1r", "zb")
    before = table.session.ledger
    step = table.hear("fix zug 7 1b")
    assert not step.understood
    assert table.session.ledger == before
    assert "Eintrag 8" in table.lines[-1]


@pytest.mark.parametrize("language", ["de", "en", "nl"])
def test_undo_and_redo_every_kind_of_deed(language: str) -> None:
    """Issue 4, 5: undo to the opening and redo to the end, a correction among them."""
    table = placing("r3", "g1", language=language)
    corrected(table, "fix g2")
    after = table.session.ledger
    deeds = len(after.history)
    for _ in range(deeds):
        step = table.hear("u")
        assert step.understood
        assert isinstance(step.announcements[0], UndoReport)
    assert state_of(table) == after.opening
    for _ in range(deeds):
        assert table.hear("+").understood
    assert table.session.ledger.applied == after.applied
    assert not table.hear("+").understood


@settings(max_examples=12)
@given(st.integers(0, 2**32), st.sampled_from(["coloured", "grey"]))
def test_any_virtual_game_is_taken_back_and_restored(seed: int, board: str) -> None:
    """Issue 4, 5: what the program's bag drew goes along, in the supply as in the factories."""
    random = Random(seed)
    table = pavilion(bag="virtual", seed=seed, chosen={"board": board})
    system = table.session.setup.system
    for _ in range(random.randrange(5, 60)):
        state = table.session.ledger.state
        if system.rules.expects(state).kind is Expects.OVER:
            break
        command = random.choice(system.rules.legal_commands(state))
        table.hear(typed(state, command))
        assert table.session.ledger.state != state, table.lines[-1]
    people = sum(turn.source != "bag" for turn in table.session.ledger.applied)
    after = table.session.ledger
    count = random.randint(1, people)
    assert table.hear(f"u {count}").understood
    left = sum(turn.source != "bag" for turn in table.session.ledger.applied)
    assert left == people - count
    assert table.hear(f"+ {count}").understood
    assert table.session.ledger.applied == after.applied


def test_the_end_is_told_step_by_step() -> None:
    """As in the base game: at the pace STEP each bonus waits for Enter, for hands to keep up."""
    table = pavilion(bag="virtual", seed=8, pace=Pace.STEP)
    random = Random(8)
    rules = table.session.setup.system.rules
    while state_of(table).phase is not Phase.OVER:
        moves = list(rules.legal_commands(state_of(table)))
        places = [move for move in moves if isinstance(move, Place)]
        table.hear(typed(state_of(table), random.choice(places or moves)))
    assert "Stand nach Runde 6" in table.lines[-2]
    assert "Weiter mit Enter" in table.lines[-1]
    waiting = len(table.session.queued_announcements)
    assert waiting >= 2
    for _ in range(waiting):
        before = len(table.lines)
        table.hear("")
        assert len(table.lines) > before
    assert not table.session.queued_announcements
    assert "gewinnt" in table.lines[-1]


def typed(state: object, command: object) -> str:
    """A legal move in words that leave no doubt."""
    assert isinstance(state, State)
    label = "lorbyg"
    match command:
        case Take(source, colour):
            place = "z" if source is CENTRE else str(source.index + 1)  # type: ignore[union-attr]
            return f"{place}{label[colour]}"
        case Place(star, space, colour, paid):
            assert colour is not None
            numbers = (3, 2, 1, 4, 5, 6) if state.options.grey and star else (1, 2, 3, 4, 5, 6)
            where = "stern mitte" if star == 0 else f"stern {star}"
            with_tiles = " ".join(label[tile] for tile in paid or ())
            return f"{label[colour]} auf {where} feld {numbers[space]} mit {with_tiles}"
        case Pass(keep):
            tiles = " ".join(label[tile] for tile in keep or ())
            return f"p {tiles}" if tiles else "p behalte nichts"
        case Bonus(chosen):
            return "bonus " + " ".join(label[tile] for tile in chosen)
    raise AssertionError(command)


def test_entries_say_where_they_came_from() -> None:
    """The log can tell what was typed from what the program drew."""
    table = pavilion(bag="virtual", seed=3)
    assert [turn.source for turn in table.session.ledger.applied] == ["bag"] * 6
    move = typed(
        state_of(table), SYSTEMS["summer-pavilion"].rules.legal_commands(state_of(table))[0]
    )
    step = table.hear(move)
    assert step.entries[0] == CommandEntry(table.session.ledger.applied[6].command, "test")


@pytest.mark.parametrize("text", ["", "   ", "§$%&", "🎲", "\x00", "." * 600, "1 " * 250, "r" * 99])
def test_nonsense_never_raises(text: str) -> None:
    """Any text is answered, quickly, and changes nothing."""
    for table in (filled(), placing(), placing(chosen={"board": "grey"})):
        before = table.session.ledger
        table.hear(text)
        assert table.session.ledger == before


def test_a_question_never_makes_a_move() -> None:
    """A question mark behind a move asks what would happen, as one in front does."""
    for text in ("r3?", "r z 2?", "p 4r?"):
        table = placing()
        assert not table.hear(text).entries
