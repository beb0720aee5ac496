# What a review of a finished game says.

review-title = Review. { $game }: { $players }
review-several = Review of { $count } games
review-about = The moves that changed most. What is better is the computer's opinion; the reasons are reckoned by the rules.
review-of = { $player }.
review-most = { $count ->
    [0] I would have played nothing very differently.
    [one] One move.
   *[other] { $count } moves.
}
review-turn = Round { $round }, move { $number }.
review-game = Game { $number }: { $player }
review-played = Played: { $move }.
review-better-little = A little better: { $move }.
review-better-clear = Clearly better: { $move }.
review-played-fact = About the played move:
review-nobody = No person made a move in this game.
review-habits = Habits
review-habit = { $player }, in { $games } games: { $habit }
review-no-habits = Nothing happened so often that I would call it a habit: at least { $least } times.
review-habits-about = Counted are moves for which I knew a better one.
review-board = { $player }, round { $round }, move { $number }: { $board }
review-summary = A look back at the moves of a game in short paragraphs with headings. The boards are drawn, each with a description.
review-progress = { $name }: { $percent } percent looked at
review-begins = I am looking at your moves. This takes a few seconds.
review-goes-on = { $percent } percent.
error-review-running = A review comes when the game is over. Until then: “was that good?” tells you about your last move.
error-review-nothing = There is nothing to review here.
cli-review = review finished games: which moves changed most, and what was better
cli-review-files = saved games; several also show habits
error-export-review-running = { $name } is still being played. A review comes when the game is over.
