### Summer Pavilion in English. Labels (L, O, R, B, Y, G) are never inflected: one red R, 2 red R.

## Title, choices and numbers

title-summer-pavilion = Summer Pavilion
cli-board = coloured or grey side of the board (Summer Pavilion)
cli-wild-order = wild colours of the six rounds (Summer Pavilion): normal, reversed, or all six colours with commas
# What heads a table has soft hyphens: telephones are narrow.
gain-start = starting points { $points }
gain-start-name = Start
gain-placed = placing { $points }
gain-placed-name = Pla­cing
gain-stone = start stone minus { $points }
gain-stone-name = Start stone
gain-left-over = leftovers minus { $points }
gain-left-over-name = Left­overs
sp-plan = { $player }: stars, spaces 1 to 6
sp-plan-corner = Star
sp-plan-space = { $space }

## Tiles

tiles-purple = { $verbosity ->
    [terse] { $count ->
        [one] one L
       *[other] { $count } L
    }
   *[normal] { $count ->
        [one] one purple L
       *[other] { $count } purple L
    }
}
tiles-yellow-y = { $verbosity ->
    [terse] { $count ->
        [one] one Y
       *[other] { $count } Y
    }
   *[normal] { $count ->
        [one] one yellow Y
       *[other] { $count } yellow Y
    }
}
# Spoken, B and G rhyme, so short announcements keep the colour.
sp-tiles-blue = { $verbosity ->
    [terse] { $form ->
        [say] { $count ->
            [one] one blue B
           *[other] { $count } blue B
        }
       *[show] { $count ->
            [one] one B
           *[other] { $count } B
        }
    }
   *[normal] { $count ->
        [one] one blue B
       *[other] { $count } blue B
    }
}
tiles-green = { $verbosity ->
    [terse] { $form ->
        [say] { $count ->
            [one] one green G
           *[other] { $count } green G
        }
       *[show] { $count ->
            [one] one G
           *[other] { $count } G
        }
    }
   *[normal] { $count ->
        [one] one green G
       *[other] { $count } green G
    }
}
sp-colour = { $name }, { $label }

## Places

star-centre = the centre star
star-purple = { $verbosity ->
    [verbose] the purple star at { $clock } o’clock
   *[normal] the purple star
}
star-orange = { $verbosity ->
    [verbose] the orange star at { $clock } o’clock
   *[normal] the orange star
}
star-red = { $verbosity ->
    [verbose] the red star at { $clock } o’clock
   *[normal] the red star
}
star-blue = { $verbosity ->
    [verbose] the blue star at { $clock } o’clock
   *[normal] the blue star
}
star-yellow = { $verbosity ->
    [verbose] the yellow star at { $clock } o’clock
   *[normal] the yellow star
}
star-green = { $verbosity ->
    [verbose] the green star at { $clock } o’clock
   *[normal] the green star
}
star-number = { $verbosity ->
    [terse] star { $star }
   *[normal] star { $star } at { $clock } o’clock
}
star-space = { $verbosity ->
    [terse] { $star }, space { $space }
   *[normal] { $star }, space { $space } at { $clock } o’clock
}
onto-star = the { $star ->
    [0] centre
    [1] purple
    [2] orange
    [3] red
    [4] blue
    [5] yellow
   *[other] green
} star
onto-numbered-star = star { $star }
onto-star-space = { $verbosity ->
    [terse] { $star }, space { $space }
    [verbose] on { $star }{ $hour ->
        [0] { "" }
       *[other] { " " }at { $hour } o’clock
    }, space { $space } at { $clock } o’clock
   *[normal] on { $star }, space { $space } at { $clock } o’clock
}
sp-pillar = the pillar between { $star } and the centre star
sp-statue = the statue between { $star } and { $next }
sp-window = the window at the outer edge of { $star }
sp-the-supply = The supply
tile-at = { $tiles } on { $places }

## What happens

