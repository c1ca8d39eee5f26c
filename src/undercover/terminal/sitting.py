"""A sitting: one match at one keyboard, with people in some seats and bots in the others."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console, RenderableType
from rich.text import Text

from undercover import bots
from undercover.table.lesson import LESSON, Standing, lesson_of, standing
from undercover.table.match import Match
from undercover.terminal import saves
from undercover.terminal.saves import Seating
from undercover.terminal.screen import Screen
from undercover.words import Words

UNDO, STORY, PARTNER, QUIT, HELP = "u", "l", "p", "q", "?"


class Left(Exception):
    """Somebody has had enough for now. Everything is saved."""


class Sitting:
    def __init__(self, match: Match, seating: Seating, file: Path, console: Console) -> None:
        self.match = match
        self.seating = seating
        self.file = file
        self.bot = bots.level(seating.bots, match.game)
        self.screen = Screen(console, Words(seating.language, match.game), seating.players)
        #: Who looked at the screen last.
        self.viewer = seating.people[0] if len(seating.people) == 1 else None
        #: What is said above the next question, and what stays there as long as the match could not be saved.
        self.news = ""
        self.unsaved = ""
        #: What is taught at this decision, and which page of it is open.
        self.lesson = lesson_of(match.game) if seating.taught else None
        self.taught: Standing | None = None
        self.page = 0

    def play(self) -> None:
        """Go on to the end, or until somebody leaves; the match is saved after every choice."""
        self.save()
        try:
            while self.match.waiting:
                people = [seat for seat in self.match.waiting if seat in self.seating.people]
                passed_by = self.passed_by(people[0]) if people else None
                if passed_by:
                    self.match.play(people[0], passed_by)
                elif people:
                    self.ask(people[0])
                else:
                    self.let_bot_choose(self.match.waiting[0])
                self.save()
        except (Left, EOFError, KeyboardInterrupt):
            self.leave()
            return
        self.end()

    def save(self) -> None:
        """Keep the match. Where that fails, the people are told and may go on: a full disk is no reason to lose it."""
        self.unsaved = ""
        try:
            saves.write(self.file, self.match, self.seating)
        except OSError as problem:
            fields = {"file": str(self.file), "problem": problem.strerror}
            self.unsaved = self.screen.words.say("term-not-saved", fields)

    def leave(self) -> None:
        fields = {"file": str(self.file), "command": saves.how_to_resume(self.file)}
        self.screen.console.print()
        self.screen.console.print(Text(self.unsaved or self.screen.words.say("term-saved", fields)))

    def let_bot_choose(self, seat: int) -> None:
        settled = self.lesson.answer(self.match, seat) if self.lesson and self.seating.taught == LESSON else None
        chair = self.match.chair(seat, bots.luck(self.match))
        self.match.play(seat, settled or chair.choices[chair.options.index(self.bot.choose(chair))])

    def end(self) -> None:
        """What everybody may see of the end; one person alone sees it from their own seat."""
        screen = self.screen
        screen.clear()
        alone = self.viewer if len(self.seating.people) == 1 else None
        kept = screen.words.say("term-kept", {"command": f"undercover replay {self.file}"})
        below = [screen.outcome(self.match, alone), Text(self.unsaved or kept, "dim")]
        self.be_taught(self.seating.people[0] if self.lesson else None)
        said = self.taught.pages if self.taught else ()
        below = [*(screen.taught(id) for id in said), *below]
        screen.table(self.match, alone, below, brief=below)

    # -- one person's decision

    def ask(self, seat: int) -> None:
        """Ask until something is chosen, or taken back."""
        self.hand_over(seat)
        self.be_taught(seat)
        self.show(seat)
        question = self.screen.words.say("term-choose", {"count": len(self.match.choices(seat))}) + " › "
        while not self.typed(seat, self.screen.ask(question)):
            pass

    def hand_over(self, seat: int) -> None:
        """Between two people the screen shows nothing, until the next one sits at the keyboard."""
        if self.viewer != seat and len(self.seating.people) > 1:
            self.screen.clear()
            self.screen.say("term-pass-keyboard", seat=seat)
            self.screen.pause()
        self.viewer = seat

    def show(self, seat: int) -> None:
        screen, match = self.screen, self.match
        screen.clear()
        news = [Text(text, "bold yellow") for text in (self.unsaved, self.news) if text]
        self.news = ""
        said = [*news, *self.said(seat), screen.prompt(match, seat, len(self.seating.people) > 1)]
        mates = [
            Text(screen.words.say("term-partner", {"seat": mate}, screen.players), "dim")
            for mate in self.partners(seat)
        ]
        below, brief = ([*said, screen.options(match, seat, short), *mates] for short in (False, True))
        screen.table(match, seat, below, screen.words.say("term-keys"), brief)

    def passed_by(self, seat: int) -> str | None:
        """In a first game nobody is asked for reactions about which nothing is taught."""
        return self.lesson.pass_by(self.match, seat) if self.lesson and self.seating.taught == LESSON else None

    def be_taught(self, seat: int | None) -> None:
        """See what there is to be said about this decision, to somebody who learns."""
        self.page, self.taught = 0, None
        if self.lesson and seat is not None:
            self.taught = standing(self.match, self.lesson, self.seating.taught, seat)

    def said(self, seat: int) -> list[RenderableType]:
        """The open page of what is taught; with the last one, what would be good to choose."""
        if self.taught is None:
            return []
        last = self.page == len(self.taught.pages) - 1
        lines = [self.screen.taught(self.taught.pages[self.page])]
        if not last:
            lines.append(Text(self.screen.words.say("term-lesson-more"), "dim"))
        options = self.match.choices(seat)
        wanted = [(n, option) for n, option in enumerate(options, 1) if option.id == self.taught.do]
        if last and wanted:
            number, option = wanted[0]
            fields = {"number": number, "option": self.screen.words.option(option, self.screen.players)}
            lines.append(Text(self.screen.words.say("term-lesson-try", fields), "green"))
        return lines

    def turn_page(self) -> None:
        if self.taught is not None:
            self.page = min(self.page + 1, len(self.taught.pages) - 1)

    def typed(self, seat: int, text: str) -> bool:
        """Do what a line asks for; True if that has moved the match."""
        options = self.match.choices(seat)
        wish = text.lower()
        if wish.isdecimal() and 1 <= int(wish) <= len(options):
            self.match.play(seat, options[int(wish) - 1])
            return True
        if wish == UNDO:
            return self.undo(seat)
        if wish == QUIT:
            raise Left
        if wish == STORY:
            self.screen.whole_story(self.match, seat)
        elif wish == PARTNER and self.partners(seat):
            self.ask_partners(seat)
        elif wish.startswith(HELP):
            self.explain(wish.removeprefix(HELP), seat)
        elif wish:
            self.screen.say("term-not-a-choice", text=text)
        else:
            self.turn_page()
            self.show(seat)
        return False

    # -- decisions of a side

    def partners(self, seat: int) -> list[int]:
        """Who could be asked at this keyboard before the seat decides for its side."""
        live = self.match.game.live
        mates = live.partners(self.match, seat) if self.match.table.top().name in live.joint else ()
        return [mate for mate in mates if mate in self.seating.people]

    def ask_partners(self, seat: int) -> None:
        """They say what they would take; nobody else sees it, and it is written down nowhere."""
        told = [self.preference(seat, mate) for mate in self.partners(seat)]
        self.hand_over(seat)
        self.news = " ".join(told)
        self.show(seat)

    def preference(self, seat: int, mate: int) -> str:
        screen, options = self.screen, self.match.choices(seat)
        self.hand_over(mate)
        screen.clear()
        words = screen.read_by(self.match, mate)
        screen.table(self.match, mate, [screen.listed(list(enumerate(options, 1)), 1, words)])
        wish = screen.ask(screen.words.say("term-prefer", {"seat": seat}, screen.players) + " › ")
        if not (wish.isdecimal() and 1 <= int(wish) <= len(options)):
            return screen.words.say("term-prefers-nothing", {"seat": mate}, screen.players)
        option = screen.read_by(self.match, seat).option(options[int(wish) - 1], screen.players)
        return screen.words.say("term-prefers", {"seat": mate, "option": option}, screen.players)

    # -- what else can be typed

    def undo(self, seat: int) -> bool:
        if not self.match.may_undo(seat):
            self.screen.say("refused-nothing-to-undo")
            return False
        self.match.undo(seat)
        self.news = self.screen.words.say("term-undone")
        return True

    def explain(self, wish: str, seat: int) -> None:
        """`?` alone: how to play, and why not; `?3` the third option; `? 4.2` or `?R12` a clause of the rules."""
        options = self.match.choices(seat)
        if not wish.strip():
            self.screen.contents(self.match.game.home)
            for refusal in self.screen.refusals(self.match.barred(seat), self.screen.read_by(self.match, seat)):
                self.screen.console.print(refusal)
        elif wish.isdecimal() and 1 <= int(wish) <= len(options):
            self.screen.why(options[int(wish) - 1])
        else:
            self.screen.clause(wish.strip())
