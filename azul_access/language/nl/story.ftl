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
story-the-red = de rode
story-the-blue = de blauwe
story-the-black = de zwarte
story-the-turquoise = de turkooizen
story-the-white = de witte
story-the-orange = de oranje
story-the-yellow = de gele
story-the-purple = de paarse
story-the-green = de groene
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
story-on-star-purple = op de paarse ster
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
    [2] De winst is voor { $winner }, met { part-points }; daarachter { $others }.
    [3] Aan het eind staat { $winner } bovenaan met { part-points }, dan { $others }.
   *[4] { $winner } pakt de winst: { part-points }, daarna { $others }.
}
story-result-shared = { $shape ->
    [1] Meer dan één winnaar: { $winners } hebben elk { part-points }.
    [2] { $winners } delen de winst met elk { part-points }.
    [3] Bovenaan verliest niemand: { $winners } winnen samen, met elk { part-points }.
   *[4] Samen gewonnen: { $winners } eindigen op { part-points }.
}
story-margin-close = { $shape ->
    [1] { $points ->
        [one] Eén enkel punt beslist.
       *[other] Er zitten maar { $points } punten tussen.
    }
    [2] Veel krapper kan het niet: { part-points } vóór { $second }.
    [3] { $second } was er heel dichtbij, { $points ->
        [one] er ontbrak maar één punt.
       *[other] er ontbraken maar { $points } punten.
    }
   *[4] Het bleef tot het laatst open; { $points ->
        [one] één punt gaf
       *[other] { $points } punten gaven
    } de doorslag.
}
story-margin-usual = { $shape ->
    [1] De afstand tot { $second } is { part-points }.
    [2] { $second } kwam { part-points } tekort.
    [3] Tussen { $winner } en { $second } zitten { $points } punten.
   *[4] Dat zijn er { $points } meer dan { $second } heeft.
}
story-margin-wide = { $shape ->
    [1] { $points } punten voorsprong: dat is duidelijk.
    [2] Aan het eind was het helder: { $points } punten vóór { $second }.
    [3] De afstand is groot, { $points } punten tot { $second }.
   *[4] { $second } volgt pas met { $points } punten achterstand.
}
story-arc-ending = { $shape ->
    [1] Toch stond vóór de eindtelling { $leader } nog bovenaan, met { $points } meer.
    [2] Na de laatste ronde leidde { $leader } nog; pas de eindtelling draaide dat om.
    [3] De eindtelling besliste: daarvóór lag { $leader } { part-points } voor op { $winner }.
   *[4] Vóór de eindtelling was de leiding nog voor { $leader }.
}
story-arc-always = { $shape ->
    [1] Na elk van de { $rounds } rondes stond { $winner } bovenaan.
    [2] Vanaf de eerste ronde gaf { $winner } de leiding niet meer weg.
    [3] { $winner } leidde van begin tot eind, { $rounds } rondes lang.
   *[4] Niemand anders stond na een ronde bovenaan.
}
story-arc-comeback = { $shape ->
    [1] Toch miste { $winner } na ronde { $round } nog { part-points } op de koppositie.
    [2] Het was een inhaalrace: na ronde { $round } lag { $winner } { part-points } achter.
    [3] Na ronde { $round } zag het er anders uit: { $winner } stond { part-points } achter.
   *[4] { $winner } kwam van achteren; na ronde { $round } was het gat { part-points }.
}
story-arc-seesaw = { $shape ->
    [1] De leiding wisselde onderweg { $count } keer.
    [2] Het ging heen en weer: { $count } keer wisselde de leiding.
    [3] { $count } keer nam iemand anders de leiding over.
   *[4] Lang was niets zeker, en de leiding wisselde { $count } keer.
}
story-arc-late = { $shape ->
    [1] Pas met de laatste ronde nam { $winner } de leiding.
    [2] De beslissing viel laat, na { $rounds } rondes.
    [3] Vóór de laatste ronde stond { $winner } nog niet alleen bovenaan.
   *[4] Het bleef lang open; pas de laatste ronde bracht { $winner } naar voren.
}
story-arc-regained = { $shape ->
    [1] In de laatste ronde pakte { $winner } de leiding terug.
    [2] De leiding raakte kwijt en kwam in de laatste ronde terug.
    [3] Pas de laatste ronde bracht { $winner } weer naar voren.
   *[4] { $winner } stond bovenaan, toen niet meer, en aan het eind weer.
}
story-arc-level = { $shape ->
    [1] Na de laatste ronde stond het bovenaan nog gelijk.
    [2] Pas de eindtelling besliste; daarvóór stond het bovenaan gelijk.
    [3] Tot de eindtelling was er bovenaan niets beslist.
   *[4] Zij aan zij gingen ze de eindtelling in.
}
story-arc-since = { $shape ->
    [1] Sinds ronde { $round } stond { $winner } bovenaan.
    [2] Na ronde { $round } gaf { $winner } de leiding niet meer weg.
    [3] In ronde { $round } nam { $winner } de leiding en hield die vast.
   *[4] Vanaf ronde { $round } leidde { $winner }.
}
story-unfinished = { $shape ->
    [1] Het spel is in ronde { $round } en nog niet afgelopen. Tot nu toe: { $standing }.
    [2] Het spel loopt nog, in ronde { $round }. De stand is { $standing }.
    [3] Het spel rust in ronde { $round }, bij een stand van { $standing }.
   *[4] Er is gespeeld tot en met ronde { $round }; de stand: { $standing }.
}

