### Het Zomerpaviljoen in het Nederlands. Letters (L, O, R, B, Y, G) worden nooit verbogen.

## Titel, keuzes en cijfers

title-summer-pavilion = Zomerpaviljoen
cli-board = gekleurde of grijze kant van het bord (Zomerpaviljoen)
cli-wild-order = jokerkleuren van de zes rondes (Zomerpaviljoen): normal, reversed, of alle zes kleuren met komma’s
# Wat boven een tabel staat heeft zachte koppeltekens: telefoons zijn smal.
gain-start = startpunten { $points }
gain-start-name = Be­gin
gain-placed = leggen { $points }
gain-placed-name = Leg­gen
gain-stone = startsteen minus { $points }
gain-stone-name = Start­steen
gain-left-over = overschot minus { $points }
gain-left-over-name = Over­schot
sp-plan = { $player }: sterren, vakken 1 tot en met 6
sp-plan-corner = Ster
sp-plan-space = { $space }

## Tegels

tiles-purple = { $verbosity ->
    [terse] { $count ->
        [one] een L
       *[other] { $count } L
    }
   *[normal] { $count ->
        [one] een lila L
       *[other] { $count } lila L
    }
}
tiles-yellow-y = { $verbosity ->
    [terse] { $count ->
        [one] een Y
       *[other] { $count } Y
    }
   *[normal] { $count ->
        [one] een gele Y
       *[other] { $count } gele Y
    }
}
# Uitgesproken rijmen B en G; daarom blijft de kleur ook in korte meldingen.
sp-tiles-blue = { $verbosity ->
    [terse] { $form ->
        [say] { $count ->
            [one] een blauwe B
           *[other] { $count } blauwe B
        }
       *[show] { $count ->
            [one] een B
           *[other] { $count } B
        }
    }
   *[normal] { $count ->
        [one] een blauwe B
       *[other] { $count } blauwe B
    }
}
tiles-green = { $verbosity ->
    [terse] { $form ->
        [say] { $count ->
            [one] een groene G
           *[other] { $count } groene G
        }
       *[show] { $count ->
            [one] een G
           *[other] { $count } G
        }
    }
   *[normal] { $count ->
        [one] een groene G
       *[other] { $count } groene G
    }
}
sp-colour = { $name }, { $label }

## Plaatsen

star-centre = de middelste ster
star-purple = { $verbosity ->
    [verbose] de lila ster op { $clock } uur
   *[normal] de lila ster
}
star-orange = { $verbosity ->
    [verbose] de oranje ster op { $clock } uur
   *[normal] de oranje ster
}
star-red = { $verbosity ->
    [verbose] de rode ster op { $clock } uur
   *[normal] de rode ster
}
star-blue = { $verbosity ->
    [verbose] de blauwe ster op { $clock } uur
   *[normal] de blauwe ster
}
star-yellow = { $verbosity ->
    [verbose] de gele ster op { $clock } uur
   *[normal] de gele ster
}
star-green = { $verbosity ->
    [verbose] de groene ster op { $clock } uur
   *[normal] de groene ster
}
star-number = { $verbosity ->
    [terse] ster { $star }
   *[normal] ster { $star } op { $clock } uur
}
star-space = { $verbosity ->
    [terse] { $star }, vak { $space }
   *[normal] { $star }, vak { $space } op { $clock } uur
}
onto-star = de { $star ->
    [0] middelste
    [1] lila
    [2] oranje
    [3] rode
    [4] blauwe
    [5] gele
   *[other] groene
} ster
onto-numbered-star = ster { $star }
onto-star-space = { $verbosity ->
    [terse] { $star }, vak { $space }
    [verbose] op { $star }{ $hour ->
        [0] { "" }
       *[other] { " " }op { $hour } uur
    }, vak { $space } op { $clock } uur
   *[normal] op { $star }, vak { $space } op { $clock } uur
}
sp-pillar = de zuil tussen { $star } en de middelste ster
sp-statue = het standbeeld tussen { $star } en { $next }
sp-window = het venster aan de buitenkant van { $star }
sp-the-supply = Voorraad
tile-at = { $tiles } op { $places }

## Wat er gebeurt

