### Het gesprek in het Nederlands, voor elk spel.

## Kleine delen

number = { $number }
number-range = { $first } tot en met { $last }
name = { $name }
list-and = { $items } en { $last }
list-or = { $items } of { $last }
grid-position = rij { $row }, { $places }
grid-pair = { $form ->
    [braille] { $row }{ $place }
   *[show] { $row } { $place }
}
place = plaats { $place }
places = plaats { $places }
grid-row = Rij { $row }: { $labels }.
language-de = Duits
language-en = Engels
language-nl = Nederlands
space-empty = leeg
label-r = { $form ->
    [braille] r
   *[show] R
}
label-b = { $form ->
    [braille] b
   *[show] B
}
label-sch = { $form ->
    [braille] ⠱
   *[show] SCH
}
label-x = { $form ->
    [braille] x
   *[show] X
}
label-o = { $form ->
    [braille] o
   *[show] O
}
label-l = { $form ->
    [braille] l
   *[show] L
}
label-y = { $form ->
    [braille] y
   *[show] Y
}
label-g = { $form ->
    [braille] g
   *[show] G
}
label-1 = { $form ->
    [braille] ⠂
   *[show] startmarker
}

## Scorekaarten

cards = { $verbosity ->
    [terse] { $player }, kaarten: { $turns }.
   *[normal] { $player }, scorekaarten: { $turns }.
}
card-tens = { $verbosity ->
    [terse] tientallen { $digit }
   *[normal] tientallen op { $digit }
}
card-ones = { $verbosity ->
    [terse] eenheden { $digit }
   *[normal] eenheden op { $digit }
}
cards-whole-score = { $player } heeft in totaal { $score } punten.

## Spel en gesprek

