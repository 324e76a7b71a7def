import { useEffect } from "react";
import { createListeners } from "../../../ui/listeners.ts";

const listeners = createListeners();

/** Starts or stops dictation into the open laudo. Does nothing without one. */
export const toggleDictation = listeners.notify;

/** Runs `toggle` for the shortcut of dictation. */
export const useDictationToggle = (toggle: () => void): void => {
  useEffect(() => listeners.subscribe(toggle));
};
