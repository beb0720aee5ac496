"""Why something cannot be heard where there is no game that could go on: a sentence."""

from azul_access.errors import AccessError
from azul_access.hearing.fault import HearingError
from azul_access.hearing.process import RefusedError
from azul_access.phrase import Phrase, phrase


def reason(why: AccessError | RefusedError) -> Phrase:
    if isinstance(why, RefusedError):
        return phrase(f"error-{why.name}", **why.slots)
    slots = {name: str(value) for name, value in why.slots.items()}
    if isinstance(why, HearingError):
        return phrase(f"alone-{why.reason.value}", **slots)
    return phrase(f"error-{why.reason.value}", **slots)
