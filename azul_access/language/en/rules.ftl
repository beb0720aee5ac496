# The rule book of every game.

rules-heading = { $chapter }.{ $position } { $title }
rules-chapter = { $chapter }. { $title }
rules-example = Example: { $text }
rules-told = Rule { $heading }.
rules-see-also = See also: { $headings }.
rules-not-found = The rules have nothing about “{ $topic }”. Try a word such as “floor”, “wall” or “bag”, or a number such as “rule 4.2”.
rules-begin = { $title }. Chapters: { $chapters }.
rules-help = Enter reads on, the less-than sign goes back. A number goes there, such as 4.2, and so does a word, such as "floor". q ends.
rules-book-help = “rule 4” goes to chapter 4, “rule 4.2” to a paragraph. On a braille display you pan through the whole book; escape leads back to the game.
rules-prompt = Rule { $chapter }.{ $position }
rules-end = That was the rule book.
rules-at-end = The rules end here. The less-than sign goes back, q ends.
rules-at-start = This is the beginning of the rules.
rules-book-summary = The rules in short paragraphs, each with a number and a heading, most of them with an example. The grids are drawn, each with a description.
cli-rules = the rules, to hear paragraph by paragraph or as a file
cli-topic = begin with the rule about this, such as floor or 4.2
rules-chapter-told = Chapter { $heading }.

# Paragraphs that all games share.
book-people-title = Who plays
book-people = { $least } to { $most } people play, everybody for themselves. People who see and people who do not sit at one table and play by the same rules. All boards lie open, and everybody may ask at any time what lies where. There are no secrets, except what comes out of the bag next.
book-people-words = players secret open
book-mistake-title = When something went wrong
book-mistake = If a tile lies wrongly, say so as soon as you notice; nobody loses points for a mistake of hands. The program takes moves back and tells step by step what goes where. A single place can be set right by saying what lies there.
book-mistake-words = undo take back error wrong correct
book-set-aside-title = Breaks
book-set-aside = You can stop at any time. The program keeps every move. Leave the boards as they lie, or pack them away: it can tell you later how to lay everything again, place by place.
book-set-aside-words = pause break stop save continue
rules-refused = Rule { $chapter }.{ $position }; h tells it.
