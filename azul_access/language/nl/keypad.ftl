### Het numerieke blok: “keypad-NAAM” vervangt daar NAAM. De tekens heten zoals bij het rekenen.

set-digits-on = Cijfers in plaats van letters. Gedeeld noemt de toetsen. Keer keer punt gaat terug naar letters.
set-digits-off = Vanaf nu weer met letters.
read-back-digits-on = vanaf nu met cijfers
read-back-digits-off = vanaf nu weer met letters
error-keys-unknown = Dat betekent hier niets: { $keys }.
error-num-lock = Het numerieke toetsenblok stuurt nu pijltjestoetsen. Druk één keer op Num Lock en typ het dan nog eens.
seat-name = Speler { $letter }

## Het gesprek

keypad-ask-players = Hoeveel spelers? 2 tot en met 4. Of de namen met de klok mee.
keypad-ask-starts = Wie begint? Druk op het nummer, in deze volgorde: { $players }. Alleen Enter betekent: { $player }.
keypad-help-questions = Een punt herhaalt de vraag, min gaat naar de vorige vraag, keer keer 0 sluit het programma.
keypad-set-expert = Vanaf nu voor gevorderden: meldingen kort, antwoorden normaal. Keer keer 5 zet alles terug.
keypad-consent-question = Is iedereen akkoord? Plus is ja, min is nee.
keypad-confirm = Dus: { $command }. Plus is ja, min is nee.
keypad-did-you-mean = Bedoelde je: { $command }? Plus is ja, min is nee.
keypad-say-yes-or-no = Nog één keer: plus voor ja, min voor nee.
keypad-unsure-two = Wat is bedoeld? 1: { $first }. Of 2: { $second }.
keypad-say-which = Druk op het nummer, 1 tot en met { $count }.
keypad-correction-undo = Min { $count } neemt alles vanaf daar terug. Daarna verbeteren en de zetten opnieuw invoeren.
keypad-error-no-move = De laatste invoer is geen zet. Min neemt hem terug.
keypad-error-no-statements = Dat kan niet in dit spel. Min neemt de laatste zet terug.
keypad-error-nothing-to-correct = Die invoer is er niet. Keer min noemt de laatste met hun nummer.
keypad-error-over = Het spel is afgelopen. Met min gaat het een zet terug.
keypad-help-over = Het spel is afgelopen. Vragen kan nog. Min neemt de laatste zet terug, keer keer 0 sluit het programma.
keypad-help-always = { $verbosity ->
    [terse] Keer, punt, min, plus, gedeeld; keer met 0 tot en met 9, punt, plus, min, gedeeld; keer keer met 0 tot en met 9, plus, min, punt.
   *[normal] Altijd: keer wie is aan de beurt, punt herhalen, Enter verder, min terugnemen, plus herstellen, gedeeld en een zet zegt wat er dan zou gebeuren. Keer en een nummer die fabriek, keer 0 het midden, keer keer alle fabrieken, keer punt het bord dat aan de beurt is, keer punt 2 het tweede, keer plus de punten, keer gedeeld de mogelijke zetten, keer min de laatste invoer. Min punt en een zet verbetert de laatste, min 5 punt en een zet verbetert invoer 5. Keer keer 7 kort, 5 normaal, 9 uitvoerig, plus voor gevorderden, 4 langzamer, 6 sneller, 2 zachter, 8 harder, 1 betegelen stap voor stap, 3 in één keer, min einde in overleg, 0 programma sluiten, punt weer letters.
}

## Azul