sp-round-wild = { $verbosity ->
    [terse] Wild { $wild }.
   *[normal] The wild colour is { $wild }.
}
sp-begins = { $verbosity ->
    [terse] { $player } begins.
   *[normal] { $player } begins and puts the start stone in the centre.
}
sp-begins-again = { $player } begins again; the start stone is still in the centre.
sp-kept-back = { $player } takes from the corners and puts beside the board: { $tiles }.
sp-stocked = Supply: { $tiles }.
sp-restocked = { $verbosity ->
    [terse] Supply plus { $tiles }.
   *[normal] Into the supply: { $tiles }.
}
sp-poured = The bag was empty: { $count ->
    [one] one tile
   *[other] { $count } tiles
} from the tower into the bag.
sp-ran-out = Bag and tower are empty. { $count ->
    [one] Factory { $last } stays empty.
    [2] Factories { $first } and { $last } stay empty.
   *[other] Factories { $first } to { $last } stay empty.
}
sp-with-wild = { $verbosity ->
    [terse] { $tiles } and { $wild }
   *[normal] { $tiles } and, as a wild, { $wild }
}
sp-taken = { $verbosity ->
    [terse] { $player }: { $tiles }, { $source }.
    [verbose] { $player } takes { $tiles } { $source }.
   *[normal] { $player }: { $tiles } { $source }.
}
sp-stone-taken = { $verbosity ->
    [terse] { $player }: start stone, { $loss }.
   *[normal] { $player } also takes the start stone: { $loss }.
}
sp-taking-ended = { $verbosity ->
    [terse] Placing.
    [verbose] Everything is taken. Now tiles are placed, { $player } begins.
   *[normal] Now tiles are placed, { $player } begins.
}
sp-placed = { $verbosity ->
    [terse] { $player }: { $tiles }, { $space }.
    [verbose] { $player } places { $tiles } { $space }.
   *[normal] { $player }: { $tiles } { $space }.
}
sp-to-tower = { $verbosity ->
    [terse] Tower plus { $tiles }.
   *[normal] Into the tower: { $tiles }.
}
sp-points = { $verbosity ->
    [terse] Plus { $points }.
   *[normal] { $points ->
        [one] One point.
       *[other] { $points } points.
    }
}
sp-surrounded = { $verbosity ->
    [terse] Surrounded: { $features }.
   *[normal] Now surrounded: { $features }.
}
sp-supply-short = { $earned ->
    [one] That would earn one bonus tile
   *[other] That would earn { $earned } bonus tiles
}, { $count ->
    [0] but the supply is empty.
    [one] but the supply has only one left.
   *[other] but the supply has only { $count } left.
}
sp-earns = For that, { $count ->
    [one] one tile
   *[other] { $count } tiles
} from the supply.
sp-star-taken = On { $star }: covered { $taken }; free { $free }.
sp-bonus-taken = { $verbosity ->
    [terse] { $player }: from the supply { $tiles }.
   *[normal] { $player } takes { $tiles } from the supply.
}
sp-passed = { $player } passes.
sp-passed-keeps = { $verbosity ->
    [terse] { $player } passes, keeps { $tiles }.
   *[normal] { $player } passes and puts into the corners: { $tiles }.
}
sp-thrown = { $verbosity ->
    [terse] Tower plus { $tiles }, { $loss }.
   *[normal] Into the tower: { $tiles }, { $loss }.
}
sp-star-scored = { $verbosity ->
    [terse] { $player }, { $star }: plus { $points }.
   *[normal] { $player }, { $star } is complete: { $points } more points.
}
sp-mixed-star-scored = { $verbosity ->
    [terse] { $player }, { $star }, six colours: plus { $points }.
   *[normal] { $player }, { $star } is complete in six colours: { $points } more points.
}
sp-number-scored = { $verbosity ->
    [terse] { $player }, all { $number }: plus { $points }.
   *[normal] { $player }, every space with the number { $number } covered: { $points } more points.
}
sp-corners-paid = { $verbosity ->
    [terse] { $player }, corners: { $tiles }, { $loss }.
   *[normal] { $player }, from the corners into the tower: { $tiles }, { $loss }.
}

## Putting back

