"""The flip score cards: two digits, tens left and ones right, 00 to 99.

Scores above 99 happen; the cards then show the last two digits and the whole score is said.
"""

from collections.abc import Iterator

from azul_access.language.phrase import Phrase, phrase

CARDS_END = 100


def flips(before: int, after: int) -> Iterator[tuple[str, int]]:
    """Which card, "tens" or "ones", to turn to which digit when a score changes."""
    for card, worth in (("tens", 10), ("ones", 1)):
        digit = after // worth % 10
        if digit != before // worth % 10:
            yield card, digit


def flip(player: str, before: int, after: int) -> list[Phrase]:
    """What the player does with the score cards; nothing when the score did not change."""
    if before == after:
        return []
    turns = tuple(phrase(f"card-{card}", digit=digit) for card, digit in flips(before, after))
    told = [phrase("cards", player=player, turns=turns)] if turns else []
    if max(before, after) >= CARDS_END:
        told.append(phrase("cards-whole-score", player=player, score=after))
    return told
