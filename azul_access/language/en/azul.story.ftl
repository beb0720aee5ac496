### Retold games of Azul in English.

azul-story-refill = { $shape ->
    [1] The bag is empty, and { $count } tiles come back from the lid.
    [2] On the way the bag runs out; { $count } tiles return from the lid.
    [3] { $count } tiles go from the lid back into the empty bag.
   *[4] { $count } used tiles fill the bag again.
}
azul-story-marker = { $shape ->
    [1] The start marker goes to { $player }.
    [2] { $player } is the first to reach into the centre and takes the start marker.
    [3] { $player } takes the start marker.
    [4] { $player } opens the centre; the start marker comes along.
    [5] { $player } reaches for the start marker.
   *[6] { $player } accepts the start marker.
}
azul-story-last-round = { $shape ->
    [1] A row is complete, on the wall of { $players }; that makes it the last round.
    [2] Because a row is complete, on the wall of { $players }, the game ends here.
    [3] With a complete row the game ends, on the wall of { $players }.
   *[4] It is the last round, because a row was finished by { $players }.
}
azul-story-clean = { $shape ->
    [1] The floor stays empty.
    [2] Nothing is lost.
    [3] This time the floor costs nothing.
   *[4] Not a point falls to the floor.
}
azul-story-stuck = { $shape ->
    [1] { $player } has to put { $tiles } on the floor: no row takes any of what is left.
    [2] For { $player } there remain { $tiles }, and no row takes { $colour }. All of it goes to the floor.
    [3] With { $player }, { $tiles } fall to the floor, for no row has room for them.
   *[4] For nothing on the table does { $player } have a row: { $tiles } go to the floor.
}
azul-story-floor-then = { $shape ->
    [1] With all that lies there, that costs { part-points }.
    [2] In all the floor takes { part-points }.
    [3] By the end of the round { part-points } are gone through it.
   *[4] The whole floor: { $points } less.
}
azul-story-large-take = { $shape ->
    [1] { $player } takes { $tiles } at once.
    [2] In one grasp { $player } gets { $tiles }.
    [3] A big take by { $player }: { $tiles }.
   *[4] In a single turn { $tiles } go to { $player }.
}
azul-story-overflow = { $shape ->
    [1] The row has room for { $placed }, the rest goes to the floor.
    [2] { $placed } of them { $placed ->
        [one] finds
       *[other] find
    } room, { $dropped } { $dropped ->
        [one] falls
       *[other] fall
    } to the floor.
    [3] That is more than the row holds: { $dropped } { $dropped ->
        [one] falls
       *[other] fall
    } beside it.
   *[4] { $dropped } of them { $dropped ->
        [one] is
       *[other] are
    } too many.
}
azul-story-floor-cost = { $shape ->
    [1] The floor costs { $player } { part-points }.
    [2] { $player } loses { part-points } on the floor.
    [3] { $player } leaves { part-points } on the floor.
   *[4] For { $player } the floor is dear, { part-points }.
}
azul-story-no-tile = { $shape ->
    [1] { $player } brings no tile to the wall.
    [2] No row of { $player } gets full.
    [3] { $player } adds nothing to the wall this time.
   *[4] On the wall of { $player } nothing changes.
}
azul-story-one-tile = { $shape ->
    [1] { $player } places a single tile, { $tile }, for { part-points }.
    [2] With { $player } it is only { $tile }; it brings { part-points }.
    [3] Only { $tile } gets to the wall of { $player }, { part-points }.
    [4] { $player } fills one row: { part-points } for { $tile }.
    [5] One tile of { $player } is enough for { part-points }, { $tile }.
   *[6] On the wall of { $player } there is just { $tile } more, with { part-points }.
}
azul-story-list = { $shape ->
    [1] { $player } fills { part-count } rows: { $tiles }; { $points } together.
    [2] With { $player }, { part-count } rows get full. They bring { $tiles }, { $points } together.
    [3] { part-count-cap } full rows for { $player }: { $tiles }. That makes { $points }.
   *[4] { $player } wins { $points } points on the wall, with { $tiles }.
}
azul-story-rows = { $shape ->
    [1] { $player } brings { part-count-tiles } to the wall, for { part-points }.
    [2] { $player } fills { part-count } rows and gets { part-points }.
    [3] With { $player }, { part-count-tiles } reach the wall, which counts { $points }.
    [4] { part-count-cap } rows of { $player } are full, { part-points }.
    [5] For { part-count-tiles } { $player } gets { part-points }.
    [6] { $player } wins { part-points } with { part-count-tiles }.
    [7] The wall of { $player } grows by { part-count-tiles }, { part-points } for them.
    [8] { $points } points for { $player }, with { part-count } full rows.
    [9] { $player } comes to { part-points } on the wall, with { part-count-tiles }.
   *[10] { part-count-cap } new tiles on the wall of { $player } bring { part-points }.
}
azul-story-reply = { $shape ->
    [1] { $player } wins { $points }.
    [2] With { $player } it is { $points }.
    [3] { $player } comes to { $points }.
    [4] Then { $points } for { $player }.
    [5] For { $player } the wall counts { $points }.
    [6] { $player } gets { $points } for it.
    [7] { $player } manages { $points }.
   *[8] On the wall of { $player } it is { $points }.
}
azul-story-rows-floor = { $shape ->
    [1] { $player } wins { part-points } and loses { $lost } on the floor.
    [2] { part-count-cap } rows of { $player } bring { $points }, the floor takes { $lost }.
    [3] { $player } gets { $points } on the wall and leaves { $lost } on the floor.
    [4] On the wall it is { $points } for { $player }, on the floor minus { $lost }.
    [5] { $player } fills { part-count } rows for { $points }; the floor costs { $lost }.
    [6] Of the { $points } points that { $player } wins, { $lost } { $lost ->
        [one] goes
       *[other] go
    } again on the floor.
    [7] { $player } places { part-count-tiles }: plus { $points }, and minus { $lost } for the floor.
   *[8] { $points } gained, { $lost } lost: { $player } fills { part-count } rows, but the floor costs.
}
azul-story-tile = { $shape ->
    [1] { $points } of it come from { $tile }.
    [2] Most comes from one tile: { $tile }, { $points }.
    [3] The most is brought by { $tile }, { part-points }.
    [4] The best of them is { $tile } with { part-points }.
    [5] Among them { $tile } for { part-points }.
    [6] Alone { $tile } counts { $points }.
    [7] By itself { $tile } is worth { part-points }.
   *[8] The largest part is { $tile }, with { $points }.
}
azul-story-largest = { $shape ->
    [1] Among them { $tile } with ten, and a tile cannot count more.
    [2] Alone { $tile } counts ten: a row and a column are full at once.
    [3] Ten of it are for { $tile }, the highest a tile can reach.
   *[4] A row and a column at once are closed by { $tile }: ten points.
}
azul-story-column = { $shape ->
    [1] A column is full with that, which counts { $points } at the end.
    [2] In passing a column closes; at the end that is { $points } more.
    [3] A whole column stands now, good for { $points } in the end.
   *[4] Along the way a column is finished, { part-points } for later.
}
azul-story-colour = { $shape ->
    [1] On the wall there are now five in { $colour }: { $points } at the end.
    [2] All five in { $colour } are together, which counts { $points } at the end.
    [3] That completes { $colour }, { part-points } for the end.
   *[4] The colour { $colour } is complete; its { $points } come at the end.
}
azul-story-floor = { $shape ->
    [1] On the floor { part-points } { $points ->
        [one] is
       *[other] are
    } lost.
    [2] The floor takes { $points } of it.
    [3] Off for the floor: { $points }.
    [4] { part-points-start } less, that is the floor.
    [5] Against that stands the floor with minus { $points }.
    [6] A part is lost again on the floor, { $points }.
    [7] Something goes off for the floor: { $points }.
   *[8] The price on the floor: { part-points }.
}
azul-story-floor-limit = { $shape ->
    [1] The floor takes all that was left: { $points }.
    [2] The floor costs { part-points }, for there was no more.
    [3] The score sinks to zero; the floor would have cost even more.
   *[4] The floor is dearer than all that was on the cards.
}
azul-story-only-marker = { $shape ->
    [1] { $player } takes the start marker this one time only.
    [2] The start marker is part of it, the only time for { $player }.
    [3] It is the only time that { $player } takes the start marker.
   *[4] Once in the game { $player } has the start marker, here.
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
    [1] On points it is level, { $points }. Complete rows decide, and { $player } has { $rows }.
    [2] A tie at { $points }; { $player } wins with more complete rows, { $rows } of them.
    [3] Level on points, { $points } each. Complete rows bring { $player } the win, { $rows }.
   *[4] The leaders all have { $points }. { $player } has more complete rows, { $rows }, and wins.
}
azul-story-tie-shared = { $shape ->
    [1] Complete rows are level, too, { $rows } each.
    [2] Complete rows do not help: { $rows } each.
    [3] Even in complete rows they are equal, { $rows }.
   *[4] { $rows } complete rows each, so that decides nothing either.
}
azul-story-short-colour = { $shape ->
    [1] For all five in { $colour } { $player } lacked a single tile, the one in the { part-row-ordinal } row.
    [2] { $player } had four of five in { $colour }; the { part-row-ordinal } row stayed open.
    [3] In { $colour } { $player } was one tile short.
   *[4] One tile in { $colour } kept { $player } from a full colour.
}
azul-story-short-column = { $shape ->
    [1] In the { part-column-ordinal } column { $player } lacked a single tile.
    [2] With { $player } one space in the { part-column-ordinal } column stayed free.
    [3] { $player } was one tile short in the { part-column-ordinal } column.
   *[4] One tile kept { $player } from a full column, the { part-column-ordinal }.
}
azul-story-short-row = { $shape ->
    [1] In the { part-row-ordinal } row of { $player } only { $colour } was missing.
    [2] In the { part-row-ordinal } row { $player } would have needed just { $colour }.
    [3] { $player } had four tiles in the { part-row-ordinal } row; { $colour } was missing.
   *[4] Only { $colour } was what { $player } lacked in the { part-row-ordinal } row.
}
