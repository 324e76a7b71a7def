import { useSyncExternalStore } from "react";
import { createListeners } from "../../../ui/listeners.ts";

const PREFERENCE = "laudo-voice-commands";
const listeners = createListeners();

const isOn = (): boolean => localStorage.getItem(PREFERENCE) === "on";

const set = (isWanted: boolean): void => {
  localStorage.setItem(PREFERENCE, isWanted ? "on" : "off");
  listeners.notify();
};

/** Whether this browser obeys voice commands, off by default, and the function that sets it. */
export const useVoiceCommands = (): [boolean, (isWanted: boolean) => void] => [
  useSyncExternalStore(listeners.subscribe, isOn),
  set,
];
