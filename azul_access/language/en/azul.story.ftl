### Retold games of Azul in English.

part-placed = { $placed ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
   *[other] { $placed }
}
part-dropped = { $dropped ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
   *[other] { $dropped }
}
azul-story-refill = { $shape ->
    [1] The bag is empty, and { $count } tiles come back from the lid.
    [2] Along the way the bag runs out; { $count } tiles return from the lid.
    [3] The empty bag is filled again with { $count } tiles from the lid.
   *[4] The bag is filled again, with { $count } used tiles.
}
azul-story-marker = { $shape ->
    [1] The start marker goes to { $player }.
    [2] { $player } is the first to take from the centre, and gets the start marker.
    [3] { $player } takes the start marker.
    [4] { $player } opens the centre, and the start marker comes with it.
    [5] The start marker is { $player }'s this time.
   *[6] The first to the centre is { $player }, who gets the start marker.
}
azul-story-last-round = { $shape ->
    [1] This is the last round, because { $players } { $count ->
        [one] has
       *[other] have
    } a complete row.
    [2] { $players } { $count ->
        [one] has
       *[other] each have
    } a complete row, and that ends the game.
    [3] { $players } { $count ->
        [one] completes
       *[other] each complete
    } a row, which makes this the last round.
   *[4] The game ends here: { $players } { $count ->
        [one] has
       *[other] have each
    } finished a row.
}
azul-story-clean = { $shape ->
    [1] The floor stays empty.
    [2] Nothing is lost.
    [3] This time the floor costs nothing.
   *[4] Not a point is lost on the floor.
}
azul-story-stuck = { $shape ->
    [1] { $player } has to put { $tiles } on the floor: no row takes anything that is left.
    [2] What remains for { $player }: { $tiles }, and no row takes { $colour }. All of them go to the floor.
    [3] { $player } has to drop { $tiles } on the floor, because no row has room for them.
   *[4] Nothing on the table fits into a row of { $player }'s any more: { $tiles } go to the floor.
}
azul-story-floor-then = { $shape ->
    [1] Altogether the floor costs { part-points }.
    [2] In all, the floor takes { part-points } from { $player }.
    [3] The floor costs { $player } { part-points } in this round.
   *[4] With that, the loss on the floor comes to { part-points }.
}
azul-story-large-take = { $shape ->
    [1] { $player } takes { $tiles } at once.
    [2] In one go, { $player } takes { $tiles }.
    [3] { $player } has a big take: { $tiles }.
   *[4] In a single turn, { $tiles } go to { $player }.
}
azul-story-overflow = { $shape ->
    [1] The row has room for only { part-placed }; { part-dropped } { $dropped ->
        [one] goes
       *[other] go
    } to the floor.
    [2] There is room for { part-placed }, and { part-dropped } { $dropped ->
        [one] falls
       *[other] fall
    } to the floor.
    [3] The row cannot hold them all; { part-dropped } { $dropped ->
        [one] falls
       *[other] fall
    } to the floor.
   *[4] That is more than the row takes, and { part-dropped } { $dropped ->
        [one] goes
       *[other] go
    } to the floor.
}
azul-story-floor-cost = { $shape ->
    [1] The floor costs { $player } { part-points }.
    [2] { $player } loses { part-points } on the floor.
    [3] { $player } leaves { part-points } on the floor.
   *[4] The floor is expensive for { $player }: { part-points }.
}
azul-story-no-tile = { $shape ->
    [1] { $player } brings no tile to the wall.
    [2] { $player } fills no row.
    [3] { $player } adds nothing to the wall this time.
   *[4] Nothing changes on { $player }'s wall.
}
azul-story-one-tile = { $shape ->
    [1] { $player } places a single tile, { $tile }, for { part-points }.
    [2] { $player } fills only one row; its tile, { $tile }, brings { part-points }.
    [3] Only one tile reaches { $player }'s wall, { $tile }, for { part-points }.
    [4] { $player } gets one tile onto the wall: { $tile }, for { part-points }.
    [5] One tile is added to { $player }'s wall, { $tile }: { part-points }.
   *[6] { $player } gets { part-points } for just one tile, { $tile }.
}
azul-story-list = { $shape ->
    [1] { $player } fills { part-count } rows: { $tiles }; { $points } in all.
    [2] { $player }'s wall brings { $points } points: { $tiles }.
    [3] { part-count-cap } full rows for { $player }: { $tiles }. That makes { $points }.
   *[4] { $player } wins { $points } points on the wall: { $tiles }.
}
azul-story-rows = { $shape ->
    [1] { $player } brings { part-count-tiles } to the wall, for { $points } points.
    [2] { $player } fills { part-count } rows and gets { $points } points.
    [3] { part-count-cap } of { $player }'s tiles reach the wall and count { $points }.
    [4] { part-count-cap } of { $player }'s rows are full, which brings { $points } points.
    [5] For { part-count-tiles }, { $player } gets { $points } points.
    [6] { $player } wins { $points } points with { part-count-tiles }.
    [7] { $player }'s wall grows by { part-count-tiles }, worth { $points } points.
    [8] { part-count-cap } full rows bring { $player } { $points } points.
    [9] On the wall, { $player } earns { $points } points with { part-count-tiles }.
   *[10] { part-count-cap } new tiles on the wall are worth { $points } points to { $player }.
}
azul-story-reply = { $shape ->
    [1] { $player } gets { $points }.
    [2] For { $player } it is { $points }.
    [3] { $player } adds { $points }.
    [4] And { $points } for { $player }.
    [5] { $player }'s wall brings { $points }.
    [6] { $player } wins { $points }.
    [7] { $player } makes { $points }.
   *[8] { $player } earns { $points } on the wall.
}
azul-story-rows-floor = { $shape ->
    [1] { $player } wins { $points } points and loses { $lost } on the floor.
    [2] { part-count-cap } of { $player }'s rows bring { $points }, and the floor takes { $lost }.
    [3] { $player } gets { $points } on the wall and leaves { $lost } on the floor.
    [4] The wall brings { $player } { $points }, the floor costs { $lost }.
    [5] { $player } fills { part-count } rows for { $points } points; the floor costs { $lost }.
    [6] On the wall { $player } gains { $points }, and { $lost } { $lost ->
        [one] is
       *[other] are
    } lost on the floor.
    [7] { $player } places { part-count-tiles }: { $points } points, less { $lost } for the floor.
   *[8] { $player } fills { part-count } rows for { $points } and pays { $lost } for the floor.
}
azul-story-tile = { $shape ->
    [1] Of that, { $points } come from one tile, { $tile }.
    [2] None of these tiles counts more than { $tile }: { $points }.
    [3] Here one tile alone, { $tile }, brings { part-points }.
    [4] Among the tiles is { $tile }, which counts { $points }.
    [5] That includes a tile for { $points }, { $tile }.
    [6] One tile is worth { $points }: { $tile }.
    [7] A single tile, { $tile }, counts { $points } of those.
   *[8] A tile worth { part-points } is among them, { $tile }.
}
azul-story-largest = { $shape ->
    [1] Among the tiles is { $tile } with ten; a tile cannot count more.
    [2] One tile, { $tile }, counts ten: a row and a column are full at once.
    [3] Ten of that come from { $tile }, the most a tile can count.
   *[4] One tile, { $tile }, closes a row and a column at once: ten points.
}
azul-story-column = { $shape ->
    [1] A column is filled along the way, worth { $points } points at the end.
    [2] A column closes; at the end that is { $points } more.
    [3] A whole column is complete, good for { $points } points at the end.
   *[4] In passing a column is finished, { $points } points for later.
}
azul-story-colour = { $shape ->
    [1] All five { $colour } tiles are on the wall now: { $points } points at the end.
    [2] The five { $colour } tiles are complete, and count { $points } more at the end.
    [3] One colour is complete: { $colour }, for { $points } points at the end.
   *[4] The colour { $colour } is complete; its { $points } points come at the end.
}
azul-story-floor = { $shape ->
    [1] On the floor, { part-points } { $points ->
        [one] is
       *[other] are
    } lost.
    [2] The floor takes { part-points }.
    [3] The floor costs { part-points }.
    [4] The bill for the floor: { part-points }.
    [5] For the floor, { part-points } { $points ->
        [one] comes
       *[other] come
    } off.
    [6] But { part-points } { $points ->
        [one] stays
       *[other] stay
    } on the floor.
    [7] What lies on the floor costs { part-points }.
   *[8] Then the floor takes { part-points } back.
}
azul-story-floor-limit = { $shape ->
    [1] The floor takes all there was: { part-points }.
    [2] The floor costs { part-points }; there was no more to lose.
    [3] The score falls to zero; the floor would have cost even more.
   *[4] The floor takes the whole score.
}
azul-story-only-marker = { $shape ->
    [1] { $player } takes the start marker just this once.
    [2] For the only time in this game, the start marker goes to { $player }.
    [3] It is the only time that { $player } takes the start marker.
   *[4] { $player } takes the start marker, once in the whole game.
}
azul-story-bonus-row = { $count ->
    [one] one row
   *[other] { part-count } rows
}
azul-story-bonus-column = { $count ->
    [one] one column
   *[other] { part-count } columns
}
azul-story-bonus-colour = everything in { $colours }
azul-story-tie-broken = { $shape ->
    [1] It is level on { $points } points. Complete rows decide, and { $player } has more: { $rows }.
    [2] A tie at { $points }; { $player } wins with more complete rows, { $rows }.
    [3] Level on points, { $points } each. { $player } wins on complete rows, with { $rows }.
   *[4] The top scores are equal, { $points }. { $player } has more complete rows, { $rows }, and wins.
}
azul-story-tie-shared = { $shape ->
    [1] Complete rows are level too: { $rows } each.
    [2] Complete rows do not decide it: { $rows } each.
    [3] Even in complete rows they are equal, with { $rows } each.
   *[4] The complete rows, { $rows } each, decide nothing either.
}
azul-story-short-colour = { $shape ->
    [1] One more { $colour } tile, in the { part-row-ordinal } row, and { $player } would have had all five.
    [2] { $player } had four of five { $colour } tiles; the { part-row-ordinal } row had none.
    [3] { $player } was one { $colour } tile short of the full five.
   *[4] { $player } needed one more { $colour } tile for a complete colour.
}
azul-story-short-column = { $shape ->
    [1] { $player }'s { part-column-ordinal } column lacked a single tile.
    [2] A single space stayed free in { $player }'s { part-column-ordinal } column.
    [3] { $player } was one tile short in the { part-column-ordinal } column.
   *[4] { $player } needed just one more tile in the { part-column-ordinal } column.
}
azul-story-short-row = { $shape ->
    [1] In { $player }'s { part-row-ordinal } row only { $colour } was missing.
    [2] In the { part-row-ordinal } row, { $player } needed only { $colour }.
    [3] { $player } had four tiles in the { part-row-ordinal } row; { $colour } was missing.
   *[4] All that { $player } lacked in the { part-row-ordinal } row was { $colour }.
}
