# What a review of a finished game says.

review-title = Analyse. { $game }: { $players }
review-several = Analyse van { $count } spellen
review-about = De zetten die het meest veranderden. Wat beter is, vindt de computer; de redenen zijn volgens de regels uitgerekend.
review-of = { $player }.
review-most = { $count ->
    [0] Niets had ik duidelijk anders gespeeld.
    [one] Eén zet.
   *[other] { $count } zetten.
}
review-turn = Ronde { $round }, zet { $number }.
review-game = Spel { $number }: { $player }
review-played = Gespeeld: { $move }.
review-better-little = Iets beter: { $move }.
review-better-clear = Duidelijk beter: { $move }.
review-played-fact = Over de gespeelde zet:
review-nobody = In dit spel heeft geen mens een zet gedaan.
review-habits = Gewoonten
review-habit = { $player }, in { $games } spellen: { $habit }
review-no-habits = Niets gebeurde zo vaak dat ik het een gewoonte zou noemen: minstens { $least } keer.
review-habits-about = Geteld zijn zetten waarvoor ik een betere wist.
review-board = { $player }, ronde { $round }, zet { $number }: { $board }
review-summary = Een terugblik op de zetten van een spel in korte alinea's met koppen. De borden zijn getekend, elk met een beschrijving.
review-progress = { $name }: { $percent } procent bekeken
review-begins = Ik bekijk jullie zetten. Dat duurt een paar seconden.
review-goes-on = { $percent } procent.
error-review-running = Een analyse komt na het spel. Tot dan: “was dat goed?” zegt iets over je laatste zet.
error-review-nothing = Er is hier niets te analyseren.
cli-review = afgelopen spellen bekijken: welke zetten het meest veranderden en wat beter was
cli-review-files = opgeslagen spellen; meer dan één toont ook gewoonten
error-export-review-running = { $name } wordt nog gespeeld. Een analyse komt na het spel.
