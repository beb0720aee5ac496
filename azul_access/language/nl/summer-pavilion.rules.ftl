# De regels van het Zomerpaviljoen: hoofdstukken, daarna de alinea's van elk in hun volgorde.
# Namen eindigen op -title; een voorbeeld hoort bij de alinea ervoor.

sp-book = De regels van Azul: Zomerpaviljoen

sp-chapter-idea = Waar het om gaat
sp-book-aim-title = Het doel
sp-book-aim = Je bord laat een paviljoen met zeven sterren zien. Je verzamelt tegels, betaalt daarmee vakken van de sterren en legt op elk betaald vak een tegel. Tegels naast elkaar leveren punten op, en volle sterren leveren er aan het eind veel op. Wie dan de meeste punten heeft, wint.
sp-book-course-title = Zo verloopt een spel
sp-book-course = Een spel heeft { $rounds } ronden. In elke ronde worden eerst de fabrieken gevuld. Dan neemt iedereen om de beurt tegels, tot er midden op tafel geen enkele meer ligt. Daarna legt iedereen op zijn sterren, één tegel per beurt, tot iedereen gepast heeft.

sp-chapter-pieces = Het materiaal
sp-book-tiles-title = De tegels
sp-book-tiles = Er zijn { $tiles } tegels in de vorm van een ruit, { $each } in elk van de { $colours } kleuren. We stellen voor om op elke tegel een letter in braille te plakken: { $labels }. Een tegel ligt goed als er een punt naar boven wijst.
sp-book-bag-title = Zak en toren
sp-book-bag = Alle tegels die niet op tafel zijn, zitten in de zak. In de toren komt wat betaald of afgelegd is; is de zak leeg, dan gaan die tegels weer in de zak. Niemand mag in de zak kijken of er naar letters voelen. Iedereen mag vragen hoeveel tegels van elke kleur erin zitten.
sp-book-factories-title = Fabrieken en midden
sp-book-factories = Fabrieken zijn ronde schijven midden op tafel, elk met een nummer. Met twee spelers zijn er { $two }, met drie { $three } en met vier { $four }. Elke ronde krijgt elke fabriek { $size } tegels. Daartussen is het midden, waar tegels per kleur op hoopjes komen te liggen.
sp-book-stone-title = De startsteen
sp-book-stone = De startsteen ligt aan het begin van een ronde in het midden. Wie daar als eerste neemt, krijgt hem. Die speler legt in deze ronde als eerste en neemt in de volgende als eerste.
sp-book-supply-title = De voorraad
sp-book-supply = Op het scorebord zijn { $spaces } vakken met tegels uit de zak, de voorraad. Ze liggen open. Daaruit kies je je bonustegels als je een zuil, een standbeeld of een venster hebt ingesloten.
sp-book-board-title = Je bord
sp-book-board = Draai je bord zo dat de paarse ster links bij je ligt. Eén ster is in het midden, zes liggen eromheen. Elke ster heeft { $spaces } vakken in een kring. De hoeken van het bord zijn voor tegels die je voor de volgende ronde bewaart.
sp-book-board-grey-title = Je bord
sp-book-board-grey = Draai je bord zo dat ster 1 links bij je ligt. Eén ster is in het midden, zes liggen eromheen, en geen enkele heeft een eigen kleur. Elke ster heeft { $spaces } vakken in een kring. De hoeken van het bord zijn voor tegels die je voor de volgende ronde bewaart.
sp-book-clock-title = Het bord als klok
sp-book-clock = Het programma noemt plekken naar de uren van een klok, gezien vanaf jouw plaats. De sterren liggen op de oneven uren. De vakken van een ster liggen op de even uren, gezien vanuit het midden van die ster.
sp-book-clock-example = Zo liggen ze: { $stars }.
sp-book-spaces-title = De vakken
sp-book-spaces = Op elk vak staat een getal. Dat is de naam van het vak en zijn prijs in tegels. Op elke ster lopen de getallen van 1 tot { $spaces }, met de klok mee. Vak 1 ligt bij de paarse ster en bij de ster in het midden op 12 uur, bij elke volgende ster twee uur later.
sp-book-spaces-example = De rode ster heeft haar vak 1 op { $one } uur, haar vak 2 op { $two } uur en haar vak 6 op { $six } uur.
sp-book-spaces-grey-title = De vakken
sp-book-spaces-grey = Op elk vak staat een getal, zijn prijs in tegels. Op de buitenste sterren zijn dat met de klok mee: { $numbers }. Vak { $first } ligt bij ster 1 op 12 uur, bij elke volgende ster twee uur later. Op de ster in het midden kost elk vak { $centre }; die vakken tel je vanaf 12 uur.
sp-book-features-title = Zuilen, standbeelden, vensters
sp-book-features = Tussen de sterren zijn { $pillars } zuilen, { $statues } standbeelden en { $windows } vensters. Een zuil staat tussen een buitenste ster en die in het midden, een standbeeld tussen twee buitenste sterren, een venster aan de buitenrand van een ster. Ze leveren tegels op zodra alle vakken eromheen bezet zijn.
sp-book-features-example = Bij het venster van de groene ster liggen haar vakken { $window }. Bij het standbeeld tussen de paarse en de oranje ster liggen { $near } van de paarse en { $far } van de oranje. Bij de zuil van de paarse ster liggen { $outer } van haar en { $inner } van de middelste ster.
sp-book-cards-title = De scorekaarten
sp-book-cards = De punten kun je bijhouden op het gedrukte scorespoor, of voelbaar op omslagkaarten: links de tientallen, rechts de eenheden. Boven 99 tonen ze de laatste twee cijfers, en een derde kaart noemt het honderdtal. Het programma zegt na elke verandering welke kaart je omslaat.
sp-book-ready-title = Voor de eerste ronde
sp-book-ready = Iedereen neemt een bord en begint met { $start } punten. Alle tegels gaan in de zak. Trek er { $supply } voor de voorraad. Leg zoveel fabrieken neer als jullie nodig hebben. Spreek af wie begint; in de regels van de uitgever is dat de jongste.
sp-book-hand-title = Je tegels
sp-book-hand = De tegels die je gepakt hebt, liggen open naast je bord. Ze zijn van jou tot je ermee betaalt of ze weglegt. Zolang er tegels gepakt worden, mag je er zoveel hebben als je wilt; pas als je past, maakt het uit hoeveel er nog over zijn.

