# De lessen van het Zomerpaviljoen: de titel van een les, dan de stappen op volgorde.

sp-lesson-places = Wat waar ligt
sp-lesson-places-welcome = Leg vijf fabrieken midden op tafel, de zak en de toren ernaast, en je bord voor je.
sp-lesson-places-board = Draai je bord zo dat de paarse ster bij je linkerhand ligt. In het midden voelt je vinger één ster, en daaromheen nog { $stars }. Ga er één keer in de rondte langs.
sp-lesson-places-clock = Het programma noemt plekken als uren op een klok. Twaalf uur is van je af, zes is het dichtst bij je, negen is links, waar de paarse ster ligt.
sp-lesson-places-spaces = Elke ster is een ring van { $spaces } vakken voor tegels. Elk vak heeft een getal. Dat is zijn naam, en het is zijn prijs.
sp-lesson-places-price-check = Hoeveel tegels kost vak { $number }?
sp-lesson-places-price-check-wrong = Het getal van een vak is zijn prijs in tegels.
sp-lesson-places-features = Tussen de sterren staan zuilen en standbeelden, en aan de buitenkant zitten vensters. Wie alle vakken rond zo iets heeft bedekt, krijgt er tegels voor.
sp-lesson-places-supply = Op het scorebord liggen { $spaces } open tegels: de voorraad. Daaruit kies je wat je zo verdient.
sp-lesson-places-points = Iedereen begint met een paar punten, want je kunt er al vroeg verliezen. Typ „punten” om ze te horen.
sp-lesson-places-points-check = Hoeveel punten heb je?
sp-lesson-places-points-check-wrong = Typ „punten” en luister, zeg dan het getal.

sp-lesson-taking = Tegels pakken
sp-lesson-taking-lay = Leg deze tegels. Fabriek 1: { $one }. Fabriek 2: { $two }. De startsteen ligt in het midden. Eerst worden er tegels gepakt tot er geen meer zijn. Iedereen heeft { $score } punten.
sp-lesson-taking-wild = In elke ronde is één kleur joker, nu paars, { $label }. Je pakt op één plek alle tegels van één kleur, en ligt daar een joker, dan komt er precies één mee.
sp-lesson-taking-wild-check = Op fabriek 1 liggen naast de { $label } andere tegels. Mag je daar gewoon de jokerkleur kiezen?
sp-lesson-taking-wild-check-wrong = Zolang er tegels van andere kleuren liggen, kies je een van die kleuren. Een joker komt alleen mee.
sp-lesson-taking-take = Pak de R van fabriek 1, en de joker erbij. Wat overblijft, gaat naar het midden. Leg je tegels naast je bord en typ 1r.
sp-lesson-taking-take-wrong = Pak de R van fabriek 1. Typ 1r.
sp-lesson-taking-hand-check = Hoeveel tegels liggen er nu naast je bord?
sp-lesson-taking-hand-check-wrong = Je pakte alle R, en er kwam één joker mee. Tel ze.
sp-lesson-taking-centre-check = Wat ligt er nu in het midden, behalve de startsteen?
sp-lesson-taking-centre-check-wrong = Op fabriek 1 lagen vier tegels, en drie daarvan zijn van jou. Voel wat er in het midden ligt.
sp-lesson-taking-watch = Ben pakt die tegel uit het midden. Hij pakt daar als eerste en krijgt de startsteen.
sp-lesson-taking-lost-check = De startsteen kost een punt voor elke tegel die ermee gepakt is. Hoeveel punten heeft Ben verloren?
sp-lesson-taking-lost-check-wrong = Ben pakte zoveel tegels als er in het midden lagen. De startsteen zelf telt niet mee.
sp-lesson-taking-end = Zo gaat het door tot de fabrieken en het midden leeg zijn. Daarna gaat iedereen leggen; wie de startsteen heeft, begint.

