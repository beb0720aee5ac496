### Azul in English. Labels (R, B, SCH, X, O) are never inflected: one red R, 2 red R.
### A row is a pattern line; the rows of the wall are wall rows.

## Title, choices and numbers

title-azul = Azul
cli-wall = coloured or grey wall (Azul)
cli-column-bonus = points for a full column
gain-wall = wall { $points }
gain-wall-name = Wall
gain-floor = floor minus { $points }
gain-floor-name = Floor
azul-plan = { $player }: wall
azul-plan-corner = Row
azul-plan-row = Row { $row }

## Tiles

tiles-black = { $verbosity ->
    [terse] { $count ->
        [one] one { label-sch }
       *[other] { $count } { label-sch }
    }
   *[normal] { $count ->
        [one] one black { label-sch }
       *[other] { $count } black { label-sch }
    }
}
tiles-turquoise = { $verbosity ->
    [terse] { $count ->
        [one] one X
       *[other] { $count } X
    }
   *[normal] { $count ->
        [one] one turquoise X
       *[other] { $count } turquoise X
    }
}
tiles-white = { $verbosity ->
    [terse] { $count ->
        [one] one X
       *[other] { $count } X
    }
   *[normal] { $count ->
        [one] one white X
       *[other] { $count } white X
    }
}
tiles-yellow = { $verbosity ->
    [terse] { $count ->
        [one] one O
       *[other] { $count } O
    }
   *[normal] { $count ->
        [one] one yellow O
       *[other] { $count } yellow O
    }
}

## Places

azul-to-line = { $verbosity ->
    [terse] row { $line }
   *[normal] into row { $line }
}
azul-to-floor = { $verbosity ->
    [terse] floor
   *[normal] onto the floor line
}
azul-beside-disc = the table beside the centre disc
azul-beside-count = { $count } beside the disc
azul-on-disc = { $verbosity ->
    [terse] { $pairs }
   *[normal] { $spaces }
}
azul-disc-and-beside = { $verbosity ->
    [terse] { $spaces }, { $count } beside
   *[normal] { $spaces }, and { $count } more beside the disc
}
azul-tiles-at = { $verbosity ->
    [terse] { $label } { $spaces }
    [verbose] { $tiles }, { $spaces }
   *[normal] { $label }, { $spaces }
}
azul-label-at = { $label } at place { $place }

## What happens

