"""The data file of Good Cop Bad Cop, read and checked."""

from __future__ import annotations

from undercover.games.good_cop_bad_cop.things import AGENT, FACE_IDS, KINDS, ROW, TEAM_IDS, TIMING_IDS, Box
from undercover.table.data import Entry, demand, in_order, read
from undercover.table.rows import row_of, rows_of

PLAYERS = [4, 5, 6, 7, 8]


class Setup(Entry):
    players: int
    honest: int
    crooked: int
    guns: int
    burned: int
    equipment_used: int


class Integrity(Entry):
    id: str
    kind: str
    leader: bool
    team: str
    number: int
    copies: int


class Gun(Entry):
    id: str
    number: int
    copies: int


class Equipment(Entry):
    id: str
    number: int
    copies: int
    timing: str
    after_use: str


class Wound(Entry):
    id: str
    copies: int


class Counts(Entry):
    integrity_cards: int
    equipment_cards: int
    gun_cards: int
    wound_cards: int


class File(Entry):
    counts: Counts
    setup: list[Setup]
    integrity: list[Integrity]
    gun: list[Gun]
    equipment: list[Equipment]
    wound: list[Wound]


def open_box(text: str) -> Box:
    """Read a box of components, and check what the rules rely on."""
    file = read(text, File)
    _check_cards(file)
    box = Box()
    numbers = range(PLAYERS[-1] + 1)
    box.ordinary = rows_of([_ordinary(file, players) for players in numbers])
    faces = [[FACE_IDS.index(card.id) for card in file.equipment if card.number <= players] for players in numbers]
    box.equipment = rows_of(faces)
    box.guns = row_of([sum(gun.copies for gun in file.gun if gun.number <= players) for players in numbers])
    for setup in file.setup:
        _check_setup(setup, box)
    box.wounds = file.wound[0].copies
    ordinary = [0] * KINDS
    box.timing = row_of(ordinary + [TIMING_IDS.index(card.timing) for card in file.equipment])
    box.stays = row_of(ordinary + [card.after_use == "stays" for card in file.equipment])
    return box


def _ordinary(file: File, players: int) -> list[int]:
    """The Honest and Crooked cards whose number is not above the number of players (2)."""
    cards = [card for card in file.integrity if not card.leader and card.number <= players]
    return [FACE_IDS.index(card.kind) for card in cards for _ in range(card.copies)]


def _check_cards(file: File) -> None:
    demand("setup", [setup.players for setup in file.setup] == PLAYERS, f"must be for {PLAYERS} players, in this order")
    in_order("equipment", file.equipment, FACE_IDS[KINDS:])
    for card in file.equipment:
        entry = f"equipment {card.id!r}"
        demand(entry, card.copies == 1, "there is one of each")
        demand(entry, card.timing in TIMING_IDS, f"timing is {', '.join(TIMING_IDS)}, not {card.timing!r}")
        demand(entry, card.after_use in ("bottom", "stays"), f"after_use is bottom or stays, not {card.after_use!r}")
        on_the_table = card.after_use == "bottom" or card.id == "planted_evidence"
        demand(entry, on_the_table, "only planted_evidence has a place on the table")
    for integrity in file.integrity:
        entry = f"integrity {integrity.id!r}"
        known = integrity.kind in FACE_IDS[:KINDS]
        demand(entry, known, f"kind is one of {', '.join(FACE_IDS[:KINDS])}, not {integrity.kind!r}")
        kind = FACE_IDS.index(integrity.kind)
        demand(entry, integrity.leader == (kind >= AGENT), "the Agent and the Kingpin lead, nobody else")
        demand(entry, integrity.team == TEAM_IDS[kind & 1], f"belongs to the team {TEAM_IDS[kind & 1]!r}")
    leaders = sorted(card.kind for card in file.integrity if card.leader for _ in range(card.copies))
    demand("integrity", leaders == ["agent", "kingpin"], "there is one Agent and one Kingpin")
    demand("wound", len(file.wound) == 1 and file.wound[0].copies > 1, "both leaders can be wounded")
    sums = {
        "integrity_cards": sum(card.copies for card in file.integrity),
        "equipment_cards": len(file.equipment),
        "gun_cards": sum(gun.copies for gun in file.gun),
        "wound_cards": file.wound[0].copies,
    }
    for name, count in sums.items():
        wanted = getattr(file.counts, name)
        demand("counts", wanted == count, f"{name} is {wanted}, but {count} lie in the box")


def _check_setup(setup: Setup, box: Box) -> None:
    """The table of set-ups (3) must be what the numbers on the cards give."""
    players, entry = setup.players, f"setup {setup.players}"
    ordinary = list(box.ordinary[players])
    given = [setup.honest, setup.crooked, setup.burned, setup.equipment_used, setup.guns]
    burned = len(ordinary) + 2 - ROW * players
    sums = [ordinary.count(0), ordinary.count(1), burned, len(box.equipment[players]), box.guns[players]]
    demand(entry, given == sums, f"the numbers on the cards give {sums}, not {given}")
    demand(entry, burned >= 0, f"{players} players need {ROW * players} integrity cards")
    #: One in each hand, one on the table, and one to draw.
    demand(entry, len(box.equipment[players]) >= players + 2, "there is too little equipment")
