### Voor de brailleregel: weergaven, toetsen en korte vormen. short-NAAM staat daar in plaats van NAAM.

## Weergaven

view-factories = fabrieken
view-factories-short = f
view-centre = midden
view-centre-short = m
view-supply = voorraad
view-supply-short = v
view-lines = rijen { $player }
view-lines-short = ri { $player }
view-wall = muur { $player }
view-wall-short = mu { $player }
view-floor = vloer { $player }
view-floor-short = vl { $player }:
view-tiles = tegels { $player }
view-tiles-short = t { $player }:
view-stars = sterren { $player }
view-stars-short = s { $player }
view-scores = punten
view-scores-short = p
view-turn = beurt
view-choices = te kiezen
cell-free = ⠤
cell-centre = m
cell-star = { $number }:
cell-pass = pas
cell-keep-fewer = minder houden
cell-no-more = klaar
cell-wild = Joker is { $label }.

## Gesprek

braille-ask = { $command }?
braille-ask-player = { $player }: { $command }?
braille-made = { $command }.
braille-made-short = ok
braille-undo = terug
braille-undo-question = de laatste zet terugnemen?
braille-redo = herstel
braille-settings = instellingen
braille-end = spel beëindigen
braille-leave = programma afsluiten
braille-leave-question = Programma afsluiten?
braille-without-asking = braille zonder vragen
braille-asking = braille met vragen
voice-on = stem aan
voice-off = stem uit
voice-screen-reader = schermlezer
sounds-on = tonen aan
sounds-off = tonen uit
braille-help-key = Welke toets?
set-braille-asking = De brailleregel vraagt weer vóór elke zet.
set-braille-without-asking = De brailleregel vraagt niet: een gekozen zet geldt meteen, en escape neemt hem terug.
read-back-braille-asking = op de brailleregel vóór elke zet vragen
read-back-braille-without-asking = op de brailleregel zonder vragen zetten
braille-tables = Brailletabellen: { $tables }. Kiezen gaat met het nummer: braille tabel 1. Tabel 0 is die van het programma.
braille-table-of-kind = { $number }: { $kind } ({ $table })
braille-kind-computer-8 = computerbraille met acht punten
braille-kind-computer-6 = computerbraille met zes punten
braille-kind-uncontracted = zonder verkortingen
braille-kind-partial = gedeeltelijk verkort
braille-kind-contracted = kortschrift
braille-kind-other = overige
set-braille-table = De brailleregel schrijft volgens de tabel { $table }.
set-braille-own = De brailleregel schrijft volgens de tabel van het programma.
read-back-braille-table = de brailletabel veranderen
braille-table-missing = De brailletabel { $table } is er op deze computer niet. De brailleregel schrijft volgens die van het programma. Braille tabellen noemt wat er is.
error-no-braille-tables = Er zijn geen brailletabellen om uit te kiezen. Daarvoor zijn een brailleregel bij het spel en liblouis nodig.
error-no-braille-table = Dat nummer is er niet. Mogelijk zijn 0 tot en met { $count }.
braille-one-hand = één hand, punten na elkaar, spatie sluit af
braille-two-hands = beide handen
braille-action-on = verder lezen
braille-action-back = terug lezen
braille-action-next-view = volgende weergave
braille-action-last-view = vorige weergave
braille-action-touch = nemen of leggen wat onder de toets staat
braille-action-line = de regel naast de toets kiezen
braille-action-confirm = ja, verzenden of kiezen
braille-action-escape = één stap terug, nee
braille-action-choices = tonen wat nu mogelijk is
braille-action-earlier = eerdere melding
braille-action-later = latere melding
braille-action-first = naar de eerste melding of weergave
braille-action-last = nieuwste melding
braille-action-whose-turn = wie er aan de beurt is
braille-action-undo = laatste zet terugnemen
braille-action-redo = de teruggenomen zet weer doen
braille-action-erase = laatste teken wissen
braille-action-one-hand = met één hand schrijven, of weer met beide
braille-action-listen = de microfoon hoort wat er hierna wordt gezegd
braille-action-help = zeggen wat een toets doet
braille-action-type = schrijft een teken
braille-action-nothing = deze toets doet hier niets
display-given = { $count ->
    [one] De brailleregel
   *[other] Brailleregel { $number }
} is nu van { $player }.
display-given-table = { $count ->
    [one] De brailleregel
   *[other] Brailleregel { $number }
} is nu voor iedereen aan tafel.
display-moves = { $count ->
    [one] De brailleregel
   *[other] Brailleregel { $number }
} doet nu zetten voor iedereen.
display-which = Er zijn { $count } brailleregels aan tafel. Zeg het nummer erbij, bijvoorbeeld: brailleregel 1 is van { $player }.
display-whose = wiens brailleregel?
display-everybody = iedereen
read-back-display = de brailleregel aan iemand geven
error-no-displays = Het spel heeft geen brailleregel. Start het met --braille auto.
braille-connected = Brailleregel { $model } is er, { $rows ->
    [one] { $columns } cellen
   *[other] { $rows } regels van { $columns } cellen
}.
braille-none = Geen brailleregel gevonden. Staat hij aan en is hij aangesloten?
braille-search = Ik blijf zoeken op { $port }; lezen kan ook zonder.
braille-search-anywhere = Ik blijf zoeken op alle poorten; lezen kan ook zonder.
braille-lost-port-missing = Brailleregel: { $port } is er niet. Graag aansluiten en aanzetten.
braille-lost-port-denied = Brailleregel: { $port } mag niet worden geopend. { $group ->
    [none] Vraag het aan wie deze computer beheert.
   *[other] Het helpt om lid te worden van de groep { $group } en opnieuw aan te melden.
}
braille-lost-port-busy = Brailleregel: { $port } wordt door een ander programma gebruikt. Sluit dat, of deel hem met --braille brlapi.
braille-lost-port-gone = De brailleregel is weg. Het spel gaat door; sluit hem graag weer aan.
braille-lost-port-wrong = Brailleregel: { $port } is geen poort. Bijvoorbeeld: --braille auto.
braille-lost-port-failed = Brailleregel: { $port } werkt niet. Koppel hem los en sluit hem weer aan.
braille-lost-silent = Brailleregel: op { $port } antwoordt niets. Staat hij aan?
braille-lost-unacknowledged = De brailleregel antwoordt niet meer. Zet hem uit en weer aan.
braille-lost-stuck = De brailleregel neemt niets meer aan. Koppel hem los en sluit hem weer aan.
braille-lost-flooded = Brailleregel: er komt meer van { $port } dan te verwerken is. Het spel gaat door. Koppel hem los en sluit hem weer aan.
braille-lost-powered-off = De brailleregel is uitgezet. Het spel gaat door.
braille-lost-brlapi-missing = BRLTTY antwoordt niet. Start BRLTTY.
braille-lost-brlapi-strange = Wat op { $port } antwoordt, is geen BRLTTY.
braille-lost-brlapi-key-missing = BRLTTY vraagt om een sleutel, en het sleutelbestand ontbreekt.
braille-lost-brlapi-key-denied = BRLTTY vraagt om een sleutel, en het sleutelbestand mag niet worden gelezen. Meestal helpt de groep brlapi.
braille-lost-brlapi-key-wrong = BRLTTY weigert de sleutel.
braille-lost-brlapi-no-display = BRLTTY heeft op dit moment geen brailleregel. Het spel gaat door.
braille-lost-brlapi-taken = Een ander programma heeft de brailleregel. Het spel gaat door.
braille-lost-brlapi-closed = BRLTTY is beëindigd. Het spel gaat door.
braille-lost-internal = Er ging iets mis in het programma met de brailleregel. Het spel gaat door.
error-keys-unreadable = Het toetsenbestand { $file } kan niet worden gelezen. Controleer de rechten.
error-keys-no-toml = Het toetsenbestand { $file } is niet goed geschreven: { $detail }.
error-keys-no-key = In het toetsenbestand { $file } staat een toets die niet bestaat: “{ $key }”.
error-keys-no-action = In het toetsenbestand { $file } staat “{ $action }”. Mogelijk: { $choices }.

