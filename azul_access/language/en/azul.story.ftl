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
part-times = { $times ->
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
    [8] eighth
    [9] ninth
    [10] tenth
   *[other] { $times }th
}
part-times-count = { $times ->
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
   *[other] { $times }
}
part-across = { $across ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
   *[other] { $across }
}
part-across-cap = { $across ->
    [1] One
    [2] Two
    [3] Three
    [4] Four
    [5] Five
   *[other] { $across }
}
part-down = { $down ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
   *[other] { $down }
}
part-size = { $size ->
    [2] two
    [3] three
    [4] four
    [5] five
   *[other] { $size }
}
azul-story-refill = { $shape ->
    [1] The bag is empty, and { $count ->
        [one] one tile comes
       *[other] { $count } tiles come
    } back from the lid.
    [2] Along the way the bag runs out; { $count ->
        [one] one tile returns
       *[other] { $count } tiles return
    } from the lid.
    [3] The empty bag is filled again with { $count ->
        [one] one tile
       *[other] { $count } tiles
    } from the lid.
   *[4] The bag is filled again, with { $count ->
        [one] one used tile
       *[other] { $count } used tiles
    }.
}
azul-story-marker-streak = { $shape ->
    [1] For the { part-times } time running, { $player } takes the start marker.
    [2] The start marker goes to { $player }, { part-times-count } rounds running.
    [3] The start marker stays with { $player }, for the { part-times } round in a row.
   *[4] Once more { $player } takes the start marker, the { part-times } time in a row.
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
azul-story-end-near = { $shape ->
    [1] { $players } { $count ->
        [one] lacks only one tile
       *[other] lack only one tile each
    } for a complete row.
    [2] The end comes closer: { $players } { $count ->
        [one] has
       *[other] each have
    } four tiles in one row.
    [3] One more tile in a row, and { $players } can end the game.
   *[4] From now on any round can be the last, because { $players } { $count ->
        [one] has
       *[other] each have
    } four tiles in one row.
}
azul-story-stuck = { $shape ->
    [1] { $player } has to put { $tiles } on the floor: no row takes anything that is left.
    [2] { $player } takes { $tiles }, and no row has room for { $colour }. All of them go to the floor.
    [3] { $player } has to drop { $tiles } on the floor, because no row has room for them.
   *[4] Nothing on the table fits into a row of { $player }'s any more: { $tiles } go to the floor.
}
azul-story-stuck-again = { $shape ->
    [1] Once more nothing fits into { $player }'s rows: { $tiles } go to the floor.
    [2] Again only the floor is left for { $player }, with { $tiles }.
    [3] Again { $player } finds no row, and { $tiles } go to the floor.
   *[4] This time, too, { $tiles } end up on the floor, because no row of { $player } takes them.
}
azul-story-floor-then = { $shape ->
    [1] Altogether the floor costs { part-points }.
    [2] In all, the floor takes { part-points } from { $player }.
    [3] The floor costs { $player } { part-points } in this round.
    [4] With that, the loss on the floor comes to { part-points }.
    [5] On the floor that costs { $player } { part-points }.
   *[6] That brings the floor to { part-points } lost.
}
azul-story-large-take = { $shape ->
    [1] { $player } takes { $tiles } at once.
    [2] In one go, { $player } takes { $tiles }.
    [3] { $player } has a big take: { $tiles }.
   *[4] In a single turn, { $tiles } go to { $player }.
}
azul-story-take-overflow = { $shape ->
    [1] { $player } takes { $tiles }; the row has room for { part-placed }, and { part-dropped } { $dropped ->
        [one] falls
       *[other] fall
    } to the floor.
    [2] { $player } gets { $tiles }, but { part-dropped } of them { $dropped ->
        [one] falls
       *[other] fall
    } to the floor.
    [3] { $player } takes { $tiles }, { part-dropped } more than the row can hold.
   *[4] Too many at once: { $player } takes { $tiles }, and { part-dropped } { $dropped ->
        [one] falls
       *[other] fall
    } to the floor.
}
azul-story-take-floor = { $shape ->
    [1] { $player } takes { $tiles } and puts them on the floor.
    [2] { $player } takes { $tiles }, and all of them go to the floor.
    [3] { $player } takes { $tiles } straight to the floor.
   *[4] { $player } takes { $tiles }, all for the floor.
}
azul-story-fills = { $shape ->
    [1] They fill the { part-row-ordinal } row.
    [2] That is the whole { part-row-ordinal } row.
    [3] That is exactly what the { part-row-ordinal } row needs.
   *[4] The { part-row-ordinal } row is full already.
}
azul-story-floor-cost = { $shape ->
    [1] The floor costs { $player } { part-points }.
    [2] { $player } loses { part-points } on the floor.
    [3] { $player } leaves { part-points } on the floor.
   *[4] The floor takes { part-points } from { $player }.
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
    [3] { part-count-cap } full rows for { $player }: { $tiles }, which makes { $points }.
    [4] { $player } wins { $points } points on the wall: { $tiles }.
    [5] { $player }'s wall gets { $tiles }, together { $points } points.
    [6] { $player }'s rows bring { $tiles }, which makes { $points }.
    [7] On { $player }'s wall it is { $tiles }: { $points } points.
   *[8] With { part-count-tiles }, { $player } gains { $points } points: { $tiles }.
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
azul-story-rows-tile = { $shape ->
    [1] { $player } places { part-count-tiles } for { $points } points; { $tile } alone counts { $most }.
    [2] { part-count-cap } tiles bring { $player } { $points } points, { $tile } alone { $most }.
    [3] { $player }'s wall grows by { part-count-tiles }: { $tile } counts { $most }, all together { $points }.
    [4] For { part-count-tiles }, { $player } gets { $points } points, { $most } of them for { $tile }.
    [5] { $player } puts up { part-count-tiles } for { $points } points; { $tile } is worth { $most }.
    [6] { $player }'s { part-count-tiles } count { $points } together, { $most } of that for { $tile }.
    [7] { $player } gains { $points } points with { part-count-tiles }, most of all with { $tile }: { $most }.
   *[8] The wall gives { $player } { $points } for { part-count-tiles }, among them { $tile } with { $most }.
}
azul-story-alike = { $shape ->
    [1] { $players } place { part-count-tiles } each: { $each }.
    [2] With { part-count-tiles } each, it is { $each }.
    [3] { $players } fill { part-count } rows each, which brings { $each }.
   *[4] { part-count-cap } tiles are not always worth the same: { $each }.
}
azul-story-same = { $shape ->
    [1] { $players } place { part-count-tiles } each and get { $points } points each.
    [2] The same for { $players }: { part-count-tiles } and { $points } points each.
    [3] With { part-count-tiles } each, { $players } earn exactly the same, { $points } points.
   *[4] On the wall { $players } are equal, with { part-count-tiles } and { $points } points each.
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
azul-story-list-floor = { $shape ->
    [1] { $player } fills { part-count } rows, { $tiles }; that is { $points }, and the floor takes { $lost }.
    [2] { part-count-cap } full rows for { $player }: { $tiles }, together { $points }; the floor costs { $lost }.
    [3] The wall brings { $player } { $points } points: { $tiles }; the floor takes back { $lost }.
   *[4] { $points } points for { $player }: { $tiles }; less { $lost } for the floor.
}
azul-story-reply-floor = { $shape ->
    [1] { $player } gets { $points } and loses { $lost }.
    [2] For { $player } it is { $points }, less { $lost } for the floor.
    [3] { $points } go to { $player }, and the floor takes { $lost }.
   *[4] { $player } earns { $points }; the floor costs { $lost }.
}
azul-story-tile = { $shape ->
    [1] One tile, { $tile }, counts { $points }: { part-across } in its row, { part-down } in its column.
    [2] Of that, { $points } come from { $tile }, with { part-across } across and { part-down } down.
    [3] Here { $tile } alone counts { $points }, with a row of { part-across } and a column of { part-down }.
   *[4] One tile does a lot: { $tile } with { $points }, { part-across } across and { part-down } down.
}
azul-story-runs = { $shape ->
    [1] It makes { part-across } in a row and { part-down } in a column.
    [2] { part-across-cap } across and { part-down } down: both count.
    [3] That is { part-across } across and { part-down } down.
   *[4] It counts both ways, { part-across } in its row and { part-down } in its column.
}
azul-story-largest = { $shape ->
    [1] Among the tiles is { $tile } with ten; a tile cannot count more.
    [2] One tile, { $tile }, counts ten: a row and a column are full at once.
    [3] Ten of that come from { $tile }, the most a tile can count.
   *[4] One tile, { $tile }, closes a row and a column at once: ten points.
}
azul-story-most = { $shape ->
    [1] A tile cannot count more.
    [2] That is the most a tile can count.
    [3] It fills a row and a column at once.
   *[4] Ten is the most: row and column are full at once.
}
azul-story-column = { $shape ->
    [1] { $count ->
        [one] A column is
       *[other] { part-count-cap } columns are
    } filled along the way, worth { $points } points at the end.
    [2] { $count ->
        [one] A column closes
       *[other] { part-count-cap } columns close
    }; at the end that is { $points } more.
    [3] { $count ->
        [one] A whole column is
       *[other] { part-count-cap } whole columns are
    } complete, good for { $points } points at the end.
   *[4] In passing, { $count ->
        [one] a column is
       *[other] { part-count } columns are
    } finished, { $points } points for later.
}
azul-story-colour = { $shape ->
    [1] { $count ->
        [one] All five { $colour } tiles are
       *[other] Five tiles each of { $colour } are
    } on the wall now: { $points } points at the end.
    [2] { $count ->
        [one] The five { $colour } tiles are
       *[other] The { $colour } tiles are all
    } complete, and count { $points } more at the end.
    [3] { $count ->
        [one] One colour is
       *[other] { part-count-cap } colours are
    } complete: { $colour }, for { $points } points at the end.
   *[4] { $count ->
        [one] The colour { $colour } is
       *[other] The colours { $colour } are
    } complete; the { $points } points for that come at the end.
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
    [8] But then the floor takes { part-points } away.
    [9] Then the floor takes back { part-points }.
   *[10] Then { part-points } { $points ->
        [one] is
       *[other] are
    } lost again, on the floor.
}
azul-story-floor-limit = { $shape ->
    [1] The floor takes all there was: { part-points }.
    [2] The floor costs { part-points }; there was no more to lose.
    [3] The floor costs { part-points }, and the score is back at nothing.
    [4] The whole score goes to the floor: { part-points }.
    [5] On the floor everything is lost again: { part-points }.
   *[6] The floor costs { part-points }, down to nothing.
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
azul-story-bonus-colour = { $count ->
    [one] one full colour, { $colours }
   *[other] { part-count } full colours, { $colours }
}
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
azul-story-short-both = { $shape ->
    [1] In { $player }'s { part-row-ordinal } row only { $colour } was missing, and it would have been the fifth { $colour } tile.
    [2] With one { $colour } tile, { $player } would have had the { part-row-ordinal } row and the whole colour.
    [3] { $player } lacked one { $colour } tile, for the { part-row-ordinal } row and for the colour at once.
   *[4] Only { $colour } stood between { $player } and a full { part-row-ordinal } row, and a full colour as well.
}
azul-story-short-alike = { $shape ->
    [1] { $players } each lacked one { $colour } tile for all five.
    [2] All five { $colour } tiles were close for { $players }; each lacked one.
    [3] Four of five { $colour } tiles: that is how far { $players } got.
   *[4] In { $colour }, { $players } each stopped at four tiles.
}
azul-story-ready = { $shape ->
    [1] { $count ->
        [one] One
       *[other] { part-count-cap }
    } of the { part-size } tiles for it lay ready.
    [2] For that, { part-count } of { part-size } lay ready.
    [3] The row beside it already held { part-count } of { part-size }.
   *[4] Of the { part-size } tiles it needed, { part-count } { $count ->
        [one] was
       *[other] were
    } already there.
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
azul-story-key-line = That fills the { part-row-ordinal } row.
azul-story-key-colour = The colour { $colour } will be complete.
azul-story-key-column = A column will be complete.
azul-story-key-denies = { $player } cannot fill the { part-row-ordinal } row at once after that.
azul-story-key-dead = { $player } has no row now for { $tiles } in the centre.