## De stand na een ronde

story-score = { $shape ->
    [1] { $leader } leidt met { $points }, dan { $others }.
    [2] De stand: { $standing }.
    [3] Het staat { $standing }.
    [4] { $standing }.
    [5] Bovenaan staat { $leader } met { $points }, daarachter { $others }.
    [6] De ronde eindigt op { $standing }.
    [7] Op de scorekaarten staat nu { $standing }.
    [8] Daarmee staat het { $standing }.
    [9] Na de telling: { $standing }.
    [10] { $leader } ligt voor: { $standing }.
    [11] De tussenstand: { $standing }.
    [12] Aan kop { $leader } met { $points }, gevolgd door { $others }.
    [13] Zo gaat het verder: { $standing }.
    [14] De kaarten tonen { $standing }.
    [15] { $leader } heeft nu { part-points }, daarna komt { $others }.
   *[16] Aan het eind van de ronde: { $standing }.
}
story-score-tied = { $shape ->
    [1] Gelijk aan kop: { $standing }.
    [2] { $leaders } staan gelijk: { $standing }.
    [3] Bovenaan is het gelijkspel: { $standing }.
    [4] Niemand staat alleen bovenaan: { $standing }.
    [5] { $leaders } delen de leiding: { $standing }.
    [6] Evenveel punten voor { $leaders }: { $standing }.
    [7] Zij aan zij, { $leaders }: { $standing }.
   *[8] Bovenaan is alles in evenwicht: { $standing }.
}
story-round-best = { $shape ->
    [1] De meeste punten van deze ronde zijn voor { $player }, per saldo { $points }.
    [2] Deze ronde is voor { $player }, met per saldo { $points }.
    [3] Niemand haalt meer uit deze ronde dan { $player }: per saldo { $points }.
    [4] Het best verloopt de ronde voor { $player }.
    [5] Dit is de ronde van { $player }.
   *[6] { $player } haalt het meeste uit deze ronde.
}
story-quiet = { $shape ->
    [1] Een rustig begin.
    [2] Niemand heeft haast.
    [3] Het begint kalm.
   *[4] Het begin blijft bescheiden.
}
story-fell = { $shape ->
    [1] { $player } zakt van { $before } naar { $after }.
    [2] Voor { $player } gaat het achteruit, van { $before } naar { $after }.
    [3] Per saldo verliest { $player }: van { $before } blijven er { $after } over.
   *[4] De kaarten van { $player } gaan terug, van { $before } naar { $after }.
}
story-from-last = { $shape ->
    [1] Van de laatste plaats springt { $player } naar de eerste.
    [2] Net nog op de laatste plaats, nu bovenaan: { $player }.
    [3] { $player } gaat in één ronde iedereen voorbij.
   *[4] Van helemaal achteraan naar helemaal vooraan: { $player }.
}
story-lead-back = { $shape ->
    [1] { $player } pakt de leiding terug.
    [2] Daarmee staat { $player } weer bovenaan.
    [3] De koppositie is weer voor { $player }.
   *[4] { $player } is terug op de eerste plaats.
}
story-lead-first = { $shape ->
    [1] Daarmee staat { $player } bovenaan, voor het eerst alleen.
    [2] { $player } neemt de leiding.
    [3] De leiding gaat over naar { $player }.
   *[4] Aan kop gaat nu { $player }.
}
story-widest = { $shape ->
    [1] { $points } punten voorsprong, zoveel als na geen andere ronde.
    [2] Na geen enkele ronde is het gat groter: { $points } punten.
    [3] Na geen enkele ronde ligt iemand verder voor dan { $player } nu, met { $points } punten.
   *[4] Met { $points } punten is de voorsprong groter dan na elke andere ronde.
}
story-narrow = { $shape ->
    [1] Eén punt scheidt de kop van de rest.
    [2] { $player } leidt, maar met één enkel punt.
    [3] Krapper kan het haast niet, er zit één punt tussen.
   *[4] De voorsprong: één enkel punt.
}
story-turn = { $shape ->
    [1] Hier kantelt het spel.
    [2] Dit is het keerpunt.
    [3] In deze ronde draait het spel, richting { $player }.
   *[4] Hier keert het tij, in het voordeel van { $player }.
}
story-best-round = { $shape ->
    [1] Geen ronde van dit spel brengt meer op: per saldo { $points }.
    [2] Per saldo is dat { $points }, de beste ronde van het spel.
    [3] Het is de beste ronde van het hele spel, per saldo { $points }.
   *[4] Meer dan per saldo { $points } haalt niemand uit een ronde.
}
story-best-tile = { $shape ->
    [1] { $points } daarvan komen van { $tile }; geen andere tegel van dit spel brengt meer op.
    [2] Daarbij is de beste tegel van het spel: { $tile }, voor { part-points }.
    [3] De beste tegel van het spel zit erbij, { $tile }, goed voor { $points }.
   *[4] Geen tegel telt in dit spel meer dan { $tile } met { part-points }.
}