## Korte vormen

short-confirm = { $command }?
short-did-you-mean = of { $command }?
short-suggestion = { $command }?
short-unsure-two = 1: { $first }; 2: { $second }?
short-command-fill = f{ $factory } met { $labels }
short-factory = f{ $factory }
short-from-factory = f{ $factory }
short-from-centre = m
short-azul-taken = { $player } { $tiles } { $source } { $landing }.
short-azul-landing-line = ri{ $line } { $status }
short-azul-line-now = { $now } van { $line }
short-to-centre = m plus { $tiles }.
short-azul-tiled = ri{ $line } { $label } plaats { $place }, plus { $points }.
short-azul-what-if = { $tiles } { $landing }.
short-azul-what-if-points = Muur plus { $points }.
short-sp-what-if-take = { $tiles }.
short-sp-what-if-place = { $tiles }.
short-cards = { $player } { $turns }.
short-card-tens = tientallen { $digit }
short-card-ones = eenheden { $digit }
short-expect-turn = { $player } aan zet.
short-sp-taken = { $player } { $tiles } { $source }.
short-sp-placed = { $player } { $space } { $tiles }.
short-sp-points = plus { $points }.
short-star-space = { $star } { $space }
short-onto-star-space = { $star } { $space }
short-sp-expect-place = { $player } aan zet.
short-tiles-red = { $count ->
    [one] { label-r }
   *[other] { $count } { label-r }
}
short-tiles-blue = { $count ->
    [one] { label-b }
   *[other] { $count } { label-b }
}
short-sp-tiles-blue = { $count ->
    [one] { label-b }
   *[other] { $count } { label-b }
}
short-tiles-orange = { $count ->
    [one] { label-o }
   *[other] { $count } { label-o }
}
short-tiles-black = { $count ->
    [one] { label-sch }
   *[other] { $count } { label-sch }
}
short-tiles-turquoise = { $count ->
    [one] { label-x }
   *[other] { $count } { label-x }
}
short-tiles-white = { $count ->
    [one] { label-x }
   *[other] { $count } { label-x }
}
short-tiles-yellow = { $count ->
    [one] { label-o }
   *[other] { $count } { label-o }
}
short-tiles-purple = { $count ->
    [one] { label-l }
   *[other] { $count } { label-l }
}
short-tiles-yellow-y = { $count ->
    [one] { label-y }
   *[other] { $count } { label-y }
}
short-tiles-green = { $count ->
    [one] { label-g }
   *[other] { $count } { label-g }
}
