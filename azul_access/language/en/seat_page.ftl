### The page of a seat: one player's own

web-your-turn = It is your turn.
web-seat-now = Now
web-seat-say = Say or type
web-seat-ask = Ask
web-seat-news = Announcements
web-seat-settings = Settings
web-seat-text = Move or question
web-seat-send = Send
web-seat-language = Language
web-seat-verbosity = How much is said
web-seat-voice = Reading aloud
web-seat-apply = Use these settings
web-seat-lost = The connection is lost. This page tries to get it back.
web-seat-found = Connected again.
web-seat-delayed = Not sent yet, this page keeps trying:
web-seat-unsent = Not sent. Please send it again:
web-seat-ended = The game was closed at the table. If it is opened again, this page goes on by itself.
web-seat-gone = This address is no longer valid. Ask at the table for the new one.
web-amount-terse = little
web-amount-normal = normal
web-amount-verbose = a lot
web-voice-screen-reader = by the screen reader
web-voice-own = by this page
web-seat-speaks = What is read aloud
web-speaks-all = everything
web-speaks-mine = my answers and my turn
web-speaks-asked = not at all, only what I ask
web-seat-missed = Read what was missed
web-button-last = Last announcement
web-button-previous = The one before
web-button-turn = Whose turn?
web-button-board = My board
web-button-help = What can I do?
web-button-undo = Undo
web-button-redo = Redo
web-choose = Choose a move
web-choose-nothing = There is nothing to choose here at the moment.
web-choose-confirm = Make this move?
web-choose-play = Make the move
web-choose-back = Back
web-choose-answer = Please answer
web-choose-steps = Step by step
web-choose-next = Next
web-choose-previous = One step back
web-choose-finish = finished
web-away = While this page was away: { $moves }; round { $round }; { $scores }; { $now }.
web-away-moves = { $count ->
    [one] one move by { $player }
   *[other] { $count } moves by { $player }
}
web-away-no-moves = no moves
web-away-undone = moves were taken back
web-away-your-turn = it is your turn
web-away-turn = it is the turn of { $player }
web-away-fill = the factories are being filled
web-away-over = the game is over
