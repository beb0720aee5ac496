# The lessons of Summer Pavilion: the title of a lesson, then its parts in order.

sp-lesson-places = What lies where
sp-lesson-places-welcome = Lay five factories in the middle of the table, the bag and the tower beside them, and your board in front of you.
sp-lesson-places-board = Turn your board so that the purple star lies at your left hand. In the middle your finger meets one star, and around it { $stars } more. Go round them once.
sp-lesson-places-clock = The program names positions like hours on a clock. Twelve o'clock is away from you, six is nearest to you, nine is at your left, where the purple star lies.
sp-lesson-places-spaces = Each star is a ring of { $spaces } spaces for tiles. Each space has a number. It is the name of the space, and it is its price.
sp-lesson-places-price-check = How many tiles does space { $number } cost?
sp-lesson-places-price-check-wrong = The number of a space is its price in tiles.
sp-lesson-places-features = Between the stars stand pillars and statues, and at the outer edges are windows. Whoever has covered all spaces around one of them gets tiles for it.
sp-lesson-places-supply = On the score board lie { $spaces } open tiles: the supply. From it you choose the tiles that you earn in that way.
sp-lesson-places-points = Everybody begins with some points, since you can lose some early. Type "score" to hear them.
sp-lesson-places-points-check = How many points have you got?
sp-lesson-places-points-check-wrong = Type "score" and listen, then say the number.

sp-lesson-taking = Taking tiles
sp-lesson-taking-lay = Lay these tiles. Factory 1: { $one }. Factory 2: { $two }. The start stone lies in the centre. First, tiles are taken until none is left. Everybody has { $score } points.
sp-lesson-taking-wild = In each round one colour is wild, now purple, { $label }. You take all tiles of one colour from one place, and if a wild tile lies there, exactly one comes along.
sp-lesson-taking-wild-check = On factory 1 other tiles lie beside the { $label }. May you choose just the wild colour there?
sp-lesson-taking-wild-check-wrong = As long as tiles of other colours lie there, you choose one of those. A wild tile only comes along.
sp-lesson-taking-take = Take the R from factory 1, and the wild tile with them. What is left goes to the centre. Lay yours beside your board and type 1r.
sp-lesson-taking-take-wrong = Take the R from factory 1. Type 1r.
sp-lesson-taking-hand-check = How many tiles lie beside your board now?
sp-lesson-taking-hand-check-wrong = You took all R, and one wild tile came along. Count them.
sp-lesson-taking-centre-check = What lies in the centre now, apart from the stone?
sp-lesson-taking-centre-check-wrong = Factory 1 had four tiles, and three of them are yours. Feel what is in the centre.
sp-lesson-taking-watch = Ben takes that tile from the centre. He is the first to take from there and gets the start stone.
sp-lesson-taking-lost-check = The stone costs a point for each tile that was taken with it. How many points has Ben lost?
sp-lesson-taking-lost-check-wrong = Ben has taken as many tiles as lay in the centre. The stone itself does not count.
sp-lesson-taking-end = So it goes on until factories and centre are empty. Then everybody places tiles; whoever has the stone begins.

sp-lesson-placing = Placing and paying
sp-lesson-placing-lay = Beside your board lie three R and two L. On your red star spaces { $from } and { $to } are covered with R. Purple, L, is wild. Now everybody places, one tile a turn. Everybody has { $score } points.
sp-lesson-placing-price = Space { $number } costs { $number } tiles: one goes onto the space and must be of the star's colour. The others go to the tower; they may be of that colour or wild.
sp-lesson-placing-price-check = You have five tiles that fit. Can you pay for space { $number }?
sp-lesson-placing-price-check-wrong = Count your R and your wild tiles together, and compare them with the number of the space.
sp-lesson-placing-place = Cover space { $number } of the red star: one R onto the space, two R and one L to the tower. Type red 4.
sp-lesson-placing-place-wrong = Cover space { $number } of the red star. Type red 4.
sp-lesson-placing-left-check = How many tiles lie beside your board now?
sp-lesson-placing-left-check-wrong = You had five tiles, and the space cost four.
sp-lesson-placing-points-check = Spaces 2, 3 and 4 are joined now. How many points did your tile bring?
sp-lesson-placing-points-check-wrong = One point for the tile itself, and one for each tile of the same star that is joined to it without a gap.
sp-lesson-placing-end = After you Ben places one tile, then you again, until all have passed. On the star in the middle each colour may lie once.

