"""The sentences of a game that people hear in English, and what they understand."""

from told_sentences import Words

WORDS = Words(
    one=("one", "One"),
    adjectives=(
        "red",
        "blue",
        "black",
        "orange",
        "turquoise",
        "white",
        "yellow",
        "purple",
        "green",
    ),
    labels={
        **{label: label for label in ("R", "B", "SCH", "X", "O", "L", "Y", "G")},
        "S C H": "SCH",  # spelt for the voice
        "start marker": "1",
    },
    range_to="to",
    last="and",
    row="row",
    place="place",
    places="places",
    empty="empty",
    on=" on ",
    beside="the table beside the centre disc",
    number_beside="# beside the disc",
)

LOSSES = (
    "no points lost",
    "{points} (point|points) lost",
    "{points} minus (point|points); the score (stays at|does not go below) {limit}",
)

SHARED = {
    "filled": ["Factory {factory}: {tiles}."],
    "grid_row": ["Row {row}: {labels}."],
    "cards": [
        "{player}, score cards: tens to {tens}, ones to {ones}.",
        "{player}, score cards: tens to {tens}.",
        "{player}, score cards: ones to {ones}.",
    ],
    "whole_score": ["{player} has {score} points in all."],
    "scores": ["(Scores after round {round}|Final scores): {scores}."],
    "back_filled": ["Factory {factory}: {tiles} back into the bag."],
    "factories_empty": [
        "(Empty factories|Empty: factory): {numbers}.",
        "Empty: factory {numbers}.",
        "Factory {numbers} is empty.",
        "All factories are empty.",
    ],
    "has_points": [
        "{player} has {points} (point|points). Score cards: tens {tens}, ones {ones}.",
    ],
    "in_bag": ["In the bag, {count} (tile|tiles): {tiles}.", "The bag is empty."],
    "from_bag": ["From the bag: {tiles}."],
    "to_bag": ["Into the bag: {tiles}."],
    "changes": ["This is different now:", "On the table there is now:"],
    "redone": ["Redone."],
    "taken_back": [
        "Taken back: {text}.",
        "Correction taken back. {text}, is again: {old}.",
    ],
    "clear_table": ["Clear the table first."],
    "table_stands": ["The table is set up again."],
    "now_plays": ["{player} to play.", "It is {player}'s turn."],
    "nothing": [
        "New game: {text}.",
        "Azul, {text}, (coloured|grey) wall, {points} points for a complete column.",
        "Round {round}.",
        "{player} fills factory {factory}.",
        "Next, factory {factory}.",
        "The game is over.",
        "The game is over, by agreement.",
        "{player} wins with {points} (point|points).",
        "{text} share the win with {points} (point|points).",
        "The game goes on.",
        "{text}, corrected: {new}, instead of {old}.",
        "Round {round}, begun by {player}.",
        "Order of play: {text}.",
        "One more step.",
        "{steps} more steps.",
        "Press Enter to go on.",
        "(Taking stock|Rebuilding), {steps} (step|steps).",
        "Enter means: that is right. Otherwise say what is there. Finished ends it.",
        "Enter goes on, undo goes back, full stop repeats.",
        "Stock taken, everything is right.",
        "Please confirm: ending the game by agreement.",
        "Does everyone agree?",
        "Yes or no.",
    ],
}

TAKES = "{player} takes {tiles} (from factory {factory}|from the centre) and puts (it|them) "

