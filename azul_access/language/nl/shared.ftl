### Wat de spellen van de familie delen: fabrieken, midden, zak, punten.

## Tegels

tiles-red = { $verbosity ->
    [terse] { $count ->
        [one] een R
       *[other] { $count } R
    }
   *[normal] { $count ->
        [one] een rode R
       *[other] { $count } rode R
    }
}
tiles-blue = { $verbosity ->
    [terse] { $count ->
        [one] een B
       *[other] { $count } B
    }
   *[normal] { $count ->
        [one] een blauwe B
       *[other] { $count } blauwe B
    }
}
tiles-orange = { $verbosity ->
    [terse] { $count ->
        [one] een O
       *[other] { $count } O
    }
   *[normal] { $count ->
        [one] een oranje O
       *[other] { $count } oranje O
    }
}

## Plaatsen

# Staat aan het begin van een zin.
factory = Fabriek { $factory }
from-factory = { $verbosity ->
    [terse] fabriek { $factory }
   *[normal] van fabriek { $factory }
}
from-centre = { $verbosity ->
    [terse] midden
   *[normal] uit het midden
}
at-factory = op fabriek { $factory }
at-centre = in het midden
count-at = { $count } { $source }

## Wat er gebeurt

filled = { $factory }: { $tiles }.
tile-letters = Op de tegels staat: { $tiles }.
to-centre = { $verbosity ->
    [terse] Midden plus { $tiles }.
   *[normal] Naar het midden: { $tiles }.
}
round-begun = Ronde { $round }.
round-ended = { $verbosity ->
    [terse] Stand: { $scores }.
   *[normal] Stand na ronde { $round }: { $scores }.
}
score-of = { $player } { $points }
points-lost = { $verbosity ->
    [terse] min { $points }
   *[normal] { $points ->
        [0] geen punten eraf
        [one] één punt eraf
       *[other] { $points } punten eraf
    }
}
points-lost-at-limit = { $verbosity ->
    [terse] min { $points }, stand { $limit }
   *[normal] { $points ->
        [one] één minpunt
       *[other] { $points } minpunten
    }; { $before ->
        [at-limit] de stand blijft op { $limit }
       *[above] de stand komt niet onder { $limit }
    }
}
game-over = Het spel is afgelopen.
game-agreed = Het spel is in overleg beëindigd.
final-scores = Eindstand: { $scores }.
win = { $player } wint met { $points ->
    [one] één punt
   *[other] { $points } punten
}.
shared-win = { $players } winnen samen met { $points ->
    [one] één punt
   *[other] { $points } punten
}.

## Terugleggen

back-filled = { $factory }: { $tiles } terug in de zak.
back-game-ended = Het spel gaat verder.

## Opdrachten, voorgelezen

command-fill = fabriek { $factory } met { $labels }
read-back-fill = fabriek { $factory }: { $tiles }
command-end = het spel in overleg beëindigen

## Wie is aan de beurt

expect-fill-first = { $verbosity ->
    [terse] Fabriek { $factory }.
   *[normal] { $player } vult fabriek { $factory }.
}
expect-fill = { $verbosity ->
    [terse] { $factory }?
   *[normal] Verder met fabriek { $factory }.
}
expect-turn = { $verbosity ->
    [terse] { $player }.
   *[normal] { $player } is aan de beurt.
}
prompt-fill = Fabriek { $factory }
prompt-turn = { $player }
prompt-over = Spel afgelopen

## Vragen

factory-empty = { $factory } is leeg.
factories-empty = Leeg: fabriek { $factories }.
factories-full = Er liggen nog tegels op fabriek { $factories }.
factories-all-empty = Alle fabrieken zijn leeg.
centre = In het midden: { $tiles }.
centre-empty = Er liggen geen tegels in het midden.
bag = In de zak, { $count ->
    [one] één tegel
   *[other] { $count } tegels
}: { $tiles }.
bag-empty = De zak is leeg.
in-the-bag = in de zak
score-cards = { $verbosity ->
    [terse] { $player } { $points }.
   *[normal] { $player } heeft { $points ->
        [one] één punt
       *[other] { $points } punten
    }. Scorekaarten: tientallen { $tens }, eenheden { $ones }.
}
colour-purple = lila
colour-orange = oranje
colour-red = rood
colour-blue = blauw
colour-yellow = geel
colour-green = groen
colour-black = zwart
colour-turquoise = turquoise
colour-white = wit
colour-at = { $label }: { $sources }.
colour-nowhere = Er is nu nergens een { $label } te nemen.
moves-count = { $count ->
    [one] Er is één zet mogelijk.
   *[other] Er zijn { $count } zetten mogelijk.
}
moves-fill = Eerst de fabrieken vullen, verder met fabriek { $factory }.
moves-over = Het spel is afgelopen, er zijn geen zetten meer.
game-round = Ronde { $round }. { $player } is begonnen.

