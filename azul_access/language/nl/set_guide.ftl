### De handleiding bij het voelbare spel, een pagina in de map ervan

guide-title = Een voelbaar spel: { $game }
guide-what = Met deze bestanden wordt een gekocht spel er een dat blinde, slechtziende en ziende mensen samen spelen. Ze zijn voor { $players } spelers en tegels van { $tile } millimeter, met { $kind }.
guide-kind-overlay = ramen die op de gedrukte borden worden geplakt
guide-kind-tray = bakjes die in plaats van de borden op tafel liggen
guide-who = Wie niet ziet, kan het werk leiden: elke stap laat zich voorlezen en daarna met de vingers controleren. Wie ziet, helpt bij kleuren, schaar en machines.
guide-measure = Eerst meten
guide-materials = Wat je nodig hebt
guide-steps = Stap voor stap
guide-labels = De etiketten
guide-sizes = De maten
guide-files = De bestanden
guide-notes = Goed om te weten
guide-itself = Deze handleiding.

guide-measure-tiles = Leg { $count } tegels zonder tussenruimte op een rij en meet de rij. Deze bestanden gaan uit van { $row } millimeter, dus { $tile } voor één tegel.
guide-measure-board = Meet { $span } op een gedrukt bord. Deze bestanden gaan uit van { $length } millimeter, dus een afstand van { $pitch }.
guide-measure-again = Is de rij meer dan 2 millimeter langer of korter, of een lengte op het bord meer dan 1 millimeter, maak de bestanden dan opnieuw met je eigen maten: azul-access set MAP { $options } --tile TEGEL { $pitches }. Daarbij is MAP de naam van een nieuwe map, TEGEL de maat van één tegel en elke AFSTAND die van een plek; --pitch alleen stelt ze allemaal in. De meetpagina legt het uit met tekeningen.
guide-measure-again-tiles = Is de rij meer dan 2 millimeter langer of korter, maak de bestanden dan opnieuw met je eigen maat: azul-access set MAP { $options } --tile TEGEL. Daarbij is MAP de naam van een nieuwe map en TEGEL de maat van één tegel. De meetpagina legt het uit met een tekening.
guide-measure-test = Maak daarna alleen het proefstuk. De velden ervan zijn breder dan een tegel: { $gaps } millimeter. Probeer je tegels erin: het juiste veld is het smalste waar een tegel vanzelf in valt, zonder te rammelen. Is dat een ander veld dan dat met { $gap }, maak de bestanden dan opnieuw, ook met --gap en hoeveel dat veld breder is. Lees het braille erop.

guide-need-game = { $game } uit de winkel.
guide-need-labels = Voor de etiketten één van deze: een brailleprinter met doorzichtige plakfolie, een reglette met prikpen en zulke folie, een brailletang, of zwelpapier met de oven ervoor. Onder doorzichtige folie blijft het patroon van de tegel zichtbaar.
guide-need-grids = Voor de rasters een 3D-printer met een bed van minstens { $bed } centimeter, of een lasersnijder met acryl of multiplex van { $sheet } millimeter. Bibliotheken, scholen en makersplaatsen hebben er vaak een. Zonder die twee: print de tekeningen voor de laser op papier en plak dunne latjes van hout of kurk op de lijnen.
guide-need-cards = Voor de scorekaarten: stevig karton, een perforator, en vier kleine boekringen voor elk van de { $players } spelers.
guide-need-glue = Een schaar, een voelbare liniaal, en dun dubbelzijdig plakband of lijm.
guide-need-bag = Een stoffen zak voor de tegels, waar niemand in kan kijken.

