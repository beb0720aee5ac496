# The lessons of every game: what the program says around their texts.

cli-learn = learn a game at the set, lesson by lesson
cli-lesson = the number of the lesson to begin with
error-setup-no-lesson = { $course ->
    [exercise] There is no exercise { $lesson }. The exercises are 1 to { $count }.
   *[other] There is no lesson { $lesson }. The lessons are 1 to { $count }.
}
lessons-begin = { $course ->
    [exercise] { $count } exercises for { $game }, from real games. You are Anna, and the other player is called Ben. Lay out what you hear, or imagine it.
   *[other] { $count } lessons about { $game }, about five minutes each. You are Anna, and the other player is called Ben. Have the set ready.
}
lessons-go-on = { $course ->
    [exercise] Welcome back to the exercises for { $game }. It goes on where you left.
   *[other] Welcome back to the lessons about { $game }. It goes on where you left.
}
lessons-end = { $course ->
    [exercise] That was the last exercise. “exercise 1” begins anew, and q leaves.
   *[other] That was the last lesson. Now play a game of your own: q leaves the lessons, and azul-access play begins a game. Say "rules" and a word whenever you are not sure.
}
lessons-left = { $course ->
    [exercise] The next "azul-access practise" goes on here.
   *[other] The next "azul-access learn" goes on here.
}
lesson-title = Lesson { $number }. { $title }.
lesson-rule = Rule { $chapter }.{ $position } tells more.
lesson-help = { $course ->
    [exercise] Enter repeats, u goes back. "Exercise 3" begins that one, "go on" tells the answer, and q leaves: next time it goes on from here. All questions are allowed.
   *[other] Enter goes on, u goes back. "Lesson 3" begins that lesson, "go on" passes over a task, and q leaves: next time it goes on from here.
}
lesson-prompt = { $course ->
    [exercise] Exercise { $lesson }
   *[other] Lesson { $lesson }, step { $part }
}
lesson-right = Right.
lesson-not-quite = Not quite.
lesson-again = Try once more, or say "go on".
lesson-yes-or-no = Answer yes or no, or say "go on".
lesson-answer = The answer is { $answer }.
lesson-other-move = That would be allowed, but here we try something else.
lesson-no-move = There is nothing to move right now. { $asks ->
    [yes] First the question:
   *[no] Enter goes on.
}
lesson-enter = Enter goes on.
lesson-not-here = Lessons are in their own program: azul-access learn.
lesson-unknown = { $course ->
    [exercise] There are { $count } exercises. Name one from 1 to { $count }.
   *[other] There are { $count } lessons. Name one from 1 to { $count }.
}
lesson-yes = yes
lesson-no = no
lesson-tiles = { $count } { $label }
cli-practise = practise with positions of real games, question by question
cli-exercise = the number of the exercise to begin with
exercise-title = Exercise { $number }.
exercise-possible = This would do: { $move }.