azul-round-started = { $verbosity ->
    [terse] { $round ->
        [1] { $player } begins. Start marker: { $space }.
       *[other] { $player } begins.
    }
    [verbose] { $player } begins and puts the start marker on the centre disc, { $space }.
   *[normal] { $round ->
        [1] { $player } begins and puts the start marker on the centre disc, { $space }.
       *[other] { $player } begins. Start marker onto the centre disc.
    }
}
azul-poured = The bag was empty: { $count ->
    [one] one tile
   *[other] { $count } tiles
} from the lid into the bag.
azul-ran-out = Bag and lid are empty. { $count ->
    [one] Factory { $last } stays empty.
    [2] Factories { $first } and { $last } stay empty.
   *[other] Factories { $first } to { $last } stay empty.
}
azul-round-started-again = { $player } begins again; the start marker is still on the centre disc.
azul-taken = { $verbosity ->
    [terse] { $player }: { $tiles }, { $source }, { $landing }.
    [verbose] { $player } takes { $tiles } { $source } and puts { $count ->
        [one] it
       *[other] them
    } { $landing }.
   *[normal] { $player }: { $tiles } { $source } { $landing }.
}
azul-landing-line = { $verbosity ->
    [terse] row { $line }, { $status }
    [verbose] into row { $line }, { $places } counted from the wall: { $status }
   *[normal] into row { $line }: { $status }
}
azul-landing-floor = { $verbosity ->
    [terse] floor, minus { $points }
    [verbose] onto the floor line, { $places }: minus { $points }
   *[normal] onto the floor line: minus { $points }
}
azul-landing-full-floor = { $verbosity ->
    [terse] floor, which is full
   *[normal] onto the floor line, which is full
}
azul-line-now = { $now } of { $line }
azul-line-makes = { $verbosity ->
    [verbose] now { $now } of { $line }
   *[normal] { $now } of { $line }
}
azul-line-full = full
azul-dropped = { $verbosity ->
    [terse] Floor: { $tiles }, minus { $points }.
    [verbose] On the floor line, { $places }: { $tiles }, minus { $points }.
   *[normal] Onto the floor: { $tiles }, minus { $points }.
}
azul-to-lid = { $verbosity ->
    [terse] Lid plus { $tiles }.
   *[normal] Into the lid: { $tiles }.
}
# Also told when a turn is taken back, the other way round. "Onto", because "to" sounds like "two".
azul-hop = { $verbosity ->
    [terse] Disc: { $label } from { $origin }, onto { $space }.
   *[normal] Centre disc: one { $label } from { $origin }, onto { $space }.
}
azul-marker-taken = { $verbosity ->
    [terse] { $player }: start marker, floor, minus { $points }.
    [verbose] { $player } takes the start marker: onto the floor line, place { $place }, minus { $points }.
   *[normal] { $player }: start marker onto the floor, minus { $points }.
}
azul-marker-taken-free = { $player } takes the start marker. The floor line is full, so the marker goes beside the board and costs nothing.
azul-taking-ended = { $verbosity ->
    [terse] Tiling.
    [verbose] Everything is taken. Now the tiling.
   *[normal] Now the tiling.
}
azul-tiled = { $verbosity ->
    [terse] Row { $line }, { $label } at place { $place }, plus { $points }.
    [verbose] Row { $line }, one { $label } to the wall, place { $place }. { $points ->
        [one] One point.
       *[other] { $points } points.
    }
   *[normal] Row { $line }, { $label } at place { $place }, { $points ->
        [one] one point.
       *[other] { $points } points.
    }
}
azul-tiled-runs = Across { $across }, down { $down }.
azul-tiled-across = Across { $across }.
azul-tiled-down = Down { $down }.
azul-blocked = Row { $line } has no space for { $label } on the wall. All tiles of the row go onto the floor line.
azul-floor-cleared = { $verbosity ->
    [terse] Floor, { $loss }.
    [verbose] Floor line, { $count ->
        [one] one place taken
       *[other] { $count } places taken
    }, { $loss }.
   *[normal] Floor, { $loss }.
}
azul-marker-kept = { $verbosity ->
    [terse] Keep the marker.
   *[normal] { $player } keeps the start marker.
}
azul-bonus-row = { $verbosity ->
    [terse] Wall row { $row }, plus { $points }.
   *[normal] Wall row { $row } complete, { $points } more points.
}
azul-bonus-column = { $verbosity ->
    [terse] Column { $column }, plus { $points }.
   *[normal] Column { $column } complete, { $points } more points.
}
azul-bonus-colour = { $verbosity ->
    [terse] All { $label }, plus { $points }.
   *[normal] All five { $label } on the wall, { $points } more points.
}
azul-win-by-rows = { $player } wins. It is a tie at { $points ->
    [one] one point
   *[other] { $points } points
}; complete wall rows decide, and { $player } has { $rows }.

## Putting back

azul-back-round = Start marker off the centre disc, back beside { $player }'s board. Round { $round } has not begun yet.
azul-back-poured = Out of the bag, back into the lid: { $tiles }.
azul-back-marker = { $verbosity ->
    [terse] { $player }: start marker back into the centre.
   *[normal] { $player }: start marker back onto the centre disc, { $space }.
}
azul-back-tiled = { $player }: one { $label } off the wall, place { $place }, back into row { $line }.
azul-back-line-lid = { $player }: { $tiles } out of the lid, also into row { $line }.
azul-back-blocked = { $player }: { $tiles } off the floor line, back into row { $line }.
azul-back-floor = { $player }, back onto the floor line: { $pieces }.
azul-back-floor-piece = { $label } at place { $place }
azul-back-rest = { $verbosity ->
    [terse] { $factory }: one { $label } back from the centre, { $space }.
   *[normal] { $factory }, place { $place }: one { $label } back from the centre, { $space }.
}
azul-back-to-factory = { $verbosity ->
    [terse] { $player }: { $tiles } { $where } back onto factory { $factory }.
   *[normal] { $player }: { $tiles } { $where } back onto factory { $factory }, { $places }.
}
azul-back-to-centre = { $player }: { $tiles } { $where } back into the centre, { $spaces }.
azul-out-of-lid = out of the lid
azul-off-floor = { $verbosity ->
    [terse] off the floor line
   *[normal] off the floor line, { $places },
}
azul-off-line = { $verbosity ->
    [terse] out of row { $line }
   *[normal] out of row { $line }, { $places },
}

