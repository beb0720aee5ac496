"""Messages are the same in every language: none is missing or spare, and none forgets a slot."""

import re
from itertools import combinations

import pytest
from fluent.syntax import FluentSerializer
from language_messages import (
    OTHERS,
    REFERENCE,
    literal_text,
    parse_messages,
    references,
    slots,
    slots_by_verbosity,
)

from azul_access.language.languages import LANGUAGES
from azul_access.language.phrase import (
    Form,
    Phrase,
    Verbosity,
    describe_numbers,
    join_with_and,
    phrase,
)
from azul_access.language.phrases import KEYPAD_PREFIX, SHORT_PREFIX, Phrases

# Messages whose text may be the same in two languages: names, numbers, labels, and true cognates.
SAME = {
    "lesson-tiles",
    "lesson-yes",
    "azul-story-bonus-colour",
    "sp-story-bonus-numbers",
    *("name", "number", "score-of", "prompt-turn", "unsure-choice", "history-line"),
    "course-gain",
    "command-of-player",
    "coach-tip",
    *(
        "answer-yes",
        "needs-nobody",
        "web-names-false",
        "rules-prompt",
        "rules-told",
        "sp-book-pass-title",
    ),
    "colour-turquoise",
    *("label-r", "label-b", "label-sch", "label-x", "label-o", "count-at", "filled"),
    *("azul-editions", "cli-see-help", "place", "doctor-voices", "verbosity-normal"),
    *(
        "sp-command-pass",
        "sp-placed",
        "sp-pick-pass",
        "sp-prompt-bonus",
        "cell-wild",
        "short-from-centre",
        "braille-ask",
        "braille-made-short",
    ),
    *("short-azul-taken", "short-factory", "short-from-factory", "short-sp-taken"),
    *("short-sp-placed", "short-star-space", "short-cards", "short-azul-what-if-points"),
    *("short-azul-what-if", "short-sp-what-if-take", "short-sp-what-if-place"),
    *("short-azul-landing-line", "short-to-centre", "short-sp-points", "word-yes"),
    *("month-4", "month-8", "month-9", "month-11", "number-below", "gain-wall-name"),
    "transcript-scores",
    *("view-floor-short", "view-scores-short"),
    *("web-table-of", "web-view-all", "picture-cost", "azul-set-marker", "set-labels-title"),
    *("guide-label-cells", "guide-size-option", "guide-folder-labels"),
    *(f"language-{tag}" for tag in LANGUAGES),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_references_lead_to_messages_without_slots(language: str) -> None:
    """A message may use another one that has no slots of its own; functions are not used."""
    messages = parse_messages(language)
    for name, message in messages.items():
        for reference in references(message):
            assert not slots(messages[reference]), name


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_messages(language: str) -> None:
    """No message is missing and none is left over."""
    assert parse_messages(language).keys() == parse_messages(REFERENCE).keys()


@pytest.mark.parametrize("language", OTHERS)
def test_messages_use_the_same_slots(language: str) -> None:
    """A slot that one language forgets is information that its players never get."""
    messages, reference = parse_messages(language), parse_messages(REFERENCE)
    different = {name for name in messages if slots(messages[name]) != slots(reference[name])}
    assert different == set()


@pytest.mark.parametrize(("one", "other"), [*combinations(LANGUAGES, 2)])
def test_nothing_is_left_untranslated(one: str, other: str) -> None:
    """Two languages use the same text only where that is known to be right."""
    serialize = FluentSerializer().serialize_entry
    ours, theirs = parse_messages(one), parse_messages(other)
    same = {
        name
        for name, message in ours.items()
        if re.search(r"[A-Za-zÀ-ž]{2}", literal_text(message))
        and serialize(message) == serialize(theirs[name])
    }
    assert same <= SAME


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("prefix", [SHORT_PREFIX, KEYPAD_PREFIX])
def test_other_forms_use_no_other_slots(prefix: str, language: str) -> None:
    """A form for braille or for the keypad gets the slots of the message that it replaces."""
    messages = parse_messages(language)
    forms = [name for name in messages if name.startswith(prefix)]
    assert forms
    for name in forms:
        assert slots(messages[name]) <= slots(messages[name.removeprefix(prefix)]), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_renders_by_itself(language: str) -> None:
    """Messages are parsed at first use, with those they refer to, independently of earlier uses."""
    shared = Phrases(language)
    for name, message in parse_messages(language).items():
        phrases = Phrases(language) if references(message) else shared
        values = dict.fromkeys(slots(message), 2)
        assert phrases.render(phrase(name, **values), Verbosity.NORMAL, Form.SHOW), name


# What a short wording may leave out: it follows from the rest, or answers tell it.
LEFT_OUT_WHEN_SHORT = {
    *("before", "clock", "count", "ones", "place", "places", "player", "round", "space", "spaces"),
    "tens",
}
# It only reminds of what lies on the table.
REMINDERS = {"sp-expect-bonus"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_short_wordings_name_the_same_things(language: str) -> None:
    """No tile, source, target or number of points is lost where announcements are short."""
    checked = 0
    for name, message in parse_messages(language).items():
        for variants in slots_by_verbosity(message):
            if {"terse", "normal"} <= variants.keys() and name not in REMINDERS:
                checked += 1
                assert variants["normal"] - variants["terse"] <= LEFT_OUT_WHEN_SHORT, name
    assert checked > 60


def _numbers(*values: int) -> Phrase:
    return join_with_and(describe_numbers(values))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (phrase("tiles-turquoise", count=2), "2~türkise~X"),
        (phrase("azul-tiled-across", across=3), "Waagrecht~3."),
        (phrase("azul-line-now", now=1, line=4), "1~von~4"),
        (phrase("azul-lines-empty", lines=_numbers(1, 3)), "Leer: Reihe~1~und~3."),
        (phrase("factories-empty", factories=_numbers(2, 3, 4)), "Leer: Manufaktur~2~bis~4."),
        (
            phrase("score-cards", player="Anna", points=12, tens=1, ones=2),
            "Anna hat 12~Punkte. Zähltafel: Zehner~1, Einer~2.",
        ),
        (phrase("colour-nowhere", label=phrase("label-x")), "Ein~X kann man gerade"),
        (phrase("azul-hint-take"), "Zum Beispiel 2~r~3. Mehr mit h."),
    ],
)
def test_numbers_stay_with_what_they_count_or_number(text: Phrase, expected: str) -> None:
    """There are no-break spaces between them, here shown as ~, if they are asked for."""
    phrases = Phrases("de")
    kept = phrases.render(text, Verbosity.NORMAL, Form.SHOW, no_break=True)
    assert kept.replace("\xa0", "~").startswith(expected)
    plain = phrases.render(text, Verbosity.NORMAL, Form.SHOW)
    assert plain == kept.replace("\xa0", " ")
