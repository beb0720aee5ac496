### Naverteld spel van het Zomerpaviljoen in het Nederlands.

sp-story-stone = { $shape ->
    [1] { $player } neemt de startsteen en betaalt er { part-points } voor.
    [2] De startsteen kost { $player } { part-points }.
    [3] Voor de startsteen geeft { $player } { part-points } weg.
    [4] { $player } grijpt als eerste in het midden; de startsteen kost { part-points }.
    [5] { $player } koopt de startsteen voor { part-points }.
   *[6] De startsteen gaat naar { $player }, voor { part-points }.
}
sp-story-nothing = { $shape ->
    [1] { $player } legt geen enkele tegel.
    [2] Op de sterren van { $player } komt niets.
    [3] { $player } legt deze keer niets.
   *[4] De sterren van { $player } blijven zoals ze zijn.
}
sp-story-one = { $shape ->
    [1] { $player } legt maar één tegel, { $tile }, voor { part-points }.
    [2] Er komt maar één tegel van { $player }, { $tile }: { part-points }.
    [3] Alleen { $tile } legt { $player }, en die telt { $points }.
   *[4] Eén enkele tegel, { $tile }, levert { $player } { part-points } op.
}
sp-story-placed = { $shape ->
    [1] { $player } legt { part-count-tiles }, samen { $points } punten.
    [2] Met { part-count-tiles } haalt { $player } { $points } punten.
    [3] { $player } verdient { $points } punten met { part-count-tiles }.
    [4] Van { $player } komen { part-count-tiles }, voor { $points } punten.
    [5] { part-count-cap } tegels legt { $player }, en dat telt { $points }.
    [6] Op de sterren wint { $player } { $points } punten, met { part-count-tiles }.
    [7] Op de sterren van { $player } komen { part-count-tiles }, goed voor { $points } punten.
    [8] { $player } vindt plaats voor { part-count-tiles } en krijgt { $points } punten.
    [9] Voor { part-count-tiles } krijgt { $player } { $points } punten.
    [10] { $points } punten voor { $player }, met { part-count-tiles }.
    [11] De sterren van { $player } groeien met { part-count-tiles }, en dat levert { $points } punten op.
   *[12] { $player } zet { part-count-tiles } neer en wint { $points } punten.
}
sp-story-reply = { $shape ->
    [1] { $player } haalt er { $points }.
    [2] Bij { $player } zijn het er { $points }.
    [3] { $points } punten gaan naar { $player }.
    [4] En { $points } voor { $player }.
    [5] Het leggen levert { $player } { $points } op.
    [6] { $player } verdient er { $points }.
    [7] { $player } krijgt er { $points }.
   *[8] De sterren van { $player } leveren { $points } op.
}
sp-story-tile = { $shape ->
    [1] Alleen al { $tile } levert { part-points } op.
    [2] { $points } daarvan { $points ->
        [one] komt
       *[other] komen
    } van { $tile }.
    [3] Daarbij is { $tile } met { part-points }.
    [4] Eén tegel doet veel: { $tile } met { $points }.
    [5] Hier telt { $tile } { $points }.
   *[6] Eén tegel, { $tile }, is { part-points } waard.
}
sp-story-star = { $shape ->
    [1] Een ster komt vol, { $points } punten aan het eind.
    [2] Daarbij komt een ster klaar; de { $points } punten daarvoor komen aan het eind.
    [3] De zesde tegel sluit een ster, goed voor { $points } punten aan het eind.
   *[4] Er ligt nu een hele ster, aan het eind { $points } punten waard.
}
sp-story-number = { $shape ->
    [1] Nu zijn alle { $number } bedekt: { $points } punten die nog niet in de stand zitten.
    [2] Alle { $number } liggen er; aan het eind telt dat { $points }, nu nog niet.
    [3] In stilte worden alle { $number } compleet, { $points } punten voor het eind.
   *[4] De { $number } zijn compleet. Op de kaarten is er nog niets van te zien; aan het eind zijn het { $points } punten.
}
sp-story-extra = { $shape ->
    [1] Wat daarbij omringd wordt, levert { part-count-tiles } uit de voorraad op.
    [2] Uit de voorraad komen { part-count-tiles } erbij.
    [3] { part-count-cap } bonustegels komen mee.
   *[4] De voorraad geeft { part-count-tiles } extra.
}
sp-story-clean = { $shape ->
    [1] Alles komt precies uit.
    [2] Overgebleven tegels kosten deze keer niets.
    [3] Voor elke tegel is er een plek, of een hoek.
   *[4] Er blijft niets over dat punten kost.
}
sp-story-left-over = { $shape ->
    [1] Voor overgebleven tegels { $points ->
        [one] gaat er één punt
       *[other] gaan er { $points } punten
    } af.
    [2] Wat overblijft, kost { part-points }.
    [3] Overgebleven tegels kosten { part-points }.
    [4] Bij het passen blijft er iets liggen, { part-points } minder.
    [5] Niet alles komt uit: { part-points } eraf.
   *[6] Voor wat in de hand blijft, { $points ->
        [one] gaat er één punt
       *[other] gaan er { $points } punten
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
   *[4] De hoeken tellen ook: { $player } verliest { part-points }.
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
   *[4] Eén tegel meer { $star }, en die was bij { $player } vol geweest.
}
sp-story-short-number = { $shape ->
    [1] Van de { $number } miste { $player } er maar één, { $star }.
    [2] { $player } had bijna alle { $number }, alleen die { $star } niet.
    [3] Voor alle { $number } had { $player } nog een tegel { $star } nodig.
   *[4] Eén tegel { $star } had { $player } alle { $number } gebracht.
}
