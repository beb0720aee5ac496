"""How often and in how many shapes a story tells each message of Summer Pavilion."""

from azul_access.games.story import Telling

TELLINGS = {
    "sp-story-clean": Telling(usual=1, most=2),
    "sp-story-extra": Telling(usual=3),
    "sp-story-left-over": Telling(shapes=6, usual=3, is_loss=True),
    "sp-story-left-over-cost": Telling(is_loss=True),
    "sp-story-number": Telling(more_words=5),
    "sp-story-placed": Telling(shapes=12),
    "sp-story-placed-tile": Telling(shapes=8, more_words=2),
    "sp-story-reply": Telling(shapes=8, more_words=-4),
    "sp-story-stone": Telling(shapes=6, usual=3, most=5, is_loss=True, is_moment=False),
}