sp-chapter-filling = Het begin van een ronde
sp-book-wild-title = De jokerkleur
sp-book-wild = In elke ronde is één kleur joker: die tegels helpen om elk vak te betalen. De volgorde van de ronden is { $order }. Het programma noemt de jokerkleur aan het begin van elke ronde, en "joker" vraagt ernaar.
sp-book-filling-title = Vullen
sp-book-filling = Trek voor elke fabriek { $size } tegels uit de zak. Noem bij het leggen hun letters hardop. Is de zak leeg, doe dan alle tegels uit de toren erin en ga verder. Is daar ook geen tegel, dan begint de ronde met wat er is.
sp-book-stock-title = De voorraad aan het begin
sp-book-stock = Voor de eerste ronde krijgt de voorraad { $spaces } tegels. Later wordt hij telkens aangevuld als er bonustegels uit genomen zijn; aan het begin van een ronde is hij dus meestal al vol. Ontbreken er, dan worden ze getrokken voordat de fabrieken aan de beurt zijn.
sp-book-kept-title = Wat je bewaard hebt
sp-book-kept = Tegels die je in de vorige ronde in de hoeken van je bord bewaard hebt, krijg je aan het begin van een ronde terug. Ze liggen naast je bord bij de tegels die je nog gaat nemen.

sp-chapter-taking = Tegels nemen
sp-book-turn-title = Je beurt
sp-book-turn = Als je aan de beurt bent, neem je alle tegels van één kleur van een fabriek of alle tegels van één kleur uit het midden. De jokerkleur mag het niet zijn. Leg de tegels naast je bord. Na jou is de speler links van je aan de beurt.
sp-book-take-wild-title = Eén joker komt mee
sp-book-take-wild = Liggen er op de plek waar je neemt ook tegels van de jokerkleur, dan komt er precies één mee, nooit meer, en weigeren kun je hem niet.
sp-book-take-wild-example = Paars is joker. Op fabriek 3 liggen { $tiles }. Anna neemt de { $taken } R, en één L komt mee. Ze krijgt dus { $got } tegels, en { $rest } gaat naar het midden.
sp-book-only-wild-title = Als er alleen jokers liggen
sp-book-only-wild = Liggen op een fabriek of in het midden alleen tegels van de jokerkleur, dan mag je ook daar nemen, maar niet meer dan één tegel. Van een fabriek gaan de andere naar het midden.
sp-book-only-wild-example = Paars is joker, en in het midden liggen { $lying } L en verder niets. Ben mag daar één L nemen; er blijven er { $left } liggen.
sp-book-from-factory-title = Van een fabriek
sp-book-from-factory = Wat je op een fabriek laat liggen, gaat meteen naar het midden, ook jokers. Zo is een fabriek na één beurt leeg, en het midden groeit.
sp-book-first-title = Wie het eerst uit het midden neemt
sp-book-first = Wie in een ronde als eerste uit het midden neemt, krijgt de startsteen. Die kost { $cost ->
    [one] één punt
   *[other] { $cost } punten
} voor elke tegel die in die beurt genomen wordt, ook voor een joker; de steen zelf telt niet mee.
sp-book-first-example = Ben neemt als eerste uit het midden: { $tiles } tegels. Hij verliest { $lost } punten, en zijn stand gaat van { $before } naar { $after }.
sp-book-taken-title = Als alles genomen is
sp-book-taken = Zo gaat het rond tot er op geen enkele fabriek en ook in het midden geen tegel meer ligt. Dan wordt er gelegd. Zolang er genomen wordt, mag niemand passen.