sp-round-wild = { $verbosity ->
    [terse] Joker { $wild }.
   *[normal] De jokerkleur is { $wild }.
}
sp-begins = { $verbosity ->
    [terse] { $player } begint.
   *[normal] { $player } begint en legt de startsteen in het midden.
}
sp-begins-again = { $player } begint weer; de startsteen ligt nog in het midden.
sp-kept-back = { $player } legt uit de hoeken naast het bord: { $tiles }.
sp-stocked = Voorraad: { $tiles }.
sp-restocked = { $verbosity ->
    [terse] Voorraad plus { $tiles }.
   *[normal] Naar de voorraad: { $tiles }.
}
sp-poured = De zak was leeg: { $count ->
    [one] één tegel
   *[other] { $count } tegels
} uit de toren in de zak.
sp-ran-out = Zak en toren zijn leeg. { $count ->
    [one] Fabriek { $last } blijft leeg.
    [2] De fabrieken { $first } en { $last } blijven leeg.
   *[other] De fabrieken { $first } tot en met { $last } blijven leeg.
}
sp-with-wild = { $verbosity ->
    [terse] { $tiles } en { $wild }
   *[normal] { $tiles } en als joker { $wild }
}
sp-taken = { $verbosity ->
    [terse] { $player }: { $tiles }, { $source }.
    [verbose] { $player } neemt { $tiles } { $source }.
   *[normal] { $player }: { $tiles } { $source }.
}
sp-stone-taken = { $verbosity ->
    [terse] { $player }: startsteen, { $loss }.
   *[normal] { $player } neemt ook de startsteen: { $loss }.
}
sp-taking-ended = { $verbosity ->
    [terse] Nu leggen.
    [verbose] Alles is genomen. Nu wordt er gelegd, { $player } begint.
   *[normal] Nu wordt er gelegd, { $player } begint.
}
sp-placed = { $verbosity ->
    [terse] { $player }: { $tiles }, { $space }.
    [verbose] { $player } legt { $tiles } { $space }.
   *[normal] { $player }: { $tiles } { $space }.
}
sp-to-tower = { $verbosity ->
    [terse] Toren plus { $tiles }.
   *[normal] In de toren: { $tiles }.
}
sp-points = { $verbosity ->
    [terse] Plus { $points }.
   *[normal] { $points ->
        [one] Eén punt.
       *[other] { $points } punten.
    }
}
sp-surrounded = { $verbosity ->
    [terse] Omringd: { $features }.
   *[normal] Nu helemaal omringd: { $features }.
}
sp-supply-short = { $earned ->
    [one] Dat zou één bonustegel opleveren
   *[other] Dat zou { $earned } bonustegels opleveren
}, { $count ->
    [0] maar de voorraad is leeg.
    [one] maar er ligt nog maar één in de voorraad.
   *[other] maar er liggen er nog maar { $count } in de voorraad.
}
sp-earns = Daarvoor { $count ->
    [one] één tegel
   *[other] { $count } tegels
} uit de voorraad.
sp-star-taken = Op { $star }: bedekt { $taken }; vrij { $free }.
sp-bonus-taken = { $verbosity ->
    [terse] { $player }: uit de voorraad { $tiles }.
   *[normal] { $player } neemt { $tiles } uit de voorraad.
}
sp-passed = { $player } past.
sp-passed-keeps = { $verbosity ->
    [terse] { $player } past, houdt { $tiles }.
   *[normal] { $player } past en legt in de hoeken: { $tiles }.
}
sp-thrown = { $verbosity ->
    [terse] Toren plus { $tiles }, { $loss }.
   *[normal] In de toren: { $tiles }, { $loss }.
}
sp-star-scored = { $verbosity ->
    [terse] { $player }, { $star }: plus { $points }.
   *[normal] { $player }, { $star } is compleet: { $points } punten erbij.
}
sp-mixed-star-scored = { $verbosity ->
    [terse] { $player }, { $star }, zes kleuren: plus { $points }.
   *[normal] { $player }, { $star } is compleet met zes kleuren: { $points } punten erbij.
}
sp-number-scored = { $verbosity ->
    [terse] { $player }, alle { $number }: plus { $points }.
   *[normal] { $player }, alle vakken met een { $number } bedekt: { $points } punten erbij.
}
sp-corners-paid = { $verbosity ->
    [terse] { $player }, hoeken: { $tiles }, { $loss }.
   *[normal] { $player }, uit de hoeken in de toren: { $tiles }, { $loss }.
}