sp-lesson-placing = Leggen en betalen
sp-lesson-placing-lay = Naast je bord liggen drie R en twee L. Op je rode ster zijn de vakken { $from } en { $to } met R bedekt. Paars, L, is joker. Nu legt iedereen, één tegel per beurt. Iedereen heeft { $score } punten.
sp-lesson-placing-price = Vak { $number } kost { $number } tegels: één gaat op het vak en moet de kleur van de ster hebben. De andere gaan in de toren; die mogen dezelfde kleur hebben of joker zijn.
sp-lesson-placing-price-check = Je hebt vijf tegels die passen. Kun je vak { $number } betalen?
sp-lesson-placing-price-check-wrong = Tel je R en je jokers bij elkaar op, en vergelijk dat met het getal van het vak.
sp-lesson-placing-place = Bedek vak { $number } van de rode ster: één R op het vak, twee R en één L in de toren. Typ rood 4.
sp-lesson-placing-place-wrong = Bedek vak { $number } van de rode ster. Typ rood 4.
sp-lesson-placing-left-check = Hoeveel tegels liggen er nu naast je bord?
sp-lesson-placing-left-check-wrong = Je had vijf tegels, en het vak kostte er vier.
sp-lesson-placing-points-check = De vakken 2, 3 en 4 hangen nu aan elkaar. Hoeveel punten bracht je tegel op?
sp-lesson-placing-points-check-wrong = Eén punt voor de tegel zelf, en één voor elke tegel van dezelfde ster die er zonder gat aan vastzit.
sp-lesson-placing-end = Na jou legt Ben een tegel, dan jij weer, tot iedereen gepast heeft. Op de ster in het midden mag elke kleur één keer liggen.

sp-lesson-bonus = Bonustegels
sp-lesson-bonus-lay = Naast je bord liggen zes G. Op de groene ster is vak { $number } met G bedekt. Zoek het venster: het zit aan de buitenkant van de ster, bij de vakken 5 en 6. Iedereen heeft { $score } punten.
sp-lesson-bonus-features = Als alle vakken eromheen bedekt zijn, brengt een zuil { $pillar } { $pillar ->
    [one] tegel
   *[other] tegels
} op, een standbeeld { $statue }, een venster { $window }. Je kiest ze uit de voorraad.
sp-lesson-bonus-place = Bedek vak { $number } van de groene ster. Dat kost zes G: één op de ster, vijf in de toren. Typ groen 6.
sp-lesson-bonus-place-wrong = Bedek vak { $number } van de groene ster. Typ groen 6.
sp-lesson-bonus-window-check = Het venster is omringd. Hoeveel tegels mag je kiezen?
sp-lesson-bonus-window-check-wrong = Een venster is van de drie het moeilijkst en brengt de meeste tegels op.
sp-lesson-bonus-choose = In de voorraad liggen vijf O en vijf R. Kies je tegels, leg ze naast je bord, en typ hun letters: bijvoorbeeld rrr.
sp-lesson-bonus-choose-wrong = Typ de letters van zoveel tegels als je mag kiezen.
sp-lesson-bonus-hand-check = Hoeveel tegels liggen er nu naast je bord?
sp-lesson-bonus-hand-check-wrong = Met alle zes de G heb je betaald. Daar ligt alleen wat je net gekozen hebt.
sp-lesson-bonus-end = Met deze tegels kun je in je volgende beurt betalen. De voorraad wordt uit de zak aangevuld voor Ben verdergaat.

sp-lesson-end = Passen, en het einde
sp-lesson-end-lay = Je bord is leeg, en ernaast liggen vier G en twee R. Stel dat je in deze ronde niets meer wilt leggen: dan pas je. Iedereen heeft { $score } punten.
sp-lesson-end-keep-check = De hoeken van je bord zijn voor tegels die je bewaart. Hoeveel mag je er hoogstens bewaren?
sp-lesson-end-keep-check-wrong = Je bord heeft vier hoeken, en in elke hoek past één tegel.
sp-lesson-end-pass = Bewaar de vier G. Leg ze in de hoeken, de twee R gaan in de toren. Typ pas gggg.
sp-lesson-end-pass-wrong = Bewaar de vier G. Typ pas gggg.
sp-lesson-end-cost-check = Elke tegel die je niet kunt bewaren, kost een punt. Hoeveel punten heb je verloren?
sp-lesson-end-cost-check-wrong = Er lagen zes tegels, en je bewaarde er vier.
sp-lesson-end-again = In de volgende ronde krijg je je bewaarde tegels terug. Na de laatste ronde heeft bewaren geen zin meer.
sp-lesson-end-stars = Aan het eind brengen volle sterren punten op, de rode bijvoorbeeld { $red }, en volle getallen ook: als op je bord alle enen bedekt zijn, of alle tweeën, drieën of vieren.
sp-lesson-end-star-check = Hoeveel punten brengt een volle rode ster aan het eind op?
sp-lesson-end-star-check-wrong = Zeg „regel volle sterren” om ze allemaal nog eens te horen.
sp-lesson-end-end = Het spel eindigt na ronde { $rounds }. De meeste punten winnen.

