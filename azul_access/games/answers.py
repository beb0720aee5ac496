"""Answers to the questions that all games share, as short as the question is narrow.

Each game has a module `look` that finds what lies at the places that people name.
"""

from collections.abc import Sequence
from functools import partial
from typing import Generic, TypeVar, assert_never

from azul_access.games import questions
from azul_access.games.asked_parts import Place
from azul_access.games.context import TypedContext
from azul_access.games.factories import describe_factories, describe_factory, factory_grid
from azul_access.games.kinds import AnyContent
from azul_access.games.leads import describe_lead, describe_players
from azul_access.games.look import Look, State, scores
from azul_access.games.places import BEGUN
from azul_access.games.question_builders import SOURCES
from azul_access.games.questions import Aspect, Condition, Rank
from azul_access.games.questions_of_talk import AboutCourse, AboutDeeds, AboutPast
from azul_access.games.rankings import describe_ranking
from azul_access.games.table_answers import (
    describe_absent,
    describe_difference,
    describe_frequent,
    describe_holders,
    describe_in_game,
    describe_label,
    describe_nearest,
    list_names,
    meets,
    name_topic,
)
from azul_access.games.terms import describe_scores, resolve_seat
from azul_access.games.tiles import Counts
from azul_access.language.phrase import Paragraph, Phrase, Series, phrase
from azul_access.values import frozen

StateT = TypeVar("StateT", bound=State)
OptionsT = TypeVar("OptionsT")


def answer_shared(
    look: Look[StateT, OptionsT],
    context: TypedContext[OptionsT],
    state: StateT,
    question: questions.SharedQuestion,
) -> list[Paragraph]:
    """One paragraph for each thing in the answer.

    Raises: IllegalCommand for a question about a player or a place that is not in this game.
    """
    return _Answers(look, context, state).answer(question)


