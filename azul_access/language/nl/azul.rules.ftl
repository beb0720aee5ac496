# De regels van Azul: hoofdstukken, daarna de alinea's van elk in hun volgorde.
# Namen eindigen op -title; een voorbeeld hoort bij de alinea ervoor.

azul-book = De regels van Azul

azul-chapter-idea = Waar het om gaat
azul-book-aim-title = Het doel
azul-book-aim = Azul gaat over tegels en een muur. Je neemt tegels van één kleur, verzamelt ze in de rijen van je bord en zet uit elke volle rij één tegel op je muur. Daar levert hij punten op, en naast andere tegels meer. Wie aan het eind de meeste punten heeft, wint.
azul-book-course-title = Zo verloopt een spel
azul-book-course = Een spel heeft een aantal ronden, en elke ronde heeft drie delen. Eerst worden de fabrieken uit de zak gevuld. Dan neemt iedereen om de beurt tegels, tot er midden op tafel geen enkele meer ligt. Ten slotte worden volle rijen tegels op de muur, en dat geeft punten. Daarna begint de volgende ronde.

azul-chapter-pieces = Het materiaal
azul-book-tiles-title = De tegels
azul-book-tiles = Er zijn { $tiles } tegels, { $each } in elk van de { $colours } kleuren. Op elke tegel staat zijn letter in braille: { $labels }. { $single } is één enkele cel, de punten { $dots }. De letters zijn in elke taal dezelfde, want ze zitten op de tegels.
azul-book-bag-title = Zak en deksel
azul-book-bag = Alle tegels die niet op tafel zijn, zitten in een stoffen zak. In het deksel van de doos liggen tegels die voorlopig uit het spel zijn. Niemand mag in de zak kijken of er naar letters voelen. Meetellen mag iedereen: in de zak zit wat niet op tafel en niet in het deksel ligt.
azul-book-bag-example = Aan het begin liggen er met twee spelers { $drawn } tegels op de fabrieken. Er zitten dus nog { $left } in de zak, en het deksel is leeg.
azul-book-factories-title = De fabrieken
azul-book-factories = Fabrieken zijn ronde schijven midden op tafel. Elke fabriek heeft een nummer en een voelbaar raster van twee bij twee plaatsen. Met twee spelers zijn er { $two } fabrieken, met drie { $three } en met vier { $four }. Elke ronde krijgt elke fabriek { $size } tegels.
azul-book-centre-title = Het midden
azul-book-centre = De middenschijf heeft een voelbaar raster van vier bij vier plaatsen. De tegels liggen daar op letter gesorteerd, en de startmarker heeft de laatste plaats. Met drie of vier spelers kunnen { $spaces } plaatsen te weinig zijn. Wat geen plaats vindt, ligt naast de schijf en hoort toch bij het midden.
azul-book-marker-title = De startmarker
azul-book-marker = De startmarker is geen tegel. Hij is rond, heeft één rechte kant en draagt een 1 in braille. In de zak komt hij nooit, dus bewaar hem apart van de tegels. Wie hem aan het eind van een ronde heeft, vult de fabrieken en begint de volgende.
azul-book-board-title = Je bord
azul-book-board = Voor je ligt je bord. Links zijn de { $lines } patroonlijnen, die eruitzien als een trap. Rechts is de muur, een voelbaar raster van { $lines } bij { $lines } plaatsen. Linksonder is de vloerlijn. Je scorekaarten staan naast het bord.
azul-book-lines-title = De patroonlijnen
azul-book-lines = De patroonlijnen heten rij 1 tot en met rij { $lines }, van boven af. Rij 1 heeft één enkele plaats, rij 2 heeft er twee, enzovoort: rij { $lines } heeft er { $lines }. Elke rij eindigt bij de muur. De plaats naast de muur is plaats 1 van die rij, en die wordt het eerst gevuld.
azul-book-wall-title = De muur
azul-book-wall = Elke muurrij hoort bij de patroonlijn links ervan. Op elk van de { $spaces } plaatsen staat de letter van een kleur. Muurrij 1 luidt van links: { $first }. Elke volgende heeft dezelfde volgorde, één plaats naar rechts geschoven; wat er rechts uitvalt, staat vooraan.
azul-book-wall-example = Muurrij 2 luidt { $second }. De R heeft in muurrij 1 plaats { $one }, in muurrij 2 plaats { $two }, in muurrij 3 plaats { $three }, in muurrij 4 plaats { $four } en in muurrij 5 plaats { $five }.
azul-book-wall-grey-title = De grijze muur
azul-book-wall-grey = Elke muurrij hoort bij de patroonlijn links ervan. Op de grijze kant zijn geen kleuren gedrukt: je beslist zelf op welke van de { $spaces } plaatsen een tegel komt. Wat daarbij mag, staat in hoofdstuk { $chapter }.
azul-book-floor-title = De vloerlijn
azul-book-floor = De vloerlijn heeft { $spaces } plaatsen naast elkaar. Daar ligt wat in je rijen geen plaats heeft, en dat kost punten. Boven elke plaats staat in braille hoeveel, zonder minteken. Van links zijn het: { $costs }.
azul-book-cards-title = De scorekaarten
azul-book-cards = Twee stapeltjes omslagkaarten laten je punten zien: links de tientallen, rechts de eenheden. Iedereen begint met { $start }. Boven 99 tonen ze de laatste twee cijfers, en een derde kaart links ervan noemt het honderdtal. Het programma zegt na elke verandering welke kaart je omslaat.
azul-book-ready-title = Voor de eerste ronde
azul-book-ready = Iedereen neemt een bord en zet de scorekaarten op { $start }. Alle tegels gaan in de zak, en de zak wordt geschud. Leg zoveel fabrieken neer als jullie nodig hebben, met de middenschijf ertussen. Spreek af wie begint: die krijgt de startmarker.

