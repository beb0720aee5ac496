"""Which announcements another device may still be saying."""

from azul_access.table.recent_texts import RecentTexts


def test_a_text_is_recent_until_a_slow_voice_has_said_it() -> None:
    """One after the other, and some seconds more."""
    now = 100.0
    recent = RecentTexts(lambda: now)
    recent.add("a" * 110)
    recent.add("b" * 55)
    assert [text[0] for text in recent.get()] == ["a", "b"]
    now = 117.0
    assert [text[0] for text in recent.get()] == ["b"]
    now = 122.0
    assert recent.get() == []


def test_only_a_few_texts_are_kept() -> None:
    recent = RecentTexts(lambda: 0.0)
    for number in range(20):
        recent.add(str(number))
    assert recent.get() == [str(number) for number in range(12, 20)]