keypad-azul-hint-fill = Fabriek { $factory }, bijvoorbeeld 1 1 2 3. Meer met gedeeld.
keypad-azul-hint-take = Bijvoorbeeld 2 1 3. Meer met gedeeld.
keypad-azul-help-boards = Keer punt is het bord van { $player }, keer punt { $number } dat van { $other }.
keypad-azul-help-fill = Fabriek { $factory } vullen: de nummers van de vier tegels, bijvoorbeeld 1 1 2 3. 1 is R, 2 B, 3 SCH, 4 X, 5 O. Meerdere fabrieken op één regel mag ook.
keypad-azul-help-take = { $player } neemt: fabriek, tegel, rij, bijvoorbeeld 2 1 3. Fabriek 0 is het midden, rij 0 de vloer. Tegel 1 is R, 2 B, 3 SCH, 4 X, 5 O. Gedeeld ervoor zegt wat er dan zou gebeuren. Keer gedeeld noemt de zetten.
keypad-azul-expect-stuck = Er zijn geen tegels meer. Het spel kan alleen nog worden beëindigd, met keer keer min.
keypad-error-must-take = { $player } is aan de beurt. Fabriek, tegel en rij samen, bijvoorbeeld 2 1 3.
keypad-error-stuck = Er zijn geen tegels meer. Met keer keer min worden de punten geteld.

## Summer Pavilion

keypad-sp-hint-supply = { $count ->
    [one] Het nummer van de getrokken tegel, bijvoorbeeld 3.
   *[other] De nummers van de { $count } getrokken tegels. Meer met gedeeld.
}
keypad-sp-hint-fill = Fabriek { $factory }, bijvoorbeeld 3 3 4 6. Meer met gedeeld.
keypad-sp-hint-take = Bijvoorbeeld 2 3. Meer met gedeeld.
keypad-sp-hint-place = Bijvoorbeeld 3 3 2, of 0 om te passen. Meer met gedeeld.
keypad-sp-hint-place-grey = Bijvoorbeeld 3 2 4, of 0 om te passen. Meer met gedeeld.
keypad-sp-help-supply = De voorraad vullen: { $count ->
    [one] het nummer van de getrokken tegel
   *[other] de nummers van de { $count } getrokken tegels
}. 1 is L, 2 O, 3 R, 4 B, 5 Y, 6 G.
keypad-sp-help-fill = Fabriek { $factory } vullen: de nummers van de vier tegels, bijvoorbeeld 3 3 4 6. 1 is L, 2 O, 3 R, 4 B, 5 Y, 6 G. Meerdere fabrieken kunnen op één regel.
keypad-sp-help-take = { $player } neemt: fabriek en tegel, bijvoorbeeld 2 3. Fabriek 0 is het midden. Tegel 1 is L, 2 O, 3 R, 4 B, 5 Y, 6 G. De joker komt vanzelf mee.
keypad-sp-help-place = Leggen: tegel, ster en vak, bijvoorbeeld 3 3 2. Een ster heeft het nummer van zijn tegel: 1 is L, 2 O, 3 R, 4 B, 5 Y, 6 G; de middelste ster is 0. Hoe je betaalt, komt na een punt: 3 3 2 punt 3 1; anders worden jokers gespaard. Gedeeld ervoor zegt wat er dan zou gebeuren.
keypad-sp-help-place-grey = Leggen: tegel, ster en vak, bijvoorbeeld 3 2 4. Tegel 1 is L, 2 O, 3 R, 4 B, 5 Y, 6 G; de middelste ster is 0. Hoe je betaalt, komt na een punt: 3 2 4 punt 3 3 3 1; anders worden jokers gespaard. Gedeeld ervoor zegt wat er dan zou gebeuren.
keypad-sp-help-pass = Passen: 0. Houden wat erachter staat: 0 punt 3 3 6. 0 punt 0 houdt niets.
keypad-sp-help-bonus = { $count ->
    [one] Het nummer van een tegel uit de voorraad
   *[other] De nummers van { $count } tegels uit de voorraad
}: 1 is L, 2 O, 3 R, 4 B, 5 Y, 6 G.
keypad-sp-help-questions = Vragen: keer gedeeld wat kan, keer punt mijn bord. Alle andere gaan met woorden.
keypad-error-must-take-tiles = { $player } is aan de beurt. Fabriek en tegel samen, bijvoorbeeld 2 3.
keypad-error-keep-which = Er zijn nog { $count } tegels: { $tiles }. { $most ->
    [one] Eén mag je er houden
    [4] Vier mag je er houden
   *[other] { $most } mag je er houden
}; noem ze, bijvoorbeeld 0 punt 3 3 6 6.
