"""Figures for Prometheus, for operators who want them."""

from __future__ import annotations

from pathlib import Path

from prometheus_client.parser import text_string_to_metric_families

from tests.server.served import Person, Served, play_on, serving, settings, two_playing


def figures(text: str) -> dict[tuple[str, str], float]:
    """By name and label, if it has one."""
    return {
        (sample.name, sample.labels.get("what", sample.labels.get("game", ""))): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
        if not sample.name.endswith(("_bucket", "_created"))
    }


async def test_they_are_off_unless_somebody_wants_them(served: Served) -> None:
    answer = await Person(served.address).http.get("/metrics")
    assert answer.status_code == 404


async def test_what_happens_is_counted(tmp_path: Path) -> None:
    with serving(tmp_path / "undercover.db", settings(metrics=True)) as served:
        table, ana, bela = await two_playing(served)
        made = await play_on(ana, bela, choices=6)
        solo = await Person(served.address).named("Cezary")
        await solo.come(await solo.opens(play_now="random", options={"first": "blue"}))
        await solo.hears_until(lambda person: person.options)
        answer = await ana.http.get("/metrics")
        assert answer.headers["content-type"].startswith("text/plain")
        found = figures(answer.text)
        assert found["undercover_tables", ""] == 2
        assert found["undercover_sockets", ""] == 3
        assert found["undercover_choices_total", "agent_avenue"] > made
        assert found["undercover_seconds_count", "ask choose"] == made
        for what in ("read", "write", "bot", "ask hello"):
            assert found["undercover_seconds_count", what] > 0
            assert found["undercover_seconds_sum", what] > 0
        assert table not in answer.text
        assert "Ana" not in answer.text
