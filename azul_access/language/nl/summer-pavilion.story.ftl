### Naverteld spel van het Zomerpaviljoen in het Nederlands.

sp-story-stone = { $shape ->
    [1] { $player } neemt de startsteen en betaalt er { story-points } voor.
    [2] De startsteen kost { $player } { story-points }.
    [3] Voor de startsteen geeft { $player } { story-points } weg.
    [4] Als eerste grijpt { $player } in het midden; de startsteen kost { $points }.
    [5] { $player } koopt de startsteen met { story-points }.
   *[6] Voor { $player } is het de startsteen, min { $points }.
}
sp-story-nothing = { $shape ->
    [1] { $player } legt geen enkele tegel.
    [2] Bij { $player } komt niets op de sterren.
    [3] { $player } legt deze keer niets.
   *[4] De sterren van { $player } blijven zoals ze zijn.
}
sp-story-one = { $shape ->
    [1] { $player } legt maar één tegel, { $tile }, voor { story-points }.
    [2] Bij { $player } is het alleen { $tile }, { story-points }.
    [3] Alleen { $tile } legt { $player }; die telt { $points }.
   *[4] Eén tegel van { $player }, { $tile }, levert { story-points } op.
}
sp-story-placed = { $shape ->
    [1] { $player } legt { story-count-tiles }, samen { story-points }.
    [2] Met { story-count-tiles } komt { $player } op { story-points }.
    [3] { $player } verdient { story-points } met { story-count-tiles }.
    [4] Bij { $player } zijn het { story-count-tiles } en { story-points }.
    [5] { story-count-cap } tegels legt { $player }, dat telt { $points }.
    [6] Op de sterren haalt { $player } { story-points }, met { story-count-tiles }.
    [7] Op de sterren van { $player } komen { story-count-tiles }, goed voor { story-points }.
    [8] { $player } vindt plaats voor { story-count-tiles }, voor { story-points }.
    [9] Voor { story-count-tiles } krijgt { $player } { story-points }.
    [10] { $points } punten voor { $player }, met { story-count-tiles }.
    [11] De sterren van { $player } groeien met { story-count-tiles }: { story-points }.
   *[12] { $player } zet { story-count-tiles } neer en wint { story-points }.
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
    [1] Alleen al { $tile } levert { story-points } op.
    [2] { $points } daarvan komen van { $tile }.
    [3] Daarbij { $tile } met { story-points }.
    [4] Het meeste telt { $tile }, { $points }.
    [5] De beste daarvan: { $tile }, { story-points }.
   *[6] Op zich is { $tile } al { story-points } waard.
}
sp-story-star = { $shape ->
    [1] Daarmee is een ster vol, { story-points } aan het eind.
    [2] Daarbij komt een ster klaar; de { $points } daarvoor komen aan het eind.
    [3] De zesde tegel sluit een ster, goed voor { $points } aan het eind.
   *[4] Er ligt nu een hele ster, aan het eind { story-points } waard.
}
sp-story-number = { $shape ->
    [1] Daarmee zijn alle { $number } bedekt: { story-points } die nog niet in de stand zitten.
    [2] Alle { $number } liggen er; aan het eind telt dat { $points }, nu nog niet.
    [3] In stilte komen alle { $number } vol, { story-points } voor het eind.
   *[4] De { $number } zijn compleet. Op de kaarten is er niets van te zien; aan het eind zijn het er { $points }.
}
sp-story-extra = { $shape ->
    [1] Wat daarbij omringd wordt, levert { story-count-tiles } uit de voorraad op.
    [2] Uit de voorraad komen { story-count-tiles } erbij.
    [3] { $count } bonustegels komen mee.
   *[4] De voorraad geeft { story-count-tiles } extra.
}
sp-story-clean = { $shape ->
    [1] Alles komt precies uit.
    [2] Niets wat overblijft, kost punten.
    [3] Voor elke tegel is er een plek, of een hoek.
   *[4] Er blijft niets over dat kost.
}
sp-story-left-over = { $shape ->
    [1] { story-points-start } { $points ->
        [one] gaat
       *[other] gaan
    } eraf voor de rest.
    [2] Wat overblijft, kost { story-points }.
    [3] Overgebleven tegels: min { $points }.
    [4] Bij het passen blijft er iets liggen, { $points } minder.
    [5] Niet alles komt uit: { story-points } eraf.
   *[6] Voor wat in de hand blijft, { $points ->
        [one] gaat er één
       *[other] gaan er { $points }
    } af.
}
sp-story-left-over-cost = { $shape ->
    [1] Overgebleven tegels kosten { $player } { story-points }.
    [2] { $player } houdt te veel over: { story-points } minder.
    [3] { $player } verliest { story-points } aan tegels die geen plek vonden.
   *[4] Wat overblijft, is duur voor { $player }: { story-points }.
}
sp-story-corners = { $shape ->
    [1] Wat in de hoeken lag, kost { $player } { story-points }.
    [2] Voor de hoeken verliest { $player } { story-points }.
    [3] { $player } betaalt { story-points } voor de tegels in de hoeken.
   *[4] De hoeken van { $player }: min { $points }.
}
sp-story-bonus-stars = { $count ->
    [one] één ster
   *[other] { story-count } sterren
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
