"""Dates as phrases."""

import datetime

from azul_access.language.phrase import Phrase, phrase


def describe_date(day: datetime.date) -> Phrase:
    """The date in words, without the day of the week."""
    # The year is text, because numbers get a thousands separator.
    return phrase("date", day=day.day, month=phrase(f"month-{day.month}"), year=str(day.year))