sp-back-kept = { $player }, back into the corners: { $tiles }.
sp-back-stone-out = Start stone out of the centre, back beside { $player }'s board.
sp-back-round = Round { $round } has not begun yet.
sp-back-stocked = Out of the supply, back into the bag: { $tiles }.
sp-back-poured = Out of the bag, back into the tower: { $tiles }.
sp-back-stone = { $player }: start stone back into the centre.
sp-back-placed = { $player }: { $tiles } off { $space }, back beside the board.
sp-back-tower = { $player }, out of the tower, back beside the board: { $tiles }.
sp-back-bonus = { $player }, back into the supply: { $tiles }.
sp-back-kept-out = { $player }, out of the corners, back beside the board: { $tiles }.
sp-back-corners = { $player }, out of the tower, back into the corners: { $tiles }.
sp-back-to-centre = { $player }, back into the centre: { $tiles }.
sp-back-rest = Out of the centre, back onto factory { $factory }: { $tiles }.
sp-back-to-factory = { $player }, back onto factory { $factory }: { $tiles }.

## Commands, read back

sp-command-supply = into the supply { $tiles }
sp-command-take = { $verbosity ->
    [terse] { $label }, { $source }
   *[normal] { $label } { $source }
}
sp-read-back-take = { $verbosity ->
    [terse] { $tiles }, { $source }
   *[normal] { $tiles } { $source }
}
sp-command-place = { $verbosity ->
    [terse] { $label }, { $space }
   *[normal] { $label } { $space }
}
sp-command-place-any = { $verbosity ->
    [terse] a tile, { $space }
   *[normal] a tile { $space }
}
sp-command-place-paid = { $verbosity ->
    [terse] { $label }, { $space }, paid with { $tiles }
   *[normal] { $label } { $space }, paid with { $tiles }
}
sp-command-place-nowhere = a tile on a space that does not exist
sp-command-bonus = from the supply { $tiles }
sp-command-pass = pass
sp-command-pass-keeping = pass and keep { $tiles }
sp-type-place = { $label } { $star } { $space } with { $paid }
sp-type-bonus = bonus { $tiles }
sp-type-pass-keeping = pass, keep { $tiles }
sp-type-pass-keeping-nothing = pass, keep nothing

## Whose turn it is

sp-expect-supply = { $verbosity ->
    [terse] Supply, { $count }?
   *[normal] { $player } draws { $count ->
        [one] one tile
       *[other] { $count } tiles
    } for the supply.
}
sp-expect-pour = { $place }: { $bag ->
    [0] the bag is empty. Now
    [one] only one tile is left in the bag. Draw it first. Then
   *[other] only { $bag } tiles are left in the bag. Draw them first. Then
} empty the tower into the bag, { $tower ->
    [one] one tile
   *[other] { $tower } tiles
}, and go on drawing, { $count } in all.
sp-expect-rest = { $place }: only { $count ->
    [one] one tile is
   *[other] { $count } tiles are
} left, and the tower is empty.
sp-expect-place = { $verbosity ->
    [terse] { $player }.
   *[normal] { $player } places or passes.
}
sp-expect-pass = { $verbosity ->
    [terse] { $player }: pass only.
   *[normal] { $player } can only pass: { $count ->
        [0] no tiles left.
       *[other] nothing can be placed.
    }
}
sp-expect-bonus = { $verbosity ->
    [terse] { $player }, { $count } from the supply?
   *[normal] { $player } chooses { $count ->
        [one] one tile
       *[other] { $count } tiles
    } from the supply: { $tiles }.
}
sp-prompt-supply = Supply
sp-prompt-bonus = { $player }, bonus
sp-end-stars = Only stars and numbers that are complete now are scored.
sp-end-hands = Tiles beside the boards are no longer placed and cost nothing.
sp-end-corners = Each tile in the corners costs { $points ->
    [one] one point
   *[other] { $points } points
}.

## Questions

