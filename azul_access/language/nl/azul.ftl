### Azul in het Nederlands. Letters (R, B, SCH, X, O) worden nooit verbogen: een rode R, 2 rode R.
### Een rij is een patroonlijn; de rijen van de muur heten muurrijen.

## Titel, keuzes en cijfers

title-azul = { $form ->
    [say] Azoel
   *[show] Azul
}
cli-wall = gekleurde of grijze muur (Azul)
cli-column-bonus = punten voor een volle kolom
gain-wall = muur { $points }
gain-wall-name = Muur
gain-floor = vloer min { $points }
gain-floor-name = Vloer
azul-plan = { $player }: muur
azul-plan-corner = Rij
azul-plan-row = Rij { $row }

## Tegels

tiles-black = { $verbosity ->
    [terse] { $count ->
        [one] een { label-sch }
       *[other] { $count } { label-sch }
    }
   *[normal] { $count ->
        [one] een zwarte { label-sch }
       *[other] { $count } zwarte { label-sch }
    }
}
tiles-turquoise = { $verbosity ->
    [terse] { $count ->
        [one] een X
       *[other] { $count } X
    }
   *[normal] { $count ->
        [one] een turquoise X
       *[other] { $count } turquoise X
    }
}
tiles-white = { $verbosity ->
    [terse] { $count ->
        [one] een X
       *[other] { $count } X
    }
   *[normal] { $count ->
        [one] een witte X
       *[other] { $count } witte X
    }
}
tiles-yellow = { $verbosity ->
    [terse] { $count ->
        [one] een O
       *[other] { $count } O
    }
   *[normal] { $count ->
        [one] een gele O
       *[other] { $count } gele O
    }
}

## Plaatsen

azul-to-line = { $verbosity ->
    [terse] rij { $line }
   *[normal] in rij { $line }
}
azul-to-floor = { $verbosity ->
    [terse] vloer
   *[normal] op de vloerlijn
}
azul-beside-disc = de tafel naast de middenschijf
azul-beside-count = { $count } naast de schijf
azul-on-disc = { $verbosity ->
    [terse] { $pairs }
   *[normal] { $spaces }
}
azul-disc-and-beside = { $verbosity ->
    [terse] { $spaces }, { $count } ernaast
   *[normal] { $spaces }, en nog { $count } naast de schijf
}
azul-tiles-at = { $verbosity ->
    [terse] { $label } { $spaces }
    [verbose] { $tiles }, { $spaces }
   *[normal] { $label }, { $spaces }
}
azul-label-at = { $label } op plaats { $place }

## Wat er gebeurt

