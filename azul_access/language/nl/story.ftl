### Naverteld spel in het Nederlands: zinnen die prettig klinken. Elke zin heeft meer dan één vorm.
### Van de spelers is alleen de naam bekend, dus geen 'hij' en geen 'zij'.

## Bouwstenen

story-points-of = { $name } { $points }
story-points-with = { $name } met { $points }
part-points = { $points ->
    [one] één punt
   *[other] { $points } punten
}
part-points-start = { $points ->
    [one] Eén punt
   *[other] { $points } punten
}
part-count = { $count ->
    [1] één
    [2] twee
    [3] drie
    [4] vier
    [5] vijf
    [6] zes
    [7] zeven
    [8] acht
    [9] negen
    [10] tien
    [11] elf
    [12] twaalf
   *[other] { $count }
}
part-count-cap = { $count ->
    [2] Twee
    [3] Drie
    [4] Vier
    [5] Vijf
    [6] Zes
    [7] Zeven
    [8] Acht
    [9] Negen
    [10] Tien
    [11] Elf
    [12] Twaalf
   *[other] { $count }
}
part-count-tiles = { $count ->
    [one] één tegel
   *[other] { part-count } tegels
}
part-row-ordinal = { $row ->
    [1] eerste
    [2] tweede
    [3] derde
    [4] vierde
   *[5] vijfde
}
part-column-ordinal = { $column ->
    [1] eerste
    [2] tweede
    [3] derde
    [4] vierde
   *[5] vijfde
}
story-red = rood
story-blue = blauw
story-black = zwart
story-turquoise = turkoois
story-white = wit
story-orange = oranje
story-yellow = geel
story-tile-red = { $article ->
    [the] de rode
   *[a] een rode
}
story-tile-blue = { $article ->
    [the] de blauwe
   *[a] een blauwe
}
story-tile-black = { $article ->
    [the] de zwarte
   *[a] een zwarte
}
story-tile-turquoise = { $article ->
    [the] de turkooizen
   *[a] een turkooizen
}
story-tile-white = { $article ->
    [the] de witte
   *[a] een witte
}
story-tile-orange = { $article ->
    [the] de oranje
   *[a] een oranje
}
story-tile-yellow = { $article ->
    [the] de gele
   *[a] een gele
}
story-tile-purple = { $article ->
    [the] de lila
   *[a] een lila
}
story-tile-green = { $article ->
    [the] de groene
   *[a] een groene
}
story-tiles-red = { part-count } rode { $count ->
    [one] tegel
   *[other] tegels
}
story-tiles-blue = { part-count } blauwe { $count ->
    [one] tegel
   *[other] tegels
}
story-tiles-black = { part-count } zwarte { $count ->
    [one] tegel
   *[other] tegels
}
story-tiles-turquoise = { part-count } turkooizen { $count ->
    [one] tegel
   *[other] tegels
}
story-tiles-white = { part-count } witte { $count ->
    [one] tegel
   *[other] tegels
}
story-tiles-orange = { part-count } oranje { $count ->
    [one] tegel
   *[other] tegels
}
story-tiles-yellow = { part-count } gele { $count ->
    [one] tegel
   *[other] tegels
}
story-on-star-centre = op de middelste ster
story-on-star-purple = op de lila ster
story-on-star-orange = op de oranje ster
story-on-star-red = op de rode ster
story-on-star-blue = op de blauwe ster
story-on-star-yellow = op de gele ster
story-on-star-green = op de groene ster
story-on-star-number = op ster { $star }
story-all-1 = enen
story-all-2 = tweeën
story-all-3 = drieën
story-all-4 = vieren
story-all-5 = vijven
story-all-6 = zessen

## De uitslag

