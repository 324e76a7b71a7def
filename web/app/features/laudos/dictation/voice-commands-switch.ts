import { useSyncExternalStore } from "react";
import { browserStorage } from "../../../ui/browser-storage.ts";
import { createListeners } from "../../../ui/listeners.ts";

const PREFERENCE = "laudo-voice-commands";
const listeners = createListeners();

const isOn = (): boolean => browserStorage.getItem(PREFERENCE) === "on";

const set = (isWanted: boolean): void => {
  browserStorage.setItem(PREFERENCE, isWanted ? "on" : "off");
  listeners.notify();
};

/** Whether this browser obeys voice commands, off by default, and the function that sets it. */
export const useVoiceCommands = (): [boolean, (isWanted: boolean) => void] => [
  useSyncExternalStore(listeners.subscribe, isOn),
  set,
];
