"""What is printed on the cards of a table: the game's own values, or those of somebody's box."""

from __future__ import annotations

import json

import undercover
from tests.server.served import Person, Served

OWN = undercover.game("the_agents").data
CARD = '[[faction_agent_card]]\nid = "marksman_1"'


def checked(text: str) -> str:
    """The same file, by an owner who has looked at one card and at the price of an agent."""
    begin = text.index(CARD)
    entry = text[begin : text.index("[[", begin + 2)]
    other = entry.replace('source = "reconstructed"', 'source = "my box"')
    assert entry != other
    return text.replace(entry, other).replace("agent_draw = 1", "agent_draw = 2")


async def test_a_table_tells_its_own_values_and_which_are_in_doubt(served: Served) -> None:
    ana = Person(served.address)
    mine = checked(OWN)
    plain, other = await ana.opens(game="the_agents"), await ana.opens(game="the_agents", data=mine)
    told = [(await ana.http.get(f"/api/tables/{table}/values")).json() for table in (plain, other)]
    assert [values["values"]["costs"]["agent_draw"] for values in told] == [1, 2]
    assert [["faction_agent_card", "marksman_1"] in values["reconstructed"] for values in told] == [True, False]
    assert all(["faction_agent_card", "marksman_2"] in values["reconstructed"] for values in told)
    assert told[0]["other_values"] is None
    await ana.come(other)
    assert told[1]["other_values"] == ana.lobby["other_values"]


async def test_words_are_left_to_the_catalogues(served: Served) -> None:
    ana = Person(served.address)
    for game in undercover.games():
        table = await ana.opens(game=game)
        values = (await ana.http.get(f"/api/tables/{table}/values")).json()["values"]
        text = json.dumps(values)
        assert '"id"' in text
        for key in ("name_en", "name_hu", "effect_en", "source"):
            assert f'"{key}":' not in text, game


async def test_the_file_itself_can_be_had_and_played_with_again(served: Served) -> None:
    ana = Person(served.address)
    mine = checked(OWN)
    for data, text in ((None, OWN), (mine, mine)):
        table = await ana.opens(game="the_agents", **({"data": data} if data else {}))
        answer = await ana.http.get(f"/api/tables/{table}/data.toml")
        assert answer.text == text
        assert answer.headers["content-disposition"] == 'attachment; filename="the_agents.toml"'
        await ana.opens(game="the_agents", data=answer.text)


async def test_no_table_no_values(served: Served) -> None:
    for what in ("values", "data.toml"):
        answer = await Person(served.address).http.get(f"/api/tables/none/{what}")
        assert (answer.status_code, answer.json()["words"]["id"]) == (404, "refused-unknown-table")
