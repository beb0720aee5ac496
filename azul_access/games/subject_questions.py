"""Finds the question of a line by its subject, where no form of a question fits it exactly.

A line is answered only if one subject clearly is the likeliest, if its parts make a question of it
with nothing left over, and if every word belongs to the subject or says nothing.
"""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace

from azul_access.games import asking
from azul_access.games.follow_ups import is_named
from azul_access.games.question_numbers import has_numbers, names_player
from azul_access.games.question_parser import Parser
from azul_access.games.questions import AboutPlace, AboutRule, AboutSeveral
from azul_access.games.subject_model import (
    RULE,
    Entries,
    Ranked,
    SubjectModel,
    Unexplained,
    join_numbers,
)
from azul_access.games.subjects import SHARED_SUBJECTS, TABLE_TALK
from azul_access.language.question_words import Item
from azul_access.values import frozen

# How like the line an example is at least, and the least margin with a question mark and without.
# `tests/benchmarks/bench_subjects.py` measures how much each margin answers, and how much wrongly.
LEAST_LIKENESS, LEAST_SURE, LEAST_UNMARKED = 0.15, 0.3, 0.5
# How much the likest example counts in the margin.
_OF_LIKENESS = 0.25
# The same for a line that names nothing of the game: any talk is a little like some example.
LEAST_OF_TALK = 0.7
# A line that is so like an example needs no word of its own, and need not look like a question.
ALIKE = 0.85
# The same for a line with a word that nobody knows.
UNKNOWN_LIKENESS, UNKNOWN_SURE = 0.28, 1.1
# The same for the rules, all paragraphs together; more if the line names a number, a colour or a
# player that none of the examples names, and for each word that does not belong to the paragraph.
RULE_LIKENESS, RULE_SURE, RULE_SURE_OF_PARTS, RULE_UNKNOWN = 0.25, 0.6, 0.9, 0.4
# Remarks are no questions by their form, and are much like each other in any talk.
REMARKS = ("thanks", "greeting", "who-are-you", "where-were-we", "slower", "again", "net", "pause")
LEAST_REMARK = 0.6
# So many of the likeliest subjects are tried where the first ones make no question of the parts.
_MOST_TRIED = 4


@frozen
class Reading:
    """A line that was read as a question of a subject.

    `question` is None where the parts make none; `unexplained` is what does not belong. `is_asked`
    is whether it is a question by its form, or a remark; `has_predicate` whether a word of it, and
    not only its parts, belongs to the subject; `names` whether the line names a place, a colour or
    a number.
    """

    subject: str
    likeness: float
    score: float
    question: object | None
    unexplained: Unexplained = Unexplained()
    ahead: float = 0.0
    is_asked: bool = False
    is_marked: bool = True
    has_predicate: bool = False
    names: bool = True

    @property
    def is_rule(self) -> bool:
        return self.subject.startswith(RULE)

    @property
    def fits(self) -> bool:
        """Whether it makes a question, and leaves no part or meaning over."""
        return self.question is not None and (self.is_rule or not self.unexplained.said)

    @property
    def margin(self) -> float:
        """How far the subject is ahead, and how like an example the line is, together."""
        return self.ahead + _OF_LIKENESS * self.likeness

    @property
    def is_sure(self) -> bool:
        unknown = len(self.unexplained.unknown)
        if self.is_rule:
            said = self.unexplained.said
            least = RULE_SURE_OF_PARTS if said else RULE_SURE + RULE_UNKNOWN * unknown
            is_like = self.likeness >= RULE_LIKENESS and self.margin >= least
            return self.is_asked and is_like and (self.has_predicate or not unknown)
        if not (self.fits and self.is_asked) or unknown > 1 or (unknown and not self.has_predicate):
            return False
        if self.subject in REMARKS:
            return not unknown and self.likeness >= LEAST_REMARK
        if unknown:
            return self.likeness >= UNKNOWN_LIKENESS and self.margin >= UNKNOWN_SURE
        least = LEAST_SURE if self.is_marked else LEAST_UNMARKED
        least = least if self.names else max(least, LEAST_OF_TALK)
        return self.likeness >= LEAST_LIKENESS and self.margin >= least


def read_subject(
    entries: Entries,
    model: SubjectModel,
    vocabulary: asking.Vocabulary,
    asker: asking.Asker,
    before: Sequence[asking.Asked] = (),
    *,
    is_marked: bool = True,
    allows_rules: bool = True,
) -> Reading | None:
    """The likeliest subject of a line whose parts make a question of it; None for table talk.

    A line without a question mark that does not begin as a question is none, but for remarks and
    for lines whose words all belong to the subject: "points row 4".
    `before` are the readings of the question that the line goes on with: they have what it lacks.
    """
    entries = join_numbers(entries)
    ranked = model.rank(entries)
    readings = list(read_parts(entries, vocabulary, asker, before))
    if before:
        readings = [old.followed_by(new) for old in before for new in readings]
    tried: list[Reading] = []
    # A rule is looked at only if nothing is likelier, and the line is not about this table.
    of_table = [each for each in ranked if not each.subject.startswith(RULE)]
    rules = [each for each in ranked if each.subject.startswith(RULE)]
    of_rules = sum(each.score for each in rules)
    may_be_rule = allows_rules and of_rules > of_table[0].score
    may_be_rule = may_be_rule and not model.is_particular(entries)
    best = [rules[0]._replace(score=of_rules)] if may_be_rule else []
    for score, subject in (*best, *of_table[:_MOST_TRIED]):
        if subject == TABLE_TALK:
            break
        question = build_question(subject, readings, vocabulary)
        unexplained = model.find_unexplained(entries, subject, names_player=names_player(question))
        likeness = model.likeness(entries, subject)
        tried.append(Reading(subject, likeness, score, question, unexplained))
    if not tried:
        return None
    fitting = [reading for reading in tried if reading.fits]
    chosen, *others = fitting or tried
    if chosen.is_rule:
        kin = (each for each in others if vocabulary.are_kin(each.subject, chosen.subject))
        chosen = next(kin, chosen)
    best_rival = _score_of_rival(chosen, tried, ranked, vocabulary)
    is_remark = chosen.subject in REMARKS
    has_predicate = model.has_predicate(entries, chosen.subject)
    is_asked = is_marked or is_remark or model.begins_as_question(entries)
    if not (is_asked or chosen.is_rule or chosen.unexplained.unknown):
        is_short = has_predicate and model.is_short_for_question(entries)  # "points row 4"
        is_asked = chosen.likeness >= ALIKE or is_short
    has_evidence = chosen.likeness >= ALIKE or model.has_evidence(entries, chosen.subject)
    has_evidence = has_evidence or is_remark
    return replace(
        chosen,
        ahead=chosen.score - best_rival,
        is_asked=is_asked and has_evidence,
        is_marked=is_marked,
        has_predicate=has_predicate,
        names=any(is_named(vocabulary, item) for item, _ in entries if item),
    )


