"""What recognition needs to know of a language, from `hearing.toml` in its folder."""

from functools import cache

from azul_access.hearing.thresholds import FreeTextLimits, Thresholds
from azul_access.language.languages import LANGUAGES
from azul_access.values import frozen


@frozen
class HearingData:
    """Words without one of the `vowels` are not listened for.

    `rule_variants` is how many pronunciations by rule are used besides listed ones. `thresholds`
    are those of the bundled model; `uses_model_dictionary` if its dictionary is of this language.
    `models` are names in the catalogue of models, the best first. `commands` are whole commands
    that people record for the project.
    `prompt` are sentences that free text is recognised after, and `free_text` are its limits.
    `talk` are frequent words that answer no question for a yes or a no.
    """

    vowels: frozenset[str]
    rule_variants: int
    uses_model_dictionary: bool
    models: tuple[str, ...]
    commands: tuple[str, ...]
    thresholds: Thresholds
    prompt: tuple[str, ...]
    free_text: FreeTextLimits
    talk: frozenset[str]


@cache
def load_hearing_data(language: str) -> HearingData:
    """Raises: KeyError for an unknown language."""
    data = LANGUAGES[language].load_toml("hearing.toml")
    return HearingData(
        vowels=frozenset(data["vowels"]),
        rule_variants=data["rule_variants"],
        uses_model_dictionary=data["uses_model_dictionary"],
        models=tuple(data["models"]),
        commands=tuple(data["commands"]),
        thresholds=Thresholds(**data["thresholds"]),
        prompt=tuple(data["prompt"]),
        free_text=FreeTextLimits(**data["free_text"]),
        talk=frozenset(data["talk"].split()),
    )
