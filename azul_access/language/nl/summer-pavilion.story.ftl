### Naverteld spel van het Zomerpaviljoen in het Nederlands.

sp-story-stone = { $shape ->
    [1] { $player } neemt de startsteen en betaalt er { part-points } voor.
    [2] De startsteen kost { $player } { part-points }.
    [3] Voor de startsteen geeft { $player } { part-points } weg.
    [4] Als eerste grijpt { $player } in het midden; de startsteen kost { $points }.
    [5] { $player } koopt de startsteen met { part-points }.
   *[6] Voor { $player } is het de startsteen, min { $points }.
}
sp-story-nothing = { $shape ->
    [1] { $player } legt geen enkele tegel.
    [2] Bij { $player } komt niets op de sterren.
    [3] { $player } legt deze keer niets.
   *[4] De sterren van { $player } blijven zoals ze zijn.
}
sp-story-one = { $shape ->
    [1] { $player } legt maar één tegel, { $tile }, voor { part-points }.
    [2] Bij { $player } is het alleen { $tile }, { part-points }.
    [3] Alleen { $tile } legt { $player }; die telt { $points }.
   *[4] Eén tegel van { $player }, { $tile }, levert { part-points } op.
}
sp-story-placed = { $shape ->
    [1] { $player } legt { part-count-tiles }, samen { part-points }.
    [2] Met { part-count-tiles } komt { $player } op { part-points }.
    [3] { $player } verdient { part-points } met { part-count-tiles }.
    [4] Bij { $player } zijn het { part-count-tiles } en { part-points }.
    [5] { part-count-cap } tegels legt { $player }, dat telt { $points }.
    [6] Op de sterren haalt { $player } { part-points }, met { part-count-tiles }.
    [7] Op de sterren van { $player } komen { part-count-tiles }, goed voor { part-points }.
    [8] { $player } vindt plaats voor { part-count-tiles }, voor { part-points }.
    [9] Voor { part-count-tiles } krijgt { $player } { part-points }.
    [10] { $points } punten voor { $player }, met { part-count-tiles }.
    [11] De sterren van { $player } groeien met { part-count-tiles }: { part-points }.
   *[12] { $player } zet { part-count-tiles } neer en wint { part-points }.
}
sp-story-reply = { $shape ->
    [1] { $player } haalt er { $points }.
    [2] Bij { $player } zijn het er { $points }.
    [3] { $player } komt op { $points }.
    [4] Daarbij { $points } voor { $player }.
    [5] Voor { $player } telt het leggen { $points }.
    [6] { $player } verdient er { $points }.
    [7] { $player } redt er { $points }.
   *[8] Op de sterren van { $player } zijn het er { $points }.
}
sp-story-tile = { $shape ->
    [1] Alleen al { $tile } levert { part-points } op.
    [2] { $points } daarvan komen van { $tile }.
    [3] Daarbij { $tile } met { part-points }.
    [4] Het meeste telt { $tile }, { $points }.
    [5] De beste daarvan: { $tile }, { part-points }.
   *[6] Op zich is { $tile } al { part-points } waard.
}
sp-story-star = { $shape ->
    [1] Daarmee is een ster vol, { part-points } aan het eind.
    [2] Daarbij komt een ster klaar; de { $points } daarvoor komen aan het eind.
    [3] De zesde tegel sluit een ster, goed voor { $points } aan het eind.
   *[4] Er ligt nu een hele ster, aan het eind { part-points } waard.
}
sp-story-number = { $shape ->
    [1] Daarmee zijn alle { $number } bedekt: { part-points } die nog niet in de stand zitten.
    [2] Alle { $number } liggen er; aan het eind telt dat { $points }, nu nog niet.
    [3] In stilte komen alle { $number } vol, { part-points } voor het eind.
   *[4] De { $number } zijn compleet. Op de kaarten is er niets van te zien; aan het eind zijn het er { $points }.
}
sp-story-extra = { $shape ->
    [1] Wat daarbij omringd wordt, levert { part-count-tiles } uit de voorraad op.
    [2] Uit de voorraad komen { part-count-tiles } erbij.
    [3] { $count } bonustegels komen mee.
   *[4] De voorraad geeft { part-count-tiles } extra.
}
sp-story-clean = { $shape ->
    [1] Alles komt precies uit.
    [2] Niets wat overblijft, kost punten.
    [3] Voor elke tegel is er een plek, of een hoek.
   *[4] Er blijft niets over dat kost.
}
sp-story-left-over = { $shape ->
    [1] { part-points-start } { $points ->
        [one] gaat
       *[other] gaan
    } eraf voor de rest.
    [2] Wat overblijft, kost { part-points }.
    [3] Overgebleven tegels: min { $points }.
    [4] Bij het passen blijft er iets liggen, { $points } minder.
    [5] Niet alles komt uit: { part-points } eraf.
   *[6] Voor wat in de hand blijft, { $points ->
        [one] gaat er één
       *[other] gaan er { $points }
    } af.
}
sp-story-left-over-cost = { $shape ->
    [1] Overgebleven tegels kosten { $player } { part-points }.
    [2] { $player } houdt te veel over: { part-points } minder.
    [3] { $player } verliest { part-points } aan tegels die geen plek vonden.
   *[4] Wat overblijft, is duur voor { $player }: { part-points }.
}
sp-story-corners = { $shape ->
    [1] Wat in de hoeken lag, kost { $player } { part-points }.
    [2] Voor de hoeken verliest { $player } { part-points }.
    [3] { $player } betaalt { part-points } voor de tegels in de hoeken.
   *[4] De hoeken van { $player }: min { $points }.
}
sp-story-bonus-stars = { $count ->
    [one] één ster
   *[other] { part-count } sterren
}
sp-story-bonus-numbers = alle { $numbers }
sp-story-short-star = { $shape ->
    [1] { $player } kwam { $star } één tegel tekort.
    [2] Bij { $player } bleef { $star } één vak vrij.
    [3] { $player } had { $star } vijf van de zes tegels.
   *[4] Eén tegel { $star } hield { $player } van een volle ster af.
}
sp-story-short-number = { $shape ->
    [1] Van de { $number } miste { $player } er maar één, { $star }.
    [2] { $player } had bijna alle { $number }, alleen niet { $star }.
    [3] Voor alle { $number } had { $player } nog een tegel { $star } nodig.
   *[4] Eén tegel { $star } had { $player } alle { $number } gebracht.
}