azul-round-started = { $verbosity ->
    [terse] { $round ->
        [1] { $player } begint. Startmarker: { $space }.
       *[other] { $player } begint.
    }
    [verbose] { $player } begint en legt de startmarker op de middenschijf, { $space }.
   *[normal] { $round ->
        [1] { $player } begint en legt de startmarker op de middenschijf, { $space }.
       *[other] { $player } begint. Startmarker op de middenschijf.
    }
}
azul-poured = De zak was leeg: { $count ->
    [one] één tegel
   *[other] { $count } tegels
} uit het deksel in de zak.
azul-ran-out = Zak en deksel zijn leeg. { $count ->
    [one] Fabriek { $last } blijft leeg.
    [2] Fabriek { $first } en { $last } blijven leeg.
   *[other] Fabriek { $first } tot en met { $last } blijven leeg.
}
azul-round-started-again = { $player } begint weer; de startmarker ligt nog op de middenschijf.
azul-taken = { $verbosity ->
    [terse] { $player }: { $tiles }, { $source }, { $landing }.
    [verbose] { $player } neemt { $tiles } { $source } en legt { $count ->
        [one] hem
       *[other] ze
    } { $landing }.
   *[normal] { $player }: { $tiles } { $source } { $landing }.
}
azul-landing-line = { $verbosity ->
    [terse] rij { $line }, { $status }
    [verbose] in rij { $line }, { $places } geteld vanaf de muur: { $status }
   *[normal] in rij { $line }: { $status }
}
azul-landing-floor = { $verbosity ->
    [terse] vloer, min { $points }
    [verbose] op de vloerlijn, { $places }: min { $points }
   *[normal] op de vloerlijn: min { $points }
}
azul-landing-full-floor = { $verbosity ->
    [terse] vloer, die vol is
   *[normal] op de vloerlijn, die al vol is
}
azul-line-now = { $now } van { $line }
azul-line-makes = { $verbosity ->
    [verbose] nu { $now } van { $line }
   *[normal] { $now } van { $line }
}
azul-line-full = vol
azul-dropped = { $verbosity ->
    [terse] Vloer: { $tiles }, min { $points }.
    [verbose] Op de vloerlijn, { $places }: { $tiles }, min { $points }.
   *[normal] Op de vloer: { $tiles }, min { $points }.
}
azul-to-lid = { $verbosity ->
    [terse] Deksel plus { $tiles }.
   *[normal] In het deksel: { $tiles }.
}
# Klinkt ook bij het terugnemen van een zet, dan in omgekeerde richting.
azul-hop = { $verbosity ->
    [terse] Schijf: { $label } van { $origin } naar { $space }.
   *[normal] Middenschijf: een { $label } van { $origin } naar { $space }.
}
azul-marker-taken = { $verbosity ->
    [terse] { $player }: startmarker, vloer, min { $points }.
    [verbose] { $player } neemt de startmarker: op de vloerlijn, plaats { $place }, min { $points }.
   *[normal] { $player }: startmarker op de vloer, min { $points }.
}
azul-marker-taken-free = { $player } neemt de startmarker. De vloerlijn is vol, dus de marker komt naast het bord en kost niets.
azul-taking-ended = { $verbosity ->
    [terse] Muurbekleding.
    [verbose] Alles is genomen. Nu de muurbekleding.
   *[normal] Nu de muurbekleding.
}
azul-tiled = { $verbosity ->
    [terse] Rij { $line }, { $label } op plaats { $place }, plus { $points }.
    [verbose] Rij { $line }, een { $label } naar de muur, plaats { $place }. { $points ->
        [one] Eén punt.
       *[other] { $points } punten.
    }
   *[normal] Rij { $line }, { $label } op plaats { $place }, { $points ->
        [one] één punt.
       *[other] { $points } punten.
    }
}
azul-tiled-runs = Horizontaal { $across }, verticaal { $down }.
azul-tiled-across = Horizontaal { $across }.
azul-tiled-down = Verticaal { $down }.
azul-blocked = In rij { $line } is aan de muur geen plek voor { $label }. Alle tegels van de rij gaan naar de vloerlijn.
azul-floor-cleared = { $verbosity ->
    [terse] Vloer, { $loss }.
    [verbose] Vloerlijn, { $count ->
        [one] één plaats bezet
       *[other] { $count } plaatsen bezet
    }, { $loss }.
   *[normal] Vloer, { $loss }.
}
azul-marker-kept = { $verbosity ->
    [terse] Startmarker blijft.
   *[normal] De startmarker blijft bij { $player }.
}
azul-bonus-row = { $verbosity ->
    [terse] Muurrij { $row }, plus { $points }.
   *[normal] Muurrij { $row } compleet, { $points } punten erbij.
}
azul-bonus-column = { $verbosity ->
    [terse] Kolom { $column }, plus { $points }.
   *[normal] Kolom { $column } compleet, { $points } punten erbij.
}
azul-bonus-colour = { $verbosity ->
    [terse] Alle { $label }, plus { $points }.
   *[normal] Alle vijf { $label } op de muur, { $points } punten erbij.
}
azul-win-by-rows = { $player } wint. Het staat gelijk op { $points ->
    [one] één punt
   *[other] { $points } punten
}; de complete muurrijen beslissen, en { $player } heeft er { $rows }.

## Terugleggen

