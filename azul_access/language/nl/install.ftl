### Het installeren in het Nederlands. Elke melding staat op één regel en heeft geen varianten.

install-old-python = Azul Access heeft Python 3.11 of nieuwer nodig; dit is { $version }. Een nieuwe Python vind je op python.org.
install-begins = Azul Access wordt in de map { $folder } geïnstalleerd. Dat duurt ongeveer een minuut.
install-no-environment = Python kan hier geen eigen omgeving maken. Op Debian, Ubuntu en Raspberry Pi OS helpt: sudo apt install python3-venv
install-part = Onderdeel { $number }: { $name }
install-unpacks = Alle onderdelen zijn er en worden uitgepakt.
install-no-network = Het installeren is niet gelukt: het internet is niet bereikbaar. Het is alleen deze ene keer nodig. Typ daarna hetzelfde commando nog eens.
install-disk-full = Het installeren is niet gelukt: er is te weinig ruimte op de schijf, er is { $megabytes } MB nodig. Maak ruimte en typ daarna hetzelfde commando nog eens.
install-not-writable = Het installeren is niet gelukt: in de map { $folder } mag niets worden opgeslagen. Kopieer de hele map naar een andere plek, bijvoorbeeld naar je eigen gebruikersmap, en typ het commando daar.
install-failed = Het installeren is niet gelukt. De regels hierboven zeggen waarom. Hetzelfde commando nog eens typen kan geen kwaad.
install-done = Klaar, het programma start. De volgende keer in deze map: { $command }
install-missing = Azul Access is hier nog niet geïnstalleerd: { $name } ontbreekt. In de map { $folder } helpt: { $command }