sp-stars-of = { $player }, stars.
sp-stars-all-empty = All empty.
sp-stars-empty = Empty: { $stars }.
sp-star-holds = On { $star }: { $tiles }; free { $free }.
sp-star-full = On { $star }, complete: { $tiles }.
sp-label-at = { $label } at { $space }
sp-star-of = { $player }, { $star }.
sp-space-free = { $verbosity ->
    [terse] { $space } free, costs { $price }.
   *[normal] Space { $space } at { $clock } o’clock: free, costs { $price }.
}
sp-space-holds = { $verbosity ->
    [terse] { $space } { $label }.
   *[normal] Space { $space } at { $clock } o’clock: { $label }.
}
sp-space-price = A space costs as many tiles as its number says: space { $space } costs { $space }.
sp-near-of = { $player }, only one tile is missing:
sp-features-of = { $player } lacks:
sp-feature-done = nothing, complete
sp-near-star = For { $star }: space { $space }.
sp-near-feature = For { $feature }: { $space }.
sp-near-number = For every space with the number { $number }: { $space }.
sp-near-nothing = { $player }: nothing is just one tile short.
sp-hand = { $verbosity ->
    [terse] { $player }: { $tiles }.
   *[normal] { $player }, beside the board: { $tiles }.
}
sp-hand-empty = { $player } has no tiles beside the board.
sp-you-have = Beside the board: { $tiles }.
sp-corners = { $player }, in the corners: { $tiles }.
sp-corners-empty = { $player } has passed and kept nothing.
sp-supply = In the supply: { $tiles }.
sp-supply-empty = The supply is empty.
sp-tower = In the tower, { $count ->
    [one] one tile
   *[other] { $count } tiles
}: { $tiles }.
sp-tower-empty = The tower is empty.
sp-in-tower = in the tower
sp-centre-stone = The start stone is there.
sp-wild-now = The wild colour is { $wild }.
sp-wild-next = In the next round: { $wild }.
sp-wild-later = After that: { $labels }.
sp-passed-nobody = Nobody has passed.
sp-passed-all = Everybody has passed.
sp-passed-who = { $players } { $count ->
    [one] has
   *[other] have
} passed. { $others } { $left ->
    [one] is
   *[other] are
} still placing.
sp-game-rules = { $edition }, { $board }, wild colours by round: { $wilds }.
sp-game-stone = { $player } has the start stone.
sp-game-scores = Scores begin at { $start } and never fall below { $lowest }.
sp-game-stone-cost = The start stone costs { $points ->
    [one] one point
   *[other] { $points } points
} for each tile.
sp-game-corners = The corners hold { $count ->
    [one] one tile
   *[other] { $count } tiles
}, each tile left over costs { $points ->
    [one] one point
   *[other] { $points } points
}.
sp-game-bonus-tiles = Bonus tiles: { $pillar } for a pillar, { $statue } for a statue, { $window } for a window.
sp-game-stars = Points for complete stars: { $stars }, { $mixed } for six colours.
sp-game-numbers = Points for every space with a number: { $points }.
sp-label-points = { $label } { $points }
sp-number-points = { $number }: { $points }
sp-edition = { $edition ->
    [mini] Summer Pavilion, Mini edition
    [original] Summer Pavilion, original edition
   *[other] Summer Pavilion, { $edition } edition
}
sp-editions = Summer Pavilion: { $editions }
sp-edition-lowest-score = { $position ->
    [1] scores fall to { $points } with { $edition }
   *[other] to { $points } with { $edition }
}
sp-board-coloured = coloured side
sp-board-grey = grey side
sp-moves-supply = First fill the supply: { $count ->
    [one] one tile
   *[other] { $count } tiles
}.
sp-only-pass = None of them can be placed, only passing is possible.
sp-stars-spaces = stars { $stars }, spaces { $spaces }
sp-spaces-of = { $star }, space { $spaces }
sp-places-with = With { $label }: { $places }.
sp-at-star = Possible on { $star }.
sp-place-brings = { $verbosity ->
    [terse] { $space } costs { $price }, plus { $points }.
   *[normal] Space { $space } at { $clock } o’clock costs { $price }, scores { $points ->
        [one] one point
       *[other] { $points } points
    }.
}
sp-place-surrounds = That would surround { $features }.
sp-no-place-with = There is nowhere to place { $label } at the moment.
sp-what-if-take = { $verbosity ->
    [terse] Then: { $tiles }, { $source }.
   *[normal] Suppose: { $tiles } { $source }.
}
sp-what-if-place = { $verbosity ->
    [terse] Then: { $tiles }, { $space }.
   *[normal] Suppose: { $tiles } { $space }.
}
sp-other-payments = Also possible: { $payments }.

## Help for the moment