azul-back-round = Startmarker van de middenschijf terug naast het bord van { $player }. Ronde { $round } is nog niet begonnen.
azul-back-poured = Uit de zak terug in het deksel: { $tiles }.
azul-back-marker = { $verbosity ->
    [terse] { $player }: startmarker terug naar het midden.
   *[normal] { $player }: startmarker terug op de middenschijf, { $space }.
}
azul-back-tiled = { $player }: een { $label } van de muur, plaats { $place }, terug in rij { $line }.
azul-back-line-lid = { $player }: { $tiles } uit het deksel erbij in rij { $line }.
azul-back-blocked = { $player }: { $tiles } van de vloerlijn terug in rij { $line }.
azul-back-floor = { $player }, terug op de vloerlijn: { $pieces }.
azul-back-floor-piece = { $label } op plaats { $place }
azul-back-rest = { $verbosity ->
    [terse] { $factory }: een { $label } terug uit het midden, { $space }.
   *[normal] { $factory }, plaats { $place }: een { $label } terug uit het midden, { $space }.
}
azul-back-to-factory = { $verbosity ->
    [terse] { $player }: { $tiles } { $where } terug op fabriek { $factory }.
   *[normal] { $player }: { $tiles } { $where } terug op fabriek { $factory }, { $places }.
}
azul-back-to-centre = { $player }: { $tiles } { $where } terug naar het midden, { $spaces }.
azul-out-of-lid = uit het deksel
azul-off-floor = { $verbosity ->
    [terse] van de vloerlijn
   *[normal] van de vloerlijn, { $places },
}
azul-off-line = { $verbosity ->
    [terse] uit rij { $line }
   *[normal] uit rij { $line }, { $places },
}

## Opdrachten, voorgelezen

azul-command-take-open = { $label } { $source }
azul-command-take = { $verbosity ->
    [terse] { $label }, { $source }, { $target }
   *[normal] { $label } { $source } { $target }
}
azul-read-back-take = { $verbosity ->
    [terse] { $tiles }, { $source }, { $target }
   *[normal] { $tiles } { $source } { $target }
}
azul-command-choose = rij { $line } in kolom { $column }
azul-type-choose = kolom { $column }

## Wie is aan de beurt

azul-expect-fill-pour = Fabriek { $factory }: { $bag ->
    [0] de zak is leeg.
    [one] in de zak zit nog maar één tegel. Eerst die trekken.
   *[other] in de zak zitten nog maar { $bag } tegels. Eerst die trekken.
} Dan het deksel in de zak legen, { $lid ->
    [one] één tegel
   *[other] { $lid } tegels
}, en verder trekken.
azul-expect-fill-rest = Fabriek { $factory }: er { $count ->
    [one] is nog maar één tegel
   *[other] zijn nog maar { $count } tegels
}, het deksel is leeg.
azul-expect-choice = { $verbosity ->
    [terse] { $player }, rij { $line }, { $label }: kolom { $columns }?
   *[normal] { $player }, rij { $line } is vol: in welke kolom komt de { $label }? Mogelijk: { $columns }.
}
azul-expect-stuck = Er zijn geen tegels meer. Het spel kan alleen nog worden beëindigd, met het woord: einde.
azul-prompt-stuck = Einde?
azul-prompt-choice = { $player }, rij { $line }, kolom
azul-end-walls = { $verbosity ->
    [terse] Alleen de muren tellen, zoals ze zijn.
   *[normal] Alleen de muren tellen, zoals ze nu zijn: volle rijen, kolommen en kleuren.
}
azul-end-lines = Wat in de patroonlijnen ligt, wordt niet meer betegeld.
azul-end-floors = De vloerlijnen kosten niets meer.

## Vragen