## Terugleggen

sp-back-kept = { $player }, terug in de hoeken: { $tiles }.
sp-back-stone-out = Startsteen uit het midden terug naast het bord van { $player }.
sp-back-round = Ronde { $round } is nog niet begonnen.
sp-back-stocked = Uit de voorraad terug in de zak: { $tiles }.
sp-back-poured = Uit de zak terug in de toren: { $tiles }.
sp-back-stone = { $player }: startsteen terug in het midden.
sp-back-placed = { $player }: { $tiles } van { $space } terug naast het bord.
sp-back-tower = { $player }, uit de toren terug naast het bord: { $tiles }.
sp-back-bonus = { $player }, terug in de voorraad: { $tiles }.
sp-back-kept-out = { $player }, uit de hoeken terug naast het bord: { $tiles }.
sp-back-corners = { $player }, uit de toren terug in de hoeken: { $tiles }.
sp-back-to-centre = { $player }, terug in het midden: { $tiles }.
sp-back-rest = Uit het midden terug op fabriek { $factory }: { $tiles }.
sp-back-to-factory = { $player }, terug op fabriek { $factory }: { $tiles }.

## Opdrachten, voorgelezen

sp-command-supply = naar de voorraad { $tiles }
sp-command-take = { $verbosity ->
    [terse] { $label }, { $source }
   *[normal] { $label } { $source }
}
sp-read-back-take = { $verbosity ->
    [terse] { $tiles }, { $source }
   *[normal] { $tiles } { $source }
}
sp-command-place = { $verbosity ->
    [terse] { $label }, { $space }
   *[normal] { $label } { $space }
}
sp-command-place-any = { $verbosity ->
    [terse] een tegel, { $space }
   *[normal] een tegel { $space }
}
sp-command-place-paid = { $verbosity ->
    [terse] { $label }, { $space }, betaald met { $tiles }
   *[normal] { $label } { $space }, betaald met { $tiles }
}
sp-command-place-nowhere = een tegel op een vak dat er niet is
sp-command-bonus = uit de voorraad { $tiles }
sp-command-pass = passen
sp-command-pass-keeping = passen en { $tiles } houden
sp-type-place = { $label } { $star } { $space } met { $paid }
sp-type-bonus = kies { $tiles }
sp-type-pass-keeping = pas, houd { $tiles }
sp-type-pass-keeping-nothing = pas, houd niets

## Wie is er aan de beurt

sp-expect-supply = { $verbosity ->
    [terse] Voorraad, { $count }?
   *[normal] { $player } trekt { $count ->
        [one] één tegel
       *[other] { $count } tegels
    } voor de voorraad.
}
sp-expect-pour = { $place }: { $bag ->
    [0] de zak is leeg. Nu
    [one] in de zak zit nog maar één tegel. Trek die eerst. Daarna
   *[other] in de zak zitten nog maar { $bag } tegels. Trek die eerst. Daarna
} de toren in de zak legen, { $tower ->
    [one] één tegel
   *[other] { $tower } tegels
}, en verder trekken, samen { $count }.
sp-expect-rest = { $place }: er { $count ->
    [one] is nog maar één tegel
   *[other] zijn nog maar { $count } tegels
}, en de toren is leeg.
sp-expect-place = { $verbosity ->
    [terse] { $player }.
   *[normal] { $player } legt of past.
}
sp-expect-pass = { $verbosity ->
    [terse] { $player }: alleen passen.
   *[normal] { $player } kan alleen passen: { $count ->
        [0] geen tegels meer.
       *[other] er kan niets worden gelegd.
    }
}
sp-expect-bonus = { $verbosity ->
    [terse] { $player }, { $count } uit de voorraad?
   *[normal] { $player } kiest { $count ->
        [one] één tegel
       *[other] { $count } tegels
    } uit de voorraad: { $tiles }.
}
sp-prompt-supply = Voorraad
sp-prompt-bonus = { $player }, bonus
sp-end-stars = Alleen sterren en getallen die nu compleet zijn, tellen.
sp-end-hands = Tegels naast de borden worden niet meer gelegd en kosten niets.
sp-end-corners = Elke tegel in de hoeken kost { $points ->
    [one] één punt
   *[other] { $points } punten
}.

