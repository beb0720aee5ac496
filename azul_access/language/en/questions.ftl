### Answers to questions in free words, for every game.

answer-yes = Yes.
answer-no = No.
answer-no-but = No, { $player }.
answer-count = { $count ->
    [0] None.
   *[other] { $count }.
}
answer-list = { $items }.
answer-tiles-at = { $tiles } { $place }
answer-missing-at = { $place }: { $tiles }.
answer-nowhere = Nowhere.
answer-none = None.
answer-nothing = Nothing.
answer-nothing-missing = Nothing is missing.
answer-next = { $player } is next.
any-tiles = { $count ->
    [one] one tile
   *[other] { $count } tiles of one colour
}
place-centre = Centre
lead = { $player } leads with { $points ->
    [one] one point
   *[other] { $points } points
}, { $ahead } ahead.
lead-shared = In the lead with { $points ->
    [one] one point
   *[other] { $points } points
} each: { $players }.
lead-all-level = { $count ->
    [2] Both
   *[other] All
} are level at { $points }.
lead-level = { $players } are level at { $points }.
lead-last = { $player } is last with { $points ->
    [one] one point
   *[other] { $points } points
}, { $behind } behind.
lead-gap = { $player } is { $ahead ->
    [one] one point
   *[other] { $ahead } points
} ahead of { $second }.
difference-none = Everything else is the same.
difference-of = { $player }: { $items }.
difference-at = { $place }: { $tiles }
needs-nothing = { $player } has nothing under way.
needs-not-begun = Nothing that is begun needs { $label }.
needs-nobody = Nobody.
best-moves = { $points ->
    [one] One point
   *[other] { $points } points
} at once, with { $count ->
    [one] this move
   *[other] these moves
}: { $moves }.
best-more = And { $count ->
    [one] one more move
   *[other] { $count } more moves
}.
past-move = { $player }: { $move }.
past-nothing = There has been no such move.
ask-or-set = To set it so, begin with “set”.
claim-right = That is right.
claim-differs = I have something else.
claim-rest-right = The rest is right.
claim-counts = Does what you say count?
claim-began = { $player } began this round.
claim-later = There is more to come. Enter goes on; it can be changed after that.
error-row-colours = A row holds one colour only. Nothing has been changed.
error-which-source = From where? Name the factory or the centre, too, for example: from 2.
error-drawn-enough = { $count } tiles: please name the colours, too, for example 2 reds, 2 blues. A factory takes { $needed }.
error-drawn-too-many = { $count } are too many: a factory takes { $needed }. Put { $over ->
    [one] one tile
   *[other] { $over } tiles
} back into the bag and name the colours of the others.
error-not-drawing = No tiles are being drawn now. Nothing has been changed.
error-swap = These are the last moves. If they are the wrong way round, take them back with u 2 and say them again. If the last one was somebody else’s, say for example: that was { $player }.
label-means = { $label }: { $tiles }.
talk-nothing-refused = Nothing has been refused just now.
talk-no-mistake = No, everything is fine.
talk-no-loss = No points have been lost so far.
talk-no-loss-of = { $player } has not lost any points so far.
talk-no-scoring = There has been no scoring yet.
talk-welcome = You are welcome.
talk-net = { $player } after the last scoring: plus { $points }, now { $score }.
talk-net-loss = { $player } after the last scoring: minus { $points }, now { $score }.
talk-gained = { $player } in round { $round }: plus { $points }, then { $score }.
talk-gained-loss = { $player } in round { $round }: minus { $points }, then { $score }.
talk-no-round = This is the first round.
ranked = { $names }: { $measure ->
    [cost] minus{" "}
   *[other] {""}
}{ $count }{ $holders ->
    [one] {""}
   *[other] {" "}each
}{ $measure ->
    [missing] {" "}to go
   *[other] {""}
}
deeds-lost = round { $round }: minus { $points }
deeds-in-round = Round { $round }.
course-gain = { $player } { $kind ->
    [loss] minus
   *[gain] plus
} { $points }
unclear = Not quite understood.
overview-missing = Still needed: { $tiles }.
overview-together = Together: { $tiles }.
overview-player = { $player }: { $points ->
    [one] one point
   *[other] { $points } points
}.
answer-together = Together { $count }.
in-bag = In the bag: { $count }.
nearest = { $player }: { $count ->
    [0] nothing begun
    [one] one tile missing
   *[other] { $count } tiles missing
}: { $places }.
course-starter = { $player } began round { $round }.
course-marker = { $player } took the start marker in round { $round }.
course-no-marker = Nobody has taken the start marker in round { $round }.
course-later = Round { $round } has not been played yet.
course-scores = After round { $round }: { $scores }.
course-round = round { $round }: { $gained ->
    [0] nothing gained
   *[other] plus { $gained }
}{ $lost ->
    [0] {""}
   *[other] , minus { $lost }
}
course-points = { $player }: { $parts }. Now { $score }.
course-no-points = { $player }: no change. Now { $score }.
talk-greeting = Hello. Ask me whatever you want to know. h helps.
talk-who = I guide you through the game, say everything aloud and mind the rules. Ask for example: whose turn is it? What is in the middle? What do I still need?
talk-pause = Take your time.
answer-of = { $player }:
# What a short answer is about.
answer-about = { $topic }:
answer-about-factories = Factories
answer-about-all = Together:
answer-starter-open = Whoever takes it begins the next round.
# Answers about a table that is only supposed.
suppose = Suppose: { $moves }.
suppose-by = { $player }: { $move }
suppose-turn = it is { $player }'s turn
suppose-scored = the round is scored now
suppose-left = If it stays there:
suppose-else = Otherwise:
suppose-which = That depends on the move. Say also from where and into which row, for example: { $move }.