game-begins = Nieuw spel: { $players }.
h-helps = Hulp met h.
program-can-draw = Jullie trekken de tegels. Het programma kan ze ook trekken: start het met --bag virtual.
game-resumed = Het spel gaat verder.
resumed-at = { $game }, ronde { $round }. Stand: { $scores }.
incomplete-entry = De laatste invoer is niet helemaal opgeslagen en telt niet.
entries-lost = Het bestand is beschadigd: aan het eind { $count ->
    [one] is één invoer
   *[other] zijn { $count } invoeren
} niet meer te lezen.
file-restored = Het bestand is beschadigd, maar er ontbreekt niets: alles erin kon worden hersteld.
entries-lost-between = Het bestand is beschadigd: { $count ->
    [0] middenin zijn invoeren
    [one] middenin is één invoer
   *[other] middenin zijn { $count } invoeren
} niet meer te lezen.
entries-wait = { $count ->
    [one] De invoer daarna is te lezen, maar telt
   *[other] De { $count } invoeren daarna zijn te lezen, maar tellen
} alleen samen met wat ontbreekt. Wie met --resume verder speelt, krijgt de vraag wat dat was.
entries-refused = { $count ->
    [one] De laatste invoer in het bestand klopt niet met de spelregels en telt niet.
   *[other] De laatste { $count } invoeren in het bestand tellen niet: de eerste daarvan klopt niet met de spelregels.
}
last-entry-left = De laatste die er is: { $entry }, { $command }.
last-entry-before = De laatste daarvoor: { $entry }, { $command }.
no-entry-left = Daarvoor is er geen.
missing-move = { $number ->
    [0] De eerste zet, die van { $player }, ontbreekt.
   *[other] Na invoer { $number } ontbreekt de zet van { $player }.
} Welke was het?
missing-draw = { $number ->
    [0] Helemaal aan het begin ontbreekt
   *[other] Na invoer { $number } ontbreekt
} wat er werd getrokken. Welke tegels waren het?
missing-how = { $answered ->
    [0] Alleen Enter als niemand het nog weet: dan gaat het spel vanaf daar verder.
   *[other] Alleen Enter als er verder niets ontbreekt.
}
missing-proved = Precies dat stond in het bestand.
missing-filled = { $count ->
    [one] De invoer daarna telt
   *[other] De { $count } invoeren daarna tellen
} weer. Controleer of de tafel er zo uitziet:
missing-breaks = Dan zou onmogelijk zijn wat daarna in het bestand staat. Probeer het nog een keer.
prompt-missing = Wat ontbreekt
rescued-missing = Het bestand { $name } was er niet meer.
rescued-away = De schijf of netwerkmap waar { $name } op stond, is er niet meer.
went-on-elsewhere = Dit spel ging in een ander bestand verder en heeft daar meer invoeren: { $form ->
    [say] { $name }.
   *[show] { $path }
}
rescued-changed = Het bestand { $name } is niet meer zoals het was opgeslagen: een ander programma heeft het veranderd.
rescued-read-only = Het bestand { $name } kan alleen worden gelezen.
rescued-unchanged = Het bestand { $name } blijft zoals het is.
rescued-full = Waar { $name } staat, is geen ruimte meer.
rescued-unwritable = In het bestand { $name } kan niet meer worden geschreven.
saved-here = { $form ->
    [say] Het spel is nu hier opgeslagen: { $name }.
   *[show] Het spel is nu hier opgeslagen: { $path }
}
saved-goodbye = Opgeslagen. Tot ziens.
how-to-resume = Verder met: { $program } play --resume "{ $path }"
nothing-yet = Er is nog niets gebeurd.
redone = Hersteld.
command-of-player = { $player }, { $command }
taken-back = Teruggenomen: { $command }.
correction-taken-back = Verbetering teruggenomen. { $entry }, is weer: { $command }.
corrected = { $entry }, verbeterd: { $new }, in plaats van { $old }.
entry-of-player = Ronde { $round }, invoer { $number }, { $player }
entry-of-draw = Ronde { $round }, invoer { $number }
correction-asked = { $entry }, moet anders zijn: { $new }, in plaats van { $old }.
correction-changes = Dit zou veranderen:
correction-changes-nothing = Op tafel zou er niets veranderen.
correction-before = Tot nu toe:
correction-after = Dan:
correction-winners = De winst zou naar { $winners } gaan, niet naar { $before }.
correction-ends-game = Het spel zou dan afgelopen zijn, en de winst zou naar { $winners } gaan.
correction-reopens-game = Het spel zou dan nog niet afgelopen zijn.
correction-unchanged = { $entry }: { $command }. Zo staat het er al. Er is niets veranderd.
correction-of-other = { $entry }: { $command }. Deze verbetering past daar niet bij.
correction-refused = { $entry }, kan zo niet.
correction-breaks = Dat gaat zo niet: { $entry }, { $command }, is dan niet mogelijk.
correction-reason = Want dan: { $reason }
correction-undo = “u { $count }” neemt alles vanaf daar terug. Daarna verbeteren en de zetten opnieuw invoeren.
correction-set = Of zeg met “is” wat er op tafel ligt, bijvoorbeeld “is fabriek 2 rrbb”.
changed-answers = Dit is nu anders:
other-turn = { $expected } is aan de beurt, niet { $player }.
corrected-player = { $entry }, verbeterd: de zet was van { $player }, { $command }.
correction-asked-player = { $entry }, moet een zet van { $player } zijn: { $command }.
other-turn-last = Was de laatste zet van { $expected }, zeg dan “dat was { $expected }”.
other-turn-set = Is { $player } toch aan de beurt, zeg dan “is aan de beurt { $player }”.
by-player = { $player }:
page-turn-of = { $player } is aan de beurt.
page-moves-for = Hier doe je alleen zetten voor { $player }.
page-own-board = Hier kun je alleen zeggen wat er op het bord van { $player } ligt. Zeg al het andere aan tafel.
page-own-corrections = Dat was een zet van { $player }. Die kun je aan tafel verbeteren, of daar waar { $player } speelt.
page-of-player = Hier speelt { $player }.
asked-at-table = Dat wordt nu aan tafel gevraagd, want het gaat iedereen aan.
page-goes-on = Het spel gaat aan tafel verder en kan alleen daar worden verlaten. Een pagina kun je gewoon sluiten.
terminal-yours = Hier speelt { $player }. Wat je vraagt, staat alleen hier. q verlaat alleen deze terminal, het spel gaat door.
terminal-joined = { $player } speelt nu op een eigen toetsenbord.
terminal-left = Het toetsenbord van { $player } doet niet meer mee.
terminal-game-left = Het spel is aan tafel verlaten.
page-set-at-table = Dat kan alleen aan tafel worden ingesteld. Hier kies je de taal en hoeveel er wordt gezegd, op een pagina ook het voorlezen.
question-dropped = De vraag van daarnet vervalt, omdat het spel verder is gegaan.
walk-check-interrupted = Het inventariseren stopt hier, omdat het spel verder is gegaan.
walk-lay-interrupted = Het opbouwen stopt hier, omdat het spel verder is gegaan.
error-no-move = De laatste invoer is geen zet. “u” neemt hem terug.
error-no-statements = Dat kan niet in dit spel. “u” neemt de laatste zet terug.
read-back-last-mover = de laatste zet was van { $player }
line-refused = Niets uit deze regel is overgenomen.
line-stopped = { $done ->
    [0] Niet uitgevoerd: { $rest }.
    [one] Het eerste deel van de regel is uitgevoerd. Niet meer: { $rest }.
   *[other] De eerste { $done } delen van de regel zijn uitgevoerd. Niet meer: { $rest }.
}
word-yes = ja
word-no = nee
word-wrong = fout
not-done = Goed, niet gedaan.
consent = Graag bevestigen: { $command }.
consent-question = Is iedereen akkoord? Ja of nee.
unsure = Wat is bedoeld? { $choices }.
# Hiervan staan er meer achter elkaar.
unsure-choice = nummer { $number }: { $command }
unsure-two = Bedoel je 1: { $first }, of 2: { $second }?
confirm = Dus: { $command }. Klopt dat?
note-written = Genoteerd.
note-empty = Schrijf achter “notitie” wat in het verhaal van het spel moet, bijvoorbeeld: notitie Ben lachte.
note-too-long = Een notitie heeft hoogstens { $most } tekens, dit zijn er { $count }. Er is niets genoteerd. Maak er twee notities van.
note-taken-back = Teruggenomen: de notitie “{ $text }”
note-redone = Weer genoteerd: “{ $text }”
taken-back-at-once = Teruggenomen.
was-meant = Was het: { $command }?
did-you-mean = Bedoelde je: { $command }?
suggestion = { $verbosity ->
    [terse] { $command }?
   *[normal] Bedoelde je: { $command }? Enter betekent ja.
}
suggested-text = “{ $text }”
probably-meant = Je bedoelt waarschijnlijk “{ $text }”.
say-which = { $count ->
    [2] Zeg alsjeblieft: de eerste of de tweede.
   *[other] Zeg alsjeblieft het nummer, 1 tot en met { $count }.
}
say-yes-or-no = Nog een keer, alsjeblieft: ja of nee?
not-heard = Dat heb ik niet verstaan.
read-back-all = { $commands }
read-back-correction = { $entry }, verbeteren: { $command }
read-back-undo = { $count ->
    [one] de laatste invoer terugnemen
   *[other] { $count } keer terugnemen
}
read-back-redo = { $count ->
    [one] de laatste invoer herstellen
   *[other] { $count } keer herstellen
}
read-back-quit = het programma verlaten
read-back-language = vanaf nu { $language }
read-back-voice-on = de stem aanzetten
read-back-voice-off = de stem uitzetten
read-back-voice-screen-reader = de schermlezer laten voorlezen
read-back-listening-off = niet meer luisteren
read-back-listening-key = alleen luisteren na een druk op de toets
read-back-listening-wake = alleen luisteren na het roepwoord
read-back-listening-always = altijd blijven luisteren
read-back-verbosity-terse = vanaf nu kort
read-back-verbosity-normal = vanaf nu normaal
read-back-verbosity-verbose = vanaf nu uitvoerig
read-back-pace-flow = het betegelen in één keer aankondigen
read-back-pace-step = het betegelen stap voor stap aankondigen
read-back-sounds-on = de tonen aanzetten
read-back-sounds-off = de tonen uitzetten
read-back-tips-on = de tips aanzetten
read-back-tips-off = de tips uitzetten
read-back-colour-names-on = op de pagina's de kleuren noemen
read-back-colour-names-off = op de pagina's geen kleuren noemen
read-back-confirm-always = elke gesproken zet laten bevestigen
read-back-confirm-when-unsure = alleen navragen bij twijfel
read-back-voice = de stem veranderen
read-back-other = iets anders, geen zet
read-back-question = een vraag, geen zet
history-empty = Nog geen invoer.
history-line = { $number }: { $command }.
told-round = Ronde { $round }:
steps-remaining = { $count ->
    [one] Nog één stap.
   *[other] Nog { $count } stappen.
} Verder met Enter.
prompt-steps = Verder met Enter
help-always = { $verbosity ->
    [terse] w, l, punt, f, c, m, u, plus, q, n, daarvoor, daarna.
   *[normal] w: wie is aan de beurt. l: laatste zet. Punt: herhalen. f: fabrieken. c: midden. b: je bord. score: punten. m: mogelijke zetten. tip: wat ik zou doen. u: terugnemen. plus: herstellen. fix: een invoer verbeteren. is rij 3 leeg: zeggen wat er op tafel ligt. inventaris: de tafel nalopen. opbouwen: hem opnieuw leggen. v1, v2, v3: kort, normaal, uitvoerig. q: stoppen. Vragen mag ook in je eigen woorden, bijvoorbeeld: waar liggen drie rode. Bij het voorlezen slaat een toets de alinea over, twee snel na elkaar maken het stil. Enter: verder lezen. daarvoor, daarna: een alinea terug of vooruit.
}
help-at-page = { $verbosity ->
    [terse] Typ of dicteer een zet of een vraag, of kies een zet met de knoppen.
   *[normal] Op deze pagina: typ of dicteer een zet of een vraag in het veld en verstuur die. Of kies een zet stap voor stap met de knoppen onder “Een zet kiezen”. De knoppen onder “Vragen” herhalen meldingen, zeggen wie er aan de beurt is en wat er op jouw bord ligt, en nemen de laatste zet terug of herstellen hem. Vragen mag in gewone woorden, bijvoorbeeld: waar liggen drie rode. Kort gevraagd: w wie er aan de beurt is, l wat er het laatst gebeurde, f fabrieken, c midden, m mogelijke zetten. Onder “Instellingen” kies je de taal, hoeveel er gezegd wordt en wat er wordt voorgelezen.
}
help-yes-or-no-at-page = { $verbosity ->
    [terse] Ja of nee.
   *[normal] Op deze vraag past ja of nee: druk op de knop of typ het woord. “Laatste melding” herhaalt de vraag.
}
help-yes-or-no = { $verbosity ->
    [terse] Ja of nee.
   *[normal] Op deze vraag kun je ja of nee zeggen. Enter en de spatiebalk betekenen ook ja, Escape nee. “Nog een keer” herhaalt de vraag.
}
help-choice = Op deze vraag zeg je het nummer, zoals “de eerste”. Nee betekent: geen van allemaal.
help-microphone = { $verbosity ->
    [terse] Luister, kalibreren, luisteren, bevestigen; ja, nee, de eerste, de tweede; fout.
   *[normal] Alles wat getypt kan worden, kan ook gezegd worden. “Luister” luistert één keer; “luisteren uit”, “op toets”, “met roepwoord” of “altijd”; “kalibreren”; “bevestigen altijd” of “alleen bij twijfel”. Op een vraag: ja, nee, de eerste, de tweede. Is een zet verkeerd verstaan, dan neemt “fout” hem terug.
}