## Vragen

sp-stars-of = { $player }, sterren.
sp-stars-all-empty = Allemaal leeg.
sp-stars-empty = Leeg: { $stars }.
sp-star-holds = Op { $star }: { $tiles }; vrij { $free }.
sp-star-full = Op { $star }, compleet: { $tiles }.
sp-label-at = { $label } op { $space }
sp-star-of = { $player }, { $star }.
sp-space-free = { $verbosity ->
    [terse] { $space } vrij, kost { $price }.
   *[normal] Vak { $space } op { $clock } uur: vrij, kost { $price }.
}
sp-space-holds = { $verbosity ->
    [terse] { $space } { $label }.
   *[normal] Vak { $space } op { $clock } uur: { $label }.
}
sp-space-price = Een vak kost zoveel tegels als erop staat: vak { $space } dus { $space }.
sp-near-of = { $player }, er ontbreekt nog maar één tegel:
sp-features-of = { $player } mist hier:
sp-feature-done = niets, klaar
sp-near-star = Voor { $star }: vak { $space }.
sp-near-feature = Voor { $feature }: { $space }.
sp-near-number = Voor alle vakken met een { $number }: { $space }.
sp-near-nothing = { $player }: nergens ontbreekt nog maar één tegel.
sp-hand = { $verbosity ->
    [terse] { $player }: { $tiles }.
   *[normal] { $player } heeft naast het bord { $tiles }.
}
sp-hand-empty = { $player } heeft geen tegels naast het bord.
sp-you-have = Naast het bord: { $tiles }.
sp-corners = { $player }, in de hoeken: { $tiles }.
sp-corners-empty = { $player } heeft gepast en niets gehouden.
sp-supply = In de voorraad: { $tiles }.
sp-supply-empty = De voorraad is leeg.
sp-tower = In de toren { $count ->
    [one] één tegel
   *[other] { $count } tegels
}: { $tiles }.
sp-tower-empty = De toren is leeg.
sp-in-tower = in de toren
sp-centre-stone = De startsteen ligt daar.
sp-wild-now = De jokerkleur is { $wild }.
sp-wild-next = In de volgende ronde: { $wild }.
sp-wild-later = Daarna: { $labels }.
sp-passed-nobody = Niemand heeft gepast.
sp-passed-all = Iedereen heeft gepast.
sp-passed-who = { $players } { $count ->
    [one] heeft
   *[other] hebben
} gepast. { $others } { $left ->
    [one] doet
   *[other] doen
} nog mee.
sp-game-rules = { $edition }, { $board }, jokers per ronde: { $wilds }.
sp-game-stone = { $player } heeft de startsteen.
sp-game-scores = Je begint met { $start ->
    [one] één punt
   *[other] { $start } punten
} en zakt nooit onder { $lowest }.
sp-game-stone-cost = De startsteen kost { $points ->
    [one] één punt
   *[other] { $points } punten
} per tegel.
sp-game-corners = In de hoeken { $count ->
    [one] past één tegel
   *[other] passen { $count } tegels
}, elke andere kost { $points ->
    [one] één punt
   *[other] { $points } punten
}.
sp-game-bonus-tiles = Bonustegels: { $pillar } voor een zuil, { $statue } voor een standbeeld, { $window } voor een venster.
sp-game-stars = Punten voor complete sterren: { $stars }, { $mixed } voor zes kleuren.
sp-game-numbers = Punten voor alle vakken met een getal: { $points }.
sp-label-points = { $label } { $points }
sp-number-points = { $number }: { $points }
sp-edition = { $edition ->
    [mini] Het Zomerpaviljoen, uitgave Mini
    [original] Het Zomerpaviljoen, grote uitgave
   *[other] Het Zomerpaviljoen, uitgave { $edition }
}
sp-editions = Zomerpaviljoen: { $editions }
sp-edition-lowest-score = { $position ->
    [1] { $edition } gaat tot { $points } punten omlaag
   *[other] { $edition } tot { $points }
}
sp-board-coloured = gekleurde kant
sp-board-grey = grijze kant
sp-moves-supply = Eerst de voorraad vullen: { $count ->
    [one] één tegel
   *[other] { $count } tegels
}.
sp-only-pass = Niets daarvan kan worden gelegd, alleen passen kan.
sp-stars-spaces = sterren { $stars }, vakken { $spaces }
sp-spaces-of = { $star }, vak { $spaces }
sp-places-with = Met { $label }: { $places }.
sp-at-star = Mogelijk op { $star }.
sp-place-brings = { $verbosity ->
    [terse] { $space } kost { $price }, plus { $points }.
   *[normal] Vak { $space } op { $clock } uur kost { $price }, levert { $points ->
        [one] één punt
       *[other] { $points } punten
    } op.
}
sp-place-surrounds = Daarmee is omringd: { $features }.
sp-no-place-with = Een { $label } kan op dit moment nergens worden gelegd.
sp-what-if-take = { $verbosity ->
    [terse] Dan: { $tiles }, { $source }.
   *[normal] Stel: { $tiles } { $source }.
}
sp-what-if-place = { $verbosity ->
    [terse] Dan: { $tiles }, { $space }.
   *[normal] Stel: { $tiles } { $space }.
}
sp-other-payments = Ook mogelijk: { $payments }.

