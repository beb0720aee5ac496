# What a review of a finished game says.

review-title = Spielanalyse. { $game }: { $players }
review-several = Analyse von { $count } Spielen
review-about = Die Züge, die am meisten verändert haben. Was besser ist, meint der Computer; die Gründe sind nach den Regeln gerechnet.
review-of = { $player }.
review-most = { $count ->
    [0] Nichts hätte ich deutlich anders gespielt.
    [one] Ein Zug.
   *[other] { $count } Züge.
}
review-turn = Runde { $round }, { $number }. Zug.
review-game = Spiel { $number }: { $player }
review-played = Gespielt: { $move }.
review-better-little = Etwas besser: { $move }.
review-better-clear = Deutlich besser: { $move }.
review-played-fact = Zum gespielten Zug:
review-nobody = In diesem Spiel hat kein Mensch gezogen.
review-habits = Gewohnheiten
review-habit = { $player }, in { $games } Spielen: { $habit }
review-no-habits = Nichts kam so oft vor, dass ich es eine Gewohnheit nennen würde: mindestens { $least }-mal.
review-habits-about = Gezählt sind Züge, zu denen ich einen besseren wusste.
review-board = { $player }, Runde { $round }, { $number }. Zug: { $board }
review-summary = Ein Rückblick auf die Züge eines Spiels in kurzen Absätzen mit Überschriften. Die Ablagen sind gezeichnet, jede mit einer Beschreibung.
review-progress = { $name }: zu { $percent } Prozent angesehen
review-begins = Ich sehe eure Züge an. Das dauert einige Sekunden.
review-goes-on = { $percent } Prozent.
error-review-running = Eine Analyse gibt es nach dem Spiel. Bis dahin: „War das gut?“ sagt dir etwas zu deinem letzten Zug.
error-review-nothing = Hier gibt es nichts zu analysieren.
cli-review = beendete Spiele ansehen: welche Züge am meisten verändert haben und was besser war
cli-review-files = gespeicherte Spiele; mehrere zeigen auch Gewohnheiten
error-export-review-running = { $name } wird noch gespielt. Eine Analyse gibt es nach dem Spiel.