## Het slot

story-bonus = { $shape ->
    [1] { $player } krijgt er { $points } bij, voor { $parts }.
    [2] Voor { $parts } komen er bij { $player } { $points } bij.
    [3] De eindtelling geeft { $player } { $points }, voor { $parts }.
   *[4] { part-points-start } extra voor { $player }, dankzij { $parts }.
}
story-no-bonus = { $shape ->
    [1] { $player } gaat met lege handen naar huis.
    [2] Voor { $player } komt er niets bij.
    [3] Bij { $player } is niets compleet.
   *[4] { $player } krijgt geen punt meer.
}
story-overtaken = { $shape ->
    [1] Dat draait het spel om: { $player } haalt { part-points } in en gaat { $other } voorbij.
    [2] Zo gaat { $player } { $other } toch nog voorbij.
    [3] De voorsprong van { $other }, { part-points }, is daarmee weg.
   *[4] { part-points-start } achterstand: die haalt { $player } in, en { $other } valt terug.
}
story-passed = { $shape ->
    [1] Daarbij gaat { $player } { $other } nog voorbij.
    [2] Zo eindigt { $player } vóór { $other }.
    [3] De tweede plaats gaat van { $other } naar { $player }.
   *[4] { $other } zakt daarmee nog achter { $player }.
}
story-final = { $shape ->
    [1] De eindstand: { $standing }.
    [2] Aan het eind: { $standing }.
    [3] Zo loopt het af: { $standing }.
   *[4] Definitief: { $standing }.
}
story-sums = { $shape ->
    [1] { $player }: { $parts }.
    [2] Bij { $player } waren het er { $parts }.
    [3] Voor { $player } komt het neer op { $parts }.
   *[4] Waar de punten van { $player } vandaan komen: { $parts }.
}
story-sum-gain-wall = { $points } op de muur
story-sum-gain-bonuses = { $points } in de eindtelling
story-sum-gain-floor = { $points } verloren op de vloer
story-sum-gain-start = { $points } bij het begin
story-sum-gain-placed = { $points } met leggen
story-sum-gain-stone = { $points } verloren aan de startsteen
story-sum-gain-left-over = { $points } verloren aan wat overbleef
story-sum-gain-set = { $sign ->
    [less] { $points } eraf door correcties
   *[more] { $points } erbij door correcties
}
story-difference = { $shape ->
    [1] Waar komt het verschil vandaan? { $winner } heeft { $parts }.
    [2] Vergeleken met { $second } heeft { $winner } { $parts }.
    [3] Tussen de eerste twee is het voor { $winner } { $parts }.
   *[4] Dat maakt het verschil: { $winner } heeft { $parts }, vergeleken met { $second }.
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
    [less] { $points } minder bij het begin
   *[more] { $points } meer bij het begin
}
story-gap-gain-placed = { $sign ->
    [less] { $points } minder met leggen
   *[more] { $points } meer met leggen
}
story-gap-gain-stone = { $sign ->
    [less] { $points } meer verloren aan de startsteen
   *[more] { $points } minder verloren aan de startsteen
}
story-gap-gain-left-over = { $sign ->
    [less] { $points } meer verloren aan wat overbleef
   *[more] { $points } minder verloren aan wat overbleef
}
story-gap-gain-set = { $sign ->
    [less] { $points } minder door correcties
   *[more] { $points } meer door correcties
}
story-ending-title = De eindtelling
story-open-title = Wat openbleef
story-sums-title = Alles bij elkaar
story-in-round = Ronde { $round }.