## Hulp voor dit moment

sp-hint-supply = { $count ->
    [one] Noem de getrokken tegel, bijvoorbeeld r.
   *[other] Noem de { $count } getrokken tegels, bijvoorbeeld 2r b g. Meer met h.
}
sp-hint-fill = Fabriek { $factory }, bijvoorbeeld r r b g. Meer met h.
sp-hint-take = Bijvoorbeeld 2 r. Meer met h.
sp-hint-place = Bijvoorbeeld r 3, of pas. Meer met h.
sp-hint-place-grey = Bijvoorbeeld r 2 4, of pas. Meer met h.
sp-help-supply = De voorraad vullen: noem de { $count ->
    [one] getrokken tegel, bijvoorbeeld r.
   *[other] { $count } getrokken tegels, bijvoorbeeld 2r b g.
}
sp-help-fill = Fabriek { $factory } vullen: noem de vier tegels, bijvoorbeeld r r b g, of 2 r b g. Meerdere fabrieken kunnen op één regel.
sp-help-take = { $player } neemt: fabriek en tegel, bijvoorbeeld 2 r. De letter c staat voor het midden. De joker komt vanzelf mee.
sp-help-place = Leggen: ster en vak, bijvoorbeeld r 3. Op de middelste ster: r c 3. Hoe je betaalt, zeg je erachter: r 3 met 2 r 1 l; anders worden jokers gespaard. Een vraagteken ervoor zegt wat er dan zou gebeuren.
sp-help-place-grey = Leggen: tegel, ster en vak, bijvoorbeeld r 2 4. Op de middelste ster: r c 3. Hoe je betaalt, zeg je erachter: r 2 4 met 3 r 1 l; anders worden jokers gespaard. Een vraagteken ervoor zegt wat er dan zou gebeuren.
sp-help-pass = Passen: p. Houden wat je noemt: p 2 r g, of p houd niets.
sp-help-bonus = { $count ->
    [one] Noem één tegel uit de voorraad, bijvoorbeeld r.
   *[other] Noem { $count } tegels uit de voorraad, hun letters na elkaar.
}
sp-help-questions = Vragen: m wat kan, m r preciezer, hand voor mijn tegels, voorraad, joker, sterren, ster 2, bijna voor alles waaraan één tegel ontbreekt, gepast.

## De tafel zetten, nalopen en opnieuw leggen

