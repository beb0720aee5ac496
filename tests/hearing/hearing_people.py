"""What people say: recordings of people, and of voices that are built from a person.

`spoken_items(language)` are all items of a language; each has a sound and the net in which it is
recognised. Recordings come from packages (see `hearing_people_packages.fetch`); items whose package
is missing are left out.

Every item belongs to one half: thresholds and lists of pronunciations are read off the tuning half
only, and figures are reported of the other half. Speakers are not shared where there is a choice:

- digits: Tux Paint's speakers are reported; English is tuned with saytime and Asterisk. There is no
  second German or Dutch speaker, so nothing is tuned with human digits in these languages;
- commands of built voices: different sentences;
- Dutch dialogue: different scenes of the same two actors; words of other speakers are reported;
- words: ktuberling's for tuning, those of other speakers are reported;
- English prompts of Asterisk: different ones of the same speaker.

Audio is 16 kHz mono, as float samples in the range of 16 bits.
"""

import random
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from enum import Enum
from functools import cache, partial
from pathlib import Path
from zlib import crc32

import numpy as np
import soundfile
from hearing_corpus import NAMES, OTHERS, corpus, net_at
from hearing_people_packages import find, glob
from hearing_people_voices import BUILT_VOICES
from hearing_speech import FAR_AWAY, RATE, Room, Sound, at_table, resample

from azul_access.hearing.grammar_net import answer_net
from azul_access.hearing.net import Net, Transition
from azul_access.hearing.net_builder import Numeral
from azul_access.hearing.spoken_words import spoken_words
from azul_access.language.grammar import CARDINAL
from azul_access.session.control.control_rules import ANSWER_RULES

ROWS, ROW_LENGTH = 24, 3  # their digits are balanced
DIGITS = range(1, 10)
GAP_SECONDS = (0.05, 0.15)  # between the words of a row
MAX_SECONDS = 8.0  # of talk; nobody says a longer sentence in one breath
TALK_SECTION = "azul-take"
DIGITS_SECTION = "digits"
# Words that mean something to the program, so they are no talk.
COMMANDS_AMONG_WORDS = ("ja", "rot", "no", "hello-world")
_DIALOGUE = "usr/share/games/fillets-ng"
_DIALOGUE_SOUNDS = f"{_DIALOGUE}/sound/*/nl/*.ogg"


class Kind(Enum):
    DIGIT = "digit"
    ROW = "row of digits"
    COMMAND = "command"
    WORDS = "words that are no command"
    ASIDE = "words that are no answer"  # while a yes or a no is awaited
    TALK = "sentences that are no command"


class Voice(Enum):
    PERSON = "person"
    BUILT = "voice built from a person"


class Half(Enum):
    TUNING = "tuning"
    REPORTED = "reported"


class Noise(Enum):
    """How a table sounds: decibels of speech above pink noise, and the room."""

    QUIET = (40.0, None)
    LIVELY = (20.0, None)
    FAR = (25.0, FAR_AWAY)

    def __init__(self, decibels: float, room: Room | None) -> None:
        self.decibels = decibels
        self.room = room

    def __str__(self) -> str:
        return "far" if self.room else f"{self.decibels:.0f} dB"


@dataclass(frozen=True, slots=True)
class Item:
    """`said` is what is said, or "" where it is not known; `typed` the command as it is typed.

    `section` names a net: of `hearing_corpus.net_at` for commands and talk, of digits otherwise.
    """

    language: str
    kind: Kind
    speaker: str
    voice: Voice
    half: Half
    section: str
    name: str
    said: str
    typed: str | None
    sound: Callable[[], Sound]

    @property
    def is_command(self) -> bool:
        """Whether it is meant for the program."""
        return self.kind not in (Kind.WORDS, Kind.ASIDE, Kind.TALK)

    @property
    def net(self) -> Net:
        if self.kind is Kind.DIGIT:
            return digit_net(self.language, 1)
        if self.kind is Kind.ROW:
            return digit_net(self.language, ROW_LENGTH)
        if self.kind is Kind.ASIDE:
            return answer_net(ANSWER_RULES, self.language, "azul", NAMES)
        return net_at(self.language, self.section)

    def audio(self, noise: Noise) -> bytes:
        """Signed 16-bit samples, always the same."""
        return at_table(self.sound(), noise.decibels, crc32(self.name.encode()), noise.room)


@dataclass(frozen=True, slots=True)
class _Source:
    """Recordings that are no command; without a `half` they are split by their names."""

    kind: Kind
    speaker: str
    half: Half | None
    pattern: str
    every: int = 1


