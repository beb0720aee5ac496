"""Why pages cannot be served."""

from enum import Enum

from azul_access.errors import AccessError


class WebReason(Enum):
    """The value is the name of the message: `error-VALUE`."""

    NO_PLACE = "web-no-place"
    PORT_TAKEN = "web-port-taken"
    NOT_ALLOWED = "web-not-allowed"
    NOT_SERVED = "web-not-served"


class WebError(AccessError):
    """Pages cannot be served; the game can go on without them."""

    def __init__(self, reason: WebReason, **slots: object) -> None:
        super().__init__(reason, **slots)
