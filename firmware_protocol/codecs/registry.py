"""All protocols by name, in the order in which an unknown port is asked."""

from firmware_protocol.codecs.baum import wire as baum
from firmware_protocol.codecs.baum.device import Device as BaumDevice
from firmware_protocol.codecs.baum.host import Host as BaumHost
from firmware_protocol.codecs.canute import wire as canute
from firmware_protocol.codecs.canute.device import Device as CanuteDevice
from firmware_protocol.codecs.canute.host import Host as CanuteHost
from firmware_protocol.codecs.codec import Codec, Line

CODECS: dict[str, Codec] = {
    codec.name: codec
    for codec in (
        Codec(
            name="baum",
            title="Baum",
            line=Line(baum.BAUD, baum.PARITY),
            host=BaumHost,
            device=BaumDevice,
            limit=baum.LIMIT,
            checked=False,
            # The second hello after 0.9 s, as BRLTTY's, and then patience.
            hello_seconds=(0.9, 4.1),
            ack_seconds=0.0,
            pause_seconds=baum.PAUSES,
            models=tuple(baum.VARIANTS),
            columns=40,
            rows=1,
        ),
        Codec(
            name="canute",
            title="Canute",
            line=Line(canute.BAUD, canute.PARITY),
            host=CanuteHost,
            device=CanuteDevice,
            limit=canute.LIMIT,
            checked=True,
            hello_seconds=(1.0,),
            ack_seconds=canute.ACK_SECONDS,
            pause_seconds={},
            models=("Canute",),
            columns=40,
            rows=9,
        ),
    )
}