_MATH = "usr/share/tuxpaint/stamps/symbols/math/{}"
# Speaker, half, and the file of each digit.
_DIGIT_SOURCES = {
    "de": (("Tux Paint", Half.REPORTED, _MATH + "_de.ogg"),),
    "nl": (("Tux Paint", Half.REPORTED, _MATH + "_nl.ogg"),),
    "en": (
        ("Tux Paint, US", Half.REPORTED, _MATH + ".ogg"),
        ("Tux Paint, GB", Half.REPORTED, _MATH + "_en_GB.ogg"),
        ("saytime", Half.TUNING, "usr/share/saytime/{}.au"),
        ("Asterisk", Half.TUNING, "usr/share/asterisk/sounds/en_US_f_Allison/digits/{}.wav"),
    ),
}


@cache
def spoken_items(language: str) -> tuple[Item, ...]:
    """All items whose packages are there."""
    return (*_digits(language), *_commands(language), *_talk(language))


@cache
def digit_net(language: str, length: int) -> Net:
    """All rows of `length` digits, in all words that the program listens for.

    A single digit answers a question, because it is no command otherwise.
    """
    words = spoken_words(language, "azul", NAMES)
    return Net(
        length,
        tuple(
            Transition(place, place + 1, word, marks=(f"digit={digit}",))
            for place in range(length)
            for digit in DIGITS
            for word in words[Numeral(CARDINAL, digit)]
        ),
        answer_marks=frozenset(f"digit={digit}" for digit in DIGITS if length == 1),
    )


@cache
def read_sound(path: Path) -> Sound:
    """A recording without the silence around it."""
    raw = {"samplerate": RATE, "channels": 1, "format": "RAW", "subtype": "PCM_16"}
    options = raw if path.suffix == ".raw" else {}
    samples, rate = soundfile.read(path, always_2d=True, **options)
    return trim(resample(samples.mean(axis=1) * 32767, rate))