guide-step-sort = Sorteer de tegels op kleur. Daar zijn ogen voor nodig: iemand noemt de kleuren, en elke kleur krijgt een eigen schaaltje waarin een etiket van die kleur ligt.
guide-step-labels = { $title }: { $where }
guide-step-check = wie braille leest, leest elke tegel één keer. Het moeten er { $tiles } zijn.
guide-step-overlay = Leg elk raam eerst op zijn gedrukte plek voor je het vastplakt: elk gedrukt veld moet midden in zijn opening liggen. Het lipje hoort boven, van de speler af.
guide-step-tray = Leg de bakjes voor elke speler neer, in de volgorde van het bord. Het lipje hoort boven, van de speler af.
guide-step-grid = Maak { $kinds ->
    [one] { $count ->
        [one] één keer
       *[other] { $count } keer
    }
   *[other] { $count ->
        [one] elk één keer
       *[other] elk { $count } keer
    }
}: { $titles }, { $where }
guide-step-cards = Print de scorekaarten op stevig karton, knip ze uit, plak de braillecijfers erop, en hang elke helft met twee ringen aan de standaard: tientallen links, eenheden rechts, van 0 tot 9.
guide-step-try-square = Probeer alles met de vingers: in elk veld een tegel, en dan allemaal weer eruit.
guide-step-try-rhombus = Probeer alles met de vingers: in elk veld een tegel, punt op punt, en dan allemaal weer eruit.
guide-step-rules = De regels, in korte alinea's met nummers: azul-access rules { $options }. Wat waar op een bord ligt, staat in { $rule }. Lessen aan het spel: azul-access learn { $options }
guide-step-play = Speel je eerste spel: azul-access play { $options }

guide-labels-about = De etiketten zijn in elke taal dezelfde. De punten van een cel heten links van boven naar beneden 1 tot 3, rechts 4 tot 6.
guide-label-print = Zwartschrift
guide-label-cells = In braille
guide-label-dots = Punten
guide-label-count = Aantal
guide-size-caption = Maten in millimeters
guide-size-what = Wat
guide-size-millimetres = Maat
guide-size-option = Optie
guide-braille-dot = breedte van een braillepunt
guide-braille-dot-height = hoogte van een braillepunt
guide-braille-pitch = afstand van twee punten in een cel
guide-braille-cell = afstand van twee cellen
guide-braille-line = afstand van twee regels

guide-folder-measure = Meten
guide-folder-test = Uitproberen
guide-folder-labels = Etiketten
guide-folder-grids = Rasters
guide-folder-cards = Scorekaarten

