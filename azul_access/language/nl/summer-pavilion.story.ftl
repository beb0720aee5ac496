### Naverteld spel van het Zomerpaviljoen in het Nederlands.

sp-story-stone = { $shape ->
    [1] { $player } neemt de startsteen en betaalt er { part-points } voor.
    [2] De startsteen kost { $player } { part-points }.
    [3] Voor de startsteen levert { $player } { part-points } in.
    [4] { $player } pakt als eerste uit het midden; de startsteen kost { part-points }.
    [5] { $player } neemt de startsteen, ten koste van { part-points }.
   *[6] De startsteen gaat naar { $player } en kost { part-points }.
}
sp-story-stone-streak = { $shape ->
    [1] Voor de { part-times } keer op rij neemt { $player } de startsteen, en betaalt { part-points }.
    [2] De startsteen gaat naar { $player }, nu al { part-times-count } rondes achter elkaar; hij kost { part-points }.
    [3] De startsteen blijft { $player } trouw, voor de { part-times } ronde achter elkaar, en kost { part-points }.
   *[4] Weer pakt { $player } de startsteen, de { part-times } keer op rij, en betaalt { part-points }.
}
sp-story-nothing = { $shape ->
    [1] { $player } legt geen enkele tegel.
    [2] Er komt niets op de sterren van { $player }.
    [3] { $player } legt deze keer niets.
   *[4] De sterren van { $player } blijven zoals ze zijn.
}
sp-story-one = { $shape ->
    [1] { $player } legt maar één tegel, { $tile }, voor { part-points }.
    [2] Bij { $player } komt er maar één tegel bij, { $tile }: { part-points }.
    [3] { $player } legt alleen { $tile }, en die telt { $points }.
   *[4] Eén enkele tegel, { $tile }, levert { $player } { part-points } op.
}
sp-story-placed = { $shape ->
    [1] { $player } legt { part-count-tiles }, samen { $points } punten.
    [2] Met { part-count-tiles } haalt { $player } { $points } punten.
    [3] { $player } verdient { $points } punten met { part-count-tiles }.
    [4] Bij { $player } komen er { part-count-tiles } bij, voor { $points } punten.
    [5] { part-count-cap } tegels legt { $player }, en die tellen samen { $points }.
    [6] Op de sterren wint { $player } { $points } punten, met { part-count-tiles }.
    [7] De sterren van { $player } krijgen er { part-count-tiles } bij, goed voor { $points } punten.
    [8] { $player } vindt plaats voor { part-count-tiles } en krijgt { $points } punten.
    [9] Voor { part-count-tiles } krijgt { $player } { $points } punten.
    [10] { $points } punten voor { $player }, met { part-count-tiles }.
    [11] De sterren van { $player } groeien met { part-count-tiles }, en dat levert { $points } punten op.
   *[12] { $player } legt { part-count-tiles } neer en wint { $points } punten.
}
sp-story-placed-stone = { $shape ->
    [1] { $player } legt { part-count-tiles }, samen { $points } punten; de startsteen kost er { $lost }.
    [2] Met { part-count } tegels haalt { $player } { $points } punten, en de startsteen neemt er { $lost } weg.
    [3] { $player } pakt de startsteen, min { $lost }, en legt dan { part-count-tiles } voor { $points } punten.
   *[4] { $points } punten voor { $player }, met { part-count } tegels; min { $lost } voor de startsteen.
}
sp-story-placed-tile = { $shape ->
    [1] { $player } legt { part-count-tiles } voor { $points } punten; alleen al { $tile } telt { $most }.
    [2] { part-count-cap } tegels leveren { $player } { $points } punten op, waarvan { $most } met { $tile }.
    [3] De sterren van { $player } groeien met { part-count-tiles }; { $tile } telt { $most }, alles samen { $points }.
    [4] Voor { part-count-tiles } krijgt { $player } { $points } punten, en { $most } daarvan komen van { $tile }.
    [5] { $player } verdient { $points } punten met { part-count-tiles }; { $tile } is { $most } waard.
    [6] De { part-count-tiles } van { $player } tellen samen { $points }, { $tile } alleen al { $most }.
    [7] { $player } legt { part-count-tiles } neer en wint { $points } punten, het meest met { $tile }: { $most }.
   *[8] Op de sterren haalt { $player } { $points } punten; { $tile } draagt daar { $most } aan bij.
}
sp-story-alike = { $shape ->
    [1] { $players } leggen elk { part-count-tiles }: { $each }.
    [2] Met elk { part-count-tiles } wordt het { $each }.
    [3] { $players } zetten elk { part-count-tiles } neer, en dat betekent { $each }.
   *[4] { part-count-cap } tegels zijn niet altijd evenveel waard: { $each }.
}
sp-story-same = { $shape ->
    [1] { $players } leggen elk { part-count-tiles } en krijgen elk { $points } punten.
    [2] Evenveel voor { $players }: elk { part-count-tiles } en { $points } punten.
    [3] { $players } halen met elk { part-count-tiles } precies hetzelfde, { $points } punten.
   *[4] Op de sterren zijn { $players } even sterk, met elk { part-count-tiles } en { $points } punten.
}
sp-story-reply = { $shape ->
    [1] { $player } haalt { $points } punten.
    [2] Bij { $player } zijn het { $points } punten.
    [3] { $points } punten gaan naar { $player }.
    [4] En { $points } punten voor { $player }.
    [5] Het leggen levert { $player } { $points } punten op.
    [6] { $player } verdient { $points } punten.
    [7] { $player } krijgt { $points } punten.
   *[8] De sterren van { $player } leveren { $points } punten op.
}
sp-story-star = { $shape ->
    [1] Geen vak { $stars } is nog vrij; aan het eind telt dat { $points }.
    [2] Elk vak { $stars } is nu bedekt, goed voor { $points } punten aan het eind.
    [3] Het laatste vak { $stars } is bedekt, en dat levert aan het eind { $points } punten op.
   *[4] Met het laatste vak { $stars } zijn er { $points } punten zeker voor het eind.
}
sp-story-number = { $shape ->
    [1] Nu zijn alle { $numbers } bedekt: { $points } punten die nog niet in de stand zitten.
    [2] Alle { $numbers } liggen er; dat is aan het eind { $points } punten waard, nu nog niets.
    [3] De { $numbers } raken compleet; de { $points } punten daarvoor volgen aan het eind.
   *[4] De { $numbers } zijn compleet. In de stand is daar nog niets van te merken; aan het eind levert dat { $points } punten op.
}
sp-story-extra = { $shape ->
    [1] Als bonus komen er { part-count-tiles } uit de voorraad.
    [2] Uit de voorraad komen { part-count-tiles } erbij.
    [3] { part-count-cap } tegels komen als bonus mee.
   *[4] De voorraad geeft { part-count-tiles } extra.
}
sp-story-left-over = { $shape ->
    [1] Voor overgebleven tegels { $points ->
        [one] gaat er één punt
       *[other] gaan er { $points } punten
    } af.
    [2] Wat overblijft, kost { part-points }.
    [3] Een restje kost { part-points }.
    [4] Bij het passen blijft er iets over, en dat kost { part-points }.
    [5] Niet alles vindt een plek: { part-points } eraf.
    [6] Voor wat in de hand blijft, { $points ->
        [one] gaat er één punt
       *[other] gaan er { $points } punten
    } af.
    [7] Een paar tegels vinden geen plek, en dat kost { part-points }.
    [8] De rest kost { $player } { part-points }.
    [9] Passen met tegels in de hand kost { part-points }.
   *[10] { $player } betaalt { part-points } voor tegels zonder plek.
}
sp-story-left-over-cost = { $shape ->
    [1] Overgebleven tegels kosten { $player } { part-points }.
    [2] { $player } houdt tegels over: { part-points } eraf.
    [3] { $player } verliest { part-points } aan tegels die geen plek vonden.
   *[4] Tegels die { $player } niet kwijt kan, kosten { part-points }.
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
sp-story-short-star-alike = { $shape ->
    [1] { $players } kwamen { $star } elk één tegel tekort.
    [2] Bij { $players } bleef { $star } telkens één vak vrij.
    [3] { $players } hadden { $star } elk vijf van de zes tegels.
   *[4] Elk één tegel meer { $star }, en die was bij { $players } vol geweest.
}
sp-story-short-number = { $shape ->
    [1] Van de { $number } miste { $player } er maar één, { $star }.
    [2] { $player } had bijna alle { $number }, alleen die { $star } niet.
    [3] Voor alle { $number } had { $player } nog één tegel { $star } nodig.
   *[4] Nog één tegel { $star }, en { $player } had alle { $number } gehad.
}
sp-story-short-number-alike = { $shape ->
    [1] { $players } kwamen elk één tegel tekort voor alle { $number }.
    [2] Alle { $number } hadden { $players } bijna; elk miste er één.
    [3] Van de { $number } misten { $players } er elk maar één.
   *[4] Op één na hadden { $players } alle { $number }.
}
sp-story-key-affords = Nu is er { $star } genoeg voor nog een vak.
sp-story-key-gone = Daarna is er geen { $colour } meer te nemen.
