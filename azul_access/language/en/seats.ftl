### Who plays at the seats: people and the computer.

computer-level-1 = still learning
computer-level-2 = plays along
computer-level-3 = thinks along
computer-level-4 = plans ahead
computer-level-5 = plays strongly
computer-level-6 = a master
computer-plays = { $player } plays at level { $level } of 6: { $word }.
computer-plays-for = The computer plays for { $player }, at level { $level } of 6: { $word }.
computer-plays-even = { $player } plays evenly, this time at level { $level } of 6: { $word }.
computer-plays-for-even = The computer plays for { $player } evenly, this time at level { $level } of 6: { $word }.
computer-hands = { $people ->
    [one] You lay
   *[other] One of you lays
} { $count ->
    [one] its moves.
   *[other] their moves.
} Enter means: done. If something of it is missing, say "not there".
by-computer = The computer moves.
turn-of-computer = It is { $player }'s turn, still thinking. The move comes in a moment.
prompt-hands = Laid
computer-hung = The computer has thought for too long. This move is a simple one.
error-nothing-of-computer = The last move was not the computer's. To say what is on the table, use "is", for example "is factory 2 rrbb", or check it with "take stock".
error-move-of-computer = The last move was the computer's. "u" takes it back, and the move before it.
seat-to-person = { $player } plays from now on, at the seat of { $before }.
seat-person-back = { $player } plays again from now on.
seat-renamed = { $before } is called { $player } from now on.
seat-how-back = To change back, say "{ $player } is back".
seat-is-computer = The computer plays for { $player } like this already.
seat-is-person = { $player } is not played by the computer.
seat-no-player = Nobody at the table is called { $name }. At the table are: { $players }.
error-me-computer = The computer plays for { $player }. Say your own name, or "{ $player } is back".
seat-whose = For whom? For example "{ $player } is the computer now".
seat-no-computer = The computer does not play. For example, "Ben is the computer now" gives it a seat.
seat-which-computer = Which computer? Call it by its name: { $players }.
seat-name-of-computer = { $player } is a name of the computer. Say the person's name, for example "{ $player }'s seat is Carla's".
seat-has-device = { $player } has a device here, which the computer cannot read. First say "display belongs to everybody", or leave the other terminal with q.
read-back-seat = a seat gets another player
ask-players-alone = 1, against the computer
error-setup-only-computers = The computer can have { $most } seats at most, because somebody has to lay the tiles. Name at least one person, for example "Anna, computer".
error-setup-level = "{ $level }" is no level of the computer. There are { $least } to { $most } and even, for example "Anna, computer 3".
error-setup-level-alone = "{ $level }" stands after no computer. Name the level right behind it, for example "Anna, computer 3, Ben".
web-choose-hands = The computer's move
web-choose-laid = Done
word-not-there = not there
display-of-computer = The computer plays for { $player } and reads no braille display. Give it to a person, or say "display belongs to everybody".
help-hands = { $verbosity ->
    [terse] Enter: done. Not there, dot, step, u.
   *[normal] Lay the computer's move now. Enter, "done" or the next move means that it is done. A dot tells it again, "step by step" by the handful. "Not there" takes it back if something of it is not on the table. u takes it back, and your move before it.
}
hands-put-back = Put back what you have laid of it.
