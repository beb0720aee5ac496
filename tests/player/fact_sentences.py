"""The sentences of a coach in three languages: what kind each is, and what fills it."""

import re

N = r"(\d+|one|eine?[nm]?|een|één|eén|nothing|nichts|niets|no|keine|geen)"
P = r"(Anna|Bernd|Carla|Dirk)"
_TILES = r"(?:tiles?|Fliesen?|tegels?)"
# Ends some sentences.
LEAST = (
    rf"(?:: at least {N} points?)?",
    rf"(?:: mindestens {N} Punkte?)?",
    rf"(?:: minstens {N} punt(?:en)?)?",
)
_STAR = (
    r"(?:the )?(?:star )?(\w+)(?: star)?(?: at \d+ o’clock)?",
    r"Stern (\w+)(?: bei \d+ Uhr)?",
    r"(?:de )?(?:ster )?(\w+)(?: ster)?(?: op \d+ uur)?",
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
        rf"Row {N} then lacks {N} {_TILES}\.",
        rf"Reihe {N} fehl(?:t|en) dann noch {N} {_TILES}\.",
        rf"Rij {N} mist dan nog {N} {_TILES}\.",
    ),
    "floor": (
        rf"That costs {N} points? on the floor\.",
        rf"Auf dem Boden kostet das {N} Punkte?\.",
        rf"Op de vloer kost dat {N} punt(?:en)?\.",
    ),
    "floor-more": (
        rf"That costs {N} points? more on the floor\.",
        rf"Auf dem Boden kostet das {N} Punkte? mehr\.",
        rf"Op de vloer kost dat {N} punt(?:en)? meer\.",
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
        rf"Row {N} can then surely be filled next turn{LEAST[0]}\.",
        rf"Reihe {N} lässt sich dann im nächsten Zug sicher füllen{LEAST[1]}\.",
        rf"Rij {N} kan dan in de volgende beurt zeker vol{LEAST[2]}\.",
    ),
    "burdens": (
        rf"{P}'s next take then costs at least {N} points? on the floor\.",
        rf"Der nächste Zug kostet {P} dann auf dem Boden mindestens {N} Punkte?\.",
        rf"De volgende beurt kost {P} dan op de vloer minstens {N} punt(?:en)?\.",
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
        rf"That earns {N} bonus tiles?\.",
        rf"Das bringt {N} Bonusfliesen?\.",
        rf"Dat levert {N} bonustegels? op\.",
    ),
    "stone": (
        rf"The start stone costs {N}(?: points?)?\.",
        rf"Der Startstein kostet {N}(?: Punkte?)?\.",
        rf"De startsteen kost {N}(?: punt(?:en)?)?\.",
    ),
    "affords": (
        rf"Enough then for the {N} on the (\w+) star{LEAST[0]}\.",
        rf"Dann reicht es auf Stern (\w+) für die {N}{LEAST[1]}\.",
        rf"Genoeg dan voor de {N} op de (\w+) ster{LEAST[2]}\.",
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
        rf"(?i:{N}) tiles? (?:is|are) kept(?: for the next round)?\.",
        rf"(?i:{N}) {_TILES} bleib(?:t|en)(?: für die nächste Runde)?\.",
        rf"(?i:{N}) {_TILES} blij(?:ft|ven)(?: voor de volgende ronde)?\.",
    ),
    "star-lacks": (
        rf"Missing then on {_STAR[0]}: {N} {_TILES}\.",
        rf"Auf {_STAR[1]} fehl(?:t|en) dann noch {N} {_TILES}\.",
        rf"Op {_STAR[2]} ontbre(?:e?kt|ken) dan nog {N} {_TILES}\.",
    ),
    "holds": (
        rf"Beside the board there (?:is|are) then {N} \w+ (\w)\.",
        rf"Neben der Ablage lieg(?:t|en) dann {N} \w+ (\w)\.",
        rf"Naast het bord lig(?:t|gen) dan {N} \w+ (\w)\.",
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
}
LANGUAGES = ("en", "de", "nl")


def read_sentence(sentence: str, language: str) -> tuple[str, tuple[str, ...]]:
    """The kind of a sentence and what fills it. Raises: ValueError for one that nobody knows."""
    for kind, forms in FORMS.items():
        if match := re.fullmatch(forms[LANGUAGES.index(language)], sentence):
            return kind, match.groups()
    raise ValueError(sentence)