## Instellingen

set-verbosity-terse = Vanaf nu kort.
set-verbosity-normal = Vanaf nu normaal.
set-verbosity-verbose = Vanaf nu uitvoerig.
set-amounts = Vanaf nu { $amounts }.
set-expert = Vanaf nu voor gevorderden: meldingen kort, antwoorden normaal. “v2” zet alles terug.
set-me = Jij speelt als { $player }.
settings-amounts = Afwijkend: { $amounts }.
amount-of-kind = { $kind } { $amount }
kind-draws = trekkingen
kind-own = eigen zetten
kind-others = zetten van anderen
kind-tiling = betegelen
kind-cards = scorekaarten
kind-centre = midden
kind-answers = antwoorden
read-back-amount = de meldingen veranderen
set-pace-flow = Het betegelen wordt in één keer aangekondigd.
set-pace-step = Het betegelen wordt stap voor stap aangekondigd.
set-language = Vanaf nu Nederlands.
set-voice-on = Stem aan.
set-voice-off = Stem uit.
set-voice-screen-reader = De schermlezer leest voor.
set-sounds-on = Tonen aan.
set-sounds-off = Tonen uit.
set-tips-on = Tips aan.
set-tips-off = Tips uit in dit spel.
set-colour-names-on = Kleurnamen aan: schermlezers lezen op de pagina's bij elke letter de kleur.
set-colour-names-off = Kleurnamen uit: schermlezers lezen op de pagina's alleen de letters.
set-confirm-always = Elke gesproken zet wordt herhaald en telt pas na een ja.
set-confirm-when-unsure = Gesproken zetten tellen meteen. Ik vraag alleen na bij twijfel.
set-listening-off = Ik luister niet meer.
set-listening-key = Ik luister zodra de toets is ingedrukt.
set-listening-wake = Ik luister zodra ik het roepwoord hoor.
set-listening-always = Ik luister vanaf nu altijd.
calibrating = Ik meet de ruimte op. Even stil zijn, alsjeblieft.
confirm-always = altijd
confirm-when-unsure = alleen bij twijfel
number-pitch = Toonhoogte { $value }.
number-rate = Tempo { $value } woorden per minuut.
number-volume = Volume { $value } procent.
number-voice = Stem { $value }.
settings-now = Taal { $language }, meldingen { $amount }, betegelen { $pace }, stem { $voice }, tempo { $rate }, volume { $volume } procent, toonhoogte { $pitch }, navragen bij gesproken zetten { $confirm }.
verbosity-terse = kort
verbosity-normal = normaal
verbosity-verbose = uitvoerig
pace-flow = in één keer
pace-step = stap voor stap