sp-hint-supply = { $count ->
    [one] Name the tile you drew, for example r.
   *[other] Name the { $count } tiles you drew, for example 2r b g. Type h for help.
}
sp-hint-fill = Factory { $factory }, for example r r b g. Type h for help.
sp-hint-take = For example 2 r. Type h for help.
sp-hint-place = For example r 3, or pass. Type h for help.
sp-hint-place-grey = For example r 2 4, or pass. Type h for help.
sp-help-supply = Fill the supply: name the { $count ->
    [one] tile you drew, for example r.
   *[other] { $count } tiles you drew, for example 2r b g.
}
sp-help-fill = Fill factory { $factory }: name its four tiles, for example r r b g, or 2 r b g. You can fill several factories in one line.
sp-help-take = { $player } takes: factory and tile, for example 2 r. The letter c means the centre. The wild tile comes along by itself.
sp-help-place = Placing: star and space, for example r 3. On the centre star: r c 3. Say behind it how you pay: r 3 with 2 r 1 l; otherwise wild tiles are spared. A question mark in front tells what would happen.
sp-help-place-grey = Placing: tile, star and space, for example r 2 4. On the centre star: r c 3. Say behind it how you pay: r 2 4 with 3 r 1 l; otherwise wild tiles are spared. A question mark in front tells what would happen.
sp-help-pass = Passing: p. To keep what you name: p 2 r g, or p keep nothing.
sp-help-bonus = { $count ->
    [one] Name one tile from the supply, for example r.
   *[other] Name { $count } tiles from the supply, their letters one after the other.
}
sp-help-questions = Questions: m what is possible, m r more closely, hand for my tiles, supply, wild, stars, star 2, near for all that is one tile short, passed.

## Setting, checking and laying the table again

sp-set-from-reserve = Out of the tower: { $tiles }.
sp-set-to-reserve = Into the tower: { $tiles }.
sp-at-supply = in the supply
sp-at-star-of = on { $star } of { $player }
sp-at-hand = beside the board of { $player }
sp-at-corners = in the corners of { $player }
sp-stone-in-centre = The start stone is in the centre.
sp-player-star = { $player }'s board, { $star }
sp-player-stars-empty = { $player }, stars, empty: { $stars }.
sp-player-corners-empty = { $player }, corners: empty.
sp-has-passed = { $players } { $count ->
    [one] has
   *[other] have
} passed.
sp-has-not-passed = { $players } { $count ->
    [one] has
   *[other] have
} not passed.

## Why something cannot be done

error-must-stock = First fill up the supply.
error-must-take-tiles = It is { $player }'s turn. Name factory and tile together, for example 2 r.
error-must-place = { $player } places or passes now.
error-must-choose-bonus = First { $player } chooses { $count ->
    [one] one tile
   *[other] { $count } tiles
} from the supply.
error-wild-alone = { $colour } is wild and comes only along with another colour. There: { $tiles }.
error-no-star = There is no such star, only 1 to 6 and the centre star.
error-no-space = There is no space { $space }, only 1 to 6.
error-space-taken = On { $space } there is already { $colour }.
error-star-wants = Only { $colour } goes on { $star }, not { $other }.
error-star-has = There is already one { $colour } on { $star }, which takes each colour only once.
error-which-colour = Which tile on { $space }? Possible: { $colours }.
error-not-held = There is no { $colour } to place.
error-too-few = The price is { $price } for { $space }. There { $count ->
    [one] is one { $colour }
   *[other] are { $count } { $colour }
} and { $wild ->
    [0] no wild tiles
    [one] one wild tile
   *[other] { $wild } wild tiles
}.
error-payment = It cannot be paid like that. The price is { $price } for { $space }, at least one of them { $colour }. There { $count ->
    [one] is one { $colour }
   *[other] are { $count } { $colour }
} and { $wild ->
    [0] no wild tiles
    [one] one wild tile
   *[other] { $wild } wild tiles
}.
error-payment-colour = Only { $colour } and the wild { $wild } can pay for { $space }.
error-bonus-count = { $count ->
    [one] One tile is
   *[other] { $count } tiles are
} to be chosen, but { $said ->
    [one] one was
   *[other] { $said } were
} named.
error-supply-lacks = There { $left ->
    [0] is no { $colour }
    [one] is only one { $colour }
   *[other] are only { $left } { $colour }
} in the supply, but { $count ->
    [one] one was
   *[other] { $count } were
} named.
error-keep-which = There are still { $count } tiles: { $tiles }. { $most ->
    [one] One may be kept
    [4] Four may be kept
   *[other] { $most } may be kept
}; please name them, for example: p 2 r 2 g.
error-keep-fewer = The corners hold only { $most ->
    [one] one tile
    [4] four tiles
   *[other] { $most } tiles
}, but { $count } were named.
error-keep-not-held = There { $left ->
    [0] is no { $colour }
    [one] is only one { $colour }
   *[other] are only { $left } { $colour }
} beside the board, but { $count ->
    [one] one was
   *[other] { $count } were
} named.
error-supply-size = The supply holds { $size } tiles, you named { $count }.
error-corners-size = The corners hold { $size } tiles, you named { $count }.

