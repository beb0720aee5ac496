# The rule book of every game.

rules-heading = { $chapter }.{ $position } { $title }
rules-chapter = { $chapter }. { $title }
rules-example = Example: { $text }
rules-told = Rule { $heading }.
rules-see-also = See also: { $headings }.
rules-not-found = The rules have nothing about “{ $topic }”. Try a word such as “floor”, “wall” or “bag”, or a number such as “rule 4.2”.
rules-begin = { $title }. Chapters: { $chapters }.
rules-help = Enter reads on, the less-than sign goes back. A number goes there, such as 4.2, and so does a word, such as "floor". q ends.
rules-prompt = Rule { $chapter }.{ $position }
rules-end = That was the rule book.
rules-at-end = The rules end here. The less-than sign goes back, q ends.
rules-at-start = This is the beginning of the rules.
rules-book-summary = The rules in short paragraphs, each with a number and a heading, most of them with an example. The grids are drawn, each with a description.
cli-rules = the rules, to hear paragraph by paragraph or as a file
cli-topic = begin with the rule about this, such as floor or 4.2
rules-chapter-told = Chapter { $heading }.