## Vragen voor het spel

ask-language = { $form ->
    [braille] Taal?
   *[show] Welke taal? { $values }. Alleen Enter betekent 1.
}
ask-join = Wie speelt hier? { $values }. Alleen Enter betekent 1.
ask-game = { $form ->
    [braille] Welk spel?
   *[show] Welk spel? { $values }. Alleen Enter betekent 1.
}
ask-bag = { $form ->
    [braille] Wie trekt de tegels?
   *[show] Wie trekt de tegels? { $values }. Alleen Enter betekent 1.
}
ask-numbered = { $number }: { $label }
ask-bag-table = wijzelf
ask-bag-virtual = het programma
ask-speech-own = de stem van het programma
ask-speech-off = geen stem
ask-speech-screenreader = de schermlezer
ask-players = { $form ->
    [braille] Wie speelt er mee? Namen met komma's, of het aantal.
   *[show] Wie speelt er mee? Namen op volgorde, met de klok mee, met komma's ertussen.
}
ask-starts = { $form ->
    [braille] Wie begint?
   *[show] Wie begint? { $players }. Alleen Enter betekent { $player }.
}
ask-speech = { $form ->
    [braille] Wie leest voor?
   *[show] Wie leest voor? { $reader ->
        [none] 1: de stem van het programma, die je nu hoort.
       *[other] { $reader } is actief. 1: de stem van het programma.
    } 2: mijn schermlezer leest de tekst zelf, dus geen stem. 3: spreken via de schermlezer. Enter betekent { $number }.
}
prompt-speech = Voorlezen
error-setup-speech = Typ 1, 2 of 3.
prompt-language = Taal
prompt-game = Spel
prompt-join = Wie
prompt-bag = Wie trekt
prompt-players = Spelers
prompt-starts = Wie begint
help-language = Typ de naam van de taal, of het nummer.
help-game = Typ de naam van het spel, of het nummer.
help-join = Typ je naam, of het nummer ervan.
help-bag = Als jullie zelf uit de zak trekken, vertellen jullie het programma wat er op de fabrieken ligt. Als het programma trekt, vertelt het welke tegels waar komen. Typ het nummer.
help-players = Noem alle namen, bijvoorbeeld: Anna, Ben en Clara. Of alleen hoeveel spelers er zijn, bijvoorbeeld 2.
help-starts = Typ een van de namen, of het nummer ervan: 1 is { $player }.
help-speech = Typ een van de drie nummers en dan Enter.
help-questions = Een punt herhaalt de vraag, terug gaat naar de vorige vraag, q verlaat het programma.
first-question = Dit is de eerste vraag.
questions-left = Goed. Er is niets begonnen.