azul-chapter-filling = De fabrieken vullen
azul-book-filling-title = Vier tegels voor elke fabriek
azul-book-filling = Wie de startmarker heeft, trekt voor elke fabriek { $size } tegels, de ene fabriek na de andere, zonder naar de letters te voelen. Dan gaat de marker naar het midden, en dezelfde speler neemt als eerste.
azul-book-order-title = In leesrichting
azul-book-order = Leg de tegels van een fabriek in leesrichting: de bovenste twee van links naar rechts, dan de onderste twee. Noem daarbij hun letters hardop. Dan weet iedereen wat er ligt zonder het aan te raken, en het programma weet het ook.
azul-book-empty-bag-title = Als de zak leeg is
azul-book-empty-bag = Raakt de zak tijdens het vullen leeg, dan gaan alle tegels uit het deksel in de zak, en je gaat verder met dezelfde fabriek. Iets anders brengt de tegels uit het deksel niet terug in het spel.
azul-book-too-few-title = Als er te weinig tegels zijn
azul-book-too-few = Zijn zak en deksel allebei leeg, dan begint de ronde met wat er is. De laatste fabrieken hebben dan minder dan { $size } tegels of helemaal geen. Met vier spelers komt dat tegen het eind vaker voor.

azul-chapter-taking = Tegels nemen
azul-book-turn-title = Je beurt
azul-book-turn = Als je aan de beurt bent, neem je tegels van één kleur van één plek: van een fabriek of uit het midden. Neem alle tegels van die kleur die daar liggen, nooit een deel. Leg ze dan op je bord. Na jou is de speler links van je aan de beurt.
azul-book-from-factory-title = Van een fabriek
azul-book-from-factory = Wat je op een fabriek laat liggen, gaat meteen naar het midden, op letter gesorteerd. Zo is een fabriek altijd na één beurt leeg, en het midden groeit.
azul-book-from-factory-example = Op fabriek 2 liggen { $tiles }. Anna neemt de { $taken } R. De andere { $moved } tegels gaan naar het midden: { $rest }.
azul-book-from-centre-title = Uit het midden
azul-book-from-centre = Ook in het midden neem je alle tegels van één kleur, die op de schijf en die ernaast. De andere tegels blijven waar ze zijn.
azul-book-first-title = Wie het eerst uit het midden neemt
azul-book-first = Wie in een ronde als eerste uit het midden neemt, neemt ook de startmarker. Die komt op de eerste vrije plaats van de eigen vloerlijn, voordat een tegel van deze beurt daar kan vallen. Hij kost punten zoals een tegel, maar wie hem heeft, begint de volgende ronde.
azul-book-first-example = Bens vloerlijn is leeg. Hij neemt als eerste uit het midden, { $taken } SCH naar rij { $row }. De marker komt op plaats 1 van zijn vloerlijn en kost aan het eind van de ronde { $cost }.
azul-book-say-title = Zeg wat je doet
azul-book-say = Zeg hardop wat je neemt, waarvandaan, naar welke rij het gaat en welke tegels naar het midden schuiven. Wie niet kan kijken, weet dan evenveel als alle anderen. Ook het programma zegt het, in de volgorde waarin handen het nodig hebben.
azul-book-taken-title = Als alles genomen is
azul-book-taken = Zo gaat het rond tot er op geen enkele fabriek en ook in het midden geen tegel meer ligt. Dan zijn de muren aan de beurt. Passen mag niet: zolang er tegels zijn, moet je er nemen, ook als je er niets aan hebt.