azul-centre-marker = De startmarker ligt daar.
azul-centre-beside = Naast de middenschijf: { $tiles }.
azul-lid = In het deksel, { $count ->
    [one] één tegel
   *[other] { $count } tegels
}: { $tiles }.
azul-lid-empty = Het deksel is leeg.
azul-in-lid = in het deksel
azul-lines-of = { $player }, patroonlijnen.
azul-wall-of = { $player }, muur.
azul-floor-of = { $player }, vloerlijn.
azul-line-holds = Rij { $line }: { $tiles }, { $free ->
    [0] vol
   *[other] { $free } vrij
}.
azul-lines-empty = Leeg: rij { $lines }.
azul-lines-all-empty = Alles leeg.
azul-wall-row = Muurrij { $row }: { $tiles }.
azul-wall-row-free = Daar vrij: { $tiles }.
azul-wall-empty = Leeg: muurrij { $rows }.
azul-wall-all-empty = Leeg.
azul-floor-holds = Daarop: { $labels }; min { $points }.
azul-floor-empty = Leeg.
azul-open-lines = { $count ->
    [one] Mogelijk: rij { $lines }, of de vloer.
   *[other] Mogelijk: rijen { $lines }, of de vloer.
}
azul-open-floor-only = Mogelijk: alleen de vloer.
azul-floor-always = De vloer kan altijd.
azul-open-rows = { $count ->
    [one] Mogelijk: rij { $lines }.
   *[other] Mogelijk: rijen { $lines }.
}
azul-open-no-row = Het kan in geen enkele rij.
azul-open-columns = { $count ->
    [one] Mogelijk: kolom { $columns }.
   *[other] Mogelijk: kolommen { $columns }.
}
azul-what-if = { $verbosity ->
    [terse] Dan: { $tiles }, { $source }, { $landing }.
   *[normal] Stel: { $tiles } { $source } { $landing }.
}
azul-what-if-take = { $verbosity ->
    [terse] Dan: { $tiles }, { $source }.
   *[normal] Stel: { $tiles } { $source }.
}
azul-fills-not = Rij { $line } zou hoogstens { $most } van { $length } hebben.
azul-fill-costs = De vloer kost dan { $points ->
    [one] één punt
   *[other] { $points } punten
}.
azul-what-if-row = Rij { $line }: { $status }.
azul-what-if-floor = Of alles op de vloerlijn: { $points ->
    [0] vol, kost niets
   *[other] min { $points }
}.
azul-what-if-points = Op de muur levert dat { $points ->
    [one] één punt
   *[other] { $points } punten
} op.
azul-sum = { $parts }: samen { $kind ->
    [loss] min { $net }
   *[gain] { $net }
}.
azul-sum-wall = Op de muur { $points ->
    [one] één punt
   *[other] { $points } punten
}
azul-sum-floor = vloer min { $points }
azul-sum-marker = startmarker min { $points }
azul-what-if-column = Stel: kolom { $column }.
azul-marker-beside = De startmarker ligt naast het bord van { $player }.
azul-game-marker = { $player } heeft de startmarker.
azul-game-rules = { $edition }, { $wall }, { $points } punten voor een complete kolom.
azul-game-bonuses = { $row ->
    [one] Eén punt
   *[other] { $row } punten
} voor een complete muurrij, { $colour ->
    [one] één punt
   *[other] { $colour } punten
} voor alle vijf tegels van een kleur.
azul-game-floor = De plaatsen van de vloerlijn kosten { $costs }.
azul-edition = { $edition ->
    [tactile] Azul, tactiele uitgave
    [publisher] Azul, gewone uitgave
   *[other] Azul, uitgave { $edition }
}
azul-editions = Azul: { $editions }
azul-edition-bonus = { $position ->
    [1] { $edition } telt { $points } punten voor een kolom
   *[other] { $edition } { $points }
}
azul-wall-coloured = gekleurde muur
azul-wall-grey = grijze muur

## Hulp voor dit moment

azul-hint-fill = Fabriek { $factory }, bijvoorbeeld r r b s. Meer met h.
azul-hint-take = Bijvoorbeeld 2 r 3. Meer met h.
azul-hint-choice = Noem een kolom.
azul-help-boards = b is het bord van { $player }, b { $number } dat van { $other }.
azul-help-fill = Fabriek { $factory } vullen: noem de vier tegels, bijvoorbeeld r r b s, of 2 r b s. Meerdere fabrieken op één regel mag ook.
azul-help-take = { $player } neemt: fabriek, tegel, rij, bijvoorbeeld 2 r 3. De letter c of m staat voor het midden, rij 0 voor de vloer. Een vraagteken ervoor zegt wat er dan zou gebeuren. De letter m alleen noemt de zetten.
azul-help-choice = { $player } noemt de kolom, van 1 tot en met 5.

