import type { Messages } from "../pt-br/app.ts";

export const shortcuts: Messages["shortcuts"] = {
  title: "Keyboard shortcuts",
  hint: "Shortcuts do nothing while you type or while a window is open.",
  groups: { everywhere: "On every page", consultation: "In a consultation" },
  names: {
    list: "Show the shortcuts",
    search: "Search consultations and patients",
    record: "Go to the home page and start recording",
    pause: "Pause or resume the recording",
    nextDoubt: "Next statement without support in the conversation",
    previousDoubt: "Previous statement without support",
    sign: "Approve the document (opens the confirmation)",
    nextDocument: "Next document",
    play: "Play or pause the recording",
    back: "Back 10 seconds",
    forward: "Forward 10 seconds",
  },
  noDoubt: "No statement without support is open in this document.",
};