azul-chapter-placing = Naar de rijen
azul-book-one-row-title = Eén rij voor allemaal
azul-book-one-row = Alle tegels van een beurt gaan naar één enkele rij. Je kiest welke, maar je mag ze niet over meerdere rijen verdelen en er geen terugleggen.
azul-book-one-colour-title = Eén kleur per rij
azul-book-one-colour = In een rij liggen alleen tegels van één kleur. Zolang in een rij die nog niet vol is een kleur ligt, kan er geen andere bij. Een rij houdt zijn tegels tot hij vol is, desnoods een paar ronden lang.
azul-book-one-colour-example = In Carla's rij 4 liggen { $held } B. Later neemt ze nog één B naar dezelfde rij. Nu liggen er { $now }, en er { $missing ->
    [one] ontbreekt er nog één
   *[other] ontbreken er nog { $missing }
}. Een R mag er niet bij.
azul-book-on-wall-title = Wat de muur al heeft
azul-book-on-wall = Een rij neemt geen kleur op die al in de muurrij ernaast ligt. In andere rijen kan die kleur nog wel.
azul-book-on-wall-example = In muurrij 3 heeft Anna een X. Haar rij 3 is leeg, maar kan alleen nog { $colours } opnemen. Een X mag in { $rows } van haar { $lines } rijen.
azul-book-outwards-title = Van de muur naar buiten
azul-book-outwards = Vul een rij van de muur naar buiten: de eerste tegel ligt naast de muur, op plaats 1, de volgende links ervan. Zo voelen vingers meteen hoeveel er nog ontbreken.
azul-book-outwards-example = Carla legt { $taken } B in haar lege rij 4. Ze liggen op plaats 1 tot en met { $taken }; er ontbreken er nog { $missing }.
azul-book-overflow-title = Te veel voor de rij
azul-book-overflow = Heeft een rij geen plaats voor alle tegels van je beurt, dan vallen de overige op je vloerlijn. Je kunt zo'n rij met opzet kiezen, of omdat er geen betere meer is.
azul-book-overflow-example = Ben neemt { $taken } O naar zijn lege rij 3. Voor { $placed } is er plaats, en { $dropped ->
    [one] één valt
   *[other] { $dropped } vallen
} op de vloer.
azul-book-straight-title = Meteen naar de vloer
azul-book-straight = Je mag ook alle tegels van een beurt op de vloerlijn leggen, zelfs als een rij er plaats voor heeft. Passen ze in geen enkele rij, dan moet het. Maar alleen allemaal samen: je mag geen deel laten vallen zolang de gekozen rij plaats heeft.
azul-book-floor-order-title = De vloer vult zich van links
azul-book-floor-order = Op de vloerlijn krijgt elke tegel de eerste vrije plaats van links. Kleuren spelen daar geen rol, en de startmarker ligt tussen de tegels.
azul-book-floor-order-example = Op Anna's vloerlijn liggen { $before } stukken, waarvan één de marker. Er vallen nog { $added } tegels op. Die komen op plaats { $first } tot en met { $last }, en de hele vloerlijn kost dan { $cost }.
azul-book-floor-full-title = Als de vloer vol is
azul-book-floor-full = Zijn alle { $spaces } plaatsen van de vloerlijn bezet, dan gaan verdere tegels naar het deksel en kosten ze niets meer. Een startmarker die geen plaats vindt, blijft naast het bord bij wie hem genomen heeft. Ook hij kost dan niets, en die speler begint toch de volgende ronde.
azul-book-floor-full-example = Op Bens vloerlijn zijn { $before } plaatsen bezet, en hij moet er { $taken } X neerleggen. { $placed ->
    [one] Eén vindt
   *[other] { $placed } vinden
} een plaats, de andere { $lid } gaan naar het deksel. De vloerlijn kost { $cost }, meer kan het niet worden.

