### Vertelde spellen in het Nederlands: wat je na het spel leest, hoort, voelt of nog eens doorloopt.

## Titel en begin

transcript-title = { $game }: { $players }
transcript-author = Genoteerd door { $author }.
transcript-played-on = Gespeeld op { $date }.
transcript-computers = Door de computer gespeeld: { $players }.
transcript-players = Met de klok mee aan tafel: { $players }.
transcript-unfinished = Het spel is nog niet afgelopen.
transcript-scores = Stand: { $scores }.
transcript-damaged = Het opgeslagen spel is niet volledig. Het wordt verteld tot waar het afbreekt.
transcript-note = Notitie: “{ $text }”
transcript-undone = { $count ->
    [one] Eén invoer is teruggenomen.
   *[other] { $count } keer is een invoer teruggenomen.
}
transcript-corrected = { $count ->
    [one] Eén invoer is verbeterd.
   *[other] { $count } keer is een invoer verbeterd.
}
transcript-as-it-stands = Verteld wordt wat er uiteindelijk gold.
date = { $day } { $month } { $year }
month-1 = januari
month-2 = februari
month-3 = maart
month-4 = april
month-5 = mei
month-6 = juni
month-7 = juli
month-8 = augustus
month-9 = september
month-10 = oktober
month-11 = november
month-12 = december

## Indeling

transcript-round = Ronde { $round }
transcript-beginning = Begin
transcript-ending = Einde van het spel
transcript-boards = De borden aan het einde
transcript-standing = Zo staat het spel
transcript-contents = Inhoud
transcript-draws = fabrieken vullen
transcript-turn = beurt { $number }: { $player }
transcript-in-round = Ronde { $round }, { $label }
transcript-label-again = { $label } ({ $number })
transcript-choice = keuze: { $player }
transcript-scoring = puntentelling

## Het spel in getallen

transcript-numbers = Het spel in getallen
transcript-points = Punten naar herkomst
transcript-points-of = { $player }: { $parts }; samen { $points ->
    [one] één punt
   *[other] { $points } punten
}.
transcript-points-chart = Punten naar herkomst, als balken
transcript-points-table = { $player }: punten in elke ronde
transcript-tiles = Genomen tegels naar kleur
transcript-tiles-of = { $player }: { $tiles }; samen { $count ->
    [one] één tegel
   *[other] { $count } tegels
}.
transcript-tiles-chart = Genomen tegels naar kleur, als balken
transcript-scores-curve = De stand na elke ronde, de laatste met de eindtelling
transcript-board-of = { $player }: { $board }
transcript-board-before = Voor de beslissende greep, { $player }: { $board }
transcript-tiles-table = { $player }: genomen tegels in elke ronde
transcript-stage = { $stage }: { $players }.
transcript-stage-name = Deel
transcript-player-parts = { $player } { $parts }
transcript-nothing = niets
transcript-sum = To­taal
number-below = { $form ->
    [say] min { $number }
   *[show] −{ $number }
}
# Wat boven een tabel staat heeft zachte koppeltekens: telefoons zijn smal.
gain-bonuses = bonussen { $points }
gain-bonuses-name = Bo­nussen
gain-set = rechtgezet met { $points }
gain-set-name = Recht­gezet
plan-free = vrij

## Vertellen

transcript-written = Geschreven: { $path }
transcript-written-many = Geschreven: { $count ->
    [one] één bestand
   *[other] { $count } bestanden
} in de map { $folder }
transcript-progress = { $done } van { $total }: { $part }
transcript-narrator = { $engine }, { $language }
transcript-summary = Een spel Azul in zinnen, met een kop voor elke ronde en een plek om naartoe te springen voor elke beurt. De enige plaatjes zijn diagrammen; wat ze laten zien, staat er ook in zinnen en tabellen naast. { $audio ->
    [yes] Tekst en stem lopen samen.
   *[no] Alles is tekst.
}

## Nog eens doorlopen

