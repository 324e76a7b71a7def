import type { laudosDictation as ptBr } from "../pt-br/laudos-dictation.ts";

export const laudosDictation: typeof ptBr = {
  start: "Dictate",
  stop: "Stop dictation",
  starting: "Opening the microphone…",
  listening: "Listening. What you say goes where the cursor is.",
  ending: "Listening to the end of the sentence…",
  busy: "Finish the running recording to dictate.",
  microphoneFailed: "The microphone could not be accessed",
  speechFailed: "Dictation is not available now. What you wrote is still in the report.",
  play: "Play the dictation",
  soundFailed: "The sound of this passage could not be played",
  commands: "Voice commands",
  showCommands: "Show commands",
  commandsTitle: "Voice commands",
  commandsDetail:
    "Turn on “Voice commands” to use them. A phrase that is also part of a sentence, such as “during this period”, stays text.",
  does: {
    newLine: "new line",
    nextField: "goes to the next field",
    previousField: "goes back to the previous field",
    deleteThat: "deletes the last dictated passage",
    goTo: "goes to the section",
    insertPhrase: "inserts the quick phrase with this trigger",
    literal: "writes the word",
  },
  noField: "There is no other field in that direction",
  noHeading: "The report has no such section",
  prompt: {
    open: "Type the dictation",
    title: "Type the dictation",
    detail: "Speech recognition is not available. Type here: the text goes where the cursor was.",
    label: "Text",
    insert: "Insert into the report",
  },
};
