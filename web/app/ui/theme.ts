import { useSyncExternalStore } from "react";

const KEY = "darkMode";
const media = (): MediaQueryList => matchMedia("(prefers-color-scheme: dark)");
const listeners = new Set<() => void>();

const isDark = (): boolean => {
  const chosen = document.documentElement.dataset["theme"];
  return chosen === undefined ? media().matches : chosen === "dark";
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  media().addEventListener("change", listener);
  return () => {
    listeners.delete(listener);
    media().removeEventListener("change", listener);
  };
};

const setDark = (dark: boolean): void => {
  document.documentElement.dataset["theme"] = dark ? "dark" : "light";
  localStorage.setItem(KEY, String(dark));
  for (const listener of listeners) listener();
};

/** The theme and its switch. Without a stored choice the system's applies (specification 4). */
export const useTheme = (): { dark: boolean; toggle: () => void } => {
  const dark = useSyncExternalStore(subscribe, isDark);
  return { dark, toggle: () => setDark(!dark) };
};