sp-chapter-placing = Tegels leggen
sp-book-place-turn-title = Eén tegel per beurt
sp-book-place-turn = Wie de startsteen heeft, begint. Als je aan de beurt bent, leg je één tegel op een vrij vak van een ster en betaal je dat vak. Dan is links van je de eerste aan de beurt die nog niet gepast heeft. Zo gaat het rond tot iedereen gepast heeft.
sp-book-price-title = Wat een vak kost
sp-book-price = Een vak kost zoveel tegels als zijn getal zegt. Eén ervan gaat op het vak; die moet de kleur van de ster hebben. De andere gaan in de toren. Ze mogen dezelfde kleur hebben of joker zijn. Minstens één tegel moet dus de kleur van de ster hebben.
sp-book-price-example = Carla wil vak { $number } van de rode ster. Ze heeft { $number } tegels nodig: bijvoorbeeld { $own } R en { $wild } L, als paars joker is. Eén R gaat op de ster, de andere { $paid } tegels gaan in de toren.
sp-book-colour-title = Welke kleur waar
sp-book-colour = Op een buitenste ster mogen alleen tegels van haar eigen kleur liggen. Op de ster in het midden mag elke kleur liggen, maar elke kleur niet meer dan één keer. Een joker ligt nooit in plaats van een andere kleur; op de ster van zijn eigen kleur is hij een tegel zoals alle andere.
sp-book-colour-example = Op haar ster in het midden heeft Anna een { $first } en een { $second }. Ze kan daar nog { $free } andere kleuren leggen, maar geen tweede { $first }.
sp-book-colour-grey-title = Welke kleur waar
sp-book-colour-grey = Op het grijze bord neemt elke ster eerst elke kleur. De tweede tegel beslist: vanaf dan heeft de ster één kleur of zes verschillende. Er mogen meerdere sterren van dezelfde soort zijn. Een joker ligt nooit in plaats van een andere kleur.
sp-book-points-title = Punten voor een tegel
sp-book-points = Een tegel op een ster levert { $single ->
    [one] één punt
   *[other] { $single } punten
} op, en nog één voor elke tegel van dezelfde ster die er zonder gat mee verbonden is. De { $spaces } vakken vormen een ring: het laatste raakt het eerste.
sp-book-points-example = Op Anna's blauwe ster zijn de vakken { $from } en { $to } bezet. Ze legt ernaast op vak { $place } en krijgt { $points } punten. De tegel die de ring sluit, zou er { $full } opleveren.
sp-book-bonus-title = Bonustegels
sp-book-bonus = Wie alle vakken rond een zuil, een standbeeld of een venster bezet heeft, neemt meteen tegels uit de voorraad, in kleuren naar keuze: voor een zuil { $pillar ->
    [one] één
   *[other] { $pillar }
}, voor een standbeeld { $statue }, voor een venster { $window }. Leg ze naast je bord; in je volgende beurt kun je er al mee betalen. Eén tegel kan er twee sluiten.
sp-book-bonus-example = Ben bezet de vakken 5 en 6 van de groene ster. Het venster daar is ingesloten, en hij neemt { $window } tegels uit de voorraad.
sp-book-several-title = Twee tegelijk
sp-book-several = Een vak kan bij twee ervan horen, bijvoorbeeld bij een zuil en een standbeeld. Sluit één tegel ze allebei, dan worden hun bonustegels opgeteld en samen genomen.
sp-book-several-example = Carla's tegel sluit een standbeeld en een zuil tegelijk. Ze neemt { $statue } en { $pillar ->
    [one] één tegel
   *[other] { $pillar } tegels
}, samen { $together }.
sp-book-refill-title = De voorraad wordt aangevuld
sp-book-refill = Voor de volgende beurt wordt de voorraad aangevuld uit de zak, en als die leeg is uit de toren. Zijn er helemaal geen tegels, dan wordt hij aangevuld zodra ze er weer zijn. Heb je er meer verdiend dan er liggen, dan krijg je wat er is.
sp-book-pass-title = Passen
sp-book-pass = Kun of wil je niets meer leggen, dan pas je. Voor deze ronde ben je dan klaar, en de anderen gaan verder. Wie te vroeg past, laat punten liggen; daarom past het programma nooit voor je. Het zegt wel wanneer er niets anders meer kan.
sp-book-pass-example = Ben heeft samen { $tiles } G en Y, maar geen vrij vak dat hij daarmee kan betalen. Hij past en bewaart ze alle { $tiles }, want dat kost niets.
sp-book-keep-title = Tegels bewaren
sp-book-keep = Als je past, mag je tot { $corners } tegels voor de volgende ronde bewaren, in de hoeken van je bord. Alle andere gaan in de toren, en elke tegel kost { $cost ->
    [one] één punt
   *[other] { $cost } punten
}. Onder { $lowest } komen je punten nooit.
sp-book-keep-example = Carla past met { $tiles } tegels. Ze bewaart er { $kept }, de andere { $paid } kosten haar { $lost } punten.

