"""Nothing a person did is lost by a reload, a lost connection or a dead server."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.people import SOON, Person, play_on, play_to_the_end, settles
from tests.browser.served import Served

Someone = Callable[..., Person]


def what_is_known(person: Person) -> tuple[list[str], list[str], str]:
    return sorted(person.hand()), person.story(), person.prompt()


def in_the_middle(person: Person) -> None:
    """A game against a bot in which this person has another offer to lay; some games are over before that."""
    question = person.page.locator(".prompt", has_text=person.says("prompt-offer"))
    while True:
        person.opens_table(play_now="greedy", options={"first": "green"})
        play_on([person], acts=3)
        while not person.over():
            if question.count():
                return
            if not person.acts():
                person.page.wait_for_timeout(20)


def test_a_reload_in_the_middle_changes_nothing(someone: Someone) -> None:
    ana = someone("Ana")
    in_the_middle(ana)
    before = what_is_known(ana)
    ana.page.reload()
    ana.page.locator(".prompt.yours").wait_for()
    settles(ana, lambda: what_is_known(ana), before)
    play_on([ana], acts=3)


def test_a_lost_connection_comes_back_and_the_game_goes_on(someone: Someone) -> None:
    """What happened meanwhile is there afterwards: the friend plays on while the line is down."""
    ana, ben = someone("Ana"), someone("Ben")
    lines: list[WebSocketRoute] = []
    cut = False

    def pass_on(line: WebSocketRoute) -> None:
        if cut:
            line.close()
            return
        line.connect_to_server()
        lines.append(line)

    ben.page.route_web_socket("**/ws/tables/*", pass_on)
    link = ana.invites()
    ana.calls_themselves()
    ana.chooses("setting-first-green")
    ben.joins(link)
    ben.click("ui-ready")
    ana.click("ui-start")
    ben.page.locator(".prompt .waiting").wait_for()
    cut = True
    lines[-1].close()
    note = ben.page.get_by_text(ben.says("ui-reconnecting"))
    expect(note).to_be_visible()
    play_on([ana], acts=3)
    ana.page.locator(".prompt .waiting").wait_for()
    assert not ben.asked()
    cut = False
    expect(ben.page.get_by_text(ben.says("ui-reconnected"))).to_be_visible()
    expect(ben.page.locator(".prompt")).to_contain_text(ben.says("prompt-choose"))
    assert any(line.startswith("Ana ") for line in ben.story())
    play_on([ana, ben], acts=6)


def test_a_dead_line_is_noticed_and_what_was_chosen_is_sent_again(someone: Someone) -> None:
    """The socket stays open, but nothing comes through: the choice arrives over a new one, once."""
    ana = someone("Ana")
    dead = False

    def pass_on(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        line.on_message(lambda message: None if dead else server.send(message))
        server.on_message(lambda message: None if dead else line.send(message))

    ana.page.route_web_socket("**/ws/tables/*", pass_on)
    ana.opens_table(play_now="greedy", options={"first": "green"})
    ana.page.locator(".hand button.lit").first.click()
    ana.page.locator(".hand button.lit:not(.chosen)").first.click()
    dead = True
    ana.click("ui-confirm")
    expect(ana.page.get_by_text(ana.says("ui-reconnecting"))).to_be_visible()
    dead = False  # perhaps too late for the greeting over the new line, which is then given up, too
    expect(ana.page.get_by_text(ana.says("ui-reconnecting"))).to_be_hidden(timeout=2 * SOON)
    expect(ana.page.get_by_role("log")).to_contain_text(ana.is_told("laid_down"))
    assert ana.story().count(ana.is_told("laid_down")) == 1


def test_whoever_is_offline_is_told_at_once(someone: Someone) -> None:
    ana = someone("Ana")
    ana.opens_table(play_now="greedy", options={"first": "green"})
    ana.page.locator(".hand button.lit").first.wait_for()
    ana.context.set_offline(True)
    expect(ana.page.get_by_text(ana.says("ui-reconnecting"))).to_be_visible()
    ana.context.set_offline(False)
    expect(ana.page.get_by_text(ana.says("ui-reconnecting"))).to_be_hidden()
    ana.page.locator(".prompt.yours").wait_for()
    # What the browser says of being offline is no fault of the page.
    ana.forgives("ERR_INTERNET_DISCONNECTED")


def test_the_server_dies_and_comes_back_in_the_middle(mortal: Served, someone: Someone) -> None:
    ana, ben = (someone(name, address=mortal.address) for name in ("Ana", "Ben"))
    link = ana.invites()
    ana.calls_themselves()
    ben.joins(link)
    ben.click("ui-ready")
    ana.click("ui-start")
    play_on([ana, ben], acts=10)
    settles(ana, lambda: (len(ana.story()) == len(ben.story()), {ana.asked(), ben.asked()}), (True, {True, False}))
    before = [what_is_known(person)[:2] for person in (ana, ben)]
    mortal.kill()
    for person in (ana, ben):
        expect(person.page.get_by_text(person.says("ui-reconnecting"))).to_be_visible()
        assert sorted(person.hand()) == before[(ana, ben).index(person)][0]
    mortal.start()
    for person in (ana, ben):  # who may just have begun to wait for eight seconds
        expect(person.page.get_by_text(person.says("ui-reconnecting"))).to_be_hidden(timeout=SOON)
    ana.page.locator(".prompt .waiting, .prompt.yours, .prompt a[href^='/replay/']").first.wait_for()
    settles(ana, lambda: [what_is_known(person)[:2] for person in (ana, ben)], before)
    play_to_the_end([ana, ben])
    assert sorted([ana.result(), ben.result()]) == ["ui-you-lost", "ui-you-won"]
    # A dead server is a console message of the browser, not a fault of the page.
    for person in (ana, ben):
        person.forgives("WebSocket connection", "ERR_CONNECTION_REFUSED")
