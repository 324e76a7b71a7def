import { useSyncExternalStore } from "react";
import { browserStorage } from "./browser-storage.ts";
import { createListeners } from "./listeners.ts";

/** "system" follows the system's preference, also while it changes. */
export type Theme = "light" | "dark" | "system";
export const THEMES: readonly Theme[] = ["light", "dark", "system"];

/** Specification 4: "true" is dark, "false" is light. Nothing is stored for "system". */
const KEY = "darkMode";
const { subscribe, notify } = createListeners();

const readTheme = (): Theme => {
  const chosen = document.documentElement.dataset["theme"];
  return chosen === "dark" || chosen === "light" ? chosen : "system";
};

const setTheme = (theme: Theme): void => {
  if (theme === "system") {
    delete document.documentElement.dataset["theme"];
    browserStorage.removeItem(KEY);
  } else {
    document.documentElement.dataset["theme"] = theme;
    browserStorage.setItem(KEY, String(theme === "dark"));
  }
  notify();
};

/** The chosen theme and the function that chooses another (specification 4). */
export const useTheme = (): { theme: Theme; setTheme: (theme: Theme) => void } => ({
  theme: useSyncExternalStore(subscribe, readTheme),
  setTheme,
});