## De tafel zetten, nalopen en opnieuw leggen

azul-set-from-reserve = Uit het deksel: { $tiles }.
azul-set-to-reserve = In het deksel: { $tiles }.
azul-marker-in-centre = De startmarker ligt in het midden.
azul-player-line = { $player }, rij { $line }: { $tiles }.
azul-player-lines-empty = { $count ->
    [one] { $player }, rij { $lines }: leeg.
   *[other] { $player }, leeg: rij { $lines }.
}
azul-player-wall-row = { $player }, muurrij { $row }: { $tiles }.
azul-player-wall-empty = { $count ->
    [one] { $player }, muurrij { $rows }: leeg.
   *[other] { $player }, leeg: muurrij { $rows }.
}
azul-at-line = in rij { $line } van { $player }
azul-at-wall = op de muur van { $player }
azul-at-floor = op de vloerlijn van { $player }

## Waarom iets niet kan

error-must-take = { $player } is aan de beurt. Noem fabriek, tegel en rij samen, bijvoorbeeld 2 r 3.
error-must-choose = Eerst kiest { $player } de kolom voor rij { $line }.
error-stuck = Er zijn geen tegels meer. Met het woord einde worden de punten geteld.
error-which-line = In welke rij?
error-no-line = Rij { $line } is er niet, alleen 1 tot en met 5, en 0 voor de vloer.
error-no-column = Kolom { $column } is er niet, alleen 1 tot en met 5.
error-line-full = Rij { $line } is al vol.
error-line-other-colour = In rij { $line } ligt al { $other }, { $count } van { $line }.
error-wall-has-colour = In muurrij { $line } ligt al een { $colour }.
error-column-taken = Kolom { $column } is in muurrij { $line } al bezet, door { $colour }.
error-column-has-colour = In kolom { $column } ligt al een { $colour }.
error-no-row = Een muurrij { $row } is er niet, alleen 1 tot en met 5.
error-row-size = Muurrij { $row } heeft 5 plaatsen, maar er { $count ->
    [one] is er één
   *[other] zijn er { $count }
} genoemd. Noem ze alle vijf, ook de lege, of één ervan: “is muurrij { $row } plaats 1 r”.
error-needs-column = Welke kolom? Noem rij en kolom.
error-space-other-colour = Op muurrij { $row }, kolom { $column }, is { $printed } gedrukt, niet { $colour }.

## Antwoorden op vragen in vrije woorden

azul-place-line = Rij { $line }
azul-place-wall-row = Muurrij { $row }
azul-place-column = Kolom { $column }
azul-place-floor = Vloer
azul-in-line = in rij { $line }
azul-in-wall-row = in muurrij { $row }
azul-in-column = in kolom { $column }
azul-on-floor = op de vloer
azul-player-line-holds = { $player }, rij { $line }: { $tiles }, { $free ->
    [0] vol
   *[other] { $free } vrij
}.
azul-player-column = { $player }, kolom { $column }: { $tiles }.
azul-label-in-row = { $label } in rij { $row }
azul-would-fill = Rij { $line } wordt vol met tegels { $sources }: { $points ->
    [one] één punt
   *[other] { $points } punten
}.
azul-fills-later = Niet in één beurt, wel in meer, als de anderen de tegels laten liggen.
azul-last-round = Het spel eindigt na de ronde waarin een muurrij vol wordt.
azul-turns-left = Nog { $count ->
    [one] één beurt
   *[other] { $count } beurten
} in deze ronde.
azul-turns-between = Nog { $least } tot { $most } beurten in deze ronde.
azul-worst = { $player } krijgt in deze ronde hoogstens { $points ->
    [one] één minpunt
   *[other] { $points } minpunten
} op de vloerlijn; tot nu toe { $cost }. { $left ->
    [0] Er is niets meer te nemen.
    [one] Er is nog één tegel te nemen.
   *[other] Er zijn nog { $left } tegels te nemen.
}
azul-lines-later = Rij { $lines }: niet in één beurt, wel in meer, als de anderen de tegels laten liggen.
azul-best-none = Geen zet maakt nu een rij vol.
azul-bonus-for-row = Een volle muurrij: { $points ->
    [one] één punt
   *[other] { $points } punten
}.
azul-bonus-for-column = Een volle kolom: { $points ->
    [one] één punt
   *[other] { $points } punten
}.
azul-bonus-for-colour = Alle vijf van een kleur: { $points ->
    [one] één punt
   *[other] { $points } punten
}.