## Commands, read back

azul-command-take-open = { $label } { $source }
azul-command-take = { $verbosity ->
    [terse] { $label }, { $source }, { $target }
   *[normal] { $label } { $source } { $target }
}
azul-read-back-take = { $verbosity ->
    [terse] { $tiles }, { $source }, { $target }
   *[normal] { $tiles } { $source } { $target }
}
azul-command-choose = row { $line } in column { $column }
azul-type-choose = column { $column }

## Whose turn it is

azul-expect-fill-pour = Factory { $factory }: { $bag ->
    [0] the bag is empty. Now
    [one] only one tile is left in the bag. Draw it first. Then
   *[other] only { $bag } tiles are left in the bag. Draw them first. Then
} empty the lid into the bag, { $lid ->
    [one] one tile
   *[other] { $lid } tiles
}, and go on drawing.
azul-expect-fill-rest = Factory { $factory }: only { $count ->
    [one] one tile is
   *[other] { $count } tiles are
} left, and the lid is empty.
azul-expect-choice = { $verbosity ->
    [terse] { $player }, row { $line }, { $label }: column { $columns }?
   *[normal] { $player }, row { $line } is full: which column does the { $label } go in? Possible: { $columns }.
}
azul-expect-stuck = There are no tiles left. The game can only be ended, with the word: end.
azul-prompt-stuck = End?
azul-prompt-choice = { $player }, row { $line }, column
azul-end-walls = { $verbosity ->
    [terse] Only the walls are scored, as they are.
   *[normal] Only the walls are scored, as they are now: complete rows, columns and colours.
}
azul-end-lines = What is in the pattern lines is no longer tiled.
azul-end-floors = The floor lines no longer cost anything.

## Questions

azul-centre-marker = The start marker is there.
azul-centre-beside = Beside the centre disc: { $tiles }.
azul-lid = In the lid, { $count ->
    [one] one tile
   *[other] { $count } tiles
}: { $tiles }.
azul-lid-empty = The lid is empty.
azul-in-lid = in the lid
azul-lines-of = { $player }, pattern lines.
azul-wall-of = { $player }, wall.
azul-floor-of = { $player }, floor line.
azul-line-holds = Row { $line }: { $tiles }, { $free ->
    [0] full
   *[other] { $free } free
}.
azul-lines-empty = Empty rows: { $lines }.
azul-lines-all-empty = All empty.
azul-wall-row = Wall row { $row }: { $tiles }.
azul-wall-row-free = Free there: { $tiles }.
azul-wall-empty = Empty wall rows: { $rows }.
azul-wall-all-empty = Empty.
azul-floor-holds = On it: { $labels }; minus { $points }.
azul-floor-empty = Empty.
azul-open-lines = { $count ->
    [one] Possible row: { $lines }, or the floor line.
   *[other] Possible rows: { $lines }, or the floor line.
}
azul-open-floor-only = Possible: only the floor line.
azul-floor-always = The floor line is always possible.
azul-open-rows = { $count ->
    [one] Possible row: { $lines }.
   *[other] Possible rows: { $lines }.
}
azul-open-no-row = No row is possible.
azul-open-columns = { $count ->
    [one] Possible column: { $columns }.
   *[other] Possible columns: { $columns }.
}
azul-what-if = { $verbosity ->
    [terse] Then: { $tiles }, { $source }, { $landing }.
   *[normal] Suppose: { $tiles } { $source } { $landing }.
}
azul-what-if-take = { $verbosity ->
    [terse] Then: { $tiles }, { $source }.
   *[normal] Suppose: { $tiles } { $source }.
}
azul-fills-not = Row { $line } would have { $most } of { $length } at most.
azul-fill-costs = The floor line then costs { $points ->
    [one] one point
   *[other] { $points } points
}.
azul-what-if-row = Row { $line }: { $status }.
azul-what-if-floor = Or all onto the floor line: { $points ->
    [0] full, costs nothing
   *[other] minus { $points }
}.
azul-what-if-points = On the wall that would score { $points ->
    [one] one point
   *[other] { $points } points
}.
azul-sum = { $parts }: { $kind ->
    [loss] minus { $net }
   *[gain] { $net }
} in all.
azul-sum-wall = On the wall { $points ->
    [one] one point
   *[other] { $points } points
}
azul-sum-floor = floor minus { $points }
azul-sum-marker = start marker minus { $points }
azul-what-if-column = Suppose: column { $column }.
azul-marker-beside = The start marker is beside { $player }'s board.
azul-game-marker = { $player } has the start marker.
azul-game-rules = { $edition }, { $wall }, { $points } points for a complete column.
azul-game-bonuses = { $row ->
    [one] One point
   *[other] { $row } points
} for a complete wall row, { $colour ->
    [one] one point
   *[other] { $colour } points
} for all five tiles of a colour.
azul-game-floor = The places of the floor line cost { $costs }.
azul-edition = { $edition ->
    [tactile] Azul, tactile edition
    [publisher] Azul, publisher's edition
   *[other] Azul, { $edition } edition
}
azul-editions = Azul: { $editions }
azul-edition-bonus = { $position ->
    [1] { $edition } counts { $points } points for a column
   *[other] { $edition } { $points }
}
azul-wall-coloured = coloured wall
azul-wall-grey = grey wall

