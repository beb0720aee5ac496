# De lessen van Azul: de titel van een les, dan de stappen op volgorde.

azul-lesson-places = Wat waar ligt
azul-lesson-places-welcome = Leg vijf fabrieksschijven en de middenschijf midden op tafel, en je bord voor je met de trap links. De zak ligt binnen bereik.
azul-lesson-places-factory = Pak een fabrieksschijf. Binnen de rand voelt je vinger vier kuiltjes: twee boven, twee onder. Dat is de leesvolgorde, en zo worden tegels gelegd.
azul-lesson-places-centre = Nu de middenschijf. Die heeft { $places } kuiltjes, vier rijen van vier. Het laatste, rechtsonder, is de plaats van de startmarker: een rond stuk met één rechte kant. Leg de marker daar neer.
azul-lesson-places-board = Leg je linkerhand op je bord en ga van links naar rechts. Eerst komt een trap: de patroonlijnen. Dan komt een vierkant rooster: de muur. Onder de trap ligt één lange rij: de vloerlijn.
azul-lesson-places-rows = Voel de trap van boven af. Rij 1 is één plaats, vlak naast de muur. Elke volgende rij is een plaats langer, tot en met rij { $rows }. Alle rijen eindigen bij de muur.
azul-lesson-places-row-check = Tel met je vinger: hoeveel plaatsen heeft rij { $row }?
azul-lesson-places-row-check-wrong = Elke rij heeft zoveel plaatsen als haar nummer zegt. Begin boven en tel de rijen tot rij { $row }; tel dan haar plaatsen.
azul-lesson-places-wall = Rechts van de trap is de muur. Op elke plaats staat een letter. Rij 1 luidt { $first }. Rij 2 luidt { $second }: dezelfde volgorde, een plaats naar rechts geschoven.
azul-lesson-places-wall-check = Ga naar muurrij { $row }, plaats { $place } van links. Welke letter staat daar?
azul-lesson-places-wall-check-wrong = Begin links in de bovenste rij van de muur, vlak naast rij 1 van de trap, en tel { $place } plaatsen naar rechts.
azul-lesson-places-floor = Onder de trap ligt de vloerlijn. Boven elke plaats staat in braille wat die kost: { $costs }. Daar leg je liever niets neer.
azul-lesson-places-floor-check = Hoeveel plaatsen heeft de vloerlijn?
azul-lesson-places-floor-check-wrong = Voel haar van het linker- tot het rechtereind, het ene kuiltje na het andere, en tel mee.
azul-lesson-places-cards = Twee stapels kaarten naast je bord tonen je punten: links de tientallen, rechts de eenheden. Allebei staan ze nu op 0. Als je punten veranderen, zegt het programma welke kaart je omslaat. Meer ligt er niet op tafel.

azul-lesson-drawing = Trekken
azul-lesson-drawing-bag = Doe alle tegels in de zak en schud. Voel eerst buiten de zak een tegel: zijn letter staat er in braille op. SCH is één enkele cel. In de zak voelt niemand naar letters.
azul-lesson-drawing-first = Zoek alleen deze ene keer deze vier tegels, zodat we hetzelfde hebben: { $tiles }. Leg ze in leesvolgorde op fabriek 1 en typ hun letters: rrbx. Met je stem zeg je de kleuren.
azul-lesson-drawing-first-wrong = In deze les krijgt fabriek 1 twee R, een B en een X. Typ rrbx.
azul-lesson-drawing-first-check = Hoeveel R liggen er nu op fabriek 1?
azul-lesson-drawing-first-check-wrong = Voel de vier tegels van fabriek 1 een voor een, en tel die met de letter R.
azul-lesson-drawing-second = Nu zonder te zoeken: trek vier tegels voor fabriek 2, leg ze in leesvolgorde, en typ of zeg hun letters terwijl je ze voelt.
azul-lesson-drawing-second-wrong = Noem alleen de vier tegels van fabriek 2, bijvoorbeeld oxsr.
azul-lesson-drawing-bag-check = Niemand mag in de zak naar letters voelen, maar iedereen mag vragen. Typ „zak”. Hoeveel tegels zitten er nu in de zak?
azul-lesson-drawing-bag-check-wrong = Er zijn honderd tegels, en er liggen twee fabrieken met elk vier tegels op tafel.
azul-lesson-drawing-end = Zo gaat het verder, met twee spelers tot en met fabriek { $factories }. Als de zak leeg is, gaan de tegels uit het deksel er weer in. Je kunt ook het programma laten trekken: dan zegt het wat je legt.