## Wat niet kan

error-no-story = Over dit spel valt nog niets te vertellen.
error-no-round = { $count ->
    [one] Tot nu toe was er maar één ronde.
   *[other] Tot nu toe waren er { $count } rondes.
}
error-unknown-word = “{ $text }” ken ik niet.
question-left-out = Niet beantwoord: “{ $text }” Vraag dat apart.
error-who-meant = Wie bedoel je? Noem de naam.
error-goes-on = De vraag hiervoor heb ik niet begrepen. Vraag het nog eens in een hele zin.
error-what-meant = Wat bedoel je? Vraag het in een hele zin.
error-not-understood = “{ $text }” heb ik niet begrepen.
error-no-walk = Er wordt nu niets nagelopen en niets opgebouwd.
error-nothing-to-confirm = Er is niets te bevestigen.
error-not-listening = Er luistert hier geen microfoon. Start het programma met --listen.
error-no-step = Er staat geen stap meer open.
error-no-more-history = Verder gaat het verloop niet.
error-nothing-to-undo = { $count ->
    [0] Er is niets terug te nemen.
   *[other] Zoveel is niet terug te nemen, hoogstens { $count }.
}
error-nothing-to-redo = { $count ->
    [0] Er is niets te herstellen.
   *[other] Zoveel is niet te herstellen, hoogstens { $count }.
}
error-nothing-to-correct = Die invoer is er niet. Het woord “verloop” noemt de laatste met hun nummer.
error-correction-breaks = Een verbetering past niet bij de invoer erna.
error-not-filled-this-round = Fabriek { $place } is deze ronde niet gevuld. Voor ronde { $round }: “fix ronde { $round } fabriek { $place }” of “fix invoer { $number }”, met de tegels erachter.
error-never-filled = Fabriek { $place } is nog niet gevuld.
error-not-an-entry = In dit opgeslagen spel staat iets dat dit programma niet kent.
error-setup-players = Het spel is voor { $least } tot en met { $most } spelers, maar { $count ->
    [0] er is niemand genoemd.
    [one] er is er één genoemd. Zet komma's tussen de namen. Alleen kun je tegen de computer spelen: "Anna, computer".
   *[other] er zijn { $count } genoemd.
}
error-setup-names-alike = De naam { $name } is er twee keer. Maak graag verschil, bijvoorbeeld met het begin van de achternaam.
error-setup-name-without-letter = In de naam “{ $name }” staat geen letter.
error-setup-name-too-long = De naam { $name } is te lang. Gebruik hoogstens { $most } tekens.
error-setup-name-unprintable = In de naam { $name } staat een teken dat niet te lezen is.
error-setup-choice = Die keuze is er niet. Mogelijk: { $values }.
error-setup-starts = Die persoon speelt niet mee. Er spelen: { $players }.
error-setup-no-game = Op deze computer loopt nu geen spel waaraan je kunt meedoen. Begin er eerst een in een andere terminal.
error-setup-foreign-option = Dit spel kent de optie --{ $option } niet.
error-setup-option = “{ $value }” kan niet bij { $option }. Mogelijk: { $choices }.
error-setup-no-virtual-bag = In dit spel kan het programma geen tegels trekken. Laat --bag virtual weg en trek zelf.
error-internal = Er ging iets mis in het programma. Er is niets verloren. Probeer het anders. Bijzonderheden: { $detail }