guide-note-bag = In de zak zijn de etiketten te voelen. Trek dus met de hele hand zonder te lezen, of laat het programma trekken: azul-access play { $options } --bag virtual
guide-note-standard = Liggend geprint wordt braille van de gewone grootte plat. Een etiket van folie eroverheen leest beter.
guide-note-not-tried = We hadden geen 3D-printer, lasersnijder of brailleprinter, en nog niemand heeft deze stukken gelezen. Programma's hebben de bestanden gecontroleerd: elke vorm is gesloten en te printen, elke punt zit waar hij hoort. Laat ons weten hoe je spel is geworden.
guide-note-licence = Wat je met deze bestanden maakt, is van jou. Het programma is vrij, met de MIT-licentie. Van de tekeningen van de uitgever zit er niets in, en je hebt een gekocht spel nodig.
guide-title-grids = Maken: { $titles }
guide-step-in-floor = Bakjes uit een 3D-printer hebben ze al in de bodem; waar die goed te lezen zijn, is er geen nodig.
guide-check-play = in de zak zitten { $count } tegels, en het stuk met de rechte kant niet: { $marker }.
guide-pitch-option = { $option } AFSTAND
guide-words = { $first } { $second }
guide-step = { $number }. { $title }
guide-step-files = Bestanden: { $files }.
guide-by-touch = Controleer met de vingers:
guide-summary = De handleiding bij een voelbaar spel, in zinnen met een kop voor elke stap. Er zijn geen plaatjes; de tabellen zijn kort.
guide-book = deze handleiding als boek voor leesprogramma's en spelers, zonder geluid.
guide-cell = { $column } { $cell }
guide-row = { $header }: { $cells }.
guide-files-for = { $files }: { $purpose }
guide-folder-guide = Nog eens de handleiding
guide-folder-whole = Alles in één
guide-braille-printed = hoogte van een punt uit de 3D-printer, in hele lagen
guide-step-measure = Tegels en bord meten
guide-check-measure = de liniaal onder aan de geprinte pagina is 100 millimeter lang, net als op een voelbare liniaal.
guide-need-page = Materiaal: één vel papier of zwelpapier.
guide-need-together = Alle stukken samen kosten ongeveer { $grams } gram kunststof en { $time } op een 3D-printer met gewone snelheid.
guide-need-print = Op een 3D-printer ongeveer { $grams ->
    [one] één gram
   *[other] { $grams } gram
} kunststof en { $time }.
guide-need-cut = Met een lasersnijder { $count ->
    [one] één plaat
   *[other] { $count } platen
} van minstens { $width } bij { $depth } millimeter, en ongeveer { $time }.
guide-need-time = Tijd: ongeveer { $time }.
guide-minutes = { $count } minuten
guide-hours = { $hours } uur
guide-need-bowls = Materiaal: { $count } schaaltjes.
guide-need-film = Materiaal: folie, papier of tape voor { $count } etiketten.
guide-need-count = Materiaal: { $count } van de etiketten, en lijm als ze die niet hebben.
guide-need-card-sheets = Materiaal: { $count } vel stevig karton, { $rings } kleine boekringen, de cijfers in braille.
guide-title-labels = De etiketten maken
guide-step-make-labels = Kies één manier: print het BRF-bestand in braille, print het pdf-bestand op zwelpapier of folie, of schrijf ze volgens het tekstbestand met een reglette of op tape. Knip ze groep voor groep uit, en bewaar elke groep in een eigen zakje of schaaltje.
guide-check-ruler = de liniaal op elke geprinte pagina is 100 millimeter lang.
guide-check-group = { $title }: { $labels }.
guide-title-sort = De tegels sorteren
guide-check-sort = in elk schaaltje ligt het etiket ervan, en de tegels zijn geteld: { $tiles }.
guide-title-stick = Etiketten opplakken: { $title }
guide-step-marker = { $title }: maak een van de drie, met een 3D-printer, met een lasersnijder, of van karton: hij staat rechts op de tweede pagina van de scorekaarten.
guide-step-marker-label = Daarna heeft hij een etiket nodig, tenzij zijn eigen punten te lezen zijn.
guide-step-marker-bare = Een etiket krijgt hij niet, want in deze maat komen de punten te dicht bij de schaar: zijn rechte kant zegt genoeg.
guide-check-marker = de rechte kant is onder, en daarboven is 1 te lezen.
guide-check-marker-bare = hij is rond met één rechte kant: geen tegel voelt zo aan.
guide-step-disc = Het lipje wijst aan wat boven is.
guide-check-tab = het lipje is boven, en geen rand is scherp.
guide-check-letter = { $label }: { $name }.
guide-count-rows = { $title }, velden van de bovenste rij naar beneden: { $counts }.
guide-count-row = { $title }: { $count } velden op een rij.
guide-count-round = Elk heeft { $count } velden om een midden, het eerste op 12 uur.
guide-read-rows = { $title }, rij { $row }: { $labels }.
guide-read-row = { $title }, van links naar rechts: { $labels }.
guide-read-round = Met de klok mee vanaf 12 uur, { $title }: { $labels }.
guide-step-hundred = Print voor meer dan 99 punten (regel { $rule }) de pagina met kaarten { $sheets ->
    [one] één keer
   *[other] { $sheets } keer
} extra: de derde kaart is er een met 1 voor 100 punten, een met 2 voor 200.
guide-check-cards = aan elke standaard hangen de tientallen links en de eenheden rechts; allebei zijn ze op volgorde om te slaan van 0 tot 9, en vooraan staat 0 en 0.
guide-title-try = Alles uitproberen
guide-check-try = geen tegel wiebelt of klemt, geen tegel kan op twee velden liggen, en er is niets losgekomen.
guide-title-play = Spelen
guide-note-print = De gewone druk op de etiketten is zwart voor lichte tegels en wit voor donkere, minstens 3 millimeter van de punten, want zwart zwelt op zwelpapier. Wit vraagt een printer met witte inkt of toner; op papier is alleen de rand ervan te zien. Met --no-print is er alleen braille.

set-where-tiles = plak er een midden op elke tegel. Het merkje op het etiket wijst de onderkant aan.
set-where-marker = plak het op dat stuk, met de rechte kant onder. Bewaar het stuk apart van de tegels.
set-where-factories = plak een nummer op de rand van elke fabriek, zodat iedereen dezelfde bedoelt.
set-where-players = plak een nummer op elk bord en op de scorekaarten erbij.
set-where-factory = voor elke fabriek één.