sp-set-from-reserve = Uit de toren: { $tiles }.
sp-set-to-reserve = In de toren: { $tiles }.
sp-at-supply = in de voorraad
sp-at-star-of = op { $star } van { $player }
sp-at-hand = naast het bord van { $player }
sp-at-corners = in de hoeken van { $player }
sp-stone-in-centre = De startsteen ligt in het midden.
sp-player-star = het bord van { $player }, { $star }
sp-player-stars-empty = { $player }, sterren, leeg: { $stars }.
sp-player-corners-empty = { $player }, hoeken: leeg.
sp-has-passed = { $players } { $count ->
    [one] heeft
   *[other] hebben
} gepast.
sp-has-not-passed = { $players } { $count ->
    [one] heeft
   *[other] hebben
} niet gepast.

## Waarom iets niet kan

error-must-stock = Eerst de voorraad aanvullen.
error-must-take-tiles = { $player } is aan de beurt. Noem fabriek en tegel samen, bijvoorbeeld 2 r.
error-must-place = { $player } legt nu of past.
error-must-choose-bonus = Eerst kiest { $player } { $count ->
    [one] één tegel
   *[other] { $count } tegels
} uit de voorraad.
error-wild-alone = { $colour } is joker en komt alleen met een andere kleur mee. Daar: { $tiles }.
error-no-star = Die ster is er niet, alleen 1 tot en met 6 en de middelste ster.
error-no-space = Vak { $space } is er niet, alleen 1 tot en met 6.
error-space-taken = Op { $space } ligt al { $colour }.
error-star-wants = Op { $star } komt alleen { $colour }, niet { $other }.
error-star-has = Op { $star } ligt al een { $colour }; daar komt elke kleur maar één keer.
error-which-colour = Welke tegel op { $space }? Mogelijk: { $colours }.
error-not-held = Er is geen { $colour } om te leggen.
error-too-few = De prijs is { $price } voor { $space }. Er { $count ->
    [one] is één { $colour }
   *[other] zijn { $count } { $colour }
} en { $wild ->
    [0] geen jokers
    [one] één joker
   *[other] { $wild } jokers
}.
error-payment = Zo kan het niet worden betaald. De prijs is { $price } voor { $space }, met minstens één { $colour }. Er { $count ->
    [one] is één { $colour }
   *[other] zijn { $count } { $colour }
} en { $wild ->
    [0] geen jokers
    [one] één joker
   *[other] { $wild } jokers
}.
error-payment-colour = Alleen { $colour } en de joker { $wild } betalen voor { $space }.
error-bonus-count = { $count ->
    [one] Eén tegel wordt
   *[other] { $count } tegels worden
} gekozen, maar { $said ->
    [one] er is er één
   *[other] er zijn er { $said }
} genoemd.
error-supply-lacks = In de voorraad { $left ->
    [0] ligt geen { $colour }
    [one] ligt maar één { $colour }
   *[other] liggen maar { $left } { $colour }
}, maar { $count ->
    [one] er is er één
   *[other] er zijn er { $count }
} genoemd.
error-keep-which = Er zijn nog { $count } tegels: { $tiles }. { $most ->
    [one] Eén mag je er houden
    [4] Vier mag je er houden
   *[other] { $most } mag je er houden
}; noem ze, bijvoorbeeld: p 2 r 2 g.
error-keep-fewer = In de hoeken { $most ->
    [one] past maar één tegel
    [4] passen maar vier tegels
   *[other] passen maar { $most } tegels
}, maar er zijn er { $count } genoemd.
error-keep-not-held = Naast het bord { $left ->
    [0] ligt geen { $colour }
    [one] ligt maar één { $colour }
   *[other] liggen maar { $left } { $colour }
}, maar { $count ->
    [one] er is er één
   *[other] er zijn er { $count }
} genoemd.
error-supply-size = In de voorraad passen { $size } tegels, genoemd zijn er { $count }.
error-corners-size = In de hoeken passen { $size } tegels, genoemd zijn er { $count }.

## Antwoorden op vragen in vrije woorden

sp-free-spaces = { $count ->
    [one] vak { $spaces }
   *[other] vakken { $spaces }
}
sp-place-hand = naast het bord
sp-place-corners = hoeken
sp-round-of = Ronde { $round } van { $count }. { $player } is begonnen.
sp-best-none = Nemen levert geen punten op, alleen leggen.

## Beeld

