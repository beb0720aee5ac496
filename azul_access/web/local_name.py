"""A name for this computer in its network, by multicast DNS: azul.local instead of digits.

Phones and computers look such names up by themselves. Where the system or the network does not
allow it, there is no name, and nothing else changes.
"""

import threading

from zeroconf import (  # type: ignore[attr-defined] # its resolver is public, but not listed
    AddressResolverIPv4,
    Error,
    IPVersion,
    ServiceInfo,
    Zeroconf,
)

from azul_access.web.addresses import LOCAL_NAMES

_SEARCH_MILLISECONDS = 1500
# Closed while it registers a name, zeroconf would leave that half done.
_CLOSE_SECONDS = 4.0
_SERVICE = "_http._tcp.local."


class LocalName:
    """A name that leads to an address while this is open. It is looked for in the background."""

    def __init__(self, address: str, port: int) -> None:
        """`address` is one of IPv4, in digits."""
        self._address = address
        self._port = port
        self._zeroconf: Zeroconf | None = None
        self._name: str | None = None
        self._is_searched = threading.Event()
        threading.Thread(target=self._register, name="local-name", daemon=True).start()

    def get(self) -> str | None:
        """The name, such as azul.local; None while there is none."""
        return self._name

    def wait(self, seconds: float) -> None:
        """Wait until the name is there, or cannot be had."""
        self._is_searched.wait(seconds)

    def close(self) -> None:
        """Take the name back."""
        self._name = None
        closing = threading.Thread(target=self._unregister, daemon=True)
        closing.start()
        closing.join(_CLOSE_SECONDS)

    def _unregister(self) -> None:
        self._is_searched.wait()
        self._name = None
        if self._zeroconf is not None:
            self._zeroconf.close()

    def _register(self) -> None:
        try:
            self._zeroconf = _make_zeroconf()
            for name in LOCAL_NAMES:
                if not _is_taken(self._zeroconf, f"{name}.local.", self._address):
                    self._zeroconf.register_service(self._describe(name))
                    self._name = f"{name}.local"
                    break
        except (OSError, Error, RuntimeError):
            pass  # no multicast here
        finally:
            self._is_searched.set()

    def _describe(self, name: str) -> ServiceInfo:
        return ServiceInfo(
            _SERVICE,
            f"Azul Access {name}.{_SERVICE}",
            port=self._port,
            server=f"{name}.local.",
            parsed_addresses=[self._address],
        )


def _make_zeroconf() -> Zeroconf:
    return Zeroconf(ip_version=IPVersion.V4Only)


def _is_taken(zeroconf: Zeroconf, name: str, address: str) -> bool:
    """Whether a name leads to another computer already."""
    resolver = AddressResolverIPv4(name)
    if not resolver.request(zeroconf, _SEARCH_MILLISECONDS):
        return False
    return address not in resolver.parsed_addresses()