replay-begins = Terugblik: { $players }, { $rounds ->
    [one] één ronde
   *[other] { $rounds } rondes
}.
replay-help = Enter gaat verder, het kleiner-danteken gaat terug. Springen gaat met “ronde 2”, “beurt 12”, “volgende ronde”, “volgende beurt van Anna”, “volgende grote score”, “zoek start”, “naar het begin” en “naar het einde”. Vragen gaan over het moment dat het laatst is verteld. q stopt.
replay-prompt = { $place }, { $at } van { $total }
replay-at-end = Hier eindigt wat is opgeslagen. Het kleiner-danteken gaat terug, q stopt.
replay-at-start = Dit is het begin, verder terug kan niet.
replay-back-to = Terug naar:
replay-no-round = Ronde { $round } is er niet in dit spel, alleen 1 tot en met { $rounds }.
replay-no-turn = Beurt { $turn } is er daar niet, { $turns ->
    [0] en ook geen andere
    [one] alleen beurt 1
   *[other] alleen 1 tot en met { $turns }
}.
replay-no-turn-left = Hierna komt geen beurt meer.
replay-no-turn-of = Hierna komt geen beurt van { $player } meer.
replay-last-round = Hierna komt geen ronde meer.
replay-no-big-score = Hierna komt geen grote score meer.
replay-not-found = “{ $text }” komt in dit spel niet voor.
replay-search-what = Schrijf achter “zoek” wat je wilt vinden, bijvoorbeeld: zoek start.
replay-changes-nothing = Dit is een terugblik: hier wordt niets genomen of verbeterd. Enter vertelt verder.
replay-end = Einde van de terugblik.

## Opdrachtregel

cli-narrate = opgeslagen spellen vertellen: als tekst, pagina, boek, braille of geluid
cli-replay = een opgeslagen spel stap voor stap nog eens doorlopen
cli-narrate-files = een of meer opgeslagen spellen
cli-to = formaat
cli-output = bestand of, bij meer dan één spel, map; een minteken voor de standaarduitvoer. Anders in deze map, met de naam van het opgeslagen spel
cli-length = summary: in één minuut. story: een alinea per ronde. record: elke zet
cli-voice = stem: 1 tot en met 9, of de naam
cli-rate = spreektempo in woorden per minuut, 80 tot 900
cli-title = titel; anders spel en namen
cli-author = wie dit heeft genoteerd
cli-partial = ook spellen vertellen die nog bezig zijn, zover ze gaan
cli-force = een bestand vervangen dat al bestaat
cli-tables = borden ook als tabellen, voor html, epub en pdf
cli-no-audio = boek zonder geluid, voor epub
cli-no-opinion = verteld spel zonder de mening van de computer welke greep de belangrijkste was; gaat sneller
cli-cells = braillecellen per regel voor brf, anders 40
cli-lines = regels per bladzijde voor brf, anders 25
cli-narrate-braille-table = tabel van liblouis voor brf, ook voor verkort braille
cli-from = vanaf deze ronde

## Wat niet gaat

about-file = Over { $name }:
error-export-running = { $name } wordt nu in een ander venster gespeeld. Met --partial wordt verteld wat tot nu toe is opgeslagen.
error-export-no-voice = Geen stem: het spraakprogramma espeak-ng kan niet worden geladen. Zonder geluid gaan txt, html, brf, en epub met --no-audio.
error-export-no-language-voice = Voor deze taal is hier geen stem: { $language }. Zonder geluid gaan txt, html, brf, en epub met --no-audio.
error-export-unknown-voice = De stem “{ $voice }” is er hier niet. Het kan 1 tot en met 9 zijn, of de naam van een stem van espeak-ng.
error-export-voice-failed = De stem is uitgevallen. Er is niets geschreven.
error-export-no-encoder = Voor { $format } ontbreekt een onderdeel: { $package }. Neem wav, of installeer het programma opnieuw: { $reinstall }
error-export-no-m4b = Voor m4b ontbreekt nog een onderdeel. Deze regel voegt het toe: { $install-m4b }
error-export-no-pdf = Voor pdf ontbreekt nog een onderdeel. Deze regel voegt het toe: { $install-set }
error-export-folder-missing = De map { $folder } is er niet.
error-export-not-writable = { $path } mag niet worden geschreven. Noem met -o een andere plaats.
error-export-exists = { $path } bestaat al en blijft zoals het is. Met --force wordt het bestand vervangen, met -o krijgt het nieuwe een andere naam.
error-export-disk-full = De schijf is vol: { $path } is niet geschreven.
error-export-write-failed = { $path } kan niet worden geschreven: { $code }.
error-export-is-a-log = { $path } is een opgeslagen spel en wordt niet overschreven. Noem met -o een andere naam.
error-export-needs-folder = Voor meer dan één spel is een map nodig, en { $path } is er geen.
error-export-no-stdout = Alleen txt, html, brf en svg gaan naar de standaarduitvoer, en alleen voor één spel.
error-export-no-table = De brailletabel { $table } staat niet op deze computer. Hij hoort bij het programma liblouis; zonder --braille-table wordt gewone braille geschreven.
error-export-interrupted = Afgebroken. Er is niets geschreven.
error-export-no-round = Ronde { $round } is er niet in dit spel, alleen 1 tot en met { $rounds }.
