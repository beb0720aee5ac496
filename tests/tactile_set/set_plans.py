"""Plans of sets, as the command line makes them."""

from azul_access.cli.arguments import parse_arguments
from azul_access.cli.make_set import make_plan
from azul_access.language.phrases import load_phrases
from azul_access.tactile_set.plan import SetPlan


def plan_set(*options: str, language: str = "en") -> SetPlan:
    """The plan for options of the command `set`, such as "--game", "summer-pavilion"."""
    arguments = parse_arguments(["set", "folder", *options], load_phrases(language))
    return make_plan(arguments, language)