## Beeld

azul-picture-disc = Middenschijf
azul-picture-beside = Naast de schijf
azul-picture-lines = Patroonlijnen
azul-picture-wall = Muur
azul-picture-floor = Vloerlijn
azul-picture-floor-place = Plaats { $place }, min { $points }
azul-pick-line = Rij { $line }: { $count ->
    [0] leeg
   *[other] { $count } van { $line } bezet
}
azul-pick-floor = Vloerlijn: { $count ->
    [0] leeg
   *[other] { $count } van { $size } bezet
}
azul-pick-completed = Rij { $line }: { $tiles } naar de muur
azul-pick-column = Plaats { $column } van de muurrij

azul-set-marker = Startmarker
azul-set-span-wall = de muur van de linker- tot de rechterrand
azul-set-span-lines = de langste patroonlijn van de linker- tot de rechterrand
azul-set-span-floor = de vloer van de linker- tot de rechterrand
azul-set-tip = Helemaal zonder machine: de uitgever verkoopt vier doorzichtige borden met kuiltjes, Crystal Mosaic, die de tegels op het bord houden. Ook daar passen deze etiketten.
azul-set-where-wall-labels = plak er een midden in elk veld van de muur, zoals de muur de kleuren toont.
azul-set-where-floor-labels = plak er een op de strook boven elk veld van de vloer. Waar de punten erop goed te lezen zijn, is er geen nodig. Het minteken blijft weg.
azul-set-where-disc = midden op tafel, een raam op een ronde mat of een rond karton; het gekochte spel heeft zo'n schijf niet.
azul-set-where-lines = aan de linkerkant. De kortste rij ligt boven.
azul-set-where-wall = aan de rechterkant.
azul-set-where-floor = linksonder. De getallen staan boven de velden.

## Vragen over de regels

azul-floor-cost = { $player }: { $cost ->
    [0] geen minpunten op de vloerlijn
    [one] één minpunt op de vloerlijn
   *[other] { $cost } minpunten op de vloerlijn
}.
azul-floor-next = De volgende tegel daar kost { $cost ->
    [one] één punt
   *[other] { $cost } punten
}.
azul-wall-has = Muurrij { $row }: { $label } ligt op plaats { $place }.
azul-wall-wants = Muurrij { $row }: { $label } hoort op plaats { $place }, die nog vrij is.
azul-wall-fits = Muurrij { $row }: { $label } past nog op { $count ->
    [one] plaats
   *[other] de plaatsen
} { $places }.
azul-wall-no-space = Muurrij { $row }: geen plaats voor { $label }.
azul-wall-free = Muurrij { $row }: plaats { $place } is vrij.
azul-row-worth = Rij { $line }, { $tiles }: { $points ->
    [one] één punt
   *[other] { $points } punten
} op de muur zodra hij vol is.
azul-row-worth-full = Rij { $line }, { $tiles }, vol: { $points ->
    [one] één punt
   *[other] { $points } punten
} op de muur.
azul-wall-edge = Niets: daar houdt de muur op.
azul-wall-lacks = In muurrij { $row } ligt nog geen { $label }, en de plaats ervan is open.
azul-overview-open = Daar mogelijk: { $labels }.
azul-overview-exact = Precies zoveel liggen er { $places }.
azul-overview-worth = Op de muur: { $points ->
    [one] één punt
   *[other] { $points } punten
}.
azul-row-worth-open = Rij { $line } is leeg, of krijgt zijn kolom pas later; wat hij oplevert, hangt daarvan af.
azul-earliest-end = Op zijn vroegst is het spel na ronde { $round } afgelopen.
azul-projection = { $player }: muur plus { $wall }, vloer min { $floor }. Dan { $score }.
azul-projection-open = Dat hangt ervan af waar de tegels op de muur komen.

