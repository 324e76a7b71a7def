import { useSyncExternalStore } from "react";
import { createListeners } from "../../ui/listeners.ts";

let isOpen = false;
const { subscribe, notify } = createListeners();

/** Opens or closes the list of shortcuts (AppShortcuts). */
export const showShortcuts = (open: boolean): void => {
  isOpen = open;
  notify();
};

export const useShortcutsOpen = (): boolean => useSyncExternalStore(subscribe, () => isOpen);