story-result = { $shape ->
    [1] { $winner } wint met { part-points }, vóór { $others }.
    [2] De winst is voor { $winner }, met { part-points }. Daarna: { $others }.
    [3] Bovenaan eindigt { $winner } met { part-points }, vóór { $others }.
   *[4] { $winner } pakt de winst met { part-points }. Daarachter: { $others }.
}
story-result-shared = { $shape ->
    [1] Er is meer dan één winnaar: { $winners }, elk met { part-points }.
    [2] { $winners } delen de winst, elk met { part-points }.
    [3] Niemand wint alleen: { $winners } winnen samen, elk met { part-points }.
   *[4] Samen gewonnen: { $winners } eindigen elk op { part-points }.
}
story-margin-close = { $shape ->
    [1] Het scheelt maar { part-points }.
    [2] Veel krapper kan het niet: { part-points } vóór { $second }.
    [3] { $second } kwam maar { part-points } tekort.
   *[4] { $points ->
        [one] Eén punt gaf
       *[other] { $points } punten gaven
    } de doorslag, meer niet.
}
story-margin-usual = { $shape ->
    [1] Het verschil met { $second } is { $points } punten.
    [2] { $second } eindigde { $points } punten lager.
    [3] Tussen { $winner } en { $second } zitten { $points } punten.
   *[4] De voorsprong op { $second }: { $points } punten.
}
story-margin-wide = { $shape ->
    [1] Dat is een ruime overwinning: { $points } punten verschil.
    [2] Een duidelijke zaak: { $points } punten verschil met { $second }.
    [3] De afstand tot { $second } is groot: { $points } punten.
   *[4] { $second } volgt pas op { $points } punten.
}
story-arc-ending = { $shape ->
    [1] Toch stond { $leader } vóór de eindtelling nog { part-points } voor.
    [2] Na de laatste ronde stond { $leader } nog voor; pas de eindtelling draaide dat om.
    [3] De eindtelling besliste: daarvóór stond { $leader } nog { part-points } voor op { $winner }.
   *[4] Toen de eindtelling begon, lag { $leader } nog aan kop.
}
story-arc-always = { $shape ->
    [1] Na elke ronde stond { $winner } bovenaan.
    [2] Vanaf de eerste ronde gaf { $winner } de leiding niet meer uit handen.
    [3] { $winner } stond van begin tot eind voor, { $rounds } rondes lang.
   *[4] Na geen enkele ronde stond iemand anders bovenaan.
}
story-arc-comeback = { $shape ->
    [1] Toch stond { $winner } na ronde { $round } nog { $points } punten achter.
    [2] Het was een inhaalrace: na ronde { $round } stond { $winner } nog { $points } punten achter.
    [3] Na ronde { $round } zag het er anders uit: { $winner } had een achterstand van { $points } punten.
   *[4] { $winner } kwam van ver: na ronde { $round } was de achterstand { $points } punten.
}
story-arc-seesaw = { $shape ->
    [1] De leiding wisselde onderweg { part-count } keer.
    [2] Het ging heen en weer: { part-count } keer wisselde de leiding.
    [3] Bovenaan was het een komen en gaan, met { part-count } wisselingen.
   *[4] Lang was niets zeker; de leiding wisselde { part-count } keer.
}
story-arc-late = { $shape ->
    [1] Pas in de laatste ronde nam { $winner } de leiding.
    [2] De beslissing viel laat: pas na { $rounds } rondes stond { $winner } alleen bovenaan.
    [3] Vóór de laatste ronde stond { $winner } nooit alleen bovenaan.
   *[4] Het bleef lang open; pas de laatste ronde bracht { $winner } bovenaan.
}
story-arc-regained = { $shape ->
    [1] In de laatste ronde pakte { $winner } de leiding terug.
    [2] { $winner } raakte de leiding kwijt en pakte die in de laatste ronde terug.
    [3] Pas de laatste ronde bracht { $winner } weer bovenaan.
   *[4] { $winner } stond bovenaan, toen niet meer, en aan het eind weer.
}
story-arc-level = { $shape ->
    [1] Na de laatste ronde stond het bovenaan nog gelijk.
    [2] Pas de eindtelling besliste; daarvóór stond het bovenaan gelijk.
    [3] Tot de eindtelling was er bovenaan niets beslist.
   *[4] Bovenaan stond het gelijk toen de eindtelling begon.
}
story-arc-since = { $shape ->
    [1] Vanaf ronde { $round } stond { $winner } bovenaan.
    [2] Na ronde { $round } gaf { $winner } de leiding niet meer uit handen.
    [3] In ronde { $round } nam { $winner } de leiding en hield die vast.
   *[4] Vanaf ronde { $round } ging { $winner } aan kop en bleef daar.
}
story-unfinished = { $shape ->
    [1] Het spel is nog niet afgelopen; ronde { $round } is bezig. Tot nu toe: { $standing }.
    [2] Het spel loopt nog, in ronde { $round }. De stand: { $standing }.
    [3] In ronde { $round } wacht het spel op het vervolg. De stand is { $standing }.
   *[4] Er is gespeeld tot in ronde { $round }. Tot hier: { $standing }.
}

## De stand na een ronde