## Wat zeker is van een zet

part-fact-with = { $bonus ->
    [row] {" "}met de muurrij
    [column] {" "}met de kolom
    [colour] {" "}met de kleur
    [several] {" "}met bonuspunten
   *[none] {""}
}
part-fact-least = { $points ->
    [0] {""}
    [one] {""}
   *[other] : minstens { $points } punten{ part-fact-with }
}
azul-fact-line = Rij { $line } { $points ->
    [0] is dan vol
    [one] is dan vol
   *[other] vol: minstens { $points } punten
}.
azul-fact-line-lacks = Rij { $line } mist dan nog { $count ->
    [one] één tegel
   *[other] { $count } tegels
}{ $points ->
    [0] {""}
    [one] {""}
   *[other] {" "}voor minstens { $points } punten{ part-fact-with }
}.
azul-fact-floor = { $marker ->
    [only] De startmarker kost { $points ->
        [one] één punt
       *[other] { $points } punten
    }
    [with] Met de startmarker kost dat { $points } punten
   *[none] Dat kost { $points ->
        [one] één punt
       *[other] { $points } punten
    }
}.
azul-fact-floor-more = Dat kost { $amount ->
    [one] één punt meer
   *[other] { $amount } punten meer
}.
azul-fact-spares = Elke andere zet kost { $points ->
    [one] minstens één punt
   *[other] minstens { $points } punten
}.
azul-fact-none-cheaper = Geen zet kost op de vloer minder.
azul-fact-elsewhere = Ergens anders kost dat { $points ->
    [one] minstens één punt
   *[other] minstens { $points } punten
}.
azul-fact-marker = { $player } zou de volgende ronde beginnen.
azul-fact-complete = { $bonus ->
    [row] Muurrij { $number } is dan vol: de laatste ronde
    [column] Muurkolom { $number } is dan vol: aan het eind { $points } punten
   *[colour] De kleur { $colour } is dan compleet: aan het eind { $points } punten
}.
azul-fact-near = { $bonus ->
    [column] Muurkolom { $number }
   *[colour] De kleur { $colour }
} mist dan nog één tegel voor { $points } punten aan het eind.
azul-fact-line-open = Rij { $line } komt in deze ronde niet meer vol.
azul-fact-denies = Rij { $line } van { $player } kan dan niet meteen vol{ part-fact-least }.
azul-fact-leaves = Rij { $line } van { $player } zou dan vol kunnen{ part-fact-least }.
azul-fact-secures = Rij { $line } kan dan in de volgende beurt zeker vol{ part-fact-least }.
azul-fact-burdens = De volgende beurt kost { $player } dan { $points ->
    [one] minstens één punt
   *[other] minstens { $points } punten
}.
azul-fact-dead = { $player } heeft dan geen rij voor { $tiles } in het midden.

## What somebody does again and again

azul-habit-line = { $count } keer had een rij vol kunnen worden.
azul-habit-floor = { $count } keer kostte de vloer punten die een andere zet niet had gekost.
azul-habit-marker = { $count } keer was de startmarker te krijgen.
azul-habit-completes = { $count } keer had op de muur een rij, kolom of kleur compleet kunnen worden.
azul-habit-denies = { $count } keer bleven tegels liggen waarmee de volgende speler een rij kon vullen.
azul-habit-leaves = { $count } keer kreeg de volgende speler een rij om te vullen.
azul-habit-line-open = { $count } keer kwamen er tegels in een rij die in de ronde niet meer vol kon.
azul-habit-burdens = { $count } keer hadden voor de volgende speler alleen tegels voor de vloer over kunnen blijven.
azul-habit-is-burdened = { $count } keer bleven er voor de volgende beurt alleen tegels voor de vloer over.
azul-habit-dead = { $count } keer hadden veel tegels kunnen blijven liggen waar de volgende speler geen rij voor had.