## Nalopen en opbouwen

walk-check-begins = Inventaris, { $count ->
    [one] één stap
   *[other] { $count } stappen
}. { $verbosity ->
    [terse] Verder als het klopt; zeg anders wat er ligt.
   *[normal] Met Enter of “klopt” ga je verder. Zeg anders wat er ligt. Met “klaar” stop je.
}
walk-lay-begins = Opbouwen, { $count ->
    [one] één stap
   *[other] { $count } stappen
}. { $part ->
    [board] Ruim eerst het bord van { $player } leeg.
    [factories] Ruim eerst de fabrieken leeg.
    [centre] Ruim eerst het midden leeg.
    [bag] Leg eerst alle tegels naast de tafel bij elkaar.
   *[all] Ruim eerst de hele tafel leeg.
}{ $verbosity ->
    [terse] { "" }
   *[normal] { " " }Verder met Enter of “verder”, terug met “terug”.
}
walk-check-help = Inventaris: Enter of klopt gaat verder. Zeg anders wat er ligt: bij een rij 2 r, bij een fabriek r r b s, bij de punten een getal, of leeg. Nee loopt meer plekken één voor één na. Terug gaat een stap terug, punt herhaalt, klaar stopt.
walk-lay-help = Opbouwen: Enter gaat verder, terug gaat een stap terug, punt herhaalt, klaar stopt.
walk-say-what = { $asked ->
    [score] Hoeveel punten zijn het? Bijvoorbeeld: 12.
    [turn] Wie is er aan de beurt? Een naam is genoeg.
   *[tiles] Wat ligt daar? Bijvoorbeeld: 2 r, of leeg. Alle vormen met h.
}
walk-held = Onthouden. Het wordt gezet als de rest is nagelopen.
walk-left = { $count ->
    [one] Eén opgave is
   *[other] { $count } opgaven zijn
} nog niet gezet.
walk-check-ends = { $count ->
    [0] Inventaris klaar, alles klopt.
    [one] Inventaris klaar, één plek is rechtgezet.
   *[other] Inventaris klaar, { $count } plekken zijn rechtgezet.
}
walk-check-stopped = { $count ->
    [0] Inventaris gestopt, er is niets veranderd.
    [one] Inventaris gestopt, één plek is rechtgezet.
   *[other] Inventaris gestopt, { $count } plekken zijn rechtgezet.
}
walk-lay-ends = Klaar met opbouwen.
walk-lay-stopped = Opbouwen gestopt.
walk-nothing = Daar ligt niets.
walk-check-prompt = Inventaris { $number } van { $count }
walk-lay-prompt = Opbouwen { $number } van { $count }
position-set = De stelling geldt. Met opbouwen hoor je plek voor plek wat waar ligt.
rebuild-offer = Ligt niet meer alles op tafel? Met “opbouwen” hoor je wat waar komt, met “inventaris” loop je de tafel na.