azul-lesson-taking = Tegels pakken
azul-lesson-taking-lay = Leg deze tegels. Fabriek 1: { $one }. Fabriek 2: { $two }. Fabriek 3: { $three }. De marker ligt op de middenschijf en je bord is leeg. In een beurt pak je op één plek alle tegels van één kleur.
azul-lesson-taking-take = Pak beide R van fabriek 1 en leg ze in rij 2, de eerste naast de muur. De andere twee tegels van de schijf gaan naar het midden. Typ dan 1r2: fabriek 1, rood, rij 2.
azul-lesson-taking-take-wrong = Pak beide R van fabriek 1 voor rij 2. Typ 1r2.
azul-lesson-taking-centre-check = Voel aan de middenschijf. Hoeveel tegels liggen daar, zonder de marker?
azul-lesson-taking-centre-check-wrong = Op fabriek 1 lagen vier tegels en jij pakte er twee. De rest ligt nu in het midden.
azul-lesson-taking-row-check = Wat heb je nu in rij 2?
azul-lesson-taking-row-check-wrong = Voel rij 2: tel de tegels en lees hun letter.
azul-lesson-taking-watch = Nu is Ben aan de beurt. Hij pakt uit het midden, en wel als eerste. Leg voor hem wat het programma zegt.
azul-lesson-taking-marker-check = Hoeveel stukken liggen er op Bens vloerlijn?
azul-lesson-taking-marker-check-wrong = Wie als eerste uit het midden pakt, krijgt de startmarker op de vloerlijn. Voel Bens vloerlijn van links.
azul-lesson-taking-begins-check = De marker kost Ben een punt. Hij heeft ook iets goeds: begin jij de volgende ronde?
azul-lesson-taking-begins-check-wrong = Wie de startmarker heeft, begint de volgende ronde, en dat is Ben.
azul-lesson-taking-end = Zo gaat het om de beurt door tot er niets meer op de fabrieken en in het midden ligt. Overslaan mag niemand.

azul-lesson-rows = De rijen
azul-lesson-rows-lay = Maak de tafel leeg. Fabriek 1: { $one }. Fabriek 2: { $two }. In je rij 3 liggen twee B, op plaats 1 en 2 naast de muur. Op je muur ligt een X, in rij 2 op plaats 1.
azul-lesson-rows-missing-check = Hoeveel tegels ontbreken er in rij 3?
azul-lesson-rows-missing-check-wrong = Rij 3 heeft drie plaatsen. Voel van de muur naar links tot er een leeg is.
azul-lesson-rows-colour-check = In rij 3 liggen B. Mag je er een R bij leggen?
azul-lesson-rows-colour-check-wrong = Een rij heeft maar één kleur tot ze vol is. Hier is dat B.
azul-lesson-rows-wall-check = Op je muur heeft rij 2 haar X al. Mag je in rij 2 nog een keer X verzamelen?
azul-lesson-rows-wall-check-wrong = In elke rij van de muur is maar één plaats voor X, en in rij 2 is die bezet. Andere rijen kunnen nog wel X krijgen.
azul-lesson-rows-take = Pak alle drie de R van fabriek 2 voor rij 4. Begin naast de muur. Typ dan 2r4.
azul-lesson-rows-take-wrong = Pak de R van fabriek 2 voor rij 4. Typ 2r4.
azul-lesson-rows-row-check = Wat heb je nu in rij 4?
azul-lesson-rows-row-check-wrong = Voel rij 4 van de muur naar links: tel de tegels en lees hun letter.
azul-lesson-rows-left-check = Hoeveel ontbreken er daar nog?
azul-lesson-rows-left-check-wrong = Rij 4 heeft vier plaatsen. Trek de bezette ervan af.
azul-lesson-rows-end = Een rij die niet vol is, houdt haar tegels voor de volgende ronde. Alle tegels van een beurt gaan in één rij: verdelen mag niet.

