"""Tells which tables of braille this computer has for a language, and chooses one of them."""

from collections.abc import Sequence
from dataclasses import replace

from azul_access.language.phrase import phrase
from azul_access.session.control.braille_tables import BrailleTable
from azul_access.session.output.announcements import make_message
from azul_access.session.session import Session, Step


def list_tables(session: Session) -> Step:
    """Tell the tables for the language of the session, with their numbers; 0 is the program's."""
    tables = _tables_of(session)
    if not tables:
        return session.refuse(make_message("error-no-braille-tables"))
    items = tuple(
        phrase(
            "braille-table-of-kind",
            number=number,
            kind=phrase(f"braille-kind-{table.kind.value}"),
            table=table.name,
        )
        for number, table in enumerate(tables, 1)
    )
    return session.announce(make_message("braille-tables", tables=items))


def use_table(session: Session, number: int) -> Step:
    """Read by a table from now on, in the language of the session; `number` is as in the list."""
    tables = _tables_of(session)
    if number and not tables:
        return session.refuse(make_message("error-no-braille-tables"))
    if number > len(tables):
        return session.refuse(make_message("error-no-braille-table", count=len(tables)))
    name = tables[number - 1].name if number else ""
    settings = session.settings.with_braille_table(session.settings.language, name)
    message = (
        make_message("set-braille-table", table=name) if name else make_message("set-braille-own")
    )
    return replace(session, settings=settings).announce(message)


def _tables_of(session: Session) -> Sequence[BrailleTable]:
    return dict(session.braille_tables).get(session.settings.language, ())