sp-chapter-end = Het einde
sp-book-end-title = Wanneer het spel eindigt
sp-book-end = Het spel eindigt na ronde { $rounds }, als iedereen gepast heeft. In de laatste ronde heeft het geen zin om tegels te bewaren: wat dan nog in een hoek ligt, kost helemaal aan het eind { $cost ->
    [one] één punt
   *[other] { $cost } punten
} per tegel.
sp-book-agreed-title = Samen stoppen
sp-book-agreed = Jullie mogen afspreken om eerder te stoppen. Dan worden volle sterren, volle getallen en de hoeken meteen geteld, zoals na de laatste ronde. Zeg "spel beëindigen"; het programma vraagt het eerst nog een keer.
sp-book-stars-title = Volle sterren
sp-book-stars = Elke volle ster levert aan het eind punten op: die in het midden, met zes verschillende kleuren, { $mixed }; de andere naar hun kleur: { $stars }.
sp-book-stars-grey-title = Volle sterren
sp-book-stars-grey = Elke volle ster levert aan het eind punten op: met zes verschillende kleuren { $mixed }, in één kleur { $stars }. Elke ster telt voor zich, ook als er meerdere van één soort zijn.
sp-book-numbers-title = Volle getallen
sp-book-numbers = Wie op alle sterren die het hebben alle vakken met hetzelfde getal bezet heeft, krijgt ook daarvoor punten: { $numbers }. De hogere getallen leveren niets op.
sp-book-numbers-example = Anna heeft de rode ster vol en elke 1 bezet. Dat levert { $star } en { $number } punten op, samen { $total }.
sp-book-winner-title = Wie wint
sp-book-winner = Als sterren, getallen en hoeken geteld zijn, wint wie de meeste punten heeft. Wie er evenveel hebben, delen de overwinning.
sp-book-winner-example = Anna heeft { $best } punten, Ben en Carla hebben er elk { $other }. Anna wint. Had Ben er ook { $best }, dan deelden ze de overwinning.
sp-book-counting-title = Samen tellen
sp-book-counting = Aan het eind telt het programma hardop: eerst de volle sterren, dan de volle getallen, en de tegels in de hoeken het laatst. Na elke stap noemt het de punten van iedereen. Tel mee op je eigen bord: wat je vingers vinden, moet op hetzelfde uitkomen.

