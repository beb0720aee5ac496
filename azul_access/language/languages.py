"""Which languages there are, and which one a system's locale asks for."""

from collections.abc import Mapping

# In the order in which they are offered. The value is how a language names itself.
LANGUAGES: dict[str, str] = {"de": "Deutsch", "en": "English", "nl": "Nederlands"}


def from_locale(environ: Mapping[str, str], system_locale: str | None) -> str:
    """The language of the person's locale where we speak it, else English.

    `system_locale` is what the operating system reports (for systems without such variables).
    """
    named = [environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    for locale in [*named, system_locale or ""]:
        code = locale[:2].lower()
        if code in LANGUAGES:
            return code
    return "en"
