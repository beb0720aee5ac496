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
part-times = { $times ->
    [3] derde
    [4] vierde
    [5] vijfde
    [6] zesde
    [7] zevende
    [8] achtste
   *[other] { $times }e
}
part-times-count = { $times ->
    [3] drie
    [4] vier
    [5] vijf
    [6] zes
    [7] zeven
    [8] acht
   *[other] { $times }
}
part-across = { $across ->
    [1] één
    [2] twee
    [3] drie
    [4] vier
    [5] vijf
   *[other] { $across }
}
part-across-cap = { $across ->
    [1] Eén
    [2] Twee
    [3] Drie
    [4] Vier
    [5] Vijf
   *[other] { $across }
}
part-down = { $down ->
    [1] één
    [2] twee
    [3] drie
    [4] vier
    [5] vijf
   *[other] { $down }
}
part-size = { $size ->
    [2] twee
    [3] drie
    [4] vier
    [5] vijf
   *[other] { $size }
}
part-rows-each = { $rows ->
    [0] nul
   *[other] elk { $rows }
}
azul-story-refill = { $shape ->
    [1] De zak is leeg, en { $count ->
        [one] één tegel komt
       *[other] { $count } tegels komen
    } terug uit het deksel.
    [2] Onderweg raakt de zak leeg; uit het deksel { $count ->
        [one] komt één tegel
       *[other] komen { $count } tegels
    } terug.
    [3] Uit het deksel { $count ->
        [one] gaat één tegel
       *[other] gaan { $count } tegels
    } terug in de lege zak.
   *[4] De zak wordt weer gevuld, met { $count ->
        [one] één gebruikte tegel
       *[other] { $count } gebruikte tegels
    }.
}
azul-story-marker-streak = { $shape ->
    [1] Voor de { part-times } keer op rij neemt { $player } de startmarker.
    [2] De startmarker gaat naar { $player }, nu al { part-times-count } rondes achter elkaar.
    [3] De startmarker blijft { $player } trouw, voor de { part-times } ronde achter elkaar.
   *[4] Weer pakt { $player } de startmarker, de { part-times } keer op rij.
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
azul-story-end-near = { $shape ->
    [1] { $players } { $count ->
        [one] komt
       *[other] komen elk
    } nog maar één tegel tekort voor een volle muurrij.
    [2] Het einde komt dichterbij: { $players } { $count ->
        [one] heeft
       *[other] hebben elk
    } vier tegels in één muurrij.
    [3] Nog één tegel in een muurrij, en { $players } { $count ->
        [one] kan
       *[other] kunnen
    } het spel beëindigen.
   *[4] Elke ronde kan nu de laatste zijn, want { $players } { $count ->
        [one] heeft
       *[other] hebben elk
    } vier tegels in één muurrij.
}
azul-story-stuck = { $shape ->
    [1] { $player } moet { $tiles } op de vloer leggen: van wat er ligt, past niets meer in een rij.
    [2] Bij { $player } past { $colour } in geen rij meer; { $tiles } gaan naar de vloer.
    [3] Bij { $player } moeten { $tiles } naar de vloer, want geen rij heeft er plaats voor.
   *[4] Niets op tafel past nog in een rij van { $player }: { $tiles } gaan naar de vloer.
}
azul-story-stuck-again = { $shape ->
    [1] Weer past er bij { $player } niets meer; { $tiles } gaan naar de vloer.
    [2] Ook nu blijft voor { $player } alleen de vloer over, voor { $tiles }.
    [3] { $player } vindt opnieuw geen rij, en { $tiles } gaan naar de vloer.
   *[4] Nog een keer moet { $player } uitwijken naar de vloer, met { $tiles }.
}
azul-story-floor-then = { $shape ->
    [1] Met alles wat daar deze ronde belandt, kost dat { part-points }.
    [2] In totaal neemt de vloer { $player } { part-points } af.
    [3] De vloer kost { $player } in deze ronde { part-points }.
    [4] Bij elkaar is dat { part-points } verlies op de vloer.
    [5] Op de vloer kost dat { $player } { part-points }.
   *[6] Zo verliest { $player } op de vloer { part-points }.
}
azul-story-large-take = { $shape ->
    [1] { $player } neemt { $tiles } in één keer.
    [2] In één greep pakt { $player } { $tiles }.
    [3] Een grote greep van { $player }: { $tiles }.
   *[4] { $player } haalt in één zet { $tiles } binnen.
}
azul-story-take-overflow = { $shape ->
    [1] { $player } neemt { $tiles }; in de rij { $placed ->
        [one] past er
       *[other] passen er
    } maar { part-placed }, { part-dropped } { $dropped ->
        [one] valt
       *[other] vallen
    } op de vloer.
    [2] { $player } pakt { $tiles }, maar { part-dropped } daarvan { $dropped ->
        [one] valt
       *[other] vallen
    } op de vloer.
    [3] { $player } neemt { $tiles }, { part-dropped } meer dan er in de rij passen.
   *[4] Te veel ineens: { $player } neemt { $tiles }, en { part-dropped } { $dropped ->
        [one] valt
       *[other] vallen
    } op de vloer.
}
azul-story-take-floor = { $shape ->
    [1] { $player } neemt { $tiles } en legt ze op de vloer.
    [2] { $player } neemt { $tiles }, en die gaan allemaal naar de vloer.
    [3] { $player } legt { $tiles } meteen op de vloer.
   *[4] Bij { $player } gaan { $tiles } rechtstreeks naar de vloer.
}
azul-story-fills = { $shape ->
    [1] De { part-row-ordinal } rij is er vol mee.
    [2] Dat is de hele { part-row-ordinal } rij.
    [3] Dat is precies wat de { part-row-ordinal } rij nodig heeft.
   *[4] De { part-row-ordinal } rij is meteen vol.
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
    [2] Van de muur krijgt { $player } { $tiles }, samen { $points }.
    [3] { part-count-cap } tegels van { $player } gaan naar de muur: { $tiles }, dat maakt { $points }.
    [4] { $player } haalt { $points } punten op de muur: { $tiles }.
    [5] Op de muur van { $player } komen { $tiles }, samen { $points } punten.
    [6] De rijen van { $player } leveren { $tiles } op, dat is { $points }.
    [7] Bij { $player } telt de muur { $tiles }: { $points } in totaal.
   *[8] { $player } wint { $points } punten met { part-count-tiles }: { $tiles }.
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
azul-story-rows-tile = { $shape ->
    [1] { $player } legt { part-count-tiles } voor { $points } punten; alleen al { $tile } telt { $most }.
    [2] { part-count-cap } tegels leveren { $player } { $points } punten op, waarvan { $most } met { $tile }.
    [3] De muur van { $player } groeit met { part-count-tiles }; { $tile } telt { $most }, alles samen { $points }.
    [4] Voor { part-count-tiles } krijgt { $player } { $points } punten, en { $most } daarvan komen van { $tile }.
    [5] { $player } vult { part-count } rijen en wint { $points } punten; { $tile } is { $most } waard.
    [6] De { part-count-tiles } van { $player } tellen samen { $points }, { $tile } alleen al { $most }.
    [7] { part-count-cap } rijen leveren { $player } { $points } punten op, het meest met { $tile }: { $most }.
   *[8] Op de muur haalt { $player } { $points } punten; { $tile } draagt daar { $most } aan bij.
}
azul-story-alike = { $shape ->
    [1] { $players } leggen elk { part-count-tiles }: { $each }.
    [2] Met elk { part-count-tiles } wordt het { $each }.
    [3] { $players } vullen elk { part-count } rijen, en dat betekent { $each }.
   *[4] { part-count-cap } tegels zijn niet altijd evenveel waard: { $each }.
}
azul-story-same = { $shape ->
    [1] { $players } leggen elk { part-count-tiles } en krijgen elk { $points } punten.
    [2] Evenveel voor { $players }: elk { part-count-tiles } en { $points } punten.
    [3] { $players } halen met elk { part-count-tiles } precies hetzelfde, { $points } punten.
   *[4] Op de muur zijn { $players } even sterk, met elk { part-count-tiles } en { $points } punten.
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
azul-story-list-floor = { $shape ->
    [1] { $player } vult { part-count } rijen, { $tiles }; dat is { $points }, en de vloer kost er { $lost }.
    [2] { part-count-cap } volle rijen bij { $player }: { $tiles }, samen { $points }; de vloer neemt er { $lost } weg.
    [3] De muur levert { $player } { $points } punten op: { $tiles }; de vloer neemt er { $lost } terug.
   *[4] { $points } punten voor { $player }: { $tiles }; min { $lost } voor de vloer.
}
azul-story-reply-floor = { $shape ->
    [1] { $player } haalt { $points } en verliest er { $lost }.
    [2] Bij { $player } zijn het er { $points }, min { $lost } voor de vloer.
    [3] { $points } gaan er naar { $player }; de vloer neemt er { $lost } weg.
   *[4] { $player } krijgt { $points }; de vloer kost { $lost }.
}
azul-story-tile = { $shape ->
    [1] Alleen al { $tile } telt { $points }: { part-across } in de muurrij, { part-down } in de kolom.
    [2] { $points } daarvan komen van { $tile }, met { part-across } in de muurrij en { part-down } in de kolom.
    [3] Hier telt { $tile } meteen { $points }, { part-across } naast elkaar en { part-down } onder elkaar.
   *[4] Eén tegel doet veel: { $tile } met { $points }, { part-across } naast elkaar en { part-down } onder elkaar.
}
azul-story-runs = { $shape ->
    [1] In de muurrij liggen er nu { part-across } bij elkaar, in de kolom { part-down }.
    [2] { part-across-cap } naast elkaar en { part-down } onder elkaar tellen mee.
    [3] Dat zijn er { part-across } in de muurrij en { part-down } in de kolom.
   *[4] Die telt in twee richtingen, { part-across } in de muurrij en { part-down } in de kolom.
}
azul-story-largest = { $shape ->
    [1] Daar zit { $tile } bij, met tien; meer kan een tegel niet tellen.
    [2] Alleen al { $tile } telt tien: een muurrij en een kolom komen tegelijk vol.
    [3] Tien daarvan komen van { $tile }, het hoogste wat een tegel kan tellen.
   *[4] Met { $tile } komen een muurrij en een kolom tegelijk vol: tien punten.
}
azul-story-most = { $shape ->
    [1] Meer kan een tegel niet tellen.
    [2] Dat is het hoogste wat een tegel kan tellen.
    [3] Een muurrij en een kolom komen er tegelijk mee vol.
   *[4] Tien is het hoogste: muurrij en kolom zijn tegelijk vol.
}
azul-story-column = { $shape ->
    [1] Daarbij { $count ->
        [one] komt een kolom
       *[other] komen { part-count } kolommen
    } vol; aan het eind telt dat { $points }.
    [2] { $count ->
        [one] Een kolom raakt
       *[other] { part-count-cap } kolommen raken
    } vol; aan het eind levert dat { $points } punten op.
    [3] Er { $count ->
        [one] ligt nu een hele kolom
       *[other] liggen nu { part-count } hele kolommen
    }, goed voor { $points } punten aan het eind.
   *[4] En passant { $count ->
        [one] is een kolom
       *[other] zijn { part-count } kolommen
    } klaar, { $points } punten voor later.
}
azul-story-colour = { $shape ->
    [1] Van { $colour } liggen er nu { $count ->
        [one] vijf
       *[other] elk vijf
    } op de muur: { $points } punten aan het eind.
    [2] Daarmee { $count ->
        [one] is
       *[other] zijn
    } { $colour } compleet, en dat telt aan het eind { $points }.
    [3] { $count ->
        [one] Een kleur is
       *[other] { part-count-cap } kleuren zijn
    } compleet: { $colour }, goed voor { $points } punten aan het eind.
   *[4] { $count ->
        [one] De kleur { $colour } is
       *[other] De kleuren { $colour } zijn
    } compleet; de { $points } punten daarvoor komen aan het eind.
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
    [8] Maar de vloer eist { part-points } op.
    [9] Dan neemt de vloer er weer { $points } terug.
   *[10] Daarna { $points ->
        [one] gaat er één punt
       *[other] gaan er { $points } punten
    } verloren aan de vloer.
}
azul-story-floor-limit = { $shape ->
    [1] De vloer neemt alles wat er nog was: { part-points }.
    [2] De vloer kost { part-points }, want meer was er niet.
    [3] De vloer kost { part-points }, en er blijft niets over.
    [4] De vloer kost { part-points }, en daarmee is alles weer weg.
    [5] Op de vloer gaat alles verloren: { part-points }.
   *[6] De vloer kost { part-points }, en dan is er niets meer.
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
azul-story-bonus-colour = { $count ->
    [one] de kleur { $colours }
   *[other] de kleuren { $colours }
}
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
azul-story-short-both = { $shape ->
    [1] In de { part-row-ordinal } muurrij van { $player } ontbrak alleen { $colour }, en dat was meteen de vijfde tegel van die kleur geweest.
    [2] Met { $colour } had { $player } de { part-row-ordinal } muurrij en de hele kleur gehad.
    [3] { $player } miste nog één keer { $colour }, voor de { part-row-ordinal } muurrij en voor de hele kleur.
   *[4] Alleen { $colour } scheidde { $player } van een volle { part-row-ordinal } muurrij, en ook van een volle kleur.
}
azul-story-short-alike = { $shape ->
    [1] { $players } kwamen elk één tegel tekort voor vijf keer { $colour }.
    [2] Vijf keer { $colour } hadden { $players } bijna; elk miste er één.
    [3] Vier keer { $colour }: zo ver kwamen { $players }, en de vijfde ontbrak.
   *[4] Met { $colour } bleven { $players } elk op vier tegels steken.
}
azul-story-ready = { $shape ->
    [1] { $count ->
        [one] Eén
       *[other] { part-count-cap }
    } van de { part-size } tegels daarvoor { $count ->
        [one] lag
       *[other] lagen
    } al klaar.
    [2] Daarvoor { $count ->
        [one] lag
       *[other] lagen
    } er { part-count } van de { part-size } klaar.
    [3] In de rij ernaast { $count ->
        [one] wachtte
       *[other] wachtten
    } er al { part-count } van de { part-size }.
   *[4] Van de { part-size } benodigde tegels { $count ->
        [one] was
       *[other] waren
    } er al { part-count } binnen.
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
azul-story-key-line = De { part-row-ordinal } rij is daarmee vol.
azul-story-key-colour = De kleur { $colour } wordt daarmee compleet.
azul-story-key-column = Er komt een kolom mee vol.
azul-story-key-denies = { $player } kan de { part-row-ordinal } rij daarna niet meteen vullen.
azul-story-key-dead = Voor { $tiles } in het midden heeft { $player } nu geen rij.
