### Naverteld spel van Azul in het Nederlands.

part-placed = { $placed ->
    [1] één
    [2] twee
    [3] drie
    [4] vier
    [5] vijf
    [6] zes
    [7] zeven
   *[other] { $placed }
}
part-dropped = { $dropped ->
    [1] één
    [2] twee
    [3] drie
    [4] vier
    [5] vijf
    [6] zes
    [7] zeven
   *[other] { $dropped }
}
azul-story-refill = { $shape ->
    [1] De zak is leeg, en { $count } tegels komen terug uit het deksel.
    [2] Onderweg raakt de zak leeg; uit het deksel komen { $count } tegels terug.
    [3] Uit het deksel gaan { $count } tegels terug in de lege zak.
   *[4] { $count } gebruikte tegels vullen de zak weer.
}
azul-story-marker = { $shape ->
    [1] De startmarker is voor { $player }.
    [2] { $player } grijpt als eerste in het midden en neemt de startmarker.
    [3] { $player } neemt de startmarker.
    [4] { $player } opent het midden en krijgt de startmarker erbij.
    [5] De startmarker ligt deze keer bij { $player }.
   *[6] { $player } neemt de startmarker op de koop toe.
}
azul-story-last-round = { $shape ->
    [1] Dit is de laatste ronde, want { $players } { $count ->
        [one] heeft
       *[other] hebben
    } een volle rij.
    [2] Omdat bij { $players } een rij vol is, eindigt het spel hier.
    [3] { $players } { $count ->
        [one] maakt
       *[other] maken
    } een rij vol, en dus is dit de laatste ronde.
   *[4] Met een volle rij bij { $players } eindigt hier het spel.
}
azul-story-clean = { $shape ->
    [1] De vloer blijft leeg.
    [2] Er gaat niets verloren.
    [3] De vloer kost deze keer niets.
   *[4] Op de vloer gaat geen punt verloren.
}
azul-story-stuck = { $shape ->
    [1] { $player } moet { $tiles } op de vloer leggen: geen rij neemt nog iets van wat er ligt.
    [2] Voor { $player } blijven { $tiles } over, en geen rij neemt { $colour } aan. Ze gaan allemaal naar de vloer.
    [3] Bij { $player } moeten { $tiles } naar de vloer, want geen rij heeft er plaats voor.
   *[4] Niets op tafel past nog in een rij van { $player }: { $tiles } gaan naar de vloer.
}
azul-story-floor-then = { $shape ->
    [1] Met alles wat daar ligt, kost dat { part-points }.
    [2] In totaal neemt de vloer { $player } { part-points } af.
    [3] De vloer kost { $player } in deze ronde { part-points }.
   *[4] Bij elkaar is dat { part-points } verlies op de vloer.
}
azul-story-large-take = { $shape ->
    [1] { $player } neemt { $tiles } tegelijk.
    [2] In één greep pakt { $player } { $tiles }.
    [3] Een grote greep van { $player }: { $tiles }.
   *[4] In één enkele zet gaan { $tiles } naar { $player }.
}
azul-story-overflow = { $shape ->
    [1] In de rij { $placed ->
        [one] past
       *[other] passen
    } er maar { part-placed }, de rest gaat naar de vloer.
    [2] Er { $placed ->
        [one] vindt
       *[other] vinden
    } { part-placed } een plaats, en { part-dropped } { $dropped ->
        [one] valt
       *[other] vallen
    } op de vloer.
    [3] De rij kan ze niet allemaal kwijt; { part-dropped } { $dropped ->
        [one] valt
       *[other] vallen
    } op de vloer.
   *[4] Dat is er { part-dropped } te veel voor de rij.
}
azul-story-floor-cost = { $shape ->
    [1] De vloer kost { $player } { part-points }.
    [2] { $player } verliest { part-points } op de vloer.
    [3] { $player } laat { part-points } op de vloer liggen.
   *[4] Voor { $player } is de vloer duur: { part-points }.
}
azul-story-no-tile = { $shape ->
    [1] { $player } krijgt geen tegel op de muur.
    [2] Geen rij van { $player } komt vol.
    [3] { $player } legt deze keer niets op de muur.
   *[4] Op de muur van { $player } verandert niets.
}
azul-story-one-tile = { $shape ->
    [1] { $player } legt maar één tegel, { $tile }, voor { part-points }.
    [2] Maar één rij van { $player } komt vol: { part-points } voor { $tile }.
    [3] Alleen { $tile } komt bij { $player } op de muur, voor { part-points }.
    [4] { $player } vult één rij en krijgt { part-points } voor { $tile }.
    [5] Er komt bij { $player } één tegel bij, { $tile }: { part-points }.
   *[6] { $player } krijgt { part-points } voor één enkele tegel, { $tile }.
}
azul-story-list = { $shape ->
    [1] { $player } vult { part-count } rijen: { $tiles }; samen { $points }.
    [2] De muur van { $player } levert veel op: { $tiles }, samen { $points }.
    [3] { part-count-cap } volle rijen bij { $player }: { $tiles }. Dat maakt { $points }.
   *[4] { $player } haalt { $points } punten op de muur: { $tiles }.
}
azul-story-rows = { $shape ->
    [1] { $player } legt { part-count-tiles } op de muur, voor { $points } punten.
    [2] { $player } vult { part-count } rijen en krijgt { $points } punten.
    [3] { part-count-cap } tegels van { $player } komen op de muur en tellen { $points }.
    [4] { part-count-cap } rijen van { $player } komen vol en leveren { $points } punten op.
    [5] Voor { part-count-tiles } krijgt { $player } { $points } punten.
    [6] { $player } haalt { $points } punten met { part-count-tiles }.
    [7] De muur van { $player } groeit met { part-count-tiles }, goed voor { $points } punten.
    [8] { $points } punten voor { $player }, met { part-count } volle rijen.
    [9] Op de muur haalt { $player } { $points } punten, met { part-count-tiles }.
   *[10] { part-count-cap } nieuwe tegels op de muur leveren { $player } { $points } punten op.
}
azul-story-reply = { $shape ->
    [1] { $player } haalt er { $points }.
    [2] Bij { $player } zijn het er { $points }.
    [3] { $points } punten gaan naar { $player }.
    [4] En { $points } voor { $player }.
    [5] De muur van { $player } levert { $points } op.
    [6] { $player } krijgt er { $points }.
    [7] { $player } komt tot { $points } op de muur.
   *[8] Voor { $player } zijn het er { $points } op de muur.
}
azul-story-rows-floor = { $shape ->
    [1] { $player } wint { $points } punten en verliest er { $lost } op de vloer.
    [2] { part-count-cap } rijen van { $player } leveren { $points } op, de vloer kost er { $lost }.
    [3] { $player } haalt er { $points } op de muur en laat er { $lost } op de vloer.
    [4] De muur levert { $player } { $points } op, de vloer kost { $lost }.
    [5] { $player } vult { part-count } rijen voor { $points } punten; de vloer kost { $lost }.
    [6] { $points } punten krijgt { $player } op de muur, en { $lost } { $lost ->
        [one] gaat
       *[other] gaan
    } op de vloer verloren.
    [7] { $player } legt { part-count-tiles }: { $points } punten, met { $lost } aftrek voor de vloer.
   *[8] { $points } erbij, { $lost } eraf: { $player } vult { part-count } rijen en betaalt voor de vloer.
}
azul-story-tile = { $shape ->
    [1] Alleen al { $tile } telt { $points }.
    [2] { $points } daarvan { $points ->
        [one] komt
       *[other] komen
    } van { $tile }.
    [3] Hier levert { $tile } veel op: { part-points }.
    [4] Daarbij is { $tile }, goed voor { part-points }.
    [5] Hier telt { $tile } { $points }.
    [6] Eén tegel doet veel: { $tile } met { $points }.
    [7] Eén tegel, { $tile }, is { part-points } waard.
   *[8] Onder die tegels telt { $tile } { $points }.
}
azul-story-largest = { $shape ->
    [1] Daarbij is { $tile } met tien; meer kan een tegel niet tellen.
    [2] Alleen al { $tile } telt tien: een rij en een kolom komen tegelijk vol.
    [3] Tien daarvan komen van { $tile }, het hoogste wat een tegel kan tellen.
   *[4] Een rij en een kolom tegelijk sluit { $tile }: tien punten.
}
azul-story-column = { $shape ->
    [1] Daarbij komt een kolom vol, die aan het eind { $points } telt.
    [2] Een kolom sluit zich; aan het eind levert dat { $points } punten op.
    [3] Een hele kolom staat er nu, goed voor { $points } punten aan het eind.
   *[4] En passant is een kolom klaar, { $points } punten voor later.
}
azul-story-colour = { $shape ->
    [1] Van { $colour } liggen er nu vijf op de muur: { $points } punten aan het eind.
    [2] Alle vijf in { $colour } zijn bij elkaar, en dat telt aan het eind { $points }.
    [3] Een kleur is compleet, { $colour }, { $points } punten voor het eind.
   *[4] De kleur { $colour } is vol; de { $points } punten daarvoor komen aan het eind.
}
azul-story-floor = { $shape ->
    [1] Op de vloer { $points ->
        [one] gaat één punt
       *[other] gaan { $points } punten
    } verloren.
    [2] De vloer neemt { part-points } weg.
    [3] De vloer kost { part-points }.
    [4] Aftrek voor de vloer: { part-points }.
    [5] Voor de vloer { $points ->
        [one] gaat er één punt
       *[other] gaan er { $points } punten
    } af.
    [6] { $points ->
        [one] Eén punt blijft
       *[other] { $points } punten blijven
    } op de vloer.
    [7] Wat op de vloer ligt, kost { part-points }.
   *[8] Daartegenover { $points ->
        [one] staat één punt
       *[other] staan { $points } punten
    } verlies op de vloer.
}
azul-story-floor-limit = { $shape ->
    [1] De vloer neemt alles wat er nog was: { part-points }.
    [2] De vloer kost { part-points }, want meer was er niet.
    [3] De stand zakt naar nul; de vloer had nog meer gekost.
   *[4] De vloer kost alles wat op de kaarten stond.
}
azul-story-only-marker = { $shape ->
    [1] { $player } neemt de startmarker alleen deze ene keer.
    [2] Voor de enige keer in dit spel gaat de startmarker naar { $player }.
    [3] Het is de enige keer dat { $player } de startmarker neemt.
   *[4] Eén keer in het spel neemt { $player } de startmarker, en wel nu.
}
azul-story-bonus-row = { $count ->
    [one] één rij
   *[other] { part-count } rijen
}
azul-story-bonus-column = { $count ->
    [one] één kolom
   *[other] { part-count } kolommen
}
azul-story-bonus-colour = alles in { $colours }
azul-story-tie-broken = { $shape ->
    [1] In punten staat het gelijk, { $points }. De volle rijen beslissen, en { $player } heeft er { $rows }.
    [2] Gelijk op { $points }; { $player } wint met meer volle rijen, { $rows }.
    [3] Evenveel punten, { $points }. De volle rijen brengen { $player } de winst, { $rows }.
   *[4] Bovenaan zijn de punten gelijk, { $points }. { $player } heeft meer volle rijen, { $rows }, en wint.
}
azul-story-tie-shared = { $shape ->
    [1] Ook in volle rijen is het gelijk: elk { $rows }.
    [2] De volle rijen helpen niet: elk { $rows }.
    [3] Zelfs volle rijen hebben ze evenveel, namelijk { $rows }.
   *[4] Ook het aantal volle rijen is gelijk, { $rows }, en beslist niets.
}
azul-story-short-colour = { $shape ->
    [1] Voor alle vijf in { $colour } kwam { $player } één tegel tekort, in de { part-row-ordinal } rij.
    [2] { $player } had vier van de vijf in { $colour }; de { part-row-ordinal } rij bleef open.
    [3] In { $colour } kwam { $player } één tegel tekort voor alle vijf.
   *[4] { $player } was maar één tegel verwijderd van alle vijf in { $colour }.
}
azul-story-short-column = { $shape ->
    [1] In de { part-column-ordinal } kolom kwam { $player } één tegel tekort.
    [2] Eén enkel vak bleef vrij in de { part-column-ordinal } kolom van { $player }.
    [3] { $player } had in de { part-column-ordinal } kolom nog maar één tegel nodig.
   *[4] Een volle { part-column-ordinal } kolom was voor { $player } maar één tegel ver.
}
azul-story-short-row = { $shape ->
    [1] In de { part-row-ordinal } rij van { $player } ontbrak alleen { $colour }.
    [2] In de { part-row-ordinal } rij had { $player } alleen nog { $colour } nodig.
    [3] { $player } had vier tegels in de { part-row-ordinal } rij; { $colour } ontbrak.
   *[4] Alleen { $colour } miste { $player } in de { part-row-ordinal } rij.
}