sp-picture-stone = Startsteen in het midden
sp-picture-supply = Voorraad
sp-picture-hand = Naast het bord
sp-picture-kept = In de hoeken
sp-picture-passed = Heeft gepast.
sp-picture-stars = Sterren
sp-picture-space = Vak { $space }
sp-picture-middle = M
sp-pick-pass = Passen
sp-pick-keep-fewer = Passen en minder bewaren
sp-pick-no-more = Niets meer bewaren
sp-pick-payment = Betalen: { $tiles }

sp-set-spaces = Velden van de sterren
sp-set-stone = Startsteen
sp-set-span-star = een ster van punt tot tegenoverliggende punt
sp-set-span-supply = vijf velden op een rij van de voorraad langs hun onderrand
sp-set-tip = De tegels van de Mini-editie zijn klein: een etiket van één cel heeft een zijde van ongeveer 12 millimeter nodig, in bakjes van ongeveer 14.
sp-set-where-tiles = plak er een midden op elke tegel, rechtop als er een punt boven is. Het merkje op het etiket wijst de onderkant aan.
sp-set-where-spaces = plak er een in elk veld, rechtop, waarheen het veld ook wijst, zoals het bord de prijzen toont. Past het er niet in, dan komt het buiten bij de punt.
sp-set-where-star-labels = plak er een naast elke ster, buiten bij zijn punt op 12 uur.
sp-set-where-star = elk op de plek van zijn ster: { $places }. Het lipje ligt op 12 uur.
sp-star-in-middle = { $star } in het midden
sp-star-at = { $star } op { $clock } uur
sp-set-where-supply = bij de tien velden van de voorraad.

## Vragen over de regels

sp-space-payable = Te betalen: { $payments }.
sp-space-short = Niet te betalen: { $player } heeft daarvoor { $count ->
    [0] geen passende tegel
    [one] maar één tegel
   *[other] maar { $count } tegels
}.
sp-star-has = Daar ligt al een { $label }.
sp-star-open = Vrij op { $star }: { $count ->
    [0] niets
    [one] vak { $spaces }
   *[other] vak { $spaces }
}.
sp-star-goal = Als { $star } vol is: { $points } punten aan het eind.
sp-star-lacks = { $player } mist { $count ->
    [one] vak
   *[other] vak
} { $spaces }, samen { $price ->
    [one] één tegel
   *[other] { $price } tegels
}. Kleur: { $labels }.
sp-number-goal = Alle vakken met een { $number }: { $points ->
    [0] geen punten
   *[other] { $points } punten
} aan het eind.
sp-number-lacks = { $player } mist daarvoor nog: { $stars }.
sp-passing-now = Stel, { $player } past nu: { $lost ->
    [0] alle tegels kunnen blijven, en dat kost niets
    [one] één tegel kan niet blijven, en dat kost één punt
   *[other] { $lost } tegels kunnen niet blijven, en dat kost { $lost } punten
}, daarna { $score }.

## Wat zeker is van een zet

