/** Which of the frame's dialogs is open. */

class Dialogs {
  settings = $state(false);
  help = $state(false);
}

export const dialogs = new Dialogs();
