"""Answers about the conversation itself: why something was refused, or what cost points."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from azul_access.games.answer_kinds import asks_whether
from azul_access.games.questions import AboutBonus, AboutGains, AboutSeveral
from azul_access.games.questions_of_talk import AboutTalk, Talk
from azul_access.games.supposing import AboutSupposed
from azul_access.language.phrase import Paragraph, Phrase, Slot, phrase
from azul_access.session.control.controls import AdjustSetting
from azul_access.session.output.announcements import Announcement, Message, make_message
from azul_access.session.session import Session, Step


def talk_about(session: Session, question: AboutTalk) -> Step:
    """The step for a question about what was said or done before."""
    match question.talk:
        case Talk.WHY_NOT | Talk.MISTAKE:
            refusal = session.memory.refusal
            if refusal:
                return session.announce(*refusal)
            if question.talk is Talk.MISTAKE:
                return session.announce(make_message("talk-no-mistake"))
            memory = session.memory
            if memory.asked is not None or memory.is_open or memory.is_lost:
                return _repeat_answer(session, is_right=answers_whether(session.memory.asked))
            last = session.last_game_announcement
            told = [] if last is None else [last]
            return session.refuse(make_message("talk-nothing-refused"), *told)
        case Talk.WHY_MINUS:
            losses = _losses(session, question.seat)
            if not losses and question.seat is not None:
                player = session.setup.names[question.seat]
                return session.announce(make_message("talk-no-loss-of", player=player))
            return session.announce(*_messages(losses, "talk-no-loss"))
        case Talk.NET:
            return session.announce(*_messages(_net(session, question.seat), "talk-no-scoring"))
        case Talk.GAINED | Talk.GAINED_NOW:
            is_now = question.talk is Talk.GAINED_NOW
            return session.announce(
                *_messages(_gained(session, question.seat, is_now=is_now), "talk-no-round")
            )
        case Talk.THANKS:
            return session.announce(make_message("talk-welcome"))
        case Talk.WHERE:
            last = session.last_game_announcement
            return session.announce(*([] if last is None else [last]), session.reminder)
        case Talk.GREETING:
            return session.announce(make_message("talk-greeting"))
        case Talk.WHO:
            return session.announce(make_message("talk-who"))
        case Talk.THAT:
            return _repeat_answer(session, is_right=_is_about_gain(session.memory.asked))
        case Talk.PAUSE:
            return session.refuse(make_message("talk-pause"))
        case Talk.AGAIN:
            return Step(session, announcements=session.announcements[-1:], is_repeat=True)
        case Talk.SLOWER:
            slower = replace(session, settings=session.settings.adjust(_SLOWER))
            return Step(slower, announcements=session.announcements[-1:], is_repeat=True)


def _is_about_gain(question: object) -> bool:
    """Whether a question is what something would bring: a move, or what is complete at the end."""
    return _is_about_move(question) or isinstance(question, AboutBonus)


def _is_about_move(question: object) -> bool:
    if isinstance(question, AboutGains):
        return question.colour is not None and question.place is not None
    return hasattr(question, "command") or isinstance(question, AboutSupposed)


def answers_whether(question: object) -> bool:
    """Whether yes or no answers a question, so that its answer has the reason for a no."""
    if isinstance(question, AboutSeveral):
        return all(map(answers_whether, question.questions))
    return asks_whether(question) or _is_about_move(question)


def _repeat_answer(session: Session, *, is_right: bool) -> Step:
    """The last answer once more, if it `is_right` for what is asked now."""
    if is_right and session.memory.answer:
        return session.announce(*session.memory.answer)
    return session.refuse(make_message("error-what-meant"))


_SLOWER = AdjustSetting("rate", step=-20)


def _messages(paragraphs: Sequence[Paragraph], otherwise: str) -> list[Announcement]:
    if not paragraphs:
        return [make_message(otherwise)]
    return [Message(tuple(paragraph)) for paragraph in paragraphs]


def _losses(session: Session, seat: int | None) -> list[Paragraph]:
    """The newest events that cost a player points, or any of all, told once more."""
    system, evolve = session.setup.system, session.setup.system.evolve
    if evolve is None:
        return []
    scores, seats = (
        system.facts.scores,
        range(len(session.setup.names)) if seat is None else (seat,),
    )
    for item in reversed(session.ledger.applied):
        state, told = item.before, list[Paragraph]()
        for event in item.events:
            after = evolve(state, event)
            if any(scores(after)[each] < scores(state)[each] for each in seats):
                told.append(system.narration.narrate(session.context, event))
            state = after
        if told:
            return told
    return []


def _net(session: Session, seat: int | None) -> list[Paragraph]:
    """By how much the newest scoring changed the points of each player, or of one."""
    system = session.setup.system
    for item in reversed(session.ledger.applied):
        if any(system.facts.milestone(event).round_scores is not None for event in item.events):
            before, after = (system.facts.scores(state) for state in (item.before, item.after))
            return _describe_changes(session, seat, _name_net, before, after)
    return []


def _gained(session: Session, seat: int | None, *, is_now: bool) -> list[Paragraph]:
    """By how much the points of each player, or of one, changed in the last round or in this."""
    facts, now = session.setup.system.facts, session.told_state
    states = [*(item.before for item in session.ledger.applied), now]
    number = facts.round_number(now) - (not is_now)
    if number < 1:
        return []
    before = next(state for state in states if facts.round_number(state) >= number)
    after = next((state for state in states if facts.round_number(state) > number), now)
    scores = (facts.scores(before), facts.scores(after))
    return _describe_changes(session, seat, _name_gained, *scores, round=number)


def _describe_changes(
    session: Session,
    seat: int | None,
    name: Callable[[bool, dict[str, Slot]], Phrase],
    before: Sequence[int],
    after: Sequence[int],
    **slots: Slot,
) -> list[Paragraph]:
    """By how much the points of each player changed, or of one, and the points after that."""
    names = session.setup.names
    return [
        [name(old <= new, {"player": player, "points": abs(new - old), "score": new, **slots})]
        for index, (player, old, new) in enumerate(zip(names, before, after, strict=True))
        if seat in (None, index)
    ]


def _name_net(is_gain: bool, slots: dict[str, Slot]) -> Phrase:
    return phrase("talk-net" if is_gain else "talk-net-loss", **slots)


def _name_gained(is_gain: bool, slots: dict[str, Slot]) -> Phrase:
    return phrase("talk-gained" if is_gain else "talk-gained-loss", **slots)
