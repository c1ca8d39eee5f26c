"""The result of an arena as a picture: everybody's seat win rate with its interval, the best on top."""

from __future__ import annotations

from typing import Any
from xml.sax.saxutils import escape

WIDTH, ROW, LEFT, RIGHT, TOP, BOTTOM = 720, 34, 130, 110, 46, 40
STYLE = (
    "text{font:14px system-ui,sans-serif;fill:#223}.small{font-size:12px;fill:#556}.head{font-weight:600}"
    ".grid{stroke:#dde}.line{stroke:#36c;stroke-width:3}.dot{fill:#36c}"
)


def plot(report: dict[str, Any]) -> str:
    """An SVG that needs nothing else: light paper, no scripts."""
    players = sorted(report["players"], key=lambda score: (-score["rate"], score["name"]))
    height = TOP + ROW * len(players) + BOTTOM
    rows = [part for row, score in enumerate(players) for part in _row(score, TOP + ROW * row + ROW // 2)]
    title = f"{report['game']}, {report['seats']} seats, {report['games']} games"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{title}">',
        f'<style>{STYLE}</style><rect width="{WIDTH}" height="{height}" fill="#fff"/>',
        f'<text class="head" x="12" y="24">{title}</text>',
        f'<text class="small" x="{WIDTH - 12}" y="24" text-anchor="end">rating, 95%</text>',
        *_grid(height),
        *rows,
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _grid(height: int) -> list[str]:
    foot = height - BOTTOM
    return [
        f'<line class="grid" x1="{_x(share)}" x2="{_x(share)}" y1="{TOP}" y2="{foot}"/>'
        f'<text class="small" x="{_x(share)}" y="{foot + 18}" text-anchor="middle">{share:.0%}</text>'
        for share in (0.0, 0.25, 0.5, 0.75, 1.0)
    ]


def _row(score: dict[str, Any], y: int) -> list[str]:
    doubt = round((score["rating_high"] - score["rating_low"]) / 2)
    return [
        f'<text x="{LEFT - 12}" y="{y + 5}" text-anchor="end">{escape(score["name"])}</text>',
        f'<line class="line" x1="{_x(score["low"])}" x2="{_x(score["high"])}" y1="{y}" y2="{y}"/>',
        f'<circle class="dot" cx="{_x(score["rate"])}" cy="{y}" r="6"><title>{score["rate"]:.1%}</title></circle>',
        f'<text x="{WIDTH - 12}" y="{y + 5}" text-anchor="end">{score["rating"]} ± {doubt}</text>',
    ]


def _x(rate: float) -> float:
    return round(LEFT + rate * (WIDTH - LEFT - RIGHT), 1)