## Help for the moment

azul-hint-fill = Factory { $factory }, for example r r b s. Type h for help.
azul-hint-take = For example 2 r 3. Type h for help.
azul-hint-choice = Name a column.
azul-help-boards = b is { $player }'s board, b { $number } is { $other }'s.
azul-help-fill = Fill factory { $factory }: name its four tiles, for example r r b s, or 2 r b s. You can fill several factories in one line.
azul-help-take = { $player } takes: factory, tile, row, for example 2 r 3. The letter c means the centre, row 0 the floor line. A question mark in front tells what would happen. The letter m lists the moves.
azul-help-choice = { $player } names the column, from 1 to 5.

## Setting, checking and laying the table again

azul-set-from-reserve = Out of the lid: { $tiles }.
azul-set-to-reserve = Into the lid: { $tiles }.
azul-marker-in-centre = The start marker is in the centre.
azul-player-line = { $player }, row { $line }: { $tiles }.
azul-player-lines-empty = { $count ->
    [one] { $player }, row { $lines }: empty.
   *[other] { $player }, empty: rows { $lines }.
}
azul-player-wall-row = { $player }, wall row { $row }: { $tiles }.
azul-player-wall-empty = { $count ->
    [one] { $player }, wall row { $rows }: empty.
   *[other] { $player }, empty: wall rows { $rows }.
}
azul-at-line = in { $player }'s row { $line }
azul-at-wall = on { $player }'s wall
azul-at-floor = on { $player }'s floor line

## Why something cannot be done

error-must-take = It is { $player }'s turn. Name factory, tile and row together, for example 2 r 3.
error-must-choose = First { $player } chooses the column for row { $line }.
error-stuck = There are no tiles left. Use the word end to score the game.
error-which-line = Into which row?
error-no-line = There is no row { $line }, only 1 to 5, and 0 for the floor line.
error-no-column = There is no column { $column }, only 1 to 5.
error-line-full = Row { $line } is already full.
error-line-other-colour = Row { $line } already has { $other }, { $count } of { $line }.
error-wall-has-colour = Wall row { $line } already has { $colour }.
error-column-taken = Column { $column } in wall row { $line } is already taken, by { $colour }.
error-column-has-colour = Column { $column } already has { $colour }.
error-no-row = There is no wall row { $row }, only 1 to 5.
error-row-size = Wall row { $row } has 5 places, but { $count ->
    [one] one was
   *[other] { $count } were
} named. Please name all five, also the empty ones, or a single one: “set wall row { $row } place 1 r”.
error-needs-column = Which column? Please name row and column.
error-space-other-colour = Wall row { $row }, column { $column }, has { $printed } printed on it, not { $colour }.

