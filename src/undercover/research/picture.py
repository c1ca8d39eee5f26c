"""The board of a match, for environments to render: the terminal's as text, and the browser's or that as a picture."""

from __future__ import annotations

from io import StringIO

import numpy as np
import numpy.typing as npt
from rich.color import ColorType
from rich.console import Console, RenderableType
from rich.segment import Segment
from rich.style import Style
from rich.terminal_theme import MONOKAI

from undercover.table.match import Match
from undercover.terminal.screen import Screen
from undercover.words import Words

Pixels = npt.NDArray[np.uint8]
Colour = tuple[int, ...]

WIDTH, HEIGHT = 100, 44
#: Pixels of one letter.
CELL_WIDTH, CELL_HEIGHT = 8, 16


def board_text(match: Match, colours: bool = False) -> str:
    """What somebody who only watches sees."""
    file = StringIO()
    console = Console(file=file, width=WIDTH, force_terminal=colours, color_system="truecolor" if colours else None)
    console.print(_board(match, console))
    return file.getvalue()


def board_pixels(match: Match) -> Pixels:
    """The same as a picture: the board of the browser where there is one, else the terminal's. It needs Pillow."""
    from PIL import Image

    from undercover.research.camera import board_photo

    photo = board_photo(match)
    return drawn_pixels(match) if photo is None else np.asarray(Image.open(photo).convert("RGB"), np.uint8)


def drawn_pixels(match: Match) -> Pixels:
    """The board of the terminal as a picture, always of the same size."""
    from PIL import Image, ImageDraw, ImageFont

    console = Console(file=StringIO(), width=WIDTH, force_terminal=True, color_system="truecolor")
    lines = console.render_lines(_board(match, console))[:HEIGHT]
    image = Image.new("RGB", (WIDTH * CELL_WIDTH, HEIGHT * CELL_HEIGHT), MONOKAI.background_color)
    draw = ImageDraw.Draw(image)
    try:
        font: ImageFont.FreeTypeFont | ImageFont.ImageFont = ImageFont.truetype("DejaVuSansMono.ttf", 13)
    except OSError:
        font = ImageFont.load_default(13)
    for row, line in enumerate(lines):
        column = 0
        for segment in line:
            ink, paper = _colours(segment.style)
            for letter in segment.text:
                corner = column * CELL_WIDTH, row * CELL_HEIGHT
                if paper is not None:
                    draw.rectangle((*corner, corner[0] + CELL_WIDTH, corner[1] + CELL_HEIGHT), paper)
                draw.text(corner, letter, ink, font)
                column += Segment(letter).cell_length
    return np.asarray(image, np.uint8)


def _board(match: Match, console: Console) -> RenderableType:
    players = [f"seat {seat}" for seat in range(match.seats)]
    return Screen(console, Words("en", match.game), players).board(match, None)


def _colours(style: Style | None) -> tuple[Colour, Colour | None]:
    """Ink and paper."""
    ink: Colour = MONOKAI.foreground_color
    paper: Colour | None = None
    if style is not None and style.color is not None and style.color.type != ColorType.DEFAULT:
        ink = style.color.get_truecolor(MONOKAI)
    if style is not None and style.bgcolor is not None and style.bgcolor.type != ColorType.DEFAULT:
        paper = style.bgcolor.get_truecolor(MONOKAI, foreground=False)
    if style is not None and style.reverse:
        return paper or MONOKAI.background_color, ink
    return ink, paper
