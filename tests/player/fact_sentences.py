"""The sentences of a coach in three languages: what kind each is, and what fills it."""

import re

N = r"(\d+|one|eine?[nmsr]?|een|één|eén|nothing|nichts|niets|no|keine|geen)"
P = r"(Anna|Bernd|Carla|Dirk)"
_TILES = r"(?:tiles?|Fliesen?|tegels?)"
# What the points hold, and how some sentences end.
WITH = ("( with [a-z ]+)?", "( mit [A-Za-z ]+)?", "( met [a-z ]+)?")
LEAST = (
    rf"(?:: at least {N} points?{WITH[0]})?",
    rf"(?:: mindestens {N} Punkte?{WITH[1]})?",
    rf"(?:: minstens {N} punt(?:en)?{WITH[2]})?",
)
_FEATURES = r"([\w ]+?)"
_STAR = (
    r"(?:the )?(?:star )?(\w+)(?: star)?(?: at \d+ o’clock)?",
    r"Stern (\w+)(?: bei \d+ Uhr)?",
    r"(?:de )?(?:ster )?(\w+)(?: ster)?(?: op \d+ uur)?",
)
# The same in sentences about a space, whose parts come in another order in each language.
_ON = tuple(star.replace("(\\w+)", r"(?P<star>\w+)") for star in _STAR)
_NUMBER = r"(?P<number>\d)"
_IN = r"(?: in (?P<colour>\w+))?"
_BY = r"(?: (?:with|mit|met) (?P<colour>\w+))?"
_MISSING = rf"(?P<missing>{N[1:]}"
_NEXT = rf"(?P<player>{P[1:]}"
PRIZE = tuple(
    f"(?:: {least} (?P<points>{N[1:]} {points}(?P<bonus>{bonus[1:]}(?:, {and_} {features})?)?"
    for least, points, bonus, and_ in (
        ("at least", "points?", WITH[0], "and"),
        ("mindestens", "Punkte?", WITH[1], "dazu"),
        ("minstens", "punt(?:en)?", WITH[2], "en"),
    )
    for features in (rf"(?P<features>{_FEATURES[1:]}",)
)