story-score = { $shape ->
    [1] Voorop { $leader } met { $points }, dan { $others }.
    [2] De stand: { $standing }.
    [3] Nu staat het: { $standing }.
    [4] { $standing }.
    [5] Bovenaan staat { $leader } met { $points }, daarachter { $others }.
    [6] Zo eindigt de ronde: { $standing }.
    [7] Op de scorekaarten: { $standing }.
    [8] Daarmee staat het: { $standing }.
    [9] Na deze ronde: { $standing }.
    [10] { $leader } ligt voor met { $points }; daarna { $others }.
    [11] De tussenstand: { $standing }.
    [12] Aan kop: { $leader } met { $points }, gevolgd door { $others }.
    [13] En dan de punten: { $standing }.
    [14] De kaarten zeggen: { $standing }.
    [15] { $leader } heeft nu { part-points }; daarachter { $others }.
   *[16] Aan het eind van de ronde: { $standing }.
}
story-score-tied = { $shape ->
    [1] Gelijk aan kop: { $standing }.
    [2] { $leaders } staan gelijk: { $standing }.
    [3] Bovenaan staat het gelijk: { $standing }.
    [4] Niemand staat alleen bovenaan: { $standing }.
    [5] { $leaders } delen de leiding: { $standing }.
    [6] Evenveel punten voor { $leaders }: { $standing }.
    [7] Zij aan zij aan kop: { $standing }.
   *[8] Bovenaan is het in evenwicht: { $standing }.
}
story-note = { $shape ->
    [1] Iemand noteert: “{ $text }”
    [2] Aan tafel schrijft iemand op: “{ $text }”
    [3] Daarbij een notitie: “{ $text }”
    [4] Ook dit is bewaard: “{ $text }”
    [5] Uit de notities: “{ $text }”
   *[6] En dit werd genoteerd: “{ $text }”
}
story-round-best = { $shape ->
    [1] De meeste punten van deze ronde haalt { $player }: { $points } onder de streep.
    [2] Deze ronde is voor { $player }, met { $points } punten erbij.
    [3] Netto gaat { $player } er het meest op vooruit: { $points } punten.
    [4] Deze ronde pakt het best uit voor { $player }.
    [5] Deze keer schiet { $player } het meest op.
   *[6] { $player } haalt het meeste uit deze ronde.
}
story-quiet = { $shape ->
    [1] Een rustig begin.
    [2] Niemand heeft haast.
    [3] Het begint kalm.
   *[4] Het begin is bescheiden.
}
story-fell = { $shape ->
    [1] { $player } zakt van { $before } naar { $after }.
    [2] Voor { $player } gaat het achteruit, van { $before } naar { $after }.
    [3] Onder de streep een verlies voor { $player }: van { $before } naar { $after }.
   *[4] { $player } valt terug van { $before } naar { $after }.
}
story-from-last = { $shape ->
    [1] { $player } springt van de laatste plaats naar de eerste.
    [2] Net nog laatste, nu bovenaan: { $player }.
    [3] { $player } gaat in één ronde iedereen voorbij.
   *[4] Van helemaal achteraan naar helemaal vooraan: { $player }.
}
story-lead-back = { $shape ->
    [1] { $player } pakt de leiding terug.
    [2] Daarmee staat { $player } weer bovenaan.
    [3] De leiding is weer voor { $player }.
   *[4] { $player } is terug op de eerste plaats.
}
story-lead-first = { $shape ->
    [1] Daarmee staat { $player } voor het eerst alleen bovenaan.
    [2] { $player } neemt de leiding.
    [3] De leiding gaat naar { $player }.
   *[4] Nu gaat { $player } aan kop.
}
story-widest = { $shape ->
    [1] { $points } punten voorsprong, meer dan na welke andere ronde ook.
    [2] Een grotere voorsprong is er na geen enkele ronde: { $points } punten.
    [3] { $player } staat { $points } punten voor; na geen andere ronde was het gat zo groot.
   *[4] Met { $points } punten is dit de grootste voorsprong na een ronde.
}
story-narrow = { $shape ->
    [1] Eén punt scheidt de kop van de rest.
    [2] { $player } staat voor, met maar één punt.
    [3] Krapper kan het haast niet: één punt.
   *[4] De voorsprong van { $player }: één enkel punt.
}
story-turn = { $shape ->
    [1] Hier kantelt het spel, in het voordeel van { $player }.
    [2] Voor { $player } is dit het keerpunt.
    [3] In deze ronde slaat de balans door naar { $player }.
   *[4] Hier keert het tij voor { $player }.
}
story-best-round = { $shape ->
    [1] Geen ronde van dit spel brengt iemand meer: { $points } onder de streep.
    [2] Met { $points } punten erbij is dit de beste ronde van het spel.
    [3] Het wordt de beste ronde van het hele spel, { $points } onder de streep.
   *[4] Meer dan { $points } punten houdt in dit spel niemand aan een ronde over.
}
story-best-tile = { $shape ->
    [1] { $points } daarvan komen van { $tile }; geen tegel van dit spel levert meer op.
    [2] Daar zit de beste tegel van het spel bij: { $tile }, goed voor { part-points }.
    [3] En dan de beste tegel van het spel: { $tile }, met { part-points }.
   *[4] Geen tegel telt in dit spel meer dan hier { $tile }: { part-points }.
}

## Het slot