## Answers to questions in free words

sp-free-spaces = { $count ->
    [one] space { $spaces }
   *[other] spaces { $spaces }
}
sp-place-hand = beside the board
sp-place-corners = corners
sp-round-of = Round { $round } of { $count }. { $player } started.
sp-best-none = Taking brings no points, only placing does.

## Picture

sp-picture-stone = Start stone in the centre
sp-picture-supply = Supply
sp-picture-hand = Beside the board
sp-picture-kept = In the corners
sp-picture-passed = Has passed.
sp-picture-stars = Stars
sp-picture-space = Space { $space }
sp-picture-middle = C
sp-pick-pass = Pass
sp-pick-keep-fewer = Pass and keep fewer tiles
sp-pick-no-more = Keep no more tiles
sp-pick-payment = Pay: { $tiles }

sp-set-spaces = Spaces of the stars
sp-set-stone = Start stone
sp-set-span-star = a star from point to opposite point
sp-set-span-supply = five spaces in a row of the supply along their lower edge
sp-set-tip = The tiles of the Mini edition are small: a label of one cell needs an edge of about 12 millimetres, in trays of about 14.
sp-set-where-tiles = stick one in the middle of each tile, upright when a point is at the top. The mark on the label shows its lower edge.
sp-set-where-spaces = stick one in each space, upright whichever way the space points, as the board shows the prices. Where it has no room, it goes outside of the point.
sp-set-where-star-labels = stick one beside each star, outside of its point at 12 o'clock.
sp-set-where-star = each at the place of its star: { $places }. The tab is at 12 o'clock.
sp-star-in-middle = { $star } in the middle
sp-star-at = { $star } at { $clock } o'clock
sp-set-where-supply = at the ten spaces of the supply.

sp-space-payable = Can be paid: { $payments }.
sp-space-short = Cannot be paid: { $player } has { $count ->
    [0] no fitting tile
    [one] only one tile
   *[other] only { $count } tiles
} for it.
sp-star-has = There is already a { $label }.
sp-star-open = Free on { $star }: { $count ->
    [0] nothing
    [one] space { $spaces }
   *[other] spaces { $spaces }
}.
sp-star-goal = When { $star } is complete: { $points } points at the end.
sp-star-lacks = { $player } lacks { $count ->
    [one] space
   *[other] spaces
} { $spaces }, { $price ->
    [one] one tile
   *[other] { $price } tiles
} in all. Colour: { $labels }.
sp-number-goal = All spaces with a { $number }: { $points ->
    [0] no points
   *[other] { $points } points
} at the end.
sp-number-lacks = { $player } still lacks: { $stars }.
sp-passing-now = Suppose { $player } passes now: { $lost ->
    [0] all tiles can be kept, and that costs nothing
    [one] one tile cannot be kept, and that costs one point
   *[other] { $lost } tiles cannot be kept, and that costs { $lost } points
}, then { $score }.

## What is certain about a move

