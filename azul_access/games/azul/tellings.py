"""How often and in how many shapes a story tells each message of base Azul."""

from azul_access.games.story import ONE_OF_TILES, Telling

TELLINGS = {
    "azul-story-end-near": Telling(more_words=5),
    "azul-story-floor": Telling(shapes=10),
    "azul-story-floor-limit": Telling(shapes=6),
    "azul-story-floor-then": Telling(shapes=6),
    "azul-story-key-colour": Telling(shapes=1),
    "azul-story-key-column": Telling(shapes=1),
    "azul-story-key-dead": Telling(shapes=1),
    "azul-story-key-denies": Telling(shapes=1),
    "azul-story-key-line": Telling(shapes=1),
    "azul-story-large-take": Telling(usual=3),
    "azul-story-last-round": Telling(more_words=3),
    "azul-story-largest": Telling(most=2, pattern=ONE_OF_TILES),
    "azul-story-list": Telling(shapes=8, more_words=-2, usual=2, most=4, pattern="list"),
    "azul-story-list-floor": Telling(usual=2, pattern="list"),
    "azul-story-no-tile": Telling(most=2, is_moment=False),
    "azul-story-one-tile": Telling(shapes=6),
    "azul-story-only-marker": Telling(is_moment=False),
    "azul-story-refill": Telling(more_words=4, most=2),
    "azul-story-reply": Telling(shapes=8, more_words=-4),
    "azul-story-reply-floor": Telling(more_words=-1),
    "azul-story-rows": Telling(shapes=10),
    "azul-story-rows-floor": Telling(shapes=8, is_moment=False),
    "azul-story-rows-tile": Telling(shapes=8, more_words=2, most=2, pattern=ONE_OF_TILES),
    "azul-story-short-both": Telling(more_words=6),
    "azul-story-stuck": Telling(more_words=8),
    "azul-story-take-overflow": Telling(more_words=4),
    "azul-story-tile": Telling(more_words=5, most=2, pattern=ONE_OF_TILES),
}
