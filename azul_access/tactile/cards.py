"""The flip score cards: two digits, tens left and ones right, 00 to 99.

Scores above 99 happen; the cards then show the last two digits and a phrase has the whole score.
"""

from collections.abc import Iterator

from azul_access.language.phrase import Phrase, phrase

CARDS_END = 100


def flips(before: int, after: int) -> Iterator[tuple[str, int]]:
    """Yield the card ("tens" or "ones") and its new digit for each card that a score changes."""
    for card, worth in (("tens", 10), ("ones", 1)):
        digit = after // worth % 10
        if digit != before // worth % 10:
            yield card, digit


def flip(player: str, before: int, after: int) -> list[Phrase]:
    """Return the player's instructions for the score cards; none if the score is unchanged."""
    if before == after:
        return []
    turns = tuple(phrase(f"card-{card}", digit=digit) for card, digit in flips(before, after))
    phrases = [phrase("cards", player=player, turns=turns)] if turns else []
    if max(before, after) >= CARDS_END:
        phrases.append(phrase("cards-whole-score", player=player, score=after))
    return phrases
