### What the games of the family share: factories, centre, bag, scores.

## Tiles

tiles-red = { $verbosity ->
    [terse] { $count ->
        [one] one R
       *[other] { $count } R
    }
   *[normal] { $count ->
        [one] one red R
       *[other] { $count } red R
    }
}
tiles-blue = { $verbosity ->
    [terse] { $count ->
        [one] one B
       *[other] { $count } B
    }
   *[normal] { $count ->
        [one] one blue B
       *[other] { $count } blue B
    }
}
tiles-orange = { $verbosity ->
    [terse] { $count ->
        [one] one O
       *[other] { $count } O
    }
   *[normal] { $count ->
        [one] one orange O
       *[other] { $count } orange O
    }
}

## Places

# Stands at the head of a sentence.
factory = Factory { $factory }
from-factory = { $verbosity ->
    [terse] factory { $factory }
   *[normal] from factory { $factory }
}
from-centre = { $verbosity ->
    [terse] centre
   *[normal] from the centre
}
at-factory = on factory { $factory }
at-centre = in the centre
count-at = { $count } { $source }

## What happens

filled = { $factory }: { $tiles }.
tile-letters = On the tiles: { $tiles }.
to-centre = { $verbosity ->
    [terse] Centre plus { $tiles }.
   *[normal] To the centre: { $tiles }.
}
round-begun = Round { $round }.
round-ended = { $verbosity ->
    [terse] Scores: { $scores }.
   *[normal] Scores after round { $round }: { $scores }.
}
score-of = { $player } { $points }
points-lost = { $verbosity ->
    [terse] minus { $points }
   *[normal] { $points ->
        [0] no points lost
        [one] one point lost
       *[other] { $points } points lost
    }
}
points-lost-at-limit = { $verbosity ->
    [terse] minus { $points }, score { $limit }
   *[normal] { $points ->
        [one] one minus point
       *[other] { $points } minus points
    }; { $before ->
        [at-limit] the score stays at { $limit }
       *[above] the score does not go below { $limit }
    }
}
game-over = The game is over.
game-agreed = The game is over, by agreement.
final-scores = Final scores: { $scores }.
win = { $player } wins with { $points ->
    [one] one point
   *[other] { $points } points
}.
shared-win = { $players } share the win with { $points ->
    [one] one point
   *[other] { $points } points
}.

## Putting back

back-filled = { $factory }: { $tiles } back into the bag.
back-game-ended = The game goes on.

## Commands, read back

command-fill = factory { $factory } with { $labels }
read-back-fill = factory { $factory }: { $tiles }
command-end = ending the game by agreement

## Whose turn it is

expect-fill-first = { $verbosity ->
    [terse] Factory { $factory }.
   *[normal] { $player } fills factory { $factory }.
}
expect-fill = { $verbosity ->
    [terse] { $factory }?
   *[normal] Next, factory { $factory }.
}
expect-turn = { $verbosity ->
    [terse] { $player }.
   *[normal] { $player }'s turn.
}
prompt-fill = Factory { $factory }
prompt-turn = { $player }
prompt-over = Game over

## Questions

factory-empty = { $factory } is empty.
factories-empty = Empty factories: { $factories }.
factories-full = Factories that still have tiles: { $factories }.
factories-all-empty = All factories are empty.
centre = In the centre: { $tiles }.
centre-empty = There are no tiles in the centre.
bag = In the bag, { $count ->
    [one] one tile
   *[other] { $count } tiles
}: { $tiles }.
bag-empty = The bag is empty.
in-the-bag = in the bag
score-cards = { $verbosity ->
    [terse] { $player } { $points }.
   *[normal] { $player } has { $points ->
        [one] one point
       *[other] { $points } points
    }. Score cards: tens { $tens }, ones { $ones }.
}
colour-purple = purple
colour-orange = orange
colour-red = red
colour-blue = blue
colour-yellow = yellow
colour-green = green
colour-black = black
colour-turquoise = turquoise
colour-white = white
colour-at = { $label }: { $sources }.
colour-nowhere = No { $label } can be taken right now.
moves-count = { $count ->
    [one] There is one possible move.
   *[other] There are { $count } possible moves.
}
moves-fill = First fill the factories. Next, factory { $factory }.
moves-over = The game is over, there are no more moves.
game-round = Round { $round }. { $player } started.

