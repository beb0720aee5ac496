### The numeric keypad: a message “keypad-NAME” replaces NAME there. Signs are named as in arithmetic.

set-digits-on = Digits instead of letters. Divide tells what the keys do. Times times dot goes back to letters.
set-digits-off = Letters again from now on.
read-back-digits-on = digits from now on
read-back-digits-off = letters again from now on
error-keys-unknown = That means nothing here: { $keys }.
error-num-lock = The keypad is sending arrow keys. Please press Num Lock once, then type it again.
seat-name = Player { $letter }

## The conversation

keypad-ask-players = How many play? 2 to 4. Or the names in clockwise order.
keypad-ask-starts = Who begins? Press the number, in this order: { $players }. Enter alone means: { $player }.
keypad-help-questions = A dot repeats the question, minus goes back to the question before, times times 0 leaves the program.
keypad-set-expert = Expert from now on: announcements short, answers normal. Times times 5 sets everything back.
keypad-consent-question = Does everyone agree? Plus means yes, minus means no.
keypad-confirm = So: { $command }. Plus means yes, minus means no.
keypad-did-you-mean = Did you mean: { $command }? Plus means yes, minus means no.
keypad-say-yes-or-no = Once more please: plus for yes, minus for no.
keypad-unsure-two = Which do you mean? 1: { $first }. Or 2: { $second }.
keypad-say-which = Please press the number, 1 to { $count }.
keypad-correction-undo = Minus { $count } takes back everything from there on. Then correct, and enter the moves again.
keypad-error-no-move = The last entry is no move. Minus takes it back.
keypad-error-no-statements = That is not possible in this game. Minus takes back the last move.
keypad-error-nothing-to-correct = There is no such entry. Times minus lists the last ones with their numbers.
keypad-error-over = The game is over. Minus goes back one move.
keypad-help-over = The game is over. You can still ask questions. Minus takes back the last move, times times 0 leaves the program.
keypad-help-always = { $verbosity ->
    [terse] Times, dot, minus, plus, divide; times with 0 to 9, dot, plus, minus, divide; times times with 0 to 9, plus, minus, dot.
   *[normal] Always: times whose turn, dot repeat, Enter go on, minus undo, plus redo, divide and a move tells what would happen. Times and a number that factory, times 0 the centre, times times all factories, times dot the board whose turn it is, times dot 2 the second player’s, times plus the points, times divide the possible moves, times minus the last entries. Minus dot and a move corrects the last one, minus 5 dot and a move corrects entry 5. Times times 7 short, 5 normal, 9 full, plus for experts, 4 slower, 6 faster, 2 quieter, 8 louder, 1 tiling step by step, 3 tiling in one go, minus end by agreement, 0 leave the program, dot letters again.
}

## Azul

keypad-azul-hint-fill = Factory { $factory }, for example 1 1 2 3. More with divide.
keypad-azul-hint-take = For example 2 1 3. More with divide.
keypad-azul-help-boards = Times dot is { $player }'s board, times dot { $number } is { $other }'s.
keypad-azul-help-fill = Fill factory { $factory }: the numbers of its four tiles, for example 1 1 2 3. 1 is R, 2 B, 3 SCH, 4 X, 5 O. You can fill several factories in one line.
keypad-azul-help-take = { $player } takes: factory, tile, row, for example 2 1 3. Factory 0 is the centre, row 0 the floor line. Tile 1 is R, 2 B, 3 SCH, 4 X, 5 O. Divide in front tells what would happen. Times divide lists the moves.
keypad-azul-expect-stuck = There are no tiles left. The game can only be ended, with times times minus.
keypad-error-must-take = It is { $player }'s turn. Factory, tile and row together, for example 2 1 3.
keypad-error-stuck = There are no tiles left. Times times minus scores the game.

## Summer Pavilion

keypad-sp-hint-supply = { $count ->
    [one] The number of the tile you drew, for example 3.
   *[other] The numbers of the { $count } tiles you drew. More with divide.
}
keypad-sp-hint-fill = Factory { $factory }, for example 3 3 4 6. More with divide.
keypad-sp-hint-take = For example 2 3. More with divide.
keypad-sp-hint-place = For example 3 3 2, or 0 to pass. More with divide.
keypad-sp-hint-place-grey = For example 3 2 4, or 0 to pass. More with divide.
keypad-sp-help-supply = Fill the supply: { $count ->
    [one] the number of the tile you drew
   *[other] the numbers of the { $count } tiles you drew
}. 1 is L, 2 O, 3 R, 4 B, 5 Y, 6 G.
keypad-sp-help-fill = Fill factory { $factory }: the numbers of its four tiles, for example 3 3 4 6. 1 is L, 2 O, 3 R, 4 B, 5 Y, 6 G. You can fill several factories in one line.
keypad-sp-help-take = { $player } takes: factory and tile, for example 2 3. Factory 0 is the centre. Tile 1 is L, 2 O, 3 R, 4 B, 5 Y, 6 G. The wild tile comes along by itself.
keypad-sp-help-place = Placing: tile, star and space, for example 3 3 2. A star has the number of its tile: 1 is L, 2 O, 3 R, 4 B, 5 Y, 6 G; the centre star is 0. How you pay follows after a dot: 3 3 2 dot 3 1; otherwise wild tiles are spared. Divide in front tells what would happen.
keypad-sp-help-place-grey = Placing: tile, star and space, for example 3 2 4. Tile 1 is L, 2 O, 3 R, 4 B, 5 Y, 6 G; the centre star is 0. How you pay follows after a dot: 3 2 4 dot 3 3 3 1; otherwise wild tiles are spared. Divide in front tells what would happen.
keypad-sp-help-pass = Passing: 0. To keep what comes behind it: 0 dot 3 3 6. 0 dot 0 keeps nothing.
keypad-sp-help-bonus = { $count ->
    [one] The number of one tile from the supply
   *[other] The numbers of { $count } tiles from the supply
}: 1 is L, 2 O, 3 R, 4 B, 5 Y, 6 G.
keypad-sp-help-questions = Questions: times divide what is possible, times dot my board. All others are asked in words.
keypad-error-must-take-tiles = It is { $player }'s turn. Factory and tile together, for example 2 3.
keypad-error-keep-which = There are still { $count } tiles: { $tiles }. { $most ->
    [one] One may be kept
    [4] Four may be kept
   *[other] { $most } may be kept
}; please name them, for example 0 dot 3 3 6 6.
