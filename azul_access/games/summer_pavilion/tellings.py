"""How often and in how many shapes a story tells each message of Summer Pavilion."""

from azul_access.games.story import ONE_OF_TILES, Telling

TELLINGS = {
    "sp-story-extra": Telling(usual=3),
    "sp-story-key-affords": Telling(shapes=1),
    "sp-story-key-gone": Telling(shapes=1),
    "sp-story-left-over": Telling(shapes=10),
    "sp-story-left-over-cost": Telling(shapes=4),
    "sp-story-number": Telling(more_words=5),
    "sp-story-placed": Telling(shapes=12),
    "sp-story-placed-stone": Telling(more_words=2),
    "sp-story-placed-tile": Telling(shapes=8, more_words=2, most=2, pattern=ONE_OF_TILES),
    "sp-story-reply": Telling(shapes=8, more_words=-4),
    "sp-story-stone": Telling(shapes=6, is_moment=False),
}
