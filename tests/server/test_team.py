"""Team-mates at a live table: what a partner would take, and a word among themselves. Nobody else hears of either."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

import undercover
from tests.server.laid import lay
from tests.server.served import Person, Served, serving
from undercover import Match

Worlds = tuple[Served, Served]
JOINT = ("order", "choose", "take_card")


@pytest.fixture(scope="module")
def worlds(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Worlds]:
    folder = tmp_path_factory.mktemp("worlds")
    with serving(folder / "one.db") as one, serving(folder / "other.db") as other:
        yield one, other


def before(decision: str, seats: int = 4) -> Match:
    """A match in which this is decided now, by the speaker of a side."""
    for seed in range(200):
        match = undercover.game("agent_avenue").start(seats, seed, {"mode": "advanced"})
        while match.waiting:
            seat = match.waiting[0]
            if match.seen(seat)["decision"] == decision and mate_of(match, seat) is not None:
                return match
            match.play(seat, match.choices(seat)[-1].id)
    raise AssertionError(f"nobody ever decides {decision}")


def mate_of(match: Match, seat: int) -> int | None:
    return next((mate for side in sides(match) for mate in side if seat in side and mate != seat), None)


def sides(match: Match) -> list[list[int]]:
    return [side["seats"] for side in match.seen(None)["sides"]]


async def prefers(person: Person, option: str | None) -> None:
    await person.ask("prefer", seat=person.view["seat"], option=option, version=person.view["version"])


# ---------------------------------------------------------------- what a partner would take


@pytest.mark.parametrize("decision", JOINT)
async def test_the_speaker_sees_what_the_partner_would_take(served: Served, decision: str) -> None:
    """agent_avenue:R30 A preference is shown to the side, blocks nothing, and is gone with the decision."""
    match = before(decision)
    speaker = match.waiting[0]
    mate = mate_of(match, speaker)
    assert mate is not None
    people = await lay(served, f"pref-{decision}", match)
    one, other = people[speaker], people[mate]
    options = [option.id for option in match.choices(speaker)]
    assert [offer["id"] for offer in other.view["preference"]["options"]] == options
    assert one.view["preference"] == {"options": [], "marks": {}}
    assert other.view["options"] == []
    await prefers(other, options[-1])
    for person in (one, other):
        await person.hear("view")
        assert person.view["preference"]["marks"] == {str(mate): options[-1]}
    await prefers(other, None)
    await one.hear("view")
    assert one.view["preference"]["marks"] == {}
    await prefers(other, options[-1])
    await one.choose(options[0])
    await one.hears_until(lambda person: person.view["version"] > other.view["version"])
    assert not (one.view["preference"] or {}).get("marks")


@pytest.mark.parametrize("decision", ["early_swap", "face_up", "face_down"])
async def test_a_decision_about_the_own_hand_is_nobody_elses(served: Served, decision: str) -> None:
    """agent_avenue:R30 The options of such a decision would tell the partner what is in the hand (4.8, 6)."""
    match = before(decision)
    people = await lay(served, f"own-{decision}", match)
    assert all(person.view["preference"] is None for person in people)
    mate = mate_of(match, match.waiting[0])
    assert mate is not None
    await prefers(people[mate], match.choices(match.waiting[0])[0].id)
    assert await people[mate].refused() == "refused-not-offered"


async def test_only_the_partner_can_mark_and_only_what_is_offered(served: Served) -> None:
    match = before("choose")
    speaker = match.waiting[0]
    mate = mate_of(match, speaker)
    assert mate is not None
    people = await lay(served, "who-marks", match)
    opponent = people[next(seat for seat in range(4) if seat not in (speaker, mate))]
    for person in (opponent, people[speaker]):
        await prefers(person, "take:face_up")
        assert await person.refused() == "refused-not-offered"
    await prefers(people[mate], "take:everything")
    assert await people[mate].refused() == "refused-not-offered"
    await opponent.ask("prefer", seat=mate, option="take:face_up", version=opponent.view["version"])
    assert await opponent.refused() == "refused-not-your-seat"
    await people[mate].ask("prefer", seat=mate, option="take:face_up", version=people[mate].view["version"] + 1)
    assert await people[mate].refused() == "refused-stale"
    await people[speaker].silence()


async def test_who_plays_alone_has_no_preference(served: Served) -> None:
    """agent_avenue:R30 A one-player side has no speaker: its only player decides."""
    match = undercover.game("agent_avenue").start(3, 1, {"pair": "green", "first": "green"})
    while match.seen(match.waiting[0])["decision"] != "choose":
        match.play(match.waiting[0], match.choices(match.waiting[0])[-1].id)
    people = await lay(served, "alone", match)
    assert all(person.view["preference"] is None for person in people)
    assert [person.view["partners"] for person in people].count([]) == 1


@pytest.mark.parametrize("decision", JOINT)
async def test_nobody_else_can_tell_that_a_mark_was_set(worlds: Worlds, decision: str) -> None:
    """agent_avenue:R30 In one world the partner marks an option, in the other it does not; the bytes opponents and
    spectators get are the same, before and after the choice, and so is the record."""
    match = before(decision)
    speaker = match.waiting[0]
    mate = mate_of(match, speaker)
    assert mate is not None
    told: list[list[list[bytes]]] = []
    rows = []
    for served, marks in zip(worlds, (True, False)):
        id = f"twin-{decision}"
        people = await lay(served, id, match, watched=mate)
        onlooker = await Person(served.address).come(id)
        others = [onlooker, *(people[seat] for seat in range(4) if seat not in (speaker, mate))]
        for person in others:
            await person.hears_until(lambda person: person.lobby["spectators"] == 1)
            person.raw.clear()
        if marks:
            await prefers(people[mate], match.choices(speaker)[-1].id)
            await people[speaker].hears_until(lambda person: person.view["preference"]["marks"])
        await people[speaker].choose(match.choices(speaker)[0].id)
        for person in others:
            await person.hear("view")
            await person.silence(0.1)
        told.append([person.raw for person in others])
        rows.append([row[:3] for row in served.call(served.hall.store.rows(id))])
    assert told[0] == told[1]
    assert rows[0] == rows[1]


@pytest.fixture
def database(postgres: Callable[[], str]) -> str:
    return postgres()


async def test_a_mark_reaches_the_partner_at_another_process(database: str) -> None:
    match = before("choose")
    speaker = match.waiting[0]
    mate = mate_of(match, speaker)
    assert mate is not None
    with serving(database) as one, serving(database) as other:
        people = await lay(one, "far", match)
        away = Person(other.address)
        away.http.cookies = people[mate].http.cookies
        await away.come("far")
        await prefers(away, "take:face_down")
        await people[speaker].hears_until(lambda person: person.view["preference"]["marks"])
        assert people[speaker].view["preference"]["marks"] == {str(mate): "take:face_down"}


# ---------------------------------------------------------------- a word among team-mates


async def test_a_word_to_the_team_reaches_nobody_else(worlds: Worlds) -> None:
    """In one world team-mates talk among themselves, in the other they do not: opponents and spectators cannot tell,
    neither by what they are sent nor by how the next line is numbered, nor when they come back."""
    match = before("choose")
    one, other = sides(match)
    told = []
    for served, talks in zip(worlds, (True, False)):
        people = await lay(served, "word", match, watched=one[0])
        onlooker = await Person(served.address).come("word")
        others = [onlooker, *(people[seat] for seat in other)]
        for person in others:
            await person.hears_until(lambda person: person.lobby["spectators"] == 1)
            person.raw.clear()
        if talks:
            await people[one[0]].ask("say", text="take the other one", to="team")
            for seat in one:
                await people[seat].hears_until(lambda person: person.chat)
                line = people[seat].chat[-1]
                assert (line["text"], line["team"], line["seat"]) == ("take the other one", one, one[0])
        await people[one[1]].ask("say", text="hello everybody")
        for person in others:
            await person.hears_until(lambda person: person.chat)
            await person.silence(0.1)
        told.append([person.raw[:] for person in others])
        for person in others:
            person.chat.clear()
            await person.come("word")
            assert [(line["n"], line["text"]) for line in person.chat] == [(0, "hello everybody")]
    assert told[0] == told[1]


async def test_team_mates_find_their_words_again(served: Served) -> None:
    match = before("choose")
    one, other = sides(match)
    people = await lay(served, "again", match)
    for side, text in ((one, "ours"), (other, "theirs")):
        await people[side[0]].ask("say", text=text, to="team")
        await people[side[1]].hears_until(lambda person: person.chat)
    await people[one[0]].ask("say", text="for all")
    await people[one[1]].hears_until(lambda person: len(person.chat) == 2)
    for side, text in ((one, "ours"), (other, "theirs")):
        for seat in side:
            served.hall.tables.pop("again", None)
            people[seat].chat.clear()
            await people[seat].come("again")
            heard = [(line["n"], line["text"]) for line in people[seat].chat]
            assert heard == [(0, text), (1, "for all")]


async def test_who_has_no_team_cannot_talk_to_it(served: Served) -> None:
    people = await lay(served, "teamless", undercover.game("agent_avenue").start(2, 1))
    onlooker = await Person(served.address).named("Cili")
    await onlooker.come("teamless")
    for person in (people[0], onlooker):
        await person.ask("say", text="hello", to="team")
        assert await person.refused() == "refused-no-team"
        await person.ask("say", text="hello", to="nobody")
        assert await person.refused() == "refused-not-understood"