sp-lesson-round = Een hele ronde
sp-lesson-round-lay = Nu speel je een hele ronde, en de computer speelt Ben. Maak de tafel en de borden leeg. Het programma trekt de tegels voor de voorraad en voor { $factories } fabrieken; leg wat het zegt.
sp-lesson-round-play = Leg na elke zet van de computer zijn tegels en druk dan op Enter. Ben je zelf aan de beurt, speel dan zoals je geleerd hebt. „Zetten” zegt wat mag, en h helpt.
sp-lesson-round-score-check = De ronde is voorbij. Hoeveel punten heb je?
sp-lesson-round-score-check-wrong = Voel je scorekaarten, of typ „punten”.
sp-lesson-round-end = Nu kun je spelen. Zo gaat een spel verder, elke ronde met een andere jokerkleur.

## Exercises

sp-exercise-wild-task = Je pakt alle { $label } { $source ->
    [0] uit het midden
   *[other] van fabriek { $source }
}. Hoeveel tegels krijg je?
sp-exercise-wild-task-wrong = Eén joker van dezelfde plek komt mee.
sp-exercise-rest-task = Je pakt alle { $label } van fabriek { $source }. Hoeveel tegels liggen dan in het midden?
sp-exercise-rest-task-wrong = Wat je op de fabriek laat liggen, gaat naar het midden, bij wat daar al ligt.
sp-exercise-stone-task = Je pakt als eerste uit het midden: alle { $label }. Hoeveel punten kost de startsteen je?
sp-exercise-stone-task-wrong = Wie hem pakt, verliest voor elke tegel van deze zet een punt, ook voor de joker.
sp-exercise-affords-task = Pak zo dat je tegels dan genoeg zijn voor de { $number } op { $star }.
sp-exercise-affords-task-wrong = Je hebt { $number } tegels nodig: van die kleur, minstens één, en jokers.
sp-exercise-gone-task = Pak zo dat er geen { $label } voor Ben overblijft.
sp-exercise-gone-task-wrong = Kijk waar { $label } ligt, en pak alles.
sp-exercise-jokers-task = Je betaalt de { $number } op { $star } met al je tegels van die kleur. Hoeveel jokers heb je nog nodig?
sp-exercise-jokers-task-wrong = Trek je tegels van die kleur af van de prijs, { $number }.
sp-exercise-dearest-task = Wat is het duurste vrije vakje dat je nu kunt betalen op { $star }?
sp-exercise-dearest-task-wrong = Tel je tegels van die kleur en je jokers. Welk vrij vakje kost niet meer?
sp-exercise-points-task = Hoe haal je nu { $points } punten? Leg een tegel die zoveel oplevert.
sp-exercise-points-task-wrong = Een tegel telt zichzelf en alle tegels die op dezelfde ster met hem verbonden zijn.
sp-exercise-bonus-task = Leg een tegel zo dat je bonustegels krijgt.
sp-exercise-bonus-task-wrong = Zuilen, standbeelden en vensters geven ze, zodra alle vakjes eromheen bedekt zijn.
sp-exercise-whole-task = Leg een tegel zo dat een ster compleet is of alle vakjes met één getal bedekt zijn.
sp-exercise-whole-task-wrong = Zoek een ster of een getal waar nog één vakje vrij is.
sp-exercise-needs-task = Tel wat Ben nodig heeft: hoeveel tegels mist hij nog voor de { $number } op { $star }?
sp-exercise-needs-task-wrong = Trek zijn tegels van die kleur en zijn jokers af van { $number }.
