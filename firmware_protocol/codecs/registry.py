"""All protocols by name, in the order in which they are tried at an unknown port."""

from firmware_protocol.codecs.baum import wire as baum
from firmware_protocol.codecs.baum.device import Device as BaumDevice
from firmware_protocol.codecs.baum.host import Host as BaumHost
from firmware_protocol.codecs.canute import wire as canute
from firmware_protocol.codecs.canute.device import Device as CanuteDevice
from firmware_protocol.codecs.canute.host import Host as CanuteHost
from firmware_protocol.codecs.codec import Codec, SerialLine
from firmware_protocol.codecs.dotpad import wire as dotpad
from firmware_protocol.codecs.dotpad.device import Device as DotPadDevice
from firmware_protocol.codecs.dotpad.host import Host as DotPadHost
from firmware_protocol.codecs.handytech import wire as handytech
from firmware_protocol.codecs.handytech.device import Device as HandyTechDevice
from firmware_protocol.codecs.handytech.host import Host as HandyTechHost
from firmware_protocol.codecs.humanware import wire as humanware
from firmware_protocol.codecs.humanware.device import Device as HumanWareDevice
from firmware_protocol.codecs.humanware.host import Host as HumanWareHost

CODECS: dict[str, Codec] = {
    codec.name: codec
    for codec in (
        Codec(
            name="baum",
            title="Baum",
            line=SerialLine(baum.BAUD, baum.PARITY),
            host=BaumHost,
            device=BaumDevice,
            limit=baum.LIMIT,
            checked=False,
            # The second hello follows after 0.9 s, as in BRLTTY.
            hello_seconds=(0.9, 4.1),
            ack_seconds=0.0,
            pause_seconds=baum.PAUSES,
            models=tuple(baum.VARIANTS),
            columns=40,
            rows=1,
        ),
        Codec(
            name="humanware",
            title="HumanWare Brailliant",
            line=SerialLine(humanware.BAUD, humanware.PARITY),
            host=HumanWareHost,
            device=HumanWareDevice,
            limit=humanware.LIMIT,
            checked=False,
            hello_seconds=(1.0,),
            ack_seconds=0.0,
            pause_seconds={},
            models=(humanware.BRAILLIANT, *humanware.MODELS.values()),
            columns=40,
            rows=1,
        ),
        Codec(
            name="handytech",
            title="Handy Tech",
            line=SerialLine(handytech.BAUD, handytech.PARITY),
            host=HandyTechHost,
            device=HandyTechDevice,
            limit=handytech.LIMIT,
            checked=False,
            # Three quick attempts, then a longer wait: a display that starts may need it.
            hello_seconds=(0.2, 0.2, 0.2, 4.4),
            ack_seconds=handytech.ACK_SECONDS,
            pause_seconds={},
            models=handytech.USUAL_MODELS,
            columns=40,
            rows=1,
        ),
        Codec(
            name="canute",
            title="Canute",
            line=SerialLine(canute.BAUD, canute.PARITY),
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
        Codec(
            name="dotpad",
            title="Dot Pad",
            line=SerialLine(dotpad.BAUD, dotpad.PARITY),
            host=DotPadHost,
            device=DotPadDevice,
            limit=dotpad.LIMIT,
            checked=True,
            hello_seconds=(1.0,),
            ack_seconds=dotpad.ACK_SECONDS,
            pause_seconds={},
            models=("Dot Pad",),
            columns=20,
            rows=11,
        ),
    )
}
