"""The settings of a session, told."""

from azul_access.games.context import MessageKind
from azul_access.language.phrase import Phrase, Verbosity, phrase
from azul_access.session.announcements import Message
from azul_access.session.settings import Settings


def describe_amount(kind: MessageKind, verbosity: Verbosity) -> Phrase:
    amount = phrase(f"verbosity-{verbosity.value}")
    return phrase("amount-of-kind", kind=phrase(f"kind-{kind.value}"), amount=amount)


def describe_settings(settings: Settings) -> Message:
    others: list[Phrase] = []
    if settings.amounts:
        amounts = tuple(describe_amount(*amount) for amount in settings.amounts)
        others.append(phrase("settings-amounts", amounts=amounts))
    if settings.me:
        others.append(phrase("set-me", player=settings.me))
    if not settings.asks_on_braille:
        others.append(phrase("set-braille-plays"))
    if table := settings.braille_table(settings.language):
        others.append(phrase("set-braille-table", table=table))
    now = phrase(
        "settings-now",
        language=phrase(f"language-{settings.language}"),
        amount=phrase(f"verbosity-{settings.verbosity.value}"),
        pace=phrase(f"pace-{settings.pace.value}"),
        confirm=phrase(f"confirm-{settings.confirm_policy.value}"),
        rate=settings.rate,
        volume=settings.volume,
        pitch=settings.pitch,
        voice=settings.voice,
    )
    return Message((now, *others))