azul-chapter-tiling = Betegelen en punten
azul-book-rows-title = Rij voor rij
azul-book-rows = Zijn alle tegels genomen, dan betegelt iedereen de eigen muur, de ene rij na de andere van boven af. Alleen volle rijen komen aan de beurt. Een rij die niet vol is, houdt zijn tegels voor de volgende ronde en levert nog niets op.
azul-book-full-row-title = Een volle rij
azul-book-full-row = Uit een volle rij gaat één tegel naar de muur, naar de plaats met zijn letter in dezelfde rij. Alle andere tegels van de rij gaan naar het deksel, en de rij is weer leeg.
azul-book-full-row-example = Bens rij 4 is vol met { $count } B. Eén B gaat in muurrij 4 naar plaats { $place }. De andere { $lid } gaan naar het deksel.
azul-book-full-row-grey-title = Een volle rij
azul-book-full-row-grey = Uit een volle rij gaat één tegel naar dezelfde rij van de muur, en jij kiest de plaats. Alle andere tegels van de rij gaan naar het deksel, en de rij is weer leeg.
azul-book-alone-title = Een tegel alleen
azul-book-alone = Een tegel die op de muur geen andere raakt, levert { $points ->
    [one] één punt
   *[other] { $points } punten
} op. Tegels raken elkaar met hun zijden, boven, onder, links en rechts; schuin telt niet.
azul-book-across-title = Naast andere
azul-book-across = Raakt de nieuwe tegel in zijn rij andere, tel hem dan samen met alle tegels die zonder gat op elkaar volgen, naar links en naar rechts. Hij levert zoveel punten op als er tegels in die reeks zijn.
azul-book-across-example = In Carla's muurrij 2 zijn de plaatsen { $from } en { $to } bezet. Haar nieuwe tegel ligt ernaast op plaats { $place }. Hij levert { $points } punten op.
azul-book-both-title = In beide richtingen
azul-book-both = Hetzelfde geldt voor zijn kolom, naar boven en naar beneden. Heeft de nieuwe tegel in beide richtingen buren, dan tellen beide reeksen, en de tegel zelf telt in allebei mee.
azul-book-both-example = Anna's nieuwe tegel heeft links { $left ->
    [one] één buur
   *[other] { $left } buren
} en boven zich { $above ->
    [one] één
   *[other] { $above }
}. De reeks in de rij is { $across } lang, die in de kolom { $down }. Samen is dat { $points } punten.
azul-book-at-once-title = De ene na de andere
azul-book-at-once = Elke tegel telt zodra hij ligt, van boven naar beneden. Een tegel die je net gelegd hebt, is voor de volgende al een buur, maar niet andersom.
azul-book-at-once-example = Bens muur is leeg. Hij betegelt rij 1 en daarna rij 2, de ene plaats recht onder de andere. De eerste tegel levert { $first } op, de tweede { $second }.
azul-book-floor-cost-title = De vloer kost punten
azul-book-floor-cost = Na je laatste rij betaal je voor de vloerlijn. Tel op wat er boven alle bezette plaatsen staat, en sla je scorekaarten zoveel terug. Onder { $lowest } komen je punten nooit.
azul-book-floor-cost-example = Op Carla's vloerlijn liggen vier tegels en de marker. Dat kost { $cost }. Ze had { $before } punten en heeft er nu { $after }. Met maar { $few } punten hield ze er { $left } over.
azul-book-cleared-title = De vloer leegmaken
azul-book-cleared = Daarna gaan alle tegels van de vloerlijn naar het deksel. De startmarker blijft bij wie hem heeft. Is iedereen klaar, dan ligt er midden op tafel niets meer, en de vloerlijnen zijn leeg.

