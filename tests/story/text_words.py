"""What a reader of told stories knows of three languages: which words mean a loss, a part, a score.

The words are found by `re.search` in a sentence or a part of one.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Words:
    """`round` begins a paragraph about a round, `parts` are the titles of the last two parts.

    `one` turns words for one point into digits. `tiles` after a number say that it counts tiles.
    `score` begins or marks a sentence with the scores, `more_score` goes on with it, `versus` is
    between two scores. `loss` is said of points that are lost, `later` of points that do not count
    now, `part` of points that were told before. `each` gives all players the same; `follows` says
    that something follows from the sentence before.
    """

    round: str
    parts: tuple[str, str]
    one: tuple[tuple[str, str], ...]
    tiles: str
    joined: str
    score: str
    more_score: str
    versus: str
    loss: str
    later: str
    part: str
    each: str
    begins: str
    fell: str
    follows: str


WORDS = {
    "de": Words(
        round=r"^Runde (\d+)\. ",
        parts=("Die Schlusswertung", "Rückblick"),
        one=(
            (r"\b[Ee]in(en|em)? (einziger |einzigen )?Punkt\b", "1 Punkt"),
            (r"\b(nimmt|verliert|lässt|kostet|zahlt|zieht|nahm|sich) einen\b", r"\1 1"),
            (r"\beine[rn] (geht|für|zieht|davon|nimmt)\b", r"1 \1"),
        ),
        tiles=r"Fliesen|\w+ Fliesen",
        joined=r",? und ",
        score=r"^((\w+, )*\w+ und \w+ je \d+\.$|Der Stand|Es steht|Und so sieht"
        r"|Auf den Zähltafeln|Nun steht es"
        r"|Nach dieser Runde:"
        r"|Zwischenstand|Und die Punkte|Die Zähltafeln zeigen|Am Ende der Runde|Gleichstand|Bisher"
        r"|Vorn ist|Niemand liegt allein|Gleich viele Punkte|Seite an Seite|An der Spitze:"
        r"|Alle haben"
        r"|Niemand ist voraus|Beide haben|Beide stehen|Vorn liegt \w+ mit|Der Endstand|Am Ende:"
        r"|Das Ergebnis|Und so geht es aus|Gezählt ist|Damit ist das Spiel aus"
        r"|\w+ \d+, |\w+ hat nun \d+|\w+ kommt auf|\w+ führt mit \d+, vor"
        r"|Mit \d+ liegt \w+ vor|.* teilen sich die Führung|.* liegen mit \d+ gleichauf"
        r"|.*\d+ zu \d+)",
        more_score=r"^Dahinter:",
        versus=r"(\d+) zu (\d+)",
        loss=r"Boden|verlier|kostet|kosten|Abzug|abgezogen|weniger|[Mm]inus|zahlt|zieht .* ab\b"
        r"|geht .* ab\b"
        r"|gehen .* ab\b|Startstein|weg\b|einiges übrig|Teuer|Ecken|Was übrig bleibt",
        later=r"am Ende|am Schluss|Schluss\.|für später|noch nicht im Stand|Vorsprung|Rückstand"
        r"|(dieser|einer|keiner) Runde|keine Runde|beste Runde|Diese Runde|Runde von|Beutel|Deckel"
        r"|lag \d+|zur Spitze|hätte",
        part=r"^(Allein|Darunter|Dabei zählt|\d+ davon|Zehn davon|Keine Fliese|Eine Fliese macht"
        r"|Mit dabei|Eine Zeile und|Die beste Fliese)",
        each=r"\bje\b|genau dasselbe",
        begins=r"\b[Aa]lle\b.*? (\d+) Punkten",
        fell=r"[Vv]on (\d+) auf (\d+)",
        follows=r"^(Damit|So|Dadurch) ",
    ),
    "en": Words(
        round=r"^Round (\d+)\. ",
        parts=("The final count", "Looking back"),
        one=(
            (r"\b(?<!Not )([Oo]ne|[Aa])( single)? point\b", "1 point"),
            (r"\b(loses|costs|takes|leaves|pays) one\b(?! \w+ tile)", r"\1 1"),
            (r"\bone for (?=[A-Z])", "1 for "),
        ),
        tiles=r"tiles|\w+ tiles",
        joined=r",? and ",
        score=r"^((\w+, )*\w+ and \w+ \d+ each\.$|The score:|That makes it|The round ends"
        r"|On the score cards|So it stands"
        r"|After this round:|At this point it is|And the points|The score cards show"
        r"|At the end of the round|Level at|It is a tie|Nobody leads|Nobody is ahead|Side by side"
        r"|All square|Everybody has|All are level|Both|In front is|At the top:|After the round"
        r"|It is \d+ (to|all)|It stands at|That leaves|The final score|In the end:"
        r"|And that is the game"
        r"|The result|When all is counted|\w+ \d+, |\w+ leads with|\w+ is ahead with|\w+ now has"
        r"|\w+ has \d+ points? now|\w+ has \d+ now|\w+ leads by \d+ to|\w+ is in front, \d+ to"
        r"|.* are level on|.* share the lead|.* have the same score)",
        more_score=r"^(Behind them:|Then )",
        versus=r"(\d+) to (\d+)",
        loss=r"floor|\blose|\blost|costs?\b|taken off|come off|comes off|pays|gives up"
        r"|start stone|less"
        r"|left over|corners|expensive",
        later=r"at the end|for the end|for later|not in the score|lead\b|ahead|behind|this round"
        r"|of the round|No round|best round|out of a round|The round|\bbag\b|\blid\b|would"
        r"|short of|makes up",
        part=r"^(One tile, |One tile does|Of that|Here |Among |Ten of that|The best tile"
        r"|No tile of|Alone)",
        each=r"\beach\b|exactly the same",
        begins=r"\b(?:begins?|starts?) (?:with|at) (\d+) points",
        fell=r"from (\d+) to (\d+)",
        follows=r"^(With that|So|That way|Thus) ",
    ),
    "nl": Words(
        round=r"^Ronde (\d+)\. ",
        parts=("De eindtelling", "Terugblik"),
        one=(
            (r"\b([ÉEée]{1,2}n|[Éé]én( enkel)?) punt\b", "1 punt"),
            (r"\b(verliest|kost|neemt|laat|betaalt)( er)? één\b(?! \w+ tegel)", r"\1\2 1"),
            (r"\béén voor (?=[A-Z])", "1 voor "),
        ),
        tiles=r"tegels|\w+ tegels",
        joined=r" en ",
        score=r"^((\w+, )*\w+ en \w+ elk \d+\.$|De stand:|Nu staat het|Zo eindigt de ronde"
        r"|Op de scorekaarten|Zo staat het"
        r"|Na deze ronde:|De tussenstand|En dan de punten|De scorekaarten staan"
        r"|Aan het eind van de ronde|Gelijk aan kop|Bovenaan (staat|is) |Niemand"
        r"|Evenveel punten hebben"
        r"|Zij aan zij|Iedereen|Het staat|Allebei|Beiden|Gelijke stand|Voorop|Aan kop:|Na de ronde"
        r"|De ronde eindigt|De eindstand|Aan het eind:|Daarmee is het spel uit|De uitslag"
        r"|En zo loopt|Alles geteld|\w+ \d+, |\w+ staat op|\w+ staat voor met|\w+ leidt met"
        r"|\w+ komt op|\w+ heeft nu|\w+ ligt voor met|.* staan gelijk op|.* delen de leiding)",
        more_score=r"^Daarachter:",
        versus=r"(\d+) tegen (\d+)",
        loss=r"vloer|verlie|\bkost|\beraf\b|\baf\b|betaalt|startsteen|overblijft|hoeken|\bmin\b",
        later=r"aan het eind|voor het eind|voor later|nog niet in de stand|voorsprong|achterstand"
        r"|ronde\b|\bzak\b|deksel|achter\b|het meest op vooruit|had(den)? ",
        part=r"^(Alleen al|\d+ daarvan|Daar zit|Hier telt|Eén tegel doet|Tien daarvan"
        r"|En dan de beste"
        r"|Geen tegel|De beste tegel|Met (de|een) \w+ komen)",
        each=r"\belk\b|precies hetzelfde",
        begins=r"\b(?:begin|start)\w* (?:ze )?(?:met|op) (\d+) punten",
        fell=r"van (\d+) naar (\d+)",
        follows=r"^(Daarmee|Zo|Daardoor) ",
    ),
}