story-bonus = { $shape ->
    [1] { $player } krijgt er { $points } punten bij, voor { $parts }.
    [2] Voor { $parts } krijgt { $player } er { $points } bij.
    [3] De eindtelling levert { $player } { $points } punten op, voor { $parts }.
   *[4] { part-points-start } extra voor { $player }, dankzij { $parts }.
}
story-no-bonus = { $shape ->
    [1] { $player } krijgt er niets bij.
    [2] Voor { $player } komt er niets bij.
    [3] Bij { $player } valt er niets meer te tellen.
   *[4] { $player } krijgt er geen punt meer bij.
}
story-overtaken = { $shape ->
    [1] Nu keert het spel: { $player } maakt { part-points } achterstand goed en gaat langs { $other }.
    [2] Hier gaat { $player } toch nog langs { $other }.
    [3] De voorsprong van { $other }, { part-points }, is weg: { $player } wint.
   *[4] { $player } stond { part-points } achter en haalt { $other } toch nog in.
}
story-passed = { $shape ->
    [1] In de eindtelling gaat { $player } nog langs { $other }.
    [2] { $player } eindigt nog vóór { $other }.
    [3] De tweede plaats gaat van { $other } naar { $player }.
   *[4] { $other } zakt nog achter { $player }.
}
story-final = { $shape ->
    [1] De eindstand: { $standing }.
    [2] Aan het eind: { $standing }.
    [3] Daarmee is het spel uit: { $standing }.
   *[4] De uitslag: { $standing }.
}
story-sums = { $shape ->
    [1] { $player }: { $parts }.
    [2] De optelsom van { $player }: { $parts }.
    [3] Opgeteld voor { $player }: { $parts }.
   *[4] Zo is de score van { $player } opgebouwd: { $parts }.
}
story-sum-gain-wall = { $points } op de muur
story-sum-gain-bonuses = { $points } in de eindtelling
story-sum-gain-floor = { $points } verloren op de vloer
story-sum-gain-start = { $points } aan het begin
story-sum-gain-placed = { $points } met leggen
story-sum-gain-stone = { $points } betaald voor de startsteen
story-sum-gain-left-over = { $points } verloren aan wat overbleef
story-sum-gain-set = { $sign ->
    [less] { $points } eraf door correcties
   *[more] { $points } erbij door correcties
}
story-difference = { $shape ->
    [1] Waar komt het verschil met { $second } vandaan? { $winner } heeft { $parts }.
    [2] Vergeleken met { $second } heeft { $winner } { $parts }.
    [3] Tegenover { $second } heeft { $winner } { $parts }.
   *[4] Het verschil met { $second }: { $winner } heeft { $parts }.
}
story-gap-gain-wall = { $sign ->
    [less] { $points } minder op de muur
   *[more] { $points } meer op de muur
}
story-gap-gain-bonuses = { $sign ->
    [less] { $points } minder in de eindtelling
   *[more] { $points } meer in de eindtelling
}
story-gap-gain-floor = { $sign ->
    [less] { $points } meer verloren op de vloer
   *[more] { $points } minder verloren op de vloer
}
story-gap-gain-start = { $sign ->
    [less] { $points } minder aan het begin
   *[more] { $points } meer aan het begin
}
story-gap-gain-placed = { $sign ->
    [less] { $points } minder met leggen
   *[more] { $points } meer met leggen
}
story-gap-gain-stone = { $sign ->
    [less] { $points } meer betaald voor de startsteen
   *[more] { $points } minder betaald voor de startsteen
}
story-gap-gain-left-over = { $sign ->
    [less] { $points } meer verloren aan wat overbleef
   *[more] { $points } minder verloren aan wat overbleef
}
story-gap-gain-set = { $sign ->
    [less] { $points } minder door correcties
   *[more] { $points } meer door correcties
}
part-minutes = { $minutes ->
    [one] één minuut
   *[other] { $minutes } minuten
}
part-duration = { $hours ->
    [0] { part-minutes }
    [one] { $minutes ->
        [0] één uur
       *[other] één uur en { part-minutes }
    }
   *[other] { $minutes ->
        [0] { $hours } uur
       *[other] { $hours } uur en { part-minutes }
    }
}
story-length = { $shape ->
    [1] Er is { part-duration } gespeeld.
    [2] Het spel heeft { part-duration } geduurd.
    [3] Van begin tot eind duurde het { part-duration }.
   *[4] De speeltijd: { part-duration }.
}
story-thought = { $shape ->
    [1] Het langst dacht { $player } na, in ronde { $round }: { part-minutes }.
    [2] De langste bedenktijd was voor { $player }: { part-minutes }, in ronde { $round }.
    [3] { $player } nam in ronde { $round } de tijd voor een zet: { part-minutes }, langer dan wie ook.
   *[4] Geen zet duurde langer dan die van { $player } in ronde { $round }: { part-minutes }.
}
story-ending-title = De eindtelling
story-open-title = Wat openbleef
story-sums-title = Alles bij elkaar
story-in-round = Ronde { $round }.