azul-chapter-end = Volgende ronde en einde
azul-book-next-title = De volgende ronde
azul-book-next = Heeft niemand een volle muurrij, dan begint de volgende ronde. Wie de startmarker heeft, vult de fabrieken en neemt als eerste. Heeft niemand uit het midden genomen, dan begint dezelfde speler opnieuw.
azul-book-end-title = Wanneer het spel eindigt
azul-book-end = Zodra iemand alle { $places } plaatsen van een muurrij heeft bezet, is het na deze ronde afgelopen. Iedereen betegelt nog tot het eind en betaalt voor de vloer. Voor ronde { $rounds } kan dat niet, want elke rij krijgt hooguit één tegel per ronde.
azul-book-agreed-title = Samen stoppen
azul-book-agreed = Met vier spelers blijft er soms geen tegel over die nog ergens past, en heeft niemand een volle muurrij. Dan mogen jullie afspreken om te stoppen. Punten, muren en bonussen tellen zoals ze zijn; volle rijen worden niet betegeld, en niemand betaalt voor de vloer. Zeg "spel beëindigen".
azul-book-bonus-row-title = Volle rijen
azul-book-bonus-row = Aan het eind levert elke volle rij van je muur, helemaal van links naar rechts, nog { $points } punten op.
azul-book-bonus-column-title = Volle kolommen
azul-book-bonus-column = Elke volle kolom van de muur, van rij 1 tot en met rij { $lines }, levert { $points } punten op. Op het blad van het voelbare spel staan er { $tactile }, in de regels van de uitgever { $publisher }; het programma zegt aan het begin wat er geldt.
azul-book-bonus-colour-title = Volle kleuren
azul-book-bonus-colour = Wie alle { $tiles } tegels van een kleur op de muur heeft, één in elke rij, krijgt voor die kleur { $points } punten.
azul-book-bonus-colour-example = Aan het eind heeft Anna { $score } punten, één volle rij, één volle kolom en alle B. Dat zijn er nog { $row } en { $column } en { $colour } bij, samen { $total }.
azul-book-winner-title = Wie wint
azul-book-winner = Wie de meeste punten heeft, wint. Hebben meerdere spelers er evenveel, dan staat voor wie meer volle rijen op de muur heeft. Zijn ook die gelijk, dan delen ze de overwinning.
azul-book-winner-example = Anna en Ben hebben allebei { $score } punten. Anna heeft { $more } volle rijen, Ben { $fewer }. Anna wint.

azul-chapter-table = Aan tafel
azul-book-touch-title = Kijken met je vingers
azul-book-touch = Iedereen mag elk bord en elke schijf aanraken, altijd en zo vaak als je wilt, zacht en zonder een tegel te verschuiven. Leg de tegels zo dat anderen ze vinden: op de fabrieken in leesrichting, in het midden gesorteerd, in de rijen zonder gaten.