def trim(sound: Sound) -> Sound:
    """Cut off what is softer than a hundredth of the loudest part's amplitude."""
    frame = RATE // 100
    frames = sound[: len(sound) // frame * frame].reshape(-1, frame)
    amplitude = np.sqrt(np.mean(frames**2, axis=1))
    loud = np.flatnonzero(amplitude > 0.02 * np.max(amplitude, initial=1.0))
    if not len(loud):
        return sound
    return sound[max(0, loud[0] - 3) * frame : (loud[-1] + 4) * frame]


def _digits(language: str) -> Iterator[Item]:
    words = spoken_words(language, "azul", NAMES)
    names = {digit: words[Numeral(CARDINAL, digit)][0] for digit in DIGITS}
    for speaker, half, pattern in _DIGIT_SOURCES[language]:
        files = {digit: path for digit in DIGITS if (path := find(pattern.format(digit)))}
        if len(files) < len(DIGITS):
            continue
        for kind, rows in ((Kind.DIGIT, [(digit,) for digit in DIGITS]), (Kind.ROW, digit_rows())):
            for number, row in enumerate(rows):
                name = f"{speaker} {language} {kind.value} {number}"
                said = " ".join(names[digit] for digit in row)
                yield Item(
                    language=language,
                    kind=kind,
                    speaker=speaker,
                    voice=Voice.PERSON,
                    half=half,
                    section=DIGITS_SECTION,
                    name=name,
                    said=said,
                    typed=said,
                    sound=partial(_join, tuple(files[digit] for digit in row), name),
                )


def digit_rows() -> list[tuple[int, ...]]:
    """Rows in which each digit is as frequent as any other."""
    generator = random.Random(5)
    digits: list[int] = []
    while len(digits) < ROWS * ROW_LENGTH:
        digits += generator.sample(DIGITS, len(DIGITS))
    return [tuple(digits[at : at + ROW_LENGTH]) for at in range(0, len(digits), ROW_LENGTH)]


def _join(paths: tuple[Path, ...], name: str) -> Sound:
    """Words one after the other, equally loud, with short gaps."""
    generator = random.Random(name)
    parts: list[Sound] = []
    for path in paths:
        sound = read_sound(path)
        gap = np.zeros(int(generator.uniform(*GAP_SECONDS) * RATE))
        parts += [sound / np.sqrt(np.mean(sound**2)), gap]
    return np.concatenate(parts[:-1])


def _commands(language: str) -> Iterator[Item]:
    """Every eighth command of the corpus, and others for tuning."""
    if language not in BUILT_VOICES:
        return
    speaker, say = BUILT_VOICES[language]
    lines = {
        text: (section, typed)
        for section, content in corpus(language).items()
        if section != OTHERS
        for text, typed in content["commands"]
    }
    for start, half in ((0, Half.REPORTED), (3, Half.TUNING)):
        for text, (section, typed) in list(lines.items())[start::8]:
            yield Item(
                language=language,
                kind=Kind.COMMAND,
                speaker=speaker,
                voice=Voice.BUILT,
                half=half,
                section=section,
                name=f"{speaker} {text}",
                said=text,
                typed=typed,
                sound=partial(say, text),
            )


@cache
def _talk_sources(language: str) -> tuple[_Source, ...]:
    words, talk = Kind.WORDS, Kind.TALK
    reported, tuning, split = Half.REPORTED, Half.TUNING, None
    stamps = "usr/share/tuxpaint/stamps/**/*_desc"
    things = f"usr/share/ktuberling/sounds/{language}/*"
    syllables = f"usr/share/klettres/{language}/syllab/*.ogg"
    hogs = "usr/share/games/hedgewars/Data/Sounds/voices/"
    narrator = f"usr/share/unknown-horizons/content/audio/voice/{language}/**/*.ogg"
    sphinx = "usr/share/pocketsphinx/test/data/"
    asterisk = "usr/share/asterisk/sounds/en_US_f_Allison/*.wav"
    return {
        "de": (
            _Source(words, "ktuberling", tuning, things),
            _Source(words, "KLettres", reported, syllables),
            _Source(talk, "Unknown Horizons", reported, narrator),
        ),
        "en": (
            _Source(words, "ktuberling", tuning, things),
            _Source(words, "Tux Paint", reported, stamps + ".ogg"),
            _Source(words, "Hedgewars, HillBilly", tuning, hogs + "HillBilly/*.ogg", 2),
            _Source(words, "Hedgewars, British", reported, hogs + "British/*.ogg", 2),
            _Source(talk, "Asterisk", split, asterisk, 4),
            _Source(talk, "Unknown Horizons", reported, narrator),
            _Source(talk, "pocketsphinx, cards", reported, sphinx + "cards/*.wav"),
            _Source(talk, "pocketsphinx, LibriVox", reported, sphinx + "librivox/*.wav"),
        ),
        "nl": (
            _Source(words, "ktuberling", tuning, things),
            _Source(words, "Tux Paint", reported, stamps + "_nl.ogg"),
            _Source(talk, "Fish Fillets", split, _DIALOGUE_SOUNDS, 8),
        ),
    }[language]


def _talk(language: str) -> Iterator[Item]:
    said = dialogue_texts()
    for source in _talk_sources(language):
        for path in glob(source.pattern)[:: source.every]:
            is_short = soundfile.info(path).duration <= MAX_SECONDS
            if not is_short or path.stem in COMMANDS_AMONG_WORDS:
                continue
            item = Item(
                language=language,
                kind=source.kind,
                speaker=source.speaker,
                voice=Voice.PERSON,
                half=source.half or half_of(path),
                section=TALK_SECTION,
                name=f"{source.speaker} {path.parent.parent.name} {path.stem}",
                said=said.get(path.stem, ""),
                typed=None,
                sound=partial(read_sound, path),
            )
            yield item
            if item.kind is Kind.WORDS:
                yield replace(item, kind=Kind.ASIDE, name=f"{item.name} aside")


def half_of(path: Path) -> Half:
    """The half of what is no command: by the scene of the dialogue, else by the name."""
    scene = path.parent.parent.name if "fillets-ng" in path.parts else path.stem
    return (Half.REPORTED, Half.TUNING)[crc32(scene.encode()) % 2]


def dialogue() -> Iterator[tuple[Path, str, float]]:
    """Each recording of the Dutch dialogue, what is said, and its seconds."""
    said = dialogue_texts()
    for path in glob(_DIALOGUE_SOUNDS):
        yield path, said.get(path.stem, ""), soundfile.info(path).duration


@cache
def dialogue_texts() -> dict[str, str]:
    """What is said in each recording of the Dutch dialogue, by the recording's name."""
    pattern = r'dialogId\("([^"]*)".*\s*dialogStr\("(.*)"\)'
    return {
        name: text
        for path in glob(f"{_DIALOGUE}/script/*/*_nl.lua")
        for name, text in re.findall(pattern, path.read_text(encoding="utf-8"))
    }
