### Making the tactile set

set-tiles = Tegels
set-factory = Fabriek
set-players = Spelers

set-trial = Proefstuk
set-trial-gap = veld { $number } met { $gap }
set-print-trial = Print dit stuk eerst. Boven elk veld staat zijn nummer in braille. De velden zijn breder dan een tegel: { $gaps } millimeter. Neem het smalste veld waar een tegel vanzelf in valt, en geef met --gap op hoeveel het breder is. Probeer ook of het braille te lezen is.
set-cut-trial = Snijd dit stuk eerst en probeer de tegels erin. De velden zijn breder dan een tegel: { $gaps } millimeter. Rode lijnen worden gesneden. Blauwe worden ingekrast: daar wordt iets opgeplakt. Zwarte punten worden gegraveerd en tonen welk etiket het is.
set-print-grid = { $count ->
    [one] Eén keer
   *[other] { $count } keer
} printen: { $piece }.
set-cut-grid = { $count ->
    [one] Eén keer
   *[other] { $count } keer
} snijden: { $piece }.
set-print-several = { $count } keer printen, { $each } van elk: { $pieces } hebben dezelfde vorm.
set-cut-several = { $count } keer snijden, { $each } van elk: { $pieces } hebben dezelfde vorm.
set-printed = { $made } { $width } bij { $depth } millimeter, zonder braille { $height } hoog, in lagen van { $layer }.
set-cut = { $cut } { $sheets } De laser neemt { $kerf } weg (--kerf).
set-one-sheet = De plaat is { $thickness } millimeter dik.
set-two-sheets = Twee platen die op elkaar worden gelijmd: upper, de bovenste, uit een plaat van { $upper } millimeter, lower, de onderste, uit een van { $lower }.

cli-set = maakt de bestanden voor een voelbaar spel: etiketten, verhoogde rasters, scorekaarten
cli-set-folder = nieuwe map voor de bestanden
cli-kind = overlay: ramen zonder bodem voor het gedrukte bord; tray: bakjes met een bodem, in plaats van het bord
cli-tile = zijde van een tegel in millimeters
cli-pitch = afstand van het midden van een veld tot het midden van het volgende, overal waar geen eigen afstand is genoemd
place-pitch = afstand van de velden, alleen voor deze plek: { $place }
cli-gap = hoeveel een veld breder is dan een tegel
cli-rim = breedte van de verhoogde rand tussen twee velden
cli-height = hoogte van de rand
cli-floor = dikte van de bodem van een bakje
cli-thickness = dikte van een tegel, als die bekend is: de rand blijft 1 lager
cli-kerf = hoe breed de laser bij het snijden materiaal wegneemt
cli-layer = hoogte van één laag van de 3D-printer
cli-braille-size = grootte van het braille
cli-set-players = voor hoeveel spelers het spel is
error-set-range = { $option } { $value } gaat niet. Mogelijk is { $least } tot { $most } millimeter.
error-set-no-rim = Met tegels van { $tile } en een speling van { $gap } zou de rand { $rim } millimeter breed zijn. Dat moet { $least } tot { $most } zijn. Met een afstand van { $pitch } kan het wel: { $option } { $pitch }
error-set-no-such-place = { $option } bestaat bij dit spel niet. Afstanden van velden zijn hier { $options }, of --pitch voor alle samen.
error-set-not-the-pitch = Tegels van { $tile }, een speling van { $gap } en een rand van { $rim } geven een afstand van { $fitting } millimeter, niet van { $pitch }. Met --pitch { $fitting } kan het wel.
error-set-not-the-board = Tegels van { $tile }, een speling van { $gap } en een rand van { $rim } geven een afstand van { $fitting } millimeter, niet van { $pitch }. Met --pitch { $fitting } of --kind tray kan het wel.
error-set-not-in-layers = { $option } { $value } is geen heel aantal lagen van { $layer } millimeter. Met { $option } { $fitting } zou het gaan, of met een andere --layer.
error-set-too-high = Tegels van { $thickness } millimeter dik zijn moeilijk uit een rand van { $height } hoog te nemen. Hij mag hoogstens { $most } hoog zijn: --height { $most }
error-set-too-low = In een bakje liggen de tegels op braille van { $dots } hoog, en een rand van { $height } houdt ze niet tegen. Vanaf { $fitting } kan het wel: --height { $fitting }
error-set-braille-room = Bij tegels van { $tile } millimeter heeft het braille geen plaats. Vanaf { $fitting } zou het gaan: --tile { $fitting }
error-set-players-range = Het spel kan voor { $least } tot { $most } spelers zijn, niet voor { $players }.
error-set-folder-used = { $path } is niet leeg, en daar is niets veranderd. Noem een nieuwe map, of vervang met --force de bestanden van een spel.
error-set-no-folder = { $path } is geen map. Noem een nieuwe map.
error-set-not-writable = In { $path } mag niet worden geschreven. Noem een map op een andere plaats.
# A length with decimals
decimal = { $whole },{ $decimals }
set-written = De bestanden voor het voelbare spel zijn klaar, in totaal { $count }. Begin met { $guide } in een browser.
cli-print-dot = breedte van een gedrukte braillepunt; op zwelpapier groeit hij nog
cli-no-print = etiketten en scorekaarten alleen met braille, zonder gewone druk
set-without-extra = De pdf-bestanden of de vormen voor de 3D-printer ontbreken nog. Deze regel voegt toe wat ze nodig hebben: { $install-set } Herhaal daarna het commando met --force.