azul-lesson-floor = De vloer
azul-lesson-floor-lay = Maak de tafel leeg. Op de middenschijf liggen { $tiles } en de startmarker. In je rij 2 ligt één R, naast de muur. Alle fabrieken zijn leeg.
azul-lesson-floor-take = Jij bent de eerste in het midden. Leg eerst de marker op de eerste plaats van je vloerlijn. Pak dan alle R: één past in rij 2, de andere vallen op de vloerlijn. Typ mr2: midden, rood, rij 2.
azul-lesson-floor-take-wrong = Pak de R uit het midden voor rij 2. Typ mr2.
azul-lesson-floor-floor-check = Hoeveel stukken liggen er nu op je vloerlijn, de marker meegeteld?
azul-lesson-floor-floor-check-wrong = Voel de vloerlijn van links: eerst de marker, dan de R die niet in rij 2 pasten.
azul-lesson-floor-cost = Elke bezette plaats kost wat erboven staat: { $costs }. Je betaalt aan het eind van de ronde, en je punten zakken nooit onder nul. Daarna wordt de vloerlijn leeggemaakt.
azul-lesson-floor-cost-check = Hoeveel punten kost je vloerlijn?
azul-lesson-floor-cost-check-wrong = Tel op wat er boven de bezette plaatsen staat. Je kunt ook vragen: „wat kost mijn vloer”.
azul-lesson-floor-end = Je mag ook alle tegels van een beurt meteen op de vloer leggen. Soms is dat het kleinste kwaad.

azul-lesson-tiling = Tegelen en punten
azul-lesson-tiling-lay = Maak de tafel leeg. Op de middenschijf ligt één X. Op je muur liggen een SCH, in rij 1 op plaats 4, en een O, in rij 2 op plaats 3. Je patroonlijn 2 is vol met twee R, en in rij 3 liggen twee B. Je hebt { $score } punten.
azul-lesson-tiling-place-check = Eén R uit rij 2 gaat zo naar de muur. Voel muurrij 2: op welke plaats staat de letter R?
azul-lesson-tiling-place-check-wrong = Rij 2 van de muur luidt van links: X, B, O, R, SCH.
azul-lesson-tiling-take = Pak de X uit het midden voor rij 1. Het is de laatste tegel, dus de ronde eindigt en je tegelt je muur. Typ mx1, en doe met je handen wat het programma zegt.
azul-lesson-tiling-take-wrong = Pak de laatste tegel, de X, voor rij 1. Typ mx1.
azul-lesson-tiling-first = De X ligt naast de SCH: een keten van twee, dus hij bracht { $points } punten op. Alle tegels tellen mee die zonder gat op elkaar volgen.
azul-lesson-tiling-points-check = Nu de R in rij 2. Links ervan ligt een O, erboven een SCH. Hoeveel punten bracht hij op?
azul-lesson-tiling-points-check-wrong = Tel de keten dwars, O en R, en de keten omlaag, SCH en R. De R telt in allebei.
azul-lesson-tiling-score-check = Hoeveel punten heb je nu? Je scorekaarten zeggen het.
azul-lesson-tiling-score-check-wrong = Tel bij je punten van eerst op wat beide tegels opbrachten. Je kunt ook „punten” typen.
azul-lesson-tiling-rest-check = Wat heb je nu in rij 3?
azul-lesson-tiling-rest-check-wrong = Rij 3 was niet vol, dus niemand heeft haar aangeraakt. Voel wat daar ligt.
azul-lesson-tiling-end = Van elke volle rij gaat één tegel naar de muur, de andere gaan in het deksel. Daarna betaalt iedereen voor de vloer en maakt die leeg.

