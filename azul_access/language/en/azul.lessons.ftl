# The lessons of base Azul: the title of a lesson, then its parts in order.

azul-lesson-places = What lies where
azul-lesson-places-welcome = Lay five factory discs and the centre disc in the middle of the table, and your board in front of you with the stairs at the left. The bag lies within reach.
azul-lesson-places-factory = Take one factory disc. Inside its rim your finger meets four hollows: two above, two below. That is the order of reading, and tiles are laid in that order.
azul-lesson-places-centre = Now the centre disc. It has { $places } hollows in four rows of four. The last one, at the lower right, is the place of the start marker: a round piece with one straight edge. Put the marker there.
azul-lesson-places-board = Lay your left hand on your board and go from left to right. First come stairs: the pattern lines. Then comes a square grid: the wall. Below the stairs lies a single long line: the floor line.
azul-lesson-places-rows = Feel the stairs from the top. Row 1 is a single place, right beside the wall. Each next row is one place longer, down to row { $rows }. All of them end at the wall.
azul-lesson-places-row-check = Count with your finger: how many places has row { $row }?
azul-lesson-places-row-check-wrong = Each row has as many places as its number says. Begin at the top and count the rows down to row { $row }; then count its places.
azul-lesson-places-wall = Right of the stairs is the wall. On each place a letter is printed. Row 1 reads { $first }. Row 2 reads { $second }: the same order, moved one place to the right.
azul-lesson-places-wall-check = Go to wall row { $row }, place { $place } from the left. Which letter is there?
azul-lesson-places-wall-check-wrong = Start at the left end of the top row of the wall, just beside row 1 of the stairs, and count { $place } places to the right.
azul-lesson-places-floor = Below the stairs lies the floor line. Above each place stands in braille what it costs: { $costs }. You will not like to put tiles there.
azul-lesson-places-floor-check = How many places has the floor line?
azul-lesson-places-floor-check-wrong = Feel it from its left end to its right end, one hollow after the other, and count them.
azul-lesson-places-cards = Two piles of cards beside your board show your points: the left one tens, the right one ones. Both show 0 now. Whenever your points change, the program says which card to turn. That is all there is on the table.

azul-lesson-drawing = Drawing
azul-lesson-drawing-bag = Put all tiles into the bag and shake it. Feel a tile outside the bag first: its letter is in braille. SCH is one single cell. In the bag nobody feels for letters.
azul-lesson-drawing-first = This once, look for these four tiles, so that we have the same: { $tiles }. Lay them on factory 1 in the order of reading and type their letters: rrbx. By voice say the colours.
azul-lesson-drawing-first-wrong = For this lesson factory 1 gets two R, one B and one X. Type rrbx.
azul-lesson-drawing-first-check = How many R lie on factory 1 now?
azul-lesson-drawing-first-check-wrong = Feel the four tiles of factory 1 one after the other, and count those with the letter R.
azul-lesson-drawing-second = Now without looking for anything: draw four tiles for factory 2, lay them in the order of reading, and type or say their letters as you feel them.
azul-lesson-drawing-second-wrong = Name just the four tiles of factory 2, such as oxsr.
azul-lesson-drawing-bag-check = Nobody may feel for letters in the bag, but everybody may ask. Type "bag". How many tiles are in the bag now?
azul-lesson-drawing-bag-check-wrong = There are a hundred tiles in all, and two factories with four tiles each are on the table.
azul-lesson-drawing-end = So it goes on, up to factory { $factories } for two players. If the bag runs empty, the tiles from the lid go back into it. You may also let the program draw: then it tells you what to lay.

azul-lesson-taking = Taking tiles
azul-lesson-taking-lay = Lay these tiles. Factory 1: { $one }. Factory 2: { $two }. Factory 3: { $three }. The marker lies on the centre disc, and your board is empty. In a turn you take all tiles of one colour from one place.
azul-lesson-taking-take = Take both R from factory 1 and lay them on row 2, beginning beside the wall. The other two tiles of the disc go to the centre. Then type 1r2: factory 1, red, row 2.
azul-lesson-taking-take-wrong = Take both R from factory 1 into row 2. Type 1r2.
azul-lesson-taking-centre-check = Touch the centre disc. How many tiles lie there, without the marker?
azul-lesson-taking-centre-check-wrong = Factory 1 had four tiles, and you took two of them. What was left lies in the centre now.
azul-lesson-taking-row-check = What have you got in row 2 now?
azul-lesson-taking-row-check-wrong = Feel row 2: count its tiles, and read their letter.
azul-lesson-taking-watch = Now it is Ben's turn. He takes from the centre, and he is the first to do so. Lay his tiles for him as the program says.
azul-lesson-taking-marker-check = How many pieces lie on Ben's floor line?
azul-lesson-taking-marker-check-wrong = Whoever is first in the centre gets the start marker on the floor line. Feel Ben's floor line from the left.
azul-lesson-taking-begins-check = The marker costs Ben a point. It has a good side too: do you begin the next round?
azul-lesson-taking-begins-check-wrong = Whoever has the start marker begins the next round, and Ben has it.
azul-lesson-taking-end = So you take turns until nothing lies on the factories or in the centre. Nobody may pass.