# The pages of flat files
set-page = { $game }: { $title } { $page }/{ $pages }
set-file-title = { $game }: { $title }
set-labels-title = Etiketten
set-cards-title = Scorekaarten
set-measure-title = Meten
set-true-size = Print op 100 procent, niet passend gemaakt op de pagina. De liniaal onderaan is dan 100 millimeter lang.
set-cut-labels = Knip langs de dunne lijnen. Onderaan is een voelbare streep, of anders ontbreekt rechtsboven een hoek.
set-rhombus-top = Op een ruit staat het braille rechtop als er een scherpe punt boven is.
set-rhombus-beside = Getallen zijn te breed voor deze velden; hun etiketten komen ernaast.
set-single-cell = { $label } is in elke taal één enkele cel: punten { $dots }.
set-label-sentence = { $heading } ({ $labels })
set-label-heading = { $title }: { $count }
set-label-continued = { $title }, vervolg
set-labels = { $labels }
set-labels-from-to = van { $first } tot en met { $last } elk één
set-label-count = { $count ->
    [one] één met { $label }
   *[other] { $count } met { $label }
}
set-cut-embossed = Onder elk etiket is een merkje voor de onderkant. Knip eerst stroken af onder de merkjes en knip die dan van links naar rechts door. Hoe breed de etiketten zijn, staat bij elke groep.
set-cut-width = Elk is { $width } cellen breed en twee regels hoog; op een rij staan er hoogstens { $row }.
set-cut-to-tile = Knip ze daarna in de vorm van hun tegel, met het braille in het midden.
set-cut-close = Knip ze daarna krap om hun punten heen bij, zodat ze plaats hebben.
set-slate = Op een prikraam schrijf je van rechts naar links in de achterkant. Daarom staan aan het eind van elke regel de gespiegelde punten, zoals je ze van achteren ziet en in de volgorde waarin je ze prikt.
set-label-line = { $label }: { $cells }, punten { $dots }. Op het prikraam: { $mirrored }.
set-where-cards = plak op elke kaart het cijfer.
set-cards-note = Deze pagina is { $players } keer nodig: boven twee rijen tientallen, onder twee rijen eenheden. Perforeer de cirkels.
set-stand-note = Deze pagina is { $players } keer nodig. Vouw de standaard langs de twee dwarslijnen tot een tent. Rechts: { $marker }, maar één keer uitknippen.
set-measure-ruler = Links op de meetpagina staat een liniaal van 200 millimeter. De dikke streep bovenaan is het begin. Daaronder staat om de 5 millimeter één punt, om de 10 millimeter twee en om de 50 millimeter drie, met het getal ernaast.
set-measure-tiles = Tegels: leg { $count } tegels zonder tussenruimte op een rij, ruiten met de zijden tegen elkaar, en meet de rij. Die lengte gedeeld door { $count } is de zijde van één tegel: --tile.
set-measure-fields = { $title }: meet { $span } op een gedrukt bord. Die lengte gedeeld door { $spans } is de afstand van de velden: { $option }.
set-measure-again = Maak de bestanden opnieuw met deze getallen, in een nieuwe map en met verder dezelfde opties, elk getal achter zijn optie.

# What each file is for
set-file-labels = alle etiketten op ware grootte, voor zwelpapier of een etikettenprinter.
set-file-cards = scorekaarten, hun standaard en de marker op ware grootte. Beide pagina's zijn { $players } keer nodig.
set-file-measure = een liniaal voor tegels en velden, in punten en in gewone druk.
set-file-page = als losse pagina's: { $purpose }
set-file-brf = voor een brailleprinter met { $cells } cellen per regel en { $lines } regels per pagina.
set-file-text = om voor te laten lezen, voor een lettertang of een prikraam: hoeveel etiketten, met welke punten.
set-file-whole-printer = alles wat op papier, folie of karton wordt geprint: meetpagina, etiketten, scorekaarten. Elke pagina staat er zo vaak in als het spel hem nodig heeft.
set-file-whole-embosser = meetpagina, etiketten en cijfers van de kaarten als punten op ware grootte, voor brailleprinters die pdf-bestanden aannemen, en voor zwelpapier.
set-file-whole-brf = meetpagina, etiketten en cijfers van de kaarten voor een brailleprinter met { $cells } cellen per regel en { $lines } regels per pagina.
set-file-whole-laser = elke plaat voor een lasersnijder, op een pagina van zijn eigen grootte en zo vaak als het spel hem nodig heeft. Rode lijnen worden gesneden, blauwe ingekrast, zwarte punten gegraveerd.
set-file-archive = alle bestanden van deze map in één, om te versturen of mee te nemen.