part-sp-fact-of = { $board ->
    [grey] {" "}in { $colour }
   *[coloured] {""}
}
part-sp-fact-by = { $board ->
    [grey] {" "}met { $colour }
   *[coloured] {""}
}
part-sp-fact-with = { $bonus ->
    [star] {" "}met de ster
    [number] {" "}met het getal
    [both] {" "}met ster en getal
   *[none] {""}
}
part-sp-fact-least = { $count ->
    [0] { $points ->
        [one] {""}
       *[other] : minstens { $points } punten{ part-sp-fact-with }
    }
   *[other] : minstens { $points ->
        [one] één punt
       *[other] { $points } punten
    }{ part-sp-fact-with }, en { $features }
}
sp-some-pillar = { $count ->
    [one] een zuil
   *[other] { $count } zuilen
}
sp-some-statue = { $count ->
    [one] een standbeeld
   *[other] { $count } standbeelden
}
sp-some-window = { $count ->
    [one] een venster
   *[other] { $count } vensters
}
sp-fact-star = Daarmee is { $star } compleet: aan het eind { $points } punten.
sp-fact-number = Alle vakjes met { $number } zijn dan bedekt: aan het eind { $points } punten.
sp-fact-bonus = Dat sluit { $features } in: { $count ->
    [one] één bonustegel
   *[other] { $count } bonustegels
}.
sp-fact-around = Rond { $features } voor { $count ->
    [one] één bonustegel
   *[other] { $count } bonustegels
} { $missing ->
    [one] ontbreekt dan nog één tegel
   *[other] ontbreken dan nog { $missing } tegels
}.
sp-fact-stone = De startsteen kost { $points ->
    [0] niets
    [one] één punt
   *[other] { $points } punten
}.
sp-fact-affords = Genoeg{ part-sp-fact-of } dan voor de { $number } op { $star }{ part-sp-fact-least }.
sp-fact-lacking = Voor de { $number } op { $star } { $missing ->
    [one] ontbreekt dan nog één tegel{ part-sp-fact-of }
   *[other] ontbreken dan nog { $missing } tegels{ part-sp-fact-of }
}{ part-sp-fact-least }.
sp-fact-blocks = De volgende zet van { $player } is dan niet genoeg voor de { $number } op { $star }{ part-sp-fact-by }{ part-sp-fact-least }.
sp-fact-saves = Zo betaald blijft er genoeg{ part-sp-fact-of } voor de { $number } op { $star }{ part-sp-fact-least }.
sp-fact-spares = Dat spaart { $tiles }; { $colour } is in de volgende ronde geen joker.
sp-fact-next-wild = In de volgende ronde is { $colour } joker: { $count ->
    [one] één tegel
   *[other] { $count } tegels
} om te bewaren.
sp-fact-gets-wilds = Dat levert { $count ->
    [one] één joker
   *[other] { $count } jokers
} op.
sp-fact-begins = { $player } begint dan { $begun ->
    [placing] het leggen
   *[round] de volgende ronde
}.
sp-fact-wilds = Betaald wordt met { $count ->
    [one] één joker
   *[other] { $count } jokers
}.
sp-fact-wilds-more = Betaald wordt met { $amount ->
    [one] één joker meer
   *[other] { $amount } jokers meer
}.
sp-fact-gone = Van { $colour } is dan niets meer te pakken.
sp-fact-pass-costs = Passen kost { $points ->
    [one] één punt
   *[other] { $points } punten
}.
sp-fact-keeps = { $count ->
    [0] Geen tegel blijft
    [one] Eén tegel blijft voor de volgende ronde
   *[other] { $count } tegels blijven voor de volgende ronde
}{ $wild ->
    [0] {""}
    [one] , waarvan één dan joker
   *[other] , waarvan { $wild } dan joker
}.
sp-fact-star-lacks = Op { $star } { $count ->
    [one] ontbreekt dan nog één tegel
   *[other] ontbreken dan nog { $count } tegels
} voor { $points } punten aan het eind.
sp-fact-number-lacks = Dan { $count ->
    [one] ontbreekt nog één vakje
   *[other] ontbreken nog { $count } vakjes
} met een { $number } voor { $points } punten aan het eind.
sp-fact-holds = Dat levert { $count ->
    [one] één tegel
   *[other] { $count } tegels
} op.
sp-fact-holds-more = Dat levert { $amount ->
    [one] één tegel meer
   *[other] { $amount } tegels meer
} op.
sp-fact-hand = Naast het bord { $count ->
    [0] blijft dan niets
    [one] blijft dan één tegel
   *[other] blijven dan { $count } tegels
} over.
sp-fact-hand-more = Naast het bord { $amount ->
    [one] blijft zo één tegel meer over
   *[other] blijven zo { $amount } tegels meer over
}.

## What somebody does again and again

sp-habit-star = { $count } keer had een ster compleet kunnen worden.
sp-habit-number = { $count } keer hadden alle vakjes met een getal bedekt kunnen worden.
sp-habit-bonus = { $count } keer waren er bonustegels te krijgen.
sp-habit-stone = { $count } keer kostte de startsteen punten die een andere zet niet had gekost.
sp-habit-affords = { $count } keer waren andere tegels genoeg geweest voor een vakje meer.
sp-habit-wilds = { $count } keer werd met meer jokers betaald dan een andere zet had gekost.
sp-habit-gone = { $count } keer waren de laatste tegels van een kleur te krijgen.
sp-habit-pass = { $count } keer kostte passen punten die een andere zet niet had gekost.