part-sp-fact-of = { $board ->
    [grey] {" "}in { $colour }
   *[coloured] {""}
}
part-sp-fact-by = { $board ->
    [grey] {" "}with { $colour }
   *[coloured] {""}
}
part-sp-fact-with = { $bonus ->
    [star] {" "}with the star
    [number] {" "}with the number
    [both] {" "}with star and number
   *[none] {""}
}
part-sp-fact-least = { $count ->
    [0] { $points ->
        [one] {""}
       *[other] : at least { $points } points{ part-sp-fact-with }
    }
   *[other] : at least { $points ->
        [one] one point
       *[other] { $points } points
    }{ part-sp-fact-with }, and { $features }
}
sp-some-pillar = { $count ->
    [one] a pillar
   *[other] { $count } pillars
}
sp-some-statue = { $count ->
    [one] a statue
   *[other] { $count } statues
}
sp-some-window = { $count ->
    [one] a window
   *[other] { $count } windows
}
sp-fact-star = That completes { $star }: { $points } points at the end.
sp-fact-number = All spaces with { $number } are then covered: { $points } points at the end.
sp-fact-bonus = That surrounds { $features }: { $count ->
    [one] one bonus tile
   *[other] { $count } bonus tiles
}.
sp-fact-around = Around { $features }, worth { $count ->
    [one] one bonus tile
   *[other] { $count } bonus tiles
}, { $missing ->
    [one] one tile is
   *[other] { $missing } tiles are
} then missing.
sp-fact-stone = The start stone costs { $points ->
    [0] nothing
    [one] one point
   *[other] { $points } points
}.
sp-fact-affords = Enough{ part-sp-fact-of } then for the { $number } on { $star }{ part-sp-fact-least }.
sp-fact-lacking = For the { $number } on { $star } { $missing ->
    [one] one tile{ part-sp-fact-of } is
   *[other] { $missing } tiles{ part-sp-fact-of } are
} then missing{ part-sp-fact-least }.
sp-fact-blocks = { $player }'s next take is then not enough for the { $number } on { $star }{ part-sp-fact-by }{ part-sp-fact-least }.
sp-fact-saves = Paid like this, enough{ part-sp-fact-of } stays for the { $number } on { $star }{ part-sp-fact-least }.
sp-fact-spares = That spares { $tiles }; { $colour } is not wild in the next round.
sp-fact-next-wild = In the next round { $colour } is wild: { $count ->
    [one] one tile
   *[other] { $count } tiles
} to keep.
sp-fact-gets-wilds = That brings { $count ->
    [one] one wild tile
   *[other] { $count } wild tiles
}.
sp-fact-begins = { $player } then begins { $begun ->
    [placing] placing
   *[round] the next round
}.
sp-fact-wilds = That pays with { $count ->
    [one] one wild tile
   *[other] { $count } wild tiles
}.
sp-fact-wilds-more = That pays with { $amount ->
    [one] one wild tile more
   *[other] { $amount } wild tiles more
}.
sp-fact-gone = Nothing in { $colour } is then left to take.
sp-fact-pass-costs = Passing costs { $points ->
    [one] one point
   *[other] { $points } points
}.
sp-fact-keeps = { $count ->
    [0] No tile is kept
    [one] One tile is kept for the next round
   *[other] { $count } tiles are kept for the next round
}{ $wild ->
    [0] {""}
    [one] , one of them wild then
   *[other] , { $wild } of them wild then
}.
sp-fact-star-lacks = Missing then on { $star }: { $count ->
    [one] one tile
   *[other] { $count } tiles
} for { $points } points at the end.
sp-fact-number-lacks = Missing then: { $count ->
    [one] one space
   *[other] { $count } spaces
} with a { $number }, for { $points } points at the end.
sp-fact-holds = That brings { $count ->
    [one] one tile
   *[other] { $count } tiles
}.
sp-fact-holds-more = That brings { $amount ->
    [one] one tile more
   *[other] { $amount } tiles more
}.
sp-fact-hand = Beside the board { $count ->
    [0] nothing is
    [one] one tile is
   *[other] { $count } tiles are
} then left.
sp-fact-hand-more = That leaves { $amount ->
    [one] one tile more
   *[other] { $amount } tiles more
} beside the board.

## What somebody does again and again

sp-habit-star = { $count } times a star could have been completed.
sp-habit-number = { $count } times all spaces with a number could have been covered.
sp-habit-bonus = { $count } times bonus tiles were to be had.
sp-habit-stone = { $count } times the start stone cost points that another move would not have cost.
sp-habit-affords = { $count } times other tiles would have been enough for one more space.
sp-habit-wilds = { $count } times a tile was paid with more wild tiles than another.
sp-habit-gone = { $count } times the last tiles of a colour were to be had.
sp-habit-pass = { $count } times passing cost points that another move would not have cost.