sp-chapter-table = Aan tafel
sp-book-say-title = Zeg wat je doet
sp-book-say = Zeg hardop wat je neemt en waarvandaan, waar een tegel komt en waarmee je betaalt. Wie niet kan kijken, weet dan evenveel als alle anderen. Ook het programma zegt het, in de volgorde waarin handen het nodig hebben.
sp-book-touch-title = Kijken met je vingers
sp-book-touch = Iedereen mag elk bord aanraken, altijd en zo vaak als je wilt, zacht en zonder een tegel te verschuiven. Het programma zegt wat er op een ster ligt, wat je met je tegels kunt betalen en welke zuilen, standbeelden en vensters nog één tegel missen.
sp-book-names-title = Hoe je een vak noemt
sp-book-names = Noem een vak naar zijn ster en zijn getal: „rood vier” of „groen zes”. De ster in het midden heet gewoon de middelste ster. Het programma zegt in zijn antwoorden ook het uur erbij, zodat een vinger het vak vindt zonder te tellen.
sp-book-sorting-title = Houd je tegels op orde
sp-book-sorting = Leg je tegels gesorteerd op letter neer, de ene kleur na de andere, en de jokers een beetje apart. Dan voel je meteen wat je kunt betalen. Leg de voorraad in twee rijen van vijf, en sluit het gat als er een tegel gepakt is.
sp-book-seats-title = Andere plaats, andere klok
sp-book-seats = Uren gelden altijd vanaf de plaats van degene van wie het bord is. Wie tegenover je zit, voelt hetzelfde bord andersom: daar is het zes uur waar het voor jou twaalf uur is. Zeg dus de kleur van de ster en het getal van het vak als je over een bord praat dat niet van jou is.
sp-book-time-title = Tijd voor handen
sp-book-time = Wacht met je zet tot de handen voor je klaar zijn. Wie een tegel legt, brengt ook de betaalde naar de toren en zegt dat erbij. Een beurt is voorbij als allebei gedaan is, en niet eerder.
sp-book-ask-title = Wat je altijd mag vragen
sp-book-ask = Je mag op elk moment vragen wat er op een ster ligt, welke tegels iemand heeft, wat er in de voorraad is, welke kleur joker is en hoeveel punten iedereen heeft. Niets daarvan is geheim, en een vraag kost geen beurt.

# In the list of complete numbers.
sp-book-number-points = { $points } punten voor getal { $number }

# Andere woorden waarmee iemand een alinea zoekt.
sp-book-aim-words = doel bedoeling winnen
sp-book-course-words = verloop ronde fasen ronden
sp-book-tiles-words = kleuren letters stenen
sp-book-bag-words = in de zak kijken toren aflegstapel
sp-book-factories-words = schijven aantal midden
sp-book-stone-words = startspeler marker beginnen eerste
sp-book-supply-words = bonustegels markt keuze
sp-book-board-words = speelbord tableau sterren
sp-book-board-grey-words = speelbord tableau sterren
sp-book-clock-words = uren ligging vinden
sp-book-spaces-words = getallen prijs nummers
sp-book-spaces-grey-words = getallen prijs nummers
sp-book-features-words = insluiten zuil standbeeld venster
sp-book-cards-words = punten teller score honderd
sp-book-ready-words = opzet voorbereiding begin start punten
sp-book-wild-words = joker volgorde ronden kleur
sp-book-filling-words = trekken aanvullen zak leeg
sp-book-stock-words = voorraad aanvullen bonus
sp-book-kept-words = hoeken bewaren volgende ronde terug
sp-book-turn-words = beurt zet klok nemen
sp-book-take-wild-words = joker meenemen
sp-book-only-wild-words = alleen jokers over
sp-book-from-factory-words = rest over blijven schuiven
sp-book-first-words = als eerste midden startsteen min verliezen
sp-book-taken-words = passen overslaan einde
sp-book-place-turn-words = volgorde leggen beginnen
sp-book-price-words = betalen kosten prijs joker
sp-book-colour-words = kleuren ster midden joker mag
sp-book-colour-grey-words = kleuren ster gemengd mag
sp-book-points-words = telling buren ring verbonden tellen
sp-book-bonus-words = zuil standbeeld venster bonus
sp-book-several-words = twee gelijktijdig beide dubbel
sp-book-refill-words = voorraad leeg bijvullen
sp-book-pass-words = passen stoppen overslaan
sp-book-keep-words = bewaren hoeken verliezen min over
sp-book-end-words = speleinde afgelopen laatste ronde
sp-book-agreed-words = stoppen opgeven eerder
sp-book-stars-words = telling bonus ster vol einde punten
sp-book-stars-grey-words = telling bonus ster vol einde punten
sp-book-numbers-words = telling bonus getallen alle enen tweeën
sp-book-winner-words = gelijkspel gelijk winnaar
sp-book-say-words = aankondigen zeggen hardop
sp-book-touch-words = voelen tasten aanraken handen
sp-book-hand-words = hand tegels naast het bord open hoeveel hebben grens
sp-book-names-words = noemen zeggen vak ster getal naam
sp-book-sorting-words = sorteren orde ordenen voorraad rijen gat
sp-book-seats-words = tegenover plaats gedraaid ander bord klok kijkrichting
sp-book-time-words = wachten tempo haast klaar beurt voorbij handen
sp-book-ask-words = vragen overzicht programma informatie geheim
sp-book-counting-words = tellen samen volgorde einde controleren