azul-chapter-grey = De grijze muur
azul-book-choose-title = Een plaats kiezen
azul-book-choose = Op de grijze muur kies je waar een tegel komt: op een vrije plaats van dezelfde muurrij. Het programma vraagt naar de kolom zodra een rij van je vol is.
azul-book-columns-title = Geen kleur twee keer
azul-book-columns = In geen enkele kolom mag een kleur twee keer liggen, en in geen enkele rij. Een tegel mag dus niet komen waar zijn kleur ergens erboven of eronder ligt.
azul-book-columns-example = In kolom 2 van Anna's muur ligt een R. Ze betegelt een volle rij R in een lege muurrij. Ze kan kiezen uit { $free } kolommen.
azul-book-blocked-title = Als geen plaats is toegestaan
azul-book-blocked = Vindt een volle rij op de muur geen toegestane plaats, dan vallen al zijn tegels meteen op de vloerlijn. Ze kosten nog in deze ronde punten; wat daar geen plaats heeft, gaat naar het deksel.
azul-book-blocked-example = Bens rij 2 is vol met { $count } SCH, maar geen enkele kolom kan er een opnemen. Beide vallen op zijn lege vloerlijn en kosten { $cost }.

# Andere woorden waarmee iemand een alinea zoekt.
azul-book-aim-words = doel bedoeling winnen
azul-book-course-words = verloop ronde fasen
azul-book-tiles-words = kleuren letters stenen
azul-book-bag-words = in de zak kijken doos aflegstapel
azul-book-factories-words = schijven aantal borden
azul-book-centre-words = midden schijf naast
azul-book-marker-words = startspeler fiche beginnen eerste
azul-book-board-words = speelbord tableau delen
azul-book-lines-words = rijen lijnen trap
azul-book-wall-words = kleuren patroon mozaïek volgorde
azul-book-wall-grey-words = variant vrij leeg
azul-book-floor-words = vloer minpunten straf bodem vakken
azul-book-cards-words = punten teller score honderd
azul-book-ready-words = opzet voorbereiding begin start
azul-book-filling-words = trekken aanvullen zak
azul-book-order-words = neerleggen noemen volgorde
azul-book-empty-bag-words = zak leeg op bijvullen
azul-book-too-few-words = niet genoeg tekort
azul-book-turn-words = beurt zet klok
azul-book-from-factory-words = rest over blijven schuiven
azul-book-from-centre-words = midden nemen alle
azul-book-first-words = als eerste midden startmarker min
azul-book-say-words = aankondigen zeggen hardop
azul-book-taken-words = passen overslaan einde
azul-book-one-row-words = verdelen splitsen meer rijen
azul-book-one-colour-words = mengen verschillende kleuren
azul-book-on-wall-words = al dezelfde kleur twee keer mag rij
azul-book-outwards-words = van rechts naar links richting
azul-book-overflow-words = te veel over vallen
azul-book-straight-words = vrijwillig direct vloer weggooien deel
azul-book-floor-order-words = volgorde links plaatsen
azul-book-floor-full-words = meer dan zeven vol deksel
azul-book-rows-words = wanneer betegelen telling onvolledig
azul-book-full-row-words = volle rij rest deksel
azul-book-full-row-grey-words = volle rij rest deksel
azul-book-alone-words = los alleen één punt buur diagonaal
azul-book-across-words = telling horizontaal buren punten tellen
azul-book-both-words = verticaal kolom beide dubbel telling
azul-book-at-once-words = meteen volgorde
azul-book-floor-cost-words = minpunten verliezen straf onder nul aftrekken
azul-book-cleared-words = leegmaken vloer daarna
azul-book-next-words = begint volgende ronde
azul-book-end-words = speleinde afgelopen laatste ronde
azul-book-agreed-words = stoppen opgeven eerder
azul-book-bonus-row-words = telling bonus rij horizontaal einde
azul-book-bonus-column-words = telling bonus kolom verticaal einde
azul-book-bonus-colour-words = telling bonus kleur vijf dezelfde
azul-book-winner-words = gelijkspel gelijk winnaar
azul-book-touch-words = voelen tasten aanraken handen
azul-book-choose-words = kolom kiezen grijs
azul-book-columns-words = dezelfde kleur kolom twee keer
azul-book-blocked-words = onmogelijk geen plaats