## Hulp voor dit moment

help-over = Het spel is afgelopen. Vragen kan nog. De letter u neemt de laatste zet terug, q sluit het programma.

## De tafel zetten, nalopen en opnieuw leggen

table-set = { $verbosity ->
    [terse] Nu:
   *[normal] Nu geldt:
}
course-set = Rechtgezet.
set-from-bag = Uit de zak: { $tiles }.
set-to-bag = In de zak: { $tiles }.
places-seats = Volgorde aan tafel: { $players }.
places-turn = { $player } is aan de beurt.
command-set = opgave over de tafel

## Waarom iets niet kan

error-over = Het spel is afgelopen. Met u gaat het een zet terug.
error-must-fill = Eerst fabriek { $factory } vullen.
error-fill-count = { $place }: daar { $size ->
    [one] komt één tegel
   *[other] komen { $size } tegels
}, maar er { $count ->
    [one] is er één
   *[other] zijn er { $count }
} genoemd.
error-fill-line = { $fewer ->
    [one] In één fabriek komen
   *[other] In { $fewer } fabrieken komen
} { $fewer_size } tegels, in { $more } komen er { $more_size }; er zijn er { $count } genoemd.
error-factories-left = Er { $factories ->
    [one] is nog maar één fabriek
   *[other] zijn nog maar { $factories } fabrieken
} te vullen, met { $size ->
    [one] één tegel
   *[other] { $size } tegels
}; er zijn er { $count } genoemd.
error-fill-order = Nu komt fabriek { $factory }.
error-bag-lacks = { $place }: in de zak { $left ->
    [0] zit geen { $colour } meer
    [one] zit nog maar één { $colour }
   *[other] zitten nog maar { $left } { $colour }
}, maar er { $count ->
    [one] is er één
   *[other] zijn er { $count }
} genoemd.
error-bag-first = { $place }: eerst komt alles uit de zak, dus { $bag }. Pas daarna de zak bijvullen.
error-no-factory = Fabriek { $factory } is er niet, alleen 1 tot en met { $factories }.
error-factory-empty = Fabriek { $factory } is leeg.
error-centre-empty = Er liggen geen tegels in het midden.
error-colour-not-there = Geen { $colour } { $source }, alleen { $tiles }.
error-count-wrong = Er { $count ->
    [one] ligt één { $colour }
   *[other] liggen { $count } { $colour }
} { $source }, niet { $said }.
error-malformed = Dat is geen zet in dit spel.
error-no-player = Speler { $number } is er niet, er zitten er { $count } aan tafel.
error-already-so = Het staat al precies zo.
error-tiles-missing = Daarvoor zijn er te weinig { $colour }: er { $count ->
    [one] ontbreekt er één
   *[other] ontbreken er { $count }
}.
error-factory-size = Op een fabriek passen { $size } tegels, genoemd zijn er { $count }.
error-line-size = Daar { $size ->
    [one] past één tegel
   *[other] passen { $size } tegels
}, genoemd zijn er { $count }.
error-floor-size = Op de vloerlijn passen { $size } tegels, genoemd zijn er { $count }.
error-one-marker = Er is maar één startmarker.
error-score-range = Punten gaan van { $least } tot en met { $count }.
error-round-range = Rondes gaan van 1 tot en met { $count }.
error-each-player-once = Noem alle { $count } spelers, elk één keer.
error-factory-gap = Fabriek { $factory } is nog leeg. Noem eerst die, of: is fase nemen.
error-not-while-filling = De fabrieken worden nog gevuld. Wordt er al genomen: is fase nemen.
error-passed-too-early = Passen kan pas bij het leggen. Wordt er al gelegd: is fase leggen.
error-has-passed = { $player } heeft al gepast. Klopt dat niet: is { $player } heeft niet gepast.
error-not-while-placing = Bij het leggen ligt er niets meer op de fabrieken en in het midden. Noem ook wat daar leeg is, of: is fase nemen.
error-only-scores = Het spel is afgelopen. Alleen punten kunnen nog worden rechtgezet.
error-turn-follows = Wie nu kiest, volgt uit de volle rijen.
error-not-over = Een spel dat afgelopen is, kan niet worden opgebouwd.
pick-taken = { $tiles } { $source }
pick-first = { $count ->
    [one] kies één tegel
   *[other] kies { $count } tegels
}
pick-more = { $tiles }; { $count ->
    [0] compleet
    [one] nog één tegel
   *[other] nog { $count } tegels
}
pick-filling = { $place }: { $tiles }