azul-lesson-rows = The rows
azul-lesson-rows-lay = Clear the table. Factory 1: { $one }. Factory 2: { $two }. On your row 3 lie two B, on places 1 and 2 beside the wall. On your wall lies one X, in row 2 at place 1.
azul-lesson-rows-missing-check = How many tiles are missing in row 3?
azul-lesson-rows-missing-check-wrong = Row 3 has three places. Feel from the wall to the left until you find an empty one.
azul-lesson-rows-colour-check = In row 3 lie B. May you add an R to this row?
azul-lesson-rows-colour-check-wrong = A row holds one colour only until it is full. Here that is B.
azul-lesson-rows-wall-check = On your wall, row 2 has its X already. May you collect X in row 2 once more?
azul-lesson-rows-wall-check-wrong = The wall has only one place for X in each row, and in row 2 it is taken. Other rows can still take X.
azul-lesson-rows-take = Take all three R from factory 2 into row 4. Begin beside the wall. Then type 2r4.
azul-lesson-rows-take-wrong = Take the R from factory 2 into row 4. Type 2r4.
azul-lesson-rows-row-check = What have you got in row 4 now?
azul-lesson-rows-row-check-wrong = Feel row 4 from the wall to the left: count the tiles and read their letter.
azul-lesson-rows-left-check = How many are still missing there?
azul-lesson-rows-left-check-wrong = Row 4 has four places. Take away those that are filled.
azul-lesson-rows-end = A row that is not full keeps its tiles for the next round. All tiles of a turn go into a single row: you may not spread them.

azul-lesson-floor = The floor
azul-lesson-floor-lay = Clear the table. On the centre disc lie { $tiles } and the start marker. On your row 2 lies one R, beside the wall. All factories are empty.
azul-lesson-floor-take = You are the first in the centre. First lay the marker on the first place of your floor line. Then take all R: one has room in row 2, the others fall on the floor line. Type cr2: centre, red, row 2.
azul-lesson-floor-take-wrong = Take the R from the centre into row 2. Type cr2.
azul-lesson-floor-floor-check = How many pieces lie on your floor line now, with the marker?
azul-lesson-floor-floor-check-wrong = Feel the floor line from the left: the marker first, then the R that had no room in row 2.
azul-lesson-floor-cost = Each taken place costs what stands above it: { $costs }. You pay at the end of the round, and your points never fall below zero. Then the floor line is cleared.
azul-lesson-floor-cost-check = How many points does your floor line cost?
azul-lesson-floor-cost-check-wrong = Add up what stands above the places that are taken. You can also ask: "what does my floor cost".
azul-lesson-floor-end = You may also lay all tiles of a turn on the floor at once. Sometimes that is the lesser evil.

azul-lesson-tiling = Tiling and points
azul-lesson-tiling-lay = Clear the table. On the centre disc lies one X. On your wall lie an SCH, in row 1 at place 4, and an O, in row 2 at place 3. Your row 2 is full with two R, and on row 3 lie two B. You have { $score } points.
azul-lesson-tiling-place-check = One R of row 2 will move to the wall. Feel wall row 2: at which place is the letter R printed?
azul-lesson-tiling-place-check-wrong = Row 2 of the wall reads from the left: X, B, O, R, SCH.
azul-lesson-tiling-take = Take the X from the centre into row 1. It is the last tile, so the round ends and you tile your wall. Type cx1, and do with your hands what the program says.
azul-lesson-tiling-take-wrong = Take the last tile, the X, into row 1. Type cx1.
azul-lesson-tiling-first = The X lies beside the SCH: a chain of two, so it brought { $points } points. Tiles count with all that follow each other without a gap.
azul-lesson-tiling-points-check = Now the R in row 2. At its left lies an O, above it an SCH. How many points did it bring?
azul-lesson-tiling-points-check-wrong = Count the chain across, O and R, and the chain down, SCH and R. The R counts in both.
azul-lesson-tiling-score-check = How many points have you got now? Your score cards tell it.
azul-lesson-tiling-score-check-wrong = Add what both tiles brought to the points that you had before. You can also type "score".
azul-lesson-tiling-rest-check = What have you got in row 3 now?
azul-lesson-tiling-rest-check-wrong = Row 3 was not full, so nobody touched it. Feel what lies there.
azul-lesson-tiling-end = Of each full row one tile moves to the wall, and the others go to the lid. Then everybody pays for the floor and clears it.