# No slots: Python 3.11 cannot call a slotted frozen class through a subscripted alias.
@frozen(slots=False)
class _Answers(Generic[StateT, OptionsT]):
    """Answers about one state of a game."""

    look: Look[StateT, OptionsT]
    context: TypedContext[OptionsT]
    state: StateT

    def answer(self, question: questions.SharedQuestion) -> list[Paragraph]:
        match question:
            case questions.AboutFactories():
                return self._about_factories(question)
            case questions.AboutScore(seat, is_narrow):
                points = scores(self.state)
                return describe_scores(self.names, points, seat, is_narrow=is_narrow)
            case questions.AboutBag():
                stocks = (self.look.TABLE.bag, self.look.TABLE.reserve)
                return [stock.describe(self.context, stock.read(self.state)) for stock in stocks]
            case questions.AboutPlace():
                return self._about_place(question)
            case questions.AboutWhich():
                return [self._about_which(question)]
            case questions.AboutWhere():
                return [self._about_where(question)]
            case questions.AboutRanking():
                return [describe_ranking(self.look.TABLE, self.context, self.state, question)]
            case questions.AboutTurn(seat):
                return [self._about_turn(seat)]
            case questions.AboutNext(seat):
                acting = self.look.expected(self.state).player
                if acting is None:
                    return [self._describe_turn()]
                seat = resolve_seat(self.names, seat, acting)
                following = self.look.next_seat(self.state, seat)
                if following is None:
                    return [self._describe_turn()]
                return [[phrase("answer-next", player=self.names[following])]]
            case questions.AboutMarker(seat, in_centre):
                return [self._about_marker(seat, in_centre=in_centre)]
            case questions.AboutHolders():
                return describe_holders(self.look.TABLE, self.context, self.state, question)
            case questions.AboutStarter():
                marker = self._about_marker(None, in_centre=False)
                is_open = self.state.holder is None
                return [[*marker, *([phrase("answer-starter-open")] if is_open else [])]]
            case questions.AboutPlayers(counts):
                return [describe_players(self.names, counts=counts)]
            case questions.AboutRound(counts):
                return [self.look.describe_round(self.context, self.state, counts=counts)]
            case questions.AboutLead():
                return [describe_lead(self.names, scores(self.state), question)]
            case questions.AboutDifference():
                return describe_difference(self.look.TABLE, self.context, self.state, question)
            case questions.AboutNeeds():
                return self._about_needs(question)
            case questions.AboutGains():
                return self.look.describe_gains(self.context, self.state, question)
            case questions.AboutBest():
                return self.look.describe_best(self.context, self.state)
            case questions.AboutBonus(kind):
                return [self.look.describe_bonus(self.context, kind)]
            case questions.AboutLabel(colour):
                return [describe_label(self.look.TABLE, self.context, colour)]
            case questions.AboutFrequent():
                return [describe_frequent(self.look.TABLE, self.context, self.state, question)]
            case questions.AboutInGame(colour):
                return [describe_in_game(self.look.TABLE, self.context, self.state, colour)]
            case questions.AboutNearest():
                return describe_nearest(self.look.TABLE, self.context, self.state, question)
            case (
                AboutPast()
                | AboutCourse()
                | AboutDeeds()
                | questions.AboutRule()
                | questions.AboutUnclear()
            ):
                raise TypeError(question)  # a conversation or the game answers it
            case _:
                assert_never(question)

    @property
    def names(self) -> Sequence[str]:
        return self.context.names

    def _find(self, place: Place) -> list[AnyContent]:
        return self.look.TABLE.find(self.state, place)

    def _describe_place(self, place: Place) -> list[Paragraph]:
        return self.look.describe_place(self.context, self.state, place)

    def _name(self, content: AnyContent) -> Phrase:
        return content.kind.title(self.context, content)

    def _lacks(self, content: AnyContent, colour: int) -> bool:
        return content.kind.lacks(self.context.options, content, colour)

    def _about_factories(self, question: questions.AboutFactories) -> list[Paragraph]:
        factories, factory = self.state.factories, question.factory
        tiles = self.look.TABLE.tiles
        group = partial(tiles.group, self.context)
        if factory is None:
            return describe_factories(factories, group)
        sentence = describe_factory(factories, factory, group)
        labels = [tiles.label(tile) for tile in factories[factory.index]]
        return [[sentence, *factory_grid(self.context, labels)]]

    def _about_place(self, question: questions.AboutPlace) -> list[Paragraph]:
        """An answer that tells less than what lies there names what it is about, if asked to."""
        contents = self._find(question.place)
        told = self._tell_place(question, contents)
        if not (question.is_named and contents and told) or question.aspect is Aspect.CONTENT:
            return told
        topic = name_topic(self.look.TABLE, self.context, contents, question.colour)
        return [[topic, *told[0]], *told[1:]]

    def _tell_place(
        self, question: questions.AboutPlace, contents: Sequence[AnyContent]
    ) -> list[Paragraph]:
        place, colour = question.place, question.colour
        match question.aspect:
            case Aspect.CONTENT:
                return self._describe_place(place)
            case Aspect.COUNT:
                return [[_count(_tiles_of(contents, colour))]]
            case Aspect.EMPTY:
                return _whether(
                    all(content.kind.is_empty(content) for content in contents),
                    self._describe_place(place),
                )
            case Aspect.FULL:
                return _whether(
                    all(meets(content, Condition.FULL) for content in contents),
                    self._describe_place(place),
                )
            case Aspect.HOLDS if colour is None:
                if all(content.kind.is_empty(content) for content in contents):
                    return [[phrase("answer-no")]]
                described = self._describe_place(place)
                return [[phrase("answer-yes"), *described[0]], *described[1:]]
            case Aspect.HOLDS:
                count = _tiles_of(contents, colour)
                if count < (question.count or 1):
                    few = [_count(count)] if count else []
                    return [[phrase("answer-no"), *few]]
                return [[phrase("answer-yes"), *([_count(count)] if count > 1 else [])]]
            case Aspect.COUNT_MISSING:
                free = [content.kind.free(content) or 0 for content in contents]
                if colour is not None:
                    free = [
                        number if self._lacks(content, colour) else 0
                        for number, content in zip(free, contents, strict=True)
                    ]
                return [[_count(sum(free))]]
            case Aspect.ROOM:
                room = sum(content.kind.free(content) or 0 for content in contents)
                return [[phrase("answer-yes"), _count(room)] if room else [phrase("answer-no")]]
            case Aspect.ABSENT:
                return [describe_absent(self.look.TABLE, contents)]
            case Aspect.MISSING:
                return [self._missing(contents, colour)]

    def _missing(self, contents: Sequence[AnyContent], colour: int | None) -> list[Phrase]:
        """What each place still needs; of one place without its name."""
        if colour is not None:
            places = [content for content in contents if self._lacks(content, colour)]
            return [self._list_places(places)]
        found = [
            (content, missing)
            for content in contents
            if (missing := content.kind.missing(self.context, content))
        ]
        if not found:
            return [phrase("answer-nothing-missing")]
        if len(contents) == 1:
            return [phrase("answer-list", items=found[0][1])]
        return [
            phrase("answer-missing-at", place=self._name(content), tiles=missing)
            for content, missing in found
        ]

    def _list_places(self, contents: Sequence[AnyContent]) -> Phrase:
        if not contents:
            return phrase("answer-none")
        return phrase("answer-list", items=tuple(self._name(item) for item in contents))

    def _about_which(self, question: questions.AboutWhich) -> list[Phrase]:
        found = self._find(question.place)
        contents = [content for content in found if meets(content, question.condition)]
        if question.least > 1:
            contents = [each for each in contents if (each.kind.free(each) or 0) >= question.least]
        if question.of_all and 0 < len(contents) < len(found):
            return [phrase("answer-no"), self._list_places(contents)]
        if question.asks_whether and len(contents) in (0, len(found)):
            return [phrase("answer-yes" if contents else "answer-no")]
        if question.counts:
            return [_count(len(contents))]
        return [self._list_places(contents)]

    def _about_where(self, question: questions.AboutWhere) -> list[Phrase]:
        colour, least = question.colour, question.count or 1
        places = question.places or (Place(SOURCES),)
        contents = [content for place in places for content in self._find(place)]
        if colour is None:
            together = [
                phrase(
                    "answer-tiles-at",
                    tiles=self.look.TABLE.tiles.describe(self.context, _only(counts, each)),
                    place=content.kind.inside(self.context, content),
                )
                for content in contents
                for counts in [content.kind.counts(content)]
                for each, count in enumerate(counts)
                if count >= least
            ]
            named = phrase("answer-list", items=Series(tuple(together)))
            return [named if together else phrase("answer-nowhere")]
        if question.negated:
            used = [each for each in contents if not each.kind.is_empty(each)]
            without = [each for each in used if not each.kind.counts(each)[colour]]
            return [self._list_places(without)]
        counted = [
            (
                content.kind.inside(self.context, content),
                self._name(content),
                count,
            )
            for content in contents
            if (count := content.kind.counts(content)[colour])
        ]
        if not counted:
            return [
                phrase(
                    "colour-nowhere" if not question.places else "answer-nowhere",
                    label=self.look.TABLE.label(colour),
                )
            ]
        if question.rank is not None:
            best = (max if question.rank is Rank.MOST else min)(count for _, _, count in counted)
            counted = [item for item in counted if item[2] == best]
            return [phrase("answer-list", items=_counts_at(counted))]
        enough = [item for item in counted if item[2] >= least]
        if question.count is None:
            return [phrase("answer-list", items=_counts_at(counted))]
        if not enough:
            return [phrase("answer-nowhere"), phrase("answer-list", items=_counts_at(counted))]
        exact = [name for _, name, count in enough if count == least]
        if exact:
            return [phrase("answer-list", items=tuple(exact))]
        return [phrase("answer-list", items=_counts_at(enough))]

    def _about_turn(self, seat: int | None) -> list[Phrase]:
        if seat is None:
            return self._describe_turn()
        resolve_seat(self.names, seat, seat)
        expected = self.look.expected(self.state).player
        if expected is None:
            return [phrase("answer-no"), *self._describe_turn()]
        if expected == seat:
            return [phrase("answer-yes")]
        return [phrase("answer-no-but", player=self.names[expected])]

    def _about_marker(self, seat: int | None, *, in_centre: bool) -> list[Phrase]:
        described = [self.look.TABLE.marker.describe_holder(self.context, self.state.holder)]
        if seat is None and not in_centre:
            return described
        holder = self.state.holder
        if seat is None:
            return [phrase("answer-yes")] if holder is None else [phrase("answer-no"), *described]
        resolve_seat(self.names, seat, seat)
        return [phrase("answer-yes")] if holder == seat else [phrase("answer-no"), *described]

    def _about_needs(self, question: questions.AboutNeeds) -> list[Paragraph]:
        """What is begun and not complete; with a colour, where it is needed."""
        named = question.seat is not None
        seats = [resolve_seat(self.names, question.seat, 0)] if named else range(len(self.names))
        paragraphs: list[Paragraph] = []
        without: list[Phrase] = []
        for seat in seats:
            contents = [
                content
                for content in self._find(Place(BEGUN, None, seat))
                if question.colour is None or self._lacks(content, question.colour)
            ]
            items = tuple(
                phrase(
                    "difference-at",
                    place=self._name(content),
                    tiles=content.kind.missing(self.context, content),
                )
                for content in contents
            )
            if items:
                name = self.names[seat]
                is_asked = question.asks_whether and question.colour is not None
                yes = [phrase("answer-yes")] if is_asked else []
                paragraphs.append([*yes, phrase("difference-of", player=name, items=Series(items))])
            else:
                without.append(phrase("name", name=self.names[seat]))
        if question.negated:
            return [list_names(without)]
        if paragraphs:
            return paragraphs
        if named and question.colour is not None:
            return self._tell_not_begun(seats[0], question.colour)
        if named:
            return [[phrase("needs-nothing", player=self.names[seats[0]])]]
        return [[phrase("needs-nobody")]]

    def _tell_not_begun(self, seat: int, colour: int) -> list[Paragraph]:
        """That nothing begun needs a colour, and where it can go all the same."""
        told = [phrase("needs-not-begun", label=self.look.TABLE.label(colour))]
        if self.look.expected(self.state).player is None:
            return [told]
        gains = questions.AboutGains(colour, seat=seat)
        first, *more = self.look.describe_gains(self.context, self.state, gains)
        return [[*told, *first], *more]

    def _describe_turn(self) -> list[Phrase]:
        described = self.look.wait(self.context, self.state, named=True).expect
        return described or [phrase("moves-over")]


def _whether(yes: bool, otherwise: list[Paragraph]) -> list[Paragraph]:
    """Yes, or no and what is true instead."""
    if yes:
        return [[phrase("answer-yes")]]
    return [[phrase("answer-no"), *otherwise[0]], *otherwise[1:]]


def _count(count: int) -> Phrase:
    return phrase("answer-count", count=count)


def _only(counts: Counts, colour: int) -> Counts:
    return tuple(count if each == colour else 0 for each, count in enumerate(counts))


def _counts_at(counted: Sequence[tuple[Phrase, Phrase, int]]) -> tuple[Phrase, ...]:
    return tuple(phrase("count-at", count=count, source=place) for place, _, count in counted)


def _tiles_of(contents: Sequence[AnyContent], colour: int | None) -> int:
    counts = [content.kind.counts(content) for content in contents]
    return sum(sum(held) if colour is None else held[colour] for held in counts)
