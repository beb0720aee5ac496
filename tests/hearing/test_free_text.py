"""Reading free text, and the pair of engines, with a stand-in for the model."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace

import pytest
from hearing_corpus import meanings, net_at
from hearing_people import digit_net
from test_user_models import NET

from azul_access.hearing.agreement import Text
from azul_access.hearing.free_text import FreeTextReader, is_piece
from azul_access.hearing.language_data import load_hearing_data
from azul_access.hearing.net import Net
from azul_access.hearing.paired_engine import PairedEngine
from azul_access.hearing.thresholds import FreeTextLimits
from azul_access.hearing.whisper_model import Heard, Transcript
from azul_access.language.languages import LANGUAGES
from azul_access.session.recognition import Certainty, Guess, Recognition

AUDIO = bytes(32_000)
LIMITS = FreeTextLimits(near=0.25, few=0.5, sure=0.1)
GENEROUS = FreeTextLimits(near=0.25, few=0.9, sure=0.1)


class FakeModel:
    """Writes `texts`, and `limited` if only some tokens are allowed; a token is a letter."""

    def __init__(
        self,
        *texts: str,
        limited: tuple[Transcript, ...] = (),
        expected: Mapping[str, float] | None = None,
    ) -> None:
        self.expected = expected or {}
        self.otherwise = -8.0
        self.texts = [Transcript(text, -1.0) for text in texts]
        self.limited = list(limited)
        self.prompts: list[str] = []
        self.allowed = ""
        self.tokens = self

    def encode(self, text: str) -> list[int]:
        return list(map(ord, text))

    def hear(self, audio: bytes) -> Heard:
        return Heard(audio, len(audio))

    def transcribe(
        self,
        heard: Heard,
        language: str,
        prompt: str = "",
        allowed: Collection[int] = (),
        count: int = 1,
    ) -> list[Transcript]:
        self.prompts.append(prompt)
        self.allowed = "".join(sorted(map(chr, allowed)))
        return self.limited[:count] if allowed else self.texts[:count]

    def score(self, heard: Heard, texts: Sequence[str], language: str) -> list[float]:
        return self.expect(texts, language)

    def expect(self, texts: Sequence[str], language: str) -> list[float]:
        return [self.expected.get(text, self.otherwise) for text in texts]


class FakeEngine:
    def __init__(self, *texts: str) -> None:
        self.texts = texts
        self.asked: list[int] = []

    def recognise(self, audio: bytes, net: Net, max_guesses: int = 2) -> Recognition:
        self.asked.append(max_guesses)
        return Recognition(tuple(Guess(it, -1.0) for it in self.texts[:max_guesses]))


def reader(model: FakeModel, language: str = "de") -> FreeTextReader:
    return FreeTextReader(model, language, load_hearing_data(language).prompt)


def test_a_command_is_read_from_free_text() -> None:
    text = reader(FakeModel("Manufaktor 7, rot in Reihe 3.")).read(AUDIO, net_at("de", "azul-take"))
    reading = text.reading
    assert text.written
    assert text.written.text == "Manufaktor 7, rot in Reihe 3."
    assert reading
    found = meanings("de", "azul-take", " ".join(reading.words))
    assert found == meanings("de", "azul-take", "7r3")
    assert 0 < reading.cost < 0.1


def test_without_a_text_there_is_no_reading() -> None:
    assert reader(FakeModel("")).read(AUDIO, net_at("de", "azul-take")) == Text()
    assert reader(FakeModel("rot zwei")).read(AUDIO, NET).reading is None


def test_a_word_that_is_no_answer_has_no_reading() -> None:
    """Where a yes or a no is awaited: what is written tells that something else was said."""
    net = replace(digit_net("de", 1), talk=frozenset({"weiß"}))
    limited = (Transcript("drei", -1.0),)
    for written, is_read in (("Weiß?", False), ("Drei.", True)):
        read = reader(FakeModel(written, limited=limited)).read(AUDIO, net).reading
        assert (read is not None) is is_read


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_prompt_has_only_words_of_the_moment(language: str) -> None:
    model = FakeModel("")
    read = reader(model, language).read
    prompts = []
    for section in ("azul-take", "summer-pavilion-place"):
        read(AUDIO, net_at(language, section))
        prompts.append(model.prompts[-1])
    read(AUDIO, digit_net(language, 3))
    assert model.prompts[-1] == ""
    assert all(prompt.count(".") == 3 for prompt in prompts)
    assert prompts[0] != prompts[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_the_prompt_is_a_command(language: str) -> None:
    sections = ("azul-take", "azul-fill", "summer-pavilion-take", "summer-pavilion-place")
    for sentence in load_hearing_data(language).prompt:
        assert any(meanings(language, section, sentence) for section in sections), sentence


def test_where_few_words_can_be_said_their_texts_are_compared_too() -> None:
    limited = (Transcript("Zwei, acht.", -9.0), Transcript("Drei, 7.", -2.0))
    model = FakeModel("Drei Siebe.", limited=limited)
    reading = reader(model).read(AUDIO, digit_net("de", 2)).reading
    assert reading
    assert reading.words == ("drei", "sieben")
    assert reading.margin == pytest.approx(7.0)
    assert 0 < reading.cost < 0.25
    for letters in ("zwei", "Zwei", "2", " ", ",", "."):
        assert set(letters) <= set(model.allowed)
    assert "x" not in model.allowed


def test_ways_of_writing_the_same_count_together() -> None:
    limited = (
        *(Transcript("Zwei, acht.", -2.0), Transcript("Drei, 7.", -2.2)),
        *(Transcript("3, 7", -2.3), Transcript("drei sieben", -2.3)),
    )
    reading = reader(FakeModel("", limited=limited)).read(AUDIO, digit_net("de", 2)).reading
    assert reading
    assert reading.words == ("drei", "sieben")
    assert reading.cost == 1.0  # the model wrote nothing by itself


def test_what_the_model_would_write_anyway_counts_less() -> None:
    limited = (Transcript("eins, zwei", -2.0), Transcript("eins, drei", -2.5))
    model = FakeModel("", limited=limited, expected={"eins, zwei": -2.0})
    reading = reader(model).read(AUDIO, digit_net("de", 2)).reading
    assert reading
    assert reading.words == ("eins", "drei")


def test_where_much_can_be_said_all_tokens_are_allowed() -> None:
    model = FakeModel("rot", limited=(Transcript("x", -1.0),))
    reader(model).read(AUDIO, net_at("de", "azul-take"))
    assert len(net_at("de", "azul-take").words) > 40
    assert len(model.prompts) == 1


def test_a_piece_of_the_prompt_is_marked() -> None:
    model = FakeModel("Blau aus der Mitte auf den Boden.")
    reading = reader(model).read(AUDIO, net_at("de", "azul-take")).reading
    assert reading
    assert reading.is_leaked
    assert reader(model).read(AUDIO, net_at("de", "azul-take")).written is None
    assert is_piece("in Reihe 3.", model.prompts[0])
    assert not is_piece("in Reihe 4.", model.prompts[0])
    assert not is_piece("", model.prompts[0])
    assert not is_piece("rot", "")


def test_both_engines_hear_and_one_decision_is_made() -> None:
    engine = FakeEngine("rot zwei", "rot drei", "blau zwei")
    pair = PairedEngine(
        reader(FakeModel("Rot, 2!", limited=(Transcript("Rot 2", -1.0),))), engine, LIMITS
    )
    recognition = pair.recognise(AUDIO, NET)
    assert recognition.certainty is Certainty.SURE
    assert [guess.text for guess in recognition.guesses] == ["rot zwei"]
    assert engine.asked == [1]  # no search for a rival


def test_the_next_guess_is_what_else_the_model_could_have_written() -> None:
    few = (Transcript("Rot 2", -1.0), Transcript("rot zwei", -1.5), Transcript("Blau 2", -4.0))
    pair = PairedEngine(
        reader(FakeModel("Rot, 2!", limited=few)), FakeEngine("rot zwei", "rot drei"), GENEROUS
    )
    recognition = pair.recognise(AUDIO, NET)
    assert [guess.text for guess in recognition.guesses] == ["rot zwei", "blau zwei"]
    net = net_at("de", "azul-take")
    model = FakeModel(
        "Rot aus Manufaktur 2, Reihe 3.",
        "Rot Manufaktur 2, Reihe 3",
        "Rot aus Manufaktur 2, Reihe 4.",
    )
    pair = PairedEngine(reader(model), FakeEngine("rot manufaktur zwei reihe drei"), LIMITS)
    first, second = pair.recognise(AUDIO, net).guesses
    assert meanings("de", "azul-take", first.text) == meanings("de", "azul-take", "2r3")
    assert meanings("de", "azul-take", second.text) == meanings("de", "azul-take", "2r4")


def test_asking_for_more_guesses_does_not_write_again() -> None:
    model = FakeModel("Blau 5", limited=(Transcript("Blau, fünf", -1.0),))
    engine = FakeEngine("rot zwei", "rot drei", "blau zwei")
    pair = PairedEngine(reader(model), engine, LIMITS)
    assert len(pair.recognise(AUDIO, NET, 2).guesses) == 2
    written = len(model.prompts)
    more = pair.recognise(AUDIO, NET, 5)
    assert [guess.text for guess in more.guesses] == ["blau fünf", *engine.texts]
    assert len(model.prompts) == written
    pair.recognise(AUDIO[2:], NET, 2)
    assert len(model.prompts) > written


def test_a_second_opinion_is_in_the_wording_that_was_heard() -> None:
    """The colour, the factory and the row are compared each by itself."""
    model = FakeModel("Blau aus Manufaktur 2 in Reihe 3.")
    model.expected = {
        "Rote aus Manufaktur 2 in Reihe 3.": -5.0,
        "Blau aus Manufaktur 7 in Reihe 3.": -7.5,
        "Blau aus Manufaktur 2 in Reihe 3.": -6.0,
    }
    net, engine = net_at("de", "azul-take"), FakeEngine("gelb aus manufaktur eins in reihe drei")
    pair = PairedEngine(reader(model), engine, LIMITS)
    assert pair.reconsider(AUDIO, net) == ()
    pair.recognise(AUDIO, net)
    texts = [guess.text for guess in pair.reconsider(AUDIO, net)]
    assert texts[:3] == [
        "rote aus manufaktur zwei in reihe drei",
        "blau aus manufaktur zwei in reihe drei",
        "rote aus manufaktur sieben in reihe drei",
    ]
    model.expected, model.otherwise = {}, -500.0  # it was talk
    assert pair.reconsider(AUDIO, net) == ()


def test_a_model_that_fails_fails_the_pair() -> None:
    class BrokenModel(FakeModel):
        def hear(self, audio: bytes) -> Heard:
            raise MemoryError

    pair = PairedEngine(reader(BrokenModel()), FakeEngine("rot zwei"), LIMITS)
    with pytest.raises(MemoryError):
        pair.recognise(AUDIO, NET)