def _score_of_rival(
    chosen: Reading,
    tried: Sequence[Reading],
    ranked: Sequence[Ranked],
    vocabulary: asking.Vocabulary,
) -> float:
    """The score of the likeliest subject whose answer would tell something else."""
    if chosen.is_rule:
        return next(each.score for each in ranked if not each.subject.startswith(RULE))

    def is_rival(subject: str) -> bool:
        return subject != chosen.subject and not vocabulary.are_kin(chosen.subject, subject)

    fitting = [each for each in tried if each.fits] or tried
    rivals = [
        each.score
        for each in fitting
        if each.question != chosen.question and is_rival(each.subject)
    ]
    if not rivals:
        read = {each.subject for each in tried}
        unread = (each for each in ranked if each.subject not in read)
        rivals = [each.score for each in unread if is_rival(each.subject)][:1]
    return max(rivals, default=chosen.score - 1)


def build_question(
    subject: str, readings: Sequence[asking.Asked], vocabulary: asking.Vocabulary
) -> object | None:
    """The question of a subject that the first possible reading makes."""
    if subject.startswith(RULE):
        return AboutRule(subject.removeprefix(RULE))
    build = vocabulary.subjects.get(subject) or SHARED_SUBJECTS[subject]
    for asked in readings:
        asked.used.clear()
        question = build(asked)
        if question is not None and not asked.unused() and has_numbers(question, asked):
            return question
    return None


def name_places(question: object) -> object:
    """The question with short answers that name what they are about.

    What was found by its likeness may be another question than the one that was meant.
    """
    match question:
        case AboutPlace():
            return replace(question, is_named=True)
        case AboutSeveral(parts):
            return AboutSeveral(tuple(name_places(part) for part in parts))
    return question


def read_parts(
    entries: Entries,
    vocabulary: asking.Vocabulary,
    asker: asking.Asker,
    before: Sequence[asking.Asked] = (),
) -> Iterator[asking.Asked]:
    """Yield the ways to read the parts of a line; unknown words are left to the subject.

    A number may also be one of points: "is it seven or five for a column", "why has Ben five".
    """
    items = [Item((asking.FILLER,)) if item is None else item for item, _ in entries]
    items, round_number = _take_number(items, "round")
    items, points = _take_number(items, "score", vocabulary.places)
    parser = Parser(vocabulary, asker, is_marked=True, is_bare=True)
    read = [asked for asked in parser.read_follow_up(items, before) if asked is not None]
    has_round = any(asked.round_number is not None for asked in before)
    bare = [
        at
        for at, item in enumerate(items)
        if _number_of(item) is not None and (has_round or not item.ordinal)
    ]
    for asked in read:
        yield replace(asked, round_number=round_number, points=points, used=set())
    while bare and points is None:
        at = bare.pop()
        rest = [*items[:at], Item((asking.FILLER,)), *items[at + 1 :]]
        for asked in filter(None, parser.read(rest)):
            number = _number_of(items[at])
            yield replace(asked, round_number=round_number, points=number, used=set())


def names_round(entries: Entries) -> bool:
    """Whether a line names a round by its number, which no form of a question has."""
    items = [Item((asking.FILLER,)) if item is None else item for item, _ in entries]
    return _take_number(items, "round")[1] is not None


def drop_counts(items: Sequence[Item], vocabulary: asking.Vocabulary) -> list[Item]:
    """The items without the numbers of a round and of points, which are those of no place."""
    rest, _ = _take_number(items, "round")
    rest, _ = _take_number(rest, "score", vocabulary.places)
    return rest


def _number_of(item: Item) -> int | None:
    return next((symbol for symbol in item.symbols if type(symbol) is int), None)


def _take_number(
    items: Sequence[Item], concept: str, places: Collection[str] = ()
) -> tuple[list[Item], int | None]:
    """The items without the number beside a word of a concept, and that number.

    A number behind one of `places` is that of the place: "what does row 2 score".
    """
    rest = list(items)
    for index, item in enumerate(items):
        if concept not in item.symbols:
            continue
        beside = (index - 1, index + 1) if concept == "round" else (index - 1,)
        for at in beside:
            if not 0 <= at < len(items):
                continue
            if at and not set(places).isdisjoint(items[at - 1].symbols):
                continue
            number = _number_of(items[at])
            is_number = number is not None and (at < index or not items[at].ordinal)
            # "One" can be an article, but not behind a round.
            is_small = asking.FILLER in items[at].symbols and at < index
            if is_number and not is_small:
                rest[at] = Item((asking.FILLER,))
                return rest, number
    return rest, None
