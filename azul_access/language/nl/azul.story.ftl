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
part-rows-each = { $rows ->
    [0] nul
   *[other] elk { $rows }
}
azul-story-refill = { $shape ->
    [1] De zak is leeg, en { $count } tegels komen terug uit het deksel.
    [2] Onderweg raakt de zak leeg; uit het deksel komen { $count } tegels terug.
    [3] Uit het deksel gaan { $count } tegels terug in de lege zak.
   *[4] { $count } gebruikte tegels vullen de zak weer.
}
azul-story-marker = { $shape ->
    [1] De startmarker is voor { $player }.
    [2] { $player } pakt als eerste uit het midden en krijgt de startmarker.
    [3] { $player } neemt de startmarker.
    [4] Eerste in het midden is { $player }, en daar hoort de startmarker bij.
    [5] De startmarker ligt deze keer bij { $player }.
   *[6] { $player } neemt de startmarker op de koop toe.
}
azul-story-last-round = { $shape ->
    [1] Dit is de laatste ronde, want { $players } { $count ->
        [one] heeft
       *[other] hebben elk
    } een volle muurrij.
    [2] Omdat bij { $players } een muurrij vol is, eindigt het spel hier.
    [3] { $players } { $count ->
        [one] maakt
       *[other] maken elk
    } een muurrij vol, en dus is dit de laatste ronde.
   *[4] Bij { $players } is een muurrij vol, en daarmee komt het spel aan zijn eind.
}
azul-story-clean = { $shape ->
    [1] De vloer blijft leeg.
    [2] Er gaat niets verloren.
    [3] De vloer kost deze keer niets.
   *[4] Op de vloer gaat geen punt verloren.
}
azul-story-stuck = { $shape ->
    [1] { $player } moet { $tiles } op de vloer leggen: van wat er ligt, past niets meer in een rij.
    [2] Bij { $player } past { $colour } in geen rij meer; { $tiles } gaan naar de vloer.
    [3] Bij { $player } moeten { $tiles } naar de vloer, want geen rij heeft er plaats voor.
   *[4] Niets op tafel past nog in een rij van { $player }: { $tiles } gaan naar de vloer.
}
azul-story-floor-then = { $shape ->
    [1] Met alles wat daar deze ronde belandt, kost dat { part-points }.
    [2] In totaal neemt de vloer { $player } { part-points } af.
    [3] De vloer kost { $player } in deze ronde { part-points }.
   *[4] Bij elkaar is dat { part-points } verlies op de vloer.
}
azul-story-large-take = { $shape ->
    [1] { $player } neemt { $tiles } in één keer.
    [2] In één greep pakt { $player } { $tiles }.
    [3] Een grote greep van { $player }: { $tiles }.
   *[4] { $player } haalt in één zet { $tiles } binnen.
}
azul-story-overflow = { $shape ->
    [1] In de rij { $placed ->
        [one] past
       *[other] passen
    } er maar { part-placed }, de rest gaat naar de vloer.
    [2] Daarvan { $placed ->
        [one] vindt
       *[other] vinden
    } er { part-placed } een plaats; { part-dropped } { $dropped ->
        [one] valt
       *[other] vallen
    } op de vloer.
    [3] Ze passen niet allemaal in de rij; { part-dropped } { $dropped ->
        [one] valt
       *[other] vallen
    } op de vloer.
   *[4] { $dropped ->
        [one] Dat is er één te veel voor de rij.
       *[other] Dat zijn er { part-dropped } te veel voor de rij.
    }
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
   *[4] De muur van { $player } blijft zoals die is.
}
azul-story-one-tile = { $shape ->
    [1] { $player } legt maar één tegel, { $tile }, voor { part-points }.
    [2] Bij { $player } komt maar één rij vol: { part-points } voor { $tile }.
    [3] Bij { $player } gaat alleen { $tile } naar de muur, voor { part-points }.
    [4] { $player } vult één rij en krijgt { part-points } voor { $tile }.
    [5] De muur van { $player } krijgt er één tegel bij, { $tile }: { part-points }.
   *[6] { $player } krijgt { part-points } voor één enkele tegel, { $tile }.
}
azul-story-list = { $shape ->
    [1] { $player } vult { part-count } rijen: { $tiles }; samen { $points }.
    [2] De muur van { $player } levert veel op: { $tiles }, samen { $points }.
    [3] { part-count-cap } tegels van { $player } gaan naar de muur: { $tiles }. Dat maakt { $points }.
   *[4] { $player } haalt { $points } punten op de muur: { $tiles }.
}
azul-story-rows = { $shape ->
    [1] { $player } legt { part-count-tiles } op de muur, voor { $points } punten.
    [2] { $player } vult { part-count } rijen en krijgt { $points } punten.
    [3] { part-count-cap } tegels van { $player } gaan naar de muur en tellen samen { $points }.
    [4] { part-count-cap } rijen van { $player } komen vol en leveren { $points } punten op.
    [5] Voor { part-count-tiles } krijgt { $player } { $points } punten.
    [6] { $player } haalt { $points } punten met { part-count-tiles }.
    [7] De muur van { $player } groeit met { part-count-tiles }, goed voor { $points } punten.
    [8] { $points } punten voor { $player }, uit { part-count } rijen.
    [9] Op de muur haalt { $player } { $points } punten, met { part-count-tiles }.
   *[10] { part-count-cap } nieuwe tegels op de muur leveren { $player } { $points } punten op.
}
azul-story-reply = { $shape ->
    [1] { $player } haalt { $points } punten.
    [2] Bij { $player } zijn het { $points } punten.
    [3] { $points } punten gaan naar { $player }.
    [4] En { $points } punten voor { $player }.
    [5] De muur van { $player } levert { $points } punten op.
    [6] { $player } krijgt { $points } punten.
    [7] { $player } verdient er { $points } op de muur.
   *[8] Voor { $player } zijn het er { $points } op de muur.
}
azul-story-rows-floor = { $shape ->
    [1] { $player } wint { $points } punten en verliest er { $lost } op de vloer.
    [2] { part-count-cap } rijen van { $player } leveren { $points } punten op, de vloer kost er { $lost }.
    [3] { $player } haalt { $points } punten op de muur en laat er { $lost } op de vloer.
    [4] De muur levert { $player } { $points } punten op, de vloer kost er { $lost }.
    [5] { $player } vult { part-count } rijen voor { $points } punten; de vloer kost er { $lost }.
    [6] { $points } punten krijgt { $player } op de muur, en { $lost } { $lost ->
        [one] gaat
       *[other] gaan
    } op de vloer verloren.
    [7] { $player } legt { part-count-tiles }: { $points } punten, min { $lost } voor de vloer.
   *[8] { $points } erbij, { $lost } eraf: { $player } vult { part-count } rijen en betaalt voor de vloer.
}
azul-story-tile = { $shape ->
    [1] Alleen al { $tile } telt { $points }.
    [2] { $points } daarvan komen van { $tile }.
    [3] Met { $tile } komen er in één keer { $points } bij.
    [4] Daar zit { $tile } bij, goed voor { part-points }.
    [5] Zo levert { $tile } { part-points } op.
    [6] Eén tegel doet veel: { $tile } met { $points }.
    [7] Eén tegel, { $tile }, is { part-points } waard.
   *[8] Van die tegels telt { $tile } { $points }.
}
azul-story-largest = { $shape ->
    [1] Daar zit { $tile } bij, met tien; meer kan een tegel niet tellen.
    [2] Alleen al { $tile } telt tien: een muurrij en een kolom komen tegelijk vol.
    [3] Tien daarvan komen van { $tile }, het hoogste wat een tegel kan tellen.
   *[4] Met { $tile } komen een muurrij en een kolom tegelijk vol: tien punten.
}
azul-story-column = { $shape ->
    [1] Daarbij komt een kolom vol, die aan het eind { $points } telt.
    [2] Een kolom raakt vol; aan het eind levert dat { $points } punten op.
    [3] Er ligt nu een hele kolom, goed voor { $points } punten aan het eind.
   *[4] En passant komt een kolom klaar: { $points } punten voor later.
}
azul-story-colour = { $shape ->
    [1] Van { $colour } liggen er nu vijf op de muur: { $points } punten aan het eind.
    [2] Daarmee is { $colour } compleet, en dat telt aan het eind { $points }.
    [3] Een kleur is compleet: { $colour }, goed voor { $points } punten aan het eind.
   *[4] Er ligt nu vijf keer { $colour }; de { $points } punten daarvoor komen aan het eind.
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
    } op de vloer liggen.
    [7] Wat op de vloer ligt, kost { part-points }.
   *[8] Daartegenover { $points ->
        [one] staat één punt
       *[other] staan { $points } punten
    } verlies op de vloer.
}
azul-story-floor-limit = { $shape ->
    [1] De vloer neemt alles wat er nog was: { part-points }.
    [2] De vloer kost { part-points }, want meer was er niet.
    [3] De score zakt naar nul; de vloer had nog meer gekost.
   *[4] Tot nul kost de vloer { part-points }; verder omlaag gaat het niet.
}
azul-story-only-marker = { $shape ->
    [1] Alleen deze ene keer neemt { $player } de startmarker.
    [2] De startmarker gaat naar { $player }, voor het eerst en voor het laatst.
    [3] Het is de enige keer dat { $player } de startmarker neemt.
   *[4] Eén keer in het spel neemt { $player } de startmarker, en wel nu.
}
azul-story-bonus-row = { $count ->
    [one] één muurrij
   *[other] { part-count } muurrijen
}
azul-story-bonus-column = { $count ->
    [one] één kolom
   *[other] { part-count } kolommen
}
azul-story-bonus-colour = vijf keer { $colours }
azul-story-tie-broken = { $shape ->
    [1] In punten staat het gelijk, { $points }. De volle muurrijen geven de doorslag: { $player } heeft er meer, { $rows }.
    [2] Gelijk op { $points } punten. { $player } wint met meer volle muurrijen, { $rows }.
    [3] Evenveel punten, { $points }. Dan tellen de volle muurrijen: { $player } heeft er { $rows } en wint.
   *[4] Bovenaan zijn de punten gelijk, { $points }. { $player } heeft meer volle muurrijen, { $rows }, en wint.
}
azul-story-tie-shared = { $shape ->
    [1] Bovenaan is ook het aantal volle muurrijen gelijk: { part-rows-each }.
    [2] Tussen de winnaars helpen de volle muurrijen niet: { part-rows-each }.
    [3] Ook met volle muurrijen staan de winnaars gelijk: { part-rows-each }.
   *[4] De winnaars hebben ook evenveel volle muurrijen: { part-rows-each }.
}
azul-story-short-colour = { $shape ->
    [1] Voor vijf keer { $colour } kwam { $player } één tegel tekort, in de { part-row-ordinal } muurrij.
    [2] { $player } had { $colour } in elke muurrij, behalve in de { part-row-ordinal }.
    [3] Met nog één keer { $colour } had { $player } ze alle vijf gehad.
   *[4] Bij { $player } ontbrak één tegel om { $colour } compleet te maken.
}
azul-story-short-column = { $shape ->
    [1] In de { part-column-ordinal } kolom kwam { $player } één tegel tekort.
    [2] Eén enkel vak bleef vrij in de { part-column-ordinal } kolom van { $player }.
    [3] { $player } had in de { part-column-ordinal } kolom nog maar één tegel nodig.
   *[4] De { part-column-ordinal } kolom van { $player } was op één tegel na vol.
}
azul-story-short-row = { $shape ->
    [1] In de { part-row-ordinal } muurrij van { $player } ontbrak alleen { $colour }.
    [2] In de { part-row-ordinal } muurrij had { $player } alleen { $colour } nog nodig.
    [3] { $player } had vier tegels in de { part-row-ordinal } muurrij; alleen { $colour } ontbrak.
   *[4] De { part-row-ordinal } muurrij van { $player } was vol, op { $colour } na.
}
