### Naverteld spel van Azul in het Nederlands.

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
    [4] { $player } opent het midden; de startmarker gaat mee.
    [5] Naar de startmarker grijpt { $player }.
   *[6] { $player } neemt de startmarker op de koop toe.
}
azul-story-last-round = { $shape ->
    [1] Een rij is vol, bij { $players }; daarmee is het de laatste ronde.
    [2] Omdat bij { $players } een rij vol is, eindigt het spel hier.
    [3] Met een volle rij eindigt het spel, bij { $players }.
   *[4] Het is de laatste ronde, want er is een rij klaar, bij { $players }.
}
azul-story-clean = { $shape ->
    [1] De vloer blijft leeg.
    [2] Er gaat niets verloren.
    [3] De vloer kost deze keer niets.
   *[4] Geen punt valt op de vloer.
}
azul-story-stuck = { $shape ->
    [1] { $player } moet { $tiles } op de vloer leggen: geen rij neemt nog iets van wat er ligt.
    [2] Voor { $player } blijven { $tiles } over, en geen rij neemt { $colour } aan. Alles gaat naar de vloer.
    [3] Bij { $player } vallen { $tiles } op de vloer, want geen rij heeft er plaats voor.
   *[4] Voor niets op tafel heeft { $player } nog een rij: { $tiles } gaan naar de vloer.
}
azul-story-floor-then = { $shape ->
    [1] Met alles wat daar ligt, kost dat { part-points }.
    [2] In totaal neemt de vloer { part-points }.
    [3] Aan het eind van de ronde zijn daardoor { $points } punten weg.
   *[4] De hele vloer: { $points } minder.
}
azul-story-large-take = { $shape ->
    [1] { $player } neemt { $tiles } tegelijk.
    [2] In één greep pakt { $player } { $tiles }.
    [3] Een grote greep van { $player }: { $tiles }.
   *[4] In één enkele zet gaan { $tiles } naar { $player }.
}
azul-story-overflow = { $shape ->
    [1] De rij heeft plaats voor { $placed }, de rest gaat naar de vloer.
    [2] { $placed } daarvan { $placed ->
        [one] vindt
       *[other] vinden
    } plaats, { $dropped } { $dropped ->
        [one] valt
       *[other] vallen
    } op de vloer.
    [3] Dat is meer dan de rij aankan: { $dropped } { $dropped ->
        [one] valt
       *[other] vallen
    } ernaast.
   *[4] { $dropped } daarvan { $dropped ->
        [one] is
       *[other] zijn
    } te veel.
}
azul-story-floor-cost = { $shape ->
    [1] De vloer kost { $player } { part-points }.
    [2] { $player } verliest { part-points } op de vloer.
    [3] { $player } laat { part-points } op de vloer liggen.
   *[4] Voor { $player } is de vloer duur, { part-points }.
}
azul-story-no-tile = { $shape ->
    [1] { $player } krijgt geen tegel op de muur.
    [2] Bij { $player } komt geen rij vol.
    [3] { $player } legt deze keer niets op de muur.
   *[4] Op de muur van { $player } verandert niets.
}
azul-story-one-tile = { $shape ->
    [1] { $player } legt één tegel, { $tile }, voor { part-points }.
    [2] Bij { $player } is het alleen { $tile }; die levert { part-points } op.
    [3] Alleen { $tile } komt bij { $player } op de muur, { part-points }.
    [4] { $player } vult één rij: { part-points } voor { $tile }.
    [5] Eén tegel van { $player } is genoeg voor { part-points }, { $tile }.
   *[6] Op de muur van { $player } komt alleen { $tile }, met { part-points }.
}
azul-story-list = { $shape ->
    [1] { $player } vult { part-count } rijen: { $tiles }; samen { $points }.
    [2] Bij { $player } komen { part-count } rijen vol. Dat is { $tiles }, samen { $points }.
    [3] { part-count-cap } volle rijen bij { $player }: { $tiles }. Dat maakt { $points }.
   *[4] { $player } haalt { $points } punten op de muur, met { $tiles }.
}
azul-story-rows = { $shape ->
    [1] { $player } legt { part-count-tiles } op de muur, voor { part-points }.
    [2] { $player } vult { part-count } rijen en krijgt { part-points }.
    [3] Bij { $player } komen { part-count-tiles } op de muur, dat telt { $points }.
    [4] { part-count-cap } rijen van { $player } zijn vol, { part-points }.
    [5] Voor { part-count-tiles } krijgt { $player } { part-points }.
    [6] { $player } haalt { part-points } met { part-count-tiles }.
    [7] De muur van { $player } groeit met { part-count-tiles }, goed voor { part-points }.
    [8] { $points } punten voor { $player }, met { part-count } volle rijen.
    [9] Op { part-points } komt { $player } met { part-count-tiles } op de muur.
   *[10] { part-count-cap } nieuwe tegels op de muur van { $player } leveren { part-points } op.
}
azul-story-reply = { $shape ->
    [1] { $player } haalt er { $points }.
    [2] Bij { $player } zijn het er { $points }.
    [3] { $player } komt op { $points }.
    [4] Daarbij { $points } voor { $player }.
    [5] Voor { $player } telt de muur { $points }.
    [6] { $player } krijgt er { $points } voor.
    [7] { $player } redt er { $points }.
   *[8] Op de muur van { $player } zijn het er { $points }.
}
azul-story-rows-floor = { $shape ->
    [1] { $player } wint { part-points } en verliest er { $lost } op de vloer.
    [2] { part-count-cap } rijen van { $player } leveren { $points } op, de vloer neemt er { $lost }.
    [3] { $player } haalt er { $points } op de muur en laat er { $lost } op de vloer.
    [4] Op de muur zijn het er { $points } voor { $player }, op de vloer min { $lost }.
    [5] { $player } vult { part-count } rijen voor { $points }; de vloer kost { $lost }.
    [6] Van de { $points } punten die { $player } wint, { $lost ->
        [one] gaat er één
       *[other] gaan er { $lost }
    } op de vloer weer verloren.
    [7] { $player } legt { part-count-tiles }: plus { $points }, en min { $lost } voor de vloer.
   *[8] { $points } erbij, { $lost } eraf: { $player } vult { part-count } rijen, maar de vloer kost.
}
azul-story-tile = { $shape ->
    [1] Alleen al { $tile } telt { $points }.
    [2] { $points } daarvan komen van { $tile }.
    [3] Het meeste levert { $tile } op, { part-points }.
    [4] De beste daarvan is { $tile } met { part-points }.
    [5] Daarbij { $tile } voor { part-points }.
    [6] Het meeste komt van één tegel: { $tile }, { $points }.
    [7] Op zich is { $tile } al { part-points } waard.
   *[8] Het grootste deel is { $tile }, met { $points }.
}
azul-story-largest = { $shape ->
    [1] Daarbij { $tile } met tien, en meer kan een tegel niet tellen.
    [2] Alleen al { $tile } telt tien: een rij en een kolom komen tegelijk vol.
    [3] Tien daarvan zijn voor { $tile }, het hoogste wat een tegel kan halen.
   *[4] Een rij en een kolom tegelijk sluit { $tile }: tien punten.
}
azul-story-column = { $shape ->
    [1] Daarmee is een kolom vol, dat telt aan het eind { $points }.
    [2] Daarbij sluit een kolom; aan het eind zijn dat er { $points } meer.
    [3] Een hele kolom staat nu, goed voor { $points } aan het eind.
   *[4] En passant is een kolom klaar, { part-points } voor later.
}
azul-story-colour = { $shape ->
    [1] Van { $colour } liggen er nu vijf op de muur: { $points } aan het eind.
    [2] Alle vijf in { $colour } zijn bij elkaar, dat telt aan het eind { $points }.
    [3] Daarmee is { $colour } compleet, { part-points } voor het eind.
   *[4] De kleur { $colour } is vol; de { $points } daarvoor komen aan het eind.
}
azul-story-floor = { $shape ->
    [1] Op de vloer { $points ->
        [one] gaat één punt
       *[other] gaan { $points } punten
    } verloren.
    [2] De vloer neemt er { $points } van.
    [3] Aftrek voor de vloer: { $points }.
    [4] { part-points-start } minder, dat kost de vloer.
    [5] Daartegenover staat de vloer met min { $points }.
    [6] Een deel gaat op de vloer weer verloren, { $points }.
    [7] Er gaat iets af voor de vloer: { $points }.
   *[8] De prijs op de vloer: { part-points }.
}
azul-story-floor-limit = { $shape ->
    [1] De vloer neemt alles wat er nog was: { $points }.
    [2] De vloer kost { part-points }, want meer was er niet.
    [3] De stand zakt naar nul; de vloer had nog meer gekost.
   *[4] De vloer is duurder dan alles wat op de kaarten stond.
}
azul-story-only-marker = { $shape ->
    [1] { $player } neemt de startmarker alleen deze ene keer.
    [2] De startmarker ligt er ook bij, voor { $player } de enige keer.
    [3] Het is de enige keer dat { $player } de startmarker neemt.
   *[4] Eén keer in het spel heeft { $player } de startmarker, hier.
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
   *[4] De koplopers hebben allemaal { $points }. { $player } heeft meer volle rijen, { $rows }, en wint.
}
azul-story-tie-shared = { $shape ->
    [1] Ook in volle rijen is het gelijk, elk { $rows }.
    [2] De volle rijen helpen niet: elk { $rows }.
    [3] Zelfs volle rijen hebben ze evenveel, { $rows }.
   *[4] Elk { $rows } volle rijen, ook dat beslist niets.
}
azul-story-short-colour = { $shape ->
    [1] Voor alle vijf in { $colour } kwam { $player } één tegel tekort, die in de { part-row-ordinal } rij.
    [2] { $player } had vier van de vijf in { $colour }; de { part-row-ordinal } rij bleef open.
    [3] In { $colour } was { $player } één tegel van het doel.
   *[4] Eén tegel in { $colour } hield { $player } van een volle kleur af.
}
azul-story-short-column = { $shape ->
    [1] In de { part-column-ordinal } kolom kwam { $player } één tegel tekort.
    [2] Bij { $player } bleef in de { part-column-ordinal } kolom één vak vrij.
    [3] { $player } was in de { part-column-ordinal } kolom één tegel van het doel.
   *[4] Eén tegel hield { $player } van een volle kolom af, de { part-column-ordinal }.
}
azul-story-short-row = { $shape ->
    [1] In de { part-row-ordinal } rij van { $player } ontbrak alleen { $colour }.
    [2] In de { part-row-ordinal } rij had { $player } alleen nog { $colour } nodig.
    [3] { $player } had vier tegels in de { part-row-ordinal } rij; { $colour } ontbrak.
   *[4] Alleen { $colour } miste { $player } in de { part-row-ordinal } rij.
}