azul-lesson-end = Het einde
azul-lesson-end-lay = Maak de tafel leeg. In rij 1 van je muur liggen B, O, R en SCH; alleen de X ontbreekt. Op de middenschijf ligt één X. Je hebt { $score } punten.
azul-lesson-end-ends-check = Als je nu rij 1 van de muur vol maakt, eindigt het spel dan met deze ronde?
azul-lesson-end-ends-check-wrong = Zodra iemand een hele rij dwars vol heeft, is deze ronde de laatste.
azul-lesson-end-bonuses = Aan het eind komen er punten bij: { $row } voor elke volle rij, { $column } voor elke volle kolom, { $colour } voor elke kleur met alle vijf tegels. In de regels van de uitgever brengt een kolom { $publisher } op.
azul-lesson-end-bonus-check = Hoeveel punten komen er bij voor je volle rij?
azul-lesson-end-bonus-check-wrong = Een rij is van de drie het makkelijkst en brengt het minst op. Zeg „regel volle rijen” om het nog eens te horen.
azul-lesson-end-take = Pak de X voor rij 1 en maak het spel af. Typ mx1.
azul-lesson-end-take-wrong = Pak de laatste X voor rij 1. Typ mx1.
azul-lesson-end-score-check = Met hoeveel punten ben je geëindigd?
azul-lesson-end-score-check-wrong = Je punten van eerst, die voor een keten van vijf, en die voor de volle rij. Je kunt ook „punten” typen.
azul-lesson-end-end = De meeste punten winnen. Hebben er twee evenveel, dan beslissen de volle rijen.

azul-lesson-round = Een hele ronde
azul-lesson-round-lay = Nu speel je een hele ronde, en de computer speelt Ben. Maak de tafel en alle borden leeg, en zet alle kaarten op 0. Het programma trekt de tegels voor { $factories } fabrieken; leg wat het zegt.
azul-lesson-round-play = Leg na elke zet van de computer zijn tegels en druk dan op Enter. Ben je zelf aan de beurt, speel dan zoals je geleerd hebt. „Zetten” zegt wat mag, „fabrieken” wat waar ligt, en h helpt.
azul-lesson-round-score-check = De ronde is voorbij. Hoeveel punten heb je?
azul-lesson-round-score-check-wrong = Voel je scorekaarten, of typ „punten”.
azul-lesson-round-end = Nu kun je Azul spelen. Zo gaat een spel verder, ronde na ronde, tot iemand een volle rij heeft.

azul-lesson-grey = De grijze muur
azul-lesson-grey-lay = Sommige borden hebben een grijze kant: een muur zonder gedrukte kleuren. Daar kies je zelf waar een tegel komt. Op de muur liggen een R, in rij 1 op plaats 2, en een B, in rij 3 op plaats 5. Je patroonlijn 3 is vol met drie R, en die tegel je nu.
azul-lesson-grey-above-check = In geen kolom mag een kleur twee keer staan. Mag de R van rij 3 naar kolom 2?
azul-lesson-grey-above-check-wrong = In kolom 2 ligt al een R, in rij 1.
azul-lesson-grey-taken-check = Mag hij naar kolom 5?
azul-lesson-grey-taken-check-wrong = In rij 3 is kolom 5 bezet: daar ligt een B.
azul-lesson-grey-choose = Kies een vrije kolom die mag. Leg daar een R neer, de andere twee gaan in het deksel, en typ het nummer van de kolom.
azul-lesson-grey-choose-wrong = Typ het nummer van een vrije kolom, bijvoorbeeld 1.
azul-lesson-grey-column-check = In welke kolom van rij 3 ligt je R nu?
azul-lesson-grey-column-check-wrong = Voel rij 3 van de muur van links, en tel tot de R.
azul-lesson-grey-end = Vindt een volle rij geen plaats die mag, dan vallen al haar tegels op de vloer. Al het andere is als bij de gekleurde muur.

