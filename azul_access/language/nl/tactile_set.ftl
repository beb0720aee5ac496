### Making the tactile set

set-tiles = Tegels
set-factory = Fabriek
set-players = Spelers

cli-set = maakt de bestanden voor een voelbaar spel: etiketten, verhoogde rasters, scorekaarten
cli-set-folder = nieuwe map voor de bestanden
cli-kind = overlay: ramen zonder bodem voor het gedrukte bord; tray: bakjes met een bodem, in plaats van het bord
cli-tile = zijde van een tegel in millimeters
cli-pitch = afstand van het midden van een veld tot het midden van het volgende
cli-gap = hoeveel een veld breder is dan een tegel
cli-rim = breedte van de verhoogde rand tussen twee velden
cli-height = hoogte van de rand
cli-floor = dikte van de bodem van een bakje
cli-layer = hoogte van één laag van de 3D-printer
cli-braille-size = grootte van het braille
cli-set-players = voor hoeveel spelers het spel is
error-set-range = { $option } { $value } gaat niet. Mogelijk is { $least } tot { $most } millimeter.
error-set-no-rim = Met tegels van { $tile } en een speling van { $gap } zou de rand { $rim } millimeter breed zijn. Dat moet { $least } tot { $most } zijn. Met een afstand van { $pitch } kan het wel: --pitch { $pitch }
error-set-not-the-pitch = Tegels van { $tile } en een rand van { $rim } passen niet bij een afstand van { $pitch } millimeter. Bij deze afstand kan de rand hoogstens { $room } breed zijn. Met --pitch { $fitting } of --kind tray kan het wel.
error-set-players-range = Het spel kan voor { $least } tot { $most } spelers zijn, niet voor { $players }.
error-set-folder-used = { $path } is niet leeg, en daar is niets veranderd. Noem een nieuwe map, of vervang met --force de bestanden van een spel.
# A length with decimals
decimal = { $whole },{ $decimals }
set-written = Het spel is klaar: { $count } bestanden. Begin met { $guide } in een browser.