azul-lesson-end = The end
azul-lesson-end-lay = Clear the table. On row 1 of your wall lie B, O, R and SCH; only the X is missing. On the centre disc lies one X. You have { $score } points.
azul-lesson-end-ends-check = If you fill row 1 of the wall now, does the game end with this round?
azul-lesson-end-ends-check-wrong = As soon as somebody has a complete row across the wall, this round is the last one.
azul-lesson-end-bonuses = At the end there are extra points: { $row } for each complete row, { $column } for each complete column, { $colour } for each colour with all five tiles. In the publisher's rules a column brings { $publisher }.
azul-lesson-end-bonus-check = How many extra points does your complete row bring?
azul-lesson-end-bonus-check-wrong = A row is the easiest of the three and brings the fewest. Say "rules complete rows" to hear it again.
azul-lesson-end-take = Take the X into row 1 and finish the game. Type cx1.
azul-lesson-end-take-wrong = Take the last X into row 1. Type cx1.
azul-lesson-end-score-check = With how many points did you end?
azul-lesson-end-score-check-wrong = Your points before, and those for a chain of five, and those for the complete row. You can also type "score".
azul-lesson-end-end = The most points win. If two have the same, more complete rows decide.

azul-lesson-round = A whole round
azul-lesson-round-lay = Now you play a whole round, and the computer plays Ben. Clear the table and all boards, and put all cards on 0. The program draws the tiles for { $factories } factories; lay what it says.
azul-lesson-round-play = After each move of the computer lay its tiles, then press Enter. When it is your turn, move as you have learnt. "Moves" tells what is allowed, "factories" what lies where, and h helps.
azul-lesson-round-score-check = The round is over. How many points have you got?
azul-lesson-round-score-check-wrong = Feel your score cards, or type "score".
azul-lesson-round-end = You can play Azul now. A game goes on like this, round by round, until somebody has a complete row.

azul-lesson-grey = The grey wall
azul-lesson-grey-lay = Some boards have a grey side: a wall without printed colours. There you choose where a tile goes. On the wall lie an R, in row 1 at place 2, and a B, in row 3 at place 5. Your row 3 is full with three R, and now you tile it.
azul-lesson-grey-above-check = No colour may stand twice in a column. May the R of row 3 go to column 2?
azul-lesson-grey-above-check-wrong = In column 2 an R lies already, in row 1.
azul-lesson-grey-taken-check = May it go to column 5?
azul-lesson-grey-taken-check-wrong = In row 3 column 5 is taken: a B lies there.
azul-lesson-grey-choose = Choose a column that is free and allowed. Lay an R there, the other two go to the lid, and type the number of the column.
azul-lesson-grey-choose-wrong = Type the number of a free column, such as 1.
azul-lesson-grey-column-check = In which column of row 3 does your R lie now?
azul-lesson-grey-column-check-wrong = Feel row 3 of the wall from the left, and count up to the R.
azul-lesson-grey-end = If a full row finds no allowed place, all its tiles fall on the floor. All else is as on the coloured wall.

## Exercises

azul-exercise-take-task = Take tiles so that nothing falls to the floor line.
azul-exercise-take-task-wrong = What is more than a row can hold falls to the floor line, and who is first in the centre gets the marker there.
azul-exercise-rest-task = You take all { $label } from factory { $source }. How many tiles lie in the centre then?
azul-exercise-rest-task-wrong = The rest of the factory goes to the centre, to what lies there already.
azul-exercise-lacks-task = You lay { $source ->
    [0] all { $label } from the centre
   *[other] all { $label } from factory { $source }
} into row { $line }. How many are still missing there?
azul-exercise-lacks-task-wrong = A row has as many places as its number says. Take away what lies there, and what you lay.
azul-exercise-fill-task = Fill a row with one move.
azul-exercise-fill-task-wrong = Look for a colour of which enough tiles lie at one place for what a row still lacks.
azul-exercise-drop-task = You lay { $source ->
    [0] all { $label } from the centre
   *[other] all { $label } from factory { $source }
} into row { $line }. How many tiles fall to the floor line?
azul-exercise-drop-task-wrong = Only as many as the row lacks find room. All others fall.
azul-exercise-first-task = Take so that you begin the next round, and nothing but the start marker goes to the floor line.
azul-exercise-first-task-wrong = The start marker lies in the centre. Who is first to take there gets it, and begins the next round.
azul-exercise-cost-task = You are the first to take from the centre: all { $label } into row { $line }. How many points does that cost on the floor line, with the start marker?
azul-exercise-cost-task-wrong = The marker takes the first free place of the floor line, then come the tiles that have no room in the row. The places cost { $costs }.
azul-exercise-points-task = How do you take { $points } points now? Fill a row whose tile brings that many.
azul-exercise-points-task-wrong = A tile on the wall counts its line across and its line down, each with itself. Look where tiles lie already.
azul-exercise-whole-task = Take so that a row, a column or a colour of your wall is complete in this round.
azul-exercise-whole-task-wrong = Look which place of your wall is the last free one of its row or column, and which colour belongs there.
azul-exercise-deny-task = Ben could fill his row { $line } now. Take so that he cannot.
azul-exercise-deny-task-wrong = Find the tiles with which Ben fills that row, and take those.
azul-exercise-needs-task = Count what Ben needs: how many tiles, and which, does his row { $line } still lack?
azul-exercise-needs-task-wrong = His row { $line } has { $line } places and keeps its colour.
azul-exercise-ready-task = How many of Ben's rows could he fill now, each with one take?
azul-exercise-ready-task-wrong = Go through Ben's rows: is there a place with enough tiles of one colour that this row may take?
