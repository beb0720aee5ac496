### Naverteld spel in het Nederlands: zinnen die prettig klinken. Elke zin heeft meer dan één vorm.
### Van de spelers is alleen de naam bekend, dus geen 'hij' en geen 'zij'.

## Bouwstenen

story-points-for = { part-points } voor { $name }
story-points-of = { $name } { $points }
story-points-of-each = { $names } elk { $points }
story-points-with = { $name } met { $points }
story-points-with-each = { $names } met elk { $points }
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
story-purple = lila
story-green = groen
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
story-tiles-purple = { $count ->
    [one] één lila tegel
   *[other] { part-count } lila tegels
}
story-tiles-green = { $count ->
    [one] één groene tegel
   *[other] { part-count } groene tegels
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
    [4] { $winner } pakt de winst met { part-points }. Daarachter: { $others }.
    [5] { $winner } haalt de winst binnen met { part-points }, vóór { $others }.
   *[6] Het spel is voor { $winner }: { part-points }, vóór { $others }.
}
story-result-shared = { $shape ->
    [1] Er is meer dan één winnaar: { $winners }, elk met { part-points }.
    [2] { $winners } delen de winst, elk met { part-points }.
    [3] Niemand wint alleen: { $winners } winnen samen, elk met { part-points }.
   *[4] Samen gewonnen: { $winners } eindigen elk op { part-points }.
}
story-result-others = { $shape ->
    [1] Daarachter: { $others }.
    [2] Verder naar achteren: { $others }.
    [3] Niet bij de winnaars: { $others }.
   *[4] Daarna: { $others }.
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
   *[4] { $second } volgt pas met { $points } punten achterstand.
}
story-margin-broken = { $shape ->
    [1] In punten was het gelijk.
    [2] De punten alleen beslisten dit spel niet.
    [3] De punten zijn gelijk; volle muurrijen gaven de doorslag.
   *[4] De voorsprong zit niet in de punten, maar in de muurrijen.
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
    [4] Na geen enkele ronde stond iemand anders bovenaan.
    [5] { $winner } leidde van de eerste ronde tot de laatste.
   *[6] Ronde na ronde stond { $winner } aan kop.
}
story-arc-held = { $shape ->
    [1] Vóór de eindtelling was de voorsprong nog { $before } punten; { $after ->
        [one] één daarvan bleef
       *[other] { $after } daarvan bleven
    } over.
    [2] Na de laatste ronde stond { $winner } nog { $before } punten voor; de eindtelling nam daar bijna alles van.
    [3] De voorsprong van { $winner } was ooit veiliger: { $before } punten vóór de eindtelling.
   *[4] Met { $before } punten voorsprong ging { $winner } de eindtelling in, en dat was net genoeg.
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
story-teaser-ending = { $shape ->
    [1] Wie na de laatste ronde vooraan stond, heeft dit spel niet gewonnen.
    [2] Dit spel werd pas bij het tellen beslist.
    [3] De laatste ronde was voorbij, en nog was er niets beslist.
   *[4] De winst kwam hier pas helemaal aan het eind, in de eindtelling.
}
story-teaser-always = { $shape ->
    [1] Dit spel kende maar één koploper.
    [2] In dit spel wisselde de leiding geen enkele keer.
    [3] Wie na de eerste ronde vooraan stond, bleef daar tot het eind.
   *[4] Bovenaan stond in dit spel steeds dezelfde naam.
}
story-teaser-comeback = { $shape ->
    [1] Een grote achterstand hoeft niet het einde te zijn.
    [2] Soms wint iemand die al ver achterstond.
    [3] Dit is het verhaal van een achterstand die verdween.
   *[4] Onderweg wees er niet veel op deze winst.
}
story-teaser-seesaw = { $shape ->
    [1] Wie er voorstond, veranderde in dit spel telkens weer.
    [2] Het was een spel met veel wisselingen aan kop.
    [3] Nu eens voor, dan weer achter: zo ging het in dit spel.
   *[4] De eerste plaats was in dit spel geen veilige plek.
}
story-teaser-late = { $shape ->
    [1] Tot de laatste ronde lag dit spel open.
    [2] De laatste ronde besliste dit spel.
    [3] Vóór de laatste ronde verried de stand nog niet hoe het zou aflopen.
   *[4] De beslissing liet op zich wachten.
}
story-teaser-regained = { $shape ->
    [1] Een voorsprong kun je verliezen en terughalen.
    [2] Vooraan, niet meer vooraan, weer vooraan: zo gaat dit verhaal.
    [3] Soms moet je twee keer de leiding nemen.
   *[4] In de laatste ronde kwam een verloren leiding terug.
}
story-teaser-level = { $shape ->
    [1] Na de laatste ronde stond het bovenaan gelijk.
    [2] De rondes alleen hebben dit spel niet beslist.
    [3] Toen de laatste ronde voorbij was, was bovenaan alles nog open.
   *[4] Pas het tellen maakte hier het verschil.
}
story-teaser-since = { $shape ->
    [1] Het duurde even voordat de leiding vaststond.
    [2] Na de eerste ronde was er nog niets beslist.
    [3] Dit spel vond zijn koploper pas onderweg.
   *[4] De leiding stond niet van het begin af vast.
}
story-unfinished = { $shape ->
    [1] Het spel is nog niet afgelopen; ronde { $round } is bezig. Tot nu toe: { $standing }.
    [2] Het spel loopt nog, in ronde { $round }. De stand: { $standing }.
    [3] In ronde { $round } wacht het spel op het vervolg. De stand is { $standing }.
   *[4] Er is gespeeld tot in ronde { $round }. Tot hier: { $standing }.
}

## De stand na een ronde

story-score = { $shape ->
    [1] De stand: { $standing }.
    [2] Nu staat het: { $standing }.
    [3] { $standing }.
    [4] Zo eindigt de ronde: { $standing }.
    [5] Op de scorekaarten: { $standing }.
    [6] Zo staat het: { $standing }.
    [7] Na deze ronde: { $standing }.
    [8] De tussenstand: { $standing }.
    [9] En dan de punten: { $standing }.
    [10] De scorekaarten staan zo: { $standing }.
   *[11] Aan het eind van de ronde: { $standing }.
}
story-score-leader = { $shape ->
    [1] Voorop { $leader } met { $points }, dan { $others }.
    [2] Bovenaan staat { $leader } met { $points }, daarachter { $others }.
    [3] { $leader } ligt voor met { $points }; daarna { $others }.
    [4] Aan kop: { $leader } met { $points }, gevolgd door { $others }.
   *[5] { $leader } heeft nu { part-points }; daarachter { $others }.
}
story-score-two = { $shape ->
    [1] { $leader } staat op { $points }, { $other } op { $second }.
    [2] Het staat { $points } tegen { $second } voor { $leader }.
    [3] { $leader } staat voor met { $points } tegen { $second }.
    [4] { $leader } leidt met { $points } tegen { $second }.
    [5] { $leader } komt op { $points }, { $other } op { $second }.
    [6] { $leader } heeft nu { part-points }, { $other } { $second }.
    [7] De ronde eindigt met { $points } tegen { $second } voor { $leader }.
   *[8] Na de ronde: { $points } voor { $leader }, { $second } voor { $other }.
}
story-score-tied = { $shape ->
    [1] Gelijk aan kop: { $standing }.
    [2] { $leaders } staan gelijk op { $points }, daarachter { $others }.
    [3] Bovenaan staat het gelijk: { $standing }.
    [4] Niemand staat alleen bovenaan: { $standing }.
    [5] { $leaders } delen de leiding met { $points }, gevolgd door { $others }.
    [6] Evenveel punten hebben { $leaders }, namelijk { $points }. Daarachter: { $others }.
    [7] Zij aan zij op { $points }: { $leaders }. Daarachter: { $others }.
   *[8] Bovenaan is het in evenwicht: { $standing }.
}
story-score-level = { $shape ->
    [1] { $count ->
        [2] Allebei hebben ze { part-points }.
       *[other] Iedereen heeft { part-points }.
    }
    [2] { $count ->
        [2] Het staat { $points } tegen { $points }.
       *[other] Het staat voor iedereen gelijk: { $points }.
    }
    [3] { $count ->
        [2] Niemand ligt voor, allebei staan ze op { $points }.
       *[other] Niemand ligt voor, iedereen staat op { part-points }.
    }
   *[4] { $count ->
        [2] Gelijke stand, { $points } tegen { $points }.
       *[other] Gelijke stand, { $points } voor iedereen.
    }
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
    [3] Alles bij elkaar gaat { $player } er het meest op vooruit: { $points } punten.
    [4] Deze ronde pakt het best uit voor { $player }.
    [5] Deze keer schiet { $player } het meest op.
   *[6] { $player } haalt het meeste uit deze ronde.
}
story-quiet = { $shape ->
    [1] Een rustig begin.
    [2] Niemand heeft haast.
    [3] Het begint kalm.
    [4] Het begin is bescheiden.
    [5] Het spel komt langzaam op gang.
    [6] In het begin vallen er maar weinig punten.
    [7] Grote getallen zijn er nog niet.
   *[8] Eerst wordt er rustig verzameld.
}
story-begin = { $shape ->
    [1] Iedereen begint met { part-points }.
    [2] Alle scorekaarten beginnen op { part-points }.
    [3] Allemaal beginnen ze met { part-points }.
   *[4] Iedereen start met { part-points }.
}
story-fell = { $shape ->
    [1] { $player } zakt van { $before } naar { $after }.
    [2] Voor { $player } gaat het achteruit, van { $before } naar { $after }.
    [3] Onder de streep een verlies voor { $player }: van { $before } naar { $after }.
    [4] { $player } valt terug van { $before } naar { $after }.
    [5] { $player } daalt van { $before } naar { $after }.
    [6] Dat zet { $player } terug van { $before } naar { $after }.
    [7] { $player } verliest meer dan erbij komt, en gaat van { $before } naar { $after }.
   *[8] { $player } zakt terug van { $before } naar { $after }.
}
story-others = { $shape ->
    [1] { $player } krijgt { part-points }, { $others }.
    [2] { $player } haalt { part-points }, { $others }.
    [3] { $player } pakt { part-points }, { $others }.
    [4] { $player } verdient { part-points }, { $others }.
    [5] { $player } gaat { part-points } vooruit, { $others }.
   *[6] { $player } ontvangt { part-points }, { $others }.
}
story-others-each = { $shape ->
    [1] { $players } krijgen elk { part-points }.
    [2] { $players } halen elk { part-points }.
    [3] { $players } pakken elk { part-points }.
    [4] { $players } verdienen elk { part-points }.
    [5] { $players } gaan elk { part-points } vooruit.
   *[6] { $players } ontvangen elk { part-points }.
}
story-others-one = { $shape ->
    [1] { $player } krijgt { part-points }.
    [2] { $player } haalt { part-points }.
    [3] { $player } pakt { part-points }.
    [4] { $player } verdient { part-points }.
    [5] { $player } gaat { part-points } vooruit.
   *[6] { $player } ontvangt { part-points }.
}
story-others-net = { $shape ->
    [1] Onder de streep krijgt { $player } { part-points }, { $others }.
    [2] Na alle aftrek haalt { $player } { part-points }, { $others }.
    [3] { $player } behoudt { part-points }, { $others }.
    [4] Alles opgeteld pakt { $player } { part-points }, { $others }.
    [5] Per saldo verdient { $player } { part-points }, { $others }.
   *[6] { $player } krijgt per saldo { part-points }, { $others }.
}
story-others-net-each = { $shape ->
    [1] Onder de streep krijgen { $players } elk { part-points }.
    [2] Na alle aftrek halen { $players } elk { part-points }.
    [3] { $players } behouden elk { part-points }.
    [4] Alles opgeteld pakken { $players } elk { part-points }.
    [5] Per saldo verdienen { $players } elk { part-points }.
   *[6] { $players } krijgen per saldo elk { part-points }.
}
story-others-net-one = { $shape ->
    [1] Onder de streep krijgt { $player } { part-points }.
    [2] Na alle aftrek haalt { $player } { part-points }.
    [3] { $player } mag { part-points } houden.
    [4] Alles opgeteld pakt { $player } { part-points }.
    [5] Per saldo verdient { $player } { part-points }.
   *[6] { $player } krijgt per saldo { part-points }.
}
story-from-last = { $shape ->
    [1] { $player } springt van de laatste plaats naar de eerste.
    [2] Net nog laatste, nu bovenaan: { $player }.
    [3] { $player } gaat in één ronde iedereen voorbij.
   *[4] Van helemaal achteraan naar helemaal vooraan: { $player }.
}
story-lead-back = { $shape ->
    [1] { $player } pakt de leiding terug.
    [2] { $player } staat weer bovenaan.
    [3] De leiding is weer voor { $player }.
   *[4] { $player } is terug op de eerste plaats.
}
story-lead-first = { $shape ->
    [1] Voor het eerst staat { $player } alleen bovenaan.
    [2] { $player } neemt de leiding.
    [3] De leiding gaat naar { $player }.
   *[4] { $player } komt aan kop.
}
story-only-lead = { $shape ->
    [1] Het blijft de enige keer dat { $player } na een ronde alleen bovenaan staat.
    [2] Enkel na deze ronde staat { $player } alleen aan kop.
    [3] Na geen andere ronde staat { $player } alleen vooraan.
   *[4] De eerste plaats is maar deze ene keer voor { $player } alleen.
}
story-lead-kept = { $shape ->
    [1] Vanaf nu geeft { $player } de leiding niet meer uit handen.
    [2] En zo blijft het: na elke ronde die volgt, staat { $player } voor.
    [3] Deze voorsprong houdt { $player } tot de laatste ronde.
   *[4] Vanaf hier blijft { $player } na elke ronde bovenaan.
}
story-passes = { $shape ->
    [1] { $player } gaat { $others } voorbij.
    [2] { $player } haalt { $others } in.
    [3] Verder naar achteren schuift { $player } vóór { $others }.
   *[4] En { $player } laat { $others } achter zich.
}
story-widest = { $shape ->
    [1] { $points } punten voorsprong, meer dan na welke andere ronde ook.
    [2] Een grotere voorsprong is er na geen enkele ronde: { $points } punten.
    [3] { $player } staat { $points } punten voor; na geen andere ronde was het gat zo groot.
   *[4] Met { $points } punten is dit de grootste voorsprong na een ronde.
}
story-lead-grows = { $shape ->
    [1] De voorsprong van { $player } groeit van { $before } naar { $after } punten.
    [2] De voorsprong van { $player } was { $before }, en nu zijn het { $after } punten.
    [3] { $player } loopt uit, van { $before } naar { $after } punten voorsprong.
   *[4] Het gat aan kop wordt groter: { $after } punten, eerst { $before }.
}
story-lead-shrinks = { $shape ->
    [1] De voorsprong van { $player } krimpt van { $before } punten naar { $after }.
    [2] Van { $before } punten voorsprong houdt { $player } er { $after } over.
    [3] Het wordt krapper: nog maar { $after ->
        [one] één punt
       *[other] { $after } punten
    } voorsprong, eerst { $before }.
   *[4] { $player } leidt nog, maar met { $after } in plaats van { $before } punten.
}
story-deficit = { $shape ->
    [1] Verder achter komt { $player } in dit spel niet: { $points } punten.
    [2] { $player } staat { $points } punten achter op de eerste plaats, meer dan na welke andere ronde ook.
    [3] { $player } staat nu { $points } punten achter; meer wordt het niet.
   *[4] Hier is de achterstand van { $player } het grootst: { $points } punten.
}
story-narrow = { $shape ->
    [1] Eén punt scheidt de koploper van de rest.
    [2] { $player } staat voor, met maar één punt.
    [3] Krapper kan het haast niet: één punt.
   *[4] De voorsprong van { $player }: één enkel punt.
}
story-before-last = { $shape ->
    [1] Vóór de laatste ronde is het verschil tussen { $leader } en { $second } { part-points }.
    [2] Met { part-points } voorsprong op { $second } gaat { $leader } de laatste ronde in.
    [3] Er komt nog één ronde, en { $second } staat { part-points } achter op { $leader }.
   *[4] Zo begint de laatste ronde: { $leader } { part-points } vóór { $second }.
}
story-turn = { $shape ->
    [1] Hier kantelt het spel, in het voordeel van { $player }.
    [2] Voor { $player } is dit het keerpunt.
    [3] In deze ronde slaat de balans door naar { $player }.
   *[4] Hier keert het tij voor { $player }.
}
story-only-move = { $shape ->
    [1] { $player } neemt { $tiles }, en geen andere greep had de winst nog zeker gemaakt.
    [2] Nog maar één greep maakt de winst zeker voor { $player }, en die komt: { $tiles }.
    [3] Er is nog maar één greep die zeker wint, en { $player } vindt hem: { $tiles }.
   *[4] Hier wordt het beslist: { $player } neemt { $tiles }, de enige greep die nog zeker wint.
}
story-sure-after = { $shape ->
    [1] { $mover } neemt { $tiles }; vanaf hier is { $player } niet meer in te halen.
    [2] Als { $mover } { $tiles } neemt, is het beslist: niemand kan { $player } nog inhalen.
    [3] Hier valt de beslissing: { $mover } neemt { $tiles }, en { $player } heeft de winst nu zeker in handen.
   *[4] Tot hier was voor { $player } niets zeker; nu neemt { $mover } { $tiles }, en de winst is zeker.
}
story-key-take = { $shape ->
    [1] Van één greep hangt veel af, vindt de computer: { $player } neemt { $tiles }.
    [2] Voor de computer is dit de belangrijkste greep vóór de laatste ronde: { $player } neemt { $tiles }.
    [3] Geen greep vóór de laatste ronde maakt zo veel uit als deze, vindt de computer: { $player } neemt { $tiles }.
   *[4] Hier staat meer op het spel dan bij elke andere greep vóór de laatste ronde, vindt de computer: { $player } neemt { $tiles }.
}
story-best-round = { $shape ->
    [1] Zo veel brengt geen andere ronde van dit spel: { $points } onder de streep.
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
story-bonus-alike = { $shape ->
    [1] { $players } krijgen elk { $points } punten, voor { $parts }.
    [2] { $players } halen elk { $points } punten uit de eindtelling, voor { $parts }.
    [3] Voor { $parts } krijgen { $players } er elk { $points } punten bij.
   *[4] De eindtelling levert { $players } elk { $points } punten op, voor { $parts }.
}
story-no-bonus = { $shape ->
    [1] { $player } krijgt er niets bij.
    [2] Voor { $player } komt er niets bij.
    [3] Bij { $player } valt er niets meer te tellen.
    [4] { $player } krijgt er geen punt meer bij.
    [5] Bij { $player } blijft de stand zoals die was.
   *[6] Voor { $player } zijn er hier geen punten.
}
story-no-bonus-several = { $shape ->
    [1] { $players } krijgen er niets bij.
    [2] Voor { $players } komt er niets bij.
    [3] Bij { $players } valt er niets te tellen.
   *[4] Geen punten meer voor { $players }.
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
part-place = { $place ->
    [3] de derde plaats
   *[other] de vierde plaats
}
story-leader-third = { $shape ->
    [1] Vóór het tellen stond { $player } bovenaan, aan het eind is het { part-place }.
    [2] Voor { $player }, vóór de eindtelling nog aan kop, blijft { part-place } over.
    [3] { $player } leidde na de laatste ronde en komt nu op { part-place }.
   *[4] De leiding wordt voor { $player } { part-place }.
}
story-agreed = { $shape ->
    [1] Iedereen was het eens: in ronde { $round } was het afgelopen.
    [2] In ronde { $round } besloot iedereen het spel te beëindigen.
    [3] Ronde { $round } is niet uitgespeeld; iedereen wilde stoppen.
   *[4] Het spel stopte voortijdig, in ronde { $round }, omdat iedereen dat wilde.
}
story-final = { $shape ->
    [1] De eindstand: { $standing }.
    [2] Aan het eind: { $standing }.
    [3] Daarmee is het spel uit: { $standing }.
    [4] De uitslag: { $standing }.
    [5] En zo loopt het af: { $standing }.
   *[6] Alles geteld: { $standing }.
}
story-would-have = { $shape ->
    [1] Dat waren { $points } punten geweest, bij een verschil van { $lacked }.
    [2] Aan het eind had dat { $points } geteld, en er { $lacked ->
        [one] ontbrak maar één punt
       *[other] ontbraken maar { $lacked } punten
    }.
    [3] Dat was { $points } punten waard geweest; het verschil was { $lacked }.
   *[4] Daar stonden { $points } punten op, bij een achterstand van { $lacked }.
}
story-gap = { $shape ->
    [1] Waar { $points ->
        [one] komt het ene punt
       *[other] komen de { $points } punten
    } tussen { $winner } en { $second } vandaan?
    [2] Wat scheidde { $winner } van { $second }?
    [3] Waar bleven de punten die { $second } tekortkwam?
   *[4] Waardoor eindigde { $winner } vóór { $second }?
}
part-first-points = { $first ->
    [0] niets
    [one] één punt
   *[other] { $first } punten
}
part-other = { $other ->
    [0] niets
   *[other] { $other }
}
story-gap-gain = { $shape ->
    [1] { $start } leverde { $winner } { part-first-points } op en { $second } { part-other }.
    [2] { $start } gaf { $winner } { part-first-points }, en { $second } { part-other }.
    [3] Uit { $inside } haalde { $winner } { part-first-points }, { $second } { part-other }.
    [4] { $start }: { part-first-points } voor { $winner }, { part-other } voor { $second }.
    [5] Voor { $winner } telde { $inside } { part-first-points }, voor { $second } { part-other }.
   *[6] Aan { $inside } dankt { $winner } { part-first-points }, { $second } { part-other }.
}
story-gap-loss = { $shape ->
    [1] { $start } kostte { $winner } { part-first-points } en { $second } { part-other }.
    [2] { $start } nam { $winner } { part-first-points } af, en { $second } { part-other }.
    [3] { $winner } verloor aan { $inside } { part-first-points }, { $second } { part-other }.
   *[4] { $winner } moest { part-first-points } inleveren aan { $inside }, { $second } { part-other }.
}
story-most-lost = { $shape ->
    [1] Aan { $inside } verloor { $player } het meest: { $points } punten in het hele spel.
    [2] { $start } nam niemand zo veel af als { $player }: { $points } punten.
    [3] Niemand verloor aan { $inside } zo veel als { $player }: { $points } punten.
   *[4] In het hele spel kostte { $inside } { $player } { $points } punten, meer dan wie ook.
}
story-source-gain-wall = { $at ->
    [start] De muur
   *[inside] de muur
}
story-source-gain-bonuses = { $at ->
    [start] De eindtelling
   *[inside] de eindtelling
}
story-source-gain-floor = { $at ->
    [start] De vloer
   *[inside] de vloer
}
story-source-gain-start = { $at ->
    [start] Het begin
   *[inside] het begin
}
story-source-gain-placed = { $at ->
    [start] Het leggen
   *[inside] het leggen
}
story-source-gain-stone = { $at ->
    [start] De startsteen
   *[inside] de startsteen
}
story-source-gain-left-over = { $at ->
    [start] Het overschot
   *[inside] het overschot
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
story-tips = { $count ->
    [one] { $player } vroeg één keer om een tip.
   *[other] { $player } speelde met { $count } tips.
}
story-thought = { $shape ->
    [1] Het langst dacht { $player } na, in ronde { $round }: { part-minutes }.
    [2] De langste bedenktijd was voor { $player }: { part-minutes }, in ronde { $round }.
    [3] { $player } nam in ronde { $round } de tijd voor een zet: { part-minutes }, langer dan wie ook.
   *[4] Geen zet duurde langer dan die van { $player } in ronde { $round }: { part-minutes }.
}
part-number = { $number ->
    [2] tweede
    [3] derde
    [4] vierde
    [5] vijfde
    [6] zesde
   *[other] { $number }e
}
part-wins = { $wins ->
    [2] tweede
    [3] derde
    [4] vierde
    [5] vijfde
    [6] zesde
   *[other] { $wins }e
}
story-day-game = { $shape ->
    [1] Het was het { part-number } spel van die dag.
    [2] Die dag was dit het { part-number } spel.
    [3] Dit was spel nummer { $number } van de dag.
   *[4] Dit was het { part-number } spel van de dag.
}
story-day-best = { $shape ->
    [1] Zo veel punten als { $player } met { $points } had die dag nog niemand.
    [2] Met { $points } heeft { $player } de beste uitslag van de dag tot nu toe.
    [3] De beste uitslag van de dag tot nu toe is voor { $player }: { $points } punten.
   *[4] { $player } haalde { $points } punten, meer dan wie ook eerder die dag.
}
story-day-wins = { $shape ->
    [1] Voor { $player } is het de { part-wins } overwinning van de dag.
    [2] { $player } wint die dag voor de { part-wins } keer.
    [3] Het is de { part-wins } overwinning van { $player } op die dag.
   *[4] Daarmee heeft { $player } die dag { $wins } keer gewonnen.
}
story-ending-title = De eindtelling
story-back-title = Terugblik
story-in-round = Ronde { $round }.