## Answers to questions in free words

azul-place-line = Row { $line }
azul-place-wall-row = Wall row { $row }
azul-place-column = Column { $column }
azul-place-floor = Floor line
azul-in-line = in row { $line }
azul-in-wall-row = in wall row { $row }
azul-in-column = in column { $column }
azul-on-floor = on the floor line
azul-player-line-holds = { $player }, row { $line }: { $tiles }, { $free ->
    [0] full
   *[other] { $free } free
}.
azul-player-column = { $player }, column { $column }: { $tiles }.
azul-label-in-row = { $label } in row { $row }
azul-would-fill = Row { $line } gets full { $sources }: { $points ->
    [one] one point
   *[other] { $points } points
}.
azul-fills-later = Not in one turn, but in several, if the others leave the tiles.
azul-last-round = The game ends after the round in which a wall row becomes full.
azul-turns-left = { $count ->
    [one] One more turn
   *[other] { $count } more turns
} in this round.
azul-turns-between = { $least } to { $most } more turns in this round.
azul-worst = { $player } gets at most { $points ->
    [one] one minus point
   *[other] { $points } minus points
} on the floor line in this round; so far { $cost }. { $left ->
    [0] Nothing is left to take.
    [one] One tile is left to take.
   *[other] { $left } tiles are left to take.
}
azul-lines-later = Row { $lines }: not in one turn, but in several, if the others leave the tiles.
azul-best-none = No move fills a row now.
azul-bonus-for-row = A full wall row: { $points ->
    [one] one point
   *[other] { $points } points
}.
azul-bonus-for-column = A full column: { $points ->
    [one] one point
   *[other] { $points } points
}.
azul-bonus-for-colour = All five of a colour: { $points ->
    [one] one point
   *[other] { $points } points
}.

## Picture

azul-picture-disc = Centre disc
azul-picture-beside = Beside the disc
azul-picture-lines = Pattern lines
azul-picture-wall = Wall
azul-picture-floor = Floor line
azul-picture-floor-place = Place { $place }, minus { $points }
azul-pick-line = Row { $line }: { $count ->
    [0] empty
   *[other] { $count } of { $line } filled
}
azul-pick-floor = Floor line: { $count ->
    [0] empty
   *[other] { $count } of { $size } filled
}
azul-pick-completed = Row { $line }: { $tiles } to the wall
azul-pick-column = Place { $column } of the wall row

azul-set-marker = Start marker
azul-set-span-wall = the wall from its left edge to its right edge
azul-set-span-lines = the longest pattern line from its left edge to its right edge
azul-set-span-floor = the floor line from its left edge to its right edge
azul-set-tip = Without any machine: the publisher sells four clear boards with recesses, called Crystal Mosaic, that hold the tiles on the board. The labels of this set fit there, too.
azul-set-where-wall-labels = stick one in the middle of each space of the wall, as the wall shows the colours.
azul-set-where-floor-labels = stick one on the strip above each space of the floor line. Where its own dots read well, none is needed. The minus sign is left out.
azul-set-where-disc = in the middle of the table, a frame on a round mat or card; the shop copy has no such disc.
azul-set-where-lines = at the left. Its shortest line is at the top.
azul-set-where-wall = at the right.
azul-set-where-floor = below at the left. Its numbers are above its spaces.

