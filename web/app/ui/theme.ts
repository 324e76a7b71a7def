import { useSyncExternalStore } from "react";
import { createListeners } from "./listeners.ts";

const KEY = "darkMode";
const media = (): MediaQueryList => matchMedia("(prefers-color-scheme: dark)");
const { subscribe, notify } = createListeners();

const isDark = (): boolean => {
  const chosen = document.documentElement.dataset["theme"];
  return chosen === undefined ? media().matches : chosen === "dark";
};

const subscribeTheme = (listener: () => void): (() => void) => {
  const unsubscribe = subscribe(listener);
  media().addEventListener("change", listener);
  return () => {
    unsubscribe();
    media().removeEventListener("change", listener);
  };
};

const setDark = (dark: boolean): void => {
  document.documentElement.dataset["theme"] = dark ? "dark" : "light";
  localStorage.setItem(KEY, String(dark));
  notify();
};

/** The theme and its switch. Without a stored choice the system's applies (specification 4). */
export const useTheme = (): { dark: boolean; toggle: () => void } => {
  const dark = useSyncExternalStore(subscribeTheme, isDark);
  return { dark, toggle: () => setDark(!dark) };
};
