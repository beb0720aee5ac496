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
    on=", ",
    beside="the table beside the centre disc",
    number_beside="# beside the disc",
    more_beside=", and # more beside the disc",
    at=" on ",
    label_at=" at ",
    stars={
        "the centre star": 0,
        "the purple star": 1,
        "the orange star": 2,
        "the red star": 3,
        "the blue star": 4,
        "the yellow star": 5,
        "the green star": 6,
    },
    numbered_star="star #",
    clock="at # o’clock",
    space="space",
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
        "Empty factories: {numbers}.",
        "Factory {numbers} is empty.",
        "All factories are empty.",
    ],
    "has_points": [
        "{player} has {points} (point|points). Score cards: tens {tens}, ones {ones}.",
    ],
    "in_bag": ["In the bag, {count} (tile|tiles): {tiles}.", "The bag is empty."],
    "from_bag": ["From the bag: {tiles}."],
    "to_bag": ["Into the bag: {tiles}."],
    "changes": ["This is different now:", "On the table now:"],
    "redone": ["Redone."],
    "taken_back": [
        "Taken back: {text}.",
        "Correction taken back. {text}, is again: {old}.",
    ],
    "clear_table": ["First clear the whole table."],
    "table_stands": ["Rebuilding is done."],
    "now_plays": ["{player}'s turn.", "It is {player}'s turn."],
    "nothing": [
        "Row {line} is then full.",
        "Row {line} full: at least {points} points.",
        "Row {line} full: at least {points} points with {text}.",
        "Row {line} then lacks {count} (tile|tiles).",
        "Row {line} then lacks {count} (tile|tiles) for at least {points} points.",
        "Row {line} then lacks {count} (tile|tiles) for at least {points} points with {text}.",
        "That costs {points} (point|points).",
        "That costs {points} (point|points) more.",
        "The start marker costs {points} (point|points).",
        "With the start marker that costs {points} points.",
        "Every other take costs at least {points} (point|points).",
        "No take costs less on the floor.",
        "Elsewhere that costs at least {points} (point|points).",
        "{player} would begin the next round.",
        "Then wall row {row} is complete: the last round.",
        "Wall column {column} is then complete: {points} points at the end.",
        "The colour {text} is then complete: {points} points at the end.",
        "Wall column {column} then lacks one tile for {points} points at the end.",
        "The colour {text} then lacks one tile for {points} points at the end.",
        "{player}'s row {line} then cannot be filled at once.",
        "{player}'s row {line} then cannot be filled at once: at least {points} points.",
        "{player}'s row {line} then cannot be filled at once: "
        "at least {points} points with {text}.",
        "{player}'s row {line} could then be filled.",
        "{player}'s row {line} could then be filled: at least {points} points.",
        "{player}'s row {line} could then be filled: at least {points} points with {text}.",
        "Row {line} can surely be filled next turn.",
        "Row {line} can surely be filled next turn: at least {points} points.",
        "Row {line} can surely be filled next turn: at least {points} points with {text}.",
        "Row {line} cannot get full any more in this round.",
        "{player}'s next take then costs at least {points} (point|points).",
        "{player} then has no row for {tiles} in the centre.",
        "On the tiles: {tiles}.",
        "Type h for help.",
        "The computer plays for {player}, at level {text}.",
        "(You lay|One of you lays) (its|their) moves.",
        "Enter means: done.",
        'If something of it is missing, say "not there".',
        "The computer moves.",
        "Taken back.",
        "Put back what you have laid of it.",
        "You draw the tiles.",
        "The program can draw them, too: start it with --bag virtual.",
        "New game: {text}.",
        "The position is set.",
        "Rebuild dictates it place by place.",
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
        "{text}, corrected: the move was by {player}, {new}.",
        "Round {round}. {player} started.",
        "Order of play: {text}.",
        "Corrected.",
        "One more step.",
        "{steps} more steps.",
        "Press Enter to go on.",
        "(Taking stock|Rebuilding), {steps} (step|steps).",
        "Go on if it is right; otherwise say what is there.",
        "Enter or “right” goes on. Otherwise say what is there. “Finished” ends it.",
        "Enter or “next” goes on, “undo” goes back one step.",
        "Stock taken, everything is right.",
        "Stopped taking stock, nothing has been changed.",
        "Stopped rebuilding.",
        "Please confirm: ending the game by agreement.",
        "Does everyone agree?",
        "Yes or no.",
    ],
}

TAKES = "{player} takes {tiles} (from factory {factory}|from the centre) and puts (it|them) "

SHORT_TAKES = "{player}: {tiles} (from factory {factory}|from the centre) "

