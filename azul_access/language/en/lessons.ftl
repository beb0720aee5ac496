# The lessons of every game: what the program says around their texts.

cli-learn = learn a game at the set, lesson by lesson
cli-lesson = the number of the lesson to begin with
error-setup-no-lesson = There is no lesson { $lesson }. The lessons are 1 to { $count }.
lessons-begin = { $count } lessons about { $game }, about five minutes each. You are Anna, and the other player is called Ben. Have the set ready.
lessons-go-on = Welcome back to the lessons about { $game }. It goes on where you left.
lessons-end = That was the last lesson. Now play a game of your own: q leaves the lessons, and azul-access play begins a game. Say "rules" and a word whenever you are not sure.
lessons-left = The next "azul-access learn" goes on here.
lesson-title = Lesson { $number }. { $title }.
lesson-rule = Rule { $chapter }.{ $position } tells more.
lesson-help = Enter goes on, u goes back. "Lesson 3" begins that lesson, "go on" passes over a task, and q leaves: next time it goes on from here.
lesson-prompt = Lesson { $lesson }, step { $part }
lesson-right = Right.
lesson-not-quite = Not quite.
lesson-again = Try once more, or say "go on".
lesson-answer = The answer is { $answer }.
lesson-other-move = That would be allowed, but here we try something else.
lesson-no-move = There is nothing to move just now. Enter goes on.
lesson-not-here = Lessons are in their own program: azul-access learn.
lesson-unknown = There are { $count } lessons. Name one from 1 to { $count }.
lesson-yes = yes
lesson-no = no
lesson-tiles = { $count } { $label }
