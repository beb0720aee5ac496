### Tips and their reasons

coach-tip = Tip: { $move }.
coach-opinion-clear = Clear choice.
coach-opinion-little = Narrow choice.
coach-choice = My choice.
coach-opinion-equal = Others would do.
coach-only = The only move.
coach-same = I would have done the same.
coach-better-equal = I would have chosen { $move }. About equal.
coach-better-little = I would have chosen { $move }. A little better.
coach-better-clear = I would have chosen { $move }. Clearly better.
coach-about = About { $player }'s move, { $move }:
coach-other = The other move:
coach-two-equal = They are about equal.
coach-of-move = { $move }: { $fact }
coach-two-same = These are the same move.
coach-two-little = A little better: { $move }.
coach-two-clear = Clearly better: { $move }.
coach-course-more = { $player } then scores more this round, I think.
coach-course-fewer = { $player } then scores less this round, I think.
coach-course-open = One sentence is not enough to say why.
coach-in-return = In return:
coach-next = The next best: { $move }.
coach-next-fact = The next best move:
coach-drawback = Against it:
coach-why-all = I have no more to say about that for certain.
coach-reckoned = The rest is reckoned to the end of the round.
coach-off = Tips are switched off in this game. “tips on” allows them.
coach-nothing = There is no move to choose right now.
coach-other-turn = It is { $player }'s turn. You get a tip when it is yours.
coach-no-move = You have not made a move yet.
fact-points = { $points ->
    [one] One point at once.
   *[other] { $points } points at once.
}
fact-points-more = { $amount ->
    [one] One point more at once.
   *[other] { $amount } points more at once.
}
habit-points = { $count } times another place would have brought more points.
