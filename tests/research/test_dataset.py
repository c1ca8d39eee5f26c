"""Matches as arrays: what was seen, offered, taken and won; broken off and gone on with."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

np = pytest.importorskip("numpy")

from click.testing import CliRunner  # noqa: E402

from undercover import game, replay  # noqa: E402
from undercover.research import Encoding, dataset  # noqa: E402
from undercover.terminal.command import main  # noqa: E402


def written(folder: Path, *more: str) -> str:
    done = CliRunner().invoke(main, ["dataset", "agent_avenue", "--games", "5", "--into", str(folder), *more])
    assert done.exit_code == 0, done.output
    return done.output


def test_arrays_are_the_records(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dataset, "SHARD", 2)
    written(tmp_path, "--seed", "7")
    assert sorted(path.name for path in tmp_path.glob("arrays-*")) == [
        "arrays-000000-000001.npz",
        "arrays-000002-000003.npz",
        "arrays-000004-000004.npz",
    ]
    coded = Encoding(game("agent_avenue"), 2)
    arrays = np.load(tmp_path / "arrays-000002-000003.npz")
    records = [json.loads(line) for line in (tmp_path / "records-000002-000003.jsonl").read_text().splitlines()]
    assert [record["seed"] for record in records] == [9, 10]
    row = 0
    for record in records:
        match, end = game("agent_avenue").start(2, record["seed"]), replay(record)
        for seat, id in record["choices"]:
            legal = arrays["legal"][arrays["legal_starts"][row] : arrays["legal_starts"][row + 1]]
            assert (arrays["observation"][row] == coded.vector(match, seat)).all()
            assert list(legal) == list(coded.legal(match, seat))
            number = match.number(seat, id)
            assert arrays["action"][row] == coded.actions.number(number)
            assert end.outcome is not None
            assert (arrays["reward"][row] == 1) == (seat in end.outcome.winners)
            match.step(seat, number)
            row += 1
    assert row == len(arrays["seat"])
    assert f"{coded.size} numbers" in (tmp_path / "README.md").read_text()
    assert len((tmp_path / "observation.txt").read_text().splitlines()) == coded.size


def test_what_is_there_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dataset, "SHARD", 2)
    written(tmp_path)
    kept = tmp_path / "arrays-000000-000001.npz"
    before, again = kept.stat().st_mtime_ns, tmp_path / "arrays-000002-000003.npz"
    again.unlink()
    written(tmp_path)
    assert kept.stat().st_mtime_ns == before
    assert again.exists()


def test_parquet(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    from pyarrow import parquet

    written(tmp_path, "--parquet")
    table = parquet.read_table(next(tmp_path.glob("*.parquet")))
    assert table.column_names == ["match", "seat", "observation", "legal", "action", "reward"]
    assert set(table["match"].to_pylist()) == set(range(5))