azul-floor-cost = { $player }: { $cost ->
    [0] no minus points on the floor line
    [one] one minus point on the floor line
   *[other] { $cost } minus points on the floor line
}.
azul-floor-next = The next tile there costs { $cost ->
    [one] one point
   *[other] { $cost } points
}.
azul-wall-has = Wall row { $row }: { $label } is at place { $place }.
azul-wall-wants = Wall row { $row }: { $label } goes to place { $place }, which is free.
azul-wall-fits = Wall row { $row }: { $label } still fits on { $count ->
    [one] place
   *[other] places
} { $places }.
azul-wall-no-space = Wall row { $row }: no place for { $label }.
azul-wall-free = Wall row { $row }: place { $place } is free.
azul-row-worth = Row { $line }, { $tiles }: { $points ->
    [one] one point
   *[other] { $points } points
} on the wall once it is full.
azul-row-worth-full = Row { $line }, { $tiles }, full: { $points ->
    [one] one point
   *[other] { $points } points
} on the wall.
azul-wall-edge = Nothing: the wall ends there.
azul-wall-lacks = Wall row { $row } has no { $label } yet, and its place is open.
azul-overview-open = Possible there: { $labels }.
azul-overview-exact = Exactly as many are { $places }.
azul-overview-worth = On the wall: { $points ->
    [one] one point
   *[other] { $points } points
}.
azul-row-worth-open = Row { $line } is empty, or gets its column later; what it is worth depends on that.
azul-earliest-end = At the earliest, the game ends after round { $round }.
azul-projection = { $player }: wall plus { $wall }, floor minus { $floor }. Then { $score }.
azul-projection-open = That depends on where the tiles go on the wall.

## What is certain about a move

part-fact-with = { $bonus ->
    [row] {" "}with the wall row
    [column] {" "}with the column
    [colour] {" "}with the colour
    [several] {" "}with bonuses
   *[none] {""}
}
part-fact-least = { $points ->
    [0] {""}
    [one] {""}
   *[other] : at least { $points } points{ part-fact-with }
}
azul-fact-line = Row { $line } { $points ->
    [0] is then full
    [one] is then full
   *[other] full: at least { $points } points
}.
azul-fact-line-lacks = Row { $line } then lacks { $count ->
    [one] one tile
   *[other] { $count } tiles
}{ $points ->
    [0] {""}
    [one] {""}
   *[other] {" "}for at least { $points } points{ part-fact-with }
}.
azul-fact-floor = { $marker ->
    [only] The start marker costs { $points ->
        [one] one point
       *[other] { $points } points
    }
    [with] With the start marker that costs { $points } points
   *[none] That costs { $points ->
        [one] one point
       *[other] { $points } points
    }
}.
azul-fact-floor-more = That costs { $amount ->
    [one] one point more
   *[other] { $amount } points more
}.
azul-fact-spares = Every other take costs { $points ->
    [one] at least one point
   *[other] at least { $points } points
}.
azul-fact-none-cheaper = No take costs less on the floor.
azul-fact-elsewhere = Elsewhere that costs { $points ->
    [one] at least one point
   *[other] at least { $points } points
}.
azul-fact-marker = { $player } would begin the next round.
azul-fact-complete = { $bonus ->
    [row] Then wall row { $number } is complete: the last round
    [column] Wall column { $number } is then complete: { $points } points at the end
   *[colour] The colour { $colour } is then complete: { $points } points at the end
}.
azul-fact-near = { $bonus ->
    [column] Wall column { $number }
   *[colour] The colour { $colour }
} then lacks one tile for { $points } points at the end.
azul-fact-line-open = Row { $line } cannot get full any more in this round.
azul-fact-denies = { $player }'s row { $line } then cannot be filled at once{ part-fact-least }.
azul-fact-leaves = { $player }'s row { $line } could then be filled{ part-fact-least }.
azul-fact-secures = Row { $line } can surely be filled next turn{ part-fact-least }.
azul-fact-burdens = { $player }'s next take then costs { $points ->
    [one] at least one point
   *[other] at least { $points } points
}.
azul-fact-dead = { $player } then has no row for { $tiles } in the centre.

## What somebody does again and again

azul-habit-line = { $count } times a row could have been filled.
azul-habit-floor = { $count } times tiles went to the floor line that another move would not have cost.
azul-habit-marker = { $count } times the start marker was to be had.
azul-habit-completes = { $count } times a row, column or colour of the wall could have been completed.
azul-habit-denies = { $count } times tiles were left that filled a row for the next player.
azul-habit-leaves = { $count } times the next player was given a row to fill.
azul-habit-line-open = { $count } times a row got tiles that could not get full any more in the round.
azul-habit-burdens = { $count } times the next player could have been left with tiles for the floor line only.
azul-habit-is-burdened = { $count } times only tiles for the floor line were left in the next turn.
azul-habit-dead = { $count } times many tiles could have been left that the next player had no row for.