AZUL = {
    **SHARED,
    "round_started": [
        "{player} begins and puts the start marker on the centre disc, {spaces}.",
        "{player} begins. Start marker onto the centre disc.",
    ],
    "round_started_again": [
        "{player} begins again; the start marker is still on the centre disc.",
    ],
    "poured": ["The bag was empty: {count} (tile|tiles) from the lid into the bag."],
    "taken": [
        TAKES + "into row {line}, {places} counted from the wall: (full|now {now} of {length}).",
        SHORT_TAKES + "into row {line}: (full|{now} of {length}).",
    ],
    "taken_to_floor": [
        TAKES + "onto the floor line, {places}: minus {points}.",
        SHORT_TAKES + "onto the floor line: minus {points}.",
    ],
    "taken_to_full_floor": [
        takes + "onto the floor line, which is full." for takes in (TAKES, SHORT_TAKES)
    ],
    "dropped": [
        "On the floor line, {places}: {tiles}, minus {points}.",
        "Onto the floor: {tiles}, minus {points}.",
    ],
    "to_lid": ["Into the lid: {tiles}."],
    "hop": ["Centre disc: one {label} from {spaces}, onto {to_space}."],
    "to_centre": ["To the centre: {laid}."],
    "marker_taken": [
        "{player} takes the start marker: onto the floor line, place {place}, minus {points}.",
        "{player}: start marker onto the floor, minus {points}.",
    ],
    "marker_taken_free": [
        "{player} takes the start marker. The floor line is full, so the marker goes beside the"
        " board and costs nothing.",
    ],
    "tiling_begins": ["[Everything is taken. ]Now the tiling."],
    "tiled": [
        "Row {line}, one {label} to the wall, place {place}. {points} (point|points).",
        "Row {line}, {label} at place {place}, {points} (point|points).",
    ],
    "blocked": [
        "Row {line} has no space for {label} on the wall. All tiles of the row go onto"
        " the floor line.",
    ],
    "floor_cleared": [
        floor + loss + "."
        for loss in LOSSES
        for floor in ("Floor line, {count} (place|places) taken, ", "Floor, ")
    ],
    "marker_kept": ["{player} keeps the start marker."],
    "bonus": [
        "(Wall row {row}|Column {column}) complete, {points} more points.",
        "All five {label} on the wall, {points} more points.",
    ],
    "back_round": [
        "Start marker off the centre disc, back beside {player}'s board. Round {round} has not"
        " begun yet.",
    ],
    "back_poured": ["Out of the bag, back into the lid: {tiles}."],
    "back_marker": ["{player}: start marker back onto the centre disc, {spaces}."],
    "back_tiled": ["{player}: one {label} off the wall, place {place}, back into row {line}."],
    "back_line_from_lid": ["{player}: {tiles} out of the lid, also into row {line}."],
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
    "marker_beside": ["The start marker is beside {player}'s board."],
    "has_marker": ["{player} has the start marker."],
    "about_lines": ["{player}, pattern lines."],
    "about_wall": ["{player}, wall."],
    "about_floor": ["{player}, floor line."],
    "line_holds": [
        "Row {line}: {tiles}, full.",
        "Row {line}: {tiles}, {free} free.",
        "{player}, row {line}: {tiles}.",
    ],
    "rows_empty": [
        "Empty rows: {numbers}.",
        "{player}, empty: rows {numbers}.",
        "{player}, row {numbers}: empty.",
    ],
    "wall_row": ["Wall row {row}: {pieces}.", "{player}, wall row {row}: {pieces}."],
    "wall_rows_empty": [
        "Empty wall rows: {numbers}.",
        "{player}, empty: wall rows {numbers}.",
        "{player}, wall row {numbers}: empty.",
    ],
    "all_empty": ["Empty.", "All empty."],
    "floor_holds": ["On it: {labels}; minus {points}."],
    "in_lid": ["In the lid, {count} (tile|tiles): {tiles}.", "The lid is empty."],
    "from_lid": ["Out of the lid: {tiles}."],
    "what_if": [
        "Suppose: {tiles} (from factory {factory}|from the centre) into row {line}"
        "[, {places} counted from the wall]: (full|[now ]{now} of {length}).",
    ],
    "what_if_to_floor": [
        "Suppose: {tiles} (from factory {factory}|from the centre) onto the floor line"
        "(,|:) {text}.",
    ],
    "what_if_points": [
        "On the wall that would score {points} (point|points).",
        "On the wall {points} (point|points); {text}.",
    ],
    "nothing": [
        *SHARED["nothing"],
        "(F|f)loor minus {points}; start marker minus {first}: {text} in all.",
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
    # The longer sentences that begin with a name come first.
    "scoring_of": ["{player}:"],
}

PAVILION = {
    **SHARED,
    "stone_to_centre": ["{player} begins and puts the start stone in the centre."],
    "begins_again": ["{player} begins again; the start stone is still in the centre."],
    "kept_back": ["{player} takes from the corners and puts beside the board: {tiles}."],
    "stocked": ["Supply: {tiles}.", "Into the supply: {tiles}."],
    "poured": ["The bag was empty: {count} (tile|tiles) from the tower into the bag."],
    "taken": [
        "{player}(:| takes) {tiles}[ and, as a wild, {wild}]"
        " (from factory {factory}|from the centre).",
    ],
    "to_centre": ["To the centre: {tiles}."],
    "stone_taken": ["{player} also takes the start stone: " + loss + "." for loss in LOSSES],
    "placed": ["{player}(:| places) {tiles} on {at}."],
    "to_tower": ["Into the tower: {tiles}."],
    "points": ["{points} (point|points)."],
    "bonus_taken": ["{player} takes {tiles} from the supply."],
    "passed": ["{player} passes.", "{player} passes and puts into the corners: {tiles}."],
    "thrown": ["Into the tower: {tiles}, " + loss + "." for loss in LOSSES],
    "bonus": [
        "{player}, {star} is complete[ in six colours]: {points} more points.",
        "{player}, every space with the number {number} covered: {points} more points.",
    ],
    "corners_paid": [
        "{player}, from the corners into the tower: {tiles}, " + loss + "." for loss in LOSSES
    ],
    "back_kept": ["{player}, back into the corners: {tiles}."],
    "back_stone_out": ["Start stone out of the centre, back beside {player}'s board."],
    "back_stocked": ["Out of the supply, back into the bag: {tiles}."],
    "back_poured": ["Out of the bag, back into the tower: {tiles}."],
    "back_stone": ["{player}: start stone back into the centre."],
    "back_placed": ["{player}: {tiles} off {at}, back beside the board."],
    "back_tower": ["{player}, out of the tower, back beside the board: {tiles}."],
    "back_bonus": ["{player}, back into the supply: {tiles}."],
    "back_kept_out": ["{player}, out of the corners, back beside the board: {tiles}."],
    "back_corners": ["{player}, out of the tower, back into the corners: {tiles}."],
    "back_to_centre": ["{player}, back into the centre: {tiles}."],
    "back_rest": ["Out of the centre, back onto factory {factory}: {at_places}."],
    "back_to_factory": ["{player}, back onto factory {factory}: {at_places}."],
    "in_centre": ["In the centre: {tiles}.", "There are no tiles in the centre."],
    "in_supply": ["In the supply: {tiles}.", "The supply is empty."],
    "in_tower": ["In the tower, {count} (tile|tiles): {tiles}.", "The tower is empty."],
    "from_tower": ["Out of the tower: {tiles}."],
    "stone_in_centre": ["The start stone is (there|in the centre)."],
    "has_stone": ["{player} has the start stone."],
    "in_hand": [
        "{player}, beside the board: {tiles}.",
        "{player} has no tiles beside the board.",
    ],
    "in_corners": ["{player}, in the corners: {tiles}.", "{player}, corners: empty."],
    "about_stars": ["{player}, stars."],
    "about_star": ["{player}, {star}."],
    "star_holds": [
        "[On {player}'s board, |On ]{star}: {labels_at}; free {numbers}.",
        "[On {player}'s board, |On ]{star}, complete: {labels_at}.",
    ],
    "star_taken": ["[On {player}'s board, |On ]{star}: covered {taken}; free {numbers}."],
    "stars_empty": ["Empty: {stars}.", "All empty.", "{player}, stars, empty: {stars}."],
    "space_holds": ["Space {space} at {clock} o’clock: {label}."],
    "space_free": ["Space {space} at {clock} o’clock: free, costs {price}."],
    "nothing": [
        *SHARED["nothing"],
        "Summer Pavilion, {text}, (coloured|grey) side, wild colours by round: {labels}.",
        "The wild colour is {text}, {label}.",
        "Bag and tower are empty. Factory {factory} stays empty.",
        "Bag and tower are empty. Factories {first} (and|to) {factory} stay empty.",
        "[Everything is taken. ]Now tiles are placed, {player} begins.",
        "Now surrounded: {text}.",
        "That would earn {earned} bonus (tile|tiles), but the supply (is empty|has only one left"
        "|has only {count} left).",
        "{player} draws {count} (tile|tiles) for the supply.",
        "{text}: (the bag is empty. Now|only one tile is left in the bag. Draw it first. Then|only"
        " {bag} tiles are left in the bag. Draw them first. Then) empty the tower into the bag,"
        " {tower} (tile|tiles), and go on drawing, {count} in all.",
        "{text}: only {count} (tile is|tiles are) left, and the tower is empty.",
        "{player} places or passes.",
        "{player} can only pass: (no tiles left|nothing can be placed).",
        "{player} chooses {count} (tile|tiles) from the supply: {tiles}.",
        "Round {round} has not begun yet.",
        "{text} (has|have)[ not] passed.",
    ],
}