## Exercises

azul-exercise-take-task = Pak tegels zo dat er niets op de vloerlijn komt.
azul-exercise-take-task-wrong = Wat niet in een rij past, valt op de vloer, en wie als eerste uit het midden pakt, krijgt daar de startmarker.
azul-exercise-rest-task = Je pakt alle { $label } van fabriek { $source }. Hoeveel tegels liggen dan in het midden?
azul-exercise-rest-task-wrong = De rest van de fabriek gaat naar het midden, bij wat daar al ligt.
azul-exercise-lacks-task = Je legt { $source ->
    [0] alle { $label } uit het midden
   *[other] alle { $label } van fabriek { $source }
} in rij { $line }. Hoeveel ontbreken daar nog?
azul-exercise-lacks-task-wrong = Een rij heeft zoveel plaatsen als haar nummer zegt. Trek af wat er ligt en wat je erbij legt.
azul-exercise-fill-task = Maak met één zet een rij vol.
azul-exercise-fill-task-wrong = Zoek een kleur waarvan op één plek zoveel tegels liggen als een rij nog mist.
azul-exercise-drop-task = Je legt { $source ->
    [0] alle { $label } uit het midden
   *[other] alle { $label } van fabriek { $source }
} in rij { $line }. Hoeveel tegels vallen op de vloer?
azul-exercise-drop-task-wrong = Alleen zoveel als de rij nog mist, passen erin. Alle andere vallen.
azul-exercise-first-task = Pak zo dat jij de volgende ronde begint en alleen de startmarker op de vloer komt.
azul-exercise-first-task-wrong = De startmarker ligt in het midden. Wie daar als eerste pakt, krijgt hem en begint de volgende ronde.
azul-exercise-cost-task = Je pakt als eerste uit het midden: alle { $label } in rij { $line }. Hoeveel punten kost dat op de vloer, met de startmarker?
azul-exercise-cost-task-wrong = De startmarker komt op de eerste vrije plaats van de vloerlijn, daarachter de tegels die niet in de rij passen. De plaatsen kosten { $costs }.
azul-exercise-points-task = Hoe haal je nu { $points } punten? Vul een rij waarvan de tegel zoveel oplevert.
azul-exercise-points-task-wrong = Een tegel op de muur telt horizontaal en verticaal, telkens zichzelf erbij. Kijk waar al tegels liggen.
azul-exercise-whole-task = Pak zo dat in deze ronde een rij, een kolom of een kleur van je muur compleet wordt.
azul-exercise-whole-task-wrong = Kijk welke plaats van je muur de laatste vrije van haar rij of kolom is, en welke kleur daar hoort.
azul-exercise-deny-task = Ben zou nu zijn rij { $line } kunnen vullen. Pak zo dat hij dat niet meer kan.
azul-exercise-deny-task-wrong = Zoek de tegels waarmee Ben die rij vult, en pak ze.
azul-exercise-needs-task = Tel wat Ben nodig heeft: hoeveel en welke tegels mist zijn rij { $line } nog?
azul-exercise-needs-task-wrong = Zijn rij { $line } heeft { $line } plaatsen en houdt haar kleur.
azul-exercise-ready-task = Hoeveel van zijn rijen zou Ben nu kunnen vullen, elk met één zet?
azul-exercise-ready-task-wrong = Loop Bens rijen langs: liggen er ergens genoeg tegels van een kleur die deze rij mag nemen?