## Opgeslagen spel

error-log-missing = Het bestand { $name } is er niet. Het zou hier moeten staan: { $folder }.
error-log-unreadable = Het bestand { $name } is niet te lezen. Controleer de rechten.
error-log-not-ours = { $name } is geen opgeslagen spel van Azul Access.
error-log-empty = In { $name } staat nog geen spel.
error-log-damaged = Het opgeslagen spel { $name } is al in de eerste regel beschadigd, dus er is geen spel uit te lezen. Het bestand blijft zoals het is. Bewaar er een kopie van.
error-log-newer = Het opgeslagen spel { $name } komt van een nieuwere versie van het programma. Werk Azul Access bij.
error-log-exists = { $name } bestaat al. Een opgeslagen spel wordt nooit overschreven. Kies een andere naam, of speel verder met --resume.
error-log-not-created = { $name } kan hier niet worden gemaakt: { $folder }. Noem met --log een ander bestand.
error-log-in-use = { $name } is al open in een ander venster. Speel daar verder of sluit het.
error-log-changed = { $name } is door een ander programma veranderd. De laatste zet telt niet. Sluit af en open het opnieuw met --resume.
error-log-lost = { $name } is weg of veranderd, en ook ergens anders opslaan lukt niet. Maak ruimte of sluit de schijf weer aan, en sluit dan nog een keer af. Ctrl D verlaat het programma zonder op te slaan.
error-log-read-only = In { $name } mag niet worden geschreven. Verander de rechten, of noem met --log een ander bestand.
error-log-folder-read-only = In de map { $folder } mag niet worden geschreven. Noem met --log een bestand in een andere map.
error-log-disk-full = De schijf is vol. De laatste zet is niet opgeslagen en telt niet. Maak ruimte en voer hem nog een keer in.
error-log-write-failed = Het opslaan is mislukt. De laatste zet telt niet. Voer hem nog een keer in.