sp-lesson-bonus = Bonus tiles
sp-lesson-bonus-lay = Beside your board lie six G. On the green star space { $number } is covered with G. Find the window: it is at the outer edge of the star, at spaces 5 and 6. Everybody has { $score } points.
sp-lesson-bonus-features = When all spaces around it are covered, a pillar brings { $pillar } { $pillar ->
    [one] tile
   *[other] tiles
}, a statue { $statue }, a window { $window }. You choose them from the supply.
sp-lesson-bonus-place = Cover space { $number } of the green star. It costs six G: one onto the star, five to the tower. Type green 6.
sp-lesson-bonus-place-wrong = Cover space { $number } of the green star. Type green 6.
sp-lesson-bonus-window-check = The window is surrounded. How many tiles may you choose?
sp-lesson-bonus-window-check-wrong = A window is the hardest of the three and brings the most tiles.
sp-lesson-bonus-choose = In the supply lie five O and five R. Choose your tiles, lay them beside your board, and type their letters: rrr, for example.
sp-lesson-bonus-choose-wrong = Type the letters of as many tiles as you may choose.
sp-lesson-bonus-hand-check = How many tiles lie beside your board now?
sp-lesson-bonus-hand-check-wrong = You paid with all six G. Only what you have just chosen lies there.
sp-lesson-bonus-end = You can pay with these tiles in your next turn. The supply is filled again from the bag before Ben goes on.

sp-lesson-end = Passing, and the end
sp-lesson-end-lay = Your board is empty, and beside it lie four G and two R. Say you do not want to place any more in this round: then you pass. Everybody has { $score } points.
sp-lesson-end-keep-check = The corners of your board are for tiles that you keep. How many tiles may you keep at most?
sp-lesson-end-keep-check-wrong = Your board has four corners, and each takes one tile.
sp-lesson-end-pass = Keep the four G. Lay them into the corners, the two R go to the tower. Type pass gggg.
sp-lesson-end-pass-wrong = Keep the four G. Type pass gggg.
sp-lesson-end-cost-check = Each tile that you cannot keep costs a point. How many points did you lose?
sp-lesson-end-cost-check-wrong = Six tiles lay there, and you kept four.
sp-lesson-end-again = In the next round your kept tiles come back to you. After the last round there is no use in keeping any.
sp-lesson-end-stars = At the end complete stars bring points, the red one { $red } for example, and so do complete numbers: if all 1s of your board are covered, or all 2s, 3s or 4s.
sp-lesson-end-star-check = How many points does a complete red star bring at the end?
sp-lesson-end-star-check-wrong = Say "rules complete stars" to hear all of them once more.
sp-lesson-end-end = The game ends after round { $rounds }. The most points win.

sp-lesson-round = A whole round
sp-lesson-round-lay = Now you play a whole round, and the computer plays Ben. Clear the table and the boards. The program draws the tiles for the supply and for { $factories } factories; lay what it says.
sp-lesson-round-play = After each move of the computer lay its tiles, then press Enter. When it is your turn, move as you have learnt. "Moves" tells what is allowed, and h helps.
sp-lesson-round-score-check = The round is over. How many points have you got?
sp-lesson-round-score-check-wrong = Feel your score cards, or type "score".
sp-lesson-round-end = You can play now. A game goes on like this, each round with another wild colour.

## Exercises

sp-exercise-wild-task = You take all { $label } { $source ->
    [0] from the centre
   *[other] from factory { $source }
}. How many tiles do you get?
sp-exercise-wild-task-wrong = One wild tile of the same place comes along.
sp-exercise-rest-task = You take all { $label } from factory { $source }. How many tiles lie in the centre then?
sp-exercise-rest-task-wrong = What you leave on the factory goes to the centre, to what lies there already.
sp-exercise-stone-task = You are the first to take from the centre: all { $label }. How many points does the start stone cost you?
sp-exercise-stone-task-wrong = Who takes it loses a point for each tile of this take, the wild one as well.
sp-exercise-affords-task = Take so that your tiles are then enough for the { $number } on { $star }.
sp-exercise-affords-task-wrong = You need { $number } tiles: of that colour, at least one of them, and wild ones.
sp-exercise-gone-task = Take so that no { $label } is left for Ben.
sp-exercise-gone-task-wrong = Look where { $label } lies, and take it all.
sp-exercise-jokers-task = You pay for the { $number } on { $star } with all your tiles of its colour. How many wild ones do you need as well?
sp-exercise-jokers-task-wrong = Take your tiles of that colour away from the price, { $number }.
sp-exercise-dearest-task = Which is the dearest free space that you can pay now on { $star }?
sp-exercise-dearest-task-wrong = Count your tiles of that colour and your wild ones; then look which free space costs no more.
sp-exercise-points-task = How do you take { $points } points now? Place a tile that brings that many.
sp-exercise-points-task-wrong = A tile counts itself and all tiles that hang together with it on the same star.
sp-exercise-bonus-task = Place a tile so that you get bonus tiles.
sp-exercise-bonus-task-wrong = Pillars, statues and windows give them, when all spaces around are covered.
sp-exercise-whole-task = Place a tile so that a star is complete, or all spaces with one number are covered.
sp-exercise-whole-task-wrong = Look for a star, or a number, with one space free.
sp-exercise-needs-task = Count what Ben needs: how many tiles more must he have for the { $number } on { $star }?
sp-exercise-needs-task-wrong = Take his tiles of that colour and his wild ones away from { $number }.