# For each kind of sentence how it reads in English, German and Dutch.
FORMS: dict[str, tuple[str, str, str]] = {
    "full": (rf"Row {N} is then full\.", rf"Reihe {N} ist dann voll\.", rf"Rij {N} is dan vol\."),
    "full-points": (
        rf"Row {N} full: at least {N} points?\.",
        rf"Reihe {N} voll: mindestens {N} Punkte?\.",
        rf"Rij {N} vol: minstens {N} punt(?:en)?\.",
    ),
    "lacks": (
        rf"Row {N} then lacks {N} {_TILES}(?: for at least {N} points?{WITH[0]})?\.",
        rf"Reihe {N} fehl(?:t|en) dann noch {N} {_TILES}(?: zu mindestens {N}"
        rf" Punkt(?:en)?{WITH[1]})?\.",
        rf"Rij {N} mist dan nog {N} {_TILES}(?: voor minstens {N} punt(?:en)?{WITH[2]})?\.",
    ),
    "floor": (
        rf"That costs {N} points?\.",
        rf"Das kostet {N} Punkte?\.",
        rf"Dat kost {N} punt(?:en)?\.",
    ),
    "floor-more": (
        rf"That costs {N} points? more\.",
        rf"Das kostet {N} Punkte? mehr\.",
        rf"Dat kost {N} punt(?:en)? meer\.",
    ),
    "marker": (
        rf"{P} would begin the next round\.",
        rf"Die nächste Runde würde {P} beginnen\.",
        rf"{P} zou de volgende ronde beginnen\.",
    ),
    "row": (
        rf"Then wall row {N} is complete: the last round\.",
        rf"Wandzeile {N} ist dann voll: die letzte Runde\.",
        rf"Muurrij {N} is dan vol: de laatste ronde\.",
    ),
    "column": (
        rf"Wall column {N} is then complete: {N} points at the end\.",
        rf"Wandspalte {N} ist dann voll: am Ende {N} Punkte\.",
        rf"Muurkolom {N} is dan vol: aan het eind {N} punten\.",
    ),
    "colour": (
        rf"The colour (\w+) is then complete: {N} points at the end\.",
        rf"Die Farbe (\w+) ist dann vollständig: am Ende {N} Punkte\.",
        rf"De kleur (\w+) is dan compleet: aan het eind {N} punten\.",
    ),
    "open": (
        rf"Row {N} cannot get full any more in this round\.",
        rf"Reihe {N} wird in dieser Runde nicht mehr voll\.",
        rf"Rij {N} komt in deze ronde niet meer vol\.",
    ),
    "denies": (
        rf"{P}'s row {N} then cannot be filled at once{LEAST[0]}\.",
        rf"Reihe {N} von {P} lässt sich dann nicht gleich füllen{LEAST[1]}\.",
        rf"Rij {N} van {P} kan dan niet meteen vol{LEAST[2]}\.",
    ),
    "leaves": (
        rf"{P}'s row {N} could then be filled{LEAST[0]}\.",
        rf"Reihe {N} von {P} ließe sich dann füllen{LEAST[1]}\.",
        rf"Rij {N} van {P} zou dan vol kunnen{LEAST[2]}\.",
    ),
    "secures": (
        rf"Row {N} can surely be filled next turn{LEAST[0]}\.",
        rf"Reihe {N} lässt sich dann im nächsten Zug sicher füllen{LEAST[1]}\.",
        rf"Rij {N} kan dan in de volgende beurt zeker vol{LEAST[2]}\.",
    ),
    "burdens": (
        rf"{P}'s next take then costs at least {N} points?\.",
        rf"Der nächste Zug kostet {P} dann mindestens {N} Punkte?\.",
        rf"De volgende beurt kost {P} dan minstens {N} punt(?:en)?\.",
    ),
    "dead": (
        rf"{P} then has no row for {N} \w+ (\w+) in the centre\.",
        rf"{P} hat dann für {N} \w+ (\w+) im Zentrum keine Reihe\.",
        rf"{P} heeft dan geen rij voor {N} \w+ (\w+) in het midden\.",
    ),
    "points": (
        rf"(?i:{N}) points? at once\.",
        rf"Sofort {N} Punkte?\.",
        rf"Meteen {N} punt(?:en)?\.",
    ),
    "points-more": (
        rf"(?i:{N}) points? more at once\.",
        rf"Sofort {N} Punkte? mehr\.",
        rf"Meteen {N} punt(?:en)? meer\.",
    ),
    "star": (
        rf"That completes {_STAR[0]}: {N} points at the end\.",
        rf"{_STAR[1]} ist dann vollständig: am Ende {N} Punkte\.",
        rf"Daarmee is {_STAR[2]} compleet: aan het eind {N} punten\.",
    ),
    "number": (
        rf"All spaces with {N} are then covered: {N} points at the end\.",
        rf"Alle Felder mit {N} sind dann belegt: am Ende {N} Punkte\.",
        rf"Alle vakjes met {N} zijn dan bedekt: aan het eind {N} punten\.",
    ),
    "bonus": (
        rf"That surrounds {_FEATURES}: {N} bonus tiles?\.",
        rf"Das umbaut {_FEATURES}: {N} Bonusfliesen?\.",
        rf"Dat sluit {_FEATURES} in: {N} bonustegels?\.",
    ),
    "stone": (
        rf"The start stone costs {N}(?: points?)?\.",
        rf"Der Startstein kostet {N}(?: Punkte?)?\.",
        rf"De startsteen kost {N}(?: punt(?:en)?)?\.",
    ),
    "affords": (
        rf"Enough{_IN} then for the {_NUMBER} on {_ON[0]}{PRIZE[0]}\.",
        rf"Dann reicht es{_BY} auf {_ON[1]} für die {_NUMBER}{PRIZE[1]}\.",
        rf"Genoeg{_IN} dan voor de {_NUMBER} op {_ON[2]}{PRIZE[2]}\.",
    ),
    "begins": (
        rf"{P} then begins the next round\.",
        rf"Die nächste Runde beginnt dann {P}\.",
        rf"{P} begint dan de volgende ronde\.",
    ),
    "begins-placing": (
        rf"{P} then begins placing\.",
        rf"Das Legen beginnt dann {P}\.",
        rf"{P} begint dan het leggen\.",
    ),
    "wilds": (
        rf"That pays with {N} wild tiles?\.",
        rf"Bezahlt wird mit {N} Jokern?\.",
        rf"Betaald wordt met {N} jokers?\.",
    ),
    "wilds-more": (
        rf"That pays with {N} wild tiles? more\.",
        rf"Bezahlt wird mit {N} Jokern? mehr\.",
        rf"Betaald wordt met {N} jokers? meer\.",
    ),
    "hand-more": (
        rf"That leaves {N} tiles? more beside the board\.",
        rf"Neben der Ablage bleib(?:t|en) so {N} {_TILES} mehr\.",
        rf"Naast het bord blij(?:ft|ven) zo {N} {_TILES} meer over\.",
    ),
    "gone": (
        r"Nothing in (\w+) is then left to take\.",
        r"Von (\w+) ist dann nichts mehr zu nehmen\.",
        r"Van (\w+) is dan niets meer te pakken\.",
    ),
    "pass-costs": (
        rf"Passing costs {N} points?\.",
        rf"Passen kostet {N} Punkte?\.",
        rf"Passen kost {N} punt(?:en)?\.",
    ),
    "keeps": (
        rf"(?i:{N}) tiles? (?:is|are) kept(?: for the next round)?(?:, {N} of them wild then)?\.",
        rf"(?i:{N}) {_TILES} bleib(?:t|en)(?: für die nächste Runde)?(?:, {N} davon dann Joker)?\.",
        rf"(?i:{N}) {_TILES} blij(?:ft|ven)(?: voor de volgende ronde)?(?:, waarvan {N}"
        rf" dan joker)?\.",
    ),
    "star-lacks": (
        rf"Missing then on {_STAR[0]}: {N} {_TILES} for {N} points at the end\.",
        rf"Auf {_STAR[1]} fehl(?:t|en) dann noch {N} {_TILES} zu {N} Punkten am Ende\.",
        rf"Op {_STAR[2]} ontbre(?:e?kt|ken) dan nog {N} {_TILES} voor {N} punten aan het eind\.",
    ),
    "holds": (
        rf"That brings {N} tiles?\.",
        rf"Das bringt {N} {_TILES}\.",
        rf"Dat levert {N} {_TILES} op\.",
    ),
    "holds-more": (
        rf"That brings {N} tiles? more\.",
        rf"Das bringt {N} {_TILES} mehr\.",
        rf"Dat levert {N} {_TILES} meer op\.",
    ),
    "hand": (
        rf"Beside the board {N} (?:tiles? )?(?:is|are) then left\.",
        rf"Neben der Ablage bleib(?:t|en) dann {N}(?: {_TILES})?\.",
        rf"Naast het bord blij(?:ft|ven) dan {N}(?: {_TILES})? over\.",
    ),
    "floor-marker": (
        rf"The start marker costs {N} points?\.",
        rf"Der Startmarker kostet {N} Punkte?\.",
        rf"De startmarker kost {N} punt(?:en)?\.",
    ),
    "floor-with": (
        rf"With the start marker that costs {N} points\.",
        rf"Mit dem Startmarker kostet das {N} Punkte\.",
        rf"Met de startmarker kost dat {N} punten\.",
    ),
    "spares": (
        rf"Every other take costs at least {N} points?\.",
        rf"Jeder andere Zug kostet mindestens {N} Punkte?\.",
        rf"Elke andere zet kost minstens {N} punt(?:en)?\.",
    ),
    "none-cheaper": (
        r"No take costs less on the floor\.",
        r"Kein Zug kostet auf dem Boden weniger\.",
        r"Geen zet kost op de vloer minder\.",
    ),
    "near-column": (
        rf"Wall column {N} then lacks one tile for {N} points at the end\.",
        rf"Wandspalte {N} fehlt dann noch eine Fliese zu {N} Punkten am Ende\.",
        rf"Muurkolom {N} mist dan nog één tegel voor {N} punten aan het eind\.",
    ),
    "near-colour": (
        rf"The colour (\w+) then lacks one tile for {N} points at the end\.",
        rf"Der Farbe (\w+) fehlt dann noch eine Fliese zu {N} Punkten am Ende\.",
        rf"De kleur (\w+) mist dan nog één tegel voor {N} punten aan het eind\.",
    ),
    "around": (
        rf"Around {_FEATURES}, worth {N} bonus tiles?, {N} {_TILES} (?:is|are) then missing\.",
        rf"Um {_FEATURES} für {N} Bonusfliesen? fehl(?:t|en) dann noch {N} {_TILES}\.",
        rf"Rond {_FEATURES} voor {N} bonustegels? ontbre(?:e?kt|ken) dan nog {N} {_TILES}\.",
    ),
    "lacking": (
        rf"For the {_NUMBER} on {_ON[0]} {_MISSING} {_TILES}{_IN} (?:is|are) then missing"
        rf"{PRIZE[0]}\.",
        rf"Für die {_NUMBER} auf {_ON[1]} fehl(?:t|en) dann noch {_MISSING} {_TILES}{_IN}"
        rf"{PRIZE[1]}\.",
        rf"Voor de {_NUMBER} op {_ON[2]} ontbre(?:e?kt|ken) dan nog {_MISSING}"
        rf" {_TILES}{_IN}{PRIZE[2]}\.",
    ),
    "blocks": (
        rf"{_NEXT}'s next take is then not enough for the {_NUMBER} on {_ON[0]}{_BY}{PRIZE[0]}\.",
        rf"Der nächste Zug bringt {_NEXT} dann nicht genug für die {_NUMBER} auf"
        rf" {_ON[1]}{_BY}{PRIZE[1]}\.",
        rf"De volgende zet van {_NEXT} is dan niet genoeg voor de {_NUMBER} op"
        rf" {_ON[2]}{_BY}{PRIZE[2]}\.",
    ),
    "saves": (
        rf"Paid like this, enough{_IN} stays for the {_NUMBER} on {_ON[0]}{PRIZE[0]}\.",
        rf"So bezahlt reicht es{_BY} noch auf {_ON[1]} für die {_NUMBER}{PRIZE[1]}\.",
        rf"Zo betaald blijft er genoeg{_IN} voor de {_NUMBER} op {_ON[2]}{PRIZE[2]}\.",
    ),
    "spares-colour": (
        rf"That spares {N} \w+ (\w); (\w+) is not wild in the next round\.",
        rf"Das spart {N} \w+ (\w); (\w+) ist in der nächsten Runde kein Joker\.",
        rf"Dat spaart {N} \w+ (\w); (\w+) is in de volgende ronde geen joker\.",
    ),
    "next-wild": (
        rf"In the next round (\w+) is wild: {N} {_TILES} to keep\.",
        rf"In der nächsten Runde ist (\w+) Joker: {N} {_TILES} zum Aufheben\.",
        rf"In de volgende ronde is (\w+) joker: {N} {_TILES} om te bewaren\.",
    ),
    "gets-wilds": (
        rf"That brings {N} wild tiles?\.",
        rf"Das bringt {N} Joker\.",
        rf"Dat levert {N} jokers? op\.",
    ),
    "number-lacks": (
        rf"Missing then: {N} spaces? with a {N}, for {N} points at the end\.",
        rf"Dann fehl(?:t|en) noch {N} Feld(?:er)? mit einer {N} zu {N} Punkten am Ende\.",
        rf"Dan ontbre(?:e?kt|ken) nog {N} vakjes? met een {N} voor {N} punten aan het eind\.",
    ),
    "elsewhere": (
        rf"Elsewhere that costs at least {N} points?\.",
        rf"Anderswo kostet das mindestens {N} Punkte?\.",
        rf"Ergens anders kost dat minstens {N} punt(?:en)?\.",
    ),
}
LANGUAGES = ("en", "de", "nl")


def read_sentence(sentence: str, language: str) -> tuple[str, tuple[str, ...]]:
    """The kind of a sentence and what fills it: in its order, or that of the names of its parts.

    Raises: ValueError for one that nobody knows.
    """
    for kind, forms in FORMS.items():
        if match := re.fullmatch(forms[LANGUAGES.index(language)], sentence):
            named = match.groupdict()
            return kind, tuple(named[name] for name in sorted(named)) or match.groups()
    raise ValueError(sentence)
