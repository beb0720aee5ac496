"""Commands as the keys of a numeric keypad, written from the public file format of commands."""

from azul_access.games.summer_pavilion.editions import Options
from azul_access.games.summer_pavilion.pieces import Space
from azul_access.games.summer_pavilion.terms import space_number
from azul_access.games.system import Command, System

TILES = {"azul": ("R", "B", "SCH", "X", "O"), "summer-pavilion": ("L", "O", "R", "B", "Y", "G")}


def keys_of(system: System, command: Command, options: object) -> str:
    """The line of keys for a command; the end by agreement is asked for and agreed to."""

    def tiles(labels: object) -> str:
        assert isinstance(labels, list)
        return "".join(str(TILES[system.name].index(label) + 1) for label in labels)

    def place(number: object) -> str:
        return "0" if number in ("centre", "floor") else str(number)

    match system.commands.encode(command):
        case {"do": "fill" | "supply" | "bonus", "tiles": drawn}:
            return tiles(drawn)
        case {"do": "take", "from": source, "colour": label, "to": target}:
            return place(source) + tiles([label]) + place(target)
        case {"do": "take", "from": source, "colour": label}:
            return place(source) + tiles([label])
        case {"do": "choose", "column": column}:
            return str(column)
        case {"do": "place", "star": int(star), "space": int(space), "colour": label, **rest}:
            assert isinstance(options, Options)
            number = space_number(options, Space(star, space - 1))
            paid = f".{tiles(rest['paid'])}" if "paid" in rest else ""
            return f"{tiles([label])}{star}{number}{paid}"
        case {"do": "pass", **rest}:
            return f"0.{tiles(rest['keep']) or 0}" if "keep" in rest else "0"
        case {"do": "end"}:
            return "**-"
    raise AssertionError(command)
