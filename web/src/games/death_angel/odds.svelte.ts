/** Whether chances are shown: a person may rather work them out. Remembered on this device. */

const KEY = "undercover.death_angel.odds";

class Odds {
  shown = $state(localStorage.getItem(KEY) !== "no");

  toggle(): void {
    this.shown = !this.shown;
    localStorage.setItem(KEY, this.shown ? "yes" : "no");
  }
}

export const odds = new Odds();