AZUL = {
    **SHARED,
    "round_started": ["{player} begins and puts the start marker on the centre disc, {spaces}."],
    "round_started_again": [
        "{player} begins again; the start marker is still on the centre disc.",
    ],
    "poured": ["The bag was empty: {count} (tile|tiles) from the lid into the bag."],
    "taken": [
        TAKES + "into row {line}, {places}[ counted from the wall]: (full|{now} of {length}).",
    ],
    "taken_to_floor": [TAKES + "onto the floor line, {places}: minus {points}."],
    "taken_to_full_floor": [TAKES + "onto the floor line, which is full."],
    "dropped": ["On the floor line, {places}: {tiles}, minus {points}."],
    "to_lid": ["Into the lid: {tiles}."],
    "hop": ["Centre disc: one {label} from {spaces}, onto {to_space}."],
    "to_centre": ["To the centre: {laid}."],
    "marker_taken": [
        "{player} takes the start marker: onto the floor line, place {place}, minus {points}.",
    ],
    "marker_taken_free": [
        "{player} takes the start marker. The floor line is full, so it goes beside the board and"
        " costs nothing.",
    ],
    "tiling_begins": ["Everything is taken. Now the tiling."],
    "tiled": [
        "{player}, row {line}: one {label} to the wall, place {place}. {points} (point|points).",
    ],
    "blocked": [
        "{player}, row {line}: the wall row has no space for {label}. All tiles of the row go onto"
        " the floor line.",
    ],
    "floor_cleared": [
        "{player}, floor line: {count} (place|places) taken, " + loss + "." for loss in LOSSES
    ],
    "marker_kept": ["Keep the start marker."],
    "bonus": [
        "{player}, (wall row {row}|column {column}) complete: {points} more points.",
        "{player}, all five {label} on the wall: {points} more points.",
    ],
    "back_round": [
        "Start marker off the centre disc, back beside {player}'s board. Round {round} has not"
        " begun yet.",
    ],
    "back_poured": ["Out of the bag, back into the lid: {tiles}."],
    "back_marker": ["{player}: start marker back onto the centre disc, {spaces}."],
    "back_tiled": ["{player}: one {label} off the wall, place {place}, back into row {line}."],
    "back_line_from_lid": ["{player}: out of the lid, also into row {line}: {tiles}."],
    "back_blocked": ["{player}: {tiles} off the floor line, back into row {line}."],
    "back_floor": ["{player}, back onto the floor line: {pieces}."],
    "back_rest": [
        "Factory {factory}, place {place}: one {label} back from the centre, {spaces}.",
    ],
    "back_from_lid": [
        "{player}: {tiles} out of the lid back onto factory {factory}, {places}.",
        "{player}: {tiles} out of the lid back into the centre, {spaces}.",
    ],
    "back_off_floor": [
        "{player}: {tiles} off the floor line, {from_places}, back onto factory {factory},"
        " {places}.",
        "{player}: {tiles} off the floor line, {from_places}, back into the centre, {spaces}.",
    ],
    "back_off_line": [
        "{player}: {tiles} out of row {line}, {from_places}, back onto factory {factory},"
        " {places}.",
        "{player}: {tiles} out of row {line}, {from_places}, back into the centre, {spaces}.",
    ],
    "in_centre": ["In the centre: {tiles}.", "There are no tiles in the centre."],
    "beside_disc": ["Beside the centre disc: {tiles}."],
    "marker_in_centre": ["The start marker is (there|in the centre)."],
    "has_marker": ["{player} has the start marker."],
    "about_lines": ["{player}, pattern lines."],
    "about_wall": ["{player}, wall."],
    "about_floor": ["{player}, floor line."],
    "line_holds": [
        "Row {line}: {tiles}, full.",
        "Row {line}: {tiles}, {free} free.",
        "{player}, (row|line) {line}: {tiles}.",
    ],
    "rows_empty": ["Empty rows: {numbers}.", "{player}, empty: (row|line) {numbers}."],
    "wall_row": ["Wall row {row}: {pieces}."],
    "wall_rows_empty": ["Empty wall rows: {numbers}.", "{player}, wall, empty: row {numbers}."],
    "all_empty": ["Empty.", "All empty."],
    "floor_holds": ["On it: {labels}; minus {points}."],
    "in_lid": ["In the lid, {count} (tile|tiles): {tiles}.", "The lid is empty."],
    "from_lid": ["Out of the lid: {tiles}."],
    "what_if": [
        "Suppose: {tiles} (from factory {factory}|from the centre) into row {line}, {places}"
        "[ counted from the wall]: (full|{now} of {length}).",
    ],
    "what_if_to_floor": [
        "Suppose: {tiles} (from factory {factory}|from the centre) onto the floor line, {text}.",
    ],
    "what_if_points": ["On the wall that would score {points} (point|points)."],
    "nothing": [
        *SHARED["nothing"],
        "Bag and lid are empty. Factory {factory} stays empty.",
        "Bag and lid are empty. Factories {first} (and|to) {factory} stay empty.",
        "Free there: {pieces}.",
        "Across {across}, down {down}.",
        "(Across|Down) {run}.",
        "{player} wins. It is a tie at {points} (point|points); complete wall rows decide, and"
        " {owner} has {rows}.",
        "Factory {factory}: (the bag is empty. Now|only one tile is left in the bag. Draw it first."
        " Then|only {bag} tiles are left in the bag. Draw them first. Then) empty the lid into the"
        " bag, {lid} (tile|tiles), and go on drawing.",
        "Factory {factory}: only {count} (tile is|tiles are) left, and the lid is empty.",
        "{player}, row {line} is full: which column does the {label} go in? Possible: {numbers}.",
        "There are no tiles left. The game can only be ended, with the word: end.",
        "Suppose: column {column}.",
        "Only the walls are scored, as they are now: complete rows, columns and colours.",
        "What is in the pattern lines is no longer tiled.",
        "The floor lines no longer cost anything.",
    ],
}