## Help for the moment

help-over = The game is over. You can still ask questions. The letter u takes back the last move, q leaves the program.

## Setting, checking and laying the table again

table-set = { $verbosity ->
    [terse] Now:
   *[normal] On the table now:
}
course-set = Corrected.
set-from-bag = From the bag: { $tiles }.
set-to-bag = Into the bag: { $tiles }.
places-seats = Order of play: { $players }.
places-turn = It is { $player }'s turn.
command-set = what was said about the table

## Why something cannot be done

error-over = The game is over. Use u to go back one move.
error-must-fill = First fill factory { $factory }.
error-fill-count = { $place } takes { $size ->
    [one] one tile
   *[other] { $size } tiles
}, but { $count ->
    [one] one was
   *[other] { $count } were
} named.
error-fill-line = { $fewer ->
    [one] One factory takes
   *[other] { $fewer } factories take
} { $fewer_size } tiles, { $more } take { $more_size }; { $count } were named.
error-factories-left = Only { $factories ->
    [one] one factory is
   *[other] { $factories } factories are
} left to fill, with { $size ->
    [one] one tile
   *[other] { $size } tiles
}; { $count } were named.
error-fill-order = Factory { $factory } comes next.
error-bag-lacks = { $place }: there { $left ->
    [0] is no { $colour } left
    [one] is only one { $colour } left
   *[other] are only { $left } { $colour } left
} in the bag, but { $count ->
    [one] one was
   *[other] { $count } were
} named.
error-bag-first = { $place }: first everything left in the bag is used, that is { $bag }. Only then refill the bag.
error-no-factory = There is no factory { $factory }, only 1 to { $factories }.
error-factory-empty = Factory { $factory } is empty.
error-centre-empty = There are no tiles in the centre.
error-colour-not-there = There is no { $colour } { $source }, only { $tiles }.
error-count-wrong = There { $count ->
    [one] is one { $colour }
   *[other] are { $count } { $colour }
} { $source }, not { $said }.
error-malformed = That is not a move in this game.
error-no-player = There is no player { $number }; there are { $count } at the table.
error-already-so = It is exactly like that already.
error-tiles-missing = There are not enough { $colour } for that: { $count ->
    [one] one is missing
   *[other] { $count } are missing
}.
error-factory-size = A factory holds { $size } tiles, you named { $count }.
error-line-size = { $size ->
    [one] Only one tile fits
   *[other] Only { $size } tiles fit
} there, you named { $count }.
error-floor-size = The floor line holds { $size } tiles, you named { $count }.
error-one-marker = There is only one start marker.
error-score-range = Scores go from { $least } to { $count }.
error-round-range = Rounds go from 1 to { $count }.
error-each-player-once = Please name all { $count } players, each of them once.
error-factory-gap = Factory { $factory } is still empty. Please name that one first, or say: set phase taking.
error-not-while-filling = The factories are still being filled. If players are taking tiles already: set phase taking.
error-passed-too-early = Nobody passes before tiles are placed. If players are placing already: set phase placing.
error-has-passed = { $player } has passed already. If that is wrong: set { $player } has not passed.
error-not-while-placing = While tiles are placed, nothing is left on the factories or in the centre. Please say what is empty there, too, or: set phase taking.
error-only-scores = The game is over. Only scores can still be put right.
error-turn-follows = Whose choice it is follows from the full rows.
error-not-over = A game that is over cannot be set up.
pick-taken = { $tiles } { $source }
pick-first = { $count ->
    [one] choose one tile
   *[other] choose { $count } tiles
}
pick-more = { $tiles }; { $count ->
    [0] complete
    [one] one more tile
   *[other] { $count } more tiles
}
pick-filling = { $place }: { $tiles }
