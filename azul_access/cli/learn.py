"""The command `learn`: the lessons of a game, at the table with every device.

Nothing is saved as a game; where somebody left is kept with the settings. Exercises (`practise`)
are tried in the same way.
"""

import argparse
import tempfile
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from azul_access import session
from azul_access.cli.game_options import DEFAULT_GAME
from azul_access.cli.parser import Parser
from azul_access.cli.play import add_device_options, run_table
from azul_access.cli.silencer import Silencer
from azul_access.cli.table_settings import choose_settings
from azul_access.games import SYSTEMS
from azul_access.games.lessons import LEARNER, Course, LessonPlace
from azul_access.keyboard import Console
from azul_access.language.phrase import Phrase, Verbosity, phrase
from azul_access.record.setup import encode_setup, make_setup
from azul_access.session import Session, Step
from azul_access.session.output.announcements import Announcement
from azul_access.session.step.lessons import find_place
from azul_access.storage import GameLog
from azul_access.table.preferences import load_lesson, save_lesson

if TYPE_CHECKING:
    from azul_access.braille.question_displays import QuestionDisplays

_NAMES = ("Anna", "Ben")


def add_options(parser: Parser) -> None:
    add_course_options(parser, Course.LESSONS)


def add_course_options(parser: Parser, course: Course) -> None:
    """The game, which lesson or exercise to begin with, and the devices."""
    games = {name: game for name, game in SYSTEMS.items() if game.load_lessons is not None}
    parser.add_choice("game", games, DEFAULT_GAME)
    parser.add_number(course.value)
    parser.add_member("verbosity", Verbosity)
    add_device_options(parser)
    parser.set_defaults(pace=None, players=None, resume=None)


def run(arguments: argparse.Namespace, language: str) -> int:
    """Raises: AccessError if nothing can be written to the folder for temporary files."""
    return run_course(arguments, language, Course.LESSONS)


def run_course(arguments: argparse.Namespace, language: str, course: Course) -> int:
    """Sit at the table with the lessons or the exercises of a game, until they are left.

    Raises: AccessError if nothing can be written to the folder for temporary files.
    """
    number = getattr(arguments, course.value)
    with tempfile.TemporaryDirectory() as folder:

        def begin(
            arguments: argparse.Namespace,
            console: Console,
            language: str,
            silencer: Silencer,
            displays: "QuestionDisplays | None",
        ) -> tuple[GameLog, Step]:
            settings = choose_settings(arguments, console, language, silencer, displays)
            setup = make_setup(
                game=arguments.game,
                names=_NAMES,
                first_seat=LEARNER,
                chosen={},
                language=settings.language,
            )
            kept = load_lesson(setup.system.name, course)
            place = find_place(setup.system, course, number, kept)
            log = GameLog.create(Path(folder, "lessons.jsonl"), encode_setup(setup))
            goes_on = number is None and kept == place
            settings = replace(settings, me=_NAMES[LEARNER])
            return log, session.begin_lessons(setup, settings, place, goes_on=goes_on)

        def tell_end(_: GameLog) -> Phrase:
            return phrase("lessons-left", course=course.value)

        return run_table(arguments, language, begin, tell_end, (_Keeper(),))


class _Keeper:
    """Keeps where the learner is, whenever that changes."""

    def __init__(self) -> None:
        self._place: LessonPlace | None = None

    def update_session(self, session: Session) -> None:
        place = session.lesson
        if place is not None and place != self._place:
            self._place = place
            save_lesson(session.setup.system.name, place)

    def announce(self, announcement: Announcement, *, is_shared: bool) -> None:
        """Nothing that is announced is kept."""

    def announce_phrases(self, phrases: Sequence[Phrase]) -> None:
        """Nothing that is announced is kept."""
